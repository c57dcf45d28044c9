import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The places of texts that labels draw smaller to fit.
@MainActor @Suite struct BaselineAdjustmentTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 100))
    private let font = UIFont.systemFont(ofSize: 30)

    private func label(_ place: UIBaselineAdjustment?, isAttributed: Bool = false) -> UILabel {
        host.withCurrent {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            (label.accessibilityIdentifier, label.font) = ("label", font)
            (label.text, label.adjustsFontSizeToFitWidth) = ("abcdefgh", true)
            if isAttributed {
                label.attributedText = NSAttributedString(
                    string: "abcdefgh", attributes: [.font: font, .underlineStyle: 1])
            }
            if let place { label.baselineAdjustment = place }
            host.window.addSubview(label)
            return label
        }
    }

    /// The top and the baseline of the text of full size in the label's middle, and of the drawn one.
    private func lines() throws -> (
        whole: (top: CGFloat, base: CGFloat), drawn: (top: CGFloat, base: CGFloat)
    ) {
        let text = try #require(host.picture().layer(named: "label")?.texts.first)
        let small = UIFont.systemFont(ofSize: text.font.size)
        #expect(small.pointSize < 20)
        let (whole, drawn) = (30 - font.lineHeight / 2, text.frame.midY - small.lineHeight / 2)
        return ((whole, whole + font.ascender), (drawn, drawn + small.ascender))
    }

    @Test(arguments: [false, true]) func theBaselineStaysUnlessCodeSaysOtherwise(isAttributed: Bool) throws {
        #expect(label(nil, isAttributed: isAttributed).baselineAdjustment == .alignBaselines)
        let found = try lines()
        #expect(isNear(found.drawn.base, found.whole.base, within: 0.01))
    }

    @Test(arguments: [false, true]) func theTopStays(isAttributed: Bool) throws {
        _ = label(UIBaselineAdjustment.none, isAttributed: isAttributed)
        let found = try lines()
        #expect(isNear(found.drawn.top, found.whole.top, within: 0.01))
    }

    @Test func theMiddleStays() throws {
        _ = label(.alignCenters)
        let text = try #require(host.picture().texts.first)
        #expect(text.frame.midY == 30)
        #expect(host.warnings.isEmpty)
    }
}
