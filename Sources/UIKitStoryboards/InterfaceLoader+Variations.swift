extension InterfaceLoader {
    /// Returns the ids of constraints or subviews that the film's size classes leave out: those that the
    /// variation for all classes excludes, and that none for the film's classes includes.
    func excluded(_ key: String) -> Set<String> {
        var ids = Set<String>()
        for (element, _) in built {
            for mask in element.variations.flatMap(\.children) where mask["key"] == key {
                for entry in mask.children {
                    guard let id = entry["reference"] else { continue }
                    if entry.name == "exclude" { ids.insert(id) } else { ids.remove(id) }
                }
            }
        }
        return ids
    }
}

extension InterfaceElement {
    /// The variations for the film's size classes, from the one for all classes to those for two.
    @MainActor var variations: [InterfaceElement] {
        let traits = UITraitCollection.current
        return children.filter { $0.name == "variation" }.compactMap {
            variation -> (Int, InterfaceElement)? in
            let key = variation["key"] ?? "default"
            guard key != "default" else { return (0, variation) }
            let classes = key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
            let fits = classes.allSatisfy { pair in
                switch pair {
                case ["widthClass", "compact"]: traits.horizontalSizeClass == .compact
                case ["widthClass", "regular"]: traits.horizontalSizeClass == .regular
                case ["heightClass", "compact"]: traits.verticalSizeClass == .compact
                case ["heightClass", "regular"]: traits.verticalSizeClass == .regular
                default: false
                }
            }
            return fits ? (classes.count, variation) : nil
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
