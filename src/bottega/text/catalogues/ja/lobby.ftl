### ロビー：始まる前の卓（日本語）。

lobby-before = 開始前
lobby-of = { $host }の卓
# 公開していない人の名前の代わり。
lobby-somebody = だれか
lobby-seats = 卓を囲む人
lobby-drag = 席はドラッグで動かせます
lobby-shuffle = 席をシャッフル
lobby-seat-free = 空席
lobby-seat-open = 次に来る人の席
lobby-seat-invited = リンクを持つ人の席
lobby-seat-yours = ここがあなたの席です
# $who：読む人、同じ端末の人、または他の人（いる・いない）。$host：卓を開いた人かどうか。
lobby-seat-who =
    { $who ->
        [me] { $host ->
            [yes] あなた（ホスト）
           *[no] あなた
        }
        [device] この端末
        [here] { $host ->
            [yes] 在席中（ホスト）
           *[no] 在席中
        }
       *[away] { $host ->
            [yes] 離席中（ホスト）
           *[no] 離席中
        }
    }
lobby-sit = 着席
lobby-leave = 席を立つ
# 席のつまみの読み上げ。$n：何番目か。
lobby-move = { $n }番目の席を動かす：{ $name }
lobby-move-how = 矢印キーで動かせます。
lobby-moved = { $name }は{ $n }番目になりました。
lobby-open-seat = 席を増やす
lobby-add-bot = ボットを加える
lobby-most = 最大{ $n }人
lobby-level = 強さを変える
lobby-remove = { $n }番目の席をなくす：{ $name }
lobby-free = 席を空ける
lobby-one-link = この席だけのリンク
lobby-copy-seat = リンクをコピー
lobby-for-all = 誰でも座れる席に

## 招待

lobby-invite = 友達を招待
lobby-qr = 招待のQRコード
lobby-link = この卓のリンク
lobby-copied-seat = この席のリンクをコピーしました。友達1人に送ってください。
lobby-share = 共有
lobby-mail = メールで送る
lobby-one = リンクは全員共通です。開いた人から順に空席に座り、満席なら観戦になります。
# リンクと一緒に送る文。$title：ゲーム。
lobby-invitation = Bottegaで「{ $title }」を一緒に遊びませんか

## 到着

# ゲーム名の上に出る。
lobby-invites = { $host }からの招待
lobby-so-far =
    { $n ->
        [0] まだ誰もいません。アカウントは不要です。
       *[other] 今のところ{ $n }人。アカウントは不要です。
    }
lobby-name = お名前は？
lobby-only-watch = 観戦だけする
lobby-first = 初めてですか？
lobby-first-guide =
    { $game ->
        [lorenzo] 案内つきの1局は30分です。
       *[other] 案内つきの1局は10分です。
    }

## チャット

lobby-talk = チャット
lobby-say = ひとこと書く
lobby-sat = { $name }が着席しました。
lobby-left = { $name }が席を立ちました。
# $kind：席が何になったか。$bot：そこで遊ぶボット。
lobby-line-seat =
    { $kind ->
        [bot] { $host }がボットを席に着けました：{ $bot }。
        [invited] { $host }が席を1つ取り置きました。
       *[open] { $host }が席を1つ空けました。
    }
lobby-line-removed = { $host }が席を{ $n }つ減らしました。
lobby-line-moved = { $host }が席順を変えました。
# $what：今の決まり。例：「時間制限なし」。
lobby-line-changed = { $host }が変更しました：{ $what }。
lobby-line-other = { $host }が卓の設定を変えました。

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
lobby-friendly = 親善ゲーム：レーティングの対象外です
lobby-rated = レーティングの対象です
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

# 見出しの横。$me：読む人が変えられるかどうか。
lobby-changed-by =
    { $me ->
        [yes] 開始まで変えられます
       *[no] 開始まで{ $host }が変えられます
    }

## 開始

# $n：遊ぶ人数（ボットを含む）。
lobby-start =
    { $n ->
        [0] 始める
        [1] 1人で始める
       *[other] この{ $n }人で始める
    }
lobby-ready = 全員そろいました。
lobby-no-reason = 空席があっても始められます。
lobby-absent = 離席中：{ $names }。
lobby-unfit = このルールは{ $n }人では遊べません。
lobby-waiting = { $host }がゲームを始めます。
lobby-watching = 満席なので観戦になります。{ $host }がゲームを始めます。
lobby-give-up = 卓を閉じる
lobby-give-up-sure = 本当に閉じますか？
