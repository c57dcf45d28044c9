// Values by the names of properties, for the objects on which code sets them so: those that UIKit names in
// its interfaces, some that it keeps to itself, and those that the code exposes.

extension UIResponder: KeyValueCoded {
    /// Sets a value by its name, such as "alpha". An unknown one has no effect, with a warning.
    public func setValue(_ value: Any?, forKey key: String) { store(value, at: key) }

    /// Sets a value by its key path, such as "frame.size.width" or "layer.cornerRadius". An unknown one has
    /// no effect, with a warning.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, at: keyPath) }

    /// Returns a value by its name; nil for none, and with a warning for an unknown one.
    public func value(forKey key: String) -> Any? { stored(at: key) }

    /// Returns a value by its key path; nil for none, and with a warning for an unknown one.
    public func value(forKeyPath keyPath: String) -> Any? { stored(at: keyPath) }
}

extension UIViewController {
    /// Returns a value of every controller.
    func controllerValue(_ key: String) -> KeyedValue? {
        switch key {
        case "title": KeyedValue(self, \.title)
        case "preferredContentSize": KeyedValue(self, \.preferredContentSize)
        case "view": KeyedValue(get: { [self] in view })
        default: nil
        }
    }
}

extension UIBarItem: KeyValueCoded {
    /// Sets a value by its name, such as "title". An unknown one has no effect, with a warning.
    public func setValue(_ value: Any?, forKey key: String) { store(value, at: key) }

    /// Sets a value by its key path. An unknown one has no effect, with a warning.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, at: keyPath) }

    /// Returns a value by its name, such as the view of a bar's button, "view"; nil for none, and with a
    /// warning for an unknown one.
    public func value(forKey key: String) -> Any? { stored(at: key) }

    /// Returns a value by its key path; nil for none, and with a warning for an unknown one.
    public func value(forKeyPath keyPath: String) -> Any? { stored(at: keyPath) }

    package func keyedValue(_ key: String) -> KeyedValue? {
        switch key {
        case "title": KeyedValue(self, \.title)
        case "image": KeyedValue(self, \.image)
        case "enabled", "isEnabled": KeyedValue(self, \.isEnabled)
        case "tag": KeyedValue(self, \.tag)
        case "view", "_view": (self as? UIBarButtonItem).map { item in KeyedValue(get: { item.shownView }) }
        default: nil
        }
    }
}

extension UIDevice: KeyValueCoded {
    /// Sets a value by its name: "orientation" has no effect, since a film has one orientation. So has an
    /// unknown one.
    public func setValue(_ value: Any?, forKey key: String) { store(value, at: key) }

    /// Returns a value by its name; nil, with a warning, for an unknown one.
    public func value(forKey key: String) -> Any? { stored(at: key) }

    package func keyedValue(_ key: String) -> KeyedValue? {
        guard key == "orientation" else { return nil }
        return KeyedValue(get: { [self] in orientation.rawValue }) { _ in
            warnOfNoEffect("UIDevice.orientation")
            return true
        }
    }
}
