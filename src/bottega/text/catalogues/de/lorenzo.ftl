### Lorenzo il Magnifico, auf Deutsch.
###
### Namen von Karten stehen in Sätzen „so“, Namen von Anführern nie am Ende eines Satzes,
### denn einer von ihnen endet mit einem Punkt (Sixtus IV.).

title = Lorenzo il Magnifico

## Was gezählt wird

count-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
count-wood = { $n } Holz
count-stone = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
count-servant = { $n } Diener
count-military = { $n ->
    [one] { $n } Militärpunkt
   *[other] { $n } Militärpunkte
}
count-faith = { $n ->
    [one] { $n } Glaubenspunkt
   *[other] { $n } Glaubenspunkte
}
count-vp = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
# Privilegien des Rates; alle, die man zusammen erhält, sind verschieden.
count-privilege = { $n ->
    [one] { $n } Privileg
   *[other] { $n } verschiedene Privilegien
}
count-territory = { $n ->
    [one] { $n } Gebiet
   *[other] { $n } Gebiete
}
count-character = { $n ->
    [one] { $n } Charakter
   *[other] { $n } Charaktere
}
count-building = { $n } Gebäude
count-venture = { $n } Vorhaben
count-one-kind = { $n } Karten einer Art
count-leader = { $n } Anführer

## Sorten, und ihre Buchstaben auf Tableaus und Karten (alle verschieden; K wie Krieg)

kind-coin = Münzen
kind-wood = Holz
kind-stone = Steine
kind-servant = Diener
kind-military = Militärpunkte
kind-faith = Glaubenspunkte
kind-vp = Siegpunkte
kind-privilege = Privilegien
letter-coin = M
letter-wood = H
letter-stone = S
letter-servant = D
letter-military = K
letter-faith = G
letter-vp = P
letter-privilege = ★

## Familienmitglieder und wohin sie gehen

# Ein Familienmitglied heißt nach seiner Farbe, als Hauptwort.
member-black = Schwarz
member-white = Weiß
member-orange = Orange
member-neutral = Neutral
# $member: eines davon; $value: was es wert ist.
member = { $member } ({ $value })
# Felder, nach einem Doppelpunkt oder Pfeil.
space-territory = Gebietsturm, Etage { $n }
space-character = Charakterturm, Etage { $n }
space-building = Gebäudeturm, Etage { $n }
space-venture = Vorhabenturm, Etage { $n }
space-harvest = kleines Erntefeld
space-large-harvest = großes Erntefeld
space-production = kleines Produktionsfeld
space-large-production = großes Produktionsfeld
space-market = Markt, Stand { $n }
space-council = Ratspalast
# Eine Etage eines Turms, ganz kurz.
floor-territory = Gebiet { $n }
floor-character = Charakter { $n }
floor-building = Gebäude { $n }
floor-venture = Vorhaben { $n }

## Karten

# Mehrere Karten, wie nach „für“.
cards-territory = Gebiete
cards-character = Charaktere
cards-building = Gebäude
cards-venture = Vorhaben
cards-any = Karten aller Arten
# Eine Karte, die man nimmt (im Akkusativ).
one-territory = ein Gebiet
one-character = einen Charakter
one-building = ein Gebäude
one-venture = ein Vorhaben
one-any = eine beliebige Karte
# Was eine Karte ist, nach ihrem Namen; $period: I, II oder III.
card-of-territory = ein Gebiet der Epoche { $period }
card-of-character = ein Charakter der Epoche { $period }
card-of-building = ein Gebäude der Epoche { $period }
card-of-venture = ein Vorhaben der Epoche { $period }
# Der ganze Text einer Karte: dieser Satz, dann von den folgenden die, die sie braucht.
text-card = { $card }, { $kind }.
# $cost: „3 Holz“, „2 Münzen oder 3 Militärpunkte (6 nötig)“.
text-cost = Kosten: { $cost }.
# $effects: „2 Münzen und 1 Privileg“.
text-now = Sofort: { $effects }.
text-territory = Ernte ab Wert { $value }: { $effects }.
text-building = Produktion ab Wert { $value }: { $effects }.
# $trades: einer oder zwei der folgenden Tausche.
text-trades = Produktion ab Wert { $value }: Tausche { $trades }.
trade = { $pays } gegen { $gives }
text-points = Am Ende des Spiels: { $points }.
# Militärpunkte, die man zahlt, wo man so viele haben muss.
cost-military = { $goods } ({ $threshold } nötig)

## Effekte: was man erhält

effect-per-card = { $kind ->
    [territory] { $goods } für jedes eigene Gebiet
    [character] { $goods } für jeden eigenen Charakter
    [building] { $goods } für jedes eigene Gebäude
   *[venture] { $goods } für jedes eigene Vorhaben
}
# $held: „2 Militärpunkte“.
effect-per-held = { $goods } für je { $held }, die man hat
# $cards: „ein Gebäude“, „eine beliebige Karte“.
effect-take = eine Aktion mit Wert { $value }, um { $cards } zu nehmen
effect-take-for-less = eine Aktion mit Wert { $value }, um { $cards } für { $discount } weniger zu nehmen
effect-work = { $action ->
    [harvest] eine Ernte mit Wert { $value }
   *[production] eine Produktion mit Wert { $value }
}
effect-raise = Wert { $value } für ein farbiges Mitglied in dieser Runde
effect-copy = die Fähigkeit eines gegnerischen Anführers im Spiel, bis zum Ende der Partie

## Fähigkeiten: in einem Satz, und (short-...) in wenigen Worten

# $way: „more“ oder „less“; $action: wovon der Wert ist.
ability-value = { $way ->
    [less] { $action ->
        [territory] Deine Aktionen für Gebiete sind { $n } weniger wert.
        [character] Deine Aktionen für Charaktere sind { $n } weniger wert.
        [building] Deine Aktionen für Gebäude sind { $n } weniger wert.
        [venture] Deine Aktionen für Vorhaben sind { $n } weniger wert.
        [harvest] Deine Ernten sind { $n } weniger wert.
       *[production] Deine Produktionen sind { $n } weniger wert.
    }
   *[more] { $action ->
        [territory] Deine Aktionen für Gebiete sind { $n } mehr wert.
        [character] Deine Aktionen für Charaktere sind { $n } mehr wert.
        [building] Deine Aktionen für Gebäude sind { $n } mehr wert.
        [venture] Deine Aktionen für Vorhaben sind { $n } mehr wert.
        [harvest] Deine Ernten sind { $n } mehr wert.
       *[production] Deine Produktionen sind { $n } mehr wert.
    }
}
short-value = { $way ->
    [less] { $action ->
        [territory] −{ $n } auf Gebiete
        [character] −{ $n } auf Charaktere
        [building] −{ $n } auf Gebäude
        [venture] −{ $n } auf Vorhaben
        [harvest] −{ $n } auf Ernten
       *[production] −{ $n } auf Produktionen
    }
   *[more] { $action ->
        [territory] +{ $n } auf Gebiete
        [character] +{ $n } auf Charaktere
        [building] +{ $n } auf Gebäude
        [venture] +{ $n } auf Vorhaben
        [harvest] +{ $n } auf Ernten
       *[production] +{ $n } auf Produktionen
    }
}
# $cards: „Gebäude“, „Karten aller Arten“; $goods: „1 Holz oder 1 Stein“.
ability-discount = Du zahlst { $goods } weniger für { $cards }.
short-discount = { $goods } weniger für { $cards }
# $floors: „3 und 4“.
ability-no-floor-bonus = In den Türmen erhältst du den Bonus der Etagen { $floors } nicht mehr.
short-no-floor-bonus = kein Bonus der Etagen { $floors }
ability-shares = Deine Mitglieder dürfen auf besetzte Felder.
short-shares = darf auf besetzte Felder
ability-no-fee = In besetzten Türmen zahlst du keine Gebühr.
short-no-fee = keine Gebühr in besetzten Türmen
ability-fixed = Deine farbigen Mitglieder sind { $value } wert, was die Würfel auch zeigen.
short-fixed = farbige Mitglieder sind { $value } wert
ability-coloured = { $way ->
    [less] Deine farbigen Mitglieder sind { $n } weniger wert.
   *[more] Deine farbigen Mitglieder sind { $n } mehr wert.
}
short-coloured = { $way ->
    [less] −{ $n } auf farbige Mitglieder
   *[more] +{ $n } auf farbige Mitglieder
}
ability-neutral = Dein neutrales Mitglied ist { $n } mehr wert.
short-neutral = +{ $n } auf das neutrale Mitglied
ability-no-military = Für Gebiete brauchst du keine Militärpunkte.
short-no-military = keine Militärpunkte für Gebiete nötig
# $goods: „Münzen, Holz, Steine und Diener“.
ability-doubled = Soforteffekte deiner Karten bringen { $goods } doppelt.
short-doubled = { $goods } doppelt aus Soforteffekten
ability-support = Jedes Mal, wenn du die Kirche unterstützt, erhältst du zusätzlich { $goods }.
short-support = { $goods } für jede Unterstützung der Kirche
# $goods: „1 Holz und 1 Stein“.
ability-less = Aus jeder Quelle erhältst du { $goods } weniger.
short-less = { $goods } weniger aus jeder Quelle
ability-barred = { $area ->
    [market] Du darfst keine Mitglieder mehr auf den Markt setzen.
    [council] Du darfst keine Mitglieder mehr in den Ratspalast setzen.
    [harvest] Du darfst keine Mitglieder mehr auf Erntefelder setzen.
    [production] Du darfst keine Mitglieder mehr auf Produktionsfelder setzen.
   *[tower] Du darfst keine Mitglieder mehr in diesen Turm setzen.
}
short-barred = { $area ->
    [market] keine Mitglieder auf den Markt
    [council] keine Mitglieder in den Ratspalast
    [harvest] keine Mitglieder auf Erntefelder
    [production] keine Mitglieder auf Produktionsfelder
   *[tower] keine Mitglieder in diesen Turm
}
# $servants: „2 Diener“.
ability-servants = Um den Wert einer Aktion um 1 zu erhöhen, brauchst du { $servants }.
short-servants = { $servants } für Wert +1
ability-rests = In jeder Runde setzt du in deinem ersten Zug aus; dieses Mitglied setzt du nach allen anderen.
short-rests = der erste Zug jeder Runde fällt aus
ability-no-points = { $kind ->
    [territory] Deine Gebiete bringen am Ende nichts.
    [character] Deine Charaktere bringen am Ende nichts.
    [building] Deine Gebäude bringen am Ende nichts.
   *[venture] Deine Vorhaben bringen am Ende nichts.
}
short-no-points = { $kind ->
    [territory] Gebiete bringen am Ende nichts
    [character] Charaktere bringen am Ende nichts
    [building] Gebäude bringen am Ende nichts
   *[venture] Vorhaben bringen am Ende nichts
}
# Punkte, die man am Ende verliert; $per: für je so viele.
ability-lose-points = Am Ende verlierst du 1 Siegpunkt für je { $per }, die du hast.
short-lose-points = −1 Siegpunkt für je { $per }, die man hat
ability-lose-military = { $per ->
    [1] Am Ende verlierst du 1 Siegpunkt für jeden Militärpunkt.
   *[other] Am Ende verlierst du 1 Siegpunkt für je { $per } Militärpunkte.
}
short-lose-military = { $per ->
    [1] −1 Siegpunkt für jeden Militärpunkt
   *[other] −1 Siegpunkt für je { $per } Militärpunkte
}
ability-lose-building-costs = { $per ->
    [1] Am Ende verlierst du 1 Siegpunkt für jedes Holz und jeden Stein in den Kosten deiner Gebäude.
   *[other] Am Ende verlierst du 1 Siegpunkt für je { $per } Holz und Steine in den Kosten deiner Gebäude.
}
short-lose-building-costs = { $per ->
    [1] −1 Siegpunkt für jedes Holz und jeden Stein in den Kosten der Gebäude
   *[other] −1 Siegpunkt für je { $per } Holz und Steine in den Kosten der Gebäude
}
ability-lose-resources = { $per ->
    [1] Am Ende verlierst du 1 Siegpunkt für jede Münze, jedes Holz, jeden Stein und jeden Diener, die du übrig hast.
   *[other] Am Ende verlierst du 1 Siegpunkt für je { $per } Münzen, Holz, Steine und Diener, die du übrig hast.
}
short-lose-resources = { $per ->
    [1] −1 Siegpunkt für jede übrige Ressource
   *[other] −1 Siegpunkt für je { $per } übrige Ressourcen
}

## Anführer und Plättchen

text-leader = Voraussetzung für { $leader }: { $requirement }.
text-played = Beim Ausspielen: { $effects }.
text-once = Einmal in jeder Runde: { $effects }.
short-once = einmal pro Runde: { $effects }
# $ability: einer der Sätze ability-...
text-tile = Exkommunikation der Epoche { $period }. { $ability }
text-bonus-tile = { $tile }. Jede Ernte bringt zusätzlich { $harvest }; jede Produktion bringt zusätzlich { $production }.
bonus-tile-standard = Einfaches Bonusplättchen
bonus-tile-a = Bonusplättchen A
bonus-tile-b = Bonusplättchen B
bonus-tile-c = Bonusplättchen C
bonus-tile-d = Bonusplättchen D
# Namen von Anführern: Menschen, die es gab.
leader-francesco-sforza = Francesco Sforza
leader-ludovico-ariosto = Ludovico Ariosto
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-federico-da-montefeltro = Federico da Montefeltro
leader-girolamo-savonarola = Girolamo Savonarola
leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
leader-sandro-botticelli = Sandro Botticelli
leader-michelangelo-buonarroti = Michelangelo Buonarroti
leader-ludovico-iii-gonzaga = Ludovico III. Gonzaga
leader-leonardo-da-vinci = Leonardo da Vinci
leader-pico-della-mirandola = Pico della Mirandola
leader-sisto-iv = Sixtus IV.
leader-lucrezia-borgia = Lucrezia Borgia
leader-sigismondo-malatesta = Sigismondo Malatesta
leader-lorenzo-de-medici = Lorenzo de’ Medici
leader-ludovico-il-moro = Ludovico il Moro
leader-cesare-borgia = Cesare Borgia
leader-santa-rita = Rita von Cascia
leader-cosimo-de-medici = Cosimo de’ Medici
leader-bartolomeo-colleoni = Bartolomeo Colleoni

## Namen der Karten: Gebiete, Gebäude, Charaktere, Vorhaben

card-1 = Handelshof
card-2 = Wäldchen
card-3 = Dorf
card-4 = Kiesgrube
card-5 = Wald
card-6 = Kloster
card-7 = Zitadelle
card-8 = Stadt
card-9 = Goldmine
card-10 = Bergdorf
card-11 = Minenstadt
card-12 = Steinbruch
card-13 = Landgut
card-14 = Einsiedelei
card-15 = Herrenhaus
card-16 = Herzogtum
card-17 = Handelsstadt
card-18 = Bauernhof
card-19 = Kolonie
card-20 = Marmorbruch
card-21 = Provinz
card-22 = Wallfahrtsort
card-23 = Burg
card-24 = Festungsstadt
card-25 = Münzstätte
card-26 = Steueramt
card-27 = Triumphbogen
card-28 = Theater
card-29 = Tischlerei
card-30 = Steinmetzerei
card-31 = Kapelle
card-32 = Residenz
card-33 = Marktplatz
card-34 = Schatzkammer
card-35 = Malerzunft
card-36 = Bildhauerzunft
card-37 = Steinmetzzunft
card-38 = Taufkapelle
card-39 = Kaserne
card-40 = Bollwerk
card-41 = Bankhaus
card-42 = Jahrmarkt
card-43 = Garten
card-44 = Festung
card-45 = Palast
card-46 = Kirche
card-47 = Militärakademie
card-48 = Kathedrale
card-49 = Condottiere
card-50 = Steinmetz
card-51 = Edeldame
card-52 = Ritter
card-53 = Landwirt
card-54 = Handwerker
card-55 = Prediger
card-56 = Äbtissin
card-57 = Hauptmann
card-58 = Architekt
card-59 = Mäzen
card-60 = Held
card-61 = Bauer
card-62 = Gelehrter
card-63 = Bote des Papstes
card-64 = Bote des Königs
card-65 = Edelmann
card-66 = Statthalter
card-67 = Kurtisane
card-68 = Herold
card-69 = Kardinal
card-70 = Bischof
card-71 = Feldherr
card-72 = Botschafter
card-73 = Rekruten anwerben
card-74 = Kirche ausbessern
card-75 = Mauern errichten
card-76 = Statue errichten
card-77 = Feldzug
card-78 = Bettler aufnehmen
card-79 = Ketzerei bekämpfen
card-80 = Dem Bischof beistehen
card-81 = Soldaten anwerben
card-82 = Abtei ausbessern
card-83 = Bastionen errichten
card-84 = Dem König beistehen
card-85 = Kanäle ausbauen
card-86 = Fremde aufnehmen
card-87 = Kreuzzug
card-88 = Dem Kardinal beistehen
card-89 = Söldner anwerben
card-90 = Kathedrale ausbessern
card-91 = Türme errichten
card-92 = Sakrale Kunst fördern
card-93 = Eroberung
card-94 = Straßen ausbauen
card-95 = Heiliger Krieg
card-96 = Dem Papst beistehen

## Fragen, und worum es geht (topic-...: nach „Warten auf Anna:“, im Nominativ)

question-choose-tile = Welches persönliche Bonusplättchen nimmst du?
topic-choose-tile = die Wahl eines persönlichen Bonusplättchens
# $n: der wievielte Anführer es ist.
question-keep-leader = Welchen Anführer aus diesem Päckchen behältst du (Nummer { $n } von { $all })?
topic-keep-leader = die Wahl der Anführer
# $leaders: wie viele Anführer man auf der Hand hat.
question-turn = { $leaders ->
    [0] Welches Familienmitglied geht wohin?
   *[other] Welches Familienmitglied geht wohin? Oder zuerst ein Anführer?
}
topic-turn = das Setzen eines Familienmitglieds
question-last-word = Dein Mitglied steht: einen Anführer ausspielen, nutzen oder abwerfen, oder den Zug beenden?
topic-last-word = das Ende des Zuges
question-pay-for = Welchen Preis zahlst du für „{ $card }“?
topic-pay-for = der Preis einer Karte
question-effects = Welcher Effekt von „{ $card }“ kommt zuerst?
topic-effects = die Reihenfolge der Effekte einer Karte
# $action: harvest oder production; $servants: wie viele man hat.
question-work = { $action ->
    [harvest] Deine Ernte hat Wert { $value }, und du hast { $servants }: Wie viele davon helfen?
   *[production] Deine Produktion hat Wert { $value }, und du hast { $servants }: Wie viele davon helfen?
}
topic-work = die Wahl der Diener, die helfen
# $n: wie viele Tausche gewählt sind; $pays: was sie zusammen kosten.
question-production = { $n ->
    [0] Produktion mit Wert { $value }: Welches Gebäude tauscht, oder keins?
   *[other] Produktion mit Wert { $value }, bisher zahlst du { $pays }: noch ein Tausch, oder jetzt produzieren?
}
topic-production = die Wahl der Tausche
question-pick-privileges = { $n ->
    [one] Welches Privileg des Rates?
   *[other] Welche { $n } verschiedenen Privilegien des Rates?
}
topic-pick-privileges = die Wahl der Privilegien
# $cards: „ein Gebäude“.
question-bonus-take = Du darfst mit Wert { $value } { $cards } nehmen: welche Karte?
question-bonus-take-for-less = Du darfst mit Wert { $value } { $cards } nehmen, für { $discount } weniger: welche Karte?
topic-bonus-take = eine Karte aus den Türmen
# $faith: „4 Glaubenspunkte“; $points: „4 Siegpunkte“; $tile: was die Exkommunikation bewirkt.
question-faith = Unterstützt du die Kirche ({ $faith } gegen { $points }), oder lässt du dich exkommunizieren ({ $tile })?
topic-faith = die Unterstützung der Kirche
question-copy-from = Wessen Fähigkeit kopierst du, bis zum Ende der Partie?
topic-copy-from = die Wahl des Anführers, der kopiert wird
question-raise-one = Welches Mitglied ist in dieser Runde { $value } wert?
topic-raise-one = die Wahl des Mitglieds, das mehr wert ist

## Antworten

# $member: „Schwarz (5)“; $space: ein Feld (space-...).
answer-place = { $member } → { $space }
# $text: „Schwarz (5) → Gebiet 3“; $card: die Karte auf dieser Etage.
answer-card = { $text }: { $card }
# $what: was das Feld bringt.
answer-place-space = { $member } → { $space }: { $what }
answer-place-work = { $action ->
    [harvest] { $member } → { $space }: eine Ernte mit Wert { $value }
   *[production] { $member } → { $space }: eine Produktion mit Wert { $value }
}
# $details: was davon zutrifft, mit Kommas dazwischen.
with-details = { $text } ({ $details })
detail-cost = für { $cost }
detail-fee = Gebühr { $coins }
detail-servants = { $servants } als Hilfe
detail-bonus = bringt { $goods }
answer-pass = Verzichte auf das Mitglied mit dem kleinsten Wert: Keines lässt sich setzen
answer-end = Beende den Zug
answer-spend-plain = { $n ->
    [0] Gib keine Diener aus
   *[other] Gib { $servants } aus
}
# $cards: die Karten, die bei diesem Wert arbeiten; $count: wie viele es sind.
answer-spend = { $count ->
    [0] { $n ->
        [0] Gib keine Diener aus: Wert { $value }, keine Karte arbeitet
       *[other] Gib { $servants } aus: Wert { $value }, keine Karte arbeitet
    }
    [one] { $n ->
        [0] Gib keine Diener aus: Wert { $value }, es arbeitet { $cards }
       *[other] Gib { $servants } aus: Wert { $value }, es arbeitet { $cards }
    }
   *[other] { $n ->
        [0] Gib keine Diener aus: Wert { $value }, es arbeiten { $cards }
       *[other] Gib { $servants } aus: Wert { $value }, es arbeiten { $cards }
    }
}
# Wo nicht einmal der kleinste Wert erreicht ist.
answer-spend-none = Nutze diese Aktion nicht
answer-pay = Zahle { $goods }
answer-pay-none = Zahle Preis { $price }
# $trade: „1 Holz gegen 3 Münzen“.
answer-trade = { $card }: { $trade }
answer-trade-none = Tausche mit Gebäude { $building }, Pfeil { $arrow }
answer-produce = { $n ->
    [0] Produziere ohne Tausch
   *[other] Produziere und zahle { $goods }
}
answer-privilege = Erhalte { $goods }
answer-take = { $space }
answer-decline = Nimm keine Karte
# $effect: „2 Münzen“.
answer-first = Zuerst { $effect }
answer-first-none = Zuerst Effekt { $n }
answer-support = Unterstütze die Kirche: { $faith } bringen { $points }
answer-refuse = Unterstütze sie nicht: Exkommunikation ({ $tile })
answer-choose = { $tile }: Ernte { $harvest }; Produktion { $production }
# $ability: was der Anführer kann, in wenigen Worten.
answer-keep = Behalte { $leader } ({ $ability })
answer-play = Spiele { $leader } aus ({ $ability })
answer-use = Nutze { $leader } ({ $ability })
answer-copy = Kopiere { $leader } ({ $ability })
answer-discard = Wirf { $leader } für { $privilege } ab
answer-raise = Gib { $member } den Wert { $value }
answer-raise-none = Erhöhe { $member }

## Ereignisse

event-bonus-tile-chosen = { $who ->
    [you] Du nimmst { $tile }.
   *[other] { $name } nimmt { $tile }.
}
event-leader-drafted = { $who ->
    [you] Du behältst { $leader } auf der Hand.
   *[other] { $name } behält { $leader } auf der Hand.
}
event-leader-drafted-hidden = { $who ->
    [you] Du behältst einen Anführer.
   *[other] { $name } behält einen Anführer.
}
event-packs-passed = Alle bekommen ein neues Päckchen mit Anführern.
event-packs-passed-seen = Du findest { $leaders } in deinem Päckchen.
# $dice: „Schwarz (5), Weiß (2), Orange (1)“.
event-round-began = Runde { $round }, Epoche { $period }. Die Würfel: { $dice }.
event-turn-began = { $who ->
    [you] Zug { $turn }: Du bist dran.
   *[other] Zug { $turn }: { $name }.
}
event-turn-passed = { $who ->
    [you] Du bist exkommuniziert und setzt in deinem ersten Zug aus.
   *[other] { $name } ist exkommuniziert und setzt im ersten Zug aus.
}
event-member-placed = { $who ->
    [you] Du setzt { $member }: { $space }.
   *[other] { $name } setzt { $member }: { $space }.
}
event-member-lost = { $who ->
    [you] Du kannst niemanden setzen und verlierst ein Mitglied: { $member }.
   *[other] { $name } kann niemanden setzen und verliert ein Mitglied: { $member }.
}
event-servants-spent = { $who ->
    [you] Du gibst { $servants } aus, um den Wert zu erhöhen.
   *[other] { $name } gibt { $servants } aus, um den Wert zu erhöhen.
}
event-fee-paid = { $who ->
    [you] Du zahlst { $coins }, denn der Turm ist besetzt.
   *[other] { $name } zahlt { $coins }, denn der Turm ist besetzt.
}
# $source: woher es kommt, etwa eine Karte, ein Feld, ein Anführer.
event-received = { $who ->
    [you] Du erhältst { $goods } ({ $source }).
   *[other] { $name } erhält { $goods } ({ $source }).
}
source-privilege = Privileg
source-church = Kirche
event-card-taken = { $who ->
    [you] Du nimmst „{ $card }“ für { $cost }.
   *[other] { $name } nimmt „{ $card }“ für { $cost }.
}
event-card-taken-free = { $who ->
    [you] Du nimmst „{ $card }“.
   *[other] { $name } nimmt „{ $card }“.
}
event-bonus-offered-take = { $who ->
    [you] Du darfst mit Wert { $value } eine Karte nehmen.
   *[other] { $name } darf mit Wert { $value } eine Karte nehmen.
}
event-bonus-offered-harvest = { $who ->
    [you] Du darfst mit Wert { $value } ernten.
   *[other] { $name } darf mit Wert { $value } ernten.
}
event-bonus-offered-production = { $who ->
    [you] Du darfst mit Wert { $value } produzieren.
   *[other] { $name } darf mit Wert { $value } produzieren.
}
event-bonus-declined = { $who ->
    [you] Du verzichtest auf diese Aktion.
   *[other] { $name } verzichtet auf diese Aktion.
}
event-harvested = { $who ->
    [you] Du erntest mit Wert { $value }.
   *[other] { $name } erntet mit Wert { $value }.
}
event-produced = { $who ->
    [you] Du produzierst mit Wert { $value }.
   *[other] { $name } produziert mit Wert { $value }.
}
event-produced-paying = { $who ->
    [you] Du produzierst mit Wert { $value } und zahlst { $goods }.
   *[other] { $name } produziert mit Wert { $value } und zahlt { $goods }.
}
event-trade-chosen = { $who ->
    [you] Du wählst einen Tausch von „{ $card }“: { $trade }.
   *[other] { $name } wählt einen Tausch von „{ $card }“: { $trade }.
}
event-leader-played = { $who ->
    [you] Du spielst { $leader } aus.
   *[other] { $name } spielt { $leader } aus.
}
event-leader-discarded = { $who ->
    [you] Du wirfst { $leader } ab.
   *[other] { $name } wirft { $leader } ab.
}
event-leader-discarded-hidden = { $who ->
    [you] Du wirfst einen Anführer ab.
   *[other] { $name } wirft einen Anführer ab.
}
event-leader-used = { $who ->
    [you] Du setzt { $leader } ein.
   *[other] { $name } setzt { $leader } ein.
}
event-leader-copied = { $who ->
    [you] Du kopierst { $leader } für den Rest der Partie.
   *[other] { $name } kopiert { $leader } für den Rest der Partie.
}
event-member-raised = { $who ->
    [you] Dein Mitglied ist in dieser Runde mehr wert: { $member }.
   *[other] Für { $name } ist ein Mitglied in dieser Runde mehr wert: { $member }.
}
event-church-supported = { $who ->
    [you] Du unterstützt die Kirche und gibst dafür { $faith }.
   *[other] { $name } unterstützt die Kirche und gibt dafür { $faith }.
}
# $tile: was das Plättchen bewirkt, in wenigen Worten.
event-excommunicated = { $who ->
    [you] Du unterstützt die Kirche nicht. Exkommunikation { $period }: { $tile }.
   *[other] { $name } unterstützt die Kirche nicht. Exkommunikation { $period }: { $tile }.
}
event-excommunicated-forced = { $who ->
    [you] Du hast zu wenig Glauben. Exkommunikation { $period }: { $tile }.
   *[other] { $name } hat zu wenig Glauben. Exkommunikation { $period }: { $tile }.
}
event-round-ended = Runde { $round } ist vorbei. Die neue Reihenfolge: { $names }.

## Gründe. $need und $have: was nötig ist und was da ist; $missing: der Unterschied

reason-one-member = In einem Zug setzt man ein Mitglied, und deines steht schon.
reason-member-placed = Dieses Mitglied ist nicht mehr da: { $member }.
reason-closed = Dieses Feld gibt es erst ab { $need_players } Spielern, und ihr seid { $have_players }.
reason-barred = Deine Exkommunikation hält deine Mitglieder von dort fern.
reason-occupied = Das Feld ist besetzt.
reason-same-area = Dort arbeitet schon eines deiner farbigen Mitglieder.
reason-value = { $need_servant ->
    [0] Nötig ist Wert { $need_value }, erreicht ist { $have_value }.
   *[other] Nötig ist Wert { $need_value }, erreicht ist { $have_value }: Dafür brauchst du { $need }, und du hast { $have }.
}
reason-card-gone = Dort liegt keine Karte mehr.
reason-same-tower = In diesem Turm steht schon eines deiner farbigen Mitglieder.
reason-card-limit = { $need_kind ->
    [territory] Du hast { $need_cards } Gebiete: Für mehr ist kein Platz.
    [character] Du hast { $need_cards } Charaktere: Für mehr ist kein Platz.
    [building] Du hast { $need_cards } Gebäude: Für mehr ist kein Platz.
   *[venture] Du hast { $need_cards } Vorhaben: Für mehr ist kein Platz.
}
reason-fee = Der Turm ist besetzt: Das kostet { $need }, und du hast { $have }.
reason-slot = Für Gebiet Nummer { $need_slot } brauchst du { $need }, und du hast { $have }.
reason-servants-twice = Deine Diener können nicht zugleich den Wert erhöhen und die Karte bezahlen: Du hast { $have }, und der Wert braucht { $need }.
reason-cost = Die Karte kostet { $need }, und du hast { $have }. Noch nötig: { $missing }.
reason-cost-fee = Die Karte kostet { $need }, dazu kommt die Gebühr ({ $fee }), und du hast { $have }.
reason-cost-threshold = Die Karte kostet { $need }, insgesamt sind { $threshold } nötig, und du hast { $have }.
reason-cost-threshold-fee = Die Karte kostet { $need }, dazu kommt die Gebühr ({ $fee }), insgesamt sind { $threshold } nötig, und du hast { $have }.
reason-must-place = Solange du ein Mitglied setzen kannst, musst du eines setzen.
reason-place-first = Zuerst setzt du ein Familienmitglied.
reason-servants = Das sind { $need }, und du hast { $have }.
reason-no-more-cards = So viele Diener bringen nicht mehr Karten zum Arbeiten als weniger.
reason-no-such-price = Einen solchen Preis hat die Karte nicht.
reason-no-effect = Einen solchen Effekt hat die Karte nicht mehr: { $card }.
reason-dearer = Ein anderer Preis ist gleich oder kleiner.
reason-no-building = Du hast kein Gebäude Nummer { $need_building }.
reason-no-trade = Einen solchen Tausch gibt es nicht: { $card }.
reason-not-reached = Das Gebäude arbeitet ab Wert { $need_value }, und diese Produktion hat { $have_value }.
reason-in-order = Gebäude tauschen in der Reihenfolge, in der sie stehen, jedes einmal: Dieses ist schon vorbei.
reason-inputs = Das braucht { $need }, und du hast noch { $have }.
reason-privileges = { $need_privileges ->
    [one] Du wählst ein Privileg.
   *[other] Du wählst { $need_privileges } verschiedene Privilegien.
}
# $need_cards und $have_cards: „Gebäude“.
reason-wrong-kind = Diese Aktion ist für { $need_cards }, nicht für { $have_cards }.
reason-tile-taken = Dieses Bonusplättchen ist schon vergeben.
reason-not-in-pack = { $leader } ist nicht in deinem Päckchen.
reason-between-actions = Anführer handeln, bevor oder nachdem du ein Mitglied setzt; zuerst kommt { $topic }.
reason-already-played = { $leader } ist schon ausgespielt und bleibt liegen.
reason-not-in-hand = { $leader } ist nicht auf deiner Hand.
reason-nobody-to-copy = Kein Gegner hat einen Anführer im Spiel, den man kopieren könnte.
reason-requirement = Voraussetzung: { $need }. Du hast { $have }.
reason-not-in-play = { $leader } ist nicht im Spiel.
reason-always-on = Die Fähigkeit von { $leader } gilt immer: Es gibt nichts zu nutzen.
reason-used = { $leader } hat in dieser Runde schon gehandelt.
reason-to-no-use = { $leader } könnte jetzt nichts bewirken.
reason-not-a-rivals = Kein Gegner hat { $leader } im Spiel.

## Das Ende

end-finished = Die sechste Runde ist gespielt.
tie-break = Bei gleichen Punkten liegt vorn, wer in der Spielreihenfolge weiter vorn ist.
# Woher Punkte kommen.
part-track = unterwegs
part-territories = Gebiete
part-characters = Charaktere
part-ventures = Vorhaben
part-military = Militär
part-resources = Ressourcen
part-excommunication = Exkommunikation

## Optionen eines Tisches

option-advanced = Anführer und persönliche Bonusplättchen
option-advanced-true = mit (Regeln für Fortgeschrittene)
option-advanced-false = ohne (Grundspiel)
option-modules = Erweiterungen
option-modules-none = keine

## Die Stellung im Terminal. Wörter vor Zeilen haben 11 Spalten, die über den Türmen 18.

heading-round = Runde { $round } von { $all }, Epoche { $period }
heading-turn = Zug { $turn }
heading-over = Spielende
label-territory = Gebiete
label-character = Charaktere
label-building = Gebäude
label-venture = Vorhaben
label-dice = Würfel
label-harvest = Ernte
label-production = Produktion
label-market = Markt
label-council = Ratspalast
# Ein Feld und wer dort steht; $spot: „klein“, „2 (5D)“.
spot = { $spot }: { $members }
spot-small = klein
# $malus: um wie viel die Aktion weniger wert ist.
spot-large = groß (−{ $malus })
spot-closed = geschlossen
# Jemand auf einem Feld: „Anna (Schwarz)“.
standing = { $name } ({ $member })
label-order = Reihenfolge
label-church = Kirche
# $tile: was die Exkommunikation bewirkt; $faith: was der Bericht verlangt.
church-tile = { $faith }, sonst { $tile }
church-cubes = exkommuniziert: { $names }
label-goods = Ressourcen
label-tracks = Leisten
label-members = Mitglieder
label-cards-territory = Gebiete
label-cards-character = Charaktere
label-cards-building = Gebäude
label-cards-venture = Vorhaben
# $military: „7 Militärpunkte“.
territories-next = das nächste braucht { $military }
territories-full = kein Platz für mehr
label-tile = Plättchen
label-played = Anführer
leader-used = genutzt
# Ein Anführer kopiert einen anderen.
copies = kopiert { $leader }
label-hand = Hand
requires = braucht { $requirement }
label-away = abgeworfen
label-excommunications = Strafen
# Karten in wenigen Zeichen; $goods: „1M“. Was jede Karte einer Art bringt:
brief-per-card = { $kind ->
    [territory] { $goods } je Gebiet
    [character] { $goods } je Charakter
    [building] { $goods } je Gebäude
   *[venture] { $goods } je Vorhaben
}
brief-per-held = { $goods } je { $held }
# Eine Aktion für eine Karte einer Art („any“: aller Arten), eine Ernte oder eine Produktion.
brief-take = { $kind ->
    [territory] Gebiet { $value }
    [character] Charakter { $value }
    [building] Gebäude { $value }
    [venture] Vorhaben { $value }
   *[any] Karte { $value }
}
brief-work = { $action ->
    [harvest] Ernte { $value }
   *[production] Produktion { $value }
}
# Punkte am Ende.
brief-end = Ende { $points }
brief-bonus-tile = Ernte { $harvest } · Produktion { $production }

## Die Stellung in Tafeln, für alle, die kein Spielbrett sehen: Titel, dann Zeilen

panel-tower-territory = Turm der Gebiete
panel-tower-character = Turm der Charaktere
panel-tower-building = Turm der Gebäude
panel-tower-venture = Turm der Vorhaben
panel-floor = Etage { $n } (Wert { $value })
panel-floor-bonus = Die Etage bringt { $goods }.
panel-spaces = Felder
nobody = niemand
panel-period = Epoche { $period }
# Was jemand hat: der Name einer Karte, allein oder mit dem, was sie kann.
panel-sentence = { $text }.
panel-ability = { $card }: { $ability }
