### The terminal as a screen, in German.

terminal-players = Spieler
terminal-ledger-more = L: mehr
terminal-filter = Filter
terminal-filter-how = tippe einen Namen oder seine Taste; Pfeile bewegen, Enter wählt
# $n: how many answers are listed.
terminal-answers =
    { $n ->
        [one] { $n } Antwort
       *[other] { $n } Antworten
    }
terminal-too-small = Dieses Fenster ist zu klein: Bottega braucht { $columns } Spalten und { $rows } Zeilen.
terminal-key-choose = Wählen
terminal-key-board = Spielplan
terminal-key-help = Hilfe
terminal-legend = ● Münze  ■ Stein  ▲ Diener  ◆ Schild  ▬ Holz  ♠ Militär  † Glaube  ★ Punkte  § Privileg  ◎ Marker  ○ weiße Murmel
terminal-help-walk = durch die Antworten gehen, oder über den Spielplan
terminal-help-enter = wählt, worauf der Zeiger steht
terminal-help-type = die Taste einer Antwort, oder Buchstaben ihres Namens
terminal-help-back = einen Schritt zurück
terminal-help-undo = nimmt deine letzte Antwort zurück
terminal-help-page = die nächste Seite des Tisches
terminal-help-focus = von den Antworten zum Spielplan und zurück
terminal-help-player = was der nächste Spieler hat
terminal-help-explain = was auf einem Teil steht, und warum es nicht geht
terminal-help-why = alles, was nicht geht, und warum
terminal-help-ledger = alles, was geschehen ist
terminal-help-hint = was der Ratgeber am besten findet, in einem Übungsspiel
terminal-help-save = speichert das Spiel in eine Datei
terminal-help-theme = Nacht oder Tag
terminal-help-language = die nächste Sprache
terminal-help-leave = geht; das Spiel bleibt erhalten
terminal-save-to = In welche Datei speichern?
terminal-replace-it = { $file } gibt es schon. Ersetzen?
terminal-keep-file = behalten
terminal-overwrite = ersetzen
terminal-set-up = den Tisch decken
terminal-kept-games = Weiterspielen
terminal-people = Leute hier
terminal-names = Namen
terminal-bots = Gegen
terminal-practice = Übung, mit Tipps
terminal-begin = Anfangen
