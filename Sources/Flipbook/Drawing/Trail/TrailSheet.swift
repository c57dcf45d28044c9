import CoreGeometry
import Foundation
import Picture

/// What a trail shows of one take, not painted yet.
struct TrailSheet {
    let size: CGSize
    /// The layers that stand still, behind all others.
    let still: [Layer]
    /// What the newest phase shows from its lowest item up, from back to front.
    let upper: [UpperPart]
    /// From the oldest to the newest, those of the same time from back to front.
    let ghosts: [Ghost]
    /// How they are drawn.
    let style: TrailLook.Style
    let paths: [CenterPath]
    let contacts: ContactMarks
    let fingers: FingerMarks
    /// From the first moment to that of the newest ghosts, in seconds.
    let span: ClosedRange<TimeInterval>

    /// The upright rectangle around all within the frame that moves or marks movement; null when nothing
    /// does.
    var movingArea: CGRect {
        let frame = CGRect(origin: .zero, size: size)
        let areas = ghosts.map(\.layer.seenArea) + paths.map(\.area) + [contacts.area, fingers.area]
        return areas.map { frame.intersection($0) }.filter { !$0.isEmpty }
            .reduce(CGRect.null) { $0.union($1) }
    }

    /// Whether marks reach beyond the frame, as those at its walls do, and would be cut.
    var marksLeaveFrame: Bool {
        let frame = CGRect(origin: .zero, size: size)
        // A contact with a wall lies on the frame's edge or, by the engine's tolerance, a little beyond it.
        let walls = frame.insetBy(dx: -2, dy: -2)
        return contacts.points.contains { walls.contains($0) && !frame.contains(ContactMarks.area(of: $0)) }
            || !fingers.isEmpty && !frame.contains(fingers.area)
    }

    /// What lies behind the ghosts: the frontmost opaque area that fills the frame, else the paper given.
    func paper(else paper: Color) -> Color {
        let frame = CGRect(origin: .zero, size: size)
        return still.compactMap { $0.ground(filling: frame) }.last ?? paper
    }

    /// The layers of the whole from back to front: what the frame shows, and the marks upon it.
    func layers(_ look: TrailLook, span: ClosedRange<TimeInterval>) -> (frame: [Layer], marks: [Layer]) {
        let paper = paper(else: look.theme.paper)
        let theme = paper.isDark ? Theme.dark : Theme.light
        var look = look
        look.style = style
        let ink = GhostInk(look: look, paper: paper, span: span)
        let lines = zip(paths, theme.seriesNumbers(for: paths.map(\.color))).map { path, number in
            path.layer(look.coloring == .time ? theme.ink : theme.series(number), on: paper)
        }
        return (
            still + ghostLayers(ink), lines + contacts.layers(theme.accent, on: paper) + fingers.layers(theme)
        )
    }

    /// The older ghosts, then the newest phase in the order of its frame.
    private func ghostLayers(_ ink: GhostInk) -> [Layer] {
        var newest: [String: Ghost] = [:]
        for ghost in ghosts where ghost.isNewest { newest[ghost.place] = ghost }
        let places = Set(upper.compactMap(\.place))
        let older = ghosts.filter { !$0.isNewest || !places.contains($0.place) }
        let top: [Layer] = upper.compactMap { part in
            switch part {
            case .item(let place): newest[place].map(ink.layer)
            case .still(let layer): layer
            }
        }
        return olderLayers(older, ink) + top
    }

    /// The older ghosts in the order of time. Where they blend, the areas of each item are a group that others shine
    /// through; edges lie upon all groups, as blended ones would have no hue by which to tell the items apart.
    private func olderLayers(_ older: [Ghost], _ ink: GhostInk) -> [Layer] {
        guard ink.look.style == .blended else { return older.map(ink.layer) }
        var places: [String] = []
        for ghost in older where !places.contains(ghost.place) { places.append(ghost.place) }
        let groups = Dictionary(grouping: older, by: \.place)
        let areas = places.map { place in
            var group = Layer(children: (groups[place] ?? []).map(ink.areas))
            group.name = groups[place]?.first.map { "\($0.item)-phases" }
            group.blending = ink.paper.isDark ? .screen : .multiply
            return group
        }
        return areas + older.map(ink.edges)
    }
}

extension Layer {
    /// The colour of the frontmost opaque rectangle, on the sheet or upon it, that fills a frame.
    fileprivate func ground(filling frame: CGRect) -> Color? {
        guard opacity >= 1, transform.b == 0, transform.c == 0 else { return nil }
        let here = frame.applying(transform.inverted())
        if let clip, !clip.area.contains(here) { return nil }
        let own = contents.last { $0.fills(here) }
        guard let upon = children.compactMap({ $0.ground(filling: here) }).last else { return own?.color }
        return upon
    }
}

extension Layer.Content {
    fileprivate var color: Color? {
        if case .fill(_, let color) = self { color } else { nil }
    }

    fileprivate func fills(_ frame: CGRect) -> Bool {
        guard case .fill(.rectangle(let area), let color) = self, color.alpha >= 1 else { return false }
        return area.insetBy(dx: -0.01, dy: -0.01).contains(frame)
    }
}
