import Picture

/// The moving layers of a sequence of pictures, separated from the still ones.
///
/// An item is a layer that moves, rotates, changes or is missing from some pictures, together with its
/// descendants, so that a card and its letters are one item. All other layers are still, and so is a layer
/// that looks the same in all pictures under different names.
struct MovingLayers {
    private var first: [[LayerIdentity]: LayerInstance] = [:]
    private var moving: Set<[LayerIdentity]> = []
    private var stillLooks: Set<Layer> = []

    init(of pictures: [Picture]) {
        var counts: [[LayerIdentity]: Int] = [:]
        for picture in pictures { picture.layers.instances().forEach { compare($0, &counts) } }
        moving.formUnion(counts.filter { $0.value < pictures.count }.keys)
        stillLooks = looksInAll(pictures, counts)
        first = [:]
    }

    private mutating func compare(_ instance: LayerInstance, _ counts: inout [[LayerIdentity]: Int]) {
        counts[instance.path, default: 0] += 1
        if let before = first[instance.path] {
            if !moving.contains(instance.path), !instance.isWhereItWas(in: before) {
                moving.insert(instance.path)
            }
        } else {
            first[instance.path] = instance
        }
        instance.children.forEach { compare($0, &counts) }
    }

    /// Returns the looks that all pictures contain. Such looks exist only where layers appear, disappear or
    /// change their names.
    private func looksInAll(_ pictures: [Picture], _ counts: [[LayerIdentity]: Int]) -> Set<Layer> {
        guard counts.contains(where: { $0.value < pictures.count }), let first = pictures.first else {
            return []
        }
        var looks = Set(items(in: first).map(\.look))
        for picture in pictures.dropFirst() where !looks.isEmpty {
            looks.formIntersection(items(in: picture).map(\.look))
        }
        return looks
    }

    /// Returns the moving items of a picture from back to front, without fingers and legends, which are not
    /// part of the scene.
    func items(in picture: Picture) -> [LayerInstance] {
        picture.layers.filter(\.isOfScene).instances().flatMap(items)
            .filter { $0.layer.showsSomething && (stillLooks.isEmpty || !stillLooks.contains($0.look)) }
    }

    private func items(in instance: LayerInstance) -> [LayerInstance] {
        moving.contains(instance.path) ? [instance] : instance.children.flatMap(items)
    }

    /// Returns the still layers of a picture that lie below all moving ones.
    func still(in picture: Picture) -> [Layer] {
        var isAbove = false
        return picture.layers.filter(\.isOfScene).instances().compactMap { below($0, &isAbove) }
    }

    /// Returns the layer without its moving descendants and without everything in front of the first of them.
    private func below(_ instance: LayerInstance, _ isAbove: inout Bool) -> Layer? {
        if isAbove { return nil }
        if moves(instance) {
            isAbove = true
            return nil
        }
        if moving.contains(instance.path) { return instance.layer }
        var layer = instance.layer
        layer.children = instance.children.compactMap { below($0, &isAbove) }
        return layer.showsSomething ? layer : nil
    }

    /// Returns the parts of a picture from its backmost item up, from back to front.
    func upperParts(of picture: Picture) -> [UpperPart] {
        var parts: [UpperPart] = []
        for instance in picture.layers.instances() { add(instance, to: &parts) }
        return parts
    }

    private func add(_ instance: LayerInstance, to parts: inout [UpperPart]) {
        if moves(instance) { return parts.append(.item(path: instance.path)) }
        let isWhole = moving.contains(instance.path)
        if !parts.isEmpty {
            var part = instance
            if !isWhole { part.layer.children = [] }
            if part.layer.showsSomething { parts.append(.still(part.alone)) }
        }
        if !isWhole { for child in instance.children { add(child, to: &parts) } }
    }

    /// Returns true when the layer is an item and not one that looks the same in all pictures.
    private func moves(_ instance: LayerInstance) -> Bool {
        moving.contains(instance.path) && !stillLooks.contains(instance.look)
    }
}

extension Layer {
    /// True when a root layer shows the scene, not fingers or the legend of the debug overlay.
    fileprivate var isOfScene: Bool { !holdsFingers && !(identity == nil && name == "debug-legend") }

    /// True when a root layer holds the discs of the fingers. A scene may use the name, too, but its layers
    /// have identities.
    package var holdsFingers: Bool { identity == nil && name == "fingers" }

    /// True when the layer or a descendant has contents.
    var showsSomething: Bool { !contents.isEmpty || children.contains(where: \.showsSomething) }
}
