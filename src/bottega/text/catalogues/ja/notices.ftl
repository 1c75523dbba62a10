### Notices: what devices show, and the sheet where one chooses them, in Japanese.

## On a device, wherever it is

notice-your-turn = あなたの番です
notice-your-turn-body = { $game }
notice-your-turns-body = { $n }卓があなたを待っています。
notice-invitation = 卓で待っている人がいます
notice-invitation-body = { $game }（相手：{ $name }）
notice-chat = { $name }からメッセージ
notice-chat-body = { $game }
notice-contest = { $club }：新しい大会
notice-contest-body = { $game }（主催：{ $name }）
notice-club-table = { $club }：新しい卓
notice-club-table-body = { $game }（相手：{ $name }）
notice-club = { $name }からクラブへの招待
notice-club-body = { $club }
notice-trial = 届きました
notice-trial-body = この端末に通知が届きます。

## The sheet

notices-title = いつお知らせしますか？
notices-device-on = この端末に通知が届きます。
notices-device-off = この端末にはまだ通知が届きません。
notices-device-allow = ここに届ける
notices-device-stop = 停止
notices-device-try = テストを送る
notices-device-tried = テストを送りました。
notices-device-denied = ブラウザがこのページの通知を許可していません。アドレスの横で許可できます。
notices-device-insecure = 端末への通知は、アドレスがhttpsで始まるときだけ使えます。
notices-device-unable = このブラウザは、ページを閉じると通知を受け取れません。スマートフォンでは、先にBottegaをホーム画面に追加してください。
notices-device-failed = このブラウザをプッシュサービスに登録できませんでした。
notices-events = 内容
notices-way-push = 端末
notices-way-page = 開いたページ
notices-way-webhook = ウェブフック
notices-way-mail = メール
notices-turn = あなたの番になった
notices-invitation = 卓で待たれている
notices-chat = メッセージが届いた
notices-club = クラブの新着
notices-quiet = 通知しない時間
notices-quiet-to = ～
notices-quiet-on = 通知しない時間を設ける
notices-tables = 通知する卓
notices-hint = Bottegaを見ている間は、どの端末にも通知しません。
