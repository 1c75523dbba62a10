### サーバーの秩序：招待、通報、それへの対応、日本語。

## 招待で入る

order-join = 招待で入る
order-join-host = { $name }からの招待です。
order-join-hint = ここは招待された人のための場所です。コードがあればすぐに入れます。ほかに必要なものはありません。
order-join-code = 招待コード
order-join-name = あなたの名前
order-join-name-hint = 空欄なら名前が付きます。いつでも変えられます。
order-join-enter = 入る
order-join-bad = この招待は使い切られたか、期限が過ぎています。新しい招待をもらってください。
order-join-back = 以前に来たことがありますか？
order-join-back-hint = ご自分のコードかパスキーがあれば入れます。
order-join-recovery = 保管したコード
order-join-return = 戻る

## 利用停止

order-banned = { $when }まで利用できません。
order-banned-good = 今後ずっと利用できません。
order-banned-why = 理由：{ $why }
order-banned-hint = 今ここでは遊べません。あなたのデータは受け取ることも削除することもできます。

## 通報する

order-report = 通報する
order-report-whom = { $name }を通報する
order-report-words = { $name }の発言を通報する
order-report-hint = 読むのは秩序を守る担当者だけです。通報した人は誰にも知らされません。
order-grounds = どんな内容ですか？
order-grounds-insults = 侮辱や脅し
order-grounds-spam = 宣伝や迷惑行為
order-grounds-name = 不快な名前
order-grounds-cheating = 不正行為
order-grounds-other = その他
order-report-more = 何がありましたか？（任意）
order-report-send = 送る
order-report-done = ありがとうございます。担当者が確認します。

## すべて削除する

order-go = すべて削除する
order-go-hint = 名前、ページ、パスキー、端末、書いたものはすべて削除されます。終わった対局は一緒に遊んだ人のために名前なしで残り、進行中の対局は投了になります。
order-go-ask = 私の情報をすべて削除する
order-go-sure = 確認しました。取り消しはできません。
order-go-now = 完全に削除する

## 招待する

order-invite = 人を招待する
order-invite-left =
    { $n ->
        [0] 招待はもう残っていません。
       *[other] あと{ $n }人を招待できます。
    }
order-invite-make = 招待を作る
order-invite-back = 取り下げる
order-invite-used = { $uses }人中{ $used }人
order-invite-until = { $when }まで有効
order-invite-uses = 人数
order-invite-days = 日数
order-invite-note = メモ

## 担当者のページ

order-page = 秩序を守る
order-token = 運営者のトークン
order-token-hint = サーバーを起動したときのものです。このウィンドウを閉じるまでの間だけ保持されます。
order-token-open = 開く
order-token-wrong = このページはモデレーターと運営者のものです。トークンが違います。
order-numbers = 現在
order-n-here = 接続中
order-n-today = 1日の新規
order-n-week = 1週間の新規
order-n-running = 対局中の卓
order-n-open = 待機中の卓
order-n-over = 終わった対局
order-n-damaged = 壊れた卓
order-processes = プロセス
order-p-began = 起動
order-p-load = 負荷
order-p-connections = 接続
order-p-commands = 応答
order-p-mean = 保存時間
order-p-bots = ボットの思考
order-p-coach = コーチの思考
order-p-failed = エラー
order-p-refused = 拒否
order-p-queue = 稼働{ $busy }、待ち{ $waiting }
order-reports = 未対応の通報
order-reports-none = 未対応の通報はありません。
order-reports-all = 対応済みの通報
order-reported-by = 通報者：{ $name }
order-at-table = 卓を見る
order-at-place =
    { $kind ->
        [club] クラブを見る
        [contest] コンテストを見る
       *[tournament] 大会を見る
    }
order-somebody = 退会した人
order-operator = 運営者
order-measure = どう対応しますか？
order-measure-close = 何もせず閉じる
order-measure-mute = 発言を止める
order-measure-unmute = 発言を許す
order-measure-ban = 利用を止める
order-measure-unban = 利用を許す
order-measure-rename = 名前を消す
order-measure-strike = 発言を消す
order-measure-hush = 紹介文を消す
order-span = 期間
order-span-hour = 1時間
order-span-day = 1日
order-span-week = 1週間
order-span-month = 1か月
order-span-good = 無期限
order-why = 理由
order-do = 実行する
order-acts = 対応の記録
order-acts-none = まだ記録はありません。
order-more = もっと見る

## 対応の種類（担当者は前、対象は後ろ）

order-did-mute = 発言停止
order-did-unmute = 発言許可
order-did-ban = 利用停止
order-did-unban = 利用許可
order-did-rename = 名前削除
order-did-strike = 発言削除
order-did-close = 通報終了
order-did-appoint = モデレーター任命
order-did-depose = モデレーター解任
order-did-invite = 招待作成
order-did-withdraw = 招待取り下げ
order-did-look = 非公開クラブを閲覧
order-until = { $when }まで
order-was = 元の内容：{ $was }
order-look = 調べる
order-look-field = プレイヤー、クラブ、コンテスト、大会のページのアドレス
order-look-do = 見る
order-look-since = { $when }から
order-look-host = 招待者：{ $name }
order-look-reports =
    { $n ->
        [0] 通報なし
       *[other] 通報{ $n }件
    }
order-moderators = モデレーター
order-moderators-none = 担当はあなただけです。人を調べてモデレーターに任命できます。
order-appoint = モデレーターに任命する
order-depose = 解任する
order-invitations = 招待
order-invitations-none = 有効な招待はありません。
