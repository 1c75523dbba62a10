### ロレンツォ・イル・マニーフィコの物の呼び名（日本語）。

## 数えるもの

count-coin = コイン{ $n }枚
count-wood = 木材{ $n }個
count-stone = 石{ $n }個
count-servant = 使用人{ $n }人
count-military = 軍事力{ $n }
count-faith = 信仰{ $n }点
count-vp = 勝利点{ $n }点
count-token = トークン{ $n }枚
# 評議会の特権。一緒に受け取るものはすべて異なる。
count-privilege = { $n ->
    [1] 特権{ $n }つ
   *[other] 異なる特権{ $n }つ
}
count-territory = 領地{ $n }枚
count-character = 人物{ $n }枚
count-building = 建物{ $n }枚
count-venture = 事業{ $n }枚
count-one-kind = 同じ種類のカード{ $n }枚
# すべての種類を合わせたカード。
count-total = カード{ $n }枚
count-kinds = カード{ $n }種類
count-leader = リーダー{ $n }枚
count-leaders = プレイ中のリーダー{ $n }枚
# $kinds：「木材、石」。
count-together = { $kinds }は合わせて{ $n }個

## 資源などの種類と、ボードやカードでの文字（半角1文字、すべて異なる）

kind-coin = コイン
kind-wood = 木材
kind-stone = 石
kind-servant = 使用人
kind-military = 軍事力
kind-faith = 信仰
kind-vp = 勝利点
kind-token = トークン
kind-privilege = 特権

## 能力：一文で、そして（short-...）短く

tile-on = { $n }マス目で{ $goods }

## 名家、競りタイル、トークン

family-da-montefeltro = モンテフェルトロ家
family-malatesta = マラテスタ家
family-medici = メディチ家
family-gonzaga = ゴンザーガ家
family-colonna = コロンナ家
family-aragonesi = アラゴン家
family-este = エステ家
family-sforza = スフォルツァ家
family-orsini = オルシーニ家
family-della-rovere = デッラ・ローヴェレ家
family-della-scala = デッラ・スカーラ家
family-visconti = ヴィスコンティ家

## 終わり

# 得点の内訳。
part-track = 途中得点
part-territories = 領地
part-characters = 人物
part-ventures = 事業
part-military = 軍事力
part-resources = 資源
part-more = 得点ごとの追加
part-excommunication = 破門

## 卓の設定

option-advanced = リーダーと個人ボーナスタイル
option-advanced-true = 使う（上級ルール）
option-advanced-false = 使わない（基本ルール）
option-modules = 拡張
option-modules-none = なし
option-modules-houses = ルネッサンスの名家
option-modules-pazzi = パッツィ家の陰謀
option-modules-houses-pazzi = 両方の拡張
option-leaders = ドラフトするリーダー
option-leaders-all = すべて
option-leaders-base = 基本ゲーム
option-leaders-new = 拡張のみ
option-leaders-own = 名前をコンマで区切って選ぶ
option-decks = 山札のカード
option-decks-random = 塔と時代ごとに、10枚から8枚を無作為に引く
option-decks-preview = 無作為に引き、ゲームの前に全員に見せる
option-decks-own = 自作の山札（コードで指定）

## 端末での局面。ラベルは半角11文字分、塔の見出しは18文字分まで。

heading-round = 第{ $round }ラウンド／全{ $all }、時代{ $period }
heading-turn = 第{ $turn }手番
heading-over = ゲーム終了
label-harvest = 収穫
label-production = 生産
label-market = 市場
label-church = 教会
label-hand = 手札

## ボードを見ない読み手のための局面：見出しと、項目ごとの行

panel-period = 時代{ $period }
