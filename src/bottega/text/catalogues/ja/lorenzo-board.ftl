### ロレンツォ・イル・マニーフィコのボード（日本語）。

## 回答の種類。たくさんあるとき（$n：その数）

verb-place = コマを置く：{ $n }通り
# 1つのコマで始まる回答がたくさんあるとき。
group-member =
    { $name ->
        [black] 黒コマ
        [white] 白コマ
        [orange] オレンジコマ
       *[neutral] 中立コマ
    }：{ $n }通り
verb-take = カードを取る：{ $n }枚
verb-spend = 使用人を使う
verb-pay = カードの支払い
verb-trade = 交換する：{ $n }通り
verb-produce = 生産する
verb-privilege = 特権を選ぶ
verb-first = 先にする効果を選ぶ
verb-choose = ボーナスタイルを選ぶ
verb-keep = リーダーを残す
verb-play =
    { $n ->
        [1] リーダーをプレイする
       *[other] リーダーをプレイする：{ $n }枚
    }
verb-discard = リーダーを捨てて特権を得る
verb-use =
    { $n ->
        [1] リーダーを使う
       *[other] リーダーを使う：{ $n }枚
    }
verb-copy = リーダーの能力を写す
verb-raise = コマの値を変える
verb-decline = 見送る
verb-support = 教会を支持する
verb-refuse = 破門を受ける
verb-pass = パスする
verb-end = 手番を終える

## 一番上の行とタブ

# $period：I、II、III。
city-where = 時代{ $period }・ラウンド{ $round }/{ $rounds }
city-where-setup = 最初のラウンドの前
city-tab-towers = 塔
city-tab-city = 街
city-tab-yours = 手元

## 塔

city-towers = 塔
city-tower-territory = 領地
city-tower-character = 人物
city-tower-building = 建物
city-tower-venture = 事業
city-fee = 入場料{ $n }コイン
city-fee-text = この塔にはすでにコマがいます。ここで次にカードを取る人は、カードのコストとは別に、先にこれを支払います。いるのが自分のコマでも同じです。
city-floor = この階には値{ $value }が必要です。
# $goods：「木材2個」。
city-bonus = この階のボーナス：{ $goods }。
city-taken-by = { $name }が取得
city-taken = 取得済み
city-empty = カードなし

## ダイスとコマ

city-dice = ダイスと家族コマ
# 得たアクションを行わない。どこにも置けないコマをあきらめる。
city-decline = 見送る
city-pass = パス
# $member：black、white、orange、neutral。
city-die =
    { $member ->
        [black] 黒のダイスの目は{ $value }です。
        [white] 白のダイスの目は{ $value }です。
       *[orange] オレンジのダイスの目は{ $value }です。
    }
city-member-waits =
    { $member ->
        [black] { $name }の黒コマ、値{ $value }。
        [white] { $name }の白コマ、値{ $value }。
        [orange] { $name }のオレンジコマ、値{ $value }。
       *[neutral] { $name }の中立コマ、値{ $value }。
    }
city-member-placed =
    { $member ->
        [black] { $name }の黒コマ：もう手元にありません。
        [white] { $name }の白コマ：もう手元にありません。
        [orange] { $name }のオレンジコマ：もう手元にありません。
       *[neutral] { $name }の中立コマ：もう手元にありません。
    }
city-member-of =
    { $member ->
        [black] { $name }の黒コマ
        [white] { $name }の白コマ
        [orange] { $name }のオレンジコマ
       *[neutral] { $name }の中立コマ
    }
# $members：上のどれか、1つ以上。
city-standing = ここにいるコマ：{ $members }。

## スペース

city-market = 市場
city-work = 収穫と生産
city-harvest = 収穫
city-production = 生産
city-large-harvest = 収穫（大）
city-large-production = 生産（大）
city-council = 評議会
city-large-malus = 大は値−{ $n }
city-gives = 得られるもの：{ $goods }。
city-harvest-text = ボーナスタイルと、アクションの値で届く領地が働きます。
city-production-text = ボーナスタイルと、アクションの値で届く建物が働きます。
city-council-text = 先に来た人ほど、次のラウンドの手番が早くなります。
city-malus = アクションの値が{ $n }下がります。
city-shared = コマをいくつでも置けます。
city-closed = { $players }人未満のときは使えません。
# プレイヤーと、まだ置いていないコマの数。
city-in-order = { $name }（コマ残り{ $n }）
# $names：手番順に並べたプレイヤー。
city-order = 手番順：{ $names }
city-order-text = 次のラウンドは、評議会にいる人が列の順に先になり、ほかの人は今の順で続きます。

## 教会

city-church = 教会
city-report-after = 第{ $round }ラウンド後にレポート
city-support = 支持する
city-faith-of = { $name }は{ $space }マス目
city-faith-space = 信仰トラックの{ $space }マス目
city-faith-points = 教会を支持すると勝利点{ $points }点。
# $period：I、II、III。
city-faith-needed = 時代{ $period }のレポートには信仰{ $space }点が必要で、足りない人は破門されます。
city-excommunication = 時代{ $period }の破門
city-cursed = 破門されている人：{ $names }。

## トラック

city-tracks = 軍事力と勝利点
city-track-military = 軍事力
city-track-military-text = ゲーム終了時に1位と2位が点を得ます。領地を取るのにも必要です。
city-track-vp = ここまでの勝利点
city-track-vp-text = カード、信仰、軍事力で最後に得る点は、まだ入っていません。
city-rank = { $name } { $n }

## 準備

city-setup-tiles = 個人ボーナスタイル
city-setup-tiles-text = 収穫と生産のたびに、それぞれ違うものを得ます。
city-setup-draft = リーダー
city-setup-draft-text = この中から1枚を残し、ほかは隣の人に渡します。
city-setup-kept = 残したリーダー
city-setup-wait = ほかの人が選んでいます。


## 屋敷：プレイヤーの資源、家族、カード、リーダー

house-yours = あなたの屋敷
house-of = { $name }の屋敷
house-goods = 資源とトラック
house-family = 家族コマ
# $member：black、white、orange、neutral。
house-member =
    { $member ->
        [black] 黒コマ、値{ $value }
        [white] 白コマ、値{ $value }
        [orange] オレンジコマ、値{ $value }
       *[neutral] 中立コマ、値{ $value }
    }
house-member-placed =
    { $member ->
        [black] 黒コマ、配置済み
        [white] 白コマ、配置済み
        [orange] オレンジコマ、配置済み
       *[neutral] 中立コマ、配置済み
    }
house-raise =
    { $member ->
        [black] 黒コマ、このラウンドは値{ $value }
        [white] 白コマ、このラウンドは値{ $value }
       *[orange] オレンジコマ、このラウンドは値{ $value }
    }
house-row =
    { $kind ->
        [territory]
            { $n ->
                [0] 領地はまだありません
               *[other] 領地{ $n }枚
            }
        [character]
            { $n ->
                [0] 人物はまだいません
               *[other] 人物{ $n }枚
            }
        [building]
            { $n ->
                [0] 建物はまだありません
               *[other] 建物{ $n }枚
            }
       *[venture]
            { $n ->
                [0] 事業はまだありません
               *[other] 事業{ $n }枚
            }
    }
house-row-territory = ダイスの数に届く収穫で働きます。最後に枚数に応じた点になります。
house-row-character = 能力はいつも有効です。最後に枚数に応じた点になります。
house-row-building = ダイスの数に届く生産で、何かを得たり交換したりします。
house-row-venture = 月桂冠の点が、最後に入ります。
house-next-short = 次
house-next = 次の領地には軍事力{ $n }が必要
house-next-text = 今は{ $have }あります。支払う必要はありません。
# $period：I、II、III。
house-excommunicated = 時代{ $period }に破門
# カードに書く言葉。
house-per = ／
house-or = か
house-free = 無料
house-once = 毎ラウンド1回
house-always = 常に
house-kind-territory = 領地
house-kind-character = 人物
house-kind-building = 建物
house-kind-venture = 事業

## 屋敷：リーダー

house-leaders = リーダー
house-hidden = 手札{ $n }枚
house-discarded = 捨て札{ $n }枚
house-leader-hand = 手札です。条件を満たせばプレイでき、捨てれば特権1つになります。
house-leader-ready = 手札です。条件を満たしているのでプレイできます。捨てれば特権1つになります。
house-leader-played = プレイ済みです。
house-leader-used = プレイ済みで、このラウンドはもう使いました。
# $leader：その名前。
house-discard = { $leader }を捨てて特権を得る
house-copied = { $leader }の能力を持っています。

## 屋敷：今の質問

house-ask-pay-for = どのコストで？
house-ask-work = 使用人を何人使う？
house-ask-production = どの建物で交換する？
house-ask-pick-privileges =
    { $n ->
        [1] どの特権にする？
       *[other] どの特権{ $n }つにする？
    }
house-ask-effects = どの効果を先に？
house-ask-faith = 教会を支持しますか？
house-ask-copy-from = 誰の能力を写す？
house-ask-raise-one = どのコマ？
house-servants =
    { $n ->
        [0] 使用人なし：アクションの値は{ $value }です。
       *[other] 使用人{ $n }人：アクションの値は{ $value }です。
    }
# $cards：カードの名前。
house-working = ボーナスタイルと、次のカードが働きます：{ $cards }。
house-none-works = ボーナスタイルだけが働きます。
house-nothing-works = 何も働きません。
house-produce = 生産
house-trade-chosen = この交換を選びました。
house-support-short = 支持する
house-support = 教会を支持する：信仰{ $faith }点すべてで勝利点{ $points }点
house-refuse-short = 拒む
# $tile：破門の文。
house-refuse = 信仰を残し、破門を受けます。{ $tile }
