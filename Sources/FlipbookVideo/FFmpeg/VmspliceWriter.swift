import FlipbookCore
import Foundation
import SystemPackage

/// A writer that maps the memory of frames into a pipe with Linux's `vmsplice`, so that they reach the reader
/// with one copy instead of two.
///
/// The reader reads a frame's own memory, which must not change until then. A pipe never holds more than its
/// capacity, so a frame has been read when that many bytes have followed it.
struct VmspliceWriter {
    private typealias Splice = @convention(c) (CInt, UnsafePointer<iovec>, Int, CUnsignedInt) -> Int

    private let descriptor: FileDescriptor
    private let splice: Splice
    private let capacity: Int
    /// The frames that may not have been read yet, the oldest first, with the total number of bytes spliced
    /// after each.
    private var frames: [(frame: EncodedFrame, end: Int)] = []
    private var spliced = 0
    private var isRefused = false

    /// Creates a writer for a pipe, or returns nil when the system lacks the call. The function is looked up
    /// by name, since Swift's import of the C library hides it.
    init?(_ descriptor: FileDescriptor) {
        // 1032 is F_GETPIPE_SZ.
        let capacity = fcntl(descriptor.rawValue, 1032)
        guard capacity > 0, let symbol = dlsym(nil, "vmsplice") else { return nil }
        (self.descriptor, self.capacity) = (descriptor, Int(capacity))
        splice = unsafeBitCast(symbol, to: Splice.self)
    }

    /// Splices a frame's bytes and keeps the frame while they may be read; waits while the pipe is full.
    /// - Returns: the number of bytes accepted; fewer than all when the system refuses or the reader has
    ///   closed the pipe.
    mutating func writePages(_ bytes: UnsafeRawBufferPointer, of frame: EncodedFrame) -> Int {
        if isRefused { return 0 }
        var taken = 0
        while taken < bytes.count, !isRefused {
            let rest = UnsafeMutableRawPointer(mutating: bytes.baseAddress! + taken)
            var piece = iovec(iov_base: rest, iov_len: bytes.count - taken)
            let count = splice(descriptor.rawValue, &piece, 1, 0)
            if count > 0 { taken += count } else { isRefused = count == 0 || errno != EINTR }
        }
        spliced += taken
        frames.removeAll { spliced - $0.end >= capacity }
        frames.append((frame, spliced))
        return taken
    }
}
