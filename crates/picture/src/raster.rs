//! From SVG to pixels.

use image::{Rgba, RgbaImage};
use resvg::{tiny_skia, usvg};

/// Draws an SVG document into `width` by `height` pixels, scaling its own width to that.
pub(crate) fn raster(svg: &str, width: u32, height: u32) -> RgbaImage {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("our own SVG is well formed");
    let mut pixmap = tiny_skia::Pixmap::new(width, height).expect("sizes are small and not zero");
    let scale = width as f32 / tree.size().width();
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let mut image = RgbaImage::new(width, height);
    for (to, from) in image.pixels_mut().zip(pixmap.pixels()) {
        let colour = from.demultiply();
        *to = Rgba([colour.red(), colour.green(), colour.blue(), colour.alpha()]);
    }
    image
}

/// Wraps elements into a document of `width` by `height` units filled with `fill`, and draws it.
pub(crate) fn elements(body: &str, fill: impl std::fmt::Display, width: i32, height: i32) -> RgbaImage {
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" fill="{fill}"/>{body}</svg>"#
    );
    raster(&svg, width as u32, height as u32)
}
