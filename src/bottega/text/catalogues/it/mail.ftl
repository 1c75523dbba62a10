### Mails: what stands in them, where one gives one's address, and the pages of their links, in Italian.

## In a mail

mail-hello = Ciao { $name },
mail-your-turn = Tocca a te: { $game }
mail-invitation = { $name } ti aspetta a un tavolo: { $game }
mail-chat = { $name } ti ha scritto: { $game }
mail-contest = Una nuova gara in { $club }: { $game }
mail-club-table = { $name } ha aperto un tavolo in { $club }: { $game }
mail-club = { $name } ti invita nel club { $club }
# The subject, where there are several: $n is two or more.
mail-tables-subject = { $n } tavoli ti aspettano
mail-things-subject = { $n } novità ti aspettano
mail-once = È l’unica e-mail finché non torni.
mail-stop = Per non ricevere più e-mail a questo indirizzo:
mail-confirm-subject = Conferma il tuo indirizzo
mail-confirm = { $name } desidera ricevere notizie da Bottega a questo indirizzo: quando arriva il suo turno o quando qualcuno manda un invito. Se sei tu, conferma entro due giorni:
mail-confirm-else = Se non sei tu, non fare nulla: non ti manderemo altro.

## On the sheet about notices

mail-to = E-mail a
mail-save = Salva
mail-change = Cambia
mail-again = Manda di nuovo
mail-hint = Al massimo un’e-mail finché non torni. In ognuna c’è un link per smettere.
mail-asked = Abbiamo mandato un link a { $address }. Le e-mail arriveranno lì quando l’avrai aperto.
mail-wrong = A questo indirizzo non arrivano e-mail.
mail-often = È stato chiesto troppe volte. Riprova più tardi.
mail-away = Il server di posta non risponde. Riprova fra poco.
mail-forget = Dimentica l’indirizzo
mail-forgotten = L’indirizzo è dimenticato.

## Pages

mail-confirm-title = Conferma il tuo indirizzo
mail-confirm-text = Qui arriverà un’e-mail quando tocca a te o qualcuno ti invita, e mai più di una finché non torni.
mail-confirm-do = Conferma
mail-confirm-done = Confermato. Con la campana della pagina iniziale scegli che cosa ti viene detto per e-mail.
mail-stop-title = Basta e-mail?
mail-stop-text = Questo indirizzo viene dimenticato. Puoi darlo di nuovo quando vuoi.
mail-stop-do = Ferma le e-mail
mail-stop-done = A questo indirizzo non arrivano più e-mail.
mail-void = Questo link è incompleto o troppo vecchio. Copialo per intero o fatti mandare un’altra e-mail.
