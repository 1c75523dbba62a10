### ルネッサンスのボード（日本語）。

## 回答の種類。たくさんあるとき（$n：その数）

# クリックの後に残る質問。
narrow-card = { $name }をどうしますか？
narrow-material = { $name }をどこに置きますか？
narrow-cell = そこに置くカードはどれですか？
narrow-mission = もう1枚はどの任務ですか？
narrow-discard = どのカードを捨てますか？
verb-oblige = 必須の任務を選ぶ
verb-oblige-one = 残す任務を選ぶ
verb-build = 建材を建てる
count-hand = 手札{ $n }枚
count-stock = ストック{ $n }枚
# 1つの建材で始まるたくさんの回答（$name：題名と値）。
group-material = { $name }
# 1枚のカードや任務で始まるたくさんの回答（$name：題名）。
group-card = { $name }
group-mission = { $name }
verb-move = 建材を移す
verb-play = アクションをプレイする
verb-lay = 特殊カードを置く
verb-discard = カードを捨てる
verb-open = ストックを使う
verb-store = ストックにカードを入れる
verb-shelter = アクションの届かないところに入れる
verb-target = 相手を選ぶ
verb-strike = 建材を選ぶ
verb-flank = 左右を選ぶ
verb-take = カードを取る
verb-give = カードを渡す
verb-back = カードを山札に戻す
verb-empty = マスを空けておく
verb-show = 任務を見せる
verb-claim = 任務を公開する
verb-aim = 特殊カードを選ぶ
verb-let-be = 見送る
verb-pope = 教皇で無効にする
verb-pray = 祈る
verb-repeat = 繰り返す
verb-double = 2倍にする
verb-offer = 提案する
verb-accept = 受け入れる
verb-refuse = 断る
verb-counter = 逆提案をする

## 一番上の行とタブ

# $phase：act、store、またはほかの人が尋ねられている間のwait。
site-where =
    第{ $turn }手番・{ $phase ->
        [act] 行動、その後に貯蔵と補充
        [store] 貯蔵、その後に補充
       *[wait] 回答待ち
    }
site-where-setup = 最初の手番の前
site-tab-castle = 城
site-tab-others = ほかの人
site-tab-missions = 任務

## 敷地

# $castle：シュノンソー城。
site-yours = あなたの城：{ $castle }
# $name：1人、または一緒に建てる2人。
site-of = { $castle }：{ $name }
site-filled = { $of }マス中{ $n }マス
# 場所が狭いとき。
site-of-cells = { $n }/{ $of }
site-walls = 城に{ $n }点
site-about-chenonceau = アーチ5つの回廊に、壁4つと屋根3つ。最も横に広い城です。
site-about-chillon = 岩の上の砦。7つの土台が、壁3つと屋根2つを支えます。
site-about-egeskov = 湖に立つ3つの塔。土台6つ、壁3つ、屋根3つです。
site-about-rosenborg = 土台4つ、壁4つ、屋根4つの、背の高い館です。
site-about-quick = 小さな砦。土台3つ、壁2つ、屋根1つです。
site-row-foundation = 土台
site-row-stone = 壁
site-row-tile = 屋根
site-immune = 守られています
site-immune-text = 持ち主の次の手番まで、どのアクションもこの城に効きません。
# 一緒に建てる2人、または1人：手札は$n枚。
site-person = { $name }、手札{ $n }枚
site-hand = 手札{ $n }枚
site-holds-now = この手番
site-holds-next = 次の手番
# 建材が城から城へ移る間、並んで見える2つの城。
site-duel = 2つの城
site-flank-left = 左側を失う
site-flank-right = 右側を失う

## マス

site-free-foundation = 土台のマス
site-free-stone = 石のマス
site-free-tile = 瓦のマス
site-free-text =
    ここに建てられるのは{ $kind ->
        [foundation] 土台
        [stone] 石
       *[tile] 瓦
    }だけです。先に手札のカードを選んでください。
site-built-text =
    上のカードも合わせて、値{ $value }の{ $kind ->
        [foundation] 土台
        [stone] 石
       *[tile] 瓦
    }です。
site-safe = アクションは届きません。
# $n：左からの位置、$of：この段のマスの数。
site-cell-free =
    { $row }段目、{ $of }マス中{ $n }番目：{ $kind ->
        [foundation] 土台の空きマス
        [stone] 石の空きマス
       *[tile] 瓦の空きマス
    }
site-cell =
    { $row }段目、{ $of }マス中{ $n }番目：値{ $value }の{ $kind ->
        [foundation] 土台
        [stone] 石
       *[tile] 瓦
    }、{ $title }
site-cell-figure = { $row }段目、{ $of }マス中{ $n }番目：{ $title }、値{ $value }
# $cards：建材の上の特殊カード。
site-cell-on = 上に{ $cards }が載っています。
# $points：2、-2、または守るだけなら0。
site-badge =
    { $title }{ $points ->
        [0] { "" }
       *[other] 、{ $points }
    }

## 特殊エリアとストック

site-zone = 特殊エリア
site-zone-empty = まだ誰もいません。
site-special = { $title }、{ $points }
# $cards：特殊カードが集めたアクション、1枚1点。
site-under = この下にアクションが{ $n }枚あります：{ $cards }。
site-used = 役目を終えました。
site-laid-by = 置いた人：{ $name }。
site-stock = ストック
site-stock-text = 各手番の終わりに1枚まで入れられます。ストックを使うのは手番の行動の1つで、中のカードを好きなだけ使えます。
site-stock-of = ストック：{ $of }枠中{ $n }枚
site-vault-of = アクションの届かない枠：{ $of }枠中{ $n }枚
site-known = 知っているもの：{ $cards }。
site-back = 見ることのできないカード
site-kept-safe = { $title }、アクションは届きません
site-slot-free = ストックの空き枠
site-vault-free = アクションの届かない空き枠
# $title：隊長。
site-covered = このストックの上に{ $title }がいます
site-missions =
    { $n ->
        [0] 公開された任務はまだありません
       *[other] 公開された任務{ $n }枚
    }

## 山札と捨て札

site-piles = 山札と捨て札
site-pile = 山札
site-pile-text =
    { $n ->
        [0] 空です。誰かが引こうとするとゲームは終わります。
       *[other] 残り{ $n }枚。引こうとして引けないときも、ゲームは終わります。
    }
# $cards：上から順に。
site-pile-known = 見て知っているもの：{ $cards }。
site-cards = カード{ $n }枚
site-discards = 捨て札
site-discards-empty = まだ何もありません。
site-on-top = 一番上は{ $title }
site-top = 捨て札の一番上は{ $title }です
site-throw = { $title }を捨てる
site-look =
    { $n ->
        [1] 見る
       *[other] { $n }枚すべてを見る
    }
site-spread =
    { $n ->
        [1] カード{ $n }枚
       *[other] カード{ $n }枚（新しい順）
    }

## 手札

# $kind：foundation、stone、tile、$n：値。
hand-worth =
    { $kind ->
        [foundation] 値{ $n }の土台。
        [stone] 値{ $n }の石。
       *[tile] 値{ $n }の瓦。
    }
hand-yours = あなたの手札
hand-title-of = { $name }の手札
# $card：カードの題名。
hand-chosen = { $card }を選択中
hand-count =
    { $n ->
        [0] カードなし
       *[other] カード{ $n }枚
    }
hand-unknown = まだ見ていないカード
hand-no-cards = 手札はありません。
hand-nothing = 何もありません。
hand-seen = { $n }枚を知っています
# $cards：カードの題名。
hand-seen-hand = この手札で見たもの：{ $cards }。
hand-seen-near = この手札かストックにあるもの：{ $cards }。
hand-uses = { $card }でできること
hand-use-play = { $card }をプレイする
hand-use-play-short = プレイする
hand-use-lay = { $card }を置く
hand-use-lay-short = 置く
hand-use-store = { $card }をストックに入れる
hand-use-store-short = ストックに入れる
hand-use-shelter = { $card }を倉庫番の枠に入れる
hand-use-shelter-short = 倉庫番の枠に入れる
hand-use-discard = { $card }を効果なしで捨てる
hand-use-discard-short = 捨てる
hand-build = 光っているマスに建てるか、または：

## 手札：求められること

hand-ask-operation = カードを選び、建てる、プレイする、置く、捨てるのどれかをしてください。
hand-ask-build-more = 建材をあと{ $n }個建てられます。
# $match：none、same_value（すべて同じ値）、same_kind（同じ種類のマス）、in_play（同じものがどこかの城にある）。
hand-ask-place-materials =
    { $match ->
        [same_value] 値の同じ建材を建ててください。
        [same_kind] 同じ種類のマスに建材を建ててください。
        [in_play] どこかの城と同じ建材を建ててください。
       *[none]
            { $n ->
                [1] 建材を建ててください。
               *[other] 建材を{ $n }個まで建ててください。
            }
    }
hand-ask-match-build = { $name }が建てました。種類と値の同じものを1個建てられます。
hand-ask-renovate = カードを選び、次に取り替える建材を選んでください。
hand-ask-roof = 建材を選んでください。どの空きマスにも置けます。
hand-ask-double-which = どのアクションを2倍にしますか？
hand-ask-discard-hand = カードを{ $n }枚捨ててください。
hand-ask-discard-any = カードを好きな枚数捨ててください。
hand-ask-trade-give = { $name }にカードを{ $n }枚渡してください。
hand-ask-pool-card = カード{ $n }枚を伏せてプールに出してください。
hand-ask-claim = 任務を公開しますか？
hand-ask-store = ストックにカードを1枚入れられます。
hand-ask-lay-slot = カードを入れる枠を選んでください。
hand-done = これで終える
hand-pass = 見送る
# 設計図のマス。
hand-empty = マスを空けておく
hand-repeat = 自分のために繰り返す
hand-double-cards = カードの枚数を2倍に
hand-double-players = 狙う人数を2倍に
hand-target = { $name }の手札から1枚引く

## 手札：広げて見せるカード

# $n：あと何枚選ぶか、$name：誰のカードか、$card：尋ねているカード。
hand-open-play-stock = ストックを使います
hand-open-double-which = ストックのどのアクションを2倍にしますか？
hand-open-build-from-stock = { $name }のストックが見えています
hand-open-trade-take = カードを{ $n }枚取る
hand-open-store-exchange = どのカードを交換しますか？
hand-open-store-return = 代わりに自分のストックから{ $n }枚渡す
hand-open-sin = ストックのどのカードを交換しますか？
hand-open-sin-return = 手札{ $n }枚をストックに入れる
# $own：自分で取るならyes。
hand-open-deal-pool =
    { $own ->
        [yes] どのカードを取りますか？
       *[no] { $name }にどのカードを渡しますか？
    }
hand-open-take-drawn = めくったカードから{ $n }枚取る
hand-open-return-drawn = どのカードから山札に戻しますか？最後の1枚が一番上になります。
# $n：マスの番号。
hand-open-relay = マス{ $n }に何を置きますか？
hand-open-discard-own = どの特殊カードを捨てますか？
hand-open-take-special = どの特殊カードを取りますか？
hand-open-double-how = { $card }：何を2倍にしますか？
hand-open-repeat-action = 金物商が{ $card }を繰り返せます
hand-open-repeat-last = 金物商が{ $card }を繰り返せます
hand-open-toll = 徴兵係がカードを引けます
hand-row-stock = あなたのストック
hand-row-stock-of = { $name }のストック
hand-row-hand = あなたの手札
hand-row-hand-of = { $name }の手札
hand-row-tray = 脇に置いたカード
hand-row-pool = プール
hand-row-pile = 山札からめくったカード
hand-row-lifted = あなたの城の建材
hand-row-specials = あなたの特殊カード
hand-row-specials-of = { $name }の特殊カード
hand-square-offer = 村の広場：{ $name }に提案する
hand-square-counter = 村の広場：{ $name }に別の提案をする
hand-square-answer = 村の広場：{ $name }からの提案
hand-square-get = もらうもの
hand-square-give = 渡すもの
hand-offer = これを提案する
hand-accept = 受け入れる
hand-refuse = 断る
hand-counter = 別の提案をする

## 任務

hand-missions-of = { $name }の任務
hand-missions-mandatory = 必須：得るか失うか
hand-missions-optional = 任意
hand-missions-down = 伏せた任務{ $n }枚
hand-show-this = これを見せる。
hand-claim-now = 満たしています。今公開する。
hand-claim-none = 何も公開しない
hand-points-more = +{ $n }
hand-points-both = ±{ $n }
# 選ばなければ除かれる任務。
hand-points-away = { $n }
hand-choose-text = 達成すれば点になり、できなければ同じだけ失います。ほかの3枚は点になるだけです。誰にも見えません。
hand-choose-quick = 達成すれば点になり、できなければ同じだけ失います。ほかは除かれます。誰にも見えません。
hand-choose-far =
    { $n ->
        [0] まだ選んでいません。
       *[other] { $of }枚中{ $n }枚を選びました。
    }

## 事前の指示

hand-orders = 応答
hand-orders-live = 誰かがアクションをプレイしたとき、あなたの代わりに答えます。「尋ねる」なら、そのたびに自分で決めます。
hand-orders-days = 日をまたいで進めるゲームでは、誰も応答を待ちません。誰かがアクションをプレイすると、これがあなたの代わりに答えます。
hand-orders-ask = 尋ねる
hand-orders-never = 応えない
hand-orders-castle = 自分の城だけ
hand-orders-always = 必ず応える

## 応答のとき

hand-you = あなた
# $n：狙われている人数、$targets：その名前。
hand-moment =
    { $n ->
        [0] { $name }が{ $card }をプレイ
       *[other] { $name }が{ $targets }に{ $card }をプレイ
    }
hand-moment-own =
    { $n ->
        [0] あなたが{ $card }をプレイ
       *[other] あなたが{ $targets }に{ $card }をプレイ
    }
hand-moment-castle = あなたの城への攻撃です！
hand-moment-you = あなたが狙われています。
hand-moment-any = 応えますか？
hand-moment-answered = 答えました。ほかの人の答えを待っています。
hand-moment-wait = 相手全員に、応えるかどうかを尋ねています。
hand-moment-nothing = 応えられるカードがありません。
hand-moment-time = 残り{ $n }秒です。
hand-let-be = 見送る
hand-let-be-text = アクションはそのまま進みます。
hand-pope = 教皇を使う
hand-pope-text = ゲーム中1回、教皇がアクション全体を全員に対して無効にします。
hand-pray = 祈る
hand-pray-text = 手札の祈りで、アクションのうち自分への分を、プレイした人に跳ね返します。
# $who：you、または$nameと呼ばれるother。
hand-after-trap =
    { $who ->
        [you] { $card }が働き、あなたは無事です。
       *[other] { $card }が働き、{ $name }は無事です。
    }
hand-after-cancelled =
    { $who ->
        [you] あなたが{ $card }を無効にしました。
       *[other] { $name }が{ $card }を無効にしました。
    }
# $whom：you、または$targetと呼ばれるother。
hand-after-turned =
    { $who ->
        [you] あなたが{ $card }を{ $target }に跳ね返しました。
       *[other]
            { $whom ->
                [you] { $name }が{ $card }をあなたに跳ね返しました。
               *[other] { $name }が{ $card }を{ $target }に跳ね返しました。
            }
    }
hand-after-stands = 誰も{ $card }を止めません。
