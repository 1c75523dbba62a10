### Problemi da partite vere, in italiano.

puzzles = Problemi
puzzles-text = Posizioni di partite vere in cui una risposta è nettamente migliore di tutte le altre. Vedi ciò che si vedeva da quel posto e rispondi una volta; poi il coach dice quanto valeva ogni risposta, e perché.
puzzles-solved =
    { $of ->
        [0] Nessun tentativo
        [one] { $n } risolto su { $of }
       *[other] { $n } risolti su { $of }
    }
# Un pulsante, sotto il nome di un gioco.
puzzles-solve = Risolvi un problema
# $n: quanti sono stati provati.
puzzles-none =
    { $n ->
        [0] Non ce ne sono ancora. Si cercano nelle partite finite.
       *[other] Li hai visti tutti. Altri verranno dalle partite finite.
    }
puzzles-guest = Le tue risposte contano per il punteggio quando conservi il tuo nome, con una passkey o un codice.
puzzles-share = Posizioni delle mie partite possono diventare problemi
puzzles-share-on = Si usano dove tutti al tavolo sono d’accordo. Nessuno viene nominato.
puzzles-share-off = Nessuna delle tue partite viene usata.

puzzle = Problema
puzzle-task = Qual è la risposta migliore?
puzzle-seen = Una è nettamente migliore di tutte le altre, per quanto si può sapere da questo posto. Conta la tua prima risposta.
puzzle-strength = Punteggio
puzzle-solved-by = Risolto da
# $n: quanti l’hanno risolto; $of: quanti ci hanno provato.
puzzle-share =
    { $of ->
        [0] ancora nessuno
       *[other] { $n } su { $of }
    }
puzzle-verdict = Com’è andata la tua risposta
puzzle-solved = Risolto
puzzle-missed = C’era di meglio
# $answer: una frase, come «Prendi la riga 2».
puzzle-better = La migliore: { $answer }
puzzle-given = La tua: { $answer }
# Ciò a cui può seguire un cambiamento come +12.
puzzle-rating = Il tuo punteggio: { $n }
puzzle-unrated = Senza punteggio: non hai ancora conservato il tuo nome.
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
puzzle-game = Guarda la partita
puzzle-answers = Quanto vale ogni risposta
# Sulla risposta data.
puzzle-yours = la tua
puzzle-more = Tutte le { $n } risposte
puzzle-gone = Questo problema non c’è più
