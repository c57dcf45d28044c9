/// The rules by which the server answers its own page alone: the secret of the link, and the fields by which
/// a browser names the page that asks.
///
/// Another site cannot read the token. A name that an attacker points at this machine (DNS rebinding) shows
/// in the Host field; a page of another site shows in the Origin field of what it sends.
package struct AccessRules: Sendable, Hashable {
    /// The port of the server.
    let port: UInt16
    /// The token, which the link has.
    let token: String

    /// The address of the page, with the token.
    package var link: String { "http://127.0.0.1:\(port)/?key=\(token)" }

    /// The origins of the page's WebSocket.
    package var socketOrigins: [String] { ["ws://127.0.0.1:\(port)", "ws://localhost:\(port)"] }

    /// Returns a random number for the policy of one page, by which its own script is known.
    package func makeNonce() -> String { Self.makeToken() }

    /// Checks a request for the page or, with `isLive`, for the WebSocket, which names its page as its
    /// origin.
    func check(_ request: HTTPRequest, isLive: Bool) throws(HTTPRefusal) {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.fields["host"], hosts.contains(host) else { throw .forbidden }
        if let origin = request.fields["origin"] {
            guard origin == "http://\(host)" else { throw .forbidden }
        } else if isLive {
            throw .forbidden
        }
        guard let key = request.value("key"), isToken(key) else { throw .forbidden }
        guard request.fields["content-length"] ?? "0" == "0", request.fields["transfer-encoding"] == nil
        else {
            throw .malformed
        }
    }

    /// Returns whether a text is the token, in a time that does not depend on where they differ.
    private func isToken(_ text: String) -> Bool {
        let (one, other) = (Array(text.utf8), Array(token.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Returns a token of 128 random bits in hexadecimal digits.
    static func makeToken() -> String {
        var source = SystemRandomNumberGenerator()
        return (0..<16).map { _ in
            let byte = UInt8.random(in: 0...255, using: &source)
            return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }.joined()
    }
}
