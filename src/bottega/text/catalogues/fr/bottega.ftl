### Ce que disent tous les jeux et le terminal, en français.
###
### Les phrases sur un joueur choisissent selon $who : « you » est qui lit, « other » s’appelle $name.
### Avant « : » et « » » : une espace insécable ; avant « ; », « ? » et « ! » : une espace fine insécable.

locale = fr
language = Français

## Personnes

you = vous
nothing = rien
comma = { ", " }
aside = { $text } ({ $more })
seat = Joueur { $n }
reader = { $name } (vous)

## Points

count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-short = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}

## Questions communes à tous les jeux

waiting = On attend { $names } : { $topic }.
question-over = La partie est terminée.
question-hand-over = Il n’y a plus rien à choisir. Finir le tour ?
topic-hand-over = la fin du tour

## Raisons communes à tous les jeux

reason-game-over = La partie est terminée.
reason-hand-over = { $who ->
    [you] Il n’y a plus rien à choisir : finissez d’abord le tour.
   *[other] { $name } doit encore finir son tour.
}
reason-not-asked = { $who ->
    [you] C’est à vous de répondre.
   *[other] C’est à { $name } de répondre.
}
reason-not-now = Pas maintenant : il faut d’abord régler { $topic }.

## La fin

winner = { $who ->
    [you] Vous gagnez.
   *[other] { $name } gagne.
}
winners = Victoire partagée : { $names }.
ranked = { $place }. { $name } : { $points } ({ $parts })
uncounted = { $name } : une défaite ne rapporte rien ; cette position valait { $points } ({ $parts })

## Préparation d’une table

option-players = joueurs

## Les adversaires : les gens de l’atelier, un par niveau, et deux bots pour programmeurs. Un nom, ce qu’ils sont
## (dans une phrase), et une ligne pour qui en choisit un. Les six niveaux vont croissant.

bot-apprentice = Nino
bot-apprentice-kind = apprenti
bot-apprentice-note = Prend ce qui brille. Vous pardonne toutes vos erreurs.
bot-journeyman = Tessa
bot-journeyman-kind = compagnonne
bot-journeyman-note = Pense un tour à l’avance et aime les bonnes affaires.
bot-artisan = Berto
bot-artisan-kind = artisan
bot-artisan-note = Prépare toute une manche. Ne gaspille presque rien.
bot-virtuoso = Ginevra
bot-virtuoso-kind = virtuose
bot-virtuoso-note = Lit dans votre jeu et prend la carte que vous vouliez.
bot-master = Ottone
bot-master-title = Maestro Ottone
bot-master-kind = maître
bot-master-note = Essaie des milliers de fins avant de jouer.
bot-grandmaster = Sibilla
bot-grandmaster-title = Monna Sibilla
bot-grandmaster-kind = grande maîtresse
bot-grandmaster-note = A déjà tout vu, et ne pardonne rien.
bot-random = Hasard
bot-random-kind = Hasard
bot-random-note = Donne n’importe quelle réponse : pour faire des essais.
bot-greedy = Glouton
bot-greedy-kind = Glouton
bot-greedy-note = Tire le meilleur de son tour, sans regarder plus loin.

## Le terminal

terminal-against = Vous jouez contre { $names }. { $hint }
terminal-alone = Vous jouez en solo. { $hint }
terminal-hot-seat = { $names } jouent sur cet appareil. { $hint }
terminal-hint = Tapez ? pour l’aide.
terminal-turn-over = Votre tour est fini : Entrée le termine, u annule la dernière réponse.
terminal-closing = Entrée : { $what } (u pour annuler la réponse).
terminal-help =
    Un numéro répond à la question, ou la ligne elle-même, comme « { $line } ».
    En outre :
      ? NUMÉRO     plus de détails sur une réponse
      ? LIGNE      pourquoi une réponse n’est pas possible, comme « ? { $other } »
      u            annuler votre dernière réponse
      u LIGNE      annuler une réponse précédente de ce choix
      end          finir votre tour (ou simplement Entrée)
      v            revoir la position et la question
      log          ce qui s’est passé en dernier
      save FICHIER enregistrer la partie dans un fichier
      load FICHIER continuer une partie enregistrée
      quit         quitter (Ctrl-D quitte aussi, et garde la partie)
terminal-thinking = { $name } réfléchit…
terminal-number = Les réponses sont numérotées de 1 à { $most }.
terminal-unknown = « { $text } » n’est pas une réponse du jeu ; ? montre ce qui peut être tapé.
terminal-such-as = Une telle réponse s’écrit comme « { $line } ».
terminal-not-possible = « { $line } » n’est pas possible. { $reason }
terminal-line = (ligne : { $line })
terminal-undone = Annulé : { $what }
terminal-no-undo = Cela ne peut pas être annulé : { $why }
terminal-barrier-none = vous n’avez encore rien répondu.
terminal-barrier-other = { $name } a agi depuis.
terminal-barrier-revealed = quelque chose de caché a été révélé depuis.
terminal-barrier-before = ce n’est pas l’une de vos dernières réponses, ou la suite en dépend.
terminal-barrier-over = la partie est terminée.
terminal-nothing-yet = Il ne s’est encore rien passé.
terminal-saved = Enregistré dans { $file }.
terminal-not-saved = Non enregistré : { $why }
terminal-replace = { $file } existe déjà. Le remplacer ? [o/N]
terminal-which-file = Nommez un fichier : { $command } FICHIER
terminal-loaded = { $answers ->
    [one] { $file } est chargé : { $answers } réponse.
   *[other] { $file } est chargé : { $answers } réponses.
}
terminal-not-loaded = Non chargé : { $why }
terminal-kept = La partie est gardée dans { $file }
terminal-resume = Pour la continuer : bottega play { $game } --load { $file }
terminal-watch = Pour la revoir : bottega replay { $file }
terminal-not-kept = La partie n’a pas pu être gardée : { $why }
terminal-leave = Enregistrer avant de partir ? [O = { $file }, n = non, ou un nom de fichier]
terminal-over = Partie terminée. Entrée : quitter ; save FICHIER : garder ; log, v : revoir.
terminal-pass = Passez à { $name }, puis appuyez sur Entrée.
terminal-yes = o oui
terminal-no = n non
# Where nothing can be taken back any more.
terminal-turn-over-for-good = Votre tour est fini : appuyez sur Entrée pour le terminer.
terminal-closing-for-good = Appuyez sur Entrée : { $what }.
