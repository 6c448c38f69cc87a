use libdeflater::*;
use std::time::Instant;
fn main() {
    for f in std::env::args().skip(1) {
        let data = std::fs::read(&f).unwrap();
        // pull IDAT
        let mut at = 8; let mut idat = vec![]; let mut n=0;
        while at < data.len() { let len = u32::from_be_bytes(data[at..at+4].try_into().unwrap()) as usize; let k=&data[at+4..at+8]; if k==b"IDAT" {idat=data[at+8..at+8+len].to_vec();} if k==b"PLTE"{n=len/3} at+=12+len; }
        let mut raw = vec![0u8; 801*1200];
        let got = Decompressor::new().zlib_decompress(&idat, &mut raw).unwrap(); raw.truncate(got);
        print!("{f} colours {n} ");
        for l in [1,2,3,4,6] { let mut c = Compressor::new(CompressionLvl::new(l).unwrap()); let mut out=vec![0;c.zlib_compress_bound(raw.len())];
          let mut best=f64::MAX; let mut s=0; for _ in 0..30 { let t=Instant::now(); s=c.zlib_compress(&raw,&mut out).unwrap(); best=best.min(t.elapsed().as_secs_f64()*1e3);} print!(" L{l}: {s} {best:.2}ms"); }
        println!();
    }
}
