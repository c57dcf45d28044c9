import UIKitHost

/// A run without a scene, and what its tasks note: an entry with the number of the tick.
@MainActor final class TaskLog {
    let host = SceneHost(size: CGSize(width: 100, height: 100))
    private(set) var entries: [String] = []
    private(set) var tick = 0

    func callAsFunction(_ name: String) { entries.append("\(name) \(tick)") }

    func begin(_ body: () -> Void) { host.withCurrent(body) }

    /// Advances by ticks of 1/60 s.
    func run(_ ticks: Int) {
        for _ in 0..<ticks {
            tick += 1
            host.advance(by: 1.0 / 60)
        }
    }
}
