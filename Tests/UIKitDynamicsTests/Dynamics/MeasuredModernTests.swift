import TestSupport
import Testing
import UIKitHost

@testable import UIKitDynamics

/// Black-box measurements of the present engine; what was printed is reproduced within 1e-4 pt.
@MainActor @Suite struct MeasuredModernTests {
    static let rows = GoldenTrace("measured-modern").rows
    static let tolerance = 1e-4

    @Test func aFreeFallIsAsMeasured() throws {
        let item = PlainItem(x: 150, y: 50, width: 100, height: 100)
        let properties = UIDynamicItemBehavior(items: [item])
        properties.resistance = 0
        try expectRows("fall", of: item, moving: [UIGravityBehavior(items: [item]), properties])
    }

    @Test func aFallAgainstTheDefaultResistanceIsAsMeasured() throws {
        let item = PlainItem(x: 150, y: 50, width: 100, height: 100)
        let gravity = UIGravityBehavior(items: [item])
        try expectRows("fall-res", of: item, moving: [gravity, UIDynamicItemBehavior(items: [item])])
    }

    @Test func aLandingIsAsMeasured() throws {
        let item = PlainItem(x: 100, y: 100, width: 100, height: 100)
        let properties = UIDynamicItemBehavior(items: [item])
        properties.elasticity = 0
        properties.resistance = 0
        let collision = UICollisionBehavior(items: [item])
        collision.addBoundary(
            withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 1000, y: 300))
        try expectRows(
            "landing", of: item, moving: [UIGravityBehavior(items: [item]), collision, properties])
    }

    @Test func anItemAtRestIsAsleepOnStep31() {
        let item = PlainItem(x: 100, y: 100, width: 100, height: 100)
        let animator = UIDynamicAnimator()
        animator.addBehavior(UIDynamicItemBehavior(items: [item]))
        for _ in 1...30 { animator.step(by: 1 / 60) }
        #expect(animator.isRunning)
        animator.step(by: 1 / 60)
        #expect(!animator.isRunning)
        #expect(animator.itemStates.map(\.isAsleep) == [true])
    }

    private func expectRows(_ scene: String, of item: PlainItem, moving behaviors: [UIDynamicBehavior]) throws
    {
        let rows = Self.rows.filter { $0["scene"] == scene }
        try #require(!rows.isEmpty)
        let animator = UIDynamicAnimator()
        animator.engineGeneration = .modern
        behaviors.forEach(animator.addBehavior)
        var frame = 0
        for row in rows {
            let target = try #require(Int(row["frame"]!))
            while frame < target {
                animator.step(by: 1 / 60)
                frame += 1
            }
            if let y = Double(row["y"]!) {
                #expect(abs(item.center.y - y) < Self.tolerance, "\(scene), frame \(frame)")
            }
            if let speed = Double(row["speed"]!) {
                let velocity = try #require(animator.itemStates.first).velocity
                #expect(abs(velocity.length - speed) < Self.tolerance, "\(scene), frame \(frame)")
            }
        }
    }
}

/// An item that is no view, as the measurements used.
@MainActor final class PlainItem: NSObject, UIDynamicItem {
    var center: CGPoint
    let bounds: CGRect
    var transform = CGAffineTransform.identity

    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        center = CGPoint(x: x, y: y)
        bounds = CGRect(x: 0, y: 0, width: width, height: height)
    }
}
