import CoreGeometry
import FlipbookCore
import Foundation
import Picture

/// The content of the trail of one run, before its colors are applied.
struct TrailSheet {
    let size: CGSize
    /// The still layers, behind all others.
    let still: [Layer]
    /// The parts of the newest phase from its backmost item up, from back to front.
    let upper: [UpperPart]
    /// The ghosts from the oldest to the newest, those of the same time from back to front.
    let ghosts: [Ghost]
    /// The drawing style of the ghosts.
    let style: TrailLook.Style
    /// True when the edges of older ghosts lie in front of all areas, because ghosts of one item cover those
    /// of another.
    let showsCoveredEdges: Bool
    /// The outlines of the first phases that later ones cover; nil in the style of outlines.
    let starts: StartOutlines?
    let paths: [CenterPath]
    let contacts: ContactMarks
    let fingers: FingerMarks
    /// The time from the first moment to the newest ghosts, in seconds.
    let span: ClosedRange<TimeInterval>

    /// The bounding box of all ghosts, paths and marks within the frame; null when there are none.
    var movingArea: CGRect {
        let frame = CGRect(origin: .zero, size: size)
        let areas =
            ghosts.map(\.layer.seenArea) + paths.map(\.area)
            + [contacts.area, fingers.area, starts?.area ?? .null]
        return areas.map { frame.intersection($0) }.filter { !$0.isEmpty }
            .reduce(CGRect.null) { $0.union($1) }
    }

    /// True when marks extend beyond the frame, as those at its walls do, and would be clipped.
    var marksLeaveFrame: Bool {
        let frame = CGRect(origin: .zero, size: size)
        // A contact with a wall lies on the frame's edge or, by the engine's tolerance, a little beyond it.
        let walls = frame.insetBy(dx: -2, dy: -2)
        return contacts.points.contains { walls.contains($0) && !frame.contains(ContactMarks.area(of: $0)) }
            || !fingers.isEmpty && !frame.contains(fingers.area)
    }

    /// Returns the color behind the ghosts: that of the frontmost opaque area that fills the frame, else the
    /// given paper.
    func paper(else paper: Color) -> Color {
        let frame = CGRect(origin: .zero, size: size)
        return still.compactMap { $0.background(filling: frame) }.last ?? paper
    }

    /// Returns the layers within the frame, and the marks in front of them, each from back to front.
    func layers(_ look: TrailLook, span: ClosedRange<TimeInterval>) -> (frame: [Layer], marks: [Layer]) {
        let paper = paper(else: look.ground ?? look.theme.paper)
        let theme = paper.isDark ? Theme.dark : Theme.light
        var look = look
        look.style = style
        let ink = GhostInk(look: look, paper: paper, span: span)
        let lines = zip(paths, theme.seriesNumbers(for: paths.map(\.color))).map { path, number in
            path.layer(look.coloring == .time ? theme.ink : theme.series(number), on: paper)
        }
        let ground = look.ground.map { color in
            Layer(name: "ground", contents: [.fill(.rectangle(CGRect(origin: .zero, size: size)), color)])
        }
        return (
            [ground].compactMap(\.self) + still + ghostLayers(ink) + (starts?.layers(ink, theme) ?? []),
            lines + contacts.layers(theme.accent, on: paper) + fingers.layers(theme)
        )
    }

    /// Returns the older ghosts, then the newest phase in the order of its frame.
    private func ghostLayers(_ ink: GhostInk) -> [Layer] {
        var newest: [[LayerIdentity]: Ghost] = [:]
        for ghost in ghosts where ghost.isNewest { newest[ghost.path] = ghost }
        let upperPaths = Set(upper.compactMap(\.path))
        let older = ghosts.filter { !$0.isNewest || !upperPaths.contains($0.path) }
        let top: [Layer] = upper.compactMap { part in
            switch part {
            case .item(let path): newest[path].map(ink.layer)
            case .still(let layer): layer
            }
        }
        return olderLayers(older, ink) + top
    }

    /// Returns the older ghosts in the order of time, with the edges in front where items cover one another,
    /// as a drawing shows hidden lines. In the blended style the areas of each item form a group that blends
    /// with others. The edges lie in front of all groups: blended edges would lose the hues that distinguish
    /// the items.
    private func olderLayers(_ older: [Ghost], _ ink: GhostInk) -> [Layer] {
        if showsCoveredEdges { return older.map(ink.layer) + older.map(ink.edges) }
        guard ink.look.style == .blended else { return older.map(ink.layer) }
        var paths: [[LayerIdentity]] = []
        for ghost in older where !paths.contains(ghost.path) { paths.append(ghost.path) }
        let groups = Dictionary(grouping: older, by: \.path)
        let areas = paths.map { path in
            var group = Layer(children: (groups[path] ?? []).map(ink.areas))
            group.name = groups[path]?.first.map { "\($0.item)-phases" }
            group.blending = ink.paper.isDark ? .screen : .multiply
            return group
        }
        return areas + older.map(ink.edges)
    }
}
