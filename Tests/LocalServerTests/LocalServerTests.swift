import Foundation
import Testing

@testable import LocalServer

@Suite struct LocalServerTests {
    /// Calls a closure with a server that echoes what a page sends.
    private func withServer(_ body: (LocalServer) throws -> Void) throws {
        let server = try LocalServer(
            port: nil,
            LocalServer.Handlers(
                page: { _ in HTTPResponse(page: "<p>Hello</p>", policy: "default-src 'none'") },
                opened: { $0.send("welcome") }, received: { $1.send("echo \($0)") }, closed: { _ in }))
        defer { server.stop() }
        try body(server)
    }

    private func request(
        _ server: LocalServer, _ line: String, host: String = "127.0.0.1:PORT", _ fields: String...
    ) -> String {
        let head = ([line, "Host: \(host)"] + fields).joined(separator: "\r\n") + "\r\n\r\n"
        return head.replacing("PORT", with: "\(server.rules.port)").replacing("KEY", with: server.rules.token)
    }

    private func status(_ text: (LocalServer) -> String) throws -> Int? {
        var status: Int?
        try withServer { server in
            let client = try RawClient(port: server.rules.port)
            client.send(text(server))
            status = client.status()
        }
        return status
    }

    @Test func theLinkGetsThePageAndItsPolicy() throws {
        try withServer { server in
            #expect(server.rules.link == "http://127.0.0.1:\(server.rules.port)/?key=\(server.rules.token)")
            #expect(server.rules.token.count == 32)
            let client = try RawClient(port: server.rules.port)
            client.send(request(server, "GET /?key=KEY HTTP/1.1"))
            let answer = String(decoding: client.read(), as: UTF8.self)
            #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(answer.hasSuffix("\r\n\r\n<p>Hello</p>"))
            for field in [
                "Content-Security-Policy: default-src 'none'", "Cache-Control: no-store",
                "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
            ] {
                #expect(answer.contains("\r\n\(field)\r\n"), "\(field)")
            }
        }
    }

    @Test(arguments: [
        // The token.
        ("GET / HTTP/1.1", "127.0.0.1:PORT", 403), ("GET /?key= HTTP/1.1", "127.0.0.1:PORT", 403),
        ("GET /?key=0123456789abcdef0123456789abcdef HTTP/1.1", "127.0.0.1:PORT", 403),
        ("GET /?key=KEY0 HTTP/1.1", "127.0.0.1:PORT", 403),
        ("GET /?key=KEY&key=KEY HTTP/1.1", "127.0.0.1:PORT", 403),
        ("GET /live HTTP/1.1", "127.0.0.1:PORT", 403),
        // The host: names that somebody else may point at this machine, other ports.
        ("GET /?key=KEY HTTP/1.1", "evil.example:PORT", 403), ("GET /?key=KEY HTTP/1.1", "127.0.0.1", 403),
        ("GET /?key=KEY HTTP/1.1", "127.0.0.1:1", 403), ("GET /?key=KEY HTTP/1.1", "", 403),
        ("GET /?key=KEY HTTP/1.1", "localhost:PORT", 200),
        // Paths and methods.
        ("GET /etc/passwd?key=KEY HTTP/1.1", "127.0.0.1:PORT", 404),
        ("GET /../../etc/passwd?key=KEY HTTP/1.1", "127.0.0.1:PORT", 404),
        ("GET /etc/passwd HTTP/1.1", "127.0.0.1:PORT", 403),
        ("POST /?key=KEY HTTP/1.1", "127.0.0.1:PORT", 405),
        ("OPTIONS /?key=KEY HTTP/1.1", "127.0.0.1:PORT", 405),
        // What is no request.
        ("GET http://127.0.0.1:PORT/?key=KEY HTTP/1.1", "127.0.0.1:PORT", 400),
        ("GET /?key=KEY HTTP/1.0", "127.0.0.1:PORT", 400), ("GET /?key=KEY", "127.0.0.1:PORT", 400),
        ("", "127.0.0.1:PORT", 400), ("GET  /?key=KEY HTTP/1.1", "127.0.0.1:PORT", 400),
        ("GET /?key=KEY HTTP/1.1", "127.0.0.1:PORT\r\nHost: evil.example", 400),
        ("GET /?key=KEY HTTP/1.1", "127.0.0.1:PORT\r\n folded", 400),
        ("GET /?key=KEY HTTP/1.1", "127.0.0.1:PORT\nX: y", 400),
        ("GET /?key=KEY HTTP/1.1", "127.0.0.1:PORT\r\nX\u{0}: y", 400),
        ("GET /?key=KEY HTTP/1.1", "127.0.0.1:PORT\r\nX: ü", 400),
        ("GET /?key=KEY HTTP/1.1", "127.0.0.1:PORT\r\nContent-Length: 5", 400),
        ("GET /?key=KEY HTTP/1.1", "127.0.0.1:PORT\r\nTransfer-Encoding: chunked", 400),
        // Other sites.
        ("GET /?key=KEY HTTP/1.1", "127.0.0.1:PORT\r\nOrigin: http://evil.example", 403),
        ("GET /?key=KEY HTTP/1.1", "127.0.0.1:PORT\r\nOrigin: null", 403),
        ("GET /?key=KEY HTTP/1.1", "127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT", 200),
        // The WebSocket, which needs its page as its origin.
        ("GET /live?key=KEY HTTP/1.1", "127.0.0.1:PORT", 403),
        ("GET /live?key=KEY HTTP/1.1", "127.0.0.1:PORT\r\nOrigin: http://localhost:PORT", 403),
        ("GET /live?key=KEY HTTP/1.1", "127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT", 400),
    ])
    func requestsThatAreNotOfItsOwnPageAreRefused(_ line: String, _ host: String, _ code: Int) throws {
        #expect(try status { request($0, line, host: host) } == code)
    }

    @Test func aLongHeadAndManyFieldsAreRefused() throws {
        let long = "X: " + String(repeating: "y", count: HTTPRequest.byteLimit)
        #expect(try status { request($0, "GET /?key=KEY HTTP/1.1", long) } == 431)
        let many = (0...64).map { "X-\($0): y" }.joined(separator: "\r\n")
        #expect(try status { request($0, "GET /?key=KEY HTTP/1.1", many) } == 431)
    }

    @Test func aPortThatIsTakenIsAnErrorThatNamesIt() throws {
        try withServer { server in
            let handlers = LocalServer.Handlers(
                page: { _ in HTTPResponse(page: "", policy: "") }, opened: { _ in }, received: { _, _ in },
                closed: { _ in })
            let port = server.rules.port
            let error = #expect(throws: ServerError.self) { try LocalServer(port: port, handlers) }
            #expect(error?.description.hasPrefix("Port \(port) is taken by another program") == true)
        }
    }

    @Test func afterItsEndNothingListens() throws {
        var port: UInt16 = 0
        try withServer { port = $0.rules.port }
        while (try? RawClient(port: port)) != nil { usleep(1000) }
    }
}

// MARK: The WebSocket

extension LocalServerTests {
    /// Opens a WebSocket and returns the client behind the handshake and the server's first message.
    private func open(_ server: LocalServer) throws -> RawClient {
        let client = try RawClient(port: server.rules.port)
        client.send(
            request(
                server, "GET /live?key=KEY HTTP/1.1", "Origin: http://127.0.0.1:PORT", "Upgrade: websocket",
                "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="))
        let bytes = client.read { $0.suffix(7).elementsEqual("welcome".utf8) }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix("HTTP/1.1 101 Switching Protocols\r\n"))
        #expect(text.contains("\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
        return client
    }

    private func frame(_ first: UInt8, _ content: [UInt8]) -> [UInt8] {
        let mask: [UInt8] = [7, 200, 31, 90]
        return [first, 0x80 | UInt8(content.count)] + mask
            + content.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    @Test func linesGoBothWaysAndPingsAreAnswered() throws {
        try withServer { server in
            let client = try open(server)
            client.send(frame(0x81, Array("grüße".utf8)))
            let echo = [0x81, 12] + Array("echo grüße".utf8)
            #expect(client.read { $0.count >= echo.count } == echo)
            client.send(frame(0x89, [1, 2, 3]))
            #expect(client.read { $0.count >= 5 } == [0x8a, 3, 1, 2, 3])
            client.send(frame(0x88, [3, 232]))
            #expect(client.read() == [0x88, 2, 3, 232])
        }
    }

    /// The first bytes of a frame, and the code with which the connection ends.
    @Test(
        arguments: [
            ([0x81, 0x01, 0x61], 1002), ([0x82, 0x80, 0, 0, 0, 0], 1002), ([0x01, 0x80, 0, 0, 0, 0], 1002),
            ([0xf1, 0x80, 0, 0, 0, 0], 1002), ([0x83, 0x80, 0, 0, 0, 0], 1002),
            ([0x80, 0x80, 0, 0, 0, 0], 1002),
            ([0x89, 0xfe, 0, 200], 1002), ([0x81, 0xff], 1009), ([0x81, 0xfe, 0xff, 0xff], 1009),
            ([0x81, 0xfe, 0, 1], 1002), ([0x81, 0x81, 0, 0, 0, 0, 0xff], 1007),
        ] as [([UInt8], Int)])
    func framesAgainstTheRulesEndTheConnection(_ bytes: [UInt8], _ code: Int) throws {
        try withServer { server in
            let client = try open(server)
            client.send(bytes)
            #expect(client.read() == [0x88, 2, UInt8(code >> 8), UInt8(code & 255)])
        }
    }

    @Test func framesInPiecesAreReadWhenTheyAreWhole() throws {
        var bytes: [UInt8] = []
        var frames: [WebSocketFrame] = []
        for byte in frame(0x81, Array("one".utf8)) + frame(0x81, []) + frame(0x8a, [9]) {
            bytes.append(byte)
            if let frame = try WebSocketFrame.read(from: &bytes) { frames.append(frame) }
        }
        #expect(
            frames == [
                WebSocketFrame(.text, Array("one".utf8)), WebSocketFrame(.text, []),
                WebSocketFrame(.pong, [9]),
            ])
        #expect(bytes.isEmpty)
    }
}
