### ルネッサンスの物の呼び名（日本語）。

## 勢力、種類、カードの種類、城

family-army = 軍隊
family-clergy = 聖職者
family-artisans = 職人
family-merchants = 商人
kind-foundation = 土台
kind-stone = 石
kind-tile = 瓦
# カードの絵の下。
type-composite = アクション／建材
type-action = アクション
type-material = 建材
type-special = 特殊カード
type-royal = 王の任務
type-princely = 諸侯の任務
castle-chenonceau = シュノンソー城
castle-chillon = シヨン城
castle-egeskov = イーエスコウ城
castle-rosenborg = ローゼンボー城
castle-quick = 小さな城

## 数えるもの

count-foundation = { $n ->
    [0] 土台なし
   *[other] 土台{ $n }個
}
count-stone = { $n ->
    [0] 石なし
   *[other] 石{ $n }個
}
count-tile = { $n ->
    [0] 瓦なし
   *[other] 瓦{ $n }枚
}
count-material = { $n ->
    [0] 建材なし
   *[other] 建材{ $n }個
}
# 上に埋まったマスが載っていないもの。
count-exposed-material = { $n ->
    [0] むき出しの建材なし
   *[other] むき出しの建材{ $n }個
}
# 印刷された種類で：複合カードではないもの。
count-pure-material = { $n ->
    [0] 純粋な建材なし
   *[other] 純粋な建材{ $n }個
}
count-action = { $n ->
    [0] アクションなし
   *[other] アクション{ $n }枚
}
count-pure-action = { $n ->
    [0] 純粋なアクションなし
   *[other] 純粋なアクション{ $n }枚
}
count-special = { $n ->
    [0] 特殊カードなし
   *[other] 特殊カード{ $n }枚
}
count-card = { $n ->
    [0] カードなし
   *[other] カード{ $n }枚
}
count-mission = 任務{ $n }枚
count-slot = 枠{ $n }つ
# $kinds：「特殊カード、純粋なアクション」。
count-together = { $kinds }は合わせて{ $n }枚

## 任務の進み具合。$own：読み手の数、$best：比べる相手の数。

progress-turned = 達成しました。

## 誰のものか。$who：「you」、「own」（文の主語のプレイヤー）、または$nameと呼ばれる「other」。

castle-of = { $who ->
    [you] あなたの城
    [own] 自分の城
   *[other] { $name }の城
}
hand-of = { $who ->
    [you] あなたの手札
    [own] 自分の手札
   *[other] { $name }の手札
}
# 文の初めで。
castle-subject = { $who ->
    [you] あなたの城
   *[other] { $name }の城
}

## 終わり

# 点の内訳。
part-castle = 城
part-full = 城の完成
part-specials = 特殊カード
part-missions = 任務
part-missed = 未達成の必須任務

## 卓の設定

option-variant = ゲーム
option-variant-full = 通常のゲーム
option-variant-quick = クイックゲーム
option-teams = 2人組のチーム
option-teams-false = 1人ずつ
option-teams-true = 2人で1つの城を建てる
option-edition = カードの版
option-edition-2015 = 2015年（ルールどおり）
option-edition-2016 = 2016年（作者による後の一覧）
option-support = 空きマスへの建設
option-support-false = どの空きマスにも
option-support-true = 下のマスが埋まっているところだけ
option-families = カードの勢力
option-families-random = 抽選
option-families-own = 名前をコンマで区切って選ぶ
option-missions = 諸侯の任務
option-missions-automatic = 条件を満たすと自動で公開
option-missions-by-hand = 各自が自分で公開

## 局面。端末と、ボードを見ない人のためのパネル。端末では見出しは半角11文字分。

heading-turn = 第{ $turn }手番
heading-over = ゲーム終了
heading-team = { $names }のチーム
castle-built = { $castle }、{ $all }マス中{ $filled }マス
castle-immune = 今はどのアクションも効きません
label-hand = 手札
panel-missions = あなたの任務
modifier-skip-turn = 手番なし
modifier-no-draw = 補充なし
modifier-no-action = アクション禁止
modifier-no-material = 建材禁止
modifier-no-material-hand = 手札の建材禁止
modifier-castle-immunity = それまで城にアクションが効かない
modifier-materials-up-to = 建材を一度に{ $n }個まで

# 版によって違うカード。
title-army-42 = パリ包囲戦
title-barracks = 兵の宿営
title-cloister = 回廊
title-deal = 駆け引き
title-artisans-32 = 改修職人
title-artisans-33 = 倉庫番
title-merchants-31 = 金物商
title-artisans-42 = おしゃべり椅子
title-clergy-35 = 聖母
