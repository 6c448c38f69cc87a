//! What is taken and what is refused.

use std::io::Cursor;

use arena::{Change, Refusal, Submission, Submitted, store_file};
use rules::Variant;
use store::ladder::{EngineState, Owner};

use crate::hall::{ANN, BOB, Hall, program, submission};

fn zst(bytes: &[u8]) -> Vec<u8> {
    ruzstd::encoding::compress_to_vec(bytes, ruzstd::encoding::CompressionLevel::Fastest)
}

fn by(owner: Owner, name: &str, file: Vec<u8>) -> Submission {
    Submission {
        name: name.to_owned(),
        file: Submitted::Bytes(file),
        ..submission("instant", 1, owner, Variant::Starchess)
    }
}

#[tokio::test]
async fn a_file_is_stored_once_under_its_hash_packed_or_not() {
    let hall = Hall::new(|_| {});
    let file = program("instant", 1);
    let (plain, size) = store_file(hall.arena.config(), &mut Cursor::new(&file)).unwrap();
    let (packed, _) = store_file(hall.arena.config(), &mut Cursor::new(zst(&file))).unwrap();
    assert_eq!((plain.as_str(), size), (packed.as_str(), file.len() as u64));
    let stored: Vec<_> = std::fs::read_dir(&hall.arena.config().engines).unwrap().flatten().collect();
    assert_eq!(stored.len(), 1);
    assert_eq!(std::fs::read(stored[0].path()).unwrap(), file);
    assert_eq!(jail::Sha256::of(&stored[0].path()).unwrap().to_string(), plain);
    assert!(stored[0].metadata().unwrap().permissions().readonly());
}

#[tokio::test]
async fn what_is_too_large_or_unpacks_to_too_much_is_refused_and_leaves_nothing() {
    let hall = Hall::new(|config| {
        config.most_bytes = 1 << 20;
        config.most_unpacked = 8 << 20;
    });
    let config = hall.arena.config();
    let large = store_file(config, &mut Cursor::new(vec![1; (1 << 20) + 1]));
    assert!(matches!(large, Err(Refusal::TooLarge { .. })), "{large:?}");
    // A million to one.
    let bomb = store_file(config, &mut Cursor::new(zst(&vec![0; 64 << 20])));
    assert!(matches!(bomb, Err(Refusal::Bomb { most }) if most == 8 << 20), "{bomb:?}");
    let mut broken = zst(&program("instant", 1));
    broken.truncate(broken.len() / 2);
    let broken = store_file(config, &mut Cursor::new(broken));
    assert!(matches!(broken, Err(Refusal::Broken(_) | Refusal::TooLarge { .. })), "{broken:?}");
    let two = [zst(b"#!/bin/sh\n"), zst(b"exit\n")].concat();
    assert!(matches!(store_file(config, &mut Cursor::new(two)), Err(Refusal::Broken(_))));
    assert_eq!(std::fs::read_dir(&config.engines).unwrap().count(), 0);
}

#[tokio::test]
async fn what_is_no_program_is_refused_with_what_it_lacks() {
    let hall = Hall::new(|config| config.interpreters = vec!["/usr/bin/python3".into()]);
    let config = hall.arena.config();
    let told = |bytes: &[u8]| match store_file(config, &mut Cursor::new(bytes.to_vec())) {
        Err(Refusal::NotAProgram(text)) => text,
        other => panic!("{other:?}"),
    };
    assert_eq!(told(b"MZ\x90\x00"), "neither a Linux program (ELF) nor a script");
    assert_eq!(told(b"\x7fELF\x01\x01\x01"), "a program for another machine than x86-64 Linux");
    assert!(told(b"#!/usr/bin/perl\n").contains("does not allow the interpreter /usr/bin/perl"));
    assert_eq!(told(b""), "neither a Linux program (ELF) nor a script");
    if std::path::Path::new("/usr/bin/python3").exists() {
        store_file(config, &mut Cursor::new(b"#!/usr/bin/env python3\n")).unwrap();
    }
}

#[tokio::test]
async fn a_binary_has_one_owner_and_a_name_one_engine() {
    let hall = Hall::new(|config| config.games = 0);
    let (ann, bob) = (Owner::Person(ANN), Owner::Person(BOB));
    let file = program("instant", 1);
    let first = hall.arena.submit(by(ann, "Vega", file.clone())).await.unwrap();
    assert_eq!((first.state, first.owner), (EngineState::Checking, ann));
    let taken = hall.arena.submit(by(bob, "vega", program("instant", 2))).await;
    assert!(matches!(&taken, Err(Refusal::NameTaken(name)) if name == "vega"), "{taken:?}");
    let again = hall.arena.submit(by(ann, "Deneb", file.clone())).await;
    assert!(matches!(&again, Err(Refusal::Again(name)) if name == "Vega"), "{again:?}");
    let stolen = hall.arena.submit(by(bob, "Deneb", zst(&file))).await;
    assert!(matches!(stolen, Err(Refusal::SomebodyElses)), "{stolen:?}");
    // What was withdrawn may be entered again.
    hall.arena.change("Vega", Owner::Operator, Change::Withdraw("by mistake".into())).await.unwrap();
    hall.arena.submit(by(bob, "Deneb", file)).await.unwrap();
}

#[tokio::test]
async fn an_owner_has_so_many_engines_and_none_when_banned() {
    let hall = Hall::new(|config| {
        config.games = 0;
        config.most_engines = 2;
    });
    let ann = Owner::Person(ANN);
    for number in 1..=2 {
        hall.submits("instant", number, ann, Variant::Starchess).await;
    }
    let third = hall.arena.submit(submission("instant", 3, ann, Variant::Starchess)).await;
    assert!(matches!(third, Err(Refusal::TooMany(2))), "{third:?}");
    hall.store.cap_owner(ANN, Some(3), None).unwrap();
    hall.submits("instant", 3, ann, Variant::Starchess).await;
    hall.arena.ban(ANN, Some("she knows why".into())).await.unwrap();
    let states: Vec<_> = hall.store.engines_of(ann).unwrap().into_iter().map(|one| one.state).collect();
    assert_eq!(states, [EngineState::Withdrawn; 3]);
    let banned = hall.arena.submit(submission("instant", 4, ann, Variant::Starchess)).await;
    assert!(banned.unwrap_err().to_string().ends_with("she knows why"));
    hall.arena.ban(ANN, None).await.unwrap();
    hall.submits("instant", 4, ann, Variant::Starchess).await;
}

#[tokio::test]
async fn only_its_owner_and_the_operator_change_an_engine() {
    let hall = Hall::new(|config| config.games = 0);
    let engine = hall.submits("instant", 1, Owner::Person(ANN), Variant::Starchess).await;
    let rename = || Change::Rename("Altair".into());
    let refused = hall.arena.change(&engine.name, Owner::Person(BOB), rename()).await;
    assert!(matches!(refused, Err(Refusal::NotYours(_))));
    let renamed = hall.arena.change("INSTANT 1", Owner::Person(ANN), rename()).await.unwrap();
    assert_eq!((renamed.id, renamed.name.as_str()), (engine.id, "Altair"));
    let told = Change::Describe {
        author: Some("Ann A.".into()),
        country: Some("hu".into()),
        description: Some(" picks\nanything ".into()),
    };
    let told = hall.arena.change("altair", Owner::Operator, told).await.unwrap();
    assert_eq!(
        (told.author.as_deref(), told.country.as_deref(), told.description.as_deref()),
        (Some("Ann A."), Some("HU"), Some("picks anything"))
    );
    let gone = hall.arena.change("altair", Owner::Person(ANN), Change::Retire).await.unwrap();
    assert_eq!(gone.state, EngineState::Retired);
    let back = hall.arena.change("altair", Owner::Person(ANN), Change::Return).await.unwrap();
    assert_eq!(back.state, EngineState::Checking, "it is looked at anew");
}

#[tokio::test]
async fn what_was_refused_is_mended_and_sent_under_the_same_name() {
    let hall = Hall::new(|config| config.games = 0);
    let first = hall.submits("crash", 1, Owner::Person(ANN), Variant::Starchess).await;
    hall.store.checked(first.id, false, Some("crash"), "{}", play::Timestamp(9)).unwrap().into_inner();
    let mended = |owner| by(owner, "Crash 1", program("instant", 1));
    assert!(matches!(hall.arena.submit(mended(Owner::Person(BOB))).await, Err(Refusal::NameTaken(_))));
    let second = hall.arena.submit(mended(Owner::Person(ANN))).await.unwrap();
    assert_eq!((second.name.as_str(), second.state), ("Crash 1", EngineState::Checking));
    let aside = hall.store.engine(first.id).unwrap().unwrap();
    assert_eq!((aside.name.as_str(), aside.state), ("Crash 1~1", EngineState::Refused));
}

#[tokio::test]
async fn a_newer_version_is_of_the_same_owner() {
    let hall = Hall::new(|config| config.games = 0);
    let older = hall.submits("instant", 1, Owner::Person(ANN), Variant::Starchess).await;
    let newer = |owner| Submission {
        previous: Some("Instant 1".into()),
        ..submission("instant", 2, owner, Variant::Starchess)
    };
    assert!(matches!(hall.arena.submit(newer(Owner::Person(BOB))).await, Err(Refusal::NotYours(_))));
    let newer = hall.arena.submit(newer(Owner::Person(ANN))).await.unwrap();
    assert_eq!(newer.predecessor, Some(older.id));
}
