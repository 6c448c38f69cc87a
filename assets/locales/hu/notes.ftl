# Saját jegyzetek a játszmákról.

command-note = jegyzet
    .about = Saját jegyzeted egy játszmáról, vele együtt megmarad; csak te látod
option-note = szöveg
    .about = A jegyzet; nélküle űrlap nyílik az eddigivel

note-title = Jegyzet, { $game }. játszma
note-field = Ezt csak te látod
note-hint = Tervek, fenyegetések, számítások. Az üres mező törli a jegyzetet.
note-kept =
    A jegyzeted, { $game }. játszma; csak te látod:
    { $text }
note-gone = Most nincs jegyzeted ehhez: { $game }. játszma.
note-too-long = Egy jegyzet legfeljebb { $most } karakter, ez { $found }. Rövidítsd meg.
