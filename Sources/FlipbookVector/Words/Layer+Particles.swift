import CoreGeometry
import Picture

// The particles of an emitter have no identities: each is drawn around its own origin, which moves.
extension Layer {
    /// The places of the particles that the layer emits, in its coordinates; empty for other layers, and for
    /// less than three, which are no crowd.
    var particles: [CGPoint] {
        guard identity != nil, children.count > 2 else { return [] }
        let places = children.filter(\.isParticle).map { CGPoint.zero.applying($0.transform) }
        return places.count > 2 ? places : []
    }

    private var isParticle: Bool {
        guard identity == nil, name == nil, clip == nil, children.count <= 1 else { return false }
        let image = contents.isEmpty ? children.first : self
        guard let image, image.identity == nil, image.children.isEmpty, let box = image.drawnBox else {
            return false
        }
        return abs(box.midX) < 1e-6 && abs(box.midY) < 1e-6
    }
}
