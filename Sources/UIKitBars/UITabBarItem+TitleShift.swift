extension UITabBarItem {
    /// The distance by which the title is moved: its own, or else that of the class's proxy.
    var titleShift: UIOffset {
        guard titlePositionAdjustment == .zero else { return titlePositionAdjustment }
        return proxies.lazy.compactMap { ($0 as? UITabBarItem)?.titlePositionAdjustment }.first ?? .zero
    }

    /// True for an entry without a title and an image.
    var isBlank: Bool { title?.isEmpty != false && image == nil }
}
