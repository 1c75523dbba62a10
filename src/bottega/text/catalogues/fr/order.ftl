### L’ordre sur un serveur : qui vient, qui est signalé, ce qui est fait, en français.

## Venir sur invitation

order-join = Entrez sur invitation
order-join-host = { $name } vous invite.
order-join-hint = Ici jouent des gens qui ont été invités. Avec un code, vous entrez aussitôt, et rien d’autre ne vous est demandé.
order-join-code = Code de l’invitation
order-join-name = Votre nom
order-join-name-hint = Sans réponse, vous en recevez un ; vous pouvez le changer à tout moment.
order-join-enter = Entrer
order-join-bad = Cette invitation est épuisée ou terminée. Demandez-en une autre.
order-join-back = Êtes-vous déjà venu ?
order-join-back-hint = Alors votre propre code ou une clé d’accès suffit.
order-join-recovery = Le code que vous avez gardé
order-join-return = Revenir

## Être exclu

order-banned = Vous êtes exclu jusqu’au { $when }.
order-banned-good = Vous êtes exclu pour toujours.
order-banned-why = La raison : { $why }
order-banned-hint = Vous ne pouvez pas jouer ici pour le moment. Vos données restent à vous : emportez-les ou supprimez-les.

## Signaler quelqu’un

order-report = Signaler
order-report-whom = Signaler { $name }
order-report-words = Signaler ce que dit { $name }
order-report-hint = Seuls le lisent ceux qui veillent ici à l’ordre. Personne n’apprend qui a signalé.
order-grounds = De quoi s’agit-il ?
order-grounds-insults = Insultes ou menaces
order-grounds-spam = Publicité ou spam
order-grounds-name = Un nom blessant
order-grounds-cheating = Triche
order-grounds-other = Autre chose
order-report-more = Que s’est-il passé ? (si vous le souhaitez)
order-report-send = Envoyer
order-report-done = Merci. Quelqu’un va regarder cela.

## Partir pour toujours

order-go = Partir pour toujours
order-go-hint = Votre nom, votre page, vos clés d’accès, vos appareils et tout ce que vous avez écrit sont supprimés. Vos parties terminées restent à ceux qui ont joué avec vous, sans votre nom ; celles qui sont en cours sont abandonnées.
order-go-ask = Supprimer tout ce qui me concerne
order-go-sure = J’en suis sûr : c’est sans retour.
order-go-now = Supprimer pour toujours

## Inviter

order-invite = Inviter du monde
order-invite-left =
    { $n ->
        [0] Vous n’avez plus d’invitation.
        [one] Vous pouvez encore inviter une personne.
       *[other] Vous pouvez encore inviter { $n } personnes.
    }
order-invite-make = Faire une invitation
order-invite-back = Retirer
order-invite-used = { $used } sur { $uses } venus
order-invite-until = valable jusqu’au { $when }
order-invite-uses = Pour combien
order-invite-days = Pour combien de jours
order-invite-note = Note pour vous

## La page de ceux qui veillent à l’ordre

order-page = Veiller à l’ordre
order-token = Le jeton de l’exploitant
order-token-hint = Celui avec lequel le serveur a été lancé. Seule cette fenêtre le garde, jusqu’à sa fermeture.
order-token-open = Ouvrir
order-token-wrong = Cette page est pour les modérateurs et l’exploitant. Le jeton n’est pas le bon.
order-numbers = En ce moment
order-n-here = présents
order-n-today = nouveaux en un jour
order-n-week = nouveaux en une semaine
order-n-running = tables en jeu
order-n-open = tables en attente
order-n-over = parties terminées
order-n-damaged = tables abîmées
order-processes = Processus
order-p-began = Lancé
order-p-load = Charge
order-p-connections = Connexions
order-p-commands = Réponses
order-p-mean = Enregistrées en
order-p-bots = Réflexion des bots
order-p-coach = Réflexion du coach
order-p-failed = Erreurs
order-p-refused = Refus
order-p-queue = { $busy } en cours, { $waiting } en attente
order-reports = Signalements en attente
order-reports-none = Aucun signalement n’attend.
order-reports-all = Ceux qui sont clos
order-reported-by = signalé par { $name }
order-at-table = Voir la table
order-at-place =
    { $kind ->
        [club] Voir le club
        [contest] Voir le concours
       *[tournament] Voir le tournoi
    }
order-somebody = quelqu’un qui est parti
order-operator = l’exploitant
order-measure = Que faire ?
order-measure-close = Clore, sans suite
order-measure-mute = Retirer la parole
order-measure-unmute = Rendre la parole
order-measure-ban = Exclure
order-measure-unban = Laisser revenir
order-measure-rename = Retirer le nom
order-measure-strike = Effacer ces mots
order-measure-hush = Retirer la description
order-span = Pour combien de temps
order-span-hour = une heure
order-span-day = un jour
order-span-week = une semaine
order-span-month = un mois
order-span-good = pour toujours
order-why = Pourquoi
order-do = Faire
order-acts = Ce qui a été fait
order-acts-none = Rien n’a encore dû être fait.
order-more = En voir plus

## Ce qui a été fait : l’auteur est devant, qui est concerné derrière

order-did-mute = parole retirée
order-did-unmute = parole rendue
order-did-ban = exclusion
order-did-unban = retour permis
order-did-rename = nom retiré
order-did-strike = mots effacés
order-did-close = signalement clos
order-did-appoint = nommé modérateur
order-did-depose = n’est plus modérateur
order-did-invite = invitation faite
order-did-withdraw = invitation retirée
order-did-look = club privé consulté
order-until = jusqu’au { $when }
order-was = C’était : { $was }
order-look = Chercher
order-look-field = Adresse de la page d’un joueur, d’un club, d’un concours ou d’un tournoi
order-look-do = Voir
order-look-since = ici depuis le { $when }
order-look-host = invité par { $name }
order-look-reports =
    { $n ->
        [0] aucun signalement
        [one] un signalement
       *[other] { $n } signalements
    }
order-moderators = Modérateurs
order-moderators-none = Vous veillez seul à l’ordre. Cherchez quelqu’un pour le nommer modérateur.
order-appoint = Nommer modérateur
order-depose = Révoquer
order-invitations = Les invitations
order-invitations-none = Aucune invitation en cours.
