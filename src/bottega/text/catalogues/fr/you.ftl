### Comment on revient et ce qui est gardé de soi, en français.

## Clés d’accès

you-passkeys = Clés d’accès
you-passkeys-hint = Votre téléphone, votre ordinateur ou votre clé de sécurité garde une clé, et elle vous fait revenir sur tout appareil. Il n’y a pas de mot de passe.
you-passkey-add = Ajouter une clé d’accès
you-passkey-enter = Revenir avec une clé d’accès
you-passkey-added = La clé d’accès est ajoutée.
you-passkey-removed = La clé d’accès est retirée.
you-passkey-nothing = Rien n’a changé.
you-passkey-welcome = Bon retour, { $name }.
you-passkey-refused = Cette clé d’accès n’est pas connue ici, ou c’était trop long. Essayez encore.
you-passkey-not-here = Les clés d’accès marchent dans les navigateurs qui les connaissent, à une adresse sécurisée.
you-passkey-warning = Qui revient avec une clé d’accès n’est plus { $name } dans ce navigateur. Si { $name } a des tables à garder, ajoutez d’abord une clé d’accès pour elles.
# $when : par exemple « il y a 2 heures ».
you-passkey-used = utilisée { $when }
you-passkey-unused = pas encore utilisée
you-passkey-remove = Retirer
you-passkey-remove-one = Retirer la clé d’accès { $name }

## Où l’on est connu

you-sessions = Où l’on vous connaît
you-session-here = ce navigateur
# $when : par exemple « il y a 2 heures ».
you-session-seen = vu { $when }
you-session-end = Terminer
you-session-end-one = Terminer sur { $device }
you-session-end-others = Terminer partout ailleurs

## Ce qui est gardé

you-data = Vos données
you-data-hint = Tout ce qui est gardé de vous, dans un fichier : qui vous êtes, vos clés d’accès, vos appareils, vos souhaits, vos parties et vos classements.
you-data-export = Obtenir le fichier
