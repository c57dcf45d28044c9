import CoreGeometry

extension ActorRecord {
    /// True when the layer's content scrolls by more than a point while it is visible. Where it jumps by a
    /// large part of the layer, as in pages that are put in order again, it is not sure that anything is seen
    /// to move.
    var scrolls: Bool {
        guard let first = seen.first, seen.contains(where: { $0.offset.distance(to: first.offset) > 1 })
        else {
            return false
        }
        return zip(seen, seen.dropFirst()).allSatisfy {
            abs($1.offset.x - $0.offset.x) <= 0.4 * $1.ownBox.width
                && abs($1.offset.y - $0.offset.y) <= 0.4 * $1.ownBox.height
        }
    }

    /// The claim about the layer's content; nil where it does not scroll.
    var scrolling: MotionClaim? {
        guard scrolls, let first = seen.first?.offset, let last = restingOffset else { return nil }
        if last.distance(to: first) > 1 {
            return .scrolls(CGVector(dx: first.x - last.x, dy: first.y - last.y))
        }
        return .scrollsBack(from: seen.map { $0.offset.distance(to: first) }.max() ?? 0)
    }

    /// The offset after the last visible sample, where its motion ends: content that scrolls out of sight
    /// goes on as far as a reader of the code expects.
    private var restingOffset: CGPoint? {
        guard let last = samples.lastIndex(where: \.isVisible) else { return nil }
        let rest = samples[last...].map(\.offset)
        return zip(rest, rest.dropFirst()).first { $0 == $1 }?.0 ?? rest.last
    }
}
