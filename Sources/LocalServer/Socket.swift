import Foundation

/// A connected TCP socket, which is closed once. Sending and receiving may go on in two threads.
final class Socket: @unchecked Sendable {
    private let lock = NSLock()
    private let descriptor: Int32
    private var isClosed = false

    /// Takes over a descriptor.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        set(IPPROTO_TCP, TCP_NODELAY, Int32(1))
        // A reader that has stopped must not stop the sender for ever.
        set(SOL_SOCKET, SO_SNDTIMEO, timeval(tv_sec: 10, tv_usec: 0))
    }

    deinit { Foundation.close(descriptor) }

    /// Sets the time for which `receive` waits, in seconds; 0 for any time.
    func setPatience(_ seconds: Int) {
        set(SOL_SOCKET, SO_RCVTIMEO, timeval(tv_sec: seconds, tv_usec: 0))
    }

    private func set<Value>(_ level: some BinaryInteger, _ option: Int32, _ value: Value) {
        withUnsafeBytes(of: value) {
            _ = setsockopt(descriptor, Int32(level), option, $0.baseAddress, socklen_t($0.count))
        }
    }

    /// Waits for bytes and returns them; nil at the end of the connection and when none came in time.
    func receive(atMost count: Int) -> [UInt8]? {
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            var received: Int
            repeat {
                received = recv(descriptor, buffer.baseAddress, count, 0)
            } while received < 0 && errno == EINTR
            failed = received <= 0
            filled = max(0, received)
        }
        return failed ? nil : bytes
    }

    /// Sends bytes, or returns false when the other side does not take them. With `hasMore`, others follow at
    /// once.
    @discardableResult func send(_ bytes: some ContiguousBytes, hasMore: Bool = false) -> Bool {
        let flags = Int32(MSG_NOSIGNAL) | (hasMore ? Int32(MSG_MORE) : 0)
        return bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = Foundation.send(descriptor, part.baseAddress, part.count, flags)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Ends the connection; a waiting `receive` returns nil.
    func close() {
        lock.withLock {
            guard !isClosed else { return }
            isClosed = true
            shutdown(descriptor, Int32(SHUT_RDWR))
        }
    }
}
