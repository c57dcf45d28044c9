import FlipbookCore
import Foundation

@testable import FlipbookPlay
@testable import LocalServer

/// What the page of `flipbook play` sends, and the files that it changes.
extension Reader {
    /// Reads a request, and checks it by the rules of a server.
    func readRequest(_ data: Data) throws {
        do {
            let request = try HTTPRequest(head: data)
            try AccessRules(port: 8080, token: "0123456789abcdef").check(
                request, isLive: request.path == "/live")
        } catch {
            throw FilmError.invalid("The request is refused: \(error.phrase).")
        }
    }

    /// Reads frames to their end, and the orders in them.
    func readOrders(_ data: Data) throws {
        var bytes = Array(data)
        var orders: [PlayOrder] = []
        do {
            while let frame = try WebSocketFrame.read(from: &bytes) {
                guard let line = String(validating: frame.payload, as: UTF8.self) else { continue }
                if let order = PlayOrder(line) { orders.append(order) }
            }
        } catch {
            throw FilmError.invalid("The frame ends the connection: \(error.rawValue).")
        }
        guard !orders.isEmpty else { throw NothingRead() }
    }

    /// Finds the literals of a parameter, each of which is a number in the text.
    func readLiteral(_ text: String) throws {
        let literals = ParameterLiteral.all(of: "speed", in: text, scene: "Own")
        for literal in literals {
            let number = text[literal.range].replacing("_", with: "")
            check(Double(String(number)) != nil, String(number))
        }
        guard !literals.isEmpty else { throw NothingRead() }
    }
}
