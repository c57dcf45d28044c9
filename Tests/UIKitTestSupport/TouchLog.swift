package import UIKitHost

/// The calls that views and recognizers have received, in order.
@MainActor package final class Log {
    package var entries: [String] = []
    package init() {}
    package func callAsFunction(_ entry: String) { entries.append(entry) }
}

/// A view that records its touches and passes none on.
@MainActor package final class TouchLog: UIView {
    package var name = "root"
    package var log = Log()
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("\(name) began") }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("\(name) moved") }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("\(name) ended") }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("\(name) cancelled")
    }
}
