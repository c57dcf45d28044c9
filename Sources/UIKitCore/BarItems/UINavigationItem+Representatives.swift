// The buttons that stand for groups where a bar has no room for these.
extension UINavigationItem {
    /// The groups in the bar for which a button can stand, in the order in which they give way: those in the
    /// middle, then those at the sides, the innermost first, and the pinned one last.
    private var collapsibleGroups: [UIBarButtonItemGroup] {
        var all: [UIBarButtonItemGroup] = groups.isCenterShown ? groups.center.reversed() : []
        all += groups.trailing ?? []
        all += (groups.leading ?? []).reversed()
        if let pinned = groups.pinned { all.append(pinned) }
        return all.filter { $0.isShown && $0.representativeItem != nil }
    }

    /// True for an item with a group for which a button can stand.
    package var hasCollapsibleGroups: Bool { !collapsibleGroups.isEmpty }

    /// The room of the bar to which the buttons are fitted, in points; nil where they are not yet.
    package var fittedRoom: CGFloat? {
        get { groups.room }
        set { groups.room = newValue }
    }

    /// Lets one button stand for the next group. Returns false where no group is left.
    package func collapseGroup() -> Bool {
        guard let group = collapsibleGroups.first(where: { !$0.isCollapsed }) else { return false }
        group.isCollapsed = true
        return true
    }

    /// Lets all groups have their buttons again. Returns false where they have them.
    package func expandGroups() -> Bool {
        let collapsed = collapsibleGroups.filter(\.isCollapsed)
        for group in collapsed { group.isCollapsed = false }
        return !collapsed.isEmpty
    }

    /// Returns buttons, with the one that stands for a group in place of those of the group.
    func standIns(for items: [UIBarButtonItem]) -> [UIBarButtonItem] {
        var last: UIBarButtonItemGroup?
        return items.compactMap { item in
            guard let group = item.buttonGroup, group.isCollapsed, let one = group.representativeItem else {
                return item
            }
            defer { last = group }
            return group === last ? nil : one
        }
    }
}
