import Testing
import UIKitHost
import UIKitTestSupport

/// Pinches, rotations and drags from an edge.
@MainActor @Suite struct TwoFingerTests {
    private func fingers(_ one: [CGPoint], _ other: [CGPoint]) -> InputScript {
        [
            .pan(along: one, from: 0.1, to: 0.6, curve: .linear),
            .pan(along: other, from: 0.1, to: 0.6, curve: .linear),
        ]
    }

    @Test func fingersThatMoveApartScale() {
        let screen = TouchScreen(
            fingers(
                [CGPoint(x: 140, y: 284), CGPoint(x: 100, y: 284)],
                [CGPoint(x: 180, y: 284), CGPoint(x: 220, y: 284)]))
        let pinch = UIPinchGestureRecognizer()
        let log = Log()
        var last: CGFloat = 1
        pinch.addTarget {
            if $0.state == .began || $0.state == .ended { log("\($0.state)") }
            if $0.state == .changed { last = $0.scale }
        }
        screen.root.isMultipleTouchEnabled = true
        screen.root.addGestureRecognizer(pinch)
        screen.run(0.8)
        #expect(log.entries == ["began", "ended"])
        // From 40 points apart to 120.
        #expect(abs(last - 3) < 0.15)
    }

    @Test func aScaleThatIsSetCountsFromThere() {
        let screen = TouchScreen(
            fingers(
                [CGPoint(x: 140, y: 284), CGPoint(x: 100, y: 284)],
                [CGPoint(x: 180, y: 284), CGPoint(x: 220, y: 284)]))
        var product: CGFloat = 1
        let pinch = UIPinchGestureRecognizer()
        pinch.addTarget {
            guard $0.state == .began || $0.state == .changed else { return }
            product *= $0.scale
            $0.scale = 1
        }
        screen.root.addGestureRecognizer(pinch)
        screen.run(0.8)
        #expect(abs(product - 3) < 0.15)
    }

    @Test func fingersThatTurnRotate() {
        let screen = TouchScreen(
            fingers(
                [CGPoint(x: 110, y: 284), CGPoint(x: 160, y: 234)],
                [CGPoint(x: 210, y: 284), CGPoint(x: 160, y: 334)]))
        var angle: CGFloat = 0
        let rotation = UIRotationGestureRecognizer()
        rotation.addTarget { angle = $0.rotation }
        screen.root.addGestureRecognizer(rotation)
        screen.run(0.8)
        // A quarter turn clockwise: the left finger goes up.
        #expect(abs(angle - .pi / 2) < 0.1)
    }

    @Test(arguments: [(CGFloat(5), 1), (60, 0)]) func anEdgePanBeginsAtItsEdge(left: CGFloat, count: Int) {
        let path = [CGPoint(x: left, y: 200), CGPoint(x: left + 150, y: 200)]
        let screen = TouchScreen([.pan(along: path, from: 0.1, to: 0.5)])
        var begun = 0
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        pan.addTarget { if $0.state == .began { begun += 1 } }
        screen.root.addGestureRecognizer(pan)
        screen.run(0.7)
        #expect(begun == count)
    }
}
