import SwiftParser
import SwiftSyntax

/// The text of a Swift file with its syntax tree.
public struct SourceText: Sendable {
    /// The path of the file, as messages name it.
    public let path: String
    /// The text of the file.
    public let text: String
    let tree: SourceFileSyntax

    /// Parses a text. Text that is no valid Swift has a tree as well, with the parts that are missing or
    /// unexpected.
    public init(path: String, text: String) {
        (self.path, self.text) = (path, text)
        tree = Parser.parse(source: text)
    }

    /// True when statements stand at the top level, as in a playground or a main.swift.
    public var isScript: Bool {
        tree.statements.contains { item in
            switch item.item {
            case .decl(let declaration): declaration.is(MacroExpansionDeclSyntax.self)
            case .stmt, .expr: true
            }
        }
    }

    /// The names of the modules that the file imports.
    public var imports: [String] {
        tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
    }
}
