### ロレンツォ・イル・マニーフィコのボード（日本語）。

## 回答の種類。たくさんあるとき（$n：その数）

# クリックの後に残る質問。
narrow-member =
    { $name ->
        [black] 黒コマをどこに置きますか？
        [white] 白コマをどこに置きますか？
        [orange] オレンジコマをどこに置きますか？
        [brown] 茶色コマをどこに置きますか？
       *[neutral] 中立コマをどこに置きますか？
    }
narrow-space = どのコマを置きますか？
narrow-discard = どのリーダーを手放しますか？
verb-place = コマを置く
# 1つのコマで始まる回答がたくさんあるとき。
group-member =
    { $name ->
        [black] 黒コマ
        [white] 白コマ
        [orange] オレンジコマ
        [brown] 茶色コマ
       *[neutral] 中立コマ
    }
# 1つの名家への入札がたくさんあるとき。
group-family =
    { $name ->
        [da-montefeltro] モンテフェルトロ家
        [malatesta] マラテスタ家
        [medici] メディチ家
        [gonzaga] ゴンザーガ家
        [colonna] コロンナ家
        [aragonesi] アラゴン家
        [este] エステ家
        [sforza] スフォルツァ家
        [orsini] オルシーニ家
        [della-rovere] デッラ・ローヴェレ家
        [della-scala] デッラ・スカーラ家
       *[visconti] ヴィスコンティ家
    }
verb-take = カードを取る
verb-spend = 使用人を使う
verb-pay = カードの支払いをする
verb-trade = 交換する
verb-produce = 生産する
verb-privilege = 特権を選ぶ
verb-first = 先にする効果を選ぶ
verb-choose = ボーナスタイルを選ぶ
verb-keep = リーダーを残す
verb-play = リーダーをプレイする
verb-discard = リーダーを手放して特権を得る
verb-use = リーダーを使う
verb-copy = リーダーの能力をコピーする
verb-raise = コマの値を変える
verb-decline = 見送る
verb-support = 教会を支持する
verb-refuse = 破門を受ける
verb-pass = コマを1つ失う
verb-option = 得るものを選ぶ
verb-bid = 名家に入札する
verb-token = トークンを使う
verb-give = トークンで支払う
verb-lay = トークンをカードに置く
verb-hold = トークンを残す
verb-swap = 名家の交換を行う
verb-flip = 印章を裏返す
verb-fetch = 捨て札のカードを取る
verb-drop = カードを捨てる
verb-activate = カードを起動する
verb-dismiss = プレイ中のリーダーを手放す
verb-visit = 相手のカードを使う
verb-collect = 市場から得る
verb-replace = 代わりに使用人で支払う
verb-add = 使用人を先に使う
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
# 5つ目の塔：4種類すべてのカード。
city-tower-special = 特別
city-fee = 入場料{ $n }コイン
city-fee-text = この塔にはすでにコマがいます。ここで次にカードを取る人は、カードのコストとは別に、先にこれを支払います。いるのが自分のコマでも同じです。
city-floor = この階には値{ $value }が必要です。
# $value：ほかのラウンドでの値。
city-adapted = 調整タイルのある塔です。ふだんの値は{ $value }です。ラウンドの後、タイルは右隣の塔へ移ります。
# $goods：「木材2個」。
city-bonus = この階のボーナス：{ $goods }。
city-taken-by = { $name }が取得
city-taken = 取得済み
city-empty = カードなし

## トークンと山札

city-tokens = トークン
city-supply =
    { $n ->
        [0] 引けるトークンなし
       *[other] 引けるトークン：残り{ $n }枚
    }
city-supply-spent = 使用済みの{ $n }枚が、サプライの横に表向きに置かれています。
city-supply-text = 見ないで引きます。使ったものは横に表向きに置き、サプライがなくなったら混ぜます。
# サプライの横に表向きにある枚数と、自分の手持ち。
city-token-spent = 使用済み{ $n }
city-token-held = 手持ち{ $n }
city-decks = 山札
city-decks-text = このゲームの山札に入っているカードです。種類と時代ごとに8枚で、順番は誰も知りません。
city-decks-kinds = カードの種類
city-deck =
    { $kind ->
        [territory] 領地の山札
        [character] 人物の山札
        [building] 建物の山札
       *[venture] 事業の山札
    }
city-card-seen = 登場済み

## ダイスとコマ

city-dice = ダイスと家族コマ
city-pass = コマを1つ失う
# $member：black、white、orange、neutral、brown。
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
        [brown] { $name }の茶色コマ、値{ $value }。
       *[neutral] { $name }の中立コマ、値{ $value }。
    }
city-member-placed =
    { $member ->
        [black] { $name }の黒コマ：もう手元にありません。
        [white] { $name }の白コマ：もう手元にありません。
        [orange] { $name }のオレンジコマ：もう手元にありません。
        [brown] { $name }の茶色コマ：もう手元にありません。
       *[neutral] { $name }の中立コマ：もう手元にありません。
    }
city-member-of =
    { $member ->
        [black] { $name }の黒コマ
        [white] { $name }の白コマ
        [orange] { $name }のオレンジコマ
        [brown] { $name }の茶色コマ
       *[neutral] { $name }の中立コマ
    }
# $members：上のどれか、1つ以上。
city-standing = ここにいるコマ：{ $members }。

## スペース

city-work = 収穫と生産
city-council = 評議会
city-large-malus = 大は値−{ $n }
city-closed = { $players }人未満のときは使えません。
city-own = リーダーのスペース
# $leader：誰のスペースか、$name：そのリーダーをプレイした人。
city-own-space = { $leader }のスペース（{ $name }専用）
# 特権で選べるもの。$goods：「コイン2枚、信仰1点またはトークン1枚」。
city-privilege-text = 特権で得られるもの：{ $goods }。
# モンテフェルトロ家の人が特権で選べる、もう1つのもの。
city-store = 名家タイルの上のものすべて
# プレイヤーと、まだ置いていないコマの数。
city-in-order = { $name }（コマ残り{ $n }）
# $names：手番順に並べたプレイヤー。
city-order = 手番順：{ $names }
city-order-text = 次のラウンドは、評議会にいる人が列の順に先になり、ほかの人は今の順で続きます。

## 教会

city-report-after = 第{ $round }ラウンド後にレポート
city-support = 支持する
city-faith-of = { $name }は{ $space }マス目
city-faith-space = 信仰トラックの{ $space }マス目
city-faith-points = 教会を支持すると勝利点{ $points }点。
# $period：I、II、III。
city-faith-needed = 時代{ $period }のレポートには信仰{ $space }点が必要で、足りない人は破門されます。
# $name：信仰トラックにタイルを持つ名家の人。
city-faith-tile = { $name }のマーカーが{ $space }マス目に着くと、1回だけ{ $goods }。
city-cursed = 破門されている人：{ $names }。

## トラック

city-tracks = 軍事力と勝利点
city-track-military = 軍事力
city-track-military-text = ゲーム終了時に1位と2位が点を得ます。領地を取るのにも必要です。
city-track-vp = ここまでの勝利点
city-track-vp-text = カード、信仰、軍事力で最後に得る点は、まだ入っていません。
city-rank = { $name } { $n }

## 競り

city-auction = 名家の競り
city-auction-text = 上の段ほど、最初の資源は少なくなります。競り負けた人は、すぐに入札し直します。
city-bidders = 入札する人
# $you：yesかno。
city-bids-now =
    { $you ->
        [yes] あなたの入札です
       *[no] { $name }の入札です
    }
city-bids-later =
    { $you ->
        [yes] 続いてあなた
       *[no] 続いて{ $name }
    }
city-outbid =
    { $you ->
        [yes] 競り負けました：もう一度入札します
       *[no] { $name }が競り負け、入札し直します
    }
# $family：その名前。
city-bids = { $family }への入札
# $row：1から6、$goods：最初の資源。
city-bid = { $row }段目：最初の資源は{ $goods }。
city-bid-of = { $name }が首位です。
city-bid-under = もっと上の段に入札があります。
city-bid-last = これより上はありません。
city-bid-text = ほかの人が、もっと上の段に入札できます。
city-beside = 名家についてくるリーダー
city-beside-text = 名家の横に置かれ、一緒に手に入ります。
city-won = 名家
city-won-by = { $name }は{ $row }段目で{ $family }を獲得。最初の資源は{ $goods }。

## 準備

city-setup-tiles = ボーナスタイル
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
# $member：black、white、orange、brown、neutral。
house-member =
    { $member ->
        [black] 黒コマ、値{ $value }
        [white] 白コマ、値{ $value }
        [orange] オレンジコマ、値{ $value }
        [brown] 茶色コマ、値{ $value }
       *[neutral] 中立コマ、値{ $value }
    }
house-member-placed =
    { $member ->
        [black] 黒コマ、配置済み
        [white] 白コマ、配置済み
        [orange] オレンジコマ、配置済み
        [brown] 茶色コマ、配置済み
       *[neutral] 中立コマ、配置済み
    }
# 置く前に次のコマを助ける使用人。
house-ahead = 使用人{ $n }人を先に使う
house-ahead-text = 続くアクションの値を上げます。少ないほうがよい場面では、もう数えません。
house-added = 次に置くコマの値+{ $n }
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
house-row-territory = ダイスの数に届く収穫で起動します。最後に枚数に応じた点になります。
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
# 最も多い人と同じ数。
house-most = 最多
house-once = 毎ラウンド1回
house-always = 常に
# リーダーが効果を持つとき：プレイしたとき、自分のスペースとして。
house-played = プレイ時
house-space = 専用スペース
house-at-end = ゲーム終了時
house-kind-territory = 領地
house-kind-character = 人物
house-kind-building = 建物
house-kind-venture = 事業

## 屋敷：リーダー

house-leaders = リーダー
house-hidden = 手札{ $n }枚
house-discarded = 手放した{ $n }枚
house-leader-hand = 手札です。条件を満たせばプレイでき、手放せば特権1つになります。
house-leader-ready = 手札です。条件を満たしているのでプレイできます。手放せば特権1つになります。
house-leader-played = プレイ済みです。
house-leader-used = プレイ済みで、このラウンドはもう使いました。
# $leaders：リーダーの名前。
house-dismissed = 手放したリーダー：{ $leaders }。
house-face-down = 裏向きで手放したリーダー：{ $leaders }。
house-seen = 全員が知っている手札：{ $leaders }。
house-drawn = 山札から引いたリーダー：{ $n }枚。
# $leader：その名前。
house-discard = { $leader }を手放して特権を得る
house-copied = { $leader }の能力を持っています。

## 屋敷：名家とトークン

house-tokens =
    { $n ->
        [0] トークンなし
       *[other] トークン{ $n }枚
    }
# $goods：トークンに描かれたもの、$n：その枚数。
house-token =
    { $n ->
        [1] トークン：{ $goods }
       *[other] トークン{ $n }枚、それぞれ{ $goods }
    }
house-token-use = 自分の手番に使うと、描かれたものを得ます。
house-token-hidden = 面は持ち主だけが知っています。
house-received = 獲得済み
# 名家タイルの上のもの。
house-store = タイルの上：{ $goods }
house-nothing = まだなし
house-seal = 裏返す前：{ $goods }
house-seal-turned = 裏返し済み：リーダーをプレイするたびに{ $goods }

## 屋敷：今の質問

house-wake = 別のカードも起動する
house-produce = 生産
house-trade-times =
    { $n ->
        [1] この交換を選びました。
       *[other] この交換を{ $n }回選びました。
    }
house-support-short = 支持する
house-refuse-short = 拒む

## 選んだものを実行するボタン

do-place = ここに置く
do-take = このカードを取る
do-spend =
    { $action ->
        [harvest] 収穫する
       *[production] 生産する
    }
do-add = 先に使う
do-choose = このタイルを取る
do-keep = このリーダーを残す
do-play = このリーダーをプレイする
do-use = このリーダーを使う
do-bid = この段で入札
