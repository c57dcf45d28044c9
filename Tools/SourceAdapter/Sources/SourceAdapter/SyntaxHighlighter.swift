import SourceOutline
import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Swift source divided into tokens for syntax coloring.
public enum SyntaxHighlighter {
    /// Returns the tokens of the source; joined, they equal the source.
    public static func tokens(of source: String) -> [SourceToken] {
        guard SourceLimits.isParsable(source) else { return [SourceToken(kind: nil, text: source)] }
        let bytes = Array(source.utf8)
        var (tokens, position) = ([SourceToken](), 0)
        func add(_ kind: SourceToken.Kind?, to end: Int) {
            guard end > position else { return }
            var text = String(decoding: bytes[position..<end], as: UTF8.self)
            if let last = tokens.last, last.kind == kind { text = tokens.removeLast().text + text }
            tokens.append(SourceToken(kind: kind, text: text))
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
    private static func kind(of classification: SyntaxClassification, text: ArraySlice<UInt8>) -> SourceToken
        .Kind?
    {
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
