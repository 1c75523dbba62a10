### Die Regeln von Lorenzos Erweiterung Die Pazzi-Verschwörung, als Teil der Regelseite im Browser,
### auf Deutsch.
###
### Eine Nachricht ist ein Absatz oder ein Punkt einer Liste. Eine Überschrift heißt nach ihrem
### Abschnitt (lorenzo-rules-pazzi-rivals), was darunter steht, nach dem, was es erzählt.
### *Sterne* machen Wörter fett; die Wörter dazwischen dürfen sich ändern, die Sterne bleiben.
### Karten, Anführer und Familien heißen wie in lorenzo.ftl. X-1 und dergleichen in einem Kommentar
### sind die Entscheidungen, von denen der Satz erzählt.

## Die Stapel

lorenzo-rules-pazzi = Pazzi: die Stapel
lorenzo-rules-pazzi-cards = Von jeder Art und jeder Epoche gibt es *zwei neue Karten*, 24 im Ganzen. Aus acht werden also zehn, und nur acht davon sind in einer Partie:
lorenzo-rules-pazzi-figure = Für jede Art und jede Epoche: acht alte Karten und zwei neue, von denen acht gespielt werden.
lorenzo-rules-pazzi-base = aus dem Grundspiel
lorenzo-rules-pazzi-new = neu
lorenzo-rules-pazzi-deck = im Stapel
lorenzo-rules-pazzi-box = in der Schachtel
lorenzo-rules-pazzi-ways = Die acht lassen sich auf drei Arten bestimmen:
# X-75
lorenzo-rules-pazzi-random = *Ausgelost.* Die zehn werden gemischt, acht gezogen. Niemand weiß, welche zwei in der Schachtel blieben.
# X-75
lorenzo-rules-pazzi-preview = *Ausgelost und gezeigt.* Ebenso, aber bevor die acht gemischt werden, dürfen alle sie ansehen. Die Liste lässt sich die ganze Partie lang nachschlagen.
# X-75
lorenzo-rules-pazzi-built = *Eure eigenen.* Ihr wählt acht von zehn, zwölfmal. Die Seite dafür zählt mit und gibt euch einen kurzen Text, den Code eures Decks: Bewahrt ihn auf, schickt ihn Freunden, und eröffnet Tische damit. Alle am Tisch sehen die Liste.
# X-64
lorenzo-rules-pazzi-basic = *Ohne die Regeln für Fortgeschrittene* bleiben „Saal der Verräter“ und „Komplott schmieden“ in der Schachtel. Dann stehen von ihrer Art und Epoche neun zur Wahl.
lorenzo-rules-pazzi-order = Die Reihenfolge innerhalb einer Epoche ist auf jeden Fall unbekannt: Gemischt wird immer.

## Die Gegner

lorenzo-rules-pazzi-rivals = Pazzi: deine Gegner
lorenzo-rules-pazzi-rivals-all = Manche neuen Karten treffen *alle anderen* zugleich. Sie werden der Reihe nach gefragt, und dein Zug geht weiter, wenn alle geantwortet haben.
lorenzo-rules-pazzi-rivals-give = *Sie geben ab.* „Kleine Erpressung“, „Erpressung“ und „Plünderung der Stadt“ kosten 1, 2 oder 3 Militär für jeden Gegner. Dann gibt dir jeder Gegner 1, 2 oder 3 von einer Ressource: Holz, Steine, Münzen oder Diener, wie er mag.
# X-59
lorenzo-rules-pazzi-rivals-part = Wer gibt, wählt eine Ressource, die in voller Zahl da ist. Gibt es keine solche, dann so viel wie möglich von einer anderen.
# X-57, X-58
lorenzo-rules-pazzi-rivals-usurer = *Sie geben ab oder verlieren Punkte.* „Wucherhaus“ und „Haus der Werber“ arbeiten in einer Produktion, wenn du willst: Du zahlst 1 Punkt oder 1 Militär für jeden Gegner, alles oder nichts. Dann gibt dir jeder Gegner 2 Münzen oder 2 Diener, oder aber 3 Punkte. Wer die Ressourcen nicht ganz geben kann, muss Punkte geben, und wer weniger als 3 hat, gibt diese.
lorenzo-rules-pazzi-rivals-example = *Ein Beispiel:* In einer Partie zu viert arbeitet dein „Wucherhaus“. Du zahlst 3 Punkte.
lorenzo-rules-pazzi-rivals-figure = Was die drei Gegner in diesem Beispiel haben, und was sie dir geben.
lorenzo-rules-pazzi-rivals-has = Hat
lorenzo-rules-pazzi-rivals-gives = Gibt
lorenzo-rules-pazzi-rivals-why = Warum
lorenzo-rules-pazzi-rivals-who = Gegner
lorenzo-rules-pazzi-rivals-chose = wählte Münzen; Punkte wären auch gegangen
lorenzo-rules-pazzi-rivals-must = kann keine 2 Münzen geben, also müssen es Punkte sein
lorenzo-rules-pazzi-rivals-left = gibt, was da ist
# X-60
lorenzo-rules-pazzi-rivals-discard = *Sie legen ab.* Beim „Brandstifter“ legt jeder Gegner ein Gebiet oder ein Gebäude ab, beim „Verschwörer“ einen Charakter oder ein Vorhaben, nach eigener Wahl. Wer von beiden Arten nichts hat, legt nichts ab.
# X-60
lorenzo-rules-pazzi-rivals-after = Was eine verlorene Karte schon gebracht hat, bleibt, und ausgespielte Anführer bleiben auch. Was sie gewährte, endet, und für Punkte zählt sie nicht mehr. Gebiete rücken auf, also braucht das nächste das Militär des Platzes, der jetzt frei ist.
# X-26
lorenzo-rules-pazzi-rivals-use = *Du nutzt, was sie haben.* Der „Industriespion“ bringt eine Produktion von 3 mit den Gebäuden eines Gegners deiner Wahl, der „Wilderer“ eine Ernte von 2 mit den Gebieten eines Gegners. Beim Tauschen zahlst du, und du erhältst alles, mit deinem eigenen Bonusplättchen; der Gegner verliert nichts und gewinnt nichts. Diener und deine Fähigkeiten erhöhen den Wert, außer der, die die Karte selbst bringt. Karten, die „eigene“ Karten zählen, zählen deine, und eine Karte, die Punkte nimmt, nimmt sie dir.

## Andere Karten

lorenzo-rules-pazzi-others = Pazzi: andere neue Karten
lorenzo-rules-pazzi-others-few = Auch das ist neu:
# X-56
lorenzo-rules-pazzi-others-lose = *Land, das Punkte kostet.* „Eroberte Provinz“ und „Geplünderte Stadt“ geben sofort viel und kosten 1 oder 2 Punkte bei jeder Ernte, die ihren Wert erreicht. Auslassen kannst du das nicht, aber niemand fällt unter 0.
# X-25
lorenzo-rules-pazzi-others-large = *Das große Feld mit vollem Wert.* Mit dem „Zunftmeister“ ist eine Produktion dort nicht 3 weniger wert, mit dem „Flurvogt“ eine Ernte. Eine Exkommunikation zählt trotzdem.
# X-57
lorenzo-rules-pazzi-others-gossip = *Punkte für ein Privileg.* „Klatschstube“ nimmt 1 Punkt, den du haben musst, und gibt ein Privileg.
# X-30, X-61
lorenzo-rules-pazzi-others-market = *Der Markt ohne Mitglied.* „Schwarzmarkt“ gibt, was ein leerer Stand gibt, wenn er für so viele Spieler offen ist, oder ein Privileg. Ein Mitglied wird nicht gesetzt: Der Stand bleibt für alle frei, und eine Exkommunikation vom Markt spielt keine Rolle.
# X-41
lorenzo-rules-pazzi-others-gallows = *Menschen für Punkte.* In einer Produktion lässt dich „Galgen“ einen deiner Charaktere für 7 Punkte ablegen. Was der Charakter gewährte, endet, und er zählt nicht mehr.
# X-45, X-63
lorenzo-rules-pazzi-others-traitors = *Anführer für Punkte.* „Saal der Verräter“, der unter anderem 1 Glauben kostet, lässt dich einen ausgespielten Anführer für 6 Punkte abgeben. Der Anführer wirkt sofort nicht mehr, und was Anführer zählt, zählt einen weniger.
# X-40
lorenzo-rules-pazzi-others-plot = *Mehr Anführer.* „Komplott schmieden“ zieht zwei der Anführer, die nach dem Draft übrig waren, und bringt am Ende 2 Punkte für jeden, den du im Spiel hast.
lorenzo-rules-pazzi-others-coup = *Eine beliebige Karte.* „Staatsstreich“, für 7 Holz oder 7 Steine, bringt eine zusätzliche Aktion von 7 für eine Karte beliebiger Art, nicht aus dem Spezialturm. Die Gebühr ist fällig, wo jemand steht, und der Bonus der Etage gehört dir.

## Anführer und Familien

lorenzo-rules-pazzi-people = Pazzi: Anführer und Familien
lorenzo-rules-pazzi-people-four = Vier Anführer sind neu, mit den Regeln für Fortgeschrittene:
lorenzo-rules-pazzi-people-raffaello = *Raffael* tauscht einmal pro Runde: 1 Punkt gegen 3 Münzen, oder 1 Münze gegen 3 Punkte.
# X-44, X-45
lorenzo-rules-pazzi-people-macchiavelli = *Niccolò Machiavelli* gibt 1 Punkt dazu, wann immer du Punkte gewinnst, einmal für jede Quelle, und am Ende einmal für jeden Teil der Wertung. An Verlusten ändert er nichts. Neben anderem setzt er einen Anführer voraus, den du im Spiel hast.
# X-43
lorenzo-rules-pazzi-people-carlo = *Karl VIII.* lässt jeden Diener doppelt zählen. Verlangt eine Exkommunikation zwei Diener für 1, dann zählt ein Diener wieder 1.
lorenzo-rules-pazzi-people-salviati = *Jacopo Salviati* gibt ein Privileg dazu, wann immer du welche erhältst, wie viele es auch sind. Es muss anders sein als die, die du gerade gewählt hast.
# X-64
lorenzo-rules-pazzi-people-families = Zwei Familien kommen zu denen von Häuser der Renaissance dazu, wenn ihr mit beiden spielt:
lorenzo-rules-pazzi-family-della-scala = Della Scala
# X-54
lorenzo-rules-pazzi-family-della-scala-text = Für ein Privileg kannst du keinen Glauben wählen, aber jedes *Privileg* bringt 1 Glauben zu dem dazu, was du wählst. Und in deinem Zug darfst du *1 Glauben gegen 1 Münze, 1 Diener und 1 Militär* tauschen, so oft du willst; nicht während eines Berichts.
lorenzo-rules-pazzi-family-visconti = Visconti
# X-5, X-39, X-55
lorenzo-rules-pazzi-family-visconti-text = Zwei *Anführer* liegen offen neben diesem Plättchen, bevor jemand bietet, und kommen auf die Hand dessen, der es gewinnt, dazu fünf Siegel. Jedes Mal, wenn du einen Anführer ausspielst, auf welche Weise auch immer, drehst du eines davon um und erhältst, was alle umgedrehten zeigen. Vom sechsten Anführer an erhältst du einfach alle fünf.
lorenzo-rules-pazzi-visconti-figure = Die Siegel der Visconti, wenn gerade der dritte Anführer ausgespielt ist: Drei sind umgedreht und bringen etwas, in welcher Reihenfolge du sie auch gewählt hast. Was sie zeigen, ist von uns: Die gedruckten Werte waren nicht öffentlich.
lorenzo-rules-pazzi-visconti-pays = bringt etwas
lorenzo-rules-pazzi-visconti-waits = wartet

## Beide zusammen

lorenzo-rules-pazzi-both = Beide Erweiterungen zusammen
lorenzo-rules-pazzi-both-plain = Keine Schachtel ändert etwas an der anderen:
lorenzo-rules-pazzi-both-cards = *Karten.* Die neuen Karten der Pazzi-Verschwörung kommen in die vier Türme, nie in den Spezialturm. Der Spezialstapel wird gezogen wie beschrieben und lässt sich nicht bauen.
lorenzo-rules-pazzi-both-families = *Familien.* Aus allen zwölf werden so viele gezogen, wie Spieler da sind.
lorenzo-rules-pazzi-both-leaders = *Anführer.* Alle 44 können ausgeteilt werden, oder die, die ihr wählt.
# X-47
lorenzo-rules-pazzi-both-malatesta = *Malatesta* nimmt Vorhaben, die Militär für jeden Gegner kosten, ohne es zu zahlen, muss aber so viel haben.
# X-54
lorenzo-rules-pazzi-both-salviati = *Della Scala und Jacopo Salviati*: Auch das Privileg, das er dazugibt, bringt seinen Glauben.
# X-39, X-45
lorenzo-rules-pazzi-both-counts = *Anführer zählen.* „Akademie“, „Chronist“, Machiavelli und „Komplott schmieden“ zählen Anführer, die im Spiel sind. Einer, den „Saal der Verräter“ genommen hat, zählt nicht mehr. „Hofdichter“ und die Visconti belohnen jeden Anführer, den du ausspielst, auch einen umsonst ausgespielten.

## Das Ende

lorenzo-rules-pazzi-end = Pazzi: das Ende und die Wertung
# X-62
lorenzo-rules-pazzi-end-ventures = Gewertet wird wie immer. „Viertel erneuern“ bringt 2 Punkte für jedes Gebäude, das du am Ende hast, „Komplott schmieden“ 2 für jeden Anführer im Spiel.
# X-44
lorenzo-rules-pazzi-end-macchiavelli = Mit Niccolò Machiavelli bringt jeder Teil der Wertung, der dir Punkte bringt, 1 mehr.

## Gut zu wissen

lorenzo-rules-pazzi-rulings = Gut zu wissen: die Erweiterungen
lorenzo-rules-pazzi-rulings-why = Fragen, die mit den Erweiterungen aufkommen, und wie sie hier beantwortet werden.
# X-31, X-72
lorenzo-rules-pazzi-rulings-rita = *Rita von Cascia* verdoppelt weder Marker, noch was dir Gegner geben, noch was Karten bringen, die ein Vorhaben arbeiten lässt.
# X-76
lorenzo-rules-pazzi-rulings-sources = *Jeder, der gibt, ist eine Quelle.* Bei 1 Münze weniger aus jeder Quelle bringen dir drei Gegner, die je 2 Münzen geben, 3. Sie geben trotzdem je 2.
lorenzo-rules-pazzi-rulings-worth = *Exkommunikationen, die Wert nehmen*, zählen auch für Mitglieder auf den Feldern von Anführern und für Aktionen, die Anführer bringen.
# X-21
lorenzo-rules-pazzi-rulings-cap = *Karten, die von einem Wert abhängen.* Lässt „Bauhütte“ oder „Zunftspeicher“ eine solche Karte arbeiten, dann gilt der Wert der Produktion.
# X-66
lorenzo-rules-pazzi-rulings-brown = *Auch das braune Mitglied besetzt einen Turm* und steht in der Schlange des Palasts wie jedes andere.
# X-36, X-49
lorenzo-rules-pazzi-rulings-brown-space = *Es darf überallhin*: auf das eigene Feld eines Anführers, auf den Markt, bei Ernte und Produktion neben eines deiner farbigen Mitglieder.
# X-52, X-60
lorenzo-rules-pazzi-rulings-orsini = *Die Orsini* werden für einen Satz belohnt, wenn er vollständig ist. Verlierst du eine Karte und vervollständigst den Satz noch einmal, dann gibt es nichts ein zweites Mal.
# X-16
lorenzo-rules-pazzi-rulings-discard = *Die Ablage ist offen.* Auch was Gegner ablegen mussten, liegt dort und kann durch „Antiquar“ oder „Projektemacher“ zurückkommen.
# X-57, X-63
lorenzo-rules-pazzi-rulings-points = *Punkte, die gezahlt werden*, müssen da sein. Punkte, die man verliert, verliert man, soweit welche da sind.
# X-38
lorenzo-rules-pazzi-rulings-lutero = *Martin Luther und die Della Rovere*: Wer nicht exkommuniziert wird, verliert dafür keine Punkte.
