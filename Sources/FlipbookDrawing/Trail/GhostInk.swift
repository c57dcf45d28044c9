import CoreGeometry
import FlipbookCore
import Foundation
import Picture

/// The colors of ghosts: mixed with the paper by age, or taken from the color ramp of their times.
struct GhostInk {
    let look: TrailLook
    /// The color behind the ghosts.
    let paper: Color
    /// The times of the oldest and the newest ghost, in seconds.
    let span: ClosedRange<TimeInterval>

    /// The width of a filled ghost's edge, in points; `line` is that of outlines.
    private static let edge: CGFloat = 0.75
    private static let line: CGFloat = 1.25
    /// The opacity of text on the areas of older phases: the same words several times distract.
    private static let olderText = 0.4
    /// The strengths of the oldest phase and of one just before the newest, from 0 (paper) to 1 (own color).
    /// The newest phase has 1. They are larger on dark paper, where tints have less contrast.
    private var strengths: (oldest: Double, nearlyNewest: Double) {
        if look.style == .blended { return paper.isDark ? (0.16, 0.32) : (0.1, 0.26) }
        return paper.isDark ? (0.3, 0.68) : (0.16, 0.6)
    }
    /// The amount by which edges are stronger than areas. It is larger for blended areas, which are so pale
    /// that edges have to distinguish the items.
    private var edgeStrength: Double { look.style == .blended ? 0.5 : 0.3 }

    /// Returns the layer of a ghost, in its color and with the name of its phase.
    func layer(of ghost: Ghost) -> Layer {
        let suffix = "-phase-\(ghost.phase)"
        var layer = look.coloring == .time ? timed(ghost) : aged(ghost)
        layer = layer.renamed { $0 + suffix }
        layer.name = ghost.name
        return layer
    }

    /// Returns the edges of a ghost alone, in the order of its layers and without their names, which its
    /// areas have.
    func edges(of ghost: Ghost) -> Layer {
        layer(of: ghost).renamed { _ in nil }.repainted { content, _ in
            if case .stroke = content { [content] } else { [] }
        }
    }

    /// Returns a ghost without its edges.
    func areas(of ghost: Ghost) -> Layer {
        layer(of: ghost).repainted { content, hasEdge in
            if hasEdge, case .stroke = content { [] } else { [content] }
        }
    }

    /// Returns the position of a time between the oldest ghost, 0, and the newest, 1.
    private func progress(of time: TimeInterval) -> Double {
        let length = span.upperBound - span.lowerBound
        return length > 0 ? (time - span.lowerBound) / length : 1
    }

    /// Returns the color of the outline of a start: the item's own, as it stands out from the paper; nil
    /// where colors show times, of which none would stand out from the areas of all others.
    func startColor(of item: Color?) -> Color? {
        guard look.coloring == .age, let item else { return nil }
        return Color(red: item.red, green: item.green, blue: item.blue).standingOut(from: paper)
    }

    // MARK: By age

    private func aged(_ ghost: Ghost) -> Layer {
        let (oldest, nearly) = strengths
        let strength = ghost.isNewest ? 1 : oldest + (nearly - oldest) * progress(of: ghost.time)
        return ghost.layer.repainted { content, hasEdge in
            switch content {
            case .fill(let shape, let color):
                let edge = hasEdge ? edge(of: color, strength) : nil
                return drawn(shape, fill: tint(color, strength), edge: edge)
            case .stroke(let shape, let color, let stroke):
                return [.stroke(shape, tint(color, min(1, strength + edgeStrength)), stroke)]
            case .text(var text):
                text.color = tint(text.color, strength)
                if !hasEdge, !ghost.isNewest { text.color = text.color.faded(by: Self.olderText) }
                return look.style == .outlines ? [] : [.text(text)]
            case .gradient:
                return look.style == .outlines ? [] : [content.recolored { tint($0, strength) }]
            case .image(let image):
                return drawn(image, veil: paper.faded(by: 1 - strength))
            case .backdrop: return []
            }
        }
    }

    private func tint(_ color: Color, _ strength: Double) -> Color {
        guard strength < 1 else { return color }
        return OKLab(paper).toward(OKLab(color), strength).color.faded(by: color.alpha)
    }

    private func edge(of color: Color, _ strength: Double) -> Color {
        tint(color.standingOut(from: paper), min(1, strength + edgeStrength)).faded(by: color.alpha)
    }

    // MARK: By time

    private func timed(_ ghost: Ghost) -> Layer {
        let color = TimeRamp(on: paper).color(at: progress(of: ghost.time))
        var isFirst = true
        return ghost.layer.repainted { content, hasEdge in
            defer { isFirst = false }
            switch content {
            case .fill(let shape, let own):
                // Contents above an item's first one keep 40 % of their own color, or they would be
                // invisible.
                let fill = isFirst ? color : OKLab(own).toward(OKLab(color), 0.6).color
                let edge = look.style == .outlines ? fill : fill.deepened
                return drawn(
                    shape, fill: fill.faded(by: own.alpha), edge: hasEdge ? edge.faded(by: own.alpha) : nil)
            case .stroke(let shape, let own, let stroke):
                return [.stroke(shape, (isFirst ? color : color.deepened).faded(by: own.alpha), stroke)]
            case .text(var text):
                let letters: Color = isFirst ? color : color.isDark ? .white : .black
                text.color = letters.faded(by: text.color.alpha)
                return look.style == .outlines ? [] : [.text(text)]
            case .gradient:
                return look.style == .outlines ? [] : [content.recolored { color.faded(by: $0.alpha) }]
            case .image(let image):
                return drawn(image, veil: color.faded(by: 0.6))
            case .backdrop: return []
            }
        }
    }

    /// Returns an image under a veil of its own form, which mixes its colors with another one; for outlines
    /// the edge of its rectangle.
    private func drawn(_ image: PlacedImage, veil: Color) -> [Layer.Content] {
        if look.style == .outlines {
            return drawn(.rectangle(image.frame), fill: veil, edge: veil.standingOut(from: paper))
        }
        var cover = image
        cover.tint = veil
        return veil.alpha > 0 ? [.image(image), .image(cover)] : [.image(image)]
    }

    /// Returns an area and its edge. The edge lies inside the area, so that no ghost is larger than its item
    /// and overlapping edges stay thin.
    private func drawn(_ shape: Shape, fill: Color, edge: Color?) -> [Layer.Content] {
        guard look.style != .outlines else {
            return edge.map { [.stroke(shape.inset(by: Self.line / 2), $0, Stroke(width: Self.line))] } ?? []
        }
        let rim = edge.map {
            Layer.Content.stroke(shape.inset(by: Self.edge / 2), $0, Stroke(width: Self.edge))
        }
        return [.fill(shape, fill)] + (rim.map { [$0] } ?? [])
    }
}

extension Layer {
    /// Returns a copy of the layer and its descendants with other contents. The flag is true for contents
    /// that get an edge; descendants of a layer with a visible fill get none, such as the letters of a card.
    fileprivate func repainted(hasEdges: Bool = true, _ change: (Content, Bool) -> [Content]) -> Layer {
        var copy = self
        copy.contents = contents.flatMap { change($0, hasEdges) }
        let isArea = contents.contains { if case .fill(_, let color) = $0 { color.alpha > 0 } else { false } }
        copy.children = children.map { $0.repainted(hasEdges: hasEdges && !isArea, change) }
        return copy
    }

    /// Returns a copy of the layer and its descendants in which each name is replaced.
    fileprivate func renamed(_ change: (String) -> String?) -> Layer {
        var copy = self
        copy.name = name.flatMap(change)
        copy.children = children.map { $0.renamed(change) }
        return copy
    }
}

extension Color {
    /// The color, darker by 0.14 in Oklab lightness, for edges on areas of the same color.
    fileprivate var deepened: Color {
        var lab = OKLab(self)
        lab.lightness = max(0, lab.lightness - 0.14)
        return lab.color.faded(by: alpha)
    }

    /// Returns the color darker on light paper and lighter on dark paper, so that its lightness differs from
    /// the paper's by at least 0.45 where the range permits; it changes by at least 0.1.
    fileprivate func standingOut(from paper: Color) -> Color {
        var lab = OKLab(self)
        let side: CGFloat = paper.isDark ? 1 : -1
        let missing = max(0.1, 0.45 - side * (lab.lightness - OKLab(paper).lightness))
        lab.lightness = min(1, max(0, lab.lightness + (paper.isDark ? missing : -missing)))
        return lab.color.faded(by: alpha)
    }
}

extension Shape {
    /// Returns the shape with its sides moved inward; a path, and a shape that is too small, stays unchanged.
    func inset(by distance: CGFloat) -> Shape {
        switch self {
        case .rectangle(let box) where min(box.width, box.height) > 2 * distance:
            .rectangle(box.insetBy(dx: distance, dy: distance))
        case .roundedRectangle(let box, let radius) where min(box.width, box.height) > 2 * distance:
            .roundedRectangle(
                box.insetBy(dx: distance, dy: distance),
                cornerRadius: max(0, min(radius, box.width / 2, box.height / 2) - distance))
        case .ellipse(let box) where min(box.width, box.height) > 2 * distance:
            .ellipse(in: box.insetBy(dx: distance, dy: distance))
        default: self
        }
    }
}
