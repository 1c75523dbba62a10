### Die erste Partie Masters of Renaissance mit Anleitung, auf Deutsch.
###
### Ein Meister der Werkstatt spricht zu jemandem, der noch nie gespielt hat. Jede Lektion hat
### einen Titel (guide-market) und einen oder mehrere Absätze (guide-market-1). *Sterne* machen fett.

## Die Seite vor der Partie

guide-page-lead = Lerne Masters of Renaissance, indem du es spielst: zehn Minuten, ein Gegner, und ein Meister an deiner Seite.
guide-page-learn-leaders = zwei Anführer wählen
guide-page-learn-market = Murmeln vom Markt nehmen und Ressourcen einlagern
guide-page-learn-cards = deine erste Karte kaufen und mit ihr produzieren
guide-page-learn-faith = auf der Glaubensleiste ziehen und den Vatikan kennenlernen

## Die Lektionen, in der Reihenfolge der Partie

guide-welcome = Willkommen in der Werkstatt
guide-welcome-1 = In dieser ersten Partie schaue ich dir über die Schulter. Wovon ich rede, hat einen *blau gestrichelten Ring*; was du anklicken kannst, leuchtet *golden*.
guide-welcome-2 = Die Frage an dich steht immer hier, mit allen Antworten darauf. Ein Klick auf dem Brett tut dasselbe.

guide-dealt = Vier Anführer, behalte zwei
guide-dealt-1 = Oben zeigt jeder Anführer seine *Voraussetzung*, darunter, was er für dich tut, sobald du ihn ausgespielt hast. Dazu sind deine gut:
guide-dealt-discount = Ein *Rabatt* macht Karten billiger. Voraussetzung sind zwei Karten verschiedener Farben: Das geht schnell.
guide-dealt-depot = Ein *Zusatzlager* hat Platz für zwei weitere Ressourcen. Voraussetzung sind fünf von einer Sorte, also erst, wenn du produzierst.
guide-dealt-white = *Weiße Murmeln* werden zu Ressourcen: stark, aber Voraussetzung sind drei Karten.
guide-dealt-production = Eine eigene *Produktion*. Voraussetzung ist eine Karte von Level II.
guide-dealt-2 = Anführer, die dieselben Farben brauchen, sind ein gutes Paar. Klicke die beiden an, die du willst.

guide-start-goods = Etwas fürs Warten
guide-start-goods-1 = Du beginnst nicht, darum wählst du zum Start *eine Ressource*. Sieh dir die Karten von Level I an: Was mehrere davon kosten, ist nie verkehrt.

guide-market = Der Markt
guide-market-1 = Von hier kommen Ressourcen. Ein Pfeil nimmt *alle* Murmeln seiner Reihe oder Spalte: vier in einer Reihe, drei in einer Spalte.

guide-marbles = Was Murmeln bringen
guide-marbles-1 = Gelb bringt eine *Münze*, Grau einen *Stein*, Lila einen *Diener*, Blau einen *Schild*.
guide-marbles-2 = Rot ist *Glaube*: ein Schritt auf der Glaubensleiste. Weiß bringt vorerst nichts.

guide-slide = Die freie Murmel
guide-slide-1 = Wenn du eine Reihe oder Spalte nimmst, wird diese Murmel beim Pfeil eingeschoben, und die am anderen Ende fällt heraus. So wählst du auch, was du den anderen übrig lässt.
guide-slide-2 = Nimm jetzt eine Reihe oder eine Spalte.

guide-must-let-go = Nicht alles passt
guide-must-let-go-1 = Drei Lagerreihen fassen 1, 2 und 3 Ressourcen; jede nimmt nur *eine Sorte*, und keine zwei dieselbe. Was keinen Platz hat, musst du *abgeben*.
guide-must-let-go-2 = Für jede Ressource, die du abgibst, erhalten alle anderen je 1 Glaubenspunkt. Klicke an, worauf du am besten verzichten kannst.

guide-store = Ins Lagerhaus
guide-store-1 = Drei Lagerreihen fassen 1, 2 und 3 Ressourcen. Jede nimmt nur *eine Sorte*, und keine zwei dieselbe. Das Ordnen geschieht von selbst.
guide-store-2 = Du darfst Ressourcen auch abgeben, aber jede bringt allen anderen je 1 Glaubenspunkt. Diesmal passt alles: *Lagere* es *ein*.

guide-leaders = Deine Anführer
guide-leaders-1 = Vor oder nach deiner Aktion darfst du einen Anführer *ausspielen*, sobald du seine Voraussetzung erfüllst. Dann hilft er dir bis zum Ende, und seine Punkte zählen.
guide-leaders-2 = Oder du *gibst* einen für 1 Glaubenspunkt *ab*. Beides hat keine Eile.

guide-undo = Anders überlegt?
guide-undo-1 = *Rückgängig* nimmt deine letzte Antwort zurück, und die davor, bis etwas Verdecktes aufgedeckt wurde. Probier also ruhig etwas aus.

guide-end = Das Ende deines Zuges
guide-end-1 = Ein Zug hat nur eine Aktion. Wenn du zufrieden bist, *beende den Zug*.

guide-others = Die anderen
guide-others-1 = Hier siehst du von allen die Karten, Ressourcen, den Glauben und die Punkte. Klicke auf einen Namen, um das Tableau zu sehen: Geheim sind nur die Anführer auf der Hand.

guide-log = Was geschah
guide-log-1 = Während die anderen spielen, wird hier jeder Schritt aufgeschrieben. Du verpasst nichts.

guide-aim = Nimm dir eine Karte vor
guide-aim-1 = Karten bringen Punkte, und eine Produktion für den Rest des Spiels. Fang mit einer billigen von Level I an. Ich würde mir diese ansehen:
guide-aim-2 = Nimm Murmeln, die bringen, was noch fehlt. Das kann ein, zwei Züge dauern.

guide-buy = Du kannst eine Karte kaufen
guide-buy-1 = Die leuchtenden Karten kannst du dir leisten. Eine Karte von *Level I* kommt in einen leeren Slot.
guide-buy-2 = Frühe Karten produzieren am häufigsten. Klicke eine an, die dir gefällt.

guide-pay = Woher?
guide-pay-1 = Diese Ressource hast du im Lagerhaus und im Tresor. Zahle aus dem *Lagerhaus*, wo es geht: In den Lagerreihen ist wenig Platz.

guide-first-card = Deine erste Karte
guide-first-card-1 = Da liegt sie. Von deinem nächsten Zug an kann sie *produzieren*: Was links vom Pfeil steht, wird zu dem, was rechts davon steht.
guide-first-card-2 = Später darf eine Karte von Level II darauf. Dann produziert nur noch die obere, aber beide bringen ihre Punkte.

guide-produce = Die dritte Aktion: produzieren
guide-produce-1 = Du hast, was deine Karte braucht. Statt Murmeln zu nehmen oder zu kaufen, darfst du *alle* deine Produktionen einmal nutzen, die der Karte und die Grundproduktion.
guide-produce-2 = Was sie geben, kommt in den *Tresor*. Klicke eine Produktion an, um zu beginnen.

guide-base = Die Grundproduktion
guide-base-1 = Sie macht aus beliebigen *zwei Ressourcen* *eine* deiner Wahl. Ein schlechter Tausch, aber er bringt genau das, was fehlt, und es liegt dann im Tresor.

guide-producing = Alles auf einmal
guide-producing-1 = Nimm noch Produktionen dazu, oder produziere jetzt. Erst wird alles gezahlt, dann alles erhalten: Was herauskommt, kann in diesem Zug nicht wieder hinein.

guide-strongbox = Der Tresor
guide-strongbox-1 = Hier liegt, was du produziert hast. Der Tresor fasst beliebig viel von jeder Sorte und zahlt Karten und Produktionen genau wie das Lagerhaus.

guide-faith = Die Glaubensleiste
guide-faith-1 = Glaube bringt einen Glaubensmarker unter diesen Bögen voran. Er kommt von roten Murmeln, aus Produktionen, von Anführern, die du abgibst, und von Ressourcen, die andere abgeben.
guide-faith-2 = Am Ende bringt der weiteste *Lorbeer*, den du erreicht oder überschritten hast, seine Punkte.

guide-vatican = Vatikanberichte
guide-vatican-1 = Der erste Glaubensmarker, der einen Papst erreicht, löst einen *Vatikanbericht* aus. Wer in diesem farbigen Bereich oder dahinter steht, behält das Gunstplättchen mit seinen Punkten. Alle anderen verlieren ihres.
guide-vatican-2 = Bleib also in der Nähe: Der erste Papst wartet auf Feld 8, und schon mit Feld 5 bist du dabei.

guide-play-on = Jetzt spiel weiter
guide-play-on-1 = Du weißt, wie es geht: nehmen, kaufen, produzieren. Das Spiel endet, wenn jemand die *siebte Karte* kauft oder ein Glaubensmarker Feld 24 erreicht.
guide-play-on-2 = Ich bin jetzt still, bis etwas Neues kommt. Worauf du auch zeigst: Es erklärt sich selbst.

## Neues, einmal erzählt, wenn es zum ersten Mal kommt

guide-whites = Weiße Murmeln für zwei Anführer
guide-whites-1 = Zwei deiner Anführer machen weiße Murmeln zu Ressourcen. Wähle für jede Murmel, welche der beiden Ressourcen sie bringt.

guide-play-leader = Ein Anführer kann ins Spiel
guide-play-leader-1 = Bei einem deiner Anführer erfüllst du die Voraussetzung. Gezahlt wird dafür nichts: *Spiele* ihn *aus*, und er hilft dir von jetzt an. Auch seine Punkte sind dir sicher.

guide-report = Ein Vatikanbericht
guide-report-kept = Ein Glaubensmarker hat einen Papst erreicht. Du warst weit genug: Das Gunstplättchen ist *dein*, mit seinen Punkten.
guide-report-lost = Ein Glaubensmarker hat einen Papst erreicht, und du warst noch vor dem Bereich: Dieses Gunstplättchen ist *verloren*. Auch zum nächsten Bereich kommt ein Bericht, also behalte die Glaubensleiste im Auge.

guide-level-two = Eine Karte von Level II
guide-level-two-1 = Jetzt kannst du dir eine Karte von *Level II* leisten. Sie kommt auf eine von Level I und deckt deren Produktion ab: Überleg gut, auf welche du verzichten kannst.

guide-six = Sechs Karten
guide-six-1 = Noch eine Karte, und die *letzte Runde* ist da. Kaufe sie, wenn du glaubst, dass du vorn liegst.

guide-last-round = Die letzte Runde
guide-last-round-1 = Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten. Gib aus, was du hast: Was übrig bleibt, bringt für je *fünf Ressourcen* nur einen Punkt.

guide-result = Deine erste Partie ist geschafft
guide-result-1 = Gut gespielt. Hier siehst du, woher alle ihre Punkte haben: aus Karten, Glauben, Gunstplättchen, Anführern und Ressourcen.
guide-result-2 = Spiel noch einmal, sieh dir die Partie noch einmal an, oder lade Freunde an den Tisch ein.
