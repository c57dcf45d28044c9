import UIKitControls
import UIKitCore

// The buttons of an item, and how they share platters.
extension UINavigationBar {
    /// Returns the views of entries; a space between two entries, or the end of a group, parts their
    /// platters.
    func views(of items: [UIBarButtonItem]) -> [UIView] {
        var isAfterSpace = false
        var last: UIBarButtonItem?
        return items.filter(\.isShown).compactMap { item in
            if item.isSpace {
                isAfterSpace = true
                return nil
            }
            if let last, last.buttonGroup !== item.buttonGroup { isAfterSpace = true }
            last = item
            item.bar = self
            let view = item.makeView(
                onPlatter: measures.platter, imagePadding: 11, look: appearance.look(of: item))
            platterGroups.add(view, of: item, isAfterSpace: isAfterSpace)
            isAfterSpace = false
            return view
        }
    }

    /// Returns all entries that the bar shows of an item.
    func entries(of item: UINavigationItem) -> [UIBarButtonItem] {
        item.leadingItems + item.trailingItems + item.centerItems
    }

    /// Returns true where the middle of the bar shows groups of an item: those of a browser or an editor in a
    /// wide bar.
    func showsCenter(of item: UINavigationItem) -> Bool {
        item.hasCenterItems && item.style != .navigator && traitCollection.horizontalSizeClass == .regular
    }

    /// True where the middle of the bar is not that of its width.
    var hasOtherCenter: Bool { topItem.map { showsCenter(of: $0) != $0.isCenterShown } ?? false }

    /// Puts the buttons in the middle of a wide bar there, or as near to it as those at the sides allow;
    /// returns the end of the room that they leave for the title.
    func placeCenter(from left: CGFloat, to right: CGFloat, middle: CGFloat) -> CGFloat {
        guard !centerViews.isEmpty else { return right }
        let gaps = centerViews.indices.map { gap(after: $0, in: centerViews) }
        let width = zip(centerViews, gaps).reduce(-(gaps.last ?? 0)) { $0 + $1.0.bounds.width + $1.1 }
        let start = max(left, min(bounds.midX - width / 2, right - width))
        var place = start
        for (view, gap) in zip(centerViews, gaps) {
            view.center = CGPoint(x: place + view.bounds.width / 2, y: middle)
            place += view.bounds.width + gap
        }
        return max(left, start - 12)
    }

    /// Lets one button stand for each group for which the room beside the other buttons is too small. A title
    /// is cut before that.
    func fitGroups(in room: CGFloat) {
        guard let item = topItem, room > 0, item.fittedRoom != room else { return }
        if item.hasCollapsibleGroups {
            UIView.withoutAnimation {
                if item.expandGroups() { rebuild() }
                while neededRoom(of: item) > room, item.collapseGroup() { rebuild() }
            }
        }
        // Building the bar again has taken the room away.
        item.fittedRoom = room
    }

    /// Returns the width of all buttons and of the distances between them, in points.
    private func neededRoom(of item: UINavigationItem) -> CGFloat {
        let own = item.leadingItems.compactMap(\.shownView)
        // The back button gives way to others, down to its arrow.
        let back = leftViews.first.flatMap { own.contains($0) ? nil : $0 }
        var width: CGFloat = 0
        for row in [leftViews, centerViews, rightViews] {
            for (index, view) in row.enumerated() {
                view.fitInBar()
                let isBack = view === back
                width += isBack ? min(view.bounds.width, 44) : view.bounds.width
                width += isBack ? 12 : gap(after: index, in: row)
            }
        }
        return width
    }

    /// Returns the distance of a button from the next one on its side.
    func gap(after index: Int, in views: [UIView]) -> CGFloat {
        guard measures.platter != nil else { return 12 }
        guard index + 1 < views.count else { return 0 }
        return BarPlatters.gap(between: views[index], views[index + 1], ofImages: 8, in: platterGroups)
    }
}
