//! A faithful local Discord: REST, gateway and a chat page on loopback.
