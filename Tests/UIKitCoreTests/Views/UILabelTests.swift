import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCore

@MainActor @Suite struct UILabelTests {
    /// A ruler of letters as wide as half the font's size, in lines as high as the font.
    struct HalfRuler: TextMeasurer {
        func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize {
            let natural = CGFloat(string.count) * font.size / 2
            let lines = lineLimit == 1 ? 1 : (natural / width).rounded(.up)
            return CGSize(width: min(natural, width), height: lines * font.size)
        }
    }

    let host = SceneHost(size: CGSize(width: 100, height: 100), textRuler: HalfRuler())

    @Test func theHostsMeasurerMeasuresAndSizesAreWholePixels() {
        host.withCurrent {
            let label = UILabel()
            label.text = "abc"
            label.font = .systemFont(ofSize: 10.5)
            #expect(label.intrinsicContentSize == CGSize(width: 16, height: 10.5))
            label.frame.origin = CGPoint(x: 3, y: 4)
            label.sizeToFit()
            #expect(label.frame == CGRect(x: 3, y: 4, width: 16, height: 10.5))
        }
    }

    @Test func severalLinesFitIntoTheWidth() {
        host.withCurrent {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 0))
            label.text = "abcdefgh"
            label.font = .boldSystemFont(ofSize: 10)
            label.numberOfLines = 0
            #expect(label.sizeThatFits(label.bounds.size) == CGSize(width: 20, height: 20))
        }
    }

    @Test func aTextIsPartOfThePicture() {
        let fixture = ViewFixture()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.accessibilityIdentifier = "label"
        label.text = "dx"
        label.textColor = .blue
        label.textAlignment = .center
        label.font = .italicSystemFont(ofSize: 12)
        fixture.view.addSubview(label)
        let text = Text(
            "dx", font: Font(system: .standard, size: 12, isItalic: true), color: Color(blue: 1),
            frame: label.bounds,
            alignment: .center)
        #expect(fixture.host.picture().layer(named: "label")?.contents == [.text(text)])
        label.text = nil
        #expect(fixture.host.picture().layer(named: "label")?.contents == [])
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func textIsAlignedNaturallyUnlessAskedOtherwise() {
        let fixture = ViewFixture()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        (label.accessibilityIdentifier, label.text) = ("label", "dx")
        fixture.view.addSubview(label)
        let alignments: [(NSTextAlignment, Text.Alignment)] = [
            (.left, .left), (.right, .right), (.justified, .natural), (.natural, .natural),
        ]
        for (asked, drawn) in alignments {
            label.textAlignment = asked
            guard case .text(let text) = fixture.host.picture().layer(named: "label")?.contents.first else {
                Issue.record("There is no text.")
                continue
            }
            #expect(text.alignment == drawn)
        }
    }

    @Test func theRoughMeasurerBreaksAtWordsAndNewlines() {
        let ruler = ApproximateTextMeasurer()
        let font = Font(size: 10)
        #expect(isNear(ruler.size(of: "abcd", font: font, width: 1e9, lineLimit: 0).width, 24))
        #expect(isNear(ruler.size(of: "ab cd\nef", font: font, width: 1e9, lineLimit: 0).height, 24))
        #expect(isNear(ruler.size(of: "ab cd ef", font: font, width: 30, lineLimit: 0).height, 24))
        #expect(isNear(ruler.size(of: "ab cd ef", font: font, width: 30, lineLimit: 1).height, 12))
    }

    private func texts(of label: UILabel) -> [Text] {
        label.pictureContents(in: label.bounds).compactMap { content in
            if case .text(let text) = content { return text }
            return nil
        }
    }

    @Test func aShadowLiesBehindTheLetters() {
        host.withCurrent {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
            label.text = "dx"
            (label.textColor, label.shadowColor) = (.white, .black)
            label.shadowOffset = CGSize(width: 2, height: 1)
            let texts = texts(of: label)
            #expect(texts.map(\.color) == [UIColor.black.color, UIColor.white.color])
            #expect(texts.map(\.frame.origin) == [CGPoint(x: 2, y: 1), .zero])
        }
    }

    /// A letter is five points wide; the label has room for nine and a part of the tenth.
    @Test(arguments: [
        (NSLineBreakMode.byTruncatingTail, "aa bb cc dd"), (.byTruncatingHead, "…bb cc dd"),
        (.byClipping, "aa bb cc d"),
    ]) func aLongTextEndsAsItsModeSays(_ mode: NSLineBreakMode, _ shown: String) {
        host.withCurrent {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 47, height: 20))
            label.font = .systemFont(ofSize: 10)
            label.text = "aa bb cc dd"
            label.lineBreakMode = mode
            #expect(texts(of: label).map(\.string) == [shown])
        }
    }

    @Test func longTextsAreMeasuredUpToALimitThatTheWarningNames() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        (label.accessibilityIdentifier, label.numberOfLines) = ("terms", 0)
        label.text = String(repeating: "ab 😀 ", count: 20_000)
        host.window.addSubview(label)
        let size = host.withCurrent { label.intrinsicContentSize }
        #expect(size.width == 425_000)
        #expect(
            host.context.warnings == [
                "terms: the text has 100000 characters, of which a label measures the first 50000."
            ])
        guard case .text(let text) = host.picture().layer(named: "terms")?.contents.first else {
            Issue.record("There is no text.")
            return
        }
        #expect((500..<5000).contains(text.string.count))
    }
    @Test func longTextsWithAttributesAreMeasuredUpToTheSameLimit() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        (label.accessibilityIdentifier, label.numberOfLines) = ("terms", 0)
        let text = NSMutableAttributedString(string: String(repeating: "ab 😀 ", count: 20_000))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        label.attributedText = text
        host.window.addSubview(label)
        let size = host.withCurrent { label.sizeThatFits(CGSize(width: 1e6, height: 1e6)) }
        #expect((420_000...430_000).contains(size.width), "\(size)")
        #expect(
            host.context.warnings == [
                "terms: the text has 100000 characters, of which a label measures the first 50000."
            ])
        #expect(label.attributedText?.length == text.length)
    }
}
