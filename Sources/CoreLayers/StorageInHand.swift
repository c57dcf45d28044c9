/// The storage for the layer that a view makes: initializers of subclasses of `CALayer` have no parameter for
/// it.
@MainActor package enum StorageInHand {
    private static var next: (storage: LayerStorage, kind: CALayer.Type)?

    /// Returns the layer of a class that a closure makes, with a storage that exists already.
    package static func withStorage(
        _ storage: LayerStorage, for kind: CALayer.Type, make: () -> CALayer
    ) -> CALayer {
        // The layer that is being made may have views as its properties, whose layers are made before it
        // takes its storage.
        let outer = next
        next = (storage, kind)
        defer { next = outer }
        return make()
    }

    /// Returns the storage for the layer of a class that is being made: a new one, but for a view's layer.
    /// Layers that the view's layer has as its properties are made before it, and have storages of their own.
    package static func take(for kind: CALayer.Type) -> LayerStorage {
        guard let next, next.kind == kind else { return LayerStorage() }
        self.next = nil
        return next.storage
    }
}
