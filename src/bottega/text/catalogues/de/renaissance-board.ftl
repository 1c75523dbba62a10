### Das gezeichnete Brett von Renaissance, auf Deutsch.

## Arten von Antworten, wo es viele gibt ($n: wie viele)

# Die Frage, die nach einem Klick bleibt.
narrow-card = Was machst du mit { $name }?
narrow-material = Wohin kommt { $name }?
narrow-cell = Welche Karte kommt dorthin?
narrow-mission = Und welche Mission noch?
narrow-discard = Welche Karte wirfst du ab?
verb-oblige = Pflichtmissionen wählen
verb-oblige-one = Pflichtmission wählen
verb-build = Material bauen
count-hand =
    { $n ->
        [one] { $n } Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
count-stock =
    { $n ->
        [one] { $n } Karte im Lager
       *[other] { $n } Karten im Lager
    }
# Viele Antworten, die mit demselben Material beginnen ($name: sein Titel und Wert).
group-material = { $name }
# Viele Antworten, die mit einer Karte oder Mission beginnen ($name: ihr Titel).
group-card = { $name }
group-mission = { $name }
verb-move = Material bewegen
verb-play = Aktion spielen
verb-lay = Spezialkarte legen
verb-discard = Karte abwerfen
verb-open = Lager spielen
verb-store = Karte einlagern
verb-shelter = Karte geschützt einlagern
verb-target = Wählen, wer gemeint ist
verb-strike = Material wählen
verb-flank = Seite wählen
verb-take = Karte nehmen
verb-give = Karte geben
verb-back = Karte auf den Stapel zurücklegen
verb-empty = Feld leer lassen
verb-show = Mission zeigen
verb-claim = Mission aufdecken
verb-aim = Spezialkarte wählen
verb-let-be = Zulassen
verb-pope = Mit dem Papst aufheben
verb-pray = Beten
verb-repeat = Wiederholen
verb-double = Verdoppeln
verb-offer = Angebot machen
verb-accept = Annehmen
verb-refuse = Ablehnen
verb-counter = Gegenangebot machen

## Die oberste Zeile und die Reiter

# $phase: act, store, oder wait, während jemand anders gefragt ist.
site-where =
    Zug { $turn } · { $phase ->
        [act] handeln, dann einlagern, dann nachziehen
        [store] einlagern, dann nachziehen
       *[wait] eine Antwort steht aus
    }
site-where-setup = Vor dem ersten Zug
site-tab-castle = Schloss
site-tab-others = Andere
site-tab-missions = Missionen

## Bauplätze

# $castle: Chenonceau.
site-yours = Dein Schloss, { $castle }
# $name: eine Person, oder zwei, die zusammen bauen.
site-of = { $castle }, gebaut von { $name }
site-filled = { $n } von { $of } Feldern
# Wo wenig Platz ist.
site-of-cells = { $n }/{ $of }
site-walls =
    { $n ->
        [one] { $n } Punkt auf den Mauern
       *[other] { $n } Punkte auf den Mauern
    }
site-about-chenonceau = Eine Galerie mit fünf Bögen, vier Mauern und drei Dächern: das breiteste Schloss.
site-about-chillon = Eine Festung auf einem Felsen: Sieben Fundamente tragen drei Mauern und zwei Dächer.
site-about-egeskov = Drei Türme in einem See: sechs Fundamente, drei Mauern und drei Dächer.
site-about-rosenborg = Ein hohes Haus mit vier Fundamenten, vier Mauern und vier Dächern.
site-about-quick = Ein kleiner Bergfried: drei Fundamente, zwei Mauern und ein Dach.
site-row-foundation = Fundamente
site-row-stone = Mauern
site-row-tile = Dächer
site-immune = Unter Schutz
site-immune-text = Keine Aktion betrifft dieses Schloss, bis sein Besitzer wieder dran ist.
# Zwei, die zusammen bauen, oder eine Person: $n Karten auf der Hand.
site-person =
    { $n ->
        [one] { $name }, { $n } Karte auf der Hand
       *[other] { $name }, { $n } Karten auf der Hand
    }
site-hand =
    { $n ->
        [one] { $n } Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
site-holds-now = In diesem Zug
site-holds-next = Im nächsten Zug
# Zwei Schlösser nebeneinander, während ein Material vom einen zum anderen wechselt.
site-duel = Die beiden Schlösser
site-flank-left = Die linke Flanke verlieren
site-flank-right = Die rechte Flanke verlieren

## Felder

site-free-foundation = Platz für ein Fundament
site-free-stone = Platz für einen Stein
site-free-tile = Platz für einen Ziegel
site-free-text =
    Hier wird nur { $kind ->
        [foundation] ein Fundament
        [stone] ein Stein
       *[tile] ein Ziegel
    } gebaut. Wähle zuerst eine Karte deiner Hand.
site-built-text =
    { $kind ->
        [foundation] Ein Fundament
        [stone] Ein Stein
       *[tile] Ein Ziegel
    } mit Wert { $value }, samt allem, was darauf liegt.
site-safe = Unerreichbar für Aktionen.
# $n: der wievielte Platz von links, $of: Felder in dieser Reihe.
site-cell-free =
    Reihe { $row }, Platz { $n } von { $of }: { $kind ->
        [foundation] frei für ein Fundament
        [stone] frei für einen Stein
       *[tile] frei für einen Ziegel
    }
site-cell =
    Reihe { $row }, Platz { $n } von { $of }: { $kind ->
        [foundation] Fundament
        [stone] Stein
       *[tile] Ziegel
    } mit Wert { $value }, { $title }
site-cell-figure = Reihe { $row }, Platz { $n } von { $of }: { $title }, { $value } wert
# $cards: Spezialkarten, die auf dem Material liegen.
site-cell-on = Darauf: { $cards }.
# $points: 2, -2, oder 0 für eine, die nur schützt.
site-badge =
    { $title }{ $points ->
        [0] { "" }
       *[other] , { $points }
    }

## Spezialzone und Lager

site-zone = Spezialzone
site-zone-empty = Noch steht hier niemand.
site-special = { $title }, { $points }
# $cards: Aktionen, die eine Spezialkarte gesammelt hat, je einen Punkt wert.
site-under =
    { $n ->
        [one] { $n } Aktion liegt darunter: { $cards }.
       *[other] { $n } Aktionen liegen darunter: { $cards }.
    }
site-used = Diese Karte hat ihr Werk getan.
site-laid-by = Gelegt von { $name }.
site-stock = Lager
site-stock-text = Am Ende jedes Zuges darf hier eine Karte eingelagert werden. Das Lager zu spielen ist die Handlung eines Zuges: Dann werden beliebige seiner Karten gespielt.
site-stock-of =
    { $n ->
        [one] { $n } Karte im Lager, Platz für { $of }
       *[other] { $n } Karten im Lager, Platz für { $of }
    }
site-vault-of =
    { $n ->
        [one] { $n } Karte unerreichbar für Aktionen, Platz für { $of }
       *[other] { $n } Karten unerreichbar für Aktionen, Platz für { $of }
    }
site-known = Dir bekannt: { $cards }.
site-back = Eine Karte, die du nicht ansehen darfst
site-kept-safe = { $title }, unerreichbar für Aktionen
site-slot-free = Ein freier Platz im Lager
site-vault-free = Ein freier Platz, unerreichbar für Aktionen
# $title: der Hauptmann.
site-covered = „{ $title }“ liegt auf diesem Lager
site-missions =
    { $n ->
        [0] Noch keine Mission aufgedeckt
        [one] { $n } Mission aufgedeckt
       *[other] { $n } Missionen aufgedeckt
    }

## Stapel

site-piles = Stapel
site-pile = Nachziehstapel
site-pile-text =
    { $n ->
        [0] Er ist leer: Das Spiel endet, wenn jemand ziehen muss.
        [one] Noch { $n } Karte. Das Spiel endet auch, wenn jemand ziehen muss und nicht kann.
       *[other] Noch { $n } Karten. Das Spiel endet auch, wenn jemand ziehen muss und nicht kann.
    }
# $cards: von oben an.
site-pile-known = Was du davon gesehen hast: { $cards }.
site-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
site-discards = Ablagestapel
site-discards-empty = Noch liegt hier nichts.
site-on-top = Obenauf: { $title }
site-top = „{ $title }“ liegt auf dem Ablagestapel
site-throw = „{ $title }“ abwerfen
site-look =
    { $n ->
        [one] Ansehen
       *[other] Alle { $n } durchsehen
    }
site-spread =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten, die neueste zuerst
    }

## Hand

# $kind: foundation, stone oder tile; $n: der Wert.
hand-worth =
    { $kind ->
        [foundation] Fundament mit Wert { $n }.
        [stone] Stein mit Wert { $n }.
       *[tile] Ziegel mit Wert { $n }.
    }
hand-yours = Deine Hand
hand-title-of = Die Hand von { $name }
# $card: der Titel einer Karte.
hand-chosen = „{ $card }“ ist gewählt
hand-count =
    { $n ->
        [0] keine Karte
        [one] { $n } Karte
       *[other] { $n } Karten
    }
hand-unknown = Eine Karte, die du nicht gesehen hast
hand-no-cards = Keine Karte auf der Hand.
hand-nothing = Hier ist nichts.
hand-seen =
    { $n ->
        [one] { $n } Karte bekannt
       *[other] { $n } Karten bekannt
    }
# $cards: Titel von Karten.
hand-seen-hand = Auf dieser Hand gesehen: { $cards }.
hand-seen-near = Auf dieser Hand oder im Lager: { $cards }.
hand-uses = Wozu „{ $card }“ gut ist
hand-use-play = „{ $card }“ spielen
hand-use-play-short = Spielen
hand-use-lay = „{ $card }“ legen
hand-use-lay-short = Legen
hand-use-store = „{ $card }“ in dein Lager legen
hand-use-store-short = Ins Lager
hand-use-shelter = „{ $card }“ auf den Platz des Lagermeisters legen
hand-use-shelter-short = Zum Lagermeister
hand-use-discard = „{ $card }“ ohne Wirkung abwerfen
hand-use-discard-short = Abwerfen
hand-build = Baue auf einem Feld, das leuchtet, oder:

## Hand: wozu sie gefragt ist

hand-ask-operation = Wähle eine Karte: baue, spiele, lege sie oder wirf sie ab.
hand-ask-build-more =
    { $n ->
        [one] Du darfst noch { $n } Material bauen.
       *[other] Du darfst noch { $n } Materialien bauen.
    }
# $match: none, same_value (alle mit demselben Wert), same_kind (auf Feldern derselben Art) oder in_play (Gleiches steht in einem Schloss).
hand-ask-place-materials =
    { $match ->
        [same_value] Baue Materialien mit demselben Wert.
        [same_kind] Baue Materialien auf Felder derselben Art.
        [in_play] Baue Materialien, deren Gleiches in einem Schloss steht.
       *[none]
            { $n ->
                [one] Baue ein Material.
               *[other] Baue bis zu { $n } Materialien.
            }
    }
hand-ask-match-build = { $name } hat gebaut: Du darfst eines derselben Art mit demselben Wert bauen.
hand-ask-renovate = Wähle eine Karte, dann das Material, das sie ersetzt.
hand-ask-roof = Wähle ein Material; es darf auf jedes freie Feld.
hand-ask-double-which = Welche Aktion verdoppelst du?
hand-ask-discard-hand =
    { $n ->
        [one] Wirf eine Karte ab.
       *[other] Wirf { $n } Karten ab.
    }
hand-ask-discard-any = Wirf so viele Karten ab, wie du willst.
hand-ask-trade-give =
    { $n ->
        [one] Gib { $name } eine Karte.
       *[other] Gib { $name } { $n } Karten.
    }
hand-ask-pool-card =
    { $n ->
        [one] Lege eine Karte verdeckt in den Topf.
       *[other] Lege { $n } Karten verdeckt in den Topf.
    }
hand-ask-claim = Deckst du eine Mission auf?
hand-ask-store = Du darfst eine Karte in dein Lager legen.
hand-ask-lay-slot = Wähle den Platz, auf den die Karte kommt.
hand-done = Das ist alles
hand-pass = Lieber nicht
# Ein Feld des Bauplans.
hand-empty = Das Feld leer lassen
hand-repeat = Für dich wiederholen
hand-double-cards = Doppelt so viele Karten
hand-double-players = Doppelt so viele Spieler
hand-target = Eine Karte ziehen: die Hand von { $name }

## Hand: Karten, die offen liegen

# $n: wie viele Karten noch zu wählen sind; $name: wem sie gehören; $card: die Karte, die fragt.
hand-open-play-stock = Du spielst dein Lager
hand-open-double-which = Welche Aktion deines Lagers verdoppelst du?
hand-open-build-from-stock = Das Lager von { $name } steht dir offen
hand-open-trade-take =
    { $n ->
        [one] Nimm eine Karte
       *[other] Nimm { $n } Karten
    }
hand-open-store-exchange = Welche Karten tauschst du?
hand-open-store-return =
    { $n ->
        [one] Gib dafür eine Karte deines Lagers
       *[other] Gib dafür { $n } Karten deines Lagers
    }
hand-open-sin = Welche Karten deines Lagers tauschst du?
hand-open-sin-return =
    { $n ->
        [one] Lege eine Karte deiner Hand ins Lager
       *[other] Lege { $n } Karten deiner Hand ins Lager
    }
# $own: yes, wo man sie selbst behält.
hand-open-deal-pool =
    { $own ->
        [yes] Welche Karte behältst du?
       *[no] Welche Karte bekommt { $name }?
    }
hand-open-take-drawn =
    { $n ->
        [one] Nimm eine aufgedeckte Karte
       *[other] Nimm { $n } aufgedeckte Karten
    }
hand-open-return-drawn = Welche Karte kommt zuerst auf den Stapel zurück? Die letzte liegt dann obenauf.
# $n: die Nummer des Feldes.
hand-open-relay = Was kommt auf Feld { $n }?
hand-open-discard-own = Welche Spezialkarte wirfst du ab?
hand-open-take-special = Welche Spezialkarte nimmst du?
hand-open-double-how = Wovon trifft „{ $card }“ doppelt so viele?
hand-open-repeat-action = Dein Eisenhändler kann „{ $card }“ wiederholen
hand-open-repeat-last = Dein Eisenhändler kann „{ $card }“ wiederholen
hand-open-toll = Dein Werber darf eine Karte ziehen
hand-row-stock = Dein Lager
hand-row-stock-of = Das Lager von { $name }
hand-row-hand = Deine Hand
hand-row-hand-of = Die Hand von { $name }
hand-row-tray = Beiseitegelegt
hand-row-pool = Der Topf
hand-row-pile = Vom Stapel aufgedeckt
hand-row-lifted = Die Materialien deines Schlosses
hand-row-specials = Deine Spezialkarten
hand-row-specials-of = Spezialkarten von { $name }
hand-square-offer = Dorfplatz: Mach { $name } ein Angebot
hand-square-counter = Dorfplatz: Mach { $name } ein anderes Angebot
hand-square-answer = Dorfplatz: { $name } macht ein Angebot
hand-square-get = Du bekommst
hand-square-give = Du gibst
hand-offer = Das anbieten
hand-accept = Annehmen
hand-refuse = Ablehnen
hand-counter = Etwas anderes anbieten

## Missionen

hand-missions-of = Die Missionen von { $name }
hand-missions-mandatory = Pflicht: Gewinn oder Verlust
hand-missions-optional = freiwillig
hand-missions-down =
    { $n ->
        [one] { $n } Mission verdeckt
       *[other] { $n } Missionen verdeckt
    }
hand-show-this = Diese zeigen.
hand-claim-now = Sie ist erfüllt: jetzt aufdecken.
hand-claim-none = Nichts aufdecken
hand-points-more = +{ $n }
hand-points-both = ±{ $n }
# Eine Mission, die weggelegt wird, wenn man sie nicht wählt.
hand-points-away = { $n }
hand-choose-text = Sie bringen ihre Punkte, wenn sie erfüllt sind, und kosten ebenso viele, wenn nicht. Die anderen drei können nur Punkte bringen. Niemand sieht sie.
hand-choose-quick = Sie bringt ihre Punkte, wenn sie erfüllt ist, und kostet ebenso viele, wenn nicht. Die anderen werden weggelegt. Niemand sieht sie.
hand-choose-far =
    { $n ->
        [0] Noch keine gewählt.
       *[other] { $n } von { $of } gewählt.
    }

## Feste Anweisungen

hand-orders = Reaktionen
hand-orders-live = Was in deinem Namen geantwortet wird, wenn jemand eine Aktion spielt. Mit „Frag mich“ entscheidest du jedes Mal selbst.
hand-orders-days = In einer Partie mit Tagen für jeden Zug wartet niemand auf Reaktionen: Das wird in deinem Namen geantwortet, wenn jemand eine Aktion spielt.
hand-orders-ask = Frag mich
hand-orders-never = Nie
hand-orders-castle = Nur für mein Schloss
hand-orders-always = Immer

## Der Moment der Reaktion

# Nach „gegen“.
hand-you = dich
# $n: auf wie viele gezielt wird; $targets: ihre Namen.
hand-moment =
    { $n ->
        [0] { $name } spielt „{ $card }“
       *[other] { $name } spielt „{ $card }“ gegen { $targets }
    }
hand-moment-own =
    { $n ->
        [0] Du spielst „{ $card }“
       *[other] Du spielst „{ $card }“ gegen { $targets }
    }
hand-moment-castle = Dein Schloss wird angegriffen!
hand-moment-you = Das zielt auf dich.
hand-moment-any = Reagierst du?
hand-moment-answered = Du hast geantwortet. Die anderen sind noch gefragt.
hand-moment-wait = Alle Gegner werden gefragt, ob sie reagieren.
hand-moment-nothing = Du hast nichts, womit du reagieren kannst.
hand-moment-time =
    { $n ->
        [one] Du hast { $n } Sekunde.
       *[other] Du hast { $n } Sekunden.
    }
hand-let-be = Zulassen
hand-let-be-text = Die Aktion nimmt ihren Lauf.
hand-pope = Den Papst nutzen
hand-pope-text = Der Papst hebt die ganze Aktion für alle auf, einmal im Spiel.
hand-pray = Beten
hand-pray-text = Das Gebet auf deiner Hand lenkt deinen Teil der Aktion auf den um, der sie gespielt hat.
# $who: you, oder other, genannt $name.
hand-after-trap =
    { $who ->
        [you] „{ $card }“ schnappt zu: Du bist davor sicher.
       *[other] „{ $card }“ schnappt zu: { $name } ist davor sicher.
    }
hand-after-cancelled =
    { $who ->
        [you] Du hebst „{ $card }“ auf.
       *[other] { $name } hebt „{ $card }“ auf.
    }
# $whom: you, oder other, genannt $target.
hand-after-turned =
    { $who ->
        [you] Du lenkst „{ $card }“ auf { $target } um.
       *[other]
            { $whom ->
                [you] { $name } lenkt „{ $card }“ auf dich um.
               *[other] { $name } lenkt „{ $card }“ auf { $target } um.
            }
    }
hand-after-stands = Niemand hält „{ $card }“ auf.
