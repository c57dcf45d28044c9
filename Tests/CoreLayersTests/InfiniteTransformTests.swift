import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

/// Transforms with numbers that are not finite: what has no place is not drawn, and the film goes on.
@MainActor @Suite struct InfiniteTransformTests {
    private let fixture = ViewFixture()
    private var host: SceneHost { fixture.host }

    private static let end = "has a number that is not finite;"

    @Test func aViewIsNotDrawnUntilItsTransformIsFinite() {
        let view = fixture.view
        let point = CGPoint(x: 150, y: 225)
        host.withCurrent {
            view.backgroundColor = .red
            view.transform = CGAffineTransform(rotationAngle: .nan)
            view.transform.tx = .infinity
            #expect(host.window.hitTest(point, with: nil) !== view)
        }
        #expect(fixture.seen == nil)
        #expect(host.warnings == ["view: transform \(Self.end) the layer is not drawn."])
        host.withCurrent {
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(host.window.hitTest(point, with: nil) === view)
        }
        #expect(fixture.seen?.transform.a == 2 && host.failure == nil)
    }

    @Test func aLayerInSpaceIsNotDrawnAndIsNamed() {
        let dot = CALayer()
        (dot.name, dot.bounds.size) = ("dot", CGSize(width: 10, height: 10))
        host.withCurrent {
            fixture.view.layer.addSublayer(dot)
            dot.transform = CATransform3DMakeScale(1, 1, .nan)
        }
        #expect(host.picture().layer(named: "dot") == nil)
        #expect(host.warnings == ["CALayer “dot”.transform \(Self.end) the layer is not drawn."])
        host.withCurrent { dot.transform = CATransform3DIdentity }
        #expect(host.picture().layer(named: "dot") != nil && host.failure == nil)
    }

    @Test func sublayersAreNotDrawnByATransformThatIsNotFinite() {
        let (layer, dot) = (fixture.view.layer, CALayer())
        dot.name = "dot"
        host.withCurrent {
            layer.addSublayer(dot)
            layer.sublayerTransform = CATransform3DMakeTranslation(.infinity, 0, 0)
        }
        #expect(host.picture().layer(named: "dot") == nil && fixture.seen != nil)
        #expect(host.warnings == ["view: layer.sublayerTransform \(Self.end) the sublayers are not drawn."])
        host.withCurrent { layer.sublayerTransform = CATransform3DIdentity }
        #expect(host.picture().layer(named: "dot") != nil && host.failure == nil)
    }

    @Test func onlyTheFirstCopyOfAReplicatorHasAPlace() throws {
        let (replicator, dot) = (CAReplicatorLayer(), CALayer())
        (replicator.name, replicator.instanceCount) = ("ring", 3)
        host.withCurrent {
            replicator.addSublayer(dot)
            fixture.view.layer.addSublayer(replicator)
            replicator.instanceTransform = CATransform3DMakeRotation(.nan, 0, 0, 1)
        }
        #expect(try #require(host.picture().layer(named: "ring")).children.count == 1)
        replicator.instanceCount = 0
        #expect(try #require(host.picture().layer(named: "ring")).children.isEmpty)
        let name = "CAReplicatorLayer “ring”.instanceTransform"
        #expect(host.warnings == ["\(name) \(Self.end) only the first copy is drawn."])
        #expect(host.failure == nil)
    }
}
