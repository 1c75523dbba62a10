### The terminal as a screen, in Japanese.

terminal-players = プレイヤー
terminal-ledger-more = L：全部
terminal-filter = 絞り込み
terminal-filter-how = 名前かキーを入力、矢印で移動、Enterで決定
# $n: how many answers are listed.
terminal-answers = { $n }件の答え
terminal-too-small = ウィンドウが小さすぎます。Bottegaには{ $columns }桁{ $rows }行が必要です。
terminal-key-choose = 選ぶ
terminal-key-board = 盤面
terminal-key-help = ヘルプ
terminal-legend = ● コイン  ■ 石  ▲ 使用人  ◆ 盾  ▬ 木材  ♠ 軍事  † 信仰  ★ 得点  § 特権  ◎ トークン  ○ 白い玉
terminal-help-walk = 答えの間、または盤面を移動します
terminal-help-enter = カーソルの位置を選びます
terminal-help-type = 答えのキー、または名前の文字
terminal-help-back = 一つ戻ります
terminal-help-undo = 直前の答えを取り消します
terminal-help-page = テーブルの次のページ
terminal-help-focus = 答えと盤面を行き来します
terminal-help-player = 次のプレイヤーの持ち物
terminal-help-explain = 駒に書かれていることと、選べない理由
terminal-help-why = 選べないものすべてと、その理由
terminal-help-ledger = 起きたことすべて
terminal-help-hint = コーチのおすすめ
terminal-help-chat = サーバーの卓でほかの人に書きます
terminal-help-menu = サーバーの卓でそのほかにできること
terminal-help-save = ゲームをファイルに保存します
terminal-help-theme = 夜と昼の切り替え
terminal-help-language = 次の言語
terminal-help-leave = 退席します。ゲームは残ります
terminal-save-to = どのファイルに保存しますか？
terminal-replace-it = { $file }はすでにあります。置き換えますか？
terminal-keep-file = 残す
terminal-overwrite = 置き換える
terminal-set-up = テーブルの準備
terminal-kept-games = 続きから
terminal-people = ここで遊ぶ人数
terminal-names = 名前
terminal-bots = 相手
terminal-practice = 練習（ヒントあり）
terminal-other = または -o と同じ書き方で
terminal-server = またはサーバーの卓
terminal-invitation = 招待のコード、またはそのリンク
terminal-begin = 始める
terminal-codes-masters = 文字は市場のもので、その横に説明があります。「2C 1S → 1F」は生産で、払うものと得るものです。「×4」は山の残り枚数です。
terminal-codes-lorenzo = 文字は塔の下に説明があります。「≥4: 1W→3C」は値4以上で払うものと得るものです。「2M(3)」は2を払い、3が必要です。
terminal-codes-renaissance = 文字はカードの種類です。Aはアクション、建材はその値、Xは特別カードとその得点、Pは諸侯、Rは王のミッションとその得点です。「6S 3」はマス6に値3の建材があり、「*」はその上に特別カードがあることを示します。
terminal-key-before = 前へ
terminal-key-after = 次へ
terminal-key-moment = 場面
terminal-key-eyes = 視点
terminal-key-turn = 手番
terminal-key-review = 分析
terminal-key-mark = 印
terminal-key-chart = グラフ
terminal-table-waits = プレイヤーを待っています。ゲームが始まると、ここに表示されます。
terminal-no-tables = まだどの卓にも着いていません。--identity を使うと、いつも同じ人になります。

## 問題（`bottega puzzles solve`）

# $n：問題の番号、$of：問題の数（わからないときは0）。
terminal-puzzle = { $of ->
    [0] 第{ $n }問
   *[other] 第{ $n }問（全{ $of }問）
}
terminal-key-next = 次の問題
terminal-key-worths = 回答の価値
terminal-puzzle-then = Enterで次の問題へ進みます。「all」でそれぞれの手の価値を表示し、「quit」で終了します。
# コマンドはどの言語でも同じ。
terminal-puzzle-help =
    番号か、「{ $line }」のような行をそのまま入力して答えます。最初の答えだけが数えられます。
    ほかに使えるもの：
      ? 番号         回答の詳しい説明
      ? 行           その回答ができない理由
      v              局面と質問をもう一度表示する
      all            それぞれの手の価値（答えたあと）
      quit           終了する
