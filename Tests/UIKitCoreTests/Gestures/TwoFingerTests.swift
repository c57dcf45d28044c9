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
        // From 40 points apart to 120, without the first 8.
        #expect(abs(last - 2.5) < 0.1)
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
        #expect(abs(product - 2.5) < 0.1)
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
        // A quarter turn clockwise, without the first 5 degrees: the left finger goes up.
        #expect(abs(angle - .pi / 2 + .pi / 36) < 0.06)
    }

    /// A finger that rests, and one to its right that goes through distances from it, one each 0.1 s.
    private func pinch(
        through distances: [CGFloat], record: @escaping (UIPinchGestureRecognizer) -> Void
    ) -> TouchScreen {
        let points = distances.enumerated().map { step, distance in
            (point: CGPoint(x: 60 + distance, y: 284), time: 0.1 + 0.1 * Double(step))
        }
        let rest = [(point: CGPoint(x: 60, y: 284), time: 0.1), (point: CGPoint(x: 60, y: 284), time: 1)]
        let screen = TouchScreen([.pan(through: points), .pan(through: rest)])
        screen.root.isMultipleTouchEnabled = true
        let pinch = UIPinchGestureRecognizer()
        pinch.addTarget { record($0) }
        screen.root.addGestureRecognizer(pinch)
        screen.run(1.5)
        return screen
    }

    /// As measured on iOS 26.1, iPhone SE: 200 points after 100 are a scale of 200 / 108, and 190 after 200
    /// one of 190 / 192; the gesture ends with the last finger.
    @Test(arguments: [([100.0, 200, 200], 200.0, 108.0), ([200, 190, 190], 190, 192)])
    func theFirstEightPointsDoNotScale(_ distances: [Double], _ end: Double, _ start: Double) {
        var scales: [CGFloat] = []
        var states: [UIGestureRecognizer.State] = []
        let screen = pinch(through: distances.map { CGFloat($0) }) {
            scales.append($0.scale)
            states.append($0.state)
        }
        #expect(screen.host.failure == nil)
        #expect(states.first == .began && states.last == .ended)
        #expect(states.filter { $0 == .ended }.count == 1 && states.dropLast().last == .changed)
        #expect(isNear(scales.last, end / start, within: 1e-6))
    }

    @Test func eightPointsAreNoPinch() {
        var count = 0
        _ = pinch(through: [100, 108, 108]) { _ in count += 1 }
        #expect(count == 0)
    }

    @Test func everyFingerHasToSwipe() {
        func count(_ ends: [CGFloat]) -> Int {
            let screen = TouchScreen(
                InputScript(
                    ends.enumerated().map { index, end in
                        let y = 200 + 60 * CGFloat(index)
                        return .pan(
                            along: [CGPoint(x: 120, y: y), CGPoint(x: 120 + end, y: y)], from: 0.1, to: 0.3)
                    }))
            screen.root.isMultipleTouchEnabled = true
            let swipe = UISwipeGestureRecognizer()
            swipe.numberOfTouchesRequired = 2
            var count = 0
            swipe.addTarget { _ in count += 1 }
            screen.root.addGestureRecognizer(swipe)
            screen.run(0.5)
            return count
        }
        #expect(count([100, 0]) == 0)
        #expect(count([100, 60]) == 1)
        #expect(count([100, -100]) == 0)
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
