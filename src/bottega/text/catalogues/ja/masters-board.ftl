### マスターズ・オブ・ルネッサンスのボード（日本語）。

## 回答の種類。たくさんあるとき（$n：その数）

# クリックの後に残る質問。
narrow-deck = カードをどのスロットに置きますか？
narrow-slot = スロット{ $name }にどのカードを置きますか？
narrow-leader = もう1枚、どのリーダーを残しますか？
narrow-discard = どのリーダーを手放しますか？
narrow-let-go = どの資源を手放しますか？
verb-keep = リーダー2枚を残す
verb-start = 最初の資源を選ぶ
verb-take = マーブルを取る
verb-whites = 白マーブルを資源に変える
verb-let-go = 資源を手放す
verb-store = 保管する
verb-buy = カードを買う
verb-activate = 生産する
verb-spend = 資源を使う
verb-receive = 資源を受け取る
verb-produce = 生産する
verb-pay = 支払う
verb-play = リーダーをプレイする
verb-discard = リーダーを手放して信仰を得る
verb-end = 手番を終える

## 一番上の行とタブ

board-where = 第{ $turn }手番（カード{ $cards }枚か{ $space }マス目で終了）
board-where-last = 第{ $turn }手番（最終ラウンド）
board-where-setup = 最初の手番の前
board-tab-yours = 手元
board-tab-cards = カード

## 信仰トラック

board-marker = { $name }は{ $space }マス目
board-black-cross = 黒十字
board-at = { $space }マス目
board-report = バチカン・レポート{ $section }
board-report-open = 最初のマーカーが{ $space }マス目に着いたとき、{ $start }マス目以降にいる全員がこのタイルを獲得します：{ $points }点。
board-report-kept = このタイルを獲得しました：{ $points }点。
board-report-lost = このタイルのレポートは済み、獲得できませんでした。
board-points-from = { $space }マス目以降で、ゲーム終了時に得られます。
board-pope = 教皇マス（{ $space }番）
board-pope-text = 最初に着いたマーカーがバチカン・レポートを発動させます。

## 買えるカード

board-cards = 買えるカード
board-left = 残{ $n }
board-cards-left =
    { $n ->
        [0] このデッキの最後の1枚です。
       *[other] この下にあと{ $n }枚あります。
    }
board-deck-empty = 品切れ
board-cards-of = カード{ $n }枚

## 市場

board-slide = 余り
board-legend = マーブルで得られるもの
board-take-row = { $n }行目：{ $marbles }
board-take-column = { $n }列目：{ $marbles }
board-marble-coin = 黄マーブル
board-marble-stone = 灰マーブル
board-marble-servant = 紫マーブル
board-marble-shield = 青マーブル
board-marble-faith = 赤マーブル
board-marble-white = 白マーブル
board-marble-coin-text = コイン1枚になります。
board-marble-stone-text = 石1個になります。
board-marble-servant-text = 使用人1人になります。
board-marble-shield-text = 盾1個になります。
board-marble-faith-text = 信仰1点になります。保管はせず、マーカーが進みます。
board-marble-white-text = 何も得られません。ただし、あなたのリーダーが資源に変えることがあります。

## リーダー

board-leaders = リーダー
board-in-play = プレイ済み
board-leader-played = 持ち主の前に置かれ、効果が続いています。
board-leader-hand = あなたの手札です。条件を満たせばプレイでき、手放せば信仰1点になります。
board-hidden-leader = 見ることのできないリーダー
board-no-leaders = リーダーはもういません
board-discarded = 手放した{ $n }枚

## 工房

board-your-bottega = あなたの工房
board-bottega-of = { $name }の工房
board-bought = カード{ $n }/{ $most }枚
board-strongbox = 金庫
board-base = 基本生産
board-base-text = どのボードにもある生産です。好きな資源2個が、好きな資源1個になります。
board-on-shelf = { $size }個の段にある{ $good }
board-in-box = 金庫にある{ $goods }
board-slot = スロット{ $n }
board-slot-hint = レベルI用
board-slot-empty = スロット{ $n }：空き
board-slot-card = スロット{ $n }：{ $card }
board-fresh = 市場から
board-let-go = { $good }を手放す
board-let-go-text =
    { $players ->
        [1] その代わり、ロレンツォの黒十字が1マス進みます。
        [2] その代わり、相手が信仰1点を得ます。
       *[other] その代わり、他の全員が信仰を1点ずつ得ます。
    }
board-gone = 手放した資源
board-gone-good = 手放した{ $good }
board-to-pay = 支払い
board-to-come = 獲得予定

## ロレンツォ

board-cross-at = 黒十字 { $space }/{ $last }
board-tokens = 公開済みトークン：{ $n }/{ $all }
board-token = ロレンツォのトークン
board-token-down = まだ裏向きです

## 選んだものを実行するボタン

do-take = このマーブルを取る
do-buy = このカードを買う
do-keep = このリーダーを残す
do-play = このリーダーをプレイする
do-discard = 手放す
do-activate = この生産を使う
