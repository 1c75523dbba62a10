"""The set-up as a form: which game, who plays, by which rules; or a game that was kept."""

from collections.abc import Callable, Iterable
from typing import Any

from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Checkbox, Input, Label, Select

from bottega.bots.api import known
from bottega.cli.files import kept_games, open_record
from bottega.cli.options import fresh_seed
from bottega.cli.seats import OPPONENT, seats_for, seats_of
from bottega.cli.sitting import Sitting
from bottega.games import GAMES
from bottega.kernel.errors import BottegaError
from bottega.terminal.words import Words
from bottega.text.catalogue import Catalogue, languages, option_key
from bottega.text.voice import bot_called, bot_kinds

Begin = Callable[[Sitting, str, bool], None]
Visit = Callable[[str, str], None]


class SetUp(Screen[None]):
    """Asks for all that a game needs, and begins it."""

    BINDINGS = [("escape", "leave", ""), ("ctrl+s", "begin", "")]

    def __init__(self, language: str, begin: Begin, visit: Visit) -> None:
        super().__init__()
        self.language = language
        self.words = Words(language)
        self.begin = begin
        self.visit = visit
        self.kept = kept_games()
        self.game = ""  # whose rules are shown

    def compose(self) -> ComposeResult:
        """Lay the fields out."""
        say = self.words
        with VerticalScroll(id="form") as form:
            form.border_title = f"Bottega · {say('terminal-set-up')}"
            if self.kept:
                names = [(path.stem, str(path)) for path in self.kept]
                yield from self._field("kept", "terminal-kept-games", names, None)
            titles = [(say("game-title", game=name), name) for name in GAMES]
            yield from self._field("game", "home-games", titles, "masters")
            yield from self._field("players", "home-setup-players", [], None)
            yield from self._field("people", "terminal-people", [], None)
            yield from self._text("names", "terminal-names")
            yield from self._field("bots", "terminal-bots", self._bots(), OPPONENT)
            spoken = [(Catalogue(each, "bottega").word("language"), each) for each in languages()]
            yield from self._field("language", "tool-language", spoken, self.language)
            yield from self._text("server", "terminal-server", "http://HOST")
            yield Checkbox(say("terminal-practice"), id="practice", compact=True)
            yield VerticalScroll(id="rules")
            with Horizontal(classes="field"):
                yield Button(say("terminal-begin"), id="begin", variant="primary")
                yield Button(say("watch-leave"), id="leave")

    def _bots(self) -> list[tuple[str, str]]:
        called = ((bot, bot_called(bot, self.language)) for bot in known())
        kinds = ((bot, name, bot_kinds(bot, self.language)) for bot, name in called)
        return [(f"{name} ({', '.join(kind)})" if kind else name, bot) for bot, name, kind in kinds]

    def _field(
        self, name: str, key: str, values: list[tuple[str, Any]], value: Any
    ) -> ComposeResult:
        with Horizontal(classes="field"):
            yield Label(self.words(key))
            chosen = {} if value is None else {"value": value}
            yield Select(values, id=name, allow_blank=value is None, compact=True, **chosen)

    def _text(self, name: str, key: str, example: str = "") -> ComposeResult:
        with Horizontal(classes="field"):
            yield Label(self.words(key))
            yield Input(id=name, compact=True, placeholder=example)

    def on_mount(self) -> None:
        """Fill in what depends on the game."""
        self._filled("masters")

    @work(exclusive=True)
    async def _filled(self, name: str) -> None:
        if name == self.game:
            return
        self.game = name
        played = GAMES[name]
        counts = [(str(n), n) for n in played.players]
        players = self.query_one("#players", Select)
        players.set_options(counts)
        players.value = max(2, played.players[0])
        people = self.query_one("#people", Select)
        people.set_options([(str(n), n) for n in range(1, max(played.players) + 1)])
        people.value = 1
        rules = self.query_one("#rules", VerticalScroll)
        await rules.remove_children()
        await rules.mount_all(self._rules(name))

    def _rules(self, name: str) -> Iterable[Horizontal]:
        say = Words(self.language, name)
        for option, ways in GAMES[name].options.items():
            told = [(say.find(option_key(option, value)) or value, value) for value in ways.values]
            label = Label(say.find(option_key(option)) or option)
            field = Select(told, value=ways.default, allow_blank=False, name=option, compact=True)
            yield Horizontal(label, field, classes="field")
            if ways.free:
                other = Input(name=option, compact=True, placeholder=say("terminal-other"))
                yield Horizontal(Label(""), other, classes="field")

    def on_select_changed(self, event: Select.Changed) -> None:
        """Ask for what the chosen game needs."""
        if event.select.id == "game" and isinstance(event.value, str):
            self._filled(event.value)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Begin, or leave."""
        if event.button.id == "begin":
            self.action_begin()
        else:
            self.action_leave()

    def action_leave(self) -> None:
        """Leave."""
        self.app.exit()

    def action_begin(self) -> None:
        """Set the table and sit down, or see one's tables; what does not go together is said."""
        language = str(self.query_one("#language", Select).value)
        server = self.query_one("#server", Input).value.strip()
        if server:
            self.visit(server, language)
            return
        try:
            sitting = self._sitting()
        except BottegaError as error:
            self.notify(str(error), severity="error")
            return
        practice = self.query_one("#practice", Checkbox).value
        self.begin(sitting, language, practice)

    def _sitting(self) -> Sitting:
        kept = self.query("#kept")
        chosen = kept.first(Select).value if kept else None
        if isinstance(chosen, str):
            recorded = open_record(chosen)
            path = next(path for path in self.kept if str(path) == chosen)
            return Sitting.resume(recorded, seats_of(recorded), path)
        played = GAMES[str(self.query_one("#game", Select).value)]
        players = self._number("players")
        people = min(self._number("people"), players)
        rules = self.query_one("#rules")
        options = {str(each.name): str(each.value) for each in rules.query(Select)}
        typed = {str(each.name): each.value.strip() for each in rules.query(Input)}
        options |= {name: text for name, text in typed.items() if text}
        names = [name.strip() for name in self.query_one("#names", Input).value.split(",")]
        named = [name for name in names if name][:people]
        bots = [str(self.query_one("#bots", Select).value)] if people < players else []
        setting = played.options_from(players, options)
        return Sitting(played, setting, fresh_seed(), seats_for(people, named, players, bots))

    def _number(self, name: str) -> int:
        value = self.query_one(f"#{name}", Select).value
        return value if isinstance(value, int) else 1
