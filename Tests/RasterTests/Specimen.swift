import CoreGeometry
import Picture

/// Pictures that hold every kind of brush stroke.
enum Specimen {
    /// All but letters, which renderers hint each in its own way.
    static let shapes = Picture(
        size: CGSize(width: 160, height: 120),
        layers: [
            sheet(at: CGPoint(x: 40, y: 40), turned: 0.5, .fill(square(side: 40), .tomato)),
            Layer(
                name: "group", transform: CGAffineTransform(translationX: 70, y: 10), opacity: 0.5,
                contents: [.fill(rectangle(0, 0, 40, 30), .ocean)],
                children: [sheet(at: CGPoint(x: 20, y: 15), .fill(rectangle(0, 0, 40, 30), .sun))]),
            sheet(
                at: CGPoint(x: 10, y: 70),
                .fill(.roundedRectangle(CGRect(x: 0, y: 0, width: 50, height: 40), cornerRadius: 12), .ink)),
            sheet(
                at: CGPoint(x: 100, y: 90), clip: .ellipse(in: CGRect(x: -30, y: -20, width: 60, height: 40)),
                .fill(square(side: 80), .sun),
                .stroke(
                    .path(star), .ink, Stroke(width: 3, cap: .round, join: .round, dash: [6, 5]))),
            Layer(
                transform: CGAffineTransform(a: 1, b: 0.2, c: -0.5, d: 0.8, tx: 140, ty: 60),
                contents: [
                    .stroke(
                        .ellipse(in: CGRect(x: -8, y: -12, width: 16, height: 24)), .tomato, Stroke(width: 2))
                ]),
        ])

    /// All kinds of layers, letters included.
    static let everything: Picture = {
        var picture = shapes
        let frame = CGRect(x: 60, y: 2, width: 96, height: 50)
        let text = Text(
            "Fall, bounce & rest", font: Font(size: 14), color: .ink, frame: frame, alignment: .center,
            lineLimit: 2)
        picture.layers.append(Layer(name: "label", contents: [.text(text)]))
        return picture
    }()

    /// A star of five tips; its middle is filled under the non-zero rule.
    static let star = Path(
        polygon: (0..<5).map { tip in
            let (sine, cosine) = sineAndCosine(Double(tip) * 4 * .pi / 5)
            return CGPoint(x: 22 * sine, y: -22 * cosine)
        })
}
