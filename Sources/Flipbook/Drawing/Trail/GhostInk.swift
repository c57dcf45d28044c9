import CoreGeometry
import Foundation
import Picture

/// How ghosts are painted: mixed with the paper by their age or in the colours of their times.
///
/// Paint is opaque where the item is, so a ghost covers older ones instead of mixing with them: red over
/// green stays red.
struct GhostInk {
    let look: TrailLook
    /// What lies behind the ghosts.
    let paper: Color
    /// The times of the oldest and of the newest ghost, in seconds.
    let span: ClosedRange<TimeInterval>

    /// The width of a ghost's edge in points; that of the newest, and of outlines, is larger.
    private static let edge: CGFloat = 0.75
    private static let line: CGFloat = 1.25
    /// How much is seen of the oldest phase and of one just before the newest, which is always seen fully.
    /// Dark paper swallows more.
    private var strengths: (oldest: Double, nearlyNewest: Double) {
        paper.isDark ? (0.3, 0.68) : (0.16, 0.6)
    }
    /// How much more is seen of edges.
    private static let edgeStrength = 0.3

    /// A ghost as it is drawn, its name that of the phase.
    func layer(of ghost: Ghost) -> Layer {
        let suffix = "-phase-\(ghost.phase)"
        var layer = look.coloring == .time ? timed(ghost) : aged(ghost)
        layer = layer.renamed { $0 + suffix }
        layer.name = ghost.name
        return layer
    }

    /// Where a time is between the oldest, 0, and the newest, 1.
    private func place(of time: TimeInterval) -> Double {
        let length = span.upperBound - span.lowerBound
        return length > 0 ? (time - span.lowerBound) / length : 1
    }

    // MARK: By age

    private func aged(_ ghost: Ghost) -> Layer {
        if ghost.isNewest, look.style == .ghosts { return ghost.layer }
        let (oldest, nearly) = strengths
        let strength = ghost.isNewest ? 1 : oldest + (nearly - oldest) * place(of: ghost.time)
        return ghost.layer.repainted { content in
            switch content {
            case .fill(let shape, let color):
                return drawn(shape, fill: tint(color, strength), edge: edge(of: color, strength))
            case .stroke(let shape, let color, let stroke):
                return [.stroke(shape, tint(color, min(1, strength + Self.edgeStrength)), stroke)]
            case .text(var text):
                text.color = tint(text.color, strength)
                return look.style == .outlines ? [] : [.text(text)]
            }
        }
    }

    private func tint(_ color: Color, _ strength: Double) -> Color {
        OKLab(paper).toward(OKLab(color), strength).color.faded(by: color.alpha)
    }

    private func edge(of color: Color, _ strength: Double) -> Color {
        tint(color.standingOut(from: paper), min(1, strength + Self.edgeStrength))
    }

    // MARK: By time

    private func timed(_ ghost: Ghost) -> Layer {
        let color = TimeRamp(on: paper).color(at: place(of: ghost.time))
        var isFirst = true
        return ghost.layer.repainted { content in
            defer { isFirst = false }
            switch content {
            case .fill(let shape, let own):
                // What lies upon an item keeps some of its own colour, or it would not be seen.
                let fill = isFirst ? color : OKLab(own).toward(OKLab(color), 0.6).color
                let edge = look.style == .outlines ? fill : fill.deepened
                return drawn(shape, fill: fill.faded(by: own.alpha), edge: edge.faded(by: own.alpha))
            case .stroke(let shape, let own, let stroke):
                return [.stroke(shape, (isFirst ? color : color.deepened).faded(by: own.alpha), stroke)]
            case .text(var text):
                let letters: Color = isFirst ? color : color.isDark ? .white : .black
                text.color = letters.faded(by: text.color.alpha)
                return look.style == .outlines ? [] : [.text(text)]
            }
        }
    }

    private func drawn(_ shape: Shape, fill: Color, edge: Color) -> [Layer.Content] {
        switch look.style {
        case .ghosts: [.fill(shape, fill), .stroke(shape, edge, Stroke(width: Self.edge, join: .round))]
        case .outlines: [.stroke(shape, edge, Stroke(width: Self.line, join: .round))]
        }
    }
}

extension Layer {
    /// The sheet and those upon it with other paint.
    fileprivate func repainted(_ change: (Content) -> [Content]) -> Layer {
        var copy = self
        copy.contents = contents.flatMap(change)
        copy.children = children.map { $0.repainted(change) }
        return copy
    }

    /// The sheet and those upon it, those that have a name with another one.
    fileprivate func renamed(_ change: (String) -> String) -> Layer {
        var copy = self
        copy.name = name.map(change)
        copy.children = children.map { $0.renamed(change) }
        return copy
    }
}

extension Color {
    /// The colour a little darker, for edges upon itself.
    fileprivate var deepened: Color {
        var lab = OKLab(self)
        lab.lightness = max(0, lab.lightness - 0.14)
        return lab.color.faded(by: alpha)
    }

    /// The colour darker on light paper, lighter on dark, the more the less it differs from the paper.
    fileprivate func standingOut(from paper: Color) -> Color {
        var lab = OKLab(self)
        let missing = max(0.1, 0.45 - abs(lab.lightness - OKLab(paper).lightness))
        lab.lightness = min(1, max(0, lab.lightness + (paper.isDark ? missing : -missing)))
        return lab.color.faded(by: alpha)
    }
}
