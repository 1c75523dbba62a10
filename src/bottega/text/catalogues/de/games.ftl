### Gespielte Partien suchen, auf Deutsch.

games-heading = Gespielte Partien
games-about = Öffentliche Partien, die zu Ende sind: Sieh dir jede noch einmal an, oder spiele von dort weiter.
games-game = Spiel
games-any = Beliebig
games-players = Spieler
games-player = Name eines Spielers
games-opening = Eröffnung
games-card = Karte oder Anführer
# Im Feld für eine Karte, solange kein Spiel gewählt ist.
games-title-first = zuerst das Spiel
games-search = Suchen
games-no-card = Wähle beim Tippen eine Karte aus der Liste.
games-found = Gefundene Partien
games-none = Keine Partie war so.
games-none-yet = Nichts unter den letzten Partien. Es kann ältere geben.
games-further = Weiter zurück suchen
games-nobody = So heißt niemand, oder er zeigt sich nicht.

games-days = Partien nach Tagen
games-days-text = Alle öffentlichen Partien eines Tages (UTC) in einer gepackten Datei, eine Zeile je Partie. Genannt wird nur, wer sich zeigt.
