import Testing
import UIKitHost
import UIKitTestSupport

/// Touches while the app ignores them.
@MainActor @Suite struct IgnoredTouchTests {
    private func app(of screen: TouchScreen) -> UIApplication {
        screen.host.withCurrent { UIApplication.shared }
    }

    private func taps(_ times: TimeInterval...) -> TouchScreen {
        TouchScreen(InputScript(times.map { .tap(at: .middle, time: $0) }))
    }

    @Test func touchesArriveAfterAsManyEndsAsBeginnings() {
        let screen = taps(0.1, 0.5, 0.9)
        let app = app(of: screen)
        app.beginIgnoringInteractionEvents()
        app.beginIgnoringInteractionEvents()
        screen.run(0.4)
        app.endIgnoringInteractionEvents()
        #expect(app.isIgnoringInteractionEvents)
        screen.run(0.4)
        #expect(screen.root.log.entries.isEmpty)
        app.endIgnoringInteractionEvents()
        app.endIgnoringInteractionEvents()
        #expect(!app.isIgnoringInteractionEvents)
        screen.run(0.4)
        #expect(screen.root.log.entries == ["root began", "root ended"])
        #expect(screen.host.failure == nil)
    }

    @Test func aTouchThatHasBegunIsCanceledOnce() {
        let screen = TouchScreen([.pan(along: [.middle, CGPoint(x: 160, y: 500)], from: 0, to: 1)])
        var states: [UIGestureRecognizer.State] = []
        let pan = UIPanGestureRecognizer()
        pan.addTarget { states.append($0.state) }
        screen.root.addGestureRecognizer(pan)
        screen.run(0.5)
        #expect(states.last == .changed)
        let app = app(of: screen)
        app.beginIgnoringInteractionEvents()
        screen.run(0.1)
        #expect(states.last == .cancelled && pan.state == .possible && pan.numberOfTouches == 0)
        let count = states.count
        app.endIgnoringInteractionEvents()
        screen.run(1)
        #expect(states.count == count && screen.root.log.entries.last == "root cancelled")
    }

    @Test func anActionCanIgnoreTouchesUntilItsAnimationEnds() {
        let screen = taps(0.1, 0.4, 0.9)
        var count = 0
        screen.root.addGestureRecognizer(
            UITapGestureRecognizer { _ in
                count += 1
                UIApplication.shared.beginIgnoringInteractionEvents()
                UIView.animate(withDuration: 0.5, animations: { screen.root.alpha = 0.5 }) { _ in
                    UIApplication.shared.endIgnoringInteractionEvents()
                }
            })
        screen.run(0.6)
        #expect(count == 1)
        screen.run(0.6)
        #expect(count == 2 && screen.host.failure == nil)
    }
}
