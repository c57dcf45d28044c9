import Testing
import UIKitHost
import UIKitTestSupport

/// The parts of transforms by their key paths.
@MainActor @Suite struct TransformPathTests {
    private let fixture = ViewFixture()

    /// A transform with perspective, turned about an axis.
    private func turn(_ angle: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> CATransform3D {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 200
        return CATransform3DRotate(eye, angle, x, y, 0)
    }

    private func layer(_ transform: CATransform3D) -> CALayer {
        fixture.host.withCurrent {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
            layer.transform = transform
            fixture.view.layer.addSublayer(layer)
            return layer
        }
    }

    private func value(_ path: String, of layer: CALayer) -> Double? {
        fixture.host.withCurrent { layer.value(forKeyPath: path) as? Double }
    }

    /// The transform that a layer shows in the middle of an animation.
    private func middle(of layer: CALayer, _ path: String, from: Any?, to: Any?) -> CATransform3D? {
        fixture.host.withCurrent {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
            layer.add(animation, forKey: nil)
        }
        fixture.run(1)
        return fixture.host.withCurrent { layer.presentation()?.transform }
    }

    private func isNear(_ a: CATransform3D?, _ b: CATransform3D) -> Bool {
        guard let a else { return false }
        let pairs = [
            (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21), (a.m22, b.m22),
            (a.m23, b.m23), (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34),
            (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
        ]
        return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test(arguments: [0.8, -0.8, 2.5, 3.1])
    func turnsAreReadAndSetNotAdded(_ angle: CGFloat) {
        for path in ["transform.rotation.x", "transform.rotation.y"] {
            let tilted = turn(angle, x: path.hasSuffix("x") ? 1 : 0, y: path.hasSuffix("y") ? 1 : 0)
            let layer = layer(turn(0))
            for _ in 1...2 {
                fixture.host.withCurrent { layer.setValue(angle, forKeyPath: path) }
                #expect(value(path, of: layer).map { abs($0 - angle) < 1e-9 } == true)
                #expect(isNear(layer.transform, tilted))
            }
            fixture.host.withCurrent { layer.setValue(0, forKeyPath: path) }
            #expect(isNear(layer.transform, turn(0)))
        }
    }

    @Test func aDepthAnimationMovesTowardTheEye() {
        let shown = middle(of: layer(turn(0)), "transform.translation.z", from: 0, to: 100)
        #expect(isNear(shown, CATransform3DTranslate(turn(0), 0, 0, 50)))
    }

    @Test func aScaleKeepsThePerspective() {
        let shown = middle(of: layer(turn(0.8, y: 1)), "transform.scale", from: 1, to: 0.5)
        #expect(isNear(shown, CATransform3DScale(turn(0.8, y: 1), 0.75, 0.75, 0.75)))
    }

    @Test func aTranslationKeepsThePerspective() {
        let layer = layer(turn(0.8, y: 1))
        let shown = middle(of: layer, "transform.translation", from: nil, to: CGSize(width: 0, height: 50))
        let moved = CATransform3DConcat(
            CATransform3DMakeRotation(0.8, 0, 1, 0), CATransform3DTranslate(turn(0), 0, 25, 0))
        #expect(isNear(shown, moved))
    }

    @Test func aTurnGoesFromTheCurrentOne() {
        let shown = middle(of: layer(turn(0.8, y: 1)), "transform.rotation.y", from: nil, to: 0)
        #expect(isNear(shown, turn(0.4, y: 1)))
    }

    @Test func bothAxesOfThePlaneHaveAPath() {
        let shown = middle(of: layer(CATransform3DIdentity), "transform.scale.xy", from: 0, to: 1)
        #expect(isNear(shown, CATransform3DMakeScale(0.5, 0.5, 1)))
        let moved = middle(
            of: layer(CATransform3DIdentity), "transform.translation.xy", from: CGPoint.zero,
            to: CGPoint(x: 10, y: 20))
        #expect(isNear(moved, CATransform3DMakeTranslation(5, 10, 0)))
    }

    @Test func aPathThatNamesNothingWarns() {
        _ = middle(of: layer(CATransform3DIdentity), "transform.size", from: 0, to: 1)
        _ = fixture.seen
        #expect(fixture.host.context.warnings.contains { $0.contains("“transform.size”") })
    }
}
