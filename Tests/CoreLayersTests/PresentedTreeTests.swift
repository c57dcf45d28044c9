import Testing
import UIKitHost
import UIKitTestSupport

/// The layers above and below presented copies, which are presented copies, too.
@MainActor @Suite struct PresentedTreeTests {
    private let fixture = ViewFixture(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    private let layer = CALayer()
    private let view = UIView(frame: CGRect(x: 0, y: 200, width: 30, height: 30))
    private var root: CALayer { fixture.view.layer }

    init() {
        fixture.host.withCurrent {
            layer.frame = CGRect(x: 0, y: 100, width: 30, height: 30)
            fixture.view.layer.addSublayer(layer)
            fixture.view.addSubview(view)
        }
        fixture.run(0.1)
        let box = view
        fixture.host.withCurrent {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (15, 215, 1)
            layer.add(animation, forKey: nil)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 215 }
        }
        fixture.run(0.5)
    }

    @Test func aMovingLayerIsHitAtThePlaceWhereItIsShown() {
        fixture.host.withCurrent {
            let hit = root.presentation()?.hitTest(CGPoint(x: 125, y: 135))
            #expect(hit?.model() === layer)
            // The place of the model is empty.
            #expect(root.presentation()?.hitTest(CGPoint(x: 25, y: 135))?.model() === root)
        }
    }

    @Test func aMovingViewIsHitAtThePlaceWhereItIsShown() {
        fixture.host.withCurrent {
            let hit = root.presentation()?.hitTest(CGPoint(x: 125, y: 235))
            #expect(hit?.model() === view.layer)
        }
    }

    @Test func copiesHaveCopiesAboveAndBelow() throws {
        try fixture.host.withCurrent {
            let below = try #require(root.presentation()?.sublayers)
            #expect(below.map { $0.model() } == [layer, view.layer])
            #expect(below.allSatisfy { isNear($0.position.x, 115, within: 1e-3) })
            let above = try #require(below.first?.superlayer)
            #expect(above !== root && above.model() === root && layer.superlayer === root)
        }
    }

    @Test func pointsAreConvertedByWhatIsShown() throws {
        try fixture.host.withCurrent {
            let copy = try #require(layer.presentation())
            let parent = try #require(root.presentation())
            #expect(isNear(copy.convert(CGPoint.zero, to: parent), 100, 100, within: 1e-3))
            #expect(isNear(parent.convert(CGPoint.zero, from: copy), 100, 100, within: 1e-3))
            #expect(isNear(copy.convert(CGPoint.zero, to: nil), 110, 120, within: 1e-3))
            #expect(layer.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 100))
        }
    }
}
