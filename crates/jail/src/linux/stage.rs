//! From a stranger's file to an engine that can be run: copied, hashed, and looked at.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _};
use std::os::unix::fs::{FileTypeExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use object::elf::{EM_X86_64, FileHeader64, PT_INTERP};
use object::read::elf::{FileHeader as _, ProgramHeader as _};
use object::{Endianness, elf};

use crate::error::Error;
use crate::nevermind;
use crate::sha::Sha256;

/// An engine that was copied and checked, ready to be run any number of times.
#[derive(Debug, Clone)]
pub struct Engine {
    /// The copy.
    pub(super) staged: PathBuf,
    pub(super) kind: Kind,
    sha256: Sha256,
}

impl Engine {
    /// The hash of what is run.
    pub fn sha256(&self) -> Sha256 {
        self.sha256
    }
}

/// How it is run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    Static,
    /// Loaded by this program.
    Dynamic(PathBuf),
    /// Read by this interpreter, with the loader of that one.
    Script {
        interpreter: PathBuf,
        argument: Option<String>,
        loader: Option<PathBuf>,
    },
}

/// Copies a file into a folder of ours, under its hash, if it is the one that is expected.
pub(super) fn copy(path: &Path, expected: Option<Sha256>, folder: &Path) -> Result<(PathBuf, Sha256), Error> {
    let open = |what: &str| Error::io(format!("{what} {}", path.display()));
    // Neither followed, if it is a link, nor waited for, if it is a FIFO.
    let flags = libc::O_NOFOLLOW | libc::O_NONBLOCK | libc::O_NOCTTY;
    let mut from = match OpenOptions::new().read(true).custom_flags(flags).open(path) {
        Err(error) if error.raw_os_error() == Some(libc::ELOOP) => {
            return Err(Error::NotAFile { path: path.to_owned(), what: "a symbolic link" });
        }
        Err(error) if error.raw_os_error() == Some(libc::ENXIO) => {
            return Err(Error::NotAFile { path: path.to_owned(), what: "a socket or device" });
        }
        other => other.map_err(open("opening"))?,
    };
    let kind = from.metadata().map_err(open("looking at"))?.file_type();
    if !kind.is_file() {
        let what = match kind {
            _ if kind.is_dir() => "a folder",
            _ if kind.is_fifo() => "a FIFO",
            _ => "a device",
        };
        return Err(Error::NotAFile { path: path.to_owned(), what });
    }
    let staging = |error| Error::Io { what: format!("staging {}", path.display()), source: error };
    let unfinished = folder.join(format!("unfinished.{:?}", std::thread::current().id()));
    let mut to = File::create(&unfinished).map_err(staging)?;
    let found = Sha256::copying(&mut from, &mut to).map_err(staging)?;
    if let Some(expected) = expected.filter(|expected| *expected != found) {
        nevermind(fs::remove_file(&unfinished));
        return Err(Error::Changed { path: path.to_owned(), expected, found });
    }
    to.set_permissions(fs::Permissions::from_mode(0o555)).map_err(staging)?;
    drop(to);
    let staged = folder.join(found.to_string());
    // Under the hash the content is the same, and a file that is replaced cannot be mounted any more by whoever
    // has just opened it to run it: so the first copy stays.
    let linked = fs::hard_link(&unfinished, &staged);
    nevermind(fs::remove_file(&unfinished));
    match linked {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(staging(error)),
        _ => Ok((staged, found)),
    }
}

/// Looks at a staged file: `path` is what it is called in messages.
pub(super) fn examine(
    path: &Path,
    staged: PathBuf,
    sha256: Sha256,
    interpreters: &[PathBuf],
) -> Result<Engine, Error> {
    let kind = kind(path, &staged, interpreters)?;
    Ok(Engine { staged, kind, sha256 })
}

/// Looks at a file where it is, without running anything: whether it can be a program here.
///
/// # Errors
///
/// What is wrong with it: no program for this machine, its loader is missing, its interpreter is not allowed.
pub fn look_at(path: &Path, interpreters: &[PathBuf]) -> Result<(), Error> {
    kind(path, path, interpreters).map(drop)
}

fn kind(path: &Path, staged: &Path, interpreters: &[PathBuf]) -> Result<Kind, Error> {
    let head = head(staged).map_err(Error::io(format!("reading {}", path.display())))?;
    if let Some(line) = head.strip_prefix(b"#!") {
        let line = line.split(|byte| *byte == b'\n').next().unwrap_or_default();
        return script(path, &String::from_utf8_lossy(line), interpreters);
    }
    Ok(match loader(path, &head)? {
        None => Kind::Static,
        Some(loader) => Kind::Dynamic(loader),
    })
}

/// A script is run by its interpreter directly, so that the `env` of its first line needs not be there.
fn script(path: &Path, line: &str, allowed: &[PathBuf]) -> Result<Kind, Error> {
    let (named, argument) = match line.trim().split_once(char::is_whitespace) {
        Some((named, argument)) => (named, Some(argument.trim().to_owned())),
        None => (line.trim(), None),
    };
    let by_name = Path::new(named).file_name().is_some_and(|name| name == "env");
    let (named, argument) =
        if by_name { (argument.unwrap_or_default(), None) } else { (named.to_owned(), argument) };
    let is = |interpreter: &&PathBuf| {
        let whole = interpreter.as_path() == Path::new(&named);
        whole || by_name && interpreter.file_name().is_some_and(|name| name == named.as_str())
    };
    let Some(interpreter) = allowed.iter().find(is).cloned() else {
        return Err(Error::Interpreter { path: path.to_owned(), interpreter: named });
    };
    let loader = loader_of(&interpreter)?;
    Ok(Kind::Script { interpreter, argument, loader })
}

/// The first 64 KiB: headers stand at the beginning.
fn head(path: &Path) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    File::open(path)?.take(1 << 16).read_to_end(&mut head)?;
    Ok(head)
}

/// The loader of a program for this machine, if it needs one.
fn loader(path: &Path, head: &[u8]) -> Result<Option<PathBuf>, Error> {
    let not = |what: &str| Error::NotAProgram { path: path.to_owned(), what: what.to_owned() };
    if !head.starts_with(&elf::ELFMAG) {
        return Err(not("neither a Linux program (ELF) nor a script"));
    }
    let foreign = || not("a program for another machine than x86-64 Linux");
    let header = FileHeader64::<Endianness>::parse(head).map_err(|_| foreign())?;
    let endian = header.endian().map_err(|_| foreign())?;
    if header.e_machine(endian) != EM_X86_64 || endian != Endianness::Little {
        return Err(foreign());
    }
    if !matches!(header.e_type(endian), elf::ET_EXEC | elf::ET_DYN) {
        return Err(not("an object file and not a program"));
    }
    let broken = |_| not("its headers are broken");
    for segment in header.program_headers(endian, head).map_err(broken)? {
        if segment.p_type(endian) == PT_INTERP {
            let name = segment.data(endian, head).map_err(|()| not("its headers are broken"))?;
            let name = name.split(|byte| *byte == 0).next().unwrap_or_default();
            let loader = String::from_utf8_lossy(name).into_owned();
            if !Path::new(&loader).is_file() {
                return Err(Error::MissingLoader { path: path.to_owned(), loader });
            }
            return Ok(Some(loader.into()));
        }
    }
    Ok(None)
}

/// The loader of a program of this machine.
pub(super) fn loader_of(program: &Path) -> Result<Option<PathBuf>, Error> {
    let head = head(program).map_err(Error::io(format!("reading {}", program.display())))?;
    loader(program, &head)
}

/// What a loader says of libraries that it does not find (`--list`, of the C libraries glibc and musl).
pub(super) fn missing_libraries(said: &str) -> Vec<String> {
    let one = |line: &str| {
        let line = line.trim();
        if let Some((library, _)) = line.split_once(" => not found") {
            return Some(library.to_owned());
        }
        if let Some((_, rest)) = line.split_once("rror loading shared library ") {
            return rest.split(':').next().map(str::to_owned);
        }
        let (_, rest) = line.split_once("error while loading shared libraries: ")?;
        rest.split(':').next().map(str::to_owned)
    };
    let mut missing: Vec<_> = said.lines().filter_map(one).collect();
    missing.dedup();
    missing
}
