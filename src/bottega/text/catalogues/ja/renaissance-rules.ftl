### ルネッサンスのルール、ブラウザのページとして（日本語）。
###
### 1つのメッセージが1つの段落、またはリストの1項目。見出しは節の名前（renaissance-rules-stock）、
### その下の文は内容の名前（renaissance-rules-stock-play）で呼ばれる。
### *星*で囲んだ言葉は太字になる。中の言葉は変えてよいが、星は残す。
### カードと任務の名前はrenaissance.ftlに合わせる。コメントのN-1などは、その文が伝える裁定の番号。
### カードごとの文はここにはなく、カード自身が持っている。

## 目的

renaissance-rules-goal = ゲームの目的
renaissance-rules-goal-castle = あなたは城を1マスずつ築いていきます。土台を据え、石の壁を積み、瓦の屋根を葺きます。腕のある人たちが手を貸してくれますが、大砲や盗人や悪天候が邪魔をします。そして、王や諸侯から託された任務をひそかに進めます。
renaissance-rules-goal-points = どれかの城が完成するか山札が尽きると、城、特殊カード、任務の点を数えます。*最も点の多い人*の勝ちで、それが最初に完成させた人とは限りません。
renaissance-rules-goal-players = 2～4人なら1人ずつで、4人、6人、8人なら2人組の*チーム*で遊べます。城が半分の大きさの*クイックゲーム*もあります。

## 準備

renaissance-rules-setup = 準備
renaissance-rules-setup-laid = 卓は自動で整います。
# N-50
renaissance-rules-setup-families = *勢力：*人数と同じ数の勢力のカードを使います。卓を開く人が指定しなければ、抽選で決まります。
# N-50
renaissance-rules-setup-castle = *城：*全員が、4つの城から1つずつ、違うものを引きます。
renaissance-rules-setup-missions = *任務：*使う勢力の王の任務を混ぜ、諸侯の任務も別に混ぜます。1人に王の任務2枚と諸侯の任務3枚が配られます。残りは見ずにゲームから除きます。
# N-38
renaissance-rules-setup-choose = *誓い：*5枚のうち好きな2枚を*必須*にします。達成すれば点になり、できなければ同じだけ失います。残りの3枚は*任意*です。全員が同時に、ほかの人に見せずに選びます。任務は伏せておき、自分のものはいつでも見られます。
renaissance-rules-setup-pile = *山札：*ほかのカードは勢力ごとに35枚。すべて混ぜて1つの山札にします。手札は5枚から始めます。
renaissance-rules-setup-first = *手番順：*1番手は抽選で決まり、そこから時計回りに進みます。
renaissance-rules-setup-players = 人数
renaissance-rules-setup-of-families = 勢力
renaissance-rules-setup-left = 手札を配った後の山札

## 城

renaissance-rules-castles = 4つの城
renaissance-rules-castles-cells = どの城にも*12のマス*がありますが、並び方も、建材の種類ごとのマスの数も違います。
renaissance-rules-castles-around = 城の上が*特殊エリア*、横が*ストック*です。任務もそこにあります。卓の中央には山札と捨て札があります。

## 勢力

renaissance-rules-families = 4つの勢力
renaissance-rules-families-each = 1つの勢力は45枚です。建材10枚、アクション5枚、その両方であるカード15枚、特殊カード5枚、王の任務と諸侯の任務が5枚ずつ。建材はどの勢力も同じで、ほかには個性があります。
renaissance-rules-family-army-about = *攻撃*します。撃ち、奪い、囲み、道をふさぎます。任務では、攻撃と、静かなストックが報われます。
renaissance-rules-family-clergy-about = *守り*ます。アクションを無効にし、跳ね返し、禁じ、告解を聞きます。遅れている人が報われる任務もあります。
renaissance-rules-family-artisans-about = *建て*ます。建材を一度にいくつも置き、よくし、守ります。任務は、立派な城を求めます。
renaissance-rules-family-merchants-about = 誰とでも*取引*します。交換し、手札をのぞき、建材を入れ替え、人の持つものをまねます。任務は、変わった商いを好みます。
renaissance-rules-families-tiles = *瓦は貴重です。*1つの勢力の建材25枚のうち、土台になるのは14枚、石になるのは12枚ですが、瓦になるのは7枚だけです。2つか3つを兼ねるものもあります。

## カード

renaissance-rules-cards = カード
renaissance-rules-cards-types = 山札には4種類のカードがあります。
renaissance-rules-cards-material = *建材：*城を建てるのに使います。種類と、1から5までの値があります。
renaissance-rules-cards-action = *アクション：*プレイすると書かれたことが起き、捨て札になります。
renaissance-rules-cards-composite = *アクション／建材：*どちらか一方として使います。手札、ストック、山札、捨て札では*両方*として数え、マスの上では建材としてだけ数えます。
renaissance-rules-cards-special = *特殊カード：*置くと、その場に残ります。
# N-4
renaissance-rules-cards-pure = 建材だけ、またはアクションだけのカードを*純粋*、両方であるカードを*複合*と呼びます。複合カードは、マスに置いても純粋にはなりません。
renaissance-rules-cards-kinds = 建材は*土台*、*石*、*瓦*のどれかです。印が2つか3つあるカードは、そのどれにもなれます。建てる前はそのすべてとして数え、建てた後はそのマスの種類になります。
renaissance-rules-cards-count = *例：*手札が純粋な土台、純粋なアクション、石と瓦の複合カードなら、3枚で建材2枚、アクション2枚、石1枚、瓦1枚と数えます。
renaissance-rules-card-value = 建材の*値*。
renaissance-rules-card-kinds = *種類*：建てられるマス。
renaissance-rules-card-sign = *できること*：交差した剣は攻撃のアクション、稲妻はほかのアクション、門は応答のアクションと特殊カード。純粋な建材には印がありません。
renaissance-rules-card-text = アクションとしての*効果*。建てるときは関係ありません。
renaissance-rules-card-family = *勢力*。

## 建てる

renaissance-rules-building = 建てることと値
# N-1
renaissance-rules-building-cell = 建材は、*種類の合う空きマス*ならどこにでも置けます。支えルールで遊ぶ卓でなければ、下に何もなくてもかまいません。
# N-3
renaissance-rules-building-value = 建材の上の特殊カードは、建材の値を変えます。値4の石に+2があれば、それは値6の石*です*。点にも、どのカードにも、どの任務にも、そう数えます。これを*実効値*と呼びます。0にも、0未満にも、5より大きくもなり、そのときは1から5のどの値でもありません。城の外では、印刷された値で数えます。
renaissance-rules-building-exposed = 上に埋まったマスが載っていない建材は、*むき出し*です。むき出しのものにしか届かない攻撃が多くあります。
renaissance-rules-building-figure = 建設中の城。交差した剣のついた建材はむき出しで、ほかは上に何かが載っています。値4の石は、上の特殊カードのおかげで6と数えます。
# N-2
renaissance-rules-building-falls = *何も落ちません。*建材が失われても、上に載っているものはそのままです。上のものまで崩すのは、土砂崩れだけです。
# N-6
renaissance-rules-building-goes = *上のカードは建材と運命をともにします。*建材が捨てられれば上の特殊カードも捨てられ、ほかのマスや城に移れば一緒に移ります。

## 手番

renaissance-rules-turn = 手番
renaissance-rules-turn-three = 手番には3つの段階があります。
renaissance-rules-turn-act = *行動：*行動を*1つ*行います。
renaissance-rules-turn-store = *貯蔵：*空きがあれば、手札1枚をストックに入れてもかまいません。
renaissance-rules-turn-draw = *補充：*手札が5枚になるまで引きます。5枚以上あれば引かず、すべて持ったままです。
renaissance-rules-turn-five = 行動は5種類です。
renaissance-rules-turn-build = *建てる：*手札の建材を自分の城の空きマスに置きます。
renaissance-rules-turn-play = 手札の*アクションをプレイする*。
renaissance-rules-turn-lay = 手札の*特殊カードを置く*。
renaissance-rules-turn-open = *ストックを使う：*ストックのカードを好きな枚数使います。
renaissance-rules-turn-discard = 手札1枚を*捨てる*。効果はありません。
# N-32
renaissance-rules-turn-must = 必ずどれかを行います。手札がなく、使えるストックもないときだけは、何もせずに次の段階に進みます。
# N-13, and decided here
renaissance-rules-turn-more = *行動が増えるとき：*主の祈りは、ほかに捨てる手札が2枚あれば、行動をもう1回増やします。取り決めは、この手番の後にもう1つ手番を増やしますが、同じ手番に2枚使っても増えるのは1つです。滑車は、次の手番に建てるとき、建材を3つまで置けるようにします。
# N-12
renaissance-rules-turn-less = *行動が減るとき：*誰かの次の手番を縛るアクションがあります。手番なし、アクション禁止、建材禁止、補充なし。効くのは1回ずつで、同じものが重なった分は無駄になります。失われた手番は、待っていたものを、よいものも含めてすべて使い切ります。

## ストック

renaissance-rules-stock = ストック
renaissance-rules-stock-three = ストックには*3枚*まで、伏せて置けます。中身を知るのはあなただけです。1つの手番にいくつものことをするために使います。
renaissance-rules-stock-in = 各手番の第2段階で、手札1枚を入れられます。
renaissance-rules-stock-play = ストックを使うのは行動の1つです。カードを*1枚ずつ*好きな順に、手札と同じように、建て、プレイし、置き、または捨てます。1枚が終わってから次に移ります。少なくとも1枚は使い、好きなところでやめられます。残りはストックに置いておきます。
# N-30
renaissance-rules-stock-hand = その間も手札は手札です。アクションが手札から建て、数え、見せ、交換するものは、ストックからは取れません。例外は1つ、ストックからの*二重攻撃*には、ストックのアクションが続きます。
# N-31
renaissance-rules-stock-after = ストックを使った後でも、第2段階で1枚入れられます。
# N-23
renaissance-rules-stock-captain = *隊長*はストックを封じます。持ち主が値4か5の建材を手札から捨てるまで、使うことも入れることもできません。相手のアクションは届きます。
# N-24, and decided here
renaissance-rules-stock-keeper = *倉庫番*は枠を増やします。ストックと一緒に使えますが、ストックへのアクションは届かず、ストックを見る人にも見えません。倉庫番が特殊エリアを離れると、その枠のカードは捨て札になります。
# N-27, N-22
renaissance-rules-stock-others = *行商人*は、相手のストックの無作為の1枚と入れ替わり、その後はそこの普通のカードとして使うことも捨てることもできます。*鐘つき*は、どのように入ったとしても、ストックの枠からストックを守ります。

## アクション

renaissance-rules-actions = アクション
# N-8
renaissance-rules-actions-steps = アクションは書かれたとおりに一つずつ、それぞれ*できるところまで*行います。何も起きなくてもプレイできます。そのときは捨てるだけですが、プレイしたと数えます。
# decided here
renaissance-rules-actions-aim = 誰を狙うかは、誰かが応える前、宣言するときに選びます。ガーゴイルでは、破壊する特殊カードを選びます。
# N-14
renaissance-rules-actions-few = 手放す枚数に足りないときは、あるだけすべて手放します。
# N-17
renaissance-rules-actions-values = 値を見るアクションは、実効値を見ます。
# N-20
renaissance-rules-actions-discards = 捨てたものも破壊したものも、誰でも見られる1つの捨て札に表向きで置きます。山札に戻して混ぜることはありません。
# N-11
renaissance-rules-actions-double = *二重攻撃*では、すぐに2つ目のアクションを、2倍にしてプレイします。*カード*の枚数を2倍にするか、1人の代わりに2人の*プレイヤー*を狙うかを、できる範囲で選びます。カードを2倍にすると、書かれた枚数はすべて2倍になり、値はそのままです。どちらのアクションもプレイしたと数えます。ほかにアクションがなければ、何も起きません。

## 攻撃と応答

renaissance-rules-reactions = 攻撃と応答
# N-9
renaissance-rules-reactions-attack = 相手の城、ストック、手札、特殊エリア、手番のどれかに害を与えるアクションは*攻撃*です。手札やストックを見るだけなら攻撃ではありません。特殊カードは、何をしても攻撃にはなりません。
# N-10
renaissance-rules-reactions-ask = アクションが宣言されると、応えるかどうかを相手全員が*同時に*尋ねられます。応えるカードがあってもなくても尋ねられ、時間も全員同じです。だから、間の取り方で何を持っているかはわかりません。返事をしなければ、見送ったことになります。
# decided here
renaissance-rules-reactions-none = 応えられないことが誰の目にも明らかなときだけは、誰にも尋ねません。未使用の教皇が相手の特殊エリアになく、しかも、どの相手も狙われたり害を受けたりしないか、祈りが誰にも見えるところにあるときです。
renaissance-rules-reactions-order = その後、アクションをプレイした人から時計回りに、次の順で進みます。
renaissance-rules-reactions-trap = *罠*は自動で働きます。侍者は自分の城への最初の攻撃を、鐘つきはストックへの攻撃を無効にします。罠はその後、攻撃した人の特殊エリアに移り、そこで点を減らします。
renaissance-rules-reactions-pope = *教皇*：特殊エリアに教皇がいる相手は、ゲーム中1回だけ使えます。アクション全体が、全員に対して無効になります。
renaissance-rules-reactions-prayer = *祈り*：アクションに狙われた人、害を受ける人が手札からプレイできます。その人への分は、アクションをプレイした人に跳ね返ります。見るだけのアクションも跳ね返せますが、回廊と村の広場は跳ね返せません。
renaissance-rules-reactions-then = *アクション*：残った分が実行されます。
# N-49
renaissance-rules-reactions-iron = *金物商*：すべてが終わると、金物商のいる人は同じように、そのアクションを自分のために繰り返すかどうかを尋ねられます。ゲーム中1回だけです。これは新しいアクションなので、応えることができます。無効になったものは繰り返せません。
renaissance-rules-reactions-figure = 宣言から終わりまで。全員に対して無効になると、そこで終わります。
renaissance-rules-reactions-said = アクションの宣言
renaissance-rules-reactions-asked = 相手全員に尋ねる
renaissance-rules-reactions-alone = 持ち主だけが助かる
renaissance-rules-reactions-all = 全員に対して無効
renaissance-rules-reactions-turned = 1人分が跳ね返る
renaissance-rules-reactions-short-trap = 罠
renaissance-rules-reactions-short-pope = 教皇
renaissance-rules-reactions-short-prayer = 祈り
renaissance-rules-reactions-short-then = アクション
renaissance-rules-reactions-short-iron = 金物商
renaissance-rules-reactions-takes-place = 実行される
renaissance-rules-reactions-again = 繰り返す
# N-10, and decided here
renaissance-rules-reactions-part = 罠、祈り、礼拝堂が守るのは*持ち主*だけです。何人にも及ぶアクションなら、ほかの人は自分の分を受けます。跳ね返ったものは、もう跳ね返せず、罠も働きません。応答に応えることはできません。
# N-8
renaissance-rules-reactions-count = 城が攻撃されたと数えるのは、そこに何かが建っていて、攻撃が無効にも跳ね返しにもならなかったときだけです。
# N-10
renaissance-rules-reactions-fill = 祈りで減った手札は、自分の次の第3段階まで補充されません。
# N-10, completed
renaissance-rules-reactions-orders = 日をまたいで進めるゲームでは、誰も待ち続けません。あなたの*事前の指示*が代わりに答えます。応えない、自分の城だけ、必ず応える、のどれかです。指示がなければ「応えない」になります。

## 特殊カード

renaissance-rules-specials = 特殊カード
renaissance-rules-specials-zone = 特殊カードは、城の上の自分の*特殊エリア*に置きます。ただし、建材の上、建材の代わり、ストックの上や中、相手の特殊エリアなど、カードに書いてあればそちらに置きます。
renaissance-rules-specials-points = その点は、よくも悪くも、置かれている側のものになります。特殊エリアの点として、または建材の値の一部として数えます。
# N-8
renaissance-rules-specials-cannot = 書かれたとおりに置けないときは、まったく置けません。ストックに入れるか捨てることはできます。
# N-5, N-53
renaissance-rules-specials-place = *憲兵隊長と聖母*は、建材1つと入れ替わり、その建材は捨て札になります。そのマスは埋まっていて上のものを支えますが、建材はありません。種類も値もなく、カードの点だけがあります。相手のアクションは届きません。城の持ち主は、要石かガーゴイルで取り除けます。聖母は、隣の建材もすべて守ります。
# N-28
renaissance-rules-specials-on = *遍歴職人と鍛冶屋*は、どの城の建材の上にも置けます。鍛冶屋の下の建材は、どんなアクションでも選んだり破壊したりできません。*屋根職人*がいれば、どの種類のマスにも建材を置けます。
# N-26
renaissance-rules-specials-copy = *養蜂家*は、最後の計算で、相手の特殊エリアの特殊カード1枚の点をまねます。ほかの養蜂家はまねられません。悪いものしかなければ、まねなくてもかまいません。*質屋*は、相手の城1つにある値5の建材1つにつき1点になります。
renaissance-rules-specials-priest = *司祭*は、その後にあなたの城を攻撃するアクションを1枚ずつ集め、1枚1点になります。
# N-25
renaissance-rules-specials-recruiter = *徴兵係*がいれば、自分の手番の終わりごとに、直前の手番で手札から値4か5を置いた相手それぞれから、無作為に1枚取れます。手札は5枚を超えてもかまいません。
# N-21
renaissance-rules-specials-keyring = *鍵束*は置けません。手札かストックにあるのをほかの人が見るか、無作為に引くと、*あなた*の特殊エリアに移り、3点になります。引いた人は代わりを得ません。誰が置いたとも数えません。手札をまるごと交換するときは、見られたことになりません。

## 任務

renaissance-rules-missions = 任務
renaissance-rules-missions-two = 王の任務は10～14点、諸侯の任務は5～9点です。
# N-33, N-34
renaissance-rules-missions-princely = *諸侯の任務*は、条件を満たした瞬間に達成です。誰の手番でも、ストックのカードとカードの間でもかまいません。自動で表向きになり、その後何があっても達成のままです。城を完成させるその建材で達成することもあります。
renaissance-rules-missions-royal = *王の任務*はゲーム終了時に公開します。そのときの状態で決まります。
renaissance-rules-missions-mandatory = *必須*の任務は、達成できなければその点を失います。*任意*の任務は、失いません。
# N-35
renaissance-rules-missions-ties = 最も多い、最も少ないという任務では、*同数では足りません*。2以上少ないという任務なら、ちょうど2で足ります。
# N-7
renaissance-rules-missions-done = *したことは消えません。*一度したこと、最初にしたことは、建材が後で失われても数えます。どうやってマスに来たかは問いません。建てても、奪っても、交換しても同じです。
# N-36
renaissance-rules-missions-running = *2手番続けて*とは、自分の手番が2つ続くことです。手番を失うと途切れます。ほかの人の手番に捨てたものは数えません。
# N-40
renaissance-rules-missions-empty = *空の城*には、純粋な建材がなく、1、3、5以外のものもない、と数えます。
# N-37, N-39, N-29
renaissance-rules-missions-some = *アルクの戦い*は最後に見て、ほかの任務をすべて数えます。*モスクワ会社*では、同じ1人の相手の建材と1つずつ組にします。*貴婦人の和約*では、特殊カードがもたらす点をすべて数えます。特殊エリア、城、司祭の下、質屋の分です。*ホーン岬*では、普通の枠3つがすべて埋まっている必要があります。
# N-33, replaced
renaissance-rules-missions-hand = *自分で公開する：*諸侯の任務を各自が公開する卓も開けます。もう少し秘密にしておきたいときのためです。公開できるのは、何かを尋ねられたとき、ほかの人の手番の終わりごと、そしてゲーム終了の直前で、条件を満たしている間だけです。1つの手番に起きるべきことは、その手番のうちに公開します。最後に伏せたままのものは、達成になりません。

## 終わり

renaissance-rules-end = ゲームの終わりと得点
renaissance-rules-end-when = 次のどちらかが起きると、ゲームは*その場で*終わります。
renaissance-rules-end-castle = 1つの城のマスがすべて埋まる。
# N-42
renaissance-rules-end-pile = 第3段階で引こうとして、山札がない。引いた分は持ったままです。
# N-41, N-42
renaissance-rules-end-once = 最後のラウンドはありません。ストックやアクションの途中で城が完成しても、すべてそこで止まります。山札をめくるだけのアクションは、あるだけめくり、ゲームは終わりません。
renaissance-rules-end-points = その後、全員が点を数えます。
# N-43
renaissance-rules-end-full = 完成した城に*10点*。
renaissance-rules-end-materials = 城のすべての建材の*実効値*と、城にある特殊カードの点。
renaissance-rules-end-zone = *特殊エリア*の特殊カードの点。
renaissance-rules-end-missions = *達成した任務*の点。
renaissance-rules-end-failed = 達成できなかった必須の任務の点を*引く*。
# N-44
renaissance-rules-end-tie = 同点なら、勝利を分け合います。
renaissance-rules-end-figure = 例：完成した城、達成した任務が2つ、失敗した必須の任務が1つ。
renaissance-rules-end-line-castle = 城の建材
renaissance-rules-end-line-full = 城の完成
renaissance-rules-end-line-zone = 特殊エリア
renaissance-rules-end-line-royal = 王の任務、必須、達成
renaissance-rules-end-line-princely = 諸侯の任務、任意、達成
renaissance-rules-end-line-failed = 諸侯の任務、必須、未達成
renaissance-rules-end-line-open = 任意の任務、未達成
renaissance-rules-end-line-total = 合計

## クイックゲーム

renaissance-rules-quick = クイックゲーム
renaissance-rules-quick-castle = 全員が同じ、*6マス*の小さな城を建てます。土台3つ、石2つ、瓦1つです。
renaissance-rules-quick-figure = クイックゲームの城
renaissance-rules-quick-families = 使う勢力は、2人なら*1つ*、3人か4人なら*2つ*です。
# N-45
renaissance-rules-quick-missions = 王の任務2枚と諸侯の任務2枚が配られ、*1枚*を残します。それが必須になります。ほかの3枚は除き、任意の任務はありません。
renaissance-rules-quick-stock = ストックは*1枚*です。
# N-45
renaissance-rules-quick-rest = ほかはいつもと同じで、完成した城はここでも10点です（2016年版では5点）。
# N-46
renaissance-rules-quick-never = *注意：*ナントの勅令と檄文事件には、ストックのカードが3枚必要です。枠が1つなら、倉庫番の枠2つが要ります。2016年版ではまったく達成できません。

## チーム

renaissance-rules-teams = チーム
# N-47, N-51
renaissance-rules-teams-who = 4人、6人、8人のとき、2人組のチームで遊べます。勢力と城はチームと同じ数です。席は交互なので、手番はチームからチームへ移ります。
renaissance-rules-teams-figure = 6人で3チーム。仲間は同じ文字です。
# N-47
renaissance-rules-teams-share = 仲間は、城、ストック、特殊エリア、任務を共有します。*手札は別々*で、仲間にも見えません。
# N-47
renaissance-rules-teams-missions = 任務はチームごとに、王の任務2枚と諸侯の任務3枚が配られます。2人とも見られます。必須の任務は、先の席の人が選びます。
# N-47, completed
renaissance-rules-teams-talk = 仲間どうしでゲームの話はできません。ゲーム中、チャットは閉じています。
# N-48
renaissance-rules-teams-opponents = 「相手」や「ほかの人」は*ほかのチーム*のことです。城、ストック、特殊エリアへのものは各チームに1回ずつ、手札や手番へのものはその全員に及びます。次のプレイヤーとは、次の席の人です。
# N-48, and decided here
renaissance-rules-teams-conditions = 城、ストック、特殊エリアについての任務はチームのものを、手番についての任務は1人がその手番にしたことを見ます。手札についての任務は、*どちらか1人*の手札で満たします。
# N-51
renaissance-rules-teams-not = クイックゲームはチームでは遊べません。5人と7人では遊べません。

## 選べるルール

renaissance-rules-options = 卓ごとに選べること
renaissance-rules-options-open = 卓を開く人が遊び方を選びます。クイックゲームとチームのほかに：
# N-50
renaissance-rules-options-families = *勢力：*抽選、または指定したもの。
# N-33, replaced
renaissance-rules-options-missions = *諸侯の任務：*自動で公開するか、自分で公開するか。
# N-1, N-2, and decided here
renaissance-rules-options-support = *支えルール：*建材は、下のマスがすべて埋まっているところにだけ置けます。ゲームは2手番ほど長くなります。支えが失われても、やはり何も落ちません。設計図で並べ直す城には、支えは要りません。
renaissance-rules-options-edition = *版：*ここに書かれているのは、通常使う2015年版のルールです。作者による2016年版の一覧では、次のカードが変わります。
renaissance-rules-edition-card = カード
renaissance-rules-edition-first = 2015年
renaissance-rules-edition-second = 2016年
renaissance-rules-edition-paris-first = 1つの手番に建材3つを破壊
renaissance-rules-edition-paris-second = 2つ。名前は「バリケードの日」
renaissance-rules-edition-billeting-first = 建材はすべて禁止
renaissance-rules-edition-billeting-second = 手札の建材だけ禁止。ストックは使える
renaissance-rules-edition-cloister-first = 全員が1枚ずつ、自分で選ぶ
renaissance-rules-edition-cloister-second = 相手それぞれから無作為に2枚と、自分の2枚
renaissance-rules-edition-dealings-first = 城の特殊カードを取る
renaissance-rules-edition-dealings-second = 城か特殊エリアから取る
renaissance-rules-edition-renovator-first = 値の高い建材とだけ交換
renaissance-rules-edition-renovator-second = 同じ種類なら何とでも交換
renaissance-rules-edition-storekeeper-first = 枠2つ
renaissance-rules-edition-storekeeper-second = 枠1つ
renaissance-rules-edition-ironmonger-first = アクションの直後に繰り返す
# decided here
renaissance-rules-edition-ironmonger-second = 自分の手番の始めに、相手の最後のアクションで無効にならなかったもの
renaissance-rules-edition-gossip-first = 値1と2の土台
renaissance-rules-edition-gossip-second = 値1、2、3
# N-53
renaissance-rules-edition-virgin-first = どのアクションも届かない
renaissance-rules-edition-virgin-second = 攻撃が届かない
renaissance-rules-edition-full = クイックゲームで完成した城
renaissance-rules-edition-full-first = 10点
renaissance-rules-edition-full-second = 5点
renaissance-rules-options-same = 2016年版では、11枚のカードの名前が変わります。2015年の言葉では達成できない任務が3つあるので、十字架の道、火刑裁判所、ヴァシーの虐殺は、どちらの版でも2016年の言葉に従います。

## 裁定

renaissance-rules-rulings = 知っておきたいこと
renaissance-rules-rulings-why = 多くの卓で出る疑問と、ここでの答えです。
# N-54, and decided here
renaissance-rules-rulings-seen = *見たもの*は、行方がわかる限り知ったままです。見せられた手札、渡したカード、山札に戻したカードなど。お告げの鐘と井戸でめくったカードも、戻す順も、全員に見えます。
# decided here
renaissance-rules-rulings-trade = *取引と密輸*では、取ったのと同じ枚数を返します。手札のない人からは何も取らず、何も渡しません。
# decided here
renaissance-rules-rulings-cloister = *回廊*では、それぞれが出した枚数と同じだけ戻します。
# N-15
renaissance-rules-rulings-square = *村の広場：*互いに手札を見せ合います。次に提案が1回、それに対する逆提案が1回。どちらも断れます。
# N-16
renaissance-rules-rulings-flank = *側面攻撃*では、城の持ち主が選んだ側の、各段のいちばん外の埋まったマスを失います。そこにあるものが守られていれば、その段は何も失いません。
renaissance-rules-rulings-square-formation = *方陣*は、プレイしたときにむき出しのものを狙います。1つ目が失われて新たにむき出しになったものは狙えません。*包囲*では、受けた人がカードを選びます。
# N-18, N-52
renaissance-rules-rulings-oven = *パン焼き窯：*建材を2つまで建てます。その1つごとに、ほかの人が時計回りに、種類と値の同じ建材を1つ建てられます。それで城が完成すれば、ゲームは終わりです。
# N-19
renaissance-rules-rulings-stall = *露店*は、建材を1つ置くたびに、すべての城と新たに比べます。
# N-52
renaissance-rules-rulings-plan = *設計図*では、自分の城の建材をすべて取り上げます。マスごとに何を置くかを決めます。どのマスも尋ねられるのは1回です。
renaissance-rules-rulings-chapel = *礼拝堂*は、自分の次の手番まで、すべてのアクションを城から遠ざけます。その手番には建材を置けません。
# N-12
renaissance-rules-rulings-silence = その手番に*アクションをプレイできない人*は、その手番にアクションで応えることもできません。
# N-49
renaissance-rules-rulings-next = 次の手番を縛るアクションを*繰り返す*と、繰り返した時点から数えます。
# N-42
renaissance-rules-rulings-short = *山札が足りないとき：*お告げの鐘と井戸は、あるだけめくり、ゲームは終わりません。
renaissance-rules-rulings-vestibule = *玄関広間：*置けない建材は、元の場所に残ります。

## 言葉と印

renaissance-rules-words = 言葉と印
renaissance-rules-words-pure = *純粋：*建材だけ、またはアクションだけのカード。
renaissance-rules-words-composite = *複合：*その両方であるカード。
renaissance-rules-words-exposed = *むき出し：*上に埋まったマスが載っていない建材。
renaissance-rules-words-effective = *実効値：*上に載っているものをすべて合わせた建材の値。
renaissance-rules-words-filled = *埋まった：*建材か、建材の代わりの特殊カードがあるマス。
renaissance-rules-words-opponent = *相手：*ほかのプレイヤー。チーム戦では、ほかのチームのプレイヤー。
renaissance-rules-words-own-side = *側：*1人または1チームの前にあるもの。城、特殊エリア、ストック。
renaissance-rules-icon-k-foundation = 土台
renaissance-rules-icon-k-foundation-text = 建材とマスの種類。城を支えるもの。
renaissance-rules-icon-k-stone = 石
renaissance-rules-icon-k-stone-text = 建材とマスの種類。壁になるもの。
renaissance-rules-icon-k-tile = 瓦
renaissance-rules-icon-k-tile-text = 建材とマスの種類。屋根になるもの。
renaissance-rules-icon-attack = 攻撃
renaissance-rules-icon-attack-text = 相手に害を与えるアクション。
renaissance-rules-icon-bolt = アクション
renaissance-rules-icon-bolt-text = 誰も攻撃しないアクション。
renaissance-rules-icon-protection = 特殊カードか応答
renaissance-rules-icon-protection-text = 置くと残る特殊カード、またはアクションに応えるアクション。
renaissance-rules-icon-stock = ストック
renaissance-rules-icon-stock-text = 伏せて取っておき、まとめて使うカード。
renaissance-rules-icon-mission-royal = 王の任務
renaissance-rules-icon-mission-royal-text = ゲーム終了時に判定。10～14点。
renaissance-rules-icon-mission-princely = 諸侯の任務
renaissance-rules-icon-mission-princely-text = 条件を満たした瞬間に達成。5～9点。
renaissance-rules-icon-draw-pile = 山札
renaissance-rules-icon-draw-pile-text = 引こうとして空なら、ゲーム終了。
renaissance-rules-icon-discard = 捨て札
renaissance-rules-icon-discard-text = プレイし、捨て、破壊されたすべてのカード。
renaissance-rules-icon-family-army = 軍隊
renaissance-rules-icon-family-army-text = 攻撃する勢力。
renaissance-rules-icon-family-clergy = 聖職者
renaissance-rules-icon-family-clergy-text = 守る勢力。
renaissance-rules-icon-family-artisans = 職人
renaissance-rules-icon-family-artisans-text = 建てる勢力。
renaissance-rules-icon-family-merchants = 商人
renaissance-rules-icon-family-merchants-text = 取引する勢力。
renaissance-rules-icon-vp = 点
renaissance-rules-icon-vp-text = 最後に最も多い人の勝ち。

## すべてのカード

renaissance-rules-all = すべてのカード
renaissance-rules-all-about = 2015年版のカードの文を、勢力ごとに並べました。同じ名前のアクションは1回だけ載せています。
renaissance-rules-all-actions = アクション
renaissance-rules-all-specials = 特殊カード
renaissance-rules-all-royal = 王の任務
renaissance-rules-all-princely = 諸侯の任務
