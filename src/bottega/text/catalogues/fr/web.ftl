### Le client dans le navigateur : ce qui entoure toute table, en français.
###
### Avant « : » et « » » : une espace insécable ; avant « ; », « ? » et « ! » : une espace fine insécable.

## Autour de chaque page

brand-home = Bottega, retour à l’accueil
tools = Outils
tool-language = Langue
tool-theme = Jour ou nuit
tool-sound = Son
close = Fermer
cancel = Annuler
go-home = Retour à l’accueil
try-again = Réessayer
page-not-found = Il n’y a rien ici.
page-not-loaded = Cette page n’a pas pu être chargée.
tip-rule = La règle
game-title =
    { $game ->
        [masters] Masters of Renaissance
        [lorenzo] Lorenzo il Magnifico
        [renaissance] Renaissance
       *[other] { $game }
    }

waits = Ce que vous attendez
# $n: how many are to play.
waits-for = Vous attendez : { $title }, à { $n }
waits-stop = Ne plus attendre
waits-bots = Commencer avec des bots

## Quand le serveur refuse quelque chose ($wait : des secondes)

trouble-bad-message = Le serveur n’a pas compris.
trouble-bad-options = Ces options ne vont pas ensemble.
trouble-bad-record = Ce fichier n’est pas une partie que l’on puisse revoir.
trouble-banned = Vous êtes exclu de ce serveur.
trouble-cannot-undo = Cela ne peut plus être annulé.
trouble-closed = C’est fermé.
trouble-damaged = Des données de cette table sont endommagées sur le serveur. Son exploitant peut voir lesquelles.
trouble-forbidden = Ce n’est pas à vous de le faire.
trouble-illegal = Ce n’est pas possible maintenant.
trouble-muted = Vous ne pouvez pas écrire ici pour le moment.
trouble-not-asked = Ce n’est pas à vous de répondre.
trouble-not-found = Cela n’existe pas ici.
trouble-not-now = Ce n’est pas possible maintenant.
trouble-outdated = Cette table a commencé avec une version plus ancienne du jeu : on peut la regarder, pas la continuer.
trouble-stale = La table a changé entre-temps : regardez, puis décidez.
trouble-too-fast = C’est allé très vite : attendez un instant.
trouble-too-large = C’est trop grand.
trouble-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Un nouvel essai est en cours.
trouble-uninvited = Ce serveur n’accueille personne sans invitation.
trouble-unknown = Quelque chose s’est mal passé.
trouble-who-are-you = Le serveur ne vous reconnaît plus. Rechargez la page.
trouble-offline = Pas de connexion avec le serveur.
link-copy = Copier le lien
link-copied = Le lien est copié.
link-select = Copiez le lien sélectionné.

## Une table

loading = Un instant…
bar = La question
rail = Joueurs et journal
your-turn = À vous
you-are-asked = À vous de répondre
end-turn = Finir le tour
undo = Annuler
menu = Menu
rules = Règles
step-back = Retour
own-goods = Ce que vous possédez
recap = Depuis votre dernier tour
recap-all = les { $n }
end-waits = Répondez d’abord à la question.
bar-all = Les { $n } réponses
bar-fewer = Cacher les réponses
sending = Envoi…
not-possible = Pas possible maintenant
chosen-take-back = Choisi. Un clic annule ce choix.
clock = Temps restant
clock-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
watching =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }
watch-you = Vous regardez
watch-look = Regarder par-dessus l’épaule de
watch-turn = Qui joue
watch-shown =
    { $delay ->
        [0] Les coups s’affichent aussitôt.
        [one] Les coups s’affichent une décision plus tard.
       *[other] Les coups s’affichent { $delay } décisions plus tard.
    }
watch-note = Les mains restent cachées. Seuls ceux qui regardent lisent vos messages, jusqu’à la fin de la partie.
watch-leave = Partir
seat-you = vous
seat-bot = bot { $bot }
level-dots = niveau { $n } sur 6
seat-plays = joue
# Pendant qu’un bot réfléchit, à côté d’une plume : « écrit 3 s ».
seat-writes = écrit
seconds = { $n } s
skip = Montrer leurs coups d’un seul coup
seat-away = pas là
seat-resigned = a abandonné
seat-first = joue en premier
tab-table = Table
log = Ce qui s’est passé
say-something = Dites quelque chose
say-to-watchers = Écrivez à ceux qui regardent
chat-says = { $name } :
chat-struck = (effacé)
line-lost = La connexion est perdue. Bottega se reconnecte tout seul ; rien de ce que vous avez fait n’est perdu.
stand-in = Un bot joue pour vous.
take-seat-back = Reprendre votre place
resigned = Vous avez abandonné. Un bot joue à votre place.
agree = Accepter
refuse = Refuser
proposal-undo = { $name } aimerait annuler quelque chose.
proposal-lost = Serait annulé :
proposal-more = et { $n } de plus
proposal-replace = { $name } propose un bot pour remplacer { $whom }.
proposal-abandon = { $name } propose d’arrêter la partie.
proposal-waits = On attend les autres.
table-in-words = La table en mots
menu-words = Montrer la table en mots
menu-drawn = Montrer le plateau dessiné
menu-undo = Demander à annuler votre dernière réponse
menu-replace = Proposer un bot pour remplacer { $name }
menu-abandon = Proposer d’arrêter la partie
menu-resign = Abandonner
menu-resign-sure = Abandonner pour de bon : un bot joue à votre place
menu-resign-ends = Abandonner pour de bon : la partie s’arrête, il ne reste personne
menu-sealed = Le mélange a été scellé avant le premier tour. Une fois la partie finie, son fichier permet de vérifier qu’il correspond à ce sceau :
curtain-title = Passez l’appareil à { $name }
curtain-text = Les autres détournent les yeux.
curtain-open = Je suis { $name }

## Le journal : ce qui se passe à la table en dehors du jeu

# Ce que quelqu’un a fait, là où aucun blason ne dit qui.
deed-by = { $name } : { $text }
sum-pays = Vous payez
sum-gains = Vous recevez
log-ledger = Journal
log-chat = Discussion
log-unread = non lus :
log-sat = { $name } prend place.
log-left = { $name } quitte sa place.
log-undone = { $name } annule quelque chose.
log-proposed =
    { $what ->
        [undo] { $name } aimerait annuler quelque chose.
        [replace] { $name } propose de laisser une place à un bot.
       *[abandon] { $name } propose d’arrêter.
    }
log-voted =
    { $agree ->
        [yes] { $name } accepte.
       *[no] { $name } refuse.
    }
log-replaced = Désormais, un bot remplace { $name }.
log-returned = { $name } est de retour.
log-resigned = { $name } abandonne. Un bot continue.
log-abandoned = La partie a été arrêtée.

## Les préférences

preferences = Préférences
prefer-speed = Vitesse des bots
prefer-speed-once = Immédiate
prefer-speed-once-note = Tous les coups sont aussitôt sur le plateau.
prefer-speed-natural = Naturelle
prefer-speed-natural-note = Chaque coup se montre 0,8 seconde.
prefer-speed-slow = Lente
prefer-speed-slow-note = Chaque coup se montre 1,6 seconde.
prefer-skip = Espace les passe.
prefer-motion = Animations
prefer-motion-machine = Comme l’appareil
prefer-motion-on = Oui
prefer-motion-off = Non
prefer-ends = Finir mon tour tout seul
prefer-ends-note = Quand il n’y a plus rien à choisir ni à annuler.
prefer-volume = Sons
prefer-volume-note = Billes, cartes, pièces, et une cloche quand c’est à vous.
prefer-delay = Les explications apparaissent
prefer-delay-none = Aussitôt
prefer-delay-short = Peu après
prefer-delay-long = Plus tard
prefer-size = Taille du plateau
prefer-size-note = Ce qui ne tient plus s’atteint en faisant défiler.

## La feuille des touches

keys = Touches et aide
keys-numbers = donne la réponse de ce numéro, ou montre ses réponses
keys-enter = donne la seule réponse qui reste, ou presse le bouton plein
keys-undo = annule votre dernière réponse
keys-escape = revient d’un pas, ferme une fenêtre
keys-skip = montre d’un seul coup ce que font les bots
keys-tab = va d’une chose à l’autre sur le plateau ; Entrée clique
keys-talk = écrit aux autres
keys-text = montre la table en mots, ou de nouveau dessinée
keys-seats = montre le plateau du joueur suivant
keys-rule = ouvre la règle derrière l’explication affichée
keys-preferences = ouvre les préférences
keys-help = montre cette aide
keys-pointing = Pointez n’importe quoi, ou touchez-le un moment : vous saurez ce que c’est, et pourquoi ce n’est pas possible maintenant.
watch-plays = { $name } joue
watch-time = Temps
watch-before = Tour
watch-live = En direct
watch-back = Revoir ce qui vient de se passer
watch-next = Partie suivante

## Choisir une réponse

do-it = Choisir ceci
preview-then = puis
step-many = Combien
step-less = Un de moins
step-more = Un de plus
step-brings = rapporte
typed-clear = Effacer ce qui est tapé
typed-nothing = Aucune réponse ne commence par « { $typed } ».
all-possible = Tout ce que vous voyez est possible.
keys-place = la lettre d’un lieu, puis le numéro de la réponse
keys-letters = les lettres d’un nom gardent les réponses qui commencent ainsi
keys-why = maintenue : ce qui n’est pas possible ; pointez-le et il dit pourquoi
