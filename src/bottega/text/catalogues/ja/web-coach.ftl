### ブラウザ版：ボットの強さ、練習、コーチのヒントと分析（日本語）。

## ボット：どんな人かは bottega.ftl の bot-… にある

level-who = 誰が遊びますか？
level-programmers = プログラマー向け
# $n 回先を読むボット。
level-search = 探索{ $n }回
level-look = 先を読む回数
level-choose = 選ぶ
level-of-all =
    { $n ->
        [1] ボットの強さ
       *[other] すべてのボットの強さ
    }

## 練習

practice = 練習
practice-note = 自分の手番でヒントを見られます。練習であることは、卓の全員に表示されます。
practice-agreed = 練習ゲーム：ヒントを使えます

## ヒント

hint = ヒント
hint-ask = どうすればよいかコーチに聞く
hint-thinking = コーチが考えています。待たずにプレイしてもかまいません。
hint-sure = 差は明らか
hint-close = 僅差
# $alone：1人のゲームでは yes。
hint-note =
    { $alone ->
        [yes] 得点の見込みです。100回中95回は帯の中に収まります。回答にポインターを合わせると、ボード上に示されます。
       *[no] ほかの人に対するリードです。100回中95回は帯の中に収まります。回答にポインターを合わせると、ボード上に示されます。
    }
keys-hint = コーチのヒントを見る、または閉じる

## ゲームの分析

review-begin = 自分のプレイを分析
review-title = あなたの判断
review-text = コーチが一手ずつ、その時に見えていたものをもとに見直し、どれだけ取りこぼしたかを伝えます。
review-whose = 誰の判断か
review-looked = { $n }手を分析
review-queued = コーチの手が空くのを待っています。
review-running = コーチが一手ずつ見直しています。その間、このページを離れてもかまいません。
review-far = { $n }手／全{ $of }手
review-cancel = 中止
review-cancelled = 分析は中止されました。
review-failed = 分析を最後まで行えませんでした。
# $grade：best、good、slip、miss。
review-count =
    { $grade ->
        [best] 最善{ $n }回
        [good] 好手{ $n }回
        [slip] 小さなミス{ $n }回
       *[miss] 逃した好機{ $n }回
    }
review-grade =
    { $grade ->
        [best] 最善
        [good] 好手
        [slip] 小さなミス
       *[miss] 逃した好機
    }
# $points：小数点以下1桁の数。
review-lost = 合計{ $points }点の取りこぼし
review-lost-none = わかるかぎり、取りこぼしなし
review-how = どの判断も、その席からその時に見えていたものだけで評価しました。1手につき{ $n }通りの展開を調べています。

## 分析のグラフ

review-chart = あなたの判断：一手ごとのリードと取りこぼし
review-lead =
    { $alone ->
        [yes] 得点の見込み
       *[no] リード（点）
    }
review-given-away = 取りこぼし（点）
review-chart-hint = クリックでその場面へ
# $what：回答の文。$lost：取りこぼした点、なければ0。$value：符号つきのリード。
review-at =
    { $lost ->
        [0] 第{ $turn }手番：「{ $what }」で取りこぼしなし、その後は{ $value }。
       *[other] 第{ $turn }手番：「{ $what }」で{ $lost }点の取りこぼし、その後は{ $value }。
    }
review-turnings = 分かれ目
# $what：それについての文。
review-turning = 分かれ目{ $n }：{ $what }
review-turning-point = 分かれ目{ $n }
review-turn =
    { $n ->
        [0] 最初の手番の前
       *[other] 第{ $n }手番
    }
review-again = ここからやり直す
review-none = 分かれ目なし。大きな取りこぼしはありませんでした。

## すべての判断の表

review-table = すべての判断の表
review-column-turn = 手番
review-column-chosen = 選んだ手
review-column-better = よりよい手
review-column-lost = 取りこぼし
review-column-lead =
    { $alone ->
        [yes] 見込み
       *[no] リード
    }

## リプレイで

review-beside = コーチのひとこと
why = どうしてこの手を？
# $name：ボットの名前。$bot：その強さ。
why-title = { $name }が検討した手
why-chosen = 選択
why-visits = { $n }回検討
why-nothing = ここで{ $name }は何も比べていません。回答が一つしかなかったか、先を読まないボットです。
why-trouble = 時間内に答えられなかったため、もっと単純な方法で代わりに答えました。
why-note = その時に見えていたものから見込んだリードです（点）。

## The page of the people of the workshop

people-eyebrow = 対戦相手
people-title = 工房の人々
people-looks = 先読み
people-looks-times =
    { $n ->
        [0] 自分の手番だけ
       *[other] 1手番に最大{ $n }回
    }
people-wins = { $name }に対する勝率
people-first = だれでも最初の相手はニーノです。
people-measured = 同じ配りの2人対戦で測った値です。実際には配り次第で、最強の相手も負けることがあります。マスターズとロレンツォでは、オットーネとシビッラの先読みを十分の一にして測りました。
people-seated = 卓では
people-thinks = ボットが考えている間
people-thinks-text = 羽根ペンが一行書いては、また書き始めます。秒数は最初から数えます。その後で行動が一度だけ動いて見え、ログに一行残ります。
people-more = この人々について
