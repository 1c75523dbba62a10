### Notices: what devices show, and the sheet where one chooses them, in English.

## On a device, wherever it is

notice-your-turn = Your turn
notice-your-turn-body = { $game }
notice-your-turns-body = { $n } tables wait for you.
notice-invitation = You are expected at a table
notice-invitation-body = { $game }, with { $name }
notice-chat = { $name } has written to you
notice-chat-body = { $game }
notice-contest = { $club }: a new contest
notice-contest-body = { $game }, by { $name }
notice-club-table = { $club }: a new table
notice-club-table-body = { $game }, with { $name }
notice-club = { $name } invites you to a club
notice-club-body = { $club }
notice-trial = It works
notice-trial-body = Notices reach this device.

## The sheet

notices-title = When should we call you?
notices-device-on = This device may show notices.
notices-device-off = Notices do not reach this device yet.
notices-device-allow = Call me here
notices-device-stop = Stop
notices-device-try = Send a test
notices-device-tried = The test is on its way.
notices-device-denied = Your browser does not let this page show notices. You can allow it beside the address.
notices-device-insecure = Notices reach a device only where the address begins with https.
notices-device-unable = This browser gets no notices while the page is closed. On a phone, add Bottega to the home screen first.
notices-device-failed = This browser could not be signed up with its push service.
notices-events = What about
notices-way-push = Device
notices-way-page = Open page
notices-way-webhook = Webhook
notices-way-mail = E-mail
notices-turn = It is your turn
notices-invitation = You are expected at a table
notices-chat = Somebody writes to you
notices-club = Something new in your club
notices-quiet = Quiet from
notices-quiet-to = to
notices-quiet-on = Quiet hours
notices-tables = Tables that may call you
notices-hint = While you look at Bottega, no device calls you.
