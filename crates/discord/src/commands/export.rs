//! `/export`: records of one game or of all, as files.

use std::sync::Arc;

use serenity::all::CreateAttachment;
use store::RecordForm;

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::say::Say;
use crate::text::{answers, commands as words, records as text};
use crate::trouble::Trouble;
use crate::{find, records};

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let form = match options.string(words::FORMAT.name) {
        Some("json") => RecordForm::Json,
        _ => RecordForm::Pgn,
    };
    let year = options.integer(words::YEAR.name);
    if options.boolean(words::ALL.name) != Some(true) && year.is_none() {
        return one(bot, asked, options, form).await;
    }
    if options.game().is_some() {
        return Err(Trouble::person(text::one_or_all(asked.lang)));
    }
    every(bot, asked, form, year).await
}

async fn one(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>, form: RecordForm) -> Result<Say, Trouble> {
    let id = find::to_look_at(bot, asked, options.game()).await?.id();
    let game = bot.db(move |store| store.archived(id)).await?.ok_or(Trouble::Unknown)?;
    let file = CreateAttachment::bytes(
        records::one(form, &game),
        format!("starmate-g{id}.{}", records::extension(form)),
    );
    Ok(Say::text(answers::exported(asked.lang, id)).file(file))
}

async fn every(bot: &Arc<Bot>, asked: &Asked, form: RecordForm, year: Option<i64>) -> Result<Say, Trouble> {
    let (by, lang, limit) = (asked.by, asked.lang, asked.file_limit);
    let files = bot.db(move |store| records::every(store, by, form, year, limit)).await?;
    if files.too_many() {
        let sentence = text::export_too_large(lang, records::FILES, limit, files.last_year);
        return Err(Trouble::person(sentence));
    }
    let (games, damaged) = (files.games, files.damaged);
    let files = files.finish();
    let mut lines = Vec::new();
    if games > 0 {
        lines.push(text::exported_all(lang, games, files.len(), limit));
    }
    if damaged > 0 {
        lines.push(text::exported_damaged(lang, damaged));
    }
    if lines.is_empty() {
        return Err(Trouble::person(text::exported_none(lang, year)));
    }
    let year = year.map_or_else(String::new, |year| format!("-{year}"));
    let several = files.len() > 1;
    let files = (1..).zip(files).map(|(number, file)| {
        let number = if several { format!("-{number}") } else { String::new() };
        CreateAttachment::bytes(file, format!("starmate-games{year}{number}.{}", records::extension(form)))
    });
    Ok(files.fold(Say::text(lines.join("\n")), Say::file))
}
