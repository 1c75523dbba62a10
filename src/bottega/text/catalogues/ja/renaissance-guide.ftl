### ルネッサンス、初めての1局（日本語）。
###
### 親方が、初めて遊ぶ人に話しかける。職人のカードを使うクイックゲーム。
### どの話にも題（renaissance-guide-hand）と1つ以上の段落（renaissance-guide-hand-1）がある。
### *星*で囲んだ言葉は太字になる。

## ゲームの前のページ

renaissance-guide-page-lead = ルネッサンスを遊びながら覚えましょう。10分ほど、小さな城、相手は1人、そばには親方がついています。
renaissance-guide-page-learn-castle = 土台、石、瓦で城を建てる
renaissance-guide-page-learn-actions = アクションをプレイし、ときには狙われる
renaissance-guide-page-learn-stock = カードを取っておき、よい機会を待つ
renaissance-guide-page-learn-missions = 秘密の任務を進める

## ゲームの順に

renaissance-guide-welcome = 工事現場へようこそ
renaissance-guide-welcome-1 = この最初の1局は、私がそばで見ています。私が話しているものには*青い点線の輪*がつき、クリックできるものは*金色*に光ります。
renaissance-guide-welcome-2 = あなたへの質問と回答は、いつもここに出ます。ボードの上をクリックしても同じです。

renaissance-guide-missions = 任務を選ぶ
renaissance-guide-missions-1 = 任務が4枚配られ、*1枚*を残します。達成すればその点を得て、できなければ同じだけ*失います*。
renaissance-guide-missions-2 = 金の冠の*王*の任務は、最後に判定します。銀の冠の*諸侯*の任務は、実現した瞬間に達成です。建てられそうなものを選びましょう。

renaissance-guide-castle = あなたの城
renaissance-guide-castle-1 = マスは6つ。下に*土台*、その上に*石*、てっぺんに*瓦*の屋根。どのマスにも、種類の合う建材しか置けません。下から始めなくてもかまいません。
renaissance-guide-castle-2 = すべてのマスを埋めた人がゲームを終わらせ、*10点*を得ます。建てたものの値も点になります。

renaissance-guide-hand = あなたのカード
renaissance-guide-hand-1 = カードの数字は*値*、横の印は*置けるマス*です。数字と文の両方があるカードは、建材*または*アクションとして、好きなほうで使えます。
renaissance-guide-hand-2 = 手札はいつも5枚まで補充されます。惜しまず使いましょう。

renaissance-guide-build = 1手番に1つの行動
renaissance-guide-build-1 = 手番にすることは*1つ*。建材を建てる、アクションをプレイする、特殊カードを置く、ストックを使う、カードを捨てる、のどれかです。
renaissance-guide-build-2 = まずは建てましょう。値の高いカードをクリックし、光っているマスをクリックしてください。

renaissance-guide-store = 後のために
renaissance-guide-store-1 = その後、*カード1枚*をストックに伏せて取っておけます。この小さなゲームでは、1枚だけ入ります。
renaissance-guide-store-2 = 手札に新しいカードの空きができ、誰にも見られません。パスしてもかまいません。

renaissance-guide-undo = 考え直したいときは
renaissance-guide-undo-1 = *取り消す*で直前の回答を、さらにその前の回答も取り消せます。伏せられていたものが公開されるまでは大丈夫。いろいろ試してみましょう。

renaissance-guide-end = 手番の終わり
renaissance-guide-end-1 = 手札が5枚まで補充されました。*手番を終える*と、お隣の番です。

renaissance-guide-rival = お隣
renaissance-guide-rival-1 = こちらは相手の城です。建てたものと、取っておいた枚数は見えますが、手札と任務は見えません。

renaissance-guide-mission = 任務の進み具合
renaissance-guide-mission-1 = ここにあなたの任務があります。見えるのはあなただけで、どこまで進んだかもわかります。

renaissance-guide-action = アクション
renaissance-guide-action-1 = 交差した剣は*攻撃*のアクション、稲妻はあなたを助けるアクションです。プレイしたアクションは捨て札になり、もう建てられません。
renaissance-guide-action-2 = 建材を一度に2つ建てられるものもあります。お隣より早く進むよい方法です。

renaissance-guide-special = 特殊カード
renaissance-guide-special-1 = 特殊カードは置いたところに残り、そこで点になります。自分の*特殊エリア*に置くものと、建材に置くものがあります。建材の値を上げ、相手の建材なら下げることもあります。

renaissance-guide-stock = あなたのストック
renaissance-guide-stock-1 = カードを取っておきましたね。ストックを使うのも行動の1つで、カードは*手札と同じように*使えます。通常のゲームなら枠は3つ、1つの手番に3つのことができます。

renaissance-guide-exposed = 狙われるもの
renaissance-guide-exposed-1 = ほとんどの攻撃が届くのは、*むき出し*のもの、つまり上に何も載っていない建材だけです。上に建ててしまえば、そうした攻撃は届きません。

renaissance-guide-piles = ゲームの時計
renaissance-guide-piles-1 = 山札は増えません。引こうとして*空*なら、そのときもゲームは終わりです。

renaissance-guide-log = 出来事
renaissance-guide-log-1 = 相手の手番の間も、一手一手がここに書き留められます。見逃すことはありません。

renaissance-guide-play-on = さあ、続けましょう
renaissance-guide-play-on-1 = もうおわかりですね。建てながら、任務と、お隣の城にも気を配りましょう。
renaissance-guide-play-on-2 = ここからは、新しいことがあるまで黙っています。気になるものに触れれば、説明が出ます。

## 新しいこと。初めて起きたときに1回だけ

renaissance-guide-target = 誰に使う？
renaissance-guide-target-1 = このアクションは誰かを狙います。相手を選んでください。2人のときは迷いませんね。

renaissance-guide-lay-on = どこに置く？
renaissance-guide-lay-on-1 = この特殊カードは、置ける場所がいくつかあります。点になるものは*自分の側*に、点を減らすものはお隣に置きましょう。

renaissance-guide-answer = 何かが来ます
renaissance-guide-answer-1 = 誰かがアクションをプレイし、*応える*かどうかを尋ねています。応えるカードがなくても尋ねられます。間の取り方で何かを知られないためです。
renaissance-guide-answer-2 = 時間は少しだけ。何も言わなければ、見送ったことになります。

renaissance-guide-strike = どれを手放す？
renaissance-guide-strike-1 = 建材を1つ失います。いちばん痛くないものをクリックしてください。その値はなくなり、マスはまた空きます。

renaissance-guide-placing = さらに建てる
renaissance-guide-placing-1 = このアクションで建てられます。カードとマスを選んでください。アクションの条件は、質問に書いてあります。

renaissance-guide-lost = 壁の穴
renaissance-guide-lost-1 = 攻撃です。あなたの建材が1つなくなりました。上に載っていたものはそのままで、空いたマスにはまた建てられます。

renaissance-guide-skipped = 手番を失う
renaissance-guide-skipped-1 = アクションで手番を失いました。ほかは何も変わらず、次の手番から続けられます。

renaissance-guide-claimed = 任務達成
renaissance-guide-claimed-1 = 諸侯の任務が実現し、表向きになりました。城にこの先何があっても、その点は*あなたのもの*です。

renaissance-guide-nearly = あと少し
renaissance-guide-nearly-own = あと1マスで城が完成です。*その場で*ゲームが終わり、あなたは10点を得ます。その前に、任務が果たせているか確かめましょう。
renaissance-guide-nearly-other = お隣の空きはあと1マス。埋まるとゲームは*その場で*終わります。任務に何が足りないか、考えておきましょう。

renaissance-guide-result = 初めての城
renaissance-guide-result-1 = よく建てました。ここには、全員の点の内訳が出ています。
renaissance-guide-result-2 = 通常のゲームでは、マスは12、任務は5枚、ストックも大きくなり、人数と同じ数の勢力のカードを使います。同じ設定でもう一度遊ぶ、このゲームを見返す、友達を招く、どれでもどうぞ。
