### Lorenzo il Magnifico: setting a table with expansions, and building decks, in English.

## The expansions of a table, in a sentence each

option-modules-houses-about = Two to five players: an auction for noble families and their powers, a fifth tower, special tokens and twenty more leaders.
option-modules-pazzi-about = Two more cards for each kind and period, some of which reach for your rivals, four more leaders, and decks you can build yourself.

## Which leaders can be dealt

decks-leaders-choose = Choose…
# $n: how many are chosen, $least: how many there must be.
decks-leaders-change =
    { $n ->
        [one] { $n } leader is chosen: change them
       *[other] { $n } leaders are chosen: change them
    }
decks-leaders-title = Which leaders can be dealt
decks-leaders-count =
    { $n ->
        [one] { $n } leader chosen; { $players } players need at least { $least }
       *[other] { $n } leaders chosen; { $players } players need at least { $least }
    }
decks-leaders-all = All
decks-leaders-none = None
decks-leaders-done = Done
decks-leaders-some =
    { $n ->
        [one] { $n } leader, chosen by name
       *[other] { $n } leaders, chosen by name
    }
decks-leaders-few =
    { $n ->
        [0] No leader is chosen; { $players } players need at least { $least }.
        [one] Only { $n } leader is chosen; { $players } players need at least { $least }.
       *[other] Only { $n } leaders are chosen; { $players } players need at least { $least }.
    }
# $which: a value of the option, such as "those of the base game".
decks-leaders-short = “{ $which }” has only { $n }: { $players } players need at least { $least }.

## Which cards are in the decks of a table

decks-own = a built deck, shown to all before the game
decks-own-which = Deck
# $name: the name of the deck, or its code.
decks-called = the deck { $name }
decks-paste = A code or a link from somebody
decks-paste-sample = 15 letters and digits
decks-build = Build a deck
decks-look = Look at this deck
decks-none-chosen = There is no deck yet: choose one, paste its code, or build one.
# $fault: why a text is no deck.
decks-fault =
    { $fault ->
        [mistyped] This code is mistyped: its last letter does not fit the others.
        [nothing] This code stands for no deck.
       *[length] A code has 15 letters and digits; this is none.
    }
# $cards: the names of the cards.
decks-needs-leaders =
    { $n ->
        [one] { $cards } in this deck is about leaders: play with the advanced rules, or leave it in the box.
       *[other] { $cards } in this deck are about leaders: play with the advanced rules, or leave them in the box.
    }

## The deck builder

decks-title = Build a deck – Bottega
decks-heading = A deck of your own
decks-intro = Of the ten cards of each kind and period eight are played. Click the two that stay in the box.
decks-kinds = Kinds of cards
decks-kind =
    { $kind ->
        [territory] Territories
        [character] Characters
        [building] Buildings
       *[venture] Ventures
    }
# $period: a Roman numeral.
decks-pile =
    { $kind ->
        [territory] Territories { $period }
        [character] Characters { $period }
        [building] Buildings { $period }
       *[venture] Ventures { $period }
    }
decks-pile-count = { $n } of { $all }
decks-pile-many =
    { $n ->
        [one] – leave one more in the box
       *[other] – leave { $n } in the box
    }
decks-pile-few =
    { $n ->
        [one] – take one back
       *[other] – take { $n } back
    }
decks-ready = ready
decks-card-in = It is in the deck: a click leaves it in the box.
decks-card-out = It stays in the box: a click puts it into the deck.
# On a card that comes with the expansion.
decks-new = new
decks-card-new = From The Pazzi Conspiracy.
decks-card-leaders = Only with the advanced rules: it is about leaders.
decks-fill = Fill the rest at random
decks-again = Another at random
decks-reset = Start over
decks-name = Name
decks-name-sample = My deck
decks-save = Save
decks-is-saved = Saved
decks-saved = “{ $name }” is saved in this browser.
decks-code = Code to share
decks-copy = Copy code
decks-link = Copy link
decks-copied = The code is copied.
decks-link-copied = The link is copied.
decks-select = Copy what is selected.
decks-left =
    { $n ->
        [one] { $n } pile is not ready yet. Then the deck has a code to share and can be played.
       *[other] { $n } piles are not ready yet. Then the deck has a code to share and can be played.
    }
decks-about-leaders =
    { $n ->
        [one] { $cards } is about leaders: this deck is played with the advanced rules.
       *[other] { $cards } are about leaders: this deck is played with the advanced rules.
    }
decks-play = Set a table
decks-shelf = Your decks
decks-open = Open
decks-kept = Saved in this browser
decks-kept-none = None yet.
decks-drop = Throw { $name } away
decks-dropped = “{ $name }” is thrown away.
