# What an invitation tells of its table.

join-meta = { $count } players · about { $minutes } minutes
join-live = played in one go
join-days = played over days
join-modules = Modules
join-never = Never played it?
join-lesson = The old master shows you a first round: { $minutes } minutes.
join-lesson-back = This link stays good meanwhile.
