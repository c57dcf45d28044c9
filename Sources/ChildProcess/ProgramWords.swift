import Foundation
package import SystemPackage

/// The last 4 KiB that a program wrote to its standard error.
///
/// They are read while the program runs, so that it never blocks on a full pipe. The end of the pipe is not
/// awaited, since the program's own children may keep it open. A thread of its own reads them: libdispatch on
/// Linux sometimes follows a freed source of events when sources begin and end beside other work
/// (swift-corelibs-libdispatch, issue 949), which ended 2 of some 1,500 comparisons of films on a busy
/// machine.
package final class ProgramWords: @unchecked Sendable {
    /// The write end, for the program; the caller that starts the program closes it.
    package let writing: FileDescriptor

    private let reading: FileDescriptor
    /// The write end of a pipe on which nothing is written. The thread stops when it is closed.
    private let stopping: FileDescriptor
    private let lock = NSLock()
    /// The last bytes read, up to twice `most`; used under the lock, as are the two below.
    private var bytes: [UInt8] = []
    private var isOpen = true
    private var isStopped = false

    /// The largest number of bytes in `text`.
    private static let most = 4 << 10

    /// Opens a pipe.
    package init() throws {
        let ends = try FileDescriptor.pipe()
        (reading, writing) = (ends.readEnd, ends.writeEnd)
        let stop: FileDescriptor
        do {
            (stop, stopping) = try FileDescriptor.pipe()
        } catch {
            for end in [reading, writing] { try? end.close() }
            throw error
        }
        for end in [reading, writing, stop, stopping] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(reading.rawValue, F_SETFL, O_NONBLOCK)
        Thread.detachNewThread { [weak self, reading] in
            while Self.awaitOutput(of: reading, until: stop), self?.read() == true {}
            if let self { self.closeReading() } else { try? reading.close() }
            try? stop.close()
        }
    }

    deinit { close() }

    /// The last bytes that the program has written so far, as text.
    package var text: String {
        _ = read()
        return lock.withLock { String(decoding: bytes.suffix(Self.most), as: UTF8.self) }
    }

    /// Closes the read end; later output is lost.
    package func close() {
        lock.withLock {
            guard !isStopped else { return }
            isStopped = true
            try? stopping.close()
        }
    }

    /// Waits until there is something to read, or the program has closed its end, and returns true; returns
    /// false when the thread is to stop.
    private static func awaitOutput(of output: FileDescriptor, until stop: FileDescriptor) -> Bool {
        var events = [output, stop].map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
        while poll(&events, 2, -1) < 0 { guard errno == EINTR else { return false } }
        return events[1].revents == 0
    }

    /// Reads what there is, and returns false at the end of the pipe.
    private func read() -> Bool {
        lock.withLock {
            var part = [UInt8](repeating: 0, count: 4096)
            while isOpen {
                let count = part.withUnsafeMutableBytes { try? reading.read(into: $0) }
                // Reading fails while the pipe is empty, and returns 0 at its end.
                guard let count else { return true }
                if count == 0 { return false }
                bytes += part[..<count]
                if bytes.count > 2 * Self.most { bytes.removeFirst(bytes.count - Self.most) }
            }
            return false
        }
    }

    private func closeReading() {
        lock.withLock {
            isOpen = false
            try? reading.close()
        }
    }
}
