### The rules of Lorenzo’s expansion The Pazzi Conspiracy, as part of the page of the rules in the
### browser, in English.
###
### One message is one paragraph or one item of a list. A heading is called after its section
### (lorenzo-rules-pazzi-rivals), what stands under it after what it tells.
### *Stars* around words make them bold; the words between them may change, the stars stay.
### Cards, leaders and families are called as lorenzo.ftl calls them. X-1 and the like in a comment are
### the rulings that the sentence tells.

## The decks

lorenzo-rules-pazzi = Pazzi: the decks
lorenzo-rules-pazzi-cards = Of each kind and each period there are *two new cards*, 24 in all. So there are ten where there were eight, and only eight of them are in a game:
lorenzo-rules-pazzi-figure = For each kind and each period: eight old cards and two new ones, of which eight are played.
lorenzo-rules-pazzi-base = of the base game
lorenzo-rules-pazzi-new = new
lorenzo-rules-pazzi-deck = in the deck
lorenzo-rules-pazzi-box = in the box
lorenzo-rules-pazzi-ways = There are three ways to choose the eight:
# X-75
lorenzo-rules-pazzi-random = *By lot.* The ten are shuffled, eight are drawn. Nobody knows which two stayed in the box.
# X-75
lorenzo-rules-pazzi-preview = *By lot, and shown.* The same, but before the eight are shuffled everybody may look at them. The list can be looked up during the whole game.
# X-75
lorenzo-rules-pazzi-built = *Your own.* You pick eight of the ten, twelve times. The page for it counts along and gives you a short text, the code of your decks: keep it, send it to friends, and open tables with it. All at the table see the list.
# X-64
lorenzo-rules-pazzi-basic = *Without the advanced rules* Hall of Traitors and Hatching the Plot stay in the box. Then there are nine of their kind and period to choose from.
lorenzo-rules-pazzi-order = The order within a period is unknown in any case: the cards are always shuffled.

## Rivals

lorenzo-rules-pazzi-rivals = Pazzi: your rivals
lorenzo-rules-pazzi-rivals-all = Some new cards do something to *all other players* at once. One after the other they are asked, and your turn goes on when all have answered.
lorenzo-rules-pazzi-rivals-give = *They give.* Petty Extortion, Extortion and Sack of the City cost 1, 2 or 3 military for each rival. Then each rival gives you 1, 2 or 3 of one good, wood, stone, coins or servants, as the giver likes.
# X-59
lorenzo-rules-pazzi-rivals-part = Givers choose among what they can give in full. If there is no such thing, they give as much as they can of one of them.
# X-57, X-58
lorenzo-rules-pazzi-rivals-usurer = *They give or lose points.* Usurer’s House and Press-Gang House work in a production, if you like: you pay 1 point, or 1 military, for each rival, all or nothing. Then each rival gives you 2 coins, or 2 servants, or else 3 points. Whoever cannot give the goods in full must give points, and whoever has fewer than 3 gives those.
lorenzo-rules-pazzi-rivals-example = *An example:* in a game of four your Usurer’s House works. You pay 3 points.
lorenzo-rules-pazzi-rivals-figure = What the three rivals of this example have, and what they give you.
lorenzo-rules-pazzi-rivals-has = Has
lorenzo-rules-pazzi-rivals-gives = Gives
lorenzo-rules-pazzi-rivals-why = Why
lorenzo-rules-pazzi-rivals-who = Rival
lorenzo-rules-pazzi-rivals-chose = chose coins; points would have done as well
lorenzo-rules-pazzi-rivals-must = cannot give 2 coins, so it must be points
lorenzo-rules-pazzi-rivals-left = gives what is there
# X-60
lorenzo-rules-pazzi-rivals-discard = *They discard.* With Arsonist each rival discards a territory or a building, with Conspirator a character or a venture, of the rival’s own choice. Whoever has neither kind discards nothing.
# X-60
lorenzo-rules-pazzi-rivals-after = What a lost card has already brought is kept, and leaders in play stay. What it granted ends, and it no longer counts for points. Territories close up, so the next one needs the military of the place that is free now.
# X-26
lorenzo-rules-pazzi-rivals-use = *You use what they have.* Industrial Spy brings a production of 3 with the buildings of a rival whom you choose, Poacher a harvest of 2 with a rival’s territories. You pay for trades and you receive everything, with your own bonus tile; the rival loses nothing and gains nothing. Servants and your abilities raise the value, except the one that the card itself brings. Cards that count “your” cards count yours, and a card that takes points takes them from you.

## Other cards

lorenzo-rules-pazzi-others = Pazzi: other new cards
lorenzo-rules-pazzi-others-few = These, too, are new:
# X-56
lorenzo-rules-pazzi-others-lose = *Land that takes points.* Conquered Province and Looted City give much at once, and cost 1 or 2 points in each harvest that reaches their value. You cannot leave it, but nobody falls below 0.
# X-25
lorenzo-rules-pazzi-others-large = *The large space at full value.* With Guild Warden a production there is not worth 3 less, with Field Bailiff a harvest. An excommunication still counts.
# X-57
lorenzo-rules-pazzi-others-gossip = *Points for a privilege.* Gossip House takes 1 point, which you must have, and gives a privilege.
# X-30, X-61
lorenzo-rules-pazzi-others-market = *The market without a member.* Black Market gives what an empty stall gives, if it is open for so many players, or a privilege. No member is placed: nobody is kept from the stall, and an excommunication from the market does not matter.
# X-41
lorenzo-rules-pazzi-others-gallows = *People for points.* In a production Gallows lets you discard a character of yours for 7 points. What the character granted ends, and it no longer counts.
# X-45, X-63
lorenzo-rules-pazzi-others-traitors = *Leaders for points.* Hall of Traitors, which costs 1 faith among other things, pays 6 points for a leader in play that you let go. The leader stops working at once, and whatever counts leaders counts one less.
# X-40
lorenzo-rules-pazzi-others-plot = *More leaders.* Hatching the Plot draws two of the leaders that were left over after the draft, and brings 2 points at the end for each that you have in play.
lorenzo-rules-pazzi-others-coup = *Any card.* Coup d’Etat, for 7 wood or 7 stone, brings an extra action of 7 for a card of any kind, not from the special tower. The fee is due where somebody stands, and the bonus of the floor is yours.

## Leaders and families

lorenzo-rules-pazzi-people = Pazzi: leaders and families
lorenzo-rules-pazzi-people-four = Four leaders are new, with the advanced rules:
lorenzo-rules-pazzi-people-raffaello = *Raffaello Sanzio* trades once a round: 1 point for 3 coins, or 1 coin for 3 points.
# X-44, X-45
lorenzo-rules-pazzi-people-macchiavelli = *Niccolò Machiavelli* adds 1 point whenever you gain points, once for each source, and at the end once for each part of the scoring. Losses are not changed. Besides other things he asks for one leader that you have in play.
# X-43
lorenzo-rules-pazzi-people-carlo = *Carlo VIII* makes each servant count for 2. If an excommunication asks for two servants for 1, a servant counts for 1 again.
lorenzo-rules-pazzi-people-salviati = *Jacopo Salviati* adds one privilege whenever you receive any, however many they are. It must differ from those you have just chosen.
# X-64
lorenzo-rules-pazzi-people-families = Two families join those of Houses of Renaissance, if you play with both:
lorenzo-rules-pazzi-family-della-scala = Della Scala
# X-54
lorenzo-rules-pazzi-family-della-scala-text = You cannot choose faith for a privilege, but every *privilege* brings 1 faith besides what you choose. And in your turn you may turn *1 faith into 1 coin, 1 servant and 1 military*, as often as you like; not during a report.
lorenzo-rules-pazzi-family-visconti = Visconti
# X-5, X-39, X-55
lorenzo-rules-pazzi-family-visconti-text = Two *leaders* lie face up beside this tile before anybody bids, and go to the hand of whoever wins it, with five tokens. Each time you play a leader, however you do it, you turn one of these over, and receive what all that are turned over show. From the sixth leader on you simply receive all five.
lorenzo-rules-pazzi-visconti-figure = The tokens of the Visconti when the third leader has just been played: three are turned over and pay, in whatever order you chose them. What they show is ours: the printed values were not public.
lorenzo-rules-pazzi-visconti-pays = pays
lorenzo-rules-pazzi-visconti-waits = waits

## Both together

lorenzo-rules-pazzi-both = Both expansions together
lorenzo-rules-pazzi-both-plain = Neither box changes the other:
lorenzo-rules-pazzi-both-cards = *Cards.* The new cards of The Pazzi Conspiracy come into the four towers, never into the special one. The special deck is drawn as told, and cannot be built.
lorenzo-rules-pazzi-both-families = *Families.* As many as there are players are drawn from all twelve.
lorenzo-rules-pazzi-both-leaders = *Leaders.* All 44 may be dealt, or those you choose.
# X-47
lorenzo-rules-pazzi-both-malatesta = *Malatesta* takes ventures that cost military for each rival without paying it, but must have as much.
# X-54
lorenzo-rules-pazzi-both-salviati = *Della Scala and Jacopo Salviati*: the privilege that he adds brings its faith, too.
# X-39, X-45
lorenzo-rules-pazzi-both-counts = *Counting leaders.* Academy, Chronicler, Machiavelli and Hatching the Plot count leaders that are in play. One that Hall of Traitors took does not count any more. Court Poet and the Visconti reward every leader played, one played for nothing, too.

## The end

lorenzo-rules-pazzi-end = Pazzi: the end and the points
# X-62
lorenzo-rules-pazzi-end-ventures = Points are counted as always. Rebuilding the Quarter brings 2 points for each building that you have at the end, Hatching the Plot 2 for each leader in play.
# X-44
lorenzo-rules-pazzi-end-macchiavelli = With Niccolò Machiavelli each part of the scoring that brings you points brings 1 more.

## Rulings

lorenzo-rules-pazzi-rulings = Good to know: the expansions
lorenzo-rules-pazzi-rulings-why = Questions that come up with the expansions, and how they are answered here.
# X-31, X-72
lorenzo-rules-pazzi-rulings-rita = *Santa Rita* doubles neither tokens, nor what rivals give you, nor what cards yield that a venture makes work.
# X-76
lorenzo-rules-pazzi-rulings-sources = *Each giver is a source.* With 1 coin less from each source, three rivals who give 2 coins each bring you 3. They still give 2.
lorenzo-rules-pazzi-rulings-worth = *Excommunications of value* count for members on leaders’ own spaces and for actions that leaders bring, too.
# X-21
lorenzo-rules-pazzi-rulings-cap = *Cards that depend on a value.* Where Foreman’s Lodge or Guild Warehouse makes such a card work, the value is that of the production.
# X-66
lorenzo-rules-pazzi-rulings-brown = *The brown member makes a tower occupied*, and is in the queue of the palace like any other.
# X-36, X-49
lorenzo-rules-pazzi-rulings-brown-space = *It may go everywhere*: on a leader’s own space, in the market, in harvest and production beside one of your coloured members.
# X-52, X-60
lorenzo-rules-pazzi-rulings-orsini = *The Orsini* are paid for a set when it is complete. Lose a card and complete the set again, and nothing is paid a second time.
# X-16
lorenzo-rules-pazzi-rulings-discard = *The discard is open.* What rivals had to discard lies there, too, and may come back by Antiquarian or Venture Agent.
# X-57, X-63
lorenzo-rules-pazzi-rulings-points = *Points that are paid* must be there. Points that are lost are lost as far as there are any.
# X-38
lorenzo-rules-pazzi-rulings-lutero = *Martin Lutero and the Della Rovere*: who is not excommunicated loses no points for it.
