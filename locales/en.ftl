# The words of the page in English: the catalogue that the others are measured against.
#
# Each line is `key = words`. A name in braces with a dollar, as in { $name }, stands for what is put there;
# keep all of them, in whatever order the language wants. A choice by number or word is written so:
#
#     key = { $number ->
#         [one] one trick
#        *[other] { $number } tricks
#     }

## The whole page

app-name = Hakkyoi
app-tagline = Five sumo games for one table
