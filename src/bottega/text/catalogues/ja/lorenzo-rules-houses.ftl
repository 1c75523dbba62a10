### ロレンツォの拡張全般と「ルネッサンスの名家」のルール、ブラウザのルールのページの一部として（日本語）。
###
### 1つのメッセージが1つの段落、またはリストの1項目。見出しは節の名前（lorenzo-rules-houses-tower）、
### その下の文は内容の名前で呼ばれる。
### *星*で囲んだ言葉は太字になる。中の言葉は変えてよいが、星は残す。
### カード、リーダー、名家の呼び名はlorenzo.ftlと同じ。コメントのX-1などは、その文が伝える裁定。

## 2つの拡張

lorenzo-rules-expansions = 2つの拡張
lorenzo-rules-expansions-two = ゲームには2つの拡張を加えられます。片方だけでも、両方でもかまいません。ここからの章で特に述べないかぎり、これまでのルールはそのままです。
lorenzo-rules-expansions-houses = ルネッサンスの名家
lorenzo-rules-expansions-houses-about = 特別な力を持つ名家を競り落とします。5つ目の塔、トークン、そして5人目のプレイヤーが加わります。
lorenzo-rules-expansions-pazzi = パッツィ家の陰謀
lorenzo-rules-expansions-pazzi-about = 相手に手が届くカードです。差し出させ、失わせ、利用します。山札を自分で組むこともできます。
lorenzo-rules-expansions-for = { $least }～{ $most }人
lorenzo-rules-expansions-item-special = 特別の塔のカード{ $n }枚
lorenzo-rules-expansions-item-cards = 4つの塔のカード{ $n }枚
lorenzo-rules-expansions-item-leaders = リーダー{ $n }枚
lorenzo-rules-expansions-item-families = 名家タイル{ $n }枚
lorenzo-rules-expansions-item-tokens = トークン{ $n }枚
lorenzo-rules-expansions-item-auction = 競りタイル{ $n }枚
lorenzo-rules-expansions-item-curses = 破門タイル{ $n }枚
lorenzo-rules-expansions-item-adaptation = 調整タイル{ $n }枚（使うのは1枚）
lorenzo-rules-expansions-item-faith = 信仰タイル{ $n }枚（1つの名家が使用）
lorenzo-rules-expansions-item-brown = 茶色コマ（1つの名家が使用）
lorenzo-rules-expansions-item-fifth = 5人目の一族とそのボーナスタイル
lorenzo-rules-expansions-item-visconti = ヴィスコンティ家の印章{ $n }枚
lorenzo-rules-expansions-open = 卓を開く人は、次のことを選びます。
# X-64
lorenzo-rules-expansions-modules = *使う拡張：*「ルネッサンスの名家」には上級ルールが必要です。「パッツィ家の陰謀」は基本ルールでも遊べます。組み合わせられないものを選ぶと、理由が示され、卓は開きません。
# X-68
lorenzo-rules-expansions-leaders = *配るリーダー：*すべて、基本ゲームのものだけ、新しいものだけ、または名前で選んだもの。1人につき4枚と、さらに4枚以上が必要です。
lorenzo-rules-expansions-decks = *塔に並ぶカード*（「パッツィ家の陰謀」だけ）：無作為に引く、引いてから全員に見せる、または自分で組む。
lorenzo-rules-expansions-table = 組み合わせの一覧
lorenzo-rules-expansions-option = 選択肢
lorenzo-rules-expansions-means = 内容
lorenzo-rules-expansions-dealt = 配るリーダー
lorenzo-rules-expansions-towers = 塔に並ぶカード
lorenzo-rules-expansions-houses-means = ルネッサンスの名家。名家は10。2～5人、上級ルール。
# X-64
lorenzo-rules-expansions-pazzi-means = パッツィ家の陰謀。カードが24枚、上級ルールではリーダーも4枚増えます。2～4人。
# X-64
lorenzo-rules-expansions-basic-means = 基本ルールでは、新しいリーダーは使いません。リーダーにかかわる裏切り者の間と陰謀の企ても使いません。
# X-64
lorenzo-rules-expansions-both-means = 両方。名家は12。2～5人、上級ルール。
lorenzo-rules-expansions-all-means = 使う箱にあるすべてのリーダー
lorenzo-rules-expansions-base-means = 基本ゲームの20枚
lorenzo-rules-expansions-new-means = 拡張のリーダー
lorenzo-rules-expansions-names-means = 名前で選んだリーダー
lorenzo-rules-expansions-random-means = 無作為に引く。外れたカードは誰も知りません
lorenzo-rules-expansions-preview-means = 無作為に引く。混ぜる前に全員が見られます
lorenzo-rules-expansions-code-means = 自分で選んだカード
lorenzo-rules-expansions-ours = *独自の数値：*拡張の数値のうち、公開されたものが見つからなかったものがあります。競りの段、トークンの面、信仰タイル、ヴィスコンティ家の印章、5枚目のボーナスタイルの片面、そして新しいカードの名前の多くです。これらはここで独自に決め、出てくるところにはそう書いてあります。お手元のゲームとは数が違うかもしれません。

## ルネッサンスの名家：準備

lorenzo-rules-houses = 名家：準備
lorenzo-rules-houses-laid = いつものように上級ルールで準備し、次のものを加えます。
lorenzo-rules-houses-deck = *特別の山札：*特別カードは時代ごとに16枚あり、4種類すべてが含まれます。時代ごとに8枚を引いて混ぜ、時代Iを上にします。残りは使いません。
# X-7
lorenzo-rules-houses-adaptation = *調整タイル：*使わない特別カードを1枚めくります。タイルは、まずその種類の塔に置きます。
lorenzo-rules-houses-tiles = *破門：*時代ごとに7枚あるタイルに、新しい1枚ずつを加えます。引くのはやはり1枚ずつです。
lorenzo-rules-houses-tokens-laid = *トークン：*30枚すべてを裏向きにして、サプライの横に置きます。
lorenzo-rules-houses-families-laid = *名家：*人数と同じ数の名家と競りタイルを引き、名家を1つずつ競りタイルに添えます。
# X-1
lorenzo-rules-houses-goods = *資源：*木材、石、使用人も、基本ゲームのコインも持たずに始めます。最初の資源は競りで手に入れます。それに加えて、2番手はコイン1枚、3番手は2枚、4番手は3枚、5番手は4枚を得ます。
# X-5
lorenzo-rules-houses-order = その後は、まず*競り*、次に*ボーナスタイル*の選択、それから*リーダー*のドラフトの順に進みます。名家がわかってから、それに合うものを選べます。
# X-69
lorenzo-rules-houses-bonus = ボーナスタイルは、何人でも5枚すべてから選べます。
lorenzo-rules-houses-pile = ドラフトの後に残ったリーダーは、裏向きの山札にします。一部のカードと1つの名家が、そこから引きます。

## 競り

lorenzo-rules-houses-auction = 名家：競り
lorenzo-rules-houses-auction-what = 名家と最初の資源を、まとめて競ります。競りタイルには*6つの段*があります。上の段ほど強い入札ですが、資源は少なくなります。
# X-2, X-3
lorenzo-rules-houses-auction-turn = 手番順に、タイルの段の1つにコマを1つ置きます。決まりは次のとおりです。
lorenzo-rules-houses-auction-free = *空のタイル*では、どの段でもかまいません。
# X-4
lorenzo-rules-houses-auction-higher = *誰かがいるタイル*では、その上の段だけに置けます。いた人は競り負けます。
# X-2, X-4
lorenzo-rules-houses-auction-outbid = *競り負けた人は、すぐに移ります。*次の人の番より先に、同じタイルのもっと上の段か、同じ決まりで別のタイルへ移ります。それでまた誰かが競り負けることもあります。
lorenzo-rules-houses-auction-top = *6段目*より上はなく、競り負けません。
# X-3
lorenzo-rules-houses-auction-end = タイルは人数分あるので、最後には全員が1人ずつ別のタイルにいます。そのタイルの名家と、自分のいる段の資源を得ます。
# X-6
lorenzo-rules-houses-auction-back = コマは第1ラウンドの前に手元に戻ります。どのコマで入札しても同じです。
lorenzo-rules-houses-auction-example = *例：*3人で、名家はメディチ家、コロンナ家、エステ家です。
lorenzo-rules-houses-auction-step-1 = 1番手が、メディチ家の2段目に入札します。
lorenzo-rules-houses-auction-step-2 = 2番手が、その4段目に入札します。競り負けた1番手はすぐに、コロンナ家の1段目へ移ります。
lorenzo-rules-houses-auction-step-3 = 3番手が、コロンナ家の3段目に入札します。1番手はまた競り負け、メディチ家の5段目へ戻ります。
lorenzo-rules-houses-auction-step-4 = 今度は2番手が競り負け、誰もいないエステ家の1段目へ移ります。3人が別々のタイルにいるので、競りは終わりです。
lorenzo-rules-houses-auction-player = プレイヤー
lorenzo-rules-houses-auction-family = 名家
lorenzo-rules-houses-auction-goods = 段の資源
lorenzo-rules-houses-auction-order = 手番順の分
lorenzo-rules-houses-auction-figure = 3人がいた場所。丸の数字が手順です。競り負けて移った跡は薄く描いてあります。
lorenzo-rules-houses-auction-row = { $n }段目
lorenzo-rules-houses-auction-tile = タイル{ $name }
lorenzo-rules-houses-auction-tiles = 競りタイルは5枚で、人数分だけ使います。3つの段のほかは、印刷された値が公開されていないため、独自の数値です。上の段ほど、どの資源も増えることはなく、6つの段の資源は合わせて12、11、10、9、8、6です。

## 名家

lorenzo-rules-houses-families = 名家：それぞれの力
lorenzo-rules-houses-families-one = 名家の力は、ゲームの間ずっと続きます。名家は10あり、「パッツィ家の陰謀」でさらに2つ増えます。
lorenzo-rules-houses-family-da-montefeltro = モンテフェルトロ家
# X-46
lorenzo-rules-houses-family-da-montefeltro-text = *建物*に支払った木材と石は、失われずにこのタイルに置かれます。特権1つの代わりに、置いてあるものをすべて取り戻せます。割引された分は置かれません。特権をいくつも得たときは、そのうち1つをこれに使えます。得るたびに1減る破門は、ほかと同じように、取り戻すときに効きます。
lorenzo-rules-houses-family-malatesta = マラテスタ家
# X-47
lorenzo-rules-houses-family-malatesta-text = *事業*のコストの軍事力を支払いません。ただし、必要な数は持っていなければなりません。相手の人数に応じて必要な場合も同じです。
lorenzo-rules-houses-family-medici = メディチ家
# X-48
lorenzo-rules-houses-family-medici-text = どんな方法でも、*人物*を取るたびにトークン1枚を得ます。また、6枚ではなく8枚まで持てます。最後に7枚で28点、8枚で35点になります。破門で人物の点がなくなるときは別です。
lorenzo-rules-houses-family-gonzaga = ゴンザーガ家
# X-67
lorenzo-rules-houses-family-gonzaga-text = 毎ラウンド1回、全員がコマを置き終えた後、片付けとレポートの前に、*使用人7人*を使って4つの塔に残ったカード1枚を取れます。特別の塔からは取れません。値、コスト、入場料は要らず、領地に必要な軍事力も要りませんが、階のボーナスもありません。即時効果は起き、種類ごとの枚数の上限は守ります。
lorenzo-rules-houses-family-colonna = コロンナ家
# X-49, X-66
lorenzo-rules-houses-family-colonna-text = 5つ目のコマ、*茶色コマ*を持ちます。値は毎ラウンド3で、手番も1回増えます。色つきコマでも中立コマでもないので、自分のどちらのコマの横にも置け、どちらかについての効果も受けません。評議会や塔の入場料など、そのほかはすべて、ほかのコマと同じです。
lorenzo-rules-houses-family-aragonesi = アラゴン家
# X-24
lorenzo-rules-houses-family-aragonesi-text = *領地*を取るたびに、そのダイスの数より1低い値で収穫します。値を上げることはできませんが、破門では下がります。つまり、取ったばかりのカードは起動せず、ダイスの数が1の領地では、ボーナスタイルも含めて収穫はありません。
lorenzo-rules-houses-family-este = エステ家
# X-50
lorenzo-rules-houses-family-este-text = 自分の手番に、*軍事力1をコイン2枚*に換えられます。軍事力があるかぎり何度でもできます。得るたびにコインが1枚減る破門では、1回につき1枚になります。
lorenzo-rules-houses-family-sforza = スフォルツァ家
# X-5, X-51, X-65
lorenzo-rules-houses-family-sforza-text = 競りの前に、このタイルの横に*リーダー*2枚を表向きに置きます。競り落とした人は2枚とも取り、1枚をすぐに条件なしでプレイし、もう1枚を手札に加えます。プレイしたリーダーは、第1ラウンドから使えます。1枚がロレンツォ・デ・メディチなら、プレイするのはもう1枚のほうです。能力をコピーできるリーダーがまだいないからです。ラディスラオをプレイすれば、2枚目も続けてプレイできます。
lorenzo-rules-houses-family-orsini = オルシーニ家
# X-39, X-52
lorenzo-rules-houses-family-orsini-text = 4種類のカード1枚ずつの*セット*がそろうたびに、報酬を得ます。後でカードを失っても、報酬は1回ずつです。1組目：リーダー2枚を引く。2組目：手札のリーダー1枚を条件なしでプレイする。3組目：10点。4組目：15点。
lorenzo-rules-houses-family-della-rovere = デッラ・ローヴェレ家
# X-53
lorenzo-rules-houses-family-della-rovere-text = 信仰トラックに、あなただけの*信仰タイル*が3枚置かれます。マーカーがそこに着くか越えると、1回ずつ得られます。ただし、自分で選んだ場合も含め、破門されるたびに5点を失います。
lorenzo-rules-houses-faith-figure = デッラ・ローヴェレ家の信仰タイル。置く場所と得るものは、印刷された値が公開されていないため、独自の数値です。
lorenzo-rules-houses-faith-space = 信仰{ $n }

## 特別の塔と調整タイル

lorenzo-rules-houses-tower = 名家：特別の塔
# X-8
lorenzo-rules-houses-tower-fifth = 5つ目の塔には、*特別カード*が毎ラウンド4枚並びます。種類は決まっていません。値、コイン3枚の入場料、自分の色つきコマは1つまで、中立コマは別と、塔のルールはすべて同じです。
lorenzo-rules-houses-tower-figure = 特別の塔。階ごとに必要な値と、上の2つの階のトークン。
# X-12
lorenzo-rules-houses-tower-kind = *特別カードも、その種類のカードです。*ボードの同じ種類の列に置き、6枚の上限に数えます。領地なら、次の場所の軍事力が必要です。
# X-10
lorenzo-rules-houses-tower-helps = *種類についての効果*は、取るカードがその種類なら、ここでも効きます。値の上昇、割引、名家やリーダーの報酬、値が4下がる破門などです。
# X-11
lorenzo-rules-houses-tower-action = ある種類を取る*追加アクション*では、その種類の特別カードも取れます。取れないのは、ゴンザーガ家とクーデターだけです。
# X-9
lorenzo-rules-houses-tower-fee = *入場料を支払わない人：*フィリッポ・ブルネレスキは、ここでも有効です。門番は、ここだけで有効です。
# X-14
lorenzo-rules-houses-tower-preacher = 説教師で*上の階のボーナスがない人*は、ここでもトークンを得られません。
# X-15
lorenzo-rules-houses-tower-gone = ラウンドの終わりに*誰も取らなかったカード*は、ゲームから除きます。どのカードでも取り戻せません。
lorenzo-rules-houses-tower-adaptation = *調整タイル*は、ほかの4つの塔のどれかに置かれ、階の求める値を変えます。ボーナスはそのままです。2～4人では値が高く、5人では低くなります。
lorenzo-rules-houses-tower-moves = ラウンドの終わりごとに、右隣の塔へ移ります。事業の塔の次は領地の塔に戻ります。特別の塔に置かれることはありません。
lorenzo-rules-houses-tower-asks = 階の求める値
lorenzo-rules-houses-tower-floor = { $n }階
lorenzo-rules-houses-tower-plain = タイルなし
lorenzo-rules-houses-tower-some = 2～4人
lorenzo-rules-houses-tower-five = 5人
lorenzo-rules-houses-tower-way = タイルの道筋。1ラウンドに1つ進みます。この値は、1つの情報源だけによるものです。

## トークンと新しい特権

lorenzo-rules-houses-tokens = 名家：トークン
lorenzo-rules-houses-tokens-draw = *トークン*は、コインや木材と同じ資源です。得るたびに無作為に引きます。面を見られるのは自分だけで、ほかの人には裏しか見えません。
# X-27, X-77
lorenzo-rules-houses-tokens-spend = 自分の手番に、コマを置く*前か後*に、何枚でも使えます。1枚ごとに、描かれたものを得ます。支払い、選択、収穫などの途中や、ほかの人の手番には使えません。
# X-28
lorenzo-rules-houses-tokens-pay = *支払う：*トークンがコストになるカードや交換もあります。数だけが大切で、面は何でもかまいません。
# X-28
lorenzo-rules-houses-tokens-have = *持っている：*リーダーの条件がトークンなら、持っているだけで足ります。支払いません。
# X-28, X-29, X-73
lorenzo-rules-houses-tokens-slot = *カードに置く：*自由都市と冒険商人には、トークン1枚を表向きに置く場所があります。カードを取ったとき、またはその後の自分の手番に置けます。置いたトークンは動かさず、カードが起動するたびに得られますが、もう手持ちではありません。カードが捨てられると、トークンも一緒に捨てられます。
# X-33
lorenzo-rules-houses-tokens-shuffle = *使ったトークン*は表向きに置きます。最後の1枚が引かれたら、混ぜて新しいサプライにします。どちらにもなければ、得られません。
lorenzo-rules-houses-tokens-figure = 面は10種類、3枚ずつ。内容は、印刷された値が公開されていないため、独自の数値です。
lorenzo-rules-houses-tokens-privilege = *特権*では、6つ目の選択肢としてトークンを選べます。
# X-31
lorenzo-rules-houses-tokens-rita = 聖リタは、トークンを2倍にしません。2倍になるのは、コイン、木材、石、使用人です。

## 特別カード

lorenzo-rules-houses-cards = 名家：新しい効果
lorenzo-rules-houses-cards-new = 特別カードには、ほかのカードにない効果があります。
# X-17
lorenzo-rules-houses-cards-much = *アクションの値まで得る：*伐採権、石切場の村、君主の居城は、ある種類のカード1枚ごとに何かを得ますが、収穫の値の回数までです。カード4枚なら、値3では3回分、値5では4回分です。使用人なども含めた最終的な値で数えます。
# X-17, X-18
lorenzo-rules-houses-cards-often = *アクションの値まで交換する：*石材取引所と木材取引所では、生産の値の回数まで交換できます。支払うものはすべて、生産の前から持っていなければなりません。
# X-19, X-20
lorenzo-rules-houses-cards-another = *別のカードを起動する：*親方の詰所は自分の建物1枚を、ギルドの倉庫は建物か領地1枚を、ダイスの数にかかわらず起動します。この生産でもともと起動するカードでもかまいません。この2枚どうしや、自分自身は選べません。領地を起動しても収穫ではないので、ボーナスタイルは起動せず、収穫の値を上げるものも効きません。
# X-21, X-22
lorenzo-rules-houses-cards-two = *すぐに2枚を起動する：*土地の測量は別々の領地2枚を、工房の占拠は別々の建物2枚を起動します。1枚しかなければ、その1枚です。値に応じて変わるカードには、ここでは上限がありません。
# X-16, X-74
lorenzo-rules-houses-cards-back = *カードが戻る：*古物商は捨て札のどのカードでも、事業仲介人は事業を取ります。前のラウンドまでに誰も取らなかったカードと、プレイヤーが捨てたカードが対象で、特別カードは含みません。コストはなく、即時効果は起きます。種類ごとの上限と、領地に必要な軍事力は守ります。取れるものがなければ、何も起きません。
# X-70
lorenzo-rules-houses-cards-military = *1位に並ぶ：*軍拡競争で、あなたの軍事力は最も多い人と同じになります。得るわけではないので、1減ることはありません。
# X-35
lorenzo-rules-houses-cards-condition = *条件が1つ減る：*外交官がいれば、リーダーをプレイするたびに、条件を1つ無視できます。印ごとに1つと数え、マルティン・ルターの4種類のカードなら、そのうち1種類です。
# X-39
lorenzo-rules-houses-cards-free = *条件なしのリーダー：*謁見の間（トークン3枚）とキングメーカーで、手札のリーダー1枚を条件なしでプレイできます。手札になければ、何も起きません。
# X-40
lorenzo-rules-houses-cards-draw = *リーダーを増やす：*宮廷司祭と人材の目利きで、山札からリーダーを引いて手札に加えます。山札がなければ、何も起きません。いつものようにプレイするか、手放して特権を得られます。
# X-30
lorenzo-rules-houses-cards-market = *市場の日：*冒険商人の上のトークンは、市場にコマを置くたびに得られます。リーダーの能力で使用中のスペースに置いたときも同じです。
# X-63
lorenzo-rules-houses-cards-price = *ほかのコスト：*信仰、トークン、または資源と軍事力の両方を支払うカードも少しあります。支払った信仰の分、マーカーが戻ります。0より下にはなりません。

## リーダー

lorenzo-rules-houses-leaders = 名家：新しいリーダー
lorenzo-rules-houses-leaders-twenty = 20枚のリーダーが加わります。ほとんどはおなじみの能力ですが、そうでないものもあります。
# X-36
lorenzo-rules-houses-leaders-space = *自分だけのスペース：*6枚は、あなただけが使えるスペースを持っています。毎ラウンドコマ1つ、必要な値、使用人の助けなど、ほかのスペースと同じです。
# X-36
lorenzo-rules-houses-leaders-ariosto = ルドヴィーコ・アリオストがいれば、そこに2つ目のコマも置けます。
lorenzo-rules-houses-leaders-space-figure = ピエトロ・ベンボ。値3以上のコマで、毎ラウンド1回これを得ます。
# X-34
lorenzo-rules-houses-leaders-most = *「以下」の条件：*何かを持っているだけでなく、別のものが少ないことを求めるリーダーもいます。これも、プレイするときに満たしていれば足ります。
lorenzo-rules-houses-leaders-most-figure = アルフォンソ1世・デステの条件は、コイン10枚以上と使用人1人以下。使用人が多すぎるなら、先に使えばよいのです。
lorenzo-rules-houses-leaders-may = プレイできる
lorenzo-rules-houses-leaders-not = 使用人が多すぎる
# X-39
lorenzo-rules-houses-leaders-ladislao = *ラディスラオ7世・ヤギェウォ*は、プレイしたときに効果があります。手札の別のリーダーを、条件なしでプレイできます。
# X-38
lorenzo-rules-houses-leaders-lutero = *マルティン・ルター*がいれば、それからは破門されません。すでにあるキューブは残ります。レポートで信仰が足りなくても何も起きず、足りていれば、教会を支持するか、信仰を残すかを選べます。第6ラウンドの後は、全員と同じように信仰が点になります。
# X-42
lorenzo-rules-houses-leaders-paracelso = *パラケルスス*がいれば、カード、交換、塔の入場料の木材、石、コインを、1つにつき使用人1人で代わりに支払えます。リーダーの条件は、代わりがききません。
# X-23
lorenzo-rules-houses-leaders-alberti = *レオン・バッティスタ・アルベルティとパッラ・ストロッツィ*は、値3の生産または収穫です。起動するのはカード1枚とボーナスタイルだけです。使用人や能力で値が上がります。
lorenzo-rules-houses-leaders-bramante = *ブラマンテ*のスペースでは、置いたコマの値で収穫か生産を行います。使用人や能力で値が上がります。
# X-41
lorenzo-rules-houses-leaders-torquemada = *トマス・デ・トルケマダ*は、自分の人物1枚を捨てて信仰3点を得ます。その人物の能力は終わり、点にも数えません。
# X-71
lorenzo-rules-houses-leaders-ficino = *マルシリオ・フィチーノ*は、トークンを2枚引き、1枚を残してもう1枚を戻します。得るたびにトークンが1枚減る破門では、1枚も残りません。
lorenzo-rules-houses-leaders-piero = *ピエロ・デッラ・フランチェスカ*は、すべて違う面のトークン3枚をもたらします。同じ面が出たら、戻して引き直します。
# X-37
lorenzo-rules-houses-leaders-lorenzo = *ロレンツォ・デ・メディチ*は、スペースを持つリーダーをコピーすれば、自分のスペースを持ちます。ラディスラオをコピーすれば、別のリーダーを1回プレイします。

## 破門

lorenzo-rules-houses-excommunication = 名家：新しい破門
lorenzo-rules-houses-excommunication-three = 新しいタイルは、時代ごとに1枚、全部で3枚です。
# X-31
lorenzo-rules-houses-excommunication-1 = トークンを得るたびに1枚減ります。1枚だけなら、得られません。
# X-13
lorenzo-rules-houses-excommunication-2 = コマでも追加アクションでも、特別の塔のカードを取れません。
lorenzo-rules-houses-excommunication-3 = ゲーム終了時、4種類それぞれで、5枚目からのカード1枚につき5点を失います。

## 5人

lorenzo-rules-houses-five = 名家：5人で遊ぶ
lorenzo-rules-houses-five-open = 5人目の一族が加われます。4人のときと同じく、すべてのスペースが使えます。特別の塔のおかげで、5人に必要な4枚のカードが増えます。調整タイルは、塔の値を下げます。
lorenzo-rules-houses-five-tile = 5枚目のボーナスタイルも加わります。
lorenzo-rules-houses-five-ours = このタイルの内容は、印刷された値が公開されていないため、独自の数値です。ほかのどのタイルとも違う分け方になっています。

## 終わり

lorenzo-rules-houses-end = 名家：ゲームの終わりと得点計算
lorenzo-rules-houses-end-same = 得点計算はいつもどおりですが、次の点が変わります。
# X-32
lorenzo-rules-houses-end-tokens = *資源*：使わなかったトークンも、コイン、木材、石、使用人と合わせて数えます。5つごとに1点です。
# X-62
lorenzo-rules-houses-end-ventures = *事業*：珍品の収集、資材の備蓄、難民の受け入れ、閲兵式などは、ゲーム終了時に持っているものを数えます。同じ資源を、5つごとの点にもう一度数えます。
# X-48
lorenzo-rules-houses-end-medici = *メディチ家*は、人物をほかの人より多く持てます。
lorenzo-rules-houses-end-tile = *時代IIIの新しいタイル*では、それぞれの種類の5枚目からのカード1枚につき5点を失います。それでも0より下にはなりません。

## アイコン。名前と、一文での意味

lorenzo-rules-icon-seal = トークン
lorenzo-rules-icon-seal-text = 「ルネッサンスの名家」の資源。無作為に引き、使うと描かれたものを得ます。
lorenzo-rules-icon-member-brown = 茶色コマ
lorenzo-rules-icon-member-brown-text = 「ルネッサンスの名家」のコロンナ家の5つ目のコマ。値はいつも3です。
