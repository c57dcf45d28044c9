package import Foundation

/// The connection to a page, which sends lines of text and gets texts and bytes.
package final class WebSocketConnection: @unchecked Sendable {
    private let socket: Socket
    /// Guards the order of what is sent.
    private let lock = NSLock()
    private var hasEnded = false

    init(_ socket: Socket) {
        self.socket = socket
    }

    /// Sends a text.
    package func send(_ text: String) { send(.text, Data(text.utf8)) }

    /// Sends bytes.
    package func send(_ bytes: Data) { send(.binary, bytes) }

    private func send(_ opcode: WebSocketFrame.Opcode, _ content: Data) {
        lock.withLock {
            guard !hasEnded else { return }
            let isSent =
                socket.send(WebSocketFrame.head(opcode, count: content.count), hasMore: !content.isEmpty)
                && socket.send(content)
            guard !isSent else { return }
            // A message that is sent in part leaves nothing to go on with.
            hasEnded = true
            socket.close()
        }
    }

    /// Ends the connection.
    ///
    /// - Parameter code: the protocol's reason; default 1000, a normal end.
    package func close(code: UInt16 = 1000) {
        send(.close, Data([UInt8(code >> 8), UInt8(code & 255)]))
        lock.withLock { hasEnded = true }
        socket.close()
    }

    /// Calls a function with each text until the connection ends.
    func receive(_ body: (String) -> Void) {
        var bytes: [UInt8] = []
        while let received = socket.receive(atMost: 16384) {
            bytes += received
            do throws(WebSocketFrame.Violation) {
                while let frame = try WebSocketFrame.read(from: &bytes) {
                    guard try take(frame, body) else { return close() }
                }
            } catch {
                return close(code: error.rawValue)
            }
        }
        close()
    }

    /// Takes a frame, and returns false for the last one.
    private func take(
        _ frame: WebSocketFrame, _ body: (String) -> Void
    ) throws(WebSocketFrame.Violation) -> Bool {
        switch frame.opcode {
        case .text:
            guard let text = String(validating: frame.payload, as: UTF8.self) else { throw .invalidText }
            body(text)
        case .ping: send(.pong, Data(frame.payload))
        case .pong: break
        case .close: return false
        case .binary, .continuation: throw .protocolError
        }
        return true
    }
}
