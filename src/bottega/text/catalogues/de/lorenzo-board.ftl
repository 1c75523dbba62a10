### Das gezeichnete Brett von Lorenzo il Magnifico, auf Deutsch.

## Arten von Antworten, wo es viele gibt ($n: wie viele)

verb-place =
    { $n ->
        [one] Setze ein Mitglied: { $n } Möglichkeit
       *[other] Setze ein Mitglied: { $n } Möglichkeiten
    }
# Viele Antworten, die mit demselben Mitglied beginnen.
group-member =
    { $name ->
        [black] Schwarzes Mitglied
        [white] Weißes Mitglied
        [orange] Oranges Mitglied
       *[neutral] Neutrales Mitglied
    }: { $n ->
        [one] { $n } Möglichkeit
       *[other] { $n } Möglichkeiten
    }
verb-take =
    { $n ->
        [one] Nimm eine Karte: { $n } in Reichweite
       *[other] Nimm eine Karte: { $n } in Reichweite
    }
verb-spend = Gib Diener aus
verb-pay = Bezahle die Karte
verb-trade =
    { $n ->
        [one] Tausche: { $n } Möglichkeit
       *[other] Tausche: { $n } Möglichkeiten
    }
verb-produce = Produziere
verb-privilege = Wähle Privilegien
verb-first = Beginne mit einem der Effekte
verb-choose = Wähle ein Bonusplättchen
verb-keep = Behalte einen Anführer
verb-play =
    { $n ->
        [one] Spiele einen Anführer aus
       *[other] Spiele einen Anführer aus: { $n } sind bereit
    }
verb-discard = Wirf einen Anführer für ein Privileg ab
verb-use =
    { $n ->
        [one] Nutze einen Anführer
       *[other] Nutze einen Anführer: { $n } sind bereit
    }
verb-copy = Kopiere einen Anführer
verb-raise = Erhöhe ein Mitglied
verb-decline = Verzichte
verb-support = Unterstütze die Kirche
verb-refuse = Lass dich exkommunizieren
verb-pass = Passe
verb-end = Beende den Zug

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
city-fee =
    { $n ->
        [one] { $n } Münze Gebühr
       *[other] { $n } Münzen Gebühr
    }
city-fee-text = In diesem Turm steht schon jemand. Wer hier noch eine Karte nimmt, zahlt das zuerst, zusätzlich zur Karte; auch du, wenn du selbst hier stehst.
city-floor = Hier muss die Aktion { $value } wert sein.
# $goods: „2 Holz“.
city-bonus = Diese Etage bringt außerdem { $goods }.
city-taken-by = ging an { $name }
city-taken = genommen
city-empty = noch keine Karte

## Würfel und Mitglieder

city-dice = Würfel und Familienmitglieder
# Eine geschenkte Aktion nicht nutzen; ein Mitglied aufgeben, das nirgends hinkann.
city-decline = Verzichten
city-pass = Passen
# $member: black, white, orange oder neutral.
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
       *[neutral] Neutrales Mitglied von { $name }, { $value } wert.
    }
city-member-placed =
    { $member ->
        [black] Schwarzes Mitglied von { $name }: nicht mehr zu Hause.
        [white] Weißes Mitglied von { $name }: nicht mehr zu Hause.
        [orange] Oranges Mitglied von { $name }: nicht mehr zu Hause.
       *[neutral] Neutrales Mitglied von { $name }: nicht mehr zu Hause.
    }
city-member-of =
    { $member ->
        [black] das schwarze Mitglied von { $name }
        [white] das weiße Mitglied von { $name }
        [orange] das orange Mitglied von { $name }
       *[neutral] das neutrale Mitglied von { $name }
    }
# $members: eines oder mehrere davon.
city-standing = Auf diesem Feld: { $members }.

## Felder

city-market = Markt
city-work = Ernte und Produktion
city-harvest = Ernte
city-production = Produktion
city-large-harvest = Großes Erntefeld
city-large-production = Großes Produktionsfeld
city-council = Ratspalast
city-large-malus = große Felder −{ $n }
city-gives = Es bringt { $goods }.
city-harvest-text = Dein Bonusplättchen bringt Ertrag, und jedes deiner Gebiete, das der Wert der Aktion erreicht.
city-production-text = Dein Bonusplättchen bringt Ertrag, und jedes deiner Gebäude, das der Wert der Aktion erreicht.
city-council-text = Wer früher hierherkommt, ist in der nächsten Runde früher dran.
city-malus = Die Aktion ist { $n } weniger wert.
city-shared = Hier dürfen beliebig viele Mitglieder stehen.
city-closed = Mit weniger als { $players } Spielern ist es abgedeckt.
# Jemand am Tisch, und wie viele Mitglieder noch zu setzen sind.
city-in-order = { $name } (noch { $n })
# $names: alle in ihrer Reihenfolge, jeder wie oben.
city-order = Reihenfolge: { $names }
city-order-text = Wer im Palast steht, kommt in der nächsten Runde zuerst, der Schlange nach; die anderen folgen wie bisher.

## Kirche

city-church = Kirche
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
city-excommunication = Exkommunikation der Epoche { $period }
city-cursed = Betroffen: { $names }.

## Leisten

city-tracks = Militär und Siegpunkte
city-track-military = Militärpunkte
city-track-military-text = Am Ende bringen sie dem Ersten und dem Zweiten Punkte, und Gebiete setzen sie voraus.
city-track-vp = Siegpunkte bisher
city-track-vp-text = Was Karten, Glaube und Militär am Ende bringen, zählt hier noch nicht.
city-rank = { $name } { $n }

## Vor der ersten Runde

city-setup-tiles = Persönliche Bonusplättchen
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
# $member: black, white, orange oder neutral.
house-member =
    { $member ->
        [black] Schwarzes Mitglied, { $value } wert
        [white] Weißes Mitglied, { $value } wert
        [orange] Oranges Mitglied, { $value } wert
       *[neutral] Neutrales Mitglied, { $value } wert
    }
house-member-placed =
    { $member ->
        [black] Schwarzes Mitglied, schon gesetzt
        [white] Weißes Mitglied, schon gesetzt
        [orange] Oranges Mitglied, schon gesetzt
       *[neutral] Neutrales Mitglied, schon gesetzt
    }
house-raise =
    { $member ->
        [black] Das schwarze Mitglied, in dieser Runde { $value } wert
        [white] Das weiße Mitglied, in dieser Runde { $value } wert
       *[orange] Das orange Mitglied, in dieser Runde { $value } wert
    }
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
        [one] Da ist { $have }. Gezahlt wird davon nichts.
       *[other] Da sind { $have }. Gezahlt wird davon nichts.
    }
# $period: I, II oder III.
house-excommunicated = Exkommuniziert in Epoche { $period }
# Wörter auf Karten.
house-per = je
house-or = oder
house-free = gratis
house-once = einmal pro Runde
house-always = immer
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
        [one] { $n } abgeworfen
       *[other] { $n } abgeworfen
    }
house-leader-hand = Auf der Hand: zum Ausspielen, sobald du die Voraussetzung erfüllst, oder zum Abwerfen für ein Privileg.
house-leader-ready = Auf der Hand: Du erfüllst die Voraussetzung. Zum Ausspielen, oder zum Abwerfen für ein Privileg.
house-leader-played = Im Spiel.
house-leader-used = Im Spiel, und in dieser Runde schon genutzt.
# $leader: wie er heißt.
house-discard = { $leader } für ein Privileg abwerfen
house-copied = Kann alles, was { $leader } kann.

## Haus: was gefragt ist

house-ask-pay-for = Welcher Preis?
house-ask-work = Wie viele Diener helfen?
house-ask-production = Welche Gebäude tauschen?
house-ask-pick-privileges =
    { $n ->
        [one] Welches Privileg?
       *[other] Welche { $n } Privilegien?
    }
house-ask-effects = Welcher Effekt zuerst?
house-ask-faith = Unterstützt du die Kirche?
house-ask-copy-from = Wessen Fähigkeit kopierst du?
house-ask-raise-one = Welches Mitglied?
house-servants =
    { $n ->
        [0] Keine Diener: Die Aktion ist { $value } wert.
        [one] { $n } Diener: Die Aktion ist { $value } wert.
       *[other] { $n } Diener: Die Aktion ist { $value } wert.
    }
# $cards: Namen von Karten.
house-working = Es arbeiten das Bonusplättchen und: { $cards }.
house-none-works = Nur das Bonusplättchen arbeitet.
house-nothing-works = Nichts arbeitet.
house-produce = Produzieren
house-trade-chosen = Dieser Tausch ist gewählt.
house-support-short = Unterstützen
house-support =
    { $points ->
        [one] Die Kirche unterstützen: alle { $faith } Glauben für { $points } Siegpunkt
       *[other] Die Kirche unterstützen: alle { $faith } Glauben für { $points } Siegpunkte
    }
house-refuse-short = Ablehnen
# $tile: der Text der Exkommunikation.
house-refuse = Den Glauben behalten und exkommuniziert werden. { $tile }
