public import Picture

/// A view whose content lies in the safe area, and goes on beyond it as its own mirror images, blurred.
@preconcurrency @MainActor open class UIBackgroundExtensionView: UIView {
    /// The content; default nil.
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { addSubview(contentView) }
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether the content fills the safe area; default true. Otherwise code
    /// gives it a place.
    open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

    /// The blur of the images; by eye.
    private static let blur = Backdrop(radius: 6)

    /// Places the content again.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Puts the content into the safe area.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard automaticallyPlacesContentView else { return }
        contentView?.frame = bounds.inset(by: safeAreaInsets)
    }

    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        guard let contentView, let shot = contentView.upright(from: contentView.bounds.origin) else {
            return []
        }
        let box = contentView.frame
        let columns: [Int?] = [box.minX > bounds.minX ? -1 : nil, 0, box.maxX < bounds.maxX ? 1 : nil]
        let rows: [Int?] = [box.minY > bounds.minY ? -1 : nil, 0, box.maxY < bounds.maxY ? 1 : nil]
        var images: [Layer] = []
        for row in rows.compactMap({ $0 }) {
            for column in columns.compactMap({ $0 }) {
                let (x, y) = (
                    mirror(column, box.minX, box.maxX), mirror(row, box.minY, box.maxY)
                )
                var image = shot
                image.transform = CGAffineTransform(
                    a: x.scale, b: 0, c: 0, d: y.scale, tx: x.shift, ty: y.shift)
                image.clip = image.clip ?? .rectangle(CGRect(origin: .zero, size: box.size))
                images.append(image)
            }
        }
        // The blur at the edges of the content needs the content itself, too.
        guard images.count > 1 else { return [] }
        let blur = Layer(contents: [.backdrop(.rectangle(bounds), Self.blur)])
        return [Layer(clip: .rectangle(bounds), children: images + [blur])]
    }

    /// Returns the map of the content, whose place on an axis is given, to itself or to its image before or
    /// behind it.
    private func mirror(_ side: Int, _ start: CGFloat, _ end: CGFloat) -> (scale: CGFloat, shift: CGFloat) {
        switch side {
        case -1: (-1, start)
        case 1: (-1, 2 * end - start)
        default: (1, start)
        }
    }
}
