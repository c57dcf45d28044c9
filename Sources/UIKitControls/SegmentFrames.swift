/// The frames of segments in a row.
struct SegmentFrames {
    /// The widths of segments that are not free, and the widths that the contents of free ones need.
    let widths: [CGFloat]
    /// True for segments that share the rest of the row.
    let areFree: [Bool]
    /// The width of a divider between segments.
    let divider: CGFloat
    /// True where contents that need more room than there is share it.
    let shrinks: Bool
    /// True where segments begin at whole points.
    let isWhole: Bool

    /// Returns the frames in a size, from left to right.
    func frames(in size: CGSize) -> [CGRect] {
        let room = size.width - divider * CGFloat(max(0, widths.count - 1))
        let (free, sum) = (areFree.count { $0 }, widths.reduce(0, +))
        let share = free > 0 ? max(0, room - sum) / CGFloat(free) : 0
        let factor = shrinks && sum > room ? room / sum : 1
        var left: CGFloat = 0
        return zip(widths, areFree).map { width, isFree in
            let start = edge(left)
            left += isFree ? factor * width + share : width
            defer { left += divider }
            return CGRect(x: start, y: 0, width: edge(left) - start, height: size.height)
        }
    }

    /// Returns the point at which a segment begins. The sum of equal shares can fall a little short of a
    /// whole point.
    private func edge(_ place: CGFloat) -> CGFloat { isWhole ? (place + 1e-6).rounded(.down) : place }
}
