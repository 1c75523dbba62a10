### Das gezeichnete Brett von Lorenzo il Magnifico, auf Deutsch.

## Arten von Antworten, wo es viele gibt ($n: wie viele)

# Die Frage, die nach einem Klick bleibt.
narrow-member =
    { $name ->
        [black] Wohin geht das schwarze Mitglied?
        [white] Wohin geht das weiße Mitglied?
        [orange] Wohin geht das orange Mitglied?
        [brown] Wohin geht das braune Mitglied?
       *[neutral] Wohin geht das neutrale Mitglied?
    }
narrow-space = Welches Mitglied geht dorthin?
narrow-discard = Welchen Anführer gibst du ab?
verb-place = Mitglied setzen
# Viele Antworten, die mit demselben Mitglied beginnen.
group-member =
    { $name ->
        [black] Schwarzes Mitglied
        [white] Weißes Mitglied
        [orange] Oranges Mitglied
        [brown] Braunes Mitglied
       *[neutral] Neutrales Mitglied
    }
# Viele Gebote für eine Familie.
group-family =
    { $name ->
        [da-montefeltro] Da Montefeltro
        [malatesta] Malatesta
        [medici] Medici
        [gonzaga] Gonzaga
        [colonna] Colonna
        [aragonesi] Aragon
        [este] Este
        [sforza] Sforza
        [orsini] Orsini
        [della-rovere] Della Rovere
        [della-scala] Della Scala
       *[visconti] Visconti
    }
verb-take = Karte nehmen
verb-spend = Diener ausgeben
verb-pay = Karte bezahlen
verb-trade = Tauschen
verb-produce = Produzieren
verb-privilege = Privilegien wählen
verb-first = Mit einem der Effekte beginnen
verb-choose = Bonusplättchen wählen
verb-keep = Anführer behalten
verb-play = Anführer ausspielen
verb-discard = Anführer für ein Privileg abgeben
verb-use = Anführer nutzen
verb-copy = Anführer kopieren
verb-raise = Mitglied erhöhen
verb-decline = Verzichten
verb-support = Kirche unterstützen
verb-refuse = Exkommuniziert werden
verb-pass = Auf ein Mitglied verzichten
verb-option = Wählen, was du erhältst
verb-bid = Für eine Familie bieten
verb-token = Marker ausgeben
verb-give = Mit einem Marker zahlen
verb-lay = Marker auf eine Karte legen
verb-hold = Marker behalten
verb-swap = Tausch der Familie nutzen
verb-flip = Siegel umdrehen
verb-fetch = Karte aus der Ablage nehmen
verb-drop = Karte ablegen
verb-activate = Karte aktivieren
verb-dismiss = Ausgespielten Anführer abgeben
verb-visit = Karten eines Gegners nutzen
verb-collect = Marktstand nutzen
verb-replace = Mit Dienern zahlen
verb-add = Diener vorausschicken
verb-end = Zug beenden

## Die oberste Zeile und die Reiter

# $period: I, II oder III.
city-where = Epoche { $period } · Runde { $round }/{ $rounds }
city-where-setup = Vor der ersten Runde
city-tab-towers = Türme
city-tab-city = Stadt
city-tab-yours = Haus

## Türme

city-towers = Die Türme
city-tower-territory = Gebiete
city-tower-character = Charaktere
city-tower-building = Gebäude
city-tower-venture = Vorhaben
# Der fünfte Turm: Karten aller vier Arten.
city-tower-special = Spezial
city-fee =
    { $n ->
        [one] { $n } Münze Gebühr
       *[other] { $n } Münzen Gebühr
    }
city-fee-text = In diesem Turm steht schon jemand. Wer hier noch eine Karte nimmt, zahlt das zuerst, zusätzlich zur Karte; auch du, wenn du selbst hier stehst.
city-floor = Hier muss die Aktion { $value } wert sein.
# $value: was die Etage in anderen Runden verlangt.
city-adapted = Auf diesem Turm liegt das Anpassungsplättchen; sonst ist es { $value }. Nach der Runde zieht es einen Turm nach rechts.
# $goods: „2 Holz“.
city-bonus = Diese Etage bringt außerdem { $goods }.
city-taken-by = ging an { $name }
city-taken = genommen
city-empty = noch keine Karte

## Marker und Stapel

city-tokens = Marker
city-supply =
    { $n ->
        [0] Kein Marker mehr zu ziehen
        [one] Noch { $n } Marker zu ziehen
       *[other] Noch { $n } Marker zu ziehen
    }
city-supply-spent =
    { $n ->
        [one] { $n } liegt offen neben dem Vorrat.
       *[other] { $n } liegen offen neben dem Vorrat.
    }
city-supply-text = Sie werden blind gezogen. Ausgegebene liegen offen daneben und werden gemischt, wenn der Vorrat leer ist.
# Wie viele von einer Sorte offen neben dem Vorrat liegen; wie viele du hast.
city-token-spent = { $n } ausgegeben
city-token-held = { $n } bei dir
city-decks = Die Stapel
city-decks-text = Diese Karten sind in den Stapeln dieser Partie, acht von jeder Art und Epoche. Ihre Reihenfolge kennt niemand.
city-decks-kinds = Arten von Karten
city-deck =
    { $kind ->
        [territory] Der Stapel der Gebiete
        [character] Der Stapel der Charaktere
        [building] Der Stapel der Gebäude
       *[venture] Der Stapel der Vorhaben
    }
city-card-seen = schon ausgelegt

## Würfel und Mitglieder

city-dice = Würfel und Familienmitglieder
city-pass = Auf ein Mitglied verzichten
# $member: black, white, orange, neutral oder brown.
city-die =
    { $member ->
        [black] Der schwarze Würfel zeigt { $value }.
        [white] Der weiße Würfel zeigt { $value }.
       *[orange] Der orange Würfel zeigt { $value }.
    }
city-member-waits =
    { $member ->
        [black] Schwarzes Mitglied von { $name }, { $value } wert.
        [white] Weißes Mitglied von { $name }, { $value } wert.
        [orange] Oranges Mitglied von { $name }, { $value } wert.
        [brown] Braunes Mitglied von { $name }, { $value } wert.
       *[neutral] Neutrales Mitglied von { $name }, { $value } wert.
    }
city-member-placed =
    { $member ->
        [black] Schwarzes Mitglied von { $name }: nicht mehr zu Hause.
        [white] Weißes Mitglied von { $name }: nicht mehr zu Hause.
        [orange] Oranges Mitglied von { $name }: nicht mehr zu Hause.
        [brown] Braunes Mitglied von { $name }: nicht mehr zu Hause.
       *[neutral] Neutrales Mitglied von { $name }: nicht mehr zu Hause.
    }
city-member-of =
    { $member ->
        [black] das schwarze Mitglied von { $name }
        [white] das weiße Mitglied von { $name }
        [orange] das orange Mitglied von { $name }
        [brown] das braune Mitglied von { $name }
       *[neutral] das neutrale Mitglied von { $name }
    }
# $members: eines oder mehrere davon.
city-standing = Auf diesem Feld: { $members }.

## Felder

city-work = Ernte und Produktion
city-council = Ratspalast
city-large-malus = große Felder −{ $n }
city-closed = Mit weniger als { $players } Spielern ist es abgedeckt.
city-own = Felder von Anführern
# $leader: wessen Feld es ist; $name: wer diesen Anführer hat.
city-own-space = Das Feld von { $leader }, nur für { $name }
# Was ein Privileg sein kann; $goods: „2 Münzen, 1 Glaubenspunkt oder 1 Marker“.
city-privilege-text = Ein Privileg bringt { $goods }.
# Noch etwas, was ein Privileg bringen kann, für die Familie Da Montefeltro.
city-store = alles, was auf deinem Familienplättchen liegt
# Jemand am Tisch, und wie viele Mitglieder noch zu setzen sind.
city-in-order = { $name } (noch { $n })
# $names: alle in ihrer Reihenfolge, jeder wie oben.
city-order = Reihenfolge: { $names }
city-order-text = Wer im Palast steht, kommt in der nächsten Runde zuerst, der Schlange nach; die anderen folgen wie bisher.

## Kirche

city-report-after = Bericht nach Runde { $round }
city-support = Unterstützen
city-faith-of = { $name } auf Feld { $space }
city-faith-space = Feld { $space } der Glaubensleiste
city-faith-points =
    { $points ->
        [one] Wer die Kirche unterstützt, erhält dafür { $points } Siegpunkt.
       *[other] Wer die Kirche unterstützt, erhält dafür { $points } Siegpunkte.
    }
# $period: I, II oder III.
city-faith-needed = Der Bericht der Epoche { $period } verlangt { $space } Glauben: Wer weniger hat, wird exkommuniziert.
# $name: wessen Familie Plättchen auf der Glaubensleiste hat.
city-faith-tile = Sobald { $name } Feld { $space } erreicht: { $goods }.
city-cursed = Betroffen: { $names }.

## Leisten

city-tracks = Militär und Siegpunkte
city-track-military = Militärpunkte
city-track-military-text = Am Ende bringen sie dem Ersten und dem Zweiten Punkte, und Gebiete setzen sie voraus.
city-track-vp = Siegpunkte bisher
city-track-vp-text = Was Karten, Glaube und Militär am Ende bringen, zählt hier noch nicht.
city-rank = { $name } { $n }

## Die Auktion

city-auction = Die Familien
city-auction-text = Wer höher bietet, beginnt mit weniger. Wer überboten wird, bietet sofort noch einmal.
city-bidders = Wer noch bietet
# $you: yes oder no.
city-bids-now =
    { $you ->
        [yes] Du bietest jetzt
       *[no] { $name } bietet jetzt
    }
city-bids-later =
    { $you ->
        [yes] du folgst
       *[no] { $name } folgt
    }
city-outbid =
    { $you ->
        [yes] Du bist überboten: Biete noch einmal
       *[no] { $name } ist überboten und bietet noch einmal
    }
# $family: wie sie heißt.
city-bids = Gebote für { $family }
# $row: 1 bis 6; $goods: was man zu Beginn hat.
city-bid = Gebot { $row } bringt zu Beginn { $goods }.
city-bid-of = Hier liegt { $name } vorn.
city-bid-under = Es gibt schon ein höheres Gebot.
city-bid-last = Höher kann niemand gehen.
city-bid-text = Andere können noch höher gehen.
city-beside = Anführer, die zur Familie gehören
city-beside-text = Die Karte liegt neben der Familie und gehört zu ihr.
city-won = Familien
city-won-by = { $name } hat für Gebot { $row } die Familie { $family } und zu Beginn { $goods }.

## Vor der ersten Runde

city-setup-tiles = Bonusplättchen
city-setup-tiles-text = Jedes bringt bei jeder Ernte und jeder Produktion etwas Eigenes.
city-setup-draft = Anführer
city-setup-draft-text = Behalte einen aus diesem Päckchen; die anderen gehen weiter nach nebenan.
city-setup-kept = Bisher behalten
city-setup-wait = Andere wählen noch.

## Haus: Ressourcen, Familie, Karten und Anführer

house-yours = Dein Haus
house-of = Das Haus von { $name }
house-goods = Ressourcen und Leisten
house-family = Familienmitglieder
# $member: black, white, orange, brown oder neutral.
house-member =
    { $member ->
        [black] Schwarzes Mitglied, { $value } wert
        [white] Weißes Mitglied, { $value } wert
        [orange] Oranges Mitglied, { $value } wert
        [brown] Braunes Mitglied, { $value } wert
       *[neutral] Neutrales Mitglied, { $value } wert
    }
house-member-placed =
    { $member ->
        [black] Schwarzes Mitglied, schon gesetzt
        [white] Weißes Mitglied, schon gesetzt
        [orange] Oranges Mitglied, schon gesetzt
        [brown] Braunes Mitglied, schon gesetzt
       *[neutral] Neutrales Mitglied, schon gesetzt
    }
# Diener, die dem nächsten Mitglied helfen, bevor es gesetzt ist.
house-ahead =
    { $n ->
        [one] { $n } Diener vorausschicken
       *[other] { $n } Diener vorausschicken
    }
house-ahead-text = Sie verstärken die Aktion, die folgt, und zählen nicht mehr, wo es besser ist, wenige zu haben.
house-added = Das nächste Mitglied, das du setzt, ist { $n } mehr wert
house-row =
    { $kind ->
        [territory]
            { $n ->
                [0] Noch kein Gebiet
                [one] { $n } Gebiet
               *[other] { $n } Gebiete
            }
        [character]
            { $n ->
                [0] Noch kein Charakter
                [one] { $n } Charakter
               *[other] { $n } Charaktere
            }
        [building]
            { $n ->
                [0] Noch kein Gebäude
               *[other] { $n } Gebäude
            }
       *[venture]
            { $n ->
                [0] Noch kein Vorhaben
               *[other] { $n } Vorhaben
            }
    }
house-row-territory = Sie bringen Ertrag bei einer Ernte, die ihren Würfel erreicht. Am Ende bringt ihre Anzahl Punkte.
house-row-character = Ihre Fähigkeiten gelten die ganze Zeit. Am Ende bringt ihre Anzahl Punkte.
house-row-building = Sie geben und tauschen bei einer Produktion, die ihren Würfel erreicht.
house-row-venture = Am Ende bringen sie die Punkte in ihren Lorbeeren.
house-next-short = nächstes
house-next =
    { $n ->
        [one] Das nächste Gebiet braucht { $n } Militärpunkt
       *[other] Das nächste Gebiet braucht { $n } Militärpunkte
    }
house-next-text =
    { $have ->
        [one] Vorhanden ist { $have }. Gezahlt wird davon nichts.
       *[other] Vorhanden sind { $have }. Gezahlt wird davon nichts.
    }
# $period: I, II oder III.
house-excommunicated = Exkommuniziert in Epoche { $period }
# Wörter auf Karten.
house-per = je
house-or = oder
house-free = gratis
# So viele, wie der Stärkste hat.
house-most = am meisten
house-once = einmal pro Runde
house-always = immer
# Was ein Anführer tut: wenn er ausgespielt wird; als eigenes Feld.
house-played = beim Ausspielen
house-space = ein eigenes Feld
house-at-end = Am Ende
house-kind-territory = Gebiet
house-kind-character = Charakter
house-kind-building = Gebäude
house-kind-venture = Vorhaben

## Haus: Anführer

house-leaders = Anführer
house-hidden =
    { $n ->
        [one] { $n } auf der Hand
       *[other] { $n } auf der Hand
    }
house-discarded =
    { $n ->
        [one] { $n } abgegeben
       *[other] { $n } abgegeben
    }
house-leader-hand = Auf der Hand: zum Ausspielen, sobald du die Voraussetzung erfüllst, oder zum Abgeben für ein Privileg.
house-leader-ready = Auf der Hand: Du erfüllst die Voraussetzung. Zum Ausspielen, oder zum Abgeben für ein Privileg.
house-leader-played = Im Spiel.
house-leader-used = Im Spiel, und in dieser Runde schon genutzt.
# $leaders: Namen von Anführern, nie am Ende des Satzes.
house-dismissed = { $leaders }: nicht mehr im Spiel.
house-face-down = { $leaders }: verdeckt abgegeben.
house-seen = Alle haben gesehen, dass { $leaders } auf diese Hand ging.
house-drawn =
    { $n ->
        [one] { $n } wurde vom Stapel gezogen.
       *[other] { $n } wurden vom Stapel gezogen.
    }
# $leader: wie er heißt.
house-discard = { $leader } für ein Privileg abgeben
house-copied = Kann alles, was { $leader } kann.

## Haus: Familie und Marker

house-tokens =
    { $n ->
        [0] Keine Marker
        [one] { $n } Marker
       *[other] { $n } Marker
    }
# $goods: was ein Marker zeigt; $n: wie viele Marker es zeigen.
house-token =
    { $n ->
        [one] Ein Marker: { $goods }
       *[other] { $n } Marker, jeder: { $goods }
    }
house-token-use = In deinem Zug darfst du ihn dafür ausgeben.
house-token-hidden = Was sie zeigen, weiß nur, wer sie hat.
house-received = erhalten
# Was auf dem Familienplättchen liegt.
house-store = Auf dem Plättchen: { $goods }
house-nothing = noch nichts
house-seal = Noch nicht umgedreht: { $goods }
house-seal-turned = Umgedreht: { $goods } mit jedem ausgespielten Anführer

## Haus: was gefragt ist

house-wake = Noch eine Karte wird aktiviert
house-produce = Produzieren
house-trade-times =
    { $n ->
        [one] Dieser Tausch ist gewählt.
       *[other] Dieser Tausch ist { $n }-mal gewählt.
    }
house-support-short = Unterstützen
house-refuse-short = Ablehnen

## Auf dem Knopf, der das Gewählte ausführt

do-place = Hierher setzen
do-take = Diese Karte nehmen
do-spend =
    { $action ->
        [harvest] Ernten
       *[production] Produzieren
    }
do-add = Vorschicken
do-choose = Dieses Plättchen nehmen
do-keep = Diesen Anführer behalten
do-play = Diesen Anführer ausspielen
do-use = Diesen Anführer nutzen
do-bid = So bieten
