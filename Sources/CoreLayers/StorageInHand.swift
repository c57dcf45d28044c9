/// The storage for the layer that a view makes: initializers of subclasses of `CALayer` have no parameter for
/// it.
@MainActor package enum StorageInHand {
    private static var next: LayerStorage?

    /// Returns the layer that a closure makes, with a storage that exists already.
    package static func withStorage(_ storage: LayerStorage, make: () -> CALayer) -> CALayer {
        next = storage
        defer { next = nil }
        return make()
    }

    /// Returns the storage for the layer that is being made: a new one, but for a view's layer.
    package static func take() -> LayerStorage {
        defer { next = nil }
        return next ?? LayerStorage()
    }
}
