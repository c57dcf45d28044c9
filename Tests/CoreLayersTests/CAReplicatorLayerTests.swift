import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

@MainActor @Suite struct CAReplicatorLayerTests {
    let fixture = ViewFixture()

    private func added(_ layer: CALayer, _ prepare: (CALayer) -> Void) {
        fixture.host.withCurrent {
            layer.name = "layer"
            layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            prepare(layer)
            fixture.view.layer.addSublayer(layer)
        }
    }

    private var seen: Layer? { fixture.host.picture().layer(named: "layer") }

    @Test func aReplicatorDrawsCopies() throws {
        let replicator = CAReplicatorLayer()
        added(replicator) { _ in
            replicator.instanceCount = 3
            replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
            let dot = CALayer()
            dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            dot.backgroundColor = UIColor.blue.cgColor
            replicator.addSublayer(dot)
        }
        #expect(try #require(seen).children.map(\.transform.tx) == [0, 10, 20])
    }

    @Test func replicatorsWithinReplicatorsDrawALimitedNumberOfCopies() throws {
        let outer = CAReplicatorLayer()
        added(outer) { _ in
            var place = outer
            for _ in 0..<7 {
                place.instanceCount = 10
                let inner = CAReplicatorLayer()
                place.addSublayer(inner)
                place = inner
            }
            place.instanceCount = 20_000
            let dot = CALayer()
            dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            dot.backgroundColor = UIColor.blue.cgColor
            place.addSublayer(dot)
        }
        #expect(try #require(seen).children.count == 1)
        #expect(
            fixture.host.warnings.contains(
                "CAReplicatorLayer: 10000 of 20000 copies are drawn; all together may have 100000 layers."))
    }

    /// Returns a replicator of a point.
    private func replicator(_ name: String, _ count: Int) -> CAReplicatorLayer {
        let (replicator, dot) = (CAReplicatorLayer(), CALayer())
        (replicator.name, replicator.instanceCount) = (name, count)
        dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        dot.backgroundColor = UIColor.blue.cgColor
        replicator.addSublayer(dot)
        return replicator
    }

    private static func warning(of name: String, _ most: Int) -> String {
        "CAReplicatorLayer “\(name)” is not drawn as a whole: all copies and particles of a picture may have "
            + "\(most) layers."
    }

    @Test func replicatorsSideBySideShareTheRoomOfAPicture() {
        let host = fixture.host
        host.context[LayerRoom.self].most = 50
        host.withCurrent {
            for name in ["first", "second"] { fixture.view.layer.addSublayer(replicator(name, 40)) }
        }
        // The first copies take no room: 39 and 11 others do. Each picture has all of it.
        for _ in 0..<2 {
            let picture = host.picture()
            #expect(picture.layer(named: "first")?.children.count == 40)
            #expect(picture.layer(named: "second")?.children.count == 12)
        }
        #expect(host.warnings == [Self.warning(of: "second", 50)])
    }

    @Test func invisibleCopiesOfDelayedOnesAreLimited() {
        let host = fixture.host
        host.context[LayerRoom.self].most = 1000
        host.withCurrent {
            let (outer, inner) = (CAReplicatorLayer(), replicator("inner", 100))
            (outer.name, outer.instanceCount, outer.instanceDelay) = ("outer", 100, 0.1)
            inner.instanceAlphaOffset = -1
            outer.addSublayer(inner)
            fixture.view.layer.addSublayer(outer)
        }
        // Each further copy takes the room of 99 invisible ones and of the 3 layers that are seen: 901 layers
        // are left for those that follow the first.
        #expect(host.picture().layer(named: "outer")?.children.count == 9)
        #expect(host.warnings.contains(Self.warning(of: "outer", 1000)))
    }

    @Test func longPathsCountAsSeveralLayers() {
        let path = UIBezierPath()
        path.move(to: .zero)
        for number in 1..<1600 { path.addLine(to: CGPoint(x: number % 7, y: number % 5)) }
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        let replicator = CAReplicatorLayer()
        added(replicator) { _ in
            replicator.instanceCount = 2000
            replicator.addSublayer(shape)
        }
        // The layer, that of the path, and 1600 elements, which are 100 layers.
        #expect(seen?.children.count == 100_000 / 102)
        #expect(
            fixture.host.warnings == [
                "CAReplicatorLayer “layer”: 980 of 2000 copies are drawn; all together may have 100000 layers."
            ])
    }
}
