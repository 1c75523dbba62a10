### ロレンツォ・イル・マニーフィコ（日本語）。

title = ロレンツォ・イル・マニーフィコ

## 数えるもの

# 一部のリーダーが認める上限。$things：「使用人1人」。
at-most = { $things }以下
none-of = { $things }なし

## 資源などの種類と、ボードやカードでの文字（半角1文字、すべて異なる）

letter-coin = C
letter-wood = W
letter-stone = S
letter-servant = V
letter-military = M
letter-faith = F
letter-vp = P
letter-token = T
letter-privilege = ★

## 家族コマと行き先

# 色で呼ぶ家族コマ：「黒のコマ」の意味。
member-black = 黒
member-white = 白
member-orange = オレンジ
member-neutral = 中立
member-brown = 茶色
# $member：上のどれか、$value：その値。
member = { $member }（{ $value }）
# スペース。コロンや矢印の後に来る。
space-territory = 領地の塔{ $n }階
space-character = 人物の塔{ $n }階
space-building = 建物の塔{ $n }階
space-venture = 事業の塔{ $n }階
space-special = 特別の塔{ $n }階
space-harvest = 収穫（小）
space-large-harvest = 収穫（大）
space-production = 生産（小）
space-large-production = 生産（大）
space-market = 市場{ $n }
space-council = 評議会
# リーダーのスペース。$leader：下のどれか、最も短く。
space-own = { $leader }のスペース
owner-bembo = ベンボ
owner-massimiliano = マクシミリアン
owner-guglielmo = グリエルモ
owner-piero = ピエロ
owner-erasmo = エラスムス
owner-bramante = ブラマンテ
# スペースの効果。$goods：そこで得られるもの。
space-gives = 得られるもの：{ $goods }。
space-for-harvest = ボーナスタイルと、アクションの値で届く領地が起動します。
space-for-production = ボーナスタイルと、アクションの値で届く建物が起動します。
space-for-council = 先に来た人ほど、次のラウンドの手番が早くなります。
space-needs = 値{ $value }以上が必要です。
space-malus = アクションの値が{ $n }下がります。
space-shared = コマをいくつでも置けます。
# 塔の階、最も短く。
floor-territory = 領地{ $n }階
floor-character = 人物{ $n }階
floor-building = 建物{ $n }階
floor-venture = 事業{ $n }階
floor-special = 特別{ $n }階
# 塔。
tower-territory = 領地の塔
tower-character = 人物の塔
tower-building = 建物の塔
tower-venture = 事業の塔
tower-special = 特別の塔

## カード

# 何枚ものカード。
cards-territory = 領地
cards-character = 人物
cards-building = 建物
cards-venture = 事業
cards-any = すべてのカード
# カード1枚（「…を取る」の前）。
one-territory = 領地1枚
one-character = 人物1枚
one-building = 建物1枚
one-venture = 事業1枚
one-any = 好きな種類のカード1枚
# カードの名前の後に来る種類。$period：I、II、III。$tower：special（特別の塔）、usual（ほかの塔）。
card-of-territory = { $tower ->
    [special] 時代{ $period }の特別な領地
   *[usual] 時代{ $period }の領地
}
card-of-character = { $tower ->
    [special] 時代{ $period }の特別な人物
   *[usual] 時代{ $period }の人物
}
card-of-building = { $tower ->
    [special] 時代{ $period }の特別な建物
   *[usual] 時代{ $period }の建物
}
card-of-venture = { $tower ->
    [special] 時代{ $period }の特別な事業
   *[usual] 時代{ $period }の事業
}
# カードの全文：この文と、下の文のうち必要なもの。
text-card = { $card }、{ $kind }。
# $cost：「木材3個」「コイン2枚または軍事力3（6以上必要）」。
text-cost = コスト：{ $cost }。
# $effects：「コイン2枚、特権1つ」。
text-now = 即時効果：{ $effects }。
text-territory = 値{ $value }以上の収穫：{ $effects }。
text-building = 値{ $value }以上の生産：{ $effects }。
# $trades：下の「trade」が1つか2つ。
text-trades = 値{ $value }以上の生産：{ $trades }の交換。
trade = 「{ $pays }→{ $gives }」
# 1回の生産で何度も行える交換。
trade-repeated = { $trade }（アクションの値の回数まで）
# トークンを置いたままにできるカード。
text-slot = このカードには、自分のトークンを1枚置けます。
text-points = ゲーム終了時：{ $points }。
# $points：「手持ちの使用人1につき勝利点1点」。
points-most = { $points }（最大{ $most }点）
# 支払う軍事力と、持っていなければならない軍事力。
cost-military = { $goods }（{ $threshold }以上必要）
# 支払う軍事力はないが、持っていなければならないとき。
cost-needed = { $threshold }以上必要
# 相手1人ごとに支払うもの。
each-rival = 相手1人につき{ $goods }

## 効果：受け取るもの

effect-per-card = { $kind ->
    [territory] 自分の領地1枚につき{ $goods }
    [character] 自分の人物1枚につき{ $goods }
    [building] 自分の建物1枚につき{ $goods }
   *[venture] 自分の事業1枚につき{ $goods }
}
effect-per-card-capped = { $kind ->
    [territory] 自分の領地1枚につき{ $goods }（アクションの値の回数まで）
    [character] 自分の人物1枚につき{ $goods }（アクションの値の回数まで）
    [building] 自分の建物1枚につき{ $goods }（アクションの値の回数まで）
   *[venture] 自分の事業1枚につき{ $goods }（アクションの値の回数まで）
}
# $held：「軍事力2」。
effect-per-held = 手持ちの{ $held }ごとに{ $goods }
# $things：「使用人」。
effect-per-each = 手持ちの{ $things }1につき{ $goods }
effect-per-leader = プレイ中のリーダー1枚につき{ $goods }
# $cards：「建物1枚」「好きな種類のカード1枚」。
effect-take = { $cards }を取る値{ $value }のアクション
effect-take-for-less = { $cards }を取る値{ $value }のアクション（コストは{ $discount }引き）
effect-take-usual = { $cards }を取る値{ $value }のアクション（特別の塔を除く）
effect-work = { $action ->
    [harvest] 値{ $value }の収穫
   *[production] 値{ $value }の生産
}
effect-work-one = { $action ->
    [harvest] 領地1枚だけで値{ $value }の収穫
   *[production] 建物1枚だけで値{ $value }の生産
}
effect-either-work = そのコマの値での収穫または生産
effect-raise = 色つきコマ1つの値がこのラウンドだけ{ $value }になる
effect-copy = 相手がプレイしているリーダー1枚の能力（ゲーム終了まで）
effect-lose = { $goods }を失う
# $trades：上の「trade」が1つか2つ。
effect-exchange = { $trades }の交換
effect-slot = このカードの上のトークンに描かれたもの
effect-match-military = 最も多い人に並ぶ軍事力
# $cards：「建物1枚」、$several：「建物2枚」。
effect-activate = { $n ->
    [1] 値を問わず自分の{ $cards }を起動する
   *[other] 値を問わず自分の{ $several }を起動する
}
effect-fetch = 捨て札から{ $cards }をコストなしで取る（特別カードを除く）
effect-draw-leaders = 山札からリーダー{ $n }枚
effect-play-free = 手札のリーダー1枚を条件なしでプレイする
effect-play-free-shown = そのうち1枚を条件なしでプレイする
effect-draw-different = すべて違う面のトークン{ $n }枚
effect-draw-keep = 引いたトークン2枚のうち1枚
# 取った領地について。
effect-harvest-below = その値より1低い収穫
# $reward：「勝利点7点」、$cards：「人物1枚」。
effect-drop-own = { $cards }を捨てて{ $reward }
effect-dismiss = プレイ中のリーダー1枚を手放して{ $reward }
effect-market = 市場の空きスペース1つと同じもの
effect-visit = { $action ->
    [harvest] 相手1人の領地を使う値{ $value }の収穫
   *[production] 相手1人の建物を使う値{ $value }の生産
}
effect-rivals-drop = 相手全員が{ $cards }を失う
# $goods：「コイン2枚または勝利点3点」。
effect-rivals-give = 相手全員から{ $goods }（それぞれ相手が選ぶ）

## 能力：一文で、そして（short-...）短く

# $way：moreかless、$action：何の値か。
ability-value = { $way ->
    [less] { $action ->
        [territory] あなたが領地を取るアクションの値は{ $n }下がります。
        [character] あなたが人物を取るアクションの値は{ $n }下がります。
        [building] あなたが建物を取るアクションの値は{ $n }下がります。
        [venture] あなたが事業を取るアクションの値は{ $n }下がります。
        [harvest] あなたの収穫の値は{ $n }下がります。
       *[production] あなたの生産の値は{ $n }下がります。
    }
   *[more] { $action ->
        [territory] あなたが領地を取るアクションの値は{ $n }上がります。
        [character] あなたが人物を取るアクションの値は{ $n }上がります。
        [building] あなたが建物を取るアクションの値は{ $n }上がります。
        [venture] あなたが事業を取るアクションの値は{ $n }上がります。
        [harvest] あなたの収穫の値は{ $n }上がります。
       *[production] あなたの生産の値は{ $n }上がります。
    }
}
short-value = { $way ->
    [less] { $action ->
        [territory] 領地を取る値−{ $n }
        [character] 人物を取る値−{ $n }
        [building] 建物を取る値−{ $n }
        [venture] 事業を取る値−{ $n }
        [harvest] 収穫の値−{ $n }
       *[production] 生産の値−{ $n }
    }
   *[more] { $action ->
        [territory] 領地を取る値+{ $n }
        [character] 人物を取る値+{ $n }
        [building] 建物を取る値+{ $n }
        [venture] 事業を取る値+{ $n }
        [harvest] 収穫の値+{ $n }
       *[production] 生産の値+{ $n }
    }
}
# $cards：「建物」「すべてのカード」、$goods：「木材1個または石1個」。
ability-discount = { $cards }のコストが{ $goods }分減ります。
short-discount = { $cards }のコストが{ $goods }減る
# $floors：「3、4」。
ability-no-floor-bonus = 塔の{ $floors }階のボーナスを得られなくなります。
short-no-floor-bonus = { $floors }階ボーナスなし
ability-shares = あなたのコマは、すでに使われているスペースにも置けます。
short-shares = 使用中のスペースにも置ける
ability-no-fee = コマのいる塔でも、入場料を支払いません。
short-no-fee = 塔の入場料なし
# $towers：「特別の塔」。
ability-no-fee-some = コマのいる{ $towers }でも、入場料を支払いません。
short-no-fee-some = { $towers }の入場料なし
ability-fixed = あなたの色つきコマの値は、ダイスの目にかかわらず{ $value }になります。
short-fixed = 色つきコマの値が{ $value }になる
ability-coloured = { $way ->
    [less] あなたの色つきコマの値は{ $n }下がります。
   *[more] あなたの色つきコマの値は{ $n }上がります。
}
short-coloured = { $way ->
    [less] 色つきコマの値−{ $n }
   *[more] 色つきコマの値+{ $n }
}
ability-neutral = あなたの中立コマの値は{ $n }上がります。
short-neutral = 中立コマの値+{ $n }
ability-no-military = 領地を取るのに軍事力が必要なくなります。
short-no-military = 領地に軍事力は不要
# $goods：「コイン、木材、石、使用人」。
ability-doubled = カードの即時効果で得る{ $goods }が2倍になります。
short-doubled = 即時効果の{ $goods }が2倍
ability-support = 教会を支持するたびに、{ $goods }も得ます。
short-support = 教会を支持すると{ $goods }
# $goods：「木材1個、石1個」。
ability-less = どこから得るときも、{ $goods }少なくなります。
short-less = 得るたびに{ $goods }減
ability-barred = { $area ->
    [market] 市場にコマを置けなくなります。
    [council] 評議会にコマを置けなくなります。
    [harvest] 収穫のスペースにコマを置けなくなります。
    [production] 生産のスペースにコマを置けなくなります。
    [special] 特別の塔のカードを取れなくなります。
   *[tower] その塔にコマを置けなくなります。
}
short-barred = { $area ->
    [market] 市場に置けない
    [council] 評議会に置けない
    [harvest] 収穫に置けない
    [production] 生産に置けない
    [special] 特別の塔のカードを取れない
   *[tower] その塔に置けない
}
# $servants：「使用人2人」。
ability-servants = アクションの値を1上げるのに、{ $servants }が必要になります。
short-servants = 値+1に{ $servants }
ability-rests = 毎ラウンド、最初の手番をパスします。そのコマは、ほかの全員が置き終えた後に置きます。
short-rests = 毎ラウンド最初の手番をパス
ability-no-points = { $kind ->
    [territory] ゲーム終了時、領地から得点できません。
    [character] ゲーム終了時、人物から得点できません。
    [building] ゲーム終了時、建物から得点できません。
   *[venture] ゲーム終了時、事業から得点できません。
}
short-no-points = { $kind ->
    [territory] 領地は0点
    [character] 人物は0点
    [building] 建物は0点
   *[venture] 事業は0点
}
# ゲーム終了時の失点。$per：いくつごとに。
ability-lose-points = ゲーム終了時、持っている勝利点{ $per }点ごとに1点を失います。
short-lose-points = 勝利点{ $per }点ごとに−1点
ability-lose-military = { $per ->
    [1] ゲーム終了時、軍事力1につき勝利点1点を失います。
   *[other] ゲーム終了時、軍事力{ $per }ごとに勝利点1点を失います。
}
short-lose-military = { $per ->
    [1] 軍事力1につき−1点
   *[other] 軍事力{ $per }ごとに−1点
}
ability-lose-building-costs = { $per ->
    [1] ゲーム終了時、自分の建物のコストにある木材と石1個につき勝利点1点を失います。
   *[other] ゲーム終了時、自分の建物のコストにある木材と石{ $per }個ごとに勝利点1点を失います。
}
short-lose-building-costs = { $per ->
    [1] 建物のコストの木材と石1個につき−1点
   *[other] 建物のコストの木材と石{ $per }個ごとに−1点
}
ability-lose-resources = { $per ->
    [1] ゲーム終了時、残ったコイン、木材、石、使用人1つにつき勝利点1点を失います。
   *[other] ゲーム終了時、残ったコイン、木材、石、使用人を合わせて{ $per }つごとに勝利点1点を失います。
}
short-lose-resources = { $per ->
    [1] 残った資源1つにつき−1点
   *[other] 残った資源{ $per }つごとに−1点
}
# $points：「勝利点5点」。
ability-lose-many-cards = ゲーム終了時、同じ種類の{ $most }枚を超えるカード1枚につき{ $points }を失います。
short-lose-many-cards = 同じ種類の{ $most }枚を超える1枚につき{ $points }を失う
# そのたびに起きること。$effects：「使用人2人」、$one：「人物1枚」。
ability-on-take = { $one }を取るたびに：{ $effects }。
short-on-take = { $one }を取ると{ $effects }
ability-on-leader = リーダーをプレイするたびに：{ $effects }。
short-on-leader = リーダーをプレイすると{ $effects }
ability-on-market = 市場にコマを置くたびに：{ $effects }。
short-on-market = 市場にコマを置くと{ $effects }
ability-on-excommunicated = 破門されるたびに：{ $effects }。
short-on-excommunicated = 破門されると{ $effects }
# $rewards：1組目の報酬、2組目の報酬、と続く。
ability-sets = 4種類のカード1枚ずつのセットがそろうたびに、順に報酬を得ます：{ $rewards }。
short-sets = 4種類のカードのセットで報酬
# $goods：それぞれの印章の報酬。間に点が入る。
ability-seals = リーダーをプレイするたびに印章を1枚裏返し、裏返したものすべての報酬を得ます。印章：{ $goods }。
short-seals = リーダーをプレイするたびに印章が1枚ずつ有効
# リーダーの持ち主だけが使えるスペース。
ability-own-space = あなただけが、このリーダーにコマを置けます（値{ $value }以上）：{ $effects }。
short-own-space = 専用スペース、値{ $value }：{ $effects }
ability-waive-condition = リーダーをプレイするたびに、条件を{ $n }つ無視できます。
short-waive-condition = リーダーの条件が{ $n }つ減る
# $goods：「コイン、木材または石」。
ability-servants-pay = 何かを支払うとき、{ $goods }の代わりに同じ数の使用人を使えます。
short-servants-pay = { $goods }の代わりに使用人で支払える
ability-value-per-servant = 使用人1人につき、アクションの値が{ $n }上がります。
short-value-per-servant = 使用人1人で値+{ $n }
# $points：「勝利点1点」。
ability-more-points = 得点するたびに、さらに{ $points }を得ます。
short-more-points = 得点するたびにさらに{ $points }
ability-extra-privilege = 特権を得るたびに、別の特権をもう1つ得ます。
short-extra-privilege = 特権を得るたびにもう1つ
# $without：選べない特権、「信仰」。
ability-privilege-with = 特権1つごとに{ $goods }も得ますが、特権で{ $without }は選べません。
short-privilege-with = 特権ごとに{ $goods }、{ $without }は選べない
ability-swap = 自分の手番に、{ $pay }を{ $receive }に何度でも換えられます。
short-swap = 自分の手番に{ $pay }→{ $receive }
# $goods：「木材、石」。
ability-stores = 建物に支払った{ $goods }はこのタイルに残り、特権1つの代わりにすべて取り戻せます。
short-stores = 建物に支払った{ $goods }が名家タイルに残る
ability-unpaid-military = 事業の軍事力は、持っていれば足り、支払いません。
short-unpaid-military = 事業の軍事力は持つだけで支払わない
# $scores：「7枚で28点、8枚で35点」。
ability-card-limit = 人物を{ $limit }枚まで持てます。勝利点は{ $scores }です。
short-card-limit = 人物は{ $limit }枚まで
cards-score = { $n }枚で{ $points }点
ability-buys-leftover = 毎ラウンド、全員の手番の後、特別の塔以外に残ったカード1枚を、コストの代わりに{ $pay }で取れます。
short-buys-leftover = 毎ラウンド後、塔に残ったカード1枚を{ $pay }で取れる
ability-extra-member = もう1つのコマ、値{ $value }の茶色コマを持ちます。
short-extra-member = 値{ $value }の茶色コマ
# $tiles：信仰トラックのマスと、そこで得るもの。間に点が入る。
ability-faith-tiles = 信仰トラックのタイルに着くと、次のものを得ます：{ $tiles }。
short-faith-tiles = 信仰トラックの{ $spaces }マス目にタイル
ability-not-excommunicated = もう破門されることはありません。
short-not-excommunicated = 破門されない
ability-no-large-malus = { $action ->
    [harvest] 収穫の大きいスペースでも、値が下がりません。
   *[production] 生産の大きいスペースでも、値が下がりません。
}
short-no-large-malus = { $action ->
    [harvest] 収穫（大）でも値が下がらない
   *[production] 生産（大）でも値が下がらない
}

## リーダーとタイル

text-leader = { $leader }。条件：{ $requirement }。
text-played = プレイ時：{ $effects }。
text-once = 毎ラウンド1回：{ $effects }。
short-once = 毎ラウンド1回：{ $effects }
# $ability：「ability-...」の文。
text-tile = 時代{ $period }の破門。{ $ability }
text-bonus-tile = { $tile }。収穫のたびに{ $harvest }を、生産のたびに{ $production }を追加で得ます。
bonus-tile-standard = 共通ボーナスタイル
bonus-tile-a = ボーナスタイルA
bonus-tile-b = ボーナスタイルB
bonus-tile-c = ボーナスタイルC
bonus-tile-d = ボーナスタイルD
bonus-tile-e = ボーナスタイルE
# リーダーの名前：人の名前。
leader-francesco-sforza = フランチェスコ・スフォルツァ
leader-ludovico-ariosto = ルドヴィーコ・アリオスト
leader-filippo-brunelleschi = フィリッポ・ブルネレスキ
leader-federico-da-montefeltro = フェデリーコ・ダ・モンテフェルトロ
leader-girolamo-savonarola = ジローラモ・サヴォナローラ
leader-giovanni-dalle-bande-nere = ジョヴァンニ・ダッレ・バンデ・ネーレ
leader-sandro-botticelli = サンドロ・ボッティチェッリ
leader-michelangelo-buonarroti = ミケランジェロ・ブオナローティ
leader-ludovico-iii-gonzaga = ルドヴィーコ3世・ゴンザーガ
leader-leonardo-da-vinci = レオナルド・ダ・ヴィンチ
leader-pico-della-mirandola = ピコ・デッラ・ミランドラ
leader-sisto-iv = シクストゥス4世
leader-lucrezia-borgia = ルクレツィア・ボルジア
leader-sigismondo-malatesta = シジスモンド・マラテスタ
leader-lorenzo-de-medici = ロレンツォ・デ・メディチ
leader-ludovico-il-moro = ルドヴィーコ・イル・モーロ
leader-cesare-borgia = チェーザレ・ボルジア
leader-santa-rita = 聖リタ
leader-cosimo-de-medici = コジモ・デ・メディチ
leader-bartolomeo-colleoni = バルトロメオ・コッレオーニ
leader-alfonso-v-d-aragona = アルフォンソ5世・ダラゴーナ
leader-alfonso-i-d-este = アルフォンソ1世・デステ
leader-ercole-i-d-este = エルコレ1世・デステ
leader-ferdinando-d-aragona = フェルディナンド・ダラゴーナ
leader-martin-lutero = マルティン・ルター
leader-tomas-de-torquemada = トマス・デ・トルケマダ
leader-pietro-bembo = ピエトロ・ベンボ
leader-paracelso = パラケルスス
leader-leon-battista-alberti = レオン・バッティスタ・アルベルティ
leader-lucia-da-narni = ルチア・ダ・ナルニ
leader-palla-strozzi = パッラ・ストロッツィ
leader-ladislao-vii-jagellone = ラディスラオ7世・ヤギェウォ
leader-massimiliano-i-d-asburgo = マクシミリアン1世
leader-guglielmo-de-pazzi = グリエルモ・デ・パッツィ
leader-marsilio-ficino = マルシリオ・フィチーノ
leader-piero-della-francesca = ピエロ・デッラ・フランチェスカ
leader-erasmo-da-rotterdam = ロッテルダムのエラスムス
leader-giulio-ii = ユリウス2世
leader-beatrice-d-este = ベアトリーチェ・デステ
leader-bramante = ブラマンテ
leader-raffaello-sanzio = ラファエロ・サンティ
leader-niccolo-macchiavelli = ニッコロ・マキャヴェッリ
leader-carlo-viii = シャルル8世
leader-jacopo-salviati = ヤコポ・サルヴィアーティ

## 名家、競りタイル、トークン

# 名家の全文：この文と、その能力の文。
text-family = { $family }。
text-beside = 横に{ $leaders }が置かれ、一緒に手に入ります。
short-beside = { $leaders }つき
text-received = 獲得時：{ $effects }。
text-token = トークン：{ $goods }。
# 入札するタイル。上の段ほど、最初の資源は少ない。
text-lot = { $lot }。
text-row = { $row }段目：{ $goods }で始めます。
lot-a = 競りタイルA
lot-b = 競りタイルB
lot-c = 競りタイルC
lot-d = 競りタイルD
lot-e = 競りタイルE

## カードの名前：領地、建物、人物、事業

card-1 = 交易所
card-2 = 林
card-3 = 村
card-4 = 砂利採取場
card-5 = 森
card-6 = 修道院
card-7 = 城塞
card-8 = 都市
card-9 = 金鉱
card-10 = 山の町
card-11 = 鉱山の町
card-12 = 採石場
card-13 = 所領
card-14 = 隠者の庵
card-15 = 領主の館
card-16 = 公爵領
card-17 = 商業都市
card-18 = 農場
card-19 = 植民地
card-20 = 大理石坑
card-21 = 属州
card-22 = 聖地
card-23 = 城
card-24 = 城塞都市
card-25 = 造幣所
card-26 = 徴税所
card-27 = 凱旋門
card-28 = 劇場
card-29 = 大工の工房
card-30 = 石工の工房
card-31 = 礼拝堂
card-32 = 邸宅
card-33 = 市場広場
card-34 = 宝物庫
card-35 = 画家ギルド
card-36 = 彫刻家ギルド
card-37 = 石工ギルド
card-38 = 洗礼堂
card-39 = 兵舎
card-40 = 砦
card-41 = 銀行
card-42 = 見本市
card-43 = 庭園
card-44 = 要塞
card-45 = 宮殿
card-46 = 教会堂
card-47 = 軍学校
card-48 = 大聖堂
card-49 = 傭兵隊長
card-50 = 石工
card-51 = 貴婦人
card-52 = 騎士
card-53 = 農夫
card-54 = 職人
card-55 = 説教師
card-56 = 女修道院長
card-57 = 指揮官
card-58 = 建築家
card-59 = パトロン
card-60 = 英雄
card-61 = 小作人
card-62 = 学者
card-63 = 教皇の使者
card-64 = 王の使者
card-65 = 貴族
card-66 = 総督
card-67 = 寵姫
card-68 = 伝令官
card-69 = 枢機卿
card-70 = 司教
card-71 = 将軍
card-72 = 大使
card-73 = 新兵の募集
card-74 = 教会の修復
card-75 = 城壁の建設
card-76 = 彫像の建立
card-77 = 軍事遠征
card-78 = 貧者の保護
card-79 = 異端との戦い
card-80 = 司教への支援
card-81 = 兵士の雇用
card-82 = 修道院の修復
card-83 = 稜堡の建設
card-84 = 王への支援
card-85 = 運河の改良
card-86 = 異邦人の歓待
card-87 = 十字軍
card-88 = 枢機卿への支援
card-89 = 傭兵の雇用
card-90 = 大聖堂の修復
card-91 = 塔の建設
card-92 = 宗教芸術の奨励
card-93 = 軍事征服
card-94 = 街道の改良
card-95 = 聖戦
card-96 = 教皇への支援

## 特別カードの名前

card-97 = 巡礼の道
card-98 = 自由都市
card-99 = 伐採権
card-100 = 石切場の村
card-101 = 修道院領
card-102 = 国境の伯爵領
card-103 = 侯爵領
card-104 = 簒奪した封土
card-105 = 司教領
card-106 = 港湾地区
card-107 = 君主の居城
card-108 = 皇帝代官領
card-109 = 彫版師の店
card-110 = 謁見の間
card-111 = 石材取引所
card-112 = 木材取引所
card-113 = 親方の詰所
card-114 = ギルドの倉庫
card-115 = 聖遺物庫
card-116 = 奉納礼拝堂
card-117 = アカデミア
card-118 = ベルヴェデーレ
card-119 = 未完の宮殿
card-120 = バシリカ
card-121 = 宮廷司祭
card-122 = 人材の目利き
card-123 = 家令
card-124 = 宮廷詩人
card-125 = キングメーカー
card-126 = 門番
card-127 = 外交官
card-128 = 冒険商人
card-129 = 年代記作家
card-130 = 古物商
card-131 = 教皇特使
card-132 = 事業仲介人
card-133 = 珍品の収集
card-134 = 資材の備蓄
card-135 = 難民の受け入れ
card-136 = 軍拡競争
card-137 = 閲兵式
card-138 = 聖なる遠征
card-139 = 同盟の締結
card-140 = 土地の測量
card-141 = 栄誉の購入
card-142 = 大記念碑
card-143 = 信仰のための征服
card-144 = 工房の占拠

## パッツィ家の陰謀のカードの名前

card-145 = 征服地
card-146 = 略奪された都市
card-147 = 農村
card-148 = テンプル騎士団の城
card-149 = ピストイア
card-150 = ローマ
card-151 = ギルドの監督
card-152 = 農地管理人
card-153 = 産業スパイ
card-154 = 密猟者
card-155 = 放火犯
card-156 = 陰謀家
card-157 = 噂の館
card-158 = 高利貸しの館
card-159 = 絞首台
card-160 = 強制徴募所
card-161 = 闇市
card-162 = 裏切り者の間
card-163 = 小さなゆすり
card-164 = 陰謀の企て
card-165 = 恐喝
card-166 = 街区の再建
card-167 = 都市の略奪
card-168 = クーデター

## 読み手への質問と、その話題（topic-...：「アンナを待っています：」の後）

question-choose-tile = どのボーナスタイルを取りますか？
topic-choose-tile = ボーナスタイルの選択
# $n：何枚目のリーダーか。
question-keep-leader = どのリーダーを残しますか（{ $n }/{ $all }枚目）？
topic-keep-leader = リーダーの選択
# $leaders：手札のリーダーの枚数。
question-turn = { $leaders ->
    [0] どの家族コマをどこに置きますか？
   *[other] どのコマを置きますか、先にリーダーですか？
}
question-turn-more = どのコマを置きますか、先にほかのことですか？
topic-turn = 家族コマの配置
question-last-word = リーダーをプレイするか、使うか、手放すか、手番を終えてください。
question-last-word-more = ほかに何かしますか、手番を終えますか？
topic-last-word = 手番の終了
question-pay-for = { $card }のコストはどれで支払いますか？
topic-pay-for = カードの支払い
question-effects = { $card }のどの効果を先にしますか？
topic-effects = カードの効果の順番
# $action：harvestかproduction。
question-work = { $action ->
    [harvest] 値{ $value }の収穫です。使用人を何人使いますか？
   *[production] 値{ $value }の生産です。使用人を何人使いますか？
}
# 相手（$name）のカードで、またはカード1枚だけで。
question-work-visit = { $action ->
    [harvest] { $name }の領地で値{ $value }の収穫です。使用人を何人使いますか？
   *[production] { $name }の建物で値{ $value }の生産です。使用人を何人使いますか？
}
question-work-one = { $action ->
    [harvest] 領地1枚だけ、値{ $value }の収穫です。使用人を何人使いますか？
   *[production] 建物1枚だけ、値{ $value }の生産です。使用人を何人使いますか？
}
topic-work = 使用人の数
# $n：選んだ交換の数、$pays：その支払いの合計。
question-production = { $n ->
    [0] 値{ $value }の生産です。どの建物で交換しますか、しませんか？
   *[other] ここまでの支払いは{ $pays }。交換を加えますか、生産しますか？
}
# 別のカードに起動されるカード。
question-production-arrow = { $card }も起動します。どう交換しますか、それとも交換しませんか？
topic-production = 生産での交換
question-pick-privileges = { $n ->
    [1] 評議会の特権はどれにしますか？
   *[other] 評議会の異なる特権{ $n }つはどれにしますか？
}
question-pick-privileges-again = { $n ->
    [1] さらに別の特権はどれにしますか？
   *[other] さらに別の特権{ $n }つはどれにしますか？
}
topic-pick-privileges = 特権の選択
# $cards：「建物1枚」。
question-bonus-take = 値{ $value }で{ $cards }を取れます。
question-bonus-take-for-less = 値{ $value }で{ $cards }を取れます（コストは{ $discount }引き）。
topic-bonus-take = 塔のカードの選択
# $faith：「信仰4点」、$points：「勝利点4点」。
question-faith = 教会に{ $faith }を捧げて{ $points }を得ますか、破門を受けますか？
question-faith-spared = 教会に{ $faith }を捧げて{ $points }を得ますか、信仰を残しますか？
topic-faith = 教会への支持
question-copy-from = どのリーダーの能力をゲーム終了までコピーしますか？
topic-copy-from = 能力をコピーするリーダーの選択
question-raise-one = このラウンド、どのコマの値を{ $value }にしますか？
topic-raise-one = 値を変えるコマの選択
question-bid = どの名家に、何段目で入札しますか？
topic-bid = 名家への入札
# $n：あと何枚支払うか。
question-pay-tokens = { $n ->
    [1] どのトークンで支払いますか？
   *[other] トークンをあと{ $n }枚支払います。次はどれにしますか？
}
topic-pay-tokens = 支払うトークンの選択
# $owed：「コイン2枚」。
question-replace-goods = 支払いは{ $owed }です。代わりに使用人を何人使いますか？
topic-replace-goods = 代わりに使う使用人の数
# $piece：選択肢のあるカードやリーダー。
question-pick-option = { $piece }：どれを選びますか？
topic-pick-option = カードやリーダーの効果の選択
question-play-free = どのリーダーを条件なしでプレイしますか？
question-play-free-shown = 名家のリーダーのうち、どれを条件なしでプレイしますか？
topic-play-free = プレイするリーダーの選択
question-flip-seal = どの印章を裏返しますか？
topic-flip-seal = 裏返す印章の選択
question-keep-token = 引いたトークンのうち、どれを残しますか？
topic-keep-token = 残すトークンの選択
# $cards：「建物」、$left：あと何枚起動できるか。
question-activate-card = { $left ->
    [1] 自分の{ $cards }のうち、どれを起動しますか（値は不問）？
   *[other] 自分の{ $cards }のうち、どれを先に起動しますか（値は不問、{ $left }枚まで）？
}
topic-activate-card = 起動するカードの選択
question-arrow = { $card }でどう交換しますか、それとも交換しませんか？
topic-arrow = カードの交換
# $cards：「事業1枚」。
question-fetch-card = 捨て札から{ $cards }をコストなしで取れます。
topic-fetch-card = 捨て札のカードの選択
# $reward：「勝利点7点」、$piece：報酬のもとになるカードやリーダー。
question-drop-card = { $cards }を捨てて{ $reward }を得られます（{ $piece }）。
# 相手のカードで失うとき。
question-drop-card-demanded = { $piece }により、{ $cards }を捨てます。どれにしますか？
topic-drop-card = 捨てるカードの選択
question-dismiss-leader = プレイ中のリーダーを手放して{ $reward }を得ますか？
topic-dismiss-leader = 手放すリーダーの選択
question-visit-board = { $action ->
    [harvest] 値{ $value }の収穫です。誰の領地を使いますか？
   *[production] 値{ $value }の生産です。誰の建物を使いますか？
}
topic-visit-board = カードを使う相手の選択
# $card：$nameの、要求するカード。
question-give-goods = { $name }の{ $card }です。何を渡しますか？
topic-give-goods = 渡すものの選択
question-collect-market = { $piece }：市場のどの空きスペースを選びますか？
topic-collect-market = 市場のスペースの選択
# $goods：「使用人7人」。
question-buy-leftover = 塔に残ったカード1枚を{ $goods }で取れます。
topic-buy-leftover = 残ったカードの選択
question-choose-work = 値{ $value }で収穫しますか、生産しますか？
topic-choose-work = 収穫か生産かの選択
question-pick-one = { $action ->
    [harvest] 値{ $value }で起動する領地1枚はどれにしますか？
   *[production] 値{ $value }で起動する建物1枚はどれにしますか？
}
topic-pick-one = 起動するカード1枚の選択

## 回答

# $member：「黒（5）」、$space：「space-...」のどれか。
answer-place = { $member }→{ $space }
# $text：「黒（5）→領地3階」、$card：その階のカード。
answer-card = { $text }：{ $card }
# $what：スペースで得られるもの。
answer-place-space = { $member }→{ $space }：{ $what }
answer-place-work = { $action ->
    [harvest] { $member }→{ $space }：値{ $value }の収穫
   *[production] { $member }→{ $space }：値{ $value }の生産
}
# $details：下のうち当てはまるもの。読点でつなぐ。
with-details = { $text }（{ $details }）
detail-cost = { $cost }を支払う
detail-fee = 入場料{ $coins }
detail-servants = { $servants }を使う
detail-bonus = { $goods }を得る
answer-pass = 最も値の低いコマを失う：どのコマも置けません
answer-end = 手番を終える
answer-spend-plain = { $n ->
    [0] 使用人を使わない
   *[other] { $servants }を使う
}
# $cards：この値で起動するカード、$count：その枚数。
answer-spend = { $text }：値{ $value }、{ $count ->
    [0] 起動するカードなし
   *[other] 起動するカード：{ $cards }
}
# 最低の値にも届かないとき。
answer-spend-none = このアクションを行わない
answer-pay = { $goods }を支払う
answer-pay-none = コスト{ $price }を支払う
# $trade：「木材1個→コイン3枚」。
answer-trade = { $card }：{ $trade }
answer-trade-none = 建物{ $building }の矢印{ $arrow }で交換する
answer-produce = { $n ->
    [0] 交換なしで生産する
   *[other] { $goods }を支払って生産する
}
answer-privilege = { $goods }を得る
# 名家タイルの上のものすべて。
privilege-store = 名家タイルの{ $goods }
privilege-stored = 名家タイルの上の資源
answer-take = { $space }
answer-decline = カードを取らない
# $effect：「コイン2枚」。
answer-first = 先に：{ $effect }
answer-first-none = 効果{ $n }を先にする
answer-support = 教会を支持する：{ $faith }が{ $points }になる
answer-refuse = 支持しない：破門（{ $tile }）
answer-refuse-spared = 支持しない：破門はされません
answer-choose = { $tile }：収穫に{ $harvest }／生産に{ $production }
# $ability：リーダーの能力を短く。
answer-keep = { $leader }を残す（{ $ability }）
answer-play = { $leader }をプレイする（{ $ability }）
answer-use = { $leader }を使う（{ $ability }）
answer-copy = { $leader }の能力をコピーする（{ $ability }）
answer-discard = { $leader }を手放して{ $reward }を得る
answer-raise = { $member }の値を{ $value }にする
answer-raise-none = { $member }の値を変える
# $row：入札の段、1から6。$goods：最初の資源。
answer-bid = { $family }の{ $row }段目：{ $goods }
# $name：これまで首位だった人。
answer-bid-over = { $family }の{ $row }段目（{ $name }より上）：{ $goods }
answer-bid-none = { $lot }に{ $row }段目で入札
# $goods：トークンに描かれたもの。
answer-token = トークンを使う：{ $goods }
answer-give = トークン（{ $goods }）で支払う
answer-lay = トークン（{ $goods }）を{ $card }に置く（動かせません）
answer-hold = このトークンを残す：{ $goods }
answer-swap-none = 名家の交換を行う
answer-flip = この印章を裏返す：{ $goods }
answer-option-none = { $n }番目を選ぶ
answer-give-goods = { $goods }を渡す
answer-work =
    { $action ->
        [harvest] 収穫、値{ $value }
       *[production] 生産、値{ $value }
    }
answer-fetch = { $card }を取る
# $piece：カードかリーダー。
answer-drop = { $card }を捨てる
answer-drop-for = { $card }を捨てて{ $reward }を得る
answer-drop-none = カードを捨てない
answer-dismiss-none = リーダーを手放さない
answer-dismiss = { $leader }を手放す
# $what：カードから得るもの。
answer-activate = { $card }を起動する：{ $what }
answer-activate-plain = { $card }を起動する
answer-activate-none = カードを起動しない
answer-arrow-none = 交換しない
answer-play-none = リーダーをプレイしない
# $cards：相手の、起動できるカード。
answer-visit = { $action ->
    [harvest] { $name }の領地：{ $cards }
   *[production] { $name }の建物：{ $cards }
}
answer-visit-plain = { $name }のカード
# $space：「市場のスペース2」、$what：そこで得るもの。
answer-collect = { $space }：{ $what }
# $kind：「コイン」、$goods：「コイン2枚」。
answer-replace = { $n ->
    [0] { $kind }の代わりに使用人を使わない
   *[other] { $goods }の代わりに{ $servants }を使う
}
answer-add = { $servants }を先に使う

## 出来事

event-bonus-tile-chosen = { $who ->
    [you] あなたは{ $tile }を取りました。
   *[other] { $name }は{ $tile }を取りました。
}
event-leader-drafted = { $who ->
    [you] あなたは{ $leader }を残しました。
   *[other] { $name }は{ $leader }を残しました。
}
event-leader-drafted-hidden = { $who ->
    [you] あなたはリーダー1枚を残しました。
   *[other] { $name }はリーダー1枚を残しました。
}
event-packs-passed = 残りのリーダーが隣に回りました。
event-packs-passed-seen = リーダーが回ってきました：{ $leaders }。
# $dice：「黒（5）、白（2）、オレンジ（1）」。
event-round-began = 第{ $round }ラウンド、時代{ $period }。ダイス：{ $dice }。
event-turn-began = { $who ->
    [you] 第{ $turn }手番：あなたの番です。
   *[other] 第{ $turn }手番：{ $name }。
}
event-turn-passed = { $who ->
    [you] あなたは破門により、最初の手番をパスしました。
   *[other] { $name }は破門により、最初の手番をパスしました。
}
event-member-placed = { $who ->
    [you] あなたはコマを置きました：{ $member }→{ $space }。
   *[other] { $name }はコマを置きました：{ $member }→{ $space }。
}
event-member-lost = { $who ->
    [you] あなたはどのコマも置けず、1つ失いました：{ $member }。
   *[other] { $name }はどのコマも置けず、1つ失いました：{ $member }。
}
event-servants-spent = { $who ->
    [you] あなたは{ $servants }を使って値を上げました。
   *[other] { $name }は{ $servants }を使って値を上げました。
}
event-fee-paid = { $who ->
    [you] あなたはコマのいる塔の入場料{ $coins }を支払いました。
   *[other] { $name }はコマのいる塔の入場料{ $coins }を支払いました。
}
# $source：カード、スペース、リーダーなど、得たもとになるもの。
event-received = { $who ->
    [you] あなたは{ $goods }を得ました（{ $source }）。
   *[other] { $name }は{ $goods }を得ました（{ $source }）。
}
# コマを置いたばかりのスペースから。
event-received-space = { $who ->
    [you] あなたは{ $goods }を得ました。
   *[other] { $name }は{ $goods }を得ました。
}
source-privilege = 特権
source-church = 教会
source-token = トークン
event-card-taken = { $who ->
    [you] あなたは{ $card }を{ $cost }で取りました。
   *[other] { $name }は{ $card }を{ $cost }で取りました。
}
event-card-taken-free = { $who ->
    [you] あなたは{ $card }を取りました。
   *[other] { $name }は{ $card }を取りました。
}
event-bonus-offered-take = { $who ->
    [you] あなたは値{ $value }でカードを1枚取れます。
   *[other] { $name }は値{ $value }でカードを1枚取れます。
}
event-bonus-offered-harvest = { $who ->
    [you] あなたは値{ $value }の収穫を行えます。
   *[other] { $name }は値{ $value }の収穫を行えます。
}
event-bonus-offered-production = { $who ->
    [you] あなたは値{ $value }の生産を行えます。
   *[other] { $name }は値{ $value }の生産を行えます。
}
event-bonus-declined = { $who ->
    [you] あなたはそのアクションを行いませんでした。
   *[other] { $name }はそのアクションを行いませんでした。
}
event-harvested = { $who ->
    [you] あなたは値{ $value }の収穫を行いました。
   *[other] { $name }は値{ $value }の収穫を行いました。
}
event-produced = { $who ->
    [you] あなたは値{ $value }の生産を行いました。
   *[other] { $name }は値{ $value }の生産を行いました。
}
event-produced-paying = { $who ->
    [you] あなたは値{ $value }の生産を行い、{ $goods }を支払いました。
   *[other] { $name }は値{ $value }の生産を行い、{ $goods }を支払いました。
}
event-trade-chosen = { $who ->
    [you] あなたは{ $card }の交換を選びました：{ $trade }。
   *[other] { $name }は{ $card }の交換を選びました：{ $trade }。
}
event-leader-played = { $who ->
    [you] あなたは{ $leader }をプレイしました。
   *[other] { $name }は{ $leader }をプレイしました。
}
event-leader-discarded = { $who ->
    [you] あなたは{ $leader }を手放しました。
   *[other] { $name }は{ $leader }を手放しました。
}
event-leader-discarded-hidden = { $who ->
    [you] あなたはリーダー1枚を手放しました。
   *[other] { $name }はリーダー1枚を手放しました。
}
event-leader-used = { $who ->
    [you] あなたは{ $leader }を使いました。
   *[other] { $name }は{ $leader }を使いました。
}
event-leader-copied = { $who ->
    [you] あなたは{ $leader }の能力をコピーしました。
   *[other] { $name }は{ $leader }の能力をコピーしました。
}
event-member-raised = { $who ->
    [you] このラウンド、あなたのコマの値が変わります：{ $member }。
   *[other] このラウンド、{ $name }のコマの値が変わります：{ $member }。
}
event-church-supported = { $who ->
    [you] あなたは{ $faith }で教会を支持しました。
   *[other] { $name }は{ $faith }で教会を支持しました。
}
# $tile：タイルの内容を短く。
event-excommunicated = { $who ->
    [you] あなたは教会を支持しませんでした。破門{ $period }：{ $tile }。
   *[other] { $name }は教会を支持しませんでした。破門{ $period }：{ $tile }。
}
event-excommunicated-forced = { $who ->
    [you] あなたは信仰が足りません。破門{ $period }：{ $tile }。
   *[other] { $name }は信仰が足りません。破門{ $period }：{ $tile }。
}
event-round-ended = 第{ $round }ラウンド終了。新しい手番順：{ $names }。
# $row：入札の段。
event-bid-placed = { $who ->
    [you] あなたは{ $family }に{ $row }段目で入札しました。
   *[other] { $name }は{ $family }に{ $row }段目で入札しました。
}
event-bid-placed-over = { $who ->
    [you] あなたは{ $family }に{ $row }段目で入札し、{ $rival }を上回りました。
   *[other] { $name }は{ $family }に{ $row }段目で入札し、{ $rival }を上回りました。
}
event-family-taken = { $who ->
    [you] あなたは{ $family }を獲得し、{ $goods }で始めます。
   *[other] { $name }は{ $family }を獲得し、{ $goods }で始めます。
}
event-family-taken-with = { $who ->
    [you] あなたは{ $family }と{ $leaders }を獲得し、{ $goods }で始めます。
   *[other] { $name }は{ $family }と{ $leaders }を獲得し、{ $goods }で始めます。
}
# $tokens：「トークン2枚」、$shown：その面。
event-tokens-drawn = { $who ->
    [you] あなたは{ $tokens }を引きました。
   *[other] { $name }は{ $tokens }を引きました。
}
event-tokens-drawn-seen = { $who ->
    [you] あなたは{ $tokens }を引きました：{ $shown }。
   *[other] { $name }は{ $tokens }を引きました：{ $shown }。
}
# そのうち1枚を残すトークン。
event-tokens-offered = { $who ->
    [you] あなたは{ $tokens }を引き、1枚を残します。
   *[other] { $name }は{ $tokens }を引き、1枚を残します。
}
event-tokens-offered-seen = { $who ->
    [you] あなたは{ $tokens }を引き、1枚を残します：{ $shown }。
   *[other] { $name }は{ $tokens }を引き、1枚を残します：{ $shown }。
}
event-token-spent = { $who ->
    [you] あなたはトークンを使いました：{ $goods }。
   *[other] { $name }はトークンを使いました：{ $goods }。
}
event-token-paid = { $who ->
    [you] あなたはトークン（{ $goods }）で支払いました。
   *[other] { $name }はトークン（{ $goods }）で支払いました。
}
event-token-laid = { $who ->
    [you] あなたはトークン（{ $goods }）を{ $card }に置きました。
   *[other] { $name }はトークン（{ $goods }）を{ $card }に置きました。
}
event-token-kept = { $who ->
    [you] あなたはトークン（{ $goods }）を残し、1枚（{ $back }）を戻しました。
   *[other] { $name }はトークン（{ $goods }）を残し、1枚（{ $back }）を戻しました。
}
event-token-kept-only = { $who ->
    [you] あなたはトークン（{ $goods }）を残しました。
   *[other] { $name }はトークン（{ $goods }）を残しました。
}
event-token-kept-hidden = { $who ->
    [you] あなたはトークン1枚を残しました。
   *[other] { $name }はトークン1枚を残しました。
}
event-tokens-shuffled = サプライがなくなりました。使用済みの{ $n }枚を混ぜて、新しいサプライにします。
event-leaders-drawn = { $who ->
    [you] あなたは{ $leaders }を引きました。
   *[other] { $name }は{ $leaders }を引きました。
}
# $leaders：その枚数。
event-leaders-drawn-hidden = { $who ->
    [you] あなたは{ $leaders }を引きました。
   *[other] { $name }は{ $leaders }を引きました。
}
event-card-dropped = { $who ->
    [you] あなたは{ $card }を捨てました。
   *[other] { $name }は{ $card }を捨てました。
}
event-swapped = { $who ->
    [you] あなたは名家の交換を行い、{ $goods }を支払いました。
   *[other] { $name }は名家の交換を行い、{ $goods }を支払いました。
}
event-seal-turned = { $who ->
    [you] あなたは印章を裏返しました：{ $goods }。
   *[other] { $name }は印章を裏返しました：{ $goods }。
}
event-faith-tile-taken = { $who ->
    [you] あなたは信仰トラックの{ $n }マス目のタイルに着きました。
   *[other] { $name }は信仰トラックの{ $n }マス目のタイルに着きました。
}
event-set-completed = { $who ->
    [you] あなたは4種類のカードのセットをそろえました（{ $n }組目）。
   *[other] { $name }は4種類のカードのセットをそろえました（{ $n }組目）。
}
event-stored = { $who ->
    [you] あなたが支払った{ $goods }は、名家タイルに残ります。
   *[other] { $name }が支払った{ $goods }は、名家タイルに残ります。
}
event-card-fetched = { $who ->
    [you] あなたは捨て札から{ $card }を取りました。
   *[other] { $name }は捨て札から{ $card }を取りました。
}
event-card-bought = { $who ->
    [you] あなたは塔に残った{ $card }を{ $cost }で取りました。
   *[other] { $name }は塔に残った{ $card }を{ $cost }で取りました。
}
event-card-activated = { $who ->
    [you] あなたは{ $card }を起動しました。
   *[other] { $name }は{ $card }を起動しました。
}
event-board-visited-harvest = { $who ->
    [you] あなたは{ $rival }の領地で収穫します。
   *[other] { $name }は{ $rival }の領地で収穫します。
}
event-board-visited-production = { $who ->
    [you] あなたは{ $rival }の建物で生産します。
   *[other] { $name }は{ $rival }の建物で生産します。
}
event-lost = { $who ->
    [you] あなたは{ $goods }を失いました（{ $source }）。
   *[other] { $name }は{ $goods }を失いました（{ $source }）。
}
event-paid = { $who ->
    [you] あなたは{ $goods }を支払いました（{ $source }）。
   *[other] { $name }は{ $goods }を支払いました（{ $source }）。
}
event-given = { $who ->
    [you] あなたは{ $rival }に{ $goods }を渡しました（{ $card }）。
   *[other] { $name }は{ $rival }に{ $goods }を渡しました（{ $card }）。
}
event-replaced = { $who ->
    [you] あなたは{ $goods }の代わりに{ $servants }を使いました。
   *[other] { $name }は{ $goods }の代わりに{ $servants }を使いました。
}
event-servants-added = { $who ->
    [you] あなたは{ $servants }を先に使いました。
   *[other] { $name }は{ $servants }を先に使いました。
}
event-military-matched = { $who ->
    [you] あなたは軍事力の1位に並びました：{ $military }。
   *[other] { $name }は軍事力の1位に並びました：{ $military }。
}
event-church-ignored = { $who ->
    [you] あなたは時代{ $period }に教会を支持しませんでしたが、破門はされません。
   *[other] { $name }は時代{ $period }に教会を支持しませんでしたが、破門はされません。
}
# $tower：「建物の塔」、$values：階の求める値、下から「5、6、7、8」。
event-tower-adapted = このラウンド、{ $tower }の階に必要な値は{ $values }です。

## 理由。$needと$have：必要なものと持っているもの、$missing：その差、
## $have_total：持っているものの数

reason-one-member = 1手番に置けるコマは1つで、すでに置きました。
reason-member-placed = このコマはもう手元にありません：{ $member }。
reason-closed = このスペースは{ $need_players }人以上で使います。今は{ $have_players }人です。
reason-barred = 破門のため、ここにはコマを置けません。
reason-occupied = このスペースは使われています。
reason-same-area = ここにはすでにあなたの色つきコマがいます。
reason-value = { $need_servant ->
    [0] 必要な値は{ $need_value }ですが、今は{ $have_value }です。
   *[other] 必要な値は{ $need_value }ですが、今は{ $have_value }です。{ $need }が必要ですが、手持ちは{ $have }です。
}
reason-card-gone = ここにはもうカードがありません。
reason-same-tower = この塔にはすでにあなたの色つきコマがいます。
reason-card-limit = { $need_kind ->
    [territory] 領地が{ $need_cards }枚あり、これ以上は置けません。
    [character] 人物が{ $need_cards }枚あり、これ以上は置けません。
    [building] 建物が{ $need_cards }枚あり、これ以上は置けません。
   *[venture] 事業が{ $need_cards }枚あり、これ以上は置けません。
}
reason-fee = コマのいる塔なので入場料{ $need }が必要ですが、手持ちは{ $have }です。
reason-slot = { $need_slot }枚目の領地には{ $need }が必要ですが、手持ちは{ $have }です。
reason-servants-twice = 同じ使用人を、値を上げるのとカードの支払いの両方には使えません。手持ちは{ $have }、値を上げるのに{ $need }が必要です。
reason-cost = コストは{ $need }ですが、手持ちは{ $have }です。不足：{ $missing }。
reason-cost-fee = 入場料{ $fee }のほかにコストが{ $need }かかりますが、手持ちは{ $have }です。
reason-cost-threshold = コストは{ $need }で、{ $threshold }以上を持っている必要がありますが、手持ちは{ $have }です。
reason-cost-threshold-fee = 入場料{ $fee }のほかにコストが{ $need }かかり、{ $threshold }以上を持っている必要がありますが、手持ちは{ $have }です。
reason-must-place = 置けるコマがある間は、コマを置きます。
reason-place-first = 先に家族コマを置いてください。
reason-servants = { $need }が必要ですが、手持ちは{ $have }です。
reason-no-more-cards = ほかの人数では起動するカードは増えません：{ $numbers }。
reason-no-such-price = このカードにそのコストはありません。
reason-no-effect = このカードにその効果は残っていません：{ $card }。
reason-dearer = 同じか、もっと安いコストがほかにあります。
reason-no-building = あなたに{ $need_building }枚目の建物はありません。
reason-no-trade = その交換はありません：{ $card }。
reason-not-reached = このカードは値{ $need_value }から起動しますが、このアクションの値は{ $have_value }です。
reason-traded = { $card }はもう交換しています。建物の交換は1回ずつ、矢印は1つだけです。
reason-inputs = { $need }が必要ですが、残りは{ $have }です。
reason-privileges = { $need_privileges ->
    [1] 選ぶ特権は1つです。
   *[other] 選ぶのは異なる特権{ $need_privileges }つです。
}
# $need_cardsと$have_cards：「建物」。
reason-wrong-kind = ここで選べるのは{ $need_cards }で、{ $have_cards }は選べません。
reason-tile-taken = そのボーナスタイルはもう取られています。
reason-not-in-pack = { $leader }は今選べる中にいません。
reason-between-actions = それはコマを置く前か後に行います。先に{ $topic }が必要です。
reason-already-played = { $leader }はすでにプレイされていて、動かせません。
reason-not-in-hand = { $leader }は手札にありません。
reason-nobody-to-copy = 能力をコピーできるリーダーをプレイしている相手がいません。
reason-requirement = 条件は{ $need }ですが、持っているのは{ $have }です。
reason-not-in-play = { $leader }はプレイされていません。
reason-always-on = { $leader }の能力はいつも有効で、使う必要はありません。
reason-used = { $leader }はこのラウンドにもう使いました。
reason-to-no-use = { $leader }を今使っても何も起きません。
reason-not-a-rivals = { $leader }をプレイしている相手はいません。
reason-not-in-game = このゲームにはありません。
reason-no-such-member = そのコマは持っていません：{ $member }。
reason-not-your-space = あなたがプレイしていないリーダーのスペースです。
reason-space-value = { $need_servant ->
    [0] スペースに必要な値は{ $need_value }ですが、コマの値は{ $have_value }です。
   *[other] スペースに必要な値は{ $need_value }ですが、コマの値は{ $have_value }です。{ $need }が必要ですが、手持ちは{ $have }です。
}
# 競り。$need_row：首位の入札の段。
reason-no-lot = { $lot }はこのゲームにありません。
reason-bid-higher = { $need_row ->
    [6] そこにはもう最上段の入札があります。
   *[other] そこには{ $need_row }段目の入札があります。それより上の段が必要です。
}
# トークン。$token：その面。
reason-no-such-token = そのトークンは持っていません：{ $token }。
reason-not-drawn = そのトークンは引いていません：{ $token }。
reason-no-slot = トークンを置くカードを持っていません：{ $card }。
reason-slot-filled = すでにトークンが置かれています：{ $card }。
# 名家の力。$goods：印章の報酬。
reason-no-swap = あなたの名家に、その交換はありません。
reason-seal-turned = その印章はもう裏返しました：{ $goods }。
# $privilege：その特権で得るもの。
reason-no-such-privilege = その特権は選べません：{ $privilege }。
reason-no-token-left = トークンは、裏向きにも使用済みにも残っていません。
reason-privilege-picked = その特権は今選んだばかりです：{ $privilege }。別のものを選びます。
# 資源の代わりに使う使用人、または次のコマのために先に使う使用人。
reason-must-replace = 手持ちは{ $have }なので、少なくとも{ $need }を代わりに使う必要があります。
reason-no-more-due = 支払うのは{ $need }までです。
reason-servants-needed = 代わりに使えるのは{ $have }までです。残りはほかで必要です。
reason-settled = { $need_goods }の代わりに使う使用人の数はもう決まっています。
reason-added-already = このアクションのために、もう使用人を先に使いました。
reason-no-need-to-add = ここでは使用人を減らしても得になりません。必要以上に使うと無駄になります。
reason-too-few-left = { $need }を使うと、このアクションができなくなります。手持ちは{ $have }です。
reason-act-now = 使用人を先に使ったので、次はアクションを行います。
reason-compulsory = これは必須で、断れません。
# 選ばれたカード。
reason-not-yours = { $card }はあなたのボードにありません。
reason-not-on-board = { $who ->
    [you] { $card }はあなたのボードにありません。
   *[other] { $card }は{ $name }のボードにありません。
}
reason-not-put-away = { $card }は捨て札にありません。
reason-wrong-tower = ここで{ $tower }は選べません。
reason-no-activator = ここには、別のカードを起動する建物がありません。
reason-all-woken = ほかのカードを起動する建物は、もう全部使いました。
reason-activator = { $card }はほかのカードを起動するカードで、自分は選べません。
reason-just-worked = { $card }は今起動したばかりです。
reason-only-one-card = この生産で起動するのはカード1枚だけで、もう別のカードです。
reason-arrow-first = 先に{ $card }の交換が必要です。
reason-often-enough = { $need_times ->
    [1] この交換は1回だけです。
   *[other] この交換は{ $need_times }回までで、もう行いました。
}
reason-comes-to-nothing = 今それをしても何も起きません。
reason-no-such-option = { $need_options ->
    [1] 選べるものは1つだけです。
   *[other] 選べるものは{ $need_options }つだけです。
}
reason-not-a-rival = 使えるのは相手のカードだけで、自分は選べません。

## 終わり

end-finished = 第6ラウンドが終わりました。
tie-break = 同点の場合は、手番順が早いほうが上位です。

## 端末での局面。ラベルは半角11文字分、塔の見出しは18文字分まで。

label-territory = 領地
label-character = 人物
label-building = 建物
label-venture = 事業
label-special = 特別
label-dice = ダイス
label-council = 評議会
label-adapted = 調整
# $tower：「建物の塔」、$values：「5、6、7、8」。
tower-asks = { $tower }、階の値は{ $values }
label-supply = サプライ
# サプライの横に表向きに置かれたトークン。
label-beside = 使用済み
label-pile = 山札
# 名家に入札している間。
lot-free = 入札なし
lot-led = { $name }が{ $row }段目に入札
# 全員が知っている山札。$kind：「建物」。
deck = 時代{ $period }の{ $kind }
# スペースとそこにいるコマ。$spot：「小」「2 (5V)」。
spot = { $spot }：{ $members }
spot-small = 小
# $malus：アクションの値から引かれる数。
spot-large = 大（−{ $malus }）
spot-closed = 使用不可
# リーダーのスペース。$what：そこで得るもの。
spot-own = { $leader }（値{ $value }、{ $what }）
# スペースにいるコマ：「アンナ 黒」。
standing = { $name } { $member }
label-order = 手番順
# $tile：破門の内容、$faith：レポートで求められる信仰。
church-tile = { $faith }、足りなければ{ $tile }
church-cubes = 破門：{ $names }
label-goods = 持ち物
label-tracks = トラック
label-members = コマ
label-cards-territory = 領地
label-cards-character = 人物
label-cards-building = 建物
label-cards-venture = 事業
# $military：「軍事力7」。
territories-next = 次の領地には{ $military }が必要
territories-full = これ以上は置けない
label-tile = タイル
label-family = 名家
label-tokens = トークン
# カードに置かれたトークン。
label-laid = 配置済み
# 名家タイルの上のもの。
label-store = 保管
label-seals = 印章
# すでに着いた、信仰トラックのタイルのマス。
label-faith-tiles = 信仰タイル
# 報酬を得たカードのセット。
label-sets = セット
label-spaces = 専用
# 使用人が次のコマに加える値。
label-ahead = 先に使用
label-dismissed = 手放した
label-played = リーダー
leader-used = 使用済み
# リーダーが別のリーダーの能力を写している。
copies = { $leader }の能力
requires = 条件：{ $requirement }
label-away = 手放した札
label-excommunications = 破門
# 短く書いたカード。$goods：「1C」。種類ごとに1枚につき得るもの：
brief-per-card = { $kind ->
    [territory] 領地毎{ $goods }
    [character] 人物毎{ $goods }
    [building] 建物毎{ $goods }
   *[venture] 事業毎{ $goods }
}
brief-per-leader = リーダー毎{ $goods }
brief-play-free = リーダー無条件
brief-fetch = 捨て札1枚
brief-activate = 1枚起動
brief-slot = 上のトークン
brief-market = 空きの市場
# 手放したカードやリーダーの代わりに得るもの。
brief-drop-own = カード→{ $reward }
brief-dismiss = リーダー→{ $reward }
brief-rivals-give = 相手{ $goods }
brief-visit = { $action ->
    [harvest] 相手の収穫{ $value }
   *[production] 相手の生産{ $value }
}
# いつもの値と違うときの、階に必要な値。
brief-asks = 値{ $value }
brief-per-held = { $held }毎{ $goods }
# ある種類（「any」はすべて）のカードを取るアクション、収穫、生産。
brief-take = { $kind ->
    [territory] 領地獲得{ $value }
    [character] 人物獲得{ $value }
    [building] 建物獲得{ $value }
    [venture] 事業獲得{ $value }
   *[any] カード獲得{ $value }
}
brief-work = { $action ->
    [harvest] 収穫{ $value }
   *[production] 生産{ $value }
}
# ゲーム終了時の得点。
brief-end = 終了時{ $points }
brief-bonus-tile = 収穫 { $harvest } · 生産 { $production }

## ボードを見ない読み手のための局面：見出しと、項目ごとの行

panel-tower-territory = 領地の塔
panel-tower-character = 人物の塔
panel-tower-building = 建物の塔
panel-tower-venture = 事業の塔
panel-tower-special = 特別の塔
panel-floor = { $n }階（値{ $value }）
panel-floor-bonus = 階のボーナス：{ $goods }。
panel-spaces = スペース
panel-auction = 競りの名家
panel-decks = 山札のカード
nobody = なし
# 持ち物：カードの名前だけ、または能力つき。
panel-sentence = { $text }。
panel-ability = { $card }：{ $ability }
