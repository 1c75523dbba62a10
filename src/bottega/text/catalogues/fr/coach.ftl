### Ce que dit le coach, en français : conseils, et analyses de parties.
###
### $best et $other sont des réponses comme la table les propose, telles que
### « Prendre la rangée 2 : 1 pièce et 1 bouclier ».
### $points est compté (« 3,2 points ») ; $gains et $costs énumèrent d’où viennent des points
### (« les cartes et la foi »).

## D’où viennent les points : après « pour », avec l’article

coach-source-points = les points immédiats
coach-source-cards = les cartes
coach-source-faith = la foi
coach-source-engine = le moteur
coach-source-goods = les ressources
coach-source-leaders = les leaders
coach-source-missions = les missions
coach-source-castle = le château
coach-source-hand = les cartes en main
coach-source-tempo = le tempo
coach-source-rivals = le frein mis aux adversaires
coach-source-whole = l’ensemble de la position

## Un conseil. Ce que vaut la réponse est entre $low et $high dans 95 cas sur 100 ; $way est
## « alone » en solo, où personne n’est devant ni derrière.

coach-worth = { $way ->
    [ahead] Environ { $points } d’avance (de { $low } à { $high }).
    [behind] Environ { $points } de retard (de { $low } à { $high }).
    [alone] Vaut environ { $points } (de { $low } à { $high }).
   *[level] À peu près à égalité (de { $low } à { $high }).
}
coach-only = Il n’y a qu’une réponse : « { $answer } ».
coach-best = Le mieux est « { $best } » : environ { $points } de plus que « { $other } ».
coach-best-for = Le mieux est « { $best } » : environ { $points } de plus que « { $other } », surtout pour { $gains }.
coach-best-though = Le mieux est « { $best } » : environ { $points } de plus que « { $other } », surtout pour { $gains }, même si cela fait moins pour { $costs }.
coach-alike = Le mieux est « { $best } », mais de peu : « { $other } » est tout aussi bien, autant qu’on puisse en juger.
coach-worse = Environ { $points } de moins que la meilleure réponse.
coach-worse-for = Environ { $points } de moins que la meilleure réponse : cela fait moins pour { $gains }.
coach-worse-though = Environ { $points } de moins que la meilleure réponse : cela fait moins pour { $gains }, mais plus pour { $costs }.
coach-as-good = Aussi bien que la meilleure réponse, autant qu’on puisse en juger.

## L’analyse d’une partie

coach-judged = { $n ->
    [one] { $n } décision, jugée d’après ce que l’on voyait alors ({ $iterations } itérations).
   *[other] { $n } décisions, chacune jugée d’après ce que l’on voyait alors ({ $iterations } itérations).
}
coach-partial = Cette analyse est partielle : elle a été arrêtée après { $judged } sur { $n } { $n ->
    [one] décision
   *[other] décisions
}.
coach-nothing = Il n’y avait rien à décider.
coach-lost = En tout, cela a fait perdre environ { $points }.
coach-lost-nothing = Rien n’a été perdu, autant qu’on puisse en juger.
coach-chart = { $way ->
    [alone] Points attendus après chaque décision ; les marques sont les moments clés :
   *[ahead] Avance en points après chaque décision ; les marques sont les moments clés :
}
coach-turning = Moments clés, les plus importants d’abord :
coach-moment = Tour { $turn }, moment { $number }
coach-look = Pour le revoir : { $command }
coach-again = Pour le rejouer : { $command }
coach-gave-away = « { $other } » a fait perdre environ { $points } : « { $best } » valait mieux.
coach-gave-away-for = « { $other } » a fait perdre environ { $points } : « { $best } » valait mieux, surtout pour { $gains }.
coach-gave-away-though = « { $other } » a fait perdre environ { $points } : « { $best } » valait mieux, surtout pour { $gains }, même si cela fait moins pour { $costs }.
coach-was-best = « { $answer } » est ce que l’on a trouvé de mieux.
coach-was-as-good = « { $other } » valait bien « { $best } », autant qu’on puisse en juger.

## Le terminal

coach-thinking = Le coach réfléchit…
coach-practice = À plusieurs, les conseils se demandent en partie d’entraînement : bottega play { $game } --practice
coach-not-asked = Ce n’est pas à vous de répondre pour le moment.
coach-help = « hint » montre les meilleures réponses, et ce qu’elles valent.
