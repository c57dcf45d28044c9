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

    /// The room of the bar to which its buttons are fitted, in points; nil where they are not yet.
    var room: CGFloat?
    /// True where the bar shows the groups in the middle.
    var isCenterShown = false

    /// The entries of the overflow's menu.
    var overflowElements: [UIMenuElement] {
        var elements: [UIMenuElement] = []
        for group in center where group.isShown && !isCenterShown { elements += group.menuElements }
        if let additional { elements.append(additional) }
        return elements
    }
}

extension UIBarButtonItemGroup {
    /// The entries of a menu that stand for the group.
    fileprivate var menuElements: [UIMenuElement] {
        if let menuRepresentation { return [menuRepresentation] }
        return barButtonItems.filter { !$0.isHidden && !$0.isSpace }.map(\.menuElement)
    }

    /// The menu of the button that stands for the group, whose entries are made when it opens.
    fileprivate var menu: UIMenu {
        let entries = UIDeferredMenuElement.uncached { [weak self] completion in
            completion(self?.menuElements ?? [])
        }
        return UIMenu(children: [entries])
    }
}

extension UIBarButtonItem {
    /// The menu that a tap on the button in a bar opens: its own, or that of the group for which it stands.
    package var shownMenu: UIMenu? {
        guard menu == nil, let group = buttonGroup, group.representativeItem === self else { return menu }
        return group.menu
    }

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
