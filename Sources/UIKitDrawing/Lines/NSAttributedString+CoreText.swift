public import Foundation

/// A text with attributes, by its name in Core Foundation.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can change, by its name in Core Foundation.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// The name of the attribute of a color of Core Graphics.
public let kCTForegroundColorAttributeName = "CTForegroundColor"
/// The name of the attribute of a paragraph's style.
public let kCTParagraphStyleAttributeName = "NSParagraphStyle"
/// The name of the attribute of the distance of letters.
public let kCTKernAttributeName = "NSKern"
/// The name of the attribute of lines below letters.
public let kCTUnderlineStyleAttributeName = "NSUnderline"
/// The name of the attribute of the width of outlines.
public let kCTStrokeWidthAttributeName = "NSStrokeWidth"
/// The name of the attribute that takes the context's color, which has no effect.
public let kCTForegroundColorFromContextAttributeName = "CTForegroundColorFromContext"

extension NSAttributedString {
    /// The text with Core Text's color as that of UIKit.
    var inUIKit: NSAttributedString {
        let name = NSAttributedString.Key(kCTForegroundColorAttributeName)
        let all = NSRange(location: 0, length: length)
        var colors: [(color: CGColor, range: NSRange)] = []
        enumerateAttributes(in: all) { attributes, range, _ in
            if let color = attributes[name] as? CGColor { colors.append((color, range)) }
            if let color = attributes[name] as? UIColor { colors.append((color.cgColor, range)) }
        }
        guard !colors.isEmpty else { return self }
        let text = NSMutableAttributedString(attributedString: self)
        for (color, range) in colors {
            text.addAttribute(.foregroundColor, value: UIColor(cgColor: color), range: range)
        }
        return text
    }

    /// The text as it is laid out. Texts without a font have one of 12 points, as in Core Text.
    @MainActor var content: AttributedContent {
        AttributedContent(
            inUIKit, StyledText.Defaults(font: UIFont.systemFont(ofSize: 12).font, color: .black))
    }

    /// Returns a part of the text; the rest from its start where the length is 0, as Core Text has it.
    func part(_ range: CFRange) -> NSRange {
        let start = max(0, min(range.location, length))
        let count = range.length <= 0 ? length - start : min(range.length, length - start)
        return NSRange(location: start, length: count)
    }
}
