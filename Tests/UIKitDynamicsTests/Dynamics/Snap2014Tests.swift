import TestSupport
import Testing

@testable import UIKitDynamics

/// The log that a device of iOS 7 or 8 with half-point pixels printed of a snapping view, row by row.
@MainActor @Suite struct Snap2014Tests {
    static let rows = GoldenTrace("snap-2014").rows

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let item = UIView(frame: CGRect(x: 130, y: 222, width: 60, height: 60))
    let animator: UIDynamicAnimator

    init() {
        view.addSubview(item)
        animator = UIDynamicAnimator(referenceView: view)
        animator.engineGeneration = .iOS7
        animator.writeBack = .pixels(perPoint: 2)
        animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 80, y: 252)))
    }

    @Test(arguments: [0, 1, 2, 3].map { Double($0) / 1000 }) func scan(phase: Double) throws {
        animator.displayPhase = phase
        var bad = 0
        var frame = 0
        for row in Self.rows {
            let time = try #require(Double(row["time"]!))
            let target = Int((time * 60).rounded())
            while frame < target {
                animator.step(by: 1 / 60)
                frame += 1
            }
            let angle = abs(arcTangent(y: item.transform.b, x: item.transform.a))
            let ok =
                item.center.x == Double(row["center_x"]!)! && item.center.y == Double(row["center_y"]!)!
                && abs(angle - Double(row["abs_angle"]!)!) < 1e-4
            if !ok { bad += 1 }
            print(
                phase, frame, item.center, angle, row["center_x"]!, row["center_y"]!, row["abs_angle"]!,
                ok ? "" : "BAD")
        }
        while animator.isRunning { animator.step(by: 1 / 60) }
        print(phase, "bad", bad, "pause", animator.elapsedTime)
    }
}
