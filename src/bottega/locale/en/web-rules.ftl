# The rule book: its page, and the sheet beside a table.

web-rules-title = The rule book
web-rules-opening = The book is being opened …
web-rules-books = Which game
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] One place
   *[other] { $count } places
 }
web-rules-none = No rule speaks of “{ $words }”.
web-rules-not-in-play = not in play
web-rules-contents = Contents
web-rules-modules = Modules and variants
web-rules-only = Only what is in play
web-rules-only-at = at your table
web-rules-in-play = in play
web-rules-hidden = { $count ->
    [one] One chapter is hidden.
   *[other] { $count } chapters are hidden.
 }
web-rules-link = Link to this chapter: { $title }
web-rules-also = More about this:
web-rules-key = At a table, the key ? opens this book at the chapter you need.
web-rules-print = Print this leaf
web-rules-edition = ° A figure of the edition in use; another edition may have another one.
web-rules-corrected = This table plays with a corrected edition: figures marked ° may differ.
web-rules-english = This chapter has not been translated yet; here it is in English.
web-rules-asked = What is asked now:
web-rules-now = What happens now:
web-rules-back = Back to: { $title }
web-rules-whole = Whole book
web-rules-close = Close the rule book
web-rules-see-also = See also
