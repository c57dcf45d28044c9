package import Picture

/// The values of a layer's properties at a moment: geometry and appearance, and other values by their keys.
@_spi(UIKitInternals) public struct LayerState {
    /// The position of the anchor point in the superlayer's coordinates, in points; default (0, 0).
    package var position = CGPoint.zero
    /// The rectangle in the layer's own coordinates; default empty.
    package var bounds = CGRect.zero
    /// The part of the transform in the plane; default the identity.
    package var transform = CGAffineTransform.identity
    /// The opacity, from 0 to 1; default 1.
    package var opacity: CGFloat = 1
    /// The background color; default nil, for none.
    package var backgroundColor: Color?
    /// The radius of the corners in points; default 0.
    package var cornerRadius: CGFloat = 0
    /// The width of the border in points; default 0.
    package var borderWidth: CGFloat = 0
    /// The color of the border; default black, nil for none.
    package var borderColor: Color? = .black
    /// The point about which the transform acts and which lies at the position, in fractions of the bounds;
    /// default the center.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// A Boolean value that indicates whether the layer's own coordinates begin at the bottom; default false.
    package var isGeometryFlipped = false
    /// The values that few layers have, by Core Animation's names.
    package var values: [String: LayerValue] = [:]

    /// Creates the state of a new layer: no size, no color.
    package init() {}

    /// Accesses the value of a property; nil for a default value that the state does not hold.
    package subscript(key: String) -> LayerValue? {
        get { basicValue(forKey: key) ?? values[key] }
        set {
            guard let newValue else { return values[key] = nil }
            if !setBasic(newValue, forKey: key) { values[key] = newValue }
        }
    }

    /// Returns the value of a property that every layer stores; nil for another key.
    private func basicValue(forKey key: String) -> LayerValue? {
        switch key {
        case "position": LayerValue(position)
        case "bounds": LayerValue(bounds)
        case "anchorPoint": LayerValue(anchorPoint)
        case "transform": LayerValue(wholeTransform)
        case "opacity": LayerValue(opacity)
        case "backgroundColor": LayerValue(backgroundColor)
        case "cornerRadius": LayerValue(cornerRadius)
        case "borderWidth": LayerValue(borderWidth)
        case "borderColor": LayerValue(borderColor)
        default: nil
        }
    }

    /// Sets a property that every layer stores; returns false for another key. A value of another kind is
    /// ignored.
    private mutating func setBasic(_ value: LayerValue, forKey key: String) -> Bool {
        guard let present = basicValue(forKey: key) else { return false }
        guard value.kind == present.kind, value.numbers.allSatisfy(\.isFinite) else { return true }
        switch key {
        case "position": position = value.point
        case "bounds": bounds = value.rect
        case "anchorPoint": anchorPoint = value.point
        case "transform":
            transform = CATransform3DGetAffineTransform(value.transform)
            let isFlat = CATransform3DIsAffine(value.transform)
            if !isFlat || !values.isEmpty { values[Self.spatialKey] = isFlat ? nil : value }
        case "opacity": opacity = max(0, min(value.number, 1))
        case "backgroundColor": backgroundColor = value.color
        case "cornerRadius": cornerRadius = value.number
        case "borderWidth": borderWidth = value.number
        default: borderColor = value.color
        }
        return true
    }
}
