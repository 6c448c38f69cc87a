//! Draws a set of pictures to look at: every theme, the setup, a check, both sides, small to large.
//!
//! `cargo run --release -p starmate-picture --example gallery -- FOLDER`

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use rules::starchess::Position;
use starmate_picture::{Caption, Painter, Scene, Size, Theme, svg};

const SETUP: &str = "1/2/KP3pr/1P2p1/BP1p1/QP2p1/1P3pk/2/1 RNqbn b CDEFGcdefg 0 3";
const START: &str = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";
const CHECK: &str = "1/2/BPp2k1/K1Pp2/QPNpq/1P1p1r/1R1n2b/2/1 - b CEFe 2 13";

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("which folder?")?);
    fs::create_dir_all(&folder)?;
    let painter = Painter::new();
    let positions = [
        ("setup", SETUP, "Q@22", "Black to place a man"),
        ("start", START, "N@27", "Move 6 · White to move"),
        ("check", CHECK, "33-19", "N33-19+ · Black to move"),
    ];
    for (name, text, last, line) in positions {
        let position: Position = text.parse()?;
        let caption = Some(Caption { white: "Judit Polgár", black: "Ёжик в тумане", line });
        let scene = Scene { last: last.parse().ok(), caption, ..Scene::new(&position) };
        for theme in Theme::ALL {
            for flip in [false, true] {
                let side = if flip { "black" } else { "white" };
                let scene = Scene { theme, flip, ..scene };
                fs::write(folder.join(format!("{name}-{theme}-{side}.png")), &*painter.png(&scene))?;
                fs::write(folder.join(format!("{name}-{theme}-{side}.svg")), svg(&scene))?;
            }
        }
        for width in [240, 400, 2000] {
            let scene = Scene { size: Size::new(width)?, ..scene };
            fs::write(folder.join(format!("{name}-{width}.png")), &*painter.png(&scene))?;
        }
    }
    Ok(())
}
