### Lorenzo il Magnifico, auf Deutsch.
###
### Namen von Karten stehen in Sätzen „so“, Namen von Anführern nie am Ende eines Satzes,
### denn manche von ihnen enden mit einem Punkt (Sixtus IV., Julius II., Karl VIII.).

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
count-token = { $n } Marker
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
# Karten aller Arten zusammen.
count-total = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
count-kinds = { $n ->
    [one] { $n } Kartenart
   *[other] { $n } Kartenarten
}
count-leader = { $n } Anführer
count-leaders = { $n } Anführer im Spiel
# $kinds: „Holz und Steine“.
count-together = { $n } ({ $kinds } zusammen)
# Was manche Anführer erlauben; $things: „1 Diener“.
at-most = höchstens { $things }
none-of = keine { $things }

## Sorten, und ihre Buchstaben auf Tableaus und Karten (alle verschieden; K wie Krieg, R wie Marker)

kind-coin = Münzen
kind-wood = Holz
kind-stone = Steine
kind-servant = Diener
kind-military = Militärpunkte
kind-faith = Glaubenspunkte
kind-vp = Siegpunkte
kind-token = Marker
kind-privilege = Privilegien
letter-coin = M
letter-wood = H
letter-stone = S
letter-servant = D
letter-military = K
letter-faith = G
letter-vp = P
letter-token = R
letter-privilege = ★

## Familienmitglieder und wohin sie gehen

# Ein Familienmitglied heißt nach seiner Farbe, als Hauptwort.
member-black = Schwarz
member-white = Weiß
member-orange = Orange
member-neutral = Neutral
member-brown = Braun
# $member: eines davon; $value: was es wert ist.
member = { $member } ({ $value })
# Felder, nach einem Doppelpunkt oder Pfeil.
space-territory = Gebietsturm, Etage { $n }
space-character = Charakterturm, Etage { $n }
space-building = Gebäudeturm, Etage { $n }
space-venture = Vorhabenturm, Etage { $n }
space-special = Spezialturm, Etage { $n }
space-harvest = kleine Ernte
space-large-harvest = große Ernte
space-production = kleine Produktion
space-large-production = große Produktion
space-market = Markt { $n }
space-council = Ratspalast
# Ein Feld, das ein Anführer mitbringt; $leader: einer der Besitzer darunter, ganz kurz.
space-own = Feld von { $leader }
owner-bembo = Bembo
owner-massimiliano = Maximilian
owner-guglielmo = Guglielmo
owner-piero = Piero
owner-erasmo = Erasmus
owner-bramante = Bramante
# Wozu ein Feld gut ist; $goods: was man dort erhält.
space-gives = Es bringt { $goods }.
space-for-harvest = Dein Bonusplättchen bringt Ertrag, und jedes deiner Gebiete, dessen Würfel die Aktion erreicht.
space-for-production = Dein Bonusplättchen bringt Ertrag, und jedes deiner Gebäude, dessen Würfel die Aktion erreicht.
space-for-council = Wer früher hierherkommt, ist in der nächsten Runde früher dran.
space-needs = Hier muss die Aktion { $value } wert sein.
space-malus = Die Aktion ist { $n } weniger wert.
space-shared = Hier dürfen beliebig viele Mitglieder stehen.
# Eine Etage eines Turms, ganz kurz.
floor-territory = Gebiet { $n }
floor-character = Charakter { $n }
floor-building = Gebäude { $n }
floor-venture = Vorhaben { $n }
floor-special = Spezial { $n }
# Die Türme (alle männlich).
tower-territory = Gebietsturm
tower-character = Charakterturm
tower-building = Gebäudeturm
tower-venture = Vorhabenturm
tower-special = Spezialturm

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
# Was eine Karte ist, nach ihrem Namen; $period: I, II oder III; $tower: special, sonst usual.
card-of-territory = { $tower ->
    [special] ein Gebiet der Epoche { $period } (Spezialkarte)
   *[usual] ein Gebiet der Epoche { $period }
}
card-of-character = { $tower ->
    [special] ein Charakter der Epoche { $period } (Spezialkarte)
   *[usual] ein Charakter der Epoche { $period }
}
card-of-building = { $tower ->
    [special] ein Gebäude der Epoche { $period } (Spezialkarte)
   *[usual] ein Gebäude der Epoche { $period }
}
card-of-venture = { $tower ->
    [special] ein Vorhaben der Epoche { $period } (Spezialkarte)
   *[usual] ein Vorhaben der Epoche { $period }
}
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
# Ein Tausch, den eine Produktion mehrmals macht.
trade-repeated = { $trade }, höchstens so oft, wie die Aktion wert ist
# Von Karten, auf die man einen Marker legen kann, ein für alle Mal.
text-slot = Auf dieser Karte ist Platz für einen deiner Marker.
text-points = Am Ende des Spiels: { $points }.
# $points: „je 1 Siegpunkt für alle eigenen Diener“.
points-most = { $points }, höchstens { $most }
# Militärpunkte, die man zahlt, wo man so viele haben muss.
cost-military = { $goods } ({ $threshold } nötig)
# Ein Preis ohne Militärpunkte, der trotzdem welche voraussetzt.
cost-needed = { $threshold } nötig
# Was man einmal für jeden Gegner zahlt.
each-rival = { $goods } pro Gegner

## Effekte: was man erhält

effect-per-card = { $kind ->
    [territory] { $goods } für jedes eigene Gebiet
    [character] { $goods } für jeden eigenen Charakter
    [building] { $goods } für jedes eigene Gebäude
   *[venture] { $goods } für jedes eigene Vorhaben
}
effect-per-card-capped = { $kind ->
    [territory] { $goods } für jedes eigene Gebiet, höchstens so oft, wie die Aktion wert ist
    [character] { $goods } für jeden eigenen Charakter, höchstens so oft, wie die Aktion wert ist
    [building] { $goods } für jedes eigene Gebäude, höchstens so oft, wie die Aktion wert ist
   *[venture] { $goods } für jedes eigene Vorhaben, höchstens so oft, wie die Aktion wert ist
}
# $held: „2 Militärpunkte“.
effect-per-held = { $goods } für je { $held }, die du hast
# $things: „Diener“.
effect-per-each = je { $goods } für alle eigenen { $things }
effect-per-leader = { $goods } für jeden eigenen Anführer im Spiel
# $cards: „ein Gebäude“, „eine beliebige Karte“.
effect-take = eine Aktion mit Wert { $value }, um { $cards } zu nehmen
effect-take-for-less = eine Aktion mit Wert { $value }, um { $cards } für { $discount } weniger zu nehmen
effect-take-usual = eine Aktion mit Wert { $value }, um { $cards } zu nehmen, aber nicht aus dem Spezialturm
effect-work = { $action ->
    [harvest] eine Ernte mit Wert { $value }
   *[production] eine Produktion mit Wert { $value }
}
effect-work-one = { $action ->
    [harvest] eine Ernte mit Wert { $value } mit nur einem Gebiet
   *[production] eine Produktion mit Wert { $value } mit nur einem Gebäude
}
effect-either-work = eine Ernte oder eine Produktion mit dem Wert dieses Mitglieds
effect-raise = Wert { $value } für ein farbiges Mitglied in dieser Runde
effect-copy = die Fähigkeit eines gegnerischen Anführers im Spiel, bis zum Ende der Partie
effect-lose = { $goods } Verlust
# $trades: einer oder zwei der Tausche.
effect-exchange = { $trades } tauschen
effect-slot = was der Marker auf dieser Karte zeigt
effect-match-military = so viele Militärpunkte wie die stärkste Familie
# $cards: „ein Gebäude“; $several: „2 Gebäude“.
effect-activate = { $n ->
    [one] { $cards } von dir wird aktiviert, gleich ab welchem Wert
   *[other] { $several } von dir werden aktiviert, gleich ab welchem Wert
}
effect-fetch = { $cards } aus der Ablage, ohne Kosten (keine Spezialkarte)
effect-draw-leaders = { $n } Anführer vom Stapel
effect-play-free = das Ausspielen eines Anführers von der Hand, ohne seine Voraussetzung
effect-play-free-shown = das Ausspielen eines dieser Anführer, ohne seine Voraussetzung
effect-draw-different = { $n } Marker, die Verschiedenes zeigen
effect-draw-keep = 1 von 2 gezogenen Markern
# Von einem Gebiet, das man nimmt.
effect-harvest-below = eine Ernte mit 1 weniger, als sein Würfel zeigt
# $reward: „7 Siegpunkte“; $cards: „einen Charakter“.
effect-drop-own = { $reward }, wenn man { $cards } ablegt
effect-dismiss = { $reward }, wenn man einen ausgespielten Anführer abgibt
effect-market = was ein leerer Marktstand gibt
effect-visit = { $action ->
    [harvest] eine Ernte mit Wert { $value } mit den Gebieten eines Gegners
   *[production] eine Produktion mit Wert { $value } mit den Gebäuden eines Gegners
}
effect-rivals-drop = jeder Gegner verliert { $cards }
# $goods: „2 Münzen oder 3 Siegpunkte“.
effect-rivals-give = { $goods } von jedem Gegner, nach dessen Wahl

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
# $towers: „Spezialturm“.
ability-no-fee-some = Im { $towers } zahlst du keine Gebühr, wenn er besetzt ist.
short-no-fee-some = keine Gebühr im { $towers }
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
    [special] Du darfst keine Karten mehr aus dem Spezialturm nehmen.
   *[tower] Du darfst keine Mitglieder mehr in diesen Turm setzen.
}
short-barred = { $area ->
    [market] keine Mitglieder auf den Markt
    [council] keine Mitglieder in den Ratspalast
    [harvest] keine Mitglieder auf Erntefelder
    [production] keine Mitglieder auf Produktionsfelder
    [special] keine Karten aus dem Spezialturm
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
short-lose-points = −1 Siegpunkt für je { $per }, die du hast
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
# $points: „5 Siegpunkte“.
ability-lose-many-cards = Am Ende verlierst du { $points } für jede Karte, die du von einer Art über { $most } hinaus hast.
short-lose-many-cards = −{ $points } für jede Karte einer Art über { $most } hinaus
# Was jedes Mal geschieht; $effects: „2 Diener“; $one: „einen Charakter“.
ability-on-take = Jedes Mal, wenn du { $one } nimmst: { $effects }.
short-on-take = { $effects }, wenn man { $one } nimmt
ability-on-leader = Jedes Mal, wenn du einen Anführer ausspielst: { $effects }.
short-on-leader = { $effects } beim Ausspielen eines Anführers
ability-on-market = Jedes Mal, wenn du ein Mitglied auf den Markt setzt: { $effects }.
short-on-market = { $effects }, wenn man ein Mitglied auf den Markt setzt
ability-on-excommunicated = Jedes Mal, wenn du exkommuniziert wirst: { $effects }.
short-on-excommunicated = { $effects } bei jeder Exkommunikation
# $rewards: was der erste Satz bringt, der zweite und so weiter.
ability-sets = Sätze aus je einer Karte jeder Art bringen der Reihe nach: { $rewards }.
short-sets = Belohnungen für Sätze aus allen vier Kartenarten
# $goods: was jedes der Siegel gibt, mit Punkten dazwischen.
ability-seals = Jedes Mal, wenn du einen Anführer ausspielst, drehst du ein Siegel um und erhältst, was alle umgedrehten geben. Die Siegel: { $goods }.
short-seals = mit jedem ausgespielten Anführer ein Siegel mehr
# Ein Feld nur für den, der diesen Anführer hat.
ability-own-space = Nur du darfst ein Mitglied auf diesen Anführer setzen (ab Wert { $value }): { $effects }.
short-own-space = eigenes Feld ab Wert { $value }: { $effects }
ability-waive-condition = { $n ->
    [one] Du darfst jeden Anführer ausspielen, auch wenn eine seiner Bedingungen nicht erfüllt ist.
   *[other] Du darfst jeden Anführer ausspielen, auch wenn { $n } seiner Bedingungen nicht erfüllt sind.
}
short-waive-condition = { $n ->
    [one] eine Bedingung weniger für jeden Anführer
   *[other] { $n } Bedingungen weniger für jeden Anführer
}
# $goods: „Münzen, Holz oder Steine“.
ability-servants-pay = Was du auch zahlst: Diener dürfen { $goods } ersetzen, eins zu eins.
short-servants-pay = Diener dürfen { $goods } ersetzen
ability-value-per-servant = Jeder Diener erhöht den Wert deiner Aktionen um { $n }.
short-value-per-servant = jeder Diener erhöht den Wert um { $n }
# $points: „1 Siegpunkt“.
ability-more-points = Jedes Mal, wenn dir etwas Siegpunkte bringt, erhältst du { $points } mehr.
short-more-points = { $points } mehr bei jedem Gewinn
ability-extra-privilege = Jedes Mal, wenn du Privilegien erhältst, erhältst du noch ein anderes dazu.
short-extra-privilege = jedes Mal ein Privileg mehr
# $without: das Privileg, das man nicht wählen kann, „Glaubenspunkte“.
ability-privilege-with = Jedes Privileg bringt dir zusätzlich { $goods }, aber { $without } kannst du als Privileg nicht wählen.
short-privilege-with = { $goods } zu jedem Privileg, aber { $without } nicht als Privileg
ability-swap = In deinem Zug darfst du { $pay } gegen { $receive } tauschen, so oft du willst.
short-swap = { $pay } gegen { $receive } im eigenen Zug
# $goods: „Holz und Steine“.
ability-stores = { $goods }, die du für Gebäude zahlst, bleiben auf diesem Plättchen; statt eines Privilegs darfst du alles davon zurücknehmen.
short-stores = { $goods } für Gebäude bleiben auf dem Familienplättchen
ability-unpaid-military = Die Militärpunkte, die Vorhaben kosten, musst du haben, aber nicht zahlen.
short-unpaid-military = Militärpunkte für Vorhaben nötig, aber nicht gezahlt
# $scores: „7 bringen 28 und 8 bringen 35“.
ability-card-limit = Du darfst bis zu { $limit } Charaktere haben; { $scores } Siegpunkte.
short-card-limit = bis zu { $limit } Charaktere
cards-score = { $n } bringen { $points }
ability-buys-leftover = Nach den Zügen jeder Runde darfst du eine Karte nehmen, die in einem Turm übrig ist (nicht im Spezialturm), und zahlst statt ihrer Kosten { $pay }.
short-buys-leftover = nach jeder Runde eine übrige Karte aus einem Turm für { $pay }
ability-extra-member = Du hast ein Mitglied mehr, ein braunes mit Wert { $value }.
short-extra-member = ein braunes Mitglied mit Wert { $value }
# $tiles: die Felder der Glaubensleiste und was sie bringen, mit Punkten dazwischen.
ability-faith-tiles = Plättchen auf der Glaubensleiste bringen dir etwas, wenn du sie erreichst: { $tiles }.
short-faith-tiles = Plättchen auf der Glaubensleiste (Felder { $spaces })
tile-on = Feld { $n } – { $goods }
ability-not-excommunicated = Du kannst nicht mehr exkommuniziert werden.
short-not-excommunicated = keine Exkommunikation mehr
ability-no-large-malus = { $action ->
    [harvest] Auf dem großen Erntefeld ist deine Aktion nicht weniger wert.
   *[production] Auf dem großen Produktionsfeld ist deine Aktion nicht weniger wert.
}
short-no-large-malus = { $action ->
    [harvest] kein Abzug auf dem großen Erntefeld
   *[production] kein Abzug auf dem großen Produktionsfeld
}

## Anführer und Plättchen

text-leader = Voraussetzung für { $leader }: { $requirement }.
text-played = Beim Ausspielen: { $effects }.
text-once = Einmal in jeder Runde: { $effects }.
short-once = einmal pro Runde: { $effects }
# $ability: einer der Sätze ability-...
text-tile = Exkommunikation der Epoche { $period }. { $ability }
text-bonus-tile = { $tile }. Jede Ernte bringt zusätzlich { $harvest }; jede Produktion bringt zusätzlich { $production }.
bonus-tile-standard = einfaches Bonusplättchen
bonus-tile-a = Bonusplättchen A
bonus-tile-b = Bonusplättchen B
bonus-tile-c = Bonusplättchen C
bonus-tile-d = Bonusplättchen D
bonus-tile-e = Bonusplättchen E
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
leader-alfonso-v-d-aragona = Alfons V. von Aragon
leader-alfonso-i-d-este = Alfonso I. d’Este
leader-ercole-i-d-este = Ercole I. d’Este
leader-ferdinando-d-aragona = Ferdinand von Aragon
leader-martin-lutero = Martin Luther
leader-tomas-de-torquemada = Tomás de Torquemada
leader-pietro-bembo = Pietro Bembo
leader-paracelso = Paracelsus
leader-leon-battista-alberti = Leon Battista Alberti
leader-lucia-da-narni = Lucia von Narni
leader-palla-strozzi = Palla Strozzi
leader-ladislao-vii-jagellone = Ladislaus VII. Jagiello
leader-massimiliano-i-d-asburgo = Maximilian I. von Habsburg
leader-guglielmo-de-pazzi = Guglielmo de’ Pazzi
leader-marsilio-ficino = Marsilio Ficino
leader-piero-della-francesca = Piero della Francesca
leader-erasmo-da-rotterdam = Erasmus von Rotterdam
leader-giulio-ii = Julius II.
leader-beatrice-d-este = Beatrice d’Este
leader-bramante = Bramante
leader-raffaello-sanzio = Raffael
leader-niccolo-macchiavelli = Niccolò Machiavelli
leader-carlo-viii = Karl VIII.
leader-jacopo-salviati = Jacopo Salviati

## Familien, Lose und Marker

# Der Text einer Familie: dieser Satz, dann die ihrer Fähigkeiten.
text-family = Die Familie { $family }.
text-beside = Daneben liegen { $leaders }, die zu ihr gehören.
short-beside = dazu { $leaders }
text-received = Wenn du sie bekommst: { $effects }.
family-da-montefeltro = Da Montefeltro
family-malatesta = Malatesta
family-medici = Medici
family-gonzaga = Gonzaga
family-colonna = Colonna
family-aragonesi = Aragon
family-este = Este
family-sforza = Sforza
family-orsini = Orsini
family-della-rovere = Della Rovere
family-della-scala = Della Scala
family-visconti = Visconti
text-token = Marker: { $goods }.
# Ein Plättchen, auf das geboten wird; je höher das Gebot, desto weniger hat man zu Beginn.
text-lot = { $lot }.
text-row = Gebot { $row } bringt zu Beginn { $goods }.
lot-a = Los A
lot-b = Los B
lot-c = Los C
lot-d = Los D
lot-e = Los E

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

## Namen der Spezialkarten

card-97 = Pilgerweg
card-98 = Freistadt
card-99 = Holzschlag
card-100 = Steinbruchdorf
card-101 = Abteiland
card-102 = Grenzland
card-103 = Markgrafschaft
card-104 = Geraubtes Lehen
card-105 = Bistum
card-106 = Hafenviertel
card-107 = Fürstensitz
card-108 = Reichsvikariat
card-109 = Gravurstube
card-110 = Audienzsaal
card-111 = Steinkontor
card-112 = Holzkontor
card-113 = Bauhütte
card-114 = Zunftspeicher
card-115 = Reliquiar
card-116 = Votivkapelle
card-117 = Akademie
card-118 = Belvedere
card-119 = Unvollendeter Palast
card-120 = Basilika
card-121 = Kaplan
card-122 = Talentsucher
card-123 = Verwalter
card-124 = Hofdichter
card-125 = Königsmacher
card-126 = Torwächter
card-127 = Unterhändler
card-128 = Fernhändler
card-129 = Chronist
card-130 = Antiquar
card-131 = Legat des Papstes
card-132 = Projektemacher
card-133 = Kuriositäten sammeln
card-134 = Bauhöfe füllen
card-135 = Flüchtlinge aufnehmen
card-136 = Wettrüsten
card-137 = Heerschau
card-138 = Heilige Heerfahrt
card-139 = Bündnisse sichern
card-140 = Land vermessen
card-141 = Ehren kaufen
card-142 = Großes Denkmal
card-143 = Eroberung für den Glauben
card-144 = Werkstätten besetzen

## Namen der Karten der Verschwörung

card-145 = Eroberte Provinz
card-146 = Geplünderte Stadt
card-147 = Bauerndorf
card-148 = Templerburg
card-149 = Pistoia
card-150 = Rom
card-151 = Zunftmeister
card-152 = Flurvogt
card-153 = Industriespion
card-154 = Wilderer
card-155 = Brandstifter
card-156 = Verschwörer
card-157 = Klatschstube
card-158 = Wucherhaus
card-159 = Galgen
card-160 = Haus der Werber
card-161 = Schwarzmarkt
card-162 = Saal der Verräter
card-163 = Kleine Erpressung
card-164 = Komplott schmieden
card-165 = Erpressung
card-166 = Viertel erneuern
card-167 = Plünderung der Stadt
card-168 = Staatsstreich

## Fragen, und worum es geht (topic-...: nach „Warten auf Anna:“, im Nominativ)

question-choose-tile = Welches Bonusplättchen nimmst du?
topic-choose-tile = die Wahl eines Bonusplättchens
# $n: der wievielte Anführer es ist.
question-keep-leader = Welchen Anführer behältst du ({ $n } von { $all })?
topic-keep-leader = die Wahl der Anführer
# $leaders: wie viele Anführer man auf der Hand hat.
question-turn = { $leaders ->
    [0] Welches Familienmitglied geht wohin?
   *[other] Welches Familienmitglied geht wohin? Oder zuerst ein Anführer?
}
question-turn-more = Welches Familienmitglied geht wohin? Oder zuerst etwas anderes?
topic-turn = das Setzen eines Familienmitglieds
question-last-word = Spiele einen Anführer aus, nutze einen, gib einen ab oder beende deinen Zug.
question-last-word-more = Noch etwas, oder den Zug beenden?
topic-last-word = das Ende des Zuges
question-pay-for = Welchen Preis zahlst du für „{ $card }“?
topic-pay-for = der Preis einer Karte
question-effects = Welcher Effekt von „{ $card }“ kommt zuerst?
topic-effects = die Reihenfolge der Effekte einer Karte
# $action: harvest oder production.
question-work = { $action ->
    [harvest] Ernte mit Wert { $value }: Wie viele Diener helfen?
   *[production] Produktion mit Wert { $value }: Wie viele Diener helfen?
}
# Mit den Karten eines Gegners ($name), oder mit nur einer Karte.
question-work-visit = { $action ->
    [harvest] Ernte mit den Gebieten von { $name }, Wert { $value }: Wie viele Diener helfen?
   *[production] Produktion mit den Gebäuden von { $name }, Wert { $value }: Wie viele Diener helfen?
}
question-work-one = { $action ->
    [harvest] Ernte mit nur einem Gebiet, Wert { $value }: Wie viele Diener helfen?
   *[production] Produktion mit nur einem Gebäude, Wert { $value }: Wie viele Diener helfen?
}
topic-work = die Wahl der Diener, die helfen
# $n: wie viele Tausche gewählt sind; $pays: was sie zusammen kosten.
question-production = { $n ->
    [0] Produktion mit Wert { $value }: Welches Gebäude tauscht, oder keins?
   *[other] Bisher zahlst du { $pays }: noch ein Tausch, oder produzieren?
}
# Eine Karte, die eine andere arbeiten lässt.
question-production-arrow = Auch „{ $card }“ ist aktiviert: mit welchem Tausch, oder mit keinem?
topic-production = die Wahl der Tauschgeschäfte
question-pick-privileges = { $n ->
    [one] Welches Privileg des Rates?
   *[other] Welche { $n } verschiedenen Privilegien des Rates?
}
question-pick-privileges-again = { $n ->
    [one] Noch ein Privileg, ein anderes: welches?
   *[other] Noch { $n } Privilegien, lauter andere: welche?
}
topic-pick-privileges = die Wahl der Privilegien
# $cards: „ein Gebäude“.
question-bonus-take = Du darfst mit Wert { $value } { $cards } nehmen.
question-bonus-take-for-less = Du darfst mit Wert { $value } { $cards } nehmen, für { $discount } weniger.
topic-bonus-take = eine Karte aus den Türmen
# $faith: „4 Glaubenspunkte“; $points: „4 Siegpunkte“.
question-faith = Die Kirche unterstützen ({ $faith } gegen { $points }) oder exkommuniziert werden?
question-faith-spared = Die Kirche unterstützen ({ $faith } gegen { $points }) oder den Glauben behalten?
topic-faith = die Unterstützung der Kirche
question-copy-from = Wessen Fähigkeit kopierst du, bis zum Ende der Partie?
topic-copy-from = die Wahl des Anführers, der kopiert wird
question-raise-one = Welches Mitglied ist in dieser Runde { $value } wert?
topic-raise-one = die Wahl des Mitglieds, das mehr wert ist
question-bid = Für welche Familie bietest du, und wie hoch?
topic-bid = das Gebot für eine Familie
# $n: wie viele noch zu zahlen sind.
question-pay-tokens = { $n ->
    [one] Mit welchem Marker zahlst du?
   *[other] Du zahlst mit { $n } Markern: welcher jetzt?
}
topic-pay-tokens = die Wahl der Marker, mit denen gezahlt wird
# $owed: „2 Münzen“.
question-replace-goods = Du schuldest { $owed }: Wie viele Diener springen ein?
topic-replace-goods = die Wahl der Diener, die einspringen
# $piece: die Karte oder der Anführer, die diese Wahl lassen.
question-pick-option = { $piece }: Was wählst du?
topic-pick-option = die Wahl, die eine Karte oder ein Anführer lässt
question-play-free = Welchen Anführer spielst du ohne Voraussetzung aus?
question-play-free-shown = Welchen Anführer deiner Familie spielst du ohne Voraussetzung aus?
topic-play-free = die Wahl des Anführers, der ausgespielt wird
question-flip-seal = Welches Siegel drehst du um?
topic-flip-seal = die Wahl des Siegels, das umgedreht wird
question-keep-token = Welchen der gezogenen Marker behältst du?
topic-keep-token = die Wahl des Markers, der bleibt
# $cards: „Gebäude“; $left: wie viele noch arbeiten dürfen.
question-activate-card = { $left ->
    [one] Welches deiner { $cards } aktivierst du, gleich ab welchem Wert?
   *[other] Welches deiner { $cards } aktivierst du zuerst, gleich ab welchem Wert (bis zu { $left })?
}
topic-activate-card = die Wahl der Karte, die aktiviert wird
question-arrow = Welchen Tausch von „{ $card }“ wählst du, oder keinen?
topic-arrow = der Tausch einer Karte
# $cards: „ein Vorhaben“.
question-fetch-card = Du darfst { $cards } aus der Ablage nehmen, ohne Kosten.
topic-fetch-card = eine Karte aus der Ablage
# $reward: „7 Siegpunkte“; $piece: die Karte oder der Anführer, die das belohnen.
question-drop-card = Du darfst { $cards } für { $reward } ablegen ({ $piece }).
# Wo die Karte eines Gegners es verlangt.
question-drop-card-demanded = „{ $piece }“ zwingt dich, { $cards } abzulegen: welche Karte?
topic-drop-card = die Wahl der Karte, die abgelegt wird
question-dismiss-leader = Gibst du einen ausgespielten Anführer für { $reward } ab?
topic-dismiss-leader = die Wahl des Anführers, der abgegeben wird
question-visit-board = { $action ->
    [harvest] Eine Ernte mit Wert { $value }: mit wessen Gebieten?
   *[production] Eine Produktion mit Wert { $value }: mit wessen Gebäuden?
}
topic-visit-board = die Wahl des Gegners, dessen Karten genutzt werden
# $card: die Karte von $name, die es verlangt.
question-give-goods = „{ $card }“ von { $name } verlangt etwas von dir: Was gibst du?
topic-give-goods = die Wahl dessen, was abgegeben wird
question-collect-market = { $piece }: Welchen leeren Marktstand nutzt du?
topic-collect-market = die Wahl eines Marktstands
# $goods: „7 Diener“.
question-buy-leftover = Für { $goods } darfst du eine Karte nehmen, die übrig ist.
topic-buy-leftover = eine Karte, die übrig ist
question-choose-work = Eine Ernte oder eine Produktion mit Wert { $value }?
topic-choose-work = die Wahl zwischen Ernte und Produktion
question-pick-one = { $action ->
    [harvest] Nur eines deiner Gebiete wird aktiviert, mit Wert { $value }: welches?
   *[production] Nur eines deiner Gebäude wird aktiviert, mit Wert { $value }: welches?
}
topic-pick-one = die Wahl der einen Karte, die aktiviert wird

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
answer-pass = Auf das Mitglied mit dem kleinsten Wert verzichten: Keines lässt sich setzen
answer-end = Zug beenden
answer-spend-plain = { $n ->
    [0] Keine Diener ausgeben
   *[other] { $servants } ausgeben
}
# $cards: die Karten, die bei diesem Wert arbeiten; $count: wie viele es sind.
answer-spend = { $text }: Wert { $value }, { $count ->
    [0] keine Karte arbeitet
    [one] es arbeitet { $cards }
   *[other] es arbeiten { $cards }
}
# Wo nicht einmal der kleinste Wert erreicht ist.
answer-spend-none = Auf diese Aktion verzichten
answer-pay = { $goods } zahlen
answer-pay-none = Preis { $price } zahlen
# $trade: „1 Holz gegen 3 Münzen“.
answer-trade = { $card }: { $trade }
answer-trade-none = Mit Gebäude { $building } tauschen, Pfeil { $arrow }
answer-produce = { $n ->
    [0] Ohne Tausch produzieren
   *[other] Produzieren und { $goods } zahlen
}
answer-privilege = { $goods } erhalten
# Alles, was auf dem Familienplättchen liegt.
privilege-store = { $goods } vom Familienplättchen
privilege-stored = die Ressourcen auf dem Familienplättchen
answer-take = { $space }
answer-decline = Keine Karte nehmen
# $effect: „2 Münzen“.
answer-first = Zuerst { $effect }
answer-first-none = Zuerst Effekt { $n }
answer-support = Die Kirche unterstützen: { $faith } bringen { $points }
answer-refuse = Sie nicht unterstützen: Exkommunikation ({ $tile })
answer-refuse-spared = Sie nicht unterstützen: Exkommunikation kann dir nichts anhaben
answer-choose = { $tile }: Ernte { $harvest }; Produktion { $production }
# $ability: was der Anführer kann, in wenigen Worten.
answer-keep = { $leader } behalten ({ $ability })
answer-play = { $leader } ausspielen ({ $ability })
answer-use = { $leader } nutzen ({ $ability })
answer-copy = { $leader } kopieren ({ $ability })
answer-discard = { $leader } für { $reward } abgeben
answer-raise = { $member } auf { $value } erhöhen
answer-raise-none = { $member } erhöhen
# $row: wie hoch das Gebot ist, von 1 bis 6; $goods: was man zu Beginn hat.
answer-bid = { $row } für { $family } bieten: zu Beginn { $goods }
# $name: wer bisher vorn lag.
answer-bid-over = { $row } für { $family } bieten (bisher vorn: { $name }): zu Beginn { $goods }
answer-bid-none = { $row } auf { $lot } bieten
# $goods: was der Marker zeigt.
answer-token = Einen Marker ausgeben: { $goods }
answer-give = Mit einem Marker zahlen ({ $goods })
answer-lay = Einen Marker ({ $goods }) auf „{ $card }“ legen, ein für alle Mal
answer-hold = Den Marker behalten: { $goods }
answer-swap-none = Den Tausch der Familie nutzen
answer-flip = Dieses Siegel umdrehen: { $goods }
answer-option-none = Nummer { $n } wählen
answer-give-goods = { $goods } abgeben
answer-work =
    { $action ->
        [harvest] Ernte, { $value } wert
       *[production] Produktion, { $value } wert
    }
answer-fetch = „{ $card }“ nehmen
# $piece: eine Karte oder ein Anführer.
answer-drop = „{ $card }“ ablegen
answer-drop-for = „{ $card }“ für { $reward } ablegen
answer-drop-none = Keine Karte ablegen
answer-dismiss-none = Keinen Anführer abgeben
answer-dismiss = { $leader } abgeben
# $what: was die Karte gibt.
answer-activate = „{ $card }“ aktivieren: { $what }
answer-activate-plain = „{ $card }“ aktivieren
answer-activate-none = Keine Karte aktivieren
answer-arrow-none = Nicht tauschen
answer-play-none = Keinen Anführer ausspielen
# $cards: die Karten des Gegners, die arbeiten können.
answer-visit = { $action ->
    [harvest] Die Gebiete von { $name }: { $cards }
   *[production] Die Gebäude von { $name }: { $cards }
}
answer-visit-plain = Die Karten von { $name }
# $space: „Markt, Stand 2“; $what: was er gibt.
answer-collect = { $space }: { $what }
# $kind: „Münzen“; $goods: „2 Münzen“.
answer-replace = { $n ->
    [0] Keine Diener statt { $kind } ausgeben
   *[other] { $servants } statt { $goods } ausgeben
}
answer-add = { $servants } vorausschicken

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
# Von dem Feld, auf das gerade ein Mitglied gesetzt wurde.
event-received-space = { $who ->
    [you] Du erhältst { $goods }.
   *[other] { $name } erhält { $goods }.
}
source-privilege = Privileg
source-church = Kirche
source-token = Marker
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
    [you] Du gibst { $leader } ab.
   *[other] { $name } gibt { $leader } ab.
}
event-leader-discarded-hidden = { $who ->
    [you] Du gibst einen Anführer ab.
   *[other] { $name } gibt einen Anführer ab.
}
event-leader-used = { $who ->
    [you] Du nutzt { $leader }.
   *[other] { $name } nutzt { $leader }.
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
# $row: wie hoch das Gebot ist.
event-bid-placed = { $who ->
    [you] Du bietest { $row } für { $family }.
   *[other] { $name } bietet { $row } für { $family }.
}
# $rival: ein Name oder „du“, darum nach einem Doppelpunkt.
event-bid-placed-over = { $who ->
    [you] Du bietest { $row } für { $family }. Überboten: { $rival }.
   *[other] { $name } bietet { $row } für { $family }. Überboten: { $rival }.
}
event-family-taken = { $who ->
    [you] Du bekommst die Familie { $family } und zu Beginn { $goods }.
   *[other] { $name } bekommt die Familie { $family } und zu Beginn { $goods }.
}
event-family-taken-with = { $who ->
    [you] Du bekommst die Familie { $family }, dazu { $leaders }, und zu Beginn { $goods }.
   *[other] { $name } bekommt die Familie { $family }, dazu { $leaders }, und zu Beginn { $goods }.
}
# $tokens: „2 Marker“; $shown: was sie zeigen.
event-tokens-drawn = { $who ->
    [you] Du ziehst { $tokens }.
   *[other] { $name } zieht { $tokens }.
}
event-tokens-drawn-seen = { $who ->
    [you] Du ziehst { $tokens }: { $shown }.
   *[other] { $name } zieht { $tokens }: { $shown }.
}
# Marker, von denen einer bleibt.
event-tokens-offered = { $who ->
    [you] Du ziehst { $tokens }, um einen zu behalten.
   *[other] { $name } zieht { $tokens }, um einen zu behalten.
}
event-tokens-offered-seen = { $who ->
    [you] Du ziehst { $tokens }, um einen zu behalten: { $shown }.
   *[other] { $name } zieht { $tokens }, um einen zu behalten: { $shown }.
}
event-token-spent = { $who ->
    [you] Du gibst einen Marker aus: { $goods }.
   *[other] { $name } gibt einen Marker aus: { $goods }.
}
event-token-paid = { $who ->
    [you] Du zahlst mit einem Marker ({ $goods }).
   *[other] { $name } zahlt mit einem Marker ({ $goods }).
}
event-token-laid = { $who ->
    [you] Du legst einen Marker ({ $goods }) auf „{ $card }“.
   *[other] { $name } legt einen Marker ({ $goods }) auf „{ $card }“.
}
event-token-kept = { $who ->
    [you] Du behältst einen Marker ({ $goods }) und legst einen zurück ({ $back }).
   *[other] { $name } behält einen Marker ({ $goods }) und legt einen zurück ({ $back }).
}
event-token-kept-only = { $who ->
    [you] Du behältst einen Marker ({ $goods }).
   *[other] { $name } behält einen Marker ({ $goods }).
}
event-token-kept-hidden = { $who ->
    [you] Du behältst einen Marker.
   *[other] { $name } behält einen Marker.
}
event-tokens-shuffled = { $n ->
    [one] Der Vorrat ist leer: { $n } ausgegebener Marker ist der neue.
   *[other] Der Vorrat ist leer: { $n } ausgegebene Marker werden zu einem neuen gemischt.
}
event-leaders-drawn = { $who ->
    [you] Du ziehst { $leaders } vom Stapel.
   *[other] { $name } zieht { $leaders } vom Stapel.
}
# $leaders: wie viele.
event-leaders-drawn-hidden = { $who ->
    [you] Du ziehst { $leaders } vom Stapel.
   *[other] { $name } zieht { $leaders } vom Stapel.
}
event-card-dropped = { $who ->
    [you] Du legst „{ $card }“ ab.
   *[other] { $name } legt „{ $card }“ ab.
}
event-swapped = { $who ->
    [you] Du nutzt den Tausch deiner Familie und zahlst { $goods }.
   *[other] { $name } nutzt den Tausch der eigenen Familie und zahlt { $goods }.
}
event-seal-turned = { $who ->
    [you] Du drehst ein Siegel um: { $goods }.
   *[other] { $name } dreht ein Siegel um: { $goods }.
}
event-faith-tile-taken = { $who ->
    [you] Du erreichst das Plättchen auf Feld { $n } der Glaubensleiste.
   *[other] { $name } erreicht das Plättchen auf Feld { $n } der Glaubensleiste.
}
event-set-completed = { $who ->
    [you] Du vervollständigst Satz { $n } aus allen vier Kartenarten.
   *[other] { $name } vervollständigt Satz { $n } aus allen vier Kartenarten.
}
event-stored = { $who ->
    [you] Was du gezahlt hast, bleibt auf deinem Familienplättchen: { $goods }.
   *[other] Was { $name } gezahlt hat, bleibt auf dem Familienplättchen: { $goods }.
}
event-card-fetched = { $who ->
    [you] Du nimmst „{ $card }“ aus der Ablage.
   *[other] { $name } nimmt „{ $card }“ aus der Ablage.
}
event-card-bought = { $who ->
    [you] Du nimmst für { $cost } eine Karte, die übrig war: „{ $card }“.
   *[other] { $name } nimmt für { $cost } eine Karte, die übrig war: „{ $card }“.
}
event-card-activated = { $who ->
    [you] Du aktivierst „{ $card }“.
   *[other] { $name } aktiviert „{ $card }“.
}
event-board-visited-harvest = { $who ->
    [you] Du erntest mit den Gebieten eines Gegners: { $rival }.
   *[other] { $name } erntet mit den Gebieten eines Gegners: { $rival }.
}
event-board-visited-production = { $who ->
    [you] Du produzierst mit den Gebäuden eines Gegners: { $rival }.
   *[other] { $name } produziert mit den Gebäuden eines Gegners: { $rival }.
}
event-lost = { $who ->
    [you] Du verlierst { $goods } ({ $source }).
   *[other] { $name } verliert { $goods } ({ $source }).
}
event-paid = { $who ->
    [you] Du zahlst { $goods } ({ $source }).
   *[other] { $name } zahlt { $goods } ({ $source }).
}
event-given = { $who ->
    [you] Du gibst { $goods } ab („{ $card }“). Wer das erhält: { $rival }.
   *[other] { $name } gibt { $goods } ab („{ $card }“). Wer das erhält: { $rival }.
}
event-replaced = { $who ->
    [you] Du gibst { $servants } statt { $goods } aus.
   *[other] { $name } gibt { $servants } statt { $goods } aus.
}
event-servants-added = { $who ->
    [you] Du schickst { $servants } voraus.
   *[other] { $name } schickt { $servants } voraus.
}
event-military-matched = { $who ->
    [you] Du ziehst mit der stärksten Familie gleich: { $military }.
   *[other] { $name } zieht mit der stärksten Familie gleich: { $military }.
}
event-church-ignored = { $who ->
    [you] Du unterstützt die Kirche in Epoche { $period } nicht und wirst trotzdem nicht exkommuniziert.
   *[other] { $name } unterstützt die Kirche in Epoche { $period } nicht und wird trotzdem nicht exkommuniziert.
}
# $tower: „Gebäudeturm“; $values: was seine Etagen verlangen, von unten an: „5, 6, 7 und 8“.
event-tower-adapted = In dieser Runde verlangt der { $tower } auf seinen Etagen { $values }.

## Gründe. $need und $have: was nötig ist und was da ist; $missing: der Unterschied;
## $have_total: wie viele Dinge da sind

reason-one-member = In einem Zug setzt man ein Mitglied, und deines steht schon.
reason-member-placed = Dieses Mitglied ist nicht mehr da: { $member }.
reason-closed = Dieses Feld gibt es erst ab { $need_players } Spielern, und ihr seid { $have_players }.
reason-barred = Deine Exkommunikation hält deine Mitglieder von dort fern.
reason-occupied = Das Feld ist besetzt.
reason-same-area = Dort steht schon eines deiner farbigen Mitglieder.
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
reason-servants = Dafür brauchst du { $need }, und du hast { $have }.
reason-no-more-cards = Mit einer anderen Zahl von Dienern arbeiten nicht mehr Karten: Wähle { $numbers }.
reason-no-such-price = Einen solchen Preis hat die Karte nicht.
reason-no-effect = Einen solchen Effekt hat die Karte nicht mehr: { $card }.
reason-dearer = Ein anderer Preis ist gleich oder kleiner.
reason-no-building = Du hast kein Gebäude Nummer { $need_building }.
reason-no-trade = Einen solchen Tausch gibt es nicht: { $card }.
reason-not-reached = Die Karte arbeitet ab Wert { $need_value }, und diese Aktion hat { $have_value }.
reason-traded = „{ $card }“ tauscht schon: Jedes Gebäude tut das einmal, über einen Pfeil.
reason-inputs = Das braucht { $need }, und du hast noch { $have }.
reason-privileges = { $need_privileges ->
    [one] Du wählst ein Privileg.
   *[other] Du wählst { $need_privileges } verschiedene Privilegien.
}
# $need_cards und $have_cards: „Gebäude“.
reason-wrong-kind = Das ist für { $need_cards }, nicht für { $have_cards }.
reason-tile-taken = Dieses Bonusplättchen ist schon vergeben.
reason-not-in-pack = { $leader } ist nicht in deinem Päckchen.
reason-between-actions = Das geht, bevor oder nachdem du ein Mitglied setzt. Erst kommt { $topic }.
reason-already-played = { $leader } ist schon ausgespielt und bleibt liegen.
reason-not-in-hand = { $leader } ist nicht auf deiner Hand.
reason-nobody-to-copy = Kein Gegner hat einen Anführer im Spiel, den man kopieren könnte.
reason-requirement = Voraussetzung: { $need }. Du hast { $have }.
reason-not-in-play = { $leader } ist nicht im Spiel.
reason-always-on = Die Fähigkeit von { $leader } gilt immer: Es gibt nichts zu nutzen.
reason-used = { $leader } wurde in dieser Runde schon genutzt.
reason-to-no-use = { $leader } könnte jetzt nichts bewirken.
reason-not-a-rivals = Kein Gegner hat { $leader } im Spiel.
reason-not-in-game = So etwas gibt es in dieser Partie nicht.
reason-no-such-member = Ein solches Mitglied hast du nicht: { $member }.
reason-not-your-space = Das ist das Feld eines Anführers, den du nicht im Spiel hast.
reason-space-value = { $need_servant ->
    [0] Das Feld verlangt Wert { $need_value }, und das Mitglied hat { $have_value }.
   *[other] Das Feld verlangt Wert { $need_value }, und das Mitglied hat { $have_value }: Dafür brauchst du { $need }, und du hast { $have }.
}
# Die Auktion; $need_row: das Gebot, das vorn liegt.
reason-no-lot = { $lot } ist nicht in dieser Partie.
reason-bid-higher = { $need_row ->
    [6] Dort steht schon das höchste Gebot.
   *[other] Dort liegt Gebot { $need_row } vorn: Deines muss höher sein.
}
# Marker; $token: was er zeigt.
reason-no-such-token = Einen solchen Marker hast du nicht: { $token }.
reason-not-drawn = Einen solchen Marker hast du nicht gezogen: { $token }.
reason-no-slot = Die Karte, auf die der Marker käme, hast du nicht: { $card }.
reason-slot-filled = Dort liegt schon ein Marker: { $card }.
# Fähigkeiten von Familien; $goods: was das Siegel gibt.
reason-no-swap = Einen solchen Tausch hat deine Familie nicht.
reason-seal-turned = Dieses Siegel ist schon umgedreht: { $goods }.
# $privilege: was es bringt.
reason-no-such-privilege = Das kannst du nicht als Privileg wählen: { $privilege }.
reason-no-token-left = Kein Marker ist übrig, weder verdeckt noch unter den ausgegebenen.
reason-privilege-picked = Dieses Privileg hast du gerade gewählt: { $privilege }. Jetzt muss es ein anderes sein.
# Diener, die einspringen oder dem nächsten Mitglied voraus sind.
reason-must-replace = Du hast { $have }: Als Ersatz brauchst du mindestens { $need }.
reason-no-more-due = Mehr als { $need } ist nicht zu zahlen.
reason-servants-needed = Als Ersatz hast du höchstens { $have } frei: Die anderen werden noch gebraucht.
reason-settled = Wie viele Diener für { $need_goods } einspringen, steht fest.
reason-added-already = Für diese Aktion hast du schon Diener vorausgeschickt.
reason-no-need-to-add = Weniger Diener zu haben bringt hier nichts: Mehr als nötig wären umsonst verloren.
reason-too-few-left = Ohne { $need } wäre die Aktion nicht mehr möglich: Du hast { $have }.
reason-act-now = Du hast Diener vorausgeschickt: Jetzt muss die Aktion folgen.
reason-compulsory = Das ist Pflicht: Verzichten kann man nicht.
# Karten, auf die gezeigt wird.
reason-not-yours = „{ $card }“ liegt nicht auf deinem Tableau.
reason-not-on-board = { $who ->
    [you] „{ $card }“ liegt nicht auf deinem Tableau.
   *[other] „{ $card }“ liegt nicht auf dem Tableau von { $name }.
}
reason-not-put-away = „{ $card }“ liegt nicht in der Ablage.
reason-wrong-tower = Der { $tower } ist hier nicht gemeint.
reason-no-activator = Kein Gebäude aktiviert hier eine andere Karte.
reason-all-woken = Jedes Gebäude, das eine andere Karte aktiviert, hat es schon getan.
reason-activator = „{ $card }“ aktiviert andere Karten und kann selbst keine davon sein.
reason-just-worked = „{ $card }“ hat gerade gearbeitet.
reason-only-one-card = In dieser Produktion arbeitet nur eine Karte, und zwar eine andere.
reason-arrow-first = Zuerst kommt der Tausch von „{ $card }“.
reason-often-enough = { $need_times ->
    [one] Diesen Tausch gibt es nur einmal.
   *[other] Diesen Tausch gibt es nur { $need_times }-mal, und so oft hast du ihn gewählt.
}
reason-comes-to-nothing = Das würde jetzt nichts bewirken.
reason-no-such-option = { $need_options ->
    [one] Es steht nur eines zur Wahl.
   *[other] Es stehen nur { $need_options } Dinge zur Wahl.
}
reason-not-a-rival = Genutzt werden nur die Karten eines Gegners, nicht deine eigenen.

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
part-more = Zugaben
part-excommunication = Exkommunikation

## Optionen eines Tisches

option-advanced = Anführer und persönliche Bonusplättchen
option-advanced-true = mit (Regeln für Fortgeschrittene)
option-advanced-false = ohne (Grundspiel)
option-modules = Erweiterungen
option-modules-none = keine
option-modules-houses = Häuser der Renaissance
option-modules-pazzi = Die Pazzi-Verschwörung
option-modules-houses-pazzi = beide Erweiterungen
option-leaders = Anführer zur Auswahl
option-leaders-all = alle
option-leaders-base = die des Grundspiels
option-leaders-new = die der Erweiterungen
option-leaders-own = die genannten: Namen mit Kommas dazwischen
option-decks = Karten in den Stapeln
option-decks-random = je acht von zehn für jeden Turm und jede Epoche, ausgelost
option-decks-preview = ausgelost und vor der Partie allen gezeigt
option-decks-own = ein eigenes Deck, mit seinem Code

## Die Stellung im Terminal. Wörter vor Zeilen haben 11 Spalten, die über den Türmen 18.

heading-round = Runde { $round } von { $all }, Epoche { $period }
heading-turn = Zug { $turn }
heading-over = Spielende
label-territory = Gebiete
label-character = Charaktere
label-building = Gebäude
label-venture = Vorhaben
label-special = Spezialturm
label-dice = Würfel
label-harvest = Ernte
label-production = Produktion
label-market = Markt
label-council = Ratspalast
label-adapted = Angepasst
# $tower: „Gebäudeturm“; $values: „5, 6, 7 und 8“.
tower-asks = { $tower }, Etagen mit Wert { $values }
label-supply = Vorrat
# Marker, die offen neben dem Vorrat liegen.
label-beside = Ausgegeben
label-pile = Stapel
# Solange um Familien geboten wird.
lot-free = noch kein Gebot
lot-led = { $name } bietet { $row }
# Ein Stapel, den alle kennen; $kind: „Gebäude“.
deck = { $kind } der Epoche { $period }
# Ein Feld und wer dort steht; $spot: „klein“, „2 (5D)“.
spot = { $spot }: { $members }
spot-small = klein
# $malus: um wie viel die Aktion weniger wert ist.
spot-large = groß (−{ $malus })
spot-closed = geschlossen
# Das Feld eines Anführers; $what: was es gibt.
spot-own = { $leader } (Wert { $value }) – { $what }
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
label-family = Familie
label-tokens = Marker
# Marker, die auf Karten liegen.
label-laid = auf Karten
# Was auf dem Familienplättchen liegt.
label-store = gelagert
label-seals = Siegel
# Felder der Glaubensleiste (G), deren Plättchen genommen sind.
label-faith-tiles = G-Plättchen
# Vollständige Sätze von Karten, die belohnt wurden.
label-sets = Sätze
label-spaces = Felder
# Was Diener dem nächsten Mitglied dazugeben.
label-ahead = voraus
label-dismissed = aus dem Spiel
label-played = Anführer
leader-used = genutzt
# Ein Anführer kopiert einen anderen.
copies = kopiert { $leader }
label-hand = Hand
requires = braucht { $requirement }
label-away = abgegeben
label-excommunications = Strafen
# Karten in wenigen Zeichen; $goods: „1M“. Was jede Karte einer Art bringt:
brief-per-card = { $kind ->
    [territory] { $goods } je Gebiet
    [character] { $goods } je Charakter
    [building] { $goods } je Gebäude
   *[venture] { $goods } je Vorhaben
}
brief-per-leader = { $goods } je Anführer
brief-play-free = Anführer gratis
brief-fetch = Karte aus der Ablage
brief-activate = Karte aktivieren
brief-slot = Marker darauf
brief-market = leerer Marktstand
# Etwas für eine Karte oder einen Anführer, die man ablegt.
brief-drop-own = Karte gegen { $reward }
brief-dismiss = Anführer gegen { $reward }
brief-rivals-give = Gegner: { $goods }
brief-visit = { $action ->
    [harvest] fremde Ernte { $value }
   *[production] fremde Produktion { $value }
}
# Was eine Etage verlangt, wo es nicht der übliche Wert ist.
brief-asks = Wert { $value }
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
panel-tower-special = Spezialturm
panel-floor = Etage { $n } (Wert { $value })
panel-floor-bonus = Die Etage bringt { $goods }.
panel-spaces = Felder
panel-auction = Familien, um die geboten wird
panel-decks = Karten in den Stapeln
nobody = niemand
panel-period = Epoche { $period }
# Was jemand hat: der Name einer Karte, allein oder mit dem, was sie kann.
panel-sentence = { $text }.
panel-ability = { $card }: { $ability }
