//! Who meets whom, and how strong they are: ratings, the choice of pairs, tournaments. Plain code without I/O.
