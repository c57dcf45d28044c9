import CoreGeometry
import Picture
import Testing

@testable import FlipbookCore

@Suite struct LayerIdentityTests {
    private func identities(_ layers: [Layer]) -> [LayerIdentity] {
        var identities = LayerIdentities()
        return layers.map { identities.identity(of: $0) }
    }

    private func layer(_ name: String?, at x: CGFloat) -> Layer {
        Layer(name: name, transform: CGAffineTransform(translationX: x, y: 0))
    }

    @Test func layersGoByNumberThenNameThenIndex() {
        let layers = [
            Layer(identity: 7, name: "a"), Layer(name: "a"), Layer(), Layer(name: "b"), Layer(name: "a"),
            Layer(),
        ]
        #expect(
            identities(layers) == [
                .number(7), .name("a", index: 0), .index(0), .name("b", index: 0), .name("a", index: 1),
                .index(1),
            ])
    }

    @Test func aViewThatAppearsChangesNoOtherIdentity() {
        let layers = [Layer(name: "a"), Layer(), Layer(name: "a")]
        let later = [Layer(identity: 1), layers[0], Layer(identity: 2, name: "a"), layers[1], layers[2]]
        #expect(
            identities(later).filter { if case .number = $0 { false } else { true } } == identities(layers))
    }

    @Test func layersKeepTheirPartnersBetweenPicturesWhenOthersAppear() {
        let size = CGSize(width: 100, height: 100)
        let first = Picture(size: size, layers: [layer("a", at: 0), layer("a", at: 10), layer(nil, at: 20)])
        let later = Picture(
            size: size,
            layers: [
                layer("new", at: 50), layer(nil, at: 60), layer("a", at: 2), layer("a", at: 12),
                layer(nil, at: 22),
            ])
        // A layer with neither number nor name may be another one, and waits.
        #expect(first.between(later, 0.5).layers.map(\.transform.tx) == [1, 11, 20])
        let other = Picture(size: size, layers: [layer("a", at: 2), layer("a", at: 12), layer(nil, at: 22)])
        #expect(first.between(other, 0.5).layers.map(\.transform.tx) == [1, 11, 21])
    }
}
