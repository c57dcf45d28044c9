import CoreGeometry
import FlipbookCore
import Picture

/// A snapshot on the page: the screen with its annotations, and a note below.
struct FigurePanel {
    /// The size of the screen on the page, in points.
    let size: CGSize
    /// The drawn layers, with the screen's upper left corner as the origin.
    let layers: [Layer]
    /// The rectangle that holds everything drawn, including the note.
    let bounds: CGRect

    /// The gap between the lowest annotation and the note below it, in points.
    private static let noteGap: CGFloat = 8

    /// Creates the panel of a snapshot at a scale, with the annotations that the plan requests.
    init(
        _ still: Snapshot, note: String, scale: CGFloat, plan: FigurePlan, textStyle: FigureTextStyle
    ) throws {
        let theme = (plan.theme ?? .light).theme
        let seen = still.picture.cropped(to: still.area)
        var layout = try AnnotationLayout(
            over: seen, origin: still.area.origin, scale: scale, theme: theme, textStyle: textStyle)
        if plan.hasAxes { layout.drawViewAxes() }
        if plan.isAnnotated { layout.draw(still.annotations ?? []) }
        if !note.isEmpty { layout.write(note: note, theme, gap: Self.noteGap) }
        size = layout.screen.size
        let view = CGRect(origin: .zero, size: still.picture.size)
        let edges = Self.edges(of: still.area, in: view, scale: scale, theme)
        layers =
            [Self.screen(seen, scale: scale)] + (still.hasEdges ? [edges] : []) + layout.layers
        bounds = layout.bounds
    }

    private static func screen(_ picture: Picture, scale: CGFloat) -> Layer {
        let area = CGRect(origin: .zero, size: picture.size)
        return Layer(
            name: "screen", transform: CGAffineTransform(scaleX: scale, y: scale), clip: .rectangle(area),
            contents: [.fill(.rectangle(area), picture.background)], children: picture.layers)
    }

    /// Returns the lines around the visible area: a hairline where the screen ends, a faint dashed line where
    /// the crop cuts it.
    private static func edges(of area: CGRect, in view: CGRect, scale: CGFloat, _ theme: Theme) -> Layer {
        let box = CGRect(x: 0, y: 0, width: area.width * scale, height: area.height * scale)
            .insetBy(dx: -0.375, dy: -0.375)
        let corners = box.corners
        let isEnd = [
            area.minY <= view.minY, area.maxX >= view.maxX, area.maxY >= view.maxY, area.minX <= view.minX,
        ]
        let lines = corners.indices.map { (Segment(corners[$0], corners[($0 + 1) % 4]).path, isEnd[$0]) }
        let end = Stroke(width: 0.75, cap: .square)
        let cut = Stroke(width: 0.75, dash: [2, 3])
        let order = lines.filter { !$0.1 } + lines.filter(\.1)
        return Layer(
            name: "edge", contents: order.map { .stroke($0, theme.quietInk.faded(by: 0.6), $1 ? end : cut) })
    }
}

extension AnnotationLayout {
    /// Writes a note below everything drawn so far, centered on the screen.
    fileprivate mutating func write(note: String, _ theme: Theme, gap: CGFloat) {
        let size = textStyle.size(of: note, width: max(screen.width, 80))
        beginLayer("note")
        write(
            note, FigureTextStyle.textSize, theme.quietInk,
            in: CGRect(
                x: screen.midX - size.width / 2, y: bounds.maxY + gap, width: size.width, height: size.height)
        )
    }
}
