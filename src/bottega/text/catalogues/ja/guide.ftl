### ブラウザーでの初めての1局（全ゲーム共通）。

## ゲームの前のページ

guide-page = 初めての1局
guide-page-real = 本物のゲームで、配られるものも本物です。その場で大切なことを親方が示し、決めるのはあなたです。暗記することは何もありません。
guide-page-learn = この1局で体験すること
guide-page-start = 席について始める
guide-page-starting = 卓を整えています…
guide-page-rules = 先にルールを読む
guide-page-coming = このゲームには、案内つきの1局がまだありません。

## どの話にもあるもの

guide-master = 親方
guide-go-on = 次へ
guide-skip = 案内を終える
guide-fold = たたむ
guide-unfold = 広げる
guide-show = 見せて
guide-elsewhere = 別のタブにあります。
guide-step = 全{ $all }話の{ $n }話目
