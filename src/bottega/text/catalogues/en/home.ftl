### The first page and the page about Bottega, in English.

home-title = Bottega
home-title-turn = ● Your turn – Bottega
home-heading = Three tables in a Florentine workshop
home-promise = No account. Play against bots at once, or send a link to your friends.
home-games = Games

## Who you are

home-playing-as = Playing as
# A short link beside one's name; the longer one is read aloud after it.
home-who-change = change
home-who-change-long = your name, or continue on another device
home-you = You
home-name = Your name
home-name-save = Save
home-name-hint = It is shown at tables where you sit down from now on.
home-page = Your page
home-keep = Keep my name
home-device = Continue on another device
home-device-hint = A code makes you the same person elsewhere: your tables, your seats, your name.
home-code = Your code
home-code-give = Give me a code
home-code-copy = Copy
home-code-copied = The code is copied.
home-code-select = Copy the selected code.
home-code-secret = Keep it to yourself: whoever has it can play as you. It can be used once; any code before it is void.
home-code-kept = I have kept my code
home-code-kept-why = Then your name stays yours: you can be listed among the leaders, found clubs and hold tournaments.
home-code-stays = Your name is kept. You can be listed among the leaders, found clubs and hold tournaments.
home-code-have = I have a code
home-code-take = Continue
home-code-taken = Welcome back, { $name }. Here is a new code for the next time.
home-code-wrong = This code is not known. Each is good once, and only the last one that was given.
home-code-warning = This browser is then no longer { $name }. If { $name } has tables worth keeping, take a code for them first.
home-bell = Notices

## The games

# $game: masters, lorenzo or renaissance.
home-minutes =
    { $game ->
        [masters] 45 minutes
        [lorenzo] 90 minutes
       *[renaissance] 40 minutes
    }
home-facts =
    { $game ->
        [masters] 1 to 4 players
        [lorenzo] 2 to 5 players
       *[renaissance] 2 to 8 players
    } · { $minutes }
# $others: whom one met last, such as “Nino and Tessa”; $minutes: as above.
home-last = Last time with { $others } · { $minutes }
home-pitch =
    { $game ->
        [masters] Take marbles, buy cards, run your bottega, and mind the road of faith.
        [lorenzo] Send your family to the towers, the market and the council.
       *[renaissance] Build a castle cell by cell, keep your missions secret, and watch for cannons.
    }
home-coming = coming
home-coming-note = On the workbench: this table is still being built.
home-play = Play now
home-invite = Invite friends
home-watch = Watch
home-change = Change
home-guide = First guided game
home-learn =
    { $game ->
        [lorenzo] Learn in half an hour
       *[other] Learn in 10 minutes
    }
home-device-one = On one device
home-decks = Build a deck
home-cards = Choose cards
home-rules = Rules
home-first = Your first game: the basic rules, no leaders.
# Before what can be turned on and off on the card: leaders and both expansions of Lorenzo.
home-extras = Play with
home-option-advanced-true = Leaders
home-option-modules-houses = Houses
home-option-modules-pazzi = Pazzi
# $others: a list such as "2 greedy bots and 1 friend".
home-against = With { $others }.
home-with-bots = You watch { $others }.
home-alone = Alone, against Lorenzo.
home-people-here =
    { $n ->
        [one] { $n } more at this device
       *[other] { $n } more at this device
    }
home-people-invited =
    { $n ->
        [one] { $n } guest by link
       *[other] { $n } guests by link
    }
home-people-open =
    { $n ->
        [one] { $n } open seat
       *[other] { $n } open seats
    }

## Setting up a table

home-setup-title = Set the table: { $game }
home-setup-players = Players
home-setup-solo = Solo
home-setup-seats = Who sits where
home-setup-options = Rules
home-setup-settings = The table
home-setup-open = Open the table
home-setup-keep = Keep for later
# $changes: a list of what else is different now, such as "players to “4”".
home-setup-followed = This also sets { $changes }.
home-setup-change = { $option } to “{ $value }”
# Renaissance: how many families of cards a table needs; $chosen: how many are picked.
home-families-need =
    { $n ->
        [one] This table is played with { $n } family; { $chosen } are chosen.
       *[other] This table is played with { $n } families; { $chosen ->
            [one] { $chosen } is chosen.
           *[other] { $chosen } are chosen.
        }
    }
home-seat-me = { $name } (you)
home-seat-bot = A bot
home-seat-invited = A friend, by link
home-seat-open = Whoever comes first
home-seat-here = Somebody at this device
home-seat-name = Name of player { $n }
home-seat-name-short = Name
home-clock = Clock
home-clock-kind =
    { $kind ->
        [bank] Minutes for the whole game
        [days] Days for each move
       *[none] No clock
    }
home-clock-minutes = minutes each
home-clock-increment = seconds back per move
home-clock-days = days per move
# How long others may answer an action at a live table. $n: from 3 to 40.
home-window = Time to answer an action
home-window-seconds = { $n } seconds
home-watching = Watching
home-watching-kind =
    { $watch ->
        [delayed] Allowed, some moves late
        [none] Only the players see it
       *[open] Allowed
    }
home-rated = Counts for ratings
home-rated-note = Where people meet each other or the people of the workshop.
home-rated-practice = A practice game does not count.
home-public = Shown in the list of tables
home-hand-over = A turn ends only with “End turn”, so that it can be taken back
home-chat = Chat while the game runs

## Tables

home-mine = Your tables
home-at-tables =
    { $n ->
        [one] at one table
       *[other] at { $n } tables
    }
home-others-turn = The others are to move.
home-none-running = No game of yours is running.
home-open = Open tables
home-open-none = No table waits for players. “Invite friends”, or set one with an open seat.
home-running = Being played now
home-running-none = Nobody plays in public right now.
home-running-count =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
home-past = Finished games ({ $n })
home-show-more = Show { $n } more
home-your-turn = Your turn
home-waiting = Waiting for { $names }
home-moved = Last move { $when }
home-left = { $time } left
home-free-seats =
    { $n ->
        [0] All seats taken, not started yet
        [one] { $n } seat free
       *[other] { $n } seats free
    }
# $when: such as "5 minutes ago".
home-started = Started { $when }
home-ended = Ended { $when }
home-just-now = just now
home-damaged = Damaged
home-row-play = Play
home-row-open = Open
home-row-see = Look
home-row-look = Look again
home-row-watch = Watch
home-row-sit = Sit down
# Read aloud after the words of a row's button.
home-row-at = : { $title }, { $names }
home-watch-title = { $game }: being played now
home-watch-none = Nobody plays this in public right now. Tables that start meanwhile appear here.
home-looking = Looking…

## Records

home-record = Look at a game played elsewhere
home-record-hint = Drop its record anywhere on this page, or choose the file.
home-record-choose = Choose a file
home-drop-here = Let go to see the game

## Below

home-foot = More
home-unofficial = Unofficial and not affiliated with the publishers. Masters of Renaissance: Simone Luciani, Nestore Mangone. Lorenzo il Magnifico: Flaminia Brasini, Virginio Gigli, Simone Luciani. Renaissance: Céline Dumas with Guillaume Ayoub (CC BY-NC-SA 3.0 FR).
home-about = About

## About

home-about-title = About Bottega
home-about-heading = A workshop for three games
home-about-what = Bottega is a place to play three board games of the Renaissance: with friends far away or around one device, against bots, at once or over weeks, in the browser, in the terminal and from Python.
home-about-how = There is no account. A browser gets a name the first time it comes, and a passkey or a code takes that name and its tables to another device. Every game can be looked at again, move by move, and its record can be taken away as a file.
home-about-unofficial = Unofficial
home-about-unofficial-text = Bottega is made by people who like these games. It is not affiliated with their publishers or designers, and none of them has checked or approved it. Rules are told in our own words, and every picture is our own. If you like a game here, buy the box.
home-about-designers =
    { $game ->
        [masters] Designed by Simone Luciani and Nestore Mangone.
        [lorenzo] Designed by Flaminia Brasini, Virginio Gigli and Simone Luciani.
       *[renaissance] Designed by Céline Dumas with Guillaume Ayoub, and later called Artigiano. The original is published under the licence CC BY-NC-SA 3.0 FR; its facts and titles are used here with thanks, its texts and pictures are not.
    }
home-about-fair = Fair shuffles
home-about-fair-text = Before the first card is dealt, the server publishes a fingerprint of the whole shuffle, so that it cannot be changed afterwards. When the game is over the shuffle itself is shown and stands in the record, and anybody can check that the fingerprint belongs to it and that the game was played from it.
home-about-drawn = Drawings and letters
home-about-drawn-text = All drawings are made for Bottega, as lines and flat colours, so that they are sharp at any size.
home-about-fonts = Titles are set in EB Garamond, text in Source Sans 3; both are free under the SIL Open Font License 1.1 and come with Bottega, with their licences.
home-about-notices = Made with the work of others
home-about-notices-text = These pages use the following typefaces and programs. Each comes with its licence.
home-about-private = Between you and this server
home-about-private-text = Pages load nothing from anywhere but the server they come from. One cookie remembers who you are; your theme, language and table setups stay in this browser. If you want notices on a device, the server keeps the address that its browser gives for that, until you stop them there. Only that browser can read what is sent. A mail address that you confirm is kept until you take it back. What you have played is listed on your page, unless you hide it. Everything that is stored of you is yours to have as a file, and to delete.
home-about-play = To the tables
home-people = The people of the workshop
home-around = Between the games
home-around-tournaments = Tournaments
home-around-clubs = Clubs
home-around-puzzles = Puzzles
home-around-games = Games played
home-around-friends = Friends
home-around-leaders = Who leads
tournament-begins = begins { $when }
tournament-begins-host = begins when the host says so
tournament-round = Round { $n }
tournament-round-of = round { $n } of { $of }
tournament-ends = ends { $ends }
tournament-to-table = To your table
home-stage =
    { $counts ->
        [round] Round { $n } of { $of }
       *[turn] Turn { $n }
    }

## Quick match

home-match = Play with people
home-match-note = A game begins when the table is full. It counts for ratings. After a minute bots may take the other seats.
home-match-note-turns = A game begins when the table is full. It counts for ratings. Each move may take a day.
home-match-pace = When you play
# $pace: live or turns.
home-match-paces =
    { $pace ->
        [live] Now
       *[turns] A day a move
    }
home-match-count = How many play { $title }
home-match-waiting =
    { $n ->
        [one] one waits
       *[other] { $n } wait
    }
home-match-first = be the first
home-match-wait = Wait for others

## Deal of the day

daily-heading = Deals of the day
# $day: such as “Wednesday, November 18”.
daily-of = Deal of the day, { $day }
daily-note = The same cards for everybody, against the same bots. One try counts.
daily-once = One try counts.
# $title: of a game.
daily-alone = { $title }, alone
daily-with = { $title } with { $others }
daily-play = Play the deal
daily-go-on = Go on
daily-again = Try again, not counted
daily-results = Results
daily-tried =
    { $n ->
        [0] Nobody has finished it yet.
        [one] One person has finished it.
       *[other] { $n } people have finished it.
    }
daily-yours = { $n } points, place { $rank } of { $of }
daily-streak =
    { $n ->
        [one] one day in a row
       *[other] { $n } days in a row
    }
daily-same =
    { $n ->
        [0] Everybody gets the same cards in the same order.
       *[other] Everybody gets the same cards in the same order. Who plays alike meets the same answers of the bots.
    }
daily-lost = Alone, a game that Lorenzo wins counts 0 points.
daily-points = points
daily-place = place, of { $of }
daily-days =
    { $n ->
        [one] day in a row
       *[other] days in a row
    }
daily-share = Share the deal
daily-shared = The link is copied. It tells nothing of the result.
daily-all = Points of all who finished
daily-bar = { $from } to { $to } points: { $n }
# $over: whether the day is over.
daily-best =
    { $over ->
        [true] The best
       *[false] The best so far
    }
daily-others = The other deals of the day
daily-hidden = The results are told when you have played.
daily-later = Games can be watched when the day is over.
daily-nobody = Nobody is listed yet.
daily-unlisted = Listed are those who keep their name, by a passkey or a code.
daily-rank = Place
daily-player = Player
daily-time = Time
daily-watch = Watch
daily-yours-lately = Your last two weeks
