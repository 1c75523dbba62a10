### Die Regelseite im Browser, für jedes Spiel, auf Deutsch.

rules-page = Die Regeln von { $game }
rules-lead = Alle Regeln in der Reihenfolge, in der du sie brauchst. In einer Partie führt jede Erklärung neben einer Sache zu ihrem Abschnitt hier.
rules-contents = Inhalt
rules-to-guide = Lieber spielend lernen: die Lernpartie
rules-print = Drucken
rules-to-people = Wer mit dir spielt
