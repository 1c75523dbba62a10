### 実際のゲームから作った問題、日本語。

puzzles = 問題
puzzles-text = 実際のゲームから、ほかのどれよりも明らかによい手が一つある局面を選びました。その席から見えていたものだけを見て、一度だけ答えます。そのあとコーチが、それぞれの手の価値と理由を伝えます。
puzzles-solved =
    { $of ->
        [0] まだ挑戦していません
       *[other] { $of }問中{ $n }問正解
    }
# ボタン。ゲームの名前の下。
puzzles-solve = 問題を解く
# $n：挑戦した問題の数。
puzzles-none =
    { $n ->
        [0] まだありません。終わったゲームから探します。
       *[other] すべて見ました。新しい問題は終わったゲームから加わります。
    }
puzzles-guest = パスキーかコードで名前を保存すると、答えがレーティングに反映されます。
puzzles-share = 自分のゲームの局面を問題に使ってよい
puzzles-share-on = 卓の全員が同意したゲームだけを使います。名前は出ません。
puzzles-share-off = あなたのゲームは使いません。

puzzle = 問題
puzzle-task = 最善の手はどれですか？
puzzle-seen = この席からわかるかぎり、ほかより明らかによい手が一つあります。最初の答えだけが数えられます。
puzzle-strength = レーティング
puzzle-solved-by = 正解者
# $n：解いた人数、$of：挑戦した人数。
puzzle-share =
    { $of ->
        [0] まだいません
       *[other] { $of }人中{ $n }人
    }
puzzle-verdict = あなたの答えの結果
puzzle-solved = 正解
puzzle-missed = もっとよい手がありました
# $answer：「2行目を取る」のような文。
puzzle-better = 最善の手：{ $answer }
puzzle-given = あなたの答え：{ $answer }
# このあとに「+12」のような変化が続くことがある。
puzzle-rating = あなたのレーティング：{ $n }
puzzle-unrated = レーティングの対象外です。まだ名前を保存していません。
puzzle-next = 次の問題
puzzle-all = 問題の一覧
puzzle-game = このゲームを見る
puzzle-answers = それぞれの手の価値
# 選んだ答えに付ける。
puzzle-yours = あなたの手
puzzle-more = { $n }手すべてを見る
puzzle-gone = この問題はもうありません
