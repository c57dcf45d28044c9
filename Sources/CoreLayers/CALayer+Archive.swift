/// The keys of a layer in an archive.
private enum Key {
    static let layer = "CALayer"
    static let sublayers = "CALayer.sublayers"
    static let mask = "CALayer.mask"
}

// As on a device, archives have no running animations and no delegates.
extension CALayer: @preconcurrency NSSecureCoding {
    /// True, because a layer takes values of layers alone.
    nonisolated public static var supportsSecureCoding: Bool { true }

    /// Writes the layer with its sublayers that belong to no view.
    func write(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.hold(LayerSnapshot(of: storage), forKey: Key.layer)
        let own = storage.sublayers.compactMap(\.layer)
        if !own.isEmpty { coder.encode(own, forKey: Key.sublayers) }
        if let mask { coder.encode(mask, forKey: Key.mask) }
    }

    /// Takes the values and the sublayers of an archive; another coder has none.
    func read(from coder: NSCoder) {
        guard let snapshot = coder.heldObject(forKey: Key.layer) as? LayerSnapshot else { return }
        (coder as? NSKeyedUnarchiver)?.note(self)
        snapshot.apply(to: storage)
        for layer in coder.decodeObject(forKey: Key.sublayers) as? [CALayer] ?? [] { addSublayer(layer) }
        if let mask = coder.decodeObject(forKey: Key.mask) as? CALayer { self.mask = mask }
    }
}
