import SwiftSyntax

/// A replacement of a range of a text. Ranges are offsets of UTF-8.
struct SourceEdit: Equatable {
    let range: Range<Int>
    let replacement: String

    /// True for an insertion that ends with an opening parenthesis.
    var isOpening: Bool { range.isEmpty && replacement.hasSuffix("(") }

    /// Creates the replacement of a node, without the trivia around it.
    static func replace(_ node: some SyntaxProtocol, with text: String) -> SourceEdit {
        SourceEdit(range: node.textRange, replacement: text)
    }

    /// Creates an insertion before the first token of a node.
    static func insert(_ text: String, before node: some SyntaxProtocol) -> SourceEdit {
        let offset = node.textRange.lowerBound
        return SourceEdit(range: offset..<offset, replacement: text)
    }

    /// Creates an insertion after the last token of a node.
    static func insert(_ text: String, after node: some SyntaxProtocol) -> SourceEdit {
        let offset = node.textRange.upperBound
        return SourceEdit(range: offset..<offset, replacement: text)
    }
}

extension SyntaxProtocol {
    /// The range of the node's text without the trivia around it, in offsets of UTF-8.
    var textRange: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
