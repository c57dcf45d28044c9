package import SourceOutline
import UIKitCore

/// The changes by which code of an earlier version of Swift compiles, and the declarations that Xcode adds,
/// as the compiler's errors ask for them.
package struct Repairs: Equatable {
    package private(set) var changes: Set<SourceRepair> = []
    /// The images and colors of asset catalogs that the code reaches as members.
    private(set) var assets: Set<AssetMember> = []
    /// The classes of packages that are not there.
    private(set) var superclasses: Set<MissingSuperclass> = []
    private var rounds = 0

    /// The number of rounds of compiling and changing, so that it ends.
    private static let mostRounds = 12

    /// Changes nothing.
    package init() {}

    /// Adds the changes and declarations that errors ask for; returns false when there are none. Changes need
    /// the source adapter.
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
        let hasNewAssets = extendAssets(by: diagnostics, in: module)
        let hasNewClasses = extendSuperclasses(by: diagnostics, in: module)
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
            return !found.isEmpty || hasNewAssets || hasNewClasses
        } catch SceneFileError.noAdapter {
            return hasNewAssets || hasNewClasses
        }
    }

    /// Adds the missing classes from which classes of a folder derive; returns false when there are none. A
    /// single file is refused with the errors, since nothing else of it could be filmed.
    private mutating func extendSuperclasses(
        by diagnostics: [CompilerDiagnostic], in module: SceneModule
    ) -> Bool {
        guard !module.isSingleFile else { return false }
        let before = superclasses
        for diagnostic in diagnostics where diagnostic.severity == .error {
            guard let file = module.unit.files.first(where: { $0.path == diagnostic.path }),
                let line = file.text.line(diagnostic.line),
                let missing = MissingSuperclass(
                    missingIn: diagnostic.message, line: line, body: file.text[line.endIndex...]),
                !superclasses.contains(where: { $0.name == missing.name })
            else { continue }
            superclasses.insert(missing)
        }
        return superclasses != before
    }

    /// Adds the images and colors that errors miss and asset catalogs have; returns false when there are
    /// none.
    private mutating func extendAssets(
        by diagnostics: [CompilerDiagnostic], in module: SceneModule
    ) -> Bool {
        let missing = Set(
            diagnostics.lazy.filter { $0.severity == .error }.compactMap {
                AssetMember(missingIn: $0.message)
            }
        ).subtracting(assets)
        guard !missing.isEmpty, let path = module.catalogFolder else { return false }
        let folder = ResourceFolder(path: path)
        let found = missing.filter { $0.exists(in: folder) }
        assets.formUnion(found)
        return !found.isEmpty
    }
}

extension String {
    /// Returns a line, counted from 1; nil beyond the last one.
    fileprivate func line(_ number: Int) -> Substring? {
        let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }
}
