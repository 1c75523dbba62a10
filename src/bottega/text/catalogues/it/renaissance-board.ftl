### Il tavolo disegnato di Renaissance, in italiano.

## Tipi di risposte, dove sono tante ($n: quante)

# La domanda che resta dopo un clic.
narrow-card = Che cosa fai con { $name }?
narrow-material = Dove metti { $name }?
narrow-cell = Quale carta metti lì?
narrow-mission = E quale altra missione?
narrow-discard = Quale carta scarti?
verb-oblige = Scegli le tue missioni obbligatorie
verb-oblige-one = Scegli la tua missione obbligatoria
verb-build = Costruisci un materiale
count-hand =
    { $n ->
        [one] { $n } carta in mano
       *[other] { $n } carte in mano
    }
count-stock =
    { $n ->
        [one] { $n } carta nella scorta
       *[other] { $n } carte nella scorta
    }
# Molte risposte che iniziano con lo stesso materiale ($name: titolo e valore).
group-material = { $name }
# Molte risposte che iniziano con una carta o una missione ($name: il titolo).
group-card = { $name }
group-mission = { $name }
verb-move = Sposta un materiale
verb-play = Gioca un’azione
verb-lay = Posa una carta speciale
verb-discard = Scarta una carta
verb-open = Gioca la tua scorta
verb-store = Metti una carta nella tua scorta
verb-shelter = Metti una carta dove nessuna azione la raggiunge
verb-target = Scegli chi colpire
verb-strike = Scegli il materiale
verb-flank = Scegli il lato
verb-take = Prendi una carta
verb-give = Dai una carta
verb-back = Rimetti una carta sul mazzo
verb-empty = Lascia vuota la cella
verb-show = Mostra una missione
verb-claim = Scopri una missione
verb-aim = Scegli una carta speciale
verb-let-be = Lascia correre
verb-pope = Falla annullare dal papa
verb-pray = Prega
verb-repeat = Ripetila
verb-double = Raddoppiala
verb-offer = Fai l’offerta
verb-accept = Accetta
verb-refuse = Rifiuta
verb-counter = Fai una controfferta

## La riga in alto e le schede

# $phase: act, store, o wait mentre si chiede a qualcun altro.
site-where =
    Turno { $turn } · { $phase ->
        [act] agisci, poi scorta, poi pesca
        [store] metti una carta in scorta, poi pesca
       *[wait] si aspetta una risposta
    }
site-where-setup = Prima del primo turno
site-tab-castle = Castello
site-tab-others = Altri
site-tab-missions = Missioni

## Cantieri

# $castle: Chenonceau.
site-yours = Il tuo castello, { $castle }
# $name: una persona, o due che costruiscono insieme.
site-of = { $castle }, cantiere di { $name }
site-filled = celle { $n } su { $of }
# Dove c’è poco spazio.
site-of-cells = { $n }/{ $of }
site-walls =
    { $n ->
        [one] { $n } punto sulle mura
       *[other] { $n } punti sulle mura
    }
site-about-chenonceau = Una galleria di cinque archi, quattro muri e tre tetti: il castello più largo.
site-about-chillon = Una fortezza sulla roccia: sette fondazioni reggono tre muri e due tetti.
site-about-egeskov = Tre torri in un lago: sei fondazioni, tre muri e tre tetti.
site-about-rosenborg = Una casa alta con quattro fondazioni, quattro muri e quattro tetti.
site-about-quick = Un piccolo torrione: tre fondazioni, due muri e un tetto.
site-row-foundation = fondazioni
site-row-stone = muri
site-row-tile = tetti
site-immune = Al riparo
site-immune-text = Nessuna azione tocca questo castello fino al prossimo turno di chi lo costruisce.
# Due persone che costruiscono insieme, o una: $n carte in mano.
site-person =
    { $n ->
        [one] { $name }, { $n } carta in mano
       *[other] { $name }, { $n } carte in mano
    }
site-hand =
    { $n ->
        [one] { $n } carta in mano
       *[other] { $n } carte in mano
    }
site-holds-now = In questo turno
site-holds-next = Nel prossimo turno
# Due castelli affiancati, mentre un materiale passa dall’uno all’altro.
site-duel = I due castelli
site-flank-left = Perdi il fianco sinistro
site-flank-right = Perdi il fianco destro

## Celle

site-free-foundation = Un posto per una fondazione
site-free-stone = Un posto per una pietra
site-free-tile = Un posto per una tegola
site-free-text =
    Qui si costruisce solo { $kind ->
        [foundation] una fondazione
        [stone] una pietra
       *[tile] una tegola
    }. Prima scegli una carta della tua mano.
site-built-text =
    { $kind ->
        [foundation] Una fondazione
        [stone] Una pietra
       *[tile] Una tegola
    } di valore { $value }, con tutto ciò che ha sopra.
site-safe = Fuori dalla portata delle azioni.
# $n: il suo posto da sinistra, $of: celle in questa fila.
site-cell-free =
    Fila { $row }, posto { $n } di { $of }: { $kind ->
        [foundation] libero per una fondazione
        [stone] libero per una pietra
       *[tile] libero per una tegola
    }
site-cell =
    Fila { $row }, posto { $n } di { $of }: { $kind ->
        [foundation] fondazione
        [stone] pietra
       *[tile] tegola
    } di valore { $value }, { $title }
site-cell-figure = Fila { $row }, posto { $n } di { $of }: { $title }, vale { $value }
# $cards: carte speciali che stanno sul materiale.
site-cell-on = Sopra: { $cards }.
# $points: 2, -2, o 0 per una che protegge soltanto.
site-badge =
    { $title }{ $points ->
        [0] { "" }
       *[other] , { $points }
    }

## Zona speciale e scorta

site-zone = zona speciale
site-zone-empty = Qui non c’è ancora nessuno.
site-special = { $title }, { $points }
# $cards: azioni raccolte da una carta speciale, un punto ciascuna.
site-under =
    { $n ->
        [one] Sotto c’è { $n } azione: { $cards }.
       *[other] Sotto ci sono { $n } azioni: { $cards }.
    }
site-used = Ha già fatto il suo lavoro.
site-laid-by = Posata da { $name }.
site-stock = scorta
site-stock-text = Alla fine di ogni turno si può mettere qui una carta. Giocare la scorta è l’operazione di un turno: allora si giocano quante delle sue carte si vuole.
site-stock-of =
    { $n ->
        [one] { $n } carta su { $of } nella scorta
       *[other] { $n } carte su { $of } nella scorta
    }
site-vault-of =
    { $n ->
        [one] { $n } carta su { $of } fuori dalla portata delle azioni
       *[other] { $n } carte su { $of } fuori dalla portata delle azioni
    }
site-known = Carte che conosci: { $cards }.
site-back = Una carta che non puoi guardare
site-kept-safe = { $title }, fuori dalla portata delle azioni
site-slot-free = Un posto libero nella scorta
site-vault-free = Un posto libero fuori dalla portata delle azioni
# $title: il capitano.
site-covered = Su questa scorta c’è “{ $title }”
site-missions =
    { $n ->
        [0] Ancora nessuna missione scoperta
        [one] { $n } missione scoperta
       *[other] { $n } missioni scoperte
    }

## Mazzo e scarti

site-piles = Mazzo e scarti
site-pile = Mazzo
site-pile-text =
    { $n ->
        [0] È vuoto: la partita finisce quando qualcuno deve pescare.
        [one] Resta { $n } carta. La partita finisce anche quando qualcuno deve pescare e non può.
       *[other] Restano { $n } carte. La partita finisce anche quando qualcuno deve pescare e non può.
    }
# $cards: dalla cima.
site-pile-known = Da ciò che hai visto: { $cards }.
site-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
site-discards = Scarti
site-discards-empty = Qui non c’è ancora niente.
site-on-top = in cima { $title }
site-top = In cima agli scarti c’è “{ $title }”
site-throw = Scarta “{ $title }”
site-look =
    { $n ->
        [one] Guardala
       *[other] Sfoglia tutte e { $n }
    }
site-spread =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte, l’ultima per prima
    }

## Hand

# $kind: foundation, stone o tile; $n: il suo valore.
hand-worth =
    { $kind ->
        [foundation] Fondazione di valore { $n }.
        [stone] Pietra di valore { $n }.
       *[tile] Tegola di valore { $n }.
    }
hand-yours = La tua mano
hand-title-of = La mano di { $name }
# $card: il titolo di una carta.
hand-chosen = Hai scelto “{ $card }”
hand-count =
    { $n ->
        [0] nessuna carta
        [one] { $n } carta
       *[other] { $n } carte
    }
hand-unknown = Una carta che non hai visto
hand-no-cards = Nessuna carta in mano.
hand-nothing = Qui non c’è niente.
hand-seen =
    { $n ->
        [one] { $n } carta nota
       *[other] { $n } carte note
    }
# $cards: titoli di carte.
hand-seen-hand = Viste in questa mano: { $cards }.
hand-seen-near = In questa mano o nella scorta: { $cards }.
hand-uses = A che cosa serve “{ $card }”
hand-use-play = Gioca “{ $card }”
hand-use-play-short = Giocala
hand-use-lay = Posa “{ $card }”
hand-use-lay-short = Posala
hand-use-store = Metti “{ $card }” nella tua scorta
hand-use-store-short = Nella scorta
hand-use-shelter = Metti “{ $card }” nel posto del magazziniere
hand-use-shelter-short = Dal magazziniere
hand-use-discard = Scarta “{ $card }” senza effetto
hand-use-discard-short = Scartala
hand-build = Costruiscila su una cella che brilla, oppure:

## Hand: che cosa le si chiede

hand-ask-operation = Scegli una carta: costruiscila, giocala, posala o scartala.
hand-ask-build-more =
    { $n ->
        [one] Puoi costruire ancora { $n } materiale.
       *[other] Puoi costruire ancora { $n } materiali.
    }
# $match: none, same_value (tutti dello stesso valore), same_kind (su celle dello stesso genere) o in_play (uno pari è in un castello).
hand-ask-place-materials =
    { $match ->
        [same_value] Costruisci materiali dello stesso valore.
        [same_kind] Costruisci materiali su celle dello stesso genere.
        [in_play] Costruisci materiali che hanno un loro pari in un castello.
       *[none]
            { $n ->
                [one] Costruisci un materiale.
               *[other] Costruisci fino a { $n } materiali.
            }
    }
hand-ask-match-build = { $name } ha costruito: puoi costruire un materiale dello stesso genere e valore.
hand-ask-renovate = Scegli una carta, poi il materiale che sostituisce.
hand-ask-roof = Scegli un materiale; può andare su qualsiasi cella libera.
hand-ask-double-which = Quale azione raddoppi?
hand-ask-discard-hand =
    { $n ->
        [one] Scarta una carta.
       *[other] Scarta { $n } carte.
    }
hand-ask-discard-any = Scarta quante carte vuoi.
hand-ask-trade-give =
    { $n ->
        [one] Dai una carta { AD($name) }.
       *[other] Dai { $n } carte { AD($name) }.
    }
hand-ask-pool-card =
    { $n ->
        [one] Metti una carta coperta nel mucchio.
       *[other] Metti { $n } carte coperte nel mucchio.
    }
hand-ask-claim = Scopri una missione?
hand-ask-store = Puoi mettere una carta nella tua scorta.
hand-ask-lay-slot = Scegli il posto in cui va la carta.
hand-done = È tutto
hand-pass = Lascia stare
# Una cella del progetto.
hand-empty = Lascia vuota la cella
hand-repeat = Ripetila per te
hand-double-cards = Il doppio delle carte
hand-double-players = Il doppio dei giocatori
hand-target = Pesca una carta dalla mano di { $name }

## Hand: carte messe in vista

# $n: quante carte restano da scegliere; $name: di chi sono le carte; $card: la carta che lo chiede.
hand-open-play-stock = Giochi la tua scorta
hand-open-double-which = Quale azione della tua scorta raddoppi?
hand-open-build-from-stock = La scorta di { $name } è aperta per te
hand-open-trade-take =
    { $n ->
        [one] Prendi una carta
       *[other] Prendi { $n } carte
    }
hand-open-store-exchange = Quali carte scambi?
hand-open-store-return =
    { $n ->
        [one] Dai in cambio una carta della tua scorta
       *[other] Dai in cambio { $n } carte della tua scorta
    }
hand-open-sin = Quali carte della tua scorta scambi?
hand-open-sin-return =
    { $n ->
        [one] Metti nella scorta una carta della tua mano
       *[other] Metti nella scorta { $n } carte della tua mano
    }
# $own: yes dove la si tiene per sé.
hand-open-deal-pool =
    { $own ->
        [yes] Quale carta tieni?
       *[no] Quale carta riceve { $name }?
    }
hand-open-take-drawn =
    { $n ->
        [one] Prendi una delle carte scoperte
       *[other] Prendi { $n } delle carte scoperte
    }
hand-open-return-drawn = Quale carta torna per prima sul mazzo? L’ultima starà in cima.
# $n: il numero della cella.
hand-open-relay = Che cosa va sulla cella { $n }?
hand-open-discard-own = Quale carta speciale scarti?
hand-open-take-special = Quale carta speciale prendi?
hand-open-double-how = “{ $card }” colpisce il doppio di che cosa?
hand-open-repeat-action = Il tuo ferramenta può ripetere “{ $card }”
hand-open-repeat-last = Il tuo ferramenta può ripetere “{ $card }”
hand-open-toll = Il tuo reclutatore può pescare una carta
hand-row-stock = La tua scorta
hand-row-stock-of = La scorta di { $name }
hand-row-hand = La tua mano
hand-row-hand-of = La mano di { $name }
hand-row-tray = Messe da parte
hand-row-pool = Il mucchio
hand-row-pile = Scoperte dal mazzo
hand-row-lifted = I materiali del tuo castello
hand-row-specials = Le tue carte speciali
hand-row-specials-of = Carte speciali di { $name }
hand-square-offer = La piazza del villaggio: fai un’offerta { AD($name) }
hand-square-counter = La piazza del villaggio: fai un’altra offerta { AD($name) }
hand-square-answer = La piazza del villaggio: { $name } fa un’offerta
hand-square-get = Ricevi
hand-square-give = Dai
hand-offer = Offri questo
hand-accept = Accetta
hand-refuse = Rifiuta
hand-counter = Offri qualcos’altro

## Missioni

hand-missions-of = Le missioni di { $name }
hand-missions-mandatory = obbligatorie: punti vinti, o persi
hand-missions-optional = facoltative
hand-missions-down =
    { $n ->
        [one] { $n } missione coperta
       *[other] { $n } missioni coperte
    }
hand-show-this = Mostra questa.
hand-claim-now = È soddisfatta: scoprila ora.
hand-claim-none = Non scoprire niente
hand-points-more = +{ $n }
hand-points-both = ±{ $n }
# Una missione che si mette via se non la si sceglie.
hand-points-away = { $n }
hand-choose-text = Portano i loro punti se le compi, e ne costano altrettanti se no. Le altre tre possono solo portare punti. Nessuno le vede.
hand-choose-quick = Porta i suoi punti se la compi, e ne costa altrettanti se no. Le altre si mettono via. Nessuno le vede.
hand-choose-far =
    { $n ->
        [0] Ancora nessuna scelta.
       *[other] Scelte { $n } su { $of }.
    }

## Disposizioni

hand-orders = Risposte
hand-orders-live = Che cosa si risponde a nome tuo quando qualcuno gioca un’azione. Con “Chiedimelo” decidi tu ogni volta.
hand-orders-days = In una partita con giorni per ogni mossa nessuno aspetta le risposte: questo si risponde a nome tuo quando qualcuno gioca un’azione.
hand-orders-ask = Chiedimelo
hand-orders-never = Mai
hand-orders-castle = Solo per il mio castello
hand-orders-always = Sempre

## Il momento della reazione

hand-you = te
# $n: quanti ne sono presi di mira; $targets: i loro nomi.
hand-moment =
    { $n ->
        [0] { $name } gioca “{ $card }”
       *[other] { $name } gioca “{ $card }” contro { $targets }
    }
hand-moment-own =
    { $n ->
        [0] Giochi “{ $card }”
       *[other] Giochi “{ $card }” contro { $targets }
    }
hand-moment-castle = Attacca il tuo castello!
hand-moment-you = Prende di mira te.
hand-moment-any = Rispondi?
hand-moment-answered = Hai risposto. Agli altri lo si chiede ancora.
hand-moment-wait = A tutti gli avversari si chiede se rispondono.
hand-moment-nothing = Non hai niente con cui rispondere.
hand-moment-time =
    { $n ->
        [one] Hai { $n } secondo.
       *[other] Hai { $n } secondi.
    }
hand-let-be = Lascia correre
hand-let-be-text = L’azione fa il suo corso.
hand-pope = Usa il papa
hand-pope-text = Il papa annulla l’intera azione per tutti, una volta per partita.
hand-pray = Prega
hand-pray-text = La preghiera nella tua mano rivolta la tua parte dell’azione contro chi l’ha giocata.
# $who: you, o other, che si chiama $name.
hand-after-trap =
    { $who ->
        [you] Scatta “{ $card }”: non ti succede niente.
       *[other] Scatta “{ $card }”: { $name } si salva.
    }
hand-after-cancelled =
    { $who ->
        [you] Annulli “{ $card }”.
       *[other] { $name } annulla “{ $card }”.
    }
# $whom: you, o other, che si chiama $target.
hand-after-turned =
    { $who ->
        [you] Rimandi “{ $card }” contro { $target }.
       *[other]
            { $whom ->
                [you] { $name } rimanda “{ $card }” contro di te.
               *[other] { $name } rimanda “{ $card }” contro { $target }.
            }
    }
hand-after-stands = Nessuno ferma “{ $card }”.
