### トップページとBottegaについてのページ（日本語）。

home-title = Bottega
home-title-turn = ● あなたの番です – Bottega
home-heading = フィレンツェ風の工房に、三つの卓
home-promise = アカウント不要。ボットとすぐに遊ぶか、リンクを送って友達を誘いましょう。
home-games = ゲーム

## あなた

home-playing-as = プレイヤー名
# 名前の横の短いリンク。長いほうは続けて読み上げられる。
home-who-change = 変更
home-who-change-long = 名前の変更、または別の端末での続行
home-you = あなた
home-name = 名前
home-name-save = 保存
home-name-hint = これから着席する卓で表示されます。
home-page = あなたのページ
home-keep = 名前を保存する
home-device = 別の端末で続ける
home-device-hint = コードを使うと、別の端末でも同じあなたとして続けられます。卓も席も名前もそのままです。
home-code = あなたのコード
home-code-give = コードを発行
home-code-copy = コピー
home-code-copied = コードをコピーしました。
home-code-select = 選択されたコードをコピーしてください。
home-code-secret = 人には教えないでください。コードを知る人は、あなたとしてプレイできます。使えるのは1回だけで、以前のコードは無効になります。
home-code-kept = コードを保管しました
home-code-kept-why = 名前が残り、ランキングに載り、クラブの設立や大会の主催ができるようになります。
home-code-stays = 名前を保存しました。ランキングに載り、クラブの設立や大会の主催ができます。
home-code-have = コードを持っています
home-code-take = 続ける
home-code-taken = おかえりなさい、{ $name }さん。次回のための新しいコードです。
home-code-wrong = このコードは使えません。コードは1回限りで、最後に発行されたものだけが有効です。
home-code-warning = このブラウザは{ $name }ではなくなります。{ $name }の卓を残したい場合は、先にコードを発行してください。
home-bell = 通知

## ゲーム

# $game：masters、lorenzo、renaissance。
home-minutes =
    { $game ->
        [masters] 45分
        [lorenzo] 90分
       *[renaissance] 40分
    }
home-facts =
    { $game ->
        [masters] 1～4人
        [lorenzo] 2～5人
       *[renaissance] 2～8人
    }・{ $minutes }
# $others：前回の対戦相手。
home-last = 前回の相手：{ $others }・{ $minutes }
home-pitch =
    { $game ->
        [masters] マーブルを取り、カードを買い、工房を動かす。信仰の歩みもお忘れなく。
        [lorenzo] 一族を塔へ、市場へ、評議会へ。
       *[renaissance] 城をひと部屋ずつ築き、任務は秘密のままに。大砲にはご用心。
    }
home-coming = 準備中
home-coming-note = ただいま製作中。この卓はもうしばらくお待ちください。
home-play = すぐ遊ぶ
home-invite = 友達を招待
home-watch = 観戦
home-change = 変更
home-guide = 初めての1局
home-learn =
    { $game ->
        [lorenzo] 30分で学ぶ
       *[other] 10分で学ぶ
    }
home-device-one = 1台の端末で
home-decks = 山札を組む
home-cards = カードを選ぶ
home-rules = ルール
home-first = 初めての1局は、リーダーなしの基本ルールで。
# Lorenzo: leaders, Houses of Renaissance, The Pazzi Conspiracy.
home-extras = 使うもの
home-option-advanced-true = リーダー
home-option-modules-houses = 名家
home-option-modules-pazzi = パッツィ
# $others：「欲張りボット2体、招待1人」のような一覧。
home-against = 相手：{ $others }
home-with-bots = 観戦：{ $others }
home-alone = ソロ：ロレンツォと対戦
home-people-here = 同じ端末の{ $n }人
home-people-invited = リンクで招待する{ $n }人
home-people-open = 空席{ $n }つ

## 卓の準備

home-setup-title = 卓の準備：{ $game }
home-setup-players = 人数
home-setup-solo = ソロ
home-setup-seats = 席順
home-setup-options = ルール
home-setup-settings = 卓の設定
home-setup-open = 卓を開く
home-setup-keep = 設定だけ残す
# $changes：ほかに変わったもの、「人数を「4」に」のような一覧。
home-setup-followed = これに合わせて変更：{ $changes }。
home-setup-change = { $option }を「{ $value }」に
# ルネッサンス：卓に必要な勢力の数。$chosen：選ばれている数。
home-families-need = この卓では{ $n }つの勢力を使います。今は{ $chosen }つ選ばれています。
home-seat-me = { $name }（あなた）
home-seat-bot = ボット
home-seat-invited = リンクで招待する友達
home-seat-open = 先着の人
home-seat-here = この端末の誰か
home-seat-name = プレイヤー{ $n }の名前
home-seat-name-short = 名前
home-clock = 持ち時間
home-clock-kind =
    { $kind ->
        [bank] 1局を通して（分）
        [days] 1手ごとに（日）
       *[none] 制限なし
    }
home-clock-minutes = 分（1人あたり）
home-clock-increment = 秒（1手ごとに加算）
home-clock-days = 日（1手あたり）
# How long others may answer an action at a live table. $n: from 3 to 40.
home-window = 反応できる時間
home-window-seconds = { $n }秒
home-watching = 観戦
home-watching-kind =
    { $watch ->
        [delayed] できる（数手遅らせて表示）
        [none] プレイヤーだけが見られる
       *[open] できる
    }
home-rated = レーティングの対象にする
home-rated-note = 人どうし、または工房の人々との対戦が対象です。
home-rated-practice = 練習ゲームは対象になりません。
home-public = 卓の一覧に載せる
home-hand-over = 「手番を終える」を押すまで手番を終えず、取り消せるようにする
home-chat = ゲーム中のチャット

## 卓の一覧

home-mine = あなたの卓
home-at-tables = { $n }卓で待っています
home-others-turn = ほかの人の手番です。
home-none-running = 進行中のゲームはありません。
home-open = 募集中の卓
home-open-none = 募集中の卓はありません。「友達を招待」するか、空席のある卓を開いてください。
home-running = 対戦中の卓
home-running-none = 今、公開の卓では誰も遊んでいません。
home-running-count = { $n }卓
home-past = 終わったゲーム（{ $n }）
home-show-more = あと{ $n }件を表示
home-your-turn = あなたの番
home-waiting = { $names }を待っています
home-moved = 最後の手：{ $when }
home-left = 残り{ $time }
home-free-seats =
    { $n ->
        [0] 満席、開始待ち
       *[other] 空席{ $n }つ
    }
# $when：「5分前」など。
home-started = 開始：{ $when }
home-ended = 終了：{ $when }
home-just-now = たった今
home-damaged = 破損
home-row-play = 遊ぶ
home-row-open = 開く
home-row-see = 見る
home-row-look = 見返す
home-row-watch = 観戦
home-row-sit = 着席
# 行のボタンに続けて読み上げられる。
home-row-at = ：{ $title }、{ $names }
home-watch-title = { $game }：対戦中の卓
home-watch-none = 今、このゲームを公開の卓で遊んでいる人はいません。新しく始まった卓はここに表示されます。
home-looking = 探しています…

## 記録

home-record = ほかで遊んだゲームを見る
home-record-hint = 記録をこのページにドロップするか、ファイルを選んでください。
home-record-choose = ファイルを選ぶ
home-drop-here = ここで放すとゲームを表示します

## ページの下

home-foot = その他
home-unofficial = 非公式であり、出版社とは関係ありません。マスターズ・オブ・ルネッサンス：Simone Luciani、Nestore Mangone。ロレンツォ・イル・マニーフィコ：Flaminia Brasini、Virginio Gigli、Simone Luciani。ルネッサンス：Céline Dumas、協力Guillaume Ayoub（CC BY-NC-SA 3.0 FR）。
home-about = Bottegaについて

## Bottegaについて

home-about-title = Bottegaについて
home-about-heading = 三つのゲームのための工房
home-about-what = Bottegaは、ルネッサンスを題材にした三つのボードゲームを遊ぶ場所です。離れた友達と、一つの端末を囲んで、あるいはボットを相手に。一気に遊んでも、何週間かけても。ブラウザでもターミナルでもPythonからでも遊べます。
home-about-how = アカウントはありません。ブラウザで初めて訪れると名前がつき、パスキーかコードを使えばその名前と卓を別の端末に移せます。どのゲームも一手ずつ見返すことができ、記録はファイルとして持ち帰れます。
home-about-unofficial = 非公式
home-about-unofficial-text = Bottegaは、これらのゲームが好きな人たちが作っています。出版社やデザイナーとは関係がなく、確認や承認も受けていません。ルールは自分たちの言葉で書き、絵もすべて自作です。気に入ったゲームがあれば、ぜひ箱を買ってください。
home-about-designers =
    { $game ->
        [masters] デザイン：Simone Luciani、Nestore Mangone。
        [lorenzo] デザイン：Flaminia Brasini、Virginio Gigli、Simone Luciani。
       *[renaissance] デザイン：Céline Dumas、協力Guillaume Ayoub。後にArtigianoの名でも知られます。原作はCC BY-NC-SA 3.0 FRライセンスで公開されています。ここではその内容と題名を感謝とともに使い、文章と絵は使っていません。
    }
home-about-fair = 公正なシャッフル
home-about-fair-text = 最初のカードが配られる前に、サーバーはシャッフル全体の「指紋」を公開します。だから後から変えることはできません。ゲームが終わるとシャッフルそのものが公開され、記録にも残ります。指紋がそのシャッフルのものであること、ゲームがそのとおりに進んだことは、誰でも確かめられます。
home-about-drawn = 絵と文字
home-about-drawn-text = 絵はすべてBottegaのために、線と平らな色で描かれています。どの大きさでもくっきり見えます。
home-about-fonts = 見出しの欧文はEB Garamond、本文の欧文はSource Sans 3です。どちらもSIL Open Font License 1.1のもとで自由に使え、ライセンスとともにBottegaに付属しています。
home-about-notices = ほかの人々の仕事
home-about-notices-text = このページは次の書体とプログラムを使っています。それぞれのライセンスも載せてあります。
home-about-private = あなたとこのサーバーだけ
home-about-private-text = ページが読み込むのは、そのサーバーにあるものだけです。Cookieは一つだけで、あなたが誰かを覚えます。表示の明暗、言語、卓の設定はこのブラウザに残ります。端末への通知を使うと、ブラウザが示す宛先を、停止するまでサーバーが保存します。送られた内容を読めるのはそのブラウザだけです。確認したメールアドレスは、取り消すまで保存されます。プレイしたゲームは、非公開にしないかぎり、あなたのページに載ります。あなたについて保存されたものは、すべてファイルで受け取ることも、消すこともできます。
home-about-play = 卓へ
home-people = 工房の人々
home-around = ゲームの合間に
home-around-tournaments = 大会
home-around-clubs = クラブ
home-around-puzzles = 問題
home-around-games = 終わったゲーム
home-around-friends = 友達
home-around-leaders = ランキング
tournament-begins = { $when }開始
tournament-begins-host = 主催者の合図で開始
tournament-round = 第{ $n }回戦
tournament-round-of = 第{ $n }回戦（全{ $of }回戦）
tournament-ends = { $ends }終了
tournament-to-table = 自分の卓へ
home-stage =
    { $counts ->
        [round] ラウンド{ $n }/{ $of }
       *[turn] 第{ $n }手番
    }

## すぐに対戦

home-match = ほかの人と遊ぶ
home-match-note = 席が埋まると始まります。レーティングの対象です。1分待つと、空いた席にボットを入れられます。
home-match-note-turns = 席が埋まると始まります。レーティングの対象です。1手に1日使えます。
home-match-pace = いつ遊ぶか
home-match-paces =
    { $pace ->
        [live] 今すぐ
       *[turns] 1手1日
    }
home-match-count = { $title }の人数
home-match-waiting = { $n }人が待っています
home-match-first = まだ誰もいません
home-match-wait = 相手を待つ

## 今日の配り

daily-heading = 今日の配り
# $day: such as “Wednesday, November 18”.
daily-of = 日替わりの配り、{ $day }
daily-note = 誰もが同じカード、同じボットを相手にします。記録に残るのは1回だけです。
daily-once = 記録に残るのは1回だけです。
daily-alone = { $title }（一人で）
daily-with = { $title }（相手：{ $others }）
daily-play = この配りで遊ぶ
daily-go-on = 続ける
daily-again = もう一度（記録に残らない）
daily-results = 結果
daily-tried =
    { $n ->
        [0] まだ誰も終えていません。
       *[other] { $n }人が終えました。
    }
daily-yours = { $n }点、{ $of }人中{ $rank }位
daily-streak = { $n }日連続
daily-same =
    { $n ->
        [0] 誰もが同じカードを同じ順番で受け取ります。
       *[other] 誰もが同じカードを同じ順番で受け取ります。同じように遊べば、ボットも同じように答えます。
    }
daily-lost = ソロでは、ロレンツォが勝ったゲームは0点になります。
daily-points = 点
daily-place = 位（{ $of }人中）
daily-days =
    { $n ->
       *[other] 日連続
    }
daily-share = この配りを知らせる
daily-shared = リンクをコピーしました。結果は伝わりません。
daily-all = 終えた人全員の点数
daily-bar = { $from }～{ $to }点：{ $n }人
# $over: whether the day is over.
daily-best =
    { $over ->
        [true] 上位
       *[false] ここまでの上位
    }
daily-others = ほかの日替わりの配り
daily-hidden = 結果は、遊び終えると見られます。
daily-later = ほかの人のゲームは、その日が終わると見られます。
daily-nobody = まだ誰もいません。
daily-unlisted = パスキーかコードで名前を保存した人が載ります。
daily-rank = 順位
daily-player = プレイヤー
daily-time = 時間
daily-watch = 見る
daily-yours-lately = この2週間の記録
