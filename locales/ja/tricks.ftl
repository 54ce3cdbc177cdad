# Tricks, in Japanese. `en.ftl` explains the syntax.

## On the home page

tricks-name = トリックス
tricks-kanji = 札
tricks-verb = トリックを取って押す
tricks-line = 一歩ずつ押し出すか、投げ技で一気に決めるか。決まり手は五つ。
tricks-players = 2人、5分
tricks-luck = 手札の運
tricks-credit = SUMO（作：kota konno、Bright Eye Games 2024年）
unfinished-tachiai = 立合いです。
unfinished-trick = 第{ $number }トリック。力士は{ $place ->
    [centre] 中央
    [east] 東の土俵際
   *[west] 西の土俵際
}にいます。

## The set-up of a bout

setup-throws = 投げ技：浴せ倒しと引き落とし
setup-throws-name = { $throws ->
    [either] 両者に有効
   *[follower] フォロー側のみ
}
setup-throws-note = { $throws ->
    [either] ルールブックの書き方どおり、どちらがリードしても有効です。
   *[follower] 店の紹介文にあるとおり、後から出すほうだけに有効です。
}

## Face to face

# Both players read this, so it must not say that the player holds the colour that was led.
facing-refused = そのカードは手札に戻りました。カードを押しているあいだ、今出せるかどうかがわかります。
now-follow-if = あなたの番：できれば{ $card }をフォロー

## Cards

card = { $suit ->
    [green] 緑の龍
    [red] 赤の鳥
    [white] 白の虎
   *[black] 黒の亀
}{ $number }
card-plain = { $suit ->
    [green] 緑の
    [red] 赤の
    [white] 白の
   *[black] 黒の
}{ $number }
suit-letter = { $suit ->
    [green] 緑
    [red] 赤
    [white] 白
   *[black] 黒
}
suit-name = { $suit ->
    [green] 緑の龍
    [red] 赤の鳥
    [white] 白の虎
   *[black] 黒の亀
}
cards-held = カード{ $number }枚
holds = { $name }の手札は{ $number }枚
card-face-down = あなたのカード、裏向き

## Kimarite

kimarite-heading-kanji = 決まり手
kimarite-how = { $kimarite ->
    [yorikiri] 相手が土俵際のとき、トリックを取る。
    [uwatenage] 最後のトリックを取る。
    [abisetaoshi] 自分の4が同じ色の1に当たる。
    [hikiotoshi] 自分の1が同じ色の5に当たる。
   *[utchari] 自分が土俵際のとき、色違いの2で受ける。
}
kimarite-follower = { $kimarite ->
    [abisetaoshi] 1に同じ色の4でフォローする。
   *[hikiotoshi] 5に同じ色の1でフォローする。
}
kimarite-why = { $kimarite ->
    [yorikiri] { $loser }は土俵際でトリックを落とし、そのまま寄り切られました。
    [uwatenage] 最後のトリックを取ったので、上手投げが決まりました。
    [abisetaoshi] 同じ色の1に、4が全体重を浴びせました。
    [hikiotoshi] 1が身をかわし、同じ色の5が前に落ちました。
   *[utchari] 俵の上で体を反らせ、色違いの2が相手を外へ投げ捨てました。
}

## The bout

techniques = 技
tachiai = 立合い
tachiai-kanji = 立合い
trick-number = 第{ $number }トリック
edge = { $seat ->
    [east] 東の土俵際
   *[west] 西の土俵際
}
your-card = あなたのカード
stand = ふたりの力士は{ $place ->
    [centre] 中央
    [east] 東の土俵際
   *[west] 西の土俵際
}にいます。
field = 場
on-the-field = 場のカード
last-trick = 前のトリック
no-trick = まだトリックはありません。
no-tachiai = まだカードは見せていません。
tie = あいこ
leads = { $name }のリード
cards-seen = 見えたカード
unseen-number = 不明{ $number }枚
seen-key = 塗りつぶしは出たカード、枠は手札。
seen-yours = 手札
seen-played = 出た
option-wins = { $card }、{ $kimarite }で勝ち
option-loses = { $card }、{ $kimarite }で負け
fits-follows = フォロー
fits-wins = 勝つ
fits-lost = 負ける
fits-loses = 負ける：{ $kimarite }

## What to do now

now-tachiai = 立合いのカードを選ぶ
now-tachiai-why = 数の大きいほうがリードします。2枚とも、もう使いません。
now-again = あいこ：もう一度選ぶ
now-again-why = { $number ->
    [1] 同じ数でした。これを出すと、手札はどちらも1枚になります。
   *[other] 同じ数でした。手札は残り{ $number }枚です。
}
now-lead = あなたのリード：どれでも
now-follow = あなたの番：{ $card }をフォロー
now-free = { $suit ->
    [green] あなたの番：緑なし、どれでも
    [red] あなたの番：赤なし、どれでも
    [white] あなたの番：白なし、どれでも
   *[black] あなたの番：黒なし、どれでも
}
now-edge = { $edge ->
    [own] あなたは土俵際です。このトリックを落とすと負けです。ただし、もっと番号の大きい技を決めれば勝ちです。
    [theirs] { $other }は土俵際です。このトリックを取れば勝ちです。ただし、相手がもっと番号の大きい技を決めれば負けです。
   *[none] トリックを取ったほうが一歩押します。
}
now-last = 最後のトリック：取れば上手投げです。ただし、相手がもっと番号の大きい技を決めれば負けです。
now-you-led = あなたは{ $card }をリード
now-they-lead = { $name }のリードです。
now-you-took = あなたが取りました
now-took = { $name }が取りました
now-first = { $who ->
    [you] あなたの{ $high }が{ $low }に勝ち、リードはあなた
   *[they] { $name }の{ $high }が{ $low }に勝ち、リードは{ $name }
}
now-first-why = 2枚とも表のまま場に残り、もう使いません。
now-tie = { $number }と{ $number }：あいこ
now-tie-why = 2枚とも、もう使いません。選び直してください。
now-wins = { $kimarite }：{ $name }の勝ち
now-void = 取り直し：配り直します
now-void-why = 7回続けてあいこでした。この取組は無効で、負けた人はいません。
now-dealt = カードを配りました
took-high = { $high }が{ $low }に勝ちました。
took-high-push = { $high }が{ $low }に勝ち、{ $whom ->
    [you] あなた
   *[they] { $name }
}は{ $place ->
    [centre] 中央
   *[theirs] 土俵際
}まで押されました。
took-off = { $card }は色違いでした。
took-off-push = { $card }が色違いなので、リードした側が{ $whom ->
    [you] あなた
   *[they] { $name }
}を{ $place ->
    [centre] 中央
   *[theirs] 土俵際
}まで押しました。
tricks-confirm = { $card }を出しますか？

## Hints in practice

hint-wins = { $kimarite ->
    [yorikiri] { $card }を出しましょう。相手の{ $led }に勝ち、相手は土俵際なので寄り切りです。
    [uwatenage] { $card }を出しましょう。最後のトリックを取って上手投げです。
    [abisetaoshi] { $card }を出しましょう。相手の{ $led }にのしかかって浴せ倒しです。
    [hikiotoshi] { $card }を出しましょう。相手の{ $led }を前に落として引き落としです。
   *[utchari] { $card }を出しましょう。土俵際で色違いの2が相手を投げ捨てて、うっちゃりです。
}
hint-loses = どのカードでも負けます。{ $card }は{ $kimarite }で負けますが、これよりよいカードはありません。
hint-only = { $card }を出しましょう。ほかに出せるカードはありません。
hint-escape = { $card }を出しましょう。ほかのカードではすぐに負けます。
hint-untakeable = { $card }をリードしましょう。相手が何を持っていても取られません。
hint-chances = { $card }を出しましょう。
hint-mix = 読まれないよう、出し分けましょう：{ $cards }。
hint-mix-part = { $card }を10回に{ $tenths }回

## Refusals

refuse-follow = { $led ->
    [green] { $card }は出せません。リードは緑なので、緑を持っていればフォローしなければなりません。
    [red] { $card }は出せません。リードは赤なので、赤を持っていればフォローしなければなりません。
    [white] { $card }は出せません。リードは白なので、白を持っていればフォローしなければなりません。
   *[black] { $card }は出せません。リードは黒なので、黒を持っていればフォローしなければなりません。
}
refuse-held = { $card }は手札にありません。

## The log

log-dealt = 取組のはじまりです。8枚ずつ配り、4枚は伏せたままです。
log-clashed = { $east }は{ $eastcard }、{ $west }は{ $westcard }を見せました。
log-tied = あいこ。ふたりとも選び直します。
log-leads = { $name }が先にリードします。
log-led = { $name }が{ $card }をリードしました。
log-followed = { $name }が{ $card }を出しました。
log-took = { $name }がトリックを取りました。
log-pushed = { $name }が押しました。力士は{ $place ->
    [centre] 中央
    [east] 東の土俵際
   *[west] 西の土俵際
}にいます。
log-decided = 勝負あり！{ $kimarite }で{ $name }の勝ち。
log-void = 取り直し：この取組は無効です。

## The result

result-also = { $name }も{ $kimarite }（番号{ $number }）を決めましたが、番号の大きい{ $winning }（番号{ $higher }）の勝ちです。
result-with = 同時に決まった技：{ $others }。
result-void = 取り直し
result-void-kanji = 取り直し
result-void-say = この取組は無効です
new-deal = 配り直す

## Quick reference

quick-tachiai = 同時に1枚ずつ見せ、数の大きいほうがリードします。あいこなら、別のカードを選び直します。
quick-follow = リードされた色を持っていれば、その色を出します。その色で数の大きいほうがトリックを取り、色違いのカードでは取れません。
quick-push = トリックを取ると一歩押し、次をリードします。押し出せば番号1の技、寄り切りです。
quick-both = 同じトリックでふたりとも技を決めたら、番号の大きいほうが取組に勝ちます。
quick-throws = { $throws ->
    [either] 番号3と4の投げ技は、どちらがリードしても有効です。
   *[follower] 番号3と4の投げ技は、フォローする側だけに有効です。
}

## The rules

rules-title = トリックスのルール
rules-lead = 五つの決まり手のどれかを先に決めましょう。相手を土俵の外へ押し出すか、投げるかです。
rules-part = { $part ->
    [aim] 目的
    [deal] カードと配り方
    [tachiai] 立合い
    [trick] トリック
    [push] 押し
    [kimarite] 五つの決まり手
    [both] 同時に決まったら
    [draw] 引き分けなし
    [sight] 見てよいもの
    [pad] 星取表
    [words] ことば
    [ours] このページの扱い
   *[credits] 作った人
}
rules-aim = ふたりの力士が土俵の上で組み合います。カードを1枚ずつ出し合うのが「トリック」で、トリックを取るたびに相手を一歩押します。勝負を決める技を決まり手といいます。番号1は押し出す技、番号2から5の四つは投げ技です。同じトリックでふたりとも技を決めたら、番号の大きいほうが勝ちます。
rules-aim-end = 技が決まったトリックで勝負がつきます。点数は数えません。
rules-deal = カードは20枚、4色に1から5までです。よく混ぜて8枚ずつ配ります。残りの4枚は取組が終わるまで伏せておき、誰も見ません。
rules-deal-sides = 東は左に座って右へ押し、西は右に座って左へ押します。力士は中央からはじめます。
rules-deal-colours = どの色にも守り神と文字がついているので、色を見分けられなくても遊べます。
suit-kanji = { $suit ->
    [green] 青龍
    [red] 朱雀
    [white] 白虎
   *[black] 玄武
}
rules-tachiai = 立合いは最初のぶつかり合いです。ふたりともカードを1枚ひそかに選び、「はっきよい」の掛け声で同時に表にします。数の大きいほうが最初のトリックをリードします。リードとは、先にカードを出すことです。立合いでは、色は関係ありません。同じ数なら選び直します。
rules-tachiai-cost = 立合いのカードは表のまま場に残り、もう使えません。補充もしないので、ここで使ったカードが後でほしくなるかもしれません。立合いではまだ技は決まりません。
rules-clash = { $how ->
    [leads] リード
    [waits] フォロー
   *[ties] もう一度
}
rules-clash-leads = 数が大きい{ $winner }が、最初のトリックをリードします。
rules-clash-tie = 同じ数なので、ふたりとも選び直します。
rules-leads = リード
rules-follows = フォロー
rules-trick = まずリードする側が、好きなカードを1枚、表向きに出します。次にもう一方、フォローする側が1枚出します。リードされた色を持っていれば、その色を出さなければなりません。なければ、どのカードでも出せます。
rules-trick-taker = 同じ色なら、数の大きいほうがトリックを取ります。色違いのカードでは取れません。そのときは、どんなに小さい数でもリードしたほうが取ります。
rules-example = { $place ->
    [east] 東が土俵際です。
    [west] 西が土俵際です。
    [last] 最後のカードです。
   *[centre] 力士は中央です。
}{ $leader }が{ $led }をリードし、{ $follower }は{ $followed }を出します。
rules-example-takes = { $winner }がトリックを取ります。
rules-example-wins = { $kimarite }で{ $winner }の勝ち。
rules-example-both = { $winner }の勝ち。{ $kimarite }は、{ $loser }の{ $other }より番号が大きいからです。
rules-push = トリックを取ったほうは、相手を一歩押して、次のトリックをリードします。ふたりの力士はいつも一緒に動き、土俵の位置は中央と両方の土俵際の三つだけです。中央でトリックを取れば、相手を土俵際まで押します。自分の土俵際で取れば、ふたりとも中央に戻ります。そこで取られると、土俵の外に押し出されます。これが寄り切りです。
rules-place = { $place ->
    [east] 東の土俵際：東が危ない。
    [west] 西の土俵際：西が危ない。
   *[centre] 中央。
}
rules-kimarite = 押す前に、そのトリックで技が決まったかどうかを確かめます。次の技のどれかが決まれば取組は終わり、力士はその場に残ります。「土俵際にいる」とは、トリックがはじまったときにそこにいることです。
kimarite-say = { $kimarite ->
    [yorikiri] 読み：よりきり
    [uwatenage] 読み：うわてなげ
    [abisetaoshi] 読み：あびせたおし
    [hikiotoshi] 読み：ひきおとし
   *[utchari] 読み：うっちゃり
}
rules-kimarite-more = { $kimarite ->
    [yorikiri] 土俵際の相手をもう一歩押せば、俵の外です。いちばん素直な勝ち方で、本物の土俵でもよく見られる決まり手です。これに勝てるのは、同じトリックで決まった、もっと番号の大きい技だけです。
    [uwatenage] 相手の腕の上からまわしを取って投げる技で、ふたりがどこにいても決まります。それまで勝負がつかなければ、最後のトリックを取ったほうが勝ちます。ただし、相手がもっと番号の大きい技を決めれば相手の勝ちです。
    [abisetaoshi] 全体重を相手に浴びせます。ふたりがどこにいても決まります。
    [hikiotoshi] 身をかわし、相手の勢いで相手を落とします。ふたりがどこにいても決まります。どのカードにも負けない5も、これには勝てません。
   *[utchari] トリックは落としますが、俵の上で体を反らせ、押してきた相手を外へ投げ捨てます。フォローする側だけが、リードされた色とは違う色で決められます。
}
rules-throws-heading = 選べるルール
rules-throws = 浴せ倒しは4を出した人の技、引き落としは1を出した人の技で、リードでもフォローでも決まります。取組の前に、フォローする側だけが決められることにもできます。ほかの三つの技は変わりません。
rules-both = 同じトリックで、ふたりとも技を決めることがあります。そのときは番号の大きいほうが取組に勝ちます。番号はそのためにあります。ひとりが同時にいくつも決めたら、いちばん大きい番号のものを書き、ほかはその横に並べます。
rules-draw = 取組に引き分けはありません。トリックは多くても七つで、最後のトリックを取れば上手投げで勝ちます。ただし、相手がそこでもっと番号の大きい技を決めれば相手の勝ちです。
rules-draw-void = 例外は立合いだけです。7回続けてあいこになると手札が1枚ずつになるので、取組は無効とし、配り直します。これが取り直しです。星取表には何も書きません。
rules-sight = 自分の手札と、これまでに出たカード（誰がどのトリックで出したか）は、いつでも見られます。力士の位置、相手の手札の枚数、相手が持っていないとわかった色も見られます。
rules-sight-never = 相手の手札、残りの4枚、そして、ふたりとも選ぶまでは相手の立合いのカードも、見られません。コンピュータに見えるものも、あなたと同じです。
rules-pad = 力士はそれぞれ星取表をつけます。コンピュータの対戦相手もつけますが、ゲストはつけません。本番の取組ごとに、勝てば白星、負ければ黒星を一つ書き、決まり手を添えます。稽古では何も書きません。3敗するとその1枚は終わり、勝ち数で地位が決まります。
rules-pad-col-wins = 勝ち数
rules-pad-col-rank = 地位
rules-pad-kept = 終わった星取表は残り、その中でいちばんよい成績が力士の地位になります。星取表のページでは、最高位、これまでの星取表、いちばん多く勝った技を見られます。
rules-spelling-heading = 箱の表記
rules-spelling = このページの技の名前は、日本相撲協会の表記に合わせています。市販のゲームのローマ字には、これと違うものがあります。
rules-spelling-here = このページ
rules-spelling-kanji = 漢字
rules-spelling-box = 箱の表記
kimarite-printed = { $kimarite ->
    [yorikiri] YORIKIRI
    [uwatenage] WUWATENAGE
    [abisetaoshi] ABISE-TAOSHI
    [hikiotoshi] HIKIOTOSHI
   *[utchari] WUCCHARI
}
rules-our-reading = { $what ->
    [colours] 四つの色は、本物の土俵の上につるした房の緑・赤・白・黒で、それぞれの守り神がついています。ルールブックには4色とだけあります。
    [throws] 浴せ倒しと引き落としは、ルールブックのとおり、どちらがリードしても有効です。フォローする側だけのものと紹介する店もあり、「選べるルール」でその遊び方にできます。
    [edge] 土俵際かどうかは、トリックがはじまったとき、つまり押す前の位置で決めます。
    [void] 立合いのあいこが続いて無効になった取組は、誰の成績にもなりません。
   *[spelling] 技の名前の表記は、日本相撲協会に合わせています。
}
rules-credit-book = グラフィックデザインはMETEOR、英語版ルールはKeisuke SakumaとMark Cookeです。
rules-credit-ours = このページはルールブックではありません。ゲームを独自の言葉で説明したもので、作者も発売元も関わっていません。気に入ったら、ぜひ本物のゲームを手に取ってください。

## The lesson

tricks-lesson-ask = { $step ->
    [1] 立合い：赤の5を選ぶ
    [2] あなたのリード：緑の4を出す
    [3] 相手は土俵際：白の3をリード
    [4] 相手は赤の3をリード：フォロー
    [5] あなたは土俵際：黒の3に勝つ
    [6] あなたのリード：白の2を出す
   *[7] 相手は黒の5をリード：投げる
}
tricks-lesson-why = { $step ->
    [1] あなたは左側の東です。同時にカードを1枚ずつ見せ、数の大きいほうが最初のトリックをリードします。
    [2] リードはどのカードでもかまいません。相手は緑があれば緑でフォローし、数の大きい緑がトリックを取ります。
    [3] このトリックを取れば寄り切りで勝ちです。ただし、大きい白を誰が持っているかはわかりません。
    [4] 同じ色があれば、フォローしなければなりません。赤は1枚だけです。試しにほかのカードを選んでも、出せません。
    [5] このトリックを落とすと負けです。黒でフォローしなければなりません。どちらの黒が大きいでしょう？
    [6] 大きいカードはもうありません。黒はとっておきましょう。特に1には、ほかのカードにできない技があります。
   *[7] 5に勝つ数はありません。でも、同じ色の1は身をかわして5を落とせます。引き落としです。
}
tricks-lesson-other = { $step ->
    [1] そのカードでは立合いに負けるかもしれません。赤の5より大きい数はありません。
    [2] それもリードできます。この手ほどきでは、緑の4をリードしてください。
    [3] それもリードできます。この手ほどきでは、白の3を試してください。
    [5] それでは黒の3に勝てず、寄り切られます。もっと大きい黒なら助かります。
    [6] そのカードは後で要ります。白の2をリードしてください。
   *[7] それでは5に負けて、寄り切られます。1を探してください。
}
tricks-lesson-seen = { $step ->
    [1] 2枚とも場に残り、もう使えません。5のおかげで、リードはあなたです。
    [2] 相手は緑を持っていません。色違いではトリックを取れないので、あなたが取り、相手を土俵際まで押しました。
    [3] 相手は4を持っていました。トリックを取ったほうが押し、次をリードします。あなたは中央まで押し戻されました。
    [4] 赤を出すしかなく、負けました。あなたは土俵際まで押されました。次のトリックを落とすと負けです。
    [5] 助かりました。中央まで押し戻し、リードはあなたです。
    [6] 相手は白の5を持っていて、あなたはまた土俵際です。今度は相手のリードです。
   *[7] 相手は土俵際のあなたからトリックを取ったので、寄り切り（番号1）です。でも、あなたの引き落としは番号4で、番号の大きいほうが勝ちます。こうした技は五つあります。「決まり手」をタップしてください。
}

## Records and replays

record-no-card = 「{ $text }」というカードはありません。カードはG1～G5、R1～R5、W1～W5、B1～B5と書きます。
record-dealt-twice = { $card }が2回配られています。
record-hand = 手札は8枚です。{ $number }枚ではありません。
record-throws = Throwsは「either」か「follower」です。
record-tachiai = 立合いの手は、G5=W3のように、東のカードと西のカードを書きます。
record-trick = トリックは、R5-R1のように、リードのカードと相手のカードを書きます。
record-open-trick = { $card }ではじまったトリックが途中なので、その後には何も書けません。
record-no-move = ここに手は書けません。
record-held = { $seat ->
    [east] 東
   *[west] 西
}は{ $card }を持っていません。
record-follow = { $seat ->
    [east] 東
   *[west] 西
}は{ $led ->
    [green] 緑
    [red] 赤
    [white] 白
   *[black] 黒
}を持っているのでフォローしなければならず、{ $card }は出せません。

## The analysis of a finished bout

judged = { $weight ->
    [same] { $whose ->
        [named] { $name }：最善の選択で、解析もこれを選びます。
       *[clear] 最善：解析もこれを選びます。
    }
    [best] { $whose ->
        [named] { $name }：最善の選択で、損はありません。
       *[clear] 最善：損はありません。
    }
    [close] { $whose ->
        [named] { $name }：わずかな差で、100番につき{ $cost }勝の損です。
       *[clear] 僅差：100番につき{ $cost }勝の損です。
    }
    [slip] { $whose ->
        [named] { $name }：疑問手で、100番につき{ $cost }勝の損です。
       *[clear] 疑問手：100番につき{ $cost }勝の損です。
    }
   *[mistake] { $whose ->
        [named] { $name }：悪手で、100番につき{ $cost }勝の損です。
       *[clear] 悪手：100番につき{ $cost }勝の損です。
    }
}
judged-choice = { $reason ->
    [wins] 解析が選ぶのは{ $card }で、{ $kimarite }で勝ちます。
    [loses] 解析は{ $card }を選びますが、どのカードでも負けで、これも{ $kimarite }で負けます。
    [escape] 解析は{ $card }を選びます。唯一の逃げ道です。
    [untakeable] 解析は{ $card }を選びます。取られることはありません。
   *[chances] 解析は{ $card }を選びます。
}
judged-only = ほかに出せるカードはありませんでした。
rated = { $name }：100番あたりの勝ち数
rated-card = カード
rated-won = 勝ち
rated-about = 備考
rated-played = 出した
rated-choice = 解析の選択
rated-mix = 解析、10回に{ $tenths }回
rated-wins = 勝ち：{ $kimarite }
rated-loses = 負け：{ $kimarite }
rated-escape = 唯一の逃げ道
rated-untakeable = 取られない
summary = { $all }回の選択のうち{ $best }回が最善でした。
summary-none = 損はありませんでした。
summary-cost = そのほかの選択の損は、合わせて{ $whole }.{ $tenths }勝です。
