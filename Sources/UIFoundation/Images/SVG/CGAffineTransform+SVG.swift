extension CGAffineTransform {
    /// Creates the transform of a list such as `translate(4 2) rotate(45)` (SVG 1.1, 7.6). A word that is
    /// not read ends it.
    init(svg text: String) {
        self = .identity
        for part in text.split(separator: ")") {
            let sides = part.split(separator: "(", maxSplits: 1)
            guard sides.count == 2 else { return }
            let name = sides[0].trimmingCharacters(in: CharacterSet(charactersIn: ", \t\r\n"))
            guard let next = CGAffineTransform(svg: name, SVGNumbers.all(in: sides[1])) else { return }
            self = next.concatenating(self)
        }
    }

    private init?(svg name: String, _ numbers: [CGFloat]) {
        func number(_ index: Int) -> CGFloat { index < numbers.count ? numbers[index] : 0 }
        func angle(_ index: Int) -> CGFloat { number(index).truncatingRemainder(dividingBy: 360) * .pi / 180 }
        switch name {
        case "matrix" where numbers.count == 6:
            self.init(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case "translate" where !numbers.isEmpty: self.init(translationX: number(0), y: number(1))
        case "scale" where !numbers.isEmpty:
            self.init(scaleX: number(0), y: numbers.count > 1 ? number(1) : number(0))
        case "rotate" where !numbers.isEmpty:
            let (x, y) = (number(1), number(2))
            self = CGAffineTransform(translationX: -x, y: -y)
                .concatenating(CGAffineTransform(rotationAngle: angle(0)))
                .concatenating(CGAffineTransform(translationX: x, y: y))
        case "skewX" where !numbers.isEmpty:
            let (sine, cosine) = sineAndCosine(angle(0))
            self.init(a: 1, b: 0, c: sine / cosine, d: 1, tx: 0, ty: 0)
        case "skewY" where !numbers.isEmpty:
            let (sine, cosine) = sineAndCosine(angle(0))
            self.init(a: 1, b: sine / cosine, c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }

    /// The components.
    var components: [CGFloat] { [a, b, c, d, tx, ty] }
}
