import ChildProcess
import FlipbookCore
import Foundation
import Raster
import Subprocess
import SystemPackage

/// A running ffmpeg that reads frames from its standard input.
final class FFmpeg: Sendable {
    private let video: String
    private let input: FramePipe
    private let process: Task<Ending, any Error>

    private struct Ending: Sendable {
        let isSuccess: Bool
        let words: String

        /// True when the end of the file could not be written, as on a full disk, after which the program
        /// still reports success.
        var lacksEnd: Bool {
            ["Error writing trailer", "Error closing file"].contains { words.contains($0) }
        }
    }

    /// Starts the program; its standard output goes to a descriptor, or to /dev/null.
    /// - Throws: `FilmError.ffmpegMissing` when it is not on the PATH.
    init(_ arguments: [String], video: String, output: FileDescriptor? = nil) async throws {
        let (input, source) = try FramePipe.open()
        let (started, announce) = AsyncThrowingStream<Void, any Error>.makeStream()
        let process = Task {
            do {
                return try await Self.run(arguments, from: source, to: output) { announce.yield() }
            } catch {
                announce.finish(throwing: error)
                throw error
            }
        }
        (self.video, self.input, self.process) = (video, input, process)
        do {
            try await Self.first(of: started)
        } catch {
            // A program that still waits for frames would create its file after the unfinished one was
            // removed, so its end is awaited.
            process.cancel()
            input.close()
            _ = try? await process.value
            throw Self.failureToStart(video, error)
        }
    }

    private static func failureToStart(_ video: String, _ error: any Error) -> any Error {
        guard let error = error as? SubprocessError else { return error }
        return error.code == .executableNotFound
            ? FilmError.ffmpegMissing(video: video) : FilmError.ffmpegFailed(video: video, reason: "\(error)")
    }

    /// Writes a frame, and returns when the program or the pipe has accepted all of it.
    func write(_ frame: EncodedFrame) async throws {
        let isTaken = await withTaskCancellationHandler {
            await input.write(frame)
        } onCancel: {
            // The program would first encode what is in the pipe.
            process.cancel()
        }
        if isTaken { return }
        try Task.checkCancellation()
        try await finish()
        throw FilmError.ffmpegFailed(video: video, reason: "it ended before the film did.")
    }

    /// Closes the input and waits for the program to end.
    /// - Throws: `CancellationError` as soon as the task is canceled, since the program may take long or
    ///   hang; `FilmError` when it failed.
    func finish() async throws {
        input.close()
        let ending = try await withTaskCancellationHandler {
            try await process.value
        } onCancel: {
            process.cancel()
        }
        if ending.isSuccess, !ending.lacksEnd { return }
        try Task.checkCancellation()
        throw failure(ending.words)
    }

    /// Kills the program and waits until it has ended.
    func cancel() async {
        process.cancel()
        input.close()
        _ = try? await process.value
    }

    /// Runs the program in a process group of its own. Ctrl-C then reaches only this process, which ends the
    /// program in good order, and the whole group can be killed, even when the program is a script that calls
    /// another one.
    private static func run(
        _ arguments: [String], from input: FileDescriptor, to output: FileDescriptor?,
        whenStarted: @Sendable () -> Void
    ) async throws -> Ending {
        var options = PlatformOptions()
        options.processGroupID = 0
        options.teardownSequence = [
            .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
        ]
        let nowhere = try output == nil ? FileDescriptor.open("/dev/null", .writeOnly) : nil
        defer { try? nowhere?.close() }
        let (words, group) = (try ProgramWords(), ChildGroup())
        defer {
            group.end()
            words.close()
        }
        let result = try await Subprocess.run(
            .name("ffmpeg"), arguments: Arguments(arguments), platformOptions: options,
            input: .fileDescriptor(input, closeAfterSpawningProcess: true),
            output: .fileDescriptor((output ?? nowhere)!, closeAfterSpawningProcess: false),
            error: .fileDescriptor(words.writing, closeAfterSpawningProcess: true)
        ) { execution in
            group.begin(execution.processIdentifier.value)
            whenStarted()
        }
        return Ending(isSuccess: result.terminationStatus.isSuccess, words: words.text)
    }

    private static func first<T>(of stream: AsyncThrowingStream<T, any Error>) async throws -> T {
        for try await element in stream { return element }
        throw CancellationError()
    }

    private func failure(_ words: String) -> any Error {
        // The reader of this process's standard output has closed it; `Program` handles the error.
        if video == "-", words.contains(Errno.brokenPipe.description) { return Errno.brokenPipe }
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
        let reasons = [Errno.noSpace, .diskQuotaExceeded, .permissionDenied].map(\.description)
        for reason in reasons where words.contains(reason) {
            return FilmError.unwritable(path: video, reason: reason)
        }
        return FilmError.ffmpegFailed(video: video, reason: words.isEmpty ? "nothing." : words)
    }
}
