/// The ground of the keyboard, with the keys or the view in their place, and the view above them.
@MainActor final class KeyboardBoard: UIView {
    /// A view of the keyboard.
    struct Part {
        let view: UIView
        /// The height of the view, in points: its own, or that of its content.
        private let ownHeight: CGFloat
        /// The height of the part of the screen that the view leaves free at the lower edge, in points.
        private let inset: CGFloat

        /// Creates a part above an inset.
        @MainActor init(_ view: UIView, inset: CGFloat = 0) {
            (self.view, self.inset) = (view, inset)
            let own = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
            ownHeight = own > 0 ? own : view.systemLayoutSizeFitting(layoutFittingCompressedSize).height
        }

        /// The height with the inset, in points.
        var height: CGFloat { ownHeight + inset }

        /// Places the view below a height.
        @MainActor func place(below top: CGFloat, width: CGFloat) {
            view.frame = CGRect(x: 0, y: top, width: width, height: ownHeight)
        }
    }

    /// The color of the ground; by eye, without the content that shows through on devices.
    private static let ground = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 43 / 255, green: 43 / 255, blue: 43 / 255, alpha: 1)
            : UIColor(red: 209 / 255, green: 212 / 255, blue: 217 / 255, alpha: 1)
    }

    private var keys: Part?
    private var above: Part?

    /// The view above the keys; nil for none.
    var accessory: UIView? { above?.view }

    /// The height of both parts, in points.
    var fittingHeight: CGFloat { (keys?.height ?? 0) + (above?.height ?? 0) }

    /// Shows keys and the view above them in place of those before.
    func show(_ keys: Part?, below above: Part?) {
        let old = [self.keys?.view, self.above?.view]
        (self.keys, self.above) = (keys, above)
        for view in old where view !== keys?.view && view !== above?.view { view?.removeFromSuperview() }
        for part in [keys, above] {
            guard let view = part?.view, view.superview !== self else { continue }
            addSubview(view)
        }
        backgroundColor = keys == nil ? nil : Self.ground
        setNeedsLayout()
        layOutSubtree()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        above?.place(below: 0, width: bounds.width)
        keys?.place(below: above?.height ?? 0, width: bounds.width)
    }
}
