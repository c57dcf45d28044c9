import FlipbookCore
import Foundation
package import SourceOutline
import SystemPackage

/// The adapted files of a module as the compiler gets them, with the messages that belong to them.
package struct AdaptedModule {
    package let module: SceneModule
    /// The files with their adapted texts, in the order of the module's.
    package let sources: [(original: SourceFile, adapted: AdaptedSource)]
    /// The code of stand-ins for imported modules; nil when none is needed.
    let standIns: String?
    /// The code that declares images and colors of asset catalogs as members; nil when none is needed.
    private let assetMembers: String?
    /// The code that declares classes of packages that are not there; nil when none is needed.
    private let superclasses: String?

    /// Adapts the files of a module.
    ///
    /// - Parameters:
    ///   - module: the module.
    ///   - omitted: the parts that are left out because they do not compile.
    ///   - repairs: the changes by which code of an earlier version of Swift compiles, and the declarations
    ///     that Xcode adds.
    ///   - path: the file or folder that the command line names, for messages.
    /// - Throws: the errors of source adaptation.
    package init(
        _ module: SceneModule, omitting omitted: Set<OmittedPart>, repairing repairs: Repairs, path: String
    ) async throws {
        self.init(
            module, try await module.unit.omitting(omitted, repairing: repairs.changes, path: path),
            assetMembers: AssetMember.code(for: repairs.assets),
            superclasses: MissingSuperclass.code(for: repairs.superclasses))
    }

    /// Takes the files of a module as they were adapted, without omissions.
    package init(_ module: SceneModule) {
        self.init(module, module.unit, assetMembers: nil, superclasses: nil)
    }

    private init(
        _ module: SceneModule, _ unit: SourceUnit, assetMembers: String?, superclasses: String?
    ) {
        (self.module, standIns) = (module, unit.standIns)
        (self.assetMembers, self.superclasses) = (assetMembers, superclasses)
        sources = Array(zip(unit.files, unit.sources)).map { (original: $0, adapted: $1) }
    }

    /// The text of all that is compiled.
    var text: String { (sources.map(\.adapted.text) + [standIns ?? ""]).joined(separator: "\0") }

    /// Writes the files into a folder, and returns the arguments for the compiler.
    ///
    /// - Parameters:
    ///   - excluded: the indices of files that are left out.
    ///   - entry: the code of the library's entry point; nil for none.
    package func write(into folder: String, without excluded: Set<Int>, entry: String?) throws -> [String] {
        var paths: [String] = []
        func write(_ text: String, _ name: String) throws {
            let path = "\(folder)/\(name)"
            paths.append(path)
            try naming(path) {
                let file = try FileDescriptor.open(
                    FilePath(path), .writeOnly, options: [.create, .truncate], permissions: .ownerReadWrite)
                _ = try file.closeAfter { try file.writeAll(text.utf8) }
            }
        }
        let script = module.script.flatMap { excluded.contains($0) ? nil : $0 }
        for (index, source) in sources.enumerated() where !excluded.contains(index) {
            // Only a file of this name may have top-level code.
            try write(source.adapted.text, index == script ? "main.swift" : "file\(index).swift")
        }
        if let standIns {
            try write(
                "#sourceLocation(file: \"\(AdapterReply.Adaptation.standInsPath)\", line: 1)\n" + standIns,
                "standins.swift")
        }
        if let assetMembers { try write(assetMembers, "assets.swift") }
        if let superclasses { try write(superclasses, "superclasses.swift") }
        if let entry { try write(entry, "entry.swift") }
        let mode =
            script == nil
            ? ["-parse-as-library"]
            : ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", SceneLibrary.pageFunction]
        return mode + paths
    }

    /// Returns the messages about the user's files, with the columns of the user's text.
    package func diagnostics(in messages: String) -> [CompilerDiagnostic] {
        let byPath = Dictionary(sources.map { ($0.original.compilerPath, $0) }) { first, _ in first }
        let all = CompilerDiagnostic.all(in: messages)
        return all.enumerated().compactMap { index, diagnostic in
            var diagnostic = diagnostic
            if let source = byPath[diagnostic.path] {
                diagnostic.path = source.original.path
                diagnostic.adaptedColumn = diagnostic.column
                diagnostic.column = source.adapted.map.original(
                    line: diagnostic.line, column: diagnostic.column)
                return diagnostic
            }
            if diagnostic.path.isEmpty { return diagnostic }
            // A brace that is never closed takes in the generated code, at whose end the compiler misses its
            // counterpart; the note about the brace follows.
            guard diagnostic.message.hasPrefix("expected '}'"), let note = all.dropFirst(index + 1).first,
                note.severity == .note, let source = byPath[note.path]
            else { return nil }
            return diagnostic.atEnd(of: source.original)
        }
    }
}
