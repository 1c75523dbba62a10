### La prima partita guidata nel browser, per ogni gioco, in italiano.

## La pagina prima della partita

guide-page = La tua prima partita
guide-page-real = È una partita vera, con carte mescolate davvero. Il maestro dice che cosa conta in quel momento e te lo indica; decidi tu. Niente da imparare a memoria.
guide-page-learn = Strada facendo
guide-page-start = Siediti e inizia
guide-page-starting = Il tavolo si prepara…
guide-page-rules = Leggi invece le regole
guide-page-coming = Per questo gioco non c’è ancora una partita guidata.

## Intorno a ogni lezione

guide-master = Il maestro
guide-go-on = Avanti
guide-skip = Salta la guida
guide-fold = Chiudi la nota
guide-unfold = Apri la nota
guide-show = Mostrami
guide-elsewhere = È in un’altra scheda.
guide-step = Lezione { $n } di { $all }
