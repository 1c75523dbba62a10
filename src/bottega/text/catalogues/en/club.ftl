### Players' pages, and who leads, in English.

## A player's page

# $when: a month, such as "March 2026".
club-since =
    { $n ->
        [0] No game yet
        [one] { $n } game since { $when }
       *[other] { $n } games since { $when }
    }
club-no-page = There is no such player, or they do not show themselves.
club-shown = Others see this page
club-shown-on = Everybody can look at it, and lists of games and leaders name you.
club-shown-off = It is yours alone, and no list names you. At tables you keep your name.
club-ratings = Ratings
club-count =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
# Below a rating. $spread: how far the strength may be from it.
club-rated = ± { $spread }, best { $best }
club-rated-open = ± { $spread }, still open
club-rated-alone = most points of a game won
club-unrated = Not rated yet
# Read aloud instead of the curve of a rating.
club-course =
    { $n ->
        [one] After the first game: { $last }
       *[other] The last { $n } games: from { $first } to { $last }, never below { $low } or above { $high }
    }
# Among whom games count together.
club-pools = Kind of games
club-pool-two = Two players
club-pool-more = Three or more
club-pool-teams = Teams
club-pool-levels = With bots
club-pool-solo = Alone
club-other-rules = { $pool }, other rules

## Games

club-last = Last games
club-all = All { $n }
club-all-public = All public games
club-more = Show more
club-none = No game is listed yet.
club-none-own = Games that you finish are listed here.
# Short, for lists.
club-title =
    { $game ->
        [masters] Masters
        [lorenzo] Lorenzo
        [renaissance] Renaissance
       *[other] { $game }
    }
club-game = Game
club-points-title = Points
club-with = With
club-rating = Rating
club-ended = Date
# $place: such as "1st"; $of: how many played.
club-place = { $place } of { $of }
club-alone = alone
club-gave-up = gave up
# $others: the points of the others, such as "41, 37".
club-points = { $n } to { $others }
club-points-alone =
    { $won ->
        [true] { $n }, won
       *[false] { $n }, lost
    }
# Instead of the change of a rating: it was the first game, or it does not count.
club-first-rated = first
club-friendly = friendly
# What a game was a part of; $kind: daily, duplicate (a contest of a club) or tournament.
club-occasion =
    { $kind ->
        [daily] deal of the day
        [again] deal of the day, again
        [duplicate] contest
       *[tournament] tournament
    }
# Instead of the name of who does not show themselves.
club-somebody = somebody
club-and-more = and { $n } more
club-replay = Replay

## Against whom

club-wins = Wins
club-wins-note = by opponent: how often ahead of them
club-people = people
# Read aloud before a share.
club-wins-of = ahead in { $before } of { $games }
club-wins-none = Not met yet
club-nobody = No opponent yet.

## Who leads

club-leaders = Players who lead
club-leaders-who = Listed are those who keep their name and show themselves, once their rating is sure: after twenty games of a kind or more.
club-leaders-alone = Listed are those who keep their name and show themselves, by the most points of a game won.
club-leaders-none = Nobody is listed here yet.
club-season = Season
club-all-time = All time
club-rank = Rank
club-games = Games
club-spread = ± { $spread }
