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
terminal-help-hint = was der Ratgeber am besten findet
terminal-help-chat = schreibt den anderen am Tisch eines Servers
terminal-help-menu = was am Tisch eines Servers sonst zu tun ist
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
terminal-other = oder andere, wie bei -o
terminal-server = Oder Tische eines Servers
terminal-invitation = Code deiner Einladung oder ihr Link
terminal-begin = Anfangen
terminal-codes-masters = Die Buchstaben sind die des Marktes und stehen neben ihm. „2C 1S → 1F“ ist eine Produktion: was sie nimmt und was sie bringt. „×4“: so viele Karten sind noch im Stapel.
terminal-codes-lorenzo = Die Buchstaben stehen unter den Türmen. „≥4: 1W→3C“: ab einem Wert von 4, was gegeben und erhalten wird. „2M(3)“: 2 werden bezahlt, 3 sind nötig.
terminal-codes-renaissance = Die Buchstaben sagen, was eine Karte ist: eine Aktion (A), ein Material mit seinem Wert, eine Sonderkarte (X) mit ihren Punkten, eine fürstliche (P) oder königliche (R) Mission mit ihren Punkten. „6S 3“: Feld 6 trägt ein Material mit Wert 3; „*“: Sonderkarten liegen darauf.
terminal-key-before = Zurück
terminal-key-after = Weiter
terminal-key-moment = Zeitpunkt
terminal-key-eyes = Blick
terminal-key-turn = Zug
terminal-key-review = Analyse
terminal-key-mark = Marke
terminal-key-chart = Kurve
terminal-table-waits = Der Tisch wartet auf seine Spieler; er erscheint hier, wenn das Spiel beginnt.
terminal-no-tables = Du sitzt hier noch an keinem Tisch. Mit --identity bist du jedes Mal dieselbe Person.

## Rätsel (`bottega puzzles solve`)

# $n: die Nummer eines Rätsels; $of: wie viele es gibt, 0, wenn das niemand weiß.
terminal-puzzle = { $of ->
    [0] Rätsel { $n }
   *[other] Rätsel { $n } von { $of }
}
terminal-key-next = Weiter
terminal-key-worths = Antworten
terminal-puzzle-then = Enter: das nächste Rätsel. „all“: was jede Antwort wert ist. „quit“: beenden.
# Die Befehle sind in allen Sprachen gleich.
terminal-puzzle-help =
    Antworte mit einer Nummer oder mit der Zeile selbst, etwa „{ $line }“. Die erste Antwort zählt.
    Außerdem gibt es:
      ? NUMMER     mehr über eine Antwort
      ? ZEILE      warum eine Antwort nicht möglich ist
      v            noch einmal die Stellung und die Frage
      all          was jede Antwort wert ist, sobald du geantwortet hast
      quit         beenden
