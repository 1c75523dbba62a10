/** Made by `npm run types` from the values of the server. Do not edit. */

export type LorenzoPrintedEffect =
    | Gain
    | LorenzoEffectsLose
    | PerCard
    | PerHeld
    | PerLeader
    | Privileges
    | Take
    | LorenzoEffectsWork
    | Visit
    | Raise
    | Copy
    | OneOf
    | Exchange
    | DrawLeaders
    | LorenzoEffectsPlayFree
    | DropOwn
    | Dismiss
    | Slot
    | MatchMilitary
    | Activate
    | Fetch
    | DrawDifferent
    | DrawKeep
    | HarvestBelow
    | Sets
    | EitherWork
    | LorenzoEffectsMarket
    | Seals
    | RivalsDrop
    | RivalsGive;
export type LorenzoPrintedAbility =
    | Value
    | Discount
    | NoFloorBonus
    | Shares
    | NoFee
    | Fixed
    | Coloured
    | Neutral
    | NoMilitary
    | Doubled
    | Support
    | Less
    | Barred
    | Servants
    | Rests
    | NoPoints
    | LorenzoAbilitiesLose
    | OnTake
    | OnLeader
    | OnMarket
    | OnExcommunicated
    | LorenzoAbilitiesSwap
    | ExtraMember
    | OwnSpace
    | WaiveCondition
    | ServantsPay
    | UnpaidMilitary
    | Stores
    | CardLimit
    | BuysLeftover
    | FaithTiles
    | NotExcommunicated
    | NoLargeMalus
    | ValuePerServant
    | MorePoints
    | ExtraPrivilege
    | PrivilegeWith;
export type RenaissancePrintedMetric =
    | FilledCells
    | EmptyCells
    | CastlePoints
    | SpecialPoints
    | Materials
    | CardsHeld
    | FreeStockSlots
    | OtherMissionPoints
    | SpecialsPlaced
    | SpecialsHere
    | SharedWithOpponent
    | Counter;
export type RenaissancePrintedCondition = Compare | Extreme | Behind | EveryMaterial | Done | All;
export type RenaissancePrintedStep =
    | LoseMaterials
    | StealMaterial
    | SwapMaterials
    | RearrangeCastle
    | RenaissanceStepsPlaceMaterials
    | OthersPlaceMatching
    | StockDiscard
    | StockLook
    | StockExchange
    | StockTakeMaterial
    | StockHandExchange
    | HandLook
    | HandTrade
    | HandSwap
    | HandDiscard
    | HandNegotiate
    | HandPool
    | DrawLook
    | DrawUntil
    | DiscardSpecial
    | RenaissanceStepsTakeSpecial
    | ShowMissions
    | Restrain
    | CastleImmunity
    | ExtraOperation
    | ExtraTurn
    | DoubleAction
    | ReflectAction;
export type RenaissancePrintedAbility =
    | LockStock
    | RenaissanceAbilitiesToll
    | ImmuneSelf
    | ImmuneMaterial
    | ImmuneAdjacent
    | Trap
    | CancelAction
    | CollectAttacks
    | ExtraStock
    | DuplicateAction
    | CopySpecial
    | ScoreCount
    | ChangeKind
    | ZoneWhenSeen
    | ReplaceMaterials
    | StockLoss;
export type Asked =
    Hello | Answer | End | Undo | Propose | Vote | Say | Orders | Back | Resign | WhyNot | Ping;
export type Told = Welcome | Update | Refusal | Reason | Presence | Pong;
export type MastersEvent =
    | LeadersKept
    | InkwellDrawn
    | StartReceived
    | MastersTurnBegan
    | MarblesTaken
    | WhitesTurned
    | GoodLetGo
    | GoodsStored
    | FaithMoved
    | VaticanReport
    | MastersCardBought
    | GoodsPaid
    | CardUncovered
    | PowerActivated
    | GoodsSpent
    | GoodReceived
    | MastersProduced
    | MastersLeaderPlayed
    | MastersLeaderDiscarded
    | LastRound
    | TokenDrawn
    | CardsRemoved
    | MastersTokensShuffled
    | MastersGameOver;
export type MastersQuestion =
    | ChooseLeaders
    | MastersToldStart
    | MastersToldTurn
    | MastersToldLastWord
    | Whites
    | MastersToldStore
    | Produce
    | Spend
    | Receive
    | Pay;
export type MastersPrintedPiece =
    | MastersCard
    | MastersLeader
    | MastersToken;
export type LorenzoEvent =
    | BonusTileChosen
    | LeaderDrafted
    | PacksPassed
    | RoundBegan
    | LorenzoTurnBegan
    | TurnPassed
    | MemberPlaced
    | MemberLost
    | ServantsSpent
    | FeePaid
    | Received
    | CardTaken
    | BonusOffered
    | BonusDeclined
    | Harvested
    | LorenzoProduced
    | TradeChosen
    | LorenzoLeaderPlayed
    | LorenzoLeaderDiscarded
    | LeaderUsed
    | LeaderCopied
    | MemberRaised
    | ChurchSupported
    | Excommunicated
    | RoundEnded
    | LorenzoGameOver
    | BidPlaced
    | FamilyTaken
    | TokensDrawn
    | TokensOffered
    | TokenSpent
    | TokenPaid
    | TokenLaid
    | TokenKept
    | LorenzoTokensShuffled
    | LeadersDrawn
    | LeaderDismissed
    | Swapped
    | SealTurned
    | FaithTileTaken
    | SetCompleted
    | LorenzoStored
    | CardFetched
    | LorenzoCardBought
    | CardDropped
    | CardActivated
    | BoardVisited
    | Lost
    | Paid
    | Given
    | LorenzoReplaced
    | ServantsAdded
    | MilitaryMatched
    | ChurchIgnored
    | TowerAdapted;
export type LorenzoQuestion =
    | Bid
    | ChooseTile
    | KeepLeader
    | LorenzoToldTurn
    | LorenzoToldLastWord
    | PayFor
    | Effects
    | BonusTake
    | LorenzoToldWork
    | PickOne
    | Production
    | PickPrivileges
    | Faith
    | CopyFrom
    | LorenzoToldPlayFree
    | RaiseOne
    | DismissLeader
    | PickOption
    | DropCard
    | PayTokens
    | ReplaceGoods
    | ActivateCard
    | Arrow
    | FetchCard
    | KeepToken
    | ChooseWork
    | BuyLeftover
    | CollectMarket
    | FlipSeal
    | GiveGoods
    | VisitBoard;
export type LorenzoPrintedPiece =
    | LorenzoThingsCard
    | LorenzoThingsLeader
    | Tile
    | BonusTile
    | Family
    | LorenzoThingsToken
    | LorenzoThingsLot
    | Space;
export type RenaissanceEvent =
    | MissionsChosen
    | FirstPlayer
    | RenaissanceTurnBegan
    | TurnSkipped
    | Built
    | RenaissanceReplaced
    | ActionPlayed
    | ActionDoubled
    | ActionAimed
    | TrapSprung
    | ActionCancelled
    | ActionTurned
    | ActionStands
    | SpecialChosen
    | SpecialLaid
    | Discarded
    | ChanceDiscarded
    | StockOpened
    | RenaissanceStored
    | Drew
    | MaterialLost
    | MaterialTaken
    | MaterialsSwapped
    | CastleLifted
    | MaterialRelaid
    | HandSeen
    | StockSeen
    | CardMoved
    | HandsSwapped
    | PoolSeen
    | OfferGrew
    | OfferMade
    | OfferAnswered
    | PileShown
    | PileTaken
    | PileReturned
    | SpecialDiscarded
    | SpecialTaken
    | MissionShown
    | MissionClaimed
    | MissionMissing
    | Restrained
    | CastleProtected
    | OperationGranted
    | TurnGranted
    | CostUnpaid
    | NothingFound
    | KeyringFound
    | StockUnlocked
    | AttackCollected
    | RenaissanceGameOver;
export type RenaissanceQuestion =
    | ChooseMissions
    | Operation
    | PlayStock
    | BuildMore
    | RenaissanceToldStore
    | RenaissanceToldToll
    | Claim
    | ShowMission
    | Target
    | Aim
    | AnswerAction
    | AnswerAttack
    | RepeatAction
    | RepeatLast
    | DoubleWhich
    | DoubleHow
    | RemoveSpecial
    | LayOn
    | LaySlot
    | LayCell
    | Roof
    | Renovate
    | DiscardOwn
    | RenaissanceToldTakeSpecial
    | RenaissanceToldPlaceMaterials
    | MatchBuild
    | BuildFromStock
    | Strike
    | Flank
    | Steal
    | RenaissanceToldSwap
    | Relay
    | DiscardHand
    | DiscardAny
    | TradeTake
    | TradeGive
    | DiscardStock
    | StoreExchange
    | StoreReturn
    | Sin
    | SinReturn
    | PoolCard
    | DealPool
    | TakeDrawn
    | ReturnDrawn
    | Offer
    | AnswerOffer
    | AnswerCounter;
export type RenaissancePrintedPiece =
    Composite | Action | Material | Special | Royal | Princely | Castle;

/** Look at a table from a seat (None: as a spectator); sent again it looks from elsewhere. */
export interface Hello {
    type: 'hello';
    table: string;
    seat?: number | null;
    have?: number;
    language?: string | null;
    protocol?: number;
    panels?: boolean;
    hasty?: boolean;
}
/** Answer the question asked, as seen at a version. */
export interface Answer {
    type: 'answer';
    code: number;
    version: number;
    key: string;
}
/** End a turn that has no choices left. */
export interface End {
    type: 'end';
    version: number;
    key: string;
}
/** Take back one's last answer, as far as the barrier. */
export interface Undo {
    type: 'undo';
    version: number;
    key: string;
    code?: number | null;
}
/** Propose what needs the consent of all: go back, let a bot play for somebody, or stop. */
export interface Propose {
    type: 'propose';
    what: 'abandon' | 'replace' | 'undo';
    key: string;
    to?: number | null;
    seat?: number | null;
}
/** Agree to a proposal, or not. */
export interface Vote {
    type: 'vote';
    proposal: number;
    agree: boolean;
    key: string;
}
/** Write to the table's chat; without a seat, to those who watch. */
export interface Say {
    type: 'say';
    text: string;
    key: string;
}
/** Leave standing orders in place of those before; nobody else sees them. */
export interface Orders {
    type: 'orders';
    orders: StandingOrder[];
    key: string;
}
/** Whenever this question is asked, give the first of these answers that is possible. */
export interface StandingOrder {
    question: string;
    answers?: string[];
}
/** Take one's seat back from the bot that stood in. */
export interface Back {
    type: 'back';
    key: string;
}
/** Give one's game up: a bot plays on, for good. */
export interface Resign {
    type: 'resign';
    key: string;
}
/** Ask why an answer, named by its code or its line, is not offered. */
export interface WhyNot {
    type: 'why-not';
    code?: number | null;
    line?: string | null;
}
/** Ask for a sign of life, and say whether somebody looks. */
export interface Ping {
    type: 'ping';
    away?: boolean;
}
/** The answer to hello: who you are here, and which seats are yours. */
export interface Welcome {
    type: 'welcome';
    protocol: number;
    server: string;
    table: string;
    seat: number | null;
    mine?: number[];
    host?: boolean;
}
/** The table as one seat may know it, and what has happened since it was last told. */
export interface Update {
    type: 'update';
    table: string;
    number: number;
    version: number;
    at: number;
    seat?: number | null;
    status?: string;
    entries?: Happened[];
    missed?: boolean;
    info?: TableInfo | null;
    view?: unknown;
    asked?: number[];
    held?: number | null;
    question?: unknown;
    sentence?: string | null;
    named?: {
        [k: string]: string;
    };
    options?: unknown[];
    closing?: unknown;
    chosen?: unknown[];
    progress?: Progress[];
    panels?: Panel[];
    undo?: boolean;
    clocks?: ClockFace[] | null;
    window?: WindowFace | null;
    chat?: boolean;
    here?: number[];
    watching?: number;
    proposal?: Proposal | null;
    outcome?: Outcome | null;
    ack?: string | null;
}
/** An entry of the table's log as this seat may know it. */
export interface Happened {
    number: number;
    at: number;
    kind: string;
    seat?: number | null;
    events?: unknown[];
    deeds?: Deed[];
    line?: string | null;
    text?: string | null;
    name?: string | null;
    what?: string | null;
    to?: number | null;
    agree?: boolean | null;
    table?: string | null;
    undoes?: number[];
    arranged?: Rearranged | null;
    struck?: boolean;
    strikes?: number[];
    fallback?: boolean;
}
/** One thing that happened: a sentence, who did it where that does not say so, its changes. */
export interface Deed {
    text: (string | Span)[];
    seat?: number | null;
    changes?: Change[];
    head?: boolean;
}
/** Words for a thing: a piece (`card:12`), a seat (`seat:1`). */
export interface Span {
    thing: string;
    text: string;
}
/** What an event changed: amounts of a seat (losses are negative), or where a piece lies. */
export interface Change {
    seat?: number | null;
    amounts?: {
        [k: string]: number;
    };
    piece?: string;
    source?: string;
    place?: string;
}
/** What the host has changed about a table before its start. */
export interface Rearranged {
    order: (number | null)[];
    seats?: NewSeat[];
    removed?: number;
    options?: {
        [k: string]: string;
    };
    changed?: string[];
    settings?: Settings | null;
}
/** A seat that the host has added, or made another. */
export interface NewSeat {
    kind: 'bot' | 'invited' | 'open';
    bot?: string | null;
}
/** How a table is run, apart from the game's own options; examples are what forms offer. */
export interface Settings {
    public: boolean;
    watch: 'delayed' | 'none' | 'open';
    delay: number;
    hand_over: boolean;
    chat: ('closed' | 'open') | null;
    clock: NoClock | BankClock | DaysClock;
    substitute: string;
    window: number;
    pace: number | null;
    practice: boolean;
    rated: boolean;
}
/** Nobody's time runs. */
export interface NoClock {
    kind: 'none';
}
/** Each seat has a bank of seconds, and gets some back whenever it has moved. */
export interface BankClock {
    kind: 'bank';
    bank: number;
    increment: number;
}
/** Each move may take so many days. */
export interface DaysClock {
    kind: 'days';
    days: number;
}
/** What everybody may know about a table. */
export interface TableInfo {
    id: string;
    game: string;
    version: number;
    players: number;
    options: {
        [k: string]: string;
    };
    settings: Settings;
    status: 'abandoned' | 'damaged' | 'open' | 'over' | 'running';
    seats: SeatInfo[];
    created: number;
    host?: string;
    started?: number | null;
    ended?: number | null;
    commitment?: string | null;
    salt?: string | null;
    seed?: string | null;
    rematch?: string | null;
    outdated?: string | null;
    hints?: boolean;
    partners?: boolean;
    asked?: number[];
    mine?: number[];
    moved?: number | null;
    stage?: Stage | null;
    left?: number | null;
    contest?: string | null;
    tournament?: string | null;
    number?: number | null;
}
/** Who sits where: `open` is free for anybody, `invited` for whoever has its link. */
export interface SeatInfo {
    seat: number;
    kind: 'bot' | 'invited' | 'open' | 'person';
    name?: string;
    bot?: string | null;
    away?: boolean;
    host?: boolean;
    resigned?: boolean;
}
/** How far a game has come, as everybody may know: the round or turn, and of how many. */
export interface Stage {
    counts: 'round' | 'turn';
    n: number;
    of?: number | null;
}
/** How far a seat is with what a piece asks for; with a language in words too, of some games. */
export interface Progress {
    piece: string;
    own: {
        [k: string]: number;
    };
    need: {
        [k: string]: number;
    };
    holds: boolean;
    best?: number | null;
    lost?: boolean;
    most?: {
        [k: string]: number;
    };
    text?: string;
}
/** A part of the position, such as the market or one player's board. */
export interface Panel {
    title: string;
    rows: PanelRow[];
    seat?: number | null;
}
/** One thing that a panel tells. */
export interface PanelRow {
    label: string;
    text: string;
}
/** How much time a seat has left, and whether its clock runs. */
export interface ClockFace {
    left: number;
    runs?: boolean;
}
/** A window: all who are asked answer unseen, and all answers count when it closes. */
export interface WindowFace {
    left?: number | null;
    whole?: number | null;
    answered?: boolean;
}
/** What somebody proposes, and who has agreed so far. */
export interface Proposal {
    number: number;
    seat: number;
    what: string;
    to?: number | null;
    whom?: number | null;
    agreed?: number[];
    missing?: number[];
}
/** How a game ended: who won, everyone's place and points, and why it ended. */
export interface Outcome {
    winners: number[];
    places: number[];
    scores: Score[];
    counted: number[];
    reason: string;
}
/** The points of one seat with where they come from. */
export interface Score {
    points: number;
    parts: {
        [k: string]: number;
    };
}
/** A message was not taken, and nothing has changed; an update follows where it helps. */
export interface Refusal {
    type: 'refusal';
    error:
        | 'bad-message'
        | 'bad-options'
        | 'bad-record'
        | 'banned'
        | 'cannot-undo'
        | 'closed'
        | 'damaged'
        | 'forbidden'
        | 'illegal'
        | 'muted'
        | 'not-asked'
        | 'not-found'
        | 'not-now'
        | 'outdated'
        | 'stale'
        | 'too-fast'
        | 'too-large'
        | 'unavailable'
        | 'uninvited'
        | 'unknown'
        | 'who-are-you';
    message: string;
    key?: string | null;
    wait?: number | null;
}
/** Why an answer is not offered: the rule, what it needs, and what there is. */
export interface Reason {
    type: 'reason';
    code?: number | null;
    offered?: boolean;
    rule?: string | null;
    need?: {
        [k: string]:
            | string
            | number
            | number[]
            | {
                  [k: string]: number;
              };
    };
    have?: {
        [k: string]:
            | string
            | number
            | number[]
            | {
                  [k: string]: number;
              };
    };
    sentence?: string | null;
    line?: string | null;
    also?: Obstacle[];
}
/** One more rule that an answer breaks. */
export interface Obstacle {
    rule: string;
    need?: {
        [k: string]:
            | string
            | number
            | number[]
            | {
                  [k: string]: number;
              };
    };
    have?: {
        [k: string]:
            | string
            | number
            | number[]
            | {
                  [k: string]: number;
              };
    };
}
/** Who is connected now. */
export interface Presence {
    type: 'presence';
    table: string;
    here: number[];
    watching?: number;
}
/** A sign of life. */
export interface Pong {
    type: 'pong';
}
/** A seat kept two leaders; only that seat hears which. */
export interface LeadersKept {
    event: 'LeadersKept';
    seat: number;
    leaders: number[] | null;
}
/** The first player is known. */
export interface InkwellDrawn {
    event: 'InkwellDrawn';
    first: number;
}
/** A seat received what its place in the turn order grants. */
export interface StartReceived {
    event: 'StartReceived';
    seat: number;
    goods: {
        [k: string]: number;
    };
    faith: number;
}
/** A seat is to move. */
export interface MastersTurnBegan {
    event: 'TurnBegan';
    seat: number;
    turn: number;
}
/** A line of the market was taken: 0 to 2 are rows, 3 to 6 columns. */
export interface MarblesTaken {
    event: 'MarblesTaken';
    seat: number;
    line: number;
    marbles: number[];
}
/** White marbles became goods. */
export interface WhitesTurned {
    event: 'WhitesTurned';
    seat: number;
    goods: {
        [k: string]: number;
    };
}
/** One good will not be stored. */
export interface GoodLetGo {
    event: 'GoodLetGo';
    seat: number;
    good: number;
}
/** What was kept lies in the warehouse; so many goods were let go. */
export interface GoodsStored {
    event: 'GoodsStored';
    seat: number;
    goods: {
        [k: string]: number;
    };
    let_go: number;
}
/** Markers moved together; -1 is the black cross. Those at the end of the track stay there. */
export interface FaithMoved {
    event: 'FaithMoved';
    seats: number[];
    spaces: number[];
    positions: number[];
}
/** A section was reported: who keeps its tile. */
export interface VaticanReport {
    event: 'VaticanReport';
    section: number;
    kept: number[];
}
/** A seat buys a card for one of its slots. */
export interface MastersCardBought {
    event: 'CardBought';
    seat: number;
    card: number;
    slot: number;
    cost: {
        [k: string]: number;
    };
}
/** A payment in one good, and where it came from. */
export interface GoodsPaid {
    event: 'GoodsPaid';
    seat: number;
    good: number;
    warehouse: number;
    strongbox: number;
}
/** The next card of a deck can be seen. */
export interface CardUncovered {
    event: 'CardUncovered';
    deck: number;
    card: number;
}
/** A production power was chosen: slots 0 to 2, 3 the board's own, 4 to 7 leaders' by good. */
export interface PowerActivated {
    event: 'PowerActivated';
    seat: number;
    power: number;
}
/** The board's own power will take these two goods. */
export interface GoodsSpent {
    event: 'GoodsSpent';
    seat: number;
    goods: {
        [k: string]: number;
    };
}
/** A wildcard will give this good. */
export interface GoodReceived {
    event: 'GoodReceived';
    seat: number;
    good: number;
}
/** A production ended: its yield is in the strongbox. */
export interface MastersProduced {
    event: 'Produced';
    seat: number;
    goods: {
        [k: string]: number;
    };
    faith: number;
}
/** A leader lies face up. */
export interface MastersLeaderPlayed {
    event: 'LeaderPlayed';
    seat: number;
    leader: number;
}
/** A leader was put away face down; only its owner hears which. */
export interface MastersLeaderDiscarded {
    event: 'LeaderDiscarded';
    seat: number;
    leader: number | null;
}
/** The end of the game is near. */
export interface LastRound {
    event: 'LastRound';
    reason: string;
}
/** Lorenzo's token was turned up. */
export interface TokenDrawn {
    event: 'TokenDrawn';
    token: number;
}
/** Lorenzo took cards from the grid. */
export interface CardsRemoved {
    event: 'CardsRemoved';
    cards: number[];
}
/** All seven tokens are face down again. */
export interface MastersTokensShuffled {
    event: 'TokensShuffled';
}
/** The game ended, and every leader may be seen. */
export interface MastersGameOver {
    event: 'GameOver';
    reason: string;
    hands: number[][];
    discarded: number[][];
    returned: number[][];
}
/** Which two of these leaders are kept? */
export interface ChooseLeaders {
    ask: 'choose-leaders';
    seat: number;
    leaders: number[];
}
/** Which goods does the seat start with? */
export interface MastersToldStart {
    ask: 'start';
    seat: number;
    goods: number;
}
/** What does the seat do in its turn? */
export interface MastersToldTurn {
    ask: 'turn';
    seat: number;
}
/** Another leader, or the end of the turn? */
export interface MastersToldLastWord {
    ask: 'last-word';
    seat: number;
}
/** What do white marbles become? */
export interface Whites {
    ask: 'whites';
    seat: number;
    marbles: number;
    goods: string[];
}
/** Which goods are let go before the rest is stored? */
export interface MastersToldStore {
    ask: 'store';
    seat: number;
    goods: {
        [k: string]: number;
    };
    gone: string[];
    fits: boolean;
}
/** Which powers run? */
export interface Produce {
    ask: 'produce';
    seat: number;
    powers: Power[];
    pays: {
        [k: string]: number;
    };
    gains: {
        [k: string]: number;
    };
}
/** A power of production: what it takes and brings, `any` being free to choose. */
export interface Power {
    name: string;
    piece: string;
    pays: {
        [k: string]: number;
    };
    gains: {
        [k: string]: number;
    };
    chosen: boolean;
    possible: boolean;
}
/** Which two goods does the board's own power take? */
export interface Spend {
    ask: 'spend';
    seat: number;
    pays: {
        [k: string]: number;
    };
    gains: {
        [k: string]: number;
    };
}
/** Which good does a power bring? */
export interface Receive {
    ask: 'receive';
    seat: number;
    pays: {
        [k: string]: number;
    };
    gains: {
        [k: string]: number;
    };
}
/** How much of a good is paid from the warehouse? */
export interface Pay {
    ask: 'pay';
    seat: number;
    good: string;
    count: number;
    warehouse: number;
    strongbox: number;
}
/** A development card: what it costs, and what its production takes and gives. */
export interface MastersCard {
    piece: 'card';
    colour: string;
    level: number;
    points: number;
    cost: {
        [k: string]: number;
    };
    pays: {
        [k: string]: number;
    };
    gives: {
        [k: string]: number;
    };
}
/** A leader card: what it requires, and its ability for one good. */
export interface MastersLeader {
    piece: 'leader';
    points: number;
    requires: {
        [k: string]: number;
    };
    ability: string;
    good: string;
}
/** A token of the solo game: it removes cards of a colour, or moves the black cross. */
export interface MastersToken {
    piece: 'token';
    colour?: string;
    cards?: number;
    spaces?: number;
    shuffle?: boolean;
}
/** The spaces from which one keeps the tile of a report. */
export interface Section {
    start: number;
    end: number;
}
/** What somebody starts with: goods to choose, and faith. */
export interface MastersStart {
    goods: number;
    faith: number;
}
/** A seat took one of the personal bonus tiles. */
export interface BonusTileChosen {
    event: 'BonusTileChosen';
    seat: number;
    tile: string;
}
/** A seat kept a leader of the pack it holds; only that seat hears which. */
export interface LeaderDrafted {
    event: 'LeaderDrafted';
    seat: number;
    leader: string | null;
}
/** Everybody has a new pack of leaders to choose from; each seat sees its own. */
export interface PacksPassed {
    event: 'PacksPassed';
    packs: (string[] | null)[];
}
/** New cards lie in the towers (floor by floor) and the dice are cast. */
export interface RoundBegan {
    event: 'RoundBegan';
    round: number;
    cards: number[];
    dice: number[];
}
/** A seat is to move. */
export interface LorenzoTurnBegan {
    event: 'TurnBegan';
    seat: number;
    turn: number;
}
/** An excommunication keeps a seat from placing anybody in its first turn. */
export interface TurnPassed {
    event: 'TurnPassed';
    seat: number;
}
/** A family member stands on a space, worth so much before servants help. */
export interface MemberPlaced {
    event: 'MemberPlaced';
    seat: number;
    member: string;
    space: string;
    value: number;
}
/** No member could be placed: one is lost for this round. */
export interface MemberLost {
    event: 'MemberLost';
    seat: number;
    member: string;
}
/** Servants raised the value of an action. */
export interface ServantsSpent {
    event: 'ServantsSpent';
    seat: number;
    servants: number;
}
/** The tower was occupied already. */
export interface FeePaid {
    event: 'FeePaid';
    seat: number;
    coins: number;
}
/** A seat got goods: from a card, a space, a privilege, a tile, a leader or the church. */
export interface Received {
    event: 'Received';
    seat: number;
    goods: {
        [k: string]: number;
    };
    source: string;
    piece: number;
}
/** A seat paid for a card and laid it on its board. */
export interface CardTaken {
    event: 'CardTaken';
    seat: number;
    card: number;
    space: string;
    cost: {
        [k: string]: number;
    };
}
/** A card or a leader grants an action without a family member. */
export interface BonusOffered {
    event: 'BonusOffered';
    seat: number;
    action: string;
    value: number;
}
/** A seat does not use an action it was granted. */
export interface BonusDeclined {
    event: 'BonusDeclined';
    seat: number;
}
/** A harvest of this value yields. */
export interface Harvested {
    event: 'Harvested';
    seat: number;
    value: number;
}
/** A production of this value begins with what its trades take. */
export interface LorenzoProduced {
    event: 'Produced';
    seat: number;
    value: number;
    paid: {
        [k: string]: number;
    };
}
/** A building will trade by one of its arrows. */
export interface TradeChosen {
    event: 'TradeChosen';
    seat: number;
    card: number;
    arrow: number;
}
/** A leader lies face up. */
export interface LorenzoLeaderPlayed {
    event: 'LeaderPlayed';
    seat: number;
    leader: string;
}
/** A leader was put away face down; only its owner hears which. */
export interface LorenzoLeaderDiscarded {
    event: 'LeaderDiscarded';
    seat: number;
    leader: string | null;
}
/** A leader acts, once in this round. */
export interface LeaderUsed {
    event: 'LeaderUsed';
    seat: number;
    leader: string;
}
/** A leader took the ability of a rival's. */
export interface LeaderCopied {
    event: 'LeaderCopied';
    seat: number;
    leader: string;
}
/** A coloured member has another value for the rest of the round. */
export interface MemberRaised {
    event: 'MemberRaised';
    seat: number;
    member: string;
    value: number;
}
/** A seat showed its faith and gave it all up. */
export interface ChurchSupported {
    event: 'ChurchSupported';
    seat: number;
    period: number;
    faith: number;
}
/** A seat suffers the tile of the period; after the last round its faith still counts. */
export interface Excommunicated {
    event: 'Excommunicated';
    seat: number;
    period: number;
    tile: string;
    forced: boolean;
    faith: number;
}
/** The towers are empty, the members are home, and this is the new order. */
export interface RoundEnded {
    event: 'RoundEnded';
    round: number;
    order: number[];
}
/** The game ended, and every leader may be seen. */
export interface LorenzoGameOver {
    event: 'GameOver';
    hands: string[][];
    discarded: string[][];
    drafts: string[][][];
    tokens: number[][];
    drawn: string[][];
}
/** A seat bids for a family; who stood there must bid again. */
export interface BidPlaced {
    event: 'BidPlaced';
    seat: number;
    lot: string;
    row: number;
    family: string;
    outbid: number | null;
}
/** A seat has its family, the goods of its bid and perhaps leaders that all have seen. */
export interface FamilyTaken {
    event: 'FamilyTaken';
    seat: number;
    family: string;
    row: number;
    goods: {
        [k: string]: number;
    };
    leaders: string[];
}
/** A seat drew tokens; only that seat hears what they show. */
export interface TokensDrawn {
    event: 'TokensDrawn';
    seat: number;
    n: number;
    faces: number[] | null;
}
/** A seat drew tokens of which it keeps one; only that seat hears what they show. */
export interface TokensOffered {
    event: 'TokensOffered';
    seat: number;
    n: number;
    faces: number[] | null;
}
/** A seat gave a token up for what it shows. */
export interface TokenSpent {
    event: 'TokenSpent';
    seat: number;
    face: number;
}
/** A seat paid with a token, whatever it shows. */
export interface TokenPaid {
    event: 'TokenPaid';
    seat: number;
    face: number;
}
/** A token lies on a card for good. */
export interface TokenLaid {
    event: 'TokenLaid';
    seat: number;
    face: number;
    card: number;
}
/** A seat kept one of the tokens it drew; only that seat hears which, and what went back. */
export interface TokenKept {
    event: 'TokenKept';
    seat: number;
    face: number | null;
    back: number | null;
}
/** The supply was empty: the tokens beside it are a new one. */
export interface LorenzoTokensShuffled {
    event: 'TokensShuffled';
    n: number;
}
/** A seat drew leaders from the pile; only that seat hears which. */
export interface LeadersDrawn {
    event: 'LeadersDrawn';
    seat: number;
    n: number;
    leaders: string[] | null;
}
/** A leader in play was put away for a reward. */
export interface LeaderDismissed {
    event: 'LeaderDismissed';
    seat: number;
    leader: string;
}
/** A seat made the exchange of its family. */
export interface Swapped {
    event: 'Swapped';
    seat: number;
    paid: {
        [k: string]: number;
    };
}
/** A seal of a family is active from now on. */
export interface SealTurned {
    event: 'SealTurned';
    seat: number;
    seal: number;
}
/** A faith marker reached a tile. */
export interface FaithTileTaken {
    event: 'FaithTileTaken';
    seat: number;
    space: number;
}
/** A seat has one more complete set of cards. */
export interface SetCompleted {
    event: 'SetCompleted';
    seat: number;
    n: number;
}
/** Goods spent on a building lie on the family tile. */
export interface LorenzoStored {
    event: 'Stored';
    seat: number;
    goods: {
        [k: string]: number;
    };
}
/** A seat took a card that nobody had wanted, without paying. */
export interface CardFetched {
    event: 'CardFetched';
    seat: number;
    card: number;
}
/** After the turns of a round a seat took a card that was left in a tower. */
export interface LorenzoCardBought {
    event: 'CardBought';
    seat: number;
    card: number;
    space: string;
    cost: {
        [k: string]: number;
    };
}
/** A card left a board. */
export interface CardDropped {
    event: 'CardDropped';
    seat: number;
    card: number;
}
/** A card works outside of its turn, or against its value. */
export interface CardActivated {
    event: 'CardActivated';
    seat: number;
    card: number;
}
/** A seat harvests or produces with a rival's cards. */
export interface BoardVisited {
    event: 'BoardVisited';
    seat: number;
    rival: number;
    action: string;
}
/** A seat had to give goods back: to a card, a leader or a family. */
export interface Lost {
    event: 'Lost';
    seat: number;
    goods: {
        [k: string]: number;
    };
    source: string;
    piece: number;
}
/** A seat paid for what a leader or a card offers. */
export interface Paid {
    event: 'Paid';
    seat: number;
    goods: {
        [k: string]: number;
    };
    source: string;
    piece: number;
    option: number;
}
/** A seat gave goods to a rival whose card asked for them. */
export interface Given {
    event: 'Given';
    seat: number;
    to: number;
    goods: {
        [k: string]: number;
    };
    card: number;
}
/** A good of a price is settled: so many servants stand in for it, perhaps none. */
export interface LorenzoReplaced {
    event: 'Replaced';
    seat: number;
    good: string;
    servants: number;
}
/** Servants were sent ahead to help the next family member. */
export interface ServantsAdded {
    event: 'ServantsAdded';
    seat: number;
    servants: number;
}
/** A seat drew level with the strongest. */
export interface MilitaryMatched {
    event: 'MilitaryMatched';
    seat: number;
    military: number;
    more: number;
}
/** A seat did not support the church, and cannot be excommunicated. */
export interface ChurchIgnored {
    event: 'ChurchIgnored';
    seat: number;
    period: number;
    faith: number;
}
/** The floors of a tower ask for other values in this round. */
export interface TowerAdapted {
    event: 'TowerAdapted';
    tower: string;
    values: number[];
}
/** Which family, and for how little? */
export interface Bid {
    ask: 'bid';
    seat: number;
    lots: LorenzoToldLot[];
}
/** A tile that is bid on, with the family above it. */
export interface LorenzoToldLot {
    lot: string;
    family: string;
    rows: Stake[];
    leads: number | null;
}
/** A row of a tile that is bid on, and the goods one would start with. */
export interface Stake {
    row: number;
    gains: {
        [k: string]: number;
    };
    possible: boolean;
}
/** Which personal bonus tile? */
export interface ChooseTile {
    ask: 'choose-tile';
    seat: number;
    tiles: string[];
}
/** Which leader of this pack is kept? */
export interface KeepLeader {
    ask: 'keep-leader';
    seat: number;
    leaders: string[];
    number: number;
    of: number;
}
/** Which family member goes where? Or first something else that a turn allows. */
export interface LorenzoToldTurn {
    ask: 'turn';
    seat: number;
    members: {
        [k: string]: number;
    };
    floors: Floor[];
    spots: Spot[];
    leaders: number;
    tokens: number;
    swaps: boolean;
}
/** A card in a tower that can be taken: what its tower and the card cost, and what it grants. */
export interface Floor {
    space: string;
    card: number;
    servants: {
        [k: string]: number;
    };
    fee: number;
    bonus: {
        [k: string]: number;
    };
    prices: Price[];
}
/** One price of a card, by the number of the answer `pay`. */
export interface Price {
    number: number;
    pays: {
        [k: string]: number;
    };
    military: number;
    possible: boolean;
}
/** A space outside the towers: what each member's action is worth there, before servants. */
export interface Spot {
    space: string;
    work: string | null;
    values: {
        [k: string]: number;
    };
    servants: {
        [k: string]: number;
    };
}
/** Anything else in this turn, or its end? */
export interface LorenzoToldLastWord {
    ask: 'last-word';
    seat: number;
    leaders: number;
    tokens: number;
    swaps: boolean;
}
/** Which price is paid for the card? */
export interface PayFor {
    ask: 'pay-for';
    seat: number;
    card: number;
    space: string;
    prices: Price[];
}
/** Which of the card's immediate effects comes first? */
export interface Effects {
    ask: 'effects';
    seat: number;
    card: number;
    effects: number[];
}
/** Which card is taken without a family member? */
export interface BonusTake {
    ask: 'bonus-take';
    seat: number;
    kinds: string[];
    value: number;
    discount: {
        [k: string]: number;
    };
    floors: Floor[];
}
/** How many servants help? */
export interface LorenzoToldWork {
    ask: 'work';
    seat: number;
    action: string;
    value: number;
    board: number;
    single: boolean;
    bonus: boolean;
    helps: Help[];
}
/** So many servants: what the action is worth with them, and the cards that work then. */
export interface Help {
    servants: number;
    value: number;
    cards: number[];
}
/** Which one card works? */
export interface PickOne {
    ask: 'pick-one';
    seat: number;
    action: string;
    value: number;
    cards: Candidate[];
}
/** A card that could be chosen. */
export interface Candidate {
    card: number;
    possible: boolean;
}
/** Which buildings trade, and by which arrow? */
export interface Production {
    ask: 'production';
    seat: number;
    value: number;
    board: number;
    trades: LorenzoToldTrade[];
    wakers: number[];
    sleeping: number[];
    woken: Woken[];
    arrows: Arrows | null;
    pays: {
        [k: string]: number;
    };
    gains: {
        [k: string]: number;
    };
}
/** An arrow of a building: what it takes and brings once, and how often it was chosen. */
export interface LorenzoToldTrade {
    building: number;
    card: number;
    arrow: number;
    pays: {
        [k: string]: number;
    };
    receive: LorenzoPrintedEffect;
    gains: {
        [k: string]: number;
    };
    times: number;
    repeated: boolean;
    chosen: boolean;
    possible: boolean;
}
/** Receive goods. */
export interface Gain {
    effect: 'gain';
    goods: {
        [k: string]: number;
    };
}
/** Give goods back. */
export interface LorenzoEffectsLose {
    effect: 'lose';
    goods: {
        [k: string]: number;
    };
}
/** Receive goods for each own card of a kind. */
export interface PerCard {
    effect: 'per-card';
    kind: string;
    goods: {
        [k: string]: number;
    };
    capped?: boolean;
}
/** Receive goods for every so many held of a good. */
export interface PerHeld {
    effect: 'per-held';
    good: string;
    per: number;
    goods: {
        [k: string]: number;
    };
}
/** Receive goods for each leader in play. */
export interface PerLeader {
    effect: 'per-leader';
    goods: {
        [k: string]: number;
    };
}
/** Choose different privileges of the council. */
export interface Privileges {
    effect: 'privileges';
    n: number;
}
/** Take a card with an action of this value, for less. */
export interface Take {
    effect: 'take';
    kinds: string[];
    value: number;
    discount: {
        [k: string]: number;
    };
    towers?: string[];
}
/** Harvest or produce with an action of this value. */
export interface LorenzoEffectsWork {
    effect: 'work';
    action: string;
    value: number;
    cards?: number;
}
/** Harvest or produce with the cards of a rival. */
export interface Visit {
    effect: 'visit';
    action: string;
    value: number;
}
/** A coloured member is worth this in this round. */
export interface Raise {
    effect: 'raise';
    value: number;
}
/** Take the ability of a leader that a rival has in play. */
export interface Copy {
    effect: 'copy';
}
/** Choose one of several. */
export interface OneOf {
    effect: 'one-of';
    options: LorenzoPrintedEffect[][];
}
/** Make one of several trades. */
export interface Exchange {
    effect: 'exchange';
    options: LorenzoEffectsTrade[];
}
/** What is paid, and what comes of it. */
export interface LorenzoEffectsTrade {
    pay: {
        [k: string]: number;
    };
    receive: LorenzoPrintedEffect;
    repeated?: boolean;
    'each-rival'?: {
        [k: string]: number;
    };
}
/** Draw leaders. */
export interface DrawLeaders {
    effect: 'draw-leaders';
    n: number;
}
/** Play a leader, whatever it requires. */
export interface LorenzoEffectsPlayFree {
    effect: 'play-free';
    shown?: boolean;
}
/** Put an own card away for something. */
export interface DropOwn {
    effect: 'drop-own';
    kinds: string[];
    receive: LorenzoPrintedEffect;
}
/** Put a leader in play away for something. */
export interface Dismiss {
    effect: 'dismiss';
    receive: LorenzoPrintedEffect;
}
/** Receive what the token shows that lies on a card. */
export interface Slot {
    effect: 'slot';
    slot: string;
}
/** Draw level with the strongest. */
export interface MatchMilitary {
    effect: 'match-military';
}
/** Let own cards work, whatever their values. */
export interface Activate {
    effect: 'activate';
    kinds: string[];
    n: number;
}
/** Take a card that nobody took. */
export interface Fetch {
    effect: 'fetch';
    kinds: string[];
}
/** Draw tokens that show different things. */
export interface DrawDifferent {
    effect: 'draw-different';
    n: number;
}
/** Draw tokens and keep one of them. */
export interface DrawKeep {
    effect: 'draw-keep';
    n: number;
}
/** Harvest with less than a new territory asks for. */
export interface HarvestBelow {
    effect: 'harvest-below';
    n: number;
}
/** Each complete set of cards brings the next reward. */
export interface Sets {
    effect: 'sets';
    rewards: LorenzoPrintedEffect[];
}
/** Harvest or produce with the member that was placed. */
export interface EitherWork {
    effect: 'either-work';
}
/** Receive what an empty space of the market gives. */
export interface LorenzoEffectsMarket {
    effect: 'market';
}
/** Turn a seal, and receive from all that are turned. */
export interface Seals {
    effect: 'seals';
    seals: {
        [k: string]: number;
    }[];
}
/** Every rival puts a card away. */
export interface RivalsDrop {
    effect: 'rivals-drop';
    kinds: string[];
}
/** Every rival gives one of these. */
export interface RivalsGive {
    effect: 'rivals-give';
    options: {
        [k: string]: number;
    }[];
}
/** A card that works by another one, and the arrow by which it trades, if any. */
export interface Woken {
    card: number;
    arrow: number | null;
    times: number;
}
/** A card that works by another one: by which arrow does it trade? */
export interface Arrows {
    card: number;
    ways: Way[];
}
/** One of several numbered ways: what it takes, brings at once, and does as it is printed. */
export interface Way {
    option: number;
    pays: {
        [k: string]: number;
    };
    gains: {
        [k: string]: number;
    };
    possible: boolean;
    effects?: LorenzoPrintedEffect[];
}
/** Which privileges? */
export interface PickPrivileges {
    ask: 'pick-privileges';
    seat: number;
    n: number;
    again: boolean;
    privileges: Privilege[];
}
/** A privilege and what it brings. */
export interface Privilege {
    name: string;
    gains: {
        [k: string]: number;
    };
}
/** Is the church supported? */
export interface Faith {
    ask: 'faith';
    seat: number;
    faith: number;
    points: number;
    tile: string;
    spared: boolean;
}
/** Whose ability is copied? */
export interface CopyFrom {
    ask: 'copy-from';
    seat: number;
    leaders: Chief[];
}
/** A leader that could be chosen, and whose it is. */
export interface Chief {
    leader: string;
    owner: number;
    possible: boolean;
}
/** Which leader is played, whatever it asks for? */
export interface LorenzoToldPlayFree {
    ask: 'play-free';
    seat: number;
    leaders: Chief[];
    shown: boolean;
}
/** Which coloured member has another value in this round? */
export interface RaiseOne {
    ask: 'raise-one';
    seat: number;
    value: number;
    members: {
        [k: string]: number;
    };
}
/** Which leader in play is put away? */
export interface DismissLeader {
    ask: 'dismiss-leader';
    seat: number;
    piece: string;
    reward: LorenzoPrintedEffect | null;
    leaders: Chief[];
}
/** Which of the options of a card or leader? */
export interface PickOption {
    ask: 'pick-option';
    seat: number;
    piece: string;
    ways: Way[];
}
/** Which card is put away? */
export interface DropCard {
    ask: 'drop-card';
    seat: number;
    piece: string;
    reward: LorenzoPrintedEffect | null;
    kinds: string[];
    rival: number | null;
    cards: Candidate[];
}
/** Which token is paid? */
export interface PayTokens {
    ask: 'pay-tokens';
    seat: number;
    n: number;
    faces: number[];
}
/** How many servants stand in for a good? */
export interface ReplaceGoods {
    ask: 'replace-goods';
    seat: number;
    servants: number;
    goods: Replacement[];
}
/** A good that is owed, and how many servants can stand in for it. */
export interface Replacement {
    good: string;
    owed: number;
    fewest: number;
    most: number;
}
/** Which card works now, whatever its value? */
export interface ActivateCard {
    ask: 'activate-card';
    seat: number;
    kinds: string[];
    n: number;
    cards: Candidate[];
}
/** By which arrow does this card trade? */
export interface Arrow {
    ask: 'arrow';
    seat: number;
    card: number;
    ways: Way[];
}
/** Which of the cards that nobody took is taken now? */
export interface FetchCard {
    ask: 'fetch-card';
    seat: number;
    kinds: string[];
    cards: Candidate[];
}
/** Which of the drawn tokens is kept? */
export interface KeepToken {
    ask: 'keep-token';
    seat: number;
    faces: number[];
}
/** Harvest or production? */
export interface ChooseWork {
    ask: 'choose-work';
    seat: number;
    value: number;
    works: Labour[];
}
/** A kind of work to choose, and what it is worth before servants help. */
export interface Labour {
    option: number;
    action: string;
    value: number;
    possible: boolean;
}
/** Which card is taken that nobody wanted? */
export interface BuyLeftover {
    ask: 'buy-leftover';
    seat: number;
    pays: {
        [k: string]: number;
    };
    cards: Candidate[];
}
/** What of the market is received? */
export interface CollectMarket {
    ask: 'collect-market';
    seat: number;
    piece: string;
    spaces: LorenzoToldMarket[];
}
/** A space of the market that is empty, and what it gives. */
export interface LorenzoToldMarket {
    space: string;
    gains: {
        [k: string]: number;
    };
}
/** Which seal is turned? */
export interface FlipSeal {
    ask: 'flip-seal';
    seat: number;
    family: string;
    seals: Seal[];
}
/** A seal of a family. */
export interface Seal {
    seal: number;
    gains: {
        [k: string]: number;
    };
    possible: boolean;
}
/** What is given to the rival whose card demands it? */
export interface GiveGoods {
    ask: 'give-goods';
    seat: number;
    rival: number;
    card: number;
    ways: Way[];
}
/** Whose cards are used? */
export interface VisitBoard {
    ask: 'visit-board';
    seat: number;
    action: string;
    value: number;
    hosts: Host[];
}
/** A rival whose cards can be used, and those that work without help. */
export interface Host {
    seat: number;
    cards: number[];
    working: number[];
}
/** Actions of a kind are worth more, or less. */
export interface Value {
    ability: 'value';
    action: string;
    n: number;
}
/** Cards cost less, by one of the options. */
export interface Discount {
    ability: 'discount';
    kinds: string[];
    options: {
        [k: string]: number;
    }[];
}
/** Some floors give no bonus. */
export interface NoFloorBonus {
    ability: 'no-floor-bonus';
    floors: number[];
}
/** Members may enter occupied spaces. */
export interface Shares {
    ability: 'shares';
}
/** Occupied towers cost nothing. */
export interface NoFee {
    ability: 'no-fee';
    towers: string[];
}
/** Coloured members are worth this, whatever the dice show. */
export interface Fixed {
    ability: 'fixed';
    value: number;
}
/** Coloured members are worth more, or less. */
export interface Coloured {
    ability: 'coloured';
    n: number;
}
/** The neutral member is worth more. */
export interface Neutral {
    ability: 'neutral';
    n: number;
}
/** Territories are taken without military points. */
export interface NoMilitary {
    ability: 'no-military';
}
/** Immediate effects of cards give these goods twice. */
export interface Doubled {
    ability: 'doubled';
    goods: string[];
}
/** Supporting the church brings goods besides. */
export interface Support {
    ability: 'support';
    goods: {
        [k: string]: number;
    };
}
/** Each source gives one less of these goods. */
export interface Less {
    ability: 'less';
    goods: string[];
}
/** No member may be placed in an area. */
export interface Barred {
    ability: 'barred';
    area: string;
}
/** One more of value takes so many servants. */
export interface Servants {
    ability: 'servants';
    n: number;
}
/** The first turn of every round is passed. */
export interface Rests {
    ability: 'rests';
}
/** Cards of a kind score nothing at the end. */
export interface NoPoints {
    ability: 'no-points';
    kind: string;
}
/** Points are lost at the end for every so many of something. */
export interface LorenzoAbilitiesLose {
    ability: 'lose';
    what: string;
    per: number;
    points?: number;
    most?: number;
}
/** Something happens each time a card is taken. */
export interface OnTake {
    ability: 'on-take';
    kinds: string[];
    effect: LorenzoPrintedEffect;
}
/** Something happens each time a leader is played. */
export interface OnLeader {
    ability: 'on-leader';
    effect: LorenzoPrintedEffect;
}
/** Something happens each time a member goes to the market. */
export interface OnMarket {
    ability: 'on-market';
    effect: LorenzoPrintedEffect;
}
/** Something happens each time one is excommunicated. */
export interface OnExcommunicated {
    ability: 'on-excommunicated';
    effect: LorenzoPrintedEffect;
}
/** In one's own turn this may be given for that. */
export interface LorenzoAbilitiesSwap {
    ability: 'swap';
    pay: {
        [k: string]: number;
    };
    receive: {
        [k: string]: number;
    };
}
/** There is one family member more. */
export interface ExtraMember {
    ability: 'extra-member';
    member: string;
    value: number;
}
/** A space that nobody else may use. */
export interface OwnSpace {
    ability: 'own-space';
    space: string;
    value: number;
    effects: LorenzoPrintedEffect[];
}
/** Leaders are played without so many of their conditions. */
export interface WaiveCondition {
    ability: 'waive-condition';
    n: number;
}
/** Servants may stand in for these goods. */
export interface ServantsPay {
    ability: 'servants-pay';
    goods: string[];
}
/** Ventures do not take the military points that they need. */
export interface UnpaidMilitary {
    ability: 'unpaid-military';
}
/** These goods are kept when they are spent on buildings. */
export interface Stores {
    ability: 'stores';
    goods: string[];
}
/** More cards of a kind may be had, and the last ones score this. */
export interface CardLimit {
    ability: 'card-limit';
    kind: string;
    limit: number;
    points: number[];
}
/** A card that is left in a tower may be had for this. */
export interface BuysLeftover {
    ability: 'buys-leftover';
    pay: {
        [k: string]: number;
    };
}
/** Tiles lie on the faith track, by space. */
export interface FaithTiles {
    ability: 'faith-tiles';
    tiles: {
        [k: string]: {
            [k: string]: number;
        };
    };
}
/** Excommunication does not touch this player. */
export interface NotExcommunicated {
    ability: 'not-excommunicated';
}
/** The large space of an action takes nothing off. */
export interface NoLargeMalus {
    ability: 'no-large-malus';
    action: string;
}
/** Each servant adds so much to the value of an action. */
export interface ValuePerServant {
    ability: 'value-per-servant';
    n: number;
}
/** Each gain of points brings more of them. */
export interface MorePoints {
    ability: 'more-points';
    n: number;
}
/** One more privilege comes with others. */
export interface ExtraPrivilege {
    ability: 'extra-privilege';
}
/** Every privilege brings goods besides, but some cannot be picked. */
export interface PrivilegeWith {
    ability: 'privilege-with';
    goods: {
        [k: string]: number;
    };
    without: string[];
}
/** A development card. */
export interface LorenzoThingsCard {
    piece: 'card';
    number: number;
    kind: string;
    tower: string;
    period: number;
    value: number;
    costs: Cost[];
    now: LorenzoPrintedEffect[];
    each: LorenzoPrintedEffect[];
    trades: LorenzoEffectsTrade[];
    standing: LorenzoPrintedAbility[];
    points: number;
    end?: Promise | null;
    slot?: boolean;
    leaders?: boolean;
    module?: string;
}
/** One way to pay for a card. */
export interface Cost {
    pay: {
        [k: string]: number;
    };
    military: number;
    'each-rival'?: {
        [k: string]: number;
    };
}
/** Points at the end for goods, for cards of a kind or for leaders in play. */
export interface Promise {
    vp: number;
    per?: {
        [k: string]: number;
    };
    'per-card'?: string;
    'per-leader'?: boolean;
    most?: number | null;
}
/** A leader card. */
export interface LorenzoThingsLeader {
    piece: 'leader';
    requires: {
        [k: string]: number;
    };
    most: {
        [k: string]: number;
    };
    played: LorenzoPrintedEffect[];
    once: LorenzoPrintedEffect[];
    standing: LorenzoPrintedAbility[];
    module?: string;
}
/** An excommunication tile. */
export interface Tile {
    piece: 'tile';
    period: number;
    ability: LorenzoPrintedAbility;
    module?: string;
}
/** A personal bonus tile. */
export interface BonusTile {
    piece: 'bonus';
    harvest: {
        [k: string]: number;
    };
    production: {
        [k: string]: number;
    };
    module?: string;
}
/** A family tile. */
export interface Family {
    piece: 'family';
    standing: LorenzoPrintedAbility[];
    received: LorenzoPrintedEffect[];
    leaders: number;
    module?: string;
}
/** What a token can show. */
export interface LorenzoThingsToken {
    piece: 'token';
    goods: {
        [k: string]: number;
    };
    module?: string;
}
/** A tile that is bid on: the goods of each row, the lowest bid first. */
export interface LorenzoThingsLot {
    piece: 'lot';
    rows: {
        [k: string]: number;
    }[];
    module?: string;
}
/** A place for family members outside the towers. */
export interface Space {
    piece: 'space';
    name: string;
    area: string;
    value: number;
    malus: number;
    shared: boolean;
    players: number;
    effects: LorenzoPrintedEffect[];
    module?: string;
}
/** A tower: what its floors ask and give. */
export interface Tower {
    name: string;
    kind: string;
    spaces: string[];
    values: number[];
    bonus: {
        [k: string]: number;
    }[];
}
/** A side chose its mandatory missions; only that side hears which. */
export interface MissionsChosen {
    event: 'MissionsChosen';
    known: number[];
    seat: number;
    mandatory: string[] | null;
}
/** Chance named who begins. */
export interface FirstPlayer {
    event: 'FirstPlayer';
    seat: number;
}
/** A seat is to move. */
export interface RenaissanceTurnBegan {
    event: 'TurnBegan';
    seat: number;
    turn: number;
}
/** A seat loses its turn, with all that was to hold in it. */
export interface TurnSkipped {
    event: 'TurnSkipped';
    seat: number;
    turn: number;
}
/** A material lies on a cell of a castle; it comes from hand, stock or a rival's stock. */
export interface Built {
    event: 'Built';
    seat: number;
    card: string;
    cell: number;
    kind: string;
    value: number;
    origin: string;
    givers: number[];
    mates: number[];
}
/** A material of one's own castle gave way to one of the hand. */
export interface RenaissanceReplaced {
    event: 'Replaced';
    seat: number;
    card: string;
    cell: number;
    old: string;
    value: number;
    mates: number[];
}
/** A seat announced an action; its origin is hand, stock or repeat. */
export interface ActionPlayed {
    event: 'ActionPlayed';
    seat: number;
    card: string;
    origin: string;
    givers: number[];
    hits: number[];
}
/** The action just announced hits twice as many cards, or players; or it cannot be doubled. */
export interface ActionDoubled {
    event: 'ActionDoubled';
    seat: number;
    card: string;
    what: string;
}
/** The action just announced is aimed at a seat, or at a special on the side of a seat. */
export interface ActionAimed {
    event: 'ActionAimed';
    seat: number;
    card: string;
    target: number;
    special: string | null;
}
/** A trap cancels an action for its owner and goes to the attacker's zone. */
export interface TrapSprung {
    event: 'TrapSprung';
    seat: number;
    card: string;
    attacker: number;
    where: string;
    points: number;
    mates: number[];
    takers: number[];
}
/** A special in a zone cancelled an action for everybody. */
export interface ActionCancelled {
    event: 'ActionCancelled';
    seat: number;
    by: string;
    card: string;
}
/** A seat turned its part of an action against who played it. */
export interface ActionTurned {
    event: 'ActionTurned';
    seat: number;
    by: string;
    card: string;
    attacker: number;
}
/** Everybody was asked, and an action takes its course. */
export interface ActionStands {
    event: 'ActionStands';
    seat: number;
    card: string;
}
/** A seat is about to lay a special somewhere; whose is None until that is chosen too. */
export interface SpecialChosen {
    event: 'SpecialChosen';
    seat: number;
    card: string;
    whose: number | null;
    origin: string;
}
/** A special was laid, on the side of a seat: in its zone or stock, over it, or on a cell. */
export interface SpecialLaid {
    event: 'SpecialLaid';
    seat: number;
    card: string;
    where: string;
    whose: number;
    cell: number | null;
    origin: string;
    points: number;
    givers: number[];
    mates: number[];
}
/** A card went from somebody's hand, stock or castle to the discard pile. */
export interface Discarded {
    event: 'Discarded';
    seat: number;
    card: string;
    origin: string;
    givers: number[];
}
/** Chance took a card of a stock to the discard pile. */
export interface ChanceDiscarded {
    event: 'ChanceDiscarded';
    seat: number;
    whose: number;
    card: string;
    mates: number[];
}
/** A seat plays cards of its stock. */
export interface StockOpened {
    event: 'StockOpened';
    seat: number;
}
/** A seat put a card into its stock; only its side hears which. */
export interface RenaissanceStored {
    event: 'Stored';
    known: number[];
    seat: number;
    card: string | null;
    sheltered: boolean;
}
/** A seat filled its hand from the pile; only that seat hears with what. */
export interface Drew {
    event: 'Drew';
    known: number[];
    seat: number;
    count: number;
    cards: string[] | null;
}
/** A material left a castle for the discard pile, with the specials on it. */
export interface MaterialLost {
    event: 'MaterialLost';
    seat: number;
    whose: number;
    card: string;
    cell: number;
    specials: string[];
    value: number;
    mates: number[];
}
/** A material moved from another castle into one's own, with the specials on it. */
export interface MaterialTaken {
    event: 'MaterialTaken';
    seat: number;
    whose: number;
    card: string;
    cell: number;
    to: number;
    value: number;
    mates: number[];
    givers: number[];
}
/** Two materials of two castles took each other's place. */
export interface MaterialsSwapped {
    event: 'MaterialsSwapped';
    seat: number;
    whose: number;
    card: string;
    cell: number;
    own: string;
    own_cell: number;
    value: number;
    own_value: number;
    mates: number[];
    others: number[];
}
/** The materials of a castle are taken up, to be laid out anew. */
export interface CastleLifted {
    event: 'CastleLifted';
    seat: number;
    cards: string[];
}
/** A material that was taken up lies on a cell, or (None) the cell stays empty. */
export interface MaterialRelaid {
    event: 'MaterialRelaid';
    seat: number;
    card: string | null;
    cell: number;
    mates: number[];
}
/** A hand was shown to a seat, or (seat None) to all. */
export interface HandSeen {
    event: 'HandSeen';
    known: number[];
    seat: number | null;
    whose: number;
    cards: string[] | null;
}
/** A stock was shown to a seat. */
export interface StockSeen {
    event: 'StockSeen';
    known: number[];
    seat: number;
    whose: number;
    cards: string[] | null;
}
/**
 * A card went from one hidden place to another; those who may know hear which.
 *
 *     Places are hand, stock, vault (of a seat's side), tray (laid aside while an exchange goes on)
 *     and pool. Chance is True where nobody chose the card.
 */
export interface CardMoved {
    event: 'CardMoved';
    known: number[];
    seat: number;
    card: string | null;
    origin: string;
    origin_seat: number;
    to: string;
    to_seat: number;
    chance: boolean;
    givers: number[];
    takers: number[];
}
/** Two seats exchanged their hands; the two hear what each received. */
export interface HandsSwapped {
    event: 'HandsSwapped';
    known: number[];
    seat: number;
    whose: number;
    received: string[] | null;
    given: string[] | null;
    received_size: number;
    given_size: number;
}
/** A seat looked at the pool. */
export interface PoolSeen {
    event: 'PoolSeen';
    known: number[];
    seat: number;
    cards: string[] | null;
}
/** A seat added a card to the offer it makes: its own, or (wanted) one it asks for. */
export interface OfferGrew {
    event: 'OfferGrew';
    known: number[];
    seat: number;
    whose: number;
    card: string | null;
    wanted: boolean;
}
/** A seat offered cards of its hand for cards of another's; the two hear which. */
export interface OfferMade {
    event: 'OfferMade';
    known: number[];
    seat: number;
    whose: number;
    given: string[] | null;
    taken: string[] | null;
    counter: boolean;
}
/** An offer was accepted, or not. */
export interface OfferAnswered {
    event: 'OfferAnswered';
    seat: number;
    whose: number;
    accepted: boolean;
}
/** Cards from the top of the pile were turned up for all. */
export interface PileShown {
    event: 'PileShown';
    seat: number;
    cards: string[];
}
/** A seat took a card that was turned up. */
export interface PileTaken {
    event: 'PileTaken';
    seat: number;
    card: string;
}
/** A seat laid a card that was turned up on top of the pile. */
export interface PileReturned {
    event: 'PileReturned';
    seat: number;
    card: string;
}
/** A special that was in play, or in one's own stock, went to the discard pile. */
export interface SpecialDiscarded {
    event: 'SpecialDiscarded';
    seat: number;
    whose: number;
    card: string;
    where: string;
    along: string[];
    points: number;
    stored: number;
    mates: number[];
}
/** A seat took a special in play into its hand. */
export interface SpecialTaken {
    event: 'SpecialTaken';
    seat: number;
    whose: number;
    card: string;
    along: string[];
    points: number;
    stored: number;
    mates: number[];
}
/** A seat showed another one of its mandatory missions; the two sides hear which. */
export interface MissionShown {
    event: 'MissionShown';
    known: number[];
    seat: number;
    whose: number;
    mission: string | null;
}
/** A princely mission is accomplished and lies face up. */
export interface MissionClaimed {
    event: 'MissionClaimed';
    seat: number;
    mission: string;
    points: number;
    mandatory: boolean;
    mates: number[];
}
/** A princely mission would hold for a side, which does not turn it up: it has not got it. */
export interface MissionMissing {
    event: 'MissionMissing';
    seat: number;
    mission: string;
}
/** Something will hold in a seat's next turn: the name of a modifier, and its number. */
export interface Restrained {
    event: 'Restrained';
    seat: number;
    whose: number;
    modifier: string;
    count: number;
}
/** No action affects this castle until its owner's next turn. */
export interface CastleProtected {
    event: 'CastleProtected';
    seat: number;
}
/** A seat performs one more operation. */
export interface OperationGranted {
    event: 'OperationGranted';
    seat: number;
}
/** A seat will take another turn after this one. */
export interface TurnGranted {
    event: 'TurnGranted';
    seat: number;
}
/** A seat could not pay what an action asks for first. */
export interface CostUnpaid {
    event: 'CostUnpaid';
    seat: number;
    card: string;
}
/** A step of an action had nothing to do with this seat's hand or stock. */
export interface NothingFound {
    event: 'NothingFound';
    seat: number;
    where: string;
}
/** A card that was seen went to the zone of who held it. */
export interface KeyringFound {
    event: 'KeyringFound';
    seat: number;
    card: string;
    origin: string;
    points: number;
    givers: number[];
    mates: number[];
}
/** What lay on a stock went to the zone of its owner. */
export interface StockUnlocked {
    event: 'StockUnlocked';
    seat: number;
    card: string;
    points: number;
    mates: number[];
}
/** An action that attacked a castle lies under a special of its owner. */
export interface AttackCollected {
    event: 'AttackCollected';
    seat: number;
    card: string;
    under: string;
    points: number;
    mates: number[];
}
/** The game has ended: because a castle is full (`castle`) or the pile empty (`pile`). */
export interface RenaissanceGameOver {
    event: 'GameOver';
    reason: string;
    seat: number;
    accomplished: string[][];
    hands: string[][];
    stocks: string[][];
    vaults: string[][];
    missions: string[][];
    away: string[][];
}
/** Which missions are mandatory? */
export interface ChooseMissions {
    ask: 'choose-missions';
    seat: number;
    missions: string[];
    count: number;
    rest: 'away' | 'optional';
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** What does the seat do in its turn? */
export interface Operation {
    ask: 'operation';
    seat: number;
    limits: {
        [k: string]: number;
    };
    uses?: boolean;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which card of the stock is played? */
export interface PlayStock {
    ask: 'play-stock';
    seat: number;
    played: number;
    uses?: boolean;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Cards that are looked through together: those the seat may know, and how many it may not. */
export interface Row {
    called:
        | 'hand'
        | 'hand-of'
        | 'lifted'
        | 'pile'
        | 'pool'
        | 'specials'
        | 'specials-of'
        | 'stock'
        | 'stock-of'
        | 'tray';
    whose: number;
    cards: string[];
    hidden?: number;
    used?: boolean;
}
/** Is another material placed? */
export interface BuildMore {
    ask: 'build-more';
    seat: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Does a card go into the stock? */
export interface RenaissanceToldStore {
    ask: 'store';
    seat: number;
    free: number;
    sheltered: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Is a card drawn from the hand of who placed such a material? */
export interface RenaissanceToldToll {
    ask: 'toll';
    seat: number;
    whose: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Is a mission turned up, after another's turn or at the very end? */
export interface Claim {
    ask: 'claim';
    seat: number;
    last: boolean;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which mandatory mission is shown to somebody? */
export interface ShowMission {
    ask: 'show-mission';
    seat: number;
    whose: number;
    missions: string[];
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Whom is the action aimed at? */
export interface Target {
    ask: 'target';
    seat: number;
    card: string;
    chosen: number[];
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which special is the action aimed at? */
export interface Aim {
    ask: 'aim';
    seat: number;
    card: string;
    chosen: string[];
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** An opponent has played an action: is it let be? */
export interface AnswerAction {
    ask: 'answer-action';
    seat: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    whose: number;
    card: string;
    targets: number[];
    canceller: string | null;
    turner: string | null;
    attacked?: boolean;
}
/** An opponent's action attacks the castle of the seat: is it let be? */
export interface AnswerAttack {
    ask: 'answer-attack';
    seat: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    whose: number;
    card: string;
    targets: number[];
    canceller: string | null;
    turner: string | null;
    attacked?: boolean;
}
/** Is the action repeated that just took place? */
export interface RepeatAction {
    ask: 'repeat-action';
    seat: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
    whose: number;
    card: string;
    special: string | null;
}
/** The turn begins: is the last action of an opponent repeated? */
export interface RepeatLast {
    ask: 'repeat-last';
    seat: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
    whose: number;
    card: string;
    special: string | null;
}
/** Which action follows, hitting twice? */
export interface DoubleWhich {
    ask: 'double-which';
    seat: number;
    rows: Row[] | null;
    buttons: string[];
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Twice as many cards, or twice as many players? */
export interface DoubleHow {
    ask: 'double-how';
    seat: number;
    card: string;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Which special of who played the action goes instead? */
export interface RemoveSpecial {
    ask: 'remove-special';
    seat: number;
    whose: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** On whose side is a special laid? */
export interface LayOn {
    ask: 'lay-on';
    seat: number;
    card: string;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Into which slot of the stock is a special laid? */
export interface LaySlot {
    ask: 'lay-slot';
    seat: number;
    card: string;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** On which material is a special laid, or in whose place? */
export interface LayCell {
    ask: 'lay-cell';
    seat: number;
    card: string;
    castle: number;
    instead: boolean;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which material is built under a special, and where? */
export interface Roof {
    ask: 'roof';
    seat: number;
    card: string;
    points: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which material gives way to which of the hand? */
export interface Renovate {
    ask: 'renovate';
    seat: number;
    higher: boolean;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which of the seat's own specials goes? */
export interface DiscardOwn {
    ask: 'discard-own';
    seat: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Which special of a side comes into the hand? */
export interface RenaissanceToldTakeSpecial {
    ask: 'take-special';
    seat: number;
    whose: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Which material is placed? */
export interface RenaissanceToldPlaceMaterials {
    ask: 'place-materials';
    seat: number;
    least: number;
    left: number;
    match: 'in_play' | 'none' | 'same_kind' | 'same_value';
    value: number | null;
    kind: string | null;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Is a material placed like one of those just placed? */
export interface MatchBuild {
    ask: 'match-build';
    seat: number;
    whose: number;
    placed: Placed[];
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** A material that was just placed, and whether the seat has matched it. */
export interface Placed {
    kind: string;
    value: number;
    matched: boolean;
}
/** Is a material of somebody's stock built? */
export interface BuildFromStock {
    ask: 'build-from-stock';
    seat: number;
    whose: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Which material is lost? */
export interface Strike {
    ask: 'strike';
    seat: number;
    whose: number;
    castle: number;
    own: boolean;
    left: number;
    cells: number[];
    falls: boolean;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which side of the own castle is lost? */
export interface Flank {
    ask: 'flank';
    seat: number;
    whose: number;
    left: number[];
    right: number[];
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which material of a castle is taken, and where does it go? */
export interface Steal {
    ask: 'steal';
    seat: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    whose: number;
    castle: number;
    left: number;
    duel?: boolean;
}
/** Which material of a castle changes places with which of one's own? */
export interface RenaissanceToldSwap {
    ask: 'swap';
    seat: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    whose: number;
    castle: number;
    left: number;
    duel?: boolean;
}
/** What goes onto a cell of the castle that is laid out anew? */
export interface Relay {
    ask: 'relay';
    seat: number;
    cell: number;
    kind: string;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Which card of the hand is discarded? */
export interface DiscardHand {
    ask: 'discard-hand';
    seat: number;
    left: number;
    only: string;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which cards of the hand are thrown away? */
export interface DiscardAny {
    ask: 'discard-any';
    seat: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which card of a hand is taken? */
export interface TradeTake {
    ask: 'trade-take';
    seat: number;
    whose: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Which card of the hand is given back? */
export interface TradeGive {
    ask: 'trade-give';
    seat: number;
    whose: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which card of the stock is discarded? */
export interface DiscardStock {
    ask: 'discard-stock';
    seat: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which cards of a stock are wanted for cards of one's own? */
export interface StoreExchange {
    ask: 'store-exchange';
    seat: number;
    whose: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Which card of the stock goes in exchange? */
export interface StoreReturn {
    ask: 'store-return';
    seat: number;
    whose: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Which cards of the stock come into the hand? */
export interface Sin {
    ask: 'sin';
    seat: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Which card of the hand goes into the stock? */
export interface SinReturn {
    ask: 'sin-return';
    seat: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Which card goes into the pool? */
export interface PoolCard {
    ask: 'pool-card';
    seat: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
}
/** Which card of the pool does a seat get? */
export interface DealPool {
    ask: 'deal-pool';
    seat: number;
    whose: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Which of the cards turned up is taken? */
export interface TakeDrawn {
    ask: 'take-drawn';
    seat: number;
    left: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** Which card lies on top of the pile next? */
export interface ReturnDrawn {
    ask: 'return-drawn';
    seat: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    rows: Row[];
    buttons?: string[];
}
/** What is offered, and for what? */
export interface Offer {
    ask: 'offer';
    seat: number;
    counter: boolean;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    whose: number;
    gives: string[];
    gets: string[];
    making?: boolean;
}
/** Is the offer accepted? */
export interface AnswerOffer {
    ask: 'answer-offer';
    seat: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    whose: number;
    gives: string[];
    gets: string[];
    making?: boolean;
}
/** Is the other's offer accepted? */
export interface AnswerCounter {
    ask: 'answer-counter';
    seat: number;
    verb?: string;
    place?: 'missions' | 'others' | 'own';
    whose: number;
    gives: string[];
    gets: string[];
    making?: boolean;
}
/** Materials leave a castle; with them, in a cascade, all that rests on them. */
export interface LoseMaterials {
    step: 'lose_materials';
    who: string;
    count: number | string;
    chooser: string;
    filter?: Filter;
    region?: string;
    cascade?: boolean;
}
/** Which cards or materials are meant; what is left away does not matter. */
export interface Filter {
    is?: string;
    pure?: boolean;
    kinds?: string[];
    values?: number[];
    exposed?: boolean;
    any?: Filter[];
    among?: string[];
}
/** Materials go from castle to castle. */
export interface StealMaterial {
    step: 'steal_material';
    who: string;
    count: number;
    filter?: Filter;
}
/** Materials of two castles change places. */
export interface SwapMaterials {
    step: 'swap_materials';
    who: string;
    count: number;
}
/** A castle is laid out anew. */
export interface RearrangeCastle {
    step: 'rearrange_castle';
    who: string;
}
/** Materials of the hand are placed. */
export interface RenaissanceStepsPlaceMaterials {
    step: 'place_materials';
    who: string;
    min: number;
    max: number | null;
    match: string;
}
/** Others may place the like. */
export interface OthersPlaceMatching {
    step: 'others_place_matching';
    who: string;
}
/** Cards of a stock are discarded. */
export interface StockDiscard {
    step: 'stock_discard';
    who: string;
    count: number;
    chooser: string;
}
/** A stock is looked at. */
export interface StockLook {
    step: 'stock_look';
    who: string;
}
/** Cards of two stocks change places. */
export interface StockExchange {
    step: 'stock_exchange';
    who: string;
}
/** A material of a stock may be built. */
export interface StockTakeMaterial {
    step: 'stock_take_material';
    who: string;
    count: number;
}
/** Cards of the own stock and hand change places. */
export interface StockHandExchange {
    step: 'stock_hand_exchange';
    who: string;
}
/** A hand is looked at. */
export interface HandLook {
    step: 'hand_look';
    who: string;
    audience: string;
}
/** Cards of a hand are taken, and others given. */
export interface HandTrade {
    step: 'hand_trade';
    who: string;
    take: number;
    take_chooser: string;
    give: number;
}
/** Two hands are exchanged. */
export interface HandSwap {
    step: 'hand_swap';
    who: string;
}
/** Cards of a hand are discarded. */
export interface HandDiscard {
    step: 'hand_discard';
    who: string;
    count: number | string;
    chooser: string;
    filter?: Filter;
    cost?: boolean;
}
/** Two may agree on an exchange. */
export interface HandNegotiate {
    step: 'hand_negotiate';
    who: string;
}
/** Cards of all hands are dealt out anew. */
export interface HandPool {
    step: 'hand_pool';
    count: number;
    blind: boolean;
}
/** Cards of the pile are turned up, and some taken. */
export interface DrawLook {
    step: 'draw_look';
    look: number;
    take: number;
}
/** Cards of the pile are turned up until some are such. */
export interface DrawUntil {
    step: 'draw_until';
    count: number;
    filter?: Filter;
}
/** Specials are discarded. */
export interface DiscardSpecial {
    step: 'discard_special';
    whose: string;
    where: string[];
    count: number;
}
/** Specials in play are taken into the hand. */
export interface RenaissanceStepsTakeSpecial {
    step: 'take_special';
    who: string;
    where: string[];
    count: number;
}
/** Missions are shown. */
export interface ShowMissions {
    step: 'show_mission';
    who: string;
    count: number;
}
/** Something holds in a next turn. */
export interface Restrain {
    step: 'modifier';
    who: string;
    name: string;
    count?: number;
    from?: string;
}
/** A castle is safe until the next turn. */
export interface CastleImmunity {
    step: 'castle_immunity';
    who: string;
}
/** Another operation follows. */
export interface ExtraOperation {
    step: 'extra_operation';
}
/** Another turn follows. */
export interface ExtraTurn {
    step: 'extra_turn';
}
/** Another action follows, doubled. */
export interface DoubleAction {
    step: 'double_action';
}
/** An action is turned round. */
export interface ReflectAction {
    step: 'reflect_action';
}
/** The stock under it is locked until such a card is discarded. */
export interface LockStock {
    effect: 'lock_stock';
    unlock: Filter;
}
/** Who placed such a material pays cards for it. */
export interface RenaissanceAbilitiesToll {
    effect: 'toll';
    filter: Filter;
    count: number;
}
/** Opponents' actions cannot touch it. */
export interface ImmuneSelf {
    effect: 'immune_self';
}
/** No action touches the material under it. */
export interface ImmuneMaterial {
    effect: 'immune_material';
}
/** Opponents' actions, or only their attacks, do not touch the materials beside it. */
export interface ImmuneAdjacent {
    effect: 'immune_adjacent';
    only_attacks?: boolean;
}
/** Cancels an attack on castle or stock. */
export interface Trap {
    effect: 'trap';
    scope: string;
}
/** Cancels an action. */
export interface CancelAction {
    effect: 'cancel_action';
    uses: number;
}
/** Actions that attack its owner's castle lie under it. */
export interface CollectAttacks {
    effect: 'collect_attacks';
    points_each: number;
}
/** More slots for the stock, which actions do not reach. */
export interface ExtraStock {
    effect: 'extra_stock';
    slots: number;
}
/** Repeats an action. */
export interface DuplicateAction {
    effect: 'duplicate_action';
    uses: number;
    when: string;
}
/** Counts as the best special of an opposing zone. */
export interface CopySpecial {
    effect: 'copy_special';
}
/** Brings points for materials of an opposing castle. */
export interface ScoreCount {
    effect: 'score_count';
    count: Filter;
    points_each: number;
}
/** The material under it is of any kind. */
export interface ChangeKind {
    effect: 'change_kind';
}
/** Goes to its holder's zone when another sees it. */
export interface ZoneWhenSeen {
    effect: 'zone_when_seen';
}
/** Materials of the castle give way to others. */
export interface ReplaceMaterials {
    effect: 'replace_materials';
    require: string;
}
/** Random cards of the stock it comes to are discarded. */
export interface StockLoss {
    effect: 'stock_discard';
    count: number;
}
/** Filled cells. */
export interface FilledCells {
    name: 'filled_cells';
}
/** Free cells of a kind. */
export interface EmptyCells {
    name: 'empty_cells';
    kind: string;
}
/** What a castle is worth. */
export interface CastlePoints {
    name: 'castle_points';
}
/** What specials are worth. */
export interface SpecialPoints {
    name: 'special_points';
}
/** Materials of a castle. */
export interface Materials {
    name: 'materials';
    filter: Filter;
}
/** Cards of hand and stock. */
export interface CardsHeld {
    name: 'cards';
    zones: string[];
    filter: Filter;
}
/** Free slots of the stock. */
export interface FreeStockSlots {
    name: 'free_stock_slots';
}
/** Points of the other missions. */
export interface OtherMissionPoints {
    name: 'other_mission_points';
}
/** Specials laid on the own side in the whole game. */
export interface SpecialsPlaced {
    name: 'specials_placed_on_own_side';
}
/** Specials that lie on the own side and were laid by its players. */
export interface SpecialsHere {
    name: 'specials_on_own_side_by_self';
}
/** Materials that an opponent has too. */
export interface SharedWithOpponent {
    name: 'shared_with_opponent';
}
/** Something that is counted as it happens. */
export interface Counter {
    name: 'counter';
    counter: string;
}
/** A number is at most, at least or exactly another. */
export interface Compare {
    op: 'compare';
    metric: RenaissancePrintedMetric;
    rel: string;
    value: number;
}
/** A side has the most or the least of all. */
export interface Extreme {
    op: 'extreme';
    metric: RenaissancePrintedMetric;
    which: string;
}
/** A side is so much behind one of its opponents. */
export interface Behind {
    op: 'behind';
    metric: RenaissancePrintedMetric;
    versus: string;
    by: number;
}
/** All materials of a castle are such. */
export interface EveryMaterial {
    op: 'every_material';
    filter: Filter;
}
/** Something was done once. */
export interface Done {
    op: 'flag';
    name: string;
}
/** Several conditions hold. */
export interface All {
    op: 'all';
    of: RenaissancePrintedCondition[];
}
/** A card that is played or built. */
export interface Composite {
    type: 'composite';
    family: string;
    key: string;
    attack: string[];
    reaction: boolean;
    double: string[];
    steps: RenaissancePrintedStep[];
    kinds: string[];
    value: number;
}
/** A card that is played. */
export interface Action {
    type: 'action';
    family: string;
    key: string;
    attack: string[];
    reaction: boolean;
    double: string[];
    steps: RenaissancePrintedStep[];
}
/** A card that is built. */
export interface Material {
    type: 'material';
    family: string;
    kinds: string[];
    value: number;
}
/** A card that is laid, and its points, there where they count. */
export interface Special {
    type: 'special';
    family: string;
    where: string;
    points: number;
    counts: string;
    effects: RenaissancePrintedAbility[];
}
/** A mission that is judged in the end. */
export interface Royal {
    type: 'royal';
    family: string;
    points: number;
    condition: RenaissancePrintedCondition;
}
/** A mission that is accomplished on the way. */
export interface Princely {
    type: 'princely';
    family: string;
    points: number;
    condition: RenaissancePrintedCondition;
}
/** A castle: its width in half cells, its rows, how many cells of each kind, and the cells. */
export interface Castle {
    type: 'castle';
    width: number;
    rows: number;
    counts: {
        [k: string]: number;
    };
    cells: Place[];
}
/** A cell of a castle, and the numbers of those around it. */
export interface Place {
    number: number;
    row: number;
    x: number;
    kind: string;
    rests_on: number[];
    adjacent: number[];
}
/** Any message of a client. */
export interface Ask {
    type: 'ask';
}
/** How a player has fared against some: in how many games they came before them. */
export interface Against {
    game: string;
    bot: string;
    games: number;
    before: number;
}
/** What somebody came to on a day: points by deal. */
export interface DailyDay {
    day: string;
    points: {
        [k: string]: number;
    };
}
/** A deal of the day, the same for all who play it. */
export interface DailyDeal {
    name: string;
    game: string;
    bots: string[];
    tried: number;
    best?: number | null;
    table?: string | null;
    points?: number | null;
    rank?: number | null;
}
/** The deals of today, and how you have fared. */
export interface DailyDeals {
    day: string;
    ends: number;
    deals: DailyDeal[];
    streak?: number;
    days?: DailyDay[];
}
/** What a day's deal came to; told to those who have finished it, and to all when it is over. */
export interface DailyResults {
    day: string;
    deal: DailyDeal;
    over: boolean;
    told: boolean;
    points?: number[];
    best?: DailyScore[];
}
/** Somebody's result of a deal of the day. */
export interface DailyScore {
    rank: number;
    points: number;
    lasted: number;
    name: string;
    player: string;
    table?: string | null;
}
/** Where you play. */
export interface Entered {
    table: string;
}
/** Somebody in a list of those who lead. */
export interface BottegaWireClubLeader {
    rank: number;
    shown: number;
    spread: number;
    games: number;
    name?: string;
    player?: string;
    bot?: string | null;
}
/** Those who lead in a pool: of all time, or at the end of a season. */
export interface Leaders {
    game: string;
    pool: string;
    leaders: BottegaWireClubLeader[];
    seasons: string[];
    season?: string;
}
/** A game that a player has played. */
export interface PlayedGame {
    table: string;
    game: string;
    ended: number;
    lasted: number;
    pool: string;
    seat: number;
    won: boolean;
    sittings: Sitting[];
    change?: number | null;
    contest?: string | null;
    tournament?: string | null;
}
/** Who sat at a table, and what the game came to for them. */
export interface Sitting {
    place: number;
    points: number;
    name?: string;
    player?: string;
    bot?: string | null;
    gave_up?: boolean;
}
/** Some games, the latest first. */
export interface PlayedGames {
    games: PlayedGame[];
    next?: string | null;
}
/** A player's page. */
export interface Player {
    id: string;
    name: string;
    since: number;
    games: {
        [k: string]: number;
    };
    strengths: Strength[];
    against: Against[];
    last: PlayedGame[];
    lasting?: boolean;
    hidden?: boolean;
}
/** How strong a player probably is in a pool; alone it is the most points of a game won. */
export interface Strength {
    game: string;
    pool: string;
    shown: number;
    best: number;
    games: number;
    spread?: number;
    sure?: boolean;
    course?: number[];
}
/** Who waits for the same. */
export interface QueueInfo {
    game: string;
    players: number;
    pace: 'live' | 'turns';
    names: string[];
    since?: number | null;
    bots?: boolean;
    table?: string | null;
}
/** All that people wait for. */
export interface Queues {
    queues: QueueInfo[];
}
/** What a game made of the rating of who sat somewhere, as people see it. */
export interface RatedSeat {
    shown: number;
    was?: number | null;
}
/** Who has played at a table, where the game counts among their results. */
export interface TablePlayers {
    players: string[];
    ratings?: (RatedSeat | null)[];
}
/** What somebody waits for: a title for so many, now or a day a move. */
export interface Wait {
    game: string;
    players: number;
    pace?: 'live' | 'turns';
    bots?: boolean;
}
/** An answer and what it is worth: the points ahead of the rivals that it leads to. */
export interface Advice {
    code: number;
    line: string;
    value: number;
    low: number;
    high: number;
    sources: {
        [k: string]: number;
    };
    sentence?: string | null;
    worth?: string | null;
    because?: string | null;
}
/** What a seat could answer now, the best first, as far as its own view tells. */
export interface HintGiven {
    seat: number;
    version: number;
    best: Advice[];
    sure: boolean;
}
/** One decision of a review: what was chosen, and what would have been better. */
export interface JudgedDecision {
    number: number;
    turn: number;
    code: number;
    line: string;
    best_code: number;
    best_line: string;
    lost: number;
    low: number;
    high: number;
    value: number;
    sources: {
        [k: string]: number;
    };
    sentence?: string | null;
    best_sentence?: string | null;
    because?: string | null;
}
/** All decisions of a seat that left a choice, judged by what it could know then. */
export interface ReviewGiven {
    game: string;
    seat: number;
    iterations: number;
    judged: JudgedDecision[];
    lost: number;
    turning: number[];
    seed: number;
    decisions: number;
}
/** How far a review is; `all` is 0 until it has begun. */
export interface ReviewState {
    state: 'cancelled' | 'done' | 'failed' | 'none' | 'running';
    done: number;
    all: number;
    review?: ReviewGiven | null;
    message?: string | null;
}
/** An answer that a bot considered: how often it looked, and what it expected of it. */
export interface WeighedAnswer {
    code: number;
    line: string;
    visits: number;
    value: number;
    low: number;
    high: number;
    sentence?: string | null;
}
/** What a bot considered when it decided; who follows a plan or does not search says nothing. */
export interface WhyGiven {
    table: string;
    decision: number;
    seat: number;
    bot: string;
    code: number;
    line: string;
    considered: WeighedAnswer[];
    sentence?: string | null;
    planned?: number | null;
    trouble?: string | null;
}
/** A public game that was found. */
export interface FinishedGame {
    table: string;
    game: string;
    ended: number;
    lasted: number;
    pool: string;
    sittings: Sitting[];
}
/** Games that were found, the latest first; there may be more even where this is empty. */
export interface FinishedGames {
    games: FinishedGame[];
    next?: string | null;
}
/** A record of somebody: points, a margin of points, or milliseconds. */
export interface GameRecord {
    kind: 'clearest' | 'closest' | 'longest' | 'most';
    game: string;
    number: number;
    ended: number;
    table: string;
}
/** Which finished games are searched for; what is left away may be anything. */
export interface GameSearch {
    game?: string | null;
    player?: string | null;
    name?: string | null;
    players?: number | null;
    card?: string | null;
    opening?: string | null;
    before?: string | null;
}
/** Something that can be kept of games, and since when it is. */
export interface Keepsake {
    name: string;
    since?: number | null;
}
/** With what somebody began games: a leader, a family or a castle, as things name it. */
export interface OpeningCount {
    game: string;
    piece: string;
    games: number;
    won: number;
}
/** The public records of a day; what its file is like is known when it was made once. */
export interface RecordDay {
    day: string;
    games?: number | null;
    bytes?: number | null;
    sha256?: string | null;
}
/** Days of which there are public records, the latest first. */
export interface RecordDays {
    days: RecordDay[];
    next?: string | null;
}
/** A line of a day's file: the record of a game, and who played it, if they show themselves. */
export interface RecordLine {
    table: string;
    ended: number;
    sittings: Sitting[];
    record: unknown;
}
/** What somebody's games are remembered for. */
export interface Remembered {
    openings: OpeningCount[];
    records: GameRecord[];
    kept: Keepsake[];
}
/** Somebody whom you follow. */
export interface Friend {
    id: string;
    name: string;
    here?: boolean;
    table?: string | null;
    game?: string | null;
}
/** Those whom you follow, and those whom you block, by name. */
export interface Friends {
    friends: Friend[];
    blocked: Friend[];
}
/** A seat that somebody keeps for you at their table. */
export interface Invitation {
    table: string;
    game: string;
    name: string;
    player: string;
    link: string;
    at: number;
}
/** The seats that are kept for you at tables which are yet to start, the latest first. */
export interface Invitations {
    invitations: Invitation[];
}
/** Whom you ask to your table. */
export interface Invite {
    player: string;
}
/** Those who were asked to a table and have not come yet. */
export interface Invited {
    invited: InvitedFriend[];
}
/** Somebody who was asked to a table. */
export interface InvitedFriend {
    id: string;
    name: string;
}
/** What somebody is to you. */
export interface Ties {
    following?: boolean;
    blocked?: boolean;
}
/** What is changed about a club; what is null stays as it is. */
export interface ChangeClub {
    name?: string | null;
    about?: string | null;
    door?: ('asked' | 'link' | 'open') | null;
}
/** When a contest is to end instead. */
export interface ChangeContest {
    ends: number;
}
/** What somebody is to be in a club. */
export interface ChangeMember {
    role: 'arranger' | 'member';
}
/** A club's page, as far as the reader may know it. */
export interface Club {
    club: ClubInfo;
    members?: ClubMember[];
    knocking?: ClubMember[];
    tables?: TableInfo[];
    contests?: ContestInfo[];
    link?: string;
    invited?: boolean;
    watched?: boolean;
}
/** A club in a list. */
export interface ClubInfo {
    id: string;
    name: string;
    about: string;
    door: 'asked' | 'link' | 'open';
    members: number;
    role?: ('arranger' | 'asking' | 'barred' | 'founder' | 'invited' | 'member') | null;
}
/** Somebody in a club. */
export interface ClubMember {
    player: string;
    name: string;
    role: 'arranger' | 'asking' | 'barred' | 'founder' | 'invited' | 'member';
    since: number;
    hidden?: boolean;
}
/** A contest in a list. */
export interface ContestInfo {
    id: string;
    name: string;
    game: string;
    bots: string[];
    options: {
        [k: string]: string;
    };
    deals: number;
    ends: number;
    over: boolean;
    people: number;
    done?: number;
}
/** The members of a club by rating in a kind of games. */
export interface ClubLadder {
    kinds: LadderKind[];
    game?: string;
    pool?: string;
    places?: BottegaWireClubLeader[];
}
/** Games that some members have a rating in. */
export interface LadderKind {
    game: string;
    pool: string;
    people: number;
}
/** Something that was said in a club. */
export interface ClubLine {
    number: number;
    at: number;
    text: string;
    name?: string;
    player?: string;
}
/** The clubs you belong to, and some of those that everybody may find, the latest first. */
export interface Clubs {
    mine: ClubInfo[];
    found: ClubInfo[];
    next?: string | null;
}
/** Some of what was said in a club, the oldest first. */
export interface ClubTalk {
    lines: ClubLine[];
    last?: number;
    more?: boolean;
}
/** A contest's page. */
export interface Contest {
    contest: ContestInfo;
    rows: ContestRow[];
    club?: string | null;
    club_name?: string;
    most?: number;
    tables?: (string | null)[];
    link?: string;
    arranges?: boolean;
    told?: ContestDeal[];
}
/** How somebody has fared in a contest. */
export interface ContestRow {
    name: string;
    player: string;
    cells: ContestCell[];
    rank?: number | null;
    match?: number | null;
    percent?: number | null;
    mine?: boolean;
}
/** What somebody came to in one deal. */
export interface ContestCell {
    done?: boolean;
    points?: number | null;
    match?: number | null;
    percent?: number | null;
    table?: string | null;
}
/** A deal, told when the contest is over. */
export interface ContestDeal {
    seed: string;
    salt: string;
}
/** Somebody at a door: with the secret of an invitation, where they have one. */
export interface Knock {
    link?: string | null;
}
/** A contest that was made. */
export interface MadeContest {
    id: string;
}
/** A club to be founded. */
export interface NewClub {
    name: string;
    about?: string;
    door?: 'asked' | 'link' | 'open';
}
/** A contest to be made: some deals of a title, the same ones for everybody. */
export interface NewContest {
    name: string;
    game: string;
    bots?: string[];
    options?: {
        [k: string]: string | number | boolean;
    };
    deals?: number;
    hours?: number;
    door?: 'club' | 'link';
}
/** Something to be said in a club. */
export interface NewLine {
    text: string;
}
/** Where you get mails, if this server sends any. */
export interface Mailbox {
    possible?: boolean;
    address?: string;
    asked?: string;
    language?: string;
}
/** In which language you read your mails. */
export interface MailLanguage {
    language: string;
}
/** Whether a table is silent for you. */
export interface Mute {
    muted: boolean;
}
/** An address to which mails are to go, and the language they are in. */
export interface NewMailbox {
    address: string;
    language?: string;
}
/** Something happened that somebody wants to know: what streams tell, and webhooks receive. */
export interface Notice {
    notice: 'chat' | 'club' | 'club-table' | 'contest' | 'invitation' | 'your-turn';
    table: string;
    game: string;
    seat: number;
    at: number;
    url?: string | null;
    name?: string;
    link?: string;
    silent?: boolean;
    contest?: string;
    club?: string;
    club_name?: string;
}
/** A browser that takes pushes, as it described itself, and the language it is told in. */
export interface PushDevice {
    endpoint: string;
    p256dh: string;
    auth: string;
    language?: string;
}
/** Which browser is meant. */
export interface PushEndpoint {
    endpoint: string;
}
/** What a browser needs to subscribe, and what of yours is known. */
export interface Pushes {
    key: string;
    devices?: number;
    muted?: string[];
}
/** What a service worker gets to show: words, and where they lead. */
export interface PushMessage {
    protocol: number;
    title: string;
    body: string;
    tag: string;
    path: string;
}
/** The hours in which nobody calls you, by the clock where you are. */
export interface Quiet {
    begins: string;
    ends: string;
    zone: string;
}
/** By which ways you want to be told of something. */
export interface Ways {
    push?: boolean;
    page?: boolean;
    webhook?: boolean;
    mail?: boolean;
}
/** When and how you want to be told; a webhook hears of turns alone if you do not say more. */
export interface Wishes {
    turn?: Ways;
    invitation?: Ways;
    chat?: Ways;
    club?: Ways;
    quiet?: Quiet | null;
}
/** A game one can play here. */
export interface GameInfo {
    name: string;
    version: number;
    players: number[];
    options: {
        [k: string]: OptionInfo;
    };
    windows?: string[];
}
/** An option of a game; what its values go with, where they do not go with everything. */
export interface OptionInfo {
    values: string[];
    default: string;
    free?: boolean;
    players?: {
        [k: string]: number[];
    };
    needs?: {
        [k: string]: {
            [k: string]: string[];
        };
    };
}
/** A level of bots; the catalogues describe it as bot-NAME, -kind and -note. */
export interface LevelInfo {
    name: string;
    iterations?: number;
    games?: {
        [k: string]: number;
    };
}
/** What this server offers. */
export interface ServerInfo {
    server: string;
    protocol: number;
    games: GameInfo[];
    bots: string[];
    languages: string[];
    levels?: LevelInfo[];
    search?: number;
}
/** A piece with a text of its own: a card, a leader, a token, by its number or its name. */
export interface Thing {
    kind: string;
    name: string;
    called: string;
    text: string;
    facts: unknown;
    short?: string;
}
/** What a client needs to draw a game: its pieces by kind and name, and its board. */
export interface Things {
    game: string;
    version: number;
    language: string;
    things: {
        [k: string]: Thing;
    };
    board: unknown;
}
/** What a moderator or the operator did. */
export interface Act {
    id: string;
    at: number;
    what: string;
    officer?: Someone | null;
    whom?: Someone | null;
    table?: string | null;
    number?: number | null;
    until?: number | null;
    why?: string;
    was?: string | null;
    place?: string | null;
}
/** Somebody by name; without one they have gone. */
export interface Someone {
    id: string;
    name?: string;
}
/** What was done, the latest first. */
export interface Acts {
    acts?: Act[];
    next?: string | null;
}
/** How you stand on this server. */
export interface Allowed {
    banned?: Restraint | null;
    muted?: Restraint | null;
    moderator?: boolean;
    invites?: number;
}
/** What somebody may not do, until when and why; no time is for good. */
export interface Restraint {
    until?: number | null;
    why?: string;
}
/** Whoever comes with a browser; where the server wants an invitation, by which. */
export interface Arrival {
    invitation?: string | null;
}
/** Whether one may come by an invitation, and whose it is. */
export interface Bidden {
    good: boolean;
    host?: string;
}
/** What those who keep order know of somebody. */
export interface Dossier {
    id: string;
    name: string;
    since: number;
    lasting?: boolean;
    moderator?: boolean;
    banned?: Restraint | null;
    muted?: Restraint | null;
    reports?: number;
    host?: Someone | null;
    acts?: Act[];
}
/** Your word that everything about you is to be deleted, for ever. */
export interface Farewell {
    sure: true;
}
/** A code by which some may come, with the link that has it. */
export interface HouseInvitation {
    code: string;
    link: string;
    made: number;
    uses: number;
    used?: number;
    until?: number | null;
    host?: Someone | null;
    note?: string;
}
/** Invitations, the latest first, and how many people you may invite yet (None: any). */
export interface HouseInvitations {
    invitations?: HouseInvitation[];
    left?: number | null;
}
/** Those whom the operator has named to keep order. */
export interface Moderators {
    moderators?: Someone[];
}
/** What is to be done, and why; a report that it answers is closed with it. */
export interface NewAct {
    what: 'ban' | 'close' | 'mute' | 'rename' | 'strike' | 'unban' | 'unmute';
    why: string;
    player?: string | null;
    table?: string | null;
    number?: number | null;
    seconds?: number | null;
    report?: string | null;
    place?: string | null;
}
/** An invitation to the server: for how many people, and for how many days. */
export interface NewHouseInvitation {
    uses?: number;
    days?: number | null;
    note?: string;
}
/** Who does not behave (a player, who sits on a seat, or who said something), or a place. */
export interface NewReport {
    reason: 'cheating' | 'insults' | 'name' | 'other' | 'spam';
    words?: string;
    player?: string | null;
    table?: string | null;
    seat?: number | null;
    number?: number | null;
    place?: string | null;
}
/** What those who keep order find when they come. */
export interface OrderDesk {
    operator?: boolean;
    name?: string;
    waiting?: number;
}
/** What those who keep order know of a club, a contest or a tournament. */
export interface Premises {
    place: string;
    name: string;
    whom?: Someone | null;
    about?: string;
    acts?: Act[];
}
/** What somebody has reported. */
export interface Report {
    id: string;
    at: number;
    reason: string;
    whom: Someone;
    reporter: Someone;
    words?: string;
    table?: string | null;
    number?: number | null;
    quoted?: string | null;
    closed?: number | null;
    place?: string | null;
}
/** Reports, the latest first. */
export interface Reports {
    reports?: Report[];
    next?: string | null;
}
/** How the whole server fares, as far as its processes have said. */
export interface ServerNumbers {
    at: number;
    server: string;
    database: string;
    tables?: {
        [k: string]: number;
    };
    here?: number;
    today?: number;
    week?: number;
    reports?: number;
    processes?: Vitals[];
}
/** How one process of the server fares, since it began. */
export interface Vitals {
    process: string;
    began: number;
    connections?: number;
    tables?: number;
    commands?: number;
    mean?: number;
    refused?: {
        [k: string]: number;
    };
    failed?: number;
    fallbacks?: number;
    bots?: WorkQueue;
    hints?: WorkQueue;
    reviews?: WorkQueue;
    load?: number;
    cores?: number;
}
/** Workers of a kind: how many are busy, and how many jobs wait for one. */
export interface WorkQueue {
    busy?: number;
    waiting?: number;
}
/** A passkey that a browser has made. */
export interface NewPasskey {
    id: string;
    client: string;
    attestation: string;
    name?: string | null;
}
/** One of your passkeys. */
export interface Passkey {
    id: string;
    name: string;
    created: number;
    used?: number | null;
}
/** What proves that a browser has a passkey. */
export interface PasskeyProof {
    id: string;
    client: string;
    authenticator: string;
    signature: string;
    user: string;
}
/** What a browser needs in order to prove that it has a passkey. */
export interface PasskeyQuestion {
    challenge: string;
    site: string;
}
/** Your passkeys, the oldest first. */
export interface Passkeys {
    passkeys: Passkey[];
}
/** What a browser needs in order to make a passkey. */
export interface PasskeyWish {
    challenge: string;
    site: string;
    user: string;
    name: string;
    algorithms: number[];
    known?: string[];
}
/** Entries of a table's log as the reader may know them. */
export interface LogPage {
    entries: Happened[];
    last: number;
}
/** A table after so many decisions. */
export interface Moment {
    table: string;
    decision: number;
    decisions: number;
    seat: number | null;
    view: unknown;
    sentence?: string | null;
    named?: {
        [k: string]: string;
    };
    asked?: number[];
    question?: unknown;
    progress?: Progress[];
    by?: number | null;
    line?: string | null;
    events?: unknown[];
    deeds?: Deed[];
    panels?: Panel[];
    outcome?: Outcome | null;
}
/** Go on from a moment of a game that is over, against bots. */
export interface PlayOn {
    seat?: number | null;
    bot?: string;
}
/** How the points of a game grew, for the chart after it. */
export interface Story {
    decisions: number;
    points?: StoryPoint[];
    marks?: StoryMark[];
}
/** Everybody's points when a turn begins, and at the end. */
export interface StoryPoint {
    decision: number;
    turn: number;
    points: number[];
    parts: {
        [k: string]: number;
    }[];
}
/** A milestone of a game: an event worth a mark on its chart. */
export interface StoryMark {
    decision: number;
    kind: string;
    sentence?: string | null;
}
/** What you want changed about yourself. */
export interface ChangeMe {
    name?: string | null;
    webhook?: string | null;
    hidden?: boolean | null;
    kept?: true | null;
}
/** What the host changes about a table before its start; what is null stays as it is. */
export interface ChangeTable {
    options?: {
        [k: string]: string | number | boolean;
    } | null;
    settings?: Settings | null;
    seats?: SeatChange[] | null;
}
/** A seat of a table that is arranged anew: one that was there, or a new one. */
export interface SeatChange {
    from?: number | null;
    kind?: ('bot' | 'invited' | 'open') | null;
    bot?: string | null;
}
/** Everything that is stored of you but for secrets: rows, by the table where they are. */
export interface Export {
    at: number;
    stored: {
        [k: string]: {
            [k: string]: string | number | boolean | null;
        }[];
    };
}
/** An identity with all its secrets, shown once to the one it belongs to. */
export interface Guest {
    id: string;
    name: string;
    token: string;
    recovery: string;
}
/** An identity with what proves it. */
export interface Known {
    id: string;
    name: string;
    token: string;
}
/** The links of the seats you may hand out or come back by, by seat, and the table's own. */
export interface Links {
    links: {
        [k: string]: string;
    };
    table?: string;
}
/** Who you are. */
export interface Me {
    id: string;
    name: string;
    webhook?: string | null;
    lasting?: boolean;
    hidden?: boolean;
}
/** Somebody who wants to play, and by which invitation they come, where one is wanted. */
export interface NewGuest {
    name?: string | null;
    invitation?: string | null;
}
/** A table to be opened; the seed is drawn by the server. */
export interface NewTable {
    game: string;
    seats: SeatWish[];
    options?: {
        [k: string]: string | number | boolean;
    };
    settings?: Partial<Settings>;
    start?: boolean;
    club?: string | null;
}
/** Who is to sit on a seat of a new table. */
export interface SeatWish {
    kind?: 'bot' | 'invited' | 'me' | 'open';
    bot?: string | null;
    name?: string | null;
}
/** A recovery code. */
export interface Recovery {
    code: string;
}
/** Somewhere you are known. */
export interface Session {
    id: string;
    device: string;
    created: number;
    seen: number;
    here?: boolean;
}
/** Where you are known, the last seen first. */
export interface Sessions {
    sessions: Session[];
}
/** How a game begins. */
export interface StartTable {
    present?: boolean;
}
/** Some tables, the latest first. */
export interface TableList {
    tables: TableInfo[];
    next?: string | null;
}
/** Sit down: on an open seat, or with the secret of a seat's link on that one. */
export interface TakeSeat {
    link?: string | null;
}
/** Why a request was refused. */
export interface Trouble {
    error:
        | 'bad-message'
        | 'bad-options'
        | 'bad-record'
        | 'banned'
        | 'cannot-undo'
        | 'closed'
        | 'damaged'
        | 'forbidden'
        | 'illegal'
        | 'muted'
        | 'not-asked'
        | 'not-found'
        | 'not-now'
        | 'outdated'
        | 'stale'
        | 'too-fast'
        | 'too-large'
        | 'unavailable'
        | 'uninvited'
        | 'unknown'
        | 'who-are-you';
    message: string;
    wait?: number | null;
    request?: string | null;
}
/** A puzzle of about your strength that you have not seen. */
export interface NextPuzzle {
    puzzle?: string | null;
}
/** A position with one answer that is clearly best, as the seat saw that was asked. */
export interface Puzzle {
    id: string;
    game: string;
    version: number;
    players: number;
    options: {
        [k: string]: string;
    };
    seat: number;
    rating: number;
    view: unknown;
    choices: unknown[];
    question?: unknown;
    sentence?: string | null;
    named?: {
        [k: string]: string;
    };
    progress?: Progress[];
    panels?: Panel[];
    tried?: number;
    solved?: number;
    verdict?: Verdict | null;
}
/** What somebody's first answer to a puzzle was worth, beside all others. */
export interface Verdict {
    code: number;
    solved: boolean;
    answers: Advice[];
    rating?: number | null;
    before?: number | null;
    table?: string | null;
    decision?: number | null;
}
/** How you fare with the puzzles of a game. */
export interface PuzzleCourse {
    game: string;
    tried: number;
    solved: number;
    rating?: number | null;
    spread?: number;
    sure?: boolean;
    best?: number | null;
    rated?: number;
    course?: number[];
    more?: boolean;
}
/** How you fare with puzzles, by game. */
export interface Puzzles {
    games: PuzzleCourse[];
    shares?: boolean;
}
/** Whether positions of your games may become puzzles, where all others at the table agree. */
export interface Sharing {
    shares: boolean;
}
/** An answer to a puzzle. */
export interface Solution {
    code: number;
}
/** An answer: with a language what it touches, pays and gains, its name and its sentence. */
export interface Choice {
    code: number;
    line: string;
    verb: string;
    args: {
        [k: string]: string;
    };
    touches?: string[];
    pays?: {
        [k: string]: number;
    };
    gains?: {
        [k: string]: number;
    };
    certain?: boolean;
    kind?: 'end' | 'main' | 'quiet' | 'step';
    final?: boolean;
    number?: number | null;
    name?: string | null;
    parts?: string[];
    sentence?: string | null;
}
/** Any message of the server. */
export interface Tell {
    type: 'tell';
}
/** Somebody who plays in a tournament, or a bot. */
export interface Entrant {
    number: number;
    name?: string;
    player?: string;
    bot?: string | null;
    left?: boolean;
}
/** A table of a round; one player alone has a bye. */
export interface Meeting {
    number: number;
    seats: number[];
    began: number;
    ends: number;
    table?: string | null;
    over?: boolean;
    points?: number[];
    asked?: number[];
    stage?: Stage | null;
    by_strength?: number | null;
}
/** A tournament that somebody wants to be held. */
export interface NewTournament {
    name: string;
    terms: Terms;
    begins?: number | null;
    public?: boolean;
}
/** What is played in a tournament, and how. */
export interface Terms {
    game: string;
    system?: 'arena' | 'knock-out' | 'round-robin' | 'swiss';
    players?: number;
    options?: {
        [k: string]: string | number | boolean;
    };
    rounds?: number;
    clock?: BankClock | DaysClock;
    limit?: number;
    wait?: number;
    length?: number;
    late?: number;
    bot?: string;
    fill?: number;
    most?: number;
}
/** What a round, or a game of an arena, came to for somebody. */
export interface Outing {
    round: number;
    points?: number;
    place?: number | null;
    table?: string | null;
    missed?: boolean;
    bye?: boolean;
}
/** Who meets in a round. */
export interface Round {
    number: number;
    meetings: Meeting[];
}
/** Where somebody stands in a tournament. */
export interface Standing {
    rank: number;
    number: number;
    points: number;
    outings?: Outing[];
    opponents?: number;
    wins?: number;
    score?: number;
    by?: ('opponents' | 'points' | 'score' | 'wins') | null;
}
/** A tournament as a whole. */
export interface Tournament {
    id: string;
    name: string;
    status: 'abandoned' | 'coming' | 'over' | 'running';
    public: boolean;
    terms: Terms;
    entrants: Entrant[];
    rounds: Round[];
    standings: Standing[];
    breaks: ('opponents' | 'points' | 'score' | 'wins')[];
    of?: number | null;
    open?: boolean;
    begins?: number | null;
    ends?: number | null;
    ended?: number | null;
    host?: string;
    hosting?: boolean;
    own?: number | null;
    table?: string | null;
}
/** A tournament in a list. */
export interface TournamentBrief {
    id: string;
    name: string;
    status: 'abandoned' | 'coming' | 'over' | 'running';
    terms: Terms;
    players: number;
    round?: number;
    begins?: number | null;
    ends?: number | null;
    ended?: number | null;
    entered?: boolean;
}
/** Tournaments: those that run, those to come (the next first), and the last that are over. */
export interface Tournaments {
    running: TournamentBrief[];
    coming: TournamentBrief[];
    over: TournamentBrief[];
}
/** All that a seat may know, and what it has seen and can still follow. */
export interface MastersView {
    seat: number | null;
    options: Options;
    pending: Question[];
    asked: number;
    boards: MastersBoard[];
    market: number[];
    decks: Deck[];
    first: number;
    turn: number;
    reports: number;
    last: boolean;
    verdict: string;
    fresh: {
        [k: string]: number;
    };
    let_go: number;
    need: {
        [k: string]: number;
    };
    gain: {
        [k: string]: number;
    };
    gain_faith: number;
    lorenzo: Lorenzo | null;
}
/** What was chosen for a table; made and checked by `Game.options_of`. */
export interface Options {
    players: number;
    chosen: {
        [k: string]: string;
    };
}
/** A pending frame as a value: its kind and what its constructor takes. */
export interface Question {
    frame: string;
    args: number[];
}
/** One player's board as the viewer sees it; None stands for cards it may not look at. */
export interface MastersBoard {
    store: {
        [k: string]: number;
    };
    box: {
        [k: string]: number;
    };
    faith: number;
    tiles: number[];
    slots: number[][];
    played: number[];
    hand: number[] | null;
    hand_size: number;
    discarded: number[] | null;
    discarded_size: number;
    returned: number[] | null;
    returned_size: number;
    score: Score;
}
/** A deck of the grid: its visible card, and the cards that lie beneath in unknown order. */
export interface Deck {
    top: number;
    beneath: number[];
}
/** The opponent of the solo game: his cross, and the tokens seen since the last shuffle. */
export interface Lorenzo {
    cross: number;
    drawn: number[];
}
/** All that a seat may know, and what it has seen and can still follow. */
export interface LorenzoView {
    seat: number | null;
    options: Options;
    pending: Question[];
    asked: number;
    boards: LorenzoBoard[];
    round: number;
    turn: number;
    order: number[];
    next: number;
    dice: {
        [k: string]: number;
    };
    floors: number[];
    laid: number[];
    members: Member[];
    closed: string[];
    tiles: string[];
    gone: number[];
    bonus_tiles: string[];
    prices: {
        [k: string]: number;
    }[];
    values: number[];
    adapted: string | null;
    omen: number | null;
    lots: LorenzoLot[];
    supply: number;
    spent_tokens: number[];
    pile: number;
    known_decks: number[][];
}
/** One player's board as the viewer sees it; None stands for cards it may not look at. */
export interface LorenzoBoard {
    coin: number;
    wood: number;
    stone: number;
    servant: number;
    military: number;
    faith: number;
    vp: number;
    token: number;
    members: {
        [k: string]: number;
    };
    territory: number[];
    character: number[];
    building: number[];
    venture: number[];
    cards: number[];
    needs: number | null;
    bonus_tile: string | null;
    excommunications: number[];
    rested: boolean;
    played: string[];
    used: string[];
    copied: string | null;
    raised: {
        [k: string]: number;
    };
    hand: string[] | null;
    hand_size: number;
    discarded: string[] | null;
    discarded_size: number;
    draft: string[][] | null;
    picks: string[] | null;
    picked: number;
    values: {
        [k: string]: number;
    };
    discounts: {
        [k: string]: {
            [k: string]: number;
        };
    };
    tokens: number[] | null;
    offered: number[] | null;
    laid: {
        [k: string]: number;
    };
    family: string | null;
    store: {
        [k: string]: number;
    };
    seals: number[];
    faith_tiles: number[];
    sets: number;
    shown: string[];
    drawn: string[] | null;
    drawn_size: number;
    dismissed: string[];
    offered_size: number;
    owed_tokens: number;
    owed: {
        [k: string]: number;
    };
    added: number;
    spaces: string[];
    score: Score;
}
/** A family member that stands on a space. */
export interface Member {
    space: string;
    seat: number;
    member: string;
}
/** A tile that is bid on, with the family above it; who leads, if anybody, stands on a row. */
export interface LorenzoLot {
    name: string;
    family: string;
    leaders: string[];
    rows: {
        [k: string]: number;
    }[];
    seat: number | null;
    row: number | null;
}
/** All that a seat may know, and what it has seen and can still follow. */
export interface RenaissanceView {
    seat: number | null;
    options: Options;
    pending: Question[];
    asked: number;
    sides: Side[];
    people: Person[];
    families: string[];
    pile: number;
    pile_known: {
        [k: string]: string;
    };
    discards: string[];
    first: number;
    mover: number;
    regular: number;
    turn: number;
    tray: string[];
    tray_size: number;
    pool: never[][];
    given: string[] | null;
    taken: string[] | null;
    given_size: number;
    taken_size: number;
    again: number[];
    aims: string[];
    baked: never[][];
    laid_by: {
        [k: string]: number;
    };
    used: string[];
    extra: number[];
    firsts: string[];
    verdict: string;
    ender: number;
    phase: 'act' | 'store' | 'wait';
    announced: Announced | null;
}
/**
 * What a player, or a team, has in common: castle, zone, stock and missions.
 *
 *     Of cards that lie face down only those are named that the viewer knows; sizes count all.
 */
export interface Side {
    seats: number[];
    castle: string;
    cells: (Cell | null)[];
    lifted: never[][];
    zone: string[];
    under: string[];
    cover: string | null;
    stock: string[];
    stock_size: number;
    stock_slots: number;
    vault: string[];
    vault_size: number;
    vault_slots: number;
    mandatory: string[];
    mandatory_size: number;
    optional: string[];
    optional_size: number;
    away: string[];
    away_size: number;
    accomplished: string[];
    missing: string[];
    immune: boolean;
    laid: number;
    laid_here: number;
    thrown: number;
    changed: number;
    flags: string[];
    score: Score;
}
/** A filled cell: its card, what lies on it, and what it is worth with that. */
export interface Cell {
    card: string;
    specials: string[];
    value: number;
    material: boolean;
}
/** One seat: its hand, and what holds for its turns. */
export interface Person {
    side: number;
    hand: string[];
    hand_size: number;
    near: string[];
    next: {
        [k: string]: number;
    };
    now: {
        [k: string]: number;
    };
    placed: number[];
    actions: number;
    destroyed: number;
    stock_built: number;
    aimed: number[];
    pure_action: boolean;
    pure_discard: boolean;
    action_streak: number;
    discard_streak: number;
    last_action: string | null;
    last_at: number;
}
/** An action that waits for what its opponents say to it. */
export interface Announced {
    actor: number;
    card: string;
    targets: number[];
    asked: number[];
}
/** The measures of the board. */
export interface MastersPrintedBoard {
    spaces: number;
    popes: number[];
    sections: Section[];
    tiles: number[];
    points: {
        [k: string]: number;
    };
    shelves: number[];
    depot: number;
    cards: number;
    slots: number;
    taken: number;
    given: number;
    start: MastersStart[];
    rows: number;
    columns: number;
    colours: string[];
}
/** The measures of the board. */
export interface LorenzoPrintedBoard {
    towers: Tower[];
    adapted: {
        [k: string]: number[];
    };
    privileges: {
        [k: string]: {
            [k: string]: number;
        };
    };
    faith: number[];
    needed: number[];
    slots: number[];
    fee: number;
    rounds: number;
    limit: number;
    dealt: number;
    start: {
        [k: string]: number;
    };
    coins: number[];
    territories: number[];
    characters: number[];
}
/** The measures of the table, by variant and edition where they differ. */
export interface RenaissancePrintedBoard {
    families: string[];
    family: number;
    in_play: {
        [k: string]: {
            [k: string]: number;
        };
    };
    kinds: string[];
    castles: {
        [k: string]: string[];
    };
    hand: number;
    stock: {
        [k: string]: number;
    };
    mandatory: {
        [k: string]: number;
    };
    bonus: {
        [k: string]: {
            [k: string]: number;
        };
    };
}
