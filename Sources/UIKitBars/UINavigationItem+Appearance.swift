@_spi(UIKitInternals) import UIKitCore

extension UINavigationItem {
    /// The appearance of the bar at its standard height while it shows this item; nil, the default, for the
    /// bar's own.
    public var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard as? UINavigationBarAppearance }
        set { appearances.standard = newValue.map(UIBarAppearance.copy) }
    }

    /// The appearance of the bar while it shows this item and the top of the content is in sight; nil, the
    /// default, for the bar's own.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge as? UINavigationBarAppearance }
        set { appearances.scrollEdge = newValue.map(UIBarAppearance.copy) }
    }

    /// The appearance of the bar at its compact height, as on a phone on its side, while it shows this item;
    /// nil, the default, for the bar's own.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact as? UINavigationBarAppearance }
        set { appearances.compact = newValue.map(UIBarAppearance.copy) }
    }

    /// The appearance of the bar at its compact height while it shows this item and the top of the content is
    /// in sight; nil, the default, for the bar's own.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge as? UINavigationBarAppearance }
        set { appearances.compactScrollEdge = newValue.map(UIBarAppearance.copy) }
    }
}
