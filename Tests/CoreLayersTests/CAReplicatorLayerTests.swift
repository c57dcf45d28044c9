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
}
