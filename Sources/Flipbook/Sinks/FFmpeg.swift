import Foundation
import Raster
import Subprocess
import SystemPackage

/// The program ffmpeg, reading frames from its standard input.
final class FFmpeg: Sendable {
    private let video: String
    private let input: FramePipe
    private let process: Task<Ending, any Error>

    private struct Ending: Sendable {
        let isSuccess: Bool
        let words: String
    }

    /// Starts the program; what it writes to standard output goes to a descriptor, or nowhere.
    /// - Throws: `FilmError.ffmpegMissing` when it is not on the PATH.
    init(_ arguments: [String], video: String, output: FileDescriptor? = nil) async throws {
        // A program that dies must give an error that can be read, not end this one.
        signal(SIGPIPE, SIG_IGN)
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
            // A program that still waits for frames would write its file after the unfinished one was
            // removed.
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

    /// Sends a frame; returns when the program, or the pipe before it, has taken it.
    func write(_ frame: EncodedFrame) async throws {
        let isTaken = await withTaskCancellationHandler {
            await input.takes(frame)
        } onCancel: {
            // It would take its time for what is in the pipe.
            process.cancel()
        }
        if isTaken { return }
        try Task.checkCancellation()
        try await finish()
        throw FilmError.ffmpegFailed(video: video, reason: "it ended before the film did.")
    }

    /// Says that there are no more frames, and waits for the program's end.
    /// - Throws: `CancellationError` as soon as the task is cancelled: the program may take its time, or hang.
    func finish() async throws {
        input.close()
        let ending = try await withTaskCancellationHandler {
            try await process.value
        } onCancel: {
            process.cancel()
        }
        if ending.isSuccess { return }
        try Task.checkCancellation()
        throw failure(ending.words)
    }

    /// Ends the program and waits until it is gone.
    func cancel() async {
        process.cancel()
        input.close()
        _ = try? await process.value
    }

    /// Runs the program in a process group of its own, so that Ctrl-C reaches it through us and in good order, and
    /// so that all that it starts ends with it, be it a script that calls another program.
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
        // The reader of our standard output has gone away; see `Program`.
        if video == "-", words.contains(Errno.brokenPipe.description) { return Errno.brokenPipe }
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
        for reason in [Errno.noSpace, .permissionDenied].map(\.description) where words.contains(reason) {
            return FilmError.unwritable(path: video, reason: reason)
        }
        return FilmError.ffmpegFailed(video: video, reason: words.isEmpty ? "nothing." : words)
    }
}
