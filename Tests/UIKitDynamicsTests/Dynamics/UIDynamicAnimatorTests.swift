import Testing
import UIKitHost

@testable import UIKitCore
@testable import UIKitDynamics

@MainActor @Suite struct UIDynamicAnimatorTests {
    let fixture = DynamicsFixture()

    @Test func elapsedTimeIsThePlainSumOfSteps() {
        fixture.add(UIGravityBehavior(items: [fixture.addView(x: 100, y: 100)]))
        for _ in 0..<4 { fixture.host.advance(by: 1 / 60) }
        #expect(abs(fixture.animator.elapsedTime - 0.0666666667) < 1e-10)
    }

    @Test func itResumesWhenItemsComeAndPausesWhenAllRest() {
        let item = fixture.addView(x: 100, y: 100)
        #expect(!fixture.animator.isRunning)
        let behavior = UIDynamicItemBehavior(items: [item])
        fixture.add(behavior)
        #expect(fixture.events == ["resume"] && fixture.animator.isRunning)
        fixture.run(seconds: 1)
        #expect(fixture.events == ["resume", "pause"] && !fixture.animator.isRunning)
        let paused = fixture.animator.elapsedTime
        fixture.run(seconds: 1)
        #expect(fixture.animator.elapsedTime == paused, "no time passes at rest")
        fixture.host.withCurrent { behavior.addLinearVelocity(CGPoint(x: 50, y: 0), for: item) }
        #expect(fixture.events == ["resume", "pause", "resume"])
    }

    @Test func onlyItsItemsAreMoved() {
        let (falling, standing) = (fixture.addView("a", x: 100, y: 100), fixture.addView("b", x: 200, y: 100))
        fixture.add(UIGravityBehavior(items: [falling]))
        fixture.run(seconds: 0.5)
        #expect(falling.center.y > 200 && standing.center == CGPoint(x: 200, y: 100))
    }

    @Test func anItemThatIsLetGoStaysWhereItIs() {
        let item = fixture.addView(x: 100, y: 100)
        let gravity = UIGravityBehavior(items: [item])
        fixture.add(gravity)
        fixture.run(seconds: 0.2)
        let place = item.center
        fixture.host.withCurrent { fixture.animator.removeBehavior(gravity) }
        fixture.run(seconds: 0.2)
        #expect(item.center == place)
        #expect(fixture.animator.itemStates.isEmpty && fixture.animator.behaviors.isEmpty)
        #expect(!item.storage.isDriven)
    }

    @Test func behaviorsAreListedInTheOrderAdded() {
        let behaviors = [UIGravityBehavior(), UICollisionBehavior(), UIDynamicItemBehavior()]
        behaviors.forEach { fixture.add($0) }
        #expect(fixture.animator.behaviors == behaviors)
        #expect(behaviors.allSatisfy { $0.dynamicAnimator === fixture.animator })
        fixture.host.withCurrent { fixture.animator.removeAllBehaviors() }
        #expect(fixture.animator.behaviors.isEmpty && behaviors.allSatisfy { $0.dynamicAnimator == nil })
    }

    @Test func changesInsideAnActionTakeEffectAtTheEndOfTheStep() {
        let item = fixture.addView(x: 100, y: 100)
        let gravity = UIGravityBehavior(items: [item])
        let push = UIDynamicItemBehavior(items: [item])
        var counts: [Int] = []
        gravity.action = { [unowned animator = fixture.animator] in
            animator.removeBehavior(gravity)
            animator.addBehavior(push)
            counts.append(animator.behaviors.count)
        }
        fixture.add(gravity)
        fixture.run(seconds: 0.1)
        #expect(counts == [1], "the action ran once, and saw the list as it was")
        #expect(fixture.animator.behaviors == [push])
    }

    @Test func itemsInARectangleAreTakenTenPointsLarger() {
        let item = fixture.addView(x: 100, y: 100)
        fixture.add(UIDynamicItemBehavior(items: [item]))
        func finds(_ rect: CGRect) -> Bool { !fixture.animator.items(in: rect).isEmpty }
        #expect(finds(CGRect(x: 129, y: 100, width: 5, height: 5)))
        #expect(!finds(CGRect(x: 131, y: 100, width: 5, height: 5)))
    }

    @Test func updateItemTakesOverThePlaceAndKeepsTheVelocity() {
        let item = fixture.addView(x: 100, y: 100)
        let properties = UIDynamicItemBehavior(items: [item])
        properties.resistance = 0
        properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
        fixture.add(properties)
        fixture.run(seconds: 0.1)
        item.center = CGPoint(x: 300, y: 50)
        item.transform = CGAffineTransform(rotationAngle: 0.5)
        fixture.host.withCurrent { fixture.animator.updateItem(usingCurrentState: item) }
        fixture.run(seconds: 1)
        #expect(abs(item.center.x - 360) < 1.1 && abs(item.center.y - 50) < 1e-3)
        #expect(abs(TransformParts(item.transform).rotation - 0.5) < 1e-6)
        #expect(abs(properties.linearVelocity(for: item).x - 60) < 1e-4)
    }

    @Test func aStartingTurnIsReadFromTheTransform() {
        let item = fixture.addView(x: 100, y: 100)
        item.transform = CGAffineTransform(rotationAngle: 1.25)
        fixture.add(UIGravityBehavior(items: [item]))
        fixture.run(seconds: 0.1)
        #expect(abs(TransformParts(item.transform).rotation - 1.25) < 1e-6)
    }

    @Test func theScaleOfTheSceneIsKept() {
        let item = fixture.addView(x: 100, y: 100)
        let properties = UIDynamicItemBehavior(items: [item])
        properties.addAngularVelocity(2, for: item)
        fixture.add(properties)
        fixture.run(seconds: 0.1)
        item.transform = CGAffineTransform(scaleX: 2, y: 3)
        fixture.run(seconds: 1)
        let parts = TransformParts(item.transform)
        #expect(abs(parts.scaleX - 2) < 1e-9 && abs(parts.scaleY - 3) < 1e-9)
        #expect(parts.rotation > 1.5)
    }

    @Test func viewsInsideOtherViewsMoveInTheReferenceViewsCoordinates() {
        let container = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
        let item = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        fixture.view.addSubview(container)
        container.addSubview(item)
        let collision = UICollisionBehavior(items: [item])
        collision.addBoundary(
            withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
        fixture.add(UIGravityBehavior(items: [item]), collision)
        fixture.run(seconds: 3)
        #expect((228...230).contains(item.center.y), "300 - 60 - 10, less the skin")
    }

    @Test func pixelsAreWholeAndAnglesMultiplesOfAFiveThousandth() {
        let item = fixture.addView(x: 100, y: 100)
        let properties = UIDynamicItemBehavior(items: [item])
        properties.addAngularVelocity(1, for: item)
        let halfPoints = UIDynamicAnimator.WriteBack.pixels(perPoint: 2)
        fixture.animator.writeBack = halfPoints
        fixture.add(UIGravityBehavior(items: [item]), properties)
        for _ in 0..<20 {
            fixture.host.advance(by: 1 / 60)
            #expect((item.center.y * 2).rounded() == item.center.y * 2)
            let turns = TransformParts(item.transform).rotation * 5000
            #expect(abs(turns - turns.rounded()) < 1e-6)
        }
    }

    @Test func theReferenceBoundaryFollowsTheViewsSize() {
        let item = fixture.addView(x: 100, y: 300)
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        fixture.add(UIGravityBehavior(items: [item]), collision)
        fixture.run(seconds: 3)
        #expect((378...381).contains(item.center.y) && !fixture.animator.isRunning)
        fixture.view.bounds.size.height = 600
        fixture.run(seconds: 3)
        #expect((578...581).contains(item.center.y))
    }

    @Test func anAnimatorKnowsItsReferenceView() {
        #expect(fixture.animator.referenceView === fixture.view)
        #expect(UIDynamicAnimator().referenceView == nil)
    }

    @Test func aTickIsAStepUnlessTheSceneSteps() {
        fixture.add(UIGravityBehavior(items: [fixture.addView(x: 100, y: 100)]))
        fixture.animator.tick(by: 0.25)
        #expect(fixture.animator.elapsedTime == 0.25)
        fixture.animator.followsFilmClock = false
        fixture.animator.tick(by: 0.25)
        #expect(fixture.animator.elapsedTime == 0.25)
    }

    @Test func anAnimatorThatIsGoneLeavesItsViewsAlone() {
        let item = fixture.addView(x: 100, y: 100)
        var other: UIDynamicAnimator? = fixture.host.withCurrent {
            UIDynamicAnimator(referenceView: fixture.view)
        }
        other?.addBehavior(UIGravityBehavior(items: [item]))
        #expect(item.storage.isDriven)
        other = nil
        fixture.run(seconds: 0.5)
        #expect(item.center.y == 100 && !item.storage.isDriven)
    }
}
