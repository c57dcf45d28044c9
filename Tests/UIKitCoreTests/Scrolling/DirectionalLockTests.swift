import Testing
import UIKitHost
import UIKitTestSupport

/// Scroll views in which a drag has one direction.
@MainActor @Suite struct DirectionalLockTests {
    private func offset(after end: CGPoint, isLocked: Bool) -> CGPoint {
        let screen = TouchScreen([
            .pan(along: [CGPoint(x: 200, y: 300), end], from: 0.1, to: 0.5)
        ])
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        (scroll.contentSize, scroll.isDirectionalLockEnabled) = (CGSize(width: 2000, height: 2000), isLocked)
        screen.host.withCurrent { [screen] in screen.root.addSubview(scroll) }
        screen.run(3)
        #expect(screen.host.warnings.isEmpty)
        return scroll.contentOffset
    }

    @Test func aDragAlongAnAxisStaysOnIt() {
        let aslant = offset(after: CGPoint(x: 180, y: 150), isLocked: false)
        #expect(aslant.x > 5 && aslant.y > 100)
        let locked = offset(after: CGPoint(x: 180, y: 150), isLocked: true)
        #expect(locked.x == 0 && locked.y == aslant.y)
        let wide = offset(after: CGPoint(x: 50, y: 280), isLocked: true)
        #expect(wide.x > 100 && wide.y == 0)
    }

    @Test func aDragThatBeginsAslantIsFree() {
        let free = offset(after: CGPoint(x: 100, y: 200), isLocked: true)
        #expect(free.x > 50 && free.y > 50)
    }
}
