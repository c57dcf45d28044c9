import Testing
import UIKitHost

/// Scenes that break a rule get a sentence that names the item and the rule.
@MainActor @Suite struct DynamicsFailureTests {
    let fixture = DynamicsFixture()

    private func expect(_ parts: String..., of code: () -> Void) {
        let sentence = fixture.failure(of: code)
        for part in parts { #expect(sentence.contains(part), "'\(sentence)' should say '\(part)'") }
    }

    @Test func anItemWithoutSizeIsRefused() {
        let item = fixture.addView("dot", x: 100, y: 100, width: 0, height: 20)
        expect("'dot'", "width and a height above 0") {
            fixture.animator.addBehavior(UIGravityBehavior(items: [item]))
        }
    }

    @Test func aViewOutsideTheReferenceViewIsRefused() {
        let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        item.accessibilityIdentifier = "stray"
        expect("'stray'", "descendant") { fixture.animator.addBehavior(UIGravityBehavior(items: [item])) }
    }

    /// A subclass with an observer of its own sees each assignment once, and the old value after a wrong one.
    @Test func aValueThatIsRefusedIsNotSeenBySubclasses() {
        final class Watching: UIFieldBehavior {
            var seen: [CGFloat] = []
            override var strength: CGFloat { didSet { seen.append(strength) } }
        }
        let field = Watching.springField()
        field.strength = 3
        field.strength += 1
        let sentence = fixture.failure { field.strength = .nan }
        #expect(sentence == "Watching.strength must be finite, from -1e12 to 1e12, but it was set to nan.")
        #expect(field.seen == [3, 4, 4] && field.strength == 4)
    }

    @Test func aBehaviorOfTwoAnimatorsIsRefused() {
        let gravity = UIGravityBehavior()
        expect("UIGravityBehavior", "added twice") {
            fixture.animator.addBehavior(gravity)
            UIDynamicAnimator(referenceView: fixture.view).addBehavior(gravity)
        }
        #expect(fixture.animator.behaviors.count == 1)
    }

    @Test func aBehaviorThatIsAddedAgainStaysAsItIs() {
        let (parent, child) = (UIDynamicBehavior(), UIGravityBehavior())
        fixture.host.withCurrent {
            for _ in 1...2 {
                parent.addChildBehavior(child)
                fixture.animator.addBehavior(parent)
            }
        }
        #expect(fixture.animator.behaviors.count == 1 && parent.childBehaviors.count == 1)
        #expect(fixture.host.failure == nil)
    }

    @Test func aChildThatIsAddedToAnAnimatorTooIsRefused() {
        let (parent, child) = (UIDynamicBehavior(), UIGravityBehavior())
        expect("added twice") {
            parent.addChildBehavior(child)
            fixture.animator.addBehavior(child)
        }
    }

    @Test func aBehaviorThatIsItsOwnChildIsRefused() {
        let (parent, child) = (UIDynamicBehavior(), UIDynamicBehavior())
        expect("added twice") {
            parent.addChildBehavior(child)
            child.addChildBehavior(parent)
        }
    }

    @Test func childrenOfAConcreteBehaviorAreRefused() {
        expect("UIGravityBehavior cannot have child behaviors") {
            UIGravityBehavior().addChildBehavior(UICollisionBehavior())
        }
    }

    @Test func anItemOfTwoAnimatorsIsRefused() {
        let item = fixture.addView("shared", x: 100, y: 100)
        let other = fixture.host.withCurrent { UIDynamicAnimator(referenceView: fixture.view) }
        expect("'shared'", "another animator") {
            fixture.animator.addBehavior(UIGravityBehavior(items: [item]))
            other.addBehavior(UIGravityBehavior(items: [item]))
        }
    }

    @Test(arguments: [CGFloat.nan, -1, .infinity]) func propertiesThatAreNoNumbersAreRefused(_ value: CGFloat)
    {
        let item = UIDynamicItemBehavior()
        expect("UIDynamicItemBehavior.density", "0 or more") { item.density = value }
        #expect(item.density == 1, "the value stays as it was")
    }

    @Test func aGravityThatIsNoNumberIsRefused() {
        let gravity = UIGravityBehavior()
        expect("gravityDirection", "finite") { gravity.gravityDirection = CGVector(dx: .nan, dy: 0) }
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    }

    @Test func aBoundaryWithoutLengthIsRefused() {
        expect("'floor'", "two different") {
            UICollisionBehavior().addBoundary(
                withIdentifier: "floor" as NSCopying, from: CGPoint(x: 1, y: 1), to: CGPoint(x: 1, y: 1))
        }
    }

    @Test func anEmptyPathIsRefused() {
        expect("'path'", "at least two") {
            UICollisionBehavior().addBoundary(withIdentifier: "path" as NSCopying, for: UIBezierPath())
        }
    }

    @Test(arguments: [0, -1, Double.nan, .infinity]) func aStepOfNoTimeIsRefused(_ time: Double) {
        expect("step(by:)", "above 0") { fixture.animator.step(by: time) }
    }
}
