import SourceOutline
import SwiftParser
import SwiftSyntax

/// The text of a Swift file with its syntax tree.
struct SourceText: Sendable {
    /// The path of the file, as messages name it.
    let path: String
    /// The text of the file, converted to current Swift if it is Swift 2. Its lines are those of the file.
    let text: String
    let tree: SourceFileSyntax
    /// A Boolean value that indicates whether the file is Swift 2.
    let isSwift2: Bool
    /// The maps of columns from the text to the file.
    let maps: [ColumnMap]
    /// The names of the modules that the file imports.
    let imports: [String]

    /// Parses a text. Text that is not valid Swift has a tree as well, with the parts that are missing or
    /// unexpected.
    init(path: String, text: String) {
        let isParsable = SourceLimits.isParsable(text)
        self.init(path, text, isParsable: isParsable, isSwift2: isParsable && Swift2Signs.isSwift2(text))
    }

    private init(_ path: String, _ text: String, isParsable: Bool, isSwift2: Bool) {
        let renewed = isSwift2 ? Swift2Text(text) : nil
        (self.path, self.isSwift2) = (path, isSwift2)
        self.text = renewed?.text ?? text
        maps = renewed?.maps ?? []
        tree = Parser.parse(source: isParsable ? self.text : "")
        // Stored, since rules ask for them at each expression.
        imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
    }

    /// A Boolean value that indicates whether the file has no words that Swift 2 lacks.
    var mayBeSwift2: Bool { isSwift2 || Swift2Signs.mayBeSwift2(text) }

    /// Returns the text as Swift 2, in which other files of its unit are; itself if it cannot be.
    func inSwift2() -> SourceText {
        guard !isSwift2, SourceLimits.isParsable(text), mayBeSwift2 else { return self }
        return SourceText(path, text, isParsable: true, isSwift2: true)
    }

    /// The file without its tree.
    var outline: SourceFile { SourceFile(path: path, text: text, isScript: isScript, imports: imports) }

    /// A Boolean value that indicates whether statements stand at the top level, as in a playground or a
    /// main.swift.
    var isScript: Bool {
        tree.statements.contains { item in
            switch item.item {
            case .decl(let declaration):
                declaration.as(MacroExpansionDeclSyntax.self).map { $0.macroName.text != "Preview" } ?? false
            case .expr(let expression):
                expression.as(MacroExpansionExprSyntax.self)?.macroName.text != "Preview"
            case .stmt: true
            // The toolchain's own library may learn of further items.
            @unknown default: false
            }
        }
    }
}
