import Foundation
import SystemPackage

/// The last words that a program wrote to its standard error.
///
/// They are read while the program runs, however many they are, and the end of the pipe is not waited for: what
/// the program has started may hold it open.
final class ProgramWords: @unchecked Sendable {
    /// The end for the program. Who gives it to the program closes it.
    let writing: FileDescriptor

    private let reading: FileDescriptor
    private let queue = DispatchQueue(label: "flipbook.words")
    private let source: any DispatchSourceRead
    /// Used on `queue`.
    private var bytes: [UInt8] = []

    /// How many bytes are kept.
    private static let most = 4 << 10

    /// Opens a pipe.
    init() throws {
        let ends = try FileDescriptor.pipe()
        (reading, writing) = (ends.readEnd, ends.writeEnd)
        for end in [reading, writing] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(reading.rawValue, F_SETFL, O_NONBLOCK)
        source = DispatchSource.makeReadSource(fileDescriptor: reading.rawValue, queue: queue)
        source.setEventHandler { [weak self] in self?.read() }
        source.setCancelHandler { [reading] in try? reading.close() }
        source.activate()
    }

    /// The last of the words that the program has written so far.
    var text: String {
        queue.sync {
            read()
            return String(decoding: bytes.suffix(Self.most), as: UTF8.self)
        }
    }

    /// Closes the pipe; what is written from then on is lost.
    func close() {
        source.cancel()
    }

    private func read() {
        var part = [UInt8](repeating: 0, count: 4096)
        while !source.isCancelled {
            let count = part.withUnsafeMutableBytes { try? reading.read(into: $0) }
            // None while the pipe is empty, 0 at its end, of which the source would tell again and again.
            guard let count else { return }
            if count == 0 { return source.cancel() }
            bytes += part[..<count]
            if bytes.count > 2 * Self.most { bytes.removeFirst(bytes.count - Self.most) }
        }
    }
}
