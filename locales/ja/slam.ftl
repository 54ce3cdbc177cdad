# Slam, in Japanese. `en.ftl` explains the syntax.

## On the home page

slam-name = スラム
slam-kanji = 投
slam-verb = 投げて、うまく着地
slam-line = 力士ダイス2個を3投まで。残すか、賭けて投げるか。
slam-players = 2人以上、10分
slam-luck = 腕しだい
slam-credit = Sumo Slam（Ridley’s、Game Factory 2018年）
unfinished-slam = 第{ $number }ラウンド。

## The ring

ring-picture = 土俵、力士なし
ring-hidden = 目隠し：土俵は見えません
ring-lies = { $wrestler ->
    [a] 藍の力士
   *[b] 朱の力士
}は{ $fall ->
    [champion] 仁王立ちです。
    [headstand] 逆立ちです。
    [side] 横倒しです。
    [belly] 腹ばいです。
    [knock-out] 仰向けです。
    [outside] 場外です。
   *[none] 土俵の中です。
}
ring-grip = { $fall ->
    [champion] 仁王立ち
    [headstand] 逆立ち
    [side] 横倒し
    [belly] 腹ばい
    [knock-out] 仰向け
   *[outside] 場外
}の{ $wrestler ->
    [a] 藍の力士
   *[b] 朱の力士
}をもう一度投げる
throw-pull = 引いて放す
throw-pull-spin = 横に振ると回転
throw-pulled = 強さ{ $strength }%
throw-pulled-to = { $side ->
    [ahead] まっすぐ
    [left] 左へ{ $degrees }°
   *[right] 右へ{ $degrees }°
}{ $spin ->
    [none] { "" }
    [left] 、左回転
   *[right] 、右回転
}
throw-grip = 投げる：引いて放します。矢印キーで狙いと強さ、Shiftと矢印キーで回転を決め、Enterで投げます。{ $side ->
    [ahead] まっすぐ
    [left] 左へ{ $degrees }°
   *[right] 右へ{ $degrees }°
}、強さ{ $strength }%、回転{ $spin }
throw-by-sliders = 数値で投げる
throw-by-which = 狙い、強さ、回転
throw-by = { $what ->
    [aim] 狙い
    [strength] 強さ
   *[spin] 回転
}
throw-aim-is = { $side ->
    [ahead] まっすぐ
    [left] 左へ{ $degrees }°
   *[right] 右へ{ $degrees }°
}
throw-strength-is = { $percent }%
throw-spin-is = { $spin }
rope-title = ロープを手で置く
rope-how = 土の上をドラッグして土俵を描くか、角を順にタップします。キーボードでは、矢印キーで十字を動かし、Enterで角を置き、Backspaceで戻します。
rope-corners = 角があと{ $number }個必要です。
rope-laid = ロープを{ $length } cm置きました。
rope-eight = ロープを8の字に{ $length } cm置きました。
rope-refused = { $why ->
    [too-short] 土俵には短すぎます。もっと大きく描いてください。
    [too-long] ロープの長さは1.60 mしかありません。
    [open] 線は、はじめたところに戻してください。
    [crosses] 線が交わってよいのは、8の字のように1か所だけです。
    [too-thin] この土俵は、力士には狭すぎます。
   *[too-far] 土俵は土の上におさめてください。
}
rope-cursor = 角：中央から右へ{ $right } mm、前へ{ $ahead } mm。Enterで置きます
rope-clear = 消す
fair-title = 投げの着地
fair-lead = 土俵の動きは計算で決まり、名前も合計も関係ありません。同じ投げ方なら、コンピュータも含めて、誰でも同じように着地します。
fair-so-far = これまでの投げ
fair-tried = 試し：{ $number }投
fair-none = この端末では、まだ何も投げていません。
fair-position = 姿勢
fair-wrestlers = 力士
fair-share = 割合
fair-measured = 測定値の表
fair-percent = { $whole }.{ $tenth }%
fair-own-key = 結果
fair-table-key = たくさん投げた測定値
fair-verdict = { $odd ->
    [0] 偶然で説明できる結果です。
   *[other] { $odd }つの姿勢で、表との差が、偶然なら20回に19回はおさまる範囲を超えています。狙って投げたときや、力士がもう土俵にいるときも、差は出ます。
}
fair-shape = 土俵の形
fair-sizes = 大きさ
fair-size = { $percent }%
fair-try = { $number }回投げる
fair-progress = 投げた回数
fair-done = { $number }回中{ $done }回
fair-cancel = 止める
fair-failed = 計算が応答しませんでした。もう一度試してください。

## The table

slam-mode = { $mode ->
    [basho] 場所、先に500点
   *[nokkuauto] ノックアウト、最下位が脱落
}
slam-titles = 最後まで残って横綱{ $number }回
slam-totals = 最近の{ $bouts }番：合計の最高{ $most }、平均{ $average }
slam-kimarite = { $mode ->
    [basho] 場所
   *[nokkuauto] ノックアウト
}
slam-modes = 遊び方
slam-mode-note = { $mode ->
    [basho] スラムの場所は競走です。ターンの終わりに500点以上なら、その場で優勝です。
   *[nokkuauto] ラウンドごとに、合計がいちばん低い人が脱落します。最後に残った人が横綱です。
}
slam-round = ノックアウト、第{ $number }ラウンド
slam-wrestler = { $wrestler ->
    [a] 藍
   *[b] 朱
}
slam-fall = { $fall ->
    [champion] 仁王立ち
    [headstand] 逆立ち
    [side] 横倒し
    [belly] 腹ばい
    [knock-out] 仰向け
   *[outside] 場外
}
slam-lies = 藍：{ $a ->
    [champion] 仁王立ち
    [headstand] 逆立ち
    [side] 横倒し
    [belly] 腹ばい
    [knock-out] 仰向け
   *[outside] 場外
}。朱：{ $b ->
    [champion] 仁王立ち
    [headstand] 逆立ち
    [side] 横倒し
    [belly] 腹ばい
    [knock-out] 仰向け
   *[outside] 場外
}。
slam-stops = { $name }は止めます
slam-throws-again = { $name }は{ $thrown ->
    [a] 藍
    [b] 朱
   *[ab] 両方
}をもう一度投げます
slam-shape = { $shape ->
    [circle] 円
    [oval] 楕円
    [square] 四角
    [triangle] 三角
    [eight] 8の字
   *[drawn] 手描き
}
slam-ring-is = { $shape }、ロープの{ $percent }%
slam-terms = { $mode }。土俵：{ $ring }。
slam-log-landed = { $name }の{ $throw }投目、{ $thrown ->
    [a] 藍
    [b] 朱
   *[ab] 両方
}。{ $lies }
slam-log-scored = { $name }は{ $points }点、合計{ $total }点です。
slam-log-nothing = ひとりが場外：{ $name }は得点なし、合計は{ $total }点のままです。
slam-log-lost = ふたりとも場外：{ $name }は合計をすべて失いました。
slam-log-tied = 最下位が同点：{ $names }が力士をひとりずつ投げます。
slam-log-threw = { $name }がひとり投げました。結果は{ $fall ->
    [champion] 仁王立ち
    [headstand] 逆立ち
    [side] 横倒し
    [belly] 腹ばい
    [knock-out] 仰向け
   *[outside] 場外
}です。
slam-log-left = 第{ $round }ラウンドで{ $name }が脱落しました。
slam-log-won = { $mode ->
    [basho] { $name }が優勝しました。
   *[nokkuauto] { $name }が横綱になりました。
}
slam-refuse = { $what ->
    [both] 着地には力士をふたりとも書きます。
   *[one] 最下位決定戦では、それぞれ力士をひとり投げます。
}
slam-now-throw = { $name }：{ $thrown ->
    [a] 藍
    [b] 朱
   *[ab] 両方
}を投げる
slam-now-throw-how = 絵の中のどこからでも引いて放すか、狙いと強さを決めて投げます。
slam-now-tie = { $name }：最下位決定戦の1投
slam-now-tie-how = { $how ->
    [once] 同時に、同じ土俵へ投げます。
   *[turns] ひとりずつ投げます。土俵は毎回空けます。
}
slam-now-flies = { $name }が投げます
slam-now-aims = { $name }が狙っています
slam-now-decide = { $name }：残すか、投げるか
slam-now-decide-how = { $number ->
    [1] 3投のうち1投目です。
   *[2] 3投のうち2投目です。
}残した力士が倒されることもあります。
slam-pair = { $fall ->
    [champion] ふたりとも仁王立ちなら、合わせて{ $points }点です。
   *[knock-out] ふたりとも仰向けなら、合わせて{ $points }点です。
}
slam-choice = { $what ->
    [stop] 止める
    [a] 藍を投げる
    [b] 朱を投げる
   *[ab] 両方を投げる
}
slam-advice = { $what ->
    [stop] 止める
    [a] 藍を投げる
    [b] 朱を投げる
   *[ab] 両方を投げる
}：勝つ見込み{ $percent }%、平均{ $points }点。
slam-score = 得点
slam-turn = ターン
slam-total = 合計
slam-throwing = 投げる番
slam-left = 脱落
slam-out = { $outside ->
    [1] 場外
   *[2] 両方場外
}
slam-tally-out = { $outside ->
    [1] 場外
   *[2] 両方場外
} { $points }
slam-worth = 姿勢の点数
slam-position = 姿勢
slam-one = 1人
slam-both = 2人とも
slam-keep = 残す
slam-throw = 投げる
slam-keep-or-throw = 残すか、もう一度投げるか
slam-again = { $thrown ->
    [a] 藍をもう一度投げる
    [b] 朱をもう一度投げる
    [ab] 両方をもう一度投げる
   *[none] もう一度投げる
}
slam-stop = 止めて{ $points }点
slam-next = 次は{ $name }です
slam-on-the-table = 今の点
slam-throw-by = 狙って投げる
slam-throw-it = { $thrown ->
    [a] 藍を投げる
    [b] 朱を投げる
   *[ab] 両方を投げる
}
slam-failed = 応答がありませんでした。
slam-ring = 土俵
slam-ring-stands = 取組が終わるまで、土俵は変わりません。
slam-shapes = 土俵の形
slam-sizes = 土俵の大きさ
slam-size = { $percent }%
slam-size-note = 1.60 mのロープのうち、どれだけを土俵に使うかです。小さい土俵ほど難しくなります。
slam-shrinking = 縮む土俵
slam-shrinking-note = 土俵はラウンドごとにロープ全体の1割ずつ縮み、40%まで小さくなります。
slam-blindfold = 目隠し
slam-blindfold-note = 狙って投げるあいだ、土俵は見えません。
slam-yes = あり
slam-no = なし
slam-undrawn = 土俵をまだ描いていません。
slam-who = 参加者
slam-who-note = 1人から{ $number }人まで。この順に投げます。
slam-add = { $what ->
    [guest] ゲスト追加
   *[computer] コンピュータ追加
}
slam-add-wrestler = 力士追加
slam-place = { $what ->
    [up] 上へ
    [down] 下へ
   *[out] 外す
}
slam-place-of = { $what ->
    [up] { $name }を上へ
    [down] { $name }を下へ
   *[out] { $name }を外す
}
slam-name-of = { $number }人目の名前
slam-level-of = { $number }人目の強さ
slam-guest = ゲスト{ $number }
slam-first = 最初の人
slam-begins = { $who ->
    [youngest] いちばん若い人
    [random] くじ引き
   *[champion] 前の横綱
}
slam-begins-note = { $who ->
    [random] ほかの人は順番どおりに続きます。
   *[champion] 参加者のうち、この端末で最後に勝った人です。誰も勝っていなければ、いちばん若い人です。
}
slam-youngest = いちばん若い人
slam-alone = ひとりなら稽古です。500点まで何ターンかかりますか？
slam-result-say = { $mode ->
    [basho] 勝負あり！優勝が決まりました。
   *[nokkuauto] 勝負あり！横綱が決まりました。
}
slam-won-kanji = { $mode ->
    [basho] 優勝
   *[nokkuauto] 横綱
}
slam-ended-basho = { $name }が{ $total }点に達しました。
slam-ended-nokkuauto = { $name }が最後まで残りました。
slam-ended-alone = { $turns }ターンで500点。
slam-fly = 投げを見る
slam-no-flight = 着地の結果しか残っていません。
slam-fairness-way = 投げの着地
slam-quick = { $what ->
    [throws] 1ターンに3投まで。1投目は両方を投げます。
    [keep] 1投ごとに、止めて得点するか、一方か両方をもう一度投げます。残した力士はそのままですが、次の投げが当たることもあります。
    [outside] ひとりが場外なら、得点なしでターン終了です。ふたりとも場外なら、合計をすべて失います。ロープの上は土俵の中です。
    [basho] 場所は競走です。ターンの終わりに先に500点に達した人が優勝です。
   *[nokkuauto] ノックアウトでは、場外になるとターン終了で、ひとりにつき100点を引きます。合計が0点に戻されることはありません。ラウンドごとに、合計がいちばん低い人が脱落します。2人以上いれば、それぞれが力士をひとり投げ、いちばん低い人が脱落します。
}

## The rules

slam-rules-title = スラムのルール
slam-rules-lead = 先に500点を取るか、最後まで残りましょう。
slam-rules-more = ロープの土俵に力士をふたり投げます。力士が止まったときの姿勢が得点になります。そこで止めるか、もう一度投げるかは、あなたが決めます。
slam-part = { $part ->
    [throws] 投げる
    [worth] 姿勢
    [turn] ターン
    [outside] 場外
    [basho] 場所
    [nokkuauto] ノックアウト
    [hikiwake] 最下位が同点のとき
    [ring] 土俵
   *[credits] 作った人
}
slam-rules = { $what ->
    [throws] 藍と朱、ふたりの力士を、ロープで作った土俵に投げます。
    [hand] 絵の中のどこからでも引いて放します。向きが狙い、長さが強さ、横に振ると回転です。スライダーやキーでも同じように投げられます。
    [rope] ロープの上は土俵の中です。
    [nudge] 何かに寄りかかって姿勢がはっきりしないまま止まった力士は、はっきりするまで軽くつつきます。
    [worth] 力士は五つの姿勢のどれかで止まり、その点数を足します。ただし、ふたりとも仁王立ちなら足した点数より多い300点、ふたりとも仰向けなら足した点数より少ない−50点です。
    [turn] 3投まで投げられます。1投目は両方を投げます。それから、止めてそのままの点を取るか、一方か両方をもう一度投げるかを決めます。3投目が終わるとターン終了で、そのままの点を取ります。
    [stays] 残した力士はそのまま置いておきます。次の投げで当たったり、裏返ったり、押し出されたりするかもしれません。得点になるのは、最後のふたりの姿勢です。
    [outside] 力士がひとりでも土俵の外で止まると、その場でターン終了で、得点はありません。それまでの合計は残ります。
    [both-outside] ふたりとも場外なら、それまでの合計もすべて失います。
    [basho] スラムの「場所」は、先に500点を取る競走です。座っている順に1ターンずつ投げ、ターンの終わりに500点以上ある人が、その場で優勝です。
    [nokkuauto] 1ラウンドに、全員が1ターンずつ投げます。それから合計がいちばん低い人が脱落し、ほかの人は今の合計のまま続けます。最後に残った人が横綱です。
    [nokkuauto-outside] ノックアウトでは、場外の力士ひとりにつき合計から100点を引き、ターン終了です。土俵の中の力士も得点になりません。合計をすべて失うことはありませんが、0点より下がることはあります。
    [hikiwake] 合計のいちばん低い人が2人以上いれば、最下位決定戦です。それぞれが力士をひとり投げます。点数のいちばん低い人が脱落し、場外は−100点です。ふたりなら同時に同じ土俵へ投げ、3人以上なら、毎回土俵を空けてひとりずつ投げます。
    [hikiwake-again] それでもいちばん低い点で並んだ人は、もう一度投げます。
    [shapes] ロープは1.60 mで、その60%から100%を土俵に使います。円、楕円、四角、三角、8の字のほか、好きな形も描けます。使うロープが短いほど、また、くぼみが大きいほど、中に入れるのは難しくなります。
    [shrinking] 縮む土俵は、ラウンドごとにロープ全体の1割ずつ縮み、40%まで小さくなります。
    [blindfold] 目隠しでは、狙って投げるあいだ土俵が見えません。
    [begins] 1人から8人で遊びます。ひとりなら稽古で、できるだけ少ないターンで500点を目指します。最初に投げるのは、いちばん若い人か、くじ引きで決めた人か、前の横綱です。
   *[physics] ここでの投げはシミュレーションです。硬い人形ふたつが土の上で動き、ロープに寄りかかることもあります。
}
slam-example = { $lies }{ $points }点。

## Records

slam-record-mode = 「{ $text }」という遊び方はありません。bashoかnokkuautoです。
slam-record-token = { $due ->
    [landing] 着地は、C、H、S、B、K、Oのうち2文字を、藍、朱の順に書きます。
    [decision] 投げたあとは、止めるなら.、もう一度投げるならa、b、abのどれかを書きます。
   *[fall] 最下位決定戦の投げは、C、H、S、B、K、Oのうち1文字を書きます。
}
slam-record-nameless = どの参加者にも名前が必要です。
slam-record-many = 参加者{ $number }人は多すぎます。
slam-record-twice = 「{ $name }」という参加者がふたりいます。
slam-record-not-a-name = 「{ $name }」は名前にできません。コンマと空白を続けることや、目に見えない文字は使えません。

## The lesson

slam-lesson-ask = { $step ->
    [1] 両方を投げる
    [2] 藍を残し、朱をもう一度
    [3] 朱を投げる
   *[4] 止めて175点を取る
}
slam-lesson-why = { $step ->
    [1] 絵の中のどこからでも引いて放すか、狙いと強さを決めて投げます。この手ほどきでは、力士は決まった姿勢で止まります。
    [2] 逆立ちは100点、腹ばいは25点、合わせて125点です。1ターンに3投まで投げられます。朱の「投げる」を選んで、もう一度投げましょう。
    [3] 飛ぶのは朱だけです。藍はそのままです。
   *[4] 横倒しになり、25点が75点になりました。3投目は台なしになるかもしれないので、止めましょう。
}
slam-lesson-other = { $step ->
    [2] それもできます。この手ほどきでは、朱だけをもう一度投げてください。
   *[other] それもできます。この手ほどきでは、ここで止めてください。
}
slam-lesson-seen = { $step ->
    [4] 175点を取りました。ひとりが場外ならそのターンは0点、ふたりなら合計も0点になります。ターンの終わりに先に500点に達した人が勝ちます。
   *[other] { "" }
}
