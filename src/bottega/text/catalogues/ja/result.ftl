### ゲームの後：結果とリプレイ（日本語）。
###
### プレイヤーについての文は $who で選ぶ：「you」は読み手、「other」は $name と呼ばれる。

## 見出し

result-over = ゲーム終了
result-given-up = ゲームは中止されました
result-given-up-text = 順位はつきませんが、ここまでの流れは見返せます。
result-again = この回は記録に残りません。すでに知っている配りでした。
# $n：勝者と次点との点差。
result-won-by = { $who ->
    [you] { $n }点差であなたの勝利
   *[other] { $n }点差で{ $name }の勝利
}
# 上位2人が同点で、別のもので決まったとき。
result-won-even = { $who ->
    [you] 紙一重であなたの勝利
   *[other] 紙一重で{ $name }の勝利
}
# 1人で遊んだとき。
result-won = { $who ->
    [you] あなたの勝利
   *[other] { $name }の勝利
}
# $names：勝った側の全員、または1位の全員。
result-won-together = { $names }がともに勝利
# 卓の誰も勝たなかった：ゲームの勝ち。
result-nobody = { $game ->
    [masters] 今回はロレンツォが一枚上手
   *[other] 勝者なし
}
# $part：「カード」のような得点源。$n：勝者の得点、$m：次点の得点。
result-difference = 勝負を分けたのは{ $part }、{ $n }対{ $m }でした。

## 順位

result-ranking = 順位
result-ranking-note = 得点の内訳つき
# 1位、2位…
result-place = { $n }位
result-place-none = –
result-you = あなた
# $bot：席でプレイするプログラム。
result-bot = { $bot }ボット
result-player = プレイヤー
result-place-title = 順位
result-total = 合計

## ゲームの流れ

result-story = ゲームの流れ
result-story-note = 手番ごとの得点
result-chart = 手番ごとの得点。矢印キーでゲームをたどり、Enterでその場面を表示します。
result-turn = 第{ $n }手番
# プレイヤー1人の、ある手番での得点。
result-at-points = { $name } { $n }点
result-at = 第{ $turn }手番：{ $points }
result-chart-hint = グラフに合わせると数値を表示、クリックでその場面へ。

## 分かれ目

result-turns = 分かれ目
result-turns-note = 選ぶとその場面へ
result-lead = { $who ->
    [you] あなたが首位に立ちました。
   *[other] { $name }が首位に立ちました。
}
# ゲーム全体で最高の手番。
result-best = { $who ->
    [you] あなたの最高の手番、しかもこのゲーム最高：一度に{ $n }点。
   *[other] このゲーム最高の手番：{ $name }が一度に{ $n }点。
}

## 最後の手

result-moves = 最後の手
result-moves-note = 新しい順

## データ

result-facts = データ
result-where = 終了
result-began = 開始
result-length = 長さ
result-count-turns = { $n }手番
result-count-decisions = { $n }手
result-minutes = { $n }分
result-hours = { $n }時間
result-days = { $n }日
result-pages = プレイヤーのページ
result-ratings = レーティング
result-record = 記録
result-record-text = テキスト
result-record-json = JSON形式

## 公正なシャッフル

result-fair-sealed = シャッフルは最初の手番の前に封印され、最後の手番の後に開かれました。
result-fair-open = このゲームはここで封印されたものではありません。シードがあれば再現できます。
result-fair-how = 確かめ方
result-commitment = 封印
result-salt = ソルト
result-seed = シード
result-verify = 記録をテキストでダウンロードし、Bottegaで再現してください。封印も照合されます：
# 端末に打ち込むもの。どの言語でも同じ。
result-verify-command = bottega verify { $file }

## 次にできること

result-acts = 次にすること
result-rematch = 再戦
result-to-rematch = 再戦の卓へ
result-to-tournament = 大会へ
result-tournament-next = 次の相手は大会の組み合わせで決まります。
result-replay = 見返す
result-share = 共有
result-shared = コピーしました
result-contest = 結果を見る
result-home = トップ
# 共有するもの。$game：ゲームの名前。
result-share-title = 「{ $game }」の1局

## リプレイ

replay-title = リプレイ
replay-board = この場面の卓
replay-rail = 視点と出来事
replay-controls = リプレイ
replay-at = { $n }手目／全{ $of }手
replay-step = { $n }手目
replay-steps = 出来事
replay-start = ゲームが始まります。
replay-quiet = 卓に変化はありません。
replay-slider = ゲームの場面
replay-first = 最初へ（Home）
replay-back = 戻る（←）
replay-play = 再生（スペース）
replay-pause = 一時停止（スペース）
replay-next = 進む（→）
replay-last = 最後へ（End）
replay-speed = 速さ
replay-times = { $n }×
replay-eyes = 視点
replay-eyes-this = この視点で表示中
replay-eyes-of = { $name }の席から見る
replay-eyes-spectator = 観戦者として見る
replay-spectator = 観戦者
replay-asked = 考え中
replay-link = リンク
replay-copy = この場面へのリンクをコピー
replay-copied = コピー済み
replay-to-result = 結果
replay-to-table = 卓へ
replay-play-on = ここから遊ぶ
# $n：新しいゲームが続きを始める手。
replay-play-on-text = このゲームの{ $n }手目の後から、新しい卓が始まります。あなたが1席に座り、残りはボットがプレイします。
replay-play-on-seat = あなたの席
replay-play-on-bot = 相手
replay-play-on-go = 続きを遊ぶ
