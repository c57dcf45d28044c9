@_spi(UIKitInternals) import CoreLayers
import Picture

extension CALayer {
    /// Sets a property by its key path, such as "cornerRadius" or "transform.rotation.z". Values of other
    /// keys are stored under the key.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let words = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let key = words.first, var whole = own(key) else {
            return setUserValue(value, forKey: keyPath)
        }
        guard let new = LayerValue(any: value) else {
            if words.count == 1 { setProperty(key, nil) }
            return
        }
        if words.count > 1 { whole.setPart(words[1], to: new) } else { whole = new }
        setProperty(key, whole)
    }

    /// Sets a property by its key. Values of other keys are stored under the key.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Returns a property by its key path; nil for a key without a value. While a value of the scene's own is
    /// drawn that is animated, and in a presented copy, it is the animated one, in the type of the layer's.
    public func value(forKeyPath keyPath: String) -> Any? {
        let words = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let key = words.first, let whole = own(key) else { return userValue(keyPath) }
        return words.count > 1 ? whole.part(words[1])?.asAny : whole.asAny(like: userValue(key))
    }

    /// Returns a property by its key; nil for a key without a value.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    private func own(_ key: String) -> LayerValue? {
        switch key {
        case "hidden": LayerValue(isHidden ? 1 : 0)
        case "frame": LayerValue(frame)
        case "zPosition": LayerValue(zPosition)
        case "masksToBounds": LayerValue(masksToBounds ? 1 : 0)
        default: storage.model[key] ?? standard(key)
        }
    }

    private func setProperty(_ key: String, _ value: LayerValue?) {
        let number = value?.number ?? 0
        switch key {
        case "hidden": isHidden = number != 0
        case "masksToBounds": masksToBounds = number != 0
        case "zPosition": zPosition = number
        case "position": position = value?.point ?? .zero
        case "bounds": bounds = value?.rect ?? .zero
        case "frame": frame = value?.rect ?? .zero
        case "anchorPoint": anchorPoint = value?.point ?? .zero
        case "transform": transform = value?.transform ?? CATransform3DIdentity
        case "opacity": opacity = Float(number)
        case "backgroundColor": backgroundColor = value.map { CGColor($0.color) }
        case "borderColor": borderColor = value.map { CGColor($0.color) }
        case "cornerRadius": cornerRadius = number
        case "borderWidth": borderWidth = number
        default: setOwn(key, value)
        }
    }
}
