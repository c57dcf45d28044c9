import TestSupport
import Testing
import UIKitHost

/// The log that a tutorial of 2013 printed on iOS 7, row by row, after the log's own rounding.
@MainActor @Suite struct Tutorial2013Tests {
    static let rows = GoldenTrace("tutorial-2013").rows

    @Test func everyStateRowIsReproduced() throws {
        let scene = PlaygroundScene()
        var printed: [Int: [String]] = [:]
        for frame in 1...60 {
            scene.animator.step(by: 1 / 60)
            let transform = scene.square.transform
            printed[frame] = [
                eightDigits(transform.a), eightDigits(transform.b), eightDigits(scene.square.center.x),
                eightDigits(scene.square.center.y),
            ]
        }
        let states = Self.rows.filter { $0["kind"] == "state" }
        try #require(states.count == 6)
        for row in states {
            let frame = try #require(Int(row["frame"]!))
            #expect(
                printed[frame] == [row["a"]!, row["b"]!, row["center_x"]!, row["center_y"]!], "frame \(frame)"
            )
        }
    }

    @Test func everyContactBeginsOnItsFrame() throws {
        let scene = PlaygroundScene()
        let recorder = ContactRecorder()
        scene.collision.collisionDelegate = recorder
        for frame in 1...120 {
            recorder.frame = frame
            scene.animator.step(by: 1 / 60)
        }
        let first = try #require(recorder.began.first?.frame)
        let expected = Self.rows.filter { $0["kind"] == "began" }.map { "\($0["frame"]!) \($0["boundary"]!)" }
        try #require(expected.count == 7)
        #expect(recorder.began.map { "\($0.frame - first) \($0.boundary)" } == expected)
    }

    /// The log shows 32-bit numbers as C's "%.8g" does.
    private func eightDigits(_ value: CGFloat) -> String { String(format: "%.8g", value) }
}

/// The tutorial's scene: a square that falls on a short barrier.
@MainActor private final class PlaygroundScene {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let animator: UIDynamicAnimator
    let collision: UICollisionBehavior

    init() {
        view.addSubview(square)
        animator = UIDynamicAnimator(referenceView: view)
        animator.engineGeneration = .iOS7
        animator.writeBack = .pixels(perPoint: 1)
        // The display's first tick after the animator began was not a whole frame.
        animator.displayPhase = 0.001
        animator.addBehavior(UIGravityBehavior(items: [square]))
        collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(
            withIdentifier: "barrier" as NSCopying, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 130, y: 300))
        animator.addBehavior(collision)
    }
}

@MainActor private final class ContactRecorder: NSObject, UICollisionBehaviorDelegate {
    var frame = 0
    var began: [(frame: Int, boundary: String)] = []

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        began.append((frame, identifier.map { "\($0)" } ?? "(null)"))
    }
}
