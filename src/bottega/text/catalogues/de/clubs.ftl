### Clubs: einen finden, und die Seite eines Clubs, auf Deutsch.

clubs-title = Clubs
clubs-note = Menschen, mit denen man wieder spielt: Ein Club hat eigene Tische, Wettkämpfe, eine Rangliste und Gespräche.
clubs-mine = Deine Clubs
clubs-none-mine = Du bist noch in keinem Club.
clubs-found = Clubs, die sich zeigen
clubs-none-found = Noch zeigt sich kein anderer Club.
clubs-more = Mehr zeigen
clubs-count =
    { $n ->
        [one] { $n } Mitglied
       *[other] { $n } Mitglieder
    }
# Was jemand in einem Club ist.
clubs-role =
    { $role ->
        [founder] hat ihn gegründet
        [arranger] organisiert
        [asking] möchte beitreten
        [invited] eingeladen
        [barred] ausgeschlossen
       *[member] Mitglied
    }
# Was man selbst in einem Club ist, in einer Liste von Clubs.
clubs-own-role =
    { $role ->
        [founder] von dir gegründet
        [arranger] du organisierst mit
        [asking] du hast um Aufnahme gebeten
       *[barred] für dich geschlossen
    }
# Eine Art von Club.
clubs-kind =
    { $door ->
        [open] Offener Club
        [asked] Club auf Anfrage
       *[link] Privater Club
    }
clubs-lost = Diesen Club gibt es nicht, oder er ist nicht für dich.

## Einen gründen und ändern

clubs-new = Einen Club gründen
clubs-edit = Den Club ändern
clubs-keep = Um einen Club zu gründen, behalte zuerst deinen Namen, mit einem Passkey oder einem Code.
clubs-name = Name
clubs-about = In einem Satz
clubs-door = Wer hereinkommt
clubs-doors =
    { $door ->
        [open] Alle
        [asked] Auf Anfrage
       *[link] Mit Einladung
    }
clubs-doors-note =
    { $door ->
        [open] Der Club ist aufgeführt, und wer mag, tritt bei.
        [asked] Der Club ist aufgeführt, und du lässt Leute herein.
       *[link] Der Club ist privat: Nur wer die Einladung hat, erfährt von ihm.
    }
clubs-create = Gründen
clubs-save = Speichern

## An der Tür

clubs-invited = Du bist in diesen Club eingeladen.
clubs-watched = Du siehst diesen privaten Club als Moderator, solange eine Meldung wartet. Das wird festgehalten.
clubs-join = Beitreten
clubs-ask = Um Aufnahme bitten
clubs-asked = Du hast um Aufnahme gebeten.
clubs-withdraw = Zurückziehen
clubs-leave = Austreten
clubs-leave-sure = Aus diesem Club austreten?
clubs-stay = Bleiben

## Mitglieder

clubs-members = Mitglieder
clubs-hidden = zeigt sich nur in diesem Club
clubs-knocking = An der Tür
clubs-admit = Hereinlassen
clubs-refuse = Wegschicken
clubs-remove = Ausschließen
clubs-change = Was { $name } darf
clubs-promote = Organisieren lassen
clubs-demote = Nicht mehr organisieren lassen
# Wird hinter einem Knopf vorgelesen: um wen es geht.
clubs-whom = : { $name }
clubs-invitation = Einladung
clubs-invitation-note = Wer diesen Link hat, ist sofort dabei.
clubs-ask-friends = Einladen, wem du folgst
clubs-ask-do = Einladen
clubs-ask-one = { $name } einladen
clubs-ask-withdraw = Zurückziehen
clubs-decline = Ablehnen
clubs-renew = Neuer Link
clubs-renewed = Der bisherige Link öffnet nichts mehr.

## Tische, Rangliste und Gespräch

clubs-tables = Tische
clubs-tables-none = Gerade spielt niemand.
clubs-players = Spieler
clubs-open = Einen Tisch öffnen
clubs-open-note = Mitglieder finden ihn hier und setzen sich.
clubs-ladder = Rangliste
clubs-ladder-none = Hier hat noch niemand eine Wertung. Spielt eine gewertete Partie miteinander.
clubs-talk = Gespräch
clubs-silence = Noch wurde nichts gesagt.
clubs-say = Etwas sagen
clubs-send = Senden
clubs-older = Älteres zeigen
clubs-erase = Entfernen
clubs-somebody = jemand
clubs-contests = Wettkämpfe
clubs-contests-none = Noch gibt es keinen Wettkampf.
