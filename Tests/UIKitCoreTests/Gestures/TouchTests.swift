import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct TouchTests {
    let tap: InputScript = [.tap(at: .middle, time: 0.1)]
    let box = CGRect(x: 100, y: 200, width: 120, height: 200)

    @Test func theFrontmostViewHearsOfATouchFromDownToUp() {
        // Down on the first tick, up on the third.
        let screen = TouchScreen([.pan(through: [(.middle, 0), (CGPoint(x: 300, y: 500), 0.05)])])
        _ = screen.add("back", box)
        _ = screen.add("front", box)
        screen.run(0.5)
        #expect(screen.root.log.entries == ["front began", "front moved", "front ended"])
    }

    @Test func aTurnedViewIsHitWhereItIsSeen() {
        let screen = TouchScreen([.tap(at: CGPoint(x: 160, y: 200), time: 0.1), .tap(at: .middle, time: 0.5)])
        let bar = screen.add("bar", CGRect(x: 60, y: 274, width: 200, height: 20))
        bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
        screen.run(0.4)
        #expect(screen.root.log.entries == ["bar began", "bar ended"])
        bar.transform = .identity
        bar.center.y = 20
        screen.run(0.4)
        #expect(screen.root.log.entries.suffix(2) == ["root began", "root ended"])
    }

    @Test func whatAViewDoesNotTakeGoesUpToTheControllerAndTheSuperview() {
        final class Controller: UIViewController {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                let place = touches.first?.location(in: view)
                log.append("controller \(place.map { "\(Int($0.x)),\(Int($0.y))" } ?? "")")
                super.touchesBegan(touches, with: event)
            }
        }
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        host.inputScript = tap
        let controller = Controller()
        host.install(controller)
        controller.view.addSubview(UIView(frame: box))
        for _ in 0..<10 { host.advance(by: 1.0 / 60) }
        #expect(controller.log == ["controller 160,284"])
    }

    @Test func aRecognizedTapCancelsTheViewsTouchUnlessToldNotTo() {
        for (cancels, last) in [(true, "root cancelled"), (false, "root ended")] {
            let screen = TouchScreen(tap)
            let recognizer = UITapGestureRecognizer { [log = screen.root.log] _ in log("tap") }
            recognizer.cancelsTouchesInView = cancels
            screen.root.addGestureRecognizer(recognizer)
            screen.run(1)
            #expect(screen.root.log.entries == ["root began", "tap", last])
        }
    }

    @Test func aPanCancelsTheViewsTouchOnceItBegins() {
        // 6.7 pt away on the second tick, 10 on the third.
        let screen = TouchScreen([.pan(through: [(.middle, 0), (CGPoint(x: 160, y: 384), 0.5)])])
        screen.root.addGestureRecognizer(UIPanGestureRecognizer())
        screen.run(1)
        #expect(screen.root.log.entries == ["root began", "root moved", "root cancelled"])
    }

    @Test func theEndOfATouchWaitsForADoubleTapToFail() {
        let screen = TouchScreen(tap)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        screen.root.addGestureRecognizer(double)
        screen.run(0.5)
        #expect(screen.root.log.entries == ["root began"])
        screen.run(0.5)
        #expect(screen.root.log.entries == ["root began", "root ended"])
    }

    @Test func aDoubleTapCancelsBothOfItsTouchesUnlessToldNotTo() {
        for (cancels, last) in [(true, "root cancelled"), (false, "root ended")] {
            let screen = TouchScreen([.tap(at: .middle, time: 0.1), .tap(at: .middle, time: 0.35)])
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            double.cancelsTouchesInView = cancels
            screen.root.addGestureRecognizer(double)
            screen.run(1)
            #expect(screen.root.log.entries == ["root began", "root began", last, last])
        }
    }

    @Test func aTapThatHasWaitedForADoubleTapCancelsItsTouch() {
        let screen = TouchScreen(tap)
        addTaps(to: screen)
        screen.run(1)
        #expect(screen.root.log.entries == ["root began", "tap", "root cancelled"])
    }

    @Test func aControlKeepsATapForWhichItsSuperviewHasWaited() {
        let screen = TouchScreen(tap)
        addTaps(to: screen)
        let control = UIControl(frame: box)
        control.addAction(UIAction { [log = screen.root.log] _ in log("pressed") }, for: .touchUpInside)
        screen.root.addSubview(control)
        screen.run(1)
        #expect(screen.root.log.entries == ["pressed"])
    }

    /// Adds a recognizer of taps that waits for one of double taps to fail.
    private func addTaps(to screen: TouchScreen) {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer { [log = screen.root.log] _ in log("tap") }
        single.require(toFail: double)
        screen.root.addGestureRecognizer(single)
        screen.root.addGestureRecognizer(double)
    }

    @Test func aDelayedTouchBeginsWhenTheRecognizerHasFailed() {
        let screen = TouchScreen([.longPress(at: .middle, from: 0, to: 1)])
        let recognizer = UITapGestureRecognizer()
        recognizer.delaysTouchesBegan = true
        screen.root.addGestureRecognizer(recognizer)
        screen.run(0.7)
        #expect(screen.root.log.entries.isEmpty)
        screen.run(0.5)
        #expect(screen.root.log.entries == ["root began", "root ended"])
    }

    @Test func aViewThatIsTakenAwayUnderTheFingerHearsOfItsEndAndItsGestureIsCancelled() {
        let screen = TouchScreen([.pan(along: [.middle, CGPoint(x: 160, y: 500)], from: 0, to: 1)])
        let view = screen.add("view", box)
        let log = screen.root.log
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = false
        pan.addTarget { if $0.state != .changed { log("pan \($0.state)") } }
        view.addGestureRecognizer(pan)
        let outer = UIPanGestureRecognizer()
        screen.root.addGestureRecognizer(outer)
        screen.run(0.5)
        view.removeFromSuperview()
        screen.run(1)
        #expect(
            log.entries.filter { $0 != "view moved" } == [
                "view began", "pan began", "pan cancelled", "view cancelled",
            ])
        #expect(pan.state == .possible && outer.state == .possible)
        #expect(screen.host.failure == nil)
    }

    @Test func aRecognizerCanRemoveItsViewInItsAction() {
        let screen = TouchScreen([.tap(at: .middle, time: 0.1), .tap(at: .middle, time: 0.5)])
        let view = screen.add("view", box)
        var count = 0
        view.addGestureRecognizer(
            UITapGestureRecognizer { tap in
                count += 1
                tap.view?.removeFromSuperview()
            })
        screen.run(1)
        #expect(count == 1)
        #expect(screen.root.log.entries == ["view began", "view cancelled", "root began", "root ended"])
    }

    @Test func onlyTheFirstFingerReachesAViewUnlessItTakesMany() {
        for (many, expected) in [(false, 1), (true, 2)] {
            let screen = TouchScreen([
                .longPress(at: .middle, from: 0, to: 0.5),
                .longPress(at: CGPoint(x: 100, y: 100), from: 0.1, to: 0.4),
            ])
            screen.root.isMultipleTouchEnabled = many
            screen.run(0.3)
            #expect(screen.root.log.entries == Array(repeating: "root began", count: expected))
            screen.run(0.5)
            #expect(screen.root.log.entries.filter { $0 == "root ended" }.count == expected)
        }
    }

    @Test func quickTapsAreCounted() {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let screen = TouchScreen(InputScript([0.1, 0.4, 0.7, 1.5].map { .tap(at: .middle, time: $0) }))
        let counter = Counter(frame: box)
        screen.root.addSubview(counter)
        screen.run(2)
        #expect(counter.counts == [1, 2, 3, 1])
    }

    @Test func aTouchOutsideOfAllViewsIsNoError() {
        let screen = TouchScreen([.pan(along: [CGPoint(x: -50, y: -50), .middle], from: 0, to: 0.5)])
        screen.run(1)
        #expect(screen.root.log.entries.isEmpty)
        #expect(screen.host.failure == nil)
    }

    @Test func aTapBetweenTwoTicksIsDownForOneTick() {
        let screen = TouchScreen([.longPress(at: .middle, from: 0.101, to: 0.102)])
        screen.run(1)
        #expect(screen.root.log.entries == ["root began", "root ended"])
    }

    @Test func aMoveIsReportedOnceAndNotPredicted() {
        final class Canvas: UIView {
            var points: [CGPoint] = []
            var predicted: [Int?] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                points += (event?.coalescedTouches(for: touch) ?? []).map { $0.preciseLocation(in: self) }
                predicted.append(event?.predictedTouches(for: touch)?.count)
            }
        }
        let screen = TouchScreen([.pan(through: [(.middle, 0), (CGPoint(x: 300, y: 500), 0.05)])])
        let canvas = Canvas(frame: box)
        screen.root.addSubview(canvas)
        screen.run(0.5)
        #expect(!canvas.points.isEmpty && canvas.points.count == canvas.predicted.count)
        #expect(canvas.predicted.allSatisfy { $0 == 0 })
    }
}
