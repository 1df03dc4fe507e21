#[test]
fn speed() {
    let cards = princess::Cards::read(princess::CARD_FILE);
    let t = std::time::Instant::now();
    for _ in 0..100 {
        std::hint::black_box(princess::Cards::read(princess::CARD_FILE).is_ok());
    }
    println!("{:?} {}", t.elapsed() / 100, cards.is_ok());
}
