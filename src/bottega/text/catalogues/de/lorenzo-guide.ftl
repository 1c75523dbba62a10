### Die erste Partie Lorenzo il Magnifico mit Anleitung, auf Deutsch.
###
### Ein Meister spricht zu jemandem, der noch nie gespielt hat. Jede Lektion hat einen Titel
### (lorenzo-guide-market) und einen oder mehrere Absätze (lorenzo-guide-market-1). *Sterne* machen fett.

## Die Seite vor der Partie

lorenzo-guide-page-lead = Lerne Lorenzo il Magnifico, indem du es spielst: eine halbe Stunde, ein Gegner, und ein Meister an deiner Seite.
lorenzo-guide-page-learn-members = deine Familie ausschicken, wie die Würfel es erlauben
lorenzo-guide-page-learn-cards = Gebiete, Gebäude, Charaktere und Vorhaben nehmen
lorenzo-guide-page-learn-work = auf deinem Land ernten und in deinen Werkstätten produzieren
lorenzo-guide-page-learn-church = der Kirche deinen Glauben zeigen

## Die Lektionen, in der Reihenfolge der Partie

lorenzo-guide-welcome = Willkommen in Florenz
lorenzo-guide-welcome-1 = Du führst eine Adelsfamilie, und wer nach sechs Runden die meisten *Siegpunkte* hat, gewinnt. Ich schaue dir über die Schulter: Wovon ich rede, hat einen *blau gestrichelten Ring*; was du anklicken kannst, leuchtet *golden*.
lorenzo-guide-welcome-2 = Die Frage an dich steht immer hier, mit allen Antworten darauf. Ein Klick auf dem Brett tut dasselbe.

lorenzo-guide-round = Eine Runde
lorenzo-guide-round-1 = Jede Runde bringt vier neue Karten in jeden Turm. Alle haben *vier Familienmitglieder* und setzen sie eins nach dem anderen, reihum.
lorenzo-guide-round-2 = Ein Mitglied tut sofort, wofür sein Feld da ist. Wenn alle stehen, kommen sie nach Hause, und die nächste Runde beginnt.

lorenzo-guide-family = Deine Familie
lorenzo-guide-family-1 = Drei Mitglieder sind so viel wert, wie *der Würfel ihrer Farbe* zeigt, bei allen gleich. Das *neutrale* hat keinen Würfel: Es ist 0 wert.
lorenzo-guide-family-2 = Was ein Mitglied wert ist, entscheidet, wohin es gehen kann.

lorenzo-guide-tower = Die Türme
lorenzo-guide-tower-1 = Ein Mitglied in einem Turm nimmt *die Karte seiner Etage*. Es muss mindestens so viel wert sein wie die Zahl neben der Karte: 1, 3, 5 oder 7.
lorenzo-guide-tower-2 = Jede Karte gibt es nur einmal: Was weg ist, ist weg.

lorenzo-guide-territory = Fang mit einem Gebiet an
lorenzo-guide-territory-1 = Gebiete kosten *nichts*. Neben dem Blitz steht, was du sofort erhältst; in der anderen Zeile, was später jede Ernte bringt.
lorenzo-guide-territory-2 = Klicke ein Mitglied an und dann eine Karte, die leuchtet, oder zuerst die Karte. Dein bestes Mitglied kommt auf die höchsten Etagen.

lorenzo-guide-undo = Anders überlegt?
lorenzo-guide-undo-1 = *Rückgängig* nimmt deine letzte Antwort zurück, und die davor, bis etwas Verdecktes aufgedeckt wurde. Probier also ruhig etwas aus.

lorenzo-guide-end = Das Ende deines Zuges
lorenzo-guide-end-1 = Ein Zug hat nur ein Mitglied. Wenn du zufrieden bist, *beende den Zug*.

lorenzo-guide-first-card = Deine erste Karte
lorenzo-guide-first-territory = Da liegt es. Bei einer Ernte bringt es Ertrag, wenn die Aktion mindestens so viel wert ist, wie sein *Würfel* zeigt. Am Ende bringen deine Gebiete auch Punkte, vom dritten an.
lorenzo-guide-first-character = Da liegt er. Was ein Charakter kann, gilt von jetzt an *immer*. Am Ende bringen deine Charaktere auch Punkte: je mehr, desto besser.
lorenzo-guide-first-building = Da liegt es. Bei einer Produktion arbeitet es, wenn die Aktion mindestens so viel wert ist, wie sein *Würfel* zeigt.
lorenzo-guide-first-venture = Da liegt es. Am Ende des Spiels bringt es dir die Punkte in seinem *Lorbeer*.

lorenzo-guide-costs = Was Karten kosten
lorenzo-guide-costs-1 = Alle außer Gebieten kosten, was unter ihrem Namen steht. *Gebäude* kosten Ressourcen und arbeiten für dich, *Charaktere* kosten Münzen und helfen dir immer, *Vorhaben* bringen am Ende Punkte.
lorenzo-guide-costs-2 = Die beiden oberen Etagen geben auch *einen Bonus*, er steht unter ihrer Zahl. Er kommt zuerst und darf helfen, die Karte zu bezahlen.

lorenzo-guide-fee = Da steht schon jemand
lorenzo-guide-fee-1 = Sobald in einem Turm jemand steht, und sei es du selbst, kostet jede weitere Karte dort *3 Münzen mehr*. Sie werden gezahlt, bevor es etwas gibt.
lorenzo-guide-fee-2 = Und nur eines deiner farbigen Mitglieder darf in einem Turm stehen. Das neutrale darf dazukommen.

lorenzo-guide-servants = Diener helfen
lorenzo-guide-servants-1 = Ist ein Mitglied zu wenig wert? Jeder *Diener*, den du abgibst, macht es 1 mehr wert.
lorenzo-guide-servants-2 = Was leuchtet, rechnet deine Diener schon mit. Es gehen nur so viele mit wie nötig, und die Antwort unten sagt, wie viele.

lorenzo-guide-harvest = Die Ernte
lorenzo-guide-harvest-1 = Ein Mitglied hier bringt ein, was dein *Bonusplättchen* gibt, ein Holz, einen Stein und einen Diener, und den Ertrag jedes Gebiets, dessen Würfel die Aktion erreicht.
lorenzo-guide-harvest-2 = Zu zweit kann in einer Runde nur *einer* ernten: wer zuerst kommt.

lorenzo-guide-market = Der Markt
lorenzo-guide-market-1 = Fünf Münzen oder fünf Diener, für jedes Mitglied, das mindestens 1 wert ist. Jeder Stand nimmt *ein* Mitglied auf: Die abgedeckten sind für mehr Spieler da.
lorenzo-guide-market-2 = Ein guter Platz für einen kleinen Würfel.

lorenzo-guide-council = Der Ratspalast
lorenzo-guide-council-1 = Er steht allen offen, für ein Mitglied, das mindestens 1 wert ist, und gibt *eine Münze und ein Privileg*: ein kleines Geschenk deiner Wahl.
lorenzo-guide-council-2 = Und wer zuerst herkommt, *beginnt* die nächste Runde.

lorenzo-guide-neutral = Das neutrale Mitglied
lorenzo-guide-neutral-1 = Es ist 0 wert, und kein Feld nimmt weniger als 1. Also braucht es *mindestens einen Diener*: Heb in jeder Runde einen dafür auf.

lorenzo-guide-others = Die anderen
lorenzo-guide-others-1 = Hier siehst du von allen die Ressourcen und Punkte. Klicke auf einen Namen, um in das Haus zu schauen: In dieser Partie ist nichts geheim.

lorenzo-guide-log = Was geschah
lorenzo-guide-log-1 = Während die anderen spielen, wird hier jeder Schritt aufgeschrieben. Du verpasst nichts.

lorenzo-guide-new-round = Eine neue Runde
lorenzo-guide-new-round-1 = Die Mitglieder sind zu Hause, die Würfel sind gefallen, und neue Karten sind da; was niemand genommen hat, ist *weg*.
lorenzo-guide-new-round-2 = Hier siehst du, wer jetzt beginnt: zuerst alle, die im Ratspalast standen, dann die anderen wie zuvor.

lorenzo-guide-church = Die Kirche schaut zu
# $needed: Glaubenspunkte; $faith: was man selbst hat.
lorenzo-guide-church-1 = Nach dieser Runde kommt der *Vatikanbericht*. Wer dann weniger als { $needed } Glauben hat, wird *exkommuniziert* und trägt dieses Plättchen bis zum Ende der Partie. Du hast { $faith }.
lorenzo-guide-church-2 = Glaube kommt von Karten und aus einem Privileg.

lorenzo-guide-production = Die Produktion
lorenzo-guide-production-1 = Sie tut für Gebäude, was die Ernte für Land tut: Dein *Bonusplättchen* gibt zwei Münzen und einen Militärpunkt, und jedes Gebäude arbeitet, dessen Würfel die Aktion erreicht.
lorenzo-guide-production-2 = Auch hier ist zu zweit nur Platz für ein Mitglied.

lorenzo-guide-military = Platz für Land
lorenzo-guide-military-1 = Vom dritten an braucht ein Gebiet *Militärpunkte*: 3, dann 7, 12 und 18. Du musst sie haben, wenn du es nimmst; gezahlt werden sie nicht.
lorenzo-guide-military-2 = Sie kommen von Karten, aus Privilegien und von den oberen Etagen der Gebäude. Am Ende erhält die stärkste Familie 5 Punkte, die zweite 2.

lorenzo-guide-play-on = Jetzt spiel weiter
lorenzo-guide-play-on-1 = Du weißt, wie es geht: Karten nehmen, sie arbeiten lassen, und an die Kirche denken. *Vorhaben*, *Charaktere* und *Gebiete* zählen am Ende.
lorenzo-guide-play-on-2 = Ich bin jetzt still, bis etwas Neues kommt. Worauf du auch zeigst: Es erklärt sich selbst.

## Neues, einmal erzählt, wenn es zum ersten Mal kommt

lorenzo-guide-helpers = Wie viele Diener?
lorenzo-guide-helpers-1 = Hier entscheidest *du*, wie viele Diener helfen. Der Würfel zeigt, was die Aktion mit ihnen wert ist, und daneben stehen die Karten, die dann arbeiten.

lorenzo-guide-trades = Tauschen
lorenzo-guide-trades-1 = Manche Gebäude machen aus dem, was links vom Pfeil steht, das, was rechts davon steht. Wähle, was du willst, jeden Tausch *einmal*, dann produziere.
lorenzo-guide-trades-2 = Alles wird zuerst gezahlt: Was diese Produktion bringt, lässt sich in ihr nicht mehr tauschen.

lorenzo-guide-privilege = Ein Privileg
lorenzo-guide-privilege-1 = Der Rat gewährt dir einen Wunsch: Wähle eines davon. Mehrere auf einmal müssen alle *verschieden* sein.

lorenzo-guide-price = Zwei Preise
lorenzo-guide-price-1 = Diese Karte lässt sich auf mehr als eine Art bezahlen: Wähle. Kostet sie *Militärpunkte*, dann musst du die größere Zahl haben und zahlst die kleinere.

lorenzo-guide-order = Was zuerst?
lorenzo-guide-order-1 = Diese Karte tut mehreres auf einmal, und *du* wählst, was zuerst kommt: Was das eine bringt, kann dem anderen nützen.

lorenzo-guide-bonus = Eine geschenkte Aktion
lorenzo-guide-bonus-1 = Deine Karte lässt dich noch eine nehmen, *ohne Mitglied*. Alles andere ist wie immer: Der Wert muss für die Etage reichen, Diener dürfen helfen, die Karte wird bezahlt, und die Gebühr auch.
lorenzo-guide-bonus-2 = Aufheben kannst du sie nicht. Wenn dir nichts gefällt, verzichte.

lorenzo-guide-support = Unterstützt du die Kirche?
# $faith: was man selbst hat; $points: was es wert ist.
lorenzo-guide-support-1 = Dein Glaube reicht, du hast die Wahl. *Unterstütze* sie: Deine { $faith } Glauben bringen { $points } Siegpunkte, und du beginnst wieder bei 0.
lorenzo-guide-support-2 = Oder *lehne ab*: Du behältst deinen Glauben für einen späteren Bericht, wo mehr davon viel mehr wert ist, trägst aber die Exkommunikation bis zum Ende.

lorenzo-guide-report = Nach dem Bericht
lorenzo-guide-report-kept = Du hast die Kirche unterstützt: Dein Glaube ist zu Punkten geworden und beginnt wieder bei 0. Der nächste Bericht kommt nach Runde 4 und verlangt *4*.
# $tile: was die Exkommunikation bewirkt, in wenigen Worten.
lorenzo-guide-report-banned = Du bist bis zum Ende der Partie *exkommuniziert* ({ $tile }). Dein Glaube ist noch da: Der nächste Bericht kommt nach Runde 4 und verlangt *4*.

lorenzo-guide-period = Die zweite Epoche
lorenzo-guide-period-1 = Von jetzt an liegen Karten der *Epoche II* in den Türmen: Sie kosten mehr und können mehr. Epoche III kommt mit Runde 5.

lorenzo-guide-lost = Ein Mitglied bleibt zu Hause
lorenzo-guide-lost-1 = Keines deiner Mitglieder konnte noch gesetzt werden: Sie waren zu wenig wert, und die Diener reichten nicht. Darum war eines für diese Runde *verloren*.

lorenzo-guide-last-round = Die letzte Runde
lorenzo-guide-last-round-1 = Jetzt setzt du zum letzten Mal. Die Kirche verlangt noch einmal Glauben, und zwar *5*; dann werden deine Karten und Militärpunkte gewertet, und je *fünf Ressourcen*, die übrig sind, bringen einen Punkt.

lorenzo-guide-result = Deine erste Partie ist geschafft
lorenzo-guide-result-1 = Gut gespielt. Hier siehst du, woher alle ihre Punkte haben.
lorenzo-guide-result-2 = Nimm beim nächsten Mal die *Anführer* dazu: Sie gehören zu den Regeln für Fortgeschrittene. Oder spiel noch einmal so, sieh dir die Partie noch einmal an, oder lade Freunde an den Tisch ein.
