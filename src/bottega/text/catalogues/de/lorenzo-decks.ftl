### Lorenzo il Magnifico: einen Tisch mit Erweiterungen einrichten und Decks bauen, auf Deutsch.

## Die Erweiterungen eines Tisches, in je einem Satz

option-modules-houses-about = Zwei bis fünf Spieler: eine Auktion um Adelsfamilien und ihre Fähigkeiten, ein fünfter Turm, Marker und zwanzig weitere Anführer.
option-modules-pazzi-about = Zwei weitere Karten für jede Art und Epoche, von denen manche nach den Gegnern greifen, vier weitere Anführer, und Decks, die du selbst bauen kannst.

## Welche Anführer ausgeteilt werden können

decks-leaders-choose = Auswählen …
# $n: wie viele gewählt sind, $least: wie viele es sein müssen.
decks-leaders-change =
    { $n ->
        [one] { $n } Anführer ist gewählt: ändern
       *[other] { $n } Anführer sind gewählt: ändern
    }
decks-leaders-title = Welche Anführer ausgeteilt werden können
decks-leaders-count =
    { $n ->
        [one] { $n } Anführer gewählt; { $players } Spieler brauchen mindestens { $least }
       *[other] { $n } Anführer gewählt; { $players } Spieler brauchen mindestens { $least }
    }
decks-leaders-all = Alle
decks-leaders-none = Keine
decks-leaders-done = Fertig
decks-leaders-some =
    { $n ->
        [one] { $n } Anführer, namentlich gewählt
       *[other] { $n } Anführer, namentlich gewählt
    }
decks-leaders-few =
    { $n ->
        [0] Noch ist kein Anführer gewählt; { $players } Spieler brauchen mindestens { $least }.
        [one] Nur { $n } Anführer ist gewählt; { $players } Spieler brauchen mindestens { $least }.
       *[other] Nur { $n } Anführer sind gewählt; { $players } Spieler brauchen mindestens { $least }.
    }
# $which: ein Wert der Option, etwa „die des Grundspiels“.
decks-leaders-short = „{ $which }“: Das sind nur { $n }, und { $players } Spieler brauchen mindestens { $least }.

## Welche Karten in den Stapeln eines Tisches sind

decks-own = ein selbst gebautes Deck, vor der Partie allen gezeigt
decks-own-which = Welches Deck
# $name: der Name des Decks, oder sein Code.
decks-called = das Deck { $name }
decks-paste = Ein Code oder ein Link von jemandem
decks-paste-sample = 15 Buchstaben und Ziffern
decks-build = Deck bauen
decks-look = Dieses Deck ansehen
decks-none-chosen = Noch ist kein Deck da: Wähle eines, füge seinen Code ein, oder bau eines.
# $fault: warum ein Text kein Deck ist.
decks-fault =
    { $fault ->
        [mistyped] In diesem Code ist ein Tippfehler: Sein letztes Zeichen passt nicht zu den anderen.
        [nothing] Zu diesem Code gibt es kein Deck.
       *[length] Ein Code hat 15 Buchstaben und Ziffern; das ist keiner.
    }
# $cards: die Namen der Karten.
decks-needs-leaders =
    { $n ->
        [one] In diesem Deck geht es bei einer Karte um Anführer ({ $cards }): Spielt mit den Regeln für Fortgeschrittene, oder lasst sie in der Schachtel.
       *[other] In diesem Deck geht es bei manchen Karten um Anführer ({ $cards }): Spielt mit den Regeln für Fortgeschrittene, oder lasst sie in der Schachtel.
    }

## Die Seite zum Bauen

decks-title = Deck bauen – Bottega
decks-heading = Ein eigenes Deck
decks-intro = Von den zehn Karten jeder Art und Epoche werden acht gespielt. Klicke die zwei an, die in der Schachtel bleiben.
decks-kinds = Arten von Karten
decks-kind =
    { $kind ->
        [territory] Gebiete
        [character] Charaktere
        [building] Gebäude
       *[venture] Vorhaben
    }
# $period: eine römische Zahl.
decks-pile =
    { $kind ->
        [territory] Gebiete { $period }
        [character] Charaktere { $period }
        [building] Gebäude { $period }
       *[venture] Vorhaben { $period }
    }
decks-pile-count = { $n } von { $all }
decks-pile-many =
    { $n ->
        [one] – lass noch eine in der Schachtel
       *[other] – lass { $n } in der Schachtel
    }
decks-pile-few =
    { $n ->
        [one] – nimm eine zurück
       *[other] – nimm { $n } zurück
    }
decks-ready = fertig
decks-card-in = Im Deck: Ein Klick lässt die Karte in der Schachtel.
decks-card-out = In der Schachtel: Ein Klick nimmt die Karte ins Deck.
# Auf einer Karte aus der Erweiterung.
decks-new = neu
decks-card-new = Aus der Pazzi-Verschwörung.
decks-card-leaders = Nur mit den Regeln für Fortgeschrittene: Es geht um Anführer.
decks-fill = Rest zufällig füllen
decks-again = Noch einmal zufällig
decks-reset = Neu beginnen
decks-name = Name des Decks
decks-name-sample = Mein Deck
decks-save = Speichern
decks-is-saved = Gespeichert
decks-saved = „{ $name }“ ist in diesem Browser gespeichert.
decks-code = Code zum Teilen
decks-copy = Code kopieren
decks-link = Link kopieren
decks-copied = Der Code ist kopiert.
decks-link-copied = Der Link ist kopiert.
decks-select = Kopiere das Markierte.
decks-left =
    { $n ->
        [one] { $n } Stapel ist noch nicht fertig. Danach hat das Deck einen Code zum Teilen und lässt sich spielen.
       *[other] { $n } Stapel sind noch nicht fertig. Danach hat das Deck einen Code zum Teilen und lässt sich spielen.
    }
decks-about-leaders =
    { $n ->
        [one] Bei einer Karte geht es um Anführer ({ $cards }): Dieses Deck wird mit den Regeln für Fortgeschrittene gespielt.
       *[other] Bei manchen Karten geht es um Anführer ({ $cards }): Dieses Deck wird mit den Regeln für Fortgeschrittene gespielt.
    }
decks-play = Tisch einrichten
decks-shelf = Deine Decks
decks-open = Öffnen
decks-kept = In diesem Browser gespeichert
decks-kept-none = Noch keine.
decks-drop = { $name } wegwerfen
decks-dropped = „{ $name }“ ist weggeworfen.
