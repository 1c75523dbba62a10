### Die Regeln von Masters of Renaissance, als Seite im Browser, auf Deutsch.
###
### Eine Nachricht ist ein Absatz oder ein Punkt einer Liste. Eine Überschrift heißt nach ihrem
### Abschnitt (rules-market), was darunter steht, nach dem, was es erzählt (rules-market-line).
### *Sterne* machen Wörter fett; die Wörter dazwischen dürfen sich ändern, die Sterne bleiben.

## Das Ziel

rules-goal = Das Ziel
rules-goal-workshop = Du führst eine Werkstatt in Florenz. Der Markt bringt dir Ressourcen, mit Ressourcen kaufst du Karten, und Karten machen aus Ressourcen noch mehr Ressourcen und Glauben.
rules-goal-points = Wer am Ende die meisten *Punkte* hat, gewinnt. Punkte bringen Karten, die Glaubensleiste, Gunstplättchen, ausgespielte Anführer und, ein wenig, übrige Ressourcen.
rules-goal-players = Ihr spielt zu zweit, zu dritt oder zu viert. Allein spielst du gegen Lorenzo: Wie das geht, steht weiter unten, und alles andere gilt auch für dich.

## Der Aufbau

rules-setup = Der Aufbau
rules-setup-laid = Der Tisch baut sich selbst auf. Du entscheidest nur über deine Anführer und, wenn du nicht beginnst, über deine ersten Ressourcen.
rules-setup-market = *Der Markt.* Dreizehn Murmeln werden gemischt: vier weiße, je zwei gelbe, graue, lila und blaue, und eine rote. Zwölf füllen eine Schale mit drei Reihen und vier Spalten; die dreizehnte ist die freie Murmel auf der Schiene.
rules-setup-cards = *Die Karten.* Es gibt 48 Karten: zwölf Stapel zu je vier Karten, einen für jede der vier Farben in jedem der drei Level. Jeder Stapel wird gemischt, und die oberste Karte liegt offen.
rules-setup-board = *Dein Tableau.* Es hat ein Lagerhaus mit drei Lagerreihen, einen Tresor und drei Slots für Karten, alles leer, und eine eigene Produktion. Dein Glaubensmarker steht auf Feld 0 der Glaubensleiste.
rules-setup-leaders = *Anführer.* Alle bekommen vier Anführer, behalten zwei auf der Hand und legen zwei zurück, gleichzeitig und ohne dass die anderen es sehen. Zurückgelegte Anführer bringen nichts.
rules-setup-inkwell = *Das Tintenfass.* Dann wird ausgelost, wer beginnt und das Tintenfass hat. Wer später dran ist, bekommt etwas fürs Warten: beliebige Ressourcen, die ins Lagerhaus kommen, und vielleicht einen ersten Schritt auf der Glaubensleiste.
rules-setup-place = Platz in der Spielreihenfolge
rules-setup-goods = Beliebige Ressourcen
rules-setup-faith = Glaube
rules-setup-nth = { $n ->
    [1] erster
    [2] zweiter
    [3] dritter
   *[4] vierter
}

## Ein Zug

rules-turn = Ein Zug
rules-turn-one = Gespielt wird im Uhrzeigersinn, angefangen beim Tintenfass. In deinem Zug machst du *genau eines* von drei Dingen:
rules-turn-take = *Murmeln nehmen*: alle aus einer Reihe oder Spalte des Marktes. Lagere die Ressourcen ein, die sie bringen.
rules-turn-buy = *Eine Karte kaufen*: Zahle ihre Kosten und lege sie in einen Slot.
rules-turn-produce = *Produzieren*: Nutze beliebig viele deiner Produktionen, jede einmal.
rules-turn-must = Passen geht nicht, aber du sitzt auch nie fest: Der Markt hat immer offen.
rules-turn-leaders = Vor oder nach deiner Aktion darfst du außerdem Anführer ausspielen oder abgeben, aber nicht mitten in einer Aktion.
rules-turn-order = Die Produktionen eines Zuges und die Ressourcen, die du abgibst, wählst du nacheinander in beliebiger Reihenfolge. Solange du wählst, kannst du jede Wahl zurücknehmen; nichts geschieht, bevor du produzierst oder einlagerst.
rules-turn-undo = *Rückgängig* nimmt deine letzte Antwort zurück, und die davor, bis etwas Verdecktes aufgedeckt wurde oder jemand anders gehandelt hat. *Zug beenden* gibt den Zug weiter.

## Der Markt

rules-market = Der Markt
rules-market-line = Wähle eine der drei Reihen oder vier Spalten. Du erhältst, was *alle* ihre Murmeln bringen: vier in einer Reihe, drei in einer Spalte.
rules-market-push = Dann wird die freie Murmel dort eingeschoben, wo der Pfeil steht: von rechts in eine Reihe, von unten in eine Spalte. Alle Murmeln rücken um einen Platz weiter, und die am anderen Ende fällt heraus. Sie ist die neue freie Murmel.
rules-market-stay = So verlässt nie eine Murmel den Markt, und jedes Nehmen verändert die Reihe oder Spalte für alle, die nach dir kommen.
rules-market-figure = Jemand nimmt Reihe 2: Sie bringt 2 Schilde, 1 Glaubenspunkt und nichts für die weiße Murmel. Dann wird die gelbe Murmel von rechts eingeschoben, und die rote fällt links heraus.
rules-market-before = Vorher
rules-market-after = Nachher

## Was Murmeln bringen

rules-marbles = Was Murmeln bringen
rules-marbles-each = Was eine Murmel bringt, sagt ihre Farbe:
rules-marbles-red = *Rot* bringt deinen Glaubensmarker sofort ein Feld weiter, noch bevor du etwas einlagerst. Glaube braucht keinen Platz im Lagerhaus.
rules-marbles-white = *Weiß* bringt nichts, es sei denn, du hast einen Anführer ausgespielt, der weiße Murmeln zu einer Ressource macht. Dann muss jede weiße Murmel zu dieser Ressource werden.
rules-marbles-two = Mit zwei solchen Anführern wählst du für jede weiße Murmel, welche der beiden Ressourcen sie bringt. Eine Murmel bringt nie beide.

## Das Lagerhaus

rules-warehouse = Das Lagerhaus
rules-warehouse-shelves = Was vom Markt kommt, lagerst du in deinem Lagerhaus ein. Es hat drei Lagerreihen, für 1, 2 und 3 Ressourcen.
rules-warehouse-one = In einer Lagerreihe liegt nur *eine Sorte*.
rules-warehouse-other = Keine zwei Lagerreihen enthalten *dieselbe Sorte*.
rules-warehouse-free = In deinem Zug darfst du zwischen den Lagerreihen umräumen, so oft du willst. Von Hand musst du das nie: Wenn alles irgendwie hineinpasst, dann passt es.
rules-warehouse-depot = Ein Anführer mit Zusatzlager hat zwei weitere Plätze für eine Sorte. Diese Sorte darf dann trotzdem auch in einer Lagerreihe liegen.
rules-warehouse-apart = Zwischen Lagerhaus und Tresor wird nichts verschoben. In den Tresor kommt nur, was du produzierst.
rules-warehouse-fits = Das passt
rules-warehouse-fits-why = 1 Diener, 2 Münzen und 3 Schilde: eine Lagerreihe für jede Sorte.
rules-warehouse-mixed = Das nicht
rules-warehouse-mixed-why = Zwei Sorten teilen sich eine Lagerreihe.
rules-warehouse-twice = Das auch nicht
rules-warehouse-twice-why = In zwei Lagerreihen liegen Steine. Vier von einer Sorte passen nur mit der Hilfe eines Anführers.

## Ressourcen abgeben

rules-letting-go = Ressourcen abgeben
rules-letting-go-may = Was du von den gerade genommenen Ressourcen nicht einlagern kannst oder willst, gibst du ab. Was schon früher im Lagerhaus lag, bleibt dort.
rules-letting-go-price = Das hat seinen Preis: Für *jede* Ressource, die du abgibst, erhalten *alle anderen* je 1 Glaubenspunkt.
rules-letting-go-free = Eine weiße Murmel, die nichts bringt, war nie eine Ressource, und Glaube wird nie abgegeben: Beides kostet dich nichts.
rules-letting-go-together = Alle anderen ziehen zusammen, gleich um die ganze Zahl, und erst dann zeigt sich, ob es einen Vatikanbericht gibt. Dein eigener Glaube von einer roten Murmel kam davor, mit einem eigenen Bericht, wenn er einen ausgelöst hat.

## Eine Karte kaufen

rules-cards = Eine Karte kaufen
rules-cards-top = Kaufen kannst du die oberste Karte jedes Stapels, wenn du ihre Kosten zahlen kannst und einer deiner Slots sie aufnimmt.
rules-cards-next = Danach wird die nächste Karte des Stapels aufgedeckt. Ein aufgebrauchter Stapel bleibt leer.
rules-cards-brings = Eine Karte bringt zweierlei: ihre Punkte am Ende des Spiels und eine Produktion, die du vom nächsten Zug an nutzen darfst, solange keine andere Karte darauf liegt.
rules-cards-discount = Ein Anführer mit Rabatt macht jede Karte, die seine Ressource kostet, um 1 davon billiger. Zwei Rabatte gelten beide, jeder für seine Ressource.
rules-cards-cost = *Die Kosten*: was du einmal zahlst, um sie zu kaufen.
rules-cards-level = *Das Level*: I, II oder III. Es sagt, welcher Slot die Karte aufnimmt.
rules-cards-production = *Die Produktion*: links vom Pfeil, was sie nimmt, rechts vom Pfeil, was sie gibt.
rules-cards-points = *Die Punkte*: 1 bis 12, je höher das Level, desto mehr.
rules-cards-colour = *Die Farbe*, als Rahmen und als Zeichen: Anführer setzen sie voraus.

## Slots

rules-slots = Slots
rules-slots-levels = Dein Tableau hat drei Slots. Eine Karte von *Level I* braucht einen leeren Slot. Eine Karte von *Level II* kommt auf eine von Level I, eine Karte von *Level III* auf eine von Level II. Die Farben dürfen verschieden sein.
rules-slots-none = Wenn kein Slot eine Karte aufnimmt, kannst du sie nicht kaufen, auch wenn du sie zahlen könntest.
rules-slots-top = Nur die *oberste Karte* eines Slots produziert. Die Karten darunter bringen weiterhin ihre Punkte und zählen weiterhin für Anführer: Überleg es dir, bevor du eine gute Produktion abdeckst.
rules-slots-alike = Leere Slots sind alle gleich, darum wird dir nur der erste angeboten.
rules-slots-empty = Für Level I
rules-slots-one = Für Level II
rules-slots-two = Für Level III
rules-slots-three = Voll

## Bezahlen

rules-payment = Bezahlen
rules-payment-where = Die Kosten von Karten und was Produktionen nehmen, zahlst du aus dem *Lagerhaus*, aus den Zusatzlagern deiner Anführer und aus dem *Tresor*, beliebig gemischt. Was du zahlst, geht in den Vorrat zurück, und der geht nie aus.
rules-payment-asked = Gefragt wirst du nur, wenn die Ressource im Lagerhaus und auch im Tresor liegt. Die erste Antwort nimmt so viel wie möglich aus dem Lagerhaus: Der Platz dort ist knapp, also ist das fast immer richtig.

## Produzieren

rules-production = Produzieren
rules-production-choose = Wähle eine oder mehrere deiner Produktionen, jede höchstens *einmal* im Zug: die oberste Karte jedes Slots, die Grundproduktion und Anführer, die produzieren.
rules-production-pay = Jede nimmt, was links von ihrem Pfeil steht, und gibt, was rechts davon steht.
rules-production-once = Alles geschieht *auf einmal*: Zuerst zahlst du für alle gewählten Produktionen, dann erhältst du alles. Was eine Produktion gibt, kann also im selben Zug keine andere bezahlen.
rules-production-box = Produzierte Ressourcen kommen in den *Tresor*. Er fasst beliebig viele von jeder Sorte. Glaube bringt deinen Glaubensmarker sofort voran.
rules-production-figure = Du zahlst 1 Stein, 1 Schild und 1 Diener. Du erhältst 3 Münzen in den Tresor und 2 Glaubenspunkte.

## Die Grundproduktion

rules-board-power = Die Grundproduktion
rules-board-power-swap = Eine Produktion hat dein Tableau von Anfang an: Sie nimmt *zwei beliebige Ressourcen*, gleiche oder verschiedene, und gibt *eine Ressource* deiner Wahl.
rules-board-power-faith = Glaube ist keine Ressource: Du kannst ihn dafür weder ausgeben noch wählen.

## Anführer

rules-leaders = Anführer
rules-leaders-hand = Du hast zwei Anführer auf der Hand, die die anderen nicht sehen. In deinem Zug, vor oder nach deiner Aktion, hast du für jeden von ihnen die Wahl:
rules-leaders-play = Einen Anführer *ausspielen*, wenn du seine Voraussetzung erfüllst. Von da an liegt er offen, seine Fähigkeit gilt bis zum Ende, und seine Punkte zählen.
rules-leaders-discard = Einen Anführer von der Hand verdeckt *abgeben* und sofort 1 Glaubenspunkt erhalten. Das kann sogar einen Vatikanbericht oder die letzte Runde auslösen.
rules-leaders-requires = Was ein Anführer voraussetzt, musst du nur *haben*; gezahlt wird nichts. Ressourcen zählen, wo immer sie liegen: im Lagerhaus, in Zusatzlagern, im Tresor. Karten zählen auch, wenn sie abgedeckt sind.
rules-leaders-level = Wo nur eine Farbe verlangt ist, gilt jedes Level. Wo Level II verlangt ist, muss es genau eine Karte von Level II sein. Rabatte ändern daran nichts.
rules-leaders-stay = Ein ausgespielter Anführer bleibt liegen. Ein Anführer, der am Ende noch auf deiner Hand ist, bringt nichts.
rules-leaders-abilities = Es gibt vier Fähigkeiten:
rules-leaders-discount = *Rabatt.* Jede Karte, die diese Ressource kostet, kostet dich 1 davon weniger.
rules-leaders-depot = *Zusatzlager.* Zwei weitere Plätze für diese Ressource, neben den Lagerreihen.
rules-leaders-white = *Weiße Murmeln.* Jede weiße Murmel, die du nimmst, wird zu dieser Ressource.
rules-leaders-production = *Produktion.* Eine weitere Produktion: Sie nimmt 1 Ressource dieser Sorte und gibt 1 Ressource deiner Wahl und 1 Glaubenspunkt.

## Glaube

rules-faith = Glaube
rules-faith-steps = Die Glaubensleiste geht von Feld 0 bis Feld 24. Jeder Glaubenspunkt bringt deinen Glaubensmarker ein Feld weiter. Glaubenspunkte kommen von roten Murmeln, aus Produktionen, von Anführern, die du abgibst, und von Ressourcen, die andere abgeben.
rules-faith-no-good = Glaube ist keine Ressource: Er wird nicht eingelagert, nicht gezahlt und nicht abgegeben. Was über Feld 24 hinausginge, verfällt.
rules-faith-points = Am Ende zählt der weiteste Lorbeer, den dein Glaubensmarker erreicht oder überschritten hat, und nur dieser.
rules-faith-figure = Die Glaubensleiste. Die Lorbeeren unten zeigen Punkte, die farbigen Bögen sind die drei Bereiche, und im letzten Bogen jedes Bereichs steht ein Papst.

## Vatikanberichte

rules-vatican = Vatikanberichte
rules-vatican-sections = Die Leiste hat drei Bereiche, und zu jedem haben alle ein *Gunstplättchen*. Das letzte Feld eines Bereichs ist sein Papstfeld.
rules-vatican-section = Bereich
rules-vatican-spaces = Felder
rules-vatican-pope = Papstfeld
rules-vatican-tile = Plättchen
rules-vatican-range = { $from } bis { $to }
rules-vatican-when = Sobald *irgendein* Glaubensmarker zum ersten Mal ein Papstfeld erreicht oder überschreitet, gibt es einen *Vatikanbericht*. Wer in diesem Bereich oder dahinter steht, behält das Gunstplättchen. Alle anderen verlieren ihres endgültig.
rules-vatican-once = Zu jedem Bereich gibt es nur einen Bericht. Wer später kommt, erhält nichts.
rules-vatican-many = Glaubensmarker, die gemeinsam ziehen, ziehen erst alle. Führt eine Bewegung über mehrere Papstfelder, folgen die Berichte nacheinander, und es gilt, wo die Glaubensmarker dann stehen.
rules-vatican-example = *Ein Beispiel:* Jemand zieht auf Feld 8, jemand anders steht auf Feld 5, eine dritte Person auf Feld 4. Die ersten beiden behalten ihr Gunstplättchen. Der dritten hat ein Schritt gefehlt.

## Das Ende des Spiels

rules-end = Das Ende des Spiels
rules-end-when = Die letzte Runde ist da, sobald jemand die *siebte Karte* kauft oder ein Glaubensmarker *Feld 24* erreicht, wer immer ihn dorthin gebracht hat.
rules-end-round = Die Runde wird zu Ende gespielt, bis das Tintenfass wieder an der Reihe wäre, damit alle gleich viele Züge hatten. Bis dahin zählt alles wie immer.

## Die Wertung

rules-scoring = Die Wertung
rules-scoring-cards = *Karten*: die Punkte aller deiner Karten, auch der abgedeckten.
rules-scoring-faith = *Glaube*: der weiteste Lorbeer, den du erreicht hast, bis zu 20.
rules-scoring-tiles = *Gunstplättchen*: 2, 3 und 4 Punkte, wenn du sie behalten hast.
rules-scoring-leaders = *Anführer*: 2 bis 5 Punkte für jeden, den du ausgespielt hast.
rules-scoring-goods = *Ressourcen*: Zähle alles, was im Lagerhaus, in Zusatzlagern und im Tresor übrig ist; je fünf bringen 1 Punkt.
rules-scoring-tie = Wer die meisten Punkte hat, gewinnt. Bei gleichen Punkten liegt vorn, wer mehr Ressourcen übrig hat; ist auch das gleich, wird der Sieg geteilt.

## Allein gegen Lorenzo

rules-solo = Allein gegen Lorenzo
rules-solo-setup = Du beginnst, also startest du ohne Ressourcen. Das *schwarze Kreuz* gehört Lorenzo und steht neben deinem Glaubensmarker auf Feld 0. Sieben *Marker* liegen verdeckt auf einem Stapel.
rules-solo-token = Nach jedem deiner Züge deckt Lorenzo einen Marker auf und tut, was er sagt.
rules-solo-cross = Das schwarze Kreuz löst Vatikanberichte aus wie dein Glaubensmarker auch. Du behältst oder verlierst dein Gunstplättchen wie sonst; Lorenzo hat keine. Jede Ressource, die du abgibst, bringt das Kreuz 1 Feld voran. Ein Anführer, den du abgibst, bringt nur dich voran.
rules-solo-win = *Du gewinnst* sofort, wenn du deine siebte Karte kaufst oder Feld 24 erreichst. Es folgt kein Marker mehr. Deine Punkte sagen, wie gut du gewonnen hast.
rules-solo-lose = *Du verlierst* sofort, wenn von einer Farbe keine Karte mehr ausliegt, ob gekauft oder entfernt, oder wenn das schwarze Kreuz vor dir Feld 24 erreicht. Eine Niederlage bringt keine Punkte.
rules-solo-first = Nimmst du Murmeln, dann ziehst erst du und danach das Kreuz. Würdet ihr beide Feld 24 erreichen, warst du zuerst da.

## Lorenzos Marker

rules-tokens = Lorenzos Marker
rules-tokens-cards = *Vier Marker*, einer für jede Farbe: Zwei Karten dieser Farbe werden aus der Auslage entfernt, die vom niedrigsten Level zuerst. Ist ein Level aufgebraucht, folgt das nächste.
rules-tokens-cross = *Zwei Marker*: Das schwarze Kreuz zieht 2 Felder vor.
rules-tokens-shuffle = *Ein Marker*: Das schwarze Kreuz zieht 1 Feld vor, dann werden alle sieben Marker verdeckt gemischt.
rules-tokens-known = Aufgedeckte Marker bleiben bis zum nächsten Mischen sichtbar: So weißt du, was noch kommen kann.

## Optionen eines Tisches

rules-options = Optionen eines Tisches
rules-options-two = Zwei Regeln lassen sich auf zwei Arten lesen. Wer einen Tisch eröffnet, darf wählen; das Übliche steht zuerst.
rules-options-discard = *Ressourcen, die man abgeben darf*: nur solche, die gerade vom Markt kommen; oder, wenn du Murmeln nimmst, auch solche aus dem Lagerhaus, zum selben Preis an Glauben.
rules-options-colour = *Eine siebte Karte, die die letzte ihrer Farbe ist*: gewinnt das Solospiel; oder verliert es.

## Zeichen. Der Name, dann die Bedeutung in einem Satz

rules-icons = Alle Zeichen
rules-icons-all = Was jedes Zeichen auf dem Brett und auf den Karten bedeutet.
rules-icon-coin = Münze
rules-icon-coin-text = Eine Ressource. Gelbe Murmeln bringen sie, und jede blaue Karte kostet welche.
rules-icon-stone = Stein
rules-icon-stone-text = Eine Ressource. Graue Murmeln bringen sie, und jede gelbe Karte kostet welche.
rules-icon-servant = Diener
rules-icon-servant-text = Eine Ressource. Lila Murmeln bringen sie, und jede lila Karte kostet welche.
rules-icon-shield = Schild
rules-icon-shield-text = Eine Ressource. Blaue Murmeln bringen sie, und jede grüne Karte kostet welche.
rules-icon-any = Beliebige Ressource
rules-icon-any-text = Münze, Stein, Diener oder Schild, wie du willst; nie Glaube.
rules-icon-faith = Glaube
rules-icon-faith-text = Dein Glaubensmarker zieht auf der Glaubensleiste ein Feld vor.
rules-icon-vp = Punkte
rules-icon-vp-text = Wer am Ende die meisten hat, gewinnt.
rules-icon-marble-yellow = Gelbe Murmel
rules-icon-marble-yellow-text = Sie bringt 1 Münze.
rules-icon-marble-grey = Graue Murmel
rules-icon-marble-grey-text = Sie bringt 1 Stein.
rules-icon-marble-purple = Lila Murmel
rules-icon-marble-purple-text = Sie bringt 1 Diener.
rules-icon-marble-blue = Blaue Murmel
rules-icon-marble-blue-text = Sie bringt 1 Schild.
rules-icon-marble-red = Rote Murmel
rules-icon-marble-red-text = Sie bringt 1 Glaubenspunkt.
rules-icon-marble-white = Weiße Murmel
rules-icon-marble-white-text = Sie bringt nichts, es sei denn, einer deiner ausgespielten Anführer macht sie zu einer Ressource.
rules-icon-col-green = Grüne Karte
rules-icon-col-green-text = Das Zeichen grüner Karten, ein Blatt; Anführer können sie voraussetzen.
rules-icon-col-blue = Blaue Karte
rules-icon-col-blue-text = Das Zeichen blauer Karten, ein Tropfen; Anführer können sie voraussetzen.
rules-icon-col-yellow = Gelbe Karte
rules-icon-col-yellow-text = Das Zeichen gelber Karten, eine Sonne; Anführer können sie voraussetzen.
rules-icon-col-purple = Lila Karte
rules-icon-col-purple-text = Das Zeichen lila Karten, eine Krone; Anführer können sie voraussetzen.
rules-icon-level-1 = Level I
rules-icon-level-1-text = Die Karte kommt in einen leeren Slot.
rules-icon-level-2 = Level II
rules-icon-level-2-text = Die Karte kommt auf eine Karte von Level I.
rules-icon-level-3 = Level III
rules-icon-level-3-text = Die Karte kommt auf eine Karte von Level II.
rules-icon-production = Produktion
rules-icon-production-text = Sie nimmt Ressourcen und gibt andere, oder Glauben.
rules-icon-arrow = Wird zu
rules-icon-arrow-text = Was davor steht, wird gezahlt; was danach steht, erhältst du.
rules-icon-leader = Anführer
rules-icon-leader-text = Eine Karte mit einer Fähigkeit, die für dich gilt, sobald du sie ausgespielt hast.
rules-icon-inkwell = Tintenfass
rules-icon-inkwell-text = Wer es hat, beginnt jede Runde.
rules-icon-vatican = Gunstplättchen
rules-icon-vatican-text = Im Vatikanbericht seines Bereichs behältst oder verlierst du es.
rules-icon-pope = Papstfeld
rules-icon-pope-text = Der erste Glaubensmarker, der es erreicht oder überschreitet, löst einen Vatikanbericht aus.
rules-icon-black-cross = Schwarzes Kreuz
rules-icon-black-cross-text = Im Solospiel zeigt es auf der Glaubensleiste, wo Lorenzo steht.
rules-icon-solo-discard = Marker: Karten verschwinden
rules-icon-solo-discard-text = Zwei Karten der gezeigten Farbe werden aus der Auslage entfernt, die vom niedrigsten Level zuerst.
rules-icon-solo-cross = Marker: Kreuz zieht vor
rules-icon-solo-cross-text = Das schwarze Kreuz zieht 2 Felder vor.
rules-icon-solo-shuffle = Marker: Kreuz zieht vor, neu mischen
rules-icon-solo-shuffle-text = Das schwarze Kreuz zieht 1 Feld vor, dann werden alle Marker verdeckt gemischt.
