### Die erste Partie mit Anleitung im Browser, für jedes Spiel, auf Deutsch.

## Die Seite vor der Partie

guide-page = Deine erste Partie
guide-page-real = Es ist eine echte Partie mit echt gemischten Karten. Der Meister sagt, was gerade wichtig ist, und zeigt darauf; du entscheidest. Auswendig lernen musst du nichts.
guide-page-learn = Unterwegs wirst du
guide-page-start = Hinsetzen und loslegen
guide-page-starting = Der Tisch wird aufgebaut …
guide-page-rules = Lieber die Regeln lesen
guide-page-coming = Für dieses Spiel gibt es noch keine Lernpartie.

## Um jede Lektion herum

guide-master = Der Meister
guide-go-on = Weiter
guide-skip = Ohne Anleitung
guide-fold = Einklappen
guide-unfold = Ausklappen
guide-show = Zeig es mir
guide-elsewhere = Es liegt unter einem anderen Reiter.
guide-step = Lektion { $n } von { $all }
