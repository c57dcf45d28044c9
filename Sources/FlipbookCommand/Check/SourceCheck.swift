import Flipbook
import Foundation
import SceneCompiler
import SourceOutline
import UIKitMembers

/// A check of a file or folder: all files of a module are compiled together, without output.
struct SourceCheck {
    private let file: SceneFile

    init(of file: SceneFile) {
        self.file = file
    }

    /// Compiles the modules, and returns the errors of each file.
    ///
    /// A file that belongs to several modules compiles when it does so in one of them.
    func report() async throws -> CheckReport {
        let compiler = try SwiftCompiler(for: file.path)
        let cache = try CompilationCache(in: file.context)
        var report = CheckReport()
        var hints: [CompileHint] = []
        for module in try await file.modules() {
            var (adapted, repairs) = (AdaptedModule(module), Repairs())
            var result = try await check(adapted, compiler, cache)
            while !result.errors.isEmpty,
                try await repairs.extend(
                    by: result.errors, in: module, without: Omissions(), path: file.path)
            {
                adapted = try await AdaptedModule(
                    module, omitting: [], repairing: repairs, path: file.path)
                result = try await check(adapted, compiler, cache)
            }
            add(result.errors, of: adapted, to: &report)
            if let uses = result.uses { report.add(uses) } else { report.hasReadUses = false }
            hints += adapted.hints(result.errors, in: file.path)
            report.scenes += try await scenes(of: adapted, result.errors, repairs, compiler, cache)
        }
        report.files += try objectiveCFiles
        for hint in hints {
            let advice = await advice(of: hint) ?? hint.advice
            report.causes.append(
                CheckReport.Cause(name: hint.name, advice: advice + ".", errors: hint.count))
        }
        return report
    }

    /// Returns the advice to write the name that a mistyped one means; nil where no name is near.
    private func advice(of hint: CompileHint) async -> String? {
        guard hint.isUnknown, let name = hint.name.split(separator: ".").last.map(String.init) else {
            return nil
        }
        let names = await UIKitNames.all
        return correction(of: name, among: name == hint.name ? names.types : names.members).map {
            "did you mean \($0)? Flipbook provides no \(name)"
        }
    }

    private func check(
        _ adapted: AdaptedModule, _ compiler: SwiftCompiler, _ cache: CompilationCache
    ) async throws -> (errors: [CompilerDiagnostic], uses: [MemberUse]?) {
        try await named(adapted) {
            try await cache.withWorkFolder { try await check(adapted, compiler, cache, in: $0) }
        }
    }

    /// Compiles all files of a module, and returns the errors and the members without effect that the code
    /// uses; nil for those where the compiler wrote no trees that can be read.
    private func check(
        _ adapted: AdaptedModule, _ compiler: SwiftCompiler, _ cache: CompilationCache, in folder: String
    ) async throws -> (errors: [CompilerDiagnostic], uses: [MemberUse]?) {
        let files = try adapted.write(into: folder, without: [], entry: nil)
        let trees = folder + "/trees"
        let (isSuccess, messages) = try await compiler.run(
            SyntaxDump.arguments + files, in: folder, cache, dump: trees)
        let errors = isSuccess ? [] : adapted.diagnostics(in: messages).filter { $0.severity == .error }
        // A compiler that cannot write the trees still has to say what does not compile.
        guard isSuccess || !errors.isEmpty else {
            return (try await self.errors(of: adapted, without: [], compiler, cache, in: folder), nil)
        }
        let uses = SyntaxDump(path: trees).map(adapted.membersWithoutEffect)
        guard errors.isEmpty else { return (errors, uses) }
        // Some errors, such as those about values that are not set, appear only when code is generated.
        return (try await self.errors(of: adapted, without: [], compiler, cache, in: folder), uses)
    }

    /// Calls a closure that compiles a module, and names the place at which the compiler stopped.
    private func named<T>(_ module: AdaptedModule, _ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch let stop as CompilerStop {
            throw module.error(of: stop, path: file.path)
        }
    }

    private func errors(
        of adapted: AdaptedModule, without excluded: Set<Int>, _ compiler: SwiftCompiler,
        _ cache: CompilationCache, in folder: String
    ) async throws -> [CompilerDiagnostic] {
        let files = try adapted.write(into: folder, without: excluded, entry: nil)
        let (isSuccess, messages) = try await compiler.run(
            ["-emit-sil", "-o", folder + "/scenes.sil", "-wmo", "-Onone"] + files, in: folder, cache)
        if isSuccess { return [] }
        let found = adapted.diagnostics(in: messages).filter { $0.severity == .error }
        // An error without a place would hide that nothing was compiled.
        if found.isEmpty { throw file.failure(messages) }
        return found
    }

    private func add(
        _ diagnostics: [CompilerDiagnostic], of adapted: AdaptedModule, to report: inout CheckReport
    ) {
        for source in adapted.sources {
            let path = Self.absolute(source.original.path)
            let errors = diagnostics.filter { $0.path == source.original.path }.map {
                CheckReport.Finding(line: $0.line, column: $0.column, message: $0.message)
            }
            // The files that Xcode makes of a data model are none of the app's.
            if errors.isEmpty, DataModelFiles.isOne(path) { continue }
            let notes = source.adapted.notes.map {
                CheckReport.Finding(line: $0.line, column: $0.column, message: $0.text)
            }
            if let index = report.files.firstIndex(where: { $0.path == path }) {
                if errors.isEmpty { report.files[index].errors = [] }
            } else {
                report.files.append(CheckReport.File(path: path, errors: errors, notes: notes))
            }
        }
    }

    /// Returns the scenes that remain when what does not compile is left out, and then what does not compile
    /// without that.
    private func scenes(
        of adapted: AdaptedModule, _ diagnostics: [CompilerDiagnostic], _ repairs: Repairs,
        _ compiler: SwiftCompiler, _ cache: CompilationCache
    ) async throws -> [CheckReport.Scene] {
        let module = adapted.module
        var (omissions, repairs) = (Omissions(), repairs)
        // A single file has nothing to leave out.
        let isFolder = !module.isSingleFile
        var errors = diagnostics
        while !errors.isEmpty {
            guard isFolder else { return [] }
            var goesOn = try await repairs.extend(
                by: errors, in: module, without: omissions, path: file.path)
            if !goesOn { goesOn = try await omissions.extend(by: errors, in: module, path: file.path) }
            guard goesOn, omissions.files.count < module.unit.files.count else { return [] }
            let rest = try await AdaptedModule(
                module, omitting: omissions.parts, repairing: repairs, path: file.path)
            errors = try await named(rest) {
                try await cache.withWorkFolder { [omissions] folder in
                    try await self.errors(of: rest, without: omissions.files, compiler, cache, in: folder)
                }
            }
        }
        let excluded = omissions.files
        let drawn = file.drawnClasses
        return module.names(without: excluded).map { name in
            CheckReport.Scene(
                name: name,
                needsStoryboard: drawn.isDisjoint(with: module.interfaceNames(ofClass: name))
                    && adapted.sources.contains { $0.adapted.registersOutlets(of: name) })
        }
    }

    /// The Objective-C files of a folder, which are not compiled.
    private var objectiveCFiles: [CheckReport.File] {
        get throws {
            guard file.isFolder else { return [] }
            return try SourceFolder(file.path).objectiveCFiles.map { path in
                let note = CheckReport.Finding(
                    line: 1, column: 1, message: "Objective-C, which Flipbook does not compile")
                return CheckReport.File(path: Self.absolute(path), errors: [], notes: [note])
            }
        }
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
