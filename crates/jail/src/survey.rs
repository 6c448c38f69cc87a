//! What was found of the jail's layers on this machine, and what follows.

use serde::Serialize;

use crate::error::Error;
use crate::layer::{Layer, Layers};

/// One layer, as it was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// Which one.
    pub layer: Layer,
    /// Whether it holds.
    pub present: bool,
    /// What was seen.
    pub seen: String,
    /// An operator chose to do without.
    pub waived: bool,
    /// Whether it could be tried: often not, where another one is missing.
    pub tried: bool,
}

/// All layers, as they were found.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Survey {
    findings: Vec<Finding>,
    /// Namespaces can only be had within a user namespace.
    ordinary: bool,
}

impl Survey {
    /// Before anything was found.
    #[cfg_attr(not(all(target_os = "linux", target_arch = "x86_64")), expect(dead_code))]
    pub(crate) fn new(ordinary: bool) -> Self {
        let finding =
            |layer| Finding { layer, present: false, seen: "not tried".into(), waived: false, tried: false };
        Self { findings: Layer::ALL.map(finding).into(), ordinary }
    }

    #[cfg_attr(not(all(target_os = "linux", target_arch = "x86_64")), expect(dead_code))]
    pub(crate) fn note(&mut self, layer: Layer, present: bool, seen: impl Into<String>) {
        if let Some(finding) = self.findings.iter_mut().find(|finding| finding.layer == layer) {
            (finding.present, finding.seen, finding.tried) = (present, seen.into(), true);
        }
    }

    #[cfg_attr(not(all(target_os = "linux", target_arch = "x86_64")), expect(dead_code))]
    pub(crate) fn note_untried(&mut self, layer: Layer, why: &str) {
        if let Some(finding) = self.findings.iter_mut().find(|finding| finding.layer == layer) {
            why.clone_into(&mut finding.seen);
        }
    }

    /// The layers in their order, those that must be there first.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// As if these were missing.
    #[must_use]
    pub fn without(mut self, layers: Layers) -> Self {
        for layer in layers.iter() {
            self.note_missing(layer, "taken for missing");
        }
        self.without_what_needs(layers)
    }

    /// With these left off on purpose.
    #[must_use]
    pub fn waiving(mut self, layers: Layers) -> Self {
        self.findings.iter_mut().for_each(|finding| finding.waived = layers.has(finding.layer));
        self.without_what_needs(layers)
    }

    /// Marks what cannot be had without certain layers.
    fn without_what_needs(mut self, layers: Layers) -> Self {
        for layer in Layer::ALL {
            if let Some(needed) = needs(layer, self.ordinary).filter(|needed| layers.has(*needed)) {
                self.note_missing(layer, &format!("it needs {needed}"));
            }
        }
        self
    }

    fn note_missing(&mut self, layer: Layer, seen: &str) {
        if let Some(finding) = self.findings.iter_mut().find(|finding| finding.layer == layer) {
            (finding.present, finding.tried) = (false, true);
            seen.clone_into(&mut finding.seen);
        }
    }

    /// Whether the layer holds and is wanted.
    fn holds(&self, layer: Layer) -> bool {
        self.findings.iter().any(|finding| finding.layer == layer && finding.present && !finding.waived)
    }

    /// What stands in for a layer that is missing, if something does.
    pub fn stand_in(&self, layer: Layer) -> Option<Layer> {
        layer.stand_in().filter(|other| !self.holds(layer) && self.holds(*other))
    }

    /// The layers that the jail is made of here.
    pub fn applied(&self) -> Layers {
        let wanted = |layer| match layer {
            Layer::AddressSpace => !self.holds(Layer::MemoryCgroup),
            Layer::Nproc => !self.holds(Layer::PidsCgroup),
            _ => true,
        };
        Layer::ALL.into_iter().filter(|layer| self.holds(*layer) && wanted(*layer)).collect()
    }

    /// Why no untrusted engine may run here, if so: the first layer that is missing and that nothing stands in for.
    pub fn refusal(&self) -> Option<Error> {
        let missing = |finding: &&Finding| {
            let layer = finding.layer;
            !finding.present && !finding.waived && !layer.only_stands_in() && self.stand_in(layer).is_none()
        };
        // The one that is at fault, rather than those that could not be tried for want of it.
        let at_fault = self.findings.iter().filter(|finding| finding.tried).find(missing);
        let missing = at_fault.or_else(|| self.findings.iter().find(missing))?;
        let reason = match missing.layer.stand_in() {
            Some(other) => {
                format!("{}; and {other}, which would stand in for it, is missing too", missing.seen)
            }
            None => missing.seen.clone(),
        };
        Some(Error::refused(missing.layer, reason))
    }
}

/// The layer without which another one cannot be put up.
pub(crate) fn needs(layer: Layer, ordinary: bool) -> Option<Layer> {
    match layer {
        Layer::Pid | Layer::Mount | Layer::Net | Layer::Ipc if ordinary => Some(Layer::UserNamespace),
        Layer::Seccomp | Layer::Landlock => Some(Layer::NoNewPrivs),
        _ => None,
    }
}
