/// A Swift file as text, with what it declares at its top level.
public struct SourceFile: Codable, Sendable {
    /// The path of the file, as messages name it.
    public let path: String
    /// The text of the file. That of Swift 2 is converted to current Swift; its lines are those of the file.
    public let text: String
    /// A Boolean value that indicates whether statements stand at the top level, as in a playground or a
    /// main.swift.
    public let isScript: Bool
    /// The names of the modules that the file imports.
    public let imports: [String]

    /// Creates a description.
    public init(path: String, text: String, isScript: Bool, imports: [String]) {
        (self.path, self.text, self.isScript, self.imports) = (path, text, isScript, imports)
    }

    /// A Boolean value that indicates whether the file imports UIKit or Flipbook, which brings UIKit with it.
    public var importsUIKit: Bool { imports.contains("UIKit") || imports.contains("Flipbook") }

    /// The path for `#sourceLocation`, whose literal has no escapes: U+FFFD stands for backslashes, quotation
    /// marks and control characters.
    public var compilerPath: String {
        String(
            path.map {
                $0 == "\\" || $0 == "\"" || $0.isNewline || ($0.asciiValue ?? 32) < 32 ? "\u{FFFD}" : $0
            })
    }
}
