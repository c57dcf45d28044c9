import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// Animations as springs that have a duration and a bounce.
@MainActor @Suite struct SpringAnimationTests {
    let fixture = ViewFixture()

    /// An object whose closure needs no `self`, since it does not escape.
    private final class Mover {
        let view: UIView
        init(_ view: UIView) { self.view = view }
        @MainActor func move() {
            UIView.animate(springDuration: 0.5, bounce: 0) { view.center.x += 100 }
        }
    }

    @Test func aSpringWithoutBounceApproachesItsEnd() {
        let (view, start) = (fixture.view, fixture.view.center.x)
        fixture.host.withCurrent { Mover(view).move() }
        fixture.run(0.25)
        let x = fixture.host.withCurrent { view.layer.presentation()?.position.x ?? 0 }
        // Critical damping at the frequency 2π / 0.5 s: 1 - (1 + ωt) e^(-ωt), with ωt = π.
        let rest: CGFloat = (1 + .pi) * exp(-.pi)
        #expect(isNear(x, start + 100 * (1 - rest), within: 0.01))
    }
}
