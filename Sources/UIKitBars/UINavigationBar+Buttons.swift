import UIKitControls
import UIKitCore

// The buttons of an item, and how they share platters.
extension UINavigationBar {
    /// Returns the views of entries; a space between two entries parts their platters.
    func views(of items: [UIBarButtonItem]?) -> [UIView] {
        var isAfterSpace = false
        return (items ?? []).filter { !$0.isHidden }.compactMap { item in
            if item.isSpace {
                isAfterSpace = true
                return nil
            }
            item.bar = self
            let view = item.makeView(
                onPlatter: measures.platter, imagePadding: 11, look: appearance.look(of: item))
            platterGroups.add(view, of: item, isAfterSpace: isAfterSpace)
            isAfterSpace = false
            return view
        }
    }

    /// Returns the distance of a button from the next one on its side.
    func gap(after index: Int, in views: [UIView]) -> CGFloat {
        guard measures.platter != nil else { return 12 }
        guard index + 1 < views.count else { return 0 }
        return BarPlatters.gap(between: views[index], views[index + 1], ofImages: 8, in: platterGroups)
    }
}
