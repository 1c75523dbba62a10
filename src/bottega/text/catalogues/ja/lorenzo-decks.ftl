### ロレンツォ・イル・マニーフィコ：拡張を使う卓の準備と、山札を組むページ（日本語）。

## 卓の拡張、それぞれ一文で

option-modules-houses-about = 2～5人。特別な力を持つ名家の競り、5つ目の塔、トークン、20枚の新しいリーダー。
option-modules-pazzi-about = 種類と時代ごとに2枚の新しいカード（相手に手が届くものも）、4枚の新しいリーダー、自分で組める山札。

## 配るリーダー

decks-leaders-choose = 選ぶ…
# $n：選んだ枚数、$least：必要な枚数。
decks-leaders-change = リーダー{ $n }枚を選択中：変更する
decks-leaders-title = 配るリーダー
decks-leaders-count = リーダー{ $n }枚を選択中（{ $players }人では{ $least }枚以上）
decks-leaders-all = すべて
decks-leaders-none = なし
decks-leaders-done = 決定
decks-leaders-some = 名前で選んだリーダー{ $n }枚
decks-leaders-few =
    { $n ->
        [0] リーダーが選ばれていません。{ $players }人では{ $least }枚以上必要です。
       *[other] 選ばれたリーダーは{ $n }枚だけです。{ $players }人では{ $least }枚以上必要です。
    }
# $which：選択肢の値、「基本ゲーム」など。
decks-leaders-short = 「{ $which }」は{ $n }枚しかありません。{ $players }人では{ $least }枚以上必要です。

## 卓の山札に入るカード

decks-own = 自分で組んだ山札（ゲームの前に全員に見せる）
decks-own-which = 山札
# $name：山札の名前かコード。
decks-called = 山札「{ $name }」
decks-paste = もらったコードやリンク
decks-paste-sample = 英数字15文字
decks-build = 山札を組む
decks-look = この山札を見る
decks-none-chosen = 山札がまだありません。選ぶか、コードを貼り付けるか、新しく組んでください。
# $fault：山札にならない理由。
decks-fault =
    { $fault ->
        [mistyped] コードに打ち間違いがあります。最後の文字がほかの文字と合いません。
        [nothing] このコードの山札はありません。
       *[length] コードは英数字15文字です。これはコードではありません。
    }
# $cards：カードの名前。
decks-needs-leaders =
    { $n ->
        [1] この山札の{ $cards }はリーダーにかかわるカードです。上級ルールで遊ぶか、外してください。
       *[other] この山札の{ $cards }は、どれもリーダーにかかわるカードです。上級ルールで遊ぶか、外してください。
    }

## 山札を組むページ

decks-title = 山札を組む – Bottega
decks-heading = 自分だけの山札
decks-intro = 種類と時代ごとに、10枚のうち8枚を使います。箱に残す2枚をクリックしてください。
decks-kinds = カードの種類
decks-kind =
    { $kind ->
        [territory] 領地
        [character] 人物
        [building] 建物
       *[venture] 事業
    }
# $period：ローマ数字。
decks-pile =
    { $kind ->
        [territory] 時代{ $period }の領地
        [character] 時代{ $period }の人物
        [building] 時代{ $period }の建物
       *[venture] 時代{ $period }の事業
    }
decks-pile-count = { $n }/{ $all }枚
decks-pile-many = – あと{ $n }枚外す
decks-pile-few = – あと{ $n }枚戻す
decks-ready = 完成
decks-card-in = 山札に入っています。クリックすると箱に残します。
decks-card-out = 箱に残します。クリックすると山札に入れます。
# 拡張のカードの印。
decks-new = 新
decks-card-new = 「パッツィ家の陰謀」のカードです。
decks-card-leaders = リーダーにかかわるカードで、上級ルールだけで使います。
decks-fill = 残りをおまかせ
decks-again = 別のおまかせ
decks-reset = 最初から
decks-name = 名前
decks-name-sample = 私の山札
decks-save = 保存
decks-is-saved = 保存済み
decks-saved = 「{ $name }」をこのブラウザに保存しました。
decks-code = 共有用コード
decks-copy = コードをコピー
decks-link = リンクをコピー
decks-copied = コードをコピーしました。
decks-link-copied = リンクをコピーしました。
decks-select = 選択された文字をコピーしてください。
decks-left = 未完成の組が{ $n }つあります。そろうと、共有用コードができ、この山札で遊べます。
decks-about-leaders =
    { $n ->
        [1] { $cards }はリーダーにかかわるカードです。この山札は上級ルールで遊びます。
       *[other] { $cards }は、どれもリーダーにかかわるカードです。この山札は上級ルールで遊びます。
    }
decks-play = 卓を準備
decks-shelf = 保存した山札
decks-open = 開く
decks-kept = このブラウザに保存
decks-kept-none = まだありません。
decks-drop = { $name }を削除
decks-dropped = 「{ $name }」を削除しました。
