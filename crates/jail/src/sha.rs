//! The hash that names an engine's file.

use std::fmt;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;
use std::str::FromStr;

use sha2::Digest as _;

/// The SHA-256 of a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sha256([u8; 32]);

impl Sha256 {
    /// The hash of a file as it is now.
    ///
    /// # Errors
    ///
    /// Whatever reading it says.
    pub fn of(path: &Path) -> io::Result<Self> {
        Self::copying(&mut File::open(path)?, &mut io::sink())
    }

    /// Copies a file and hashes what was copied.
    pub(crate) fn copying(from: &mut impl Read, to: &mut impl Write) -> io::Result<Self> {
        let mut hash = sha2::Sha256::new();
        let mut buffer = vec![0; 1 << 18];
        loop {
            match from.read(&mut buffer)? {
                0 => return Ok(Self(hash.finalize().into())),
                read => {
                    hash.update(&buffer[..read]);
                    to.write_all(&buffer[..read])?;
                }
            }
        }
    }
}

impl fmt::Display for Sha256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Sha256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sha256({self})")
    }
}

/// Not 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a SHA-256 is 64 hexadecimal digits")]
pub struct NotASha256;

impl FromStr for Sha256 {
    type Err = NotASha256;

    fn from_str(text: &str) -> Result<Self, NotASha256> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(NotASha256);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = str::from_utf8(digits).map_err(|_| NotASha256)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| NotASha256)?;
        }
        Ok(Self(bytes))
    }
}
