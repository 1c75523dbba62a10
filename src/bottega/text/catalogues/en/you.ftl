### How one comes back and what is kept of one, in English.

## Passkeys

you-passkeys = Passkeys
you-passkeys-hint = Your phone, computer or security key keeps a key, and you come back by it on any device. There is no password.
you-passkey-add = Add a passkey
you-passkey-enter = Come back by a passkey
you-passkey-added = The passkey is added.
you-passkey-removed = The passkey is removed.
you-passkey-nothing = Nothing was changed.
you-passkey-welcome = Welcome back, { $name }.
you-passkey-refused = This passkey is not known here, or it took too long. Try again.
you-passkey-not-here = Passkeys work in browsers that have them, at a secure address.
you-passkey-warning = Who comes back by a passkey is no longer { $name } in this browser. If { $name } has tables worth keeping, add a passkey for them first.
# $when: such as “2 hours ago”.
you-passkey-used = used { $when }
you-passkey-unused = not used yet
you-passkey-remove = Remove
you-passkey-remove-one = Remove the passkey { $name }

## Where one is known

you-sessions = Where you are known
you-session-here = this browser
# $when: such as “2 hours ago”.
you-session-seen = last seen { $when }
you-session-end = End
you-session-end-one = End on { $device }
you-session-end-others = End everywhere else

## What is stored

you-data = Your data
you-data-hint = Everything that is stored of you, in one file: who you are, your passkeys, devices, wishes, games and ratings.
you-data-export = Get it as a file
