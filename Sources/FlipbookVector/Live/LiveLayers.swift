import Picture
import Raster

/// The layers of a live figure: those that follow bodies, and those whose motion is recorded.
struct LiveLayers {
    /// The drivers of layers by their identities, each with its number.
    private var numbers: [Int: Int] = [:]
    private(set) var drivers: [LiveDriver] = []
    private var transforms: [String] = []
    /// The lines of layers by their identities, each with its number.
    private var lineNumbers: [Int: Int] = [:]
    private(set) var lines: [LiveLine] = []
    /// The names of layers that move otherwise.
    private(set) var recordedNames: [String] = []
    /// True when layers without a name move otherwise.
    private(set) var hasUnnamed = false

    /// Finds the layers of a film that follow the items of its animators.
    @MainActor init(of film: VectorFilm, _ takes: [LiveTake]) {
        let layers = film.allLayers
        for (number, take) in takes.enumerated() {
            for follower in take.followers {
                if let layer = follower.layer {
                    add(follower, of: layer, layers, number, take)
                } else if let layer = layers.first(where: { layer in
                    layer.isDisplaced && layer.identity.map { numbers[$0] == nil } ?? false
                        && LiveDriver(of: layer, follower, number, in: take) != nil
                }) {
                    add(follower, of: layer.identity ?? 0, layers, number, take)
                }
            }
        }
        findLines(among: film.layers, takes)
        for layer in film.layers { note(layer) }
    }

    /// Finds the layers that are stretched between siblings, and those below them.
    @MainActor private mutating func findLines(among layers: [LayerTracks], _ takes: [LiveTake]) {
        let found = layers.compactMap { layer in layer.identity.flatMap { numbers[$0] } }
        let siblings = Set(found).sorted().map { (number: $0, driver: drivers[$0]) }
        for layer in layers {
            if let identity = layer.identity, numbers[identity] == nil, layer.isDisplaced,
                layers.count(where: { $0.identity == identity }) == 1,
                let line = LiveLine(of: layer, siblings, takes)
            {
                lineNumbers[identity] = lines.count
                lines.append(line)
            } else {
                findLines(among: layer.children, takes)
            }
        }
    }

    /// Lets a layer follow an item if it does so in all frames.
    @MainActor private mutating func add(
        _ follower: LiveTake.Follower, of layer: Int, _ layers: [LayerTracks], _ number: Int, _ take: LiveTake
    ) {
        guard numbers[layer] == nil else { return }
        let found = layers.filter { $0.identity == layer }.map {
            LiveDriver(of: $0, follower, number, in: take)
        }
        guard let driver = found.first.flatMap({ $0 }), !found.contains(where: { $0 == nil }),
            let pose = take.pose(of: driver.body, at: 0)
        else { return }
        numbers[layer] = drivers.count
        drivers.append(driver)
        transforms.append(driver.transform(at: pose))
    }

    private mutating func note(_ layer: LayerTracks) {
        if layer.identity.flatMap({ numbers[$0] ?? lineNumbers[$0] }) != nil { return }
        if layer.isDisplaced, layer.showsSomething {
            if let name = layer.name {
                if !recordedNames.contains(name) { recordedNames.append(name) }
            } else {
                hasUnnamed = true
            }
            return
        }
        for child in layer.children { note(child) }
    }

    /// Returns the attributes of a group that the page's script moves or hides, and what is in it; nil for
    /// any other layer.
    func attributes(of layer: LayerTracks) -> (attributes: [SVGWriter.Attribute], rest: LayerTracks)? {
        if let number = layer.identity.flatMap({ numbers[$0] }) {
            var rest = layer
            (rest.x, rest.y, rest.rotation) = (.init(constant: 0), .init(constant: 0), .init(constant: 0))
            return ([("data-d", "\(number)"), ("transform", transforms[number])], rest)
        }
        if let number = layer.identity.flatMap({ lineNumbers[$0] }) {
            var rest = layer
            (rest.x, rest.y, rest.rotation) = (.init(constant: 0), .init(constant: 0), .init(constant: 0))
            for index in rest.contents.indices { rest.contents[index].shape = nil }
            return ([("data-l", "\(number)"), ("transform", LiveLine.transform(of: layer))], rest)
        }
        // A layer with items in it stays, though it no longer moves.
        let isHidden =
            layer.isDisplaced && !layer.all.contains { $0.identity.map { numbers[$0] != nil } ?? false }
        return isHidden ? ([("data-r", "")], layer) : nil
    }
}

extension LayerTracks {
    /// True when the layer changes its place, its size or the shape of its contents.
    fileprivate var isDisplaced: Bool {
        [x, y, rotation, scaleX, scaleY, skew].contains { $0.constant == nil }
            || contents.contains { $0.shape != nil }
    }
}
