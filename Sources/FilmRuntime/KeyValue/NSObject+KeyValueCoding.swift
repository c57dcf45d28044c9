extension NSObjectProtocol {
    /// Sets a property by its name. Numbers are converted to the property's type. A name without a property
    /// is an error in a class of the scene, and a warning in one of UIKit or a
    /// subclass of it.
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) {
        guard let object = self as? NSObject, !object.setKeyedValue(value, key) else { return }
        RunContext.current.report(missing: key, in: object)
    }

    /// Sets a property by a path of names such as "model.count".
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
        owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets properties by their names.
    @preconcurrency @MainActor public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    /// Returns a property by its name; nil for one without a value. A name without a property is an error in
    /// a class of the scene, and a warning in one of UIKit or a
    /// subclass of it.
    @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
        guard let object = self as? NSObject else { return nil }
        if let value = object.keyedValue(key) { return value }
        RunContext.current.report(missing: key, in: object)
        return nil
    }

    /// Returns a property by a path of names such as "model.count".
    @preconcurrency @MainActor public func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let owner = value(forKey: String(keyPath[..<dot])) as? NSObject
        return owner?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Returns properties by their names.
    @preconcurrency @MainActor public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }
}

extension NSObject {
    /// Sets a property of the table of names. Returns false for a name without a property.
    @MainActor fileprivate func setKeyedValue(_ value: Any?, _ key: String) -> Bool {
        let name = MethodTable.setter(of: key)
        guard MethodTable.responds(self, to: name) else { return false }
        if case .takesOther(let needs) = MethodTable.send(name, to: self, [value]) {
            RunContext.current.fail(
                SceneFailure(
                    "\(type(of: self)): the property “\(key)” is set to a \(value.map { "\(type(of: $0))" } ?? "nil"), "
                        + "but needs \(needs)."))
        }
        return true
    }
}

extension RunContext {
    fileprivate func report(missing key: String, in object: NSObject) {
        let type: AnyClass = type(of: object)
        let isUIKits = sequence(first: type) { _getSuperclass($0) }.contains(where: UIKitModules.declare)
        guard isUIKits else {
            return fail(
                SceneFailure(
                    "\(type): there is no property “\(key)” to be read or set by its name; it must be an @objc "
                        + "property of the class."))
        }
        warn("\(type): the key “\(key)” has no effect in a film.")
    }
}
