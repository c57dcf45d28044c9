/// An item that is moved by hand, while the others make room and the data is as before.
package struct ItemMovement {
    /// The place of the item in the data.
    package let origin: IndexPath
    /// The place of the item among those shown.
    package var place: IndexPath
    /// The center of the item, in points of the content.
    package var target: CGPoint

    package init(origin: IndexPath, place: IndexPath, target: CGPoint) {
        (self.origin, self.place, self.target) = (origin, place, target)
    }

    /// Returns the numbers of items shown in the sections, from those of the data.
    package func counts(_ counts: [Int]) -> [Int] {
        var shown = counts
        guard shown.indices.contains(origin.section), shown.indices.contains(place.section) else {
            return counts
        }
        shown[origin.section] -= 1
        shown[place.section] += 1
        return shown
    }

    /// Returns the place in the data of the item that is shown at a place.
    package func dataPath(of shown: IndexPath) -> IndexPath {
        if shown == place { return origin }
        var item = shown.item
        if shown.section == place.section, item > place.item { item -= 1 }
        if shown.section == origin.section, item >= origin.item { item += 1 }
        return IndexPath(item: item, section: shown.section)
    }
}
