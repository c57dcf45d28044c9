import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Swift source divided into tokens for syntax coloring.
public struct SyntaxHighlighter {
    /// The kind of a token. The raw value is its class in the page's style.
    public enum Kind: String, Sendable {
        case keyword = "k"
        case type = "t"
        case string = "s"
        case comment = "c"
        case number = "n"
        /// An attribute or a macro: `@Parameter`, `#selector`.
        case attribute = "a"
    }

    /// A range of the source.
    public struct Token: Hashable, Sendable {
        /// The kind; nil for source without a color of its own.
        public let kind: Kind?
        /// The text of the range.
        public let text: String
    }

    /// Returns the tokens of the source; joined, they equal the source.
    public static func tokens(of source: String) -> [Token] {
        guard SourceText.isParsable(source) else { return [Token(kind: nil, text: source)] }
        let bytes = Array(source.utf8)
        var (tokens, position) = ([Token](), 0)
        func add(_ kind: Kind?, to end: Int) {
            guard end > position else { return }
            var text = String(decoding: bytes[position..<end], as: UTF8.self)
            if let last = tokens.last, last.kind == kind { text = tokens.removeLast().text + text }
            tokens.append(Token(kind: kind, text: text))
            position = end
        }
        for part in Parser.parse(source: source).classifications {
            let range = part.range.lowerBound.utf8Offset..<min(part.range.upperBound.utf8Offset, bytes.count)
            guard range.lowerBound >= position, !range.isEmpty else { continue }
            add(nil, to: range.lowerBound)
            add(kind(of: part.kind, text: bytes[range]), to: range.upperBound)
        }
        add(nil, to: bytes.count)
        return tokens
    }

    /// Returns the kind of a classified range. A name with a capital letter is a type's.
    private static func kind(of classification: SyntaxClassification, text: ArraySlice<UInt8>) -> Kind? {
        switch classification {
        case .keyword: .keyword
        case .type: .type
        case .identifier, .dollarIdentifier: text.first.map(isCapital) == true ? .type : nil
        case .stringLiteral, .regexLiteral: .string
        case .integerLiteral, .floatLiteral: .number
        case .attribute, .ifConfigDirective: .attribute
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
        default: nil
        }
    }

    private static func isCapital(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
