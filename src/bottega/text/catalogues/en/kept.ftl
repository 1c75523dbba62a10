### What somebody keeps of their games, in English.

kept-title = Kept
kept-of = { $n } of { $of }
kept-all = All { $n }
kept-fewer = Show fewer
kept-not-yet = not yet kept
# $name: what was kept; short, two lines at most. Sober: it says what happened.
kept-name =
    { $name ->
        [ten-games] Ten games
        [won-by-one] Won by one point
        [four-days] Four days in a row
        [all-tiles] All three reports
        [castle-complete] A castle complete
        [beat-master] Beat Maestro Ottone
        [all-titles] All three titles played
        [all-cards] Seven cards in a game
        [never-excommunicated] Never excommunicated
        [all-leaders] All four leaders played
        [deal] A deal of the day
        [won-of-four] First of four
        [both-leaders] Both leaders played
        [six-territories] Six territories
        [six-buildings] Six buildings
        [no-mission-missed] No mission missed
        [won-alone] Won alone
        [five-in-a-day] Five games in a day
        [deal-week] A week of deals
        [deal-first-ten] A deal in the first ten
        [hundred-points] A hundred points
        [tournament-won] A tournament won
        [won-titles] Won in all three titles
        [all-levels] Beat the whole workshop
        [hundred-games] A hundred games
       *[other] { $name }
    }

kept-records = Records
kept-record =
    { $kind ->
        [most] Most points
        [clearest] Clearest win
        [closest] Closest win
       *[longest] Longest game
    }
# What a record came to: points, or by how many points a game was won.
kept-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
kept-margin =
    { $n ->
        [one] by { $n } point
       *[other] by { $n } points
    }

kept-openings = Favourite openings
# Below a leader, family or castle: with it so many games were begun, and so many won.
kept-opening =
    { $games ->
        [one] { $games } game, { $won } won
       *[other] { $games } games, { $won } won
    }
