### プレイヤーのページと上位者（日本語）。

## プレイヤーのページ

# $when：「2026年3月」のような年月。
club-since =
    { $n ->
        [0] まだ対戦なし
       *[other] { $when }から{ $n }戦
    }
club-no-page = このプレイヤーはいないか、ページを公開していません。
club-shown = このページを公開する
club-shown-on = だれでもこのページを見られます。対戦や上位者の一覧にも名前が出ます。
club-shown-off = 見られるのはあなただけで、どの一覧にも名前は出ません。卓では名前が表示されます。
club-ratings = レーティング
club-count = { $n }戦
# レーティングの下。$spread：実力の幅。
club-rated = ± { $spread }、最高{ $best }
club-rated-open = ± { $spread }、まだ暫定
club-rated-alone = 勝ったゲームの最高得点
club-unrated = まだレーティングなし
# レーティングの曲線の代わりに読み上げられる。
club-course =
    { $n ->
        [1] 初戦のあと：{ $last }
       *[other] 直近{ $n }戦：{ $first }から{ $last }へ、最低{ $low }、最高{ $high }
    }
# どの対戦がまとめて数えられるか。
club-pools = 対戦の種類
club-pool-two = 2人
club-pool-more = 3人以上
club-pool-teams = チーム
club-pool-levels = ボットと
club-pool-solo = 1人
club-other-rules = { $pool }（別ルール）

## 対戦

club-last = 最近の対戦
club-all = すべて（{ $n }）
club-all-public = 公開された対戦すべて
club-more = もっと表示
club-none = 対戦はまだありません。
club-none-own = 終えた対戦がここに並びます。
# 一覧用の短い題名。
club-title =
    { $game ->
        [masters] マスターズ
        [lorenzo] ロレンツォ
        [renaissance] ルネッサンス
       *[other] { $game }
    }
club-game = ゲーム
club-points-title = 得点
club-with = 相手
club-rating = レーティング
club-ended = 日付
# $place：「1位」など。$of：何人で対戦したか。
club-place = { $of }人中{ $place }
club-alone = 1人
club-gave-up = 投了
# $others：ほかの人の得点。「41, 37」など。
club-points = { $n }対{ $others }
club-points-alone =
    { $won ->
        [true] { $n }、勝ち
       *[false] { $n }、負け
    }
# レーティングの変化の代わり：初戦、または数えられない対戦。
club-first-rated = 初戦
club-friendly = 対象外
# 何の対戦だったか。$kind：daily、duplicate（クラブのコンテスト）、tournament。
club-occasion =
    { $kind ->
        [daily] 日替わりの配り
        [again] 日替わりの配り（再挑戦）
        [duplicate] コンテスト
       *[tournament] 大会
    }
# 公開していない人の名前の代わり。
club-somebody = だれか
club-and-more = ほか{ $n }人
club-replay = 再生

## 相手別

club-wins = 勝ち
club-wins-note = 相手別：上の順位になった割合
club-people = 人間
# 割合の前に読み上げられる。
club-wins-of = { $games }戦中{ $before }回上位
club-wins-none = まだ対戦なし
club-nobody = まだだれとも対戦していません。

## 上位者

club-leaders = 上位のプレイヤー
club-leaders-who = 名前を保存し、ページを公開している人が、同じ種類を20戦以上してレーティングが確かになると載ります。
club-leaders-alone = 名前を保存し、ページを公開している人が、勝ったゲームの最高得点の順に載ります。
club-leaders-none = まだだれも載っていません。
club-season = シーズン
club-all-time = 全期間
club-rank = 順位
club-games = 対戦数
club-spread = ± { $spread }
