use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use super::*;

/// A server that answers every request with the same bytes and then hangs up, or stays silent.
struct Liar {
    base: String,
    asked: Arc<AtomicUsize>,
    task: tokio::task::JoinHandle<()>,
}

impl Liar {
    async fn says(answer: impl Into<Vec<u8>>, then_silent: bool) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let base = format!("http://{}", listener.local_addr().expect("an address"));
        let (answer, asked) = (answer.into(), Arc::new(AtomicUsize::new(0)));
        let count = Arc::clone(&asked);
        let task = tokio::spawn(async move {
            let mut kept = Vec::new();
            while let Ok((mut stream, _)) = listener.accept().await {
                count.fetch_add(1, Ordering::SeqCst);
                let mut request = [0; 4096];
                let read = stream.read(&mut request).await.expect("a request");
                assert!(read > 0);
                stream.write_all(&answer).await.ok();
                if then_silent {
                    kept.push(stream);
                }
            }
        });
        Self { base, asked, task }
    }

    async fn fetch(&self, size: u64) -> Result<Vec<u8>, Unfetched> {
        let api = Api::Proxy(self.base.clone());
        let (whole, silence) = (Duration::from_secs(20), Duration::from_millis(300));
        let files = Files::with_patience(&api, whole, silence).expect("a client");
        files.fetch(&format!("{}/ephemeral-attachments/1/2/engine?ex=1", self.base), size, 1000).await
    }

    fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }
}

impl Drop for Liar {
    fn drop(&mut self) {
        self.task.abort();
    }
}

fn answer(headers: &str, body: &[u8]) -> Vec<u8> {
    [format!("HTTP/1.1 200 OK\r\nconnection: close\r\n{headers}\r\n").as_bytes(), body].concat()
}

#[tokio::test]
async fn a_file_comes_as_it_is() {
    let liar = Liar::says(answer("content-length: 5\r\n", b"\x7fELF!"), false).await;
    assert_eq!(liar.fetch(5).await.expect("a file"), b"\x7fELF!");
}

#[tokio::test]
async fn a_file_of_another_size_than_announced_is_refused() {
    for size in [4, 6] {
        let liar = Liar::says(answer("content-length: 5\r\n", b"\x7fELF!"), false).await;
        assert!(
            matches!(liar.fetch(size).await, Err(Unfetched::Size { announced, .. }) if announced == size),
            "{size}"
        );
    }
    let short = Liar::says(answer("content-length: 500\r\n", &[0; 400]), false).await;
    assert!(matches!(short.fetch(500).await, Err(Unfetched::Lost(_))));
}

#[tokio::test]
async fn nothing_is_asked_for_that_is_announced_too_large() {
    let liar = Liar::says(answer("content-length: 5\r\n", b"\x7fELF!"), false).await;
    assert!(matches!(liar.fetch(1001).await, Err(Unfetched::TooLarge { limit: 1000 })));
    assert_eq!(liar.asked(), 0);
}

#[tokio::test]
async fn more_than_allowed_is_not_read_whatever_the_headers_say() {
    let declared = Liar::says(answer("content-length: 900000000\r\n", &[0; 100]), true).await;
    assert!(matches!(declared.fetch(900).await, Err(Unfetched::TooLarge { .. })));
    // No length at all: until the end of the connection, or in chunks.
    let endless = Liar::says(answer("", &vec![0; 200_000]), true).await;
    assert!(matches!(endless.fetch(900).await, Err(Unfetched::TooLarge { .. })));
    let chunks = [&b"300\r\n"[..], &[0; 0x300], b"\r\n300\r\n", &[0; 0x300], b"\r\n0\r\n\r\n"].concat();
    let chunked = Liar::says(answer("transfer-encoding: chunked\r\n", &chunks), false).await;
    assert!(matches!(chunked.fetch(900).await, Err(Unfetched::TooLarge { .. })));
}

#[tokio::test]
async fn redirections_are_not_followed_not_even_to_discord() {
    let aim = Liar::says(answer("content-length: 1\r\n", b"x"), false).await;
    for to in
        [format!("{}/attachments/1/2/x", aim.base), "https://cdn.discordapp.com/attachments/1/2/x".into()]
    {
        let away =
            format!("HTTP/1.1 302 Found\r\nlocation: {to}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
        let liar = Liar::says(away, false).await;
        assert!(matches!(liar.fetch(1).await, Err(Unfetched::Status(_))));
    }
    assert_eq!(aim.asked(), 0);
}

#[tokio::test]
async fn what_comes_packed_or_with_an_error_is_refused() {
    let packed = Liar::says(answer("content-encoding: gzip\r\ncontent-length: 3\r\n", b"zip"), false).await;
    assert!(matches!(packed.fetch(3).await, Err(Unfetched::Packed)));
    let gone =
        Liar::says("HTTP/1.1 404 Not Found\r\ncontent-length: 4\r\nconnection: close\r\n\r\ngone", false)
            .await;
    assert!(matches!(gone.fetch(4).await, Err(Unfetched::Status(_))));
}

#[tokio::test]
async fn silence_in_the_middle_ends_it() {
    let liar = Liar::says(answer("content-length: 500\r\n", &[0; 100]), true).await;
    assert!(matches!(liar.fetch(500).await, Err(Unfetched::Lost(_))));
}

#[test]
fn addresses_are_discords_or_the_bases_and_nothing_else() {
    let at = |api: &Api, url: &str| Files::new(api).expect("a client").is_ours(&Url::parse(url).expect(url));
    let discord = |url: &str| at(&Api::Discord, url);
    assert!(discord("https://cdn.discordapp.com/ephemeral-attachments/1/2/engine?ex=1&is=2&hm=3"));
    assert!(discord("https://media.discordapp.net/attachments/1/2/engine"));
    for url in [
        "http://cdn.discordapp.com/attachments/1/2/engine",
        "https://cdn.discordapp.com:8443/attachments/1/2/engine",
        "https://cdn.discordapp.com.example.org/attachments/1/2/engine",
        "https://example.org/attachments/1/2/engine",
        "https://cdn.discordapp.com@example.org/attachments/1/2/engine",
        "https://user:word@cdn.discordapp.com/attachments/1/2/engine",
        "https://cdn.discordapp.com/avatars/1/2.png",
        "https://cdn.discordapp.com/attachments/../avatars/1/2.png",
        "file:///attachments/1/2/engine",
        "http://127.0.0.1:80/attachments/1/2/engine",
    ] {
        assert!(!discord(url), "{url}");
    }
    let proxy = |url: &str| at(&Api::Proxy("http://127.0.0.1:9/".to_owned()), url);
    assert!(proxy("http://127.0.0.1:9/ephemeral-attachments/1/2/engine"));
    assert!(proxy("https://cdn.discordapp.com/attachments/1/2/engine"));
    for url in [
        "http://127.0.0.1:10/attachments/1/2/e",
        "http://localhost:9/attachments/1/2/e",
        "https://127.0.0.1:9/attachments/1/2/e",
    ] {
        assert!(!proxy(url), "{url}");
    }
}
