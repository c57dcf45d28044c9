/// A description of the content of a cell, which creates the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Returns a new view that shows the content.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the description for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a cell.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The description of the content.
    var configuration: any UIContentConfiguration { get set }
    /// Returns a Boolean value that indicates whether the view can show a description; default true.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns true.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// The state of a view for which content is described.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// The environment of the film.
    var traitCollection: UITraitCollection { get }
}

/// The state of a cell.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
    /// The environment of the film.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether a finger is on the cell.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the cell is edited; always false.
    public var isEditing = false

    /// Creates the state of a cell that is neither selected nor touched.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

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
