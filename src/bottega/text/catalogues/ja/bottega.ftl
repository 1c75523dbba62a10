### すべてのゲームと端末で使う言葉（日本語）。
###
### プレイヤーについての文は $who で選ぶ：「you」は読み手、「other」は $name と呼ばれる。
### 句読点とかっこは全角、数字と端末に打ち込む文字は半角。

locale = ja
language = 日本語

## 人

you = あなた
nothing = なし
comma = 、
aside = { $text }（{ $more }）
seat = プレイヤー{ $n }
reader = { $name }（あなた）

## 得点

count-point = { $n }点
points-short = { $n }点

## どのゲームにもある質問

waiting = { $names }を待っています：{ $topic }。
question-over = ゲームは終了しました。
question-hand-over = 選べることはもうありません。手番を終えますか？
topic-hand-over = 手番の終了

## どのゲームにもある理由

reason-game-over = ゲームは終了しました。
reason-hand-over = { $who ->
    [you] 選べることはもうありません。先に手番を終えてください。
   *[other] { $name }がまだ手番を終えていません。
}
reason-not-asked = { $who ->
    [you] あなたが答える番です。
   *[other] { $name }が答える番です。
}
reason-not-now = 今はできません。先に{ $topic }が必要です。

## 終わり

winner = { $who ->
    [you] あなたの勝利です。
   *[other] { $name }の勝利です。
}
winners = 勝利を分け合ったのは{ $names }です。
ranked = { $place }位 { $name }：{ $points }（{ $parts }）
uncounted = { $name }：敗北のため得点なし。この局面は{ $points }相当でした（{ $parts }）

## 卓の準備

option-players = 人数

## 相手：工房の人々（レベルごとに一人）と、プログラマー向けのボット二つ。名前、肩書き（文の中で）、
## 選ぶ人への一文。六つのレベルは順に強くなる。

bot-apprentice = ニーノ
bot-apprentice-kind = 見習い
bot-apprentice-note = 光るものに手を伸ばします。あなたの失敗はとがめません。
bot-journeyman = テッサ
bot-journeyman-kind = 職人
bot-journeyman-note = 一手番先を読みます。お買い得に目がありません。
bot-artisan = ベルト
bot-artisan-kind = 名工
bot-artisan-note = ラウンド全体を計画し、資源をほとんど無駄にしません。
bot-virtuoso = ジネーヴラ
bot-virtuoso-kind = 達人
bot-virtuoso-note = あなたの盤面を読み、狙っていたカードを取っていきます。
bot-master = オットーネ
bot-master-title = マエストロ・オットーネ
bot-master-kind = 巨匠
bot-master-note = 何千もの結末を試してから動きます。
bot-grandmaster = シビッラ
bot-grandmaster-title = モンナ・シビッラ
bot-grandmaster-kind = 大名人
bot-grandmaster-note = 何もかも見てきました。失敗は一つも見逃しません。
bot-random = ランダム
bot-random-kind = ランダム
bot-random-note = でたらめに答えます。試してみたいときに。
bot-greedy = 欲張り
bot-greedy-kind = 欲張り
bot-greedy-note = 自分の手番で最大限に稼ぎますが、その先は読みません。

## 端末

terminal-against = { $names }と対戦します。{ $hint }
terminal-alone = ソロでプレイします。{ $hint }
terminal-hot-seat = { $names }がこの端末でプレイします。{ $hint }
terminal-hint = ? でヘルプを表示します。
terminal-turn-over = 手番はここまでです。Enterで終了、uで直前の回答を取り消します。
terminal-closing = Enter：{ $what }（uで直前の回答を取り消します）
terminal-help =
    番号か、「{ $line }」のような行をそのまま入力して答えます。
    ほかに使えるもの：
      ? 番号         回答の詳しい説明
      ? 行           その回答ができない理由（例：「? { $other }」）
      u              直前の回答を取り消す
      u 行           この選択で先に答えたものを取り消す
      end            手番を終える（Enterだけでもよい）
      v              局面と質問をもう一度表示する
      log            最近の出来事
      save ファイル  ゲームをファイルに保存する
      load ファイル  保存したゲームの続きをする
      quit           終了する（Ctrl-Dでも終了でき、ゲームは残る）
terminal-thinking = { $name }が考えています…
terminal-number = 回答の番号は1から{ $most }までです。
terminal-unknown = 「{ $text }」はこのゲームの回答ではありません。? で入力できるものを表示します。
terminal-such-as = たとえば「{ $line }」のように入力します。
terminal-not-possible = 「{ $line }」はできません。{ $reason }
terminal-line = （行：{ $line }）
terminal-undone = 取り消しました：{ $what }
terminal-no-undo = 取り消せません：{ $why }
terminal-barrier-none = まだ何も回答していません。
terminal-barrier-other = その後に{ $name }が行動しました。
terminal-barrier-revealed = その後に伏せられていたものが公開されました。
terminal-barrier-before = 最近の回答ではないか、後の回答がそれを必要としています。
terminal-barrier-over = ゲームは終了しました。
terminal-nothing-yet = まだ何も起きていません。
terminal-saved = { $file }に保存しました。
terminal-not-saved = 保存できませんでした：{ $why }
terminal-replace = { $file }はすでにあります。上書きしますか？ [y/N]
terminal-which-file = ファイル名を指定してください：{ $command } ファイル
terminal-loaded = { $file }を読み込みました：回答{ $answers }件。
terminal-not-loaded = 読み込めませんでした：{ $why }
terminal-kept = ゲームの保存先：{ $file }
terminal-resume = 続きをするには：bottega play { $game } --load { $file }
terminal-watch = もう一度見るには：bottega replay { $file }
terminal-not-kept = ゲームを残せませんでした：{ $why }
terminal-leave = 終了する前に保存しますか？ [Y = { $file }、n = いいえ、またはファイル名]
terminal-over = ゲーム終了。Enterで退出、「save ファイル」で保存、logとvで振り返り。
terminal-pass = { $name }に交代して、Enterを押してください。
terminal-yes = y yes はい
terminal-no = n no いいえ
# Where nothing can be taken back any more.
terminal-turn-over-for-good = 手番は終わりです。Enterで終了します。
terminal-closing-for-good = Enterを押すと：{ $what }。
