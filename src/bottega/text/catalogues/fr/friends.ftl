### Friends: whom one follows, and whom one asks to a table, in French.

friends-title = Amis
friends-note = Les joueurs que vous suivez. Ils n’en savent rien.
friends-none = Vous ne suivez encore personne. Cela se fait sur la page d’un joueur.
friends-here = présent
friends-away = absent
friends-plays = joue à { $game }
friends-watch = Regarder
friends-watch-one = Regarder { $name }

## Invitations

friends-invitations = Vos invitations
friends-invited-by = de la part { DE($name) }
friends-come = Prendre place
friends-decline = Décliner
friends-decline-one = Décliner l’invitation { DE($name) }

## On a player's page

friends-follow = Suivre
friends-unfollow = Ne plus suivre
friends-invite = Inviter à une partie
friends-block = Bloquer
friends-unblock = Débloquer
friends-unblock-one = Débloquer { $name }
friends-blocked = Joueurs bloqués
friends-block-title = Bloquer { $name } ?
friends-block-text = Les parties rapides ne vous réunissent plus, cette personne ne peut pas vous inviter et ne voit pas si vous êtes là. Elle n’en sait rien.
friends-invite-title = Inviter { $name }
friends-invite-text = Une table pour deux s’ouvre. Avant le début, vous pouvez tout y changer.
friends-invite-which = Quel jeu ?
friends-invite-do = Ouvrir une table

## In the lobby

friends-ask = Inviter quelqu’un que vous suivez
friends-ask-one = Inviter { $name } à cette table
friends-ask-do = Inviter
friends-asked = déjà invité
friends-ask-hidden = Tant que vous ne vous montrez pas, vous n’invitez que par le lien.
friends-ask-full = Aucune place n’est libre.
friends-ask-soon = On vient de l’inviter à beaucoup de tables. Réessayez plus tard.
