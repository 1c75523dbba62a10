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
terminal-help-hint = 練習ゲームでのコーチのおすすめ
terminal-help-save = ゲームをファイルに保存します
terminal-help-theme = 夜と昼の切り替え
terminal-help-language = 次の言語
terminal-help-leave = 退席します。ゲームは残ります
terminal-save-to = どのファイルに保存しますか？
terminal-replace-it = { $file }はすでにあります。置き換えますか？
terminal-keep-file = 残す
terminal-overwrite = 置き換える
