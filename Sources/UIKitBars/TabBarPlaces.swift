import UIKitCore

/// The places of the entries of a tab bar, and of the platters on which they lie, one for each group of
/// entries.
struct TabBarPlaces {
    var items: [CGRect]
    var platters: [CGRect]

    /// Returns the places at a part of the way to others, from 0 to 1.
    func moved(toward end: TabBarPlaces, by part: CGFloat) -> TabBarPlaces {
        func between(_ start: CGRect, _ end: CGRect) -> CGRect {
            func value(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
            return CGRect(
                x: value(start.minX, end.minX), y: value(start.minY, end.minY),
                width: value(start.width, end.width), height: value(start.height, end.height))
        }
        return TabBarPlaces(
            items: zip(items, end.items).map(between), platters: zip(platters, end.platters).map(between))
    }
}

// The bar of an upright phone of iOS 26, of which an entry stands apart and which becomes small: 21 points
// from the sides, and circles of 48 points, 28 from the sides and the lower edge of the screen. The figures
// are measured ones of devices, which the notes of an imitation for Flutter report of bars with a search.
extension TabBarMeasures {
    private static let side: CGFloat = 21
    /// The distance of the round entry from the others; by eye.
    private static let distance: CGFloat = 8
    /// The diameter of the small form, and its distance from the edges.
    static let small = (diameter: CGFloat(48), margin: CGFloat(28))

    /// True where an entry can stand apart from the others, and the bar can become small.
    var changesForm: Bool { form == .stacked && hasPlatter }

    /// Returns the places of entries of some widths, of which one may stand apart.
    func layout(_ widths: [CGFloat], apart: Int?, in bounds: CGRect) -> TabBarPlaces {
        guard let apart, changesForm, widths.count > 1 else {
            let platters = hasPlatter ? [platter(widths, in: bounds)] : []
            return TabBarPlaces(items: items(widths, in: bounds), platters: platters)
        }
        var others = widths
        others.remove(at: apart)
        let round = CGRect(
            x: bounds.maxX - Self.side - height, y: bounds.minY, width: height, height: height)
        let left = bounds.minX + Self.side
        let wanted = CGFloat(others.count) * Self.pitch + 2 * Self.ends
        let width = min(wanted, round.minX - Self.distance - left)
        // The platter of a bar is 8 points from its sides at least.
        let part = CGRect(x: left - 8, y: bounds.minY, width: width + 16, height: bounds.height)
        var places = TabBarPlaces(items: items(others, in: part), platters: [platter(others, in: part)])
        places.items.insert(round, at: apart)
        places.platters.append(round)
        return places
    }

    /// Returns the places in the small form: all entries are where the selected one is, but for that which
    /// stands apart.
    func smallLayout(of places: TabBarPlaces, apart: Int?, in bounds: CGRect) -> TabBarPlaces {
        let (size, margin) = Self.small
        let top = bounds.minY + height + (below ?? 0) - margin - size
        let first = CGRect(x: bounds.minX + margin, y: top, width: size, height: size)
        var small = TabBarPlaces(items: places.items.map { _ in first }, platters: [first])
        guard let apart, places.platters.count > 1 else { return small }
        let last = CGRect(x: bounds.maxX - margin - size, y: top, width: size, height: size)
        small.items[apart] = last
        small.platters.append(last)
        return small
    }
}
