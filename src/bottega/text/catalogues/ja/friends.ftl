### Friends: whom one follows, and whom one asks to a table, in Japanese.

friends-title = 友達
friends-note = フォローしている人です。相手には知らされません。
friends-none = まだ誰もフォローしていません。プレイヤーのページでフォローできます。
friends-here = 今いる
friends-away = 今いない
friends-plays = 「{ $game }」を対戦中
friends-watch = 観戦
friends-watch-one = { $name }の対戦を観る

## Invitations

friends-invitations = 招待
friends-invited-by = { $name }から
friends-come = 着席
friends-decline = 断る
friends-decline-one = { $name }の招待を断る

## On a player's page

friends-follow = フォロー
friends-unfollow = フォローをやめる
friends-invite = ゲームに招待
friends-block = ブロック
friends-unblock = ブロックを解除
friends-unblock-one = { $name }のブロックを解除
friends-blocked = ブロック中
friends-block-title = { $name }をブロックしますか？
friends-block-text = クイックマッチで同じ卓にならず、相手はあなたを招待できず、あなたが今いるかどうかも見えなくなります。相手には知らされません。
friends-invite-title = { $name }を招待
friends-invite-text = 2人用の卓を開きます。始める前なら、すべて変えられます。
friends-invite-which = どのゲームにしますか？
friends-invite-do = 卓を開く

## In the lobby

friends-ask = 友達を卓に招待
friends-ask-one = { $name }をこの卓に招待
friends-ask-do = 招待
friends-asked = 招待済み
friends-ask-hidden = 公開していない間は、リンクだけで招待できます。
friends-ask-full = 空いている席がありません。
friends-ask-soon = この人は今、たくさんの招待を受けています。しばらくしてから試してください。
