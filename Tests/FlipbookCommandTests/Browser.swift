import Foundation
import TestSupport
import Testing

/// A page in the headless Chromium of all tests, which a test drives as a reader would: it loads files,
/// presses keys and clicks.
final class Browser {
    /// True unless FLIPBOOK_SKIP_BROWSER is set, which skips the tests in a browser.
    static let isWanted = ProcessInfo.processInfo.environment["FLIPBOOK_SKIP_BROWSER"] == nil

    private let process: BrowserProcess
    /// What pages share, such as storage, is the page's own.
    private let context: String
    private let session: String

    /// Opens an empty page.
    init() throws {
        let process = try BrowserProcess.shared.get()
        func text(_ name: String, _ method: String, _ parameters: [String: Any]) throws -> String {
            try process.call(method, parameters, session: nil)[name] as? String ?? ""
        }
        let context = try text("browserContextId", "Target.createBrowserContext", [:])
        // Only the first page of a window is in front.
        let page: [String: Any] = ["url": "about:blank", "browserContextId": context, "newWindow": true]
        let target = try text("targetId", "Target.createTarget", page)
        session = try text("sessionId", "Target.attachToTarget", ["targetId": target, "flatten": true])
        (self.process, self.context) = (process, context)
        for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
        try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    }

    deinit {
        _ = try? process.call(
            "Target.disposeBrowserContext", ["browserContextId": context], session: nil)
    }

    /// The page's complaints: errors and warnings on the console, exceptions, files that did not load.
    var complaints: [String] {
        process.events(of: session).compactMap { event in
            let parameters = event["params"] as? [String: Any] ?? [:]
            switch event["method"] as? String {
            case "Runtime.exceptionThrown", "Log.entryAdded": return "\(parameters)"
            case "Runtime.consoleAPICalled"
            where ["error", "warning", "assert"].contains(parameters["type"] as? String):
                return "\(parameters)"
            case "Page.javascriptDialogOpening": return "a dialog: \(parameters)"
            default: return nil
            }
        }
    }

    /// Calls a method of the DevTools protocol and gives its result.
    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try process.call(method, parameters, session: session)
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }
}

// MARK: The actions of a reader

extension Browser {
    /// Goes to a page and waits until it is loaded.
    func load(_ address: String) throws { try load("Page.navigate", ["url": address]) }

    /// Reloads the page until an expression is true once it is there, and does something before each time.
    func reload(
        until expression: String, after step: () throws -> Void = {},
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let deadline = Date(timeIntervalSinceNow: Patience.seconds)
        repeat {
            try step()
            try load("Page.reload", [:])
            if try value(expression) { return }
        } while Date() < deadline
        Issue.record("This is not so after a reload: \(expression)", sourceLocation: sourceLocation)
    }

    private func load(_ method: String, _ parameters: [String: Any]) throws {
        let event = "Page.loadEventFired"
        let count = process.events(of: session).count { $0["method"] as? String == event }
        try call(method, parameters)
        try process.wait(for: event, times: count + 1, session: session)
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

    /// Waits until an expression is true, for which the page looks itself. A script that breaks off, as its
    /// page was left, or that gives no answer is followed by another.
    func wait(for expression: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let script = """
            new Promise(done => {
                const end = performance.now() + 1000;
                const look = () => {
                    let isSo = false;
                    try { isSo = !!(\(expression)); } catch { }
                    if (isSo || performance.now() > end) done(isSo); else setTimeout(look, 10);
                };
                look();
            })
            """
        let evaluation: [String: Any] = ["expression": script, "awaitPromise": true, "returnByValue": true]
        let deadline = Date(timeIntervalSinceNow: Patience.seconds)
        var last = ""
        while Date() < deadline {
            do {
                let answer = try process.call("Runtime.evaluate", evaluation, session: session, seconds: 30)
                if (answer["result"] as? [String: Any])?["value"] as? Bool == true { return }
                last = "\(answer)"
            } catch { last = "\(error)" }
        }
        Issue.record("This did not come true: \(expression); \(last)", sourceLocation: sourceLocation)
        throw Failure("\(expression) did not come true.")
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
