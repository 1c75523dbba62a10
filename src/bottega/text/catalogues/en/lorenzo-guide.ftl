### The guided first game of Lorenzo il Magnifico, in English.
###
### A master speaks to somebody who has never played. Each lesson has a title (lorenzo-guide-market)
### and one or more paragraphs (lorenzo-guide-market-1). *Stars* make words bold.

## The page before the game

lorenzo-guide-page-lead = Learn Lorenzo il Magnifico by playing it: half an hour, one opponent, and a master at your side.
lorenzo-guide-page-learn-members = send your family members out by what the dice say
lorenzo-guide-page-learn-cards = take territories, buildings, characters and ventures
lorenzo-guide-page-learn-work = harvest your land and run your workshops
lorenzo-guide-page-learn-church = show your faith to the Church

## Lessons, in the order of the game

lorenzo-guide-welcome = Welcome to Florence
lorenzo-guide-welcome-1 = You lead a noble family, and after six rounds the one with the most *victory points* wins. I look over your shoulder: what I speak of has a *blue dashed ring*, what you may click shines *golden*.
lorenzo-guide-welcome-2 = The question to you always stands here, with every answer to it. Clicking on the board does the same.

lorenzo-guide-round = A round
lorenzo-guide-round-1 = Each round brings four new cards to each tower. Everybody has *four family members* and places them one at a time, in turn.
lorenzo-guide-round-2 = A member does at once what its space is for. When all are placed they come home, and the next round begins.

lorenzo-guide-family = Your family
lorenzo-guide-family-1 = Three members are worth what *the die of their colour* shows, the same for everybody. The *neutral* one has no die: it is worth 0.
lorenzo-guide-family-2 = What a member is worth decides where it can go.

lorenzo-guide-tower = The towers
lorenzo-guide-tower-1 = A member in a tower takes *the card of its floor*. It must be worth at least the number beside the card: 1, 3, 5 or 7.
lorenzo-guide-tower-2 = Only one can take a card: what is gone is gone.

lorenzo-guide-territory = Begin with a territory
lorenzo-guide-territory-1 = Territories cost *nothing*. Beside the bolt stands what you receive at once; the other line is what each harvest yields later.
lorenzo-guide-territory-2 = Click a member and then a card that shines, or the card first. Your best member opens the highest floors.

lorenzo-guide-undo = Changed your mind?
lorenzo-guide-undo-1 = *Undo* takes back your last answer, and the one before it, until something hidden has been revealed. So try things.

lorenzo-guide-end = The end of your turn
lorenzo-guide-end-1 = One member is all that a turn has. When you are content, *end the turn*.

lorenzo-guide-first-card = Your first card
lorenzo-guide-first-territory = There it lies. A harvest makes it yield, if the action is worth at least its *die*. At the end your territories bring points, too, from the third on.
lorenzo-guide-first-character = There it lies. What a character can do *always* holds, from now on. At the end your characters bring points, too: the more of them, the better.
lorenzo-guide-first-building = There it lies. A production makes it work, if the action is worth at least its *die*.
lorenzo-guide-first-venture = There it lies. At the end of the game it brings you the points in its *laurel*.

lorenzo-guide-costs = What cards cost
lorenzo-guide-costs-1 = All but territories cost what stands beneath their name. *Buildings* take goods and work for you, *characters* take coins and help you always, *ventures* bring points at the end.
lorenzo-guide-costs-2 = The two upper floors also give *a bonus*, shown under their number. It comes first, and may help to pay for the card.

lorenzo-guide-fee = Somebody is in there
lorenzo-guide-fee-1 = Once anybody stands in a tower, even you, each further card there costs *3 coins more*. They are paid before anything is received.
lorenzo-guide-fee-2 = And only one of your coloured members may be in a tower. The neutral one may join it.

lorenzo-guide-servants = Servants help
lorenzo-guide-servants-1 = Is a member worth too little? Each *servant* you give up makes it worth 1 more.
lorenzo-guide-servants-2 = What shines counts your servants in. Just as many as needed are taken, and the answer below says how many.

lorenzo-guide-harvest = The harvest
lorenzo-guide-harvest-1 = A member here brings in what your *bonus tile* yields, a wood, a stone and a servant, and what every territory yields whose die the action reaches.
lorenzo-guide-harvest-2 = Between two players it takes only *one* member in a round: whoever comes first.

lorenzo-guide-market = The market
lorenzo-guide-market-1 = Five coins, or five servants, for any member worth at least 1. Each stall takes *one* member: the covered ones are for more players.
lorenzo-guide-market-2 = A good place for a low die.

lorenzo-guide-council = The council palace
lorenzo-guide-council-1 = It is open to everybody, for a member worth at least 1, and gives *a coin and a privilege*: a small gift of your choice.
lorenzo-guide-council-2 = And who comes here first *plays first* in the next round.

lorenzo-guide-neutral = The neutral member
lorenzo-guide-neutral-1 = It is worth 0, and no space takes less than 1. So *a servant* must help it nearly everywhere: keep one for it in every round.

lorenzo-guide-others = The others
lorenzo-guide-others-1 = Here you see everybody’s goods and points. Click a name to look into that house: in this game nothing is secret.

lorenzo-guide-log = What happened
lorenzo-guide-log-1 = While the others play, every step is written down here. You miss nothing.

lorenzo-guide-new-round = A new round
lorenzo-guide-new-round-1 = The members are home, the dice are cast, and new cards have come; those that nobody took are *gone*.
lorenzo-guide-new-round-2 = Here you see who plays first now: those who stood in the council palace, then the others as they were.

lorenzo-guide-church = The Church is watching
# $needed: faith points; $faith: what the player has.
lorenzo-guide-church-1 = After this round comes the *Vatican report*. Whoever has less than { $needed } faith then is *excommunicated* and bears this tile to the end of the game. You have { $faith }.
lorenzo-guide-church-2 = Faith comes from cards, and from a privilege.

lorenzo-guide-production = The production
lorenzo-guide-production-1 = It does for buildings what the harvest does for land: your *bonus tile* yields two coins and a military point, and every building works whose die the action reaches.
lorenzo-guide-production-2 = Here, too, one member is all that fits between two players.

lorenzo-guide-military = Room for land
lorenzo-guide-military-1 = From the third on, a territory needs *military points*: 3, then 7, 12 and 18. You must have them when you take it; they are not paid.
lorenzo-guide-military-2 = They come from cards, privileges and the upper floors of the buildings. At the end, the strongest family gains 5 points and the second 2.

lorenzo-guide-play-on = Now play on
lorenzo-guide-play-on-1 = You know how it goes: take cards, let them work, and mind the Church. *Ventures*, *characters* and *territories* count at the end.
lorenzo-guide-play-on-2 = I keep quiet now, unless something new comes. Whatever you point at explains itself.

## New things, told once, whenever they first come

lorenzo-guide-helpers = How many servants?
lorenzo-guide-helpers-1 = Here *you* decide how many servants help. The die shows what the action is worth with them, and beside it stand the cards that would work.

lorenzo-guide-trades = Trades
lorenzo-guide-trades-1 = Some buildings turn what stands left of the arrow into what stands right of it. Choose those you want, each *once*, then produce.
lorenzo-guide-trades-2 = All is paid first: what this production brings cannot be traded in it.

lorenzo-guide-privilege = A privilege
lorenzo-guide-privilege-1 = The council grants you a wish: choose one of these. Several at the same time must all be *different*.

lorenzo-guide-price = Two prices
lorenzo-guide-price-1 = This card can be paid in more than one way: choose. Where a price is *military points*, you must have the larger number and pay the smaller.

lorenzo-guide-order = Which first?
lorenzo-guide-order-1 = This card does several things at once, and *you* choose what comes first: what one of them brings may serve the other.

lorenzo-guide-bonus = An action as a gift
lorenzo-guide-bonus-1 = Your card lets you take another one, *without a member*. All else is as ever: the value must reach the floor, servants may help, the card is paid, and so is the fee.
lorenzo-guide-bonus-2 = It cannot be kept for later. If nothing pleases you, leave it.

lorenzo-guide-support = Do you support the Church?
# $faith: what the player has; $points: what it is worth.
lorenzo-guide-support-1 = You have faith enough to choose. *Support* it: your { $faith } faith turns into { $points } victory points, and you begin at 0 again.
lorenzo-guide-support-2 = Or *refuse*: you keep your faith for a later report, where more of it is worth far more, but bear the excommunication to the end.

lorenzo-guide-report = After the report
lorenzo-guide-report-kept = You have supported the Church: your faith has become points and begins at 0 again. The next report comes after round 4, and asks for *4*.
# $tile: what the excommunication does, in a few words.
lorenzo-guide-report-banned = You are *excommunicated* to the end of the game ({ $tile }). Your faith is still there: the next report comes after round 4, and asks for *4*.

lorenzo-guide-period = The second period
lorenzo-guide-period-1 = From now on cards of *period II* lie in the towers: they cost more and can do more. Period III comes with round 5.

lorenzo-guide-lost = A member stays at home
lorenzo-guide-lost-1 = None of your members could be placed any more: they were worth too little, and there were not servants enough. So one of them was *lost* for this round.

lorenzo-guide-last-round = The last round
lorenzo-guide-last-round-1 = Now you place your members for the last time. The Church asks once more, for *5* faith; then your cards and military points are counted, and each *five goods* that are left bring a point.

lorenzo-guide-result = Your first game is done
lorenzo-guide-result-1 = Well played. Here you see where everybody’s points come from.
lorenzo-guide-result-2 = Next time, take the *leaders*: the advanced rules add them. Or play again as it was, look at the game once more, or ask friends to the table.
