extension UITabBarItem {
    /// Returns the style of the text of the badge: its own or that of the class's proxies, for the state or
    /// for the normal one; nil for the bar's.
    func badgeStyle(isSelected: Bool) -> [NSAttributedString.Key: Any]? {
        let states: [UIControl.State] = isSelected ? [.selected, .normal] : [.normal]
        for item in [self] + proxies.compactMap({ $0 as? UITabBarItem }) {
            if let style = states.lazy.compactMap({ item.badgeTextAttributes(for: $0) }).first {
                return style
            }
        }
        return nil
    }
}
