import Testing
import UIKitHost
import UIKitTestSupport

/// Constraints that contradict one another: which one is broken depends on what they say, and not on their
/// order (breakprobe of Vercantez/openuikit on an iPhone SE, iOS 26.1).
@MainActor @Suite struct BrokenConstraintTests {
    let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var view: UIView { fixture.view }

    private func add() -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        return child
    }

    private func layOut(_ constraints: [NSLayoutConstraint]) {
        fixture.host.withCurrent {
            NSLayoutConstraint.activate(constraints)
            fixture.host.window.layoutIfNeeded()
        }
    }

    @Test(arguments: [false, true]) func theLargerConstantIsBroken(isReversed: Bool) {
        let child = add()
        let widths = [120, 100].map { child.widthAnchor.constraint(equalToConstant: $0) }
        layOut(isReversed ? widths.reversed() : widths)
        #expect(child.frame.width == 100)
        #expect(fixture.host.warnings.first?.contains("width = 120” contradicts") == true)
        #expect(fixture.host.warnings.count == 1)
    }

    @Test(arguments: [false, true]) func theTrailingEdgeIsBrokenRatherThanTheLeadingOne(isReversed: Bool) {
        let child = add()
        let constraints = [
            child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            child.widthAnchor.constraint(equalToConstant: 100),
        ]
        layOut(isReversed ? constraints.reversed() : constraints)
        #expect(child.frame.minX == 10 && child.frame.width == 100)
    }

    @Test(arguments: [false, true]) func theConstraintOfTheLaterViewsIsBroken(isReversed: Bool) {
        let (first, second) = (add(), add())
        let constraints = [
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            first.widthAnchor.constraint(equalToConstant: 200),
            second.widthAnchor.constraint(equalToConstant: 200),
            first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
        layOut(isReversed ? constraints.reversed() : constraints)
        #expect(first.frame.minX == 0 && first.frame.width == 200)
        #expect(second.frame.minX == 100 && second.frame.width == 200)
    }

    @Test(arguments: [false, true]) func anInequalityIsBrokenRatherThanAnEquation(isReversed: Bool) {
        let child = add()
        let widths = [
            child.widthAnchor.constraint(equalToConstant: 250),
            child.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
        ]
        layOut(isReversed ? widths.reversed() : widths)
        #expect(child.frame.width == 250)
    }

    @Test func aBrokenConstraintIsStrongerThanOptionalOnesAndStaysActive() {
        let child = add()
        let (wide, narrow) = (
            child.widthAnchor.constraint(equalToConstant: 120),
            child.widthAnchor.constraint(equalToConstant: 100)
        )
        let optional = child.widthAnchor.constraint(equalToConstant: 60)
        optional.priority = UILayoutPriority(999)
        layOut([narrow, wide, optional])
        #expect(child.frame.width == 100 && wide.isActive)
        narrow.isActive = false
        layOut([])
        #expect(child.frame.width == 120)
    }
}
