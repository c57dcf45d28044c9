import CoreGeometry
import FlipbookCore
import Picture

/// The page of a figure: rows of snapshots on paper with a margin, and a caption below.
struct FigureSheet {
    let plan: FigurePlan
    let textStyle: FigureTextStyle
    /// The labels of several rows; nil for a single row.
    let labels: [String]?

    /// The margin around everything, in points.
    private static let margin: CGFloat = 24
    /// The gap between snapshots and between rows, in points.
    private static let gap: CGFloat = 24
    /// The gap between the snapshots of a pair, which holds the arrow, in points.
    private static let pairGap: CGFloat = 64
    /// The length of the arrow of a pair, in points.
    private static let pairArrow: CGFloat = 32
    /// The gap between the snapshots and the caption, in points.
    private static let captionGap: CGFloat = 16
    /// The minimum width of a caption, in points.
    private static let captionWidth: CGFloat = 280

    private var theme: Theme { (plan.theme ?? .light).theme }
    private var columnGap: CGFloat { plan.arrangement == .pair ? Self.pairGap : Self.gap }

    /// Returns the page, with a row of snapshots for each label.
    func picture(of rows: [[Snapshot]]) throws -> Picture {
        var page = Page()
        for (number, row) in rows.enumerated() {
            let panels = try panels(of: row, label: labels?[number])
            place(panels, on: &page)
        }
        if let caption = caption(of: rows) { write(caption, on: &page) }
        return page.picture(margin: Self.margin, theme.paper)
    }

    /// Returns the caption: the plan's, or the scene's if its annotations are drawn; nil for none.
    func caption(of rows: [[Snapshot]]) -> String? {
        plan.caption ?? (plan.isAnnotated ? rows[0][0].caption : nil)
    }

    private func panels(of row: [Snapshot], label: String?) throws -> [FigurePanel] {
        let width = row.map(\.area.width).reduce(0, +)
        let room = FigurePlan.pageWidth - columnGap * CGFloat(row.count - 1)
        let scale = plan.zoom.map { CGFloat($0) } ?? min(1, room / width)
        return try row.map { still in
            let time = row.count > 1 ? "\(figureText(still.time, decimals: 3)) s" : nil
            return try FigurePanel(
                still, note: [label, time].compactMap { $0 }.joined(separator: ", "), scale: scale,
                plan: plan, textStyle: textStyle)
        }
    }

    /// Adds a row below the existing ones, with its screens at the same height.
    private func place(_ panels: [FigurePanel], on page: inout Page) {
        let top = panels.map { $0.bounds.minY }.min() ?? 0
        let y = page.isEmpty ? 0 : page.bounds.maxY + Self.gap - top
        var x: CGFloat = 0
        for (number, panel) in panels.enumerated() {
            if number > 0 {
                x += columnGap - panel.bounds.minX
                drawArrow(to: x + panel.bounds.minX, y: y + panel.size.height / 2, on: &page)
            }
            page.add(panel.layers, panel.bounds, at: CGPoint(x: x, y: y))
            x += panel.bounds.maxX
        }
    }

    /// Draws the arrow of a pair, from before to after.
    private func drawArrow(to x: CGFloat, y: CGFloat, on page: inout Page) {
        guard plan.arrangement == .pair else { return }
        let inset = (Self.pairGap - Self.pairArrow) / 2
        let end = CGPoint(x: x - inset, y: y)
        let line = Segment(CGPoint(x: end.x - Self.pairArrow, y: y), end)
        let contents = [
            Layer.Content.stroke(line.shortened(start: 0, end: 6).path, theme.quietInk, Stroke(width: 1.25)),
            Arrowhead.large.content(at: end, line.direction, theme.quietInk),
        ]
        page.add([Layer(name: "arrow", contents: contents)], CGRect(origin: end, size: .zero), at: .zero)
    }

    private func write(_ caption: String, on page: inout Page) {
        let width = max(page.bounds.width, Self.captionWidth)
        let size = textStyle.size(of: caption, width: width)
        let box = CGRect(
            x: page.bounds.minX, y: page.bounds.maxY + Self.captionGap, width: width, height: size.height + 1)
        let text = textStyle.text(
            caption, FigureTextStyle.textSize, theme.quietInk, in: box, alignment: .left)
        page.add([Layer(name: "caption", contents: [text])], box, at: .zero)
    }
}

/// The layers of a page and the rectangle that holds them.
private struct Page {
    var layers: [Layer] = []
    var bounds = CGRect.null
    var isEmpty: Bool { layers.isEmpty }

    mutating func add(_ sheets: [Layer], _ extent: CGRect, at place: CGPoint) {
        let move = CGAffineTransform(translationX: place.x, y: place.y)
        layers.append(Layer(transform: move, children: sheets))
        bounds = bounds.union(extent.offsetBy(dx: place.x, dy: place.y))
    }

    /// Returns the picture with a margin around everything. Its sides are whole points, so that screens lie
    /// on pixels.
    func picture(margin: CGFloat, _ paper: Color) -> Picture {
        let (left, top) = ((margin - bounds.minX).rounded(.up), (margin - bounds.minY).rounded(.up))
        let size = CGSize(
            width: (bounds.maxX + left + margin).rounded(.up),
            height: (bounds.maxY + top + margin).rounded(.up))
        let whole = Layer(transform: CGAffineTransform(translationX: left, y: top), children: layers)
        return Picture(size: size, background: paper, layers: [whole])
    }
}
