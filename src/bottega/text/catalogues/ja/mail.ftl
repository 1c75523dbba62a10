### Mails: what stands in them, where one gives one's address, and the pages of their links, in Japanese.

## In a mail

mail-hello = { $name }さん
mail-your-turn = あなたの番です：{ $game }
mail-invitation = { $name }さんが卓で待っています：{ $game }
mail-chat = { $name }さんからメッセージがあります：{ $game }
mail-contest = { $club }で新しい大会が始まりました：{ $game }
mail-club-table = { $name }さんが{ $club }で卓を開きました：{ $game }
mail-club = { $name }さんがクラブ{ $club }に招待しています
# The subject, where there are several: $n is two or more.
mail-tables-subject = { $n }卓があなたを待っています
mail-things-subject = { $n }件のお知らせがあります
mail-once = 次にBottegaを開くまで、メールはこの1通だけです。
mail-stop = このアドレスへのメールを止めるには：
mail-confirm-subject = メールアドレスの確認
mail-confirm = { $name }さんが、手番や招待のお知らせをBottegaからこのアドレスで受け取ることを希望しています。ご本人であれば、2日以内に次のリンクで確認してください。
mail-confirm-else = 心当たりがなければ、何もしないでください。ほかのメールは送られません。

## On the sheet about notices

mail-to = 送信先
mail-save = 保存
mail-change = 変更
mail-again = もう一度送る
mail-hint = 次に開くまで、メールは多くても1通です。どのメールにも停止用のリンクがあります。
mail-asked = { $address }に確認用のリンクを送りました。開くとメールが届くようになります。
mail-wrong = このアドレスにはメールが届きません。
mail-often = 要求が多すぎます。しばらくしてからもう一度試してください。
mail-away = メールサーバーが応答しません。少ししてからもう一度試してください。
mail-forget = アドレスを削除
mail-forgotten = アドレスを削除しました。

## Pages

mail-confirm-title = メールアドレスの確認
mail-confirm-text = 手番や招待があると、ここにメールが届きます。次に開くまで1通だけです。
mail-confirm-do = 確認する
mail-confirm-done = 確認しました。何をメールで受け取るかは、トップページのベルから選べます。
mail-stop-title = メールを止めますか？
mail-stop-text = このアドレスは削除されます。いつでも登録し直せます。
mail-stop-do = メールを止める
mail-stop-done = このアドレスにはもうメールが届きません。
mail-void = リンクが途中で切れているか、古くなっています。全体をコピーするか、もう一度メールを送ってください。
