### ロレンツォ・イル・マニーフィコ（日本語）。

title = ロレンツォ・イル・マニーフィコ

## 数えるもの

count-coin = コイン{ $n }枚
count-wood = 木材{ $n }個
count-stone = 石{ $n }個
count-servant = 使用人{ $n }人
count-military = 軍事力{ $n }
count-faith = 信仰{ $n }点
count-vp = 勝利点{ $n }点
# 評議会の特権。一緒に受け取るものはすべて異なる。
count-privilege = { $n ->
    [1] 特権{ $n }つ
   *[other] 異なる特権{ $n }つ
}
count-territory = 領地{ $n }枚
count-character = 人物{ $n }枚
count-building = 建物{ $n }枚
count-venture = 事業{ $n }枚
count-one-kind = 同じ種類のカード{ $n }枚
count-leader = リーダー{ $n }枚

## 資源などの種類と、ボードやカードでの文字（半角1文字、すべて異なる）

kind-coin = コイン
kind-wood = 木材
kind-stone = 石
kind-servant = 使用人
kind-military = 軍事力
kind-faith = 信仰
kind-vp = 勝利点
kind-privilege = 特権
letter-coin = C
letter-wood = W
letter-stone = S
letter-servant = V
letter-military = M
letter-faith = F
letter-vp = P
letter-privilege = ★

## 家族コマと行き先

# 色で呼ぶ家族コマ：「黒のコマ」の意味。
member-black = 黒
member-white = 白
member-orange = オレンジ
member-neutral = 中立
# $member：上のどれか、$value：その値。
member = { $member }（{ $value }）
# スペース。コロンや矢印の後に来る。
space-territory = 領地の塔{ $n }階
space-character = 人物の塔{ $n }階
space-building = 建物の塔{ $n }階
space-venture = 事業の塔{ $n }階
space-harvest = 収穫（小）
space-large-harvest = 収穫（大）
space-production = 生産（小）
space-large-production = 生産（大）
space-market = 市場のスペース{ $n }
space-council = 評議会
# 塔の階、最も短く。
floor-territory = 領地{ $n }階
floor-character = 人物{ $n }階
floor-building = 建物{ $n }階
floor-venture = 事業{ $n }階

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
# カードの名前の後に来る種類。$period：I、II、III。
card-of-territory = 時代{ $period }の領地
card-of-character = 時代{ $period }の人物
card-of-building = 時代{ $period }の建物
card-of-venture = 時代{ $period }の事業
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
text-points = ゲーム終了時：{ $points }。
# 支払う軍事力と、持っていなければならない軍事力。
cost-military = { $goods }（{ $threshold }以上必要）

## 効果：受け取るもの

effect-per-card = { $kind ->
    [territory] 自分の領地1枚につき{ $goods }
    [character] 自分の人物1枚につき{ $goods }
    [building] 自分の建物1枚につき{ $goods }
   *[venture] 自分の事業1枚につき{ $goods }
}
# $held：「軍事力2」。
effect-per-held = 手持ちの{ $held }ごとに{ $goods }
# $cards：「建物1枚」「好きな種類のカード1枚」。
effect-take = { $cards }を取る値{ $value }のアクション
effect-take-for-less = { $cards }を取る値{ $value }のアクション（コストは{ $discount }引き）
effect-work = { $action ->
    [harvest] 値{ $value }の収穫
   *[production] 値{ $value }の生産
}
effect-raise = 色つきコマ1つの値がこのラウンドだけ{ $value }になる
effect-copy = 相手がプレイしているリーダー1枚の能力（ゲーム終了まで）

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
ability-less = 何かから得るたびに、次の分だけ少なく受け取ります：{ $goods }。
short-less = 得るたびに{ $goods }減
ability-barred = { $area ->
    [market] 市場にコマを置けなくなります。
    [council] 評議会にコマを置けなくなります。
    [harvest] 収穫のスペースにコマを置けなくなります。
    [production] 生産のスペースにコマを置けなくなります。
   *[tower] その塔にコマを置けなくなります。
}
short-barred = { $area ->
    [market] 市場に置けない
    [council] 評議会に置けない
    [harvest] 収穫に置けない
    [production] 生産に置けない
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

## リーダーとタイル

text-leader = { $leader }。条件：{ $requirement }。
text-played = プレイ時：{ $effects }。
text-once = 毎ラウンド1回：{ $effects }。
short-once = 毎ラウンド1回：{ $effects }
# $ability：「ability-...」の文。
text-tile = 時代{ $period }の破門。{ $ability }
text-bonus-tile = { $tile }。収穫のたびに{ $harvest }を、生産のたびに{ $production }を追加で得ます。
bonus-tile-standard = 共通タイル
bonus-tile-a = タイルA
bonus-tile-b = タイルB
bonus-tile-c = タイルC
bonus-tile-d = タイルD
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

## 読み手への質問と、その話題（topic-...：「アンナを待っています：」の後）

question-choose-tile = どの個人ボーナスタイルを取りますか？
topic-choose-tile = 個人ボーナスタイルの選択
# $n：何枚目のリーダーか。
question-keep-leader = どのリーダーを残しますか（{ $n }/{ $all }枚目）？
topic-keep-leader = リーダーの選択
# $leaders：手札のリーダーの枚数。
question-turn = { $leaders ->
    [0] どの家族コマをどこに置きますか？
   *[other] どのコマを置きますか、先にリーダーですか？
}
topic-turn = 家族コマの配置
question-last-word = コマは置きました。次はリーダーですか、それとも手番を終えますか？
topic-last-word = 手番の終了
question-pay-for = { $card }のコストはどれで支払いますか？
topic-pay-for = カードの支払い
question-effects = { $card }のどの効果を先にしますか？
topic-effects = カードの効果の順番
# $action：harvestかproduction、$servants：手持ちの使用人。
question-work = { $action ->
    [harvest] 収穫の値{ $value }、{ $servants }のうち何人使いますか？
   *[production] 生産の値{ $value }、{ $servants }のうち何人使いますか？
}
topic-work = 使用人の数
# $n：選んだ交換の数、$pays：その支払いの合計。
question-production = { $n ->
    [0] 値{ $value }の生産です。どの建物で交換しますか、それとも交換なしで生産しますか？
   *[other] 値{ $value }の生産です。ここまでの支払いは{ $pays }。交換を加えますか、それともこれで生産しますか？
}
topic-production = 生産での交換
question-pick-privileges = { $n ->
    [1] 評議会の特権はどれにしますか？
   *[other] 評議会の異なる特権{ $n }つはどれにしますか？
}
topic-pick-privileges = 特権の選択
# $cards：「建物1枚」。
question-bonus-take = 値{ $value }で{ $cards }を取れます。どれにしますか？
question-bonus-take-for-less = 値{ $value }で{ $cards }を取れます（コストは{ $discount }引き）。どれにしますか？
topic-bonus-take = 塔のカードの選択
# $faith：「信仰4点」、$points：「勝利点4点」、$tile：破門の内容。
question-faith = 教会を支持しますか（{ $faith }→{ $points }）、破門（{ $tile }）ですか？
topic-faith = 教会への支持
question-copy-from = どのリーダーの能力をゲーム終了まで写しますか？
topic-copy-from = 能力を写すリーダーの選択
question-raise-one = このラウンド、どのコマの値を{ $value }にしますか？
topic-raise-one = 値を変えるコマの選択

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
# $cards：この値で働くカード、$count：その枚数。
answer-spend = { $count ->
    [0] { $n ->
        [0] 使用人を使わない：値{ $value }、働くカードなし
       *[other] { $servants }を使う：値{ $value }、働くカードなし
    }
   *[other] { $n ->
        [0] 使用人を使わない：値{ $value }、働くカード：{ $cards }
       *[other] { $servants }を使う：値{ $value }、働くカード：{ $cards }
    }
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
answer-take = { $space }
answer-decline = カードを取らない
# $effect：「コイン2枚」。
answer-first = 先に：{ $effect }
answer-first-none = 効果{ $n }を先にする
answer-support = 教会を支持する：{ $faith }が{ $points }になる
answer-refuse = 支持しない：破門（{ $tile }）
answer-choose = { $tile }：収穫に{ $harvest }／生産に{ $production }
# $ability：リーダーの能力を短く。
answer-keep = { $leader }を残す（{ $ability }）
answer-play = { $leader }をプレイする（{ $ability }）
answer-use = { $leader }を使う（{ $ability }）
answer-copy = { $leader }の能力を写す（{ $ability }）
answer-discard = { $leader }を捨てて{ $privilege }を得る
answer-raise = { $member }の値を{ $value }にする
answer-raise-none = { $member }の値を変える

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
   *[other] 第{ $turn }手番：{ $name }の番です。
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
source-privilege = 特権
source-church = 教会
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
    [you] あなたは{ $leader }を捨てました。
   *[other] { $name }は{ $leader }を捨てました。
}
event-leader-discarded-hidden = { $who ->
    [you] あなたはリーダー1枚を捨てました。
   *[other] { $name }はリーダー1枚を捨てました。
}
event-leader-used = { $who ->
    [you] あなたは{ $leader }を使いました。
   *[other] { $name }は{ $leader }を使いました。
}
event-leader-copied = { $who ->
    [you] あなたは{ $leader }の能力を写しました。
   *[other] { $name }は{ $leader }の能力を写しました。
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
reason-no-more-cards = それだけ使っても、働くカードはもっと少ない人数のときと同じです。
reason-no-such-price = このカードにそのコストはありません。
reason-no-effect = このカードにその効果は残っていません：{ $card }。
reason-dearer = 同じか、もっと安いコストがほかにあります。
reason-no-building = あなたに{ $need_building }枚目の建物はありません。
reason-no-trade = その交換はありません：{ $card }。
reason-not-reached = この建物は値{ $need_value }から働きますが、この生産の値は{ $have_value }です。
reason-in-order = 建物の交換は並んだ順に1回ずつで、これはもう過ぎました。
reason-inputs = { $need }が必要ですが、残りは{ $have }です。
reason-privileges = { $need_privileges ->
    [1] 選ぶ特権は1つです。
   *[other] 選ぶのは異なる特権{ $need_privileges }つです。
}
# $need_cardsと$have_cards：「建物」。
reason-wrong-kind = このアクションで取れるのは{ $need_cards }で、{ $have_cards }は取れません。
reason-tile-taken = そのボーナスタイルはもう取られています。
reason-not-in-pack = { $leader }は今選べる中にいません。
reason-between-actions = リーダーが働くのは、コマを置く前か後です。先に{ $topic }が必要です。
reason-already-played = { $leader }はすでにプレイされていて、動かせません。
reason-not-in-hand = { $leader }は手札にありません。
reason-nobody-to-copy = 能力を写せるリーダーをプレイしている相手がいません。
reason-requirement = 条件は{ $need }ですが、持っているのは{ $have }です。
reason-not-in-play = { $leader }はプレイされていません。
reason-always-on = { $leader }の能力はいつも有効で、使う必要はありません。
reason-used = { $leader }はこのラウンドにもう使いました。
reason-to-no-use = { $leader }を今使っても何も起きません。
reason-not-a-rivals = { $leader }をプレイしている相手はいません。

## 終わり

end-finished = 第6ラウンドが終わりました。
tie-break = 同点の場合は、手番順が早いほうが上位です。
# 得点の内訳。
part-track = 途中得点
part-territories = 領地
part-characters = 人物
part-ventures = 事業
part-military = 軍事力
part-resources = 資源
part-excommunication = 破門

## 卓の設定

option-advanced = リーダーと個人ボーナスタイル
option-advanced-true = 使う（上級ルール）
option-advanced-false = 使わない（基本ルール）
option-modules = 拡張
option-modules-none = なし

## 端末での局面。ラベルは半角11文字分、塔の見出しは18文字分まで。

heading-round = 第{ $round }ラウンド／全{ $all }、時代{ $period }
heading-turn = 第{ $turn }手番
heading-over = ゲーム終了
label-territory = 領地
label-character = 人物
label-building = 建物
label-venture = 事業
label-dice = ダイス
label-harvest = 収穫
label-production = 生産
label-market = 市場
label-council = 評議会
# スペースとそこにいるコマ。$spot：「小」「2 (5V)」。
spot = { $spot }：{ $members }
spot-small = 小
# $malus：アクションの値から引かれる数。
spot-large = 大（−{ $malus }）
spot-closed = 使用不可
# スペースにいるコマ：「アンナ 黒」。
standing = { $name } { $member }
label-order = 手番順
label-church = 教会
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
label-played = リーダー
leader-used = 使用済み
# リーダーが別のリーダーの能力を写している。
copies = { $leader }の能力
label-hand = 手札
requires = 条件：{ $requirement }
label-away = 捨て札
label-excommunications = 破門
# 短く書いたカード。$goods：「1C」。種類ごとに1枚につき得るもの：
brief-per-card = { $kind ->
    [territory] 領地毎{ $goods }
    [character] 人物毎{ $goods }
    [building] 建物毎{ $goods }
   *[venture] 事業毎{ $goods }
}
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
panel-floor = { $n }階（値{ $value }）
panel-floor-bonus = 階のボーナス：{ $goods }。
panel-spaces = スペース
nobody = なし
panel-period = 時代{ $period }
# 持ち物：カードの名前だけ、または能力つき。
panel-sentence = { $text }。
panel-ability = { $card }：{ $ability }
