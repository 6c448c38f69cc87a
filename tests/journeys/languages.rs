//! One journey in each language, and everything that is shown on the way, against what was read and found good.
//!
//! `STARMATE_SNAPSHOTS=write` writes `tests/journeys/snapshots/*.txt` anew; read the difference before it is kept.

mod journey;
mod shown;

use self::journey::Journey;

async fn speaks(code: &str, locale: &str, placements: [&str; 10]) {
    let told = Journey::begin(locale).await.through(placements).await;
    shown::compare(code, &told);
}

const ENGLISH: [&str; 10] = ["K@4", "R@10", "N@11", "Q@16", "B@17", "B@21", "Q@22", "N@27", "R@28", "K@34"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_english() {
    speaks("en", "en-GB", ENGLISH).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_russian() {
    let letters = ["Кр@4", "Л@10", "К@11", "Ф@16", "С@17", "С@21", "Ф@22", "К@27", "Л@28", "Кр@34"];
    speaks("ru", "ru", letters).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_polish() {
    let letters = ["K@4", "W@10", "S@11", "H@16", "G@17", "G@21", "H@22", "S@27", "W@28", "K@34"];
    speaks("pl", "pl", letters).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_hungarian() {
    // B@10 would be a rook to a Hungarian and a bishop to the records, so the English letters of those are left out.
    let letters = ["K@4", "R@10", "H@11", "V@16", "F@17", "F@21", "V@22", "H@27", "R@28", "K@34"];
    speaks("hu", "hu", letters).await;
}
