### ゲームから残ったもの（日本語）。

kept-title = 手元の記念
kept-of = { $of }のうち{ $n }
kept-all = { $n }件すべて
kept-fewer = 少なく表示
kept-not-yet = 未達成
# $name：何を残したか。短く、二行まで。起きたことだけを淡々と。
kept-name =
    { $name ->
        [ten-games] 10ゲーム
        [won-by-one] 1点差で勝つ
        [four-days] 4日続けて
        [all-tiles] レポート3枚
        [castle-complete] 城の完成
        [beat-master] マエストロ・オットーネに勝つ
        [all-titles] 3作すべてを遊ぶ
        [all-cards] 1ゲームでカード7枚
        [never-excommunicated] 破門されずに終了
        [all-leaders] リーダー4人をプレイ
        [deal] 今日の配り
        [won-of-four] 4人中1位
        [both-leaders] リーダー2人をプレイ
        [six-territories] 領地6枚
        [six-buildings] 建物6枚
        [no-mission-missed] 任務をすべて達成
        [won-alone] 1人で勝つ
        [five-in-a-day] 1日に5ゲーム
        [deal-week] 配りを1週間
        [deal-first-ten] 配りで10位以内
        [hundred-points] 100点
        [tournament-won] 大会で優勝
        [won-titles] 3作すべてで勝つ
        [all-levels] 工房の全員に勝つ
        [hundred-games] 100ゲーム
       *[other] { $name }
    }

kept-records = 記録
kept-record =
    { $kind ->
        [most] 最多得点
        [clearest] 最大差の勝利
        [closest] 最小差の勝利
       *[longest] 最長のゲーム
    }
# 記録の値：得点、または何点差で勝ったか。
kept-points =
    { $n ->
       *[other] { $n }点
    }
kept-margin =
    { $n ->
       *[other] { $n }点差
    }

kept-openings = よく使う序盤
# リーダー、家、城の下：これで始めたゲームと勝ったゲームの数。
kept-opening =
    { $games ->
       *[other] { $games }ゲーム中{ $won }勝
    }
