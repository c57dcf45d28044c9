@testable import UIKitDynamics

/// A scene host of the book's size whose root view fills it, on which a script plays at 60 ticks a second.
@MainActor struct TouchScreen {
    let host = SceneHost(size: CGSize(width: 320, height: 568))
    let root = TouchLog(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

    init(_ script: InputScript = []) {
        host.withCurrent { [host, root] in host.window.addSubview(root) }
        host.inputScript = script
    }

    /// Adds a view that records its touches.
    func add(_ name: String, _ frame: CGRect, to parent: UIView? = nil) -> TouchLog {
        let view = TouchLog(frame: frame)
        view.name = name
        view.log = root.log
        (parent ?? root).addSubview(view)
        return view
    }

    func run(_ seconds: Double, _ eachTick: () -> Void = {}) {
        for _ in 0..<Int((seconds * 60).rounded()) {
            host.advance(by: 1.0 / 60)
            eachTick()
        }
    }
}

/// The calls that views and recognizers have received, in order.
@MainActor final class Log {
    var entries: [String] = []
    func callAsFunction(_ entry: String) { entries.append(entry) }
}

/// A view that records its touches and passes none on.
@MainActor final class TouchLog: UIView {
    var name = "root"
    var log = Log()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("\(name) began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("\(name) moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("\(name) ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("\(name) cancelled") }
}

extension CGPoint {
    static let middle = CGPoint(x: 160, y: 284)
}
