# The page's texts in Japanese. `en.ftl` is the reference and explains the syntax.
#
# Sentences are です・ます; buttons, headings and labels are noun phrases. Words are listed in the glossary.

## The whole page

app-name = はっきよい
app-tagline = ひとつの卓で楽しむ、五つの相撲ゲーム
app-title = { $page } · はっきよい
list-middle = { $first }、{ $last }
list-end = { $first }、{ $last }
list-sentences = { $first }{ $last }
home = ホーム
to-home = はっきよい ホーム
close = 閉じる
go-on = 次へ
nothing-here = 何もありません
nothing-here-why = 土俵は掃き清められ、誰もいません。アドレスが途中で切れているのかもしれません。

## Seats

seat = { $seat ->
    [east] 東
   *[west] 西
}
name-of-seat = { $name }（{ $seat }）
seat-kanji = { $seat ->
    [east] 東
   *[west] 西
}

## Home

games = ゲームを選ぶ
play = 遊ぶ
unfinished = { $what ->
    [practice] { $game }：途中の稽古
   *[bout] { $game }：途中の取組
}
versus = 対
unofficial = 市販の五つのゲームを集めた、非公式のページです。
credits = ゲームの作者と発売元

## Lessons

lesson = 手ほどき
lesson-offer = 遊びながら覚える
lesson-of = { $game }を遊びながら覚える
lesson-skip = とばす
lesson-step = ステップ { $step } / { $steps }
lesson-play = 取組をはじめる
lesson-again = もう一度
lesson-seen = 何が起きたか

## Problems

problem = 問題
problems = 問題集
problems-kanji = 問題
problems-what = どの局面にも、最善と証明された一手が一つだけあります。見つけてください。
problems-solved = { $number }問正解
problems-streak = { $number ->
    [0] 今日と明日解けば、連続記録がはじまります。
   *[other] { $number }日連続です。1日の休みなら途切れません。
}
problem-today = 今日の一問
problem-today-of = 今日：{ $game }
problem-today-done = 今日の分は解きました。
problem-ask = 最善の一手を選んでください。
problem-on = その調子です。次も、最善の一手は一つだけです。
problem-worth = 最善の一手なら100番取って{ $best }勝、ほかの手では{ $other ->
    [0] 1勝もできません
   *[other] 多くても{ $other }勝です
}。
problem-forced = 相手が何をしても必ず、しかも最短で勝つ一手があります。
problem-other = { $tries ->
    [1] 最善の一手ではありません：{ $what }。
   *[other] { $tries }回目の手も最善ではありません：{ $what }。
}
problem-wins = { $wins ->
    [0] この手では100番取って1勝もできません。最善の一手なら{ $best }勝です。
   *[other] この手では100番取って{ $wins }勝、最善の一手なら{ $best }勝です。
}
problem-lost = すぐに負けます。
problem-loses = このあと何をしても負けます。
problem-loses-to = { $name }はこう応じて勝ちます：{ $reply }。
problem-unsure = { $turns ->
    [1] このターンで必ず勝てるとは限りません。
    [2] このターンか次の自分のターンで必ず勝てるとは限りません。
   *[other] 自分の{ $turns }ターン以内に必ず勝てるとは限りません。
}
problem-holds-out = { $name }はこう応じてしのぎます：{ $reply }。
problem-hidden = 実際の取組では{ $name }の手札が見えないので、こう応じられると必ず勝てるとは限りません：{ $reply }。
problem-best = 最善の一手：{ $what }。
problem-best-wins = 100番取って{ $best }勝、ほかの手では{ $other ->
    [0] 1勝もできません
   *[other] 多くても{ $other }勝です
}。
problem-best-sure = { $turns ->
    [0] 必ず勝ちます。ほかの手はすべて負けます。
    [1] このターンで必ず勝ちます。
    [2] このターンか次の自分のターンで必ず勝ちます。ほかにそのような手はありません。
   *[other] 自分の{ $turns }ターン以内に必ず勝ちます。ほかにそのような手はありません。
}
problem-solved = 正解です。
problem-count = { $all }問中の第{ $number }問、難度{ $grade }（5段階）
problem-show = 答え
problem-told = これが答えです。
problem-loading = 問題を読み込んでいます…
problem-missing = 問題を読み込めませんでした。一度インターネットにつないでから、もう一度試してください。
problem-next = 次の問題
training = 稽古問題
training-what = ふたりは同時に選ぶので、最善はたいてい何枚かの使い分けです。1枚選ぶと、それがどれほどよかったかわかります。
training-ask = 何を出しますか？
training-why = ふたりは同時に選びます。最善は、何枚かを使い分けることです。
training-looking = 局面を選んでいます…
training-missing = 局面を用意できませんでした。一度インターネットにつないでから、もう一度試してください。
training-next = 次の局面
training-mix = この局面が100回あったときの最善の出し方
training-cost = { $number ->
    [0] { $what }：損はありません
   *[other] { $what }：100番につき{ $number }勝の損
}
training-known = { $name }がこの選択を知っていたら、最善の応手は{ $answer }で、あなたが勝てるのは100番のうち{ $left }番です。最善の出し方なら{ $wins }番勝てます。
training-known-hidden = { $name }がこの選択を知っていたら、あなたが勝てるのは100番のうち{ $left }番です。最善の出し方なら{ $wins }番勝てます。
training-average = 最近の{ $count }回の選択の損は、平均して100番につき{ $number }勝です。
training-stands = { $count ->
    [0] 未挑戦
   *[other] 平均の損は100番につき{ $number }勝
}
mix-played = 出した
mix-share = 100回に{ $number }回

## プログラムが動いていないとき (static/start.js)

not-loaded = ページを読み込めませんでした。通信できることを確かめて、読み込み直してください。
no-wasm = このブラウザーでは遊べません
no-wasm-why = ゲームにはWebAssemblyが必要です。このブラウザーには備わっていないか、設定、保護機能、端末の管理者によって止められています。このページで許可するか、別のブラウザーで開いてください。保存した内容はそのまま残ります。
load-again = 読み込み直す
report = 不具合の内容
report-kept = 何も失われていません。ここまでの手はすべて、この端末に保存されています。
report-resume = 取組を続ける
report-copy = 内容をコピー
report-copied = 内容をコピーしました。
report-marked = 内容を選択しました。そこからコピーしてください。

## The data on this device

notice = お知らせ
damaged = 保存した項目のうち{ $number }件が壊れていたので、別の場所に移しました。ほかはそのままです。
damaged-no-room = 保存した項目のうち{ $number }件が壊れています。移す空きが足りず、元の場所に残っているものがあります。それを消すまで、その場所には保存できません。先にファイルに保存してください。
damaged-save = 壊れた項目をファイルに保存
damaged-discard = 消す
not-kept = このブラウザはこのページのデータを保存しません。遊べますが、タブを閉じると取組は失われます。
save-refused = ブラウザがこの取組を保存できませんでした。空きがないのかもしれません。このまま遊べますが、タブを閉じると最後の数手は失われます。
newer = このページの新しい版が保存したデータが、この端末にあります。そのデータは新しい版のために残します。この版はそれを使わずに動きますが、同じ場所に保存するはずだったものは、タブを閉じると失われます。
newer-stays = このページの新しい版が保存した、この版では読めないデータがこの端末にあります。データはそのまま残ります。新しい版を使うには、ページを読み込み直してください。
save-newer = このページの新しい版が、ここに取組を保存しています。このまま遊べますが、タブを閉じるとこの取組は失われます。
room-scarce = このページ用の保存領域を{ $percent }%使っています。いっぱいになると新しく保存できません。データをファイルに保存してください。
bout-erased = 別のタブで、この端末のデータがすべて消去されました。この取組はここで続けられ、次の一手からまた保存されます。
bout-passed = この取組は別のタブで先に進みました。このタブで保存できなかった手は失われました。
dismiss = 閉じる
update = ページの新しい版が用意できました。保存したものはすべて残り、途中の取組もそのまま続けられます。
update-take = 新しい版を使う
backup = 最後にファイルに保存してから、{ $number }番の取組がありました。どれもこのブラウザにしか保存されていません。
backup-take = ファイルに保存
watching = この取組は別のタブで進行中です。ここでは観戦になります。
watching-here = ここで遊ぶ

## Settings

settings = 設定
menu = メニュー
language = 言語
language-device = 端末に合わせる
language-missing = この言語を読み込めませんでした。通信できないのかもしれません。ページは今の言語のまま使えます。次に開いたときに、もう一度読み込みます。
theme = 画面の色
theme-name = { $theme ->
    [system] 端末に合わせる
    [day] 昼
   *[night] 夜
}
view = 土俵の見え方
view-side = 横から
view-above = 真上から
pace = 速さ
pace-name = { $pace ->
    [instant] 瞬時
    [fast] 速い
    [normal] ふつう
   *[slow] ゆっくり
}
confirm = カードを出すとき
confirm-no = すぐに出す
confirm-yes = 確認する
sound = 音
sound-on = オン
sound-off = オフ
letters = 文字キー
letters-on = オン
letters-off = オフ
letters-note = どこが選ばれていても効くので、1台のキーボードをふたりで使えます。キーは位置で決まります。お使いのキーの刻印をブラウザが知らせないときは、英語配列（QWERTY）の名前で示します。オフのときは、Tabで覆いへ移り、Spaceを押しているあいだだけ見て、矢印キーで選び、Enterで置きます。
version = はっきよい バージョン { $version }
log = 経過
leave = 保存して離れる
new-bout = 新しい取組
rules = ルール

## The set-up of a bout

setup-who = 対戦
setup-table = この端末でふたり
setup-computer = コンピュータと
setup-watch = 観戦する
setup-more = 詳しい設定
setup-kind = 取組の種類
setup-real = 本番
setup-keiko = 稽古
setup-keiko-note = 稽古では、どの手も戻せて、ヒントもすぐ見られます。
undo = 戻す
setup-names = 名前
setup-name = { $seat ->
    [east] 東（左側）
   *[west] 西（右側）
}
setup-default-name = { $seat ->
    [east] 鉄
   *[west] 風
}
setup-seat = あなたの席
setup-seat-name = { $seat ->
    [east] 東（左）
   *[west] 西（右）
}
seating = 座り方
seating-passing = { $hands ->
    [open] 並んで座る
   *[hidden] 端末を渡す
}
seating-facing = 向かい合う
seating-passing-note = { $hands ->
    [open] ふたりとも同じ側から見ます。
   *[hidden] 渡すあいだは、幕がカードを隠します。
}
seating-facing-note = { $hands ->
    [open] 端末をふたりの間に置き、それぞれ自分の側を使います。
   *[hidden] 端末をふたりの間に置き、それぞれ自分の側を使います。手札は、覆いかカードを押しているあいだだけ、1枚ずつ見えます。
}
seating-cramped = この画面は向かい合って座るには小さすぎます。端末を渡しながら遊んでください。
setup-gives-up = はじめると、{ $east }と{ $west }の途中の取組は中断されます。
setup-gives-up-stays = 未完の取組として一覧に残ります。
setup-go-on = その取組を続ける
setup-guest = ゲスト
setup-guest-name = ゲストの名前
setup-wrestlers = 力士を作ると、本番の取組がすべて星取表に残ります
begin = はじめる
# How strong a computer plays, in a word and with the rank that sumo has for it.
level = { $level ->
    [makushita] 入門（幕下）
    [maegashira] 初級（前頭）
    [komusubi] 中級（小結）
    [ozeki] 上級（大関）
   *[yokozuna] 達人（横綱）
}
# The computers' ring names, one for each strength. They are invented, and short, because a phone has little room for them.
opponent = { $level ->
    [makushita] もや山
    [maegashira] そよぎ
    [komusubi] 岩雲
    [ozeki] 颪
   *[yokozuna] 雷峰
}
# Where a player chooses one of them.
opponent-level = { $name }、{ $level ->
    [makushita] 入門（幕下）
    [maegashira] 初級（前頭）
    [komusubi] 中級（小結）
    [ozeki] 上級（大関）
   *[yokozuna] 達人（横綱）
}
# Beside the name of a computer on the banzuke.
banzuke-computer = { $level ->
    [makushita] コンピュータ、入門
    [maegashira] コンピュータ、初級
    [komusubi] コンピュータ、中級
    [ozeki] コンピュータ、上級
   *[yokozuna] コンピュータ、達人
}
setup-opponent = 相手
setup-gives-up-all = はじめると、途中の取組（{ $names }）は中断されます。

## The hand-over screen

handover-title = { $name }の番です
handover-take = { $name }、端末をどうぞ
handover-sealed = { $what ->
    [swaps] { $other }は交換を決めました。
   *[card] { $other }のカードは伏せてあります。
}幕が下りているあいだは何も見えません。
look-together = { $east }と{ $west }、ふたりで見てください。
handover-why = 幕が下りているあいだは何も見えません。
handover-lift = 長押しで幕を上げる
handover-again = もう一度押す
handover-twice = または2回押す
handover-back = { $what ->
    [swaps] { $other }：交換を選び直す
   *[card] { $other }：カードを戻す
}

## Face to face

palm = 長押しで見る
palm-of = 長押しで見る：{ $name }の手札
palm-letters = { $named ->
    [printed] またはキー：{ $look }で見て、{ $back }と{ $on }で選び、{ $lay }で置く
   *[placed] またはキー（QWERTY）：{ $look }で見て、{ $back }と{ $on }で選び、{ $lay }で置く
}
palm-keys = またはTabでここへ：Spaceで見て、矢印で選び、Enterで置く
palm-touch = そのままカードの上を滑らせるか、1枚を長押し
card-covered = カード{ $number }、裏向き
facing-picked = カードを選びました
facing-picked-why = 選んだカードは手札から飛び出しています。もう一度押すか、中央の自分の置き場を押すと、そこに置きます。
facing-back = 戻す
facing-waits = { $name }を待っています。

## The bout

hand = あなたの手札
dohyo = 土俵
what-now = 今すること
shout = { $shout ->
    [hakkyoi] はっきよい！
   *[shobuari] 勝負あり！
}
shout-kanji = { $shout ->
    [hakkyoi] はっきよい
   *[shobuari] 勝負あり
}
option-shut = { $card }、今は出せません
choose-card = カードを選ぶ
choose-card-named = { $name }：カードを選ぶ
choose-together = ふたり同時に表にします。
choose-sealed = { $name }のカードは伏せてあります。ふたり同時に表にします。
choose-thinking = ふたりとも考えています
tap-again = もう一度タップすると出します。

## What to do now

now-choosing = { $name }が選んでいます
now-thinking = { $name }が考えています
now-sealed-why = ふたりが選ぶまで、カードは伏せておきます。
confirm-play = 出す
confirm-back = やめる
now-failed = コンピュータが選べませんでした
retry = もう一度試す
result = 結果

## Hints in practice

hint = ヒント
hint-thinking = ヒントを考えています…
hint-failed = ヒントが出ませんでした。もう一度試してください。
hint-meant = { $card }、ヒント
study-failed = 解析できませんでした。
study-thinks = 解析しています…
study-progress = 解析済み：{ $all }手のうち{ $done }手。
hint-share = { $tenths ->
    [0] この取組に勝てる見込みはほとんどありません。
    [1] 10番取って1番ほど勝てます。
    [10] この取組はほぼ勝てます。
   *[other] 10番取れば{ $tenths }番ほど勝てます。
}

## The result

result-say = 勝負あり！{ $name }の勝ちです。
result-drawn = 勝負がつきませんでした。
win = 勝ち
loss = 負け
rematch = もう一番
look-again = 見直す

## Quick reference

quick = 早見表

## The rules

rules-all = 全ゲーム
rules-read = ルールを読む
rules-list-lead = ゲームごとに1ページずつあります。
rules-contents = 目次
rules-then = 次に
rules-link = 図つきの全ルール
rules-ours = ルールブックにはっきり書かれていないところは、こちらで決めました。このページでは次のように扱います。
credit-ours = 絵、文章、コンピュータの対戦相手は「はっきよい」のオリジナルです。

## Wrestlers

elsewhere = ほかのページ
back = 戻る
back-to = { $to ->
    [bout] 取組に戻る
    [setup] 準備に戻る
   *[other] 戻る
}
wrestlers = 力士一覧
wrestlers-kanji = 力士
wrestlers-none = 力士はまだいません。名前をつけて、取組の準備でその名前を選びましょう。勝負がつくたびに、星取表に星が一つ増えます。
wrestlers-retired = 引退力士
wrestler-new = 新しい力士の名前
wrestler-name = 名前
wrestler-make = 力士を作る
wrestler-made = { $name }が力士に加わりました。
wrestler-rename = 改名
wrestler-rename-whom = { $name }を改名
wrestler-renamed = 改名しました。新しい名前は{ $name }です。
wrestler-retire = 引退
wrestler-retire-whom = { $name }を引退させる
wrestler-retire-why = 引退した力士は、取組の候補に出なくなります。星取表はすべて残り、いつでも復帰できます。
wrestler-retired = { $name }が引退しました。
wrestler-return = 復帰
wrestler-return-whom = { $name }を復帰させる
wrestler-back = { $name }が復帰しました。
retired = 引退
cancel = 取り消し
book-no-name = 力士の名前を入れてください。
book-name-taken = 同じ名前の力士がいます。
book-not-there = その力士はもういません。
book-refused = ブラウザが保存できませんでした。空きがないのかもしれません。
standing-none = まだ取組なし
standing-open = 地位はまだなし、{ $wins }勝{ $losses }敗
standing = { $rank }、{ $wins }勝{ $losses }敗

## Scorepads and the banzuke

kimarite = { $kimarite ->
    [yorikiri] 寄り切り
    [uwatenage] 上手投げ
    [abisetaoshi] 浴せ倒し
    [hikiotoshi] 引き落とし
   *[utchari] うっちゃり
}
scorepads = 星取表
scorepad = 星取表
scorepad-kanji = 星取
pad-of = { $name }、{ $game }
pad-best = 最高位は{ $rank }（{ $number }枚目）。
pad-all = 全{ $sheets }枚、{ $wins }勝{ $losses }敗。
pad-empty = { $name }にはまだ星がありません。勝負のついた取組ごとに、ここに星が一つ付きます。
sheets = 星取表一覧
sheet-number = { $number }枚目
sheet-open = 記入中
sheet-closed = 3敗で終了、{ $rank }
star-won = 白星
star-lost = 黒星
days = { $first }～{ $last }
third-loss = 3敗で終了
third-loss-kanji = 三敗
pad-techniques = 決まり手
pad-techniques-kanji = 決まり手
pad-won = 勝ち
pad-lost = 負け
over-time = これまでの成績
over-time-now = 勝負のついた{ $bouts }番で、{ $stands ->
    [level] 勝ち負けは同数です
    [fewer] 負けが{ $number }番多いです
   *[more] 勝ちが{ $number }番多いです
}。最多連勝：{ $run }。
pad-basho = { $all }場所中、優勝{ $won }回
pad-newest = 最近の取組
star-points = { $points }点
pad-met = 対戦成績
head-to-head = { $name }対{ $rival }
kinboshi = 金星
kinboshi-kanji = 金星
kinboshi-what = いちばん強いコンピュータ（横綱）に勝った取組
won-lost = { $won }勝{ $lost }敗
album = 決まり手アルバム
album-won = 全{ $all }種のうち{ $won }種で勝ち
album-unmet = まだなし
album-new = { $name }のアルバムに新しい決まり手：{ $kimarite }
speciality = { $name }の得意技は{ $kimarite }：{ $wins }勝のうち{ $won }勝です。
ranks = 地位
ranks-how = 3敗するまでの勝ち数
rank-wins = { $rank ->
    [yokozuna] 10以上
    [ozeki] 8か9
    [sekiwake] 6か7
    [komusubi] 5
    [maegashira] 4
   *[makushita] 0～3
}
rank = { $rank ->
    [yokozuna] 横綱
    [ozeki] 大関
    [sekiwake] 関脇
    [komusubi] 小結
    [maegashira] 前頭
   *[makushita] 幕下
}
all-games = すべてのゲーム
all-games-how = 勝ち星の多い順
banzuke = 番付
banzuke-kanji = 番付
banzuke-none = まだ誰にも星がありません。力士を作るか、コンピュータと1番取ってください。コンピュータにも星が付きます。

## The archive of all bouts

bouts = 取組一覧
bouts-kanji = 取組
bouts-none = まだ取組がありません。終わった取組は、コンピュータとの取組もゲスト同士の取組も、すべてここに残り、もう一度見ることができます。稽古は残りません。
bouts-found = { $number ->
    [0] 当てはまる取組はありません
   *[other] 取組{ $number }番
}
bouts-more = もっと見る
bouts-name = 名前
bouts-game = ゲーム
bouts-result = 勝敗
bouts-any = すべて
kimarite-heading = 決まり手
bouts-ended = { $ended ->
    [won] 勝ち
    [drawn] 勝敗なし
   *[lost] 負け
}
bouts-save = これらの取組をファイルに保存
bout-save = ファイルに保存
bouts-saved = 取組{ $number }番をファイルに保存しました。
bout-beat = { $winner }の勝ち（相手：{ $others }）
bout-drawn = 勝敗なし：{ $names }
bout-open = 未完：{ $names }
bout-given-up = 中断
bout-what = { $kimarite }、{ $game }、{ $date }
bout-share-which = 共有：{ $bout }
bout-delete = 削除
bout-delete-which = 削除：{ $bout }
bout-delete-sure = この取組をこの端末から削除し、星取表の星も消します。元に戻すことはできません。
bout-deleted = 取組を削除しました。
bout-gone = この取組はこの端末にありません。ここで削除されたか、別の端末で行われた取組かもしれません。
bout-unreadable = この記録は壊れているか、このページの新しい版で書かれたものです。ページを読み込み直すと、最新の版になります。
star-look = { $won ->
    [yes] 勝ち：この取組を見る
   *[no] 負け：この取組を見る
}
keep-pad = { $name }の星取表を作り、この取組を入れますか？
keep-pad-do = 星取表を作る
keep-pad-known = { $name }の星取表があります。この取組を入れますか？
keep-pad-known-do = 星取表に入れる

## Exporting and importing the data

data = データ
data-way = データ
data-kanji = 控え
data-where = 取組、力士、星取表、設定は、この端末のこのブラウザだけに保存されます。
data-export = すべて書き出す
data-export-why = 壊れた項目も含めて、すべてを一つのファイルにまとめます。別の端末に移すときや、念のための控えに使えます。
data-export-do = ファイルに保存
data-exported = ファイルをブラウザに渡しました。ダウンロードされているか、必ず確かめてください。
data-own-app = この端末では、ホーム画面に追加したアプリは別の保存領域を使います。追加する前に、ここでデータをファイルに保存し、追加後に読み込んでください。
data-own-app-home = ホーム画面に追加しても、これまでのデータはこのブラウザーに残ります。
data-import = 読み込む
data-import-why = このページで保存したファイルを今のデータに追加するか、すべて置き換えます。何が変わるかを先に確かめられます。
data-import-do = ファイルを選ぶ
data-import-sure = { $date }のファイルは正常です。
data-add-what = 追加すると、新しい力士{ $wrestlers }人、新しい取組{ $bouts }番、途中の取組{ $unfinished }番が加わります。今あるものは変わりません。
data-add-nothing = このファイルの力士と取組は、すべてここにあります。追加しても何も変わりません。
data-differing = 力士{ $number }人は、ファイルとここで名前が違うか、片方でだけ引退しています。ここにあるほうを残します。
data-replace-what = すべて置き換えると、今ここにあるものは消え、ファイルの内容だけになります。
data-add-yes = 今のデータに追加
data-added = ファイルの内容をすべて追加しました。
data-import-yes = すべて置き換える
data-imported = すべてファイルの内容に置き換えました。
data-room = 保存領域の内訳
data-room-part = { $part ->
    [books] 力士、星取表、すべての取組
    [bouts] 各ゲームの最後の取組
    [damaged] 壊れた項目
   *[others] 設定
}
data-kilobytes = { $number } kB
data-room-all = このページ用の保存領域約{ $granted }のうち、{ $used }を使っています。
data-report = ページに不具合が起きました
data-report-why = 不具合の内容です。取組のことは含まれず、自動で送信されることもありません。
data-report-discard = 消す
data-erase = 消去
data-erase-why = この端末の取組、力士、星取表、設定と、このページのほかの版が保存したものを、すべて消します。
data-erase-do = すべて消去
data-erase-sure = 元に戻せるのは、保存したファイルがあるときだけです。
data-erase-yes = すべて消去
data-erased = すべて消去しました。
download-failed = ブラウザがファイルを受け取らなかったので、何も保存されていません。データはそのままです。もう一度試してください。
data-failed = ブラウザが保存できませんでした。空きがないのかもしれません。データはそのままです。
unfit-no-archive = このページのファイルではないか、壊れています。何も変わっていません。
unfit-version = このファイルは新しい版（{ $version }）のものです。何も変わっていません。先にページを更新してください。
unfit-unknown = このファイルには、この版が知らない「{ $name }」が入っています。何も変わっていません。先にページを更新してください。
unfit-newer = このファイルの「{ $name }」は、ページの新しい版が書いたものです。何も変わっていません。先にページを更新してください。
unfit-damaged = このファイルの「{ $name }」は壊れています。何も変わっていません。

## Records and replays

record = 記録
record-copy = 記録をコピー
record-link = リンクをコピー
record-share = 共有
record-qr = QRコード
record-qr-name = この取組へのリンクのQRコード
record-qr-drawn = QRコードを作っています…
record-qr-scan = 別の端末のカメラで読み取ると、そこでこの取組を見られます。
record-qr-long = 取組が長すぎて、QRコードにできません。代わりに記録をコピーしてください。
record-qr-failed = QRコードを作れませんでした。もう一度試してください。
record-copied = 記録をコピーしました。
record-not-copied = ブラウザがコピーできませんでした。記録を選択してコピーしてください。
record-link-copied = この取組へのリンクをコピーしました。
record-open = 記録から取組を開く
record-paste = { $game }の記録をここに貼り付けてください
record-look = 取組を見る
link-garbled = このリンクは途中で切れているか、壊れているため、中の取組を読めません。もう一度リンクを送ってもらうか、ここに記録を貼り付けてください。
# The reason is a whole sentence with its full stop.
record-wrong = { $line }行目「{ $token }」：{ $why }
record-form = { $form ->
    [none] この文章には記録がありません。
    [several] 記録が二つ以上あります。
    [other] これは別のゲームの取組です。
    [unknown] この名前のゲームはここにはありません。
    [no-game] 記録は[Game "…"]のタグではじまります。
    [late] 記録のタグは、手より前に書きます。
    [twice] このタグは一つの記録に2回出てきます。
    [backslash] 値の中のバックスラッシュは、"か、もう一つの\の前にだけ書けます。
    [quotes] このタグの値の引用符が閉じていません。
    [after] タグの閉じ括弧のあとには何も書けません。
   *[tag] タグは[Name "value"]の形で書き、名前は1語です。
}
record-over = 取組はもう終わっています。
record-turn = この側の番ではありません。
record-result = 手を最後まで追うと、結果は「{ $result }」です。
record-missing = タグ[{ $tag } "…"]がありません。
review = 振り返り
review-back = 前へ
review-next = 次へ
review-first = 最初
review-last = 最後
review-play = 再生
review-pause = 一時停止
review-steps = 取組をたどる
review-turns = ターンの一覧
review-empty = この取組ではまだ何も起きていません。
greet-watch = 取組を見る
greet-play = { $game }で遊ぶ
play-on = ここから続ける
play-on-as = { $name }として続ける
play-on-anyway = 中断して、ここから続ける
play-on-note = 違う手を選ぶまでは、運も相手もこの取組のとおりに動きます。
review-place = { $number } / { $all }
hand-of = { $name }の手札

## The analysis

analysis = 解析
study-played = { $name }：{ $what }。
review-share = 100番取れば{ $wins }番勝てます。
cost-mark = { $weight ->
    [slip] { $name }：疑問手、100番につき{ $cost }勝の損
   *[mistake] { $name }：悪手、100番につき{ $cost }勝の損
}
costliest = { $name }がいちばん損をした選択：{ $played }。よりよい選択：{ $best }。その差は100番につき{ $cost }勝です。
costliest-none = 大きく損をした選択はありません。
graph = 形勢
graph-of = { $name }の形勢
graph-here = ここから100番取れば、{ $name }が{ $exact ->
    [exact] ちょうど
   *[estimate] 約
}{ $wins }番勝ちます。

## A round robin

robin-pick = 参加者を選んでください
robin-back = 順位表へ

## A basho

basho-length = 番数
unfinished-series-next = ここまで{ $east }対{ $west }。次の一番が待っています。
unfinished-series = 第{ $number }ターン。ここまで{ $east }対{ $west }
bout-turn = 第{ $number }ターン
period-turn = { $game ->
    [circle] { $number }番目（全{ $all }番）、第{ $turn }ターン
   *[other] { $number }番目（{ $all }番勝負）、第{ $turn }ターン
}
senshuraku-turn = 千秋楽、第{ $turn }ターン
next-period = { $game ->
    [circle] { $number }番目へ
   *[other] { $number }番目へ
}
new-basho = 新しい場所
basho-won = { $name }が{ $more }対{ $fewer }で優勝しました。
basho-senshuraku = { $game ->
    [circle] { $number }対{ $number }。次は千秋楽、この一番で優勝が決まります。
   *[other] { $number }対{ $number }。次は千秋楽、この一番で優勝が決まります。
}
basho-stands = 場所はここまで{ $east }対{ $west }です。

## Japanese words, and what a tap on one says

# In Japanese, `term` gives the reading in kana, because `term-kanji` stands beside it.
term = { $term ->
    [abisetaoshi] あびせたおし
    [banzuke] ばんづけ
    [basho] ばしょ
    [byakko] びゃっこ
    [dohyo] どひょう
    [fuda] ふだ
    [fusa] ふさ
    [genbu] げんぶ
    [ginosho] ぎのうしょう
    [hakkeyoi] はっけよい
    [hakkyoi] はっきよい
    [higashi] ひがし
    [hikae] ひかえ
    [hikiotoshi] ひきおとし
    [hikiwake] ひきわけ
    [hikkake] ひっかけ
    [hoshitori] ほしとり
    [ikioi] いきおい
    [isamiashi] いさみあし
    [kanto] かんとうしょう
    [katasukashi] かたすかし
    [keiko] けいこ
    [kimarite] きまりて
    [kimedashi] きめだし
    [komusubi] こむすび
    [kuroboshi] くろぼし
    [maegashira] まえがしら
    [makushita] まくした
    [mamorite] まもりて
    [michi] みち
    [nage] なげ
    [nishi] にし
    [nodowa] のどわ
    [nokkuauto] ノックアウト
    [nokotta] のこった
    [oshidashi] おしだし
    [ozeki] おおぜき
    [rikishi] りきし
    [seiryu] せいりゅう
    [sekiwake] せきわけ
    [senshuraku] せんしゅうらく
    [shikona] しこな
    [shiroboshi] しろぼし
    [shobuari] しょうぶあり
    [suzaku] すざく
    [tachiai] たちあい
    [tawara] たわら
    [tokuiwaza] とくいわざ
    [torikumi] とりくみ
    [torinaoshi] とりなおし
    [tsukidashi] つきだし
    [tsuppari] つっぱり
    [tsuridashi] つりだし
    [utchari] うっちゃり
    [uwatehineri] うわてひねり
    [uwatenage] うわてなげ
    [wa] わ
    [yokozuna] よこづな
    [yori] より
    [yorikiri] よりきり
    [yoritaoshi] よりたおし
    [yusei] ゆうせい
   *[yusho] ゆうしょう
}
term-kanji = { $term ->
    [abisetaoshi] 浴せ倒し
    [banzuke] 番付
    [basho] 場所
    [byakko] 白虎
    [dohyo] 土俵
    [fuda] 札
    [fusa] 房
    [genbu] 玄武
    [ginosho] 技能賞
    [hakkeyoi] はっけよい
    [hakkyoi] はっきよい
    [higashi] 東
    [hikae] 控え
    [hikiotoshi] 引き落とし
    [hikiwake] 引き分け
    [hikkake] 引っ掛け
    [hoshitori] 星取
    [ikioi] 勢
    [isamiashi] 勇み足
    [kanto] 敢闘賞
    [katasukashi] 肩透かし
    [keiko] 稽古
    [kimarite] 決まり手
    [kimedashi] 極め出し
    [komusubi] 小結
    [kuroboshi] 黒星
    [maegashira] 前頭
    [makushita] 幕下
    [mamorite] 守り手
    [michi] 道
    [nage] 投
    [nishi] 西
    [nodowa] 喉輪
    [nokkuauto] ノックアウト
    [nokotta] 残った
    [oshidashi] 押し出し
    [ozeki] 大関
    [rikishi] 力士
    [seiryu] 青龍
    [sekiwake] 関脇
    [senshuraku] 千秋楽
    [shikona] 四股名
    [shiroboshi] 白星
    [shobuari] 勝負あり
    [suzaku] 朱雀
    [tachiai] 立合い
    [tawara] 俵
    [tokuiwaza] 得意技
    [torikumi] 取組
    [torinaoshi] 取り直し
    [tsukidashi] 突き出し
    [tsuppari] 突っ張り
    [tsuridashi] 吊り出し
    [utchari] うっちゃり
    [uwatehineri] 上手捻り
    [uwatenage] 上手投げ
    [wa] 輪
    [yokozuna] 横綱
    [yori] 寄り
    [yorikiri] 寄り切り
    [yoritaoshi] 寄り倒し
    [yusei] 優勢
   *[yusho] 優勝
}
term-is = { $term ->
    [abisetaoshi] 体重を浴びせて倒す技
    [banzuke] 全力士の地位を記した表
    [basho] 大相撲の大会
    [byakko] 西を守る白い虎
    [dohyo] 取組の行われる、土を盛った競技場
    [fuda] カードのこと
    [fusa] 土俵の上につるした四色の飾り
    [genbu] 北を守る黒い亀
    [ginosho] 技のすぐれた力士に贈られる賞
    [hakkeyoi] 行司の掛け声。このページでの表記は「はっきよい」
    [hakkyoi] 行司の掛け声で、このページの名前
    [higashi] 左側
    [hikae] とっておくもの。次の力士が待つところも指す
    [hikiotoshi] 相手を前に引いて落とす技
    [hikiwake] 勝負がつかないこと
    [hikkake] 相手の腕を引っ掛けて振る技
    [hoshitori] 白星と黒星を並べた成績表
    [ikioi] 動きの力
    [isamiashi] 自分から足を出して負けること
    [kanto] 闘志あふれる力士に贈られる賞
    [katasukashi] 身をかわし、相手の肩を引いて落とす技
    [keiko] 練習
    [kimarite] 勝負を決めた技
    [kimedashi] 両腕を極めて土俵の外に出す技
    [komusubi] 上から四番目の地位
    [kuroboshi] 負けのしるし
    [maegashira] 上から五番目の地位。幕内力士の多くがここにいる
    [makushita] 上から三番目の階級。若い力士が多い
    [mamorite] 守る手
    [michi] 一列に並んだマス
    [nage] 投げること
    [nishi] 右側
    [nodowa] 相手の喉を手で押す技
    [nokkuauto] 打ち倒すこと
    [nokotta] まだ勝負がつかないときの行司の掛け声
    [oshidashi] 両手で押して土俵の外に出す技
    [ozeki] 横綱のすぐ下の地位
    [rikishi] 相撲を取る人
    [seiryu] 東を守る緑の龍
    [sekiwake] 上から三番目の地位
    [senshuraku] 場所の最後の日
    [shikona] 力士の名前
    [shiroboshi] 勝ちのしるし
    [shobuari] 勝負がついたときの行司の掛け声
    [suzaku] 南を守る赤い鳥
    [tachiai] 取組の最初のぶつかり合い
    [tawara] 土俵のふちに埋めたわらの束
    [tokuiwaza] その力士がよく決める技
    [torikumi] 力士ふたりの勝負
    [torinaoshi] 取組をやり直すこと
    [tsukidashi] 突いて土俵の外に出す技
    [tsuppari] 相手の胸を続けざまに突く技
    [tsuridashi] まわしをつかみ、吊り上げて外に出す技
    [utchari] 土俵際で体を反らせ、相手を外へ投げ捨てる技
    [uwatehineri] 上手でまわしを取り、ひねり倒す技
    [uwatenage] 上手でまわしを取り、投げる技
    [wa] 円い形
    [yokozuna] 最高の地位
    [yori] 体を寄せて前に出ること
    [yorikiri] 体を寄せて土俵の外に出す技
    [yoritaoshi] 体を寄せて倒す技
    [yusei] 相手より優位に立っていること
   *[yusho] 場所でいちばんになること
}
