### Wie man wiederkommt und was über einen aufbewahrt wird, auf Deutsch.

## Passkeys

you-passkeys = Deine Passkeys
you-passkeys-hint = Dein Telefon, Rechner oder Sicherheitsschlüssel bewahrt einen Schlüssel auf, und mit ihm kommst du auf jedem Gerät wieder. Ein Passwort gibt es nicht.
you-passkey-add = Passkey hinzufügen
you-passkey-enter = Mit Passkey wiederkommen
you-passkey-added = Der Passkey ist hinzugefügt.
you-passkey-removed = Der Passkey ist entfernt.
you-passkey-nothing = Es hat sich nichts geändert.
you-passkey-welcome = Willkommen zurück, { $name }.
you-passkey-refused = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuch es noch einmal.
you-passkey-not-here = Passkeys gehen in Browsern, die sie kennen, und an einer sicheren Adresse.
you-passkey-warning = Wer mit einem Passkey wiederkommt, ist in diesem Browser nicht mehr { $name }. Hat { $name } Tische, die bleiben sollen, dann füge zuerst dafür einen Passkey hinzu.
# $when: etwa „vor 2 Stunden“.
you-passkey-used = benutzt { $when }
you-passkey-unused = noch nicht benutzt
you-passkey-remove = Entfernen
you-passkey-remove-one = Den Passkey { $name } entfernen

## Wo man bekannt ist

you-sessions = Wo du bekannt bist
you-session-here = dieser Browser
# $when: etwa „vor 2 Stunden“.
you-session-seen = zuletzt gesehen { $when }
you-session-end = Beenden
you-session-end-one = Beenden auf { $device }
you-session-end-others = Überall sonst beenden

## Was gespeichert ist

you-data = Deine Daten
you-data-hint = Alles, was von dir gespeichert ist, in einer Datei: wer du bist, deine Passkeys, Geräte, Wünsche, Partien und Wertungen.
you-data-export = Als Datei holen
