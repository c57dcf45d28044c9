import Picture
import Raster
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIFoundation

/// Letters that lean, that are wider than those of their font, or that stand apart.
@MainActor @Suite struct ReshapedLetterTests {
    private let host = SceneHost(
        size: CGSize(width: 300, height: 100), scale: 2, textRuler: PangoTextMeasurer())
    private let font = UIFont.systemFont(ofSize: 20)

    private func label(_ values: [NSAttributedString.Key: Any], name: String = "label") -> UILabel {
        host.withCurrent {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            label.accessibilityIdentifier = name
            label.attributedText = NSAttributedString(
                string: "Lean", attributes: [.font: font].merging(values) { $1 })
            host.window.addSubview(label)
            return label
        }
    }

    private func width(_ label: UILabel) -> CGFloat {
        host.withCurrent { label.sizeThatFits(CGSize(width: 300, height: 100)).width }
    }

    /// The layers of the letters, with the transform of each to the label.
    private func letters() -> [(text: Text, transform: CGAffineTransform)] {
        func letters(_ layer: Layer, _ outer: CGAffineTransform) -> [(Text, CGAffineTransform)] {
            let own = layer.contents.compactMap { content -> (Text, CGAffineTransform)? in
                if case .text(let text) = content { (text, outer) } else { nil }
            }
            return own + layer.children.flatMap { letters($0, $0.transform.concatenating(outer)) }
        }
        return host.picture().layer(named: "label").map { letters($0, .identity) } ?? []
    }

    @Test func lettersLeanOnTheirBaseline() throws {
        let plain = width(label([:], name: "plain"))
        let leaning = label([.obliqueness: 0.5])
        #expect(abs(width(leaning) - plain) < 0.01)
        let found = try #require(letters().first)
        let (frame, form) = (found.text.frame, found.transform)
        let start = CGPoint(x: frame.minX, y: frame.minY + font.ascender)
        #expect(start.applying(form).distance(to: start) < 1e-6)
        let above = CGPoint(x: start.x, y: start.y - 10).applying(form)
        #expect(above.distance(to: CGPoint(x: start.x + 5, y: start.y - 10)) < 1e-6)
        #expect(host.warnings.isEmpty)
    }

    @Test func theExpansionIsTheLogarithmOfAFactor() throws {
        let plain = width(label([:], name: "plain"))
        let wide = width(label([.expansion: 0.6931471805599453]))
        #expect(abs(wide - 2 * plain) < 1)
        let found = try #require(letters().first)
        #expect(abs(found.transform.a - 2) < 1e-12 && found.transform.d == 1)
        // The frame holds the letters as they are without the transform.
        #expect(abs(found.text.frame.width - 1 - wide / 2) < 1)
    }

    @Test(arguments: [(1, true), (0, false)]) func aLigatureOfZeroKeepsLettersApart(value: Int, joins: Bool) {
        let run = host.withCurrent {
            StyledRun("fi", [.ligature: value], StyledText.Defaults(font: Font(size: 20), color: .black))
        }
        let letters = PangoTextMeasurer().letters(of: "fi", font: run.font)
        #expect(letters.map(\.byteCount) == (joins ? [2] : [1, 1]))
    }
}
