### Contests in which a club plays the same deals, in English.

# $title: of a game; $others: the bots, by name.
contests-with = { $title } with { $others }
contests-alone = { $title }, alone
contests-deals =
    { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }
# $span: such as "3 days".
contests-left = ends in { $span }
contests-over = over
contests-people =
    { $n ->
        [0] nobody has begun
        [one] { $n } player
       *[other] { $n } players
    }
contests-mine = { $done } of { $of } played
contests-lost = There is no such contest, or it is not for you.

## Making one

contests-new = Make a contest
contests-note = Everybody plays the same deals, each alone with the same bots. What counts is who makes the most of them.
contests-name = Name
contests-game = Game
contests-players = Players
contests-number = Deals
contests-ends = Time
contests-span =
    { $hours ->
        [24] One day
        [72] Three days
        [168] A week
       *[336] Two weeks
    }
contests-door = For whom
contests-doors =
    { $door ->
        [link] Anyone with the link
       *[club] Members
    }
contests-make = Make the contest

## The page of one

contests-yours = Your deals
contests-play = Play deal { $n }
contests-go-on = Continue deal { $n }
contests-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
contests-done = Deal { $n }
contests-missed = not played
contests-results = Results
contests-deal = Deal { $n }
contests-player = Player
contests-rank = Rank
contests-total = Total
contests-played = played
contests-nobody = Nobody has begun yet.
contests-somebody = somebody
contests-how = How it is scored
contests-how-text = On every deal, players are compared two by two: 2 match points for more than the other, 1 for as much. 100% is more than everybody else on every deal. Whoever has not played a deal has 0 there.
contests-told = What others made of a deal you see once you have played it. Ranks and replays are told at the end.
# Read aloud before a replay.
contests-replay = Replay: { $name }, deal { $n }
contests-link = Link for others
contests-link-note = Whoever has this link can take part.
contests-proof = The deals
contests-proof-note = With these, everybody can check that all had the same cards.
contests-seed = Seed
contests-salt = Salt

## Ending one otherwise

contests-timing = The end
contests-timing-note = The deals stay the same. Only those who arrange this contest see this.
contests-longer =
    { $hours ->
        [24] A day longer
        [72] Three days longer
       *[168] A week longer
    }
contests-end = End now
contests-cancel = Cancel the contest
contests-sure-end = Everything is told at once. Whoever is still playing a deal gets nothing for it. End the contest now?
contests-sure-cancel = Nobody has begun yet. Take the contest back?
contests-back = Back
