### Le plateau dessiné de Masters of Renaissance, en français.

## Sortes de réponses, quand il y en a beaucoup ($n : combien)

# La question qui reste après un clic.
narrow-deck = Dans quel emplacement va la carte ?
narrow-slot = Quelle carte va dans l’emplacement { $name } ?
narrow-leader = Quel autre leader gardez-vous ?
narrow-discard = Quel leader abandonnez-vous ?
narrow-let-go = Quelle ressource abandonnez-vous ?
verb-keep = Garder deux leaders
verb-start = Choisir de quoi commencer
verb-take = Prendre des billes
verb-whites = Changer les billes blanches en ressources
verb-let-go = Abandonner une ressource
verb-store = Ranger
verb-buy = Acheter une carte
verb-activate = Produire
verb-spend = Dépenser des ressources
verb-receive = Recevoir une ressource
verb-produce = Produire
verb-pay = Payer
verb-play = Jouer un leader
verb-discard = Abandonner un leader contre de la foi
verb-end = Finir le tour

## La ligne du haut et les onglets

board-where = Tour { $turn } · fin : { $cards } cartes ou case { $space }
board-where-last = Tour { $turn } · la dernière manche
board-where-setup = Avant le premier tour
board-tab-yours = Atelier
board-tab-cards = Cartes

## La piste de foi

board-marker = { $name } en case { $space }
board-black-cross = la croix noire
board-at = case { $space }
board-report = Rapport du Vatican { $section }
board-report-open = Quand un premier marqueur atteint la case { $space }, qui est sur la case { $start } ou au-delà garde cette tuile : { $points } points.
board-report-kept = Vous gardez cette tuile : { $points } points.
board-report-lost = Le rapport de cette tuile est passé, et elle n’est pas à vous.
board-points-from = À partir de la case { $space }, à la fin de la partie.
board-pope = Case du pape, numéro { $space }
board-pope-text = Le premier marqueur qui l’atteint déclenche un rapport du Vatican.

## Cartes en vente

board-cards = Cartes en vente
board-left = ×{ $n }
board-cards-left =
    { $n ->
        [0] C’est la dernière de sa pile.
        [one] Il y a encore { $n } carte dessous.
       *[other] Il y a encore { $n } cartes dessous.
    }
board-deck-empty = épuisé
board-cards-of =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## Marché

board-slide = glissière
board-legend = Ce que rapporte chaque bille
board-take-row = Ligne { $n } : { $marbles }
board-take-column = Colonne { $n } : { $marbles }
board-marble-coin = bille jaune
board-marble-stone = bille grise
board-marble-servant = bille violette
board-marble-shield = bille bleue
board-marble-faith = bille rouge
board-marble-white = bille blanche
board-marble-coin-text = Elle rapporte 1 pièce.
board-marble-stone-text = Elle rapporte 1 pierre.
board-marble-servant-text = Elle rapporte 1 serviteur.
board-marble-shield-text = Elle rapporte 1 bouclier.
board-marble-faith-text = Elle rapporte 1 point de foi, qui ne se range pas : votre marqueur avance.
board-marble-white-text = Elle ne rapporte rien, sauf si un de vos leaders en décide autrement.

## Leaders

board-leaders = Leaders
board-in-play = en jeu
board-leader-played = Il est en jeu et fait son effet.
board-leader-hand = Il est dans votre main : jouez-le quand vous remplissez sa condition, ou abandonnez-le pour 1 point de foi.
board-hidden-leader = un leader que vous ne pouvez pas voir
board-no-leaders = plus de leaders
board-discarded = { $n ->
    [one] { $n } abandonné
   *[other] { $n } abandonnés
}

## Un atelier

board-your-bottega = Votre atelier
board-bottega-of = L’atelier { DE($name) }
board-bought =
    { $n ->
        [one] { $n } carte sur { $most }
       *[other] { $n } cartes sur { $most }
    }
board-strongbox = Coffre
board-base = Production du plateau
board-base-text = Chaque plateau la possède : 2 ressources au choix en donnent 1 au choix.
board-on-shelf = { $good } sur l’étagère de { $size }
board-in-box = { $goods } dans le coffre
board-slot = Empl. { $n }
board-slot-hint = une carte de niveau I va ici
board-slot-empty = Emplacement { $n } : vide
board-slot-card = Emplacement { $n } : { $card }
board-fresh = du marché
board-let-go = Abandonner { $good }
board-let-go-text =
    { $players ->
        [1] En contrepartie, la croix noire de Lorenzo avance de 1 case.
        [2] En contrepartie, votre adversaire gagne 1 point de foi.
       *[other] En contrepartie, chaque adversaire gagne 1 point de foi.
    }
board-gone = abandonné
board-gone-good = { $good } que vous abandonnez
board-to-pay = à payer
board-to-come = à recevoir

## Lorenzo

board-cross-at = croix en { $space } sur { $last }
board-tokens = Jetons vus : { $n } sur { $all }
board-token = Jeton de Lorenzo
board-token-down = encore face cachée

## Sur le bouton qui donne ce qui est choisi

do-take = Prendre ces billes
do-buy = Acheter cette carte
do-keep = Garder ces leaders
do-play = Jouer ce leader
do-discard = L’abandonner
do-activate = Utiliser cette production
