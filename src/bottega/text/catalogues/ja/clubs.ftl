### クラブを探す、クラブのページ（日本語）。

clubs-title = クラブ
clubs-note = また一緒に遊ぶ仲間の集まり。クラブには専用の卓、コンテスト、番付、会話があります。
clubs-mine = 参加しているクラブ
clubs-none-mine = まだどのクラブにも入っていません。
clubs-found = 公開されているクラブ
clubs-none-found = ほかに公開されているクラブはまだありません。
clubs-more = もっと表示
clubs-count = { $n }人
# クラブでの立場。
clubs-role =
    { $role ->
        [founder] 創設者
        [arranger] 世話役
        [asking] 参加希望
        [invited] 招待中
        [barred] 除名
       *[member] メンバー
    }
# クラブの一覧で、自分がそのクラブの何であるか。
clubs-own-role =
    { $role ->
        [founder] 自分が創設
        [arranger] 世話役
        [asking] 参加申し込み中
       *[barred] 参加できません
    }
# クラブの種類。
clubs-kind =
    { $door ->
        [open] 公開クラブ
        [asked] 承認制のクラブ
       *[link] 非公開クラブ
    }
clubs-lost = このクラブは存在しないか、見ることができません。

## 作る、変更する

clubs-new = クラブを作る
clubs-edit = クラブを編集
clubs-keep = クラブを作るには、まずパスキーかコードで名前を保存してください。
clubs-name = 名前
clubs-about = 一言で
clubs-door = 参加の方法
clubs-doors =
    { $door ->
        [open] だれでも
        [asked] 承認制
       *[link] 招待制
    }
clubs-doors-note =
    { $door ->
        [open] 一覧に載り、だれでも参加できます。
        [asked] 一覧に載り、世話役が承認すると参加できます。
       *[link] 非公開です。招待リンクを持つ人だけが知ることができます。
    }
clubs-create = 作る
clubs-save = 保存

## 入口

clubs-invited = このクラブに招待されています。
clubs-watched = 通報が未処理の間、モデレーターとしてこの非公開クラブを見ています。閲覧は記録されます。
clubs-join = 参加する
clubs-ask = 参加を申し込む
clubs-asked = 参加を申し込みました。
clubs-withdraw = 取り下げる
clubs-leave = 退会する
clubs-leave-sure = このクラブを退会しますか。
clubs-stay = 続ける

## メンバー

clubs-members = メンバー
clubs-hidden = このクラブの中だけで公開
clubs-knocking = 参加希望・招待中の人
clubs-admit = 承認する
clubs-refuse = 断る
clubs-remove = 除名する
clubs-change = { $name }の役割を変更
clubs-promote = 世話役にする
clubs-demote = 世話役から外す
# ボタンのあとに読み上げられる：だれのことか。
clubs-whom = ：{ $name }
clubs-invitation = 招待
clubs-invitation-note = このリンクを持つ人は、すぐに参加できます。
clubs-ask-friends = フォロー中の人を招待
clubs-ask-do = 招待
clubs-ask-one = { $name }を招待
clubs-ask-withdraw = 取り下げる
clubs-decline = 断る
clubs-renew = 新しいリンク
clubs-renewed = 前のリンクは使えなくなりました。

## 卓、番付、会話

clubs-tables = 卓
clubs-tables-none = いまはだれも遊んでいません。
clubs-players = 人数
clubs-open = 卓を開く
clubs-open-note = メンバーはここで見つけて座れます。
clubs-ladder = 番付
clubs-ladder-none = まだだれにもレーティングがありません。仲間とレーティング対象の対戦をしてみましょう。
clubs-talk = 会話
clubs-silence = まだ何も話されていません。
clubs-say = 何か話す
clubs-send = 送る
clubs-older = 前の発言を表示
clubs-erase = 消す
clubs-somebody = だれか
clubs-contests = コンテスト
clubs-contests-none = まだコンテストはありません。
