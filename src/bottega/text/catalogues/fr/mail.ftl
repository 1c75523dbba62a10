### Mails: what stands in them, where one gives one's address, and the pages of their links, in French.

## Dans un e-mail

mail-hello = Bonjour { $name },
mail-your-turn = C’est à vous de jouer : { $game }
mail-invitation = { $name } vous attend à une table : { $game }
mail-chat = { $name } vous a écrit : { $game }
mail-contest = Un nouveau concours chez { $club } : { $game }
mail-club-table = { $name } a ouvert une table chez { $club } : { $game }
mail-club = { $name } vous invite dans le club { $club }
# The subject, where there are several: $n is two or more.
mail-tables-subject = { $n } tables vous attendent
mail-things-subject = { $n } nouvelles vous attendent
mail-once = C’est le seul e-mail avant votre retour.
mail-stop = Pour ne plus en recevoir à cette adresse :
mail-confirm-subject = Confirmez votre adresse
mail-confirm = { $name } souhaite recevoir à cette adresse des nouvelles de Bottega : quand vient son tour, ou quand quelqu’un l’invite. Si c’est vous, confirmez-le dans les deux jours :
mail-confirm-else = Si ce n’est pas vous, ne faites rien : nous ne vous enverrons rien d’autre.

## On the sheet about notices

mail-to = E-mails à
mail-save = Enregistrer
mail-change = Modifier
mail-again = Renvoyer
mail-hint = Un seul e-mail au plus jusqu’à votre retour. Chacun contient un lien pour tout arrêter.
mail-asked = Un lien a été envoyé à { $address }. Les e-mails y arriveront dès que vous l’aurez ouvert.
mail-wrong = Aucun e-mail n’arrive à cette adresse.
mail-often = Cela a été demandé bien souvent. Réessayez plus tard.
mail-away = Le serveur d’e-mails ne répond pas. Réessayez dans un instant.
mail-forget = Oublier l’adresse
mail-forgotten = L’adresse est oubliée.

## Pages

mail-confirm-title = Confirmez votre adresse
mail-confirm-text = Vous recevrez ici un e-mail quand viendra votre tour ou quand on vous invitera, et jamais plus d’un avant votre retour.
mail-confirm-do = Confirmer
mail-confirm-done = C’est confirmé. La cloche de la page d’accueil permet de choisir ce qui vous est annoncé par e-mail.
mail-stop-title = Plus d’e-mails ?
mail-stop-text = Cette adresse sera oubliée. Vous pourrez la redonner quand vous voudrez.
mail-stop-do = Arrêter les e-mails
mail-stop-done = Plus aucun e-mail n’arrive à cette adresse.
mail-void = Ce lien est incomplet ou trop ancien. Copiez-le en entier, ou demandez un autre e-mail.
