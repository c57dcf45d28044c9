import Testing
import UIKitHost

/// The notices that observers get of a dragged scroll view; lists that refresh when pulled need them.
@MainActor @Suite struct ScrollObservationTests {
    private final class Listener: NSObject, KeyValueObserver {
        var states: [UIGestureRecognizer.State] = []
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            guard let view = object as? UIScrollView, keyPath == "panGestureRecognizer.state" else { return }
            states.append(view.panGestureRecognizer.state)
        }
    }

    @Test func theStatesOfTheFingerAreObserved() {
        let host = SceneHost(size: CGSize(width: 200, height: 400))
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let listener = Listener()
        view.contentSize = CGSize(width: 200, height: 1600)
        host.withCurrent {
            host.window.addSubview(view)
            view.addObserver(listener, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
        }
        host.inputScript = [
            .pan(along: [CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 100)], from: 0.1, to: 0.6)
        ]
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(listener.states.first == .began)
        #expect(listener.states.contains(.changed) && listener.states.contains(.ended))
        #expect(host.warnings.isEmpty && host.failure == nil)
    }
}
