import Testing
import UIKitHost
import UIKitTestSupport

/// Steppers whose halves a finger holds.
@MainActor @Suite struct StepperRepetitionTests {
    private let control = UIStepper(frame: .zero)
    private let log = Log()

    /// Holds the right half from 0.1 s to 2.1 s.
    private func hold() -> TouchScreen {
        let screen = TouchScreen([.longPress(at: CGPoint(x: 70, y: 16), from: 0.1, to: 2.1)])
        screen.root.addSubview(control)
        control.addAction(UIAction { [log] _ in log("changed") }, for: .valueChanged)
        return screen
    }

    @Test func aHeldHalfRepeatsEverFaster() {
        let screen = hold()
        var times: [Double] = []
        var before = 0.0
        screen.run(3) {
            if control.value != before { times.append(screen.host.clock.time) }
            before = control.value
        }
        let intervals = zip(times.dropFirst(), times).map { $0 - $1 }
        #expect(times.count > 5 && abs(times[0] - 0.6) < 0.05)
        #expect(zip(intervals.dropFirst(), intervals).allSatisfy { $0 <= $1 + 1.0 / 60 + 1e-6 })
        #expect(intervals.allSatisfy { $0 > 0.08 })
        #expect(Double(times.count) == control.value && log.entries.count == times.count)
    }

    @Test func onlyItsEndSendsAnActionWhereItIsNotContinuous() {
        control.isContinuous = false
        let screen = hold()
        screen.run(2)
        #expect(control.value > 5 && log.entries.isEmpty)
        screen.run(0.5)
        #expect(log.entries == ["changed"])
    }

    @Test func withoutRepetitionItCountsOnce() {
        control.autorepeat = false
        hold().run(3)
        #expect(control.value == 1 && log.entries == ["changed"])
    }
}
