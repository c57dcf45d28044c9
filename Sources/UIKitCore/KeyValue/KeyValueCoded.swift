@_spi(UIKitInternals) import CoreLayers

/// An object whose values have names.
@MainActor package protocol KeyValueCoded: AnyObject {
    /// Returns the value of a name; nil for an object without it.
    func keyedValue(_ key: String) -> KeyedValue?
}

extension KeyValueCoded {
    /// Sets a value by its key path. One that the object does not have is left, with a warning.
    package func store(_ value: Any?, at path: String) {
        let setter = MethodTable.setter(of: path)
        if MethodTable.responds(self, to: setter) {
            _ = Selector(setter).perform(on: self, with: value)
        } else if let own = keyedValue(path) {
            if !own.set(value) { warnOfKey(path) }
        } else if let (object, rest) = part(of: path) {
            switch object {
            case let object as any KeyValueCoded: object.store(value, at: rest)
            case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
            default: warnOfKey(path)
            }
        } else {
            warnOfKey(path)
        }
    }

    /// Returns a value by its key path; nil, with a warning, for one that the object does not have.
    package func stored(at path: String) -> Any? {
        if MethodTable.responds(self, to: path) { return Selector(path).perform(on: self) }
        if let own = keyedValue(path) { return own.get() }
        switch part(of: path) {
        case (let object as any KeyValueCoded, let rest)?: return object.stored(at: rest)
        case (let layer as CALayer, let rest)?: return layer.value(forKeyPath: rest)
        default:
            warnOfKey(path)
            return nil
        }
    }

    /// Returns the object of the first word of a key path, and the rest of the path.
    private func part(of path: String) -> (object: Any, rest: String)? {
        let words = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard words.count == 2 else { return nil }
        let own = MethodTable.responds(self, to: words[0])
        let value = own ? Selector(words[0]).perform(on: self) : keyedValue(words[0])?.get()
        return value.map { ($0, words[1]) }
    }

    /// Warns, once for a place in the code, of a name that stands for no value.
    private func warnOfKey(_ path: String) {
        let place = RunContext.placeInScene?().map { " (\($0))" } ?? ""
        RunContext.current.warn("\(type(of: self)) has no such value “\(path)”\(place); it has no effect.")
    }
}
