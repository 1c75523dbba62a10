### Tournaments, in English.

## The list

tournament-all = Tournaments
tournament-all-note = Rounds are drawn and tables are laid by themselves. You only come and play.
tournament-none = No tournament is listed yet. Hold the first one.
tournament-status =
    { $status ->
        [running] Under way
        [coming] To come
       *[over] Over
    }
tournament-system =
    { $system ->
        [swiss] Swiss
        [round-robin] Round robin
        [knock-out] Knock-out
       *[arena] Arena
    }
tournament-tables =
    { $n ->
        [2] tables of two
        [3] tables of three
        [4] tables of four
       *[other] tables of { $n }
    }
tournament-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
tournament-ended = ended { $when }
tournament-entered =
    { $status ->
        [over] you played
       *[other] you play
    }

## A tournament

tournament-what = Tournament, { $system }, { $players }, { $tables }
tournament-name = { $name }, { $game }
tournament-host = host: { $name }
tournament-points =
    { $n ->
        [2] 2 points for a win, 1 for a loss
        [3] 3 points for a win, 2 for second, 1 for third
        [4] 4 points for a win, then 3, 2 and 1
       *[other] { $n } points for a win, one less for each place after it
    }
tournament-points-knock-out = Who wins goes on; a point for each round survived
tournament-rounds = Rounds
tournament-games = Games
tournament-began = began { $began } · ends { $ends }
tournament-began-only = began { $began }
tournament-next = The next round begins as soon as all tables have ended.
tournament-watch = Watch
tournament-look = Look
tournament-free = free this round
tournament-laying = the table is being set up
tournament-void = given up by all
tournament-strength = nobody played to the end: { $name } wins as the stronger seed
tournament-result = ended { $points }
tournament-waits = waits for { $name }
# Somebody who does not show themselves.
tournament-somebody = Somebody
tournament-standings = Standings
tournament-after = after round { $n }
tournament-final = final
tournament-json = Results as JSON
tournament-player = Player
tournament-last = Last games
# What parts equal points: the head of a column.
tournament-break =
    { $by ->
        [opponents] Opponents
        [wins] Wins
       *[score] In games
    }
# What parts somebody from the one before, who has the same points.
tournament-behind =
    { $by ->
        [wins] behind by wins
        [score] behind by points in the games
       *[opponents] behind by the points of opponents
    }
tournament-left = has left
# What a round came to, read aloud and shown on pointing. $n: the round.
tournament-outing =
    { $kind ->
        [bye] Round { $n }: free, counts as a win
        [missed] Round { $n }: missed, no points
        [void] Round { $n }: given up by all
       *[place] Round { $n }: place { $place }
    }
tournament-won =
    { $n ->
        [0] Nobody has won.
        [one] { $names } has won.
       *[other] { $names } have won.
    }
tournament-called-off = This tournament was called off.
tournament-lost = There is no such tournament.
tournament-who = Who plays
tournament-nobody = Nobody has entered yet.
tournament-fill =
    { $n ->
        [one] If it stays free, a bot takes the last place.
       *[other] Bots take the { $n } places that are still free when it begins.
    }

## Entering

tournament-you = You and this tournament
tournament-in = You play in this tournament. You will be told when your table is there.
tournament-ready = Your table is ready: go there and play.
tournament-still-open = You can still enter.
tournament-closed = Nobody can enter any more.
tournament-enter =
    { $again ->
        [true] Join in
       *[false] Enter
    }
tournament-leave = Leave
tournament-sure-leave = A game that you are playing is given up, and you are not drawn again. Leave?
tournament-start = Begin now
tournament-call-off = Call off
tournament-sure-call-off = No further round is drawn. Games that are being played go on. Call the tournament off?
tournament-stay = Back
tournament-take-out = Take out
tournament-link = Link to this tournament

## How it works

tournament-how-title = How it works
tournament-how =
    { $system ->
        [swiss] Nobody is out. Each round, players with like points meet, and nobody twice if it can be helped.
        [round-robin] Everybody meets everybody once.
        [knock-out] At each table one goes on, the others are out. If the numbers do not fit, the strongest are free in the first round.
       *[arena] For { $span }, whoever is free is paired at once with somebody of like points, as often as they like.
    }
tournament-how-missing = If you have not come after { $span }, { $bot } plays for you. Without you there are 0 points; come back and your result counts.
tournament-how-limit = A game ends after { $span } at the latest: bots finish it, and whoever was waited for gets 0 points.
tournament-how-bye =
    { $kind ->
        [bots] If the numbers do not fit, { $bot } fills the last table.
        [knock-out] Of equals, the stronger one goes on.
       *[bye] Whoever has nobody to play with gets the points of a win.
    }
tournament-how-late =
    One can still enter until round { $n } begins.
tournament-how-blocked =
    { $system ->
        [round-robin] Here everybody meets everybody, those too who have blocked each other.
        [arena] Nobody is ever paired with somebody they have blocked.
       *[other] Somebody you have blocked is not drawn with you where the draw can avoid it.
    }
tournament-how-breaks =
    { $system ->
        [swiss] Equal points are parted by the points of one’s opponents, then by wins, then by the points in one’s games.
        [knock-out] Those who went equally far are parted by the points in their games.
       *[other] Equal points are parted by wins, then by the points in one’s games.
    }

## Holding one

tournament-hold = Hold a tournament
tournament-keep-first = To hold a tournament, keep your name first, by a passkey or a code.
tournament-form-name = Name
tournament-form-example = Autumn Swiss
tournament-form-system = System
tournament-form-size = Players at a table
tournament-form-length = How long
tournament-form-clock = Clock
tournament-clock =
    { $kind ->
        [bank] { $n } min, 15 s a move
       *[days]
            { $n ->
                [one] a day a move
               *[other] { $n } days a move
            }
    }
tournament-form-limit = A game ends after
tournament-form-fill = Bots fill up to
tournament-form-places =
    { $n ->
        [0] no bots
       *[other] { $n } places
    }
tournament-form-bot = Stand-in
tournament-form-late = Late entry
tournament-form-until =
    { $n ->
        [0] no
       *[other] until round { $n }
    }
tournament-form-begins = Begins
tournament-form-begins-note = Without a time, it begins when you say so.
tournament-form-public = Everybody can see it and enter
tournament-form-hold = Announce
