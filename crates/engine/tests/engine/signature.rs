//! Fixed nodes and one thread: the same on every run and machine.

use engine::bench;
use rules::Variant;

/// These change with every change of what the search does, and with nothing else. Who means to change it puts the new ones
/// here (`starmate engine bench --nodes 3000`) and says in `docs/strength.md` what was won.
const SIGNATURES: [(Variant, u64); 3] = [
    (Variant::Starchess, 0x7143_64f2_42f5_f85b),
    (Variant::Chess, 0xcfac_1a73_816b_0e25),
    (Variant::Chess100, 0x3f9a_b10c_7610_5537),
];

#[test]
fn the_bench_says_what_it_has_always_said() {
    for (variant, signature) in SIGNATURES {
        let found = bench(variant, 3000);
        assert_eq!(found.nodes, 15 * 3000, "{variant}");
        assert_eq!(format!("{:016x}", found.signature), format!("{signature:016x}"), "{variant}");
    }
}

/// A ladder's anchors are what they were when they were named. Whoever changes what the search or the evaluation does at their
/// nodes changes these; the anchors then are new players and get new names, and the old names are taken out of the list: a
/// ladder that wants them goes on with the program that it has.
const ANCHORED: [(&str, [u64; 3]); 2] = [
    ("starmate-0.1-1k", [0x4ef0_11f0_11b2_7fb2, 0x0a2d_684a_0902_6246, 0x4d73_d0a6_fd58_bbd5]),
    ("starmate-0.1-30k", [0xcdda_ba3e_1d84_9504, 0x37b7_b0c3_2afe_11c5, 0x82bf_ae5a_15e9_40b4]),
];

#[test]
fn an_anchor_plays_as_it_did_when_it_was_named() {
    let found = engine::ANCHORS
        .map(|anchor| (anchor.name, Variant::ALL.map(|variant| bench(variant, anchor.nodes).signature)));
    let text = |anchors: [(&str, [u64; 3]); 2]| {
        anchors.map(|(name, signatures)| {
            format!("{name} {}", signatures.map(|signature| format!("{signature:#018x}")).join(" "))
        })
    };
    assert_eq!(text(found), text(ANCHORED));
}
