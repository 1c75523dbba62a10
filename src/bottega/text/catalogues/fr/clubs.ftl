### Les clubs : en trouver un, et la page d’un club, en français.

clubs-title = Clubs
clubs-note = Des gens avec qui rejouer : un club a ses tables, ses concours, son classement et ses conversations.
clubs-mine = Vos clubs
clubs-none-mine = Vous n’êtes encore dans aucun club.
clubs-found = Clubs à découvrir
clubs-none-found = Aucun autre club ne se montre encore.
clubs-more = En montrer plus
clubs-count =
    { $n ->
        [one] { $n } membre
       *[other] { $n } membres
    }
# Ce que quelqu’un est dans un club.
clubs-role =
    { $role ->
        [founder] a fondé le club
        [arranger] organise
        [asking] demande à entrer
        [invited] invité
        [barred] exclu
       *[member] membre
    }
# Ce que l’on est soi-même dans un club, dans une liste de clubs.
clubs-own-role =
    { $role ->
        [founder] fondé par vous
        [arranger] vous l’organisez
        [asking] vous avez demandé à entrer
       *[barred] fermé pour vous
    }
# Une sorte de club.
clubs-kind =
    { $door ->
        [open] Club ouvert
        [asked] Club sur demande
       *[link] Club privé
    }
clubs-lost = Ce club n’existe pas, ou n’est pas pour vous.

## En fonder un, le modifier

clubs-new = Fonder un club
clubs-edit = Modifier le club
clubs-keep = Pour fonder un club, gardez d’abord votre nom, avec une clé d’accès ou un code.
clubs-name = Nom
clubs-about = En une phrase
clubs-door = Qui peut entrer
clubs-doors =
    { $door ->
        [open] Tout le monde
        [asked] Sur demande
       *[link] Sur invitation
    }
clubs-doors-note =
    { $door ->
        [open] Le club est listé, et entre qui veut.
        [asked] Le club est listé, et c’est vous qui faites entrer.
       *[link] Le club est privé : seul qui a son invitation en entend parler.
    }
clubs-create = Fonder
clubs-save = Enregistrer

## À la porte

clubs-invited = Vous avez une invitation pour ce club.
clubs-watched = Vous voyez ce club privé en tant que modérateur, tant qu’un signalement est en attente. C’est noté.
clubs-join = Entrer
clubs-ask = Demander à entrer
clubs-asked = Vous avez demandé à entrer.
clubs-withdraw = Retirer la demande
clubs-leave = Quitter
clubs-leave-sure = Quitter ce club ?
clubs-stay = Rester

## Membres

clubs-members = Membres
clubs-hidden = visible dans ce club seulement
clubs-knocking = À la porte
clubs-admit = Faire entrer
clubs-refuse = Renvoyer
clubs-remove = Exclure
clubs-change = Ce que { $name } peut faire
clubs-promote = Laisser organiser
clubs-demote = Ne plus laisser organiser
# Lu à voix haute après un bouton : de qui il s’agit.
clubs-whom =  : { $name }
clubs-invitation = Invitation
clubs-invitation-note = Qui a ce lien entre aussitôt.
clubs-ask-friends = Inviter ceux que vous suivez
clubs-ask-do = Inviter
clubs-ask-one = Inviter { $name }
clubs-ask-withdraw = Retirer
clubs-decline = Décliner
clubs-renew = Nouveau lien
clubs-renewed = L’ancien lien n’ouvre plus rien.

## Tables, classement et conversations

clubs-tables = Tables
clubs-tables-none = Personne ne joue en ce moment.
clubs-players = Joueurs
clubs-open = Ouvrir une table
clubs-open-note = Les membres la trouvent ici et s’assoient.
clubs-ladder = Classement
clubs-ladder-none = Personne ici n’est encore classé. Jouez entre vous une partie qui compte.
clubs-talk = Conversation
clubs-silence = Rien n’a encore été dit.
clubs-say = Dire quelque chose
clubs-send = Envoyer
clubs-older = Montrer plus ancien
clubs-erase = Retirer
clubs-somebody = quelqu’un
clubs-contests = Concours
clubs-contests-none = Aucun concours n’a encore été créé.
