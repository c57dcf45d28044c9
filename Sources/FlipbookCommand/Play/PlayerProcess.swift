import ChildProcess
import Flipbook
import FlipbookPlay
import Foundation
import Subprocess
import SystemPackage

/// A process in which a version of the scene runs.
final class PlayerProcess: @unchecked Sendable {
    /// The handlers of a process's messages and of its end.
    struct Handlers: Sendable {
        /// Is called with each message, in a thread of the process's own.
        let received: @Sendable (PlayerPipe.Kind, Data, PlayerProcess) -> Void
        /// Is called once the process has ended, with what it wrote to standard error last.
        let ended: @Sendable (String, PlayerProcess) -> Void
    }

    private let lock = NSLock()
    private var input: FileDescriptor?
    private var task: Task<Void, Never>?
    private var lastErrors = ""
    private let group = ChildGroup()

    /// Starts the process.
    ///
    /// - Parameters:
    ///   - arguments: its arguments.
    ///   - handlers: what is called with its messages.
    /// - Throws: `Errno` when there are no pipes.
    init(_ arguments: [String], _ handlers: Handlers) throws {
        let input = try FileDescriptor.pipe(options: .closeOnExec)
        let output = try FileDescriptor.pipe(options: .closeOnExec)
        let error = try FileDescriptor.pipe(options: .closeOnExec)
        self.input = input.writeEnd
        let readers = DispatchGroup()
        Self.read(output.readEnd, readers) { [self] in receive($0, handlers) }
        Self.read(error.readEnd, readers) { [self] in showError($0) }
        task = Task.detached { [self] in
            await run(arguments, input.readEnd, output.writeEnd, error.writeEnd)
            await Self.wait(for: readers)
            close()
            handlers.ended(lock.withLock { lastErrors }, self)
        }
    }

    /// Ends the process.
    func end() {
        close()
        task?.cancel()
    }

    /// Waits until the process has ended.
    func wait() async { await task?.value }

    /// Sends a line; one to a process that has ended is lost.
    func send(_ line: String) {
        lock.withLock { _ = try? input?.writeAll((line + "\n").utf8) }
    }

    private func close() {
        lock.withLock {
            try? input?.close()
            input = nil
        }
    }

    private func run(
        _ arguments: [String], _ input: FileDescriptor, _ output: FileDescriptor, _ error: FileDescriptor
    ) async {
        var options = PlatformOptions()
        options.processGroupID = 0
        options.teardownSequence = [.send(signal: .terminate, allowedDurationToNextStep: .seconds(5))]
        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        _ = try? await Subprocess.run(
            .path(FilePath(program)), arguments: Arguments(arguments), platformOptions: options,
            input: .fileDescriptor(input, closeAfterSpawningProcess: true),
            output: .fileDescriptor(output, closeAfterSpawningProcess: true),
            error: .fileDescriptor(error, closeAfterSpawningProcess: true)
        ) { [group] in group.begin($0.processIdentifier.value) }
        group.end()
    }

    /// Reads a pipe to its end in a thread of its own.
    private static func read(
        _ file: FileDescriptor, _ group: DispatchGroup, _ body: @escaping @Sendable (Data) -> Void
    ) {
        group.enter()
        Foundation.Thread.detachNewThread {
            var bytes = [UInt8](repeating: 0, count: 1 << 18)
            while let count = try? bytes.withUnsafeMutableBytes({ try file.read(into: $0) }), count > 0 {
                body(Data(bytes[..<count]))
            }
            try? file.close()
            group.leave()
        }
    }

    private static func wait(for group: DispatchGroup) async {
        await withCheckedContinuation { continuation in
            group.notify(queue: .global()) { continuation.resume() }
        }
    }

    /// The messages of which only a part has come; the thread that reads them has it for itself.
    private var messages = PlayerMessages()

    private func receive(_ bytes: Data, _ handlers: Handlers) {
        for message in messages.add(bytes) ?? [] { handlers.received(message.kind, message.content, self) }
    }

    /// Shows what the process writes to standard error, and keeps the end of it.
    private func showError(_ bytes: Data) {
        let text = String(decoding: bytes, as: UTF8.self)
        Terminal.error(text, terminator: "")
        lock.withLock { lastErrors = String((lastErrors + text).suffix(8000)) }
    }
}
