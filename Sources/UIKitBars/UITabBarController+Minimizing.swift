// The small form of the bar, which came with iOS 26.
extension UITabBarController {
    /// The ways in which scrolling makes the bar small.
    public enum MinimizeBehavior: Int, Sendable {
        /// The system's choice: the bar keeps its form.
        case automatic = 0
        /// The bar keeps its form.
        case never
        /// The bar becomes small as content scrolls down, and whole as it scrolls back up.
        case onScrollDown
        /// The bar becomes small as content scrolls up, and whole as it scrolls back down.
        case onScrollUp
    }

    /// The way in which scrolling makes the bar small: an upright phone of iOS 26 then shows the selected
    /// entry alone, and the whole bar after a tap on it; default automatic.
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { motion?.behavior ?? .automatic }
        set {
            guard newValue != tabBarMinimizeBehavior else { return }
            tabBar.shrinkage = 0
            motion = newValue == .automatic ? nil : TabBarMotion(of: self, newValue)
            tabBar.grow = { [weak self] in self?.motion?.show(isSmall: false) }
            if isViewLoaded { followContent() }
        }
    }
}
