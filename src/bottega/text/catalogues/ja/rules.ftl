### ブラウザーのルールページ（全ゲーム共通）。

rules-page = { $game }のルール
rules-lead = 必要になる順に並べた、すべてのルールです。ゲーム中の説明からは、ここの該当する節へ移動できます。
rules-contents = 目次
rules-to-guide = 遊びながら覚える：初めての1局
rules-print = 印刷
rules-to-people = 対戦相手
