import Picture
import Raster
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIFoundation

/// Texts with attributes, drawn in runs.
@MainActor @Suite struct AttributedTextTests {
    private let host = SceneHost(
        size: CGSize(width: 300, height: 200), scale: 2, textRuler: PangoTextMeasurer())
    private let font = UIFont.systemFont(ofSize: 17)

    private func label(_ parts: (String, [NSAttributedString.Key: Any])..., lines: Int = 0) -> UILabel {
        host.withCurrent {
            let text = NSMutableAttributedString()
            for (string, values) in parts {
                text.append(
                    NSAttributedString(string: string, attributes: [.font: font].merging(values) { $1 }))
            }
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            label.accessibilityIdentifier = "label"
            label.numberOfLines = lines
            label.attributedText = text
            host.window.addSubview(label)
            return label
        }
    }

    private func contents() -> [Layer.Content] { host.picture().layer(named: "label")?.contents ?? [] }

    private func texts() -> [Text] {
        contents().compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    private func fills() -> [CGRect] {
        contents().compactMap { if case .fill(.rectangle(let box), _) = $0 { box } else { nil } }
    }

    private func size(_ label: UILabel, width: CGFloat = 0) -> CGSize {
        host.withCurrent { label.sizeThatFits(CGSize(width: width, height: 0)) }
    }

    private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    // MARK: Runs

    @Test func aSpaceInARunOfItsOwnIsAsWideAsOthers() {
        let parted = label(("a", [.underlineStyle: 1]), (" ", [:]), ("b", [.underlineStyle: 1]))
        let whole = label(("a b", [.underlineStyle: 1]))
        #expect(abs(size(parted).width - size(whole).width) < 1)
    }

    @Test(arguments: [(-4.0, true), (5.0, false)])
    func lettersHaveOutlines(_ percent: Double, _ isFilled: Bool) throws {
        _ = label(
            (
                "MEME",
                [
                    .strokeWidth: percent, .strokeColor: UIColor.red, .foregroundColor: UIColor.white,
                    .font: UIFont.boldSystemFont(ofSize: 100),
                ]
            ))
        let outline = try #require(texts().first?.outline)
        #expect(outline.isFilled == isFilled && outline.width == abs(percent))
        let bitmap = try Bitmap(drawing: host.picture(), scale: 2)
        let red = bitmap.withUnsafeBytes { bytes in
            // Pixels are blue, green, red, alpha.
            stride(from: 0, to: bytes.count, by: 4).count { bytes[$0] < 40 && bytes[$0 + 2] > 200 }
        }
        #expect(red > 2000)
    }

    @Test func eachRunHasItsFontAndColorOnOneBaseline() {
        let big = UIFont.boldSystemFont(ofSize: 34)
        let whole = label(("Big ", [.font: big, .foregroundColor: UIColor.red]), ("small", [:]))
        let shown = texts()
        #expect(shown.map(\.string) == ["Big", "small"])
        #expect(shown.map(\.font) == [big.font, font.font])
        #expect(shown.map(\.color) == [UIColor.red.color, Color.black])
        let baselines = zip(shown, [big, font]).map { $0.frame.minY + $1.ascender }
        #expect(abs(baselines[0] - baselines[1]) < 0.001)
        #expect(abs(size(whole).height - big.lineHeight) < 0.5)
        let width = host.withCurrent {
            "Big ".size(withAttributes: [.font: big]).width
                + "small".size(withAttributes: [.font: font]).width
        }
        #expect(abs(size(whole).width - width) <= 0.5)
    }

    @Test func aTextInTwoColorsBreaksAsInOne() {
        let (start, end) = ("Lines break between words, wherever", " the color of a text may change in it.")
        let colored = label((start, [.foregroundColor: UIColor.red]), (end, [:]))
        let plain = label((start + end, [:]))
        for width in stride(from: CGFloat(60), through: 290, by: 23) {
            #expect(size(colored, width: width).height == size(plain, width: width).height)
        }
    }

    @Test(arguments: [3.0, -0.5]) func kerningIsAddedAfterEachCharacter(kern: Double) throws {
        let kerned = label(("kerned", [.kern: kern]))
        let plain = label(("kerned", [:]))
        #expect(abs(size(kerned).width - size(plain).width - 6 * kern) <= 0.5)
        let bitmap = try Bitmap(drawing: host.picture(), scale: 2)
        #expect(bitmap.pixels.contains { $0.distance(to: Pixel(0, 0, 0)) < 60 })
    }

    @Test func kerningOfZeroSetsPairsAsOtherLetters() {
        let apart = size(label(("AVATAR", [.kern: 0]))).width - size(label(("AVATAR", [:]))).width
        #expect(apart > 2)
        let alike = size(label(("HHHH", [.kern: 0]))).width - size(label(("HHHH", [:]))).width
        #expect(abs(alike) <= 0.5)
    }

    @Test func theLabelTakesTheStyleOfTheBeginningAndGivesItsOwn() {
        let label = label(("red", [.foregroundColor: UIColor.red]), (" plain", [:]))
        #expect(label.textColor == .red && label.font == font && label.text == "red plain")
        #expect(texts().map(\.color) == [UIColor.red.color, Color.black])
        host.withCurrent { label.textColor = .blue }
        #expect(Set(texts().map(\.color)) == [UIColor.blue.color])
        host.withCurrent { label.text = "new" }
        #expect(texts().map(\.string) == ["new"])
    }

    @Test func attributesCanBeReadAgain() throws {
        let label = label(("lined", [.underlineStyle: 1]), (" plain", [:]))
        let text = try #require(label.attributedText)
        #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(text.attribute(.underlineStyle, at: 6, effectiveRange: nil) == nil)
        #expect(text.string == "lined plain")
    }

    @Test func anAttributeOfARangeReplacesAnother() {
        let text = NSMutableAttributedString(
            string: "red blue", attributes: [.foregroundColor: UIColor.red])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 4))
        let label = label(("", [:]))
        host.withCurrent { label.attributedText = text }
        #expect(texts().map(\.string) == ["red", "blue"])
        #expect(texts().map(\.color) == [UIColor.red.color, UIColor.blue.color])
    }

    @Test func rightToLeftRunsBeginAtTheRight() {
        _ = label(("שלום ", [:]), ("עולם", [.foregroundColor: UIColor.red]))
        let shown = texts().sorted { $0.frame.minX < $1.frame.minX }
        #expect(shown.map(\.string) == ["עולם", "שלום"])
        #expect((shown.last?.frame.maxX ?? 0) > 298)
    }

    // MARK: Ground and lines

    @Test func groundAndLinesAreDrawn() throws {
        _ = label(
            ("price", [.backgroundColor: UIColor.yellow, .strikethroughStyle: 1]), (" ", [:]),
            ("lined", [.underlineStyle: 9, .underlineColor: UIColor.red]))
        let (boxes, words) = (fills(), texts())
        try #require(boxes.count == 4 && words.count == 2)
        #expect(abs(boxes[0].height - font.lineHeight) < 0.001 && boxes[0].minX == 0)
        let through = try #require(boxes.first { $0.width == boxes[0].width && $0 != boxes[0] })
        let baseline = words[0].frame.minY + font.ascender
        #expect(through.maxY < baseline && through.minY > baseline - font.xHeight)
        let under = boxes.filter { $0.minY > baseline }
        #expect(under.count == 2 && abs(under[0].minX - words[1].frame.minX) < 0.001)
        let bitmap = try Bitmap(drawing: host.picture(), scale: 2)
        let (yellow, red) = (Pixel(255, 255, 0), Pixel(255, 0, 0))
        #expect(bitmap.pixels.count { $0 == yellow } > 500)
        #expect(bitmap.pixels.count { $0.distance(to: red) < 9 } > 100)
    }

    @Test func aRaisedRunNeedsRoomAboveTheLine() {
        let raised = label(("x", [:]), ("2", [.baselineOffset: 7]))
        #expect(abs(size(raised).height - font.lineHeight - 7) <= 0.5)
        let shown = texts()
        #expect(abs(shown[0].frame.minY - shown[1].frame.minY - 7) < 0.001)
    }

    @Test(
        arguments: [([3], 3), ([-3], 3), ([3, -3], 6), ([2, -5], 7), ([0, 4], 4)] as [([CGFloat], CGFloat)])
    func anOffsetOfTheBaselineAddsToTheHeight(_ offsets: [CGFloat], _ room: CGFloat) {
        let values = offsets.map { [NSAttributedString.Key.baselineOffset: $0] }
        let shifted =
            values.count == 1 ? label(("a", values[0])) : label(("a", values[0]), ("a", values[1]))
        #expect(size(shifted).height - size(label(("a", [:]))).height == room)
    }

    @Test func aShadowBelongsToItsRunAlone() {
        host.withCurrent {
            let shadow = NSShadow()
            (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 4)
            _ = label(("shaded", [.shadow: shadow]), (" plain", [:]))
        }
        let layer = host.picture().layer(named: "label")
        #expect(texts().map(\.string) == ["plain"])
        #expect(layer?.children.map { $0.texts.map(\.string) } == [["shaded"]])
        #expect(layer?.children.first?.shadows.map(\.radius) == [2])
        #expect(layer?.children.first?.shadows.map(\.offset) == [CGVector(dx: 1, dy: 2)])
    }

    @Test func anAttachmentStandsOnTheBaselineInPlaceOfACharacter() throws {
        let label = host.withCurrent {
            let attachment = NSTextAttachment(image: UIImage(systemName: "star.fill")!)
            attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 40)
            let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
            text.append(NSAttributedString(attachment: attachment))
            let label = UILabel()
            label.attributedText = text
            return label
        }
        let width = host.withCurrent { "a".size(withAttributes: [.font: font]).width }
        #expect(abs(size(label).width - width - 30) <= 0.5)
        let depth = max(4, -font.descender)
        #expect(abs(size(label).height - 36 - depth) <= 0.5)
    }

    // MARK: Paragraphs

    @Test func linesAndParagraphsStandApart() {
        let plain = size(label(("one\ntwo\nthree", [:]))).height
        let style = paragraph { ($0.lineSpacing, $0.paragraphSpacing) = (3, 5) }
        #expect(abs(size(label(("one\ntwo\nthree", [.paragraphStyle: style]))).height - plain - 16) <= 0.5)
        let high = paragraph { $0.lineHeightMultiple = 1.5 }
        #expect(abs(size(label(("one\ntwo\nthree", [.paragraphStyle: high]))).height - 1.5 * plain) <= 0.5)
        let fixed = paragraph { ($0.minimumLineHeight, $0.maximumLineHeight) = (30, 30) }
        #expect(size(label(("one\ntwo\nthree", [.paragraphStyle: fixed]))).height == 90)
    }

    @Test func linesAreIndentedAndAligned() {
        let style = paragraph {
            ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (10, 30, -50)
        }
        _ = label(("Several words that need more than one line of this label", [.paragraphStyle: style]))
        var lines = texts()
        #expect(lines.count > 1 && lines[0].frame.minX == 10)
        #expect(lines.dropFirst().allSatisfy { $0.frame.minX == 30 })
        #expect(lines.allSatisfy { $0.frame.maxX <= 252 })
        let right = paragraph { ($0.alignment, $0.lineSpacing) = (.right, 1) }
        host.withCurrent { host.window.subviews.forEach { $0.removeFromSuperview() } }
        _ = label(("short\nmuch longer", [.paragraphStyle: right]))
        lines = texts()
        #expect(lines.allSatisfy { abs($0.frame.maxX - 301) < 0.01 })
    }

    @Test(arguments: [
        (NSLineBreakMode.byTruncatingTail, "Several", "…"), (.byTruncatingHead, "…", "here"),
        (.byTruncatingMiddle, "Several", "here"), (.byWordWrapping, "Several", "the"),
    ])
    func aLineThatIsTooLongEndsAsItsStyleSays(mode: NSLineBreakMode, start: String, end: String) {
        let style = paragraph { ($0.lineBreakMode, $0.lineSpacing) = (mode, 1) }
        _ = label(
            ("Several words that are more than fit the line here", [.paragraphStyle: style]), lines: 1)
        let shown = texts().map(\.string).joined()
        #expect(
            shown.hasPrefix(start) && shown.hasSuffix(end) && shown.contains("…") == (mode != .byWordWrapping)
        )
        #expect(texts().allSatisfy { $0.frame.maxX <= 301.01 })
    }

    // MARK: Drawing

    @Test func drawnTextIsMeasuredAndDrawnInRuns() throws {
        let (image, size, box) = host.withCurrent {
            let text = NSMutableAttributedString(string: "Big ", attributes: [.font: font.withSize(34)])
            text.append(
                NSAttributedString(string: "red", attributes: [.font: font, .foregroundColor: UIColor.red]))
            let size = text.size()
            let box = text.boundingRect(
                with: CGSize(width: size.width - 5, height: 1000), options: .usesLineFragmentOrigin,
                context: nil)
            let image = UIGraphicsImageRenderer(size: size).image { _ in text.draw(at: .zero) }
            return (UIImageView(image: image), size, box)
        }
        #expect(abs(size.height - font.withSize(34).lineHeight) < 0.01)
        #expect(abs(box.height - size.height - font.lineHeight) < 0.01 && box.width < size.width)
        host.withCurrent { host.window.addSubview(image) }
        #expect(host.picture().texts.map(\.string) == ["Big", "red"])
    }

    @Test func attributedStringsOfFoundationHaveRuns() {
        var text = AttributedString("bold")
        text.font = .boldSystemFont(ofSize: 20)
        var rest = AttributedString(" lined")
        (rest.underlineStyle, rest.foregroundColor, rest.kern) = (.single, .red, 1)
        let label = label(("", [:]))
        host.withCurrent { label.attributedText = NSAttributedString(text + rest) }
        #expect(texts().map(\.string) == ["bold", "lined"])
        #expect(texts().last?.color == UIColor.red.color && texts().last?.font.kern == 1)
        #expect(fills().count == 1)
    }
}
