import Foundation
import SystemPackage

/// Lends the memory of frames to a pipe, so that they reach the reader by one copy instead of two: Linux's
/// `vmsplice`.
///
/// What is in the pipe is read from the frame's own memory, which must stay as it is until then. A pipe never holds
/// more than its capacity, so a frame has been read when that many bytes have followed it.
struct PageLender {
    private typealias Splice = @convention(c) (CInt, UnsafePointer<iovec>, Int, CUnsignedInt) -> Int

    private let descriptor: FileDescriptor
    private let splice: Splice
    private let capacity: Int
    /// Frames that may not have been read yet, the oldest first, and how many bytes had been lent after each.
    private var frames: [(frame: EncodedFrame, end: Int)] = []
    private var lent = 0
    private var isRefused = false

    /// Nil where the system has no such call. Swift does not see it among the system's functions, since their
    /// headers hide it; so it is looked up by its name.
    init?(_ descriptor: FileDescriptor) {
        #if os(Linux)
            // F_GETPIPE_SZ.
            let capacity = fcntl(descriptor.rawValue, 1032)
            guard capacity > 0, let symbol = dlsym(nil, "vmsplice") else { return nil }
            (self.descriptor, self.capacity) = (descriptor, Int(capacity))
            splice = unsafeBitCast(symbol, to: Splice.self)
        #else
            return nil
        #endif
    }

    /// Lends a frame's bytes and keeps the frame for as long as they are needed; waits while the pipe is full.
    /// - Returns: how many were taken, fewer than all where the system refuses or nobody reads.
    mutating func lend(_ bytes: UnsafeRawBufferPointer, of frame: EncodedFrame) -> Int {
        if isRefused { return 0 }
        var taken = 0
        while taken < bytes.count, !isRefused {
            let rest = UnsafeMutableRawPointer(mutating: bytes.baseAddress! + taken)
            var piece = iovec(iov_base: rest, iov_len: bytes.count - taken)
            let count = splice(descriptor.rawValue, &piece, 1, 0)
            if count > 0 { taken += count } else { isRefused = count == 0 || errno != EINTR }
        }
        lent += taken
        frames.removeAll { lent - $0.end >= capacity }
        frames.append((frame, lent))
        return taken
    }
}
