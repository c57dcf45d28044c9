@_spi(UIKitInternals) import CoreLayers
import Picture

// Values by the names of properties. Foundation on Linux has no key-value coding: these are the keys that
// code uses on views and layers.

extension UIView {
    /// Sets a property by its name: a key of a view such as "alpha", or "layer." and a layer's key path. An
    /// unknown one is an error.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if keyPath.hasPrefix("layer.") {
            return layer.setValue(value, forKeyPath: String(keyPath.dropFirst(6)))
        }
        if keyPath.contains(".") { return setPart(value, keyPath) }
        guard set(value, keyPath) else { return failKey(keyPath) }
    }

    /// Sets a property by its name.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Returns a property by its name; nil for one without a value. An unknown one is an error.
    public func value(forKeyPath keyPath: String) -> Any? {
        if keyPath.hasPrefix("layer.") { return layer.value(forKeyPath: String(keyPath.dropFirst(6))) }
        let words = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let key = words.first, let whole = property(key) else {
            failKey(keyPath)
            return nil
        }
        return words.count > 1 ? LayerValue(any: whole)?.part(words[1])?.asAny : whole
    }

    /// Returns a property by its name.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    private func failKey(_ key: String) {
        RunContext.current.fail(
            SceneFailure(
                "\(RunContext.current.name(of: self)): there is no value “\(key)”; there are center, frame, "
                    + "bounds, transform, alpha, hidden, backgroundColor, tintColor, tag, clipsToBounds, "
                    + "userInteractionEnabled, and “layer.” with a layer's key path."))
    }

    func property(_ key: String) -> Any? {
        switch key {
        case "center": center
        case "frame": frame
        case "bounds": bounds
        case "transform": transform
        case "alpha": alpha
        case "hidden", "isHidden": isHidden
        case "backgroundColor": backgroundColor ?? UIColor.clear
        case "tintColor": tintColor ?? UIColor.systemBlue
        case "tag": tag
        case "clipsToBounds": clipsToBounds
        case "userInteractionEnabled", "isUserInteractionEnabled": isUserInteractionEnabled
        case "contentOffset": (self as? UIScrollView)?.contentOffset
        case "contentSize": (self as? UIScrollView)?.contentSize
        default: nil
        }
    }

    /// Sets a property; returns false for an unknown key or a value of another type.
    private func set(_ value: Any?, _ key: String) -> Bool {
        let flag = (value as? Bool) ?? (value as? NSNumber)?.boolValue
        switch (key, value) {
        case ("center", let point as CGPoint): center = point
        case ("frame", let rect as CGRect): frame = rect
        case ("bounds", let rect as CGRect): bounds = rect
        case ("transform", let map as CGAffineTransform): transform = map
        case ("alpha", let number?):
            guard let number = CGFloat(relativeValue: number) else { return false }
            alpha = number
        case ("tag", let number?):
            guard let number = CGFloat(relativeValue: number) else { return false }
            tag = Int(number)
        case ("hidden", _), ("isHidden", _): isHidden = flag ?? false
        case ("clipsToBounds", _): clipsToBounds = flag ?? false
        case ("userInteractionEnabled", _), ("isUserInteractionEnabled", _):
            isUserInteractionEnabled = flag ?? false
        case ("backgroundColor", _): backgroundColor = value as? UIColor
        case ("tintColor", _): tintColor = value as? UIColor
        default: return false
        }
        return true
    }

    /// Sets a part of a property, such as "frame.size.width".
    private func setPart(_ value: Any?, _ keyPath: String) {
        let words = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let whole = property(words[0]), var parts = LayerValue(any: whole),
            let part = LayerValue(any: value), parts.part(words[1]) != nil
        else { return failKey(keyPath) }
        parts.setPart(words[1], to: part)
        var result = parts.asAny
        if let map = result as? CATransform3D { result = CATransform3DGetAffineTransform(map) }
        if !set(result, words[0]) { failKey(keyPath) }
    }
}

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

    /// Returns a property by its key path; nil for a key without a value.
    public func value(forKeyPath keyPath: String) -> Any? {
        let words = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let key = words.first, let whole = own(key) else { return userValue(keyPath) }
        return words.count > 1 ? whole.part(words[1])?.asAny : whole.asAny
    }

    /// Returns a property by its key; nil for a key without a value.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    private func own(_ key: String) -> LayerValue? {
        switch key {
        case "hidden": LayerValue(isHidden ? 1 : 0)
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
