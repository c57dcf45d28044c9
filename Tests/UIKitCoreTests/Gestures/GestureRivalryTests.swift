import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct GestureRivalryTests {
    let log = Log()

    func note(_ name: String, _ recognizer: UIGestureRecognizer, on view: UIView) {
        recognizer.addTarget { [log] in log("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
    }

    func taps(_ times: TimeInterval...) -> InputScript {
        InputScript(times.map { .tap(at: .middle, time: $0) })
    }

    func doubleTap() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
    }

    final class Judge: NSObject, UIGestureRecognizerDelegate {
        var begins = true
        var together = false
        var receives = true
        weak var waitsFor: UIGestureRecognizer?
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { otherGestureRecognizer === waitsFor }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool { receives }
    }

    @Test func theInnermostRecognizerWins() {
        let screen = TouchScreen(taps(0.1))
        let inner = screen.add("inner", CGRect(x: 100, y: 200, width: 120, height: 200))
        note("outer", UITapGestureRecognizer(), on: screen.root)
        note("inner", UITapGestureRecognizer(), on: inner)
        screen.run(1)
        #expect(log.entries == ["inner ended"])
    }

    @Test func ofTwoOnAViewTheFirstOneWinsUnlessADelegateLetsBoth() {
        let judge = Judge()
        for (together, expected) in [(false, ["a ended"]), (true, ["a ended", "b ended"])] {
            let screen = TouchScreen(taps(0.1))
            log.entries = []
            judge.together = together
            let second = UITapGestureRecognizer()
            second.delegate = judge
            note("a", UITapGestureRecognizer(), on: screen.root)
            note("b", second, on: screen.root)
            screen.run(1)
            #expect(log.entries == expected)
        }
    }

    @Test func aPanThatBeginsLetsALongPressFailAndTheOtherWayRound() {
        let quick = TouchScreen([.pan(along: [.middle, CGPoint(x: 300, y: 284)], from: 0, to: 1)])
        note("press", UILongPressGestureRecognizer(), on: quick.root)
        note("pan", UIPanGestureRecognizer(), on: quick.root)
        quick.run(2)
        #expect(log.entries.first == "pan began" && !log.entries.contains("press began"))

        log.entries = []
        let slow = TouchScreen([.drag(along: [.middle, CGPoint(x: 300, y: 284)], from: 0, to: 2)])
        note("press", UILongPressGestureRecognizer(), on: slow.root)
        note("pan", UIPanGestureRecognizer(), on: slow.root)
        slow.run(3)
        #expect(log.entries.first == "press began" && log.entries.last == "press ended")
        #expect(!log.entries.contains("pan began"))
    }

    @Test func eachTapOfADoubleTapIsASingleTapToo() {
        let screen = TouchScreen(taps(0.1, 0.35))
        note("single", UITapGestureRecognizer(), on: screen.root)
        note("double", doubleTap(), on: screen.root)
        screen.run(1)
        #expect(log.entries == ["single ended", "single ended", "double ended"])
    }

    @Test(arguments: [true, false]) func aSingleTapThatRequiresTheDoubleTapToFailWaits(byDelegate: Bool) {
        for (script, expected) in [(taps(0.1), "single ended"), (taps(0.1, 0.35), "double ended")] {
            let screen = TouchScreen(script)
            log.entries = []
            let (single, double, judge) = (UITapGestureRecognizer(), doubleTap(), Judge())
            if byDelegate {
                judge.waitsFor = double
                single.delegate = judge
            } else {
                single.require(toFail: double)
            }
            note("single", single, on: screen.root)
            note("double", double, on: screen.root)
            screen.run(0.5)
            #expect(log.entries.isEmpty == (expected == "single ended"))
            screen.run(0.5)
            #expect(log.entries == [expected])
            #expect(single.state == .possible && double.state == .possible)
        }
    }

    @Test func whatRequiresAnotherOneToFailFailsWhenThatRecognizes() {
        let screen = TouchScreen([.pan(through: [(.middle, 0.1), (CGPoint(x: 300, y: 284), 0.4)])])
        let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        pan.require(toFail: swipe)
        note("pan", pan, on: screen.root)
        note("swipe", swipe, on: screen.root)
        screen.run(1)
        #expect(log.entries == ["swipe ended"])
    }

    @Test func aPanThatWaitedBeginsWhenTheOtherOneFails() {
        let screen = TouchScreen([.pan(through: [(.middle, 0), (CGPoint(x: 160, y: 324), 1)])])
        let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        pan.require(toFail: swipe)
        note("pan", pan, on: screen.root)
        note("swipe", swipe, on: screen.root)
        screen.run(0.5)
        #expect(log.entries.isEmpty)
        screen.run(1)
        #expect(log.entries.first == "pan began" && log.entries.last == "pan ended")
    }

    @Test func aDelegateThatSaysNoLetsItFail() {
        let screen = TouchScreen(taps(0.1))
        let (judge, tap) = (Judge(), UITapGestureRecognizer())
        judge.begins = false
        tap.delegate = judge
        note("a", tap, on: screen.root)
        note("b", UITapGestureRecognizer(), on: screen.root)
        screen.run(1)
        #expect(log.entries == ["b ended"])
    }

    @Test func aDelegateCanRefuseATouch() {
        let screen = TouchScreen(taps(0.1))
        let (judge, tap) = (Judge(), UITapGestureRecognizer())
        judge.receives = false
        tap.delegate = judge
        note("a", tap, on: screen.root)
        screen.run(1)
        #expect(log.entries.isEmpty)
    }

    @Test func aViewCanRefuseAGesture() {
        final class Stubborn: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                false
            }
        }
        let screen = TouchScreen(taps(0.1))
        let stubborn = Stubborn(frame: screen.root.bounds)
        screen.root.addSubview(stubborn)
        note("stubborn", UITapGestureRecognizer(), on: stubborn)
        note("root", UITapGestureRecognizer(), on: screen.root)
        screen.run(1)
        #expect(log.entries == ["root ended"])
    }

    @Test func turnedOffInTheCourseOfAGestureItIsCancelled() {
        let screen = TouchScreen([.pan(along: [.middle, CGPoint(x: 300, y: 284)], from: 0, to: 1)])
        let pan = UIPanGestureRecognizer()
        note("pan", pan, on: screen.root)
        screen.run(0.5)
        log.entries = []
        screen.host.withCurrent { pan.isEnabled = false }
        screen.run(1)
        #expect(log.entries == ["pan cancelled"])
        #expect(pan.state == .possible)
    }

    @Test func aCustomRecognizerCallsItsActionByTheStatesItSets() {
        final class Circle: UIGestureRecognizer {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                state = state == .possible ? .began : .changed
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        let screen = TouchScreen([.pan(through: [(.middle, 0), (CGPoint(x: 163, y: 284), 0.06)])])
        note("circle", Circle(), on: screen.root)
        screen.run(1)
        #expect(log.entries == ["circle began", "circle changed", "circle ended"])
    }
}
