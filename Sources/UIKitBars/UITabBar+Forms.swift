import UIKitCore

// The forms of the bar of iOS 26: an entry that stands apart, and the small form.
extension UITabBar {
    private var widths: [CGFloat] {
        let measures = measures
        return (items ?? []).map { measures.width(ofTitle: $0.title, image: $0.image) }
    }

    /// The places of the entries and of their platters, on the way to the small form.
    var places: TabBarPlaces {
        let measures = measures
        let apart = items?.firstIndex { $0.standsApart }
        let places = measures.layout(widths, apart: apart, in: bounds)
        guard shrinkage > 0, measures.changesForm else { return places }
        let small = measures.smallLayout(of: places, apart: apart, in: bounds)
        return places.moved(toward: small, by: shrinkage)
    }

    /// Returns true for an entry that stands apart as a round button.
    func isApart(_ item: UITabBarItem?) -> Bool {
        item?.standsApart == true && measures.changesForm && (items?.count ?? 0) > 1
    }

    /// Returns the opacities of an entry and of its title, and the part of the way on which its icon is to
    /// the middle.
    func fading(of item: UITabBarItem) -> (item: CGFloat, title: CGFloat, centering: CGFloat) {
        if isApart(item) { return (1, 0, 1) }
        // Entries leave in the first half of the way.
        let rest = max(0, 1 - 2 * shrinkage)
        return (item === selectedItem ? 1 : rest, rest, shrinkage)
    }

    /// True where the bar may become small: not while the entry that stands apart is selected.
    var canShrink: Bool { measures.changesForm && selectedItem != nil && !isApart(selectedItem) }
}
