package import SourceOutline

/// The changes by which code of an earlier version of Swift compiles, as the compiler's errors ask for them.
package struct Repairs: Equatable {
    package private(set) var changes: Set<SourceRepair> = []
    private var rounds = 0

    /// The number of rounds of compiling and changing, so that it ends.
    private static let mostRounds = 12

    /// Changes nothing.
    package init() {}

    /// Adds the changes that errors ask for; returns false when there are none, and without the source
    /// adapter.
    ///
    /// - Parameters:
    ///   - diagnostics: the compiler's messages about the module as it is adapted so far.
    ///   - module: the module.
    ///   - omissions: what is left out of it so far.
    ///   - path: the file or folder that the command line names, for messages.
    package mutating func extend(
        by diagnostics: [CompilerDiagnostic], in module: SceneModule, without omissions: Omissions,
        path: String
    ) async throws -> Bool {
        guard rounds < Self.mostRounds else { return false }
        rounds += 1
        let indices = Dictionary(
            module.unit.files.enumerated().map { ($0.element.path, $0.offset) }
        ) { first, _ in first }
        let errors = diagnostics.filter { $0.severity == .error }.compactMap { diagnostic in
            indices[diagnostic.path].map {
                AdapterRequest.CompilerError(
                    place: AdapterRequest.Place(
                        file: $0, line: diagnostic.line,
                        column: diagnostic.adaptedColumn ?? diagnostic.column),
                    message: diagnostic.message)
            }
        }
        do {
            let found = try await module.unit.repairs(
                of: errors, omitting: omissions.parts, repairing: changes, path: path)
            changes.formUnion(found)
            return !found.isEmpty
        } catch SceneFileError.noAdapter {
            return false
        }
    }
}
