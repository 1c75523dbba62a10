### ロレンツォの拡張「パッツィ家の陰謀」のルール、ブラウザのルールのページの一部として（日本語）。
###
### 1つのメッセージが1つの段落、またはリストの1項目。見出しは節の名前（lorenzo-rules-pazzi-rivals）、
### その下の文は内容の名前で呼ばれる。
### *星*で囲んだ言葉は太字になる。中の言葉は変えてよいが、星は残す。
### カード、リーダー、名家の呼び名はlorenzo.ftlと同じ。コメントのX-1などは、その文が伝える裁定。

## 山札

lorenzo-rules-pazzi = 陰謀：山札
lorenzo-rules-pazzi-cards = 種類と時代ごとに*新しいカードが2枚*、全部で24枚あります。8枚だったところが10枚になり、1回のゲームで使うのはそのうち8枚です。
lorenzo-rules-pazzi-figure = 種類と時代ごとに、これまでの8枚と新しい2枚。そのうち8枚を使います。
lorenzo-rules-pazzi-base = 基本ゲーム
lorenzo-rules-pazzi-new = 新しいカード
lorenzo-rules-pazzi-deck = 山札に入れる
lorenzo-rules-pazzi-box = 使わない
lorenzo-rules-pazzi-ways = 8枚の決め方は3つあります。
# X-75
lorenzo-rules-pazzi-random = *無作為：*10枚を混ぜて8枚を引きます。外れた2枚は誰も知りません。
# X-75
lorenzo-rules-pazzi-preview = *無作為に引いて公開：*同じように引きますが、8枚を混ぜる前に全員が見られます。一覧は、ゲームの間いつでも確かめられます。
# X-75
lorenzo-rules-pazzi-built = *自分で組む：*10枚から8枚を選ぶことを、12回行います。専用のページが枚数を数え、山札のコードという短い文字列を出します。保存したり、友達に送ったり、卓を開くときに使ったりできます。卓の全員が一覧を見られます。
# X-64
lorenzo-rules-pazzi-basic = *基本ルールでは*、裏切り者の間と陰謀の企てを使いません。その種類と時代は、9枚から選びます。
lorenzo-rules-pazzi-order = どの決め方でも、時代の中の順番はわかりません。カードは必ず混ぜます。

## 相手

lorenzo-rules-pazzi-rivals = 陰謀：相手への効果
lorenzo-rules-pazzi-rivals-all = 新しいカードには、*ほかの全員*に効果が及ぶものがあります。相手が1人ずつ答え、全員が答えたら、あなたの手番が続きます。
lorenzo-rules-pazzi-rivals-give = *差し出させる：*小さなゆすり、恐喝、都市の略奪のコストは、相手1人につき軍事力1、2、3です。相手はそれぞれ、木材、石、コイン、使用人のどれか1種類を1つ、2つ、3つあなたに渡します。どれにするかは、渡す人が選びます。
# X-59
lorenzo-rules-pazzi-rivals-part = 渡す人は、全部渡せるものの中から選びます。そういうものがなければ、どれか1種類を、あるだけ渡します。
# X-57, X-58
lorenzo-rules-pazzi-rivals-usurer = *差し出すか、点を失うか：*高利貸しの館と強制徴募所は、生産で使うかどうかを選べます。使うなら、相手1人につき1点、または軍事力1を、全員分支払います。相手はそれぞれ、コイン2枚、または使用人2人を渡すか、代わりに3点を渡します。全部渡せない人は点を渡し、3点に足りない人は、あるだけの点を渡します。
lorenzo-rules-pazzi-rivals-example = *例：*4人のゲームで、あなたの高利貸しの館が起動します。あなたは3点を支払います。
lorenzo-rules-pazzi-rivals-figure = この例の3人の相手が持っているものと、渡すもの。
lorenzo-rules-pazzi-rivals-has = 手持ち
lorenzo-rules-pazzi-rivals-gives = 渡すもの
lorenzo-rules-pazzi-rivals-why = 理由
lorenzo-rules-pazzi-rivals-who = 相手
lorenzo-rules-pazzi-rivals-chose = コインを選んだ（点でもよい）
lorenzo-rules-pazzi-rivals-must = コイン2枚を渡せないので、点を渡す
lorenzo-rules-pazzi-rivals-left = あるだけ渡す
# X-60
lorenzo-rules-pazzi-rivals-discard = *捨てさせる：*放火犯では、相手はそれぞれ領地か建物1枚を、陰謀家では人物か事業1枚を捨てます。どれにするかは相手が選びます。どちらの種類もない人は、何も失いません。
# X-60
lorenzo-rules-pazzi-rivals-after = 失ったカードですでに得たものはそのままで、プレイしているリーダーも残ります。カードの能力は終わり、点にも数えません。領地は詰めるので、次の領地には、空いた場所の軍事力が必要です。
# X-26
lorenzo-rules-pazzi-rivals-use = *相手のカードを使う：*産業スパイは選んだ相手の建物で値3の生産を、密猟者は相手の領地で値2の収穫を行います。交換の支払いも受け取りも、ボーナスタイルも、すべてあなたのものです。相手は何も失わず、何も得ません。使用人と能力で値が上がりますが、そのカード自身の能力はまだ効きません。「自分の」カードを数えるものはあなたのカードを数え、点を失うカードでは、あなたが失います。

## ほかのカード

lorenzo-rules-pazzi-others = 陰謀：ほかの新しいカード
lorenzo-rules-pazzi-others-few = 次のカードも新しいものです。
# X-56
lorenzo-rules-pazzi-others-lose = *点を失う領地：*征服地と略奪された都市は、すぐに多くを得られますが、その値に届く収穫のたびに1点か2点を失います。避けられませんが、0より下にはなりません。
# X-25
lorenzo-rules-pazzi-others-large = *大きいスペースをそのままの値で：*ギルドの監督がいれば生産で、農地管理人がいれば収穫で、大きいスペースでも値が3下がりません。破門の分は下がります。
# X-57
lorenzo-rules-pazzi-others-gossip = *点を特権に：*噂の館では、1点を支払って特権1つを得ます。支払う点は持っていなければなりません。
# X-30, X-61
lorenzo-rules-pazzi-others-market = *コマを置かない市場：*闇市では、市場の空きスペース1つと同じものか、特権1つを得ます。その人数で使えるスペースだけです。コマを置かないので、ほかの人もそのスペースを使えます。市場に置けなくなる破門も関係ありません。
# X-41
lorenzo-rules-pazzi-others-gallows = *人物を点に：*絞首台では、生産で自分の人物1枚を捨てて7点を得られます。その人物の能力は終わり、点にも数えません。
# X-45, X-63
lorenzo-rules-pazzi-others-traitors = *リーダーを点に：*裏切り者の間は、コストに信仰1点も含みます。プレイしているリーダー1枚を手放して6点を得られます。リーダーの能力はすぐに終わり、リーダーを数えるものは1枚少なく数えます。
# X-40
lorenzo-rules-pazzi-others-plot = *リーダーを増やす：*陰謀の企てでは、ドラフトで残ったリーダーから2枚を引きます。ゲーム終了時には、プレイしているリーダー1枚につき2点になります。
lorenzo-rules-pazzi-others-coup = *どのカードでも：*クーデターは、木材7個か石7個で、好きな種類のカードを取る値7の追加アクションを行います。特別の塔からは取れません。誰かがいれば入場料を支払い、階のボーナスは得られます。

## リーダーと名家

lorenzo-rules-pazzi-people = 陰謀：リーダーと名家
lorenzo-rules-pazzi-people-four = 上級ルールでは、新しいリーダーが4枚加わります。
lorenzo-rules-pazzi-people-raffaello = *ラファエロ・サンティ*は、毎ラウンド1回、1点をコイン3枚に、またはコイン1枚を3点に換えます。
# X-44, X-45
lorenzo-rules-pazzi-people-macchiavelli = *ニッコロ・マキャヴェッリ*がいれば、点を得るたびに1点多く得ます。1か所から得るごとに1回、最後の得点計算では項目ごとに1回です。失点は変わりません。条件には、プレイしているリーダー1枚も含まれます。
# X-43
lorenzo-rules-pazzi-people-carlo = *シャルル8世*がいれば、使用人1人で値が2上がります。値を1上げるのに使用人2人が必要になる破門では、また1人につき1です。
lorenzo-rules-pazzi-people-salviati = *ヤコポ・サルヴィアーティ*がいれば、特権を得るたびに、何個でも、もう1つ特権を得ます。今選んだものとは違うものを選びます。
# X-64
lorenzo-rules-pazzi-people-families = 両方の拡張で遊ぶなら、「ルネッサンスの名家」に2つの名家が加わります。
lorenzo-rules-pazzi-family-della-scala = デッラ・スカーラ家
# X-54
lorenzo-rules-pazzi-family-della-scala-text = 特権で信仰は選べませんが、*特権*1つごとに、選んだものに加えて信仰1点を得ます。また自分の手番に、*信仰1点をコイン1枚、使用人1人、軍事力1*に何度でも換えられます。レポートの間はできません。
lorenzo-rules-pazzi-family-visconti = ヴィスコンティ家
# X-5, X-39, X-55
lorenzo-rules-pazzi-family-visconti-text = 競りの前に、このタイルの横に*リーダー*2枚を表向きに置きます。競り落とした人は、2枚を手札に加え、印章5枚も得ます。どんな方法でも、リーダーをプレイするたびに印章を1枚裏返し、裏返したものすべての報酬を得ます。6枚目のリーダーからは、5枚すべての報酬を得るだけです。
lorenzo-rules-pazzi-visconti-figure = 3枚目のリーダーをプレイしたときの、ヴィスコンティ家の印章。裏返した3枚が報酬になります。裏返す順番は自由です。内容は、印刷された値が公開されていないため、独自の数値です。
lorenzo-rules-pazzi-visconti-pays = 報酬あり
lorenzo-rules-pazzi-visconti-waits = まだ

## 両方の拡張

lorenzo-rules-pazzi-both = 両方の拡張で遊ぶ
lorenzo-rules-pazzi-both-plain = 片方がもう片方を変えることはありません。
lorenzo-rules-pazzi-both-cards = *カード：*「パッツィ家の陰謀」のカードは4つの塔に入り、特別の塔には入りません。特別の山札はこれまでどおりに引き、自分で組むことはできません。
lorenzo-rules-pazzi-both-families = *名家：*12の名家から、人数分を引きます。
lorenzo-rules-pazzi-both-leaders = *リーダー：*44枚すべて、または選んだものを配ります。
# X-47
lorenzo-rules-pazzi-both-malatesta = *マラテスタ家*は、相手1人ごとに軍事力がかかる事業でも支払いませんが、その数は持っていなければなりません。
# X-54
lorenzo-rules-pazzi-both-salviati = *デッラ・スカーラ家とヤコポ・サルヴィアーティ*：彼が加える特権でも、信仰1点を得ます。
# X-39, X-45
lorenzo-rules-pazzi-both-counts = *リーダーの数え方：*アカデミア、年代記作家、マキャヴェッリ、陰謀の企ては、プレイしているリーダーを数えます。裏切り者の間で手放したものは、もう数えません。宮廷詩人とヴィスコンティ家は、条件なしのものも含め、リーダーをプレイするたびに報酬になります。

## 終わり

lorenzo-rules-pazzi-end = 陰謀：ゲームの終わりと得点計算
# X-62
lorenzo-rules-pazzi-end-ventures = 得点計算はいつもどおりです。街区の再建は、ゲーム終了時の建物1枚につき2点、陰謀の企ては、プレイしているリーダー1枚につき2点になります。
# X-44
lorenzo-rules-pazzi-end-macchiavelli = ニッコロ・マキャヴェッリがいれば、得点計算で点を得る項目ごとに1点多くなります。

## 裁定

lorenzo-rules-pazzi-rulings = 拡張で知っておきたいこと
lorenzo-rules-pazzi-rulings-why = 拡張で出る疑問と、ここでの答えです。
# X-31, X-72
lorenzo-rules-pazzi-rulings-rita = *聖リタ*は、トークン、相手が渡すもの、事業で起動したカードから得るものを2倍にしません。
# X-76
lorenzo-rules-pazzi-rulings-sources = *渡す人ごとに数えます。*得るたびにコインが1枚減る破門では、3人の相手が2枚ずつ渡しても、得るのは3枚です。相手はそれでも2枚ずつ渡します。
lorenzo-rules-pazzi-rulings-worth = *値を下げる破門*は、リーダーのスペースのコマや、リーダーによるアクションにも効きます。
# X-21
lorenzo-rules-pazzi-rulings-cap = *値に応じて変わるカード*を、親方の詰所やギルドの倉庫で起動するときは、生産の値を使います。
# X-66
lorenzo-rules-pazzi-rulings-brown = *茶色コマがいる塔では入場料がかかります。*評議会の列でも、ほかのコマと同じに数えます。
# X-36, X-49
lorenzo-rules-pazzi-rulings-brown-space = *茶色コマはどこにでも置けます。*リーダーのスペースにも、市場にも、自分の色つきコマがいる収穫や生産にも置けます。
# X-52, X-60
lorenzo-rules-pazzi-rulings-orsini = *オルシーニ家*の報酬は、セットがそろったときのものです。カードを失って、また同じセットをそろえても、2回目の報酬はありません。
# X-16
lorenzo-rules-pazzi-rulings-discard = *捨て札は公開です。*相手が捨てたカードもそこにあり、古物商や事業仲介人で取り戻せます。
# X-57, X-63
lorenzo-rules-pazzi-rulings-points = *支払う点*は、持っていなければなりません。失う点は、あるだけを失います。
# X-38
lorenzo-rules-pazzi-rulings-lutero = *マルティン・ルターとデッラ・ローヴェレ家*：破門されなければ、そのための点も失いません。
