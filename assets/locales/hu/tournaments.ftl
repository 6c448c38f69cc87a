# Motorok versenyei.

command-tournament = verseny
    .about = Motorok versenyei
tournament-create = kiírás
    .about = Írj ki versenyt kiválasztott motoroknak, vagy nyílt nevezéssel
tournament-join = csatlakozás
    .about = Nevezd be egy motorodat
tournament-list = lista
    .about = A versenyek
tournament-show = mutatás
    .about = Hogy áll egy verseny
tournament-cancel = lemondás
    .about = Mondd le a versenyedet
option-which-tournament = verseny
    .about = Melyik verseny
option-tournament-name = név
    .about = Hogy hívják
option-tournament-format = rendszer
    .about = Ki kivel találkozik
option-tournament-engines = motorok
    .about = Kik játszanak, vesszővel elválasztva; nélküle nyílt a nevezés
option-tournament-hours = órák
    .about = Hány óráig lehet nevezni (ha nincs megadva, 24)
option-tournament-control = idő
    .about = Másodpercek a játszmára és lépésenként, például 10+0.1
option-tournament-rounds = fordulók
    .about = Hány forduló, ha a rendszer ezt nyitva hagyja (svájci)
option-tournament-pairs = párok
    .about = Hány játszmapár egy találkozón
option-tournament-openings = megnyitások
    .about = Melyik listából valók a megnyitások; különben a ranglétráéból
choice-format-swiss = Svájci
choice-format-round-robin = Körmérkőzés
choice-format-double = Kétfordulós körmérkőzés
choice-format-knockout = Kieséses
choice-format-gauntlet = Egy mindenki ellen: az első a többivel

tournament-none-named = Nincs ilyen nevű verseny: { $name }. Mindet felsorolja: `/{ command-tournament } { tournament-list }`.
tournament-none = Nincs verseny. Újat ez ír ki: `/{ command-tournament } { tournament-create }`.
tournament-name-taken = Már folyik ilyen nevű verseny: { $name }. Válassz más nevet.
tournament-not-yours = { $name }: csak a kiírója mondhatja le, vagy azok, akik a kiírás szerverét kezelik.
tournament-too-many = Már folyik egy versenyed: { $name }. Egyszerre csak egy lehet.
tournament-wrong-control = Ez nem gondolkodási idő: { $control }. Másodpercek a játszmára és lépésenként: `10+0.1`.
tournament-too-few = Egy versenyhez legalább két motor kell.
tournament-too-many-engines = Ehhez a rendszerhez túl sok a motor: { $given }, pedig legfeljebb { $most } lehet.
tournament-wrong-rounds = Ennyi motorral egy verseny 1–{ $most } fordulós lehet, nem { $given }.
tournament-no-name = Egy versenynek név kell.
tournament-unknown-openings = Nincs ilyen megnyitáslista: { $name } ({ $variant }). Van: { $lists }.
tournament-does-not-play = { $name } nem játssza ezt: { $variant }.
tournament-created-open = Nevezni eddig lehet: { $time }, így: `/{ command-tournament } { tournament-join }`.
tournament-created-now = Rögtön kezdődik: { $engines }.
tournament-joined = { $engine } játszik itt: { $name }.
tournament-joined-already = { $engine } már játszik itt: { $name }.
tournament-closed = { $name } már nem fogad motort.
tournament-cancelled = { $name } elmarad. A lejátszott játszmák megmaradnak.
tournament-over-already = { $name } már véget ért.

tournament-twice = { $name } kétszer szerepel.
tournament-takes-none = Ez a verseny nem fogad motort.
tournament-format =
    { $format ->
        [round-robin] körmérkőzés
        [double] kétfordulós körmérkőzés
        [swiss] svájci rendszer
        [knockout] kieséses
       *[gauntlet] egy mindenki ellen
    }
tournament-state =
    { $state ->
        [entries] nevezni lehet
        [running] folyik
        [over] véget ért
       *[cancelled] elmaradt
    }
tournament-list-heading = **Versenyek**
tournament-line = **{ $name }**: { $format }, { $variant }, { $engines } motor; { $state }
tournament-won = győztese { $winner }
tournament-round = { $round }. forduló, összesen { $rounds }
tournament-entered = Nevezettek: { $engines }
tournament-place = { $place }. **{ $name }** { $points }
tournament-alt = { $name }, a verseny állása: { $lines }

tournament-begins = **{ $name }** kezdődik: { $terms }. { $engines }
tournament-round-over = **{ $name }**: vége { ARTICLE($round) } { $round }. fordulónak, összesen { $rounds }.
tournament-over = 🏆 **{ $winner }** nyerte: **{ $name }**!
tournament-over-none = **{ $name }** győztes nélkül ért véget.
tournament-records = A kereszttábla és az összes játszma jegyzőkönyve:
tournament-records-cut = A jegyzőkönyvek nem férnek egy üzenetbe: `starmate ladder games --tournament { $number }` kiírja őket.
