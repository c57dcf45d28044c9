import FlipbookCore
import Foundation
package import SourceOutline
import Subprocess
import SystemPackage

/// The program that adapts source code. It is started when files need it.
package struct SourceAdapter {
    /// The program's path.
    private let path: String
    /// The path of the file or folder that is adapted, for messages.
    private let sources: String
    /// The largest address space of the program, in MiB.
    private var megabytes = Self.megabytes
    /// The most time of an answer, in seconds.
    private var seconds = Self.seconds
    /// The kept replies; nil where there is no cache, and every question starts the program.
    private let replies: AdapterReplies?

    /// Finds the program: `FLIPBOOK_SOURCE_ADAPTER` in the environment names it; otherwise it is in the
    /// `adapter` folder of the build folder in which this program was built, in lib/flipbook of an
    /// installation, or beside the program in an unpacked archive.
    ///
    /// - Parameter file: the path of the file or folder that needs it, for the message.
    /// - Throws: `SceneFileError.noAdapter`.
    package init(for file: String) throws {
        guard let found = Self.candidates.first(where: FileManager.default.isExecutableFile) else {
            throw SceneFileError.noAdapter(path: file)
        }
        (path, sources) = (found, file)
        // A cache folder that cannot be made is an error of the compilation, which says what to do.
        let cache = try? CompilationCache(in: CompilationContext { _ in })
        replies = cache.flatMap { AdapterReplies(of: found, for: file, in: $0) }
    }

    /// Takes a program as the adapter, with limits of its own.
    init(
        path: String, megabytes: Int = Self.megabytes, seconds: Int = Self.seconds,
        replies: AdapterReplies? = nil
    ) {
        (self.path, sources, self.replies) = (path, path, replies)
        (self.megabytes, self.seconds) = (megabytes, seconds)
    }

    private static var candidates: [String] {
        if let named = ProcessInfo.processInfo.environment["FLIPBOOK_SOURCE_ADAPTER"] { return [named] }
        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
        let installed = [
            folder.deletingLastPathComponent().path + "/lib/flipbook/" + name, "\(folder.path)/\(name)",
        ]
        guard let build = folder.path.range(of: "/.build/", options: .backwards) else { return installed }
        return [folder.path[..<build.upperBound] + "adapter/" + name] + installed
    }

    private static let name = "flipbook-source-adapter"

    /// Returns the outline of each file, read by itself.
    func outlines(of files: [AdapterRequest.File]) async throws -> [UnitOutline] {
        guard case .outlines(let outlines) = try await reply(to: AdapterRequest(files, .outlines)),
            outlines.count == files.count
        else { throw failure("it answered another question") }
        return outlines
    }

    /// Returns files that are compiled together, adapted.
    ///
    /// - Parameters:
    ///   - omitted: the parts that are left out.
    ///   - repairs: the changes by which code of an earlier version of Swift compiles.
    func adaptation(
        of files: [AdapterRequest.File], omitting omitted: Set<OmittedPart> = [],
        repairing repairs: Set<SourceRepair> = []
    ) async throws -> AdapterReply.Adaptation {
        let request = AdapterRequest(files, .adaptation(omitting: omitted, repairing: repairs))
        guard case .adaptation(let adaptation) = try await reply(to: request),
            adaptation.sources.count == files.count, adaptation.outline.files.count == files.count
        else { throw failure("it answered another question") }
        return adaptation
    }

    /// Returns the changes that errors in adapted texts ask for.
    func repairs(
        of errors: [AdapterRequest.CompilerError], in files: [AdapterRequest.File],
        omitting omitted: Set<OmittedPart>, repairing made: Set<SourceRepair>
    ) async throws -> Set<SourceRepair> {
        let request = AdapterRequest(files, .repairs(of: errors, omitting: omitted, repairing: made))
        guard case .repairs(let repairs) = try await reply(to: request) else {
            throw failure("it answered another question")
        }
        return repairs
    }

    /// Returns the parts around each place that can be left out, the innermost first.
    func parts(
        of files: [AdapterRequest.File], at places: [AdapterRequest.Place]
    ) async throws -> [[OmittedPart]] {
        guard case .parts(let parts) = try await reply(to: AdapterRequest(files, .parts(at: places))),
            parts.count == places.count
        else { throw failure("it answered another question") }
        return parts
    }

    /// Returns the tokens of each file.
    package func tokens(of files: [AdapterRequest.File]) async throws -> [[SourceToken]] {
        guard case .tokens(let tokens) = try await reply(to: AdapterRequest(files, .tokens)),
            tokens.count == files.count
        else { throw failure("it answered another question") }
        return tokens
    }

    /// Returns the kept answer, or that of the program.
    /// - Throws: `SceneFileError.adapterFailed`, `.adapterStopped`, or `CancellationError`.
    private func reply(to request: AdapterRequest) async throws -> AdapterReply {
        if let kept = replies?.reply(to: request) { return kept }
        let answer = try await answer(to: request)
        guard let reply = try? JSONDecoder().decode(AdapterReply.self, from: answer) else {
            throw failure("its answer is not one that this version of Flipbook reads")
        }
        if case .refusal(let sentence) = reply { throw failure(sentence) }
        replies?.keep(answer, to: request)
        return reply
    }

    /// Starts the program, and returns the bytes of its answer.
    private func answer(to request: AdapterRequest) async throws -> Data {
        let input = try Self.file(with: JSONEncoder().encode(request))
        defer { try? input.close() }
        let program = GuardedProgram(
            path: path, arguments: [], environment: ["SWIFT_BACKTRACE": "enable=no"],
            megabytes: megabytes, seconds: seconds)
        do {
            switch try await program.run(input: input, byteLimit: Self.byteLimit) {
            case .ended(.exited(0), let bytes): return Data(bytes)
            case .ended(.signaled(let signal), _)
            where [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT].contains(signal):
                throw SceneFileError.adapterStopped(
                    path: sources, reason: "it crashed, with signal \(signal)")
            case .ended(let status, _): throw failure("\(status)")
            case .timedOut:
                throw SceneFileError.adapterStopped(
                    path: sources, reason: "it has not finished in \(seconds) s")
            }
        } catch let error as SubprocessError {
            throw failure("\(error)")
        }
    }

    /// Returns a file without a name that holds data, open at its beginning. A program may end before it has
    /// read a file, which a pipe would not let pass.
    private static func file(with data: Data) throws -> FileDescriptor {
        let path = NSTemporaryDirectory() + "/" + TemporaryName().text
        let file = try FileDescriptor.open(
            FilePath(path), .readWrite, options: [.create, .exclusiveCreate, .closeOnExec],
            permissions: .ownerReadWrite)
        do {
            unlink(path)
            try file.writeAll(data)
            try file.seek(offset: 0, from: .start)
            return file
        } catch {
            try? file.close()
            throw error
        }
    }

    /// The limits of every run: 6 GiB, and 120 s.
    static let (megabytes, seconds) = (6 << 10, 120)

    /// The largest answer, in bytes: 1 GiB.
    private static let byteLimit = 1 << 30

    private func failure(_ reason: String) -> SceneFileError { .adapterFailed(path: path, reason: reason) }
}
