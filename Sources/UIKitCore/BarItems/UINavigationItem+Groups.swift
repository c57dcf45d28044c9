// The buttons of an item in groups, which came with iOS 16.
extension UINavigationItem {
    /// The groups of the buttons on the left, from the edge; default none. They replace the buttons of
    /// `leftBarButtonItems`, and are replaced by new ones of that.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get {
            if groups.leading == nil, let items = leftBarButtonItems {
                groups.leading = [makeGroup(of: items)]
            }
            return groups.leading ?? []
        }
        set {
            leftBarButtonItems = newValue.isEmpty ? nil : newValue.flatMap(\.barButtonItems)
            groups.leading = newValue
            follow(newValue)
        }
    }

    /// The groups of the buttons on the right, the last one at the edge; default none. They replace the
    /// buttons of `rightBarButtonItems`, and are replaced by new ones of that.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get {
            if groups.trailing == nil, let items = rightBarButtonItems {
                groups.trailing = [makeGroup(of: items.reversed())]
            }
            return groups.trailing ?? []
        }
        set {
            let items = newValue.flatMap(\.barButtonItems)
            rightBarButtonItems = newValue.isEmpty ? nil : Array(items.reversed())
            groups.trailing = newValue
            follow(newValue)
        }
    }

    /// The groups in the middle of a wide bar whose item is a browser or an editor; default none. Elsewhere
    /// their buttons are in the menu of a button at the right.
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { groups.center }
        set {
            groups.center = newValue
            follow(newValue)
            didChange?()
        }
    }

    /// The group at the right edge, beyond the other groups; default nil.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned }
        set {
            groups.pinned = newValue
            if let newValue { follow([newValue]) }
            didChange?()
        }
    }

    /// The entries of the menu of the button at the right that holds what the bar does not show; nil, the
    /// default, for none beside the groups in the middle. With some the button is always there.
    public var additionalOverflowItems: UIDeferredMenuElement? {
        get { groups.additional }
        set {
            groups.additional = newValue
            didChange?()
        }
    }

    /// The buttons on the left, from the edge.
    package var leadingItems: [UIBarButtonItem] { standIns(for: leftBarButtonItems ?? []) }

    /// The buttons on the right, from the edge: those of the pinned group, the one with the menu of what the
    /// bar does not show, and the others.
    package var trailingItems: [UIBarButtonItem] {
        let others = rightBarButtonItems ?? []
        guard groups.pinned != nil || groups.additional != nil || !groups.center.isEmpty else {
            return standIns(for: others)
        }
        var items: [UIBarButtonItem] = (groups.pinned?.barButtonItems ?? []).reversed()
        if !groups.overflowElements.isEmpty { items.append(overflow) }
        return standIns(for: items + others)
    }

    /// The buttons that the bar shows in its middle, from the left to the right.
    package var centerItems: [UIBarButtonItem] {
        groups.isCenterShown ? standIns(for: groups.center.flatMap(\.barButtonItems)) : []
    }

    /// True where there are groups for the middle of a bar.
    package var hasCenterItems: Bool { !groups.center.isEmpty }

    /// A Boolean value that indicates whether the bar shows the groups for its middle there; default false.
    package var isCenterShown: Bool {
        get { groups.isCenterShown }
        set { groups.isCenterShown = newValue }
    }

    /// The button with the menu of what the bar does not show, which is made when it opens.
    private var overflow: UIBarButtonItem {
        if let button = groups.overflow { return button }
        let entries = UIDeferredMenuElement.uncached { [weak self] completion in
            completion(self?.groups.overflowElements ?? [])
        }
        let name = SystemLook.current == .iOS26 ? "ellipsis" : "ellipsis.circle"
        let button = UIBarButtonItem(image: UIImage(systemName: name), menu: UIMenu(children: [entries]))
        groups.overflow = button
        return button
    }

    /// Returns a group of buttons that code has set without one.
    private func makeGroup(of items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup.fixedGroup(items: items)
        follow([group])
        return group
    }

    private func follow(_ groups: [UIBarButtonItemGroup]) {
        for group in groups {
            group.didChange = { [weak self, weak group] in
                if let group { self?.groupDidChange(group) }
            }
        }
    }

    /// Shows the buttons that a group has now.
    private func groupDidChange(_ group: UIBarButtonItemGroup) {
        if let leading = groups.leading, leading.contains(where: { $0 === group }) {
            leadingItemGroups = leading
        } else if let trailing = groups.trailing, trailing.contains(where: { $0 === group }) {
            trailingItemGroups = trailing
        } else {
            didChange?()
        }
    }
}
