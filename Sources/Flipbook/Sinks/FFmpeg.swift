import Foundation
import Raster
import Subprocess
import SystemPackage

/// The program ffmpeg, reading frames from its standard input.
final class FFmpeg: Sendable {
    private let video: String
    private let input: StandardInputWriter
    private let process: Task<Ending, any Error>
    private let inputIsComplete: AsyncStream<Never>.Continuation

    private struct Ending: Sendable {
        let isSuccess: Bool
        let words: String
    }

    /// Starts the program; what it writes to standard output goes to a descriptor, or nowhere.
    /// - Throws: `FilmError.ffmpegMissing` when it is not on the PATH.
    init(_ arguments: [String], video: String, output: FileDescriptor? = nil) async throws {
        // A program that dies must give an error that can be read, not end this one.
        signal(SIGPIPE, SIG_IGN)
        let (inputEnd, complete) = AsyncStream<Never>.makeStream()
        let (started, announce) = AsyncThrowingStream<StandardInputWriter, any Error>.makeStream()
        let process = Task {
            do {
                return try await Self.run(arguments, output, until: inputEnd) { announce.yield($0) }
            } catch {
                announce.finish(throwing: error)
                throw error
            }
        }
        self.video = video
        self.process = process
        inputIsComplete = complete
        do {
            input = try await Self.first(of: started)
        } catch {
            // A program that still waits for frames would write its file after the unfinished one was removed.
            process.cancel()
            complete.finish()
            _ = try? await process.value
            throw Self.failureToStart(video, error)
        }
    }

    private static func failureToStart(_ video: String, _ error: any Error) -> any Error {
        guard let error = error as? SubprocessError else { return error }
        return error.code == .executableNotFound
            ? FilmError.ffmpegMissing(video: video) : FilmError.ffmpegFailed(video: video, reason: "\(error)")
    }

    /// Sends a frame's pixels; returns when the program has taken them.
    func write(_ bitmap: Bitmap) async throws {
        if await input.takes(bitmap) { return }
        try Task.checkCancellation()
        try await finish()
        throw FilmError.ffmpegFailed(video: video, reason: "it ended before the film did.")
    }

    /// Says that there are no more frames, and waits for the program's end.
    func finish() async throws {
        inputIsComplete.finish()
        let ending = try await process.value
        if !ending.isSuccess { throw failure(ending.words) }
    }

    /// Ends the program and waits until it is gone.
    func cancel() async {
        process.cancel()
        inputIsComplete.finish()
        _ = try? await process.value
    }

    /// Runs the program in a process group of its own, so that Ctrl-C reaches it through us and in good order.
    private static func run(
        _ arguments: [String], _ output: FileDescriptor?, until inputEnd: AsyncStream<Never>,
        whenStarted: @Sendable (StandardInputWriter) -> Void
    ) async throws -> Ending {
        var options = PlatformOptions()
        options.processGroupID = 0
        let nowhere = try output == nil ? FileDescriptor.open("/dev/null", .writeOnly) : nil
        defer { try? nowhere?.close() }
        let result = try await Subprocess.run(
            .name("ffmpeg"), arguments: Arguments(arguments), platformOptions: options,
            input: .inputWriter,
            output: .fileDescriptor((output ?? nowhere)!, closeAfterSpawningProcess: false),
            error: .string(limit: 1 << 20)
        ) { execution in
            whenStarted(execution.standardInputWriter)
            for await _ in inputEnd {}
        }
        return Ending(isSuccess: result.terminationStatus.isSuccess, words: result.standardError)
    }

    private static func first<T>(of stream: AsyncThrowingStream<T, any Error>) async throws -> T {
        for try await element in stream { return element }
        throw CancellationError()
    }

    private func failure(_ words: String) -> any Error {
        // The reader of our standard output has gone away; see `Program`.
        if video == "-", words.contains(Errno.brokenPipe.description) { return Errno.brokenPipe }
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
        for reason in [Errno.noSpace, .permissionDenied].map(\.description) where words.contains(reason) {
            return FilmError.unwritable(path: video, reason: reason)
        }
        return FilmError.ffmpegFailed(video: video, reason: words.isEmpty ? "nothing." : words)
    }
}

extension StandardInputWriter {
    /// Writes a bitmap's bytes from where they are; false when the program did not take all of them.
    fileprivate func takes(_ bitmap: Bitmap) async -> Bool {
        // A bitmap's bytes stay where they are while it lives, which outlasts this call.
        let bytes = bitmap.withUnsafeBytes { $0 }
        let count = try? await write(RawSpan(_unsafeBytes: bytes))
        extendLifetime(bitmap)
        return count == bytes.count
    }
}
