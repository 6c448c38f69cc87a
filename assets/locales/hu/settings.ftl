# Egy játékos beállításai és időzónája.

settings-title = **A beállításaid**
settings-title-changed = Kész. **A beállításaid** most:
settings-look =
    Táblák: „{ theme }” téma, alul { $orientation ->
        [white] világos.
        [black] sötét.
       *[own] a saját oldalad.
    }
settings-input =
    Lépések: { $input ->
        [menus] menükből választod őket.
        [text] beírod őket; a csak neked szóló táblákon nincs menü.
       *[both] menükből választod vagy beírod őket.
    } { $confirm ->
        [yes] Lépés előtt rákérdezek.
       *[no] Azonnal megtörténnek.
    }
settings-notation =
    A neked szóló írásmód: { $notation ->
        [numbers] csak mezők, `11-19` vagy `g1-f3`.
        [words] szavakkal, `huszár a g1 mezőről az f3 mezőre`.
       *[letters] a bábu betűjével, `N11-19` vagy `Nf3`.
    }
settings-language =
    Nyelv: { $language }{ $chosen ->
        [yes] .
       *[no] , ahogy a Discordodban van.
    }
settings-reminders =
    Emlékeztetők: { $hours ->
        [none] nincsenek.
       *[other] amikor ennyi van hátra: { $hours }.
    }
settings-digest =
    Napi lista a rád váró játszmákról: { $hour ->
        [none] nincs.
       *[other] ekkor: { $hour }.
    }
settings-zone = Időzóna: { $zone }, ott most { $time } van.
settings-no-zone = Időzóna: nincs megadva, ezért UTC, ott most { $time } van. A tiédet a `/{ command-timezone }` állítja be.

zone-set = Az időzónád { $zone }: ott most { $time } van. Eszerint jön a napi lista, és eszerint számít a hétvége a mostantól kezdődő játszmákban.
zone-unknown = Nem ismerek ilyen időzónát: „{ $typed }”. Írj be egy várost, például `Budapest`, vagy azt, hogy nálad most hány óra van, például `14:30`, és válassz a listából.
zone-choice = { $zone }, most { $time }

help-settings = {"**"}A magad módján:** `/{ command-settings }` megjegyzi az emlékeztetőket, a nyelvet, a lépések bevitelét és írásmódját; `/{ command-timezone }` az időzónádat. `/{ command-seek }` ellenfelet keres. Moderátoroknak: `/{ command-server }`.

command-settings = beállítások
    .about = A beállításaid: táblák, lépések, nyelv, emlékeztetők; mindet megmutatja
command-timezone = időzóna
    .about = Az időzónád: az emlékeztetőkhöz, a napi listához és a hétvégékhez
option-input = bevitel
    .about = Hogyan adod meg a lépéseket
option-notation = jelölés
    .about = Hogyan írjam neked a lépéseket
option-language = nyelv
    .about = Milyen nyelven írjak neked
option-remind-24 = emlékeztető-24
    .about = Emlékeztesselek-e, amikor 24 óra van hátra
option-remind-8 = emlékeztető-8
    .about = Emlékeztesselek-e, amikor 8 óra van hátra
option-remind-1 = emlékeztető-1
    .about = Emlékeztesselek-e, amikor egy óra van hátra
option-digest = napi-lista
    .about = A rád váró játszmák napi listájának órája
option-confirm = rákérdezés
    .about = Rákérdezzek-e, mielőtt lépsz
option-zone = zóna
    .about = Egy város, vagy hogy nálad most hány óra van, például 14:30

choice-input-both = Menük és beírás
choice-input-menus = Menük
choice-input-text = Beírás
choice-notation-letters = Betűkkel: N11-19, Nf3
choice-notation-numbers = Mezőkkel: 11-19, g1-f3
choice-notation-words = Szavakkal: huszár a g1 mezőről az f3 mezőre
choice-language-chat = Ahogy a Discordban van
choice-digest-none = Nincs lista

settings-puzzles =
    Feladványok: { $goal ->
        [yes] elárulják, mit kell elérni
       *[no] nem árulják el, mit kell elérni
    }; a befejezett játszmáidban { $mining ->
        [yes] szabad újakat keresni.
       *[no] nem keresnek újakat.
    }

option-puzzle-goal = feladvány-célja
    .about = Elárulják-e a feladványok, mit kell elérni, például mattot három lépésben
option-mining = bányászat
    .about = Kereshető-e feladvány a befejezett játszmáidban; mindkét játékosnak bele kell egyeznie
