### ブラウザ版：どの卓のまわりにもある言葉（日本語）。

## どのページにもあるもの

brand-home = Bottega、トップページへ
tools = ツール
tool-language = 言語
tool-theme = 昼と夜の切り替え
tool-sound = 音
close = 閉じる
cancel = キャンセル
go-home = トップページへ
try-again = もう一度試す
page-not-found = ここには何もありません。
page-not-loaded = このページを読み込めませんでした。
tip-rule = ルールを見る
game-title =
    { $game ->
        [masters] マスターズ・オブ・ルネッサンス
        [lorenzo] ロレンツォ・イル・マニーフィコ
        [renaissance] ルネッサンス
       *[other] { $game }
    }

waits = 待っている対戦
# $n: how many are to play.
waits-for = { $title }（{ $n }人）を待っています
waits-stop = 待つのをやめる
waits-bots = ボットと始める

## サーバーが何かを断ったとき（$wait：秒）

trouble-bad-message = サーバーが内容を理解できませんでした。
trouble-bad-options = この設定の組み合わせは使えません。
trouble-bad-record = これは再現できるゲームの記録ではありません。
trouble-banned = このサーバーの利用は停止されています。
trouble-cannot-undo = これはもう取り消せません。
trouble-closed = これはもう閉じられています。
trouble-damaged = この卓のデータがサーバーで壊れています。管理者が内容を確認できます。
trouble-forbidden = あなたにはこの操作はできません。
trouble-illegal = 今はできません。
trouble-muted = 今はここに書き込めません。
trouble-not-asked = あなたが答える番ではありません。
trouble-not-found = ここには見つかりません。
trouble-not-now = 今はできません。
trouble-outdated = この卓は古い版のゲームで始まりました。見ることはできますが、続けることはできません。
trouble-stale = 卓の状況が変わりました。もう一度見てから決めてください。
trouble-too-fast = 操作が速すぎます。少し待ってください。
trouble-too-large = 大きすぎます。
trouble-unavailable = サーバーは今これを保存できません。もう一度試しています。
trouble-uninvited = このサーバーには招待がないと入れません。
trouble-unknown = 問題が起きました。
trouble-who-are-you = サーバーがあなたを確認できなくなりました。ページを読み込み直してください。
trouble-offline = サーバーに接続できません。
link-copy = リンクをコピー
link-copied = リンクをコピーしました。
link-select = 選択されたリンクをコピーしてください。

## 卓

loading = お待ちください…
bar = 質問
rail = プレイヤーとログ
your-turn = あなたの番
you-are-asked = あなたへの質問です
end-turn = 手番を終える
undo = 取り消す
menu = メニュー
rules = ルール
step-back = 戻る
own-goods = 持っているもの
recap = 前回の手番から
recap-all = すべて（{ $n }）
end-waits = 先に質問に答えてください。
bar-all = 回答{ $n }件をすべて見る
bar-fewer = 回答を隠す
sending = 送信中…
not-possible = 今はできません
chosen-take-back = 選択中です。クリックすると取り消します。
clock = 残り時間
clock-days = { $n }日
watching = { $n }人が観戦中
watch-you = 観戦中
watch-look = 誰の視点で見るか
watch-turn = 手番の人
watch-shown =
    { $delay ->
        [0] 行動はすぐに表示されます。
       *[other] 行動は{ $delay }手遅れて表示されます。
    }
watch-note = 手札は見えません。書き込みはゲームが終わるまで観戦者だけが読めます。
watch-leave = 退出する
seat-you = あなた
seat-bot = { $bot }ボット
level-dots = レベル{ $n }（6段階）
seat-plays = 手番
# ボットが考えている間、羽根ペンの横に：「考え中 3秒」。
seat-writes = 考え中
seconds = { $n }秒
skip = ボットの行動をまとめて表示
seat-away = 離席中
seat-resigned = 投了
seat-first = 最初のプレイヤー
tab-table = 卓
log = 出来事
say-something = ひとこと書く
say-to-watchers = 観戦者どうしで話す
chat-says = { $name }：
chat-struck = （削除されました）
line-lost = 接続が切れました。自動でつなぎ直します。ここまでの操作は失われません。
stand-in = ボットが代わりにプレイしています。
take-seat-back = 席に戻る
resigned = 投了しました。ボットが代わりにプレイしています。
agree = 賛成
refuse = 反対
proposal-undo = { $name }が取り消しを希望しています。
proposal-lost = 取り消される行動：
proposal-more = ほか{ $n }件
proposal-replace = { $name }が、{ $whom }の代わりにボットがプレイすることを提案しています。
proposal-abandon = { $name }がゲームの中止を提案しています。
proposal-waits = ほかのプレイヤーを待っています。
table-in-words = 文章で見る卓
menu-words = 卓を文章で表示する
menu-drawn = 卓をボードで表示する
menu-undo = 直前の回答を取り消せるか全員に尋ねる
menu-replace = { $name }の代わりにボットを入れるよう提案する
menu-abandon = ゲームの中止を提案する
menu-resign = 投了する
menu-resign-sure = 本当に投了する（あとはボットがプレイします）
menu-resign-ends = 本当に投了する（ほかに人がいないため、ゲームは終わります）
menu-sealed = シャッフルは最初の手番の前に封印されました。ゲームが終わったら、記録をこの封印と照らし合わせて確かめられます：
curtain-title = { $name }に交代
curtain-text = ほかの人は画面を見ないでください。
curtain-open = { $name }です

## 出来事：ゲームのほかに卓で起きること

# 誰かがしたこと。紋章で誰かを示せないところで。
deed-by = { $name }：{ $text }
sum-pays = 支払う
sum-gains = 受け取る
log-ledger = ログ
log-chat = チャット
log-unread = 未読：
log-sat = { $name }が着席しました。
log-left = { $name }が席を離れました。
log-undone = { $name }が回答を取り消しました。
log-proposed =
    { $what ->
        [undo] { $name }が取り消しを希望しています。
        [replace] { $name }がボットの代打を提案しています。
       *[abandon] { $name }が中止を提案しています。
    }
log-voted =
    { $agree ->
        [yes] { $name }は賛成です。
       *[no] { $name }は反対です。
    }
log-replaced = ここから{ $name }の代わりにボットがプレイします。
log-returned = { $name }が戻りました。
log-resigned = { $name }が投了しました。あとはボットがプレイします。
log-abandoned = ゲームは中止されました。

## 設定

preferences = 設定
prefer-speed = ボットの速さ
prefer-speed-once = すぐに
prefer-speed-once-note = すべての行動がすぐに反映されます。
prefer-speed-natural = ふつう
prefer-speed-natural-note = 行動を一つずつ0.8秒表示します。
prefer-speed-slow = ゆっくり
prefer-speed-slow-note = 行動を一つずつ1.6秒表示します。
prefer-skip = スペースキーで飛ばせます。
prefer-motion = アニメーション
prefer-motion-machine = 端末に合わせる
prefer-motion-on = あり
prefer-motion-off = なし
prefer-ends = 手番を自動で終える
prefer-ends-note = 選ぶことも、取り消せることもないとき。
prefer-volume = 音
prefer-volume-note = マーブル、カード、コイン、手番を知らせるベルの音。
prefer-delay = 説明の表示
prefer-delay-none = すぐに
prefer-delay-short = 少ししてから
prefer-delay-long = しばらくしてから
prefer-size = ボードの大きさ
prefer-size-note = はみ出した部分はスクロールで見られます。

## キーの一覧

keys = キーとヘルプ
keys-numbers = その番号で回答する、または選択肢を開く
keys-enter = 残った1つの答えを選ぶ。なければ塗りのボタンを押す
keys-undo = 直前の回答を取り消す
keys-escape = 一つ前に戻る、画面を閉じる
keys-skip = ボットの行動をまとめて表示する
keys-tab = ボード上を順に移動する（Enterでクリック）
keys-talk = ほかの人にメッセージを書く
keys-text = 卓の表示を文章とボードで切り替える
keys-seats = 次の人のボードを見る
keys-rule = 表示中の説明のルールを開く
keys-preferences = 設定を開く
keys-help = この一覧を表示する
keys-pointing = 気になるものにポインターを合わせるか、長めに触れてください。それが何か、なぜ今できないかがわかります。
watch-plays = { $name }の手番
watch-time = 時間
watch-before = ひとつ前
watch-live = ライブ
watch-back = 今の手をもう一度見る
watch-next = 次のゲーム

## 答えの選び方

do-it = これにする
preview-then = その後
step-many = いくつ
step-less = 1つ減らす
step-more = 1つ増やす
step-brings = 得るもの
typed-clear = 入力を消す
typed-nothing = 「{ $typed }」で始まる答えはありません。
all-possible = 見えるものはすべて可能です。
keys-place = 場所の文字、続けて答えの数字
keys-letters = 名前の文字を打つと、それで始まる答えだけが残る
keys-why = 押し続けると、できないものが出る。指すと理由がわかる
