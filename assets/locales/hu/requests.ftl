# Mit kérnek és mit adnak egymásnak a játékosok: visszavétel, szünet, idő; és a játszma törlése.

command-takeback = visszavétel
    .about = Kérd az ellenfeledtől az utolsó lépésed visszavételét, vagy válaszolj, ha ő kéri
command-pause = szünet
    .about = Kérd az ellenfeledtől, hogy álljanak meg az órák, vagy válaszolj, ha ő kéri
command-resume = folytatás
    .about = A szünetelő játszma órái újra járjanak
command-gift = ajándék
    .about = Adj időt az ellenfelednek

option-answer = válasz
    .about = Mit felelsz, ha az ellenfeled kéri
option-time = idő
    .about = Mennyit

choice-agree = Beleegyezem
choice-decline = Nem

takeback-asked = { $opponent } megkapta a kérésedet, hogy visszavehesd az utolsó lépésedet. Bármelyikőtök lépése visszavonja.
takeback-stands = { $opponent } szeretné visszavenni az utolsó lépését.
takeback-granted = { $opponent } visszakapta az utolsó lépését ebben: { $game }. játszma.
pause-asked = { $opponent } megkapta a kérésedet, hogy szünet legyen. Amíg nem egyezik bele, az órák járnak.
pause-begun = { ARTICLE($game, start: "sentence") } { $game }. játszma szünetel: mindkét óra áll, amíg valamelyikőtök ki nem adja ezt: `/{ command-resume }`.
pause-over = { ARTICLE($game, start: "sentence") } { $game }. játszma folytatódik: az órák újra járnak.
request-denied = Elutasítottad; { $opponent } megtudja.
gift-given = { $opponent } ennyivel több időt kapott: { $time } ({ $game }. játszma).

abort-later = { too-late-to-abort } Mivel ennek a játszmának nincs órája, törölheted, ha { $opponent } hatvan napig nem lép: ettől kezdve: { $from }.
ended-silent = { $name } törölte a játszmát, mert az ellenfele hatvan napig nem lépett.
