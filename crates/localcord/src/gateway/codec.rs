//! Compression of what the gateway sends (documentation: "Encoding and Compression").

use std::io::Write;

use axum::extract::ws::Message;
use flate2::write::ZlibEncoder;
use flate2::{Compress, Compression, FlushCompress};
use serde_json::Value;

/// Payloads below this size are not worth compressing one by one.
const WORTH_COMPRESSING: usize = 1024;

/// How this connection wants its payloads.
pub(crate) enum Codec {
    /// Text.
    Plain,
    /// Larger payloads each as a zlib document (`compress` in IDENTIFY).
    Payload,
    /// One zlib stream over the whole connection (`compress=zlib-stream` in the URL).
    Stream(Box<Compress>),
}

impl Codec {
    pub(crate) fn new(stream: bool) -> Self {
        if stream { Self::Stream(Box::new(Compress::new(Compression::fast(), true))) } else { Self::Plain }
    }

    /// The client has asked for payload compression.
    pub(crate) fn compress_payloads(&mut self) {
        if matches!(self, Self::Plain) {
            *self = Self::Payload;
        }
    }

    pub(crate) fn encode(&mut self, payload: &Value) -> Message {
        let text = payload.to_string();
        match self {
            Self::Payload if text.len() >= WORTH_COMPRESSING => {
                let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
                let done = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
                Message::Binary(done.expect("writing into memory does not fail").into())
            }
            Self::Stream(compress) => Message::Binary(sync_flushed(compress, text.as_bytes()).into()),
            Self::Plain | Self::Payload => Message::Text(text.into()),
        }
    }
}

/// The next piece of a zlib stream; it ends with the four bytes of a sync flush, by which clients know its end.
fn sync_flushed(compress: &mut Compress, mut input: &[u8]) -> Vec<u8> {
    let mut output = Vec::with_capacity(input.len() + 64);
    loop {
        let before = compress.total_in();
        output.reserve(256);
        compress
            .compress_vec(input, &mut output, FlushCompress::Sync)
            .expect("deflating memory does not fail");
        input = &input[(compress.total_in() - before) as usize..];
        if input.is_empty() && output.len() < output.capacity() {
            return output;
        }
    }
}
