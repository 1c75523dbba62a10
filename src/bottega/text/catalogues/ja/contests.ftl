### クラブの全員が同じ配りで競うコンテスト（日本語）。

# $title：ゲームの題名。$others：ボットの名前。
contests-with = { $title }（相手：{ $others }）
contests-alone = { $title }（1人で）
contests-deals = 配り{ $n }回
# $span：「3日」など。
contests-left = 終了まで{ $span }
contests-over = 終了
contests-people =
    { $n ->
        [0] まだだれも始めていません
       *[other] { $n }人が参加
    }
contests-mine = { $of }回中{ $done }回終了
contests-lost = このコンテストは存在しないか、見ることができません。

## 開く

contests-new = コンテストを開く
contests-note = 全員が同じ配りを、それぞれ1人で同じボットを相手に遊びます。ほかの人より多くの点を取ることを競います。
contests-name = 名前
contests-game = ゲーム
contests-players = 人数
contests-number = 配りの数
contests-ends = 期間
contests-span =
    { $hours ->
        [24] 1日
        [72] 3日
        [168] 1週間
       *[336] 2週間
    }
contests-door = 対象
contests-doors =
    { $door ->
        [link] リンクを持つ人
       *[club] メンバー
    }
contests-make = コンテストを開く

## コンテストのページ

contests-yours = あなたの配り
contests-play = 配り{ $n }で遊ぶ
contests-go-on = 配り{ $n }を続ける
contests-points = { $n }点
contests-done = 配り{ $n }
contests-missed = 未対戦
contests-results = 結果
contests-deal = 配り{ $n }
contests-player = プレイヤー
contests-rank = 順位
contests-total = 合計
contests-played = 終了
contests-nobody = まだだれも始めていません。
contests-somebody = だれか
contests-how = 点の数え方
contests-how-text = 配りごとに全員を2人ずつ比べます。相手より多ければ2点、同じなら1点の比較点がつきます。すべての配りで全員を上回ると100%です。遊ばなかった配りは0になります。
contests-told = ほかの人の得点は、その配りを終えると見られます。順位と対戦の再生は、コンテストが終わると公開されます。
# 再生の前に読み上げられる。
contests-replay = 再生：{ $name }、配り{ $n }
contests-link = ほかの人へのリンク
contests-link-note = このリンクを持つ人は参加できます。
contests-proof = 配りの証明
contests-proof-note = これを使うと、全員が同じカードだったことを確かめられます。
contests-seed = シード
contests-salt = ソルト

## 終了の変更

contests-timing = 終了時刻
contests-timing-note = 配りは変わりません。この欄は主催者にだけ見えます。
contests-longer =
    { $hours ->
        [24] 1日延ばす
        [72] 3日延ばす
       *[168] 1週間延ばす
    }
contests-end = 今すぐ終える
contests-cancel = 取り消す
contests-sure-end = すべてがすぐに公開されます。プレイ中の配りには点が付きません。今すぐ終えますか？
contests-sure-cancel = まだだれも始めていません。取り消しますか？
contests-back = 戻る
