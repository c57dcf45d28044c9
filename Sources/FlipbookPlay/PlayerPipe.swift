import Foundation

/// The two pipes between the process of a scene and that which serves the page: lines to the scene, and
/// messages from it. A message is its length in four bytes, the last ones highest, its kind, and its content.
package final class PlayerPipe {
    /// The kinds of messages.
    package enum Kind: UInt8, Sendable {
        /// A frame for the page: its number, its tick, how many touch events it answers, and a PNG; none
        /// where nothing has changed.
        case frame = 0
        /// A text in JSON for the page.
        case text = 1
        /// A recording, to be saved.
        case recording = 2
        /// The trail, a PNG for the page; none where the scene has no trail.
        case trail = 3
    }

    private let input: Int32
    private let output: Int32
    private var rest: [UInt8] = []

    /// Creates the scene's end of two pipes.
    package init(input: Int32, output: Int32) {
        (self.input, self.output) = (input, output)
    }

    /// Returns the lines that have come, at the latest at a moment; nil once the other end has gone.
    func lines(until moment: ContinuousClock.Instant?) -> [String]? {
        guard wait(until: moment) else { return [] }
        var bytes = [UInt8](repeating: 0, count: 65536)
        var count: Int
        repeat { count = read(input, &bytes, bytes.count) } while count < 0 && errno == EINTR
        guard count > 0 else { return nil }
        rest += bytes[..<count]
        var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rest = Array(lines.removeLast())
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }

    private func wait(until moment: ContinuousClock.Instant?) -> Bool {
        var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        guard let moment else {
            // Now and then the task has to see that it is cancelled.
            return poll(&waiting, 1, 500) > 0
        }
        let left = max(0, (moment - .now) / .milliseconds(1))
        if poll(&waiting, 1, Int32(min(left, 500))) > 0 { return true }
        // What is left is below a millisecond, the unit of `poll`.
        let rest = max(0, (moment - .now) / .microseconds(1))
        if rest < 1000 { usleep(UInt32(rest)) }
        return poll(&waiting, 1, 0) > 0
    }

    /// Sends a message.
    /// - Throws: `POSIXError` when the other end has gone.
    func send(_ kind: Kind, _ content: Data) throws {
        var message = withUnsafeBytes(of: UInt32(content.count).littleEndian) { Data($0) }
        message.append(kind.rawValue)
        message.append(content)
        try message.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = write(output, part.baseAddress, part.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPIPE) }
                rest = rest.dropFirst(count)
            }
        }
    }
}
