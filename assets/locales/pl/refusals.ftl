not-a-player = Nie grasz w tej partii; mogą to tylko jej dwaj gracze. Planszę może obejrzeć każdy.
not-your-turn = To nie twój ruch: grają { side }. Twoja kolej będzie po nich.
this-game-over = Ta partia jest skończona ({ status }); następną zacznie nowe wyzwanie.
illegal = { $move } nie jest tu możliwe; lista ruchów pokaże, co jest.
no-draw-offer = Nie ma propozycji remisu, na którą można odpowiedzieć: każdy ruch ją wycofuje. Możesz zaproponować remis.
own-offer = To twoja własna propozycja remisu: odpowiada na nią przeciwnik, a ruch którejkolwiek ze stron ją wycofuje.
offered-already = W tej pozycji remis jest już zaproponowany; znów można po następnym ruchu.
too-late-to-abort = Obie strony już się ruszyły, więc partii nie można odwołać; można ją poddać albo zaproponować remis.
too-long = Ta partia osiągnęła największą możliwą długość; można zgodzić się na remis albo ją poddać.
challenge-self = Nie można wyzwać samego siebie; wybierz kogoś innego.
blocked-by-opponent = Ta osoba nie przyjmuje twoich wyzwań; wybierz kogoś innego.
blocked-by-you = Ta osoba jest przez ciebie zablokowana; żeby ją wyzwać, najpierw zdejmij blokadę.
already-challenged = Twoje wyzwanie { $challenge } dla tej osoby czeka jeszcze na odpowiedź; żeby rzucić inne, wycofaj je.
only-opponent-answers = Odpowiedzieć może tylko wyzwana osoba; możesz wycofać wyzwanie.
only-challenger-withdraws = Wycofać wyzwanie może tylko wyzywający; możesz je przyjąć albo odrzucić.
not-your-challenge = To wyzwanie między dwiema innymi osobami; żeby zagrać, rzuć własne.
challenge-closed =
    To wyzwanie jest już { $state ->
        [open] otwarte
        [accepted] przyjęte
        [declined] odrzucone
       *[withdrawn] wycofane
    }; można rzucić nowe.
