### マスターズ・オブ・ルネッサンスのルール、ブラウザのページとして（日本語）。
###
### 1つのメッセージが1つの段落、またはリストの1項目。見出しは節の名前（rules-market）、
### その下の文は内容の名前（rules-market-line）で呼ばれる。
### *星*で囲んだ言葉は太字になる。中の言葉は変えてよいが、星は残す。

## 目的

rules-goal = ゲームの目的
rules-goal-workshop = あなたはフィレンツェの工房の主です。市場で資源を手に入れ、資源でカードを買い、カードで資源をさらなる資源や信仰に変えます。
rules-goal-points = ゲーム終了時に最も多くの*点*を持つ人の勝ちです。点になるのは、カード、信仰トラック、恩恵タイル、プレイしたリーダー、そしてわずかながら残った資源です。
rules-goal-players = 1人から4人で遊びます。1人のときはロレンツォとの勝負です。そのルールは後の節にありますが、ほかはすべて同じです。

## 準備

rules-setup = 準備
rules-setup-laid = 卓は自動で整います。あなたが決めるのは残すリーダーと、1番手でなければ最初の資源だけです。
rules-setup-market = *市場：*13個のマーブルを混ぜます。白4個、黄・灰・紫・青が2個ずつ、赤1個です。12個を3行4列のトレイに並べ、最後の1個が余りのマーブルとしてスライドに乗ります。
rules-setup-cards = *カード：*全部で48枚。4色それぞれに3つのレベルがあり、4枚ずつ12のデッキに分かれます。デッキごとに混ぜ、一番上のカードを表向きにします。
rules-setup-board = *あなたのボード：*3段の倉庫、金庫、カードを置く3つのスロットがあり、どれも空です。ボード自体にも基本生産があります。マーカーは信仰トラックの0マス目から始まります。
rules-setup-leaders = *リーダー：*全員に4枚ずつ配られます。2枚を手札に残し、2枚を返します。全員が同時に、ほかの人に見せずに選びます。返したリーダーからは何も得られません。
rules-setup-inkwell = *インク壺：*次に、インク壺を持つ1番手を抽選で決めます。後の手番の人は、待つ分の埋め合わせを受け取ります。好きな資源を倉庫に置き、信仰トラックを一歩進んで始める人もいます。
rules-setup-place = 手番順
rules-setup-goods = 好きな資源
rules-setup-faith = 信仰
rules-setup-nth = { $n }番手

## 手番

rules-turn = 手番
rules-turn-one = 手番はインク壺を持つ人から時計回りに進みます。手番では、次の3つのうち*ちょうど1つ*を行います。
rules-turn-take = *マーブルを取る*：市場の1行または1列をすべて取り、得た資源を保管します。
rules-turn-buy = *カードを買う*：コストを支払い、スロットに置きます。
rules-turn-produce = *生産する*：自分の生産を好きなだけ、それぞれ1回ずつ使います。
rules-turn-must = パスはできませんが、行き詰まることもありません。市場はいつでも開いています。
rules-turn-leaders = アクションの前か後には、リーダーをプレイしたり手放したりもできます。アクションの途中にはできません。
rules-turn-order = 使う生産も、手放す資源も、好きな順に1つずつ選びます。選んでいるあいだは、どれでも取り消せます。生産または保管をするまでは何も起こりません。
rules-turn-undo = *取り消す*で直前の回答を、さらにその前の回答も取り消せます。ただし、伏せられていたものが公開されるか、ほかの人が行動するまでです。*手番を終える*で次の人に移ります。

## 市場

rules-market = 市場
rules-market-line = 3つの行か4つの列から1つを選びます。その*すべて*のマーブルから資源を得ます。行なら4個、列なら3個です。
rules-market-push = 次に、余りのマーブルを矢印の側からその行や列に押し込みます。行には右から、列には下からです。マーブルは1つずつずれ、反対の端から1個が押し出されます。それが新しい余りのマーブルです。
rules-market-stay = つまり、マーブルが市場からなくなることはありません。そして誰かが取るたびに、後の人が取れるものが変わります。
rules-market-figure = 2行目を取りました。盾2個と信仰1点を得て、白マーブルからは何も得られません。その後、黄マーブルが右から押し込まれ、赤マーブルが左に出ます。
rules-market-before = 取る前
rules-market-after = 取った後

## マーブルで得られるもの

rules-marbles = マーブルで得られるもの
rules-marbles-each = マーブルは1個につき、色に応じたものが1つ得られます。
rules-marbles-red = *赤*は、資源を保管する前にすぐ、マーカーを信仰トラックで1マス進めます。信仰は倉庫の場所を取りません。
rules-marbles-white = *白*からは何も得られません。ただし、白マーブルを資源に変えるリーダーをプレイしていれば、白マーブルはすべてその資源になります。
rules-marbles-two = そのようなリーダーが2枚あるときは、白マーブル1個ごとに、どちらの資源にするかを選びます。1個が両方になることはありません。

## 倉庫

rules-warehouse = 倉庫
rules-warehouse-shelves = 市場で得た資源は倉庫に保管します。倉庫には、1個、2個、3個を置ける3つの段があります。
rules-warehouse-one = 1つの段に置けるのは*1種類*の資源だけです。
rules-warehouse-other = *同じ種類*を2つの段に分けて置くことはできません。
rules-warehouse-free = 自分の手番には、段の間で資源を何度でも移せます。ただし自分で並べ替える必要はありません。収める方法が1つでもあれば、自動で収まります。
rules-warehouse-depot = 追加倉庫のリーダーは、1種類の資源を置く場所を2つ増やします。その種類は、倉庫の段にも置けます。
rules-warehouse-apart = 倉庫と金庫の間で資源を移すことはできません。金庫に入るのは、生産したものだけです。
rules-warehouse-fits = 置ける
rules-warehouse-fits-why = 使用人1人、コイン2枚、盾3個。種類ごとに別の段です。
rules-warehouse-mixed = 置けない
rules-warehouse-mixed-why = 1つの段に2種類あります。
rules-warehouse-twice = これも置けない
rules-warehouse-twice-why = 石が2つの段にあります。同じ種類を4個置くには、リーダーの助けが必要です。

## 資源を手放す

rules-letting-go = 資源を手放す
rules-letting-go-may = 取ったばかりの資源のうち、保管できないものや保管したくないものは手放します。前の手番までに保管した資源はそのままです。
rules-letting-go-price = ただし代償があります。手放した資源*1個ごと*に、*他の全員*が信仰を1点ずつ得ます。
rules-letting-go-free = 何にもならない白マーブルは資源ではなく、信仰は手放すものではありません。どちらも代償はかかりません。
rules-letting-go-together = 他の全員は手放した個数分だけ同時に進み、その後でバチカン・レポートが起きるかどうかを確かめます。赤マーブルによるあなたの信仰はそれより先に進み、レポートもその時点で発動します。

## カードを買う

rules-cards = カードを買う
rules-cards-top = どのデッキでも、一番上のカードを買えます。コストを支払えて、置けるスロットがあることが条件です。
rules-cards-next = 買った後、そのデッキの次のカードを表にします。なくなったデッキは空のままです。
rules-cards-brings = カードから得られるものは2つあります。ゲーム終了時の点と、次の手番から使える生産です。生産は、ほかのカードを上に置かれるまで使えます。
rules-cards-discount = 割引のリーダーがあると、その資源をコストに含むカードは、その資源1個分安くなります。割引が2枚あれば、それぞれの資源について両方とも有効です。
rules-cards-cost = *コスト*：買うときに1回だけ支払うもの。
rules-cards-level = *レベル*：I、II、III。どのスロットに置けるかが決まります。
rules-cards-production = *生産*：矢印の左が支払うもの、右が得るもの。
rules-cards-points = *点*：1点から12点。レベルが高いほど多くなります。
rules-cards-colour = *色*：枠と印で示されます。リーダーの条件になります。

## スロット

rules-slots = スロット
rules-slots-levels = ボードには3つのスロットがあります。*レベルI*のカードは空きスロットに置きます。*レベルII*のカードはレベルIのカードの上に、*レベルIII*のカードはレベルIIのカードの上に置きます。色は違っていてもかまいません。
rules-slots-none = 置けるスロットがないカードは、支払えても買えません。
rules-slots-top = 生産に使えるのは、各スロットの*一番上のカード*だけです。下のカードも点になり、リーダーの条件にも数えます。気に入った生産を覆う前に、よく考えましょう。
rules-slots-alike = 空きスロットはどれも同じなので、最初の1つだけが選択肢に出ます。
rules-slots-empty = レベルI用
rules-slots-one = レベルII用
rules-slots-two = レベルIII用
rules-slots-three = もう置けない

## 支払い

rules-payment = 支払い
rules-payment-where = カードのコストも生産に使う資源も、*倉庫*、リーダーの追加倉庫、*金庫*から、好きな組み合わせで支払います。支払った資源はサプライに戻ります。サプライが尽きることはありません。
rules-payment-asked = どこから支払うかを尋ねられるのは、その資源が倉庫と金庫の両方にあるときだけです。最初の選択肢は、できるだけ倉庫から支払います。倉庫の場所は貴重なので、ほとんどの場合これが正解です。

## 生産

rules-production = 生産
rules-production-choose = 自分の生産から1つ以上を選びます。1つの手番に使えるのはそれぞれ*1回*までです。使えるのは、各スロットの一番上のカード、基本生産、生産のリーダーです。
rules-production-pay = どの生産も、矢印の左のものを支払い、右のものを得ます。
rules-production-once = すべては*同時*に行います。まず選んだ生産すべての支払いを済ませ、それからすべてを受け取ります。ですから、ある生産で得たものを、同じ手番の別の生産の支払いに使うことはできません。
rules-production-box = 生産した資源は*金庫*に入ります。金庫には、どの種類でもいくつでも置けます。信仰を得たら、すぐにマーカーを進めます。
rules-production-figure = 石1個、盾1個、使用人1人を支払います。コイン3枚が金庫に入り、信仰2点を得ます。

## 基本生産

rules-board-power = 基本生産
rules-board-power-swap = ボードには最初から基本生産があります。好きな*資源2個*（同じ種類でも違う種類でも）を支払い、好きな*資源1個*を得ます。
rules-board-power-faith = 信仰は資源ではありません。支払うことも、選んで受け取ることもできません。

## リーダー

rules-leaders = リーダー
rules-leaders-hand = ほかの人には見えないリーダーが2枚、手札にあります。手番のアクションの前か後に、1枚でも2枚でも、次のどちらかを行えます。
rules-leaders-play = リーダーを*プレイする*：条件を満たしていればプレイできます。その後は表向きで置かれ、能力はゲーム終了まで続き、点にもなります。
rules-leaders-discard = リーダーを*手放す*：手札から裏向きで手放し、すぐに信仰1点を得ます。これがバチカン・レポートや最終ラウンドのきっかけになることもあります。
rules-leaders-requires = リーダーの条件は*持っている*だけで満たされ、支払いはありません。資源は、倉庫、追加倉庫、金庫のどこにあっても数えます。カードは、覆われていても数えます。
rules-leaders-level = 色だけが条件なら、どのレベルでもかまいません。レベルIIが条件なら、ちょうどレベルIIのカードが必要です。割引はここには関係しません。
rules-leaders-stay = プレイしたリーダーはずっと残ります。ゲーム終了時に手札に残ったリーダーは、点になりません。
rules-leaders-abilities = 能力は4種類です。
rules-leaders-discount = *割引：*この資源をコストに含むカードは、すべて1個分安くなります。
rules-leaders-depot = *追加倉庫：*倉庫の段とは別に、この資源を置く場所が2つ増えます。
rules-leaders-white = *白マーブル：*取った白マーブルは、すべてこの資源になります。
rules-leaders-production = *生産：*生産が1つ増えます。この資源1個を支払い、好きな資源1個と信仰1点を得ます。

## 信仰

rules-faith = 信仰
rules-faith-steps = 信仰トラックは0マス目から24マス目まであります。信仰1点につき、マーカーが1マス進みます。信仰を得られるのは、赤マーブル、生産、手放したリーダー、そしてほかの人が手放した資源からです。
rules-faith-no-good = 信仰は資源ではありません。保管も、支払いも、手放すこともできません。24マス目を越える分は失われます。
rules-faith-points = ゲーム終了時、マーカーが着いたか通り過ぎた月桂冠のうち、最も先の1つだけが点になります。
rules-faith-figure = 信仰トラック。下の月桂冠が点、色のついた部分が3つのセクションで、それぞれの最後のマスに教皇がいます。

## バチカン・レポート

rules-vatican = バチカン・レポート
rules-vatican-sections = 信仰トラックには3つのセクションがあり、それぞれに各プレイヤー分の*恩恵タイル*があります。セクションの最後のマスが教皇マスです。
rules-vatican-section = セクション
rules-vatican-spaces = マス
rules-vatican-pope = 教皇マス
rules-vatican-tile = 恩恵タイル
rules-vatican-range = { $from }～{ $to }
rules-vatican-when = *誰か*のマーカーが初めて教皇マスに着くか通り過ぎると、すぐに*バチカン・レポート*が発動します。マーカーがそのセクションの中かその先にある人は、恩恵タイルを獲得します。ほかの人は、そのタイルをもう獲得できません。
rules-vatican-once = レポートはセクションごとに1回だけです。後から着いても何も得られません。
rules-vatican-many = 同時に進むマーカーは、まず全部を進めます。一度に複数の教皇マスを通り過ぎたときは、マーカーが進んだ後の位置で、セクションを順に判定します。
rules-vatican-example = *例：*1人が8マス目に着いたとき、もう1人は5マス目、3人目は4マス目にいました。最初の2人はタイルを獲得します。3人目は1歩足りませんでした。

## ゲームの終わり

rules-end = ゲームの終わり
rules-end-when = 誰かが*7枚目のカード*を買うか、誰かのマーカーが*24マス目*に着くと、最終ラウンドになります。誰がそのマーカーを進めたかは関係ありません。
rules-end-round = インク壺を持つ人の1つ前の人までラウンドを続け、全員の手番の数をそろえます。それまではすべていつもどおりです。

## 得点計算

rules-scoring = 得点計算
rules-scoring-cards = *カード*：自分のカードすべての点。覆われたカードも数えます。
rules-scoring-faith = *信仰*：着いた中で最も先の月桂冠。最大20点。
rules-scoring-tiles = *恩恵タイル*：獲得したものが2点、3点、4点。
rules-scoring-leaders = *リーダー*：プレイしたもの1枚につき2点から5点。
rules-scoring-goods = *資源*：倉庫、追加倉庫、金庫に残ったものをすべて合わせ、5個ごとに1点。
rules-scoring-tie = 点が最も多い人の勝ちです。同点の場合は、残った資源が多いほうが上位です。それも同じなら、勝利を分け合います。

## ソロでロレンツォと対戦

rules-solo = ソロでロレンツォと対戦
rules-solo-setup = あなたが1番手なので、資源なしで始めます。ロレンツォのマーカーである*黒十字*は、あなたと同じ0マス目に置かれます。7枚の*トークン*は裏向きの山にします。
rules-solo-token = あなたの手番が終わるたびに、ロレンツォがトークンを1枚公開し、その内容を行います。
rules-solo-cross = 黒十字も、あなたのマーカーと同じようにバチカン・レポートを発動させます。あなたがタイルを獲得するか失うかはいつもどおりで、ロレンツォにタイルはありません。資源を1個手放すごとに、黒十字が1マス進みます。リーダーを手放したときに進むのはあなただけです。
rules-solo-win = *勝ち*：7枚目のカードを買うか、24マス目に着いたら、その場で勝ちです。トークンはもうめくりません。点は、どれだけ見事に勝ったかを示します。
rules-solo-lose = *負け*：買われたか取り除かれたかを問わず、1つの色のカードが場からすべてなくなるか、黒十字があなたより先に24マス目に着いたら、その場で負けです。負けると得点はありません。
rules-solo-first = マーブルを1回取ったときは、あなたの信仰が黒十字より先に進みます。どちらも24マス目に着くなら、あなたが先です。

## ロレンツォのトークン

rules-tokens = ロレンツォのトークン
rules-tokens-cards = *4枚*（各色に1枚）：その色のカード2枚を、レベルの低いものから場から取り除きます。あるレベルがなくなったら、次のレベルに移ります。
rules-tokens-cross = *2枚*：黒十字が2マス進みます。
rules-tokens-shuffle = *1枚*：黒十字が1マス進み、その後7枚のトークンすべてを裏向きにして混ぜます。
rules-tokens-known = 公開されたトークンは、次に混ぜるまで見えたままです。何がまだ残っているかがわかります。

## 卓の設定

rules-options = 卓の設定
rules-options-two = 2通りに読めるルールが2つあります。卓を開く人が選べます。先に書いたほうが標準です。
rules-options-discard = *手放せる資源*：市場から取ったばかりのものだけ。または、マーブルを取るときは倉庫にあるものも手放せます。どちらも信仰の代償は同じです。
rules-options-colour = *その色の最後の1枚を7枚目として買うと*：ソロゲームに勝つ。または、負ける。

## アイコン。名前と、一文での意味

rules-icons = アイコン一覧
rules-icons-all = ボードとカードにあるすべての印の意味です。
rules-icon-coin = コイン
rules-icon-coin-text = 資源。黄マーブルで得られ、青カードは必ずコストに含みます。
rules-icon-stone = 石
rules-icon-stone-text = 資源。灰マーブルで得られ、黄カードは必ずコストに含みます。
rules-icon-servant = 使用人
rules-icon-servant-text = 資源。紫マーブルで得られ、紫カードは必ずコストに含みます。
rules-icon-shield = 盾
rules-icon-shield-text = 資源。青マーブルで得られ、緑カードは必ずコストに含みます。
rules-icon-any = 好きな資源
rules-icon-any-text = コイン、石、使用人、盾から選べます。信仰は選べません。
rules-icon-faith = 信仰
rules-icon-faith-text = マーカーが信仰トラックを1マス進みます。
rules-icon-vp = 点
rules-icon-vp-text = ゲーム終了時に最も多い人の勝ちです。
rules-icon-marble-yellow = 黄マーブル
rules-icon-marble-yellow-text = コイン1枚になります。
rules-icon-marble-grey = 灰マーブル
rules-icon-marble-grey-text = 石1個になります。
rules-icon-marble-purple = 紫マーブル
rules-icon-marble-purple-text = 使用人1人になります。
rules-icon-marble-blue = 青マーブル
rules-icon-marble-blue-text = 盾1個になります。
rules-icon-marble-red = 赤マーブル
rules-icon-marble-red-text = 信仰1点になります。
rules-icon-marble-white = 白マーブル
rules-icon-marble-white-text = プレイしたリーダーが資源に変えないかぎり、何も得られません。
rules-icon-col-green = 緑カード
rules-icon-col-green-text = 緑カードの印、葉。リーダーの条件になることがあります。
rules-icon-col-blue = 青カード
rules-icon-col-blue-text = 青カードの印、しずく。リーダーの条件になることがあります。
rules-icon-col-yellow = 黄カード
rules-icon-col-yellow-text = 黄カードの印、太陽。リーダーの条件になることがあります。
rules-icon-col-purple = 紫カード
rules-icon-col-purple-text = 紫カードの印、冠。リーダーの条件になることがあります。
rules-icon-level-1 = レベルI
rules-icon-level-1-text = 空きスロットに置くカードです。
rules-icon-level-2 = レベルII
rules-icon-level-2-text = レベルIのカードの上に置くカードです。
rules-icon-level-3 = レベルIII
rules-icon-level-3-text = レベルIIのカードの上に置くカードです。
rules-icon-production = 生産
rules-icon-production-text = 資源を支払い、別の資源や信仰を得る力です。
rules-icon-arrow = 変換
rules-icon-arrow-text = 前のものを支払い、後のものを得ます。
rules-icon-leader = リーダー
rules-icon-leader-text = プレイすると能力が働き続けるカードです。
rules-icon-inkwell = インク壺
rules-icon-inkwell-text = 持っている人が、毎ラウンド最初にプレイします。
rules-icon-vatican = 恩恵タイル
rules-icon-vatican-text = そのセクションのバチカン・レポートで、獲得するか失うかが決まります。
rules-icon-pope = 教皇マス
rules-icon-pope-text = 最初のマーカーが着くか通り過ぎると、バチカン・レポートが発動します。
rules-icon-black-cross = 黒十字
rules-icon-black-cross-text = ソロゲームで使う、信仰トラック上のロレンツォのマーカーです。
rules-icon-solo-discard = トークン：カードの除去
rules-icon-solo-discard-text = 示された色のカード2枚を、レベルの低いものから場から取り除きます。
rules-icon-solo-cross = トークン：黒十字が進む
rules-icon-solo-cross-text = 黒十字が2マス進みます。
rules-icon-solo-shuffle = トークン：黒十字が進み、トークンを混ぜる
rules-icon-solo-shuffle-text = 黒十字が1マス進み、その後すべてのトークンを裏向きにして混ぜます。
