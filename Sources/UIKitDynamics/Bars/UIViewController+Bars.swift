extension UIViewController {
    /// The insets that the bars of the controllers around this one cover, without those of the device.
    var barInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let stack = parent as? UINavigationController {
            insets.top = stack.isNavigationBarHidden ? 0 : UINavigationBar.height
            insets.bottom = stack.isToolbarHidden ? 0 : UIToolbar.height
        } else if parent is UITabBarController {
            insets.bottom = UITabBar.height
        }
        return insets
    }

    /// The tab controller that contains the controller; nil for none.
    public var tabBarController: UITabBarController? {
        (parent as? UITabBarController) ?? parent?.tabBarController
    }

    /// The button that switches `isEditing`: Edit or Done.
    public var editButtonItem: UIBarButtonItem {
        UIBarButtonItem(
            systemItem: isEditing ? .done : .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
    }

    /// Sets the entries of the bar below.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
}
