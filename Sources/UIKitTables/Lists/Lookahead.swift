/// The items of a list whose data is prepared before they are seen: those within one screen ahead of the
/// present one, in the direction of the last scroll.
///
/// A device asks at the first picture already, and again as soon as a scroll brings further items that near:
/// in a list of pages for the one after the present page (lionheart/openradar-mirror, issue 16033).
@MainActor package struct Lookahead {
    /// The distance by which content has to go back until the direction turns, in points: that of a pan's
    /// begin, so that a finger at rest turns nothing.
    private static let slop: CGFloat = 10

    /// The items that were asked for and not seen since.
    private var pending: Set<IndexPath> = []
    /// The direction of the last scroll, 1 or -1 along one axis.
    private var direction = CGVector(dx: 0, dy: 1)
    /// The offset that lies farthest in that direction; nil while all content is in sight.
    private var farthest: CGPoint?
    /// True while the items ahead are to be asked for at the next tick.
    package var isDue = false

    package init() {}

    /// Follows the content to an offset. The first direction is the one in which the content goes on.
    package mutating func follow(_ offset: CGPoint, of content: CGSize, in size: CGSize) {
        guard let last = farthest else {
            let isTall = content.height > size.height
            guard isTall || content.width > size.width else { return }
            direction = isTall ? CGVector(dx: 0, dy: 1) : CGVector(dx: 1, dy: 0)
            return farthest = offset
        }
        let (x, y) = (offset.x - last.x, offset.y - last.y)
        let advance = x * direction.dx + y * direction.dy
        if advance < 0 || abs(x * direction.dy) + abs(y * direction.dx) > abs(advance) {
            guard max(abs(x), abs(y)) > Self.slop else { return }
            direction =
                abs(y) >= abs(x)
                ? CGVector(dx: 0, dy: y > 0 ? 1 : -1) : CGVector(dx: x > 0 ? 1 : -1, dy: 0)
        }
        farthest = offset
    }

    /// Returns the screens ahead of the present one, as one rectangle.
    package func area(ahead bounds: CGRect, screens: CGFloat) -> CGRect {
        let (width, height) = (bounds.width * screens, bounds.height * screens)
        if direction.dx != 0 {
            let left = direction.dx > 0 ? bounds.maxX : bounds.minX - width
            return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
        }
        let top = direction.dy > 0 ? bounds.maxY : bounds.minY - height
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
    }

    /// Returns the distance of a rectangle from the present screen in the direction of the scroll, for the
    /// order of items.
    package func distance(to frame: CGRect, from bounds: CGRect) -> CGFloat {
        if direction.dx != 0 {
            return direction.dx > 0 ? frame.minX - bounds.maxX : bounds.minX - frame.maxX
        }
        return direction.dy > 0 ? frame.minY - bounds.maxY : bounds.minY - frame.maxY
    }

    /// Returns the items to ask for, the nearest first, and those that are needed no more: they were asked
    /// for, and are neither in sight nor within two screens ahead.
    package mutating func change(
        _ seen: Set<IndexPath>, ahead: [IndexPath], around: [IndexPath]
    ) -> (new: [IndexPath], canceled: [IndexPath]) {
        pending.subtract(seen)
        let new = ahead.filter { !seen.contains($0) && !pending.contains($0) }
        let canceled = pending.subtracting(around).sorted()
        pending = pending.subtracting(canceled).union(new)
        return (new, canceled)
    }

    /// Gives the items their places after a change of the data.
    package mutating func follow(_ places: [IndexPath: IndexPath]) {
        pending = Set(pending.compactMap { places[$0] })
    }

    /// Forgets the items, for other data.
    package mutating func forget() { pending = [] }
}
