//! From what came to a file that can be run: unpacked within bounds, hashed, looked at, stored once.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Read, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use sha2::{Digest as _, Sha256};

use super::Refusal;
use crate::config::Config;
use crate::nevermind;

/// How a file compressed by Zstandard begins (RFC 8878, section 3.1.1).
const ZSTANDARD: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// Stores a file, unpacked if it is a `.zst`, in the folder of engines under its SHA-256; read-only, and once. Gives the
/// hash and the bytes of what is stored.
///
/// # Errors
/// [`Refusal::TooLarge`], [`Refusal::Bomb`], [`Refusal::Broken`], [`Refusal::NotAProgram`], [`Refusal::File`].
pub fn store_file(config: &Config, came: &mut dyn Read) -> Result<(String, u64), Refusal> {
    let folder = &config.engines;
    fs::create_dir_all(folder).map_err(Refusal::file(folder))?;
    let unfinished = Unfinished::new(folder);
    let (sha256, size) = copy(config, came, &unfinished.0)?;
    look_at(config, &unfinished.0)?;
    let stored = folder.join(&sha256);
    if !stored.exists() {
        let io = Refusal::file(&unfinished.0);
        fs::set_permissions(&unfinished.0, fs::Permissions::from_mode(0o555)).map_err(io)?;
        fs::rename(&unfinished.0, &stored).map_err(Refusal::file(&stored))?;
    }
    Ok((sha256, size))
}

/// A file that goes with its owner unless it was moved away.
struct Unfinished(PathBuf);

impl Unfinished {
    fn new(folder: &Path) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        Self(folder.join(format!("unfinished.{}.{number}", std::process::id())))
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        nevermind(fs::remove_file(&self.0));
    }
}

fn copy(config: &Config, came: &mut dyn Read, to: &Path) -> Result<(String, u64), Refusal> {
    let mut head = [0; 4];
    let mut known = 0;
    let reading = Refusal::file("the file");
    loop {
        match came.read(&mut head[known..]) {
            Ok(0) => break,
            Ok(read) => known += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(reading(error)),
        }
        if known == head.len() {
            break;
        }
    }
    let counted = Bounded { from: (&head[..known]).chain(came), left: config.most_bytes, over: false };
    if head[..known] == ZSTANDARD { unpack(config, counted, to) } else { plain(config, counted, to) }
}

/// Reads at most so many bytes.
struct Bounded<R> {
    from: R,
    left: u64,
    over: bool,
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(buffer)?;
        match self.left.checked_sub(read as u64) {
            Some(left) => self.left = left,
            None => {
                self.over = true;
                return Err(io::Error::other("too large"));
            }
        }
        Ok(read)
    }
}

fn plain<R: Read>(config: &Config, mut from: Bounded<R>, to: &Path) -> Result<(String, u64), Refusal> {
    match hashed(&mut from, to, config.most_bytes) {
        Err(Copied::Reading(_)) if from.over => Err(Refusal::TooLarge { most: config.most_bytes }),
        Err(Copied::Reading(error)) => Err(Refusal::file("the file")(error)),
        Err(Copied::Writing(error)) => Err(Refusal::file(to)(error)),
        Err(Copied::TooLarge) => Err(Refusal::TooLarge { most: config.most_bytes }),
        Ok(done) => Ok(done),
    }
}

fn unpack<R: Read>(config: &Config, mut from: Bounded<R>, to: &Path) -> Result<(String, u64), Refusal> {
    let broken = |fault: String| Refusal::Broken(fault);
    let done = {
        let mut decoder =
            ruzstd::decoding::StreamingDecoder::new(&mut from).map_err(|fault| broken(fault.to_string()))?;
        // The decoder takes no window above 100 MiB.
        hashed(&mut decoder, to, config.most_unpacked)
    };
    match done {
        Err(Copied::Reading(_)) if from.over => Err(Refusal::TooLarge { most: config.most_bytes }),
        Err(Copied::Reading(error)) => Err(broken(error.to_string())),
        Err(Copied::Writing(error)) => Err(Refusal::file(to)(error)),
        Err(Copied::TooLarge) => Err(Refusal::Bomb { most: config.most_unpacked }),
        Ok(done) => match from.read(&mut [0]) {
            Ok(0) => Ok(done),
            _ => Err(broken("something follows its first frame; compress it by `zstd FILE`".to_owned())),
        },
    }
}

enum Copied {
    Reading(io::Error),
    Writing(io::Error),
    TooLarge,
}

/// Copies, counts and hashes.
fn hashed(from: &mut dyn Read, to: &Path, most: u64) -> Result<(String, u64), Copied> {
    let mut file = File::create(to).map_err(Copied::Writing)?;
    let (mut hash, mut size) = (Sha256::new(), 0_u64);
    let mut buffer = vec![0; 1 << 16];
    loop {
        let read = match from.read(&mut buffer) {
            Ok(0) => break,
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(Copied::Reading(error)),
        };
        size += read as u64;
        if size > most {
            return Err(Copied::TooLarge);
        }
        hash.update(&buffer[..read]);
        file.write_all(&buffer[..read]).map_err(Copied::Writing)?;
    }
    file.sync_all().map_err(Copied::Writing)?;
    let mut digits = String::with_capacity(64);
    for byte in hash.finalize() {
        write!(digits, "{byte:02x}").expect("a string takes everything");
    }
    Ok((digits, size))
}

/// Sees whether a file can be a program here, without running it.
fn look_at(config: &Config, file: &Path) -> Result<(), Refusal> {
    let mut fault = jail::look_at(file, &config.interpreters).err().map(|error| error.to_string());
    // Its name is ours, not the author's.
    if let Some(text) = &mut fault {
        *text = text.replace(&format!("{}: ", file.display()), "");
    }
    fault.map_or(Ok(()), |fault| Err(Refusal::NotAProgram(fault)))
}
