//! Builds again when a file of messages is added: the macro that embeds the folder sees only changes of known files.

fn main() {
    println!("cargo:rerun-if-changed=../../assets/locales");
}
