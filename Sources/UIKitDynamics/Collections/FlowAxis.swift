/// The direction in which a flow scrolls, and the one in which its lines run.
///
///     vertical: lines run to the right,   horizontal: lines run down,
///               more of them below                    more of them to the right
///
/// "Along" is the direction of scrolling, "across" that of the lines.
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

    /// The insets before, after, and at both ends of the lines.
    func parts(_ inset: UIEdgeInsets) -> (before: CGFloat, after: CGFloat, head: CGFloat, tail: CGFloat) {
        self == .vertical
            ? (inset.top, inset.bottom, inset.left, inset.right)
            : (inset.left, inset.right, inset.top, inset.bottom)
    }
}
