//! No text panics, and a record that is read is written so that it reads back the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::record::Record;

fuzz_target!(|text: &str| {
    let Ok(records) = Record::read_all(text) else { return };
    for record in records {
        let written = record.to_string();
        let read: Record = written.parse().unwrap_or_else(|fault| panic!("{written}\n{fault}"));
        assert_eq!(read, record, "{written}");
        assert_eq!(read.to_string(), written);
    }
});
