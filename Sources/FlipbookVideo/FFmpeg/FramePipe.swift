import FlipbookCore
import Foundation
import Raster
import SystemPackage

/// The write end of a pipe that buffers up to 1 MiB, so that a program can read one frame while the next is
/// made.
///
/// Frames are written from their own memory, on a dedicated thread: a drawing thread that waited for the pipe
/// would leave a processor idle. Where the system supports it, the pipe refers to their memory instead of
/// copying it; a frame is kept until the program must have read it.
final class FramePipe: @unchecked Sendable {
    private let thread = DispatchQueue(label: "flipbook.pipe")
    // From here on, only `thread` uses the properties.
    /// The write end, or nil after it was closed.
    private var descriptor: FileDescriptor?
    private var vmsplice: VmspliceWriter?

    private init(_ descriptor: FileDescriptor) {
        self.descriptor = descriptor
        vmsplice = VmspliceWriter(descriptor)
    }

    /// Opens a pipe and returns it with the read end. Both ends are close-on-exec, since another child
    /// program that inherited the write end would keep the pipe open.
    static func open() throws -> (pipe: FramePipe, source: FileDescriptor) {
        let ends = try FileDescriptor.pipe(options: .closeOnExec)
        // 1031 is F_SETPIPE_SZ. 1 MiB is the most that any user may have; with the default of 64 KiB the
        // two programs would switch sixteen times as often. Where it is refused the default stays.
        _ = fcntl(ends.writeEnd.rawValue, 1031, 1 << 20)
        return (FramePipe(ends.writeEnd), ends.readEnd)
    }

    /// Writes a frame, and returns false when the program did not read all of it. Files are ignored, since
    /// they are for other sinks.
    func write(_ frame: EncodedFrame) async -> Bool {
        await withCheckedContinuation { continuation in
            thread.async {
                // Writing to a program that has died must return an error instead of killing this process.
                continuation.resume(returning: BrokenPipe.withoutSignal { self.write(frame) })
            }
        }
    }

    /// Closes the write end after the pending frames.
    func close() {
        thread.async {
            try? self.descriptor?.close()
            self.descriptor = nil
        }
    }

    private func write(_ frame: EncodedFrame) -> Bool {
        switch frame {
        case .file: true
        case .pixels(let bitmap): bitmap.withUnsafeBytes { write($0, of: frame) }
        case .planes(let planes): planes.withUnsafeBytes { write($0, of: frame) }
        }
    }

    private func write(_ bytes: UnsafeRawBufferPointer, of frame: EncodedFrame) -> Bool {
        let spliced = vmsplice?.writePages(bytes, of: frame) ?? 0
        let rest = UnsafeRawBufferPointer(rebasing: bytes[spliced...])
        return rest.isEmpty || (try? descriptor?.writeAll(rest)) == rest.count
    }
}
