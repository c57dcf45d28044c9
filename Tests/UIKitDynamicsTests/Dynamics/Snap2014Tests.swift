import TestSupport
import Testing
import UIKitHost

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
        // The display's first tick after the animator began was not a whole frame, as in the log of 2013.
        animator.displayPhase = 0.001
        animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 80, y: 252)))
    }

    @Test func everyRowIsReproduced() throws {
        var frame = 0
        try #require(Self.rows.count == 15)
        for row in Self.rows {
            let time = try #require(Double(row["time"]!))
            run(to: Int((time * 60).rounded()), from: &frame)
            let angle = abs(arcTangent(y: item.transform.b, x: item.transform.a))
            #expect("\(item.center.x)" == "\(Double(row["center_x"]!)!)", "frame \(frame)")
            #expect("\(item.center.y)" == "\(Double(row["center_y"]!)!)", "frame \(frame)")
            // The log has four digits, the angle steps of 1/5000.
            #expect(abs(angle - Double(row["abs_angle"]!)!) < 5e-5, "frame \(frame)")
            let size = 60 * (abs(item.transform.a) + abs(item.transform.b))
            #expect(abs(size - Double(row["size"]!)!) < 1e-4, "frame \(frame)")
        }
    }

    /// A device may well have drawn one frame more or less by then.
    @Test func itPausesWithinAFrameOfTheLog() {
        var frame = 0
        run(to: 120, from: &frame)
        #expect(!animator.isRunning)
        #expect(abs(animator.elapsedTime - 1.167) < 1.0 / 60 + 1e-3)
    }

    private func run(to target: Int, from frame: inout Int) {
        while frame < target {
            animator.step(by: 1 / 60)
            frame += 1
        }
    }
}
