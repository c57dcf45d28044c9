import SwiftParser
import SwiftSyntax

/// The text of a Swift file with its syntax tree.
public struct SourceText: Sendable {
    /// The path of the file, as messages name it.
    public let path: String
    /// The text of the file, converted to current Swift if it is Swift 2. Its lines are those of the file.
    public let text: String
    let tree: SourceFileSyntax
    /// A Boolean value that indicates whether the file is Swift 2.
    let isSwift2: Bool
    /// The maps of columns from the text to the file.
    let maps: [ColumnMap]

    /// The path for `#sourceLocation`, whose literal has no escapes: U+FFFD stands for backslashes, quotation
    /// marks and control characters.
    public var compilerPath: String {
        String(
            path.map {
                $0 == "\\" || $0 == "\"" || $0.isNewline || ($0.asciiValue ?? 32) < 32 ? "\u{FFFD}" : $0
            })
    }

    /// Parses a text. Text that is not valid Swift has a tree as well, with the parts that are missing or
    /// unexpected.
    public init(path: String, text: String) {
        let isParsable = Self.isParsable(text)
        self.init(path, text, isParsable: isParsable, isSwift2: isParsable && Swift2Text.isSwift2(text))
    }

    private init(_ path: String, _ text: String, isParsable: Bool, isSwift2: Bool) {
        let renewed = isSwift2 ? Swift2Text(text) : nil
        (self.path, self.isSwift2) = (path, isSwift2)
        self.text = renewed?.text ?? text
        maps = renewed?.maps ?? []
        tree = Parser.parse(source: isParsable ? self.text : "")
    }

    /// A Boolean value that indicates whether the file has no words that Swift 2 lacks.
    var mayBeSwift2: Bool { isSwift2 || Swift2Text.mayBeSwift2(text) }

    /// Returns the text as Swift 2, in which other files of its unit are; itself if it cannot be.
    func inSwift2() -> SourceText {
        guard !isSwift2, Self.isParsable(text), mayBeSwift2 else { return self }
        return SourceText(path, text, isParsable: true, isSwift2: true)
    }

    /// Returns false for a text on which the parser would spend time that grows with the square of its
    /// length: brackets that are never closed, runs of `#`, and one word again and again. No code has them;
    /// such a text is left to the compiler as it is.
    static func isParsable(_ text: String) -> Bool {
        var (open, hashes, mostHashes) = (0, 0, 0)
        for byte in text.utf8 {
            hashes = byte == UInt8(ascii: "#") ? hashes + 1 : 0
            mostHashes = max(mostHashes, hashes)
            if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(byte) { open += 1 }
            if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte) { open -= 1 }
        }
        guard open < limit, mostHashes < limit else { return false }
        var (last, count) = (Substring(), 0)
        for word in text.split(whereSeparator: \.isWhitespace) {
            count = word == last ? count + 1 : 0
            last = word
            // A table of numbers may repeat one.
            if count > limit, word.utf8.first.map({ $0 >= UInt8(ascii: "A") }) == true { return false }
        }
        return true
    }

    /// The largest number of brackets left open, of `#` in a row, and of repetitions of a word.
    private static let limit = 200

    /// True when statements stand at the top level, as in a playground or a main.swift.
    public var isScript: Bool {
        tree.statements.contains { item in
            switch item.item {
            case .decl(let declaration):
                declaration.as(MacroExpansionDeclSyntax.self).map { $0.macroName.text != "Preview" } ?? false
            case .expr(let expression):
                expression.as(MacroExpansionExprSyntax.self)?.macroName.text != "Preview"
            case .stmt: true
            }
        }
    }

    /// The names of the modules that the file imports.
    public var imports: [String] {
        tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
    }
}
