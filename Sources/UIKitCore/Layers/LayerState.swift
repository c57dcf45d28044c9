import Picture

/// The values of a layer's properties at a moment: the geometry and appearance that views have too, and other
/// values by their keys.
struct LayerState {
    var seen: Presentation
    var values: [String: LayerValue] = [:]

    /// Creates the state of a new layer: no size, no color.
    init() {
        seen = Presentation(
            center: .zero, bounds: .zero, transform: .identity, opacity: 1, backgroundColor: nil,
            cornerRadius: 0, borderWidth: 0, borderColor: .black)
    }

    init(seen: Presentation, values: [String: LayerValue]) {
        (self.seen, self.values) = (seen, values)
    }

    /// Accesses the value of a property; nil for a default value that the state does not hold.
    subscript(key: String) -> LayerValue? {
        get { seen.value(forKey: key) ?? values[key] }
        set {
            guard let newValue else { return values[key] = nil }
            if !seen.set(newValue, forKey: key) { values[key] = newValue }
        }
    }
}

extension Presentation {
    /// Returns the value of a property by Core Animation's name; nil for one that views do not have.
    func value(forKey key: String) -> LayerValue? {
        switch key {
        case "position": LayerValue(center)
        case "bounds": LayerValue(bounds)
        case "anchorPoint": LayerValue(anchorPoint)
        case "transform": LayerValue(CATransform3DMakeAffineTransform(transform))
        case "opacity": LayerValue(opacity)
        case "backgroundColor": LayerValue(backgroundColor)
        case "cornerRadius": LayerValue(cornerRadius)
        case "borderWidth": LayerValue(borderWidth)
        case "borderColor": LayerValue(borderColor)
        default: nil
        }
    }

    /// Sets a property by Core Animation's name; returns false for one that is not part of these. A value of
    /// another kind is ignored.
    mutating func set(_ value: LayerValue, forKey key: String) -> Bool {
        guard let present = self.value(forKey: key) else { return false }
        guard value.kind == present.kind, value.numbers.allSatisfy(\.isFinite) else { return true }
        switch key {
        case "position": center = value.point
        case "bounds": bounds = value.rect
        case "anchorPoint": anchorPoint = value.point
        case "transform": transform = CATransform3DGetAffineTransform(value.transform)
        case "opacity": opacity = max(0, min(value.number, 1))
        case "backgroundColor": backgroundColor = value.color
        case "cornerRadius": cornerRadius = value.number
        case "borderWidth": borderWidth = value.number
        default: borderColor = value.color
        }
        return true
    }
}
