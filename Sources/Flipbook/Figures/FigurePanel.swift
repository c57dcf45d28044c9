import CoreGeometry
import Picture

/// A still on the page: the phone's screen with what explains it, and a note below.
struct FigurePanel {
    /// The size of the screen on the page.
    let size: CGSize
    /// What is drawn, the screen's upper left corner as the origin.
    let layers: [Layer]
    /// All of it lies in this rectangle, the note as well.
    let bounds: CGRect

    /// Between the screen and the note below it.
    private static let noteGap: CGFloat = 8

    /// A still at a scale, explained as the plan says.
    init(
        _ still: Still, note: String, scale: CGFloat, plan: FigurePlan, lettering: Lettering
    ) throws {
        let theme = (plan.theme ?? .light).theme
        var draft = try Draft(over: still.picture, scale: scale, theme: theme, lettering: lettering)
        if plan.hasAxes { draft.drawViewAxes() }
        if plan.isAnnotated { draft.draw(still.annotations ?? []) }
        if !note.isEmpty { draft.write(note: note, theme, gap: Self.noteGap) }
        size = draft.screen.size
        layers = [Self.screen(still.picture, scale: scale, theme)] + draft.layers
        bounds = draft.bounds
    }

    /// The picture as it is, with a hairline around it so that one sees where the phone's screen ends.
    private static func screen(_ picture: Picture, scale: CGFloat, _ theme: Theme) -> Layer {
        let area = CGRect(origin: .zero, size: picture.size)
        let content = Layer(
            name: "screen", transform: CGAffineTransform(scaleX: scale, y: scale), clip: .rectangle(area),
            contents: [.fill(.rectangle(area), picture.background)], children: picture.layers)
        let edge = CGRect(x: 0, y: 0, width: area.width * scale, height: area.height * scale)
        return Layer(children: [
            content,
            Layer(
                name: "edge",
                contents: [
                    .stroke(
                        .rectangle(edge.insetBy(dx: -0.375, dy: -0.375)), theme.quietInk.faded(by: 0.6),
                        Stroke(width: 0.75))
                ]),
        ])
    }
}

extension Draft {
    /// Writes a note below everything that is drawn, in the middle of the screen.
    fileprivate mutating func write(note: String, _ theme: Theme, gap: CGFloat) {
        let size = lettering.size(of: note, width: max(screen.width, 80))
        beginSheet("note")
        write(
            note, Lettering.textSize, theme.quietInk,
            in: CGRect(
                x: screen.midX - size.width / 2, y: bounds.maxY + gap, width: size.width, height: size.height)
        )
    }
}
