### Die Regeln von Lorenzo il Magnifico, als Seite im Browser, auf Deutsch.
###
### Eine Nachricht ist ein Absatz oder ein Punkt einer Liste. Eine Überschrift heißt nach ihrem
### Abschnitt (lorenzo-rules-market), was darunter steht, nach dem, was es erzählt
### (lorenzo-rules-market-one). *Sterne* machen Wörter fett; die Wörter dazwischen dürfen sich
### ändern, die Sterne bleiben. Die Sätze der Anführer und der Exkommunikationsplättchen stehen
### nicht hier: Sie kommen von den Karten und Plättchen selbst.

## Das Ziel

lorenzo-rules-goal = Das Ziel
lorenzo-rules-goal-family = Du führst eine Adelsfamilie im Florenz des Lorenzo de’ Medici. Ihre Mitglieder schickst du in die Stadt: Sie gewinnen Land, Leute, Gebäude und große Vorhaben, lassen ernten und arbeiten, handeln auf dem Markt und verschaffen sich Gehör im Rat.
lorenzo-rules-goal-points = Wer nach sechs Runden die meisten *Punkte* hat, gewinnt. Manche gibt es unterwegs, viele werden erst am Ende gezählt. Und nach jeder zweiten Runde will die Kirche deinen Glauben sehen.
lorenzo-rules-goal-players = Ihr spielt zu zweit, zu dritt oder zu viert, mit *Häuser der Renaissance* auch zu fünft. Die Regeln haben zwei Teile: das *Grundspiel* und die *Regeln für Fortgeschrittene* mit Anführern, die hier üblich sind. Was nur dort gilt, steht weiter unten in eigenen Abschnitten.

## Der Aufbau

lorenzo-rules-setup = Der Aufbau
lorenzo-rules-setup-laid = Der Tisch baut sich selbst auf:
lorenzo-rules-setup-cards = *Die Karten.* Es sind 96: 24 von jeder der vier Arten, acht für jede der drei Epochen. Jede Art ist ein eigener Stapel, innerhalb der Epochen gemischt, Epoche I zuoberst.
lorenzo-rules-setup-tiles = *Exkommunikation.* Von den sieben Plättchen jeder Epoche wird eines gezogen. Alle drei liegen von Anfang an offen: Du weißt, was dir droht.
lorenzo-rules-setup-goods = *Deine Ressourcen.* Alle haben 2 Holz, 2 Steine und 3 Diener. Militär, Glaube und Punkte beginnen bei 0.
lorenzo-rules-setup-order = *Die Reihenfolge.* Wer beginnt, wird ausgelost. Je später du dran bist, desto mehr Münzen hast du:
lorenzo-rules-setup-supply = Im Vorrat ist von allem immer genug da, und du darfst besitzen, so viel du willst.
lorenzo-rules-setup-place = Platz in der Spielreihenfolge
lorenzo-rules-setup-coins = Münzen
lorenzo-rules-setup-all = Alle
lorenzo-rules-nth = { $n ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
   *[other] fünfter
}

## Eine Runde

lorenzo-rules-round = Eine Runde
lorenzo-rules-round-six = Eine Partie hat *drei Epochen zu je zwei Runden*. Jede Runde läuft so ab:
lorenzo-rules-round-new = *Neue Karten, neue Würfel.* In jeden Turm kommen vier Karten, von der untersten Etage an, und die drei Würfel werden einmal geworfen, für alle.
lorenzo-rules-round-turns = *Züge.* In der Spielreihenfolge setzt jeder *ein Mitglied* und tut, wofür das Feld da ist. So geht es reihum, bis alle Mitglieder stehen: vier Züge für jeden.
lorenzo-rules-round-report = *Vatikanbericht*, nur nach den Runden 2, 4 und 6.
lorenzo-rules-round-end = *Das Ende der Runde.* Karten, die niemand genommen hat, sind aus dem Spiel. Der Ratspalast bestimmt die neue Reihenfolge. Alle Mitglieder kommen nach Hause.
lorenzo-rules-round-figure = Sechs Runden in drei Epochen. Am Ende jeder Epoche verlangt die Kirche mehr Glauben.
lorenzo-rules-round-cards = So kommen in jeder Partie alle 96 Karten vor, jede nur eine Runde lang.

## Würfel und Mitglieder

lorenzo-rules-members = Würfel und Mitglieder
lorenzo-rules-members-four = Deine Familie hat vier Mitglieder. Drei tragen die Farbe eines Würfels: *Schwarz*, *Weiß* oder *Orange*. In dieser Runde ist jedes so viel wert, wie sein Würfel zeigt, bei dir wie bei allen anderen. Das vierte ist *neutral* und 0 wert.
lorenzo-rules-members-value = Ein Feld verlangt einen *Wert*. Ein Mitglied, das mindestens so viel wert ist, darf dorthin; mehr bringt keinen Vorteil, außer bei Ernte und Produktion.
lorenzo-rules-members-one = Wenn ein Feld nicht für mehrere da ist, hat dort ein Mitglied Platz, und wer zuerst kommt, behält es bis zum Ende der Runde.
lorenzo-rules-members-figure = Die Würfel einer Runde, und was die Mitglieder jeder Familie in ihr wert sind.

## Diener

lorenzo-rules-servants = Diener
lorenzo-rules-servants-raise = Diener helfen. Für *jeden Diener*, den du mitschickst und abgibst, zählt ein Mitglied *1 mehr*, so oft du willst.
lorenzo-rules-servants-neutral = Das neutrale Mitglied braucht fast immer einen: Selbst das einfachste Feld verlangt Wert 1.
lorenzo-rules-servants-before = Du gibst sie *vor* der Aktion ab. Diener, die erst die Aktion bringt, kommen zu spät, um sie zu erhöhen, und die, mit denen du den Wert erhöhst, können nicht auch noch eine Karte oder einen Tausch bezahlen.
lorenzo-rules-servants-bonus = Sie helfen auch bei Aktionen ohne Mitglied.
lorenzo-rules-servants-figure = Ein oranges Mitglied mit Wert 2 und drei Diener ergeben 5: genug für eine dritte Etage.

## Türme

lorenzo-rules-towers = Türme
lorenzo-rules-towers-card = In vier Türmen liegen die Karten, in jedem eine Art. Ein Mitglied auf einer Etage nimmt die Karte daneben. Du musst nicht unten anfangen.
lorenzo-rules-towers-steps = Alles geschieht in dieser Reihenfolge, und wenn ein Schritt nicht möglich ist, darf das Mitglied gar nicht dorthin:
lorenzo-rules-towers-value = *Wert.* Dein Mitglied muss, mit Dienern und Fähigkeiten, erreichen, was die Etage verlangt: je höher, desto mehr.
lorenzo-rules-towers-fee = *Gebühr.* Steht in diesem Turm schon irgendein Mitglied, auch ein eigenes, dann zahlst du 3 Münzen in den Vorrat.
lorenzo-rules-towers-bonus = *Bonus.* Die beiden oberen Etagen geben sofort etwas. Es darf helfen, die Karte zu bezahlen, für die Gebühr kommt es zu spät.
lorenzo-rules-towers-cost = *Kosten.* Du zahlst, was die Karte kostet. Ein Gebiet kostet nichts, kann aber Militär voraussetzen.
lorenzo-rules-towers-take = *Karte.* Du legst sie auf dein Tableau, und ihre Soforteffekte geschehen.
lorenzo-rules-towers-example = *Ein Beispiel:* Im Turm der Vorhaben steht schon jemand, und du schickst dein oranges Mitglied mit Wert 4 und einem Diener auf die dritte Etage. Du zahlst 3 Münzen, die du hast, erhältst 1 Münze von der Etage und darfst sie für das Vorhaben ausgeben, das du nimmst.
lorenzo-rules-towers-one = Von deinen *farbigen* Mitgliedern darf nur *eines* in einem Turm stehen. Dein neutrales darf dazukommen: Dann nimmst du dort zwei Karten und zahlst für die zweite die Gebühr.
lorenzo-rules-towers-other = Eine andere Familie
lorenzo-rules-towers-other-why = als Gebühr
lorenzo-rules-towers-neutral = Dein neutrales Mitglied
lorenzo-rules-towers-neutral-why = ebenfalls als Gebühr
lorenzo-rules-towers-second = Dein weißes Mitglied
lorenzo-rules-towers-second-why = Dein schwarzes steht schon hier.
lorenzo-rules-towers-limit = Du darfst höchstens *sechs Karten* einer Art besitzen. Eine siebte kannst du auf keine Weise nehmen.
lorenzo-rules-towers-gone = Eine Etage, deren Karte weg ist, ist geschlossen: Nur für den Bonus kannst du nicht dorthin.
lorenzo-rules-towers-figure = Was die Etagen verlangen, und was die oberen geben.
lorenzo-rules-towers-asks = Wert

## Die vier Arten von Karten

lorenzo-rules-cards = Vier Arten von Karten
lorenzo-rules-cards-parts = Die meisten Karten tun sofort etwas, neben dem *Blitz*, und später noch etwas. Was später kommt, hängt von der Art ab:
lorenzo-rules-kind-territory = Gebiete
lorenzo-rules-kind-character = Charaktere
lorenzo-rules-kind-building = Gebäude
lorenzo-rules-kind-venture = Vorhaben
lorenzo-rules-cards-territory = Sie kosten nichts, brauchen aber Militär. Bei einer *Ernte* bringen sie Ertrag. Am Ende bringt ihre Anzahl Punkte.
lorenzo-rules-cards-character = Sie kosten Münzen. Ihre Fähigkeiten gelten *von nun an*: mehr Wert für eine Aktion, oder Karten, die weniger kosten. Am Ende bringt ihre Anzahl Punkte.
lorenzo-rules-cards-building = Sie kosten Holz, Steine oder beides, manche auch Münzen oder Diener. Bei einer *Produktion* geben und tauschen sie. Die meisten bringen sofort Punkte, am Ende keine mehr.
lorenzo-rules-cards-venture = Sie kosten Ressourcen oder Militär. Die Punkte in ihrem Lorbeer zählen *am Ende*.
lorenzo-rules-cards-face = So liest du eine Karte:
lorenzo-rules-card-cost = *Die Kosten*, einmal zu zahlen. Von zwei Preisen zahlst du einen. Bei Militär stehen zwei Zahlen: was du verlierst und, in Klammern, was du haben musst.
lorenzo-rules-card-now = *Der Blitz*: was sofort geschieht.
lorenzo-rules-card-value = *Der Würfel*: der Wert, den eine Ernte oder Produktion erreichen muss, damit die Karte arbeitet. Nur Gebiete und Gebäude haben einen.
lorenzo-rules-card-later = *Was später kommt*: was eine Ernte oder Produktion gibt, oder die Fähigkeit eines Charakters. Ein Pfeil ist ein Tausch.
lorenzo-rules-card-points = *Der Lorbeer*: Punkte am Ende. Nur Vorhaben haben einen.
lorenzo-rules-card-or = oder

## Gebiete und Militär

lorenzo-rules-territories = Gebiete und Militär
lorenzo-rules-territories-slots = Dein Land liegt in einer Reihe von sechs Plätzen. Die ersten beiden sind frei. Für jeden weiteren musst du genug Militär *haben*, wenn du die Karte nimmst:
lorenzo-rules-territories-keep = Für Land gibst du kein Militär aus. Liegt ein Gebiet einmal da, dann bleibt es, auch wenn du später Militär verlierst.
lorenzo-rules-territories-own = Was die Karte selbst bringt, zählt nicht: Das Militär brauchst du, bevor du sie nimmst.
lorenzo-rules-territories-figure = Das Militär, das jeder Platz braucht, und die Punkte für so viele Gebiete am Ende.

## Karten bezahlen

lorenzo-rules-payment = Karten bezahlen
lorenzo-rules-payment-cost = Du zahlst mit dem, was du hast: Münzen, Holz, Steine, Diener. Was du nicht zahlen kannst, kannst du nicht nehmen.
lorenzo-rules-payment-military = Manche Vorhaben kosten *Militär*. Dann gibt es zwei Zahlen: wie viel du haben musst, und wie viel davon du verlierst. Dein Militär geht um die kleinere zurück.
lorenzo-rules-payment-two = Einige Vorhaben haben *zwei Preise*. Du zahlst einen davon, welchen du willst.
lorenzo-rules-payment-less = Fähigkeiten und manche Aktionen machen Karten billiger. Solche Rabatte werden addiert; sie gehen nie unter null, zahlen nichts zurück und senken nie die Gebühr eines Turms.

## Soforteffekte und zusätzliche Aktionen

lorenzo-rules-effects = Soforteffekte
lorenzo-rules-effects-now = Was neben dem Blitz steht, geschieht einmal, sobald du die Karte hast: Es gibt Ressourcen, Militär, Glauben oder Punkte, Privilegien oder eine Aktion.
lorenzo-rules-effects-per = Manche Karten geben etwas für jede Karte einer Art, die du besitzt; zählt eine Karte ihre eigene Art, dann zählt sie sich mit. Der *Feldherr* gibt 1 Punkt für je 2 Militär, die du hast.
lorenzo-rules-effects-action = Eine *zusätzliche Aktion* braucht kein Mitglied. Sie hat ihren eigenen Wert, und alles andere ist wie immer: Diener und Fähigkeiten erhöhen ihn, eine Etage verlangt ihren Wert und gibt ihren Bonus, die Gebühr ist fällig, wo jemand steht, und die Karte wird bezahlt, manchmal mit Rabatt.
lorenzo-rules-effects-alone = Weil kein Mitglied zurückbleibt, gilt ein Turm durch eine solche Aktion nicht als besetzt, und sie darf auch dort eine Karte nehmen, wo dein farbiges Mitglied schon steht.
lorenzo-rules-effects-may = Du darfst darauf verzichten, sie aber nicht für später aufheben.
lorenzo-rules-effects-order = Hat eine Karte mehrere Soforteffekte, dann wählst du, welcher zuerst kommt.

## Ernte und Produktion

lorenzo-rules-harvest = Ernte und Produktion
lorenzo-rules-harvest-two = Bei einer *Ernte* arbeiten deine Gebiete, bei einer *Produktion* deine Gebäude. Dein Bonusplättchen bringt bei beiden etwas dazu.
lorenzo-rules-harvest-value = Hier zählt der ganze Wert: Jede Karte arbeitet, deren Würfel den Wert deiner Aktion *oder weniger* zeigt. Das Bonusplättchen verlangt 1 und arbeitet also immer. Mit mehr Dienern arbeiten vielleicht mehr Karten.
lorenzo-rules-harvest-small = *Das kleine Feld* nimmt das erste Mitglied auf, mit vollem Wert.
lorenzo-rules-harvest-large = *Das große Feld* nimmt beliebig viele Mitglieder auf, aber die Aktion ist *3 weniger* wert und muss trotzdem mindestens auf 1 kommen. Zu zweit ist es geschlossen.
lorenzo-rules-harvest-one = In jedem der beiden Bereiche, kleines und großes Feld zusammen, darf nur *eines* deiner farbigen Mitglieder stehen. Dein neutrales darf dazukommen.
lorenzo-rules-harvest-figure = Ein weißes Mitglied mit Wert 2 und zwei Diener ergeben eine Ernte von 4. Das Bonusplättchen und drei Gebiete arbeiten; der Wald verlangt 5.
lorenzo-rules-harvest-yields = Diese Ernte bringt
lorenzo-rules-harvest-tile = Bonusplättchen
lorenzo-rules-works = arbeitet
lorenzo-rules-rests = arbeitet nicht

## Tauschen

lorenzo-rules-trades = Gebäude, die tauschen
lorenzo-rules-trades-arrow = Viele Gebäude tauschen: Was links vom Pfeil steht, wird gezahlt, was rechts davon steht, erhältst du. Einen Tausch darfst du in einer Produktion einmal nutzen, oder gar nicht. Von zwei Pfeilen auf einem Gebäude darfst du einen nutzen.
lorenzo-rules-trades-before = Einen Tausch zahlst du mit dem, was du *vor der Produktion* hattest. Nichts, was diese Produktion bringt, ob vom Bonusplättchen, von einem anderen Gebäude oder aus einem Privileg, kann in ihr etwas bezahlen.
lorenzo-rules-trades-all = Also wählst du zuerst, was du alles tauschst, dann wird alles gezahlt, dann alles erhalten.
lorenzo-rules-trades-figure = Du hast 2 Steine und 1 Münze. Die Steinmetzerei kann aus den Steinen 5 Münzen machen. Aber der Marktplatz nimmt 3 Münzen, und du hattest nur eine: Die neuen müssen auf eine andere Produktion warten.
lorenzo-rules-trades-held = Vorher da

## Der Markt

lorenzo-rules-market = Der Markt
lorenzo-rules-market-one = Jeder Stand auf dem Markt nimmt ein Mitglied auf, und Wert 1 genügt. Du darfst an mehreren Ständen Mitglieder haben.
lorenzo-rules-market-four = Die letzten beiden Stände haben nur zu viert offen.
lorenzo-rules-market-stall = Stand { $n }
lorenzo-rules-from-players = ab { $n } Spielern

## Der Ratspalast

lorenzo-rules-council = Der Ratspalast
lorenzo-rules-council-brings = In den Palast dürfen beliebig viele Mitglieder, auch mehrere eigene, jedes mit Wert 1. Jedes Mal erhältst du *1 Münze und 1 Privileg*.
lorenzo-rules-council-queue = Sie stellen sich an, wie sie kommen, und die Schlange bestimmt die *Spielreihenfolge der nächsten Runde*: Wer vorn steht, beginnt. Nur das vorderste Mitglied jeder Familie zählt, und ein neutrales ist so gut wie jedes andere.
lorenzo-rules-council-others = Wer dort niemanden hat, folgt danach, in der bisherigen Reihenfolge.
lorenzo-rules-council-figure = Wer Dritter war, ging zuerst in den Palast, danach, wer Erster war. Die anderen folgen in ihrer alten Reihenfolge.
lorenzo-rules-council-now = Diese Runde
lorenzo-rules-council-stand = Im Palast
lorenzo-rules-council-next = Nächste Runde

## Privilegien

lorenzo-rules-privileges = Privilegien
lorenzo-rules-privileges-choose = Für ein Privileg des Rates wählst du eines von fünf Dingen:
lorenzo-rules-privileges-different = Gewährt eine Quelle *mehrere* auf einmal, wie der letzte Marktstand, dann müssen alle *verschieden* sein. Privilegien aus verschiedenen Quellen dürfen gleich sein.

## Der Vatikanbericht

lorenzo-rules-vatican = Der Vatikanbericht
lorenzo-rules-vatican-when = Am Ende jeder Epoche, also nach den Runden 2, 4 und 6, zeigen alle in der Spielreihenfolge ihren Glauben. Von Epoche zu Epoche wird mehr verlangt:
lorenzo-rules-vatican-less = *Mit weniger* wirst du exkommuniziert. Deinen Glauben behältst du.
lorenzo-rules-vatican-enough = *Mit genug* hast du die Wahl. Du *unterstützt die Kirche*: Dann erhältst du die Punkte deines Feldes auf der Glaubensleiste, und dein Glaube geht auf 0 zurück. Oder du tust es nicht: Dann wirst du exkommuniziert und behältst deinen Glauben, für ein höheres Feld ein andermal.
lorenzo-rules-vatican-last = *Nach Runde 6* wird aller Glaube zu Punkten, auch der von Exkommunizierten.
lorenzo-rules-vatican-example = *Ein Beispiel:* Nach Runde 2 hast du 6 Glauben. Unterstützung bringt 7 Punkte und lässt dir 0. Zwei Runden später bräuchtest du wieder 4.
lorenzo-rules-vatican-figure = Die Glaubensleiste: Die Lorbeeren zeigen, was ein Feld wert ist, die römischen Zahlen, was jede Epoche verlangt. Sie endet bei { $last }; was darüber hinausginge, verfällt.
lorenzo-rules-vatican-round = Bericht nach Runde
lorenzo-rules-vatican-needed = Verlangter Glaube

## Exkommunikation

lorenzo-rules-excommunication = Exkommunikation
lorenzo-rules-excommunication-cube = Wer exkommuniziert wird, legt ein Klötzchen auf das Plättchen der Epoche, und was darauf steht, gilt für den Rest der Partie: das der Epoche I vier Runden lang, das der Epoche II zwei. Das der Epoche III spürst du nur in der Schlusswertung.
lorenzo-rules-excommunication-less = Wo dir ein Plättchen *aus jeder Quelle* 1 nimmt, ist jede Karte, jedes Feld, jedes Privileg, das Bonusplättchen und jeder Anführer eine eigene Quelle. Keine gibt weniger als nichts.
lorenzo-rules-excommunication-worth = Wo *eine Zahl unter 0* steht, sind die Aktionen oder Mitglieder um so viel weniger wert, Aktionen auch ohne Mitglied. Diener und Fähigkeiten dürfen es ausgleichen, und auf einem großen Feld zählt beides.
lorenzo-rules-excommunication-all = Das sind alle Plättchen; drei davon sind in einer Partie.

## Das Ende

lorenzo-rules-scoring = Das Ende und die Wertung
lorenzo-rules-scoring-when = Das Spiel endet nach Runde 6, wenn der letzte Bericht vorbei ist und der Palast die Reihenfolge noch einmal bestimmt hat. Zu den Punkten, die du hast, kommen dazu:
lorenzo-rules-scoring-cards = Anzahl der Karten
lorenzo-rules-scoring-count = *Gebiete und Charaktere*: je nachdem, wie viele du hast.
lorenzo-rules-scoring-ventures = *Vorhaben*: die Punkte in ihren Lorbeeren.
lorenzo-rules-scoring-military = *Militär*: 5 Punkte für das meiste, 2 für das zweitmeiste. Teilen sich mehrere den ersten Platz, dann bekommt jeder 5 und niemand 2; teilen sich mehrere den zweiten, bekommt jeder 2.
lorenzo-rules-scoring-goods = *Ressourcen*: Zähle alle Münzen, Holz, Steine und Diener zusammen; je fünf bringen 1 Punkt.
lorenzo-rules-scoring-tile = Dann fordert eine Exkommunikation der Epoche III ihren Preis. Unter 0 fällt niemand.
lorenzo-rules-scoring-tie = Wer die meisten Punkte hat, gewinnt. Bei gleichen Punkten gewinnt, wer *in der Spielreihenfolge weiter vorn* ist, so wie der Palast sie in der letzten Runde bestimmt hat.

## Regeln für Fortgeschrittene: Bonusplättchen und Draft

lorenzo-rules-advanced = Für Fortgeschrittene: Bonusplättchen und Draft
lorenzo-rules-advanced-two = Mit den Regeln für Fortgeschrittene sind die Familien verschieden. Zwei Dinge werden vor der ersten Runde entschieden:
lorenzo-rules-advanced-tile = *Bonusplättchen.* Es gibt vier. Wer in der Spielreihenfolge zuletzt kommt, wählt zuerst; wer beginnt, nimmt eines von denen, die übrig sind. Im Grundspiel haben alle das gleiche.
lorenzo-rules-advanced-draft = *Anführer.* Alle bekommen vier, behalten einen und geben den Rest *nach rechts* weiter, alle gleichzeitig. So geht es, bis alle vier behalten haben. Niemand sieht, was andere behalten; aber du darfst dir merken, was du weitergegeben hast.
lorenzo-rules-advanced-name = Bonusplättchen
lorenzo-rules-advanced-harvest = Jede Ernte
lorenzo-rules-advanced-production = Jede Produktion

## Anführer

lorenzo-rules-leaders = Anführer
lorenzo-rules-leaders-turn = In deinem Zug, *bevor oder nachdem* du ein Mitglied setzt, darfst du beliebig oft:
lorenzo-rules-leaders-play = Einen Anführer von der Hand *ausspielen*, wenn du seine Voraussetzung erfüllst. Gezahlt wird nichts, und es schadet nicht, wenn du später weniger hast.
lorenzo-rules-leaders-discard = Einen Anführer von der Hand verdeckt *abgeben*, für *1 Privileg*.
lorenzo-rules-leaders-use = Einen ausgespielten Anführer *nutzen*, der einmal pro Runde handelt. Er wird umgedreht und am Ende der Runde wieder aufgedeckt. Er darf schon in dem Zug handeln, in dem du ihn ausspielst.
lorenzo-rules-leaders-hold = Andere Anführer muss man nicht eigens nutzen: Was sie gewähren, gilt von dem Moment an, in dem sie ausgespielt sind.
lorenzo-rules-leaders-stay = Ein ausgespielter Anführer bleibt liegen und kann nicht abgegeben werden. Am Ende bringen Anführer selbst keine Punkte, ob ausgespielt oder auf der Hand.

## Alle Anführer

lorenzo-rules-all-leaders = Alle Anführer
lorenzo-rules-all-leaders-twenty = Zwanzig gibt es, jeden mit seiner Voraussetzung und dem, was er kann. In jeder Hand sind vier, also sind nie alle in einer Partie.
lorenzo-rules-all-leaders-requires = Voraussetzung
lorenzo-rules-all-leaders-one-kind = { $n } Karten einer Art

## Wie viele mitspielen

lorenzo-rules-players = Wie viele mitspielen
lorenzo-rules-players-spaces = Mit der Spielerzahl ändert sich nur, welche Felder offen sind:
lorenzo-rules-players-n = { $n } Spieler
lorenzo-rules-players-space = Feld
lorenzo-rules-players-all = Alle Türme, die kleinen Felder von Ernte und Produktion und der Palast
lorenzo-rules-players-open = offen
lorenzo-rules-players-closed = zu
lorenzo-rules-players-harvest = Ernte, großes Feld
lorenzo-rules-players-production = Produktion, großes Feld
lorenzo-rules-players-market = Markt, Stand { $n }

## Wie hier gespielt wird

lorenzo-rules-here = Wie hier gespielt wird
lorenzo-rules-here-self = Was nur eine sinnvolle Antwort hat, geschieht von selbst:
lorenzo-rules-here-servants = *Diener.* In Türme, auf den Markt und in den Palast nimmt dein Mitglied so wenige Diener mit, wie es braucht. Bei Ernte und Produktion wirst du gefragt, und zur Wahl stehen die Zahlen, mit denen eine Karte mehr arbeitet.
lorenzo-rules-here-trades = *Was du tauschst*, wählst du Gebäude für Gebäude, in der Reihenfolge, in der du sie genommen hast. Was du übergangen hast, kommt in derselben Produktion nicht wieder.
lorenzo-rules-here-price = *Preise.* Gefragt wirst du nur, wo du auf wirklich verschiedene Arten zahlen kannst.
lorenzo-rules-here-effects = *Die Reihenfolge der Effekte* wird nur erfragt, wo sie einen Unterschied machen kann; sonst kommen Ressourcen zuerst.
lorenzo-rules-here-pass = *Passen.* Solange eines deiner Mitglieder irgendwohin kann, musst du eines setzen. Kann es keines, dann passt du, und das mit dem kleinsten Wert ist für diese Runde verloren.
lorenzo-rules-here-last = *Der letzte Bericht* fragt nichts: Wer genug Glauben hat, unterstützt die Kirche, denn nichts anderes wäre besser.
lorenzo-rules-here-undo = *Rückgängig* nimmt deine letzte Antwort zurück, und die davor, bis etwas Verdecktes aufgedeckt wurde oder jemand anders gehandelt hat. *Zug beenden* gibt den Zug weiter.
lorenzo-rules-here-option = Wer einen Tisch eröffnet, darf stattdessen das Grundspiel wählen: keine Anführer, und für alle das gleiche Bonusplättchen.

## Gut zu wissen

lorenzo-rules-rulings = Gut zu wissen
lorenzo-rules-rulings-why = Fragen, die an vielen Tischen aufkommen, und wie sie hier beantwortet werden.
lorenzo-rules-rulings-patron = *Auch dein eigenes Mitglied zählt für die Gebühr.* Nimmst du den „Mäzen“ aus dem Charakterturm, dann kostet die Karte, die er dich aus demselben Turm nehmen lässt, 3 Münzen extra: Dein Mitglied steht ja dort.
lorenzo-rules-rulings-preacher = *Neue Fähigkeiten wirken nicht zurück.* Ein Rabatt oder ein höherer Wert gilt nicht für die Karte, die ihn bringt, und wer den „Prediger“ nimmt, erhält noch den Bonus der Etage, auf der er lag.
lorenzo-rules-rulings-captain = *Die Reihenfolge kann wichtig sein.* Der „Hauptmann“ bringt 2 Militär und eine zusätzliche Aktion für ein Gebiet: Nimm zuerst das Militär, wenn der nächste Platz es braucht.
lorenzo-rules-rulings-value = *Was ein Mitglied wert ist.* Zuerst kommt der Würfel, oder was ein Anführer an seine Stelle setzt; dann, was Anführer dazugeben und eine Exkommunikation wegnimmt; dann Fähigkeiten für die Aktion, das große Feld und Diener.
lorenzo-rules-rulings-low = *Weniger als 1 ist nichts.* Eine Ernte oder Produktion muss mindestens auf 1 kommen, auch auf dem kleinen Feld. Leonardos Produktion beginnt bei 0: Ohne Hilfe arbeitet nicht einmal das Bonusplättchen.
lorenzo-rules-rulings-sources = *Jede Quelle für sich.* Bei 1 Münze weniger aus jeder Quelle gibt eine Etage mit 1 Münze keine, und ein Tausch gibt 1 Münze weniger. Sind Holz und Steine genannt, dann verliert eine Quelle, die beides gibt, von beidem 1. Rabatte sind keine Einnahmen und bleiben, wie sie sind.
lorenzo-rules-rulings-rita = *Rita von Cascia* verdoppelt Münzen, Holz, Steine und Diener aus Soforteffekten. Nicht verdoppelt werden Punkte, der Bonus von Etagen, Privilegien und was eine zusätzliche Ernte oder Produktion bringt. Mit einer Exkommunikation: erst verdoppeln, dann 1 weniger.
lorenzo-rules-rulings-lorenzo = *Lorenzo de’ Medici* kopiert einen Anführer, den jemand anders im Spiel hat, ein für alle Mal; dessen Voraussetzung spielt keine Rolle. Solange niemand sonst einen im Spiel hat, kann er nicht ausgespielt werden.
lorenzo-rules-rulings-ariosto = *Ludovico Ariosto* öffnet besetzte Felder, aber keine geschlossenen. Die Grenze von einem farbigen Mitglied, der Wert und die Gebühr bleiben, und eine Etage ohne Karte bleibt nutzlos.
lorenzo-rules-rulings-brunelleschi = *Filippo Brunelleschi* erspart dir die Gebühr auch bei zusätzlichen Aktionen.
lorenzo-rules-rulings-federico = *Federico da Montefeltro* erhöht ein Mitglied, das noch nicht gesetzt ist, für diese Runde. Was Mitgliedern etwas dazugibt oder wegnimmt, kommt noch dazu.
lorenzo-rules-rulings-sisto = *Sixtus IV.* belohnt Unterstützung. Was der Glaube nach Runde 6 jemandem bringt, der exkommuniziert wird, ist keine Unterstützung.
lorenzo-rules-rulings-rest = *Wer in jeder Runde im ersten Zug aussetzt*, setzt das letzte Mitglied, wenn alle anderen fertig sind. Anführer dürfen auch in dem Zug handeln, der ausfällt.
lorenzo-rules-rulings-losses = *Verluste am Ende.* „Für je 5 Punkte“ zählt die Punkte vor der Schlusswertung. Bei Gebäuden gelten die Kosten auf der Karte, was immer du gezahlt hast. Ressourcen, die dich Punkte kosten, zählen trotzdem für die fünf, die einen bringen. Verlorene Punkte für Militär ändern nicht, wer dort vorn liegt.
lorenzo-rules-rulings-second = *Zu zweit* hat auch der zweite Platz beim Militär 2 Punkte, selbst ganz ohne Militär.
lorenzo-rules-rulings-tracks = *Die Leisten enden*: Militär bei 25, Glaube bei 15. Nichts fällt unter 0, auch Punkte nicht.

## Zeichen. Der Name, dann die Bedeutung in einem Satz

lorenzo-rules-icons = Alle Zeichen
lorenzo-rules-icons-all = Was jedes Zeichen auf dem Brett und auf den Karten bedeutet.
lorenzo-rules-icon-coin = Münzen
lorenzo-rules-icon-coin-text = Eine Ressource. Mit ihnen bezahlst du Charaktere, manche Gebäude und Vorhaben und die Gebühr der Türme.
lorenzo-rules-icon-wood = Holz
lorenzo-rules-icon-wood-text = Eine Ressource. Damit bezahlst du Gebäude und manche Vorhaben.
lorenzo-rules-icon-stone = Steine
lorenzo-rules-icon-stone-text = Eine Ressource. Damit bezahlst du Gebäude und manche Vorhaben.
lorenzo-rules-icon-servant = Diener
lorenzo-rules-icon-servant-text = Eine Ressource. Jeder, den du abgibst, erhöht den Wert einer Aktion um 1; einige Karten kosten welche.
lorenzo-rules-icon-military = Militär
lorenzo-rules-icon-military-text = Es öffnet Plätze für Gebiete, bezahlt manche Vorhaben und wird am Ende verglichen.
lorenzo-rules-icon-faith = Glaube
lorenzo-rules-icon-faith-text = Im Vatikanbericht wird er gezeigt und zu Punkten.
lorenzo-rules-icon-vp = Punkte
lorenzo-rules-icon-vp-text = Wer am Ende die meisten hat, gewinnt.
lorenzo-rules-icon-privilege = Privileg
lorenzo-rules-icon-privilege-text = Wähle eine der fünf Gaben des Rates.
lorenzo-rules-icon-member-black = Schwarzes Mitglied
lorenzo-rules-icon-member-black-text = Es ist so viel wert, wie der schwarze Würfel zeigt.
lorenzo-rules-icon-member-white = Weißes Mitglied
lorenzo-rules-icon-member-white-text = Es ist so viel wert, wie der weiße Würfel zeigt.
lorenzo-rules-icon-member-orange = Oranges Mitglied
lorenzo-rules-icon-member-orange-text = Es ist so viel wert, wie der orange Würfel zeigt.
lorenzo-rules-icon-member-neutral = Neutrales Mitglied
lorenzo-rules-icon-member-neutral-text = Es ist 0 wert und darf zu einem eigenen dazukommen.
lorenzo-rules-icon-territory = Gebiet
lorenzo-rules-icon-territory-text = Das Zeichen der Gebiete: Land, das bei einer Ernte Ertrag bringt.
lorenzo-rules-icon-character = Charakter
lorenzo-rules-icon-character-text = Das Zeichen der Charaktere: Menschen mit Fähigkeiten.
lorenzo-rules-icon-building = Gebäude
lorenzo-rules-icon-building-text = Das Zeichen der Gebäude: Bei einer Produktion geben und tauschen sie.
lorenzo-rules-icon-venture = Vorhaben
lorenzo-rules-icon-venture-text = Das Zeichen der Vorhaben: Punkte am Ende.
lorenzo-rules-icon-harvest = Ernte
lorenzo-rules-icon-harvest-text = Die Aktion, bei der Gebiete arbeiten.
lorenzo-rules-icon-production = Produktion
lorenzo-rules-icon-production-text = Die Aktion, bei der Gebäude arbeiten.
lorenzo-rules-icon-die-white = Wert
lorenzo-rules-icon-die-white-text = Auf einer Karte: der Wert, den eine Ernte oder Produktion erreichen muss, oder der einer zusätzlichen Aktion.
lorenzo-rules-icon-bolt = Sofort
lorenzo-rules-icon-bolt-text = Es geschieht einmal, wenn du die Karte nimmst.
lorenzo-rules-icon-always = Von nun an
lorenzo-rules-icon-always-text = Eine Fähigkeit, die gilt, solange du die Karte hast.
lorenzo-rules-icon-arrow = Wird zu
lorenzo-rules-icon-arrow-text = Was davor steht, wird gezahlt; was danach steht, erhältst du.
lorenzo-rules-icon-leader = Anführer
lorenzo-rules-icon-leader-text = Ein Mensch mit einer Fähigkeit, die für dich gilt, sobald du die Karte ausgespielt hast.
lorenzo-rules-icon-vatican = Die Kirche
lorenzo-rules-icon-vatican-text = Hier wird nach jeder zweiten Runde Glaube gezeigt.
