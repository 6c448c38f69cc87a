//! LZW as GIF has it (version 89a, appendix F), for pictures of which most stays as it was.
//!
//! The `gif` crate writes the file and would compress too, at 8 ns a pixel whether the pixel changes or not: 2 ms for
//! the rectangle around a move and its caption, four times what a frame may cost. Here a string and its next symbol are
//! looked up in one step, and a run of pixels that stay is taken in as many steps as it gives codes, however long it is.

/// The largest number of codes: twelve bits.
const CODES: usize = 1 << 12;

/// The largest number of symbols besides the one of pixels that stay.
const SYMBOLS: usize = 16;

/// No such string yet.
const NONE: u16 = u16::MAX;

/// Compresses one frame after the other, with the same memory.
pub(crate) struct Lzw {
    /// By a string's code, the codes of the strings that are longer by a symbol, and by one of a pixel that stays. Apart,
    /// since the first table is the smaller for it, which is looked up for every pixel.
    longer: Box<[[u16; SYMBOLS]; CODES]>,
    longer_blank: Vec<u16>,
    /// The symbol of pixels that stay, and the codes of one of it, of two, of three …
    blank: u8,
    blanks: Vec<u16>,
    /// How many of it the string at hand is, if it is nothing else; otherwise none.
    run: usize,
    /// Bits of a symbol; the code that clears the table comes after the last symbol, the one that ends after that.
    bits: u8,
    /// Bits of a code by now.
    width: u8,
    /// The code that the next new string gets.
    free: u16,
    /// The string at hand: of all codes' strings the longest that has matched.
    string: u16,
    /// Bits that do not fill a byte yet, and how many.
    pending: u64,
    filled: u8,
    out: Vec<u8>,
}

impl Lzw {
    pub(crate) fn new() -> Lzw {
        Lzw {
            longer: vec![[NONE; SYMBOLS]; CODES].try_into().expect("as many as were made"),
            longer_blank: vec![NONE; CODES],
            blank: 0,
            blanks: Vec::new(),
            run: 0,
            bits: 0,
            width: 0,
            free: 0,
            string: 0,
            pending: 0,
            filled: 0,
            out: Vec::new(),
        }
    }

    /// Begins a frame of symbols below `blank`, at most sixteen, and that itself for pixels that stay.
    pub(crate) fn begin(&mut self, blank: u8) {
        assert!(usize::from(blank) <= SYMBOLS);
        let bits = u32::from(blank + 1).next_power_of_two().trailing_zeros().max(2) as u8;
        self.bits = bits;
        self.blank = blank;
        self.out.clear();
        self.out.push(bits);
        self.width = bits + 1;
        self.put(self.clear());
        self.forget();
        // The empty string, as it were: each symbol makes it that symbol's own.
        self.string = self.clear();
        self.run = 0;
    }

    fn clear(&self) -> u16 {
        1 << self.bits
    }

    /// Empties the table.
    fn forget(&mut self) {
        let clear = usize::from(self.clear());
        self.longer[..clear].fill([NONE; SYMBOLS]);
        self.longer[clear] = std::array::from_fn(|symbol| symbol as u16);
        self.longer_blank[..clear].fill(NONE);
        self.longer_blank[clear] = self.blank.into();
        self.free = self.clear() + 2;
        self.width = self.bits + 1;
        self.blanks.clear();
        self.blanks.push(self.blank.into());
    }

    /// Writes a code.
    fn put(&mut self, code: u16) {
        self.pending |= u64::from(code) << self.filled;
        self.filled += self.width;
        if self.filled >= 32 {
            self.out.extend_from_slice(&(self.pending as u32).to_le_bytes());
            self.pending >>= 32;
            self.filled -= 32;
        }
    }

    /// Writes the string at hand, gives a code to the one that is longer by `symbol`, and begins anew with that.
    /// The new code, unless the table was full and is empty now.
    fn learn(&mut self, symbol: u8) -> Option<u16> {
        self.put(self.string);
        let new = self.free;
        let string = usize::from(self.string);
        if symbol == self.blank {
            self.longer_blank[string] = new;
        } else {
            self.longer[string][usize::from(symbol)] = new;
        }
        self.longer[usize::from(new)] = [NONE; SYMBOLS];
        self.longer_blank[usize::from(new)] = NONE;
        self.free += 1;
        self.string = symbol.into();
        if usize::from(self.free) == CODES {
            self.put(self.clear());
            self.forget();
            return None;
        }
        // A reader learns a string only with the code after it.
        if new >> self.width > 0 {
            self.width += 1;
        }
        Some(new)
    }

    /// Adds pixels that change.
    pub(crate) fn change(&mut self, symbols: &[u8]) {
        debug_assert!(symbols.iter().all(|symbol| *symbol < self.blank));
        let mut string = self.string;
        for &symbol in symbols {
            // Without the remainders, which change nothing, every pixel would be checked.
            let next = self.longer[usize::from(string) % CODES][usize::from(symbol) % SYMBOLS];
            if next == NONE {
                self.string = string;
                self.learn(symbol);
                string = self.string;
            } else {
                string = next;
            }
        }
        self.string = string;
        if !symbols.is_empty() {
            self.run = 0;
        }
    }

    /// Adds `count` pixels that stay.
    pub(crate) fn stay(&mut self, mut count: usize) {
        // Strings that began with something else are ended first, pixel by pixel.
        while count > 0 && self.run == 0 {
            count -= 1;
            let fresh = self.string == self.clear();
            let next = self.longer_blank[usize::from(self.string)];
            if next == NONE {
                self.learn(self.blank);
                self.run = 1;
            } else {
                self.string = next;
                self.run = fresh.into();
            }
        }
        while count > 0 {
            let step = count.min(self.blanks.len() - self.run);
            count -= step;
            self.run += step;
            self.string = self.blanks[self.run - 1];
            if count > 0 {
                count -= 1;
                let learnt = self.learn(self.blank);
                self.blanks.extend(learnt);
                self.run = 1;
            }
        }
    }

    /// Ends the frame: the bits of a symbol, then the codes, as a byte each and a stream.
    pub(crate) fn end(&mut self) -> &[u8] {
        self.put(self.string);
        if usize::from(self.free) == 1 << self.width {
            self.width += 1;
        }
        self.put(self.clear() + 1);
        let rest = usize::from(self.filled.div_ceil(8));
        self.out.extend_from_slice(&self.pending.to_le_bytes()[..rest]);
        (self.pending, self.filled) = (0, 0);
        &self.out
    }
}

#[cfg(test)]
mod tests;
