import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

@MainActor @Suite struct CALayerTests {
    let fixture = ViewFixture()
    var view: UIView { fixture.view }

    private func added(_ layer: CALayer, _ prepare: (CALayer) -> Void = { _ in }) -> CALayer {
        fixture.host.withCurrent {
            layer.name = "layer"
            layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            layer.position = CGPoint(x: 50, y: 25)
            layer.backgroundColor = UIColor.red.cgColor
            prepare(layer)
            view.layer.addSublayer(layer)
            return layer
        }
    }

    private var seen: Layer? { fixture.host.picture().layer(named: "layer") }

    /// The position of the layer in the view's coordinates, as pictures show it.
    private var seenPosition: CGPoint? { seen.map { $0.anchor.applying($0.transform) } }

    @Test func aLayerAddedBeforeASubviewLiesBehindIt() {
        _ = added(CALayer())
        let child = UIView(frame: view.bounds)
        view.addSubview(child)
        let front = CALayer()
        view.layer.addSublayer(front)
        #expect(
            view.layer.sublayers?.map { $0 === child.layer ? "view" : $0 === front ? "front" : "back" }
                == ["back", "view", "front"])
        child.removeFromSuperview()
        #expect(view.layer.sublayers?.count == 2)
    }

    @Test func theFrameFollowsAnchorAndTransform() {
        let layer = added(CALayer())
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 50, y: 25, width: 20, height: 20))
        layer.frame = CGRect(x: 10, y: 10, width: 30, height: 40)
        #expect(layer.position == CGPoint(x: 10, y: 10) && layer.bounds.size == CGSize(width: 30, height: 40))
    }

    @Test func aViewsAnchorPointMovesItsFrame() {
        view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        #expect(view.center == CGPoint(x: 150, y: 225))
        #expect(view.frame == CGRect(x: 150, y: 200, width: 100, height: 50))
        view.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
        #expect(view.center == CGPoint(x: 100, y: 225))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isNear(view.convert(CGPoint(x: 100, y: 25), to: nil), 100, 325))
    }

    @Test func aBasicAnimationIsLinearAndLeavesTheModel() {
        let layer = added(CALayer())
        fixture.host.withCurrent {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
            layer.add(animation, forKey: "move")
        }
        fixture.run(0.25)
        #expect(isNear(seenPosition, 25, 25, within: 1e-6))
        #expect(layer.position.x == 50)
        fixture.host.withCurrent { #expect(isNear(layer.presentation()?.position, 25, 25, within: 1e-6)) }
        fixture.run(1)
        #expect(layer.animationKeys() == nil && isNear(seenPosition, 50, 25))
    }

    @Test func keyframesPassTheirValuesAtTheirTimes() {
        let layer = added(CALayer())
        fixture.host.withCurrent {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 40, 20]
            animation.keyTimes = [0, 0.25, 1]
            animation.duration = 2
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
        }
        fixture.run(0.5)
        #expect(isNear(seenPosition?.x, 40, within: 1e-6))
        fixture.run(0.75)
        #expect(isNear(seenPosition?.x, 30, within: 1e-6))
        fixture.run(3)
        #expect(isNear(seenPosition?.x, 20, within: 1e-6))
    }

    @Test func aPacedPathIsFollowedAtConstantSpeed() {
        let layer = added(CALayer())
        fixture.host.withCurrent {
            let animation = CAKeyframeAnimation(keyPath: "position")
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 30, y: 0))
            path.addLine(to: CGPoint(x: 30, y: 90))
            (animation.path, animation.calculationMode, animation.duration) = (path, .paced, 1)
            layer.add(animation, forKey: nil)
        }
        fixture.run(0.5)
        #expect(isNear(seenPosition, 30, 30, within: 0.01))
    }

    @Test func aSpringOvershootsAndSettles() {
        let layer = added(CALayer())
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.settlingDuration > 1 && spring.settlingDuration < 2)
        fixture.host.withCurrent {
            (spring.fromValue, spring.toValue, spring.duration) = (0, 100, spring.settlingDuration)
            layer.position.x = 100
            layer.add(spring, forKey: nil)
        }
        // Mass 1, stiffness 100 and damping 10 swing with 8.66 radians a second: the first crest is at
        // pi / 8.66 s, exp(-5 * 0.3628) beyond the rest.
        for _ in 0..<22 { fixture.host.advance(by: 0.3627598728 / 22) }
        #expect(isNear(seenPosition?.x, 100 + 100 * 0.16303, within: 0.01))
    }

    @Test func repetitionsAndReversalsAreCounted() {
        let layer = added(CALayer())
        fixture.host.withCurrent {
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (1, 0, 1)
            (animation.autoreverses, animation.repeatCount) = (true, 2)
            layer.add(animation, forKey: nil)
        }
        fixture.run(2.75)
        #expect(isNear(seen?.opacity, 0.25, within: 1e-6))
        fixture.run(1.5)
        #expect(seen?.opacity == 1)
    }

    private final class Listener: CAAnimationDelegate {
        var ends: [Bool] = []
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }

    @Test func delegatesHearOfTheEnd() {
        let (layer, listener) = (added(CALayer()), Listener())
        fixture.host.withCurrent {
            for key in ["one", "two"] {
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.duration, animation.delegate) = (0.5, listener)
                layer.add(animation, forKey: key)
            }
            layer.removeAnimation(forKey: "two")
        }
        fixture.run(0.25)
        #expect(listener.ends == [false])
        fixture.run(0.5)
        #expect(listener.ends == [false, true])
    }

    @Test func layersOfOnesOwnAnimateByThemselves() {
        let layer = added(CALayer())
        layer.position.x = 60
        #expect(isNear(seenPosition?.x, 60))
        fixture.run(0.1)
        fixture.host.withCurrent { layer.position.x = 160 }
        #expect(isNear(seenPosition?.x, 60))
        fixture.run(0.125)
        #expect(seenPosition.map { $0.x > 100 && $0.x < 160 } == true)
        fixture.run(0.2)
        #expect(isNear(seenPosition?.x, 160))
        fixture.host.withCurrent {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.position.x = 10
            CATransaction.commit()
        }
        #expect(isNear(seenPosition?.x, 10))
        fixture.host.withCurrent {
            CATransaction.begin()
            CATransaction.setValue(true, forKey: kCATransactionDisableActions)
            #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
            layer.position.x = 20
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
            layer.position.x = 120
            CATransaction.commit()
        }
        fixture.run(1)
        #expect(seenPosition.map { $0.x > 60 && $0.x < 119 } == true)
    }

    @Test func actionsReplaceTheImplicitAnimations() {
        let layer = added(CALayer()) { layer in
            let animation = CABasicAnimation()
            animation.duration = 1
            layer.actions = ["position": animation, "opacity": NSNull()]
        }
        fixture.run(0.1)
        fixture.host.withCurrent { (layer.position.x, layer.opacity) = (150, 0.5) }
        fixture.run(0.5)
        #expect(isNear(seenPosition?.x, 100))
        #expect(layer.presentation()?.opacity == 0.5)
    }

    @Test func aTransactionTellsWhenItsAnimationsAreOver() {
        let layer = added(CALayer())
        fixture.run(0.1)
        var ends = 0
        fixture.host.withCurrent {
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.5)
            CATransaction.setCompletionBlock { ends += 1 }
            layer.opacity = 0
            CATransaction.commit()
        }
        fixture.run(0.4)
        #expect(ends == 0)
        fixture.run(0.2)
        #expect(ends == 1)
    }

    @Test func aTransformTurnsInsteadOfShrinking() {
        let layer = added(CALayer())
        fixture.host.withCurrent {
            let animation = CABasicAnimation(keyPath: "transform")
            animation.fromValue = CATransform3DIdentity
            animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
            animation.duration = 1
            layer.add(animation, forKey: nil)
        }
        fixture.run(0.5)
        #expect(isNear(seen?.transform.a, 0.5.squareRoot(), within: 1e-6))
    }

    @Test func theShadowHasApplesDefaults() throws {
        view.backgroundColor = .white
        view.layer.shadowOpacity = 0.5
        let shadow = try #require(fixture.seen?.shadows.first)
        #expect(shadow.offset == CGVector(dx: 0, dy: -3) && shadow.radius == 3)
        #expect(shadow.color == Color(red: 0, green: 0, blue: 0, alpha: 0.5))
        view.clipsToBounds = true
        #expect(fixture.seen?.shadows.isEmpty == true)
    }

    @Test func aPathThatIsNotFiniteIsNotDrawn() {
        let shape = CAShapeLayer()
        _ = added(shape) { _ in shape.path = UIBezierPath(rect: .null).cgPath }
        #expect(shape.path == nil && fixture.host.failure == nil)
        #expect(fixture.host.warnings.first?.hasPrefix("CAShapeLayer.path") == true)
    }

    @Test func valuesThatAreNoColorsAreLeftOutOfAGradient() {
        let gradient = CAGradientLayer()
        _ = added(gradient) { _ in
            gradient.colors = [UIColor.red.cgColor, "x", 5, UIColor.blue.cgColor]
        }
        #expect(gradient.colors?.count == 2 && fixture.host.failure == nil)
        #expect(fixture.host.warnings.contains { $0.hasPrefix("CAGradientLayer.colors: 2 of 4 values") })
    }

    @Test func aLineIsCutByItsLength() throws {
        let shape = CAShapeLayer()
        _ = added(shape) { _ in
            let path = UIBezierPath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
            (shape.path, shape.strokeColor, shape.fillColor) = (path.cgPath, UIColor.red.cgColor, nil)
            (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
        }
        let drawn = try #require(seen?.children.first?.contents.first)
        guard case .stroke(.path(let part), _, _) = drawn else {
            Issue.record("there is no line")
            return
        }
        let points = part.elements.flatMap(\.points)
        #expect(isNear(points.first, 25, 0, within: 1e-6) && isNear(points.last, 75, 0, within: 1e-6))
    }

    private final class Ring: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    @Test func aViewHasTheLayerOfItsClass() {
        let ring = Ring(frame: view.bounds)
        #expect(ring.layer is CAShapeLayer)
        #expect(ring.layer.bounds == view.bounds)
    }

    @Test func valuesAreFoundByTheirKeyPaths() {
        let layer = added(CALayer())
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(isNear(layer.affineTransform().b, 1))
        layer.setValue(7, forKey: "cornerRadius")
        #expect(layer.cornerRadius == 7)
        layer.setValue("mine", forKey: "tag")
        #expect(layer.value(forKey: "tag") as? String == "mine")
    }
}
