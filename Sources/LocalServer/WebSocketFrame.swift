import Foundation

/// A frame of the WebSocket protocol (RFC 6455, 5.2).
package struct WebSocketFrame: Sendable, Hashable {
    /// The kinds of frames.
    package enum Opcode: UInt8, Sendable {
        /// The rest of a message, which the server neither sends nor accepts.
        case continuation = 0
        /// A message of text.
        case text = 1
        /// A message of bytes.
        case binary = 2
        /// The end of the connection.
        case close = 8
        /// A question whether the other side is there.
        case ping = 9
        /// The answer to it.
        case pong = 10
    }

    /// The kind.
    package let opcode: Opcode
    /// The content, unmasked.
    package let payload: [UInt8]

    /// The largest content that the server reads: a page sends short lines.
    package static let byteLimit = 4096

    /// Creates a frame.
    package init(_ opcode: Opcode, _ payload: [UInt8]) {
        (self.opcode, self.payload) = (opcode, payload)
    }

    /// The head of a frame that the server sends, which is not masked, for a content of some bytes.
    package static func head(_ opcode: Opcode, count: Int) -> [UInt8] {
        let first = 0x80 | opcode.rawValue
        switch count {
        case ..<126: return [first, UInt8(count)]
        case ..<65536: return [first, 126, UInt8(count >> 8), UInt8(count & 255)]
        default: return [first, 127] + withUnsafeBytes(of: UInt64(count).bigEndian, Array.init)
        }
    }

    /// A reason to end the connection, with the protocol's code for it.
    package enum Violation: UInt16, Error, Sendable {
        /// The frame breaks a rule of the protocol.
        case protocolError = 1002
        /// The text is not UTF-8.
        case invalidText = 1007
        /// The message is too large.
        case tooLarge = 1009
    }

    /// Reads a frame from a client at the start of some bytes, and removes it. Returns nil until the frame is
    /// whole.
    /// - Throws: `Violation` for a frame that is not masked, part of a longer message, or too large.
    package static func read(from bytes: inout [UInt8]) throws(Violation) -> WebSocketFrame? {
        guard bytes.count >= 2 else { return nil }
        guard bytes[0] & 0xf0 == 0x80, let opcode = Opcode(rawValue: bytes[0] & 15), opcode != .continuation,
            bytes[1] & 0x80 != 0
        else { throw .protocolError }
        var (count, start) = (Int(bytes[1] & 0x7f), 2)
        guard opcode.rawValue < 8 || count < 126 else { throw .protocolError }
        if count == 127 { throw .tooLarge }
        if count == 126 {
            guard bytes.count >= 4 else { return nil }
            (count, start) = (Int(bytes[2]) << 8 | Int(bytes[3]), 4)
            guard count >= 126 else { throw .protocolError }
        }
        guard count <= byteLimit else { throw .tooLarge }
        guard bytes.count >= start + 4 + count else { return nil }
        let mask = bytes[start..<start + 4]
        let content = bytes[(start + 4)..<(start + 4 + count)]
        let payload = content.enumerated().map { $1 ^ mask[start + $0 % 4] }
        bytes.removeFirst(start + 4 + count)
        return WebSocketFrame(opcode, payload)
    }

    /// Returns the answer to the key of a handshake: Base64 of SHA-1 of the key and the protocol's constant.
    package static func acceptance(of key: String) -> String {
        Data(SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    }
}
