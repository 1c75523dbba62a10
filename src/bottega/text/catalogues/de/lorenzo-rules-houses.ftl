### Die Regeln der Erweiterungen von Lorenzo im Allgemeinen und von Häuser der Renaissance, als Teil
### der Regelseite im Browser, auf Deutsch.
###
### Eine Nachricht ist ein Absatz oder ein Punkt einer Liste. Eine Überschrift heißt nach ihrem
### Abschnitt (lorenzo-rules-houses-tower), was darunter steht, nach dem, was es erzählt.
### *Sterne* machen Wörter fett; die Wörter dazwischen dürfen sich ändern, die Sterne bleiben.
### Karten, Anführer und Familien heißen wie in lorenzo.ftl. X-1 und dergleichen in einem Kommentar
### sind die Entscheidungen, von denen der Satz erzählt.

## Zwei Erweiterungen

lorenzo-rules-expansions = Zwei Erweiterungen
lorenzo-rules-expansions-two = Zwei Schachteln lassen sich zum Spiel dazunehmen, jede für sich oder beide zusammen. Alles bisher Gesagte gilt weiter, außer wo die Abschnitte von hier an etwas anderes sagen.
lorenzo-rules-expansions-houses = Häuser der Renaissance
lorenzo-rules-expansions-houses-about = Familien mit eigenen Fähigkeiten, um die ihr bietet; ein fünfter Turm; Marker; und ein fünfter Spieler.
lorenzo-rules-expansions-pazzi = Die Pazzi-Verschwörung
lorenzo-rules-expansions-pazzi-about = Karten, die über den Tisch greifen: Gegner geben ab, verlieren und werden ausgenutzt. Und Decks, die ihr selbst bauen könnt.
lorenzo-rules-expansions-for = { $least }–{ $most } Spieler
lorenzo-rules-expansions-item-special = { $n } Karten für den Spezialturm
lorenzo-rules-expansions-item-cards = { $n } Karten für die vier Türme
lorenzo-rules-expansions-item-leaders = { $n } Anführer
lorenzo-rules-expansions-item-families = { $n } Familien
lorenzo-rules-expansions-item-tokens = { $n } Marker
lorenzo-rules-expansions-item-auction = { $n } Auktionsplättchen
lorenzo-rules-expansions-item-curses = { $n } Exkommunikationsplättchen
lorenzo-rules-expansions-item-adaptation = { $n } Anpassungsplättchen, eines davon pro Partie
lorenzo-rules-expansions-item-faith = { $n } Glaubensplättchen, für eine der Familien
lorenzo-rules-expansions-item-brown = das braune Mitglied, für eine der Familien
lorenzo-rules-expansions-item-fifth = eine fünfte Familie mit ihrem Bonusplättchen
lorenzo-rules-expansions-item-visconti = { $n } Siegel der Visconti
lorenzo-rules-expansions-open = Wer einen Tisch eröffnet, wählt:
# X-64
lorenzo-rules-expansions-modules = *Womit gespielt wird.* Häuser der Renaissance braucht die Regeln für Fortgeschrittene. Die Pazzi-Verschwörung geht auch ohne sie. Anderes passt nicht zusammen, und ein Tisch, an dem sich nicht spielen ließe, wird abgelehnt, mit dem Grund.
# X-68
lorenzo-rules-expansions-leaders = *Welche Anführer ausgeteilt werden.* Alle, die es gibt, nur die des Grundspiels, nur die neuen, oder die, die du nennst. Es müssen mindestens vier für jeden Spieler sein und vier dazu.
lorenzo-rules-expansions-decks = *Welche Karten in die Türme kommen*, nur mit der Pazzi-Verschwörung: ausgelost, ausgelost und vorher allen gezeigt, oder von euch zusammengestellt.
lorenzo-rules-expansions-table = Was zusammen gespielt werden kann
lorenzo-rules-expansions-option = Möglichkeit
lorenzo-rules-expansions-means = Was sie bedeutet
lorenzo-rules-expansions-dealt = Welche Anführer ausgeteilt werden
lorenzo-rules-expansions-towers = Welche Karten in die Türme kommen
lorenzo-rules-expansions-houses-means = Häuser der Renaissance, mit zehn Familien; zwei bis fünf Spieler, Regeln für Fortgeschrittene.
# X-64
lorenzo-rules-expansions-pazzi-means = Die Pazzi-Verschwörung: 24 weitere Karten und, mit den Regeln für Fortgeschrittene, vier weitere Anführer; zwei bis vier Spieler.
# X-64
lorenzo-rules-expansions-basic-means = Ohne die Regeln für Fortgeschrittene bleiben die neuen Anführer in der Schachtel, und auch „Saal der Verräter“ und „Komplott schmieden“, bei denen es um Anführer geht.
# X-64
lorenzo-rules-expansions-both-means = Beide, mit zwölf Familien; zwei bis fünf Spieler, Regeln für Fortgeschrittene.
lorenzo-rules-expansions-all-means = alle Anführer aus den Schachteln, mit denen ihr spielt
lorenzo-rules-expansions-base-means = die zwanzig des Grundspiels
lorenzo-rules-expansions-new-means = die der Erweiterungen
lorenzo-rules-expansions-names-means = die, die du nennst
lorenzo-rules-expansions-random-means = ausgelost; niemand weiß, was draußen blieb
lorenzo-rules-expansions-preview-means = ausgelost, und alle dürfen sie ansehen, bevor sie gemischt werden
lorenzo-rules-expansions-code-means = die Karten, die ihr gewählt habt
lorenzo-rules-expansions-ours = *Eigene Werte.* Einige Zahlen aus diesen Schachteln waren nirgends öffentlich zu finden: die Reihen der Auktion, was die Marker zeigen, die Glaubensplättchen, die Siegel der Visconti, eine Seite des fünften Bonusplättchens und die Namen der meisten neuen Karten. Dafür haben wir uns eigene ausgedacht, und wo du sie hier siehst, steht es dabei. Auf deinem Tisch zu Hause stehen vielleicht andere Zahlen.

## Häuser der Renaissance: der Aufbau

lorenzo-rules-houses = Häuser: der Aufbau
lorenzo-rules-houses-laid = Der Tisch wird aufgebaut wie immer, mit den Regeln für Fortgeschrittene, und dazu kommt:
lorenzo-rules-houses-deck = *Der Spezialstapel.* Es gibt 16 Spezialkarten für jede Epoche, von allen vier Arten. Acht jeder Epoche werden gezogen und gemischt, die der Epoche I zuoberst; die anderen bleiben in der Schachtel.
# X-7
lorenzo-rules-houses-adaptation = *Das Anpassungsplättchen.* Eine der übrigen Spezialkarten wird aufgedeckt. Ihre Art bestimmt den Turm, auf dem das Plättchen beginnt.
lorenzo-rules-houses-tiles = *Exkommunikation.* Zu den sieben Plättchen jeder Epoche kommt ein neues; gezogen wird weiterhin eines pro Epoche.
lorenzo-rules-houses-tokens-laid = *Marker.* Alle 30 liegen verdeckt neben dem Vorrat.
lorenzo-rules-houses-families-laid = *Familien.* Es werden so viele Familien gezogen, wie Spieler da sind, und ebenso viele Auktionsplättchen. Zu jedem wird eine Familie gelegt.
# X-1
lorenzo-rules-houses-goods = *Ressourcen.* Niemand beginnt mit Holz, Steinen oder Dienern und auch nicht mit den Münzen des Grundspiels. Was du hast, kommt aus der Auktion; in der Spielreihenfolge erhält dazu der Zweite 1 Münze, der Dritte 2, der Vierte 3 und der Fünfte 4.
# X-5
lorenzo-rules-houses-order = Dann geht es so weiter: zuerst die *Auktion*, dann wählen alle ein *Bonusplättchen*, dann werden die *Anführer* ausgeteilt und weitergegeben. So kennst du deine Familie, bevor du wählst, was zu ihr passt.
# X-69
lorenzo-rules-houses-bonus = Alle fünf Bonusplättchen stehen zur Wahl, wie viele auch mitspielen.
lorenzo-rules-houses-pile = Anführer, die nach dem Draft niemand hat, bilden einen verdeckten Stapel. Manche Karten und eine Familie ziehen davon.

## Die Auktion

lorenzo-rules-houses-auction = Häuser: die Auktion
lorenzo-rules-houses-auction-what = Du bietest zugleich um eine Familie und um das, was du zu Beginn hast. Ein Auktionsplättchen hat *sechs Reihen*. Je höher die Reihe, desto besser das Gebot, und desto weniger bringt sie.
# X-2, X-3
lorenzo-rules-houses-auction-turn = In der Spielreihenfolge setzen alle ein Mitglied auf eine Reihe eines Plättchens. Dabei gilt:
lorenzo-rules-houses-auction-free = *Auf einem leeren Plättchen* ist jede Reihe erlaubt.
# X-4
lorenzo-rules-houses-auction-higher = *Wo schon jemand steht*, geht nur eine höhere Reihe. Wer dort stand, ist überboten.
# X-2, X-4
lorenzo-rules-houses-auction-outbid = *Wer überboten ist, zieht sofort um*, noch vor dem nächsten Zug: auf eine höhere Reihe desselben Plättchens, oder nach denselben Regeln auf ein anderes. Das kann wieder jemanden überbieten, und so fort.
lorenzo-rules-houses-auction-top = *Die sechste Reihe* ist nicht zu überbieten.
# X-3
lorenzo-rules-houses-auction-end = Es gibt so viele Plättchen wie Spieler, also stehen am Ende alle allein auf einem. Du bekommst die Familie darüber und was deine Reihe bringt.
# X-6
lorenzo-rules-houses-auction-back = Das Mitglied kommt vor der ersten Runde nach Hause; mit welchem du bietest, spielt keine Rolle.
lorenzo-rules-houses-auction-example = *Ein Beispiel* zu dritt, mit den Familien Medici, Colonna und Este:
lorenzo-rules-houses-auction-step-1 = Der Erste bietet um die Medici, auf Reihe 2.
lorenzo-rules-houses-auction-step-2 = Der Zweite geht dort auf Reihe 4. Der Erste ist überboten und zieht sofort um, auf Reihe 1 der Colonna.
lorenzo-rules-houses-auction-step-3 = Der Dritte geht auf Reihe 3 der Colonna. Der Erste ist wieder überboten und geht zurück zu den Medici, auf Reihe 5.
lorenzo-rules-houses-auction-step-4 = Jetzt ist der Zweite überboten und nimmt Reihe 1 der Este, wo niemand steht. Alle drei stehen allein: Die Auktion ist vorbei.
lorenzo-rules-houses-auction-player = Spieler
lorenzo-rules-houses-auction-family = Familie
lorenzo-rules-houses-auction-goods = Von der Reihe
lorenzo-rules-houses-auction-order = Für die Reihenfolge
lorenzo-rules-houses-auction-figure = Wo die drei standen. Die Scheiben nennen die Schritte; wer überboten wurde und weiterzog, ist blass gezeichnet.
lorenzo-rules-houses-auction-row = Reihe { $n }
lorenzo-rules-houses-auction-tile = Plättchen { $name }
lorenzo-rules-houses-auction-tiles = Das sind die fünf Plättchen; in einer Partie sind so viele davon wie Spieler. Bis auf drei Reihen sind die Zahlen von uns, denn die gedruckten waren nicht öffentlich: Eine höhere Reihe gibt von nichts mehr, und die sechs sind 12, 11, 10, 9, 8 und 6 Ressourcen wert.

## Die Familien

lorenzo-rules-houses-families = Häuser: die Familien
lorenzo-rules-houses-families-one = Deine Familie hat eine Fähigkeit, die du die ganze Partie lang nutzt. Es gibt zehn; zwei weitere kommen mit der Pazzi-Verschwörung.
lorenzo-rules-houses-family-da-montefeltro = Da Montefeltro
# X-46
lorenzo-rules-houses-family-da-montefeltro-text = Holz und Steine, die du für ein *Gebäude* zahlst, sind nicht verloren, sondern liegen auf diesem Plättchen. Statt eines Privilegs darfst du alles zurücknehmen, was dort liegt. Was dir ein Rabatt erspart, kommt nicht dorthin, und von mehreren Privilegien darfst du eines dafür verwenden. Eine Exkommunikation, die dir aus jeder Quelle 1 nimmt, spürst du, wenn du alles zurücknimmst, wie bei jeder Einnahme.
lorenzo-rules-houses-family-malatesta = Malatesta
# X-47
lorenzo-rules-houses-family-malatesta-text = *Vorhaben* kosten dich kein Militär. Du musst trotzdem so viel haben, wie sie verlangen, auch wo sie welches pro Gegner verlangen.
lorenzo-rules-houses-family-medici = Medici
# X-48
lorenzo-rules-houses-family-medici-text = Jeder *Charakter*, den du nimmst, auf welche Weise auch immer, bringt 1 Marker. Und du darfst acht davon besitzen statt sechs: Sieben bringen am Ende 28 Punkte, acht bringen 35, außer eine Exkommunikation nimmt dir die Punkte für Charaktere.
lorenzo-rules-houses-family-gonzaga = Gonzaga
# X-67
lorenzo-rules-houses-family-gonzaga-text = Einmal pro Runde, wenn alle Mitglieder stehen und bevor abgeräumt oder berichtet wird, darfst du *7 Diener* für eine Karte ausgeben, die in einem der vier Türme übrig ist, nicht im Spezialturm. Kein Wert, keine Kosten, keine Gebühr, kein Militär für Land; aber auch kein Bonus der Etage. Was die Karte sofort tut, geschieht, und die Grenze für ihre Art gilt.
lorenzo-rules-houses-family-colonna = Colonna
# X-49, X-66
lorenzo-rules-houses-family-colonna-text = Du hast ein fünftes Mitglied, das *braune*, in jeder Runde 3 wert, und also einen Zug mehr. Es ist weder farbig noch neutral: Es darf neben deinem farbigen und deinem neutralen stehen, und nichts, was von diesen spricht, betrifft es. In allem anderen, etwa im Palast und bei der Gebühr eines Turms, ist es ein Mitglied wie jedes andere.
lorenzo-rules-houses-family-aragonesi = Aragon
# X-24
lorenzo-rules-houses-family-aragonesi-text = Jedes Mal, wenn du ein *Gebiet* nimmst, erntest du, mit 1 weniger, als sein Würfel zeigt. Nichts kann diesen Wert erhöhen, eine Exkommunikation aber kann ihn senken. Also arbeitet die neue Karte selbst nie, und eine mit einer 1 bringt gar keine Ernte, nicht einmal das Bonusplättchen.
lorenzo-rules-houses-family-este = Este
# X-50
lorenzo-rules-houses-family-este-text = In deinem Zug darfst du *1 Militär gegen 2 Münzen* tauschen, so oft du willst und Militär hast. Bei 1 Münze weniger aus jeder Quelle bringt jedes Mal nur 1.
lorenzo-rules-houses-family-sforza = Sforza
# X-5, X-51, X-65
lorenzo-rules-houses-family-sforza-text = Zwei *Anführer* liegen offen neben diesem Plättchen, bevor jemand bietet. Wer es gewinnt, nimmt beide, spielt einen davon sofort ohne Voraussetzung aus und behält den anderen auf der Hand. Der ausgespielte darf von der ersten Runde an handeln. Ist einer der beiden Lorenzo de’ Medici, dann muss es der andere sein, denn noch hat niemand einen Anführer, den man kopieren könnte. Mit Ladislaus darfst du den zweiten gleich auch noch ausspielen.
lorenzo-rules-houses-family-orsini = Orsini
# X-39, X-52
lorenzo-rules-houses-family-orsini-text = Jeder *vollständige Satz*, je eine Karte aller vier Arten, bringt einmal etwas, auch wenn du später Karten verlierst. Der erste: Ziehe zwei Anführer. Der zweite: Spiele einen Anführer von der Hand ohne Voraussetzung aus. Der dritte: 10 Punkte. Der vierte: 15 Punkte.
lorenzo-rules-houses-family-della-rovere = Della Rovere
# X-53
lorenzo-rules-houses-family-della-rovere-text = Drei *Glaubensplättchen* liegen auf der Glaubensleiste, nur für dich. Jedes gehört dir einmal, sobald du sein Feld erreichst oder überschreitest. Aber jede Exkommunikation, gewollt oder nicht, kostet dich 5 Punkte.
lorenzo-rules-houses-faith-figure = Die Glaubensplättchen der Della Rovere. Wo sie liegen und was sie geben, ist von uns: Die gedruckten Werte waren nicht öffentlich.
lorenzo-rules-houses-faith-space = Glaube { $n }

## Der Spezialturm und das Anpassungsplättchen

lorenzo-rules-houses-tower = Häuser: der Spezialturm
# X-8
lorenzo-rules-houses-tower-fifth = In einem fünften Turm liegen die *Spezialkarten*, jede Runde vier neue, von beliebiger Art. Alle Regeln für Türme gelten auch hier: der Wert, die Gebühr von 3 Münzen, nur eines deiner farbigen Mitglieder, das neutrale dazu.
lorenzo-rules-houses-tower-figure = Der Spezialturm: was seine Etagen verlangen, und die Marker der oberen beiden.
# X-12
lorenzo-rules-houses-tower-kind = *Eine Spezialkarte ist eine Karte ihrer Art.* Sie liegt bei den anderen dieser Art auf deinem Tableau, zählt für die Grenze von sechs, und ein Gebiet braucht das Militär des nächsten Platzes.
# X-10
lorenzo-rules-houses-tower-helps = *Was bei einer Art hilft oder hindert*, gilt auch hier, wenn die Karte, die du nimmst, von dieser Art ist: mehr Wert, Rabatte, was Familien und Anführer dafür geben, und eine Exkommunikation von −4.
# X-11
lorenzo-rules-houses-tower-action = *Eine zusätzliche Aktion* für eine Karte einer Art darf auch eine Spezialkarte dieser Art nehmen. Nur bei den Gonzaga und beim „Staatsstreich“ ist es ausgeschlossen.
# X-9
lorenzo-rules-houses-tower-fee = *Wer keine Gebühr zahlt*: Filippo Brunelleschi erspart sie auch hier. Der „Torwächter“ erspart sie nur hier.
# X-14
lorenzo-rules-houses-tower-preacher = *Wer keinen Bonus der oberen Etagen hat*, wegen des „Predigers“, erhält dort keine Marker.
# X-15
lorenzo-rules-houses-tower-gone = *Was niemand genommen hat*, ist am Ende der Runde endgültig aus dem Spiel. Keine Karte bringt es zurück.
lorenzo-rules-houses-tower-adaptation = Das *Anpassungsplättchen* liegt auf einem der vier anderen Türme und ändert, was dessen Etagen verlangen. Was sie geben, bleibt. Mit zwei bis vier Spielern macht es den Turm schwerer, mit fünf macht es ihn leichter.
lorenzo-rules-houses-tower-moves = Am Ende jeder Runde zieht es einen Turm nach rechts, und von den Vorhaben zurück zu den Gebieten. Auf dem Spezialturm liegt es nie.
lorenzo-rules-houses-tower-asks = Was die Etagen verlangen
lorenzo-rules-houses-tower-floor = Etage { $n }
lorenzo-rules-houses-tower-plain = ohne das Plättchen
lorenzo-rules-houses-tower-some = mit 2 bis 4 Spielern
lorenzo-rules-houses-tower-five = mit 5 Spielern
lorenzo-rules-houses-tower-way = Der Weg des Plättchens, ein Schritt pro Runde. Seine Werte kennen wir aus nur einer Quelle.

## Marker und das neue Privileg

lorenzo-rules-houses-tokens = Häuser: die Marker
lorenzo-rules-houses-tokens-draw = *Marker* sind eine Ressource wie Münzen oder Holz. Jedes Mal, wenn du einen erhältst, ziehst du ihn blind. Du siehst, was er zeigt; die anderen sehen nur die Rückseite.
# X-27, X-77
lorenzo-rules-houses-tokens-spend = In deinem Zug, *bevor oder nachdem* du ein Mitglied setzt, darfst du beliebig viele ausgeben. Jeder gibt, was er zeigt. Nie mitten in etwas anderem: nicht während du zahlst, wählst oder erntest, und nicht in den Zügen der anderen.
# X-28
lorenzo-rules-houses-tokens-pay = *Damit zahlen.* Manche Karten und Tauschgeschäfte kosten Marker. Dann zählt nur, wie viele es sind, was sie auch zeigen.
# X-28
lorenzo-rules-houses-tokens-have = *Sie haben.* Wo ein Anführer Marker voraussetzt, genügt es, sie zu besitzen; gezahlt wird nichts.
# X-28, X-29, X-73
lorenzo-rules-houses-tokens-slot = *Sie auslegen.* Auf „Freistadt“ und „Fernhändler“ ist Platz für einen Marker, offen: wenn du die Karte nimmst, oder in einem späteren Zug von dir. Er bleibt dort, bringt jedes Mal etwas, wenn die Karte arbeitet, und ist nicht mehr auf deiner Hand. Wird die Karte abgelegt, dann der Marker mit ihr.
# X-33
lorenzo-rules-houses-tokens-shuffle = *Ausgegebene Marker* liegen offen. Ist der letzte gezogen, dann werden sie gemischt und bilden einen neuen Vorrat. Gibt es nirgends mehr einen, dann erhältst du keinen.
lorenzo-rules-houses-tokens-figure = Zehn Seiten, je drei Marker davon. Was sie zeigen, ist von uns: Die gedruckten Werte waren nicht öffentlich.
lorenzo-rules-houses-tokens-privilege = Für ein *Privileg* steht noch etwas Sechstes zur Wahl, ein Marker:
# X-31
lorenzo-rules-houses-tokens-rita = Rita von Cascia verdoppelt keine Marker: Sie verdoppelt Münzen, Holz, Steine und Diener.

## Spezialkarten

lorenzo-rules-houses-cards = Häuser: neue Effekte
lorenzo-rules-houses-cards-new = Die Spezialkarten können einiges, was keine andere Karte kann:
# X-17
lorenzo-rules-houses-cards-much = *So viel, wie deine Aktion wert ist.* „Holzschlag“, „Steinbruchdorf“ und „Fürstensitz“ geben etwas für jede Karte einer Art, aber nie öfter, als die Ernte wert ist: Vier Karten geben bei Wert 3 dreimal, bei Wert 5 viermal. Es gilt der endgültige Wert, mit Dienern und allem.
# X-17, X-18
lorenzo-rules-houses-cards-often = *So oft, wie deine Aktion wert ist.* „Steinkontor“ und „Holzkontor“ tauschen höchstens so oft, wie die Produktion wert ist. Alles, was gezahlt wird, musst du schon vorher haben.
# X-19, X-20
lorenzo-rules-houses-cards-another = *Eine andere Karte arbeitet.* „Bauhütte“ lässt eines deiner Gebäude arbeiten, „Zunftspeicher“ ein Gebäude oder ein Gebiet, was ihr Würfel auch zeigt, selbst wenn die Karte in dieser Produktion ohnehin arbeitet. Einander oder sich selbst können sie nicht wählen. Arbeitet so ein Gebiet, dann ist das keine Ernte: kein Bonusplättchen, und nichts, was Ernten erhöht.
# X-21, X-22
lorenzo-rules-houses-cards-two = *Zwei Karten arbeiten auf einmal.* „Land vermessen“ lässt zwei verschiedene Gebiete arbeiten, „Werkstätten besetzen“ zwei Gebäude; hast du nur eines, dann dieses. Karten, die von einem Wert abhängen, haben hier keine Grenze.
# X-16, X-74
lorenzo-rules-houses-cards-back = *Eine Karte kommt zurück.* Der „Antiquar“ nimmt eine beliebige Karte aus der Ablage, der „Projektemacher“ ein Vorhaben: Dort liegen Karten, die in früheren Runden niemand genommen hat, und Karten, die jemand ablegen musste, aber nie eine Spezialkarte. Sie kostet nichts, und was sie sofort tut, geschieht; die Grenze für ihre Art und das Militär für Land gelten. Gibt es nichts, was du nehmen darfst, dann geschieht nichts.
# X-70
lorenzo-rules-houses-cards-military = *Gleichauf mit dem Ersten.* „Wettrüsten“ bringt dein Militär dorthin, wo das der stärksten Familie steht. Das ist keine Einnahme, und nichts nimmt 1 davon weg.
# X-35
lorenzo-rules-houses-cards-condition = *Eine Bedingung weniger.* Mit dem „Unterhändler“ darfst du bei jedem Anführer, den du ausspielst, über eine Bedingung hinwegsehen. Jedes Zeichen zählt für sich: von den vier Arten, die Martin Luther verlangt, eine.
# X-39
lorenzo-rules-houses-cards-free = *Ein Anführer umsonst.* „Audienzsaal“, für drei Marker, und „Königsmacher“ lassen dich einen Anführer von der Hand ohne Voraussetzung ausspielen. Hast du keinen auf der Hand, dann geschieht nichts.
# X-40
lorenzo-rules-houses-cards-draw = *Mehr Anführer.* „Kaplan“ und „Talentsucher“ ziehen Anführer vom Stapel auf deine Hand. Ist er leer, dann geschieht nichts. Du darfst sie ausspielen, oder wie immer für ein Privileg abgeben.
# X-30
lorenzo-rules-houses-cards-market = *Markttage.* Der Marker auf „Fernhändler“ bringt etwas für jedes Mitglied, das du auf den Markt setzt, auch an einem Stand, den dich ein Anführer teilen lässt.
# X-63
lorenzo-rules-houses-cards-price = *Andere Preise.* Einige Karten kosten Glauben, Marker oder Ressourcen und Militär zusammen. Gezahlter Glaube bringt dich auf der Leiste zurück, nie unter 0.

## Anführer

lorenzo-rules-houses-leaders = Häuser: neue Anführer
lorenzo-rules-houses-leaders-twenty = Zwanzig Anführer kommen zu den anderen dazu. Die meisten tun, was du schon kennst, manche nicht:
# X-36
lorenzo-rules-houses-leaders-space = *Ein eigenes Feld.* Sechs von ihnen bringen ein Feld mit, das nur du benutzen darfst. Es ist wie jedes andere: ein Mitglied pro Runde, ein Wert, der zu erreichen ist, und Diener helfen.
# X-36
lorenzo-rules-houses-leaders-ariosto = Mit Ludovico Ariosto darfst du ein zweites Mitglied auf ein solches Feld setzen.
lorenzo-rules-houses-leaders-space-figure = Pietro Bembo: Ein Mitglied, das mindestens 3 wert ist, bringt das, einmal pro Runde.
# X-34
lorenzo-rules-houses-leaders-most = *Höchstens.* Manche Anführer verlangen nicht nur etwas, sondern auch, dass du von etwas anderem wenig hast. Auch das zählt nur in dem Moment, in dem du sie ausspielst.
lorenzo-rules-houses-leaders-most-figure = Alfonso I. d’Este verlangt mindestens 10 Münzen und höchstens 1 Diener. Wer zu viele Diener hat, darf sie vorher ausgeben.
lorenzo-rules-houses-leaders-may = darf ihn ausspielen
lorenzo-rules-houses-leaders-not = zu viele Diener
# X-39
lorenzo-rules-houses-leaders-ladislao = *Ladislaus VII. Jagiello* handelt, wenn du ihn ausspielst: Du darfst noch einen Anführer von der Hand ohne Voraussetzung ausspielen.
# X-38
lorenzo-rules-houses-leaders-lutero = *Martin Luther* bewahrt dich von da an vor der Exkommunikation; Klötzchen, die du schon hast, bleiben. Mit zu wenig Glauben geschieht dir in einem Bericht nichts; mit genug darfst du die Kirche unterstützen oder deinen Glauben behalten. Nach Runde 6 wird dein Glaube zu Punkten wie bei allen.
# X-42
lorenzo-rules-houses-leaders-paracelso = *Paracelsus* lässt dich mit Dienern statt mit Holz, Steinen oder Münzen zahlen, eins zu eins: für Karten, beim Tauschen und für die Gebühr eines Turms. Was ein Anführer voraussetzt, muss selbst da sein.
# X-23
lorenzo-rules-houses-leaders-alberti = *Leon Battista Alberti und Palla Strozzi* bringen eine Produktion oder Ernte von 3, in der nur eine Karte arbeitet, und das Bonusplättchen. Diener und Fähigkeiten erhöhen sie.
lorenzo-rules-houses-leaders-bramante = *Bramante* hat ein Feld für eine Ernte oder eine Produktion, die so viel wert ist wie das Mitglied dort. Diener und Fähigkeiten erhöhen sie.
# X-41
lorenzo-rules-houses-leaders-torquemada = *Tomás de Torquemada* nimmt einen deiner Charaktere für 3 Glauben. Was dieser gewährt, endet, und für Punkte zählt er nicht mehr.
# X-71
lorenzo-rules-houses-leaders-ficino = *Marsilio Ficino* zieht zwei Marker, von denen du einen behältst und den anderen zurücklegst. Bei 1 Marker weniger aus jeder Quelle behältst du keinen.
lorenzo-rules-houses-leaders-piero = *Piero della Francesca* bringt drei Marker, die alle etwas anderes zeigen: Einer, der dasselbe zeigt wie ein anderer, wird zurückgelegt und neu gezogen.
# X-37
lorenzo-rules-houses-leaders-lorenzo = *Lorenzo de’ Medici* darf einen mit Feld kopieren und hat dann selbst ein solches Feld; oder Ladislaus, und spielt dann einmal einen weiteren Anführer aus.

## Exkommunikation

lorenzo-rules-houses-excommunication = Häuser: neue Exkommunikationen
lorenzo-rules-houses-excommunication-three = Drei Plättchen sind neu, eines für jede Epoche:
# X-31
lorenzo-rules-houses-excommunication-1 = Aus jeder Quelle, die Marker gibt, erhältst du 1 Marker weniger; aus einem einzelnen wird keiner.
# X-13
lorenzo-rules-houses-excommunication-2 = Du nimmst keine Karten aus dem Spezialturm, weder mit einem Mitglied noch mit einer zusätzlichen Aktion.
lorenzo-rules-houses-excommunication-3 = Am Ende verlierst du 5 Punkte für jede Karte über die vierte ihrer Art hinaus, bei allen vier Arten.

## Zu fünft

lorenzo-rules-houses-five = Häuser: zu fünft
lorenzo-rules-houses-five-open = Eine fünfte Familie darf mitspielen. Alle Felder sind offen, wie zu viert, und der Spezialturm bringt die vier Karten mehr, die fünf Familien brauchen. Das Anpassungsplättchen macht einen Turm leichter.
lorenzo-rules-houses-five-tile = Dazu kommt ein fünftes Bonusplättchen:
lorenzo-rules-houses-five-ours = Was dieses Plättchen gibt, ist von uns: Die gedruckten Werte waren nicht öffentlich. Es teilt die Ressourcen auf die eine Art auf, die kein anderes hat.

## Das Ende

lorenzo-rules-houses-end = Häuser: das Ende und die Wertung
lorenzo-rules-houses-end-same = Gewertet wird wie immer, mit diesen Änderungen:
# X-32
lorenzo-rules-houses-end-tokens = *Ressourcen*: Marker, die du nicht ausgegeben hast, zählen mit Münzen, Holz, Steinen und Dienern. Je fünf bringen 1 Punkt.
# X-62
lorenzo-rules-houses-end-ventures = *Vorhaben* wie „Kuriositäten sammeln“, „Bauhöfe füllen“, „Flüchtlinge aufnehmen“ und „Heerschau“ zählen, was du am Ende hast. Dieselben Ressourcen zählen noch einmal für die fünf.
# X-48
lorenzo-rules-houses-end-medici = *Die Medici* dürfen mehr Charaktere haben als andere:
lorenzo-rules-houses-end-tile = *Das neue Plättchen der Epoche III* nimmt 5 Punkte für jede Karte über die vierte einer Art hinaus. Unter 0 fällt trotzdem niemand.

## Zeichen. Der Name, dann die Bedeutung in einem Satz

lorenzo-rules-icon-seal = Marker
lorenzo-rules-icon-seal-text = Mit Häuser der Renaissance: eine Ressource, die blind gezogen wird und gibt, was sie zeigt, wenn du sie ausgibst.
lorenzo-rules-icon-member-brown = Braunes Mitglied
lorenzo-rules-icon-member-brown-text = Mit Häuser der Renaissance: das fünfte Mitglied der Colonna, immer 3 wert.
