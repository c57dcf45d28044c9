/// The scroll direction of a flow layout, and with it the direction of its lines.
///
///     vertical: lines run to the right,   horizontal: lines run down,
///               further ones are below                further ones are to the right
///
/// "Along" is the scroll direction, "across" that of the lines.
enum FlowAxis {
    case vertical, horizontal

    func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }
    func along(_ rect: CGRect) -> ClosedRange<CGFloat> {
        self == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }

    func size(along: CGFloat, across: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
        let origin = self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        return CGRect(origin: origin, size: size)
    }

    /// Returns the insets before and after the lines, and at the head and the tail of each line.
    func parts(_ inset: UIEdgeInsets) -> (before: CGFloat, after: CGFloat, head: CGFloat, tail: CGFloat) {
        self == .vertical
            ? (inset.top, inset.bottom, inset.left, inset.right)
            : (inset.left, inset.right, inset.top, inset.bottom)
    }
}
