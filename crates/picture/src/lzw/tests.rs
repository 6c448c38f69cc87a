use proptest::prelude::*;

use super::*;

/// The symbols as the `gif` crate's decoder reads them.
fn read(stream: &[u8], pixels: usize) -> Vec<u8> {
    let palette = vec![0; 3 << stream[0]];
    let mut file = gif::Encoder::new(Vec::new(), pixels as u16, 1, &palette).expect("a header");
    let frame =
        gif::Frame { width: pixels as u16, height: 1, buffer: stream.into(), ..gif::Frame::default() };
    file.write_lzw_pre_encoded_frame(&frame).expect("a frame");
    let file = file.into_inner().expect("a file");
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    options.check_lzw_end_code(true);
    let mut reader = options.read_info(&file[..]).expect("a header");
    reader.read_next_frame().expect("a stream").expect("a frame").buffer.to_vec()
}

/// A stretch of a frame.
#[derive(Clone, Debug)]
enum Stretch {
    Change(Vec<u8>),
    Stay(usize),
}

fn written(lzw: &mut Lzw, blank: u8, stretches: &[Stretch]) -> Vec<u8> {
    lzw.begin(blank);
    for stretch in stretches {
        match stretch {
            Stretch::Change(symbols) => lzw.change(symbols),
            Stretch::Stay(count) => lzw.stay(*count),
        }
    }
    lzw.end().to_vec()
}

fn symbols(blank: u8, stretches: &[Stretch]) -> Vec<u8> {
    let each = stretches.iter().map(|stretch| match stretch {
        Stretch::Change(symbols) => symbols.clone(),
        Stretch::Stay(count) => vec![blank; *count],
    });
    each.collect::<Vec<_>>().concat()
}

fn frame() -> impl Strategy<Value = (u8, Vec<Stretch>)> {
    (2_u8..=16).prop_flat_map(|blank| {
        let change = prop_oneof![
            proptest::collection::vec(0..blank, 1..300),
            (0..blank, 1_usize..400).prop_map(|(symbol, count)| vec![symbol; count]),
        ];
        let stretch = prop_oneof![
            change.prop_map(Stretch::Change),
            (0_usize..700).prop_map(Stretch::Stay),
            (0_usize..12_000).prop_map(Stretch::Stay),
        ];
        (Just(blank), proptest::collection::vec(stretch, 1..60))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn another_reader_gets_back_what_was_written(frames in proptest::collection::vec(frame(), 1..4)) {
        let mut lzw = Lzw::new();
        for (blank, stretches) in frames {
            let mut expected = symbols(blank, &stretches);
            // The longest row that a GIF can have.
            prop_assume!(!expected.is_empty());
            let mut kept = stretches;
            while expected.len() > usize::from(u16::MAX) {
                kept.pop();
                expected = symbols(blank, &kept);
            }
            prop_assume!(!expected.is_empty());
            let stream = written(&mut lzw, blank, &kept);
            prop_assert_eq!(read(&stream, expected.len()), &expected[..]);
            // The crate's own compressor picks the bits by the largest symbol, and forgets a string's seventeenth
            // successor; otherwise there is but one way to do it.
            let mut frame = gif::Frame::from_indexed_pixels(expected.len() as u16, 1, expected, None);
            frame.make_lzw_pre_encoded();
            if blank < 16 && frame.buffer[0] == stream[0] {
                prop_assert_eq!(&stream, &*frame.buffer);
            }
        }
    }
}

#[test]
fn every_length_of_a_frame_that_stays_or_changes_ends_well() {
    let mut lzw = Lzw::new();
    for length in (1..3000).chain([65_535]) {
        for stretch in
            [Stretch::Stay(length), Stretch::Change((0..length).map(|n| (n * n % 3) as u8).collect())]
        {
            let stretches = [stretch];
            let stream = written(&mut lzw, 3, &stretches);
            assert_eq!(read(&stream, length), symbols(3, &stretches), "{length}");
        }
    }
}

#[test]
fn what_stays_costs_hardly_a_byte() {
    let mut lzw = Lzw::new();
    // Runs of 1 to 361 pixels make up the 65,341 of them; a code has at most nine bits.
    assert!(written(&mut lzw, 16, &[Stretch::Stay(65_341)]).len() < 361 * 9 / 8 + 4);
}
