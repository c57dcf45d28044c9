/// The room of a picture for the copies of replicators and the particles of emitters. Each has limits of its
/// own, but a scene may have many of them.
@MainActor package final class LayerRoom: RunState {
    /// The largest number of layers that all of them add to a picture: some 300 MB.
    var most = 300_000
    /// The number of layers that may be added; without an end outside of pictures.
    private(set) var left = Int.max

    package init(of context: RunContext) {}

    /// Draws a picture, or a part of one, which has all of the room.
    package func drawing<T>(_ draw: () -> T) -> T {
        let outer = left
        left = most
        defer { left = outer }
        return draw()
    }

    /// Takes the room of a number of layers.
    func take(_ count: Int) { left = max(0, left - count) }

    /// Warns of a layer that adds less than it should.
    func warn(of layer: CALayer) {
        let name = layer.name.map { " “\($0)”" } ?? ""
        RunContext.current.warn(
            "\(type(of: layer))\(name) is not drawn as a whole: all copies and particles of a picture may have "
                + "\(most) layers.")
    }
}
