/// Swift files that are compiled together, with the types that they declare.
public struct UnitOutline: Codable, Sendable {
    /// The files, in the order in which they were given.
    public let files: [SourceFile]
    /// The types and extensions, in the order of the files and of their texts.
    public let types: [TypeOutline]

    /// Creates a description.
    public init(files: [SourceFile], types: [TypeOutline]) {
        (self.files, self.types) = (files, types)
    }

    /// A Boolean value that indicates whether a file imports UIKit. The others then need no import of their
    /// own.
    public var usesUIKit: Bool { files.contains(where: \.importsUIKit) }

    /// Returns the name of the generated function that adds the methods of a file to the method table.
    public static func registration(ofFile index: Int) -> String { "flipbookMethods\(index)" }

    /// Returns the source of that function.
    ///
    /// - Parameter calls: its statements, each a whole line.
    public static func registrationSource(ofFile index: Int, calls: [String]) -> String {
        "@MainActor func \(registration(ofFile: index))() {\n\(calls.joined())}\n"
    }
}
