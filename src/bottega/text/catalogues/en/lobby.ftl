### The lobby: a table before it starts, in English.

lobby-before = before the game
lobby-of = { $host }’s table
# Instead of the name of who hides.
lobby-somebody = Somebody
lobby-seats = Around the table
lobby-drag = Drag a seat to move it
lobby-shuffle = Shuffle the seats
lobby-seat-free = Free seat
lobby-seat-open = for whoever comes next
lobby-seat-invited = kept for whoever has its link
lobby-seat-yours = This seat is yours
# $who: the reader, somebody at the same device, or somebody else who is there or not; $host: whether the table is theirs.
lobby-seat-who =
    { $who ->
        [me] { $host ->
            [yes] you, host
           *[no] you
        }
        [device] at this device
        [here] { $host ->
            [yes] here, host
           *[no] here
        }
       *[away] { $host ->
            [yes] host, not here just now
           *[no] not here just now
        }
    }
lobby-sit = Sit down
lobby-leave = Get up
# What the handle of a seat does, read aloud; $n: its place.
lobby-move = Move place { $n }: { $name }
lobby-move-how = The arrow keys move it.
lobby-moved = { $name } is at place { $n } now.
lobby-open-seat = Open a seat
lobby-add-bot = Add a bot
lobby-most = Up to { $n } players
lobby-level = Other level
lobby-remove = Take place { $n } away: { $name }
lobby-free = Free the seat
lobby-one-link = A link for this seat
lobby-copy-seat = Copy its link
lobby-for-all = For everybody

## Inviting

lobby-invite = Invite friends
lobby-qr = QR code of the invitation
lobby-link = Link to this table
lobby-copied-seat = The link of this seat is copied: send it to one friend.
lobby-share = Share
lobby-mail = By e-mail
lobby-one = One link for everybody. Whoever opens it takes the next free seat; when all are taken, they watch.
# What is sent along with the link; $title is the game.
lobby-invitation = Play { $title } with me on Bottega

## Arriving

# Above the name of the game.
lobby-invites = { $host } invites you to
lobby-so-far =
    { $n ->
        [0] Nobody sits there yet. You need no account.
        [one] One player so far. You need no account.
       *[other] { $n } players so far. You need no account.
    }
lobby-name = What shall we call you?
lobby-only-watch = Only watch
lobby-first = First time?
lobby-first-guide =
    { $game ->
        [lorenzo] The guided game takes half an hour.
       *[other] The guided game takes 10 minutes.
    }

## Chat

lobby-talk = Chat
lobby-say = Say something
lobby-sat = { $name } sits down.
lobby-left = { $name } gets up.
# $kind: of which kind a seat is now; $bot: who plays there.
lobby-line-seat =
    { $kind ->
        [bot] { $host } seats { $bot }.
        [invited] { $host } keeps a seat for somebody.
       *[open] { $host } opens a seat.
    }
lobby-line-removed =
    { $n ->
        [one] { $host } takes a seat away.
       *[other] { $host } takes { $n } seats away.
    }
lobby-line-moved = { $host } moves the seats.
# $what: how it is now, such as "No clock".
lobby-line-changed = { $host } changes: { $what }.
lobby-line-other = { $host } changes how the table is run.

## What was agreed

lobby-terms = The rules of this table
lobby-rules = The rules
# $option and $value: an option of the game and what was chosen.
lobby-option = { $option }: { $value }
lobby-clock-none = No clock
lobby-clock-days =
    { $n ->
        [one] { $n } day for each move
       *[other] { $n } days for each move
    }
# $minutes: for the whole game; $n: seconds that come back with each move.
lobby-clock-bank =
    { $n ->
        [0] { $minutes } minutes each for the whole game
        [one] { $minutes } minutes each, and { $n } second back per move
       *[other] { $minutes } minutes each, and { $n } seconds back per move
    }
lobby-hand-over =
    { $on ->
        [on] A turn ends with “End turn”, and can be taken back until then
       *[off] A turn ends by itself with its last choice
    }
lobby-watch =
    { $watch ->
        [delayed] Others may watch, { $n } decisions late
        [none] Only the players see the game
       *[open] Others may watch
    }
lobby-friendly = A friendly game: it does not count for ratings
lobby-rated = The game counts for ratings
lobby-public =
    { $on ->
        [on] In the list of tables
       *[off] Not in the list of tables
    }
lobby-chat =
    { $on ->
        [on] Chat while the game runs
       *[off] No chat while the game runs
    }

# Beside the heading; $me: whether the reader can change it.
lobby-changed-by =
    { $me ->
        [yes] you can change it until the start
       *[no] { $host } can change it until the start
    }

## Starting

# $n: who plays, bots too.
lobby-start =
    { $n ->
        [0] Start
        [1] Start alone
        [2] Start with these two
        [3] Start with these three
        [4] Start with these four
        [5] Start with these five
       *[other] Start with these { $n }
    }
lobby-ready = Everybody is here.
lobby-no-reason = A free seat is no reason to wait.
lobby-absent = Not here just now: { $names }.
lobby-unfit =
    { $n ->
        [one] With these rules one player is not enough.
       *[other] These rules are not for { $n } players.
    }
lobby-waiting = { $host } starts the game.
lobby-watching = All seats are taken: you watch. { $host } starts the game.
lobby-give-up = Close the table
lobby-give-up-sure = Really close it?
