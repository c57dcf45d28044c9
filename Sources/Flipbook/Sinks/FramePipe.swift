import Foundation
import Raster
import SystemPackage

/// The writing end of a pipe that is wide enough for a frame, so that a program can still read one while the
/// next is made.
///
/// Frames are written from where they are in memory, on a thread of the pipe's own: to wait on one of those
/// that draw would leave a processor idle. Where the system can, their memory is lent to the pipe and not
/// copied; a frame is kept until the program must have read it.
final class FramePipe: @unchecked Sendable {
    private let thread = DispatchQueue(label: "flipbook.pipe")
    // From here on only `thread` uses what is there.
    /// Nil when it is closed.
    private var descriptor: FileDescriptor?
    private var lender: PageLender?

    private init(_ descriptor: FileDescriptor) {
        self.descriptor = descriptor
        lender = PageLender(descriptor)
    }

    /// A pipe and the end that is to be read. No other program that is started meanwhile gets the writing
    /// end, for it would keep the pipe open.
    static func open() throws -> (pipe: FramePipe, source: FileDescriptor) {
        #if os(Linux)
            let ends = try FileDescriptor.pipe(options: .closeOnExec)
            // F_SETPIPE_SZ and what any user may have: 1 MiB. Through the usual 64 KiB the two programs take
            // turns sixteen times as often. Where it is refused it stays as it is.
            _ = fcntl(ends.writeEnd.rawValue, 1031, 1 << 20)
        #else
            let ends = try FileDescriptor.pipe()
            for end in [ends.readEnd, ends.writeEnd] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
        #endif
        return (FramePipe(ends.writeEnd), ends.readEnd)
    }

    /// Writes a frame; false when the program did not take all of it. Files are for other sinks.
    func takes(_ frame: EncodedFrame) async -> Bool {
        await withCheckedContinuation { continuation in
            thread.async { continuation.resume(returning: self.write(frame)) }
        }
    }

    /// Says that there are no more frames.
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
        let lent = lender?.lend(bytes, of: frame) ?? 0
        let rest = UnsafeRawBufferPointer(rebasing: bytes[lent...])
        return rest.isEmpty || (try? descriptor?.writeAll(rest)) == rest.count
    }
}
