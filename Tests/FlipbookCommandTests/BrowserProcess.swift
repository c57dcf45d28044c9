import Foundation
import TestSupport

/// The headless Chromium of all tests: it starts with the first page and ends with the tests.
///
/// It speaks the DevTools protocol over two pipes: messages of JSON, each ended by a zero byte.
final class BrowserProcess: @unchecked Sendable {
    static let shared = Result { try BrowserProcess() }

    private let process = Process()
    private let folder: String
    private let toBrowser: Int32
    private let fromBrowser: Int32

    /// Guards all that follows; it is signaled with each message and at the end of the browser.
    private let news = NSCondition()
    private var lastCall = 0
    private var hasGone = false
    private var answers: [Int: [String: Any]] = [:]
    private var events: [String: [[String: Any]]] = [:]

    private init() throws {
        guard let program = Self.program else {
            throw Browser.Failure(
                "Chromium is missing; `make setup` installs it. FLIPBOOK_SKIP_BROWSER=1 leaves it out.")
        }
        folder = FileManager.default.temporaryDirectory.path + "/flipbook-browser-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let pipes = ["\(folder)/to-browser", "\(folder)/from-browser"]
        for pipe in pipes {
            guard mkfifo(pipe, 0o600) == 0 else { throw Browser.Failure("There is no pipe \(pipe).") }
        }
        // Opened for both directions, a pipe does not wait for its other end.
        (toBrowser, fromBrowser) = (open(pipes[0], O_RDWR | O_CLOEXEC), open(pipes[1], O_RDWR | O_CLOEXEC))
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // A program finds its DevTools at 3 and 4.
        process.arguments =
            ["-c", "exec \"$@\" 3<\"$0/to-browser\" 4>\"$0/from-browser\"", folder, program] + options
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { [unowned self] _ in
            news.withLock {
                hasGone = true
                news.broadcast()
            }
        }
        try process.run()
        Foundation.Thread.detachNewThread { [unowned self] in while true { receive() } }
        atexit { try? BrowserProcess.shared.get().end() }
    }

    private var options: [String] {
        [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            // Pages of tests that run at once are all in front.
            "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
            "--disable-renderer-backgrounding", "--user-data-dir=\(folder)/profile",
            "--remote-debugging-pipe", "about:blank",
        ]
    }

    private static var program: String? {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private func end() {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }
}

// MARK: The protocol

extension BrowserProcess {
    /// Calls a method, in a session unless it concerns the whole browser, and waits for its result.
    /// - Throws: `Browser.Failure`, also for a result that does not come within some seconds.
    func call(
        _ method: String, _ parameters: [String: Any], session: String?, seconds: Double = Patience.seconds
    ) throws -> [String: Any] {
        news.lock()
        defer { news.unlock() }
        lastCall += 1
        let number = lastCall
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        message["sessionId"] = session
        try send(JSONSerialization.data(withJSONObject: message) + [0])
        try wait(for: "an answer to \(method)", seconds) { answers[number] != nil }
        let answer = answers.removeValue(forKey: number)
        guard let result = answer?["result"] as? [String: Any] else {
            throw Browser.Failure("\(method): \(answer?["error"] ?? "no result")")
        }
        return result
    }

    /// Waits until an event has come so many times in a session.
    func wait(for event: String, times: Int, session: String) throws {
        news.lock()
        defer { news.unlock() }
        try wait(for: event, Patience.seconds) {
            events[session, default: []].count { $0["method"] as? String == event } >= times
        }
    }

    /// Waits, with the lock, until news make something so.
    private func wait(for what: String, _ seconds: Double, until isSo: () -> Bool) throws {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while !isSo() {
            if hasGone { throw Browser.Failure("The browser has gone before \(what).") }
            guard news.wait(until: deadline) else { throw Browser.Failure("There is no \(what).") }
        }
    }

    /// The events of a session so far.
    func events(of session: String) -> [[String: Any]] { news.withLock { events[session, default: []] } }

    private func send(_ data: Data) throws {
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(toBrowser, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Browser.Failure("The browser takes no messages.") }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits for bytes that end with a message, and files all messages in them.
    private func receive() {
        var received: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 65536)
        repeat {
            let count = read(fromBrowser, &bytes, bytes.count)
            if count > 0 { received += bytes[..<count] }
        } while received.last != 0
        for text in received.split(separator: 0) {
            let message = try? JSONSerialization.jsonObject(with: Data(text)) as? [String: Any]
            news.withLock {
                file(message ?? [:])
                news.broadcast()
            }
        }
    }

    private func file(_ message: [String: Any]) {
        if let number = message["id"] as? Int {
            answers[number] = message
        } else if let session = message["sessionId"] as? String {
            events[session, default: []].append(message)
        }
    }
}
