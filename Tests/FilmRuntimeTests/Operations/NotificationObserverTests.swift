import Testing
import UIKitHost

/// Blocks that observe notifications.
@MainActor @Suite struct NotificationObserverTests {
    private let host = SceneHost(size: CGSize(width: 10, height: 10))
    private let name = NSNotification.Name("NotificationObserverTests")

    @Test func theResultOfAddingABlockMayBeIgnored() {
        nonisolated(unsafe) var heard: [String] = []
        let center = NotificationCenter()
        host.withCurrent {
            center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.append("any") }
            center.addObserver(forName: name, object: center, queue: .main) { _ in heard.append("center") }
            center.addObserver(forName: name, object: nil, queue: OperationQueue()) { _ in
                heard.append("queue")
            }
            center.post(name: name, object: nil)
        }
        #expect(heard.sorted() == ["any", "queue"])
    }
}
