import Testing
import UIKitHost
import UIKitTestSupport

/// Scripts, and the states that a recognizer of each kind calls its action with.
@MainActor @Suite struct GestureStateTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var story: String
        var script: InputScript
        var kind: Kind
        var states: [UIGestureRecognizer.State]
        var testDescription: String { "\(kind): \(story)" }
    }

    enum Kind: Sendable { case tap, doubleTap, pan, press, tapAndPress, swipeRight }

    nonisolated static func straight(_ dx: CGFloat, _ dy: CGFloat, _ seconds: Double) -> InputScript {
        [.pan(through: [(.middle, 0.1), (CGPoint(x: 160 + dx, y: 284 + dy), 0.1 + seconds)])]
    }

    nonisolated static let rows = [
        Row(story: "a tap", script: [.tap(at: .middle, time: 0.1)], kind: .tap, states: [.ended]),
        Row(
            story: "a finger that rests for 0.7 s still taps",
            script: [.longPress(at: .middle, from: 0.1, to: 0.8)],
            kind: .tap, states: [.ended]),
        Row(
            story: "a finger that rests for 0.8 s does not",
            script: [.longPress(at: .middle, from: 0.1, to: 0.9)],
            kind: .tap, states: []),
        Row(story: "10 pt are still a tap", script: straight(10, 0, 0.2), kind: .tap, states: [.ended]),
        Row(story: "11 pt are no tap", script: straight(11, 0, 0.2), kind: .tap, states: []),
        Row(story: "two taps are a double tap", script: taps(0.1, 0.4), kind: .doubleTap, states: [.ended]),
        Row(story: "two slow taps are not", script: taps(0.1, 0.6), kind: .doubleTap, states: []),
        Row(story: "nor is one", script: taps(0.1), kind: .doubleTap, states: []),
        Row(
            story: "four taps are two", script: taps(0.1, 0.4, 0.7, 1), kind: .doubleTap,
            states: [.ended, .ended]),
        Row(
            story: "two taps far apart are not",
            script: [.tap(at: .middle, time: 0.1), .tap(at: CGPoint(x: 160, y: 330), time: 0.4)],
            kind: .doubleTap, states: []),
        Row(story: "9.9 pt are no pan", script: straight(9.9, 0, 0.1), kind: .pan, states: []),
        // Six ticks of 2 pt: the fifth one reaches 10.
        Row(story: "10 pt are", script: straight(12, 0, 0.1), kind: .pan, states: [.began, .ended]),
        Row(
            story: "each move is a change", script: straight(0, 20, 0.1), kind: .pan,
            states: [.began, .changed, .changed, .ended]),
        Row(story: "a tap is no pan", script: taps(0.1), kind: .pan, states: []),
        Row(
            story: "half a second", script: [.longPress(at: .middle, from: 0.1, to: 0.7)], kind: .press,
            states: [.began, .ended]),
        Row(
            story: "less than that", script: [.longPress(at: .middle, from: 0.1, to: 0.58)], kind: .press,
            states: []),
        Row(
            story: "a finger that moves 11 pt at once", script: straight(11, 0, 0.4), kind: .press, states: []
        ),
        Row(
            story: "a finger that moves later",
            script: [.drag(along: [.middle, CGPoint(x: 200, y: 284)], from: 0.1, to: 0.75)],
            kind: .press, states: [.began, .changed, .changed, .ended]),
        Row(
            story: "a tap, and a finger that stays", script: tapAndPress(at: .middle, from: 0.4),
            kind: .tapAndPress, states: [.began, .ended]),
        Row(
            story: "a finger that stays without a tap",
            script: [.longPress(at: .middle, from: 0.1, to: 1.5)], kind: .tapAndPress, states: []),
        Row(story: "a tap alone", script: taps(0.1), kind: .tapAndPress, states: []),
        Row(story: "two taps", script: taps(0.1, 0.4), kind: .tapAndPress, states: []),
        Row(
            story: "a finger that comes late", script: tapAndPress(at: .middle, from: 0.7),
            kind: .tapAndPress, states: []),
        Row(
            story: "a finger that comes elsewhere",
            script: tapAndPress(at: CGPoint(x: 160, y: 330), from: 0.4), kind: .tapAndPress, states: []),
        Row(
            story: "a second tap of a plain press", script: tapAndPress(at: .middle, from: 0.4), kind: .press,
            states: [.began, .ended]),
        Row(
            story: "a stroke to the right", script: straight(80, 0, 0.2), kind: .swipeRight, states: [.ended]),
        Row(story: "one to the left", script: straight(-80, 0, 0.2), kind: .swipeRight, states: []),
        Row(story: "one downwards", script: straight(10, 80, 0.2), kind: .swipeRight, states: []),
        Row(story: "a slow one", script: straight(40, 0, 1), kind: .swipeRight, states: []),
        Row(story: "a short one", script: straight(39, 0, 0.2), kind: .swipeRight, states: []),
        Row(story: "42 pt in 0.2 s", script: straight(42, 0, 0.2), kind: .swipeRight, states: [.ended]),
        Row(
            story: "one that goes back ahead of its start", script: steps(20, 10, 100), kind: .swipeRight,
            states: [.ended]),
        Row(
            story: "one that begins in the other direction", script: steps(-1, 100), kind: .swipeRight,
            states: []),
        Row(
            story: "one a little downwards", script: straight(80, 45, 0.2), kind: .swipeRight,
            states: [.ended]),
    ]

    /// A finger that goes to distances to the right, each 0.04 s after the last one.
    nonisolated static func steps(_ distances: CGFloat...) -> InputScript {
        let points = distances.enumerated().map { step, distance in
            (point: CGPoint(x: 160 + distance, y: 284), time: 0.1 + 0.04 * Double(step + 1))
        }
        return [.pan(through: [(point: .middle, time: 0.1)] + points)]
    }

    nonisolated static func taps(_ times: TimeInterval...) -> InputScript {
        InputScript(times.map { .tap(at: .middle, time: $0) })
    }

    /// A tap in the middle, and a finger that is put down at a point and a time, and stays for 0.8 s.
    nonisolated static func tapAndPress(at point: CGPoint, from begin: TimeInterval) -> InputScript {
        [.tap(at: .middle, time: 0.1), .longPress(at: point, from: begin, to: begin + 0.8)]
    }

    @Test(arguments: rows) func theScriptGivesTheStates(row: Row) {
        let screen = TouchScreen(row.script)
        let recognizer = make(row.kind)
        var states: [UIGestureRecognizer.State] = []
        recognizer.addTarget { states.append($0.state) }
        screen.root.addGestureRecognizer(recognizer)
        screen.run(2)
        #expect(states == row.states)
        #expect(recognizer.state == .possible)
        #expect(recognizer.numberOfTouches == 0)
        #expect(screen.host.failure == nil)
    }

    private func make(_ kind: Kind) -> UIGestureRecognizer {
        switch kind {
        case .tap: return UITapGestureRecognizer()
        case .doubleTap:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            return tap
        case .pan: return UIPanGestureRecognizer()
        case .press: return UILongPressGestureRecognizer()
        case .tapAndPress:
            let press = UILongPressGestureRecognizer()
            press.numberOfTapsRequired = 1
            return press
        case .swipeRight: return UISwipeGestureRecognizer()
        }
    }

    @Test func aLongPressBeginsOnTheTickOfItsTime() {
        let screen = TouchScreen([.longPress(at: .middle, from: 0.5, to: 2)])
        var time: TimeInterval?
        screen.root.addGestureRecognizer(
            UILongPressGestureRecognizer { press in
                if press.state == .began { time = screen.host.clock.time }
            })
        screen.run(2)
        #expect(time == 1)
    }

    @Test func recognizersSeeTheirStateInTheActionAndArePossibleAfterwards() {
        let screen = TouchScreen([.pan(along: [.middle, CGPoint(x: 260, y: 284)], from: 0, to: 0.5)])
        let pan = UIPanGestureRecognizer()
        screen.root.addGestureRecognizer(pan)
        var between: [UIGestureRecognizer.State] = []
        screen.run(0.25) { between.append(pan.state) }
        #expect(between.first == .possible)
        #expect(between.last == .changed)
        screen.run(0.5)
        #expect(pan.state == .possible)
    }
}
