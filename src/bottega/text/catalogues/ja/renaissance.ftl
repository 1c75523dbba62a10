### ルネッサンス（日本語）。
###
### 2人についての文では、2人目のものは言葉で渡される：$castle、$stock、$zone、$handは
### castle-ofなどで作る「あなたの城」「自分の城」「アンの城」など。

title = ルネッサンス

## 勢力、種類、カードの種類、城

# アクションが攻撃するもの。
attack-castle = 城
attack-stock = ストック
attack-hand = 手札
attack-turn = 手番
attack-zone = 特殊エリア
# $cells：「土台5個、石4個、瓦3枚」。
text-castle = { $castle }：{ $cells }の城。
# 端末での種類の文字（半角1文字、すべて異なる）。
letter-foundation = F
letter-stone = S
letter-tile = T
letter-action = A
letter-special = X
letter-royal = R
letter-princely = P

## 数えるもの

# $things：「むき出しの建材2個」、$values：「1または2」。
of-value = 値{ $values }の{ $things }
# すべて。「失う」「捨てる」の前。
every-tile = 瓦すべて
every-action = アクションすべて
# 「より多い」の前。
kinds-material = 建材
kinds-special = 特殊カード
kinds-pure-action = 純粋なアクション
a-material = 建材

## カード

# アクションのない建材：$titleはtitle-foundation、-stone、-tile。
material = { $title }{ $value }
# $what：「城への攻撃、または値2の瓦」。
text-card = { $title }（{ $family }）：{ $what }。
text-both = { $one }。または{ $other }
text-action = アクション
text-reaction = 応答
# $scopes：「城、特殊エリア」。
text-attack = { $scopes }への攻撃
# $kinds：「土台または石」。
text-worth = 値{ $value }の{ $kinds }
text-foundation = 土台
text-stone = 石
text-tile = 瓦
text-special = 特殊カード
# $points：「+2点」。
text-special-points = 特殊カード、{ $points }
text-royal = 王の任務、{ $points }、ゲーム終了時に判定
text-princely = 諸侯の任務、{ $points }
# 点の増減。$points：「2点」。
gain = +{ $points }
loss = −{ $points }

## 題名

title-double-attack = 二重攻撃
title-cellar-raid = 地下蔵荒らし
title-square-formation = 方陣
title-landslide = 土砂崩れ
title-trading = 取引
title-cannon = 大砲
title-musket = マスケット銃
title-ruse = 側面攻撃
title-pillage = 略奪
title-crossbow = 弩
title-mass-grave = 共同墓穴
title-carpet-seller = 絨毯商人
title-siege = 包囲
title-foundation = 土台
title-stone = 石
title-tile = 瓦
title-army-31 = 隊長
title-army-32 = 徴兵係
title-army-33 = 剣術師範
title-army-34 = 士官
title-army-35 = 憲兵隊長
title-army-36 = 貴婦人の和約
title-army-37 = 全国三部会
title-army-38 = ナバラ王
title-army-39 = パヴィアの戦い
title-army-40 = ニースの和約
title-army-41 = 一五一五年
title-army-43 = グラナダ陥落
title-army-44 = ル・ヴェルジェ条約
title-army-45 = 金襴の陣
title-keystone = 要石
title-convent = 修道院
title-brotherhood = 信心会
title-angelus = お告げの鐘
title-pater-noster = 主の祈り
title-prayer = 祈り
title-chapel = 礼拝堂
title-gargoyle = ガーゴイル
title-revelation = 啓示
title-sin = 罪
title-baptism = 洗礼
title-confessional = 告解室
title-clergy-31 = 鐘つき
title-clergy-32 = 教皇
title-clergy-33 = 司祭
title-clergy-34 = 侍者
title-clergy-36 = 十字架の道
title-clergy-37 = 不平派の陰謀
title-clergy-38 = アルクの戦い
title-clergy-39 = サンティアゴ巡礼の道
title-clergy-40 = サン・バルテルミの虐殺
title-clergy-41 = アンボワーズの陰謀
title-clergy-42 = ナントの勅令
title-clergy-43 = 火刑裁判所
title-clergy-44 = 檄文事件
title-clergy-45 = ヴァシーの虐殺
title-revolt = 反乱
title-lintel = まぐさ石
title-buttress = 控え壁
title-pulley = 滑車
title-building-plan = 設計図
title-well = 井戸
title-vestibule = 玄関広間
title-bargain = お買い得
title-spying = 諜報
title-bad-weather = 悪天候
title-double-staircase = 二重らせん階段
title-artisans-31 = 屋根職人
title-artisans-34 = 遍歴職人
title-artisans-35 = 鍛冶屋
title-artisans-36 = メルカトル図法
title-artisans-37 = 測程儀
title-artisans-38 = ガリレオの望遠鏡
title-artisans-39 = スモモのレーヌ・クロード
title-artisans-40 = バラの砂糖漬け
title-artisans-41 = ストロッツィ宮の灯籠
title-artisans-43 = 石桟の窓
title-artisans-44 = オルテリウスの世界地図
title-artisans-45 = スレートの屋根
title-stall = 露店
title-arrangement = 取り決め
title-bread-oven = パン焼き窯
title-chopper = 肉切り包丁
title-village-square = 村の広場
title-storeroom = 貯蔵室
title-shop-window = 店先
title-fraud = 詐欺
title-smuggling = 密輸
title-merchants-32 = 養蜂家
title-merchants-33 = 質屋
title-merchants-34 = 鍵束
title-merchants-35 = 行商人
title-merchants-36 = モスクワ会社
title-merchants-37 = 綿花の発見
title-merchants-38 = ホーン岬
title-merchants-39 = 東インド会社
title-merchants-40 = 香辛料の道
title-merchants-41 = 新世界
title-merchants-42 = インド航路
title-merchants-43 = 王妃の薬草
title-merchants-44 = パナマ地峡
title-merchants-45 = サトウキビの発見
# 2016年版で異なるもの。
later-carpet-seller = 詐欺
later-army-42 = バリケードの日
later-clergy-36 = マールブルク会談
later-clergy-39 = 贖宥状の売買
later-spying = 貯蔵室
later-artisans-40 = レオナルドの理想都市
later-artisans-43 = ストゥディオーロ
later-chopper = 大槌
later-merchants-37 = ジャガイモの発見
later-merchants-45 = トウモロコシの発見

## アクションがすること、一文ずつ。$who：「each」は相手全員、「chosen」は選んだ1人、「next」は
## 次の人、「self」は自分。$chooser：「actor」はプレイした人、「target」は受ける人、「none」は
## 選ばない。小さなカードに載るので、短い文で。

step-lose-materials = { $who ->
    [each] 相手全員が
   *[chosen] 相手1人が
}{ $chooser ->
    [actor] 、あなたの選ぶ{ $things }
    [target] 、自分で選ぶ{ $things }
   *[none] { $things }
}を失います。
step-lose-cascade = 相手1人が{ $things }を手放します。上に載るものもすべて崩れます。
step-lose-flank = 相手1人が左右を選び、その側の各段のいちばん外の建材を失います。
step-steal-material = 相手の城の{ $things }を取り、すぐ自分の城に建てます。
step-swap-materials = 相手の城の建材{ $n }個を、自分の{ $n }個と入れ替えます。
step-rearrange-castle = 自分の城の建材を、種類の合うマスに並べ直します。
# $n：多くてもこの数。次の2つでは必ずこの数。
step-place-any = { $n ->
    [1] 自分の手札の建材を{ $n }個建てられます。
   *[other] 自分の手札の建材を{ $n }個まで建てられます。
}
step-place-same-value = 手札から、値の同じ建材{ $n }個を建てます。
step-place-same-kind = 手札の建材{ $n }個を、同じ種類のマスに建てます。
step-place-in-play = どこかの城と種類も値も同じ建材を、手札から好きなだけ建てます。
step-others-place-matching = その後、相手全員が種類と値の同じ建材を建てられます。
step-stock-discard-random = { $who ->
    [each] 相手全員が
   *[chosen] 相手1人が
}ストックの{ $things }を無作為に失います。
step-stock-discard-target = { $who ->
    [each] 相手全員が
   *[chosen] 相手1人が
}ストックの{ $things }を捨てます。
step-stock-look = 相手1人のストックを見ます。
step-stock-exchange = その中の好きな枚数を、自分のストックと同じ枚数だけ交換します。
step-stock-take-material = { $n ->
    [1] その中の建材{ $n }個を、すぐに建てられます。
   *[other] その中の建材を{ $n }個まで、すぐに建てられます。
}
step-stock-hand-exchange = 自分のストックと手札の間で、好きな枚数を交換します。
step-hand-look = 相手1人の手札を見ます。
step-hand-look-all = 相手1人が、全員に手札を見せます。
step-hand-trade = そこから{ $take }を取り、{ $give }枚を渡します。
step-hand-trade-random = 相手1人の手札から無作為に{ $take }を取り、{ $give }枚を渡します。
step-hand-swap = 相手1人と、手札をまるごと交換します。
step-hand-discard-any = 手札を好きな枚数捨てます。
step-hand-discard = { $who ->
    [each] 相手全員が手札の
    [chosen] 相手1人が手札の
   *[self] 自分の手札の
}{ $things }を捨てます。
step-hand-discard-cost = 手札の{ $things }を支払います。
step-hand-negotiate = 相手1人と手札を見せ合い、合意すれば交換します。
step-hand-pool = 全員が手札{ $n }枚をプールに出します。あなたはそれを見て{ $n }枚を取り、それぞれに{ $n }枚ずつ戻します。
step-hand-pool-blind = 相手全員の手札から無作為に{ $n }枚ずつ取り、自分の{ $n }枚を加えます。{ $n }枚を取り、それぞれに{ $n }枚ずつ戻します。
step-draw-look = 山札の上から{ $look }枚をめくり、{ $take }枚を取り、残りを好きな順で戻します。
step-draw-until = 建材が{ $n }枚出るまで山札をめくり、それを取り、残りを好きな順で戻します。
# $places：「城、ストック、または特殊エリア」。
step-discard-special-own = 自分の{ $places }の特殊カード{ $n }枚を捨てます。
step-discard-special-any = どこにあるものでも、場の特殊カード{ $n }枚を破壊します。
step-take-special = 相手1人の{ $places }の特殊カード{ $n }枚を手札に加えます。
step-show-mission = 相手1人が、必須の任務{ $n }枚をあなたに見せます。
place-castle = 城
place-zone = 特殊エリア
place-stock = ストック
step-skip-turn = { $who ->
    [next] 次の人は手番を失います。
   *[chosen] 相手1人が次の手番を失います。
}
step-no-draw = 相手全員は、次の手番にカードを引けません。
step-no-action = 相手1人は、次の手番にアクションをプレイできません。
step-no-material = { $who ->
    [each] 相手全員は、次の手番に建てられません。
   *[self] その手番には建てられません。
}
step-no-material-hand = 相手全員は、次の手番に手札の建材を建てられません。
step-materials-up-to = 次の手番に建材を建てるとき、{ $n }個まで建てられます。
step-castle-immunity = 自分の次の手番まで、どのアクションも自分の城に効きません。
step-extra-operation = その後、補充せずにすぐもう1回行動します。
step-extra-turn = この手番の後、もう1回手番を行います。
step-double-action = すぐに別のアクションをプレイします。狙う人数かカードの枚数が2倍になります。
step-reflect-action = 自分に向けられたアクションを、プレイした人に跳ね返します。

## 特殊カードがすること、一文ずつ。$n：建材の値の増減。

where-own-zone = 自分の特殊エリアに置きます。
where-opponent-zone = 相手の特殊エリアに置きます。
where-own-stock = 自分のストックに置きます。
where-opponent-stock-cover = 相手のストックの上に置きます。
where-opponent-stock-slot = このカードがその枠に入ります。
where-on-any-material = { $n ->
    [0] どれかの建材の上に置きます。
   *[other] どれかの建材の上に置き、値を{ $n }上げます。
}
where-on-opponent-material = 相手の建材の上に置き、値を{ $n }下げます。
where-on-new-material = 建材を、このカードを載せて建てます。値は{ $n }上がります。
where-replace-own-material = 自分の建材1個を捨て、代わりに置きます。
where-replace-opponent-material = 相手の建材1個を捨て、代わりに置きます。
where-not-playable = プレイできません。
# $things：「値4または5の建材」。
effect-lock-stock = 持ち主が手札から{ $things }を捨てるまで使えません。その後、これは持ち主の特殊エリアに移ります。
effect-toll = 自分の手番の終わりに、直前に手札から{ $things }を建てた相手それぞれから、無作為に{ $cards }を取れます。
effect-immune-self = 攻撃は届きません。
effect-immune-material = その建材には、どのアクションも届きません。
effect-immune-adjacent = 隣の建材には、相手のアクションが届きません。
effect-immune-adjacent-attacks = 隣の建材には、相手の攻撃が届きません。
effect-trap-castle = 相手があなたの城を攻撃すると、あなたへの分は無効になり、これは相手の特殊エリアに移ります。
effect-trap-stock = 相手があなたのストックを攻撃すると、あなたへの分は無効になり、これは相手の特殊エリアに移ります。
effect-cancel-action = ゲーム中1回、相手のアクションを無効にします。
# $points：「1点」。
effect-collect-attacks = 今後あなたの城を攻撃したアクションは、この下に置かれ、それぞれ{ $points }になります。
effect-extra-stock = 自分のストックに{ $slots }が加わります。そこにはストックへのアクションが届きません。
effect-duplicate-action = ゲーム中1回、相手がプレイしたばかりのアクションを自分のために繰り返します。
effect-duplicate-action-start = ゲーム中1回、自分の手番の始めに、ほかの人の最後のアクションを繰り返します。
effect-copy-special = ゲーム終了時、相手の特殊エリアの特殊カードのうち、最も得な1枚として数えます。
effect-score-count = ゲーム終了時、最も得な相手の城1つにある値{ $values }の建材1個につき{ $points }。
effect-change-kind = どの種類のマスにも置けます。
effect-zone-when-seen = ほかの人に見られるか無作為に引かれると、自分の特殊エリアに移ります。
effect-replace-higher = 自分の建材を好きなだけ、手札のより強い建材と取り替えます。
effect-replace-any = 自分の建材を好きなだけ、手札の建材と取り替えます。
effect-stock-discard = 相手1人がストックの{ $cards }を無作為に失います。

## 任務が求めること

# $zone：「hand」「stock」「both」、$rel：「least」「most」「exactly」、$things：「純粋なアクション2枚」。
condition-cards = { $zone ->
    [hand] あなたの手札
    [stock] あなたのストック
   *[both] あなたの手札とストック
}：{ $rel ->
    [least] { $things }以上
    [most] { $things }以下
   *[exactly] { $things }
}。
condition-materials = あなたの城：{ $rel ->
    [least] { $things }以上
   *[exactly] { $things }
}。
# $values：「1、2、3、4、5」。
condition-each-value = あなたの城に、値{ $values }がそろっている。
condition-empty-cells-foundation = { $n ->
    [0] あなたの土台のマスがすべて埋まっている。
   *[other] あなたの土台のマスが{ $n }つ以上空いている。
}
condition-empty-cells-stone = { $n ->
    [0] あなたの石のマスがすべて埋まっている。
   *[other] あなたの石のマスが{ $n }つ以上空いている。
}
condition-free-stock-slots = あなたのストックに空きがない。
condition-other-mission-points = あなたが達成したほかの任務が、合わせて{ $points }以上。
condition-specials-placed-on-own-side = ゲームを通じて、自分の側に特殊カードを{ $n }枚以上置いた。
condition-shared-with-opponent = あなたの建材{ $n }個と種類も値も同じものが、1人の相手の城にある。
condition-specials-placed = ゲームを通じて、特殊カードを1枚も置いていない。
condition-specials-discarded = 特殊カードを{ $n }枚捨てた。
condition-actions-this-turn = 1つの手番に、アクションを{ $n }枚プレイする。
condition-destroyed-this-turn = 1つの手番に、アクションで相手の城の建材を{ $n }個破壊する。
condition-stock-materials-this-turn = 1つの手番に、ストックから建材を{ $n }個建てる。
condition-same-target-actions-this-turn = 1つの手番に、同じ相手をアクション{ $n }枚で狙う。
condition-pure-action-turn-streak = { $n }手番続けて、純粋なアクションをプレイする。
condition-pure-material-discard-streak = { $n }手番続けて、純粋な建材を捨てる。
condition-extreme-special-points = あなたの特殊カードの点が、どの相手よりも多い。
condition-extreme-filled-cells = あなたの城の埋まったマスが、ほかのどの城よりも{ $which ->
    [most] 多い
   *[least] 少ない
}。
# $things：「値5の建材」。
condition-extreme-materials = あなたの城の{ $things }が、ほかのどの城よりも多い。
condition-extreme-castle-points = あなたの城の点が、ほかのどの城よりも多い。
condition-extreme-specials-on-own-side-by-self = 自分の側にある、自分で置いた特殊カードが、どの相手よりも少ない。
condition-behind-most = 最も埋まった相手の城より、埋まったマスが{ $n }つ以上少ない。
condition-behind-least = 相手のどの城よりも、埋まったマスが{ $n }つ以上少ない。
# $values：「1、3、または5」。
condition-every-material = あなたの城の建材が、すべて値{ $values }。
condition-every-foundation = あなたの城の土台が、すべて値{ $values }。
condition-attacked-castle-before-foundations-done = 土台が完成していない城を、アクションで攻撃した。
condition-attacked-castle-with-tile = 瓦を建てた相手の城を、アクションで攻撃した。
condition-foundations-done-before-first-stone = 石を建てる前に、土台のマスをすべて埋めた。
condition-special-before-first-stone = 石を建てる前に、特殊カードを置いた。
condition-first-tile = 全員の中で最初に、瓦を建てる。
condition-first-all-stones = 全員の中で最初に、石のマスをすべて埋める。
condition-first-all-foundations = 全員の中で最初に、土台のマスをすべて埋める。

## 任務の進み具合。$own：読み手の数、$best：比べる相手の数。

progress-done = 満たしています。
progress-open = まだです。
progress-lost = もう達成できません。
progress-most = { $things }、最も多い相手は{ $best }です。
progress-least = { $things }、最も少ない相手は{ $best }です。
progress-behind = 埋まったマスは、あなたが{ $own }、相手が{ $best }です。
progress-at-least = { $things }が必要です（今は{ $own }）。
progress-at-most = { $things }（{ $need }以下にします）。
progress-left = 残り：{ $things }。
progress-run = 今のところ{ $before }手番続いています。あと{ $more }手番必要です。
# $missing、$shown：値の一覧。
progress-values = { $shown_count ->
    [0] 足りない値：{ $missing }。
   *[other] { $missing_count ->
       *[other] 足りない値：{ $missing }（今ある値：{ $shown }）。
    }
}
progress-odd = 値の違う建材が{ $n }個あります。
# 上の文で数えるもの。
held-hand = 手札に{ $things }
held-stock = ストックに{ $things }
held-both = 手札とストックに{ $things }
measure-special-points = 特殊カードの{ $n }点
measure-filled-cells = 埋まったマス{ $n }つ
measure-castle-points = 城の{ $n }点
measure-other-mission-points = ほかの任務の{ $n }点
measure-empty-cells-foundation = 空いた土台のマス{ $n }つ
measure-empty-cells-stone = 空いた石のマス{ $n }つ
measure-free-stock-slots = ストックの空き{ $n }つ
measure-specials-placed-on-own-side = 自分の側に置いた特殊カード{ $n }枚
measure-specials-on-own-side-by-self = 自分で置いた特殊カード{ $n }枚
measure-shared-with-opponent = 同じ建材{ $n }個
measure-specials-discarded = 捨てた特殊カード{ $n }枚
measure-actions-this-turn = 1手番のアクション{ $n }枚
measure-destroyed-this-turn = 1手番に破壊した建材{ $n }個
measure-stock-materials-this-turn = 1手番にストックから建てた建材{ $n }個
measure-same-target-actions-this-turn = 1手番に同じ相手へのアクション{ $n }枚
measure-pure-action-turn-streak = 純粋なアクションを続けて{ $n }手番
measure-pure-material-discard-streak = 純粋な建材を捨てて続けて{ $n }手番

## 誰のものか。$who：「you」、「own」（文の主語のプレイヤー）、または$nameと呼ばれる「other」。

stock-of = { $who ->
    [you] あなたのストック
    [own] 自分のストック
   *[other] { $name }のストック
}
zone-of = { $who ->
    [you] あなたの特殊エリア
    [own] 自分の特殊エリア
   *[other] { $name }の特殊エリア
}

## 読み手への質問と、その内容（topic-...：「アンを待っています：」の後）。
## $left：あといくつ選ぶか。

question-choose-missions = { $n ->
    [1] どの任務を残しますか？達成できないと点を失います。
   *[other] どの{ $n }枚の任務を必須にしますか？達成できないと点を失います。
}
topic-choose-missions = 任務の選択
# $limits：この手番にできないことについての文、またはなし。
question-operation = この手番では何をしますか？
question-operation-limited = { $limits }この手番では何をしますか？
topic-operation = 手番の行動
question-play-stock = { $played ->
    [0] ストックのどのカードを使いますか？
   *[other] ストックのカードをもう1枚使いますか？
}
topic-play-stock = ストックのカード
question-build-more = { $left ->
    [1] 建材をもう1個建てますか？
   *[other] 建材をあと{ $left }個まで建てますか？
}
topic-build-more = さらに建てる建材
question-place-materials = どの建材を建てますか？
question-place-materials-more = どの建材を建てますか？{ $left }個まで建てられます。
question-place-materials-same-value = どの建材を建てますか？すべて同じ値でなければなりません。
question-place-materials-same-kind = どの建材を建てますか？すべて同じ種類のマスに置きます。
question-place-materials-in-play = どの建材を建てますか？種類と値の同じものが、どこかの城に必要です。
topic-place-materials = アクションで建てる建材
# $things：「石5、瓦2」。
question-match-build = { $name }が{ $things }を建てました。同じものを建てますか？
topic-match-build = 同じ建材の建設
question-build-from-stock = { $stock }のどの建材を自分の城に建てますか？
topic-build-from-stock = ほかのストックの建材
question-renovate = どの建材を、何と取り替えますか？
question-renovate-higher = どの建材を、どのより強い建材と取り替えますか？
topic-renovate = 改修
question-roof = { $special }の下に、どの建材を、どこに建てますか？
topic-roof = 特殊カードの下の建材
question-target = { $card }で誰を狙いますか？
question-target-again = { $card }でほかに誰を狙いますか？
topic-target = アクションの相手
question-aim = { $card }：場の特殊カードを{ $left }枚破壊します。どれにしますか？
topic-aim = 破壊する特殊カード
question-remove-special = あなたのものの代わりに、{ $name }のどの特殊カードを破壊しますか？
topic-remove-special = 破壊する特殊カード
question-lay-on = { $special }を誰の側に置きますか？
topic-lay-on = 特殊カードを置く側
question-lay-cell = { $castle }のどの建材の上に{ $special }を置きますか？
question-lay-cell-instead = { $castle }のどの建材の代わりに{ $special }を置きますか？
topic-lay-cell = 特殊カードの場所
question-lay-slot = { $special }をストックのどの枠に入れますか？
topic-lay-slot = 特殊カードを入れる枠
question-answer-action = { $name }が{ $card }をプレイしました。応えますか？
topic-answer-action = アクションへの応答
question-answer-attack = { $name }が{ $card }であなたの城を攻撃します。応えますか？
topic-answer-attack = 攻撃への応答
question-repeat-action = { $name }が{ $card }をプレイしました。繰り返しますか？
topic-repeat-action = アクションの繰り返し
question-repeat-last = { $name }が最後にプレイしたのは{ $card }です。繰り返しますか？
topic-repeat-last = アクションの繰り返し
question-double-which = どのアクションを2倍にしますか？
topic-double-which = 2倍にするアクション
question-double-how = { $card }は、カードとプレイヤーのどちらを2倍にしますか？
topic-double-how = 2倍にするもの
question-strike = { $left ->
    [1] { $castle }のどの建材を破壊しますか？
   *[other] { $castle }のどの建材{ $left }個を破壊しますか？
}
question-strike-own = { $left ->
    [1] 自分のどの建材を手放しますか？
   *[other] 自分のどの建材{ $left }個を手放しますか？
}
question-strike-fall = 自分のどの建材を手放しますか？上に載るものもすべて崩れます。
topic-strike = 破壊する建材
question-flank = { $name }の側面攻撃です。左右どちらの側を失いますか？
topic-flank = 失う城の側
question-steal = { $castle }のどの建材を取り、どこに建てますか？
topic-steal = 取る建材
question-swap = { $castle }のどの建材を、自分のどれと入れ替えますか？
topic-swap = 入れ替える建材
question-relay = マス{ $cell }に何を置きますか？
topic-relay = 城の並べ直し
question-discard-stock = ストックから{ $left }枚を捨てます。どれにしますか？
topic-discard-stock = ストックから捨てるカード
question-discard-hand = 手札から{ $left }枚を捨てます。どれにしますか？
question-discard-hand-action = 手札からアクション{ $left }枚を捨てます。どれにしますか？
topic-discard-hand = 捨てるカード
question-discard-any = 手札のどのカードを捨てますか？
topic-discard-any = 捨てるカード
question-store-exchange = { $stock }のどのカードを取りますか？
topic-store-exchange = ストックの交換
question-store-return = 代わりに自分のストックから{ $left }枚を渡します。どれにしますか？
topic-store-return = 代わりに渡すカード
question-sin = ストックのどのカードを手札に加えますか？
topic-sin = ストックと手札の交換
question-sin-return = 代わりに手札{ $left }枚をストックに入れます。どれにしますか？
topic-sin-return = ストックに入れるカード
question-trade-take = { $hand }から{ $left }枚を取ります。どれにしますか？
topic-trade-take = 取るカード
question-trade-give = { $name }に{ $left }枚を渡します。どれにしますか？
topic-trade-give = 渡すカード
question-offer = { $name }に何を差し出し、何を求めますか？
question-offer-counter = 代わりに{ $name }に何を差し出しますか？
topic-offer = 提案
# $given、$taken：カードの一覧、または「なし」。
question-answer-offer = { $name }の提案です。受け取るもの：{ $given }、渡すもの：{ $taken }。受け入れますか？
topic-answer-offer = 提案への返事
question-answer-counter = { $name }の逆提案です。受け取るもの：{ $given }、渡すもの：{ $taken }。受け入れますか？
topic-answer-counter = 提案への返事
question-pool-card = プールに{ $left }枚を出します。どれにしますか？
topic-pool-card = プールのカード
question-deal-pool = プールのどのカードを{ $name }に渡しますか？
question-deal-pool-own = プールのどのカードを取りますか？
topic-deal-pool = プールの分配
question-take-drawn = めくったカードから{ $left }枚を取ります。どれにしますか？
topic-take-drawn = めくったカード
question-return-drawn = 次にどのカードを山札に戻しますか？
topic-return-drawn = 山札に戻すカード
question-discard-own = 自分の特殊カードを{ $left }枚捨てます。どれにしますか？
topic-discard-own = 捨てる特殊カード
question-take-special = { $name }の特殊カード{ $left }枚を手札に加えます。どれにしますか？
topic-take-special = 取る特殊カード
question-show-mission = 必須の任務のうち、どれを{ $name }に見せますか？
topic-show-mission = 見せる任務
question-toll = { $hand }から無作為に1枚取りますか？
topic-toll = 徴兵係のカード
question-store = ストックにカードを入れますか？
topic-store = ストック
question-claim = 任務を公開しますか？
question-claim-last = ゲームが終わります。任務を公開しますか？
topic-claim = 公開する任務

## 回答

answer-oblige = { $missions }を必須にする
answer-oblige-one = { $mission }を残す
# $kind：as-foundationなど。
as-foundation = 土台として
as-stone = 石として
as-tile = 瓦として
answer-build = { $card }をマス{ $cell }に建てる
answer-build-as = { $card }を値{ $value }の{ $kind }マス{ $cell }に建てる
answer-build-replace = マス{ $cell }の{ $old }を{ $card }と取り替える
answer-build-relay = { $card }をマス{ $cell }に置く
answer-build-roof = { $card }を{ $special }の下に、値{ $value }の{ $kind }マス{ $cell }に建てる
# $thing：「石」。取る、入れ替える、破壊するもの。
worth = 値{ $value }の{ $thing }（マス{ $cell }）
on-cell = { $thing }（マス{ $cell }）
cell = マス{ $cell }
answer-move = { $material }を自分のマス{ $own }に移す
answer-move-steal = { $material }を取り、自分のマス{ $own }に建てる
answer-move-swap = { $material }を自分の{ $other }と入れ替える
answer-play = { $card }をプレイする
answer-play-double = { $card }を2倍にする
answer-lay = { $card }を置く
answer-discard = { $card }を捨てる
answer-open = ストックを使う
answer-store = { $card }をストックに入れる
answer-shelter = { $card }をストックの守られた枠に入れる
answer-pass = パスする
answer-pass-store = 何も入れない
answer-pass-claim = 何も公開しない
answer-pass-repeat-action = 繰り返さない
answer-pass-repeat-last = 繰り返さない
answer-pass-double-which = 2倍にしない
answer-pass-build-from-stock = 何も建てない
answer-pass-toll = カードを取らない
answer-done = これで終える
answer-done-play-stock = もう使わない
answer-done-build-more = もう建てない
answer-done-place-materials = もう建てない
answer-done-match-build = 何も建てない
answer-done-renovate = もう取り替えない
answer-done-discard-any = もう捨てない
answer-done-store-exchange = もう取らない
answer-done-sin = もう取らない
answer-target = { $name }を選ぶ
answer-target-lay-on = { $name }の側に置く
answer-target-lay-on-own = 自分の側に置く
answer-target-toll = { $name }から無作為に1枚取る
answer-strike = マス{ $cell }を選ぶ
answer-strike-destroy = { $material }を破壊する
answer-strike-own = { $material }を手放す
answer-strike-lay = { $material }の上に置く
answer-strike-replace = { $material }の代わりに置く
# $materials：そこにあるもの、または「なし」。
answer-flank-left = 左側を失う：{ $materials }
answer-flank-right = 右側を失う：{ $materials }
answer-take = { $card }を取る
answer-take-ask = { $card }を求める
answer-give = { $card }を渡す
answer-give-offer = { $card }を差し出す
answer-give-pool = { $card }をプールに出す
answer-give-keep = { $card }を取る
answer-give-to = { $card }を{ $name }に渡す
answer-give-store = { $card }をストックに入れる
answer-back = { $card }を山札に戻す
answer-empty = 空けておく
answer-empty-cell = マス{ $cell }を空けておく
answer-show = { $mission }を見せる
answer-claim = { $mission }を公開する（{ $points }）
answer-aim = { $card }を破壊する
# $place：置かれている場所。
answer-aim-at = { $card }を破壊する（{ $place }）
answer-let-be = 見送る
answer-pope = { $special }で無効にする
answer-pray = { $card }で跳ね返す
answer-repeat = { $special }で繰り返す
answer-double-cards = カードを2倍に
answer-double-players = 人数を2倍に
answer-offer = この提案をする（渡すもの：{ $given }、もらうもの：{ $taken }）
answer-offer-plain = 提案する
answer-accept = 受け入れる
answer-refuse = 断る
answer-counter = 別の提案をする

## ボタンの答え。できるだけ短く、分かっていることは繰り返さない

chip-cell = マス{ $cell }
# $thing: "石3".
chip-on-cell = { $thing }（マス{ $cell }）
# $thing: "石3（マス4）".
chip-instead = { $thing }と取り替え
chip-swap = { $thing }と交換
chip-play = プレイする
chip-lay = 置く
chip-store = ストックへ
chip-shelter = 守られた枠へ
chip-claim = { $mission }を公開する
# A side, or a special card on it.
chip-yours = 自分
chip-toll = 1枚引く
chip-flank-left = 左側
chip-flank-right = 右側

## 出来事。$change：「+2点」「−2点」。

event-missions-chosen = { $who ->
    [you] あなたは{ $missions }を必須にしました。
   *[other] { $name }は{ $missions }を必須にしました。
}
event-missions-chosen-hidden = { $who ->
    [you] あなたは任務を選びました。
   *[other] { $name }は任務を選びました。
}
event-first-player = { $who ->
    [you] あなたが1番手です。
   *[other] { $name }が1番手です。
}
event-turn-began = { $who ->
    [you] 第{ $turn }手番：あなたの番です。
   *[other] 第{ $turn }手番：{ $name }。
}
event-turn-skipped = { $who ->
    [you] 第{ $turn }手番：あなたは手番を失いました。
   *[other] 第{ $turn }手番：{ $name }は手番を失いました。
}
# $origin：「hand」「stock」「rival」（ほかの人のストック）。
event-built = { $who ->
    [you] あなたは
   *[other] { $name }は
}{ $origin ->
    [stock] ストックから
    [rival] 相手のストックから
   *[hand] { "" }
}{ $card }を建てました{ $change }。
event-built-as = { $who ->
    [you] あなたは
   *[other] { $name }は
}{ $origin ->
    [stock] ストックから
    [rival] 相手のストックから
   *[hand] { "" }
}{ $card }を{ $kind }建てました{ $change }。
event-replaced = { $who ->
    [you] あなたは{ $old }を{ $card }と取り替えました。値は{ $value }になりました。
   *[other] { $name }は{ $old }を{ $card }と取り替えました。値は{ $value }になりました。
}
event-action-played = { $origin ->
    [repeat] { $who ->
        [you] あなたは{ $card }を自分のために繰り返しました。
       *[other] { $name }は{ $card }を繰り返しました。
    }
    [stock] { $who ->
        [you] あなたはストックから{ $card }をプレイしました。
       *[other] { $name }はストックから{ $card }をプレイしました。
    }
   *[hand] { $who ->
        [you] あなたは{ $card }をプレイしました。
       *[other] { $name }は{ $card }をプレイしました。
    }
}
event-action-doubled-cards = { $card }：カードの枚数が2倍になりました。
event-action-doubled-players = { $card }：狙う人数が2倍になりました。
event-action-doubled-nothing = { $card }は2倍にできません。
# $whom：「you」、または$targetと呼ばれる「other」。
event-action-aimed = { $whom ->
    [you] { $card }があなたを狙っています。
   *[other] { $card }が{ $target }を狙っています。
}
event-action-aimed-special = { $card }が{ $whom ->
    [you] あなた
   *[other] { $target }
}の側の{ $special }を狙っています。
event-trap-sprung = { $card }が{ $who ->
    [you] あなた
   *[other] { $name }
}への攻撃を無効にし、{ $zone }に移りました{ $change }。
event-action-cancelled = { $who ->
    [you] あなたは{ $by }で{ $card }を無効にしました。
   *[other] { $name }は{ $by }で{ $card }を無効にしました。
}
event-action-turned = { $who ->
    [you] あなたは
   *[other] { $name }は
}{ $by }で{ $card }を{ $whom ->
    [you] あなた
   *[other] { $target }
}に跳ね返しました。
event-special-laid-zone = { $who ->
    [you] あなたは{ $card }を{ $zone }に置きました{ $change }。
   *[other] { $name }は{ $card }を{ $zone }に置きました{ $change }。
}
event-special-laid-own = { $who ->
    [you] あなたは{ $card }を置きました{ $change }。
   *[other] { $name }は{ $card }を置きました{ $change }。
}
event-special-laid-stock = { $who ->
    [you] あなたは{ $card }を{ $stock }に入れました。
   *[other] { $name }は{ $card }を{ $stock }に入れました。
}
event-special-laid-cover = { $who ->
    [you] あなたは{ $card }を{ $stock }の上に置きました。
   *[other] { $name }は{ $card }を{ $stock }の上に置きました。
}
event-special-laid-cell = { $who ->
    [you] あなたは{ $card }を{ $castle }のマス{ $cell }に置きました{ $change }。
   *[other] { $name }は{ $card }を{ $castle }のマス{ $cell }に置きました{ $change }。
}
event-special-laid-place = { $who ->
    [you] あなたは{ $castle }のマス{ $cell }の建材の代わりに{ $card }を置きました{ $change }。
   *[other] { $name }は{ $castle }のマス{ $cell }の建材の代わりに{ $card }を置きました{ $change }。
}
# 文の終わりの、点の増減。
with-change = （{ $change }）
# $origin：「hand」「stock」「castle」。
event-discarded = { $who ->
    [you] あなたは
   *[other] { $name }は
}{ $origin ->
    [stock] ストックから
    [castle] 城から
   *[hand] { "" }
}{ $card }を捨てました。
event-chance-discarded = { $stock }から無作為に{ $card }が選ばれ、捨て札になりました。
event-stock-opened = { $who ->
    [you] あなたはストックのカードを使います。
   *[other] { $name }はストックのカードを使います。
}
event-stored = { $who ->
    [you] あなたは{ $card }をストックに入れました。
   *[other] { $name }は{ $card }をストックに入れました。
}
event-stored-hidden = { $who ->
    [you] あなたはカード1枚をストックに入れました。
   *[other] { $name }はカード1枚をストックに入れました。
}
event-stored-sheltered = { $who ->
    [you] あなたは{ $card }を守られた枠に入れました。
   *[other] { $name }は{ $card }を守られた枠に入れました。
}
event-stored-sheltered-hidden = { $who ->
    [you] あなたはカード1枚を守られた枠に入れました。
   *[other] { $name }はカード1枚を守られた枠に入れました。
}
# $cards：カードの名前、または伏せられていれば「カード2枚」。
event-drew = { $who ->
    [you] あなたは{ $cards }を引きました。
   *[other] { $name }は{ $cards }を引きました。
}
event-material-lost = { $castle }は{ $cards }を失いました{ $change }。
event-material-taken = { $who ->
    [you] あなたは{ $castle }から{ $card }を取り、自分の城に建てました。
   *[other] { $name }は{ $castle }から{ $card }を取り、建てました。
}
event-materials-swapped = { $who ->
    [you] あなたは{ $own }を{ $castle }の{ $card }と入れ替えました。
   *[other] { $name }は{ $own }を{ $castle }の{ $card }と入れ替えました。
}
event-castle-lifted = { $who ->
    [you] あなたは城の建材を取り上げ、並べ直します。
   *[other] { $name }は城の建材を取り上げ、並べ直します。
}
event-material-relaid = { $who ->
    [you] あなたは{ $card }をマス{ $cell }に置きました。
   *[other] { $name }は{ $card }をマス{ $cell }に置きました。
}
event-material-relaid-empty = { $who ->
    [you] あなたはマス{ $cell }を空けておきました。
   *[other] { $name }はマス{ $cell }を空けておきました。
}
event-hand-shown = { $whom ->
    [you] あなたは全員に手札を見せました：{ $cards }。
   *[other] { $target }は全員に手札を見せました：{ $cards }。
}
event-hand-seen = { $who ->
    [you] あなたは{ $hand }を見ました：{ $cards }。
   *[other] { $name }は{ $hand }を見ました：{ $cards }。
}
event-hand-seen-hidden = { $who ->
    [you] あなたは{ $hand }を見ました。
   *[other] { $name }は{ $hand }を見ました。
}
event-stock-seen = { $who ->
    [you] あなたは{ $stock }を見ました：{ $cards }。
   *[other] { $name }は{ $stock }を見ました：{ $cards }。
}
event-stock-seen-hidden = { $who ->
    [you] あなたは{ $stock }を見ました。
   *[other] { $name }は{ $stock }を見ました。
}
# $card：その名前、または「カード1枚」。$from、$to：「アンの手札」「あなたのストック」「プール」。
event-card-moved = { $card }が{ $from }から{ $to }に移りました。
event-card-moved-chance = 無作為に選ばれた{ $card }が、{ $from }から{ $to }に移りました。
some-card = カード1枚
vault-of = { $who ->
    [you] あなたの守られた枠
    [own] 自分の守られた枠
   *[other] { $name }の守られた枠
}
place-pool = プール
place-tray = 脇に置いたカード
event-hands-swapped = { $who ->
    [you] あなたは
   *[other] { $name }は
}{ $whom ->
    [you] あなた
   *[other] { $target }
}と手札を交換しました。
# どのカードかを知る人へ：$givenを渡し、$receivedを受け取る。
event-hands-swapped-seen = あなたは{ $target }と手札を交換しました。受け取ったのは{ $received }、渡したのは{ $given }です。
event-pool-seen = { $who ->
    [you] あなたはプールを見ました：{ $cards }。
   *[other] { $name }はプールを見ました：{ $cards }。
}
event-pool-seen-hidden = { $who ->
    [you] あなたはプールを見ました。
   *[other] { $name }はプールを見ました。
}
event-offer-grew = { $who ->
    [you] あなたは{ $card }を差し出します。
   *[other] { $name }は{ $card }を差し出します。
}
event-offer-grew-wanted = { $who ->
    [you] あなたは{ $card }を求めます。
   *[other] { $name }は{ $card }を求めます。
}
event-offer-grew-hidden = { $who ->
    [you] あなたは提案を準備しています。
   *[other] { $name }は提案を準備しています。
}
event-offer-made = { $who ->
    [you] あなたは{ $target }に交換を提案しました（出すもの：{ $given }、求めるもの：{ $taken }）。
   *[other] { $name }は{ $whom ->
        [you] あなた
       *[other] { $target }
    }に交換を提案しました（出すもの：{ $given }、求めるもの：{ $taken }）。
}
event-offer-made-hidden = { $who ->
    [you] あなたは提案をしました。
   *[other] { $name }は{ $whom ->
        [you] あなた
       *[other] { $target }
    }に提案をしました。
}
event-offer-made-counter = { $who ->
    [you] あなたは代わりに交換を提案しました（出すもの：{ $given }、求めるもの：{ $taken }）。
   *[other] { $name }は代わりに交換を提案しました（出すもの：{ $given }、求めるもの：{ $taken }）。
}
event-offer-made-counter-hidden = { $who ->
    [you] あなたは別の提案をしました。
   *[other] { $name }は別の提案をしました。
}
event-offer-accepted = { $who ->
    [you] あなたは提案を受け入れました。
   *[other] { $name }は提案を受け入れました。
}
event-offer-refused = { $who ->
    [you] あなたは提案を断りました。
   *[other] { $name }は提案を断りました。
}
event-pile-shown = { $who ->
    [you] あなたは山札から{ $cards }をめくりました。
   *[other] { $name }は山札から{ $cards }をめくりました。
}
event-pile-taken = { $who ->
    [you] あなたは{ $card }を取りました。
   *[other] { $name }は{ $card }を取りました。
}
event-pile-returned = { $who ->
    [you] あなたは{ $card }を山札に戻しました。
   *[other] { $name }は{ $card }を山札に戻しました。
}
# $place：「アンの城」「あなたの特殊エリア」。
event-special-discarded = { $place }の{ $card }が捨て札になりました{ $change }。
# その下や枠にあったもの。
event-special-along = 一緒に捨て札になったもの：{ $cards }。
event-special-taken = { $who ->
    [you] あなたは
   *[other] { $name }は
}{ $whom ->
    [you] あなた
   *[other] { $target }
}の側から{ $card }を手札に加えました。
event-mission-shown = { $who ->
    [you] あなたは{ $target }に任務を見せました：{ $mission }。
   *[other] { $name }は{ $whom ->
        [you] あなた
       *[other] { $target }
    }に任務を見せました：{ $mission }。
}
event-mission-shown-hidden = { $who ->
    [you] あなたは{ $target }に任務を見せました。
   *[other] { $name }は{ $whom ->
        [you] あなた
       *[other] { $target }
    }に任務を見せました。
}
event-mission-claimed = { $who ->
    [you] あなたは{ $mission }を公開しました{ $change }。
   *[other] { $name }は{ $mission }を公開しました{ $change }。
}
event-restrained-skip-turn = { $who ->
    [you] あなたは次の手番を失います。
   *[other] { $name }は次の手番を失います。
}
event-restrained-no-draw = { $who ->
    [you] あなたは次の手番にカードを引けません。
   *[other] { $name }は次の手番にカードを引けません。
}
event-restrained-no-action = { $who ->
    [you] あなたは次の手番にアクションをプレイできません。
   *[other] { $name }は次の手番にアクションをプレイできません。
}
event-restrained-no-material = { $who ->
    [you] あなたは次の手番に建てられません。
   *[other] { $name }は次の手番に建てられません。
}
event-restrained-no-material-hand = { $who ->
    [you] あなたは次の手番に手札の建材を建てられません。
   *[other] { $name }は次の手番に手札の建材を建てられません。
}
event-restrained-materials-up-to = { $who ->
    [you] あなたは次の手番に建材を一度に{ $n }個まで建てられます。
   *[other] { $name }は次の手番に建材を一度に{ $n }個まで建てられます。
}
event-castle-protected = { $who ->
    [you] あなたの次の手番まで、どのアクションもあなたの城に効きません。
   *[other] { $name }の次の手番まで、どのアクションもその城に効きません。
}
event-operation-granted = { $who ->
    [you] あなたはもう1回行動します。
   *[other] { $name }はもう1回行動します。
}
event-turn-granted = { $who ->
    [you] あなたはこの後、もう1回手番を行います。
   *[other] { $name }はこの後、もう1回手番を行います。
}
event-cost-unpaid = { $who ->
    [you] あなたは{ $card }の支払いができず、何も起きません。
   *[other] { $name }は{ $card }の支払いができず、何も起きません。
}
event-nothing-found-hand = { $who ->
    [you] あなたの手札に当てはまるものはありません。
   *[other] { $name }の手札に当てはまるものはありません。
}
event-nothing-found-stock = { $who ->
    [you] あなたのストックに当てはまるものはありません。
   *[other] { $name }のストックに当てはまるものはありません。
}
event-keyring-found = { $card }が見つかり、{ $zone }に移りました{ $change }。
event-stock-unlocked = { $who ->
    [you] あなたのストックがまた使えます。{ $card }はあなたの特殊エリアに移りました{ $change }。
   *[other] { $name }のストックがまた使えます。{ $card }はその特殊エリアに移りました{ $change }。
}
event-attack-collected = { $who ->
    [you] { $card }が{ $under }の下に置かれました。あなたは{ $change }です。
   *[other] { $card }が{ $under }の下に置かれました。{ $name }は{ $change }です。
}
# ゲーム終了時に加わるもの：果たされた王の任務。
event-accomplished = { $who ->
    [you] あなたは{ $missions }を達成しました。
   *[other] { $name }は{ $missions }を達成しました。
}

## 理由

reason-not-in-hand = { $card }は手札にありません。
reason-not-in-stock = { $card }はストックにありません。
reason-no-free-cell = { $card }を置ける空きマスがありません。
reason-wrong-kind = ここには{ $kind }が必要ですが、{ $card }はマス{ $cell }では{ $kind }になりません。
reason-cell-filled = マス{ $cell }は埋まっています。
reason-cell-unsupported = マス{ $cell }の下に、まだ空いているマスがあります。
reason-no-actions-this-turn = この手番にはアクションをプレイできません。
reason-no-materials-this-turn = この手番には建材を建てられません。
reason-reaction-only = { $card }は、自分に向けられたアクションに応えてプレイします。
reason-special-cannot-be-laid = 今、{ $card }を置ける場所がありません。ストックに入れるか、捨てることはできます。
reason-never-playable = { $card }は置けません。ほかの人に見られると現れます。
reason-stock-covered = ストックの上に{ $card }がいるので、使うことも入れることもできません。
reason-stock-full = { $need_slots ->
    [0] 守られた枠がありません。
   *[other] ストックの枠{ $need_slots }つがすべて埋まっています。
}
reason-stock-empty = ストックは空です。
reason-nothing-to-store = ストックに入れるカードがありません。
reason-not-a-target = { $who ->
    [you] ここで自分は選べません。
   *[other] ここで{ $name }は選べません。
}
reason-protected = マス{ $cell }にあるものには、どのアクションも届きません。
reason-not-exposed = マス{ $cell }は上に何かが載っているので、むき出しではありません。
reason-wrong-value = 値{ $values }でなければなりませんが、値は{ $have_value }です。
reason-not-higher = { $card }の値は{ $have_value }、置き換える建材の値は{ $need_value }です。より高い値が必要です。
reason-was-covered = アクションがプレイされたとき、マス{ $cell }の上に何かが載っていました。
reason-no-place-left = ここに{ $card }を置くと、残りの建材の場所がなくなります。
reason-not-there = そこにはありません。
reason-not-offered = 今選べるものの中にありません。
reason-must-place = 先に、アクションの求める建材を建ててください。
reason-one-only = もう選べる数だけ選びました。
reason-mission-not-held = { $mission }はあなたの任務ではありません。
reason-mission-done = { $mission }はもう達成しています。
reason-two-missions = 任務は1枚ではなく、2枚選びます。
reason-mission-not-fulfilled = { $mission }は条件を満たしていません。{ $condition }
reason-no-pope = アクションを無効にする特殊カードがありません。
reason-pope-used = { $card }はもう使いました。
reason-no-prayer = アクションを跳ね返すカードがありません。
reason-not-aimed-at-you = このアクションはあなたに向けられていません。
reason-cannot-be-turned = { $card }は跳ね返せません。
reason-no-ironmonger = アクションを繰り返す特殊カードがありません。
reason-cannot-double = { $card }はこの形では2倍にできません。
reason-not-yours = あなたのものではありません。
reason-act-first = 先に手番の行動をしてください。カードはいつでも捨てられます。
reason-already-chosen = { $card }はもう選んであります。
reason-target-chosen = { $name }はもう選んであります。
reason-not-an-action = { $card }はアクションではありません。アクションが必要です。
reason-compulsory = これは必ず行います。パスはできません。
reason-untouchable = あなたのアクションは{ $card }に届きません。
reason-own-turn = あなたの手番です。跳ね返せるのはほかの人の手番です。
reason-not-in-play = そこに置いた{ $card }と種類も値も同じ建材が、どの城にもありません。
reason-no-second = そこに{ $card }を置くと、2個目の建材が続けられません。

## 終わり

end-castle = { $who ->
    [you] あなたの城が完成し、ゲームは終了しました。
   *[other] { $name }の城が完成し、ゲームは終了しました。
}
end-castle-plain = 城が1つ完成しました。
end-pile = 山札がなくなりました。

## 局面。端末と、ボードを見ない人のためのパネル。端末では見出しは半角11文字分。

label-families = 勢力
label-pile = 山札
label-discards = 捨て札
pile-known = { $cards }（知っているもの：{ $known }）
discards = { $n ->
    [0] なし
   *[other] { $cards }、一番上は{ $card }
}
label-castle = 城
label-zone = エリア
label-under = 集めた札
label-cover = ストック上
label-stock = ストック
label-vault = 守られた枠
label-mandatory = 必須
label-optional = 任意
label-away = 除外
label-done = 達成
label-next = 次の手番
label-now = この手番
label-deeds = したこと
label-aside = 脇の札
label-pool = プール
label-offer = 提案
label-aims = 狙い
# $known：読み手が知っているカード、$n：ほかの枚数。
known-and-others = { $known }と不明{ $n }枚
offer-of = { $given }と{ $taken }の交換
row = { $n }段目
# パネルのマス：$whatは「値4の土台」「石の空きマス」。
panel-cell = { $cell }：{ $what }
panel-worth = 値{ $value }の{ $thing }
panel-under = { $specials }の下の値{ $value }の{ $thing }
panel-free-foundation = 土台の空きマス
panel-free-stone = 石の空きマス
panel-free-tile = 瓦の空きマス
# $card：特殊カード、$points：「+2点」。
zone-card = { $card }（{ $points }）
zone-used = 使用済み
# 読み手の手番に効いていること。質問の前の文として。
limit-no-action = アクションをプレイできません。
limit-no-material = 建材を建てられません。
limit-no-material-hand = 手札の建材を建てられません。
limit-no-draw = カードを引けません。
limit-skip-turn = この手番を失います。
limit-castle-immunity = どのアクションもあなたの城に効きません。
limit-materials-up-to = 建材を{ $n }個まで建てられます。
flag-attacked-castle-before-foundations-done = 土台が完成する前の城を攻撃した
flag-attacked-castle-with-tile = 瓦を建てた人の城を攻撃した
flag-foundations-done-before-first-stone = 石を建てる前に土台のマスをすべて埋めた
flag-special-before-first-stone = 石を建てる前に特殊カードを置いた
flag-first-tile = 最初に瓦を建てた
flag-first-all-stones = 最初に石のマスをすべて埋めた
flag-first-all-foundations = 最初に土台のマスをすべて埋めた
flag-placed-stone = 石を建てた
flag-placed-tile = 瓦を建てた
flag-had-all-foundations = 土台のマスをすべて埋めた
mission-progress = { $condition }{ $progress }
