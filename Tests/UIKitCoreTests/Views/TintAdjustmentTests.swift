import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Tints that a view shows in gray.
@MainActor @Suite struct TintAdjustmentTests {
    private let fixture = ViewFixture()

    private final class Listener: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    @Test func aDimmedTintIsGrayInTheViewAndThoseInIt() {
        fixture.host.withCurrent {
            let (inner, kept) = (Listener(), UIView())
            inner.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            fixture.view.addSubview(inner)
            fixture.view.addSubview(kept)
            kept.tintAdjustmentMode = .normal
            #expect(inner.tintAdjustmentMode == .normal && kept.tintAdjustmentMode == .normal)
            let before = inner.changes
            fixture.view.tintAdjustmentMode = .dimmed
            #expect(inner.changes == before + 1 && inner.tintAdjustmentMode == .dimmed)
            let gray = inner.tintColor.color
            #expect(isNear(CGFloat(gray.red), 0.299, within: 0.01) && gray.red == gray.blue)
            #expect(isNear(CGFloat(gray.alpha), 0.5, within: 0.01))
            #expect(kept.tintAdjustmentMode == .normal && kept.tintColor.color != gray)
            fixture.view.tintAdjustmentMode = .automatic
            #expect(inner.tintColor.color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).color)
        }
        #expect(fixture.host.warnings.isEmpty)
    }
}
