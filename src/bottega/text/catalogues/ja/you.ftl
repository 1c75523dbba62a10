### 戻り方と、保存されているもの（日本語）。

## パスキー

you-passkeys = パスキー
you-passkeys-hint = スマートフォン、パソコン、セキュリティキーに保存した鍵で、どの端末からでも戻れます。パスワードはありません。
you-passkey-add = パスキーを追加
you-passkey-enter = パスキーで戻る
you-passkey-added = パスキーを追加しました。
you-passkey-removed = パスキーを削除しました。
you-passkey-nothing = 何も変わっていません。
you-passkey-welcome = おかえりなさい、{ $name }さん。
you-passkey-refused = このパスキーはここでは知られていないか、時間がかかりすぎました。もう一度お試しください。
you-passkey-not-here = パスキーは、対応するブラウザと安全なアドレスで使えます。
you-passkey-warning = パスキーで戻ると、このブラウザは{ $name }ではなくなります。{ $name }の卓を残したい場合は、先にパスキーを追加してください。
# $when：「2時間前」など。
you-passkey-used = { $when }に使用
you-passkey-unused = まだ使われていません
you-passkey-remove = 削除
you-passkey-remove-one = パスキー{ $name }を削除

## ログイン中の場所

you-sessions = ログイン中の端末
you-session-here = このブラウザ
# $when：「2時間前」など。
you-session-seen = 最終確認：{ $when }
you-session-end = 終了
you-session-end-one = { $device }での利用を終了
you-session-end-others = ほかをすべて終了

## 保存されているもの

you-data = あなたのデータ
you-data-hint = 保存されているあなたの情報すべてを1つのファイルで受け取れます。名前、パスキー、端末、希望、対局、レーティングです。
you-data-export = ファイルを受け取る
