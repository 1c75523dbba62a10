### コーチの言葉（日本語）：ヒントと、ゲームの分析。
###
### $best と $other は卓が示す回答（「2列目を取る：コイン1枚、盾1個」など）。
### $points は数えたもの（「3.2点」）、$gains と $costs は得点源の一覧（「カード、信仰」）。

## 得点の源：「…で差がつきます」「…では劣ります」の前に来る

coach-source-points = すぐ入る得点
coach-source-cards = カード
coach-source-faith = 信仰
coach-source-engine = エンジン
coach-source-goods = 資源
coach-source-leaders = リーダー
coach-source-missions = 任務
coach-source-castle = 城
coach-source-hand = 手札
coach-source-tempo = テンポ
coach-source-rivals = 相手の足止め
coach-source-whole = 全体の形勢

## ヒント。$low と $high：100回中95回はこの間に収まる。$way は1人のゲームでは「alone」で、
## 先も後もない。

coach-worth = { $way ->
    [ahead] 約{ $points }のリードです（{ $low }～{ $high }）。
    [behind] 約{ $points }の遅れです（{ $low }～{ $high }）。
    [alone] 約{ $points }の見込みです（{ $low }～{ $high }）。
   *[level] ほぼ互角です（{ $low }～{ $high }）。
}
coach-only = できる回答は「{ $answer }」だけです。
coach-best = 最善は「{ $best }」です。「{ $other }」より約{ $points }上回ります。
coach-best-for = 最善は「{ $best }」です。「{ $other }」より約{ $points }上回り、主に{ $gains }で差がつきます。
coach-best-though = 最善は「{ $best }」です。「{ $other }」より約{ $points }上回り、主に{ $gains }で差がつきますが、{ $costs }では劣ります。
coach-alike = 最善は「{ $best }」ですが、ほとんど差はありません。わかるかぎりでは「{ $other }」も同じくらいよい手です。
coach-worse = 最善より約{ $points }劣ります。
coach-worse-for = 最善より約{ $points }劣ります。{ $gains }で及びません。
coach-worse-though = 最善より約{ $points }劣ります。{ $gains }で及びませんが、{ $costs }では上回ります。
coach-as-good = わかるかぎりでは、最善と同じくらいよい手です。

## ゲームの分析

coach-judged = { $n }手を、その時に見えていたものから評価しました（反復{ $iterations }回）。
coach-partial = 途中までの分析です。中止までに、{ $n }手のうち{ $judged }手を評価しました。
coach-nothing = 決めることは何もありませんでした。
coach-lost = 合わせて約{ $points }を取りこぼしました。
coach-lost-nothing = わかるかぎりでは、取りこぼしはありませんでした。
coach-chart = { $way ->
    [alone] 一手ごとの得点の見込み（印は分かれ目）：
   *[ahead] 一手ごとのリード（印は分かれ目）：
}
coach-turning = 分かれ目（大きい順）：
coach-moment = 第{ $turn }手番、{ $number }手目
coach-look = 見るには：{ $command }
coach-again = もう一度遊ぶには：{ $command }
coach-gave-away = 「{ $other }」で約{ $points }を取りこぼしました。「{ $best }」のほうがよい手でした。
coach-gave-away-for = 「{ $other }」で約{ $points }を取りこぼしました。「{ $best }」のほうがよい手で、主に{ $gains }で差がつきます。
coach-gave-away-though = 「{ $other }」で約{ $points }を取りこぼしました。「{ $best }」のほうがよい手で、{ $costs }では劣りますが、主に{ $gains }で差がつきます。
coach-was-best = 「{ $answer }」は、見つかった中で最善の手でした。
coach-was-as-good = 「{ $other }」は、わかるかぎりでは「{ $best }」と同じくらいよい手でした。

## 端末

coach-thinking = 考えています…
coach-practice = 何人かで遊ぶとき、ヒントは練習ゲームで使えます：bottega play { $game } --practice
coach-not-asked = 今、あなたへの質問はありません。
coach-help = 「hint」と打つと、よい回答とその価値を表示します。
