import UIKitControls
@_spi(UIKitInternals) import UIKitCore

/// The row of a search field at the bottom of a navigation bar.
@MainActor final class SearchRow: UIView {
    /// The height of the whole row, in points.
    static var height: CGFloat { SearchBarMeasures.current.rowHeight }
    /// The height of the search bar in it, whose field is a point below the row's upper edge; the rest of the
    /// row is below it.
    private let barHeight: CGFloat = SearchBarMeasures.current.fieldHeight + 2

    /// The search bar; nil for none.
    private(set) var searchBar: UISearchBar?

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the height of the row with a search bar, whose scopes are below its field, and
    /// a text above it, in points.
    static func height(of searchBar: UISearchBar?) -> CGFloat { height + (searchBar?.addedHeight ?? 0) }

    /// Shows a search bar, or none; returns false where that is shown already.
    func show(_ searchBar: UISearchBar?) -> Bool {
        guard self.searchBar !== searchBar else { return false }
        if self.searchBar?.superview === self { self.searchBar?.removeFromSuperview() }
        self.searchBar = searchBar
        if let searchBar { addSubview(searchBar) }
        return true
    }

    /// Puts the search bar in the room that scrolling leaves, where it fades.
    func place(in room: CGRect) {
        frame = room
        isHidden = searchBar == nil || room.height <= 0
        let margin: CGFloat = (room.width >= 414 ? 20 : 16) - 8
        let sides = safeSides(margin, addsSafeArea: true)
        let lost = Self.height(of: searchBar) - room.height
        searchBar?.frame = CGRect(
            x: sides.left, y: -max(0, lost) / 2, width: max(0, room.width - sides.left - sides.right),
            height: barHeight + (searchBar?.addedHeight ?? 0))
        searchBar?.alpha = max(0, min(1 - lost / barHeight, 1))
    }
}
