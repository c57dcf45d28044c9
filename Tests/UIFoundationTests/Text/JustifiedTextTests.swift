import Picture
import Raster
import Testing
import UIKitHost
import UIKitTestSupport

/// Texts whose lines end at both edges.
@MainActor @Suite struct JustifiedTextTests {
    private let host = SceneHost(
        size: CGSize(width: 320, height: 400), scale: 2, textRuler: PangoTextMeasurer())
    private static let words =
        "Paragraph with spacing and head indent so that one sees how it wraps at the edge of the long line "
        + "and again and again."
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)

    private func show(_ make: () -> UIView) {
        host.withCurrent {
            let view = make()
            view.accessibilityIdentifier = "view"
            host.window.addSubview(view)
        }
    }

    /// The texts of the lines from top to bottom.
    private var lines: [[Text]] {
        let contents = host.picture().layer(named: "view")?.contents ?? []
        let texts = contents.compactMap { if case .text(let text) = $0 { text } else { nil } }
        return Dictionary(grouping: texts) { $0.frame.midY.rounded() }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Expects all lines but the last one to reach from one place to another.
    private func expectEdges(first: CGFloat, left: CGFloat, right: CGFloat) {
        #expect(lines.count > 2)
        for (index, line) in lines.dropLast().enumerated() {
            #expect(abs((line.first?.frame.minX ?? 0) - (index == 0 ? first : left)) < 0.01)
            // The frames of letters are a point wider than these.
            #expect(line.count > 1 && abs((line.last?.frame.maxX ?? 0) - right - 1) < 0.01)
        }
        let last = lines.last?.last?.frame ?? .zero
        #expect(lines.last?.count == 1 && last.minX == left && last.maxX < right)
    }

    @Test func aLabelJustifiesAllLinesButTheLast() {
        show {
            let label = UILabel(frame: frame)
            (label.text, label.numberOfLines, label.textAlignment) = (Self.words, 0, .justified)
            return label
        }
        expectEdges(first: 0, left: 0, right: 300)
    }

    @Test func aTextViewJustifiesAllLinesButTheLast() throws {
        let view = host.withCurrent { UITextView(frame: frame) }
        show {
            (view.text, view.font, view.textAlignment) = (Self.words, .systemFont(ofSize: 17), .justified)
            return view
        }
        expectEdges(first: 5, left: 5, right: 295)
        // The cursor behind the last word of a line is at the edge, too.
        let length = lines[0].map(\.string).joined(separator: " ").count
        try host.withCurrent {
            let place = try #require(view.position(from: view.beginningOfDocument, offset: length))
            #expect(view.caretRect(for: place).minX > 292)
        }
    }

    @Test func aParagraphJustifiesItsLinesBetweenItsIndents() {
        show {
            let style = NSMutableParagraphStyle()
            (style.alignment, style.tailIndent) = (.justified, -30)
            (style.firstLineHeadIndent, style.headIndent) = (40, 20)
            let label = UILabel(frame: frame)
            label.attributedText = NSAttributedString(
                string: Self.words, attributes: [.paragraphStyle: style])
            label.numberOfLines = 0
            return label
        }
        expectEdges(first: 40, left: 20, right: 270)
    }

    @Test func theSpacesOfAJustifiedLineAreEquallyWide() {
        show {
            let text = NSMutableAttributedString(string: Self.words)
            text.addAttributes([.underlineStyle: 1], range: NSRange(location: 10, length: 5))
            let label = UILabel(frame: frame)
            (label.attributedText, label.numberOfLines, label.textAlignment) = (text, 0, .justified)
            return label
        }
        expectEdges(first: 0, left: 0, right: 300)
        let ruler = PangoTextMeasurer()
        let gaps = zip(lines[0], lines[0].dropFirst()).map { before, after in
            let width = ruler.size(
                of: before.string, font: before.font, width: .greatestFiniteMagnitude, lineLimit: 1
            ).width
            return after.frame.minX - before.frame.minX - width
        }
        #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 0.01 } && (gaps.first ?? 0) > 4)
    }
}
