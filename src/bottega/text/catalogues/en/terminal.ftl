### The terminal as a screen, in English.

terminal-players = Players
terminal-ledger-more = L: more
terminal-filter = filter
terminal-filter-how = type a name or its key; arrows move, Enter chooses
# $n: how many answers are listed.
terminal-answers =
    { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    }
terminal-too-small = This window is too small: Bottega needs { $columns } columns and { $rows } rows.
terminal-key-choose = Choose
terminal-key-board = Board
terminal-key-help = Help
terminal-legend = ● coin  ■ stone  ▲ servant  ◆ shield  ▬ wood  ♠ military  † faith  ★ points  § privilege  ◎ token  ○ white marble
terminal-help-walk = walk through the answers, or on the board
terminal-help-enter = chooses what the cursor is on
terminal-help-type = the key of an answer, or letters of its name
terminal-help-back = one step back
terminal-help-undo = takes your last answer back
terminal-help-page = the next page of the table
terminal-help-focus = from the answers to the board and back
terminal-help-player = what the next player has
terminal-help-explain = what is printed on a piece, and why it is not possible
terminal-help-why = all that is not possible, and why
terminal-help-ledger = all that happened
terminal-help-hint = what the coach finds best
terminal-help-chat = writes to the others at a server’s table
terminal-help-menu = what else can be done at a server’s table
terminal-help-save = saves the game to a file
terminal-help-theme = night or day
terminal-help-language = the next language
terminal-help-leave = leaves; the game is kept
terminal-save-to = Save to which file?
terminal-replace-it = { $file } exists. Replace it?
terminal-keep-file = keep it
terminal-overwrite = replace it
terminal-set-up = set the table
terminal-kept-games = Go on with
terminal-people = People here
terminal-names = Names
terminal-bots = Against
terminal-practice = practice, with hints
terminal-other = or others, as -o takes them
terminal-server = Or a server’s tables
terminal-invitation = Code of your invitation, or its link
terminal-begin = Begin
terminal-codes-masters = C coins, S stones, V servants, H shields, W white marbles, F faith. “2C 1S → 1F” is a production: what it takes and what it brings. “×4”: so many cards are left of a deck.
terminal-codes-lorenzo = C coins, W wood, S stone, V servants, M military points, F faith points, P victory points, ★ privileges. “≥4: 1W→3C”: from a value of 4 on, 1 wood for 3 coins. “2M(3)”: 2 are paid, and 3 are needed.
terminal-codes-renaissance = A an action, F a foundation, S a stone, T a tile, each with its value: “A T2” can be played, or built as a tile worth 2. X a special card with its points: “X-1”. P a princely and R a royal mission with its points: “P8”. “6S 3”: cell 6, for stones, holds a material worth 3; “*”: special cards lie on it.
terminal-key-before = Before
terminal-key-after = After
terminal-key-moment = Moment
terminal-key-eyes = Eyes
terminal-key-turn = Turn
terminal-key-review = Review
terminal-key-mark = Mark
terminal-key-chart = Chart
terminal-table-waits = The table waits for its players; it appears here when the game begins.
terminal-no-tables = You sit at no table here yet. With --identity you are the same person each time.

## Puzzles (`bottega puzzles solve`)

# $n: the number of a puzzle; $of: how many there are, 0 where nobody knows.
terminal-puzzle = { $of ->
    [0] Puzzle { $n }
   *[other] Puzzle { $n } of { $of }
}
terminal-key-next = Next puzzle
terminal-key-worths = Answers
terminal-puzzle-then = Enter: the next puzzle. “all”: what each answer is worth. “quit”: leave.
# Commands are the same in all languages.
terminal-puzzle-help =
    A number answers the question, or the line itself, such as “{ $line }”. The first answer counts.
    Besides there are:
      ? NUMBER     more about an answer
      ? LINE       why an answer is not possible
      v            the position and the question again
      all          what each answer is worth, once you have answered
      quit         leave
