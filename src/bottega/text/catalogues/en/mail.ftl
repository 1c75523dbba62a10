### Mails: what stands in them, where one gives one's address, and the pages of their links, in English.

## In a mail

mail-hello = Hello { $name },
mail-your-turn = It is your turn: { $game }
mail-invitation = { $name } expects you at a table: { $game }
mail-chat = { $name } has written to you: { $game }
mail-contest = A new contest in { $club }: { $game }
mail-club-table = { $name } has opened a table in { $club }: { $game }
mail-club = { $name } invites you to the club { $club }
# The subject, where there are several: $n is two or more.
mail-tables-subject = { $n } tables wait for you
mail-things-subject = { $n } things wait for you
mail-once = This is the only mail until you come back.
mail-stop = To get no more mails at this address:
mail-confirm-subject = Confirm your address
mail-confirm = { $name } wants to hear from Bottega at this address: when it is their turn, or when somebody invites them. If that is you, confirm it within two days:
mail-confirm-else = If it is not you, do nothing. Nothing else is sent to you then.

## On the sheet about notices

mail-to = Mail to
mail-save = Save
mail-change = Change
mail-again = Send again
mail-hint = At most one mail until you come back. Every mail has a link to stop.
mail-asked = A link has gone to { $address }. Mails come there once you have opened it.
mail-wrong = No mail reaches this address.
mail-often = This was asked for very often. Try again later.
mail-away = The mail server does not answer. Try again shortly.
mail-forget = Forget the address
mail-forgotten = The address is forgotten.

## Pages

mail-confirm-title = Confirm your address
mail-confirm-text = Then mails come here when it is your turn or somebody invites you, and never more than one until you come back.
mail-confirm-do = Confirm
mail-confirm-done = Confirmed. What you are told of by mail you choose behind the bell on the first page.
mail-stop-title = No more mails?
mail-stop-text = This address is then forgotten. You can give it again at any time.
mail-stop-do = Stop the mails
mail-stop-done = No more mails come to this address.
mail-void = This link is not whole, or too old. Copy all of it, or have another mail sent.
