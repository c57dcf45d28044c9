import CoreGeometry

/// A kind of filter: its values and what it makes of them.
struct FilterKind: @unchecked Sendable {
    /// The names of the values.
    let keys: [String]
    /// The defaults of the values that have one.
    let defaults: [String: Any]
    /// Returns what the filter makes; nil without what it needs.
    let image: @Sendable (FilterValues) -> CIImage?

    /// Creates a kind with values besides its images.
    init(
        images: [String], _ defaults: [String: Any],
        _ image: @escaping @Sendable (FilterValues) -> CIImage?
    ) {
        keys = images + defaults.keys.sorted()
        self.defaults = defaults
        self.image = image
    }

    /// Creates a kind that changes an image.
    init(
        _ defaults: [String: Any] = [:],
        _ change: @escaping @Sendable (_ image: CIImage, _ values: FilterValues) -> CIImage?
    ) {
        self.init(images: [kCIInputImageKey], defaults) { values in
            values.image.flatMap { change($0, values) }
        }
    }

    /// All kinds by their names.
    static let all: [String: FilterKind] = [
        adjustments, colorEffects, photoEffects, blurs, geometry, generators, distortions, compositions,
        stylizing,
    ].reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }

    /// The center that most filters have by default.
    static let center = CIVector(x: 150, y: 150)
}
