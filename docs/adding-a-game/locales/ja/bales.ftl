# 俵、日本語。

## ホーム

bales-name = ベイルズ
bales-kanji = 俵
bales-verb = 最後の俵を取る
bales-line = 俵は七つ。一つか二つ取って、相手に残さないようにします。
bales-players = 2人、1分
bales-luck = 運の要素なし、すべて公開
bales-credit = とても古い数取りゲームです。だれが考えたのかは、わかっていません。

## 取組

bales-ring = 土俵
bales-left = { $number ->
    [0] 俵は残っていません。
   *[other] 俵は残り{ $number }つです。
}
bales-ask = 俵を一つか二つ運び出す
bales-ask-named = { $name }の番：俵を一つか二つ運び出す
bales-take = { $number ->
    [1] 俵を一つ運び出す
   *[other] 俵を二つ運び出す
}
bales-hint = { $number ->
    [1] 俵を一つ
   *[other] 俵を二つ
}運び出せば、相手が何をしても勝てます。
bales-hint-none = 何をしても、相手は勝つことができます。
bales-took = { $name }が俵を{ $number ->
    [1] 一つ
   *[other] 二つ
}運び出しました。
bales-won = { $name }の勝ちです。
bales-last = 最後の俵
bales-last-kanji = 俵
bales-ended = { $name }が最後の俵を運び出しました。

## ルール

bales-rules-title = ベイルズのルール
bales-rules = 土俵に俵が七つあります。東から交互に番が来ます。自分の番に、俵を一つか二つ運び出します。最後の俵を運び出した方が勝ちです。
bales-part = { $part ->
    [turn] ターン
   *[credits] 作者
}

## 記録

bales-token = ターンは、運び出す俵の数で -1 か -2 と書きます。
bales-one-left = 俵は残り一つです。

## 手ほどき

bales-lesson-ask = { $step ->
    [2] 俵を二つ運び出す
   *[other] 俵を一つ運び出す
}
bales-lesson-why = { $step ->
    [1] 土俵に俵が七つあります。六つ残しましょう。相手がいくつ取っても、次に三つ残せます。
    [2] 残りは五つです。三つ残しましょう。相手がいくつ取っても、最後の俵はあなたのものです。
   *[3] 残りは一つ。あなたのものです。
}
bales-lesson-other = それでは、相手に都合のよい数が残ります。
bales-lesson-seen = { $step ->
    [1] 相手は一つ取りました。
    [2] 相手は二つ取りました。
   *[3] 最後の俵を運び出しました。あなたの勝ちです。
}
