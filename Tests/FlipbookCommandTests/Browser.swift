import Foundation
import Testing

/// A headless Chromium that tests drive as a reader would: they load a page, press keys and click.
///
/// It speaks the DevTools protocol over two pipes: messages of JSON, each ended by a zero byte.
final class Browser {
    /// True unless FLIPBOOK_SKIP_BROWSER is set, which skips the tests in a browser.
    static let isWanted = ProcessInfo.processInfo.environment["FLIPBOOK_SKIP_BROWSER"] == nil

    /// The page's complaints: errors and warnings on the console, exceptions, files that did not load.
    private(set) var complaints: [String] = []

    private let process = Process()
    private let toBrowser: Int32
    private let fromBrowser: Int32
    private var received: [UInt8] = []
    private var lastCall = 0
    private var session: String?

    /// Starts the browser with an empty page; what it keeps is in the folder.
    init(in folder: String) throws {
        guard let program = Self.program else {
            throw Failure(
                "Chromium is missing; `.ci/setup test` installs it. FLIPBOOK_SKIP_BROWSER=1 leaves it out."
            )
        }
        let pipes = ["\(folder)/to-browser", "\(folder)/from-browser"]
        for pipe in pipes {
            guard mkfifo(pipe, 0o600) == 0 else { throw Failure("There is no pipe \(pipe).") }
        }
        // Opened for both directions, a pipe does not wait for its other end.
        (toBrowser, fromBrowser) = (open(pipes[0], O_RDWR), open(pipes[1], O_RDWR))
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // A program finds its DevTools at 3 and 4.
        process.arguments =
            ["-c", "exec \"$@\" 3<\"$0/to-browser\" 4>\"$0/from-browser\"", folder, program]
            + [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--no-first-run",
                "--user-data-dir=\(folder)/profile", "--remote-debugging-pipe", "about:blank",
            ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        try openPage()
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        close(toBrowser)
        close(fromBrowser)
    }

    private static var program: String? {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private func openPage() throws {
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
        session =
            try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }
}

// MARK: The actions of a reader

extension Browser {
    /// Goes to a page and waits until it is loaded.
    func load(_ address: String) throws {
        try call("Page.navigate", ["url": address])
        try wait(for: "document.readyState === 'complete' && location.href.startsWith('file:')")
    }

    /// The value of an expression of JavaScript.
    func value<T>(_ expression: String, as type: T.Type = T.self) throws -> T {
        let answer = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true])
        let result = answer["result"] as? [String: Any]
        guard let value = result?["value"] as? T else {
            throw Failure("\(expression) is \(result?["description"] ?? result?["value"] ?? "nothing")")
        }
        return value
    }

    /// Waits until an expression is true, at most as long as a slow machine may take.
    func wait(for expression: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let deadline = ContinuousClock.now + .seconds(30)
        while try !value("!!(\(expression))", as: Bool.self) {
            guard ContinuousClock.now < deadline else {
                Issue.record("This did not come true: \(expression)", sourceLocation: sourceLocation)
                throw Failure("\(expression) did not come true.")
            }
            usleep(20_000)
        }
    }

    /// Presses a key by the name that the page receives, such as `ArrowLeft` or `j`.
    func press(_ key: String) throws {
        let codes = ["ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Escape": 27, " ": 32]
        var event: [String: Any] = ["key": key]
        event["windowsVirtualKeyCode"] = codes[key] ?? Int(key.uppercased().utf8.first!)
        if key.count == 1 { event["text"] = key }
        try call("Input.dispatchKeyEvent", event.merging(["type": "keyDown"]) { $1 })
        try call("Input.dispatchKeyEvent", event.merging(["type": "keyUp"]) { $1 })
    }

    /// Scrolls to an element and clicks on it, at a share of its width.
    func click(_ selector: String, at share: Double = 0.5) throws {
        let element = "document.querySelector('\(selector)')"
        _ = try value("\(element).scrollIntoView({ block: 'center' }) === undefined", as: Bool.self)
        func side(_ name: String) throws -> Double { try value("\(element).getBoundingClientRect().\(name)") }
        let (left, width) = (try side("left"), try side("width"))
        let (top, height) = (try side("top"), try side("height"))
        var event: [String: Any] = ["x": left + width * share, "y": top + height / 2]
        event["button"] = "left"
        event["clickCount"] = 1
        for type in ["mousePressed", "mouseReleased"] {
            try call("Input.dispatchMouseEvent", event.merging(["type": type]) { $1 })
        }
    }
}

// MARK: The protocol

extension Browser {
    /// Calls a method and gives its result.
    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastCall += 1
        var message: [String: Any] = ["id": lastCall, "method": method, "params": parameters]
        message["sessionId"] = session
        try send(JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try nextMessage()
            note(answer)
            guard answer["id"] as? Int == lastCall else { continue }
            guard let result = answer["result"] as? [String: Any] else {
                throw Failure("\(method): \(answer["error"] ?? "no result")")
            }
            return result
        }
    }

    private func note(_ message: [String: Any]) {
        let parameters = message["params"] as? [String: Any] ?? [:]
        switch message["method"] as? String {
        case "Runtime.exceptionThrown", "Log.entryAdded": complaints.append("\(parameters)")
        case "Runtime.consoleAPICalled"
        where ["error", "warning", "assert"].contains(parameters["type"] as? String):
            complaints.append("\(parameters)")
        case "Page.javascriptDialogOpening": complaints.append("a dialog: \(parameters)")
        default: break
        }
    }

    private func send(_ data: Data) throws {
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(toBrowser, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Failure("The browser takes no messages.") }
            rest = rest.dropFirst(count)
        }
    }

    private func nextMessage() throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = Data(received[..<end])
                received.removeSubrange(...end)
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            try receive()
        }
    }

    private func receive() throws {
        var readiness = pollfd(fd: fromBrowser, events: Int16(POLLIN), revents: 0)
        guard poll(&readiness, 1, 60_000) == 1 else {
            throw Failure("The browser has been silent for a minute.")
        }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = read(fromBrowser, &bytes, bytes.count)
        guard count > 0 else { throw Failure("The browser has gone.") }
        received += bytes[..<count]
    }
}
