import Testing
import UIKitHost
import UIKitTestSupport

/// The animation with which the system deletes views.
@MainActor @Suite struct SystemAnimationTests {
    @Test func deletedViewsFadeAndAreRemoved() {
        let fixture = ViewFixture()
        let (view, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
        fixture.host.withCurrent {
            fixture.view.addSubview(view)
            fixture.view.addSubview(other)
            UIView.perform(.delete, on: [view], options: [], animations: { other.center.x = 100 })
        }
        fixture.run(0.1)
        let opacity = fixture.host.withCurrent { view.layer.presentation()?.opacity ?? 0 }
        #expect(opacity > 0 && opacity < 1 && view.superview != nil)
        fixture.run(0.3)
        #expect(view.superview == nil && other.superview != nil && other.center.x == 100)
    }
}
