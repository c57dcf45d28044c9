import Foundation
package import SystemPackage

/// The last 4 KiB that a program wrote to its standard error.
///
/// They are read while the program runs, so that it never blocks on a full pipe. The end of the pipe is not
/// awaited, since the program's own children may keep it open.
package final class ProgramWords: @unchecked Sendable {
    /// The write end, for the program; the caller that starts the program closes it.
    package let writing: FileDescriptor

    private let reading: FileDescriptor
    private let queue = DispatchQueue(label: "flipbook.words")
    private let source: any DispatchSourceRead
    /// The last bytes read, up to twice `most`; used only on `queue`.
    private var bytes: [UInt8] = []

    /// The largest number of bytes in `text`.
    private static let most = 4 << 10

    /// Opens a pipe.
    package init() throws {
        let ends = try FileDescriptor.pipe()
        (reading, writing) = (ends.readEnd, ends.writeEnd)
        for end in [reading, writing] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(reading.rawValue, F_SETFL, O_NONBLOCK)
        source = DispatchSource.makeReadSource(fileDescriptor: reading.rawValue, queue: queue)
        source.setEventHandler { [weak self] in self?.read() }
        source.setCancelHandler { [reading] in try? reading.close() }
        source.activate()
    }

    /// The last bytes that the program has written so far, as text.
    package var text: String {
        queue.sync {
            read()
            return String(decoding: bytes.suffix(Self.most), as: UTF8.self)
        }
    }

    /// Closes the read end; later output is lost.
    package func close() {
        source.cancel()
    }

    private func read() {
        var part = [UInt8](repeating: 0, count: 4096)
        while !source.isCancelled {
            let count = part.withUnsafeMutableBytes { try? reading.read(into: $0) }
            // Reading fails while the pipe is empty. At its end it returns 0, and the source would fire
            // forever.
            guard let count else { return }
            if count == 0 { return source.cancel() }
            bytes += part[..<count]
            if bytes.count > 2 * Self.most { bytes.removeFirst(bytes.count - Self.most) }
        }
    }
}
