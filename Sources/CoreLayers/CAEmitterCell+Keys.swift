import Picture

// The properties of cells by their names, which end key paths of emitters such as
// "emitterCells.spark.birthRate".

extension CAEmitterCell {
    private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
        "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
        "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed,
        "alphaRange": \.alphaRange, "alphaSpeed": \.alphaSpeed,
    ]

    private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
        "emissionLongitude": \.emissionLongitude, "emissionLatitude": \.emissionLatitude,
        "emissionRange": \.emissionRange, "velocity": \.velocity,
        "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
        "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
        "spinRange": \.spinRange, "contentsScale": \.contentsScale,
    ]

    /// Sets a property by its name. Returns false for a name without a property, or another type of value.
    func setKey(_ key: String, to value: Any?) -> Bool {
        switch key {
        case "contents": contents = value
        case "color":
            guard let value = LayerValue(any: value), value.kind == .color else { return false }
            color = value.asAny as? CGColor
        default:
            guard let value = LayerValue(any: value), value.kind == .number else { return false }
            let number = value.numbers[0]
            if ["enabled", "isEnabled"].contains(key) {
                isEnabled = number != 0
            } else if key == "beginTime" {
                beginTime = number
            } else if key == "duration" {
                duration = number
            } else if let path = Self.floats[key] {
                self[keyPath: path] = Float(number)
            } else if let path = Self.numbers[key] {
                self[keyPath: path] = CGFloat(number)
            } else {
                return false
            }
        }
        return true
    }

    /// Returns a property by its name; nil for a name without one.
    func value(ofKey key: String) -> Any? {
        switch key {
        case "contents": contents
        case "color": color
        case "enabled", "isEnabled": isEnabled
        case "beginTime": beginTime
        case "duration": duration
        default: Self.floats[key].map { self[keyPath: $0] } ?? Self.numbers[key].map { self[keyPath: $0] }
        }
    }

    /// Takes over the numbers of another cell.
    func takeNumbers(of other: CAEmitterCell) {
        for path in Self.floats.values { self[keyPath: path] = other[keyPath: path] }
        for path in Self.numbers.values { self[keyPath: path] = other[keyPath: path] }
        (beginTime, duration) = (other.beginTime, other.duration)
    }
}
