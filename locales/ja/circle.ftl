# Circle, in Japanese. `en.ftl` explains the syntax.

## On the home page

circle-name = サークル
circle-kanji = 輪
circle-verb = ひそかに選ぶ一手
circle-line = 19マスの土俵で十の技。選んで同時に公開。
circle-players = 2人、10分
circle-luck = 手札3枚は秘密
circle-credit = Sumo!（作：Jim Winslow、Hasbro 2000年）

## A bout

circle-card = { $card ->
    [yorikiri] 寄り切り
    [yoritaoshi] 寄り倒し
    [oshidashi] 押し出し
    [tsuridashi] 吊り出し
    [kimedashi] 極め出し
    [tsukidashi] 突き出し
    [hikkake] 引っ掛け
    [uwatehineri] 上手捻り
    [mamorite] 守り手
   *[tsuppari] 突っ張り
}
circle-card-label = { $card }、{ $kind ->
    [attack] 攻め
   *[defence] 守り
}{ $number }
circle-how = { $card ->
    [yorikiri] 相手に向かって1マス進む。
    [yoritaoshi] 相手に向かって1マス進む。
    [oshidashi] 隣なら、相手のマスに入り、左前か右前へ押しのける。離れていれば、相手に向かって1マス進む。
    [tsuridashi] 隣なら、相手を自分の真後ろのマスに下ろす。自分の後ろが土俵の外なら、相手を外に下ろす。離れていれば何も起きない。
    [kimedashi] 相手に向かって1マス進む。次のターンに両者が攻めたら、番号に関係なく先手になる。
    [tsukidashi] 相手に向かって2マス進む。
    [hikkake] 番号に関係なく相手の攻めを打ち消し、続けて別の攻めを出せる。
    [uwatehineri] 隣なら入れ替わる。離れていれば何も起きない。
    [mamorite] 好きな向きにまっすぐちょうど2マス動く。空いたマスだけを通り、土俵の外へは出ない。できなければ何も起きない。
   *[tsuppari] このターンの相手の攻めをすべて打ち消す。
}
circle-wrestler = { $seat ->
    [east] 青い蓮
   *[west] 雪の富士
}
# The odd numbers are hours on the board; the even ones are directions for a reader at an end of it.
circle-toward-hour = { $number ->
    [0] 奥へ
    [1] 右上へ
    [2] 右奥へ
    [3] 右へ
    [4] 右手前へ
    [5] 右下へ
    [6] 手前へ
    [7] 左下へ
    [8] 左手前へ
    [9] 左へ
    [10] 左奥へ
   *[other] 左上へ
}
# The same in the middle of a sentence.
circle-way-to = { $number ->
    [1] 右上
    [3] 右
    [5] 右下
    [7] 左下
    [9] 左
   *[other] 左上
}
circle-face-down = { $seat ->
    [east] 東のカード、裏向き
   *[west] 西のカード、裏向き
}
circle-cards-of = { $name }の10枚
circle-chip = { $card }：{ $at ->
    [gone] 使用済み
    [mine] あなたの手札
    [known] 手札にある
   *[open] これから出るかも
}
circle-pile = 山札{ $number }枚
circle-hand = 手札{ $number }枚
circle-priority = 先手
circle-basho = 場所（5番勝負）
circle-period = 一番勝負
circle-basho-note = 先に3番勝ったほうが優勝です。
circle-directions = 向き
circle-confirm = { $card }を出しますか？
circle-stands = { $name }は{ $row }段目の{ $circle }マス目にいます。
circle-is-out = { $name }は土俵の外です。
circle-before = 3枚の手札からひそかに1枚選び、ふたり同時に表にします。
circle-laid = { $name }、第{ $number }ターン
circle-laid-now = { $name }、今
circle-last-turn = 第{ $number }ターン
circle-versus = { $east }：{ $eastcard }。{ $west }：{ $westcard }。
circle-way = { $what ->
    [out] { $name }が外に出る
    [aside] { $name }は押しのけられ、土俵に残る
    [pushes] { $own }が{ $name }を{ $number }マス押す
    [behind] { $name }を{ $own }の後ろに下ろす
    [changes] { $own }と{ $name }が入れ替わる
    [goes] { $own }が{ $number }マス進む
    [apart] 離れているので何も起きない
    [limit] ふたりとも外に出るので、別のカードに替える
   *[stays] 何も起きない
}
circle-toward = { $toward }：{ $what }
circle-foresee = { $what ->
    [out] 今の位置では、{ $name }が土俵の外に出ます。
    [aside] 今の位置では、{ $name }は押しのけられますが、土俵に残ります。
    [pushes] 今の位置では、{ $own }が{ $name }を{ $number }マス押します。
    [behind] 今の位置では、{ $own }が{ $name }を自分の後ろに下ろします。
    [changes] 今の位置では、{ $own }と{ $name }が入れ替わります。
    [goes] 今の位置では、{ $own }が{ $number }マス進みます。
    [apart] 今の位置では、ふたりが離れているので何も起きません。
    [limit] 今の位置では、ふたりとも外に出てしまうので、別のカードに替えます。
   *[stays] 今の位置では、何も起きません。
}
circle-foresee-toward = { $what ->
    [out] { $ways }なら、{ $name }が土俵の外に出ます。
    [aside] { $ways }なら、{ $name }は押しのけられますが、土俵に残ります。
    [pushes] { $ways }なら、{ $own }が{ $name }を{ $number }マス押します。
    [behind] { $ways }なら、{ $own }が{ $name }を自分の後ろに下ろします。
    [changes] { $ways }なら、{ $own }と{ $name }が入れ替わります。
    [goes] { $ways }なら、{ $own }が{ $number }マス進みます。
    [apart] { $ways }なら、ふたりが離れているので何も起きません。
    [limit] { $ways }なら、ふたりとも外に出てしまうので、別のカードに替えます。
   *[stays] { $ways }なら、何も起きません。
}
circle-foresee-may = 邪魔が入ることもあります。
circle-no-follow = 続けて攻めない
circle-why = { $why ->
    [out] { $what }で{ $name }を土俵の外に出せます。ただし{ $name }に止められるかもしれません。
    [cancels] { $what }は、{ $name }がどう攻めても打ち消します。
    [protects] { $what }のあとは、{ $name }があなたを外に出せるカードが減ります。
    [pushes] { $what }で{ $name }を思いどおりのところへ動かせます。
    [nearer] { $what }で{ $name }に近づけます。
   *[waits] { $what }で{ $name }の出方をうかがいます。
}
circle-why-way = { $why ->
    [out] この向きなら{ $name }を土俵の外に出せます。ただし{ $name }に止められるかもしれません。
    [protects] この向きなら、{ $name }があなたを外に出せるカードが減ります。
    [pushes] この向きなら{ $name }を思いどおりのところへ動かせます。
    [nearer] この向きなら{ $name }に近づけます。
   *[waits] この向きなら、距離を取って{ $name }の出方をうかがえます。
}
circle-hint = 最善：{ $what }。
circle-hint-mix = 読まれないよう、出し分けましょう：{ $parts }。
circle-hint-part = { $what }を10回に{ $tenths }回
circle-now-you-first = 両者が攻めたら、あなたが先手です。
circle-now-they-first = 両者が攻めたら、{ $name }が先手です。
circle-now-inside = これが決まると、ターンの続きに進みます。
circle-ask-aside = { $name }をどちらへ？
circle-ask-aside-why = あなたの押し出しは、左前か右前へ押しのけます。
circle-ask-where = どちらへ動く？
circle-ask-where-why = あなたの守り手は、まっすぐ2マス動きます。
circle-handover = { $what ->
    [way] ターンの続きです。向きを選びます
    [substitute] ターンの続きです。突き出しの代わりのカードを出します
   *[follow] ターンの続きです。もう一度攻められます
}。幕が下りているあいだは何も見えません。
circle-ask-way = どちらへ攻める？
circle-ask-way-why = { $card }は、どちらの向きでも{ $name }に近づきます。
circle-ask-substitute = 代わりのカードを出す
circle-ask-substitute-why = 突き出しでは、ふたりとも土俵の外に出ます。別のカードに替えます。
circle-refused-substitute = そのカードは代わりになりません。突き出しの代わりに別のカードを出してください。
circle-ask-follow = 続けて攻める？
circle-ask-follow-why = 引っ掛けのあとは、続けて攻めても、攻めなくてもかまいません。
circle-refused-follow = 今はその攻めを出せません。別の攻めを出すか、攻めずに終えてください。
circle-why-annulled = まだ同じターンです。ふたりとも別のカードを選びます。
circle-why-order = まず打ち消し、次に守り、最後に攻めが働きます。攻め同士、守り同士なら、番号の小さいほうが先です。
circle-why-first = 前のターンに働いた極め出しは、番号より優先されます。
circle-why-gained = 次のターンに両者が攻め、どちらも引っ掛けでなければ、先に動けます。
circle-why-limit = 隣の相手が土俵際を背にしているので、突き出しではふたりとも外に出てしまいます。
circle-not-revealed = カードを表にしたあとに出したものです。
circle-ended = { $card ->
    [oshidashi] { $loser }は押しのけられ、土俵の外に出ました。
    [tsuridashi] { $loser }は吊り上げられ、土俵の外に下ろされました。
    [tsukidashi] { $loser }は土俵の外に突き出されました。
   *[other] { $loser }は土俵の外に出されました。
}
circle-log-reshuffled = { $name }は捨て札をよく混ぜ、新しい山札にしました。
circle-log-drew = { $name }はカードを{ $number }枚引きました。
circle-log-drew-cards = { $name }が引いたカード：{ $cards }。
circle-log-revealed = 第{ $number }ターン：{ $east }は{ $eastcard }、{ $west }は{ $westcard }。
circle-log-annulled = { $card }同士：相打ちです。
circle-log-first = 極め出しのあとなので、{ $name }が先手です。
circle-log-gained = 次のターンは{ $name }が先手です。
circle-log-ended = { $name }の先手は終わりました。
circle-log-cancelled = { $with }が{ $card }を打ち消しました。
circle-log-moved = { $card }：{ $name }が{ $hour ->
    [0] 奥へ
    [2] 右奥へ
    [4] 右手前へ
    [6] 手前へ
    [8] 左手前へ
    [10] 左奥へ
    [1] 右上へ
    [3] 右へ
    [5] 右下へ
    [7] 左下へ
    [9] 左へ
   *[other] 左上へ
}{ $number }マス進みました。
circle-log-pushed = { $card }：{ $name }が{ $other }を{ $where ->
    [out] 土俵の外へ
   *[ring] { $hour ->
        [0] 奥へ
        [2] 右奥へ
        [4] 右手前へ
        [6] 手前へ
        [8] 左手前へ
        [10] 左奥へ
        [1] 右上へ
        [3] 右へ
        [5] 右下へ
        [7] 左下へ
        [9] 左へ
       *[other] 左上へ
    }
}押しました。
circle-log-set-down = 吊り出し：{ $name }が{ $other }を吊り上げ、{ $where ->
    [out] 土俵の外
   *[ring] { $name }の後ろのマス
}に下ろしました。
circle-log-changed = 上手捻り：{ $name }と{ $other }が入れ替わりました。
circle-log-idle = { $name }の{ $card }は不発です。{ $why ->
    [apart] ふたりが離れています。
   *[nothing] 打ち消す攻めがありません。
}
circle-log-took-back = ふたりとも外に出てしまうので、{ $name }は突き出しを戻しました。
circle-log-substituted = { $name }は代わりに{ $card }を出しました。
circle-log-followed = { $name }は続けて{ $card }で攻めました。
circle-log-no-follow = { $name }の攻めは続きません。
circle-log-aside = { $east }の捨て札：{ $eastcards }。{ $west }の捨て札：{ $westcards }。
circle-log-decided = { $card }：{ $name }がこの一番を制しました。
circle-refuse-held = { $card }はもう手札にありません。
circle-refuse-direction = 先に向きを選んでください。
circle-refuse-way = { $card }ではその方向へ進めません。
circle-refuse-same = 突き出しは戻したばかりです。別のカードを出してください。
circle-refuse-defence = 引っ掛けに続けられるのは攻めだけです。{ $card }は守りです。
circle-refuse-draw = まだカードを引いているところです。
circle-quick-turn = ふたりとも3枚の手札から1枚選び、同時に表にします。同じカードなら相打ちで、選び直します。土俵の外に押し出されるか下ろされると負けです。
circle-quick-order = まず打ち消し、次に守り、最後に攻めが働きます。攻め同士、守り同士なら、番号の小さいほうが先です。前のターンに極め出しが働いていれば、両者が攻めたとき、番号に関係なくその持ち主が先手です。
circle-quick-limit = 攻めは相手に向かってまっすぐ進み、ぶつかると相手を押します。一直線に並んでいなければ、近づく二つの向きから選びます。
circle-quick-tsukidashi = 土俵際を背にした隣の相手に突き出しを使うとふたりとも外に出るので、戻して別のカードを出します。
circle-signs = 名前の横の十のしるし
circle-sign = { $at ->
    [gone] 使用済み
    [mine] あなたの手札
    [known] 手札にある
   *[open] これから出るかも
}
circle-quick-basho = カードは10枚ずつ、手札は3枚です。山札がなくなったら、捨て札で作り直します。5番勝負で、3番勝てば優勝です。

## A review

study-cost = 100番につき{ $cost }勝の損です。

## The rules

circle-rules-title = サークルのルール
circle-rules-lead = 相手を土俵の外に押し出すか、吊り上げて外に下ろしましょう。
circle-rules-more = ふたりとも3枚の手札からひそかに1枚選びます。相手の手を読みましょう。
circle-part = { $part ->
    [ring] 土俵
    [turn] ターン
    [order] 働くカードと順番
    [attack] 攻め方
    [cards] 10枚のカード
    [limit] 突き出しが使えないとき
    [piles] 手札と山札
    [basho] 場所
    [ours] このページの扱い
   *[credits] 作った人
}
circle-rules-ring = 土俵は、六角形に並んだ19のマスです。東の「青い蓮」と西の「雪の富士」は、向かい合う角からはじめ、間には空いたマスが三つあります。マスの外に押し出されるか、下ろされると負けです。
circle-rules-directions = 向きは六つ、右、左、そして左右それぞれの斜め上と斜め下です。棋譜では時計の文字盤のように呼びます。3は右、9は左、11は左上、1は右上、7は左下、5は右下です。
circle-rules-turn = ふたりとも3枚の手札からひそかに1枚選び、同時に表にします。それからカードが1枚ずつ働きます。
circle-rules-annul = 同じカードは相打ちです。2枚とも捨て札にして手札を補充し、同じターンのうちに選び直します。
circle-rules-choices = 向きなど、カードの持ち主に選ぶことがあるときは、その人だけに尋ねます。選びようがなければ、尋ねずに進みます。
circle-rules-order = { $what ->
    [defence] 守りは攻めより先に働きます。
    [number] 攻め同士、守り同士なら、番号の小さいほうが先に働きます。
    [board] 後のカードは、先のカードで力士が動いたあとの位置から働きます。外に出た力士のカードは、もう働きません。
    [tsuppari] 突っ張りは、相手の攻めをすべて打ち消します。引っ掛けも、それに続く攻めも打ち消します。守りに対しては何も起きません。
    [hikkake] 引っ掛けは、番号に関係なく相手の攻めを打ち消しますが、守りは打ち消せません。引っ掛け同士は同じカードなので相打ちです。
    [follow] 引っ掛けを出した人は、続けて手札から別の攻めを1枚出せます。出さなくてもかまいません。引っ掛けが何も打ち消さなくても出せます。その攻めは、相手の守りのあとに働きます。
    [priority] 極め出しが働いたら、次のターンに両者が攻めたとき、その持ち主が番号に関係なく先に動きます。これを先手といいます。打ち消された極め出しでは、先手になりません。
   *[ends] 極め出しで先手でいられるのはその1ターンだけで、相手が引っ掛けか守りを出すとなくなります。
}
circle-rules-attack = 攻めは相手に向かってまっすぐ進みます。六つの向きのどれかの先にまっすぐ相手がいれば、一直線に並んでいるといい、進む向きは一つです。そうでなければ、相手に近づく二つの向きから、攻める人が選びます。その向きに進むのは、一歩ごとに相手に近づくあいだだけです。ですから、ひとりで土俵の外に出ることはありません。
circle-rules-push = 進んで相手にぶつかると、相手を同じ向きに1マス押し、相手のいたマスに入ります。ですから、2マス進む攻めなら2回押せることもあります。
circle-rules-cards = カードはふたりとも同じ10枚です。攻めが7枚で番号は1から7、守りが3枚で番号は1から3です。取組の前に10枚をよく混ぜて山札にし、3枚引きます。「隣」とは、ふたりが隣り合うマスにいることです。
circle-rules-limit = 隣の相手が土俵際を背にしていると、2マス進む突き出しではふたりとも外に出てしまうので、突き出しは使えません。
circle-rules-substitute = 突き出しを手札に戻し、その場で代わりのカードを出します。代わりのカードの効果はすべて働き、まだ働いていない攻めを打ち消すこともできます。相手と同じカードでも、相打ちにはなりません。
circle-rules-piles = ターンが終わったら、ふたりとも出したカードを捨て札にし、手札を3枚に補充します。引くときに山札がなければ、捨て札をよく混ぜて新しい山札にします。
circle-rules-seen = 自分の手札は見えますが、相手の手札は見えません。捨て札、山札と手札の枚数、極め出しでどちらが先手かは、ふたりとも見られます。山札の順番は誰も知りません。
circle-rules-basho = 場所は5番勝負で、先に3番勝ったほうが優勝です。一番は、どちらかが土俵の外に出るまで続き、ターン数の限りも引き分けもありません。一番ごとに、力士は角に戻り、10枚をよく混ぜて3枚引くところからはじめます。
circle-our-reading = { $what ->
    [ring] 19マスの並び方と、力士の開始位置。
    [numbers] カードの番号。実物に印刷された番号はわかりません。
    [annul] カードが相打ちになっても、先手はそのままです。
    [follow] 引っ掛けには、何も起きない攻めでも続けられます。ただし、ふたりとも外に出る突き出しは続けられません。
   *[counted] 数えればわかるものと、一度見えたものは表示します。戻した突き出しや、山札がなくなった人の手札などです。
}

## Records

circle-record-held = { $seat ->
    [east] 東は{ $card }を持っていません。
   *[west] 西は{ $card }を持っていません。
}
circle-record-pile = { $seat ->
    [east] { $card }は東の山札にありません。
   *[west] { $card }は西の山札にありません。
}
circle-record-draw = { $seat ->
    [east] ここで東はカードを{ $number }枚引きます。
   *[west] ここで西はカードを{ $number }枚引きます。
}
circle-record-due = { $what ->
    [draw] ここで{ $seat ->
        [east] 東
       *[west] 西
    }がカードを引きます。
    [reveal] ここでふたりともカードを見せます。
    [direction] ここで{ $seat ->
        [east] 東
       *[west] 西
    }が向きを選びます。
    [substitute] ここで{ $seat ->
        [east] 東
       *[west] 西
    }が突き出しの代わりのカードを出します。
   *[follow] ここで{ $seat ->
        [east] 東
       *[west] 西
    }が引っ掛けに続けて攻めるか、攻めずに終えます。
}
circle-record-card = 「{ $text }」というカードはありません。カードはYK、YT、OD、TD、KD、TK、HK、UH、MM、TPです。
circle-record-twice = { $card }が2回引かれています。
circle-record-hour = 「{ $text }」という向きはありません。向きは1、3、5、7、9、11です。
circle-record-token = 引いたカードはE+YK、見せたカードはOD=TP、選んだことはE>11、E:YT、E:-のように書きます。

## The lesson

circle-lesson-ask = { $step ->
    [1] 寄り切りを選ぶ
    [2] 押し出しを選ぶ
    [3] 上手捻りを選ぶ
    [4] 極め出しを選ぶ
    [5] 向きを選ぶ：右上へ
    [6] 突き出しを選ぶ
   *[7] 代わりに寄り倒しを出す
}
circle-lesson-why = { $step ->
    [1] あなたは左の青い力士です。相手を土俵の外に押し出しましょう。寄り切りは攻めで、相手に向かってまっすぐ1マス進みます。一度タップすると、どこへ進むかが土俵に示されます。
    [2] 攻め同士なら番号の小さいほうが先で、押し出しの番号は3です。ここからは1マス進み、相手の隣なら押しのけます。
    [3] あなたは土俵際で、次に攻められると押し出されます。守りは攻めより先に働きます。上手捻りなら入れ替われます。
    [4] 極め出しは、相手に向かって1マス進む攻めです。これが働き、次のターンに両者が攻めたら、番号に関係なくあなたが先手です。
    [5] 相手は守りのカード「守り手」で、まっすぐ2マス動きました。もう一直線に並んでいないので、近づく向きは二つです。
    [6] 相手は土俵際で、あなたの隣です。しかもあなたが先手です。2マス進む攻め、突き出しを試しましょう。
   *[7] 2マスではふたりとも外に出るので、突き出しを戻しました。代わりのカードを選んでください。1マスで十分です。
}
circle-lesson-other = { $step ->
    [3] それでは助かりません。あなたは土俵際です。上手捻りなら助かります。
    [5] その向きでも近づきます。この手ほどきでは、右上へ進んでください。
    [7] 突っ張りでは押せません。寄り倒しなら押せます。
   *[other] それも出せます。この手ほどきでは、上に書いてあるカードを選んでください。
}
circle-lesson-seen = { $step ->
    [1] ふたりとも攻めました。あなたの番号1が相手の番号2より先に働き、どちらも1マス進みました。
    [2] あなたの番号3が、相手の番号6より先に働きました。でも、後のカードも働きます。相手の突き出しが2マス進み、あなたを土俵際まで押しました。
    [3] まず入れ替わりました。それから相手の寄り切りが、あなたを土俵際から内側へ押しました。
    [5] あなたの極め出しが働きました。次のターンに両者が攻めたら、あなたが先手です。
    [7] 19マスの外に出したので、あなたの勝ちです。極め出しのおかげであなたが先手になり、番号の小さい相手の押し出し（3）は働きませんでした。
   *[other] { "" }
}
