### Order on a server: who comes, who is reported, what is done about it, in English.

## Coming by an invitation

order-join = Come in by invitation
order-join-host = { $name } invites you.
order-join-hint = Here people play who were invited. With a code you are in at once, and nothing else is asked of you.
order-join-code = Code of the invitation
order-join-name = Your name
order-join-name-hint = Left empty, you are given one; you can change it at any time.
order-join-enter = Come in
order-join-bad = This invitation is used up or over. Ask for another one.
order-join-back = Have you been here before?
order-join-back-hint = Then your own code or a passkey is enough.
order-join-recovery = The code that you kept
order-join-return = Come back

## Being banned

order-banned = You are banned until { $when }.
order-banned-good = You are banned for good.
order-banned-why = The reason: { $why }
order-banned-hint = You cannot play here now. Your data stays yours: take it along, or delete it.

## Reporting somebody

order-report = Report
order-report-whom = Report { $name }
order-report-words = Report what { $name } said
order-report-hint = Only those who keep order here read it. Nobody is told who reported.
order-grounds = What is it about?
order-grounds-insults = Insults or threats
order-grounds-spam = Advertising or spam
order-grounds-name = An offensive name
order-grounds-cheating = Cheating
order-grounds-other = Something else
order-report-more = What happened? (if you wish)
order-report-send = Send
order-report-done = Thank you. Somebody will look into it.

## Going for good

order-go = Going for good
order-go-hint = Your name, your page, passkeys, devices and all you wrote are deleted. Games you have finished stay for those you played with, without your name; those that run are given up.
order-go-ask = Delete everything about me
order-go-sure = I am sure: this cannot be taken back.
order-go-now = Delete for ever

## Inviting

order-invite = Invite people
order-invite-left =
    { $n ->
        [0] You have no invitations left.
        [one] You can invite one more person.
       *[other] You can invite { $n } more people.
    }
order-invite-make = Make an invitation
order-invite-back = Withdraw
order-invite-used = { $used } of { $uses } came
order-invite-until = good until { $when }
order-invite-uses = For how many
order-invite-days = For how many days
order-invite-note = Note to yourself

## The page of those who keep order

order-page = Keeping order
order-token = The operator’s token
order-token-hint = The one that the server was started with. It is kept in this window alone, until you close it.
order-token-open = Open
order-token-wrong = This page is for moderators and the operator. The token is not right.
order-numbers = Now
order-n-here = here now
order-n-today = new in a day
order-n-week = new in a week
order-n-running = tables in play
order-n-open = tables that wait
order-n-over = games over
order-n-damaged = damaged tables
order-processes = Processes
order-p-began = Began
order-p-load = Load
order-p-connections = Connections
order-p-commands = Answers
order-p-mean = Stored in
order-p-bots = Bots thinking
order-p-coach = Coach thinking
order-p-failed = Errors
order-p-refused = Refused
order-p-queue = { $busy } busy, { $waiting } waiting
order-reports = Reports that wait
order-reports-none = No report waits.
order-reports-all = Those that are closed
order-reported-by = reported by { $name }
order-at-table = Look at the table
order-at-place =
    { $kind ->
        [club] Look at the club
        [contest] Look at the contest
       *[tournament] Look at the tournament
    }
order-somebody = somebody who has gone
order-operator = the operator
order-measure = What is to be done?
order-measure-close = Close it, nothing more
order-measure-mute = Take the chat away
order-measure-unmute = Let talk again
order-measure-ban = Ban
order-measure-unban = Let in again
order-measure-rename = Take the name away
order-measure-strike = Remove what was said
order-measure-hush = Take the description away
order-span = For how long
order-span-hour = an hour
order-span-day = a day
order-span-week = a week
order-span-month = a month
order-span-good = for good
order-why = Why
order-do = Do it
order-acts = What was done
order-acts-none = Nothing had to be done yet.
order-more = Show more

## What was done: who did it stands before, about whom behind

order-did-mute = chat taken away
order-did-unmute = may talk again
order-did-ban = banned
order-did-unban = let in again
order-did-rename = name taken away
order-did-strike = words removed
order-did-close = report closed
order-did-appoint = named a moderator
order-did-depose = no moderator any more
order-did-invite = invitation made
order-did-withdraw = invitation withdrawn
order-did-look = private club looked at
order-until = until { $when }
order-was = It was: { $was }
order-look = Look up
order-look-field = Address of the page of a player, a club, a contest or a tournament
order-look-do = Look
order-look-since = here since { $when }
order-look-host = invited by { $name }
order-look-reports =
    { $n ->
        [0] no report
        [one] one report
       *[other] { $n } reports
    }
order-moderators = Moderators
order-moderators-none = You keep order alone. Look somebody up to name them a moderator.
order-appoint = Name a moderator
order-depose = Dismiss
order-invitations = Invitations
order-invitations-none = No invitation is out.
