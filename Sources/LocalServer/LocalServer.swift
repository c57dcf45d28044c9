import Foundation

/// A server for one page on this machine, and for the WebSocket of that page. It serves nothing else, listens
/// on 127.0.0.1 only, and refuses requests that are not of its own page.
package final class LocalServer: @unchecked Sendable {
    /// The answers to the requests that the server grants.
    package struct Handlers: Sendable {
        /// Returns the page.
        let page: @Sendable (_ rules: AccessRules) -> HTTPResponse
        /// Is called when a page has opened its WebSocket.
        let opened: @Sendable (WebSocketConnection) -> Void
        /// Is called with each line from a page.
        let received: @Sendable (String, WebSocketConnection) -> Void
        /// Is called when a connection has ended.
        let closed: @Sendable (WebSocketConnection) -> Void

        /// Creates handlers, which are called in threads of their connections.
        package init(
            page: @escaping @Sendable (AccessRules) -> HTTPResponse,
            opened: @escaping @Sendable (WebSocketConnection) -> Void,
            received: @escaping @Sendable (String, WebSocketConnection) -> Void,
            closed: @escaping @Sendable (WebSocketConnection) -> Void
        ) {
            (self.page, self.opened, self.received, self.closed) = (page, opened, received, closed)
        }
    }

    /// The port and the token.
    package let rules: AccessRules
    private let listener: Int32
    private let handlers: Handlers
    private let lock = NSLock()
    private var sockets: [ObjectIdentifier: Socket] = [:]
    private var hasStopped = false

    /// The largest number of connections at a time.
    private static let mostConnections = 16
    /// The time in seconds in which a request has to be complete.
    private static let patience = 10

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - port: the port; nil for a free one.
    ///   - handlers: what it does with requests.
    /// - Throws: `ServerError`.
    package init(port: UInt16?, _ handlers: Handlers) throws(ServerError) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard listener >= 0 else { throw ServerError(port: nil, code: errno) }
        guard let bound = Self.bind(listener, port: port ?? 0) else {
            let code = errno
            close(listener)
            throw ServerError(port: port, code: code)
        }
        (self.listener, self.handlers) = (listener, handlers)
        rules = AccessRules(port: bound, token: AccessRules.makeToken())
        Thread.detachNewThread { [self] in accept() }
    }

    /// Binds a socket to a port of this machine, and returns the port; nil on an error.
    private static func bind(_ listener: Int32, port: UInt16) -> UInt16? {
        var isReused: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                Foundation.bind(listener, address, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        return isBound ? UInt16(bigEndian: address.sin_port) : nil
    }

    /// Stops listening and ends all connections.
    package func stop() {
        let open = lock.withLock {
            if !hasStopped { shutdown(listener, Int32(SHUT_RDWR)) }
            hasStopped = true
            return Array(sockets.values)
        }
        for socket in open { socket.close() }
    }

    private func accept() {
        while true {
            let descriptor = Foundation.accept(listener, nil, nil)
            // Glibc's accept4 is not in Swift's view of it.
            if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            if descriptor < 0 {
                if lock.withLock({ hasStopped }) { break }
                // As when there are too many open files; others may be closed meanwhile.
                usleep(10_000)
                continue
            }
            serve(Socket(descriptor))
        }
        close(listener)
    }

    private func serve(_ socket: Socket) {
        let isTaken = lock.withLock {
            guard !hasStopped, sockets.count < Self.mostConnections else { return false }
            sockets[ObjectIdentifier(socket)] = socket
            return true
        }
        guard isTaken else {
            socket.send(HTTPResponse.bytes(of: .busy))
            return socket.close()
        }
        Thread.detachNewThread { [self] in
            do throws(HTTPRefusal) { try answer(socket) } catch { socket.send(HTTPResponse.bytes(of: error)) }
            socket.close()
            lock.withLock { _ = sockets.removeValue(forKey: ObjectIdentifier(socket)) }
        }
    }

    private func answer(_ socket: Socket) throws(HTTPRefusal) {
        guard let request = try request(from: socket) else { return }
        let isLive = request.path == "/live"
        guard request.path == "/" || isLive else {
            try rules.check(request, isLive: false)
            throw .notFound
        }
        try rules.check(request, isLive: isLive)
        guard request.method == "GET" else { throw .methodNotAllowed }
        guard isLive else {
            socket.send(handlers.page(rules).bytes)
            return
        }
        socket.send(try Self.handshake(of: request))
        socket.setPatience(0)
        let connection = WebSocketConnection(socket)
        handlers.opened(connection)
        connection.receive { handlers.received($0, connection) }
        handlers.closed(connection)
    }

    /// Reads a request; nil when the client leaves or takes too long.
    private func request(from socket: Socket) throws(HTTPRefusal) -> HTTPRequest? {
        let end = ContinuousClock.now + .seconds(Self.patience)
        var head = Data()
        socket.setPatience(Self.patience)
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard head.count < HTTPRequest.byteLimit else { throw .headTooLarge }
            guard ContinuousClock.now < end,
                let bytes = socket.receive(atMost: HTTPRequest.byteLimit + 1 - head.count)
            else { return nil }
            head += bytes
            // Whatever follows the head before the answer is none of our page's.
            if let last = head.range(of: Data("\r\n\r\n".utf8)), last.upperBound != head.endIndex {
                throw .malformed
            }
        }
        return try HTTPRequest(head: head)
    }

    private static func handshake(of request: HTTPRequest) throws(HTTPRefusal) -> Data {
        guard request.lists("upgrade", in: "connection"), request.lists("websocket", in: "upgrade"),
            let key = request.fields["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
        else { throw .malformed }
        guard request.fields["sec-websocket-version"] == "13" else { throw .upgradeRequired }
        let fields = [
            "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Accept: \(WebSocketFrame.acceptance(of: key))",
        ]
        return Data((fields.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}
