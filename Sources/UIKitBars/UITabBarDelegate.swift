@_spi(UIKitInternals) import UIKitCore

/// The methods with which a delegate follows a tab bar; all are optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// Notifies the delegate that an entry was tapped.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
