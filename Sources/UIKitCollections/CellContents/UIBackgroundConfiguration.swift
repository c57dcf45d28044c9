/// The background of a cell.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// The color; default nil, for that of the cell.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points; default 0.
    public var cornerRadius: CGFloat = 0
    /// The insets between the cell and the background. They have no effect.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero {
        didSet { warnOfNoEffect("UIBackgroundConfiguration.backgroundInsets", oldValue, backgroundInsets) }
    }
    /// The color of the edge; default nil.
    public var strokeColor: UIColor?
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

    /// Returns a view that draws the background.
    func makeView() -> UIView {
        let view = customView ?? UIView()
        if let backgroundColor { view.backgroundColor = backgroundColor }
        view.layer.cornerRadius = cornerRadius
        if let strokeColor, strokeWidth > 0 {
            view.layer.borderColor = strokeColor.cgColor
            view.layer.borderWidth = strokeWidth
        }
        return view
    }
}
