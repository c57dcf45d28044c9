import Foundation
import Physics2D
import Testing
import UIKitHost

@testable import UIKitDynamics

/// A state that the engine cannot carry on ends the run with a sentence of the item and what binds it.
@MainActor @Suite struct BreakdownTests {
    let fixture = DynamicsFixture()

    private func throwOut(_ item: UIView) throws {
        let record = try #require(fixture.animator.simulation.record(of: item))
        fixture.animator.simulation.world.setPosition(Vector2(1e9, 0), angle: 0, of: record.body)
    }

    @Test func theSentenceNamesTheItemAndTheAttachmentThatBindsIt() throws {
        let (lamp, hook) = (fixture.addView("lamp", x: 100, y: 100), fixture.addView("hook", x: 200, y: 100))
        let link = UIAttachmentBehavior(item: lamp, attachedTo: hook)
        link.frequency = 1e-6
        fixture.add(UIGravityBehavior(items: [lamp]), link)
        fixture.run(seconds: 0.5)
        let seen = lamp.center
        try throwOut(lamp)
        fixture.run(seconds: 0.5)
        let said = fixture.host.failure?.message ?? ""
        #expect(said.contains("'lamp'") && said.contains("UIAttachmentBehavior to 'hook'"), "\(said)")
        #expect(said.contains("center") && said.contains("1e10 pt") && !said.contains("UIGravityBehavior"))
        #expect(lamp.center == seen, "nothing is shown of a state that is wrong")
        #expect(!fixture.animator.isRunning)
    }

    @Test func theSentenceNamesSnapsPushesAndFields() throws {
        let lamp = fixture.addView("lamp", x: 100, y: 100)
        let field = UIFieldBehavior.springField()
        field.addItem(lamp)
        fixture.add(
            UISnapBehavior(item: lamp, snapTo: .zero), UIPushBehavior(items: [lamp], mode: .continuous), field
        )
        try throwOut(lamp)
        fixture.run(seconds: 0.1)
        let said = fixture.host.failure?.message ?? ""
        for name in ["UISnapBehavior", "UIPushBehavior", "UIFieldBehavior"] { #expect(said.contains(name)) }
    }

    @Test func theSentenceNamesGravityWhereNothingElseActs() throws {
        let lamp = fixture.addView("lamp", x: 100, y: 100)
        fixture.add(UIGravityBehavior(items: [lamp]))
        try throwOut(lamp)
        fixture.run(seconds: 0.1)
        #expect(fixture.host.failure?.message.contains("moved by UIGravityBehavior") == true)
    }

    @Test func whatTheSceneDoesAfterwardsChangesNothing() throws {
        let lamp = fixture.addView("lamp", x: 100, y: 100)
        let (gravity, motion) = (UIGravityBehavior(items: [lamp]), UIDynamicItemBehavior(items: [lamp]))
        fixture.add(gravity, motion)
        try throwOut(lamp)
        fixture.run(seconds: 0.1)
        fixture.host.withCurrent {
            motion.addLinearVelocity(CGPoint(x: 10, y: 0), for: lamp)
            gravity.magnitude = 3
        }
        fixture.run(seconds: 0.1)
        #expect(!fixture.animator.isRunning && lamp.center == CGPoint(x: 100, y: 100))
    }
}
