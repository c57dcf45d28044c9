/// The background of a cell.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// The color; default nil, for that of the cell.
    public var backgroundColor: UIColor?
    /// A closure that changes the color, or the tint color where there is none; default nil.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points; default 0.
    public var cornerRadius: CGFloat = 0
    /// The insets between the cell and the background, in points; default none.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The image over the color; default nil.
    public var image: UIImage?
    /// The way in which the image fills the background; default to the edges.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the edge; default nil.
    public var strokeColor: UIColor?
    /// A closure that changes the color of the edge, or the tint color where there is none; default nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the edge, in points; default 0.
    public var strokeWidth: CGFloat = 0
    /// A view in place of the color; default nil.
    public var customView: UIView?
    /// The effect behind the color. It has no effect.
    public var visualEffect: UIVisualEffect? {
        didSet { warnOfNoEffect("UIBackgroundConfiguration.visualEffect", oldValue, visualEffect) }
    }

    /// Returns a background without color.
    public static func clear() -> UIBackgroundConfiguration {
        var look = UIBackgroundConfiguration()
        look.backgroundColor = .clear
        return look
    }

    /// Returns the background of a row in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
    /// Returns the background of a row in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { listCell() }
    /// Returns the background of a row in a list.
    public static func listCell() -> UIBackgroundConfiguration {
        var look = UIBackgroundConfiguration()
        look.backgroundColor = .systemBackground
        return look
    }

    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a header in a list.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a footer in a list.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a row at the side.
    public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a header at the side.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    /// Returns the color of the background.
    ///
    /// - Parameter tintColor: the color where the configuration has none.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the color of the edge.
    ///
    /// - Parameter tintColor: the color where the configuration has none.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns a view that draws the background, in a cell with a tint.
    package func makeView(tint: UIColor) -> UIView {
        let view = customView ?? UIView()
        if backgroundColor != nil || backgroundColorTransformer != nil {
            view.backgroundColor = resolvedBackgroundColor(for: tint)
        }
        view.layer.cornerRadius = cornerRadius
        if strokeColor != nil || strokeColorTransformer != nil, strokeWidth > 0 {
            view.layer.borderColor = resolvedStrokeColor(for: tint).cgColor
            view.layer.borderWidth = strokeWidth
        }
        if let image { add(image, to: view) }
        return backgroundInsets == .zero ? view : inset(view)
    }

    /// Shows an image in the outline of a view.
    private func add(_ image: UIImage, to view: UIView) {
        let picture = UIImageView(image: image)
        picture.contentMode = imageContentMode
        picture.frame = view.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(picture, at: 0)
        view.clipsToBounds = true
    }

    /// Returns a view in which another one keeps the insets from the sides.
    private func inset(_ view: UIView) -> UIView {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        view.frame = room.bounds.inset(
            by: UIEdgeInsets(
                top: backgroundInsets.top, left: backgroundInsets.leading, bottom: backgroundInsets.bottom,
                right: backgroundInsets.trailing))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        room.addSubview(view)
        return room
    }
}
