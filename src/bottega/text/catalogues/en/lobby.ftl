### The lobby: a table before it starts, in English.

lobby-before = before the game
# $n: how many players.
lobby-who =
    { $n ->
        [one] Solo, set by { $host }
       *[other] { $n } players, table set by { $host }
    }
lobby-seats = Around the table
lobby-seat-free = Seat { $n } is free
# $bot: how the bot is called.
lobby-bot = Bot { $bot }
lobby-seat-bot = a bot, always ready
lobby-seat-open = for whoever comes first
lobby-seat-invited = kept for whoever has its link
lobby-seat-mine = you
lobby-seat-device = at this device
lobby-seat-here = is here
lobby-seat-away = has a seat, not looking just now
lobby-sit = Sit down
# Read aloud after "Sit down".
lobby-at-seat = on seat { $n }
lobby-leave = Get up

## Links

lobby-link = link of seat { $n }
lobby-copy = Copy link
lobby-copied = The link is copied: send it to one friend.
lobby-select = Copy the selected link.
lobby-share = Share
# What is sent along with a link; $title is the game.
lobby-invitation = A seat is kept for you: { $title } on Bottega

## What was agreed

lobby-terms = What is played
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

## Starting

lobby-start = Start the game
lobby-ready = Everybody is here. You may start.
lobby-why-not =
    { $n ->
        [one] One seat is still free: send its link, then start.
       *[other] { $n } seats are still free: send each friend a link of their own, then start.
    }
lobby-waiting =
    { $n ->
        [one] Waiting for one more player.
       *[other] Waiting for { $n } more players.
    }
lobby-waiting-host = All seats are taken. { $host } starts the game.
lobby-give-up = Give up the table
lobby-give-up-sure = Really give it up?
