import CoreGeometry
import Picture

extension [Ghost] {
    /// The ghosts without those that would lie nearly upon another one of their item, such as the first of a fall or
    /// those of an item that comes to rest; the newest of such ghosts are kept. Their edges would pile up to bars.
    ///
    /// - Parameter share: how far apart ghosts are, at least, in parts of their size.
    func thinned(_ share: CGFloat = 0.06) -> [Ghost] {
        var kept: [String: [GhostPose]] = [:]
        var result: [Ghost] = []
        for ghost in reversed() {
            let pose = GhostPose(ghost.layer)
            guard !kept[ghost.place, default: []].contains(where: { pose.isNearly($0, share) }) else {
                continue
            }
            kept[ghost.place, default: []].append(pose)
            result.append(ghost)
        }
        return result.reversed()
    }

    /// Whether ghosts of one item would hide most of those of another, so that its motion could not be seen.
    ///
    /// Samples of each ghost's upright rectangle stand for its area.
    var hideOneAnother: Bool {
        let places = Dictionary(grouping: self, by: \.place)
        guard (2...GhostOverlap.mostItems).contains(places.count) else { return false }
        let overlap = GhostOverlap(ghosts: self)
        // Items that hardly move leave few ghosts, and lose little.
        let farGoing = places.filter { $0.value.count >= GhostOverlap.fewestGhosts }
        return farGoing.keys.contains { overlap.hiddenShare(of: $0) > GhostOverlap.tolerated }
    }
}

/// Where a ghost is, how it is turned and how large and opaque it is.
private struct GhostPose {
    private let area: CGRect
    private let angle: CGFloat
    private let opacity: CGFloat

    /// The distance in points within which ghosts of any size are one.
    private static let least: CGFloat = 2.5

    init(_ layer: Layer) {
        area = layer.seenArea
        angle = arcTangent(y: layer.transform.b, x: layer.transform.a)
        opacity = layer.opacity
    }

    /// Whether no corner is seen to be elsewhere.
    func isNearly(_ other: GhostPose, _ share: CGFloat) -> Bool {
        guard !area.isNull, !other.area.isNull else { return false }
        let size = (area.width * area.height).squareRoot()
        let shift = Segment(
            CGPoint(x: area.midX, y: area.midY), CGPoint(x: other.area.midX, y: other.area.midY)
        ).length
        let growth = max(abs(area.width - other.area.width), abs(area.height - other.area.height))
        let turn = abs((angle - other.angle).remainder(dividingBy: .pi / 2)) * size / 2
        let fading = abs(opacity - other.opacity) * size
        return max(shift, growth, turn, fading) < max(Self.least, share * min(size, 200))
    }
}

/// How much of each item's ghosts lies under those of others that are drawn later.
private struct GhostOverlap {
    /// More items than these would mix to mud, and take long to compare.
    static let mostItems = 6
    /// The fewest ghosts of an item whose way has to be seen.
    static let fewestGhosts = 4
    /// The share that may be hidden.
    static let tolerated = 0.45

    private let ghosts: [(place: String, area: CGRect, isNewest: Bool)]

    init(ghosts: [Ghost]) {
        self.ghosts = ghosts.map { ($0.place, $0.layer.seenArea, $0.isNewest) }
    }

    /// The part of an item's older ghosts that others hide, 0...1.
    func hiddenShare(of place: String) -> Double {
        var (all, hidden) = (0, 0)
        for (index, ghost) in ghosts.enumerated() where ghost.place == place && !ghost.isNewest {
            let above = ghosts[(index + 1)...].filter { $0.place != place && $0.area.intersects(ghost.area) }
            for point in Self.samples(of: ghost.area) {
                all += 1
                if above.contains(where: { $0.area.contains(point) }) { hidden += 1 }
            }
        }
        return all > 0 ? Double(hidden) / Double(all) : 0
    }

    private static func samples(of area: CGRect) -> [CGPoint] {
        let parts: [CGFloat] = [0.1, 0.3, 0.5, 0.7, 0.9]
        return parts.flatMap { x in
            parts.map { CGPoint(x: area.minX + x * area.width, y: area.minY + $0 * area.height) }
        }
    }
}
