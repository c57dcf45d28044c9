package import UIKitHost

/// A scene host of the book's size whose root view fills it, on which a script plays at 60 ticks a second.
@MainActor package struct TouchScreen {
    package let host = SceneHost(size: CGSize(width: 320, height: 568))
    package let root = TouchLog(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

    package init(_ script: InputScript = []) {
        host.withCurrent { [host, root] in host.window.addSubview(root) }
        host.inputScript = script
    }

    /// Adds a view that records its touches.
    package func add(_ name: String, _ frame: CGRect, to parent: UIView? = nil) -> TouchLog {
        let view = TouchLog(frame: frame)
        view.name = name
        view.log = root.log
        (parent ?? root).addSubview(view)
        return view
    }

    package func run(_ seconds: Double, _ eachTick: () -> Void = {}) {
        for _ in 0..<Int((seconds * 60).rounded()) {
            host.advance(by: 1.0 / 60)
            eachTick()
        }
    }
}

extension CGPoint {
    package static let middle = CGPoint(x: 160, y: 284)
}
