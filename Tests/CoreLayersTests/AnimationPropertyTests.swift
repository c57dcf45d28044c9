import Testing
import UIKitHost
import UIKitTestSupport

/// Properties of Core Animation's animations by their names.
@MainActor @Suite struct AnimationPropertyTests {
    final class Delegate: CAAnimationDelegate {}
    let run = ViewFixture()

    @Test(arguments: [
        ("mass", 0, "above 0, but it is 0.0"), ("stiffness", -5, "above 0, but it is -5.0"),
        ("damping", .nan, "0 or more, but it is nan"),
        ("initialVelocity", .infinity, "a finite number, but it is inf"),
    ])
    func aSpringWithoutMotionEndsTheFilm(_ property: String, _ value: Double, _ words: String) {
        let animation = CASpringAnimation(keyPath: "position.x")
        run.host.withCurrent { animation.setValue(value, forKey: property) }
        #expect(run.host.failure?.message == "CASpringAnimation.\(property) must be \(words).")
    }

    @Test func propertiesAreSetByTheirNames() {
        let (animation, delegate) = (CASpringAnimation(keyPath: "opacity"), Delegate())
        let values: [(String, Any)] = [
            ("duration", 2), ("speed", 0.5), ("repeatCount", Float.infinity), ("autoreverses", true),
            ("removedOnCompletion", NSNumber(value: false)), ("fillMode", "forwards"), ("delegate", delegate),
            ("timingFunction", CAMediaTimingFunction(name: .linear)), ("keyPath", "position.x"),
            ("additive", true), ("fromValue", 3), ("toValue", CGPoint(x: 1, y: 2)), ("mass", 4),
            ("initialVelocity", CGFloat(5)),
        ]
        run.host.withCurrent { for (key, value) in values { animation.setValue(value, forKey: key) } }
        #expect(run.host.failure == nil)
        #expect(animation.duration == 2 && animation.speed == 0.5 && animation.repeatCount == .infinity)
        #expect(animation.autoreverses && !animation.isRemovedOnCompletion && animation.isAdditive)
        #expect(animation.fillMode == .forwards && animation.delegate === delegate)
        #expect(animation.timingFunction != nil && animation.keyPath == "position.x")
        #expect(animation.fromValue as? Int == 3 && animation.toValue as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(animation.mass == 4 && animation.initialVelocity == 5)
        #expect(animation.value(forKey: "duration") as? Double == 2)
        #expect(animation.value(forKey: "autoreverses") as? Bool == true)
        #expect(animation.value(forKey: "byValue") == nil && animation.value(forKey: "delegate") != nil)
    }

    @Test func keyframesGroupsAndTransitionsHaveTheirOwn() {
        let (frames, group, transition) = (CAKeyframeAnimation(), CAAnimationGroup(), CATransition())
        run.host.withCurrent {
            frames.setValue([0, 1, 0], forKey: "values")
            frames.setValue([0, 0.25, 1], forKey: "keyTimes")
            frames.setValue("discrete", forKey: "calculationMode")
            frames.setValue(CAAnimationRotationMode.rotateAuto, forKey: "rotationMode")
            group.setValue([frames], forKey: "animations")
            transition.setValue("push", forKey: "type")
            transition.setValue(CATransitionSubtype.fromLeft, forKey: "subtype")
        }
        #expect(frames.values?.count == 3 && frames.keyTimes?.map(\.doubleValue) == [0, 0.25, 1])
        #expect(frames.calculationMode == .discrete && frames.rotationMode == .rotateAuto)
        #expect(group.animations?.count == 1 && transition.type == .push && transition.subtype == .fromLeft)
        #expect(run.host.failure == nil)
    }

    @Test func otherKeysHoldValuesOfTheirOwn() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "name")
        animation.setValue(4, forKey: "mass")
        let copy = animation.copy() as? CABasicAnimation
        #expect(copy?.value(forKey: "name") as? String == "fade" && copy?.value(forKey: "mass") as? Int == 4)
        animation.setValue(nil, forKey: "name")
        animation.setValue(nil, forKey: "keyPath")
        #expect(animation.value(forKey: "name") == nil && animation.keyPath == nil)
    }

    @Test func aValueOfAnotherTypeIsAFailure() {
        let animation = CABasicAnimation(keyPath: "opacity")
        run.host.withCurrent { animation.setValue("long", forKey: "duration") }
        #expect(
            run.host.failure?.message == "CABasicAnimation.duration must be a value of the property's type, "
                + "but it was set to long.")
        #expect(animation.duration == 0)
    }
}
