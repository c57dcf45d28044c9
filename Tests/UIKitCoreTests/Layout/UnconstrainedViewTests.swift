import Testing
import UIKitHost
import UIKitTestSupport

/// Views that ask for constraints and have none.
@MainActor @Suite struct UnconstrainedViewTests {
    private let fixture = ViewFixture(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    private let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    private let label = UIView()

    init() {
        fixture.view.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        fixture.host.withCurrent {
            fixture.view.addSubview(inner)
            inner.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: inner.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
                label.widthAnchor.constraint(equalToConstant: 50),
                label.heightAnchor.constraint(equalToConstant: 50),
            ])
            fixture.host.window.layoutIfNeeded()
        }
    }

    @Test func aViewAroundConstrainedOnesKeepsItsFrame() {
        #expect(fixture.view.frame == CGRect(x: 20, y: 100, width: 100, height: 100))
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
        #expect(label.frame == CGRect(x: 15, y: 15, width: 50, height: 50))
        fixture.host.withCurrent {
            fixture.view.frame.origin.y = 150
            label.setNeedsLayout()
            fixture.host.window.layoutIfNeeded()
        }
        #expect(fixture.view.frame == CGRect(x: 20, y: 150, width: 100, height: 100))
    }

    @Test func aConstraintOnTheViewPlacesIt() {
        fixture.host.withCurrent {
            label.widthAnchor.constraint(equalTo: fixture.view.widthAnchor, multiplier: 0.25).isActive = true
            fixture.host.window.layoutIfNeeded()
        }
        #expect(fixture.view.frame.width == 200)
    }
}
