import ChildProcess
import FlipbookCore
import Foundation
import Subprocess
import SystemPackage

/// A program that reads foreign code, and that ends with this process however this one ends.
///
/// The program leads a session. A guard in the session, a shell, reads a pipe whose other end only this
/// process holds; when it closes without a line, the guard kills the session. A parent-death signal would not
/// do: it reaches neither the processes that the program starts, nor does it survive the end of the thread
/// that started it.
struct GuardedProgram: Sendable {
    /// The program's path.
    let path: String
    let arguments: [String]
    /// The changes of the environment.
    var environment: [Environment.Key: String?] = [:]
    /// The largest address space of each process, in MiB.
    let megabytes: Int
    /// The most time until the end, in seconds.
    let seconds: Int
    /// The folder of the program's files, which the guard removes when this process is killed; nil for none.
    var workFolder: String?

    /// The end of a program.
    enum End: Sendable {
        /// It ended by itself, with output where that is kept.
        case ended(TerminationStatus, output: [UInt8])
        /// It was stopped after its time.
        case timedOut
    }

    /// The shell's commands: begin the guard, set the limit, become the program. `$1` is the limit in KiB,
    /// `$2` the work folder or empty.
    private static func script(lifeline: Int) -> String {
        """
        exec 3<&\(lifeline) \(lifeline == 0 ? "</dev/null" : "2>/dev/null")
        (
            read -r _ && exit
            read -r own _ </proc/self/stat
            found=1
            while [ "$found" ]; do
                found=
                for file in /proc/[0-9]*/stat; do
                    { read -r id _ state _ _ session _ <"$file"; } 2>/dev/null || continue
                    [ "$session" = $$ ] && [ "$id" != "$own" ] && [ "$state" != Z ] || continue
                    kill -9 "$id" && found=1
                done
            done
            [ -z "$2" ] || rm -rf -- "$2"
        ) <&3 3<&- >/dev/null 2>&1 &
        exec 3<&-
        ulimit -v "$1" 2>/dev/null || :
        shift 2
        exec "$@"
        """
    }

    /// Runs the program with its output in files, and nothing to read.
    ///
    /// - Parameter beforeStop: a closure that is called after the time, before the program is stopped.
    func run(
        output: FileDescriptor, error: FileDescriptor,
        beforeStop: @escaping @Sendable (ChildGroup) async -> Void
    ) async throws -> End {
        try await withLifeline { lifeline, _, group in
            try await limited(group, beforeStop) {
                let result = try await Subprocess.run(
                    .path("/bin/sh"), arguments: words(lifeline: 0),
                    environment: .inherit.updating(environment),
                    platformOptions: Self.options,
                    input: .fileDescriptor(lifeline, closeAfterSpawningProcess: false),
                    output: .fileDescriptor(output, closeAfterSpawningProcess: false),
                    error: .fileDescriptor(error, closeAfterSpawningProcess: false)
                ) { group.begin($0.processIdentifier.value) }
                return .ended(result.terminationStatus, output: [])
            }
        }
    }

    /// Runs the program with a file as its input, and returns its output. What it writes to standard error is
    /// lost: the pipe to the guard has its place.
    func run(input: FileDescriptor, byteLimit: Int) async throws -> End {
        try await withLifeline { lifeline, end, group in
            try await limited(group, { _ in }) {
                let result = try await Subprocess.run(
                    .path("/bin/sh"), arguments: words(lifeline: 2),
                    environment: .inherit.updating(environment),
                    platformOptions: Self.options,
                    input: .fileDescriptor(input, closeAfterSpawningProcess: false),
                    output: .bytes(limit: byteLimit),
                    error: .fileDescriptor(lifeline, closeAfterSpawningProcess: false))
                // Nothing is left to kill: the guard need not look at all processes of the machine.
                if case .exited = result.terminationStatus { _ = try? end.writeAll("\n".utf8) }
                return .ended(result.terminationStatus, output: result.standardOutput)
            }
        }
    }

    private func words(lifeline: Int) -> Arguments {
        Arguments(
            ["-c", Self.script(lifeline: lifeline), "sh", "\(megabytes << 10)", workFolder ?? "", path]
                + arguments)
    }

    private static var options: PlatformOptions {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [
            .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
        ]
        return options
    }

    /// Calls a closure with the ends of a pipe, first the one to read, and ends what is left of the program
    /// afterwards.
    private func withLifeline(
        _ body: (FileDescriptor, FileDescriptor, ChildGroup) async throws -> End
    ) async throws -> End {
        let pipe = try FileDescriptor.pipe(options: .closeOnExec)
        let group = ChildGroup()
        defer {
            group.end()
            // The guard of a program whose process ID was not recorded ends here.
            try? pipe.writeEnd.close()
            try? pipe.readEnd.close()
        }
        let end = try await body(pipe.readEnd, pipe.writeEnd, group)
        try Task.checkCancellation()
        return end
    }

    /// Runs a closure at most for the time of the program.
    private func limited(
        _ group: ChildGroup, _ beforeStop: @escaping @Sendable (ChildGroup) async -> Void,
        _ body: @escaping @Sendable () async throws -> End
    ) async throws -> End {
        let deadline = ContinuousClock.now + .seconds(seconds)
        return try await withThrowingTaskGroup(of: End.self) { tasks in
            tasks.addTask { try await body() }
            tasks.addTask {
                try await Task.sleep(until: deadline)
                await beforeStop(group)
                return .timedOut
            }
            guard let end = try await tasks.next() else { throw CancellationError() }
            tasks.cancelAll()
            return ContinuousClock.now < deadline ? end : .timedOut
        }
    }
}
