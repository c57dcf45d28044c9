import Testing
import UIKitHost
import UIKitTestSupport

/// Views with equal priorities, of which one has to give way: it is that of UIKit (layoutprobe of
/// Vercantez/openuikit on an iPhone 16, iOS 26.1).
@MainActor @Suite struct LayoutTieTests {
    private final class Box: UIView {
        var width: CGFloat = UIView.noIntrinsicMetric
        override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
    }

    let fixture = ViewFixture(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
    private let first = Box()
    private let second = Box()

    /// Puts both views in a row: 20 points from the edges, 24 apart.
    private func layOut(_ more: [NSLayoutConstraint] = []) {
        let row = fixture.view
        fixture.host.withCurrent {
            for view in [first, second] {
                view.translatesAutoresizingMaskIntoConstraints = false
                row.addSubview(view)
            }
            let constraints = [
                first.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
                first.trailingAnchor.constraint(equalTo: second.leadingAnchor, constant: -24),
                row.trailingAnchor.constraint(equalTo: second.trailingAnchor, constant: 20),
            ]
            NSLayoutConstraint.activate(constraints + more)
            fixture.host.window.layoutIfNeeded()
        }
    }

    @Test func theFirstOfTwoTakesTheSpaceThatIsLeft() {
        (first.width, second.width) = (85, 78)
        layOut()
        #expect(first.frame.width == 251 && second.frame.width == 78)
    }

    @Test func theSecondOfTwoIsCompressed() {
        (first.width, second.width) = (280, 220)
        layOut()
        #expect(first.frame.width == 280 && second.frame.width == 49)
    }

    @Test func theFirstOfTwoOptionalWidthsGivesWay() {
        let widths = [first, second].map { $0.widthAnchor.constraint(equalToConstant: 50) }
        for width in widths { width.priority = .defaultLow }
        layOut(widths)
        #expect(first.frame.width == 279 && second.frame.width == 50)
    }
}
