### Notices: what devices show, and the sheet where one chooses them, in French.

## On a device, wherever it is

notice-your-turn = À vous de jouer
notice-your-turn-body = { $game }
notice-your-turns-body = { $n } tables vous attendent.
notice-invitation = On vous attend à une table
notice-invitation-body = { $game }, avec { $name }
notice-chat = { $name } vous a écrit
notice-chat-body = { $game }
notice-contest = { $club } : un nouveau concours
notice-contest-body = { $game }, par { $name }
notice-club-table = { $club } : une nouvelle table
notice-club-table-body = { $game }, avec { $name }
notice-club = { $name } vous invite dans un club
notice-club-body = { $club }
notice-trial = Ça marche
notice-trial-body = Les notifications arrivent sur cet appareil.

## The sheet

notices-title = Quand faut-il vous prévenir ?
notices-device-on = Cet appareil peut afficher des notifications.
notices-device-off = Les notifications n’arrivent pas encore sur cet appareil.
notices-device-allow = Me prévenir ici
notices-device-stop = Arrêter
notices-device-try = Envoyer un essai
notices-device-tried = L’essai est parti.
notices-device-denied = Votre navigateur interdit les notifications à cette page. Vous pouvez les autoriser à côté de l’adresse.
notices-device-insecure = Un appareil ne reçoit de notifications que si l’adresse commence par https.
notices-device-unable = Ce navigateur ne reçoit rien quand la page est fermée. Sur un téléphone, ajoutez d’abord Bottega à l’écran d’accueil.
notices-device-failed = Ce navigateur n’a pas pu s’inscrire auprès de son service de notifications.
notices-events = À quel sujet
notices-way-push = Appareil
notices-way-page = Page ouverte
notices-way-webhook = Webhook
notices-way-mail = E-mail
notices-turn = C’est à vous de jouer
notices-invitation = On vous attend à une table
notices-chat = Quelqu’un vous écrit
notices-club = Du nouveau dans votre club
notices-quiet = Calme de
notices-quiet-to = à
notices-quiet-on = Heures calmes
notices-tables = Tables qui peuvent vous prévenir
notices-hint = Tant que vous regardez Bottega, aucun appareil ne vous prévient.
