# The page's texts in English, the reference for all other catalogues.
#
# Each line is `key = text`. A name in braces with a dollar sign, as in { $name }, is replaced by a value; keep all of them, in any order
# that suits the language. A choice by number or word looks like this:
#
#     key = { $number ->
#         [one] one trick
#        *[other] { $number } tricks
#     }

## The whole page

app-name = Hakkyoi
app-tagline = Five sumo games for one table
app-title = { $page } · Hakkyoi
# `list-middle` puts one more item behind a row of items; `list-end` puts the last one behind, in a sentence; `list-sentences` puts one more
# sentence behind a text.
list-middle = { $first }, { $last }
list-end = { $first } and { $last }
list-sentences = { $first } { $last }
home = Home
to-home = Hakkyoi, home
close = Close
go-on = Go on
nothing-here = Nothing here
nothing-here-why = The ring is swept and empty. The address may have been cut short.

## Seats

seat = { $seat ->
    [east] East
   *[west] West
}
name-of-seat = { $name } ({ $seat })
seat-kanji = { $seat ->
    [east] 東
   *[west] 西
}

## Home

games = Choose a game
play = Play
unfinished = { $what ->
    [practice] { $game }: unfinished practice
   *[bout] { $game }: an unfinished bout
}
versus = v.
unofficial = An unofficial set of five published games.
credits = Designers and publishers

## Lessons

lesson = Lesson
lesson-offer = Learn it by playing
lesson-of = Learn { $game } by playing
lesson-skip = Skip
lesson-step = Step { $step } of { $steps }
lesson-play = Play a bout
lesson-again = Once more
lesson-seen = What happened

## Problems

problem = Problem
problems = Problems
problems-kanji = 問題
problems-what = In each position one choice is the best, and that is proved. Find it.
problems-solved = { $number } solved
problems-streak = { $number ->
    [0] Solve it today and tomorrow to start a row of days.
    [one] One day in a row. A day off is forgiven.
   *[other] { $number } days in a row. A day off is forgiven.
}
problem-today = Problem of the day
problem-today-of = Today: { $game }
problem-today-done = Solved for today.
problem-ask = Find the best choice.
problem-on = Go on: one choice is the best again.
problem-worth = The best choice wins { $best } of 100 bouts, every other { $other ->
    [0] wins none
   *[other] at most { $other }
}.
problem-forced = One choice wins for certain, whatever your opponent does, and sooner than any other choice.
problem-other = { $tries ->
    [1] Not the best choice: { $what }.
   *[other] Try { $tries }, not the best choice either: { $what }.
}
problem-wins = { $wins ->
    [0] It wins none of 100 bouts, the best choice { $best }.
   *[other] It wins { $wins } of 100 bouts, the best choice { $best }.
}
problem-lost = You lose at once.
problem-loses = You lose, whatever you do later.
problem-loses-to = { $name } wins against it with: { $reply }.
problem-unsure = { $turns ->
    [1] You do not win for certain in this turn.
    [2] You do not win for certain in this turn or your next.
   *[other] You do not win for certain within { $turns } of your turns.
}
problem-holds-out = { $name } holds out with: { $reply }.
problem-hidden = In a bout you would not see what { $name } holds, and would not win for certain against: { $reply }.
problem-best = The best choice: { $what }.
problem-best-wins = It wins { $best } of 100 bouts, every other choice { $other ->
    [0] wins none
   *[other] at most { $other }
}.
problem-best-sure = { $turns ->
    [0] It wins for certain; every other choice loses.
    [1] It wins for certain in this turn.
    [2] It wins for certain in this turn or your next; no other choice does.
   *[other] It wins for certain within { $turns } of your turns; no other choice does.
}
problem-solved = Solved.
problem-count = Problem { $number } of { $all }, grade { $grade } of 5
problem-show = Answer
problem-told = That was the answer.
problem-loading = The problem is being fetched …
problem-missing = The problem could not be fetched. Connect to the internet once, then try again.
problem-next = Next problem
training = Training
training-what = Both choose at the same time, so the best play is often a mix: now this card, now that. Choose one, and see how good it was.
training-ask = What do you play?
training-why = Both choose at the same time, and the best play is a mix of several cards.
training-looking = A turn is being chosen …
training-missing = No turn could be made. Connect to the internet once, then try again.
training-next = Next turn
training-mix = The best play in 100 such turns
training-cost = { $number ->
    [0] { $what }: costs nothing
    [one] { $what }: costs { $number } win in 100 bouts
   *[other] { $what }: costs { $number } wins in 100 bouts
}
training-known = If { $name } knew your choice, the best answer would be { $answer }: you would win { $left } of 100 bouts. The best play wins { $wins }.
training-known-hidden = If { $name } knew your choice, you would win { $left } of 100 bouts. The best play wins { $wins }.
training-average = Your last { $count } choices cost { $number ->
    [one] { $number } win
   *[other] { $number } wins
} in 100 bouts on average.
training-stands = { $count ->
    [0] not tried yet
   *[other] { $number ->
        [one] { $number } win in 100 lost on average
       *[other] { $number } wins in 100 lost on average
    }
}
mix-played = played
mix-share = { $number ->
    [one] once in 100
   *[other] { $number } times in 100
}

## While the program does not run (static/start.js)

not-loaded = The page could not be loaded. Is the network there? Then load it again.
no-wasm = This browser cannot run Hakkyoi
no-wasm-why = The games need WebAssembly. This browser has none, or it is switched off: by a setting, a protection mode, or whoever manages this device. Allow it for this page, or open the page in another browser. What you have stored is safe.
load-again = Load again
report = The report
report-kept = Nothing is lost: every step up to here is saved on this device.
report-resume = Resume the bout
report-copy = Copy the report
report-copied = The report is copied.
report-marked = The report is marked; copy it from there.

## The data on this device

notice = Notice
damaged = { $number ->
    [one] One stored entry was damaged and has been set aside. Everything else is as it was.
   *[other] { $number } stored entries were damaged and have been set aside. Everything else is as it was.
}
damaged-no-room = { $number ->
    [one] One stored entry is damaged. There is no room to set it aside, so it stays where it is, and nothing new can be saved in its place until you throw it away. Save it to a file first.
   *[other] { $number } stored entries are damaged. There is no room to set all of them aside, so some stay where they are, and nothing new can be saved in their place until you throw them away. Save them to a file first.
}
damaged-save = Save what was set aside to a file
damaged-discard = Throw it away
not-kept = This browser saves nothing for this page: you can play, but a bout is lost when the tab is closed.
save-refused = The browser refused to save this bout; its space may be full. You can play on, but the last steps are lost when this tab is closed.
newer = A newer version of this page has saved something on this device. It stays there for that version. This version goes on without it: what it would save in the same place is lost when this tab is closed.
newer-stays = A newer version of this page has saved something on this device that this version cannot read. It stays as it is. Load the page again to get the newer version.
save-newer = A newer version of this page has saved a bout here. You can play on, but this bout is lost when this tab is closed.
room-scarce = { $percent } % of the room that this browser has for this page is used. When it is full, nothing new can be saved. Save your data to a file.
bout-erased = Everything on this device was erased in another tab. This bout goes on here: from your next step on, it is saved again.
bout-passed = This bout was played on in another tab. The steps that the browser had refused to save in this tab are lost.
dismiss = Dismiss
update = A new version of the page is ready. Everything saved stays, and an unfinished bout goes on in it.
update-take = Use the new version
backup = { $number } bouts have been played since you last saved a file. They are saved only in this browser.
backup-take = Save a file
watching = This bout is being played in another tab. Here you watch.
watching-here = Play it here

## Settings

settings = Settings
menu = Menu
language = Language
language-device = Same as this device
language-missing = This language could not be loaded; the network may be away. The page keeps the language that it has, and tries again when you next open it.
theme = Theme
theme-name = { $theme ->
    [system] Match device
    [day] Day
   *[night] Night
}
view = View of the ring
view-side = From the side
view-above = From above
pace = Pace
pace-name = { $pace ->
    [instant] Instant
    [fast] Fast
    [normal] Normal
   *[slow] Slow
}
confirm = Playing a card
confirm-no = At once
confirm-yes = Ask me first
sound = Sound
sound-on = On
sound-off = Off
letters = Letter keys
letters-on = On
letters-off = Off
letters-note = They work wherever the focus is, so that two can share a keyboard. Keys count by position; where the browser does not say what is printed on yours, they are named as on an English keyboard (QWERTY). Without them: Tab to a palm cover, hold Space to look, pick with the arrow keys, lay with Enter.
version = Hakkyoi, version { $version }
log = Log
leave = Leave the bout; it is saved
new-bout = New bout
rules = Rules

## The set-up of a bout

setup-who = Who plays
setup-table = Two at this table
setup-computer = Against the computer
setup-watch = Watch two computers
setup-more = More choices
setup-kind = Does it count?
setup-real = It counts
setup-keiko = Practice
setup-keiko-note = Keiko 稽古: anything can be taken back, and a hint is a tap away.
undo = Undo
setup-names = Names
setup-name = { $seat ->
    [east] East, on the left
   *[west] West, on the right
}
setup-default-name = { $seat ->
    [east] Tetsu
   *[west] Kaze
}
setup-seat = You sit
setup-seat-name = { $seat ->
    [east] East, left
   *[west] West, right
}
seating = How you sit
seating-passing = { $hands ->
    [open] Side by side
   *[hidden] Pass the device
}
seating-facing = Face to face
seating-passing-note = { $hands ->
    [open] Both look at it from the same side.
   *[hidden] A curtain hides the cards while it changes hands.
}
seating-facing-note = { $hands ->
    [open] The device lies between you, an edge for each.
   *[hidden] The device lies between you, an edge for each. Your cards show only while you hold their palm cover or a card, one at a time.
}
seating-cramped = This screen is too small to sit face to face; pass it instead.
setup-gives-up = The unfinished bout between { $east } and { $west } would be given up.
setup-gives-up-stays = It stays among your bouts as unfinished.
setup-go-on = Continue it instead
setup-guest = A guest
setup-guest-name = The guest’s name
setup-wrestlers = Make a wrestler, and every bout that counts goes on a scorepad
begin = Begin
# How strong a computer plays, in a word and with the rank that sumo has for it.
level = { $level ->
    [makushita] Beginner (makushita)
    [maegashira] Easy (maegashira)
    [komusubi] Medium (komusubi)
    [ozeki] Strong (ōzeki)
   *[yokozuna] Expert (yokozuna)
}
# The computers' ring names, one for each strength. They are invented, and short, because a phone has little room for them.
opponent = { $level ->
    [makushita] Moyama
    [maegashira] Soyogi
    [komusubi] Iwakumo
    [ozeki] Oroshi
   *[yokozuna] Raimine
}
# Where a player chooses one of them.
opponent-level = { $name }, { $level ->
    [makushita] beginner (makushita)
    [maegashira] easy (maegashira)
    [komusubi] medium (komusubi)
    [ozeki] strong (ōzeki)
   *[yokozuna] expert (yokozuna)
}
# Beside the name of a computer on the banzuke.
banzuke-computer = { $level ->
    [makushita] Computer, beginner
    [maegashira] Computer, easy
    [komusubi] Computer, medium
    [ozeki] Computer, strong
   *[yokozuna] Computer, expert
}
setup-opponent = Opponent
setup-gives-up-all = The unfinished bout of { $names } would be given up.

## The hand-over screen

handover-title = { $name }, your turn
handover-take = { $name }, take the device
handover-sealed = { $what ->
    [swaps] { $other } has chosen swaps.
   *[card] { $other }’s card lies face down.
} Nothing shows while the curtain hangs.
look-together = This is for both of you to see, { $east } and { $west }.
handover-why = Nothing shows while the curtain hangs.
handover-lift = Hold to lift the curtain
handover-again = Press once more
handover-twice = or press twice
handover-back = { $what ->
    [swaps] { $other }: choose the swaps again
   *[card] { $other }: take the card back
}

## Face to face

palm = Hold to look
palm-of = Hold to look: { $name }’s hand
palm-letters = { $named ->
    [printed] or keys: { $look } looks, { $back } and { $on } pick, { $lay } lays
   *[placed] or keys (QWERTY): { $look } looks, { $back } and { $on } pick, { $lay } lays
}
palm-keys = or Tab to here: Space looks, arrows pick, Enter lays
palm-touch = then slide over the cards, or hold one
card-covered = Card { $number }, face down
facing-picked = A card is picked
facing-picked-why = It stands out of the hand. Press it again, or your place in the middle, to lay it.
facing-back = Take it back
facing-waits = Waiting for { $name }.

## The bout

hand = Your hand
dohyo = The dohyō
what-now = What now
shout = { $shout ->
    [hakkyoi] Hakkyoi!
   *[shobuari] Shōbu-ari!
}
shout-kanji = { $shout ->
    [hakkyoi] はっきよい
   *[shobuari] 勝負あり
}
option-shut = { $card }, cannot be played now
choose-card = Choose a card
choose-card-named = { $name }, choose a card
choose-together = Both are turned over together.
choose-sealed = { $name }’s card lies face down. Both are turned over together.
choose-thinking = Both are thinking
tap-again = Tap it again to play it.

## What to do now

now-choosing = { $name } is choosing
now-thinking = { $name } is thinking
now-sealed-why = Your card lies face down until both are chosen.
confirm-play = Play it
confirm-back = Put it back
now-failed = The computer could not choose
retry = Ask again
result = Result

## Hints in practice

hint = Hint
hint-thinking = Thinking about a hint …
hint-failed = No hint came. Ask once more.
hint-meant = { $card }, the hint
study-failed = The analysis did not answer.
study-thinks = The analysis is thinking …
study-progress = Analysed: { $done } of { $all } choices.
hint-share = { $tenths ->
    [0] It hardly ever wins the bout.
    [1] It wins about 1 bout of 10.
    [10] It nearly always wins the bout.
   *[other] It wins about { $tenths } bouts of 10.
}

## The result

result-say = Shōbu-ari! { $name } wins.
result-drawn = Nobody wins.
win = win
loss = loss
rematch = Rematch
look-again = Look again

## Quick reference

quick = Quick reference

## The rules

rules-all = Games
rules-read = Read the rules
rules-list-lead = One page for each game.
rules-contents = Contents
rules-then = then
rules-link = All the rules, with pictures
rules-ours = Where the rule book leaves something open, we had to choose. This is our reading:
credit-ours = Drawings, words and the computer opponents are Hakkyoi’s own.

## Wrestlers

elsewhere = Other pages
back = Back
back-to = { $to ->
    [bout] Back to the bout
    [setup] Back to the set-up
   *[other] Back
}
wrestlers = Wrestlers
wrestlers-kanji = 力士
wrestlers-none = No wrestlers yet. Give one a name, choose the name when you set up a bout, and every bout that is decided adds a star to the scorepad.
wrestlers-retired = Retired
wrestler-new = A new wrestler’s name
wrestler-name = Name
wrestler-make = Make a wrestler
wrestler-made = { $name } has joined the wrestlers.
wrestler-rename = Rename
wrestler-rename-whom = Rename { $name }
wrestler-renamed = The wrestler is now called { $name }.
wrestler-retire = Retire
wrestler-retire-whom = Retire { $name }
wrestler-retire-why = A retired wrestler is no longer offered for bouts. All sheets are kept, and you can bring the wrestler back at any time.
wrestler-retired = { $name } has retired.
wrestler-return = Bring back
wrestler-return-whom = Bring back { $name }
wrestler-back = { $name } is back.
retired = retired
cancel = Cancel
book-no-name = A wrestler needs a name.
book-name-taken = Another wrestler has that name.
book-not-there = That wrestler no longer exists.
book-refused = The browser refused to save this; its space may be full.
standing-none = No bout yet
standing-open = No rank yet, { $wins } won, { $losses } lost
standing = { $rank }, { $wins } won, { $losses } lost

## Scorepads and the banzuke

kimarite = { $kimarite ->
    [yorikiri] Yorikiri
    [uwatenage] Uwatenage
    [abisetaoshi] Abisetaoshi
    [hikiotoshi] Hikiotoshi
   *[utchari] Utchari
}
scorepads = Scorepads
scorepad = Scorepad
scorepad-kanji = 星取
pad-of = { $name }, { $game }
pad-best = Best rank { $rank }, on sheet { $number }.
pad-all = { $sheets ->
    [one] One sheet
   *[other] { $sheets } sheets
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, { $losses ->
    [one] { $losses } loss
   *[other] { $losses } losses
}.
pad-empty = { $name } has no star yet. Each decided bout adds one here.
sheets = Sheets
sheet-number = Sheet { $number }
sheet-open = Open
sheet-closed = third loss: sheet closed, { $rank }
star-won = won
star-lost = lost
days = { $first } to { $last }
third-loss = Closed by the third loss
third-loss-kanji = 三敗
pad-techniques = Techniques
pad-techniques-kanji = 決まり手
pad-won = won
pad-lost = lost
over-time = Results over time
over-time-now = { $stands ->
    [level] As many won as lost
    [fewer] { $number } fewer won than lost
   *[more] { $number } more won than lost
} in { $bouts } decided bouts. Most wins in a row: { $run }.
pad-basho = { $won } of { $all } basho won
pad-newest = The newest bouts
# Below a star: `number` chooses, `points` is written and may have a minus sign.
star-points = { $number ->
    [one] { $points } point
   *[other] { $points } points
}
pad-met = Opponents
head-to-head = { $name } against { $rival }
kinboshi = Kinboshi
kinboshi-kanji = 金星
kinboshi-what = Wins over the strongest computer, a yokozuna
won-lost = { $won } won, { $lost } lost
album = Album of kimarite
album-won = won with { $won } of { $all }
album-unmet = not seen yet
album-new = New in { $name }’s album: { $kimarite }
speciality = { $name } wins by { $kimarite }: { $won } of { $wins }.
ranks = Rank
ranks-how = wins before the third loss
rank-wins = { $rank ->
    [yokozuna] 10 or more
    [ozeki] 8 or 9
    [sekiwake] 6 or 7
    [komusubi] 5
    [maegashira] 4
   *[makushita] 0 to 3
}
rank = { $rank ->
    [yokozuna] Yokozuna
    [ozeki] Ōzeki
    [sekiwake] Sekiwake
    [komusubi] Komusubi
    [maegashira] Maegashira
   *[makushita] Makushita
}
# The tab of all games together, and the line below it on the banzuke.
all-games = All games
all-games-how = Who has won the most
banzuke = Banzuke
banzuke-kanji = 番付
banzuke-none = Nobody has a star yet. Make a wrestler, or finish a bout against the computer: it collects stars, too.

## The archive of all bouts

bouts = Bouts
bouts-kanji = 取組
bouts-none = No bout yet. Every finished bout is kept here, against computers and among guests too, so that you can look at it again. Practice is not kept.
bouts-found = { $number ->
    [0] No bout fits
    [one] One bout
   *[other] { $number } bouts
}
bouts-more = Show more bouts
bouts-name = Name
bouts-game = Game
bouts-result = Result
bouts-any = all
kimarite-heading = Kimarite
bouts-ended = { $ended ->
    [won] won
    [drawn] nobody won
   *[lost] lost
}
bouts-save = Save these bouts to a file
bout-save = Save to a file
bouts-saved = { $number ->
    [one] One bout has been saved to a file.
   *[other] { $number } bouts have been saved to a file.
}
bout-beat = { $winner } beat { $others }
bout-drawn = Nobody won: { $names }
bout-open = Unfinished: { $names }
bout-given-up = Given up
bout-what = { $kimarite }, { $game }, { $date }
bout-share-which = Share: { $bout }
bout-delete = Delete
bout-delete-which = Delete: { $bout }
bout-delete-sure = This deletes the bout from this device, and its stars from the scorepads. It cannot be brought back.
bout-deleted = The bout has been deleted.
bout-gone = This bout is not kept on this device. It may have been deleted here, or played on another device.
bout-unreadable = This record is damaged, or a newer version of this page wrote it. Load the page again to get the newest version.
star-look = { $won ->
    [yes] A win: look at this bout
   *[no] A loss: look at this bout
}
keep-pad = Keep a scorepad for { $name }, with this bout in it?
keep-pad-do = Keep a scorepad
keep-pad-known = { $name } keeps a scorepad here. Shall this bout go there?
keep-pad-known-do = Put it there

## Exporting and importing the data

data = Your data
data-way = Data
data-kanji = 控え
data-where = Bouts, wrestlers, scorepads and settings are saved only in this browser, on this device.
data-export = Take everything with you
data-export-why = One file holds all of it, damaged entries too: for another device, or to be safe.
data-export-do = Save to a file
data-exported = The browser has got the file. Look in your downloads whether it is there before you rely on it.
data-own-app = On this device, an app on the home screen has data of its own. Before you add this page to the home screen, save your data to a file here; then bring them back there.
data-own-app-home = Before you add Hakkyoi to the home screen: your data stay in this browser.
data-import = Bring it back
data-import-why = Add a file from this page to what is here, or let it replace everything. You see first what would change.
data-import-do = Choose a file
data-import-sure = The file of { $date } is sound.
data-add-what = Adding it brings { $wrestlers ->
    [0] no new wrestler
    [one] one new wrestler
   *[other] { $wrestlers } new wrestlers
}, { $bouts ->
    [0] no new bout
    [one] one new bout
   *[other] { $bouts } new bouts
} and { $unfinished ->
    [0] no unfinished bout
    [one] one unfinished bout
   *[other] { $unfinished } unfinished bouts
}. Nothing that is here changes.
data-add-nothing = It has no wrestler and no bout that is not here already. Adding it changes nothing.
data-differing = { $number ->
    [one] One wrestler has another name in the file, or has retired in only one of the two places, and stays as here.
   *[other] { $number } wrestlers have other names in the file, or have retired in only one of the two places, and stay as here.
}
data-replace-what = Replacing everything removes all that is here now, and brings back what is in the file.
data-add-yes = Add to what is here
data-added = Everything from the file is here now.
data-import-yes = Replace everything
data-imported = Everything is as the file has it.
data-room = What takes how much room
data-room-part = { $part ->
    [books] Wrestlers, scorepads and all bouts
    [bouts] The last bout of each game
    [damaged] Damaged entries
   *[others] Settings and set-ups
}
data-kilobytes = { $number } kB
data-room-all = That is { $used } of about { $granted } that this browser has for this page.
data-report = The page has stumbled
data-report-why = This is what it has said, with nothing of your bouts. It goes nowhere by itself.
data-report-discard = Throw it away
data-erase = Erase
data-erase-why = Every bout, wrestler, sheet and setting on this device, and what other versions of this page have stored.
data-erase-do = Erase everything
data-erase-sure = Nothing can bring it back but a file that you have saved before.
data-erase-yes = Erase everything
data-erased = Everything has been erased.
download-failed = The browser has not taken the file, so nothing is saved. Everything is as it was; please try again.
data-failed = The browser has refused it; its space may be full. Everything is as it was.
unfit-no-archive = This is no file from this page, or it is damaged. Nothing has changed.
unfit-version = This file comes from a later version ({ $version }). Nothing has changed; update the page first.
unfit-unknown = This file holds “{ $name }”, which this version of the page does not know. Nothing has changed; update the page first.
unfit-newer = A newer version of this page has written “{ $name }” in this file. Nothing has changed; update the page first.
unfit-damaged = What this file holds as “{ $name }” is damaged. Nothing has changed.

## Records and replays

record = The record
record-copy = Copy the record
record-link = Copy a link
record-share = Share
record-qr = QR code
record-qr-name = QR code of a link to this bout
record-qr-drawn = The QR code is being drawn …
record-qr-scan = Scan it with the camera of another device to look at this bout there.
record-qr-long = The bout is too long for a QR code. Copy the record instead.
record-qr-failed = The QR code could not be drawn. Please try again.
record-copied = The record has been copied.
record-not-copied = The browser refuses to copy. You can select the record and copy it by hand.
record-link-copied = A link to this bout has been copied.
record-open = A bout from a record
record-paste = Paste a record of { $game } here
record-look = Look at the bout
link-garbled = This link is cut off or damaged, so the bout in it cannot be read. Ask for the link again, or paste the record here.
record-wrong = Line { $line }, “{ $token }”: { $why }
record-form = { $form ->
    [none] there is no record in this text
    [several] there is more than one record
    [other] this is a bout of another game
    [unknown] a game of this name is not known here
    [no-game] a record begins with its [Game "…"] tag
    [late] the tags of a record stand before its moves
    [twice] this tag stands twice in one record
    [backslash] inside a value a backslash stands only before " or another \
    [quotes] the quotes of this tag’s value are not closed
    [after] after a tag’s bracket the line ends
   *[tag] a tag is written [Name "value"], with a word for its name
}.
record-over = the bout is already over.
record-turn = it is not this side’s turn.
record-result = the moves end in “{ $result }”.
record-missing = the tag [{ $tag } "…"] is missing.
review = Review
review-back = Back
review-next = Next
review-first = First
review-last = Last
review-play = Play
review-pause = Pause
review-steps = Step through the bout
review-turns = Turns
review-empty = Nothing has happened in this bout yet.
greet-watch = Watch the bout
greet-play = Play { $game }
play-on = Play on from here
play-on-as = Play on as { $name }
play-on-anyway = Give it up and play on
play-on-note = Until you choose something else, luck and the other players do what they did in this bout.
review-place = { $number } of { $all }
hand-of = { $name }’s hand

## The analysis

analysis = Analysis
study-played = { $name }: { $what }.
review-share = It wins { $wins } of 100 bouts.
cost-mark = { $weight ->
    [slip] { $name }: a slip that cost { $cost } wins in 100
   *[mistake] { $name }: a mistake that cost { $cost } wins in 100
}
costliest = The choice that cost { $name } the most: { $played }. Better: { $best }. The difference: { $cost } wins in 100 bouts.
costliest-none = No choice cost much.
graph = Who stood better
graph-of = How { $name } stood
graph-here = From here { $name } wins { $exact ->
    [exact] exactly
   *[estimate] about
} { $wins } of 100 bouts.

## A round robin

robin-pick = Choose one to enter
robin-back = To the table

## A basho

basho-length = Length
unfinished-series-next = The basho stands at { $east }{"\u2060"}–{"\u2060"}{ $west }; the next bout waits.
unfinished-series = Turn { $number }; the basho stands at { $east }{"\u2060"}–{"\u2060"}{ $west }
bout-turn = Turn { $number }
period-turn = { $game ->
    [circle] Period { $number } of { $all }, turn { $turn }
   *[other] Bout { $number }, best of { $all }, turn { $turn }
}
senshuraku-turn = Senshūraku, turn { $turn }
next-period = { $game ->
    [circle] Period { $number }
   *[other] Bout { $number }
}
new-basho = New basho
basho-won = { $name } wins the basho { $more }{"\u2060"}–{"\u2060"}{ $fewer }.
basho-senshuraku = { $game ->
    [circle] { $number }{"\u2060"}–{"\u2060"}{ $number }. Senshūraku: the next period decides the basho.
   *[other] { $number }{"\u2060"}–{"\u2060"}{ $number }. Senshūraku: the next bout decides the basho.
}
basho-stands = The basho stands at { $east }{"\u2060"}–{"\u2060"}{ $west }.

## Japanese words, and what a tap on one says

term = { $term ->
    [abisetaoshi] Abisetaoshi
    [banzuke] Banzuke
    [basho] Basho
    [byakko] Byakko
    [dohyo] Dohyō
    [fuda] Fuda
    [fusa] Fusa
    [genbu] Genbu
    [ginosho] Ginō-shō
    [hakkeyoi] Hakkeyoi
    [hakkyoi] Hakkyoi
    [higashi] Higashi
    [hikae] Hikae
    [hikiotoshi] Hikiotoshi
    [hikiwake] Hikiwake
    [hikkake] Hikkake
    [hoshitori] Hoshitori
    [ikioi] Ikioi
    [isamiashi] Isamiashi
    [kanto] Kantō
    [katasukashi] Katasukashi
    [keiko] Keiko
    [kimarite] Kimarite
    [kimedashi] Kimedashi
    [komusubi] Komusubi
    [kuroboshi] Kuroboshi
    [maegashira] Maegashira
    [makushita] Makushita
    [mamorite] Mamorite
    [michi] Michi
    [nage] Nage
    [nishi] Nishi
    [nodowa] Nodowa
    [nokkuauto] Nokkuauto
    [nokotta] Nokotta
    [oshidashi] Oshidashi
    [ozeki] Ōzeki
    [rikishi] Rikishi
    [seiryu] Seiryū
    [sekiwake] Sekiwake
    [senshuraku] Senshūraku
    [shikona] Shikona
    [shiroboshi] Shiroboshi
    [shobuari] Shōbu-ari
    [suzaku] Suzaku
    [tachiai] Tachiai
    [tawara] Tawara
    [tokuiwaza] Tokuiwaza
    [torikumi] Torikumi
    [torinaoshi] Torinaoshi
    [tsukidashi] Tsukidashi
    [tsuppari] Tsuppari
    [tsuridashi] Tsuridashi
    [utchari] Utchari
    [uwatehineri] Uwatehineri
    [uwatenage] Uwatenage
    [wa] Wa
    [yokozuna] Yokozuna
    [yori] Yori
    [yorikiri] Yorikiri
    [yoritaoshi] Yoritaoshi
    [yusei] Yūsei
   *[yusho] Yūshō
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
    [yori] 寄
    [yorikiri] 寄り切り
    [yoritaoshi] 寄り倒し
    [yusei] 優勢
   *[yusho] 優勝
}
term-is = { $term ->
    [abisetaoshi] fall on them and bear them down
    [banzuke] the list of all wrestlers by rank
    [basho] a tournament
    [byakko] the white tiger, guardian of the west
    [dohyo] the ring of clay on which a bout is fought
    [fuda] a card, a tag
    [fusa] the four coloured tassels that hang over the ring
    [genbu] the black tortoise, guardian of the north
    [ginosho] the prize for technique
    [hakkeyoi] the referee’s call to clash; this page writes it Hakkyoi
    [hakkyoi] the referee’s call to clash, and the name of this page
    [higashi] East, the left side
    [hikae] what is held in reserve; also where the next wrestlers wait
    [hikiotoshi] pull them down to the front
    [hikiwake] a draw
    [hikkake] hook their arm and swing them round
    [hoshitori] the row of stars: a white one for a win, a black one for a loss
    [ikioi] momentum, force
    [isamiashi] step out by your own mistake
    [kanto] the prize for fighting spirit
    [katasukashi] dodge, and pull the shoulder down
    [keiko] practice
    [kimarite] the technique that decides a bout
    [kimedashi] lock both arms, then force out
    [komusubi] the fourth rank
    [kuroboshi] a black star: a loss
    [maegashira] the fifth rank, that of most wrestlers of the top division
    [makushita] a rank of the third division, for young wrestlers
    [mamorite] a hand that defends
    [michi] a way, a track
    [nage] a throw
    [nishi] West, the right side
    [nodowa] a hand at the throat
    [nokkuauto] a knockout
    [nokotta] the referee’s call while nobody is out
    [oshidashi] push out with both hands
    [ozeki] the second rank, just below the grand champions
    [rikishi] a sumo wrestler
    [seiryu] the green dragon, guardian of the east
    [sekiwake] the third rank
    [senshuraku] the last day of a tournament
    [shikona] a wrestler’s ring name
    [shiroboshi] a white star: a win
    [shobuari] the referee’s call when it is decided
    [suzaku] the red phoenix, guardian of the south
    [tachiai] the clash with which a bout begins
    [tawara] the straw bales that make the ring’s edge
    [tokuiwaza] a wrestler’s favourite techniques
    [torikumi] a bout
    [torinaoshi] a bout that has to be fought again
    [tsukidashi] thrust out
    [tsuppari] rapid thrusts at the chest
    [tsuridashi] lift out by the belt
    [utchari] swing them out at the edge
    [uwatehineri] twist down, overarm
    [uwatenage] throw, overarm
    [wa] a ring, a circle
    [yokozuna] the highest rank, a grand champion
    [yori] press forward, chest to chest
    [yorikiri] force out by the belt
    [yoritaoshi] force out and down
    [yusei] having the upper hand
   *[yusho] winning a tournament
}
