### 大会（日本語）

## 一覧

tournament-all = 大会
tournament-all-note = 組み合わせも卓も自動で用意されます。あとは来て遊ぶだけです。
tournament-none = まだ大会はありません。最初の大会を開いてみましょう。
tournament-status =
    { $status ->
        [running] 開催中
        [coming] 開催予定
       *[over] 終了
    }
tournament-system =
    { $system ->
        [swiss] スイス式
        [round-robin] 総当たり
        [knock-out] 勝ち抜き
       *[arena] アリーナ
    }
tournament-tables = { $n }人卓
tournament-players = { $n }人
tournament-ended = { $when }終了
tournament-entered =
    { $status ->
        [over] 参加しました
       *[other] 参加中
    }

## 大会

tournament-what = 大会、{ $system }、{ $players }、{ $tables }
tournament-name = { $name }（{ $game }）
tournament-host = 主催：{ $name }
tournament-points =
    { $n ->
        [2] 勝ちは2点、負けは1点
        [3] 1位は3点、2位は2点、3位は1点
        [4] 1位は4点、以下3点、2点、1点
       *[other] 1位は{ $n }点、順位が下がるごとに1点減
    }
tournament-points-knock-out = 勝者が次へ進み、勝ち抜くごとに1点
tournament-rounds = 回戦
tournament-games = 対局
tournament-began = { $began }開始・{ $ends }終了
tournament-began-only = { $began }開始
tournament-next = すべての卓が終わると、すぐに次の回戦が始まります。
tournament-watch = 観戦する
tournament-look = 見る
tournament-free = この回戦は休み
tournament-laying = 卓を準備中
tournament-void = 全員が投了
tournament-strength = 最後まで遊んだ人がいないため、シード上位の{ $name }の勝ち
tournament-result = 終了 { $points }
tournament-waits = { $name }の手番
tournament-somebody = 匿名
tournament-standings = 順位表
tournament-after = 第{ $n }回戦終了時
tournament-final = 最終順位
tournament-json = 結果（JSON）
tournament-player = プレイヤー
tournament-last = 最近の対局
tournament-break =
    { $by ->
        [opponents] 対戦相手
        [wins] 勝ち数
       *[score] 対局の点
    }
tournament-behind =
    { $by ->
        [wins] 勝ち数の差
        [score] 対局の点の差
       *[opponents] 対戦相手の点の差
    }
tournament-left = 棄権
tournament-outing =
    { $kind ->
        [bye] 第{ $n }回戦：休み（勝ちと同じ扱い）
        [missed] 第{ $n }回戦：不在（0点）
        [void] 第{ $n }回戦：全員が投了
       *[place] 第{ $n }回戦：{ $place }位
    }
tournament-won =
    { $n ->
        [0] 優勝者はいません。
        [1] { $names }が優勝しました。
       *[other] { $names }が同点で優勝しました。
    }
tournament-called-off = この大会は中止になりました。
tournament-lost = この大会は存在しません。
tournament-who = 参加者
tournament-nobody = まだ参加者がいません。
tournament-fill = 開始時に空いている{ $n }人分の席にはボットが入ります。

## 参加

tournament-you = あなたとこの大会
tournament-in = この大会に参加しています。卓の用意ができたらお知らせします。
tournament-ready = あなたの卓の用意ができました。席についてください。
tournament-still-open = まだ参加できます。
tournament-closed = 参加の受付は終わりました。
tournament-enter =
    { $again ->
        [true] 途中参加する
       *[false] 参加する
    }
tournament-leave = 棄権する
tournament-sure-leave = 対局中のゲームは投了となり、次の回戦には入りません。棄権しますか？
tournament-start = 今すぐ始める
tournament-call-off = 中止する
tournament-sure-call-off = 次の回戦は行われません。対局中のゲームは続きます。大会を中止しますか？
tournament-stay = 戻る
tournament-take-out = 外す
tournament-link = この大会へのリンク

## しくみ

tournament-how-title = しくみ
tournament-how =
    { $system ->
        [swiss] 脱落はありません。毎回、点の近い人どうしが当たり、同じ相手とはできるだけ二度当たりません。
        [round-robin] 全員が全員と一度ずつ対戦します。
        [knock-out] 各卓で一人が次へ進み、ほかの人は敗退です。人数が合わないときは、強い人が最初の回戦を休みます。
       *[arena] { $span }のあいだ、手の空いた人は点の近い人とすぐに当たります。何度でも遊べます。
    }
tournament-how-missing = { $span }たっても来ないときは{ $bot }が代わりにプレイします。そのままなら0点ですが、戻れば結果は有効です。
tournament-how-limit = 対局は長くても{ $span }で終わります。残りはボットがプレイし、待たせていた人は0点です。
tournament-how-bye =
    { $kind ->
        [bots] 人数が合わないときは、{ $bot }が最後の卓に入ります。
        [knock-out] 同順位なら、強いほうの人が進みます。
       *[bye] 相手のいない人には、勝ちと同じ点が入ります。
    }
tournament-how-late = 第{ $n }回戦が始まるまで参加できます。
tournament-how-blocked =
    { $system ->
        [round-robin] 総当たりでは、ブロックしている相手とも当たります。
        [arena] ブロックしている相手とは当たりません。
       *[other] ブロックしている相手とは、できるかぎり当たりません。
    }
tournament-how-breaks =
    { $system ->
        [swiss] 同点のときは、対戦相手の点、勝ち数、対局の点の順に比べます。
        [knock-out] 同じところまで進んだ人は、対局の点で比べます。
       *[other] 同点のときは、勝ち数、対局の点の順に比べます。
    }

## 開催

tournament-hold = 大会を開く
tournament-keep-first = 大会を開くには、まずパスキーかコードで名前を保存してください。
tournament-form-name = 名前
tournament-form-example = 秋のスイス式大会
tournament-form-system = 方式
tournament-form-size = 1卓の人数
tournament-form-length = 時間
tournament-form-clock = 持ち時間
tournament-clock =
    { $kind ->
        [bank] { $n }分＋1手15秒
       *[days] 1手{ $n }日
    }
tournament-form-limit = 対局の制限時間
tournament-form-fill = ボットの補充
tournament-form-places =
    { $n ->
        [0] なし
       *[other] { $n }人まで
    }
tournament-form-bot = 代役
tournament-form-late = 途中参加
tournament-form-until =
    { $n ->
        [0] 不可
       *[other] 第{ $n }回戦まで
    }
tournament-form-begins = 開始
tournament-form-begins-note = 時刻を入れなければ、あなたの合図で始まります。
tournament-form-public = だれでも見て参加できる
tournament-form-hold = 告知する
