import SourceOutline
import SwiftParser
import SwiftSyntax

/// The text of a Swift file with its syntax tree.
struct SourceText: Sendable {
    /// The path of the file, as messages name it.
    let path: String
    /// The text of the file, converted to current Swift by its unit if it is Swift 2. Its lines are those of
    /// the file.
    let text: String
    let tree: SourceFileSyntax
    /// A Boolean value that indicates whether the file is Swift 2.
    let isSwift2: Bool
    /// True for a file of a project that names a later version than Swift 2.
    private let isLater: Bool
    /// The maps of columns from the text to the file.
    let maps: [ColumnMap]
    /// The names of the modules that the file imports.
    let imports: [String]

    /// Parses a text. Text that is not valid Swift has a tree as well, with the parts that are missing or
    /// unexpected.
    ///
    /// - Parameter language: the version of Swift that the file's project names; nil where none does.
    init(path: String, text: String, language: Int? = nil) {
        let isParsable = SourceLimits.isParsable(text)
        let isLater = language.map { $0 > 2 } ?? false
        self.init(
            path, text, isParsable: isParsable,
            isSwift2: isParsable && !isLater && Swift2Signs.isSwift2(text), isLater: isLater, [])
    }

    private init(
        _ path: String, _ text: String, isParsable: Bool, isSwift2: Bool, isLater: Bool, _ maps: [ColumnMap]
    ) {
        (self.path, self.isSwift2, self.text, self.maps) = (path, isSwift2, text, maps)
        self.isLater = isLater
        tree = Parser.parse(source: isParsable ? text : "")
        // Stored, since rules ask for them at each expression.
        imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
    }

    /// A Boolean value that indicates whether the file has no words that Swift 2 lacks, and no project of a
    /// later version.
    var mayBeSwift2: Bool { isSwift2 || !isLater && Swift2Signs.mayBeSwift2(text) }

    /// Returns the text, which is Swift 2, in current Swift; itself if it cannot be Swift 2.
    ///
    /// - Parameter declared: the names that the files of its unit declare.
    func inCurrentSwift(declared: DeclaredNames) -> SourceText {
        guard SourceLimits.isParsable(text), mayBeSwift2 else { return self }
        let renewed = Swift2Text(text, declared: declared)
        return SourceText(
            path, renewed.text, isParsable: true, isSwift2: true, isLater: false, renewed.maps)
    }

    /// The names of types, functions and variables that the file declares at its top level.
    var globalNames: [String] {
        tree.statements.flatMap { statement -> [String] in
            guard case .decl(let declaration) = statement.item else { return [] }
            if let named = declaration.asProtocol(NamedDeclSyntax.self) { return [named.name.text] }
            let bindings = declaration.as(VariableDeclSyntax.self)?.bindings
            return bindings?.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text } ?? []
        }
    }

    /// The file without its tree.
    var outline: SourceFile { SourceFile(path: path, text: text, isScript: isScript, imports: imports) }

    /// A Boolean value that indicates whether statements stand at the top level, as in a playground or a
    /// main.swift, besides those that start the app.
    var isScript: Bool {
        tree.statements.contains { item in
            if AppStart(item) != nil { return false }
            return switch item.item {
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
