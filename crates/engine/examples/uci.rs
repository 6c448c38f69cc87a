fn main() {
    engine::speak(std::io::stdin().lock(), std::io::stdout(), None).unwrap();
}
