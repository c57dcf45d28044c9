import CoreGeometry
import FlipbookCore
import Picture

extension [Ghost] {
    /// Returns the ghosts without those that nearly coincide with another one of the same item, such as the
    /// second of a fall or those of an item that comes to rest. Their edges would merge into thick bars. The
    /// newest and the first ghost of each item stay, unless the first coincides with the newest in the same
    /// color.
    ///
    /// - Parameter share: the minimum distance between ghosts of an item, as a fraction of the item's size;
    ///   default 0.06.
    func thinned(_ share: CGFloat = 0.06) -> [Ghost] {
        var kept: [[LayerIdentity]: [GhostPose]] = [:]
        var isKept = [Bool](repeating: false, count: count)
        let firsts = firsts
        for index in endsFirst {
            let ghost = self[index]
            let pose = GhostPose(ghost.layer)
            let isNear = kept[ghost.path, default: []].contains {
                pose.isNearly($0, share) && !(firsts.contains(index) && pose.isRecolored(in: $0))
            }
            guard !isNear else { continue }
            kept[ghost.path, default: []].append(pose)
            isKept[index] = true
        }
        return indices.filter { isKept[$0] }.map { self[$0] }
    }

    /// The indices of the newest ghost of each item, then those of the first ones, then all others from the
    /// newest to the oldest.
    private var endsFirst: [Int] {
        let items = Dictionary(grouping: indices, by: { self[$0].path })
        let firsts = firsts
        let newest = Set(items.values.map { $0[$0.count - 1] })
        let others = indices.filter { !firsts.contains($0) && !newest.contains($0) }
        return newest.sorted() + firsts.subtracting(newest).sorted() + others.reversed()
    }

    /// The index of the first ghost of each item.
    private var firsts: Set<Int> {
        Set(Dictionary(grouping: indices, by: { self[$0].path }).values.map { $0[0] })
    }

    /// The largest share of an item's ghosts that lies under those of other items, 0...1. Only trails of 2 to
    /// 6 items are tested.
    ///
    /// Sample points of each ghost's bounding box stand for its area.
    var hiddenShare: Double {
        let items = Dictionary(grouping: self, by: \.path)
        guard (2...GhostOverlap.mostItems).contains(items.count) else { return 0 }
        let overlap = GhostOverlap(ghosts: self)
        // Items that hardly move leave few ghosts and lose little.
        let farGoing = items.filter { $0.value.count >= GhostOverlap.fewestGhosts }
        return farGoing.keys.map(overlap.hiddenShare).max() ?? 0
    }
}

extension Ghost {
    /// Returns true when the item is nearly where, as large and as turned as in a later ghost and has its
    /// color, or has vanished on the spot, as a brick that fades and shrinks.
    func isNearly(_ later: Ghost) -> Bool {
        let (pose, end) = (GhostPose(layer), GhostPose(later.layer))
        return pose.isNearlyPlaced(as: end, comparesSizes: later.isNewest)
            && !(later.isNewest && pose.isRecolored(in: end))
    }
}

/// The bounding box, rotation, opacity and color of a ghost.
private struct GhostPose {
    private let area: CGRect
    private let angle: CGFloat
    private let opacity: CGFloat
    private let color: Color?

    /// The distance between colors in Oklab from which on a change of color is more than one of light: a
    /// quarter of that between red and green.
    private static let leastRecoloring = 0.1
    /// The distance, in points, within which ghosts of any size coincide.
    private static let least: CGFloat = 2.5
    /// The share of an item's size within which its ghosts coincide.
    static let usualShare: CGFloat = 0.06

    init(_ layer: Layer) {
        area = layer.seenArea
        angle = arcTangent(y: layer.transform.b, x: layer.transform.a)
        (opacity, color) = (layer.opacity, layer.fillColor)
    }

    /// Returns true when both have colors, which differ clearly, as the two sides of a card that turns over.
    func isRecolored(in other: GhostPose) -> Bool {
        guard let color, let last = other.color else { return false }
        return OKLab(color).distance(to: OKLab(last)) > Self.leastRecoloring
    }

    /// Returns true when shift, growth, rotation and fading are all below a share of the size or 2.5 points,
    /// whichever is larger.
    func isNearly(_ other: GhostPose, _ share: CGFloat) -> Bool {
        guard isNearlyPlaced(as: other, share) else { return false }
        return abs(opacity - other.opacity) * size < tolerance(share)
    }

    /// Returns true when shift, rotation and, unless it is not compared, growth are below that share.
    func isNearlyPlaced(as other: GhostPose, _ share: CGFloat = usualShare, comparesSizes: Bool = true)
        -> Bool
    {
        guard !area.isNull, !other.area.isNull else { return false }
        let shift = Segment(
            CGPoint(x: area.midX, y: area.midY), CGPoint(x: other.area.midX, y: other.area.midY)
        ).length
        let growth = max(abs(area.width - other.area.width), abs(area.height - other.area.height))
        let turn = abs((angle - other.angle).remainder(dividingBy: .pi / 2)) * size / 2
        return max(shift, comparesSizes ? growth : 0, turn) < tolerance(share)
    }

    private var size: CGFloat { (area.width * area.height).squareRoot() }

    private func tolerance(_ share: CGFloat) -> CGFloat { max(Self.least, share * min(size, 200)) }
}

/// The shares of the items' ghosts that lie under later ones of other items.
private struct GhostOverlap {
    /// The largest number of items compared. Edges of more would be a thicket, and the comparison would be
    /// slow.
    static let mostItems = 6
    /// The minimum number of ghosts of an item whose path has to stay visible.
    static let fewestGhosts = 4

    private let ghosts: [(path: [LayerIdentity], area: CGRect, isNewest: Bool)]

    init(ghosts: [Ghost]) {
        self.ghosts = ghosts.map { ($0.path, $0.layer.seenArea, $0.isNewest) }
    }

    /// Returns the share of an item's older ghosts that others hide, 0...1.
    func hiddenShare(of path: [LayerIdentity]) -> Double {
        var (all, hidden) = (0, 0)
        for (index, ghost) in ghosts.enumerated() where ghost.path == path && !ghost.isNewest {
            let above = ghosts[(index + 1)...].filter { $0.path != path && $0.area.intersects(ghost.area) }
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
