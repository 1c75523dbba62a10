"""How an answer is chosen: rows and things that were picked, letters that were typed, a cursor."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bottega.kernel.telling import kebab
from bottega.terminal.keys import Keyed, Places, keyed, matches
from bottega.terminal.narrowing import (
    NOTHING,
    Click,
    Item,
    Laid,
    Picks,
    choose,
    counted,
    laid,
    leads,
    left,
    offered,
    touch,
    unsaid,
)
from bottega.terminal.scene import Scene
from bottega.terminal.words import Words
from bottega.wire import Choice

END: Final = "end"
MANY_ROWS: Final = 18


class Row(NamedTuple):
    """A row of the list, as it is shown and chosen."""

    kind: str  # item, chosen (it stands, and can be taken back), step, quiet, or solid: the way on
    key: str
    name: str
    where: str = ""
    choice: Choice | None = None  # where it is one answer
    item: Item | None = None
    place: str = ""  # where it lies, by its id


class Done(NamedTuple):
    """What is to be done: give an answer, take one back, or end what has no choice left."""

    deed: str  # answer, untake or end
    code: int = -1


class Choosing:
    """The choice of one answer; what is shown follows from the scene and what was picked."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.scene: Scene | None = None
        self.places = Places()
        self.room = MANY_ROWS
        self.picks = NOTHING
        self.typed = ""
        self.cursor: int | None = None
        self.rows: list[Row] = []
        self._able: Sequence[Choice] = ()  # what things on the board stand for

    def ask(self, scene: Scene, places: Places) -> None:
        """Begin with a new scene; a question that is still the same keeps what was picked."""
        same = self.scene is not None and self.scene.version == scene.version
        self.scene, self.places = scene, places
        if not same:
            self.picks, self.typed = NOTHING, ""
        self.lay()

    # What is shown.

    @property
    def choices(self) -> Sequence[Choice]:
        """Give all answers."""
        return self.scene.choices if self.scene else ()

    def open(self) -> list[Choice]:
        """Give the answers that are left, by what is not yet known of them."""
        return unsaid(left(self.choices, self.picks), self.picks)

    def _laid(self) -> Laid:
        return laid(self.open(), self.picks, self.room, self._named)

    def _named(self, thing: str) -> bool:
        return bool(thing) and self._group(thing) is not None

    def _group(self, thing: str) -> str | None:
        kind, _, name = thing.partition(":")
        called = self.scene.called(thing) if self.scene else None
        return self.words.find(f"group-{kind}", name=called or name)

    def lay(self) -> None:
        """Lay the rows out anew."""
        self._able = offered(self.choices, self.picks)
        found = self._laid()
        steps = counted(found.items)
        rows = self._chosen()
        rows += self._steps(steps) if steps else self._items(found.items)
        rows += [Row("quiet", "", self.name(item), item=item) for item in found.quiet]
        solid = self._solid(found.last)
        self.rows = [*rows, solid] if solid else rows
        self.cursor = self._resting(bool(steps))

    def _resting(self, counting: bool) -> int | None:
        """Rest on the only row that letters leave, on the least number, or on the way on."""
        at = [i for i, row in enumerate(self.rows) if row.kind in ("item", "step", "chosen")]
        alone = len(at) == 1 and (self.typed or self.picks != NOTHING)
        if alone or (counting and at and not self.typed):
            return at[0]
        last = len(self.rows) - 1
        return last if self.rows and self.rows[last].kind == "solid" else None

    def _chosen(self) -> list[Row]:
        """Show what stands and can be taken back."""
        if self.scene is None or self.picks != NOTHING or self.typed:
            return []
        return [
            Row("chosen", "", choice.name or choice.sentence or choice.line, choice=choice)
            for choice in self.scene.chosen
        ]

    def _steps(self, steps: Sequence[Choice]) -> list[Row]:
        shown = [choice for choice in steps if str(choice.number).startswith(self.typed)]
        return [
            Row("step", str(choice.number), self.name(Item((choice,))), choice=choice)
            for choice in shown
        ]

    def _items(self, items: Sequence[Item]) -> list[Row]:
        all_rows = keyed(items, self.places)
        if not self.typed:
            return [self._row(row) for row in all_rows]
        found = self._typed(all_rows)
        if not found:  # of what stands behind the rows
            deeper = [Item((choice,)) for choice in self.open() if choice.kind != END]
            found = self._typed(keyed(deeper, self.places))
        return [self._row(row) for row in found]

    def _typed(self, rows: Sequence[Keyed]) -> list[Keyed]:
        exact = [row for row in rows if row.key == self.typed]
        return exact or [row for row in rows if matches(row, self.typed, self.name(row.item))]

    def _row(self, row: Keyed) -> Row:
        where = dict(self.places.all).get(row.place, "")
        number = self.places.number(row.item.only) if row.item.only else 0
        where = f"{where} {number}" if where and number else where
        return Row("item", row.key, self.name(row.item), where, row.item.only, row.item, row.place)

    def _solid(self, last: Choice | None) -> Row | None:
        """Give the way on: what closes the question, or the end of the turn."""
        if self.scene is None or self.typed:
            return None
        if self.scene.ending:
            closing = self.scene.closing
            name = self.doing(closing) if closing else self.words("end-turn")
            return Row("solid", "⏎", name, choice=closing)
        return Row("solid", "⏎", self.doing(last), choice=last) if last else None

    def name(self, item: Item) -> str:
        """Name a row."""
        if item.only is not None:
            return self.named(item.only)
        if item.thing is not None:
            return self._group(item.thing) or item.thing
        return self.kind(item.verb)

    def kind(self, verb: str) -> str:
        """Name a kind of answer."""
        return self.words.find(f"verb-{kebab(verb)}") or verb

    def named(self, choice: Choice) -> str:
        """Name an answer; not where what it brings says it all, by its kind where it only costs."""
        if choice.name:
            return choice.name
        if choice.gains:
            return ""
        if choice.pays:
            return self.words.find(f"verb-{kebab(choice.verb)}") or ""
        return choice.sentence or self.kind(choice.verb)

    def doing(self, choice: Choice) -> str:
        """Say what the way on does."""
        said = self.words.find(f"do-{kebab(choice.verb)}")
        return said or choice.sentence or self.kind(choice.verb)

    def question(self) -> str:
        """Ask what is still open."""
        if self.scene is None:
            return ""
        if self.scene.ending and self.scene.closing is None:
            return self.words("question-hand-over")
        if self.picks == NOTHING:
            return self.scene.sentence
        thing = self.picks.things[-1] if self.picks.things else ""
        kind, _, name = thing.partition(":")
        key = kind or kebab(self.picks.verb or "")
        called = self.scene.called(thing) or name
        return self.words.find(f"narrow-{key}", name=called) or self.scene.sentence

    # What is done.

    def can(self, thing: str) -> bool:
        """Say whether a thing can be chosen now: to answer, to close, or to take back."""
        if self.scene is None:
            return False
        return leads(self._able, self.picks, thing) or self._stands(thing) or self._closes(thing)

    def _stands(self, thing: str) -> bool:
        chosen = self.scene.chosen if self.scene else ()
        return any(thing in choice.touches for choice in chosen)

    def _closes(self, thing: str) -> bool:
        closing = self.scene.closing if self.scene else None
        return closing is not None and thing in closing.touches

    def picked(self, thing: str) -> bool:
        """Say whether a thing was picked, or stands."""
        return thing in self.picks.things or self._stands(thing)

    def touch(self, thing: str) -> Done | None:
        """Choose a thing on the board."""
        if not self.can(thing) or self.scene is None:
            return None
        if self._closes(thing):
            return Done("end")
        for choice in reversed(self.scene.chosen):
            if thing in choice.touches:
                return Done("untake", choice.code)
        return self._click(touch(self.choices, self.picks, thing))

    def take(self, row: Row) -> Done | None:
        """Choose a row."""
        if row.kind == "chosen" and row.choice is not None:
            return Done("untake", row.choice.code)
        if row.kind == "solid" and self.scene is not None and self.scene.ending:
            return Done("end")
        if row.kind in ("solid", "step") and row.choice is not None:
            return Done("answer", row.choice.code)
        if row.item is None:
            return None
        quiet = row.kind == "quiet"
        return self._click(choose(self.choices, self.picks, row.item, quiet=quiet))

    def _click(self, click: Click) -> Done | None:
        self.typed = ""
        if click.answer is not None:
            return Done("answer", click.answer.code)
        self.picks = click.picks
        self.lay()
        return None

    @property
    def here(self) -> Row | None:
        """Give the row under the cursor."""
        at = self.cursor
        return self.rows[at] if at is not None and at < len(self.rows) else None

    def enter(self) -> Done | None:
        """Choose the row under the cursor."""
        return None if self.here is None else self.take(self.here)

    def move(self, by: int) -> None:
        """Move the cursor; from nowhere it comes to the first row, or to the last."""
        if not self.rows:
            return
        if self.cursor is None:
            self.cursor = 0 if by > 0 else len(self.rows) - 1
        else:
            self.cursor = max(0, min(len(self.rows) - 1, self.cursor + by))

    def type(self, letter: str) -> Done | None:
        """Type a letter or a number; a key that means one row chooses it."""
        before = self.typed
        self.typed += letter
        self.lay()
        shown = [row for row in self.rows if row.kind in ("item", "step")]
        if not shown:
            self.typed = before
            self.lay()
            return None
        exact = [row for row in shown if row.key == self.typed]
        if len(exact) == 1 and letter.isdigit() and not self._longer():
            return self.take(exact[0])
        return None

    def _longer(self) -> bool:
        """Say whether another number could go on from what was typed."""
        typed, self.typed = self.typed, ""
        self.lay()
        keys = [row.key for row in self.rows if row.kind in ("item", "step")]
        self.typed = typed
        self.lay()
        return any(key.startswith(typed) and key != typed for key in keys)

    def erase(self) -> bool:
        """Take the last letter back; tell whether there was one."""
        if not self.typed:
            return False
        self.typed = self.typed[:-1]
        self.lay()
        return True

    def back(self) -> bool:
        """Go one step back; tell whether there was one."""
        if self.typed:
            self.typed = ""
        elif self.picks.things:
            things = self.picks.things[:-1]
            self.picks = Picks(things, self.picks.verb)
        elif self.picks.verb is not None:
            self.picks = NOTHING
        else:
            return False
        self.lay()
        return True
