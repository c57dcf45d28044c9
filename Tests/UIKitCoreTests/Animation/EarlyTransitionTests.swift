import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Transitions that begin before the first frame, as in `viewDidLoad`.
@MainActor @Suite struct EarlyTransitionTests {
    private let fixture = ViewFixture()

    /// A view that gets its part in layout, as sliders and bars do.
    private final class Assembled: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            guard subviews.isEmpty else { return }
            let part = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            (part.backgroundColor, part.accessibilityIdentifier) = (.red, "part")
            addSubview(part)
        }
    }

    @Test func theOldContentIsLaidOut() {
        fixture.host.withCurrent {
            let front = Assembled(frame: fixture.view.bounds)
            fixture.view.addSubview(front)
            UIView.transition(
                from: front, to: UIView(frame: fixture.view.bounds), duration: 1,
                options: [.transitionCrossDissolve, .curveLinear])
        }
        fixture.run(0.25)
        #expect(fixture.host.picture().layer(named: "part") != nil)
    }
}
