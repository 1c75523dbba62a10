### Come si torna e che cosa si conserva di chi gioca, in italiano.

## Passkey

you-passkeys = Le tue passkey
you-passkeys-hint = Il tuo telefono, il computer o una chiave di sicurezza conserva una chiave, e con quella torni da qualsiasi dispositivo. Non ci sono password.
you-passkey-add = Aggiungi una passkey
you-passkey-enter = Torna con una passkey
you-passkey-added = La passkey è aggiunta.
you-passkey-removed = La passkey è rimossa.
you-passkey-nothing = Non è cambiato nulla.
you-passkey-welcome = Eccoti di nuovo, { $name }.
you-passkey-refused = Questa passkey qui non è nota, o è passato troppo tempo. Riprova.
you-passkey-not-here = Le passkey funzionano nei browser che le conoscono, a un indirizzo sicuro.
you-passkey-warning = Chi torna con una passkey in questo browser non è più { $name }. Se { $name } ha tavoli da tenere, aggiungi prima una passkey per quelli.
# $when: per esempio «2 ore fa».
you-passkey-used = usata { $when }
you-passkey-unused = non ancora usata
you-passkey-remove = Rimuovi
you-passkey-remove-one = Rimuovi la passkey { $name }

## Dove si è conosciuti

you-sessions = Dove ti si conosce
you-session-here = questo browser
# $when: per esempio «2 ore fa».
you-session-seen = visto { $when }
you-session-end = Termina
you-session-end-one = Termina su { $device }
you-session-end-others = Termina ovunque tranne qui

## Che cosa si conserva

you-data = I tuoi dati
you-data-hint = Tutto ciò che si conserva di te, in un file: chi sei, le tue passkey, i dispositivi, i desideri, le partite e i punteggi.
you-data-export = Scarica il file
