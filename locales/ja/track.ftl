# Track, in Japanese. `en.ftl` explains the syntax.

## On the home page

track-name = トラック
track-kanji = 道
track-verb = 二つの数で、ひと押し
track-line = 大きいほうが、差×小さいほうの数だけ押す。
track-players = 2人、3分
track-luck = 手札公開の読み合い
track-credit = Sumo（作：Tony Reeves、戦術ルール：John Walker）
unfinished-track = 第{ $number }ターン。力士は{ $side ->
    [middle] 中央
    [east] 東の{ $space }マス目
   *[west] 西の{ $space }マス目
}にいます。

## Cards and positions

track-tactic = { $tactic ->
    [yori] 寄り
    [gino-sho] 技能賞
    [nodowa] 喉輪
    [katasukashi] 肩透かし
   *[kanto] 敢闘賞
}
track-tactic-kanji = { $tactic ->
    [yori] 寄
    [gino-sho] 技
    [nodowa] 喉
    [katasukashi] 透
    [kanto] 敢
   *[master] 横
}
track-master = 横綱
track-master-as = 横綱（{ $tactic }）
track-how = { $tactic ->
    [yori] 1マス前に出る。
    [gino-sho] 何も動かない。
    [nodowa] 7から相手の数を引いた数になり、大きいほうが押す。相手に押されることもある。
    [katasukashi] 位置が中央をはさんで反対側に移る（東の3なら西の3へ）。
    [kanto] 自分が前のターンに出したカードの働きをくり返す。
   *[master] 出すときに、ほかの五つのどれかになる。
}
track-card-of = { $seat ->
    [east] 東の{ $card }
   *[west] 西の{ $card }
}
track-face-down = { $seat ->
    [east] 東のカード、裏向き
   *[west] 西のカード、裏向き
}
track-hand = { $seat ->
    [east] 東の公開手札
   *[west] 西の公開手札
}
track-option-spent = { $card }、使用済み
track-option-chosen = { $card }、伏せてある
track-spent = 使用済み
track-chosen = 選択済み
track-yours = あなた
track-place = { $side ->
    [middle] 中央
    [east] 東の{ $number }
    [west] 西の{ $number }
    [beyond-east] 東の端の外
   *[beyond-west] 西の端の外
}
track-picture = 道
track-end = { $seat ->
    [east] 東の端
   *[west] 西の端
}
track-stand = { $side ->
    [middle] 力士は中央にいます。
    [east] 力士は東の{ $number }マス目にいます。
    [west] 力士は西の{ $number }マス目にいます。
    [beyond-east] 力士は東の端の外にいます。
   *[beyond-west] 力士は西の端の外にいます。
}
track-spaces = { $number }マス
track-sum = ({ $high } − { $low }) × { $low } = { $spaces }

## A bout

track-turn = 第{ $number }ターン
track-turn-of = ターン{ $number }/{ $all }
track-turn-head = ターン
track-sum-head = 押し
track-place-head = 位置
track-by-referee = 時間切れ：行司が選択
track-clock = 残り{ $number }秒
track-now-late = { $name }が時間切れになり、行司が選びます。
track-now-you-late = 時間切れ：行司があなたのカードを1枚出します
track-now-revealed = 2枚とも表になりました。
track-now-lifted = 手に取っただけのカードは、出したことになりません。
track-now-swap = 数を二つまで戦術と交換
track-now-swap-sealed = 両者が選ぶと、何を交換したかを公開します。
track-now-swap-why = ひそかに選び、同時に見せます。交換は取組が終わるまで有効です。
track-now-swapped = これで手札は公開です。
track-swaps = 交換する数
track-swap = { $number }を{ $tactic }に
track-swap-none = 交換なし
track-swap-seal = { $number ->
    [0] 交換しない
   *[other] 数を{ $number }つ交換
}
track-refuse-spent = { $card }は使用済みです。
track-refuse-third = 数は二つまでです。先に一つ戻してください。
track-refuse-swaps = 先に東西とも、交換する数を選びます。
track-refuse-late = 数を交換できるのは、戦術ありの取組で、最初のターンの前だけです。
track-name-tactic = 横綱をどの戦術にする？
track-confirm = { $card }を出しますか？
track-lay = { $card }を伏せる
track-no-turn = 大きいほうが、差×小さいほうの数だけ押します。
track-this-turn = 第{ $number }ターン：東の{ $east }、西の{ $west }
track-last-turn = 前のターン：東の{ $east }、西の{ $west }
track-ifs = { $card }を出すと…
track-ifs-end = { $card }を出し、最後のターンも終えると…
track-ifs-from = { $whose ->
    [own] 今は自分の側の{ $number }
    [theirs] 今は相手の側の{ $number }
   *[middle] 今は中央
}
track-ifs-way = { $way ->
    [push] { $number }押す
    [back] { $number }退く
   *[stay] 動かず
}
track-ifs-to = { $to ->
    [own] 自分の{ $number }
    [theirs] 相手の{ $number }
    [won] 勝ち
    [lost] 負け
   *[middle] 中央
}
track-out = 外
track-nominate = 相手が時間切れなら：{ $card }
track-nominees = 相手が時間切れなら：
track-nominate-why = 1枚タップしておくと、相手が時間切れのときに行司がそれを出します。
track-nominated = 相手が時間切れなら、行司は{ $card }を出します。

## The log

track-log-revealed = { $east }は{ $eastcard }、{ $west }は{ $westcard }を見せました。
track-log-referee = 時間切れ：行司が{ $name }の{ $card }を出しました。
track-log-repeated = { $name }の敢闘賞が{ $card }をくり返しました。
track-log-counted = { $name }の喉輪は{ $number }になりました。
track-log-pushed = { $name }が{ $sum }マス押しました。
track-log-equal = 同じカードなので、何も動きませんでした。
track-log-zero = 0が相手なので、何も動きませんでした。
track-log-advanced = { $name }が1マス前に出ました。
track-log-stopped = { $name }の技能賞：このターンはもう何も動きません。
track-log-reversed = { $name }がかわし、位置が反対側に移りました。
track-log-cancelled = { $tactic }同士：打ち消し合いました。
track-log-idle = { $name }の{ $tactic }は不発です。{ $why ->
    [number] 比べる数がありません。
    [zero] 0に当たりました。
    [nothing] くり返すカードがありません。
   *[stopped] 先に技能賞が働きました。
}
track-log-back = ふたりともカードをすべて手札に戻しました。
track-log-oshi = 勝負あり！{ $name }の押し出し。
track-log-position = 勝負あり！{ $name }の優勢勝ち。
track-log-tie = 力士は中央にいます。引き分けです。
track-log-swapped = { $count ->
    [0] { $name }は交換しませんでした。
    [1] { $name }は{ $first }を{ $firsttactic }に交換しました。
   *[other] { $name }は{ $first }を{ $firsttactic }に、{ $second }を{ $secondtactic }に交換しました。
}

## The result

track-points = { $bouts }番で勝ち点{ $points }
track-kimarite = { $kimarite ->
    [oshi-dashi] 押し出し
    [position] 優勢勝ち
   *[tie] 引き分け
}
track-kimarite-kanji = { $kimarite ->
    [oshi-dashi] 押し出し
    [position] 優勢
   *[tie] 引き分け
}
track-why-oshi = { $loser }は道の端から押し出されました。
track-why-position = { $side ->
    [east] 最後のターンが終わり、力士は{ $loser }の側、東の{ $number }マス目にいます。
   *[west] 最後のターンが終わり、力士は{ $loser }の側、西の{ $number }マス目にいます。
}
track-why-tie = 最後のターンが終わり、力士は中央にいます。

## Practice and review

track-mix = { $name }の最善
track-hint-mix = 解析ならこう出す
track-gave-away = { $card }は100番につき{ $number }勝の損でした。
track-in-mix = { $card }は100回に{ $number }回出すのが最善です。
track-no-cost = { $card }に損はありませんでした。
track-swap-cost = { $number ->
    [0] この交換に損はありませんでした。
   *[other] この交換は100番につき{ $number }勝の損でした。
}

## Setting up

track-ends = 長さ
track-six-turns = 6ターン
track-endless = 押し出すまで
track-endless-note = 押し出しで決まるまで続けます。手札がなくなったら、カードをすべて手札に戻します。
track-zero = 手札に0を加える
track-tactics = 戦術
track-without = なし
track-with = あり
track-clock-ask = 制限時間
track-clock-time = { $number ->
    [0] なし
    [60] 1分
   *[other] { $number }秒
}
track-clock-free = ほかの時間
track-clock-seconds = 秒（最大{ $most }）
track-clock-note = { $number }秒以内に選ばないと、行司が代わりに選びます。人と人の対戦では、相手が選ぶまで、相手が時間切れになったときに出るカードを1枚指名できます。交換に制限時間はありません。

## The rules

track-quick-turn = 1枚ずつ選び、同時に表にします。大きいほうが、差×小さいほうの数だけ押します。同じカードなら押しません。
track-quick-end = 道の端の外に押し出されると負けです。端のマスはまだ外ではありません。6ターンが終わったら、相手の側に押し込んでいるほうの勝ち、中央なら引き分けです。
track-quick-oshi = 道の端の外に押し出されると負けです。最後のターンはありません。両者の手札がなくなったら、ふたりともカードをすべて手札に戻します。
track-quick-zero = { $oshi ->
    [true] 手札には0もあります。0が相手では何も動きません。
   *[false] 手札には0もあります。0が相手では何も動きません。最後に1枚余ります。
}
track-quick-tactical = 取組の前に、数を二つまで、同じ値の戦術とひそかに交換できます。
track-rules-title = トラックのルール
track-rules-lead = 相手を道の端から押し出すか、最後のターンが終わったときに相手の側にいれば勝ちです。
track-rules-more = カードはすべて見えています。わからないのは、今どれが出るかだけです。
track-part = { $part ->
    [track] 道とカード
    [turn] ターン
    [end] 取組の終わり
    [zero] 0を加える
    [oshi] 押し出すまで
    [tactical] 戦術
    [order] 働く戦術と順番
    [clock] 制限時間
    [robin] 総当たり戦
    [ours] このページの扱い
   *[credits] 作った人
}
track-rules-track = 道は17マスで、中央と、その両側に八つずつあります。ふたりの力士はいつも同じマスにいて、一緒に動きます。はじめは中央です。東は西の端へ、西は東の端へ押します。
track-rules-hands = 手札はどちらも1から6までです。手札はいつも公開し、一度出したカードは使用済みになり、もう出せません。
track-rules-turn = 1枚ずつひそかに選び、同時に表にします。
track-rules-sum = 大きいほうが押します。進むのは、二つの差に小さいほうの数をかけたマス数です。6と3なら9マスで、これが一度に押せるいちばん遠くです。同じカードなら、どちらも押しません。
track-rules-push-off = 自分の端の外に押し出されたら、すぐに負けです。これが押し出しです。端のマスはまだ外ではありません。
track-rules-position = 6ターンが終わっても押し出しがなければ、相手の側に押し込んでいるほうの優勢勝ちです。中央なら引き分けです。
track-rules-forced = 標準のルールでは、6ターン目は選びようがないので自動で進みます。
track-rules-zero = どちらの手札にも0が加わります。0が相手では、押しても進みません。0をかければ0だからです。6ターンの取組では手札が1枚ずつ余り、押し出すまでの取組ではすべて出します。
track-rules-oshi = 最後のターンはありません。手札がなくなったら、ふたりともカードをすべて手札に戻し、押し出しで決まるまで続けます。この遊び方、0、戦術は、自由に組み合わせられます。
track-rules-tactical = 最初のターンの前に、1から6までの数を二つまで、同じ値の戦術と交換できます。何を交換するかはひそかに決め、ふたりとも決めたら、交換したものを見せ、手札はまた公開します。
track-rules-order = 押すときは二つの数を比べます。戦術が出たときは、次のようになります。
track-rules-order-of = { $what ->
    [number] 片方が数、片方が戦術なら、戦術だけが働きます。喉輪は、7から相手の数を引いた数として、相手の数と比べます。相手が2なら5です。相手が0なら何も起きません。敢闘賞は、数をくり返すならその数として比べ、戦術をくり返すならその戦術として働きます。
    [tactics] 戦術同士なら、値の小さいほうが先に働きます。比べる数がないので、喉輪は働きません。数や喉輪をくり返す敢闘賞も働きません。
    [master] 横綱を何にするかは、伏せるときにひそかに選びます。値は、選んだ戦術の値です。敢闘賞の値は、何をくり返しても5です。
    [gino] 技能賞は、そのターンの後に働くはずのものをすべて止めます。先に働いたものはそのままです。
    [equal] 寄り同士は打ち消し合います。肩透かし同士も同じです。
    [kanto] 敢闘賞同士なら、くり返すものの順に働き、同じものをくり返すなら同時に働きます。数をくり返すものも、くり返すものがないものも働きません。1ターン目に出した敢闘賞は、くり返すものがないので、相手が何を出しても働きません。
    [last] 敢闘賞がくり返すのは、自分が前のターンに出したカードの働きです。それが横綱なら選んだ戦術を、敢闘賞ならその敢闘賞がくり返したものをくり返します。カードを手札に戻しても、これは変わりません。
   *[end] 戦術が一つ働くごとに、端の外に出たかどうかを確かめます。同時に働く二つの戦術は、一つと数えます。
}
track-rules-clock = 1ターンごとの制限時間を決められます。取組の前の交換にはありません。時間切れになると、行司がその人のカードを無作為に選んで出します。人と人の対戦では、相手が時間切れになったときに行司が出すカードを、相手の手札から指名しておけます。指名できるのは、自分が選んでいるあいだ、相手が選ぶまでです。横綱をどの戦術にするかも、指名がなければ無作為に選びます。
track-rules-robin = 3人以上なら総当たり戦ができます。全員が互いに1番ずつ取ります。人数が奇数なら、毎回ひとりが休みになります。
track-our-reading = { $what ->
    [zero] 0を加えても6ターンで、1枚余ります。
    [shown] 何を交換したかは、最初のターンの前に見せます。
    [order] トラックはもともと郵便で遊ぶゲームです。そのルールに書かれていないところでは、戦術の働く順番をこちらで決めました。
   *[kanto] 1ターン目に出した敢闘賞は働きません。カードを手札に戻しても、敢闘賞がくり返すものは変わりません。
}
track-example = { $side ->
    [middle] 中央から：
    [east] 東の{ $number }マス目から：
   *[west] 西の{ $number }マス目から：
}

## Records

track-record-held = { $seat ->
    [east] 東は{ $card }を持っていません。
   *[west] 西は{ $card }を持っていません。
}
track-record-variant = 「{ $text }」というルールはありません。zero、oshi-dashi、tacticalがあります。
track-record-twice = 「{ $text }」が2回書かれています。
track-record-swap = 「{ $text }」は交換できません。交換できるのは1から6までの数です。
track-record-swaps = 交換できる数は二つまでです。{ $number }つは交換できません。
track-record-untold = 最初のターンの前に、何を交換したかをEast-SwapsとWest-Swapsのタグに書きます。
track-record-turn = ターンは、6=3のように、東のカードと西のカードを書きます。
track-record-card = 「{ $text }」というカードはありません。カードは0～6、Y、G、N、S、K、横綱はMY～MKと書きます。

## The round robin

robin = 総当たり戦
robin-offer = 3人以上なら総当たり戦を
robin-who = 参加者
robin-add = 力士かコンピュータ
robin-guest = またはゲスト
robin-add-guest = ゲストを加える
robin-remove = 外す
robin-remove-name = { $name }を外す
robin-twice = その力士はもう入っています。
robin-many = 参加できるのは{ $number }人までです。
robin-few = 総当たり戦には{ $number }人以上必要です。
robin-begin = 総当たり戦をはじめる
robin-keep = 今の総当たり戦へ戻る
robin-replaces = 今の総当たり戦はなくなります。
robin-gone = この取組の総当たり戦はもうないので、結果はどこにも入りません。
robin-new = 新しい総当たり戦
robin-again = 同じ顔ぶれでもう一度
robin-on = 総当たり戦の続き
robin-won-with = { $bouts }番で勝ち点{ $points }。
robin-round = 第{ $number }回戦（全{ $all }回）
robin-round-number = 第{ $number }回戦
robin-bye = この回は{ $name }が休みです。
robin-sit = この取組を取る
robin-watch = 観戦
robin-play-out = 自動で進める
robin-played-out = 取組の最中です…
robin-won = { $number ->
    [1] { $names }の優勝
   *[other] { $names }の同点優勝
}
robin-table = 順位表
robin-place = 順位
robin-wrestler = 力士
robin-column = { $column ->
    [played] 取組
    [push-offs] 押し出し
    [positions] 優勢勝ち
    [ties] 引き分け
    [losses] 負け
   *[points] 勝ち点
}
robin-points = 押し出しは3点、優勢勝ちは2点、引き分けは1点、負けは0点です。勝ち点が同じなら直接対決の結果、次に押し出しの数で決めます。それでも同じなら、同じ順位です。
robin-torikumi = 全取組
robin-to-come = { $east }と{ $west }
robin-ended = { $winner }が{ $loser }に勝ち（{ $kimarite ->
    [oshi-dashi] 押し出し
   *[position] 優勢勝ち
}）
# Of several computers of one level, all but the first have a number.
robin-another = { $name } { $number }
robin-tied = { $east }と{ $west }は引き分け
robin-sure = 別の取組が途中です
robin-give-up = 中断して、この取組をはじめる

## The lesson

track-lesson-ask = { $step ->
    [1] 4を選ぶ
    [2] 1を選ぶ
    [3] 5を選ぶ
   *[4] 6を選ぶ
}
track-lesson-why = { $step ->
    [1] あなたは東です。西を道の端から押し出すか、6ターンで西の側に押し込みましょう。1枚ずつひそかに選びます。大きいほうが、差×小さいほうの数だけ押します。
    [2] 相手にはまだ6があり、今出るかもしれません。差に小さいほうの数をかけるので、1を出せば、押されても少しですみます。
    [3] 5を一度タップすると、西のカードが、それを出されたときに力士が来るマスの下に並びます。同じカードなら動きません。それから出してください。
   *[4] 6をタップすると、西のカードはどれも道の端の外に並びます。何を出されても、6で勝ちです。
}
track-lesson-other = { $step ->
    [1] それも出せます。この手ほどきでは、4を選んでください。
    [2] それも出せます。この手ほどきでは、大きいカードに1を出すとどうなるかを見てください。
    [3] それも出せます。この手ほどきでは、5を選んでください。
   *[4] それも出せます。この手ほどきでは、今すぐ勝てる6を選んでください。
}
track-lesson-seen = { $step ->
    [1] 4と2：差は2、それに小さいほうの2をかけて4マスです。どちらも使用済みになりました。
    [2] (6 − 1) × 1で5マスです。2を出していたら、(6 − 2) × 2で8マス押されていました。
    [3] 5と3：差の2に、小さいほうの3をかけて6マスです。相手の側の5マス目まで来ました。
   *[4] 6と4：8マス押して、道の端の外です。あなたの勝ちです。6ターンでだれも外に出なければ、相手の側に押し込んでいるほうが勝ちます。
}
