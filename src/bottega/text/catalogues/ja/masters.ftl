### マスターズ・オブ・ルネッサンス（日本語）。

title = マスターズ・オブ・ルネッサンス

## 数えるもの

cards-of-level = レベル{ $level }の{ $cards }
# 1つだけの場合。同じ文が続くことがある。
one-coin = コイン
one-stone = 石
one-servant = 使用人
one-shield = 盾

## 資源とマーブルの種類と、ボードやカードでの文字（半角1文字、すべて異なる）

letter-coin = C
letter-stone = S
letter-servant = V
letter-shield = H
letter-faith = F
letter-white = W

## カード、リーダー、トークン

card = レベル{ $level }の{ $colour }カード（{ $points }）
text-card = レベル{ $level }の{ $colour }カード、{ $points }。コスト：{ $cost }。生産：{ $pays }を支払い、{ $gives }を得ます。

leader = { $emblem }（{ $ability }）
emblem-discount = 屋台のリーダー
emblem-depot = 町のリーダー
emblem-white = パレットのリーダー
emblem-production = 印刷機のリーダー
ability-discount = カードが{ $good }安い
ability-depot = { $good }まで置ける
ability-white = 白マーブルが{ $good }になる
ability-production = { $good }を好きな資源に
text-leader = { $emblem }、{ $points }。条件：{ $requirement }。{ $ability }
effect-discount = コストに{ $kind }を含むカードは、コストが{ $good }分減ります。
effect-depot = 倉庫とは別に、{ $good }まで置ける追加倉庫が増えます。
effect-white = 市場で取った白マーブルは、それぞれ{ $good }になります。
effect-production = 生産が増えます：{ $good }を支払い、{ $any }と{ $faith }を得ます。

token-cards = { $cards }を除去
token-cross = 黒十字が{ $spaces }進む
token-shuffle = 黒十字が{ $spaces }進み、全トークンを混ぜる
text-token-cards = ロレンツォが場の{ $cards }を、レベルの低いものから取り除きます。
text-token-cross = 黒十字が信仰トラックを{ $spaces }進みます。
text-token-shuffle = 黒十字が信仰トラックを{ $spaces }進み、その後すべてのトークンを裏向きにして混ぜます。

## 読み手への質問と、その話題（topic-...：「アンナを待っています：」の後）

question-choose-leaders = どの2枚のリーダーを残しますか？
topic-choose-leaders = リーダーの選択
question-start = 最初に受け取る資源{ $n }個はどれにしますか？
topic-start = 最初の資源の選択
question-turn = この手番で何をしますか？
topic-turn = 手番のアクション
question-whites = { $n ->
    [1] 白マーブルを何にしますか？
   *[other] 白マーブル{ $n }個を何にしますか？
}
topic-whites = 白マーブルの変換
question-store =
    { $fits ->
        [no] すべては置けません。どの資源を手放しますか？
       *[yes] { $n ->
            [0] 何も保管しませんか？
           *[other] 資源を保管するか、手放してください。
        }
    }
topic-store = 資源の保管
question-produce = { $pays }を支払い、{ $gives }を得ます。生産しますか、さらに選びますか？
topic-produce = 生産の選択
question-spend = どの資源2個を使いますか？
topic-spend = 使う資源の選択
question-receive = どの資源を受け取りますか？
topic-receive = 受け取る資源の選択
question-pay = { $pays }を倉庫と金庫のどちらから支払いますか？
topic-pay = 支払い
question-last-word = リーダーをプレイするか手放すか、手番を終えてください。
topic-last-word = 手番の終了

## 回答

label-buy = { $card }、スロット{ $slot }
label-base = 基本生産

answer-keep = { $leaders }を残す
answer-start = { $goods }で始める
answer-take = { $line }を取る：{ $marbles }
answer-take-whites = { $line }を取る：{ $marbles }（白マーブルはそれぞれ{ $become }になる）
row = { $n }行目
column = { $n }列目
answer-whites = { $n ->
    [0] 白マーブルを{ $kind }にしない
   *[other] 白マーブルを{ $goods }にする
}
answer-let-go = { $players ->
    [1] { $good }を手放す：黒十字が1マス進む
    [2] { $good }を手放す：相手が信仰1点を得る
   *[other] { $good }を手放す：他の全員が信仰を1点ずつ得る
}
answer-store = { $n ->
    [0] 何も保管しない
   *[other] { $goods }を保管する
}
answer-buy = { $card }を{ $cost }で買い、スロット{ $slot }に置く
answer-buy-none = レベル{ $level }の{ $colour }カードを買い、スロット{ $slot }に置く
answer-activate-slot = スロット{ $slot }を使う：{ $pays }を支払い、{ $gives }を得る
answer-activate-none = スロット{ $slot }を使う
answer-activate-base = 基本生産を使う：{ $pays }を支払い、{ $gives }を得る
answer-activate-leader = { $leader }を使う：{ $pays }を支払い、{ $gives }を得る
answer-spend = { $goods }を使う
answer-receive = { $good }を受け取る
answer-produce-none = 生産する
answer-produce = 生産する：{ $pays }を支払い、{ $gives }を得る
answer-pay = { $n ->
    [0] 何も支払わない
   *[other] { $sources }を支払う
}
from-warehouse = 倉庫から{ $goods }
from-strongbox = 金庫から{ $goods }
answer-play = { $leader }をプレイする：{ $points }
answer-discard = { $leader }を手放して{ $faith }を得る
answer-end = 手番を終える

## 出来事

event-leaders-kept = { $who ->
    [you] あなたは{ $leaders }を残しました。
   *[other] { $name }は{ $leaders }を残しました。
}
event-leaders-kept-hidden = { $who ->
    [you] あなたはリーダー2枚を残しました。
   *[other] { $name }はリーダー2枚を残しました。
}
event-inkwell-drawn = { $who ->
    [you] あなたがインク壺を引き、最初の手番になります。
   *[other] { $name }がインク壺を引き、最初の手番になります。
}
event-start-received = { $who ->
    [you] あなたは{ $goods }で始めます。
   *[other] { $name }は{ $goods }で始めます。
}
event-turn-began = { $who ->
    [you] 第{ $turn }手番：あなたの番です。
   *[other] 第{ $turn }手番：{ $name }。
}
event-marbles-taken = { $who ->
    [you] あなたは{ $line }を取りました：{ $marbles }。
   *[other] { $name }は{ $line }を取りました：{ $marbles }。
}
event-whites-turned = { $who ->
    [you] あなたの白マーブルは{ $goods }になりました。
   *[other] { $name }の白マーブルは{ $goods }になりました。
}
event-good-let-go = { $who ->
    [you] あなたは{ $good }を手放しました。
   *[other] { $name }は{ $good }を手放しました。
}
event-goods-stored = { $who ->
    [you] あなたは{ $goods }を保管しました。
   *[other] { $name }は{ $goods }を保管しました。
}
event-faith-moved = { $who ->
    [you] あなたは信仰トラックを{ $spaces }進みました（{ $space }マス目）。
   *[other] { $name }は信仰トラックを{ $spaces }進みました（{ $space }マス目）。
}
event-faith-moved-many = 他の全員が{ $spaces }進みました：{ $markers }。
marker = { $name }は{ $space }マス目
event-cross-moved = 黒十字が{ $spaces }進みました（{ $space }マス目）。
event-vatican-report = { $n ->
    [0] バチカン・レポート{ $section }：タイル（{ $points }）は誰も獲得しませんでした。
   *[other] バチカン・レポート{ $section }：タイル（{ $points }）を獲得したのは{ $names }です。
}
event-card-bought = { $who ->
    [you] あなたは{ $card }を{ $cost }で買いました（スロット{ $slot }）。
   *[other] { $name }は{ $card }を{ $cost }で買いました（スロット{ $slot }）。
}
event-goods-paid = { $who ->
    [you] あなたは{ $sources }を支払いました。
   *[other] { $name }は{ $sources }を支払いました。
}
event-card-uncovered = 次に買えるのは{ $card }です。
event-power-activated = { $who ->
    [you] あなたはスロット{ $slot }を使いました。
   *[other] { $name }はスロット{ $slot }を使いました。
}
event-power-activated-base = { $who ->
    [you] あなたは基本生産を使いました。
   *[other] { $name }は基本生産を使いました。
}
event-power-activated-leader = { $who ->
    [you] あなたは{ $leader }を使いました。
   *[other] { $name }は{ $leader }を使いました。
}
event-goods-spent = { $who ->
    [you] あなたはこれに{ $goods }を使いました。
   *[other] { $name }はこれに{ $goods }を使いました。
}
event-good-received = { $who ->
    [you] あなたは引き換えに{ $good }を選びました。
   *[other] { $name }は引き換えに{ $good }を選びました。
}
event-produced = { $who ->
    [you] あなたは{ $goods }を生産しました。
   *[other] { $name }は{ $goods }を生産しました。
}
event-leader-played = { $who ->
    [you] あなたは{ $leader }をプレイしました。
   *[other] { $name }は{ $leader }をプレイしました。
}
event-leader-discarded = { $who ->
    [you] あなたは{ $leader }を手放しました。
   *[other] { $name }は{ $leader }を手放しました。
}
event-leader-discarded-hidden = { $who ->
    [you] あなたはリーダー1枚を手放しました。
   *[other] { $name }はリーダー1枚を手放しました。
}
event-last-round-faith = 信仰トラックの終わりに着きました。これが最終ラウンドです。
event-last-round-cards = 誰かが7枚目のカードを買いました。これが最終ラウンドです。
event-token-drawn = ロレンツォがトークンを公開しました：{ $token }。
event-cards-removed = ロレンツォが{ $cards }を取り除きました。
event-tokens-shuffled = すべてのトークンが裏向きに戻りました。

## 理由

reason-activate-first = 生産する前に、使う生産を1つ以上選んでください。
reason-action-first = 先にアクションが必要です：マーブルを取る、カードを買う、生産する。
reason-one-action = アクションは1手番に1回だけで、すでに行いました。
reason-not-dealt = 選べるのは配られたリーダーだけです：{ $have_leaders }。
reason-start-goods = あなたの手番順で得られる資源は{ $need_goods }個です。多くも少なくもできません。
reason-whites = { $need_most ->
    [1] 白マーブルを{ $good }にするかどうかを選びます。
   *[other] 白マーブル{ $need_most }個のうち何個を{ $kind }にするかを選びます。
}
reason-does-not-fit = { $have }は入りきりません。倉庫には1個、2個、3個の段があり、段ごとに別の種類を置きます。ほかにはプレイしたリーダーの追加倉庫だけです。
reason-nothing-to-let-go = { $have_total ->
    [0] 手放せるものがありません。
   *[other] 手放せるのは{ $have }です。{ $need }は手放せません。
}
reason-power-used = この生産はすでに選んであります。
reason-plenty = 金庫に同じ資源が{ $need_goods }個以上あります。使ってからまた生産してください。
reason-deck-empty = レベル{ $need_roman }の{ $colour }カードはもうありません。
reason-same-slot = 空きスロットはどれも同じです。スロット{ $need_slot }を使ってください。
reason-slot-level = { $need_level ->
    [0] レベルIのカードは空きスロットに置きます
   *[other] このカードはレベル{ $need_roman }のカードの上に置きます
}。{ $have_level ->
    [0] スロット{ $have_slot }は空いています。
   *[other] スロット{ $have_slot }の一番上はレベル{ $have_roman }のカードです。
}
reason-cost = { $have_total ->
    [0] コストは{ $need }ですが、何も持っていません。
   *[other] コストは{ $need }ですが、持っているのは{ $have }です。不足：{ $missing }。
}
reason-base-power = 基本生産には資源が{ $need_goods }個必要ですが、残りは{ $have_goods }個です。
reason-slot-empty = スロット{ $need_slot }は空いています。
reason-inputs = { $have_total ->
    [0] { $need }が必要ですが、何も残っていません。
   *[other] { $need }が必要ですが、残りは{ $have }です。不足：{ $missing }。
}
reason-no-leader = { $good }を使って生産するリーダーをプレイしていません。
reason-payment = 今支払うのは{ $need }です（手持ち：倉庫{ $have_warehouse }、金庫{ $have_strongbox }）。
reason-between-actions = リーダーをプレイしたり手放したりできるのは、手番のアクションの前か後です。先に{ $topic }が必要です。
reason-already-played = { $leader }はすでにプレイしています。
reason-not-in-hand = { $leader }は手札にありません。
reason-requirement = { $have_total ->
    [0] 条件は{ $need }ですが、1つも持っていません。
   *[other] 条件は{ $need }ですが、持っているのは{ $have }です。
}

## 終わり

end-finished = 最終ラウンドが終わりました。
end-victory = { $who ->
    [you] あなたはロレンツォに勝ちました。
   *[other] { $name }はロレンツォに勝ちました。
}
end-colour-gone = ロレンツォの勝利です。1つの色のカードがすべてなくなりました。
end-cross-at-end = ロレンツォの勝利です。黒十字が最後のマスに着きました。
tie-break = 同点の場合は、残った資源が多いほうが上位です。

## 端末での局面

label-spare = 余りのマーブル：{ $letter }
label-cards = カード
label-reports = レポート
reports-done = 3回とも済み
report-next = { $section }：{ $space }マス目で発動、{ $start }マス目以降の全員に{ $points }
lorenzo = 黒十字 { $space }/{ $last }
tokens-seen = 公開済みトークン { $n }/{ $all }：{ $tokens }
label-faith = 信仰
tiles-kept = タイル { $tiles }
label-shelves = 倉庫
depots = { $n ->
   *[other] （追加倉庫：{ $goods }）
}
label-slot = スロット{ $n }
covers = 下：{ $cards }
label-played = リーダー
requires = 条件：{ $requirement }
label-away = 除外
away-returned = 返却：{ $leaders }
away-discarded = 手放した：{ $leaders }
label-to-store = 保管待ち
let-go-so-far = { $n }個手放した
label-to-pay = 支払い
label-to-come = 獲得予定

## ボードを見ない読み手のための局面：見出しと、項目ごとの行

panel-progress = 進行中
panel-report = 次のレポート
panel-cross = 黒十字
panel-tokens = 公開済みトークン
panel-row = { $n }行目
panel-slot = スロット{ $n }
marble-coin = 黄（コイン）
marble-stone = 灰（石）
marble-servant = 紫（使用人）
marble-shield = 青（盾）
marble-faith = 赤（信仰）
marble-white = 白
panel-offer = { $n ->
    [1] コスト：{ $cost }。生産：{ $pays }を支払い、{ $gives }を得る。{ $points }。最後の1枚。
   *[other] コスト：{ $cost }。生産：{ $pays }を支払い、{ $gives }を得る。{ $points }。残り{ $n }枚。
}
panel-card = { $colour } { $level }、{ $points }。生産：{ $pays }を支払い、{ $gives }を得る。
