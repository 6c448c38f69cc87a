//! Faults on demand and by chance, seeded.

use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::gateway::Out;
use crate::state::World;

/// Faults that happen by themselves, each with so many chances in a thousand. The default is none.
#[derive(Clone, Debug, Default)]
pub struct Chaos {
    /// A request is answered 502 and not carried out.
    pub bad_gateway: u32,
    /// A request is carried out and its connection cut before the answer.
    pub cut_after_commit: u32,
    /// An event is sent twice.
    pub twice: u32,
    /// The gateway connection is cut after an event.
    pub drop_connection: u32,
}

/// Which requests a fault meets: by method and by a piece of the path template, such as `("POST", "/messages")`.
/// An empty string meets all.
#[derive(Clone, Debug)]
pub struct Matching {
    method: String,
    piece: String,
}

impl Matching {
    /// Requests of `method` whose path template contains `piece`.
    #[must_use]
    pub fn new(method: &str, piece: &str) -> Self {
        Self { method: method.into(), piece: piece.into() }
    }

    fn meets(&self, method: &str, template: &str) -> bool {
        (self.method.is_empty() || self.method == method) && template.contains(&self.piece)
    }
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Status(u16),
    CutBefore,
    CutAfter,
    HangAfter(Duration),
    Slow(Duration),
}

struct Ordered {
    matching: Matching,
    kind: Kind,
    left: u32,
}

/// What is to go wrong.
pub(crate) struct FaultState {
    chaos: Chaos,
    rng: ChaCha8Rng,
    ordered: Vec<Ordered>,
    twice: Vec<(String, u32)>,
    pub(crate) no_ack: bool,
    rest_down: Option<Instant>,
    gateway_down: Option<Instant>,
}

/// What one request has to suffer.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Suffering {
    pub(crate) slow: Option<Duration>,
    pub(crate) status: Option<u16>,
    pub(crate) cut_before: bool,
    pub(crate) cut_after: bool,
    pub(crate) hang_after: Option<Duration>,
}

impl FaultState {
    pub(crate) fn new(chaos: Chaos, seed: u64) -> Self {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        Self {
            chaos,
            rng,
            ordered: Vec::new(),
            twice: Vec::new(),
            no_ack: false,
            rest_down: None,
            gateway_down: None,
        }
    }

    fn chance(&mut self, per_mille: u32) -> bool {
        per_mille > 0 && self.rng.random_range(0..1000) < per_mille
    }

    pub(crate) fn suffering(&mut self, method: &str, template: &str) -> Suffering {
        let mut suffering = Suffering {
            cut_before: self.rest_down.is_some_and(|until| Instant::now() < until),
            status: self.chance(self.chaos.bad_gateway).then_some(502),
            cut_after: self.chance(self.chaos.cut_after_commit),
            ..Suffering::default()
        };
        if let Some(ordered) =
            self.ordered.iter_mut().find(|o| o.left > 0 && o.matching.meets(method, template))
        {
            ordered.left -= 1;
            match ordered.kind {
                Kind::Status(status) => suffering.status = Some(status),
                Kind::CutBefore => suffering.cut_before = true,
                Kind::CutAfter => suffering.cut_after = true,
                Kind::HangAfter(time) => suffering.hang_after = Some(time),
                Kind::Slow(time) => suffering.slow = Some(time),
            }
        }
        self.ordered.retain(|ordered| ordered.left > 0);
        suffering
    }

    /// How often an event is to be sent.
    pub(crate) fn copies(&mut self, name: &str) -> u32 {
        let ordered = self.twice.iter_mut().find(|(event, left)| event == name && *left > 0);
        if let Some((_, left)) = ordered {
            *left -= 1;
            return 2;
        }
        1 + u32::from(self.chance(self.chaos.twice))
    }

    pub(crate) fn drops_now(&mut self) -> bool {
        self.chance(self.chaos.drop_connection)
    }

    pub(crate) fn gateway_is_down(&self) -> bool {
        self.gateway_down.is_some_and(|until| Instant::now() < until)
    }
}

impl World {
    fn tell_all(&mut self, out: &Out) {
        self.sessions.list.iter_mut().for_each(|session| session.tell(out.clone()));
    }
}

/// Orders faults; from [`Localcord::faults`](crate::Localcord::faults).
pub struct Faults<'a>(pub(crate) &'a std::sync::Mutex<World>);

impl Faults<'_> {
    fn world(&self) -> std::sync::MutexGuard<'_, World> {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn order(&self, matching: Matching, kind: Kind, times: u32) {
        self.world().faults.ordered.push(Ordered { matching, kind, left: times });
    }

    /// Cuts every gateway connection without a close frame.
    pub fn drop_connections(&self) {
        self.world().tell_all(&Out::Cut);
    }

    /// Closes every gateway connection with `code`.
    pub fn close(&self, code: u16) {
        self.world().tell_all(&Out::Close(code));
    }

    /// Asks every connection to reconnect and resume (op 7).
    pub fn reconnect(&self) {
        self.world()
            .tell_all(&Out::Frame(serde_json::json!({"op": 7, "d": null, "s": null, "t": null}).into()));
    }

    /// Tells every connection that its session is invalid (op 9); not resumable ones are forgotten.
    pub fn invalidate_sessions(&self, resumable: bool) {
        let mut world = self.world();
        world
            .tell_all(&Out::Frame(serde_json::json!({"op": 9, "d": resumable, "s": null, "t": null}).into()));
        if !resumable {
            world.sessions.list.clear();
        }
    }

    /// Forgets all sessions, so that the next RESUME is refused; connections stay.
    pub fn forget_sessions(&self) {
        self.world().sessions.list.clear();
    }

    /// Leaves heartbeats without an ACK, or stops doing so.
    pub fn withhold_acks(&self, withhold: bool) {
        self.world().faults.no_ack = withhold;
    }

    /// Cuts all connections and refuses new ones for `time`.
    pub fn gateway_outage(&self, time: Duration) {
        let mut world = self.world();
        world.faults.gateway_down = Some(Instant::now() + time);
        world.tell_all(&Out::Cut);
    }

    /// Cuts every REST request for `time` before it is carried out.
    pub fn rest_outage(&self, time: Duration) {
        self.world().faults.rest_down = Some(Instant::now() + time);
    }

    /// The next `times` events called `name` are sent twice.
    pub fn send_twice(&self, name: &str, times: u32) {
        self.world().faults.twice.push((name.into(), times));
    }

    /// The next `times` matching requests are answered with `status` (500, 502, …) and not carried out.
    pub fn fail(&self, matching: Matching, status: u16, times: u32) {
        self.order(matching, Kind::Status(status), times);
    }

    /// The next `times` matching requests lose their connection before they are carried out.
    pub fn cut_before(&self, matching: Matching, times: u32) {
        self.order(matching, Kind::CutBefore, times);
    }

    /// The next `times` matching requests are carried out, then lose their connection.
    pub fn cut_after_commit(&self, matching: Matching, times: u32) {
        self.order(matching, Kind::CutAfter, times);
    }

    /// The next `times` matching requests are carried out, but their answer waits for `time`.
    pub fn hang_after_commit(&self, matching: Matching, time: Duration, times: u32) {
        self.order(matching, Kind::HangAfter(time), times);
    }

    /// The next `times` matching requests take `time` to arrive.
    pub fn slow_upload(&self, matching: Matching, time: Duration, times: u32) {
        self.order(matching, Kind::Slow(time), times);
    }
}
