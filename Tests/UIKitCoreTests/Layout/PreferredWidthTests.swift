import Testing
import UIKitHost
import UIKitTestSupport

/// Labels whose code says in which width their lines break.
@MainActor @Suite struct PreferredWidthTests {
    private let host = SceneHost(
        size: CGSize(width: 100, height: 100), textRuler: UILabelTests.HalfRuler())

    /// Returns a label of eight letters, each 5 points wide and 10 high.
    private func label(lines: Int = 0, preferred: CGFloat = 20) -> UILabel {
        host.withCurrent {
            let label = UILabel()
            label.text = "abcdefgh"
            label.font = .systemFont(ofSize: 10)
            label.numberOfLines = lines
            label.preferredMaxLayoutWidth = preferred
            return label
        }
    }

    /// Lays out a label in the corner of the window, in a width if there is one.
    private func place(_ label: UILabel, width: CGFloat? = nil) {
        host.withCurrent {
            label.translatesAutoresizingMaskIntoConstraints = false
            host.window.addSubview(label)
            label.leftAnchor.constraint(equalTo: host.window.leftAnchor).isActive = true
            label.topAnchor.constraint(equalTo: host.window.topAnchor).isActive = true
            if let width { label.widthAnchor.constraint(equalToConstant: width).isActive = true }
            host.window.layoutIfNeeded()
        }
    }

    @Test func severalLinesAreNoWiderThanThePreferredWidth() {
        let lines = label()
        host.withCurrent {
            #expect(lines.intrinsicContentSize == CGSize(width: 20, height: 20))
            let fitting = lines.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(fitting == CGSize(width: 20, height: 20))
            lines.preferredMaxLayoutWidth = 0
            #expect(lines.intrinsicContentSize.width == 40)
        }
        #expect(host.warnings.isEmpty)
    }

    @Test func aSingleLineHasNoPreferredWidth() {
        let line = label(lines: 1)
        host.withCurrent { #expect(line.intrinsicContentSize == CGSize(width: 40, height: 10)) }
    }

    @Test func aNewPreferredWidthLaysTheLabelOutAgain() {
        let lines = label()
        place(lines)
        #expect(lines.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        host.withCurrent {
            lines.preferredMaxLayoutWidth = 10
            host.window.layoutIfNeeded()
        }
        #expect(lines.frame == CGRect(x: 0, y: 0, width: 10, height: 40))
    }

    @Test(arguments: [10.0, 30]) func theHeightIsThatInThePreferredWidthAlsoInAnotherOne(_ width: Double) {
        let lines = label()
        place(lines, width: CGFloat(width))
        #expect(lines.frame == CGRect(x: 0, y: 0, width: CGFloat(width), height: 20))
    }
}
