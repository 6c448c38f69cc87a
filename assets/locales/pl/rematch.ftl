# Jeszcze raz, z zamianą kolorów.

command-rematch = rewanż
    .about = Zaproponuj jeszcze jedną partię na tych samych warunkach z zamianą kolorów albo ją przyjmij
button-rematch = Rewanż

rematch-of = To rewanż za partię { $game }, z zamianą kolorów.
rematch-asked = { $opponent } dostaje na { $place } propozycję rewanżu za partię { $game }: te same warunki, zamiana kolorów. Dopóki nie jest przyjęta, można ją wycofać.
rematch-asked-dm = { $opponent } dostaje w wiadomości prywatnej propozycję rewanżu za partię { $game }: te same warunki, zamiana kolorów. Dopóki nie jest przyjęta, można ją wycofać.
rematch-begins = Zaczyna się rewanż za partię { $of }: partia { $game }.
rematch-none = Nie masz skończonej partii, za którą można zagrać rewanż. Nową zaczyna `/{ command-play }`.
game-goes-on = Ta partia jeszcze trwa; zaproponuj rewanż, gdy się skończy.
played-again = Rewanż za tę partię już był: partia { $game }. Gdy i ona się skończy, będzie można zagrać następny.
