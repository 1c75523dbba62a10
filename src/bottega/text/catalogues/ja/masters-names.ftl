### マスターズ・オブ・ルネッサンスの物の呼び名（日本語）。

## 数えるもの

count-coin = コイン{ $n }枚
count-stone = 石{ $n }個
count-servant = 使用人{ $n }人
count-shield = 盾{ $n }個
count-faith = 信仰{ $n }点
count-white = 白マーブル{ $n }個
count-any = 好きな資源{ $n }個
count-green = 緑カード{ $n }枚
count-blue = 青カード{ $n }枚
count-yellow = 黄カード{ $n }枚
count-purple = 紫カード{ $n }枚
count-leader = リーダー{ $n }枚
count-space = { $n }マス

## 資源とマーブルの種類と、ボードやカードでの文字（半角1文字、すべて異なる）

kind-coin = コイン
kind-stone = 石
kind-servant = 使用人
kind-shield = 盾
kind-faith = 信仰
kind-white = 白マーブル

## カード、リーダー、トークン

colour-green = 緑
colour-blue = 青
colour-yellow = 黄
colour-purple = 紫

## 終わり

part-cards = カード
part-faith = 信仰
part-tiles = 恩恵タイル
part-leaders = リーダー
part-resources = 資源

## 卓の設定

option-discard = 手放せる資源
option-discard-fresh = 市場から取ったばかりのものだけ
option-discard-any = 倉庫にあるものも
option-solo-last-colour = その色の最後の1枚を7枚目として買うと
option-solo-last-colour-victory = ソロゲームに勝つ
option-solo-last-colour-defeat = ソロゲームに負ける

## 端末での局面

heading-turn = 第{ $turn }手番
heading-last-round = 最終ラウンド
heading-over = ゲーム終了
heading-inkwell = インク壺
heading-green = 緑
heading-blue = 青
heading-yellow = 黄
heading-purple = 紫
label-market = 市場
label-lorenzo = ロレンツォ
label-strongbox = 金庫
label-hand = 手札

## ボードを見ない読み手のための局面：見出しと、項目ごとの行

panel-faith = 信仰トラック
panel-spare = 余りのマーブル
panel-warehouse = 倉庫
