import DeterministicMath
import FlipbookCore
import Foundation

extension SwiftCompiler {
    /// The folder of kept steps in the cache, and the number of those beyond which the least recently used
    /// are deleted.
    private static let (folder, limit) = ("steps", 20)

    /// Makes a library of files by the steps of the driver, without it. Returns nil where they are not known,
    /// and where the library cannot be linked; then the driver has to make it, and to say why.
    ///
    /// - Parameters:
    ///   - library: the library's path.
    ///   - files: the source files, and the options for their kind.
    ///   - settings: the options for the code.
    ///   - workFolder: a folder for temporary files.
    ///   - cache: the cache folder.
    /// - Throws: the errors of `run`.
    func library(
        _ library: String, of files: [String], settings: [String], in workFolder: String,
        _ cache: CompilationCache
    ) async throws -> (isSuccess: Bool, messages: String)? {
        let sources = files.filter { $0.hasSuffix(".swift") }
        let settings = settings + files.filter { !$0.hasSuffix(".swift") }
        let name = try name(of: settings, cache)
        guard let steps = try await steps(name, settings, in: workFolder, cache) else { return nil }
        let object = workFolder + "/scenes.o"
        let compiled = try await run(steps.compiling(sources, to: object), in: workFolder, cache)
        guard compiled?.isSuccess == true else { return compiled }
        if let bytes = FileManager.default.contents(atPath: object),
            let libraries = ObjectLibraries.words(in: bytes),
            try await run(
                steps.linking(object, with: libraries, to: library), in: workFolder, cache)?.isSuccess == true
        {
            return compiled
        }
        // The linker or its files may have moved since the driver was asked.
        unlink(cache.path(name))
        return nil
    }

    /// Runs a program of the compiler, whose path is the first word; nil without one.
    private func run(
        _ words: [String], in workFolder: String, _ cache: CompilationCache
    ) async throws -> (isSuccess: Bool, messages: String)? {
        guard let program = words.first, FileManager.default.isExecutableFile(atPath: program) else {
            return nil
        }
        return try await run(program, Array(words.dropFirst()), in: workFolder, cache)
    }

    /// Returns the name of the file of steps in the cache.
    private func name(of settings: [String], _ cache: CompilationCache) throws -> String {
        let text = try ([identityWithPlaces(cache)] + settings).joined(separator: "\0")
        return "\(Self.folder)/\(Hash64(of: Data(text.utf8)).text).json"
    }

    /// Returns the kept steps, or asks the driver for them, and keeps its answer; nil for a driver that has
    /// no such steps.
    private func steps(
        _ name: String, _ settings: [String], in workFolder: String, _ cache: CompilationCache
    ) async throws -> LibrarySteps? {
        // A program in place of the compiler, such as a script, may start others than the compiler does.
        let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
        guard FileManager.default.isExecutableFile(atPath: folder + "/swift-frontend") else { return nil }
        if let data = FileManager.default.contents(atPath: cache.path(name)),
            let kept = try? JSONDecoder().decode([LibrarySteps].self, from: data)
        {
            utimes(cache.path(name), nil)
            return kept.first
        }
        // The toolchain's own linker is the fastest.
        let hasLLD = FileManager.default.isExecutableFile(atPath: folder + "/ld.lld")
        let steps = try await askForSteps(
            settings + (hasLLD ? ["-use-ld=lld"] : []), in: workFolder, cache)
        removeUnfinished(in: cache.path(Self.folder))
        try? cache.write(JSONEncoder().encode([steps].compactMap { $0 }), to: name)
        cache.removeOldest(in: Self.folder, ofType: "json", beyond: Self.limit)
        return steps
    }

    private func askForSteps(
        _ settings: [String], in workFolder: String, _ cache: CompilationCache
    ) async throws -> LibrarySteps? {
        let example = LibrarySteps.Example(
            source: workFolder + "/steps.swift", object: workFolder + "/steps.o",
            library: workFolder + "/steps.so")
        // The tools look whether their inputs exist, and do not open them.
        for path in [example.source, example.object] {
            guard FileManager.default.createFile(atPath: path, contents: nil) else { return nil }
        }
        let answer = workFolder + "/jobs"
        let isSuccess = try await run(
            ["-driver-print-jobs", "-emit-library", "-o", example.library, example.source] + settings,
            in: workFolder, cache, dump: answer
        ).isSuccess
        guard isSuccess, let data = FileManager.default.contents(atPath: answer),
            var steps = LibrarySteps(jobs: String(decoding: data, as: UTF8.self), of: example),
            let said = try await run(steps.linker + ["-###"], in: workFolder, cache), said.isSuccess,
            steps.takeLinker(from: said.messages, of: example)
        else { return nil }
        return steps
    }
}
