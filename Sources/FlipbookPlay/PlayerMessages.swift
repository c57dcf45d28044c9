package import Foundation

/// The messages from a scene's process, read from bytes as they come.
package struct PlayerMessages {
    private var bytes = Data()

    /// The largest content of a message, many times that of a frame.
    private static let byteLimit = 1 << 28

    /// Creates a reader without bytes.
    package init() {}

    /// Adds bytes, and returns the messages that are whole; nil for bytes that no player writes.
    package mutating func add(_ new: Data) -> [(kind: PlayerPipe.Kind, content: Data)]? {
        bytes.append(new)
        var messages: [(kind: PlayerPipe.Kind, content: Data)] = []
        while bytes.count >= 5 {
            let start = bytes.startIndex
            let count = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
            guard count <= Self.byteLimit, let kind = PlayerPipe.Kind(rawValue: bytes[start + 4]) else {
                return nil
            }
            guard bytes.count >= 5 + count else { break }
            messages.append((kind, Data(bytes[(start + 5)..<(start + 5 + count)])))
            bytes = Data(bytes[(start + 5 + count)...])
        }
        return messages
    }
}
