### Renaissance, auf Deutsch.
###
### Ein Satz über zwei Personen bekommt, was der zweiten gehört, als Wörter. $castle sagt, wo etwas
### steht („in deinem Schloss“, „im Schloss von Anna“); $stock, $zone und $hand stehen im Nominativ
### oder Akkusativ („dein Lager“, „die Hand von Anna“), also nie nach „aus“, „mit“ oder „von“.
### Titel einzelner Karten stehen in Sätzen „so“, in Listen und nach einem Doppelpunkt ohne Zeichen.

title = Renaissance

## Familien, Arten, Sorten von Karten, Schlösser

# Worauf eine Aktion ein Angriff ist (im Akkusativ).
attack-castle = ein Schloss
attack-stock = ein Lager
attack-hand = eine Hand
attack-turn = einen Zug
attack-zone = eine Spezialzone
# $cells: „5 Fundamente, 4 Steine und 3 Ziegel“.
text-castle = { $castle }: ein Schloss mit Platz für { $cells }.
# Die Buchstaben von Arten und Sorten in einem Terminal (alle verschieden; P wie Prinz).
letter-foundation = F
letter-stone = S
letter-tile = Z
letter-action = A
letter-special = X
letter-royal = K
letter-princely = P

## Was gezählt wird

# $things: „2 freiliegende Materialien“; $values: „1 oder 2“.
of-value = { $things } mit Wert { $values }
# Alle davon, wie nach „verliert“ und „wirft“.
every-tile = alle Ziegel
every-action = alle Aktionen
# Wie nach „mehr“.
kinds-material = Materialien
kinds-special = Spezialkarten
kinds-pure-action = reine Aktionen
a-material = ein Material

## Karten

# Ein Material ohne Aktion: $title ist title-foundation, -stone oder -tile.
material = { $title } { $value }
# $what: „ein Angriff auf ein Schloss; oder ein Ziegel mit Wert 2“.
text-card = { $title } ({ $family }): { $what }.
text-both = { $one }; oder { $other }
text-action = eine Aktion
text-reaction = eine Reaktion
# $scopes: „ein Schloss und eine Spezialzone“.
text-attack = ein Angriff auf { $scopes }
# $kinds: „ein Fundament oder ein Stein“.
text-worth = { $kinds } mit Wert { $value }
text-foundation = ein Fundament
text-stone = ein Stein
text-tile = ein Ziegel
text-special = eine Spezialkarte
# $points: „+2 Punkte“.
text-special-points = eine Spezialkarte, { $points }
text-royal = eine königliche Mission für { $points }, am Ende geprüft
text-princely = eine fürstliche Mission für { $points }
# Um wie viel sich Punkte ändern; $points: „2 Punkte“.
gain = +{ $points }
loss = −{ $points }

## Titel

title-double-attack = Doppelangriff
title-cellar-raid = Kellerraub
title-square-formation = Karree
title-landslide = Erdrutsch
title-trading = Handel
title-cannon = Kanone
title-musket = Muskete
title-ruse = Flankenangriff
title-pillage = Plünderung
title-crossbow = Armbrust
title-mass-grave = Massengrab
title-carpet-seller = Teppichhändler
title-siege = Belagerung
title-foundation = Fundament
title-stone = Stein
title-tile = Ziegel
title-army-31 = Hauptmann
title-army-32 = Werber
title-army-33 = Waffenmeister
title-army-34 = Offizier
title-army-35 = Profos
title-army-36 = Damenfriede
title-army-37 = Generalstände
title-army-38 = König von Navarra
title-army-39 = Schlacht bei Pavia
title-army-40 = Friede von Nizza
title-army-41 = Anno 1515
title-army-43 = Fall von Granada
title-army-44 = Vertrag von Le Verger
title-army-45 = Feld des Güldenen Tuches
title-keystone = Schlussstein
title-convent = Kloster
title-brotherhood = Bruderschaft
title-angelus = Angelusläuten
title-pater-noster = Vaterunser
title-prayer = Gebet
title-chapel = Kapelle
title-gargoyle = Wasserspeier
title-revelation = Offenbarung
title-sin = Sünde
title-baptism = Taufe
title-confessional = Beichtstuhl
title-clergy-31 = Glöckner
title-clergy-32 = Papst
title-clergy-33 = Pfarrer
title-clergy-34 = Messdiener
title-clergy-36 = Kreuzweg
title-clergy-37 = Komplott der Malkontenten
title-clergy-38 = Schlacht bei Arques
title-clergy-39 = Jakobsweg
title-clergy-40 = Bartholomäusnacht
title-clergy-41 = Verschwörung von Amboise
title-clergy-42 = Edikt von Nantes
title-clergy-43 = Chambre ardente
title-clergy-44 = Plakataffäre
title-clergy-45 = Blutbad von Wassy
title-revolt = Aufstand
title-lintel = Türsturz
title-buttress = Strebepfeiler
title-pulley = Flaschenzug
title-building-plan = Bauplan
title-well = Brunnen
title-vestibule = Vorhalle
title-bargain = Gutes Geschäft
title-spying = Spionage
title-bad-weather = Unwetter
title-double-staircase = Doppelte Wendeltreppe
title-artisans-31 = Dachdecker
title-artisans-34 = Geselle
title-artisans-35 = Schmied
title-artisans-36 = Mercator-Projektion
title-artisans-37 = Logscheit
title-artisans-38 = Galileis Fernrohr
title-artisans-39 = Reneklode
title-artisans-40 = Rosenkonfitüre
title-artisans-41 = Laternen des Palazzo Strozzi
title-artisans-43 = Kreuzstockfenster
title-artisans-44 = Weltkarte des Ortelius
title-artisans-45 = Schieferdächer
title-stall = Marktstand
title-arrangement = Vereinbarung
title-bread-oven = Brotofen
title-chopper = Hackbeil
title-village-square = Dorfplatz
title-storeroom = Vorratskammer
title-shop-window = Schaufenster
title-fraud = Betrug
title-smuggling = Schmuggel
title-merchants-32 = Imker
title-merchants-33 = Pfandleiher
title-merchants-34 = Schlüsselbund
title-merchants-35 = Hausiererin
title-merchants-36 = Moskowiter Kompanie
title-merchants-37 = Entdeckung der Baumwolle
title-merchants-38 = Kap Hoorn
title-merchants-39 = Ostindien-Kompanie
title-merchants-40 = Gewürzroute
title-merchants-41 = Neue Welt
title-merchants-42 = Seeweg nach Indien
title-merchants-43 = Königinkraut
title-merchants-44 = Landenge von Panama
title-merchants-45 = Entdeckung des Zuckerrohrs
# Die der Ausgabe von 2016, wo sie anders sind.
later-carpet-seller = Betrug
later-army-42 = Tag der Barrikaden
later-clergy-36 = Marburger Religionsgespräch
later-clergy-39 = Ablasshandel
later-spying = Vorratskammer
later-artisans-40 = Leonardos ideale Stadt
later-artisans-43 = Studiolo
later-chopper = Vorschlaghammer
later-merchants-37 = Entdeckung der Kartoffel
later-merchants-45 = Entdeckung des Maises

## Was Aktionen tun, Satz für Satz. $who: „each“ jeder Gegner, „chosen“ ein gewählter, „next“ der
## nächste Spieler, oder „self“: du. $chooser: „actor“ ist, wer die Aktion spielt, „target“, wen sie
## trifft, „none“, wo nichts gewählt wird. Das steht auf kleinen Karten: kurze Sätze.

step-lose-materials = { $who ->
    [each] Jeder Gegner
   *[chosen] Ein Gegner
} verliert { $things }{ $chooser ->
    [actor] { " nach deiner Wahl" }
    [target] { " nach eigener Wahl" }
   *[none] { "" }
}.
step-lose-cascade = Ein Gegner gibt { $things } auf: Alles, was darauf ruht, fällt mit.
step-lose-flank = Ein Gegner wählt links oder rechts und verliert dort das äußerste Material jeder Reihe.
step-steal-material = Nimm { $things } eines gegnerischen Schlosses und baue es sofort in deines ein.
step-swap-materials = { $n ->
    [one] Tausche ein Material eines gegnerischen Schlosses gegen eines von dir.
   *[other] Tausche { $n } Materialien eines gegnerischen Schlosses gegen { $n } von dir.
}
step-rearrange-castle = Lege dein Schloss neu aus, jedes Material auf ein Feld einer seiner Arten.
# $n: höchstens so viele; in den nächsten beiden müssen es alle sein.
step-place-any = { $n ->
    [one] Du darfst ein Material deiner Hand bauen.
   *[other] Du darfst bis zu { $n } Materialien deiner Hand bauen.
}
step-place-same-value = Baue { $n } Materialien deiner Hand mit demselben Wert.
step-place-same-kind = Baue { $n } Materialien deiner Hand auf Felder derselben Art.
step-place-in-play = Baue beliebig viele Materialien deiner Hand, deren Art und Wert schon in einem Schloss stehen.
step-others-place-matching = Jeder Gegner darf dann Gleiches (Art und Wert) bauen.
step-stock-discard-random = { $who ->
    [each] Jeder Gegner
   *[chosen] Ein Gegner
} verliert zufällig { $things } seines Lagers.
step-stock-discard-target = { $who ->
    [each] Jeder Gegner
   *[chosen] Ein Gegner
} wirft { $things } seines Lagers ab.
step-stock-look = Sieh dir das Lager eines Gegners an.
step-stock-exchange = Tausche beliebig viele seiner Karten gegen ebenso viele deines Lagers.
step-stock-take-material = { $n ->
    [one] Du darfst sofort ein Material daraus bauen.
   *[other] Du darfst sofort bis zu { $n } Materialien daraus bauen.
}
step-stock-hand-exchange = Tausche beliebig viele Karten zwischen deinem Lager und deiner Hand.
step-hand-look = Sieh dir die Hand eines Gegners an.
step-hand-look-all = Ein Gegner zeigt allen seine Hand.
step-hand-trade = Nimm { $take } davon und gib { $give } zurück.
step-hand-trade-random = Nimm zufällig { $take } von der Hand eines Gegners und gib { $give } zurück.
step-hand-swap = Du tauschst mit einem Gegner die ganze Hand.
step-hand-discard-any = Wirf beliebig viele Karten deiner Hand ab.
step-hand-discard = { $who ->
    [each] Jeder Gegner wirft { $things } seiner Hand ab.
    [chosen] Ein Gegner wirft { $things } seiner Hand ab.
   *[self] Wirf { $things } deiner Hand ab.
}
step-hand-discard-cost = Zahle dafür { $things } deiner Hand.
step-hand-negotiate = Du und ein Gegner zeigt einander die Hand und könnt einen Tausch vereinbaren.
step-hand-pool = Alle legen { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ihrer Hand in einen Topf. Du siehst hinein, behältst { $n } und gibst allen anderen { $n } zurück.
step-hand-pool-blind = Ziehe { $n } zufällige Karten von der Hand jedes Gegners, lege { $n } von dir dazu, behalte { $n } und gib jedem { $n } zurück.
step-draw-look = Decke die obersten { $look } Karten des Stapels auf, nimm { $take } und lege die anderen beliebig geordnet zurück.
step-draw-until = { $n ->
    [one] Decke Karten des Stapels auf, bis ein Material kommt: Nimm es und lege die anderen beliebig geordnet zurück.
   *[other] Decke Karten des Stapels auf, bis { $n } Materialien gekommen sind: Nimm sie und lege die anderen beliebig geordnet zurück.
}
# $places: „Schloss, Lager oder Spezialzone“.
step-discard-special-own = { $n ->
    [one] Wirf eine deiner Spezialkarten ab ({ $places }).
   *[other] Wirf { $n } deiner Spezialkarten ab ({ $places }).
}
step-discard-special-any = { $n ->
    [one] Zerstöre eine Spezialkarte im Spiel, wo auch immer.
   *[other] Zerstöre { $n } Spezialkarten im Spiel, wo auch immer.
}
step-take-special = { $n ->
    [one] Nimm eine Spezialkarte eines Gegners ({ $places }) auf die Hand.
   *[other] Nimm { $n } Spezialkarten eines Gegners ({ $places }) auf die Hand.
}
step-show-mission = { $n ->
    [one] Ein Gegner zeigt dir eine seiner Pflichtmissionen.
   *[other] Ein Gegner zeigt dir { $n } seiner Pflichtmissionen.
}
place-castle = Schloss
place-zone = Spezialzone
place-stock = Lager
step-skip-turn = { $who ->
    [next] Der nächste Spieler setzt aus.
   *[chosen] Ein Gegner setzt im nächsten Zug aus.
}
step-no-draw = Kein Gegner zieht in seinem nächsten Zug Karten nach.
step-no-action = Ein Gegner spielt in seinem nächsten Zug keine Aktionen.
step-no-material = { $who ->
    [each] Kein Gegner baut in seinem nächsten Zug.
   *[self] In jenem Zug baust du nichts.
}
step-no-material-hand = Kein Gegner baut in seinem nächsten Zug Materialien der Hand.
step-materials-up-to = Wenn du in deinem nächsten Zug ein Material baust, darfst du bis zu { $n } bauen.
step-castle-immunity = Keine Aktion betrifft dein Schloss bis zu deinem nächsten Zug.
step-extra-operation = Führe dann sofort eine weitere Handlung aus, ohne nachzuziehen.
step-extra-turn = Nach diesem Zug hast du noch einen.
step-double-action = Spiele sofort eine weitere Aktion: Sie trifft doppelt so viele Spieler oder doppelt so viele Karten.
step-reflect-action = Eine Aktion, die dich gerade trifft, wendet sich gegen den, der sie gespielt hat.

## Was Spezialkarten tun, Satz für Satz. $n: wie viel mehr oder weniger das Material wert ist.

where-own-zone = Lege sie in deine Spezialzone.
where-opponent-zone = Lege sie in die Spezialzone eines Gegners.
where-own-stock = Lege sie in dein Lager.
where-opponent-stock-cover = Lege sie auf das Lager eines Gegners.
where-opponent-stock-slot = Diese Karte nimmt den Platz ein.
where-on-any-material = Lege sie auf ein beliebiges Material{ $n ->
    [0] { "" }
   *[other] , das dann { $n } mehr wert ist
}.
where-on-opponent-material = Lege sie auf ein Material eines Gegners, das dann { $n } weniger wert ist.
where-on-new-material = Baue ein Material und lege sie darauf: Es ist { $n } mehr wert.
where-replace-own-material = Ersetzt eines deiner Materialien, das abgeworfen wird.
where-replace-opponent-material = Ersetzt ein gegnerisches Material, das abgeworfen wird.
where-not-playable = Kann nicht gelegt werden.
# $things: „ein Material mit Wert 4 oder 5“.
effect-lock-stock = Es ist gesperrt, bis er { $things } von der Hand abwirft; dann kommt sie in seine Spezialzone.
effect-toll = Am Ende deiner Züge darfst du jedem Gegner, der gerade { $things } von der Hand gebaut hat, blind { $cards } nehmen.
effect-immune-self = Sicher vor Angriffen.
effect-immune-material = Keine Aktion kann diesem Material etwas anhaben.
effect-immune-adjacent = Materialien daneben sind vor Aktionen der Gegner sicher.
effect-immune-adjacent-attacks = Materialien daneben sind vor Angriffen der Gegner sicher.
effect-trap-castle = Hebt den Angriff eines Gegners auf dein Schloss für dich auf; kommt dann in seine Spezialzone.
effect-trap-stock = Hebt den Angriff eines Gegners auf dein Lager für dich auf; kommt dann in seine Spezialzone.
effect-cancel-action = Einmal im Spiel: Hebe die Aktion eines Gegners auf.
# $points: „1 Punkt“.
effect-collect-attacks = Jede spätere Aktion, die dein Schloss angreift, kommt unter diese Karte, für je { $points }.
effect-extra-stock = Dein Lager hat { $slots } mehr, unerreichbar für Aktionen auf Lager.
effect-duplicate-action = Einmal im Spiel: Wiederhole für dich eine Aktion, die ein Gegner gerade gespielt hat.
effect-duplicate-action-start = Einmal im Spiel, zu Beginn deines Zuges: Wiederhole die letzte Aktion eines anderen Spielers.
effect-copy-special = Zählt am Ende wie eine Spezialkarte in der Zone eines Gegners, die beste für dich.
effect-score-count = Am Ende: { $points } für jedes Material mit Wert { $values } in einem gegnerischen Schloss, dem besten für dich.
effect-change-kind = Es passt auf ein Feld jeder Art.
effect-zone-when-seen = Sieht sie ein anderer Spieler oder zieht sie blind, kommt sie in deine Spezialzone.
effect-replace-higher = Ersetze beliebig viele deiner Materialien durch stärkere deiner Hand.
effect-replace-any = Ersetze beliebig viele deiner Materialien durch andere deiner Hand.
effect-stock-discard = Ein Gegner verliert zufällig { $cards } seines Lagers.

## Was Missionen verlangen

# $zone: „hand“, „stock“ oder „both“; $rel: „least“, „most“ oder „exactly“; $things: „2 reine Aktionen“.
condition-cards = { $zone ->
    [hand] Deine Hand enthält
    [stock] Dein Lager enthält
   *[both] Deine Hand und dein Lager enthalten zusammen
} { $rel ->
    [least] mindestens { $things }
    [most] höchstens { $things }
   *[exactly] { $things }
}.
condition-materials = Dein Schloss enthält { $rel ->
    [least] mindestens { $things }
   *[exactly] { $things }
}.
# $values: „1, 2, 3, 4 und 5“.
condition-each-value = Dein Schloss zeigt jeden der Werte { $values }.
condition-empty-cells-foundation = { $n ->
    [0] Alle deine Fundamentfelder sind belegt.
   *[other] Mindestens { $n } deiner Fundamentfelder sind frei.
}
condition-empty-cells-stone = { $n ->
    [0] Alle deine Steinfelder sind belegt.
    [one] Mindestens eines deiner Steinfelder ist frei.
   *[other] Mindestens { $n } deiner Steinfelder sind frei.
}
condition-free-stock-slots = Dein Lager ist voll.
condition-other-mission-points = Deine anderen erfüllten Missionen sind mindestens { $points } wert.
condition-specials-placed-on-own-side = Du hast im ganzen Spiel mindestens { $n } Spezialkarten auf deine eigene Seite gelegt.
condition-shared-with-opponent = { $n } deiner Materialien haben, nach Art und Wert, ein Gegenstück in einem gegnerischen Schloss.
condition-specials-placed = Du hast im ganzen Spiel keine Spezialkarte gelegt.
condition-specials-discarded = { $n ->
    [one] Du hast eine Spezialkarte abgeworfen.
   *[other] Du hast { $n } Spezialkarten abgeworfen.
}
condition-actions-this-turn = Du spielst { $n } Aktionen in einem Zug.
condition-destroyed-this-turn = Deine Aktionen zerstören in einem Zug { $n } Materialien gegnerischer Schlösser.
condition-stock-materials-this-turn = Du baust in einem Zug { $n } Materialien aus deinem Lager.
condition-same-target-actions-this-turn = { $n } deiner Aktionen in einem Zug zielen auf denselben Gegner.
condition-pure-action-turn-streak = Du spielst { $n } Züge hintereinander eine reine Aktion.
condition-pure-material-discard-streak = Du wirfst { $n } Züge hintereinander ein reines Material ab.
condition-extreme-special-points = Deine Spezialkarten sind mehr Punkte wert als die jedes Gegners.
condition-extreme-filled-cells = Dein Schloss hat { $which ->
    [most] mehr
   *[least] weniger
} belegte Felder als jedes andere.
# $things: „Materialien mit Wert 5“.
condition-extreme-materials = Dein Schloss hat mehr { $things } als jedes andere.
condition-extreme-castle-points = Dein Schloss ist mehr Punkte wert als jedes andere.
condition-extreme-specials-on-own-side-by-self = Auf deiner Seite liegen weniger selbst gelegte Spezialkarten, als jeder Gegner auf seiner hat.
condition-behind-most = Das vollste gegnerische Schloss hat mindestens { $n } belegte Felder mehr als deines.
condition-behind-least = Jedes gegnerische Schloss hat mindestens { $n } belegte Felder mehr als deines.
# $values: „1, 3 oder 5“.
condition-every-material = Jedes Material deines Schlosses ist { $values } wert.
condition-every-foundation = Jedes Fundament deines Schlosses ist { $values } wert.
condition-attacked-castle-before-foundations-done = Eine deiner Aktionen hat ein Schloss angegriffen, dessen Fundamente nicht fertig waren.
condition-attacked-castle-with-tile = Eine deiner Aktionen hat das Schloss eines Gegners angegriffen, der einen Ziegel gebaut hatte.
condition-foundations-done-before-first-stone = Du hast alle deine Fundamentfelder belegt, bevor du einen Stein gebaut hast.
condition-special-before-first-stone = Du hast eine Spezialkarte gelegt, bevor du einen Stein gebaut hast.
condition-first-tile = Du baust vor allen anderen einen Ziegel.
condition-first-all-stones = Du belegst vor allen anderen alle deine Steinfelder.
condition-first-all-foundations = Du belegst vor allen anderen alle deine Fundamentfelder.

## Wie weit eine Mission ist. $own: die Zahl dessen, der liest; $best: die des Gegners zum Vergleich.

progress-done = Die Bedingung ist erfüllt.
progress-open = Noch nicht.
progress-lost = Das ist nicht mehr zu schaffen.
progress-most = { $things }, beim besten Gegner { $best }.
progress-least = { $things }, beim Gegner mit den wenigsten { $best }.
progress-behind = Belegte Felder: { $own } bei dir, { $best } dort.
progress-at-least = Bisher { $own }, nötig: { $things }.
progress-at-most = { $things }, erlaubt: { $need }.
progress-left = Noch { $things }.
progress-run = Bisher { $before } in Folge; { $more ->
    [one] es fehlt noch ein solcher Zug.
   *[other] es fehlen noch { $more } solche Züge.
}
# $missing und $shown: Listen von Werten.
progress-values = { $shown_count ->
    [0] Es fehlen: { $missing }.
   *[other] { $missing_count ->
        [one] Es fehlt eine { $missing }: Du zeigst { $shown }.
       *[other] Es fehlen { $missing }: Du zeigst { $shown }.
    }
}
progress-odd = { $n ->
    [one] { $n } Material hat einen anderen Wert.
   *[other] { $n } Materialien haben einen anderen Wert.
}
# Was gezählt wird, in den Sätzen oben.
held-hand = { $things } auf der Hand
held-stock = { $things } im Lager
held-both = { $things } auf Hand und im Lager
measure-special-points = { $n ->
    [one] { $n } Punkt auf Spezialkarten
   *[other] { $n } Punkte auf Spezialkarten
}
measure-filled-cells = { $n ->
    [one] { $n } belegtes Feld
   *[other] { $n } belegte Felder
}
measure-castle-points = { $n ->
    [one] { $n } Punkt auf den Mauern
   *[other] { $n } Punkte auf den Mauern
}
measure-other-mission-points = { $n ->
    [one] { $n } Punkt aus anderen Missionen
   *[other] { $n } Punkte aus anderen Missionen
}
measure-empty-cells-foundation = { $n ->
    [one] { $n } freies Fundamentfeld
   *[other] { $n } freie Fundamentfelder
}
measure-empty-cells-stone = { $n ->
    [one] { $n } freies Steinfeld
   *[other] { $n } freie Steinfelder
}
measure-free-stock-slots = { $n ->
    [one] { $n } freier Platz im Lager
   *[other] { $n } freie Plätze im Lager
}
measure-specials-placed-on-own-side = { $n ->
    [one] { $n } bei dir gelegte Spezialkarte
   *[other] { $n } bei dir gelegte Spezialkarten
}
measure-specials-on-own-side-by-self = { $n ->
    [one] { $n } eigene Spezialkarte
   *[other] { $n } eigene Spezialkarten
}
measure-shared-with-opponent = { $n ->
    [one] { $n } gleiches Material
   *[other] { $n } gleiche Materialien
}
measure-specials-discarded = { $n ->
    [one] { $n } abgeworfene Spezialkarte
   *[other] { $n } abgeworfene Spezialkarten
}
measure-actions-this-turn = { $n ->
    [one] { $n } Aktion in einem Zug
   *[other] { $n } Aktionen in einem Zug
}
measure-destroyed-this-turn = { $n ->
    [one] { $n } zerstörtes Material in einem Zug
   *[other] { $n } zerstörte Materialien in einem Zug
}
measure-stock-materials-this-turn = { $n ->
    [one] { $n } Material aus dem Lager in einem Zug
   *[other] { $n } Materialien aus dem Lager in einem Zug
}
measure-same-target-actions-this-turn = { $n ->
    [one] { $n } Aktion gegen denselben Gegner in einem Zug
   *[other] { $n } Aktionen gegen denselben Gegner in einem Zug
}
measure-pure-action-turn-streak = { $n ->
    [one] { $n } Zug mit einer reinen Aktion
   *[other] { $n } Züge in Folge mit einer reinen Aktion
}
measure-pure-material-discard-streak = { $n ->
    [one] { $n } Zug mit abgeworfenem reinem Material
   *[other] { $n } Züge in Folge mit abgeworfenem reinem Material
}

## Wem etwas gehört. $who: „you“, „own“ (wer im Satz handelt) oder „other“, genannt $name.

stock-of = { $who ->
    [you] dein Lager
    [own] das eigene Lager
   *[other] das Lager von { $name }
}
zone-of = { $who ->
    [you] deine Spezialzone
    [own] die eigene Spezialzone
   *[other] die Spezialzone von { $name }
}

## Fragen an den, der liest, und worum es geht (topic-...: nach „Warten auf Anna: “ und „Zuerst
## kommt “, also im Nominativ der Einzahl). $left: wie viele noch zu wählen sind.

question-choose-missions = { $n ->
    [one] Welche dieser Missionen behältst du? Verfehlst du sie, kostet sie Punkte.
   *[other] Welche { $n } deiner Missionen sind Pflicht? Verfehlst du sie, kosten sie Punkte.
}
topic-choose-missions = die Wahl der Missionen
# $limits: ein Satz darüber, was in diesem Zug nicht möglich ist, oder nichts.
question-operation = Was tust du in diesem Zug?
question-operation-limited = { $limits } Was tust du in diesem Zug?
topic-operation = die Handlung des Zuges
question-play-stock = { $played ->
    [0] Welche Karte deines Lagers spielst du?
   *[other] Spielst du noch eine Karte deines Lagers?
}
topic-play-stock = das Spielen des Lagers
question-build-more = { $left ->
    [one] Baust du noch ein Material?
   *[other] Baust du bis zu { $left } weitere Materialien?
}
topic-build-more = das Bauen weiterer Materialien
question-place-materials = Welches Material baust du?
question-place-materials-more = Welches Material baust du? Möglich sind bis zu { $left }.
question-place-materials-same-value = Welches Material baust du? Alle müssen denselben Wert haben.
question-place-materials-same-kind = Welches Material baust du? Alle müssen auf Felder derselben Art.
question-place-materials-in-play = Welches Material baust du? Ein gleiches muss in einem Schloss stehen.
topic-place-materials = das Bauen für eine Aktion
# $things: „Stein 5 und Ziegel 2“.
question-match-build = { $name } hat { $things } gebaut: Baust du etwas Gleiches?
topic-match-build = das Bauen gleicher Materialien
question-build-from-stock = Du siehst { $stock }: Welches Material baust du in dein Schloss?
topic-build-from-stock = ein Material aus einem fremden Lager
question-renovate = Welches deiner Materialien ersetzt du, und wodurch?
question-renovate-higher = Welches deiner Materialien ersetzt du, und durch welches stärkere?
topic-renovate = das Ersetzen von Materialien
question-roof = Welches Material baust du unter „{ $special }“, und wo?
topic-roof = ein Material unter einer Spezialkarte
question-target = Auf wen zielt „{ $card }“?
question-target-again = Auf wen zielt „{ $card }“ außerdem?
topic-target = das Ziel einer Aktion
question-aim = { $left ->
    [one] „{ $card }“: Welche Spezialkarte im Spiel wird zerstört?
   *[other] „{ $card }“: Welche { $left } Spezialkarten im Spiel werden zerstört?
}
topic-aim = die Wahl einer Spezialkarte zum Zerstören
question-remove-special = Welche Spezialkarte von { $name } wird statt deiner eigenen zerstört?
topic-remove-special = die Wahl einer Spezialkarte zum Zerstören
question-lay-on = Auf wessen Seite legst du „{ $special }“?
topic-lay-on = die Seite für eine Spezialkarte
question-lay-cell = Auf welches Material { $castle } legst du „{ $special }“?
question-lay-cell-instead = Welches Material { $castle } macht Platz für „{ $special }“?
topic-lay-cell = der Ort für eine Spezialkarte
question-lay-slot = Auf welchen Platz deines Lagers legst du „{ $special }“?
topic-lay-slot = der Lagerplatz für eine Spezialkarte
question-answer-action = { $name } spielt „{ $card }“: Reagierst du?
topic-answer-action = die Reaktion auf eine Aktion
question-answer-attack = { $name } greift mit „{ $card }“ dein Schloss an: Reagierst du?
topic-answer-attack = die Reaktion auf einen Angriff
question-repeat-action = { $name } hat „{ $card }“ gespielt: Wiederholst du das?
topic-repeat-action = die Wiederholung einer Aktion
question-repeat-last = { $name } hat zuletzt „{ $card }“ gespielt: Wiederholst du das?
topic-repeat-last = die Wiederholung einer Aktion
question-double-which = Welche Aktion verdoppelst du?
topic-double-which = die Wahl der Aktion zum Verdoppeln
question-double-how = Wovon trifft „{ $card }“ doppelt so viele: Karten oder Spieler?
topic-double-how = die Art der Verdopplung
question-strike = { $left ->
    [one] Welches Material { $castle } wird zerstört?
   *[other] Welche { $left } Materialien { $castle } werden zerstört?
}
question-strike-own = { $left ->
    [one] Welches deiner Materialien gibst du auf?
   *[other] Welche { $left } deiner Materialien gibst du auf?
}
question-strike-fall = Welches deiner Materialien gibst du auf? Alles, was darauf ruht, fällt mit.
topic-strike = die Wahl der Materialien zum Zerstören
question-flank = { $name } greift deine Flanke an: Verlierst du links oder rechts?
topic-flank = die Seite eines Schlosses, die verloren geht
question-steal = Welches Material { $castle } nimmst du, und wo baust du es?
topic-steal = die Wahl eines Materials zum Nehmen
question-swap = Welches Material { $castle } tauschst du, und gegen welches von dir?
topic-swap = die Wahl der Materialien zum Tauschen
question-relay = Was legst du auf Feld { $cell }?
topic-relay = der neue Plan eines Schlosses
question-discard-stock = { $left ->
    [one] Welche Karte deines Lagers wirfst du ab?
   *[other] Welche { $left } Karten deines Lagers wirfst du ab?
}
topic-discard-stock = das Abwerfen aus dem Lager
question-discard-hand = { $left ->
    [one] Welche Karte deiner Hand wirfst du ab?
   *[other] Welche { $left } Karten deiner Hand wirfst du ab?
}
question-discard-hand-action = { $left ->
    [one] Welche Aktion deiner Hand wirfst du ab?
   *[other] Welche { $left } Aktionen deiner Hand wirfst du ab?
}
topic-discard-hand = das Abwerfen von der Hand
question-discard-any = Welche Karten deiner Hand wirfst du ab?
topic-discard-any = das Abwerfen von der Hand
question-store-exchange = Du siehst { $stock }: Welche Karten nimmst du?
topic-store-exchange = der Tausch zwischen Lagern
question-store-return = { $left ->
    [one] Welche Karte deines Lagers gibst du dafür?
   *[other] Welche { $left } Karten deines Lagers gibst du dafür?
}
topic-store-return = die Gegengabe
question-sin = Welche Karten deines Lagers nimmst du auf die Hand?
topic-sin = der Tausch zwischen Lager und Hand
question-sin-return = { $left ->
    [one] Welche Karte deiner Hand kommt dafür ins Lager?
   *[other] Welche { $left } Karten deiner Hand kommen dafür ins Lager?
}
topic-sin-return = der Ersatz für das Lager
question-trade-take = { $left ->
    [one] Du siehst { $hand }: Welche Karte nimmst du?
   *[other] Du siehst { $hand }: Welche { $left } Karten nimmst du?
}
topic-trade-take = die Wahl einer Karte zum Nehmen
question-trade-give = { $left ->
    [one] Welche Karte gibst du { $name }?
   *[other] Welche { $left } Karten gibst du { $name }?
}
topic-trade-give = die Wahl einer Karte zum Geben
question-offer = Was bietest du { $name }, und was möchtest du dafür?
question-offer-counter = Was bietest du { $name } stattdessen?
topic-offer = ein Angebot
# $given und $taken: Listen von Karten, oder „nichts“.
question-answer-offer = { $name } bietet dir { $given } für { $taken }: Nimmst du an?
topic-answer-offer = die Antwort auf ein Angebot
question-answer-counter = { $name } bietet dir stattdessen { $given } für { $taken }: Nimmst du an?
topic-answer-counter = die Antwort auf ein Angebot
question-pool-card = { $left ->
    [one] Welche Karte legst du in den Topf?
   *[other] Welche { $left } Karten legst du in den Topf?
}
topic-pool-card = das Füllen des Topfes
question-deal-pool = Welche Karte des Topfes gibst du { $name }?
question-deal-pool-own = Welche Karte des Topfes behältst du?
topic-deal-pool = das Verteilen des Topfes
question-take-drawn = { $left ->
    [one] Welche der aufgedeckten Karten nimmst du?
   *[other] Welche { $left } der aufgedeckten Karten nimmst du?
}
topic-take-drawn = die Wahl unter den aufgedeckten Karten
question-return-drawn = Welche Karte legst du als Nächste auf den Stapel zurück?
topic-return-drawn = das Zurücklegen der Karten
question-discard-own = { $left ->
    [one] Welche deiner Spezialkarten wirfst du ab?
   *[other] Welche { $left } deiner Spezialkarten wirfst du ab?
}
topic-discard-own = das Abwerfen einer Spezialkarte
question-take-special = { $left ->
    [one] Welche Spezialkarte von { $name } nimmst du auf die Hand?
   *[other] Welche { $left } Spezialkarten von { $name } nimmst du auf die Hand?
}
topic-take-special = die Wahl einer Spezialkarte zum Nehmen
question-show-mission = Welche deiner Pflichtmissionen zeigst du { $name }?
topic-show-mission = das Zeigen einer Mission
question-toll = Greifst du in { $hand } und ziehst blind eine Karte?
topic-toll = die Karte für den Werber
question-store = Legst du eine Karte in dein Lager?
topic-store = das Lager
question-claim = Deckst du eine Mission auf?
question-claim-last = Das Spiel endet: Deckst du eine Mission auf?
topic-claim = das Aufdecken von Missionen

## Antworten

answer-oblige = { $missions } zur Pflicht erklären
answer-oblige-one = „{ $mission }“ behalten
# $kind: as-foundation und Ähnliches.
as-foundation = als Fundament
as-stone = als Stein
as-tile = als Ziegel
answer-build = { $card } auf Feld { $cell } bauen
answer-build-as = „{ $card }“ { $kind } { $value } auf Feld { $cell } bauen
answer-build-replace = „{ $old }“ auf Feld { $cell } durch „{ $card }“ ersetzen
answer-build-relay = „{ $card }“ auf Feld { $cell } legen
answer-build-roof = „{ $card }“ unter „{ $special }“ { $kind } { $value } auf Feld { $cell } bauen
# $thing: „Stein“; das ist, was genommen, getauscht, zerstört wird.
worth = { $thing } { $value } (Feld { $cell })
on-cell = { $thing } (Feld { $cell })
cell = Feld { $cell }
answer-move = { $material } auf dein Feld { $own } bringen
answer-move-steal = { $material } nehmen und damit auf deinem Feld { $own } bauen
answer-move-swap = { $material } gegen deines tauschen: { $other }
answer-play = „{ $card }“ spielen
answer-play-double = „{ $card }“ verdoppeln
answer-lay = „{ $card }“ legen
answer-discard = „{ $card }“ abwerfen
answer-open = Das Lager spielen
answer-store = „{ $card }“ in dein Lager legen
answer-shelter = „{ $card }“ auf einen geschützten Platz deines Lagers legen
answer-pass = Passen
answer-pass-store = Nichts einlagern
answer-pass-claim = Nichts aufdecken
answer-pass-repeat-action = Nicht wiederholen
answer-pass-repeat-last = Nicht wiederholen
answer-pass-double-which = Nichts verdoppeln
answer-pass-build-from-stock = Nichts bauen
answer-pass-toll = Keine Karte nehmen
answer-done = Fertig
answer-done-play-stock = Keine weitere spielen
answer-done-build-more = Nichts mehr bauen
answer-done-place-materials = Nichts mehr bauen
answer-done-match-build = Nichts bauen
answer-done-renovate = Nichts mehr ersetzen
answer-done-discard-any = Nichts mehr abwerfen
answer-done-store-exchange = Nichts mehr nehmen
answer-done-sin = Nichts mehr nehmen
answer-target = { $name } wählen
answer-target-lay-on = Auf die Seite von { $name } legen
answer-target-lay-on-own = Auf deine eigene Seite legen
answer-target-toll = { $name } eine zufällige Karte wegnehmen
answer-strike = Feld { $cell } wählen
answer-strike-destroy = { $material } zerstören
answer-strike-own = { $material } aufgeben
answer-strike-lay = Auf { $material } legen
answer-strike-replace = { $material } ersetzen
# $materials: was dort steht, oder „nichts“.
answer-flank-left = Die linke Seite verlieren: { $materials }
answer-flank-right = Die rechte Seite verlieren: { $materials }
answer-take = „{ $card }“ nehmen
answer-take-ask = Um „{ $card }“ bitten
answer-give = „{ $card }“ geben
answer-give-offer = „{ $card }“ anbieten
answer-give-pool = „{ $card }“ in den Topf legen
answer-give-keep = „{ $card }“ behalten
answer-give-to = { $name } „{ $card }“ geben
answer-give-store = „{ $card }“ ins Lager legen
answer-back = „{ $card }“ auf den Stapel zurücklegen
answer-empty = Leer lassen
answer-empty-cell = Feld { $cell } leer lassen
answer-show = „{ $mission }“ zeigen
answer-claim = „{ $mission }“ aufdecken ({ $points })
answer-aim = „{ $card }“ zerstören
# $place: wo sie liegt.
answer-aim-at = „{ $card }“ zerstören ({ $place })
answer-let-be = Zulassen
answer-pope = Mit „{ $special }“ aufheben
answer-pray = Mit „{ $card }“ umlenken
answer-repeat = Mit „{ $special }“ wiederholen
answer-double-cards = Doppelt so viele Karten
answer-double-players = Doppelt so viele Spieler
answer-offer = Dieses Angebot machen: { $given } für { $taken }
answer-offer-plain = Das Angebot machen
answer-accept = Annehmen
answer-refuse = Ablehnen
answer-counter = Ein anderes Angebot machen

## Antworten auf Knöpfen: so kurz wie möglich, ohne das, was man schon weiß

chip-cell = Feld { $cell }
# $thing: "Stein 3".
chip-on-cell = { $thing }, Feld { $cell }
# $thing: "Stein 3, Feld 4".
chip-instead = statt { $thing }
chip-swap = gegen { $thing }
chip-play = spielen
chip-lay = legen
chip-store = ins Lager
chip-shelter = außer Reichweite
chip-claim = „{ $mission }“ aufdecken
# A side, or a special card on it.
chip-yours = deine
chip-toll = eine Karte ziehen
chip-flank-left = die linke Seite
chip-flank-right = die rechte Seite

## Ereignisse. $change: „+2 Punkte“ oder „−2 Punkte“.

event-missions-chosen = { $who ->
    [you] Du erklärst { $missions } zur Pflicht.
   *[other] { $name } erklärt { $missions } zur Pflicht.
}
event-missions-chosen-hidden = { $who ->
    [you] Du hast deine Missionen gewählt.
   *[other] { $name } hat Missionen gewählt.
}
event-first-player = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
event-turn-began = { $who ->
    [you] Zug { $turn }: Du bist dran.
   *[other] Zug { $turn }: { $name }.
}
event-turn-skipped = { $who ->
    [you] Zug { $turn }: Du setzt aus.
   *[other] Zug { $turn }: { $name } setzt aus.
}
# $origin: „hand“, „stock“ oder „rival“ (das Lager eines anderen).
event-built = { $who ->
    [you] Du baust { $card }
   *[other] { $name } baut { $card }
}{ $origin ->
    [stock] { " aus dem Lager" }
    [rival] { " aus dem Lager eines Gegners" }
   *[hand] { "" }
}{ $change }.
event-built-as = { $who ->
    [you] Du baust „{ $card }“ { $kind }
   *[other] { $name } baut „{ $card }“ { $kind }
}{ $origin ->
    [stock] { " aus dem Lager" }
    [rival] { " aus dem Lager eines Gegners" }
   *[hand] { "" }
}{ $change }.
event-replaced = { $who ->
    [you] Du ersetzt „{ $old }“ durch „{ $card }“, jetzt { $value } wert.
   *[other] { $name } ersetzt „{ $old }“ durch „{ $card }“, jetzt { $value } wert.
}
event-action-played = { $origin ->
    [repeat] { $who ->
        [you] Du wiederholst „{ $card }“ für dich.
       *[other] { $name } wiederholt „{ $card }“.
    }
    [stock] { $who ->
        [you] Du spielst „{ $card }“ aus dem Lager.
       *[other] { $name } spielt „{ $card }“ aus dem Lager.
    }
   *[hand] { $who ->
        [you] Du spielst „{ $card }“.
       *[other] { $name } spielt „{ $card }“.
    }
}
event-action-doubled-cards = „{ $card }“ trifft doppelt so viele Karten.
event-action-doubled-players = „{ $card }“ trifft doppelt so viele Spieler.
event-action-doubled-nothing = „{ $card }“ lässt sich nicht verdoppeln.
# $whom: „you“ oder „other“, genannt $target.
event-action-aimed = { $whom ->
    [you] „{ $card }“ zielt auf dich.
   *[other] „{ $card }“ zielt auf { $target }.
}
event-action-aimed-special = „{ $card }“ zielt auf „{ $special }“ auf { $whom ->
    [you] deiner Seite
   *[other] der Seite von { $target }
}.
event-trap-sprung = „{ $card }“ wehrt den Angriff auf { $who ->
    [you] dich
   *[other] { $name }
} ab und kommt in { $zone }{ $change }.
event-action-cancelled = { $who ->
    [you] Du hebst „{ $card }“ mit „{ $by }“ auf.
   *[other] { $name } hebt „{ $card }“ mit „{ $by }“ auf.
}
event-action-turned = { $who ->
    [you] Du lenkst „{ $card }“ mit „{ $by }“
   *[other] { $name } lenkt „{ $card }“ mit „{ $by }“
} auf { $whom ->
    [you] dich
   *[other] { $target }
} um.
event-special-laid-zone = { $who ->
    [you] Du legst „{ $card }“ in { $zone }{ $change }.
   *[other] { $name } legt „{ $card }“ in { $zone }{ $change }.
}
event-special-laid-own = { $who ->
    [you] Du legst „{ $card }“{ $change }.
   *[other] { $name } legt „{ $card }“{ $change }.
}
event-special-laid-stock = { $who ->
    [you] Du legst „{ $card }“ in { $stock }.
   *[other] { $name } legt „{ $card }“ in { $stock }.
}
event-special-laid-cover = { $who ->
    [you] Du legst „{ $card }“ auf { $stock }.
   *[other] { $name } legt „{ $card }“ auf { $stock }.
}
event-special-laid-cell = { $who ->
    [you] Du legst „{ $card }“ auf Feld { $cell } { $castle }{ $change }.
   *[other] { $name } legt „{ $card }“ auf Feld { $cell } { $castle }{ $change }.
}
event-special-laid-place = { $who ->
    [you] Du stellst „{ $card }“ anstelle des Materials auf Feld { $cell } { $castle }{ $change }.
   *[other] { $name } stellt „{ $card }“ anstelle des Materials auf Feld { $cell } { $castle }{ $change }.
}
# Um wie viel sich Punkte ändern, am Ende eines solchen Satzes.
with-change = : { $change }
# $origin: „hand“, „stock“ oder „castle“.
event-discarded = { $who ->
    [you] Du wirfst „{ $card }“
   *[other] { $name } wirft „{ $card }“
}{ $origin ->
    [stock] { " aus dem Lager" }
    [castle] { " aus dem Schloss" }
   *[hand] { "" }
} ab.
event-chance-discarded = Der Zufall greift in { $stock }: „{ $card }“ wird abgeworfen.
event-stock-opened = { $who ->
    [you] Du spielst Karten deines Lagers.
   *[other] { $name } spielt Karten aus dem Lager.
}
event-stored = { $who ->
    [you] Du legst „{ $card }“ ins Lager.
   *[other] { $name } legt „{ $card }“ ins Lager.
}
event-stored-hidden = { $who ->
    [you] Du legst eine Karte ins Lager.
   *[other] { $name } legt eine Karte ins Lager.
}
event-stored-sheltered = { $who ->
    [you] Du legst „{ $card }“ auf einen geschützten Platz.
   *[other] { $name } legt „{ $card }“ auf einen geschützten Platz.
}
event-stored-sheltered-hidden = { $who ->
    [you] Du legst eine Karte auf einen geschützten Platz.
   *[other] { $name } legt eine Karte auf einen geschützten Platz.
}
# $cards: Namen, oder „2 Karten“, wo sie verdeckt sind.
event-drew = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $name } zieht { $cards }.
}
event-material-lost = { $castle } verliert { $cards }{ $change }.
event-material-taken = { $who ->
    [you] Du nimmst „{ $card }“ (bisher { $castle }) und baust damit.
   *[other] { $name } nimmt „{ $card }“ (bisher { $castle }) und baut damit.
}
event-materials-swapped = { $who ->
    [you] Du tauschst „{ $own }“ gegen „{ $card }“ { $castle }.
   *[other] { $name } tauscht „{ $own }“ gegen „{ $card }“ { $castle }.
}
event-castle-lifted = { $who ->
    [you] Du nimmst die Materialien deines Schlosses auf, um sie neu auszulegen.
   *[other] { $name } nimmt die Materialien des Schlosses auf, um sie neu auszulegen.
}
event-material-relaid = { $who ->
    [you] Du legst „{ $card }“ auf Feld { $cell }.
   *[other] { $name } legt „{ $card }“ auf Feld { $cell }.
}
event-material-relaid-empty = { $who ->
    [you] Du lässt Feld { $cell } leer.
   *[other] { $name } lässt Feld { $cell } leer.
}
event-hand-shown = { $whom ->
    [you] Du zeigst allen deine Hand: { $cards }.
   *[other] { $target } zeigt allen die Hand: { $cards }.
}
event-hand-seen = { $who ->
    [you] Du siehst { $hand }: { $cards }.
   *[other] { $name } sieht { $hand }: { $cards }.
}
event-hand-seen-hidden = { $who ->
    [you] Du siehst { $hand }.
   *[other] { $name } sieht { $hand }.
}
event-stock-seen = { $who ->
    [you] Du siehst { $stock }: { $cards }.
   *[other] { $name } sieht { $stock }: { $cards }.
}
event-stock-seen-hidden = { $who ->
    [you] Du siehst { $stock }.
   *[other] { $name } sieht { $stock }.
}
# $card: ihr Name, oder „Eine Karte“; $from und $to: „die Hand von Anna“, „dein Lager“, „der Topf“.
event-card-moved = { $card } wandert: { $from } → { $to }.
event-card-moved-chance = { $card } wandert zufällig: { $from } → { $to }.
some-card = Eine Karte
vault-of = { $who ->
    [you] deine geschützten Plätze
    [own] die eigenen geschützten Plätze
   *[other] die geschützten Plätze von { $name }
}
place-pool = der Topf
place-tray = die beiseitegelegten Karten
event-hands-swapped = { $who ->
    [you] Du tauschst die Hand
   *[other] { $name } tauscht die Hand
} mit { $whom ->
    [you] dir
   *[other] { $target }
}.
# Wer hört, welche Karten: Wer liest, bekommt $received für $given.
event-hands-swapped-seen = Du tauschst die Hand mit { $target }: { $received } für { $given }.
event-pool-seen = { $who ->
    [you] Du siehst in den Topf: { $cards }.
   *[other] { $name } sieht in den Topf: { $cards }.
}
event-pool-seen-hidden = { $who ->
    [you] Du siehst in den Topf.
   *[other] { $name } sieht in den Topf.
}
event-offer-grew = { $who ->
    [you] Du bietest „{ $card }“.
   *[other] { $name } bietet „{ $card }“.
}
event-offer-grew-wanted = { $who ->
    [you] Du bittest um „{ $card }“.
   *[other] { $name } bittet um „{ $card }“.
}
event-offer-grew-hidden = { $who ->
    [you] Du bereitest ein Angebot vor.
   *[other] { $name } bereitet ein Angebot vor.
}
event-offer-made = { $who ->
    [you] Du bietest { $target } { $given } für { $taken }.
   *[other] { $name } bietet { $whom ->
        [you] dir
       *[other] { $target }
    } { $given } für { $taken }.
}
event-offer-made-hidden = { $who ->
    [you] Du machst ein Angebot.
   *[other] { $name } macht { $whom ->
        [you] dir
       *[other] { $target }
    } ein Angebot.
}
event-offer-made-counter = { $who ->
    [you] Du bietest stattdessen { $given } für { $taken }.
   *[other] { $name } bietet stattdessen { $given } für { $taken }.
}
event-offer-made-counter-hidden = { $who ->
    [you] Du machst ein anderes Angebot.
   *[other] { $name } macht ein anderes Angebot.
}
event-offer-accepted = { $who ->
    [you] Du nimmst das Angebot an.
   *[other] { $name } nimmt das Angebot an.
}
event-offer-refused = { $who ->
    [you] Du lehnst das Angebot ab.
   *[other] { $name } lehnt das Angebot ab.
}
event-pile-shown = { $who ->
    [you] Du deckst vom Stapel auf: { $cards }.
   *[other] { $name } deckt vom Stapel auf: { $cards }.
}
event-pile-taken = { $who ->
    [you] Du nimmst „{ $card }“.
   *[other] { $name } nimmt „{ $card }“.
}
event-pile-returned = { $who ->
    [you] Du legst „{ $card }“ auf den Stapel zurück.
   *[other] { $name } legt „{ $card }“ auf den Stapel zurück.
}
# $place: „im Schloss von Anna“, „deine Spezialzone“.
event-special-discarded = „{ $card }“ wird abgeworfen ({ $place }){ $change }.
# Was darunter oder auf ihren Plätzen lag.
event-special-along = Mit abgeworfen: { $cards }.
event-special-taken = { $who ->
    [you] Du nimmst „{ $card }“
   *[other] { $name } nimmt „{ $card }“
} von { $whom ->
    [you] deiner Seite
   *[other] der Seite von { $target }
} auf die Hand.
event-mission-shown = { $who ->
    [you] Du zeigst { $target } eine Mission: { $mission }.
   *[other] { $name } zeigt { $whom ->
        [you] dir
       *[other] { $target }
    } eine Mission: { $mission }.
}
event-mission-shown-hidden = { $who ->
    [you] Du zeigst { $target } eine Mission.
   *[other] { $name } zeigt { $whom ->
        [you] dir
       *[other] { $target }
    } eine Mission.
}
event-mission-claimed = { $who ->
    [you] Du deckst „{ $mission }“ auf{ $change }.
   *[other] { $name } deckt „{ $mission }“ auf{ $change }.
}
event-restrained-skip-turn = { $who ->
    [you] Du setzt im nächsten Zug aus.
   *[other] { $name } setzt im nächsten Zug aus.
}
event-restrained-no-draw = { $who ->
    [you] Du ziehst in deinem nächsten Zug keine Karten nach.
   *[other] { $name } zieht im nächsten Zug keine Karten nach.
}
event-restrained-no-action = { $who ->
    [you] Du darfst in deinem nächsten Zug keine Aktionen spielen.
   *[other] { $name } darf im nächsten Zug keine Aktionen spielen.
}
event-restrained-no-material = { $who ->
    [you] Du darfst in deinem nächsten Zug nichts bauen.
   *[other] { $name } darf im nächsten Zug nichts bauen.
}
event-restrained-no-material-hand = { $who ->
    [you] Du darfst in deinem nächsten Zug nichts von der Hand bauen.
   *[other] { $name } darf im nächsten Zug nichts von der Hand bauen.
}
event-restrained-materials-up-to = { $who ->
    [you] Du darfst in deinem nächsten Zug bis zu { $n } Materialien auf einmal bauen.
   *[other] { $name } darf im nächsten Zug bis zu { $n } Materialien auf einmal bauen.
}
event-castle-protected = { $who ->
    [you] Keine Aktion betrifft dein Schloss bis zu deinem nächsten Zug.
   *[other] Keine Aktion betrifft das Schloss von { $name } bis zum nächsten Zug dort.
}
event-operation-granted = { $who ->
    [you] Du hast noch eine Handlung.
   *[other] { $name } hat noch eine Handlung.
}
event-turn-granted = { $who ->
    [you] Nach diesem Zug hast du noch einen.
   *[other] Nach diesem Zug hat { $name } noch einen.
}
event-cost-unpaid = { $who ->
    [you] Du kannst „{ $card }“ nicht bezahlen: Es wird nichts daraus.
   *[other] { $name } kann „{ $card }“ nicht bezahlen: Es wird nichts daraus.
}
event-nothing-found-hand = { $who ->
    [you] Auf deiner Hand passt nichts.
   *[other] Auf der Hand von { $name } passt nichts.
}
event-nothing-found-stock = { $who ->
    [you] In deinem Lager ist nichts dafür.
   *[other] Im Lager von { $name } ist nichts dafür.
}
event-keyring-found = „{ $card }“ wurde gesehen und kommt in { $zone }{ $change }.
event-stock-unlocked = { $who ->
    [you] Dein Lager ist wieder frei, und „{ $card }“ kommt in deine Spezialzone{ $change }.
   *[other] Das Lager von { $name } ist wieder frei, und „{ $card }“ kommt in die Spezialzone{ $change }.
}
event-attack-collected = { $who ->
    [you] „{ $card }“ kommt unter „{ $under }“: { $change } für dich.
   *[other] „{ $card }“ kommt unter „{ $under }“: { $change } für { $name }.
}
# Was das Ende hinzufügt: die königlichen Missionen von $name, die gelten.
event-accomplished = { $who ->
    [you] Von dir erfüllt: { $missions }.
   *[other] Von { $name } erfüllt: { $missions }.
}

## Gründe

reason-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
reason-not-in-stock = „{ $card }“ ist nicht in deinem Lager.
reason-no-free-cell = Kein freies Feld nimmt „{ $card }“ auf.
reason-wrong-kind = Gefragt ist: { $kind }. „{ $card }“ auf Feld { $cell } ist das nicht.
reason-cell-filled = Feld { $cell } ist belegt.
reason-cell-unsupported = Feld { $cell } ruht auf einem Feld, das noch leer ist.
reason-no-actions-this-turn = In diesem Zug darfst du keine Aktionen spielen.
reason-no-materials-this-turn = In diesem Zug darfst du keine Materialien bauen.
reason-reaction-only = „{ $card }“ spielt man nur als Reaktion auf eine Aktion, die einen trifft.
reason-special-cannot-be-laid = „{ $card }“ kann jetzt nirgends gelegt werden; einlagern oder abwerfen geht.
reason-never-playable = „{ $card }“ kann nie gelegt werden: Die Karte zeigt sich, wenn ein anderer Spieler sie sieht.
reason-stock-covered = „{ $card }“ liegt auf deinem Lager: Es kann weder gespielt noch gefüllt werden.
reason-stock-full = { $need_slots ->
    [0] Du hast keinen geschützten Platz.
    [one] Dein Lager ist voll: Es hat { $need_slots } Platz.
   *[other] Dein Lager ist voll: Es hat { $need_slots } Plätze.
}
reason-stock-empty = Dein Lager ist leer.
reason-nothing-to-store = Du hast keine Karte, die du einlagern könntest.
reason-not-a-target = { $who ->
    [you] Du kannst hier nicht dich selbst wählen.
   *[other] { $name } kann hier nicht gewählt werden.
}
reason-protected = Keine Aktion kann dem etwas anhaben, was auf Feld { $cell } liegt.
reason-not-exposed = Auf Feld { $cell } ruht etwas, darum liegt es nicht frei.
reason-wrong-value = Gefragt ist Wert { $values }, und dieser ist { $have_value }.
reason-not-higher = „{ $card }“ ist { $have_value } wert, und was ersetzt würde { $need_value }: Es muss mehr wert sein.
reason-was-covered = Als die Aktion gespielt wurde, ruhte etwas auf Feld { $cell }.
reason-no-place-left = Mit „{ $card }“ hier fände der Rest keinen Platz.
reason-not-there = Das ist nicht da.
reason-not-offered = Das steht jetzt nicht zur Wahl.
reason-must-place = Baue zuerst, was die Aktion verlangt.
reason-one-only = Du hast so viele gewählt, wie du darfst.
reason-mission-not-held = „{ $mission }“ ist keine deiner Missionen.
reason-mission-done = „{ $mission }“ ist schon erfüllt.
reason-two-missions = Du wählst zwei Missionen, nicht eine.
reason-mission-not-fulfilled = „{ $mission }“ ist nicht erfüllt. { $condition }
reason-no-pope = Du hast keine Spezialkarte, die Aktionen aufhebt.
reason-pope-used = „{ $card }“ ist schon genutzt.
reason-no-prayer = Du hast keine Karte, die Aktionen umlenkt.
reason-not-aimed-at-you = Die Aktion trifft dich nicht.
reason-cannot-be-turned = „{ $card }“ lässt sich nicht umlenken.
reason-no-ironmonger = Du hast keine Spezialkarte, die Aktionen wiederholt.
reason-cannot-double = „{ $card }“ lässt sich so nicht verdoppeln.
reason-not-yours = Das gehört dir nicht.
reason-act-first = Zuerst kommt eine Handlung deines Zuges; eine Karte abwerfen kannst du immer.
reason-already-chosen = „{ $card }“ ist schon gewählt.
reason-target-chosen = { $name } ist schon gewählt.
reason-not-an-action = „{ $card }“ ist keine Aktion, und gefragt ist eine Aktion.
reason-compulsory = Das lässt sich nicht auslassen: Es ist Pflicht.
reason-untouchable = Keine deiner Aktionen kann „{ $card }“ etwas anhaben.
reason-own-turn = Du bist selbst dran: Umgelenkt werden Aktionen in den Zügen der anderen.
reason-not-in-play = „{ $card }“ dort: Kein Schloss hat ein Material mit dieser Art und diesem Wert.
reason-no-second = Nach „{ $card }“ dort könnte kein zweites Material folgen.

## Das Ende

end-castle = { $who ->
    [you] Dein Schloss ist fertig: Das Spiel ist zu Ende.
   *[other] Das Schloss von { $name } ist fertig: Das Spiel ist zu Ende.
}
end-castle-plain = Ein Schloss ist fertig.
end-pile = Der Stapel ist leer.

## Die Stellung, im Terminal und als Tafeln für alle, die kein Spielbrett sehen. Im Terminal haben
## Wörter vor Zeilen 11 Spalten.

label-families = Familien
label-pile = Stapel
label-discards = Ablage
pile-known = { $cards }, dir bekannt: { $known }
discards = { $n ->
    [0] nichts
   *[other] { $cards }, obenauf { $card }
}
label-castle = Schloss
label-zone = Spezialzone
label-under = gesammelt
# Was auf dem Lager liegt und es sperrt.
label-cover = Sperre
label-stock = Lager
label-vault = geschützt
label-mandatory = Pflicht
label-optional = freiwillig
label-away = weggelegt
label-done = erfüllt
label-next = Folgezug
label-now = dieser Zug
label-deeds = Taten
label-aside = beiseite
label-pool = Topf
label-offer = Angebot
label-aims = Ziele
# $known: Karten, die man kennt; $n: wie viele andere es gibt.
known-and-others = { $known } und { $n } unbekannt
offer-of = { $given } für { $taken }
row = Reihe { $n }
# Ein Feld in einer Tafel: $what ist „Fundament mit Wert 4“, „freies Steinfeld“.
panel-cell = { $cell }: { $what }
panel-worth = { $thing } mit Wert { $value }
panel-under = { $thing } mit Wert { $value } (darauf { $specials })
panel-free-foundation = freies Fundamentfeld
panel-free-stone = freies Steinfeld
panel-free-tile = freies Ziegelfeld
# $card: eine Spezialkarte, $points: „+2 Punkte“.
zone-card = { $card } ({ $points })
zone-used = genutzt
# Was im Zug dessen gilt, der liest, als Satz vor der Frage.
limit-no-action = Du darfst keine Aktionen spielen.
limit-no-material = Du darfst keine Materialien bauen.
limit-no-material-hand = Du darfst keine Materialien deiner Hand bauen.
limit-no-draw = Du ziehst keine Karten nach.
limit-skip-turn = Du setzt in diesem Zug aus.
limit-castle-immunity = Keine Aktion betrifft dein Schloss.
limit-materials-up-to = Du darfst bis zu { $n } Materialien bauen.
flag-attacked-castle-before-foundations-done = Angriff auf ein Schloss vor dessen fertigen Fundamenten
flag-attacked-castle-with-tile = Angriff auf ein Schloss nach dessen erstem Ziegel
flag-foundations-done-before-first-stone = alle Fundamente vor dem ersten Stein
flag-special-before-first-stone = Spezialkarte vor dem ersten Stein
flag-first-tile = erster Ziegel vor allen anderen
flag-first-all-stones = vor allen anderen alle Steinfelder belegt
flag-first-all-foundations = vor allen anderen alle Fundamentfelder belegt
flag-placed-stone = Stein gebaut
flag-placed-tile = Ziegel gebaut
flag-had-all-foundations = alle Fundamentfelder belegt
mission-progress = { $condition } { $progress }
