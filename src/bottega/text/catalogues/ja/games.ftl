### 終わったゲームの検索（日本語）。

games-heading = 終わったゲーム
games-about = 終了した公開ゲームです。どれでも見返せて、途中から続きを遊ぶこともできます。
games-game = ゲーム
games-any = 指定なし
games-players = 人数
games-player = プレイヤー名
games-opening = 序盤
games-card = カード・リーダー
# ゲームが選ばれていない間、カードの欄に出ます。
games-title-first = 先にゲームを選択
games-search = 検索
games-no-card = 入力しながら一覧からカードを選んでください。
games-found = 見つかったゲーム
games-none = 当てはまるゲームはありません。
games-none-yet = 最近のゲームにはありません。もっと前にはあるかもしれません。
games-further = さらに前を検索
games-nobody = その名前の人はいないか、公開していません。

games-days = 日ごとの記録
games-days-text = 1日（UTC）の公開ゲームの記録をすべて収めた圧縮ファイルです。1ゲーム1行で、公開している人の名前だけが載ります。
