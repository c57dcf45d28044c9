import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitControls

@MainActor @Suite struct AnimatedLabelTests {
    private let fixture = ViewFixture()

    private func label(width: CGFloat) -> UILabel {
        fixture.host.withCurrent {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40))
            (label.accessibilityIdentifier, label.text) = ("label", "aa bb cc dd")
            label.font = .systemFont(ofSize: 10)
            fixture.view.addSubview(label)
            return label
        }
    }

    private func animate(_ label: UILabel, toWidth width: CGFloat, height: CGFloat = 40) {
        fixture.run(0.1)
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: { label.frame.size = CGSize(width: width, height: height) })
        }
        fixture.run(0.5)
    }

    private var text: Text? {
        guard case .text(let text)? = fixture.host.picture().layer(named: "label")?.contents.first else {
            return nil
        }
        return text
    }

    /// Halfway from 60 by 40 to 112 by 20 points, 86 by 30 points are shown.
    @Test(
        arguments: [
            (NSTextAlignment.left, 0), (.natural, 0), (.center, -13), (.right, -26),
        ] as [(NSTextAlignment, CGFloat)])
    func aTextIsDrawnForTheSizeAtTheEndAndPlacedByItsAlignment(
        _ alignment: NSTextAlignment, _ left: CGFloat
    ) {
        let label = label(width: 60)
        fixture.host.withCurrent { label.textAlignment = alignment }
        animate(label, toWidth: 112, height: 20)
        #expect(isNear(text?.frame.width, 112))
        #expect(isNear(text?.frame.height, 20))
        #expect(isNear(text?.frame.minX, left))
        #expect(isNear(text?.frame.minY, 5))
        fixture.run(0.6)
        #expect(text?.frame == CGRect(x: 0, y: 0, width: 112, height: 20))
    }

    /// A letter is six points wide.
    @Test func aTextIsCutAsAtTheEndFromTheBeginningOn() {
        let label = label(width: 50)
        fixture.host.withCurrent { label.lineBreakMode = .byTruncatingHead }
        #expect(text?.string.hasPrefix("…") == true)
        animate(label, toWidth: 90)
        #expect(text?.string == "aa bb cc dd")
        fixture.run(0.6)
        animate(label, toWidth: 50)
        #expect(text?.string.hasPrefix("…") == true)
    }
}
