public import Picture

/// A layer that fills its rectangle, with its corners, with a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// The kind; default axial.
    open var type: CAGradientLayerType = .axial

    /// The colors, `CGColor`s; default nil. Animatable.
    open var colors: [Any]? {
        get { storage.model.values["colors"]?.colors.map { CGColor($0) } }
        set { setOwn("colors", newValue.map { LayerValue(Self.colors(in: $0)) }) }
    }

    /// Returns the colors among values, and warns of others.
    private static func colors(in values: [Any]) -> [Color] {
        let colors = values.compactMap { value in
            LayerValue(any: value).flatMap { $0.kind == .color ? $0.color : nil }
        }
        if colors.count < values.count {
            RunContext.current.warn(
                "CAGradientLayer.colors: \(values.count - colors.count) of \(values.count) values are no CGColor; "
                    + "they are left out.")
        }
        return colors
    }

    /// The places of the colors, from 0 to 1 in ascending order; default nil, for even ones. Animatable.
    open var locations: [NSNumber]? {
        get { storage.model.values["locations"]?.numbers.map { NSNumber(value: $0) } }
        set { setOwn("locations", newValue.map { LayerValue(.numbers, $0.map(\.doubleValue)) }) }
    }

    /// The start in fractions of the bounds; default (0.5, 0), the middle of the top. Animatable.
    open var startPoint: CGPoint {
        get { value("startPoint").point }
        set { setOwn("startPoint", LayerValue(newValue)) }
    }

    /// The end in fractions of the bounds; default (0.5, 1), the middle of the bottom. Animatable.
    open var endPoint: CGPoint {
        get { value("endPoint").point }
        set { setOwn("endPoint", LayerValue(newValue)) }
    }

    package override func standard(_ key: String) -> LayerValue? {
        switch key {
        case "startPoint": LayerValue(CGPoint(x: 0.5, y: 0))
        case "endPoint": LayerValue(CGPoint(x: 0.5, y: 1))
        default: super.standard(key)
        }
    }

    @_spi(UIKitInternals) open override func makeEmptyCopy() -> CALayer { CAGradientLayer() }

    @_spi(UIKitInternals) open override func take(_ other: CALayer) {
        super.take(other)
        if let other = other as? CAGradientLayer { type = other.type }
    }

    @_spi(UIKitInternals) open override func layerContents(_ state: LayerState, at time: TimeInterval)
        -> [Layer]
    {
        guard let colors = state.values["colors"]?.colors, !colors.isEmpty else { return [] }
        let places = state.values["locations"].map { Array($0.numbers) } ?? []
        let all = colors.enumerated().map { index, color in
            Gradient.Stop(
                places.indices.contains(index)
                    ? places[index] : Double(index) / Double(max(colors.count - 1, 1)), color)
        }
        let stops = RunContext.current.drawn(all)
        let box = state.bounds
        func place(_ key: String) -> CGPoint {
            let point = (state.values[key] ?? value(key)).point
            return CGPoint(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
        }
        let (start, end) = (place("startPoint"), place("endPoint"))
        let outline = state.outline(rounding: maskedCorners)
        if type == .conic { return sectors(of: stops, around: start, from: end, in: outline, box) }
        let form: Gradient.Form
        if type == .radial {
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            form = .radial(center: start, radii: radii)
        } else {
            form = .axial(from: start, to: end)
        }
        return [Layer(contents: [.gradient(outline, Gradient(form, stops))])]
    }
}
