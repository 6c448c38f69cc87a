//! Sockets: each test listens, and is not called.

use std::io::ErrorKind;
use std::net::{TcpListener, UdpSocket};
use std::os::linux::net::SocketAddrExt as _;
use std::os::unix::net::{SocketAddr, UnixListener};

use crate::cell::Cell;

#[test]
fn it_calls_nobody_by_tcp() {
    let cell = Cell::new();
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port().to_string();
    cell.attack(&["tcp", &port]).contained();
    cell.attack_static(&["tcp", &port]).contained();
    assert_eq!(listener.accept().unwrap_err().kind(), ErrorKind::WouldBlock);
}

#[test]
fn it_sends_nothing_by_udp() {
    let cell = Cell::new();
    let socket = UdpSocket::bind(("127.0.0.1", 0)).unwrap();
    socket.set_nonblocking(true).unwrap();
    cell.attack(&["udp", &socket.local_addr().unwrap().port().to_string()]).contained();
    assert_eq!(socket.recv(&mut [0; 8]).unwrap_err().kind(), ErrorKind::WouldBlock);
}

#[test]
fn it_calls_no_abstract_socket() {
    let cell = Cell::new();
    let name = format!("starmate-test-{}", cell.mark());
    let listener = UnixListener::bind_addr(&SocketAddr::from_abstract_name(&name).unwrap()).unwrap();
    listener.set_nonblocking(true).unwrap();
    cell.attack(&["abstract", &name]).contained();
    assert_eq!(listener.accept().unwrap_err().kind(), ErrorKind::WouldBlock);
}

#[test]
fn it_calls_no_socket_in_the_file_system() {
    let cell = Cell::new();
    let path = cell.folder.path().join("socket");
    let listener = UnixListener::bind(&path).unwrap();
    listener.set_nonblocking(true).unwrap();
    cell.attack(&["unix", path.to_str().unwrap()]).contained();
    assert_eq!(listener.accept().unwrap_err().kind(), ErrorKind::WouldBlock);
}

#[test]
fn it_has_no_vsock_and_no_other_kind_of_socket() {
    Cell::new().attack(&["vsock"]).contained();
}
