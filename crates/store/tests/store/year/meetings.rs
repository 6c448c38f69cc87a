//! How games begin, and how people go away and come back.

use play::{Answer, ChallengeId, Colour, ColourChoice, Control, GameId, NewChallenge, Terms};
use rand::RngExt;
use store::{Address, Answered, MakeChallenge, Place};

use super::board::{Board, CONTROLS};
use super::calendar::{DAY, START, ZONES};
use super::habits::one_in;
use super::told::user;
use super::world::World;
use crate::table::{CHANNEL, GUILD, IN_THREAD};

/// A challenge that waits for an answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offer {
    id: ChallengeId,
    by: usize,
    /// To anybody if to nobody.
    to: Option<usize>,
    colour: ColourChoice,
    control: usize,
    weekends: bool,
    made: i64,
}

impl World {
    /// Answers challenges, and takes back what nobody has answered.
    pub(crate) fn answers(&mut self, person: usize) {
        for offer in self.offers.clone() {
            let answer = if offer.by == person && self.now() - offer.made > 8 * DAY {
                Answer::Withdraw
            } else if offer.by != person && offer.to.is_none_or(|to| to == person) {
                match (offer.to, self.rng.random_range(0..10)) {
                    (Some(_), 0) => Answer::Decline,
                    (Some(_), _) | (None, 0..3) => {
                        Answer::Accept { coin: Colour::ALL[self.rng.random_range(0..2)] }
                    }
                    (None, _) => continue,
                }
            } else {
                continue;
            };
            self.offers.retain(|other| other.id != offer.id);
            let table = self.table();
            let event = Some(table.event());
            let answered = table.store.answer_challenge(offer.id, user(person), answer, event, table.now());
            match (answered.expect("theirs to answer").into_inner(), answer) {
                (Answered::Started { game, .. }, Answer::Accept { coin }) => {
                    self.begins(game.id(), offer, person, coin);
                }
                (Answered::Declined(_), Answer::Decline) | (Answered::Withdrawn(_), Answer::Withdraw) => {}
                (other, _) => panic!("{answer:?} became {other:?}"),
            }
        }
    }

    fn begins(&mut self, game: GameId, offer: Offer, by: usize, coin: Colour) {
        let players = match (offer.colour, coin) {
            (ColourChoice::White, _) | (ColourChoice::Random, Colour::White) => [offer.by, by],
            _ => [by, offer.by],
        };
        let zones = players.map(|person| self.oracle.people[person].zone);
        let board = Board::new(game.0, players, offer.control, offer.weekends.then_some(zones));
        let index = self.oracle.begins(board);
        self.same("the number of a new game", &game.0, &(index as i64 + 1));
        let stored = self.table().store.game(game).expect("a look").expect("a game").game.players();
        self.same("who plays", &[stored.white, stored.black], &players.map(user));
        let places = [IN_THREAD, Place::Channel { guild: GUILD, channel: CHANNEL }, Place::Dms];
        let place = places[self.rng.random_range(0..places.len())];
        let now = self.table().now();
        self.table().store.set_place(game, place, None, now).expect("a place").into_inner();
    }

    /// Makes a challenge if it is time for another game: to play the last one again, to somebody, or to anybody.
    pub(crate) fn proposes(&mut self, person: usize) {
        let begun = self.oracle.boards.len() + self.offers.len();
        let pace = self.wanted as i64 * (self.now() - START) / (330 * DAY) + self.wanted as i64 / 8 + 1;
        if begun >= self.wanted || begun as i64 >= pace {
            return;
        }
        let ended = |board: &&mut Board| {
            board.over && board.noticed && !board.again && board.players.contains(&person)
        };
        let last = self.oracle.boards.iter_mut().rev().find(ended);
        let (to, colour, index, rematch_of) = match last {
            Some(board) if one_in(&mut self.rng, 2) => {
                board.again = true;
                // The colours are reversed.
                let (to, colour) = match board.players {
                    [white, black] if white == person => (black, ColourChoice::Black),
                    [white, _] => (white, ColourChoice::White),
                };
                (Some(to), colour, board.control, Some(GameId(board.number)))
            }
            _ => {
                let other = (person + self.rng.random_range(1..self.habits.len())) % self.habits.len();
                let colour = ColourChoice::ALL[self.rng.random_range(0..3)];
                let control = self.rng.random_range(0..CONTROLS.len());
                ((!one_in(&mut self.rng, 6)).then_some(other), colour, control, None)
            }
        };
        if self.offers.iter().any(|offer| offer.by == person && offer.to == to) {
            return;
        }
        let weekends = one_in(&mut self.rng, 3);
        let control: Control = CONTROLS[index].0.parse().expect("a control");
        let rated = control.has_clock() && one_in(&mut self.rng, 3);
        let terms = Terms { control, weekends, rated, ..Terms::CASUAL };
        let make = MakeChallenge {
            new: NewChallenge { challenger: user(person), opponent: to.map(user), colour, terms, rematch_of },
            guild: Some(GUILD),
            channel: CHANNEL,
            address: Address::Channel(CHANNEL),
            event: Some(self.table().event()),
            now: self.table().now(),
        };
        let id = self.table().store.challenge(make).expect("a challenge").into_inner().challenge.id;
        let now = self.now();
        self.offers.push(Offer { id, by: person, to, colour, control: index, weekends, made: now });
    }

    /// Goes on a trip, comes back from one, or moves house.
    pub(crate) fn travels(&mut self, person: usize) {
        let now = self.now();
        if self.oracle.is_on_a_trip(person)
            && now >= self.habits[person].away_until
            && one_in(&mut self.rng, 2)
        {
            self.oracle.comes_back(person);
            let (table, left) = (self.table(), self.oracle.days_left(person));
            let event = Some(table.event());
            let ended = table.store.end_vacation(user(person), event, table.now()).expect("new").into_inner();
            self.same("days left after coming back", &ended.expect("on vacation").left, &left);
            self.tally.returns += 1;
        }
        let trip = self.habits[person].trips.pop_if(|trip| trip.from <= now);
        if let Some(trip) = trip {
            let whole = DAY * i64::from(trip.days);
            let early = if one_in(&mut self.rng, 3) { 0 } else { self.rng.random_range(0..whole / 2) };
            self.habits[person].away_until = now + whole - early / 60 * 60;
            if trip.announced {
                self.goes_on_vacation(person, trip.days);
            }
        }
        if one_in(&mut self.rng, 500) {
            let zone = self.rng.random_range(0..ZONES.len());
            let digest = one_in(&mut self.rng, 2).then(|| self.rng.random_range(0..24));
            self.lives_at(person, zone, digest);
        }
    }

    fn goes_on_vacation(&mut self, person: usize, days: u16) {
        self.oracle.happen();
        let left = self.oracle.days_left(person);
        let days = days.min(left.max(1));
        let refused = self.oracle.people[person].vacation > self.now() || left == 0;
        let (table, event) = (self.table(), Some(self.table().event()));
        let began =
            table.store.start_vacation(user(person), days, event, table.now()).expect("new").into_inner();
        self.same("whether a vacation is refused", &began.is_err(), &refused);
        if let Ok(state) = began {
            self.oracle.goes_away(person, days);
            self.same("days left on vacation", &state.left, &self.oracle.days_left(person));
            self.tally.trips += 1;
        }
    }
}
