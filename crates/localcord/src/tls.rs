//! A certificate authority for one run, and a certificate that it issues for discord.com and the hosts of its files.

use std::sync::Arc;

use rcgen::{
    BasicConstraints, CertificateParams, CertifiedIssuer, DnType, ExtendedKeyUsagePurpose, IsCa, KeyPair,
    KeyUsagePurpose,
};
use rustls::ServerConfig;
use rustls::pki_types::PrivatePkcs8KeyDer;

use crate::cdn::HOSTS;
use crate::error::Error;

/// The authority's certificate as PEM, and a server that shows the certificate that it issued.
pub(crate) fn issue() -> Result<(String, ServerConfig), Error> {
    let wrong = |error: rcgen::Error| Error::Tls(error.to_string());
    let mut authority = CertificateParams::new(Vec::new()).map_err(wrong)?;
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    authority.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    authority.distinguished_name.push(DnType::CommonName, "Local Discord, this run only");
    let key = KeyPair::generate().map_err(wrong)?;
    let authority = CertifiedIssuer::self_signed(authority, key).map_err(wrong)?;

    let names = ["discord.com"].iter().chain(&HOSTS).map(ToString::to_string);
    let mut params = CertificateParams::new(names.collect::<Vec<_>>()).map_err(wrong)?;
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    let key = KeyPair::generate().map_err(wrong)?;
    let certificate = params.signed_by(&key, &authority).map_err(wrong)?;

    // Named here, because a process that links two providers has no default one.
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .and_then(|builder| {
            let chain = vec![certificate.der().clone()];
            builder
                .with_no_client_auth()
                .with_single_cert(chain, PrivatePkcs8KeyDer::from(key.serialize_der()).into())
        });
    let mut config = config.map_err(|error| Error::Tls(error.to_string()))?;
    // HTTP/1.1 only: cutting a connection then hurts one request and no other.
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok((authority.pem(), config))
}
