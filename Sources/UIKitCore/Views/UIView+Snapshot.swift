import Picture

extension UIView {
    /// Returns a view that shows this view as it looks now, and does not change with it; nil without a size.
    ///
    /// - Parameter afterUpdates: Whether layout is done before.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that shows a rectangle of this view as it looks now; nil without a size. The insets are
    /// ignored.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        if afterUpdates { layOutSubtree() }
        let view = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        view.shot = upright(from: rect.origin)
        return view
    }

    /// Draws the view with its subviews, stretched to a rectangle of the current context; returns whether all
    /// of it was drawn.
    ///
    /// - Parameters:
    ///   - rect: The rectangle that the view's bounds fill, in points of the current context.
    ///   - afterUpdates: Whether layout is done before.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layOutSubtree() }
        guard let context = CGContext.current, bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// Returns the layer of the view without its transform, opacity and place, moved so that a point of it
    /// is at (0, 0); nil when nothing is seen.
    func upright(from origin: CGPoint) -> Layer? {
        guard var layer = pictureLayer(at: RunContext.current.clock.time) else { return nil }
        layer.transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        layer.opacity = 1
        return layer.anonymous
    }
}

/// A view that shows how another view looked.
@MainActor private final class SnapshotView: UIView {
    var shot: Layer?
    private var firstSize: CGSize?

    override init(frame: CGRect) {
        super.init(frame: frame)
        firstSize = frame.size
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns the recorded layer, stretched to the view's bounds.
    @_spi(UIKitInternals) public override func pictureLayers(in bounds: CGRect) -> [Layer] {
        guard let shot, let size = firstSize else { return [] }
        let place = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
            .scaledBy(x: bounds.width / size.width, y: bounds.height / size.height)
        return [Layer(transform: place, children: [shot])]
    }
}
