/// The copies of layers of the scene's classes, which show what the layers show at a moment.
@MainActor enum PresentedCopy {
    /// The layer that is being copied; nil for none. Its class's `init(layer:)` may set properties of the
    /// copy, which must not animate them.
    private(set) static var model: CALayer?

    /// Returns a copy of a layer, made by the `init(layer:)` of its class, which source adaptation registers;
    /// nil for a class without it.
    static func make(of layer: CALayer) -> CALayer? {
        guard model !== layer else { return nil }
        let outer = model
        model = layer
        defer { model = outer }
        let copy = MethodTable.object(of: type(of: layer), "newWithLayer:", [layer])
        copy?.modelLayer = layer
        return copy
    }
}

extension CALayer {
    /// Returns a copy of a layer of a scene's class with the values of a state; nil for a class that has no
    /// initializer for it.
    func ownCopy(showing state: LayerState) -> CALayer? {
        guard let twin = PresentedCopy.make(of: self) else { return nil }
        twin.storage.model = state
        for (key, value) in state.values.sorted(by: { $0.key < $1.key }) where stores(key) {
            twin.setStoredProperty(value.asAny(like: storedProperty(key)), forKey: key)
        }
        return twin
    }

    /// Returns true if a state has a value of a property that the layer's class stores.
    func hasStoredProperties(in state: LayerState) -> Bool { state.values.keys.contains(where: stores) }

    /// Returns the value of a property of the scene's class by its name; nil for a name without one.
    func storedProperty(_ key: String) -> Any? {
        guard stores(key), keyInHand != key else { return nil }
        let outer = keyInHand
        keyInHand = key
        defer { keyInHand = outer }
        return Selector(key).perform(on: self)
    }

    /// Sets a property of the scene's class by its name. Returns false for a name without one.
    ///
    /// An accessor of the class may read and set the value of the same key.
    @discardableResult func setStoredProperty(_ value: Any?, forKey key: String) -> Bool {
        guard stores(key), keyInHand != key else { return false }
        let outer = keyInHand
        keyInHand = key
        defer { keyInHand = outer }
        Selector(MethodTable.setter(of: key)).perform(on: self, with: value)
        return true
    }

    /// Returns true for the name of a property that the scene's class has, and whose value is not kept under
    /// its key.
    private func stores(_ key: String) -> Bool {
        userValues[key] == nil && DrawingClasses.mayDraw(type(of: self)) && standard(key) == nil
            && MethodTable.responds(self, to: MethodTable.setter(of: key))
            && MethodTable.responds(self, to: key)
    }
}
