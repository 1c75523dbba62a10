### Masters of Renaissance, en français.

title = Masters of Renaissance

## Ce qui se compte

cards-of-level = { $cards } de niveau { $level }
# Un seul, dans une phrase qui peut se répéter.
one-coin = une pièce
one-stone = une pierre
one-servant = un serviteur
one-shield = un bouclier

## Sortes de ressources et de billes, et leurs lettres sur les plateaux et les cartes

letter-coin = P
letter-stone = R
letter-servant = S
letter-shield = B
letter-faith = F
letter-white = o

## Cartes, leaders, jetons

card = la carte { $colour } de niveau { $level } ({ $points })
text-card = Carte { $colour } de niveau { $level }, qui vaut { $points }. Elle coûte { $cost }. Production : payez { $pays }, recevez { $gives }.

leader = { $emblem } ({ $ability })
emblem-discount = l’Étal
emblem-depot = la Ville
emblem-white = la Palette
emblem-production = la Presse
ability-discount = { $good } de moins par carte
ability-depot = place pour { $good }
ability-white = { $good } par bille blanche
ability-production = change { $good } en ressource au choix
text-leader = { $emblem }, qui vaut { $points }. Condition : { $requirement }. { $ability }
effect-discount = Toute carte qui coûte des { $kind } vous coûte { $good } de moins.
effect-depot = Un dépôt à côté des étagères reçoit jusqu’à { $good }.
effect-white = Toute bille blanche prise au marché rapporte { $good }.
effect-production = Une production de plus : payez { $good }, recevez { $any } et { $faith }.

token-cards = { $cards } en moins
token-cross = la croix avance de { $spaces }
token-shuffle = la croix avance de { $spaces } et tous les jetons sont mélangés
text-token-cards = Lorenzo retire { $cards } de la grille, en commençant par le niveau le plus bas.
text-token-cross = La croix noire avance de { $spaces } sur la piste de foi.
text-token-shuffle = La croix noire avance de { $spaces } sur la piste de foi, puis tous les jetons sont mélangés, face cachée.

## Questions à qui lit, et leur sujet (topic-... : après « On attend Anne : »)

question-choose-leaders = Quels deux leaders gardez-vous ?
topic-choose-leaders = le choix des leaders
question-start = { $n ->
    [one] Avec quelle ressource commencez-vous ?
   *[other] Avec quelles { $n } ressources commencez-vous ?
}
topic-start = le choix des ressources de départ
question-turn = Que faites-vous ce tour-ci ?
topic-turn = l’action du tour
question-whites = { $n ->
    [one] Que devient la bille blanche ?
   *[other] Que deviennent les { $n } billes blanches ?
}
topic-whites = le sort des billes blanches
question-store =
    { $fits ->
        [no] Tout ne tient pas : quelle ressource abandonnez-vous ?
       *[yes] { $n ->
            [0] Ne rien ranger ?
           *[other] Rangez vos ressources, ou abandonnez-en.
        }
    }
topic-store = le rangement des ressources
question-produce = Vous payez { $pays } et recevez { $gives }. Produisez, ou choisissez encore.
topic-produce = le choix des productions
question-spend = Quelles deux ressources dépensez-vous ?
topic-spend = le choix des ressources à dépenser
question-receive = Quelle ressource recevez-vous ?
topic-receive = le choix de la ressource à recevoir
question-pay = Payer { $pays } de l’entrepôt ou du coffre ?
topic-pay = le paiement
question-last-word = Jouez ou abandonnez un leader, ou finissez le tour.
topic-last-word = la fin du tour

## Réponses

label-buy = { $card }, emplacement { $slot }
label-base = production du plateau

answer-keep = Garder { $leaders }
answer-start = Commencer avec { $goods }
answer-take = Prendre la { $line } : { $marbles }
answer-take-whites = Prendre la { $line } : { $marbles } (chaque bille blanche devient { $become })
row = ligne { $n }
column = colonne { $n }
answer-whites = { $n ->
    [0] Ne changer aucune bille blanche en { $kind }
   *[other] Changer les billes blanches en { $goods }
}
answer-let-go = { $players ->
    [1] Abandonner { $good } : la croix noire avance de 1 case
    [2] Abandonner { $good } : 1 point de foi pour l’adversaire
   *[other] Abandonner { $good } : 1 point de foi pour chaque adversaire
}
answer-store = { $n ->
    [0] Ne rien ranger
   *[other] Ranger { $goods }
}
answer-buy = Acheter { $card } pour { $cost }, emplacement { $slot }
answer-buy-none = Acheter une carte { $colour } de niveau { $level }, emplacement { $slot }
answer-activate-slot = Utiliser l’emplacement { $slot } : payer { $pays }, recevoir { $gives }
answer-activate-none = Utiliser l’emplacement { $slot }
answer-activate-base = Utiliser la production du plateau : payer { $pays }, recevoir { $gives }
answer-activate-leader = Utiliser { $leader } : payer { $pays }, recevoir { $gives }
answer-spend = Dépenser { $goods }
answer-receive = Recevoir { $good }
answer-produce-none = Produire
answer-produce = Produire : payer { $pays }, recevoir { $gives }
answer-pay = { $n ->
    [0] Ne rien payer
   *[other] Payer { $sources }
}
from-warehouse = { $goods } de l’entrepôt
from-strongbox = { $goods } du coffre
answer-play = Jouer { $leader }, qui vaut { $points }
answer-discard = Abandonner { $leader } pour { $faith }
answer-end = Finir le tour

## Événements

event-leaders-kept = { $who ->
    [you] Vous gardez { $leaders }.
   *[other] { $name } garde { $leaders }.
}
event-leaders-kept-hidden = { $who ->
    [you] Vous gardez deux leaders.
   *[other] { $name } garde deux leaders.
}
event-inkwell-drawn = { $who ->
    [you] Vous tirez l’encrier et jouez en premier.
   *[other] { $name } tire l’encrier et joue en premier.
}
event-start-received = { $who ->
    [you] Vous commencez avec { $goods }.
   *[other] { $name } commence avec { $goods }.
}
event-turn-began = { $who ->
    [you] Tour { $turn } : à vous.
   *[other] Tour { $turn } : { $name }.
}
event-marbles-taken = { $who ->
    [you] Vous prenez la { $line } : { $marbles }.
   *[other] { $name } prend la { $line } : { $marbles }.
}
event-whites-turned = { $who ->
    [you] Vos billes blanches deviennent { $goods }.
   *[other] Les billes blanches { DE($name) } deviennent { $goods }.
}
event-good-let-go = { $who ->
    [you] Vous abandonnez { $good }.
   *[other] { $name } abandonne { $good }.
}
event-goods-stored = { $who ->
    [you] Vous rangez { $goods }.
   *[other] { $name } range { $goods }.
}
event-faith-moved = { $who ->
    [you] Vous avancez de { $spaces } sur la piste de foi (case { $space }).
   *[other] { $name } avance de { $spaces } sur la piste de foi (case { $space }).
}
event-faith-moved-many = Tous les autres avancent de { $spaces } : { $markers }.
marker = { $name } en case { $space }
event-cross-moved = La croix noire avance de { $spaces } (case { $space }).
event-vatican-report = { $n ->
    [0] Rapport du Vatican { $section } : personne ne garde la tuile ({ $points }).
   *[other] Rapport du Vatican { $section } : la tuile ({ $points }) est gardée par { $names }.
}
event-card-bought = { $who ->
    [you] Vous achetez { $card } pour { $cost }, emplacement { $slot }.
   *[other] { $name } achète { $card } pour { $cost }, emplacement { $slot }.
}
event-goods-paid = { $who ->
    [you] Vous payez { $sources }.
   *[other] { $name } paie { $sources }.
}
event-card-uncovered = Désormais en vente : { $card }.
event-power-activated = { $who ->
    [you] Vous utilisez l’emplacement { $slot }.
   *[other] { $name } utilise l’emplacement { $slot }.
}
event-power-activated-base = { $who ->
    [you] Vous utilisez la production du plateau.
   *[other] { $name } utilise la production du plateau.
}
event-power-activated-leader = { $who ->
    [you] Vous utilisez { $leader }.
   *[other] { $name } utilise { $leader }.
}
event-goods-spent = { $who ->
    [you] Vous y consacrez { $goods }.
   *[other] { $name } y consacre { $goods }.
}
event-good-received = { $who ->
    [you] Vous choisissez { $good } en retour.
   *[other] { $name } choisit { $good } en retour.
}
event-produced = { $who ->
    [you] Vous produisez { $goods }.
   *[other] { $name } produit { $goods }.
}
event-leader-played = { $who ->
    [you] Vous jouez { $leader }.
   *[other] { $name } joue { $leader }.
}
event-leader-discarded = { $who ->
    [you] Vous abandonnez { $leader }.
   *[other] { $name } abandonne { $leader }.
}
event-leader-discarded-hidden = { $who ->
    [you] Vous abandonnez un leader.
   *[other] { $name } abandonne un leader.
}
event-last-round-faith = Le bout de la piste de foi est atteint : c’est la dernière manche.
event-last-round-cards = Quelqu’un a sept cartes : c’est la dernière manche.
event-token-drawn = Lorenzo retourne un jeton : { $token }.
event-cards-removed = Lorenzo retire { $cards }.
event-tokens-shuffled = Tous les jetons sont de nouveau face cachée.

## Raisons

reason-activate-first = Choisissez au moins une production avant de produire.
reason-action-first = Il faut d’abord une action : prendre des billes, acheter une carte ou produire.
reason-one-action = Un tour comporte une seule action, et la vôtre est faite.
reason-not-dealt = Vous choisissez parmi les leaders que vous avez reçus : { $have_leaders }.
reason-start-goods = { $need_goods ->
    [one] Votre place dans l’ordre du tour vous donne { $need_goods } ressource, ni plus ni moins.
   *[other] Votre place dans l’ordre du tour vous donne { $need_goods } ressources, ni plus ni moins.
}
reason-whites = { $need_most ->
    [one] Dites si la bille blanche devient { $good } ou non.
   *[other] Dites combien des { $need_most } billes blanches deviennent des { $kind }.
}
reason-does-not-fit = { $have } ne tiennent pas : il y a des étagères de 1, 2 et 3 places, chacune pour une seule sorte, et les dépôts des leaders que vous avez joués.
reason-nothing-to-let-go = { $have_total ->
    [0] Vous n’avez rien à abandonner.
   *[other] Vous pouvez abandonner { $have }, pas { $need }.
}
reason-power-used = Cette production est déjà choisie.
reason-plenty = Votre coffre contient au moins { $need_goods } ressources d’une sorte : dépensez-en avant de produire encore.
reason-deck-empty = Il ne reste aucune carte { $colour } de niveau { $need_roman }.
reason-same-slot = Les emplacements vides se valent : prenez l’emplacement { $need_slot }.
reason-slot-level = { $need_level ->
    [0] Une carte de niveau I demande un emplacement vide
   *[other] Cette carte se pose sur une carte de niveau { $need_roman }
} ; { $have_level ->
    [0] l’emplacement { $have_slot } est vide.
   *[other] l’emplacement { $have_slot } montre une carte de niveau { $have_roman }.
}
reason-cost = { $have_total ->
    [0] Elle coûte { $need }, et vous n’avez rien.
   *[other] Elle coûte { $need }, et vous avez { $have }. Il manque { $missing }.
}
reason-base-power = La production du plateau prend { $need_goods } ressources, et il vous en reste { $have_goods }.
reason-slot-empty = L’emplacement { $need_slot } est vide.
reason-inputs = { $have_total ->
    [0] Cela demande { $need }, et il ne vous reste rien.
   *[other] Cela demande { $need }, et il vous reste { $have }. Il manque { $missing }.
}
reason-no-leader = Vous n’avez joué aucun leader dont la production demande { $good }.
reason-payment = Vous payez maintenant { $need } : il y en a { $have_warehouse } dans l’entrepôt et { $have_strongbox } dans le coffre.
reason-between-actions = Un leader se joue ou s’abandonne avant ou après l’action du tour. Il faut d’abord régler { $topic }.
reason-already-played = Vous avez déjà joué { $leader }.
reason-not-in-hand = Vous n’avez pas { $leader } en main.
reason-requirement = { $have_total ->
    [0] Il faut { $need }, et vous n’en avez pas.
   *[other] Il faut { $need }, et vous avez { $have }.
}

## La fin

end-finished = La dernière manche a été jouée.
end-victory = { $who ->
    [you] Vous avez battu Lorenzo.
   *[other] { $name } a battu Lorenzo.
}
end-colour-gone = Lorenzo gagne : il n’y a plus aucune carte d’une des couleurs.
end-cross-at-end = Lorenzo gagne : la croix noire a atteint la dernière case.
tie-break = À égalité de points, qui garde le plus de ressources passe devant.

## La position dans un terminal

label-spare = bille libre : { $letter }
label-cards = Cartes
label-reports = Rapport
reports-done = les trois sont faits
report-next = { $section }, déclenché en case { $space } : { $points } à qui est en { $start } ou au-delà
lorenzo = croix noire { $space }/{ $last }
tokens-seen = jetons vus { $n }/{ $all } : { $tokens }
label-faith = foi
tiles-kept = tuiles { $tiles }
label-shelves = étagères
depots = { $n ->
    [one] (dépôt pour { $goods })
   *[other] (dépôts pour { $goods })
}
label-slot = empl. { $n }
covers = sur { $cards }
label-played = leaders
requires = condition : { $requirement }
label-away = écartés
away-returned = rendus : { $leaders }
away-discarded = abandonnés : { $leaders }
label-to-store = À ranger
let-go-so-far = { $n ->
    [one] { $n } abandonnée
   *[other] { $n } abandonnées
}
label-to-pay = À payer
label-to-come = À recevoir

## La position en panneaux, pour qui ne voit pas le plateau : des titres, puis des lignes

panel-progress = En cours
panel-report = Prochain rapport
panel-cross = Croix noire
panel-tokens = Jetons vus
panel-row = Ligne { $n }
panel-slot = Emplacement { $n }
marble-coin = pièce jaune
marble-stone = pierre grise
marble-servant = serviteur violet
marble-shield = bouclier bleu
marble-faith = foi rouge
marble-white = blanche
panel-offer = { $n ->
    [1] Coûte { $cost }. Production : payez { $pays }, recevez { $gives }. { $points } ; la dernière.
   *[other] Coûte { $cost }. Production : payez { $pays }, recevez { $gives }. { $points } ; il en reste { $n }.
}
panel-card = { $colour } { $level }, { $points }. Production : payez { $pays }, recevez { $gives }.
