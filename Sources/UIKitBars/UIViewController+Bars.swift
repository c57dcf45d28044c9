extension UIViewController {
    /// The stack that contains the controller; nil for none.
    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }

    /// The tab controller that contains the controller; nil for none.
    public var tabBarController: UITabBarController? {
        (parent as? UITabBarController) ?? parent?.tabBarController
    }

    /// The button that switches `isEditing`, always the same one: Edit, or Done during editing.
    public var editButtonItem: UIBarButtonItem {
        if let editButton { return editButton }
        let item = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        item.showEditing(isEditing)
        editButton = item
        return item
    }

    /// Sets the entries of the bar below; animated, the old ones fade out and the new ones in, during a
    /// transition in step with it.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        let stack = parent as? UINavigationController
        guard animated, let stack, stack.topViewController === self, stack.childTransition == nil else {
            self.toolbarItems = toolbarItems
            return
        }
        stack.toolbar.change(animated: true) { self.toolbarItems = toolbarItems }
    }
}
