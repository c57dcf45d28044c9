import TestSupport
import Testing
import UIKitHost

@testable import UIKitDynamics

/// Black-box measurements of the present engine's attachments, snaps and pushes, reproduced within 1e-4 pt.
@MainActor @Suite struct MeasuredJointTests {
    static let rows = GoldenTrace("measured-modern").rows

    @Test func aPendulumSwingsAsMeasured() throws {
        let bob = PlainItem(x: 200, y: 100, width: 40, height: 40)
        let properties = UIDynamicItemBehavior(items: [bob])
        properties.resistance = 0
        properties.angularResistance = 0
        let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 100, y: 100))
        try expectRows("pendulum", of: bob, moving: [UIGravityBehavior(items: [bob]), properties, rod])
    }

    /// The first frame after the snap was added does not count: nothing moves in it.
    @Test func aSnapMovesAsMeasured() throws {
        let item = PlainItem(x: 100, y: 100, width: 100, height: 50)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 200))
        try expectRows("snap", of: item, moving: [snap], framesAhead: 1)
    }

    @Test func aPushMovesAsMeasured() throws {
        let item = PlainItem(x: 100, y: 100, width: 100, height: 100)
        let properties = UIDynamicItemBehavior(items: [item])
        properties.resistance = 0
        properties.angularResistance = 0
        let push = UIPushBehavior(items: [item], mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        try expectRows("push", of: item, moving: [push, properties])
    }

    private func expectRows(
        _ scene: String, of item: PlainItem, moving behaviors: [UIDynamicBehavior], framesAhead: Int = 0
    ) throws {
        let rows = Self.rows.filter { $0["scene"] == scene }
        try #require(!rows.isEmpty)
        let animator = UIDynamicAnimator()
        behaviors.forEach(animator.addBehavior)
        for _ in 0..<framesAhead { animator.step(by: 1 / 60) }
        var frame = 0
        for row in rows {
            let target = try #require(Int(row["frame"]!))
            while frame < target {
                animator.step(by: 1 / 60)
                frame += 1
            }
            let state = try #require(animator.itemStates.first)
            let found = [
                "x": state.center.x, "y": state.center.y, "angle": state.angle,
                "speed": state.velocity.length,
            ]
            for (column, value) in found {
                guard let expected = Double(row[column]!) else { continue }
                #expect(abs(value - expected) < 1e-4, "\(scene), frame \(frame), \(column)")
            }
        }
    }
}
