# A nap feladványa.

command-daily = napi-feladvány
    .about = A nap feladványa
command-daily-setup = beállítás
    .about = Mikor és hol van napi feladvány ezen a szerveren (a kezelőinek)
command-daily-me = nekem
    .about = Napi feladvány a közvetlen üzeneteidben
command-daily-stop = leállítás
    .about = Nincs többé napi feladvány
command-daily-archive = archívum
    .about = Az elmúlt napok feladványai, a megfejtés öröméért
command-daily-table = táblázat
    .about = Ki hányat fejtett meg a hónapban
option-daily-channel = csatorna
    .about = Hol jelenik meg
option-daily-hour = óra
    .about = Hány órától, 0-tól 23-ig
option-daily-zone = időzóna
    .about = Kinek az órája szerint: egy város, vagy az idő, ami ott van
option-daily-variants = játékok
    .about = Mely játékok; mindegyiknek saját feladványa van
option-daily-difficulty = nehézség
    .about = Hétfőn könnyű, vasárnap nehéz, vagy minden nap egyforma
option-daily-role = szerepkör
    .about = Az említendő szerepkör
option-daily-language = nyelv
    .about = Az üzenetek nyelve
option-daily-goal = cél
    .about = Elárulja-e, mit kell elérni, például mattot három lépésben
option-daily-whose = kié
    .about = Ezé a szerveré, vagy a tiéd a közvetlen üzenetekben
option-daily-month = hónap
    .about = Melyik hónap, például 2026-11

choice-series-weekly = Hétfőn könnyű, vasárnap nehéz
choice-tier-easy = Könnyű
choice-tier-medium = Közepes
choice-tier-hard = Nehéz
choice-variants-all = Mind a három
choice-whose-server = A szerveré
choice-whose-mine = Az enyém

daily-help = Nyomd meg a „{ button-puzzle-answer }” gombot: egy lépés vagy az egész megfejtés egyszerre. A válaszodat csak te látod; a megfejtés a következő feladvánnyal jön.
daily-count =
    { $tried ->
        [0] Még senki sem próbálta.
       *[other] Eddig { $tried } közül { $solved } fejtette meg.
    }
daily-count-over =
    { $tried ->
        [0] Senki sem próbálta.
       *[other] { $tried } közül { $solved } fejtette meg.
    }
daily-reveal = A { $number }. napi feladvány megfejtése ({ variant-name }): { $line }
daily-reveal-alt = Mozgókép a { $number }. napi feladvány megfejtésével; rejtve van, amíg meg nem nyitják.
daily-share-first = Akkor lesz mit megosztani, ha a napján megfejtetted.
daily-share = Starmate, { $number }. napi feladvány · { variant-name }: { $squares }
daily-share-streak = Egymás után: { $length }
daily-share-copy = Másold ki; semmit sem árul el:

daily-archive = **Az elmúlt napok feladványai.** Elsőre beszámítanak az értékszámba, a sorozatba nem.
daily-archive-pick = Válassz feladványt
daily-archive-empty =
    { $server ->
        [yes] Ezen a szerveren még nem volt napi feladvány. A kezelői a `/{ command-daily } { command-daily-setup }` paranccsal kezdik.
       *[no] Itt még nem volt napi feladványod. Kezdd a `/{ command-daily } { command-daily-me }` paranccsal.
    }
daily-archive-line = { $number }. · { $date }
daily-archive-about =
    { variant-name }, { puzzle-tier }, { $state ->
        [new] még nem próbáltad
        [open] elkezdve
        [solved] megfejtve
       *[shown] nincs megfejtve
    }

daily-table = **Napi feladványok { $month }** · { variant-name } · { $days } feladvány
daily-table-line = { $place }. { $name } **{ $solved }**, ebből elsőre { $first }
daily-table-empty = Időben még senki sem fejtett meg egyet sem.
daily-month-unknown = A hónapot így írd: `2026-11`.

daily-set-server = **A napi feladvány** itt jelenik meg: { $channel }, { $hour } órától (`{ $zone }`).
daily-set-me = **A napi feladványod** a közvetlen üzeneteidbe érkezik { $hour } órától (`{ $zone }`).
daily-set-puzzles =
    Játékok: { $variants }; { $series ->
        [weekly] hétfőn könnyű, vasárnap felé nehezebb.
        [easy] minden nap könnyű.
        [medium] minden nap közepes.
       *[hard] minden nap nehéz.
    }
daily-set-goal =
    { $goal ->
        [yes] Elárulja, mit kell elérni, például mattot három lépésben.
       *[no] Nem árulja el, mit kell elérni.
    }
daily-set-role = Említi ezt a szerepkört: { $role }.
daily-set-language = Az üzenetek nyelve: { $language }.
daily-set-next = A következő: { $time }.
daily-set-lost = **A napi feladvány csatornája nincs meg.** Nevezz meg másikat: `/{ command-daily } { command-daily-setup } { option-daily-channel }:`.
daily-not-set =
    { $server ->
        [yes] Ezen a szerveren nincs napi feladvány. A kezdéshez nevezz meg egy csatornát: `/{ command-daily } { command-daily-setup } { option-daily-channel }:`.
       *[no] Nincs saját napi feladványod. A `/{ command-daily } { command-daily-me }` indítja el.
    }
daily-managers-only = A szerver napi feladványát csak a kezelői állítják be. Sajátot a `/{ command-daily } { command-daily-me }` ad.
daily-only-in-servers = Ez szerverekre való. Itt, a közvetlen üzenetekben a `/{ command-daily } { command-daily-me }` ad neked saját feladványt minden napra.
daily-dms-closed = Nem tudok írni neked: engedélyezd a közvetlen üzeneteket a szerver tagjaitól, aztán próbáld újra.
daily-stopped =
    { $server ->
        [yes] Ezen a szerveren nincs többé napi feladvány. Az elmúltak itt maradnak: `/{ command-daily } { command-daily-archive }`.
       *[no] Nem kapsz többé napi feladványt.
    }
