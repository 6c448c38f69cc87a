//! Which CPUs games are played on.

use rustix::thread::{CpuSet, sched_getaffinity};

use crate::error::Error;

/// The CPUs that we may use.
pub(crate) fn ours() -> Vec<usize> {
    match sched_getaffinity(None) {
        Ok(ours) => (0..CpuSet::MAX_CPU).filter(|cpu| ours.is_set(*cpu)).collect(),
        Err(_) => (0..std::thread::available_parallelism().map_or(1, usize::from)).collect(),
    }
}

/// The CPUs of a list such as `0,2-3`.
pub(crate) fn list(text: &str) -> Result<Vec<usize>, Error> {
    let fault = || Error::input("--use-affinity", format!("{text:?} is not a list such as 0,2-3"));
    let mut cpus = Vec::new();
    for part in text.split(',') {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let [first, last] = [first, last].map(|number| number.trim().parse::<usize>());
        let (first, last) = (first.map_err(|_| fault())?, last.map_err(|_| fault())?);
        if first > last || last >= CpuSet::MAX_CPU {
            return Err(fault());
        }
        cpus.extend(first..=last);
    }
    Ok(cpus)
}

/// The CPUs of each game that is played at a time.
pub(crate) fn shares(cpus: &[usize], games: usize, threads: usize) -> Result<Vec<Vec<usize>>, Error> {
    if games * threads > cpus.len() {
        let fault = format!("{games} games of {threads} threads need more than {} CPUs", cpus.len());
        return Err(Error::input("--use-affinity", fault));
    }
    Ok(cpus.chunks(threads).take(games).map(<[usize]>::to_vec).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_cpus_of_its_own() {
        let cpus = list("0,2-4").unwrap();
        assert_eq!(shares(&cpus, 2, 2).unwrap(), [vec![0, 2], vec![3, 4]]);
        assert!(shares(&cpus, 3, 2).is_err());
        assert!(list("3-1").is_err() && list("a").is_err());
    }
}
