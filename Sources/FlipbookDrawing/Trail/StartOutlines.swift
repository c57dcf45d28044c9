import CoreGeometry
import FlipbookCore
import Foundation
import Picture

/// The items' first phases as dashed outlines in front of all others, with their time, where later phases
/// cover them, also those of another color, or of other items, on the same spot: a motion is read from its
/// beginning.
struct StartOutlines {
    /// The first phase of one item.
    private struct Start {
        let item: String
        let form: Silhouette
        let color: Color?
        /// The share of the form that later phases cover, 0...1.
        let covered: Double
        /// The rectangle of the label; nil where there is no room.
        var label: CGRect?
    }

    private var starts: [Start] = []
    private let time: TimeInterval

    /// The largest number of moving items whose starts are outlined. More outlines would be a thicket.
    private static let mostItems = 10
    /// The largest number of starts that all have labels. Of more, only the one whose label covers least has
    /// one, since all show the same time.
    private static let mostLabels = 2
    /// The minimum width and height of an item, in points; dashes cannot outline smaller ones.
    private static let smallest: CGFloat = 12
    /// The share of a start that may be covered before it is outlined.
    private static let tolerated = 0.3
    /// The width of the dashed line, in points.
    private static let line: CGFloat = 1.25
    /// The size of labels' font, in points.
    private static let fontSize: CGFloat = 11

    /// Finds the starts to outline among ghosts that begin at a time, and places for their labels.
    ///
    /// - Parameters:
    ///   - frame: the frame of the picture, within which labels lie.
    ///   - marks: the area of the marks that labels must not cover.
    init(of ghosts: [Ghost], from time: TimeInterval, in frame: CGRect, beside marks: CGRect) {
        self.time = time
        let items = Dictionary(grouping: ghosts.indices, by: { ghosts[$0].path }).filter {
            $0.value.count > 1
        }
        guard items.count <= Self.mostItems else { return }
        let forms = ghosts.map { Silhouette(of: $0.layer) }
        let newest = ghosts.indices.filter { ghosts[$0].isNewest }
        // What vanishes on the spot is no start, unless another item takes its place, as in a cross-fade.
        func isReplaced(_ ghost: Ghost, _ form: Silhouette) -> Bool {
            let others = newest.filter { ghosts[$0].path != ghost.path }.compactMap { forms[$0] }
            return form.covered(by: others, in: frame) > Self.tolerated
        }
        let found = ghosts.indices.compactMap { index -> (Start, CGPoint)? in
            let ghost = ghosts[index]
            guard ghost.time <= time + 1e-9, let own = items[ghost.path], own[0] == index,
                let last = own.last(where: { forms[$0] != nil }), let form = forms[index],
                let end = forms[last],
                min(form.area.width, form.area.height) >= Self.smallest, !form.area.contains(frame),
                !ghost.isNearly(ghosts[last]) || !ghosts[last].isNewest && isReplaced(ghost, form)
            else { return nil }
            let covered = form.covered(by: forms[(index + 1)...].compactMap { $0 }, in: frame)
            let start = Start(
                item: ghost.item, form: form, color: ghost.layer.fillColor, covered: covered)
            return (start, CGPoint(x: end.area.midX, y: end.area.midY))
        }
        guard found.contains(where: { $0.0.covered > Self.tolerated }) else { return }
        let covered = found.filter { $0.0.covered > 0 }
        starts = covered.map(\.0)
        let map = LabelMap(
            frame: frame, ghosts: forms.compactMap { $0 },
            marks: found.map(\.0.form.area) + (marks.isNull ? [] : [marks]))
        placeLabels(toward: covered.map(\.1), map)
    }

    private mutating func placeLabels(toward ends: [CGPoint], _ map: LabelMap) {
        var map = map
        var places: [(index: Int, box: CGRect, cost: Int)] = []
        for index in starts.indices {
            guard let place = map.place(for: text, beside: starts[index].form.area, toward: ends[index])
            else { continue }
            places.append((index, place.box, place.cost))
            if starts.count <= Self.mostLabels { map.marks.append(place.box) }
        }
        if starts.count > Self.mostLabels { places = places.min { $0.cost < $1.cost }.map { [$0] } ?? [] }
        for place in places { starts[place.index].label = place.box }
    }

    private var text: String { "\(figureText(time, decimals: 3)) s" }

    /// The bounding box of the outlines and labels; null when there are none.
    var area: CGRect {
        starts.map { $0.form.area.union($0.label ?? .null) }.reduce(CGRect.null) { $0.union($1) }
    }

    /// Returns the outlines and then the labels.
    func layers(_ ink: GhostInk, _ theme: Theme) -> [Layer] {
        let outlines = starts.map { start in
            var layer = start.form.dashed(
                ink.startColor(of: start.color) ?? theme.ink, on: ink.paper, width: Self.line)
            layer.name = "\(start.item)-start"
            return layer
        }
        let labels = starts.compactMap { start in
            start.label.map { box in
                let plate = Shape.roundedRectangle(box, cornerRadius: 3)
                let text = Text(
                    text, font: Font(size: Self.fontSize), color: theme.ink, frame: box, alignment: .center)
                return Layer(
                    name: "\(start.item)-start-time",
                    contents: [.fill(plate, ink.paper.faded(by: 0.8)), .text(text)])
            }
        }
        return outlines + labels
    }
}

extension Silhouette {
    /// Returns the share of the form within a frame that others cover, 0...1.
    fileprivate func covered(by others: [Silhouette], in frame: CGRect) -> Double {
        let points = samples(in: frame)
        guard !points.isEmpty else { return 0 }
        let near = others.filter { $0.area.intersects(area) }
        return Double(points.count { point in near.contains { $0.contains(point) } }) / Double(points.count)
    }
}
