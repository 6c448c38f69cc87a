//! Pairs played in processes of this machine, each by a referee of its own.

use std::future::Future;
use std::pin::Pin;
use std::process::Stdio;
use std::time::Duration;

use referee::{Event, Job};
use store::ladder::PairId;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::mpsc::UnboundedSender;
use tokio_util::sync::CancellationToken;

use crate::config::Programs;
use crate::field::{Field, PairJob, PairOutcome};
use crate::hear::Heard;
use crate::nevermind;

/// How long a referee may take to end once it is told to.
const FAREWELL: Duration = Duration::from_secs(3);
/// How much of what a referee complains of is kept, in bytes.
const COMPLAINTS: u64 = 4 << 10;

/// This machine.
#[derive(Clone, Debug)]
pub struct Machine {
    programs: Programs,
    places: usize,
}

impl Machine {
    /// With so many pairs at a time.
    pub fn new(programs: Programs, places: usize) -> Self {
        Self { programs, places }
    }
}

impl Field for Machine {
    fn name(&self) -> String {
        format!("process {}", std::process::id())
    }

    fn places(&self) -> usize {
        self.places
    }

    fn play(
        &self,
        job: PairJob,
        tell: UnboundedSender<(PairId, Event<'static>)>,
        stop: CancellationToken,
    ) -> Pin<Box<dyn Future<Output = PairOutcome> + Send>> {
        let referee = self.programs.referee.clone();
        Box::pin(async move {
            let waived: Vec<String> =
                job.job.jail.waived.iter().map(|layer| layer.name().to_owned()).collect();
            let mut heard = Heard::default();
            match refereed(&referee, &job.job, &stop, |event| {
                heard.hear(event.clone(), &waived);
                // Nobody may watch.
                nevermind(tell.send((job.pair, event)));
            })
            .await
            {
                Ok(()) if stop.is_cancelled() && !heard.finished => PairOutcome::Stopped,
                Ok(()) => match heard.void {
                    Some(reason) => PairOutcome::Void(reason),
                    None => PairOutcome::Played(heard.games),
                },
                Err(_) if stop.is_cancelled() => PairOutcome::Stopped,
                Err(reason) => PairOutcome::Void(reason),
            }
        })
    }
}

/// Has a referee do a job. Fails when the referee does: with why.
async fn refereed(
    (program, args): &(std::path::PathBuf, Vec<std::ffi::OsString>),
    job: &Job,
    stop: &CancellationToken,
    mut hear: impl FnMut(Event<'static>),
) -> Result<(), String> {
    let mut child = Command::new(program)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        // Keys pressed in the terminal are for us.
        .process_group(0)
        .kill_on_drop(true)
        .spawn()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let mut line = serde_json::to_vec(job).expect("a job is plain data");
    line.push(b'\n');
    let mut stdin = child.stdin.take().expect("it was asked for");
    // What is wrong with a referee that does not read is seen at its end.
    nevermind(stdin.write_all(&line).await);
    let stderr = child.stderr.take().expect("it was asked for");
    let complaints = tokio::spawn(async move {
        let mut text = Vec::new();
        nevermind(stderr.take(COMPLAINTS).read_to_end(&mut text).await);
        String::from_utf8_lossy(&text).trim().to_owned()
    });
    let stdout = child.stdout.take().expect("it was asked for");
    let mut lines = BufReader::with_capacity(1 << 16, stdout).lines();
    let mut finished = false;
    loop {
        let line = tokio::select! {
            line = lines.next_line() => line,
            () = stop.cancelled() => break,
        };
        match line {
            Ok(Some(line)) => {
                let event: Event<'static> = serde_json::from_str(&line)
                    .map_err(|fault| format!("the referee said {line:?}: {fault}"))?;
                finished |= matches!(event, Event::Finished { .. });
                hear(event);
            }
            Ok(None) | Err(_) => break,
        }
    }
    // The referee lives as long as its standard input is open.
    drop(stdin);
    drop(lines);
    let status = ended(&mut child).await;
    if finished || stop.is_cancelled() {
        return Ok(());
    }
    let said = complaints.await.unwrap_or_default();
    let said = if said.is_empty() { String::new() } else { format!(": {said}") };
    Err(format!("the referee ended early ({status}){said}"))
}

async fn ended(child: &mut Child) -> String {
    if let Ok(Ok(status)) = tokio::time::timeout(FAREWELL, child.wait()).await {
        return status.to_string();
    }
    nevermind(child.kill().await);
    "it was killed".to_owned()
}
