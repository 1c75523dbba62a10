### ロビー：始まる前の卓（日本語）。

lobby-before = 開始前
# $n：プレイヤーの人数。
lobby-who =
    { $n ->
        [1] ソロ、卓を開いた人：{ $host }
       *[other] { $n }人、卓を開いた人：{ $host }
    }
lobby-seats = 卓を囲む人
lobby-seat-free = 席{ $n }は空いています
# $bot：ボットの呼び名。
lobby-bot = { $bot }ボット
lobby-seat-bot = ボット、いつでも準備よし
lobby-seat-open = 先着の人の席
lobby-seat-invited = リンクを持つ人の席
lobby-seat-mine = あなた
lobby-seat-device = この端末
lobby-seat-here = 在席中
lobby-seat-away = 着席済み、今は離れています
lobby-sit = 着席
# 「着席」に続けて読み上げられる。
lobby-at-seat = （席{ $n }）
lobby-leave = 席を立つ

## リンク

lobby-link = 席{ $n }のリンク
lobby-copy = リンクをコピー
lobby-copied = リンクをコピーしました。友達1人に送ってください。
lobby-select = 選択されたリンクをコピーしてください。
lobby-share = 共有
# リンクに添える文。$title：ゲームの名前。
lobby-invitation = あなたの席を用意しました：Bottegaの「{ $title }」

## 決めたこと

lobby-terms = この卓の決まり
lobby-rules = ルールを読む
# $option、$value：ゲームの設定と、選ばれたもの。
lobby-option = { $option }：{ $value }
lobby-clock-none = 時間制限なし
lobby-clock-days = 1手につき{ $n }日
# $minutes：1局全体の分数。$n：1手ごとに戻る秒数。
lobby-clock-bank =
    { $n ->
        [0] 1局全体で1人{ $minutes }分
       *[other] 1人{ $minutes }分、1手ごとに{ $n }秒加算
    }
lobby-hand-over =
    { $on ->
        [on] 「手番を終える」まで取り消せる
       *[off] 最後の選択で手番が自動的に終わる
    }
lobby-watch =
    { $watch ->
        [delayed] 観戦できる（{ $n }手遅らせて表示）
        [none] プレイヤーだけが見られる
       *[open] 観戦できる
    }
lobby-public =
    { $on ->
        [on] 卓の一覧に載る
       *[off] 卓の一覧に載らない
    }
lobby-chat =
    { $on ->
        [on] ゲーム中もチャットできる
       *[off] ゲーム中のチャットはなし
    }

## 開始

lobby-start = ゲームを始める
lobby-ready = 全員そろいました。始められます。
lobby-why-not =
    { $n ->
        [1] あと1席空いています。その席のリンクを送ってから始めてください。
       *[other] あと{ $n }席空いています。友達にそれぞれ別のリンクを送ってから始めてください。
    }
lobby-waiting = あと{ $n }人を待っています。
lobby-waiting-host = 満席です。{ $host }がゲームを始めます。
lobby-give-up = 卓を閉じる
lobby-give-up-sure = 本当に閉じますか？
