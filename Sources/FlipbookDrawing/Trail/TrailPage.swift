import CoreGeometry
import FlipbookCore
import Foundation
import Picture

/// The trails of one run, or of several side by side, as one picture, with the same crop, the same color ramp
/// and one legend.
struct TrailPage {
    let sheets: [TrailSheet]
    let look: TrailLook
    /// The label above each of several trails; empty for one.
    let labels: [String]

    /// The margin around the moving area of a cropped trail, in points.
    private static let margin: CGFloat = 12
    /// The margin around the frame, in points, where marks at its walls would be clipped.
    private static let frameMargin: CGFloat = 8

    /// The complete picture.
    var picture: Picture {
        let area = area
        let panels = sheets.map { panel($0, area) }
        let whole =
            labels.isEmpty
            ? panels[0]
            : GridLayout(panel: area.size, labels: labels).picture(of: panels, background: look.theme.paper)
        return look.coloring == .time && hasGhosts ? withLegend(whole) : whole
    }

    private var hasGhosts: Bool { sheets.contains { !$0.ghosts.isEmpty } }

    /// The time from the first moment of all trails to their last visible change, in seconds.
    private var span: ClosedRange<TimeInterval> {
        let spans = sheets.filter { !$0.ghosts.isEmpty }.map(\.span)
        return (spans.map(\.lowerBound).min() ?? 0)...(spans.map(\.upperBound).max() ?? 0)
    }

    /// The visible area of every trail: the frame, with a margin where marks leave it or it has a border, or
    /// when cropped the part in which something moves.
    private var area: CGRect {
        let moving = sheets.map(\.movingArea).reduce(CGRect.null) { $0.union($1) }
        let all = hasMargin ? frame.insetBy(dx: -Self.frameMargin, dy: -Self.frameMargin) : frame
        guard look.isCropped, !moving.isNull else { return all }
        return moving.insetBy(dx: -Self.margin, dy: -Self.margin).integral.intersection(all)
    }

    private var frame: CGRect { CGRect(origin: .zero, size: sheets[0].size) }
    private var hasMargin: Bool { look.hasBorder || sheets.contains(where: \.marksLeaveFrame) }

    private func panel(_ sheet: TrailSheet, _ area: CGRect) -> Picture {
        let (seen, marks) = sheet.layers(look, span: span)
        var picture = Picture(size: area.size, background: look.theme.paper)
        picture.layers = (hasMargin ? [framed(seen)] : seen) + marks
        return picture.shifted(by: CGPoint(x: -area.minX, y: -area.minY))
    }

    /// Returns the layers clipped to the frame, with a hairline that shows the edge of the screen.
    private func framed(_ layers: [Layer]) -> Layer {
        let edge = frame.insetBy(dx: -0.375, dy: -0.375)
        return Layer(children: [
            Layer(clip: .rectangle(frame), children: layers),
            Layer(
                name: "edge",
                contents: [
                    .stroke(.rectangle(edge), look.theme.quietInk.faded(by: 0.6), Stroke(width: 0.75))
                ]),
        ])
    }

    private func withLegend(_ whole: Picture) -> Picture {
        let width = max(whole.size.width, TrailLegend.least)
        let frame = CGRect(origin: .zero, size: whole.size)
        // Layers outside the frame must not reach into the legend.
        let above = Layer(
            transform: CGAffineTransform(translationX: (width - whole.size.width) / 2, y: 0),
            clip: .rectangle(frame), children: whole.layers)
        let background = sheets[0].paper(else: look.ground ?? look.theme.paper)
        var legend = TrailLegend(span: span, background: background, theme: look.theme).layer(width: width)
        legend.transform = CGAffineTransform(translationX: 0, y: whole.size.height)
        return Picture(
            size: CGSize(width: width, height: whole.size.height + TrailLegend.height),
            background: whole.background, layers: [above, legend])
    }
}

extension Picture {
    fileprivate func shifted(by way: CGPoint) -> Picture {
        guard way != .zero else { return self }
        let shift = CGAffineTransform(translationX: way.x, y: way.y)
        return Picture(
            size: size, background: background, layers: [Layer(transform: shift, children: layers)])
    }
}
