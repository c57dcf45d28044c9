/// The groups of buttons of an item of a navigation bar, by their places.
@MainActor struct BarButtonGroups {
    /// The groups of the buttons on the left; nil where code has not asked for them.
    var leading: [UIBarButtonItemGroup]?
    /// The groups of the buttons on the right, from the left to the right; nil where code has not asked for
    /// them.
    var trailing: [UIBarButtonItemGroup]?
    /// The groups in the middle.
    var center: [UIBarButtonItemGroup] = []
    /// The group at the right edge.
    var pinned: UIBarButtonItemGroup?
    /// The entries of the overflow's menu beside those of groups.
    var additional: UIDeferredMenuElement?
    /// The button with the menu of what the bar does not show; nil before it was needed.
    var overflow: UIBarButtonItem?

    /// True where the bar shows the groups in the middle.
    var isCenterShown = false

    /// The entries of the overflow's menu.
    var overflowElements: [UIMenuElement] {
        var elements: [UIMenuElement] = []
        for group in center where group.isShown && !isCenterShown {
            if let entry = group.menuRepresentation {
                elements.append(entry)
            } else {
                let items = group.barButtonItems.filter { !$0.isHidden && !$0.isSpace }
                elements += items.map(\.menuElement)
            }
        }
        if let additional { elements.append(additional) }
        return elements
    }
}

extension UIBarButtonItem {
    /// The entry of a menu that stands for the button.
    fileprivate var menuElement: UIMenuElement {
        let title = title ?? accessibilityLabel ?? ""
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(
                title: title.isEmpty ? menu.title : title, image: image ?? menu.image, children: menu.children
            )
        }
        return UIAction(title: title, image: image, attributes: isEnabled ? [] : .disabled) { [weak self] _ in
            self?.perform()
        }
    }
}
