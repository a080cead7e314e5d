# What a table says of any game: how near its end is, what a choice gives away, what was taken back.

waste-lost-fresco-idle = { $count } idle
waste-ask-fresco-idle = { $count ->
    [one] One apprentice would do nothing this round.
   *[other] { $count } apprentices would do nothing this round.
 }
waste-lost-fresco-buy = { $count } idle
waste-ask-fresco-buy = { $count ->
    [one] Your apprentice could buy a tile and goes home with nothing.
   *[other] Your { $count } apprentices could buy and go home with nothing.
 }
waste-lost-fresco-restore = { $count } idle
waste-ask-fresco-restore = { $count ->
    [one] Your paints would pay for a segment, and an apprentice is still here.
   *[other] Your paints would pay for a segment, and { $count } apprentices are still here.
 }
waste-lost-fresco-earn = { $count } Thalers lost
waste-ask-fresco-earn = { $count } Thalers are yours for the asking here.
waste-lost-fresco-attend = mood as it is
waste-ask-fresco-attend = { $count ->
    [one] The play would raise your mood, and an apprentice is still here.
   *[other] The play would raise your mood, and { $count } apprentices are still here.
 }
waste-lost-princes-actions = { $count ->
    [one] 1 action is lost
   *[other] { $count } actions are lost
 }
waste-ask-princes-actions = { $count ->
    [one] You have an action left, and there is something to do with it.
   *[other] You have { $count } actions left, and there is something to do with them.
 }
waste-lost-cards-restore = nothing restored
waste-ask-cards-restore = { $count ->
    [one] Your hand would pay for a section.
   *[other] Your hand would pay for { $count } of the sections.
 }
undo-anyway = { $why } Against computers you can still go back: undo !, and the game is “with take-backs”.
taken-back = Taken back: { $move }. This is now a game with take-backs.
with-take-backs = Played with take-backs: { $count }.
end-last = Last round!
end-tiles-progress = { $done } of { $needed } segments restored; the round after that is the last
end-tiles-possible = The next round may be the last: at { $needed } restored segments it is.
end-tiles-sure = The next round is the last.
end-tiles-last = After it the game is over. The theatre is closed: the fifth place is the cathedral again. Every { $thalers } Thalers become a point.
end-rounds-progress = Round { $done } of { $needed }
end-rounds-sure = One more round after this one.
end-rounds-last = After it the game is over. Then prestige cards are shown and counted; Florins only break a tie.
end-sections-progress = { $done } of { $needed } sections before the best painter
end-sections-possible = This may be the last round: at { $needed } sections of anybody it is.
end-sections-last = The round is played to its end, so that all have had as many turns; then tiles that are left bring their points.
