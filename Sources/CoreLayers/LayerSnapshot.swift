/// The values of a layer at a moment, without its sublayers and animations, which another layer can take.
@MainActor package final class LayerSnapshot {
    private let state: LayerState
    private let masksToBounds: Bool
    private let isHidden: Bool
    private let zPosition: CGFloat
    /// The values of a facade; nil for a view's layer without one.
    private let twin: CALayer?

    package init(of storage: LayerStorage) {
        state = storage.model
        (masksToBounds, isHidden) = (storage.masksToBounds, storage.isHidden)
        zPosition = storage.zPosition
        twin = storage.layer.map { layer in
            let twin = layer.makeEmptyCopy()
            twin.take(layer)
            return twin
        }
    }

    /// Sets position and bounds of a layer under construction, without any response.
    package func place(_ storage: LayerStorage) { storage.place(at: state.position, bounds: state.bounds) }

    /// Gives a layer all values.
    package func apply(to storage: LayerStorage) {
        storage.model = state
        (storage.masksToBounds, storage.isHidden) = (masksToBounds, isHidden)
        storage.zPosition = zPosition
        if let twin { storage.facade?.take(twin) }
    }
}
