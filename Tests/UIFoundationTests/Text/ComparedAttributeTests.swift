import Foundation
import Testing
import UIFoundation

/// Attributed texts whose neighboring parts Foundation compares, which stops the process for objects that
/// do not begin as its own do.
@MainActor @Suite struct ComparedAttributeTests {
    private func appended(_ key: NSAttributedString.Key, _ values: [Any]) -> [NSRange] {
        let text = NSMutableAttributedString(string: "x")
        for value in values { text.append(NSAttributedString(string: "ab", attributes: [key: value])) }
        var ranges: [NSRange] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            if value != nil { ranges.append(range) }
        }
        return ranges
    }

    private func ranges(_ lengths: [Int]) -> [NSRange] {
        var start = 1
        return lengths.map { length in
            defer { start += length }
            return NSRange(location: start, length: length)
        }
    }

    @Test func colorsFollowOneAnother() {
        #expect(appended(.foregroundColor, [UIColor.gray, UIColor.red, UIColor.gray]) == ranges([2, 2, 2]))
        #expect(appended(.foregroundColor, [UIColor.red, UIColor.red]) == ranges([4]))
    }

    @Test func fontsFollowOneAnother() {
        let fonts = [10, 12, 12, 10].map { UIFont.systemFont(ofSize: $0) }
        #expect(appended(.font, fonts) == ranges([2, 4, 2]))
    }

    @Test func paragraphsShadowsAndAttachmentsFollowOneAnother() {
        let styles = [NSMutableParagraphStyle(), NSMutableParagraphStyle(), NSMutableParagraphStyle()]
        for (index, style) in styles.enumerated() { style.lineSpacing = CGFloat(index) }
        #expect(appended(.paragraphStyle, styles) == ranges([2, 2, 2]))
        #expect(appended(.shadow, [NSShadow(), NSShadow(), NSShadow()]).isEmpty == false)
        #expect(appended(.attachment, [NSTextAttachment(), NSTextAttachment()]) == ranges([2, 2]))
    }

    @Test func colorsOfNeighborsAreSetOneAfterAnother() {
        let text = NSMutableAttributedString(string: "abcdef")
        for (index, color) in [UIColor.red, .green, .blue].enumerated() {
            text.addAttribute(
                .foregroundColor, value: color, range: NSRange(location: index * 2, length: 2))
        }
        let colors = [0, 2, 4].map {
            text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
        }
        #expect(colors == [.red, .green, .blue])
    }
}
