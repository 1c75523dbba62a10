### ロレンツォ・イル・マニーフィコ、初めての1局（日本語）。
###
### 親方が、初めて遊ぶ人に話しかける。どの話にも題（lorenzo-guide-market）と
### 1つ以上の段落（lorenzo-guide-market-1）がある。*星*で囲んだ言葉は太字になる。

## ゲームの前のページ

lorenzo-guide-page-lead = ロレンツォ・イル・マニーフィコを遊びながら覚えましょう。30分ほど、相手は1人、そばには親方がついています。
lorenzo-guide-page-learn-members = ダイスの目に応じて家族コマを送り出す
lorenzo-guide-page-learn-cards = 領地、建物、人物、事業を手に入れる
lorenzo-guide-page-learn-work = 領地で収穫し、工房で生産する
lorenzo-guide-page-learn-church = 教会に信仰を示す

## ゲームの順に

lorenzo-guide-welcome = フィレンツェへようこそ
lorenzo-guide-welcome-1 = あなたは貴族の一族を率います。6ラウンドの後、*勝利点*が最も多い人の勝ちです。私がそばで見ています。私が話しているものには*青い点線の輪*がつき、クリックできるものは*金色*に光ります。
lorenzo-guide-welcome-2 = あなたへの質問と回答は、いつもここに出ます。ボードの上をクリックしても同じです。

lorenzo-guide-round = ラウンドの流れ
lorenzo-guide-round-1 = ラウンドごとに、それぞれの塔に新しいカードが4枚並びます。誰もが*家族コマを4つ*持ち、順番に1つずつ置いていきます。
lorenzo-guide-round-2 = コマを置いたら、すぐにそのスペースのアクションを行います。すべて置き終えたらコマは手元に戻り、次のラウンドになります。

lorenzo-guide-family = あなたの家族
lorenzo-guide-family-1 = 3つのコマの値は、*同じ色のダイスの目*です。これは全員同じです。*中立*のコマにはダイスがなく、値は0です。
lorenzo-guide-family-2 = 値によって、どこに置けるかが決まります。

lorenzo-guide-tower = 塔
lorenzo-guide-tower-1 = 塔にコマを置くと、*その階のカード*を取ります。コマの値は、カードの横の数、つまり1、3、5、7以上でなければなりません。
lorenzo-guide-tower-2 = カードを取れるのは1人だけ。早い者勝ちです。

lorenzo-guide-territory = まずは領地から
lorenzo-guide-territory-1 = 領地は*無料*です。稲妻の横がすぐに得るもの、もう1つの行が収穫のたびに得るものです。
lorenzo-guide-territory-2 = コマをクリックし、光っているカードをクリックしてください。カードが先でもかまいません。いちばん強いコマなら、上の階にも届きます。

lorenzo-guide-undo = 考え直したいときは
lorenzo-guide-undo-1 = *取り消す*で直前の回答を、さらにその前の回答も取り消せます。伏せられていたものが公開されるまでは大丈夫。いろいろ試してみましょう。

lorenzo-guide-end = 手番の終わり
lorenzo-guide-end-1 = 1つの手番に置けるコマは1つだけです。これでよければ、*手番を終えて*ください。

lorenzo-guide-first-card = 最初のカード
lorenzo-guide-first-territory = 置けましたね。アクションの値がこの*ダイス*の数以上なら、収穫で起動します。領地は、3枚目から最後の点にもなります。
lorenzo-guide-first-character = 置けましたね。人物の能力は、これから*ずっと*続きます。最後には点にもなり、多いほど得です。
lorenzo-guide-first-building = 置けましたね。アクションの値がこの*ダイス*の数以上なら、生産で起動します。
lorenzo-guide-first-venture = 置けましたね。ゲーム終了時に、*月桂冠*の点が入ります。

lorenzo-guide-costs = カードのコスト
lorenzo-guide-costs-1 = 領地のほかは、名前の下にあるコストを支払います。*建物*は資源を使い、生産で起動します。*人物*はコインを使い、いつも助けてくれます。*事業*は最後に点になります。
lorenzo-guide-costs-2 = 上の2つの階には、数の下に*ボーナス*もあります。先に得るので、カードの支払いにも使えます。

lorenzo-guide-fee = もう誰かがいるときは
lorenzo-guide-fee-1 = 塔に誰かがいると、それが自分でも、そこで次に取るカードは*コイン3枚*余分にかかります。何かを得る前に支払います。
lorenzo-guide-fee-2 = それに、1つの塔に置ける自分の色つきコマは1つだけです。中立コマなら加われます。

lorenzo-guide-servants = 使用人の助け
lorenzo-guide-servants-1 = コマの値が足りないときは、*使用人*を1人使うごとに値が1上がります。
lorenzo-guide-servants-2 = 光っているところは、使用人も計算に入れてあります。使うのは必要な人数だけで、下の回答に何人かが書かれています。

lorenzo-guide-harvest = 収穫
lorenzo-guide-harvest-1 = ここにコマを置くと、*ボーナスタイル*の木材、石、使用人を1つずつと、値の届く領地すべてから実りを得ます。
lorenzo-guide-harvest-2 = 2人のときは、1ラウンドに置けるコマは*1つ*だけ。早い者勝ちです。

lorenzo-guide-market = 市場
lorenzo-guide-market-1 = 値1以上のコマなら、コイン5枚か使用人5人が手に入ります。1つのスペースに置けるコマは*1つ*。覆われたところは、人数が多いとき用です。
lorenzo-guide-market-2 = ダイスの目が低いコマにぴったりです。

lorenzo-guide-council = 評議会
lorenzo-guide-council-1 = 値1以上のコマなら誰でも置けて、*コイン1枚と特権1つ*を得ます。特権は、好きに選べる小さな贈り物です。
lorenzo-guide-council-2 = そして、最初に来た人が、次のラウンドの*1番手*になります。

lorenzo-guide-neutral = 中立コマ
lorenzo-guide-neutral-1 = 値は0ですが、どのスペースにも1以上が必要です。だからほとんどの場合、*使用人*の助けが要ります。毎ラウンド、1人は残しておきましょう。

lorenzo-guide-others = ほかのプレイヤー
lorenzo-guide-others-1 = ここには全員の資源と点が出ています。名前をクリックすると、その人の屋敷が見られます。このゲームに秘密はありません。

lorenzo-guide-log = 出来事
lorenzo-guide-log-1 = ほかの人の手番の間も、一手一手がここに書き留められます。見逃すことはありません。

lorenzo-guide-new-round = 新しいラウンド
lorenzo-guide-new-round-1 = コマが戻り、ダイスが振られ、新しいカードが並びました。誰も取らなかったカードは*なくなりました*。
lorenzo-guide-new-round-2 = 新しい手番順はここです。評議会にいた人が先で、ほかの人はこれまでの順で続きます。

lorenzo-guide-church = 教会が見ています
# $needed：必要な信仰、$faith：今の信仰。
lorenzo-guide-church-1 = このラウンドの後は*バチカン・レポート*です。信仰が{ $needed }点に足りない人は*破門*され、ゲーム終了までこのタイルの罰を受けます。あなたの信仰は{ $faith }点です。
lorenzo-guide-church-2 = 信仰は、カードと特権で得られます。

lorenzo-guide-production = 生産
lorenzo-guide-production-1 = 収穫が領地を起動するように、生産は建物を起動します。*ボーナスタイル*からコイン2枚と軍事力1を得て、値の届く建物がすべて起動します。
lorenzo-guide-production-2 = ここも、2人のときに置けるコマは1つだけです。

lorenzo-guide-military = 領地と軍事力
lorenzo-guide-military-1 = 3枚目からの領地には*軍事力*が必要です。3、その後は7、12、18です。取るときに持っていればよく、支払いません。
lorenzo-guide-military-2 = 軍事力は、カード、特権、建物の塔の上の階で得られます。最後に、最も多い人は5点、2番目の人は2点を得ます。

lorenzo-guide-play-on = さあ、続けましょう
lorenzo-guide-play-on-1 = もうおわかりですね。カードを取り、起動し、教会にも気を配る。最後には*事業*、*人物*、*領地*が点になります。
lorenzo-guide-play-on-2 = ここからは、新しいことがあるまで黙っています。気になるものに触れれば、説明が出ます。

## 新しいこと。初めて起きたときに1回だけ

lorenzo-guide-helpers = 使用人を何人使う？
lorenzo-guide-helpers-1 = 使用人を何人使うかは、*あなた*が決めます。ダイスがそのときのアクションの値で、横にあるのがその値で起動するカードです。

lorenzo-guide-trades = 交換
lorenzo-guide-trades-1 = 矢印の左のものを右のものに換える建物もあります。使うものを選び、それぞれ*1回*ずつ使って生産しましょう。
lorenzo-guide-trades-2 = 先にすべてを支払います。この生産で得たものを、交換に回すことはできません。

lorenzo-guide-privilege = 特権
lorenzo-guide-privilege-1 = 評議会が願いをかなえてくれます。この中から1つ選んでください。同時にいくつも得るときは、すべて*違うもの*を選びます。

lorenzo-guide-price = 2通りのコスト
lorenzo-guide-price-1 = このカードには支払い方がいくつかあります。選んでください。*軍事力*で支払うときは、大きいほうの数を持っていて、小さいほうの数を支払います。

lorenzo-guide-order = どれを先に？
lorenzo-guide-order-1 = このカードには即時効果がいくつもあり、どれを先にするかは*あなた*が選びます。先に得たものが、次の効果の役に立つかもしれません。

lorenzo-guide-bonus = アクションの贈り物
lorenzo-guide-bonus-1 = このカードのおかげで、*コマなしで*もう1枚取れます。ほかはいつもどおり。値は階に届かなければならず、使用人も使えて、コストも入場料も支払います。
lorenzo-guide-bonus-2 = 後に取っておくことはできません。欲しいものがなければ、見送りましょう。

lorenzo-guide-support = 教会を支持しますか？
# $faith：今の信仰、$points：その点。
lorenzo-guide-support-1 = 信仰が足りているので、選べます。*支持する*と、信仰{ $faith }点がすべて勝利点{ $points }点になり、信仰は0に戻ります。
lorenzo-guide-support-2 = *拒む*なら、信仰は後のレポートまで残り、多くためればずっと高い点になります。ただし、破門がゲーム終了まで続きます。

lorenzo-guide-report = レポートの後
lorenzo-guide-report-kept = あなたは教会を支持しました。信仰は点になり、また0からです。次のレポートは第4ラウンドの後で、信仰*4点*が必要です。
# $tile：破門の内容を短く。
lorenzo-guide-report-banned = あなたはゲーム終了まで*破門*です（{ $tile }）。信仰は残っています。次のレポートは第4ラウンドの後で、信仰*4点*が必要です。

lorenzo-guide-period = 2つ目の時代
lorenzo-guide-period-1 = これからは、塔に*時代II*のカードが並びます。コストは高くなり、効果も強くなります。時代IIIは第5ラウンドからです。

lorenzo-guide-lost = 置けなかったコマ
lorenzo-guide-lost-1 = どのコマも置けなくなりました。値が足りず、使用人も足りなかったからです。そのため、このラウンドはコマを1つ*失いました*。

lorenzo-guide-last-round = 最終ラウンド
lorenzo-guide-last-round-1 = コマを置くのはこれが最後です。教会がもう一度、信仰*5点*を求めます。その後、カードと軍事力の点を数え、残った*資源5つ*ごとに1点を得ます。

lorenzo-guide-result = 初めての1局、おつかれさまでした
lorenzo-guide-result-1 = お見事でした。ここで、全員の点の内訳がわかります。
lorenzo-guide-result-2 = 次は*リーダー*の加わる上級ルールはいかがですか。同じルールでもう一度遊んでも、このゲームを見返しても、友達を誘ってもいいですね。
