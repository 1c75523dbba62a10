### The page of the rules in the browser, whatever the game, in English.

rules-page = The rules of { $game }
rules-lead = All the rules, in the order in which you need them. In a game, every explanation beside a thing leads to its section here.
rules-contents = Contents
rules-to-guide = Learn by playing: the guided first game
rules-print = Print
rules-to-people = Who plays with you
