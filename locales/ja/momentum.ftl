# Momentum, in Japanese. `en.ftl` explains the syntax.

## On the home page

momentum-name = モメンタム
momentum-kanji = 勢
momentum-verb = 重心を移して歩く
momentum-line = ディスク2枚で重心を移し、その勢いで進む。
momentum-players = 2人、15分
momentum-luck = 運なし、すべて公開
momentum-credit = Sumo Sumo（作：Jorge Zhang）

## A bout

momentum-toward = { $toward ->
    [F] 前
    [FR] 右前
    [BR] 右後ろ
    [B] 後ろ
    [BL] 左後ろ
   *[FL] 左前
}
momentum-side = 一辺{ $side }
momentum-sides = 盤
momentum-side-note = { $side ->
    [6] 91マス：早く終わりますが、不公平です。強いコンピュータ同士では先手がすべて勝ちました。
    [7] 127マス：ふたりにいちばん公平な広さです。
   *[8] 169マス：長い取組になります。
}
momentum-length = { $number ->
    [1] 一番勝負
   *[other] { $number }番勝負
}
momentum-first-note = 最初の取組は東が先手、あとは交代です。引き分けたら取り直します。
momentum-of = { $name }の勢い
momentum-on = { $hex ->
    [F] 前
    [FR] 右前
    [BR] 右後ろ
    [B] 後ろ
    [BL] 左後ろ
   *[FL] 左前
}：{ $number ->
    [0] ディスクなし
   *[other] ディスク{ $number }枚
}{ $hint ->
    [from] 、ここからディスクを動かす：ヒント
    [to] 、ここへディスクを動かす：ヒント
   *[none] { "" }
}
momentum-room = { $toward ->
    [F] 前
    [FR] 右前
    [BR] 右後ろ
    [B] 後ろ
    [BL] 左後ろ
   *[FL] 左前
}{ $number }
momentum-stands = { $name }から盤の縁までのマス数、向きごと：{ $rooms }。
momentum-is-out = { $name }は盤の外です。
momentum-arrow = { $toward ->
    [F] 前へ
    [FR] 右前へ
    [BR] 右後ろへ
    [B] 後ろへ
    [BL] 左後ろへ
   *[FL] 左前へ
}{ $number }
momentum-axes = 三つの軸の順番
momentum-orders = 順番と行き先
momentum-order = 順番：{ $axes }。
momentum-when = { $when ->
    [first] 最初
    [then] 次
    [last] 最後
    [any] 順不同
    [none] 進まず
   *[open] タップで歩く
}
momentum-still = つり合い
momentum-comes = { $what ->
    [off] { $name }を{ $toward ->
        [F] 前へ
        [FR] 右前へ
        [BR] 右後ろへ
        [B] 後ろへ
        [BL] 左後ろへ
       *[FL] 左前へ
    }押し、盤の外に出して勝ち
    [fall] 自分が{ $toward ->
        [F] 前へ
        [FR] 右前へ
        [BR] 右後ろへ
        [B] 後ろへ
        [BL] 左後ろへ
       *[FL] 左前へ
    }歩き、盤の外に出て負け
    [push] { $name }を{ $number }マス押す
    [walk] { $number }マス歩く（押さない）
   *[stay] 力士は動かない
}
momentum-ask = { $what ->
    [two] ディスクを2枚動かす
    [one] もう1枚動かす
    [lay] どこへ動かす？
    [order] 順番を決めて歩く
   *[walk] 歩くか、変える
}
momentum-ask-named = { $name }：{ $what ->
    [two] ディスクを2枚動かす
    [one] もう1枚動かす
    [lay] どこへ動かす？
    [order] 順番を決めて歩く
   *[walk] 歩くか、変える
}
momentum-ask-two = 勢いボードのマスから別のマスへディスクをドラッグするか、二つのマスを順にタップします。
momentum-ask-one = 動かさなくてもかまいません。
momentum-ask-lay = { $hex ->
    [F] 「前」
    [FR] 「右前」
    [BR] 「右後ろ」
    [B] 「後ろ」
    [BL] 「左後ろ」
   *[FL] 「左前」
}のマスからディスクを取りました。動かす先のマスをタップしてください。同じマスをもう一度タップすると、元に戻ります。
momentum-ask-order = 下の枠を、歩く順にタップします。
momentum-ask-comes = { $what ->
    [off] これで{ $name }を{ $toward ->
        [F] 前へ
        [FR] 右前へ
        [BR] 右後ろへ
        [B] 後ろへ
        [BL] 左後ろへ
       *[FL] 左前へ
    }押し、盤の外に出して、あなたの勝ちです。
    [fall] これでは{ $toward ->
        [F] 前へ
        [FR] 右前へ
        [BR] 右後ろへ
        [B] 後ろへ
        [BL] 左後ろへ
       *[FL] 左前へ
    }歩いて盤の外に出てしまい、あなたの負けです。
    [push] これで{ $name }を{ $number }マス押します。
    [walk] これで{ $number }マス歩きます。押しはありません。
   *[stay] これでは力士は動きません。
}
momentum-warned = 自分が盤の外へ出て負けます。それでも歩きますか？
momentum-no-order = 先に、下の枠を歩く順にタップしてください。
momentum-walk = 歩く
momentum-walk-off = 盤の外へ歩く
momentum-leave = ディスクを動かさない
momentum-back = 戻す
momentum-refuse-empty = { $hex ->
    [F] 「前」
    [FR] 「右前」
    [BR] 「右後ろ」
    [B] 「後ろ」
    [BL] 「左後ろ」
   *[FL] 「左前」
}のマスにはディスクがありません。
momentum-refuse-same = { $hex ->
    [F] 「前」
    [FR] 「右前」
    [BR] 「右後ろ」
    [B] 「後ろ」
    [BL] 「左後ろ」
   *[FL] 「左前」
}のマスのディスクは、別のマスへ動かしてください。
momentum-refuse-both = もう2枚動かしました。変えるには先に戻してください。
momentum-refuse-walking = ディスクを動かせるのは歩く前です。先に順番を戻してください。
momentum-refuse-none-held = 先にディスクを取ってください。
momentum-refuse-held = 先に、取ったディスクを置いてください。
momentum-refuse-walked = その軸の順番はもう決まっています。
momentum-refuse-still = その軸はつり合っているので、進みません。
momentum-refuse-ended = その前に取組が終わります。
momentum-log-began = 第{ $number }ターン：{ $name }。
momentum-log-leaned = { $name }が{ $from ->
    [F] 前
    [FR] 右前
    [BR] 右後ろ
    [B] 後ろ
    [BL] 左後ろ
   *[FL] 左前
}から{ $to ->
    [F] 前へ
    [FR] 右前へ
    [BR] 右後ろへ
    [B] 後ろへ
    [BL] 左後ろへ
   *[FL] 左前へ
}ディスクを動かしました。
momentum-log-walked = { $name }が{ $toward ->
    [F] 前へ
    [FR] 右前へ
    [BR] 右後ろへ
    [B] 後ろへ
    [BL] 左後ろへ
   *[FL] 左前へ
}{ $number }マス歩きました。
momentum-log-pushed = { $name }が{ $other }を{ $toward ->
    [F] 前へ
    [FR] 右前へ
    [BR] 右後ろへ
    [B] 後ろへ
    [BL] 左後ろへ
   *[FL] 左前へ
}{ $number }マス押しました。
momentum-log-off = { $name }が{ $other }を{ $toward ->
    [F] 前へ
    [FR] 右前へ
    [BR] 右後ろへ
    [B] 後ろへ
    [BL] 左後ろへ
   *[FL] 左前へ
}押し、盤の外に出しました。
momentum-log-fell = { $name }が{ $toward ->
    [F] 前へ
    [FR] 右前へ
    [BR] 右後ろへ
    [B] 後ろへ
    [BL] 左後ろへ
   *[FL] 左前へ
}歩き、盤の外に出ました。
momentum-log-won = { $name }が取組に勝ちました。
momentum-log-draw = 引き分けです。
momentum-kimarite = { $kimarite ->
    [push] 押し出し
    [fall] 勇み足
   *[hikiwake] 引き分け
}
momentum-kimarite-kanji = { $kimarite ->
    [push] 押し出し
    [fall] 勇み足
   *[hikiwake] 引き分け
}
momentum-ended-push = { $name }が{ $loser }を{ $toward ->
    [F] 前へ
    [FR] 右前へ
    [BR] 右後ろへ
    [B] 後ろへ
    [BL] 左後ろへ
   *[FL] 左前へ
}押し、盤の外に出しました。
momentum-ended-fall = { $loser }が{ $toward ->
    [F] 前へ
    [FR] 右前へ
    [BR] 右後ろへ
    [B] 後ろへ
    [BL] 左後ろへ
   *[FL] 左前へ
}歩き、盤の外に出ました。
momentum-ended-repetition = 同じ局面が3回現れました。
momentum-ended-turns = ふたり合わせて200ターンになりました。
momentum-quick-lean = まずディスクを2枚動かします。1枚ずつ、勢いボードのどのマスからどのマスへでも動かせます。動かさなくてもかまいません。
momentum-quick-walk = 次に、三つの軸を好きな順に歩きます。どの軸でも、両端のディスクの差だけ、多いほうへ進みます。
momentum-quick-push = 道をふさぐ相手は押していきます。盤の外に押し出せば勝ち、自分から出れば負けです。
momentum-quick-stays = ディスクはそのまま残り、次のターンもその勢いで進みます。
momentum-quick-draw = 同じ局面が3回現れるか、ふたり合わせて200ターンになると引き分けです。
momentum-shift = { $from ->
    [F] 前
    [FR] 右前
    [BR] 右後ろ
    [B] 後ろ
    [BL] 左後ろ
   *[FL] 左前
}から{ $to ->
    [F] 前へ
    [FR] 右前へ
    [BR] 右後ろへ
    [B] 後ろへ
    [BL] 左後ろへ
   *[FL] 左前へ
}
momentum-turn = { $leans ->
    [0] ディスクはそのまま
   *[other] { $lean }
}、{ $walks ->
    [0] 歩きなし
   *[other] 歩きは{ $walk }
}
momentum-drawn-turn = { $leans ->
    [0] ディスクはそのまま
    [1] aのとおりに動かし
   *[2] a、bの順に動かし
}、{ $walks ->
    [0] 歩きません。
    [1] 1のとおりに歩きます。
    [2] 1、2の順に歩きます。
   *[3] 1、2、3の順に歩きます。
}
momentum-turn-told = { $turn }。
momentum-drawn-played = { $name }は{ $leans ->
    [0] ディスクをそのままにし
    [1] aのとおりに動かし
   *[2] a、bの順に動かし
}、{ $walks ->
    [0] 歩きませんでした。
    [1] 1のとおりに歩きました。
    [2] 1、2の順に歩きました。
   *[3] 1、2、3の順に歩きました。
}
momentum-drawn-best = 最善は、{ $leans ->
    [0] ディスクをそのままにして
    [1] aのとおりに動かして
   *[2] a、bの順に動かして
}、{ $walks ->
    [0] 歩かない手です。
    [1] 1のとおりに歩く手です。
    [2] 1、2の順に歩く手です。
   *[3] 1、2、3の順に歩く手です。
}
momentum-best-told = 最善：{ $turn }。
momentum-was-best = 最善の手でした。
momentum-threat-ways = { $name }の勢い：{ $ways }。
momentum-threat = { $what ->
    [off] 動かないと、{ $name }に盤の外へ押し出されるかもしれません。
    [pushes] 動かないと、{ $name }に押されるかもしれません。
   *[walks] { $name }はまだ届きませんが、ディスクを2枚動かすと届くかもしれません。
}
momentum-recap = { $what ->
    [walked] { $name }は歩きました（{ $ways }）。
    [pushed] { $name }は{ $other }を押しました（{ $ways }）。
    [leaned] { $name }はディスクを動かし、その場にとどまりました。
   *[stayed] { $name }は動きませんでした。
}
momentum-recap-leg = { $toward ->
    [F] 前へ
    [FR] 右前へ
    [BR] 右後ろへ
    [B] 後ろへ
    [BL] 左後ろへ
   *[FL] 左前へ
}{ $number }マス
momentum-reason = { $what ->
    [wins] 相手を盤の外に押し出します。
    [falls] 自分が盤の外に出ます。
    [lets-win] ほかの手でも、同じくらい早く負けます。
    [forces] 相手が何をしても、{ $turns }ターンで勝ちます。
    [loses] いちばん長くもちます。
    [saves] そうしないと、次のターンに押し出されるかもしれません。
    [threatens] 次に相手を押し出すことをねらいます。
    [pushes] 相手を盤の縁に近づけます。
    [centres] 中央に近づきます。
   *[gathers] 勢いをためます。
}

## The rules

momentum-rules-title = モメンタムのルール
momentum-rules-lead = 相手を盤の外に押し出しましょう。
momentum-rules-more = 12枚のディスクはあなたの体重です。2枚動かして重心を移すと、その勢いで進み、ぶつかった相手を押していきます。
momentum-part = { $part ->
    [board] 盤
    [lean] まず重心を移す
    [walk] 次に歩く
    [push] 押す
    [end] 盤の外
    [draw] 勝負がつかないとき
    [basho] 場所
    [ours] このページの扱い
   *[credits] 作った人
}
momentum-rules = { $what ->
    [board] 盤は六角形で、一辺7マス、全部で127マスです。取組の前に、一辺6マスの小さい盤や、一辺8マスの大きい盤も選べます。小さい盤では、強いコンピュータ同士の取組で、先手がすべて勝ちました。
    [start] 図では、東は中央から2マス左で右を向き、西は2マス右で左を向いてはじめます。向きはずっと変わりません。最初の取組は東が先手です。
    [disks] それぞれが、六つのマスのある勢いボードを持ちます。マスは自分の力士から見た六つの向き、前、右前、右後ろ、後ろ、左後ろ、左前です。どのマスにもディスクを2枚ずつ、合わせて12枚置きます。
    [lean] ターンのはじめに、ディスクを1枚ずつ2回動かします。勢いボードのどのマスから、どのマスへでも動かせます。2回目に同じディスクを続けて動かしてもかまいません。
    [leave] 1枚だけ動かしても、2枚とも動かさなくてもかまいません。
    [axes] 向かい合う二つのマスが軸で、三つあります。どの軸でも、ディスクの多いマスのほうへ、向かいのマスより多い枚数だけ歩きます。同じ枚数なら動きません。
    [order] 三つの軸の順番は自分で選び、どの軸も1回ずつ、その歩数をすべて歩きます。途中では止まれません。
    [stays] ディスクは、ターンが終わっても、ぶつかっても、そのまま残ります。動かさなければ、次のターンも同じ勢いで進みます。
    [push] 相手のいるマスへ進むと、相手を同じ向きに1マス押し、そのマスに入ります。歩数が残っていれば、さらに押します。
    [meets] どの軸から歩くかで、相手にぶつかるかどうかが変わります。同じディスクの置き方でも、相手を押すこともあれば、すれ違うこともあります。
    [off] 盤の外に押し出されたら、すぐに負けです。残りの歩数で押したほうも盤の外に出るはずだったとしても、関係ありません。
    [fall] ひとりで盤の外に出たら、歩数が残っていても、すぐに負けです。出る手を選ぶと、その前に確認があります。
    [draw] 同じ局面が3回現れたら引き分けです。両者のディスクの置き方も、誰の番かも同じときに、同じ局面とみなします。ふたり合わせて200ターンになったときも引き分けです。
   *[basho] 場所は3番勝負、5番勝負、7番勝負のどれかです。先手は取組ごとに交代します。引き分けた取組は誰の勝ちにも数えず、取り直します。
}
momentum-our-reading = { $what ->
    [side] 盤の広さ。一辺6マスでは、強いコンピュータ同士の400番すべてで先手が勝ちました。ですから、この盤は早く遊びたいときだけのものです。
    [start] 力士の開始位置と、東が先手であること。
   *[draw] 同じ局面や200ターンで引き分けになること。
}

## Records

momentum-record-side = 「{ $text }」という盤はありません。盤は一辺6、7、8マスのどれかです。
momentum-record-first = 先手が「{ $text }」です。先手はeastかwestです。
momentum-record-hex = 「{ $text }」というマスは勢いボードにありません。マスはF、FR、BR、B、BL、FLです。
momentum-record-order = 「{ $text }」という軸の順番はありません。V、R、Lを1回ずつ書きます。
momentum-record-token = ターンはB>F,BL>FR:VRLのように書き、動かさないディスクは-と書きます。

## The lesson

momentum-lesson-ask = { $step ->
    [1] ←から→へ1枚動かす
    [2] ディスクはそのまま
    [3] ↖から↘へ1枚動かす
    [4] 2枚でブレーキをかける
   *[5] ↗から↙へ2枚動かす
}
momentum-lesson-why = { $step ->
    [1] 相手を盤の外に押し出しましょう。2枚目は動かさずに歩きます。前が3枚、後ろが1枚なら2マス進みます。
    [2] 勢いは残っています。前にはまだ2枚多くあります。2枚とも動かさずに歩いてください。
    [3] 2枚目は動かしません。今度は順番が大切です。先に↘ならぶつかり、先に→ならすれ違います。
    [4] このまま歩くと、盤の外に出ます。→から←へ1枚、↘から↖へ1枚動かしてください。
   *[5] 相手は縁にいて、あなたの隣です。4枚と0枚の差で↙へ4マス進み、その先に相手がいます。
}
momentum-lesson-other = { $step ->
    [3] その手では相手とすれ違います。2枚目は動かさず、先に↘へ進んでください。
    [4] それでは盤の上にとどまれません。→から←へ、↘から↖へ動かし、二つの軸をつり合わせてください。
   *[other] それもできます。この手ほどきでは、上に書いてあるとおりにしてください。
}
momentum-lesson-seen = { $step ->
    [1] 前へ2マス進みました。相手は横へ2マス進みました。
    [2] ディスクを動かさなくても、また2マス進みました。相手はブレーキをかけました。どのマスもつり合っているので、動きません。
    [3] 相手にぶつかり、そのマスに入りました。相手は1マス先へ押されました。それから前へ進み、縁まで来ました。
    [4] すべてつり合っているので、動きません。相手には勢いが残っていて、縁まで来ました。
   *[5] 縁に沿って押していき、盤の外に押し出しました。その場で勝ちです。
}
