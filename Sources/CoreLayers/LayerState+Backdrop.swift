package import Picture

extension LayerState {
    private static let backdropKey = "flipbookBackdrop"

    /// The filter of what lies behind the layer; nil, the default, for none. Few layers have one.
    package var backdrop: Backdrop? {
        get { values.isEmpty ? nil : values[Self.backdropKey].flatMap { Backdrop($0) } }
        set {
            guard newValue != nil || !values.isEmpty else { return }
            values[Self.backdropKey] = newValue.map { LayerValue($0) }
        }
    }
}

extension LayerValue {
    /// Creates the value of a filter as the distances of its numbers from those of no filter.
    package init(_ backdrop: Backdrop?) {
        self.init(backdrop.map { CGPoint(x: $0.radius, y: $0.saturation - 1) } ?? .zero)
    }
}

extension Backdrop {
    /// Creates the filter of a value; nil for one that leaves pixels as they are.
    package init?(_ value: LayerValue) {
        guard value.point.x > 0 else { return nil }
        self.init(radius: value.point.x, saturation: value.point.y + 1)
    }
}
