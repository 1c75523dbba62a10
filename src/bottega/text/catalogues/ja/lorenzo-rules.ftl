### ロレンツォ・イル・マニーフィコのルール、ブラウザのページとして（日本語）。
###
### 1つのメッセージが1つの段落、またはリストの1項目。見出しは節の名前（lorenzo-rules-market）、
### その下の文は内容の名前（lorenzo-rules-market-one）で呼ばれる。
### *星*で囲んだ言葉は太字になる。中の言葉は変えてよいが、星は残す。
### リーダーと破門タイルの文はここにはない。カードやタイル自身が持っている。

## 目的

lorenzo-rules-goal = ゲームの目的
lorenzo-rules-goal-family = ロレンツォ・デ・メディチの時代のフィレンツェで、あなたは貴族の一族を率います。家族を街へ送り出し、領地、人物、建物、そして大きな事業を手に入れましょう。領地で収穫し、工房で生産し、市場で取引し、評議会に声を届けます。
lorenzo-rules-goal-points = 6ラウンドの後、最も多くの*点*を持つ人の勝ちです。途中で得る点もありますが、多くは最後に数えます。そして2ラウンドごとに、教会があなたの信仰を確かめに来ます。
lorenzo-rules-goal-players = 2人から4人で遊びます。*ルネッサンスの名家*を加えると5人まで遊べます。ルールには、*基本ルール*と、リーダーの加わる*上級ルール*があります。ここでは上級ルールが標準です。上級ルールだけのことは、後のほうの章にまとめてあります。

## 準備

lorenzo-rules-setup = 準備
lorenzo-rules-setup-laid = 卓は自動で整います。
lorenzo-rules-setup-cards = *カード：*全部で96枚。4種類が24枚ずつあり、3つの時代ごとに8枚ずつです。種類ごとに1つの山にし、時代ごとに混ぜ、時代Iを上にします。
lorenzo-rules-setup-tiles = *破門：*時代ごとに7枚あるタイルから1枚ずつ引きます。3枚とも初めから表向きなので、何が待っているかはわかっています。
lorenzo-rules-setup-goods = *資源：*全員が木材2個、石2個、使用人3人を持って始めます。軍事力、信仰、点は0からです。
lorenzo-rules-setup-order = *手番順：*1番手は抽選で決まります。後の手番の人ほど、コインを多く持って始めます。
lorenzo-rules-setup-supply = サプライが尽きることはなく、資源はいくつでも持てます。
lorenzo-rules-setup-place = 手番順
lorenzo-rules-setup-coins = コイン
lorenzo-rules-setup-all = 全員
lorenzo-rules-nth = { $n ->
   *[other] { $n }番手
}

## ラウンド

lorenzo-rules-round = ラウンドの流れ
lorenzo-rules-round-six = ゲームは*3つの時代*からなり、1つの時代は*2ラウンド*です。どのラウンドも次のように進みます。
lorenzo-rules-round-new = *新しいカードとダイス：*それぞれの塔に、下の階から4枚のカードを置きます。3つのダイスを1回振り、その目を全員が使います。
lorenzo-rules-round-turns = *手番：*手番順に、1人ずつ*コマを1つ*置き、そのスペースのアクションを行います。全員がコマを置き終えるまで回します。1人4手番です。
lorenzo-rules-round-report = *バチカン・レポート：*第2、第4、第6ラウンドの後だけ行います。
lorenzo-rules-round-end = *ラウンドの終わり：*誰も取らなかったカードはゲームから除きます。評議会で新しい手番順が決まり、コマはすべて手元に戻ります。
lorenzo-rules-round-figure = 3つの時代、6ラウンド。時代の終わりごとに、教会はより多くの信仰を求めます。
lorenzo-rules-round-cards = つまり、96枚のカードは毎回すべて登場しますが、どれも1ラウンドの間だけです。

## ダイスとコマ

lorenzo-rules-members = ダイスと家族コマ
lorenzo-rules-members-four = あなたの家族コマは4つです。3つはダイスと同じ*黒*、*白*、*オレンジ*で、そのラウンドは、同じ色のダイスの目がコマの値になります。これは全員同じです。4つ目は*中立*で、値は0です。
lorenzo-rules-members-value = スペースには必要な*値*があり、コマの値がそれ以上なら置けます。余った分は無駄になりますが、収穫と生産だけは別です。
lorenzo-rules-members-one = 共有のスペースでないかぎり、置けるコマは1つです。先に置いた人が、ラウンドの終わりまで使います。
lorenzo-rules-members-figure = あるラウンドのダイスと、全員のコマの値。

## 使用人

lorenzo-rules-servants = 使用人
lorenzo-rules-servants-raise = 使用人はコマを助けます。*使用人1人*を使うごとに、コマの値が*1上がります*。何人でも使えますが、使った使用人は失われます。
lorenzo-rules-servants-neutral = 中立コマには、ほぼいつも使用人が要ります。最もやさしいスペースでも、値1は必要だからです。
lorenzo-rules-servants-before = 使用人はアクションの*前*に使います。そのアクションで得る使用人では間に合いません。また、値を上げるのに使った使用人を、カードや交換の支払いに回すことはできません。
lorenzo-rules-servants-bonus = コマを使わないアクションでも、使用人は助けになります。
lorenzo-rules-servants-figure = 値2のオレンジのコマと使用人3人で、値は5。3階に届きます。

## 塔

lorenzo-rules-towers = 塔
lorenzo-rules-towers-card = 4つの塔に、種類ごとのカードが並びます。階にコマを置くと、その横のカードを取ります。下の階から始める必要はありません。
lorenzo-rules-towers-steps = 次の順に進みます。1つでもできないことがあれば、そこにコマは置けません。
lorenzo-rules-towers-value = *値：*使用人や能力も合わせたコマの値が、階の求める値に届くこと。上の階ほど高くなります。
lorenzo-rules-towers-fee = *入場料：*この塔にすでにコマがあれば、自分のコマであっても、コイン3枚をサプライに支払います。
lorenzo-rules-towers-bonus = *ボーナス：*上の2つの階では、すぐにボーナスを得ます。カードの支払いには使えますが、入場料には間に合いません。
lorenzo-rules-towers-cost = *コスト：*カードのコストを支払います。領地のコストはありませんが、軍事力が必要なことがあります。
lorenzo-rules-towers-take = *カード：*自分のボードに置き、即時効果を行います。
lorenzo-rules-towers-example = *例：*事業の塔にすでに誰かがいます。あなたは値4のオレンジのコマを、使用人1人と一緒に3階に置きます。手持ちのコイン3枚を支払い、階のボーナスでコイン1枚を得ます。このコインは、取る事業の支払いに使えます。
lorenzo-rules-towers-one = 1つの塔に置ける自分の*色つきコマ*は*1つ*だけです。中立コマなら、そこに加われます。その場合は同じ塔から2枚取ることになり、2枚目では入場料を支払います。
lorenzo-rules-towers-other = 別の一族
lorenzo-rules-towers-other-why = 入場料を支払う
lorenzo-rules-towers-neutral = あなたの中立コマ
lorenzo-rules-towers-neutral-why = これも入場料を支払う
lorenzo-rules-towers-second = あなたの白コマ
lorenzo-rules-towers-second-why = あなたの黒コマがすでにいます。
lorenzo-rules-towers-limit = 同じ種類のカードは*6枚*まで持てます。7枚目はどんな方法でも取れません。
lorenzo-rules-towers-gone = カードがなくなった階は使えません。ボーナスのためだけに置くこともできません。
lorenzo-rules-towers-figure = 階ごとに必要な値と、上の階のボーナス。
lorenzo-rules-towers-asks = 値

## 4種類のカード

lorenzo-rules-cards = 4種類のカード
lorenzo-rules-cards-parts = ほとんどのカードには、*稲妻*の印の即時効果と、後で使う効果があります。後の効果は種類によって違います。
lorenzo-rules-kind-territory = 領地
lorenzo-rules-kind-character = 人物
lorenzo-rules-kind-building = 建物
lorenzo-rules-kind-venture = 事業
lorenzo-rules-cards-territory = コストはありませんが、軍事力が必要です。*収穫*で資源などを得ます。最後に枚数に応じた点になります。
lorenzo-rules-cards-character = コストはコインです。能力は*これからずっと*続きます。アクションの値が上がったり、カードが安くなったりします。最後に枚数に応じた点になります。
lorenzo-rules-cards-building = コストは木材や石で、コインや使用人もかかることがあります。*生産*で資源などを得たり、交換したりします。ほとんどはすぐに点になりますが、最後の点はありません。
lorenzo-rules-cards-venture = コストは資源か軍事力です。月桂冠の点が*ゲーム終了時*に入ります。
lorenzo-rules-cards-face = カードの読み方：
lorenzo-rules-card-cost = *コスト*：1回だけ支払います。2つあるときは、どちらかを支払います。軍事力には2つの数があり、失う数と、かっこの中が持っていなければならない数です。
lorenzo-rules-card-now = *稲妻*：すぐに起きること。
lorenzo-rules-card-value = *ダイス*：このカードが起動するのに必要な、収穫や生産の値。領地と建物だけにあります。
lorenzo-rules-card-later = *後の効果*：収穫や生産で得るもの、または人物の能力。矢印は交換です。
lorenzo-rules-card-points = *月桂冠*：ゲーム終了時の点。事業だけにあります。
lorenzo-rules-card-or = または

## 領地と軍事力

lorenzo-rules-territories = 領地と軍事力
lorenzo-rules-territories-slots = 領地は、1列に並んだ6つの場所に置きます。最初の2つはいつでも使えます。その先は、カードを取るときに十分な軍事力を*持っている*ことが必要です。
lorenzo-rules-territories-keep = 領地のために軍事力を支払うことはありません。一度置いた領地は、後で軍事力を失ってもそのままです。
lorenzo-rules-territories-own = そのカード自身が与える軍事力は数えません。取る前に必要です。
lorenzo-rules-territories-figure = それぞれの場所に必要な軍事力と、領地の枚数に応じたゲーム終了時の点。

## カードの支払い

lorenzo-rules-payment = カードの支払い
lorenzo-rules-payment-cost = 手持ちのコイン、木材、石、使用人で支払います。支払えないカードは取れません。
lorenzo-rules-payment-military = *軍事力*を支払う事業もあります。数は2つあり、持っていなければならない数と、そのうち失う数です。マーカーは小さいほうの数だけ戻ります。
lorenzo-rules-payment-two = *コストが2つ*ある事業もあります。好きなほうを支払います。
lorenzo-rules-payment-less = 能力や一部のアクションで、カードは安くなります。割引は合計されますが、0より下にはならず、お釣りもありません。塔の入場料は安くなりません。

## 効果と追加アクション

lorenzo-rules-effects = 即時効果
lorenzo-rules-effects-now = 稲妻の印の効果は、カードを手に入れたときに1回だけ起きます。資源、軍事力、信仰、点、特権、またはアクションです。
lorenzo-rules-effects-per = 自分のある種類のカード1枚ごとに何かを得るカードもあります。自分と同じ種類を数えるときは、そのカード自身も数えます。*将軍*は、持っている軍事力2ごとに1点になります。
lorenzo-rules-effects-action = *追加アクション*にコマは要りません。決まった値があり、ほかはすべていつもどおりです。使用人や能力で値が上がり、階の値に届けばボーナスを得ます。誰かがいれば入場料を支払い、カードのコストも支払います。割引のあることもあります。
lorenzo-rules-effects-alone = コマを置かないので、その塔を使ったことにはなりません。自分の色つきコマがすでにいる塔からも取れます。
lorenzo-rules-effects-may = 行わなくてもかまいませんが、後に取っておくことはできません。
lorenzo-rules-effects-order = 即時効果がいくつもあるときは、どれを先にするかを選べます。

## 収穫と生産

lorenzo-rules-harvest = 収穫と生産
lorenzo-rules-harvest-two = *収穫*では領地が、*生産*では建物が起動します。ボーナスタイルはその両方に加わります。
lorenzo-rules-harvest-value = ここでは値が高いほど得です。ダイスの数がアクションの値*以下*のカードが、すべて起動します。ボーナスタイルは値1で起動するので、必ず得られます。使用人を増やせば、起動するカードも増えることがあります。
lorenzo-rules-harvest-small = *小さいスペース*には、最初のコマ1つを置きます。値はそのままです。
lorenzo-rules-harvest-large = *大きいスペース*には、コマをいくつでも置けます。ただしアクションの値が*3下がり*、それでも1以上は必要です。2人のときは使えません。
lorenzo-rules-harvest-one = 収穫と生産のそれぞれで、小さいスペースと大きいスペースを合わせて、置ける自分の色つきコマは*1つ*だけです。中立コマは加われます。
lorenzo-rules-harvest-figure = 値2の白コマと使用人2人で、値4の収穫。ボーナスタイルと領地3枚が起動します。森には値5が必要です。
lorenzo-rules-harvest-yields = この収穫で得るもの
lorenzo-rules-harvest-tile = ボーナスタイル
lorenzo-rules-works = 起動する
lorenzo-rules-rests = 起動しない

## 交換

lorenzo-rules-trades = 建物の交換
lorenzo-rules-trades-arrow = 多くの建物では交換ができます。矢印の左のものを支払い、右のものを得ます。1回の生産につき1回だけ使え、使わなくてもかまいません。矢印が2つある建物では、どちらか1つだけ使えます。
lorenzo-rules-trades-before = 支払いに使えるのは、*生産の前*から持っていたものだけです。ボーナスタイル、ほかの建物、特権など、この生産で得るものは支払いに使えません。
lorenzo-rules-trades-all = つまり、先に交換をすべて選び、次にすべてを支払い、それからすべてを受け取ります。
lorenzo-rules-trades-figure = 手持ちは石2個とコイン1枚。石工の工房で、石をコイン5枚に換えられます。しかし市場広場にはコイン3枚が必要で、生産の前には1枚しかありませんでした。新しいコインは、次の生産までお預けです。
lorenzo-rules-trades-held = 生産前の手持ち

## 市場

lorenzo-rules-market = 市場
lorenzo-rules-market-one = 市場のスペースは、それぞれコマ1つ用で、値1で足ります。いくつものスペースに自分のコマを置いてもかまいません。
lorenzo-rules-market-four = 最後の2つは4人のときだけ使えます。
lorenzo-rules-market-stall = スペース{ $n }
lorenzo-rules-from-players = { $n }人以上

## 評議会

lorenzo-rules-council = 評議会
lorenzo-rules-council-brings = 評議会には、値1でいくつでもコマを置けます。自分のコマが何個あってもかまいません。そのたびに*コイン1枚と特権1つ*を得ます。
lorenzo-rules-council-queue = コマは来た順に並び、その列が*次のラウンドの手番順*になります。先頭の人が1番手です。数えるのは一族ごとに最も前のコマだけで、中立コマでもかまいません。
lorenzo-rules-council-others = 評議会に誰も送らなかった人は、これまでの順でその後に続きます。
lorenzo-rules-council-figure = 3番手が最初に、1番手が2番目に評議会へ行きました。ほかの人は、これまでの順で続きます。
lorenzo-rules-council-now = このラウンド
lorenzo-rules-council-stand = 評議会の列
lorenzo-rules-council-next = 次のラウンド

## 特権

lorenzo-rules-privileges = 特権
lorenzo-rules-privileges-choose = 評議会の特権を得たら、5つのうち1つを選びます。
lorenzo-rules-privileges-different = 市場の最後のスペースのように、1か所から*いくつも*得るときは、すべて*違うもの*を選びます。別のところから得た特権なら、同じでもかまいません。

## バチカン・レポート

lorenzo-rules-vatican = バチカン・レポート
lorenzo-rules-vatican-when = 時代の終わり、つまり第2、第4、第6ラウンドの後に、手番順に全員が信仰を示します。時代が進むほど、必要な信仰は増えます。
lorenzo-rules-vatican-less = *足りなければ*破門されます。信仰はそのまま残ります。
lorenzo-rules-vatican-enough = *足りていれば*選べます。*教会を支持する*と、信仰トラックのマスの点を得て、信仰は0に戻ります。支持しなければ破門されますが、信仰は残り、次の機会により高い点を狙えます。
lorenzo-rules-vatican-last = *第6ラウンドの後*は、破門された人も含めて、全員の信仰が点になります。
lorenzo-rules-vatican-example = *例：*第2ラウンドの後、信仰は6点あります。支持すれば7点を得て、信仰は0になります。2ラウンド後には、また4点必要です。
lorenzo-rules-vatican-figure = 信仰トラック。月桂冠がマスの点、ローマ数字がその時代に必要な信仰です。{ $last }で終わり、それを越える分は失われます。
lorenzo-rules-vatican-round = レポートのラウンド
lorenzo-rules-vatican-needed = 必要な信仰

## 破門

lorenzo-rules-excommunication = 破門
lorenzo-rules-excommunication-cube = 破門された人は、その時代のタイルにキューブを置きます。効果はゲーム終了まで続きます。時代Iのタイルは4ラウンド、時代IIは2ラウンド、時代IIIは最後の得点計算だけに効きます。
lorenzo-rules-excommunication-less = *得るたびに1減る*タイルでは、カード1枚、スペース1つ、特権1つ、ボーナスタイル、リーダー1枚を、それぞれ別のものとして数えます。0より少なくなることはありません。
lorenzo-rules-excommunication-worth = アクションやコマに*マイナスの数*がつくと、コマを使うかどうかにかかわらず、その分だけ値が下がります。使用人や能力で補えます。大きいスペースでは、両方のマイナスが効きます。
lorenzo-rules-excommunication-all = すべてのタイルです。1回のゲームで使うのは3枚です。

## 終わり

lorenzo-rules-scoring = ゲームの終わりと得点計算
lorenzo-rules-scoring-when = 第6ラウンドの後、最後のレポートを済ませ、評議会でもう一度手番順を決めたら、ゲームは終わりです。それまでの点に、次の点を加えます。
lorenzo-rules-scoring-cards = カードの枚数
lorenzo-rules-scoring-count = *領地と人物*：枚数に応じた点。
lorenzo-rules-scoring-ventures = *事業*：月桂冠の点。
lorenzo-rules-scoring-military = *軍事力*：最も多い人に5点、2番目の人に2点。1位が何人もいれば全員5点で、2点はなしです。2位が何人もいれば全員2点です。
lorenzo-rules-scoring-goods = *資源*：コイン、木材、石、使用人をすべて合わせ、5つごとに1点。
lorenzo-rules-scoring-tile = その後、時代IIIの破門による失点を引きます。0より下にはなりません。
lorenzo-rules-scoring-tie = 点が最も多い人の勝ちです。同点の場合は、最後のラウンドの評議会で決まった*手番順が早い*人の勝ちです。

## 上級ルール：ボーナスタイルとドラフト

lorenzo-rules-advanced = 上級：ボーナスタイルとドラフト
lorenzo-rules-advanced-two = 上級ルールでは、一族ごとに個性が生まれます。第1ラウンドの前に、2つのことを決めます。
lorenzo-rules-advanced-tile = *ボーナスタイル：*全部で4枚。手番順が最後の人から選び、1番手は残りから取ります。基本ルールでは全員が同じものを使います。
lorenzo-rules-advanced-draft = *リーダー：*全員に4枚ずつ配ります。1枚を残し、ほかを*右隣*に渡すことを全員同時に行い、4枚そろうまで続けます。ほかの人が残したものは見えませんが、自分が渡したものは覚えておけます。
lorenzo-rules-advanced-name = ボーナスタイル
lorenzo-rules-advanced-harvest = 収穫のたびに
lorenzo-rules-advanced-production = 生産のたびに

## リーダー

lorenzo-rules-leaders = リーダー
lorenzo-rules-leaders-turn = 自分の手番に、コマを置く*前か後*に、次のことを何度でも行えます。
lorenzo-rules-leaders-play = *プレイする*：条件を満たしていれば、手札からプレイできます。支払いはなく、後で条件を満たさなくなってもかまいません。
lorenzo-rules-leaders-discard = *手放す*：手札から裏向きで手放し、*特権1つ*を得ます。
lorenzo-rules-leaders-use = *使う*：毎ラウンド1回の効果を持つリーダーをプレイしていれば使えます。使ったら裏返し、ラウンドの終わりに表に戻します。プレイしたその手番にも使えます。
lorenzo-rules-leaders-hold = ほかのリーダーは、使う必要がありません。プレイしたときから能力が続きます。
lorenzo-rules-leaders-stay = プレイしたリーダーはずっと残り、手放すことはできません。プレイしていても手札にあっても、リーダー自体は点になりません。

## すべてのリーダー

lorenzo-rules-all-leaders = すべてのリーダー
lorenzo-rules-all-leaders-twenty = リーダーは20枚。それぞれの条件と能力です。手札は1人4枚なので、毎回すべてが登場するとはかぎりません。
lorenzo-rules-all-leaders-requires = 条件
lorenzo-rules-all-leaders-one-kind = 同じ種類のカード{ $n }枚

## 人数

lorenzo-rules-players = 人数による違い
lorenzo-rules-players-spaces = 人数で変わるのは、使えるスペースだけです。
lorenzo-rules-players-n = { $n }人
lorenzo-rules-players-space = スペース
lorenzo-rules-players-all = すべての塔、収穫と生産の小さいスペース、評議会
lorenzo-rules-players-open = 使える
lorenzo-rules-players-closed = 使えない
lorenzo-rules-players-harvest = 収穫の大きいスペース
lorenzo-rules-players-production = 生産の大きいスペース
lorenzo-rules-players-market = 市場のスペース{ $n }

## ここでの遊び方

lorenzo-rules-here = ここでの遊び方
lorenzo-rules-here-self = 答えが1つしかないことは、自動で進みます。
lorenzo-rules-here-servants = *使用人：*塔、市場、評議会では、必要な最少の人数を自動で使います。収穫と生産では人数を尋ねられ、起動するカードが増える人数だけが選択肢に出ます。
lorenzo-rules-here-trades = *交換*は、建物を取った順に1枚ずつ選びます。一度見送ったものには、同じ生産の間は戻れません。
lorenzo-rules-here-price = *コスト：*支払い方に本当の違いがあるときだけ尋ねられます。
lorenzo-rules-here-effects = *効果の順番*は、結果が変わりうるときだけ尋ねられます。そうでなければ、資源などを先に得ます。
lorenzo-rules-here-pass = *パス：*自分のコマをどこかに置けるかぎり、置かなければなりません。どれも置けないときはパスとなり、最も値の低いコマをそのラウンドの間失います。
lorenzo-rules-here-last = *最後のレポート*では尋ねられません。信仰が足りていれば教会を支持します。それより得なことはないからです。
lorenzo-rules-here-undo = *取り消す*で直前の回答を、さらにその前の回答も取り消せます。ただし、伏せられていたものが公開されるか、ほかの人が行動するまでです。*手番を終える*で次の人に移ります。
lorenzo-rules-here-option = 卓を開く人は、基本ルールを選ぶこともできます。リーダーはなく、ボーナスタイルは全員同じです。

## 裁定

lorenzo-rules-rulings = 知っておきたいこと
lorenzo-rules-rulings-why = 多くの卓で出る疑問と、ここでの答えです。
lorenzo-rules-rulings-patron = *入場料には自分のコマも数えます。*人物の塔でパトロンを取り、その効果で同じ塔からもう1枚取るなら、コイン3枚が余分にかかります。自分のコマがいるからです。
lorenzo-rules-rulings-preacher = *新しい能力はさかのぼりません。*割引や値の上昇は、それを与えるカード自身には効きません。説教師も、自分が取られた階のボーナスは得られます。
lorenzo-rules-rulings-captain = *順番が大切なこともあります。*指揮官は、軍事力2と、領地を取る追加アクションを与えます。次の場所に軍事力が必要なら、先に軍事力を得ましょう。
lorenzo-rules-rulings-value = *コマの値：*まずダイスの目、またはリーダーが代わりに与える値。次に、リーダーによる増加と破門による減少。それから、アクションへの能力、大きいスペース、使用人です。
lorenzo-rules-rulings-low = *1に届かなければ何も得られません。*収穫と生産は、小さいスペースでも値1以上が必要です。レオナルドの生産は値0から始まるので、助けがなければボーナスタイルも起動しません。
lorenzo-rules-rulings-sources = *得るたびに数えます。*得るたびにコインが1枚減る破門では、コイン1枚の階からは何も得られず、交換で得るコインも1枚減ります。木材と石の両方が書かれていれば、両方を得るときにはどちらも1個ずつ減ります。割引は得るものではないので、そのままです。
lorenzo-rules-rulings-rita = *聖リタ*は、即時効果のコイン、木材、石、使用人を2倍にします。点、階のボーナス、特権、追加の収穫や生産で得るものは2倍になりません。破門と重なったら、先に2倍にしてから1を引きます。
lorenzo-rules-rulings-lorenzo = *ロレンツォ・デ・メディチ*は、ほかの人がプレイしているリーダー1枚の能力をずっとコピーします。そのリーダーの条件は関係ありません。ほかの誰もリーダーをプレイしていない間は、プレイできません。
lorenzo-rules-rulings-ariosto = *ルドヴィーコ・アリオスト*がいれば、使用中のスペースに置けますが、閉じたスペースには置けません。色つきコマは1つまでという制限、値、入場料はそのままで、カードのない階にも置けません。
lorenzo-rules-rulings-brunelleschi = *フィリッポ・ブルネレスキ*がいれば、追加アクションでも入場料はかかりません。
lorenzo-rules-rulings-federico = *フェデリーコ・ダ・モンテフェルトロ*は、まだ置いていないコマの値を、そのラウンドの間変えます。コマの値を増減するものは、その後に加わります。
lorenzo-rules-rulings-sisto = *シクストゥス4世*は、教会への支持に報います。第6ラウンドの後に破門された人の信仰が点になっても、支持したことにはなりません。
lorenzo-rules-rulings-rest = *最初の手番をパスする人*は、ほかの全員が終えた後に最後のコマを置きます。パスする手番でも、リーダーは使えます。
lorenzo-rules-rulings-losses = *最後の失点：*「5点ごとに」は、最後の得点計算の前の点で数えます。建物のコストは、実際に支払った数ではなく、カードに書かれた数です。失点のもとになった資源も、5つごとに1点の計算に入ります。軍事力で失点しても、軍事力の順位は変わりません。
lorenzo-rules-rulings-second = *2人のとき*、軍事力が2位の人は、軍事力が0でも2点を得ます。
lorenzo-rules-rulings-tracks = *トラックには端があります。*軍事力は25、信仰は15までです。どれも0より下にはならず、点も同じです。

## アイコン。名前と、一文での意味

lorenzo-rules-icons = アイコン一覧
lorenzo-rules-icons-all = ボードとカードにあるすべての印の意味です。
lorenzo-rules-icon-coin = コイン
lorenzo-rules-icon-coin-text = 資源。人物、一部の建物と事業、塔の入場料の支払いに使います。
lorenzo-rules-icon-wood = 木材
lorenzo-rules-icon-wood-text = 資源。建物と一部の事業の支払いに使います。
lorenzo-rules-icon-stone = 石
lorenzo-rules-icon-stone-text = 資源。建物と一部の事業の支払いに使います。
lorenzo-rules-icon-servant = 使用人
lorenzo-rules-icon-servant-text = 資源。1人使うごとに、アクションの値が1上がります。コストになるカードも少しあります。
lorenzo-rules-icon-military = 軍事力
lorenzo-rules-icon-military-text = 領地の場所を開き、一部の事業の支払いに使い、最後に順位を比べます。
lorenzo-rules-icon-faith = 信仰
lorenzo-rules-icon-faith-text = バチカン・レポートで示し、そこで点になります。
lorenzo-rules-icon-vp = 点
lorenzo-rules-icon-vp-text = ゲーム終了時に最も多い人の勝ちです。
lorenzo-rules-icon-privilege = 特権
lorenzo-rules-icon-privilege-text = 評議会の5つの贈り物から1つを選びます。
lorenzo-rules-icon-member-black = 黒コマ
lorenzo-rules-icon-member-black-text = 値は黒のダイスの目です。
lorenzo-rules-icon-member-white = 白コマ
lorenzo-rules-icon-member-white-text = 値は白のダイスの目です。
lorenzo-rules-icon-member-orange = オレンジコマ
lorenzo-rules-icon-member-orange-text = 値はオレンジのダイスの目です。
lorenzo-rules-icon-member-neutral = 中立コマ
lorenzo-rules-icon-member-neutral-text = 値は0です。自分の色つきコマのいるところにも加われます。
lorenzo-rules-icon-territory = 領地
lorenzo-rules-icon-territory-text = 領地の印。収穫で実りをもたらす土地です。
lorenzo-rules-icon-character = 人物
lorenzo-rules-icon-character-text = 人物の印。能力を持つ人々です。
lorenzo-rules-icon-building = 建物
lorenzo-rules-icon-building-text = 建物の印。生産で何かを得たり、交換したりします。
lorenzo-rules-icon-venture = 事業
lorenzo-rules-icon-venture-text = 事業の印。ゲーム終了時の点になります。
lorenzo-rules-icon-harvest = 収穫
lorenzo-rules-icon-harvest-text = 領地を起動するアクションです。
lorenzo-rules-icon-production = 生産
lorenzo-rules-icon-production-text = 建物を起動するアクションです。
lorenzo-rules-icon-die-white = 値
lorenzo-rules-icon-die-white-text = カードでは、収穫や生産に必要な値、または追加アクションの値です。
lorenzo-rules-icon-bolt = 即時効果
lorenzo-rules-icon-bolt-text = カードを取ったときに1回だけ起きます。
lorenzo-rules-icon-always = これからずっと
lorenzo-rules-icon-always-text = カードを持っているかぎり続く能力です。
lorenzo-rules-icon-arrow = 変換
lorenzo-rules-icon-arrow-text = 前のものを支払い、後のものを得ます。
lorenzo-rules-icon-leader = リーダー
lorenzo-rules-icon-leader-text = プレイすると、その能力があなたのものになる人物です。
lorenzo-rules-icon-vatican = 教会
lorenzo-rules-icon-vatican-text = 2ラウンドごとに、ここで信仰を示します。
