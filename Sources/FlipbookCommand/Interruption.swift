import Foundation

/// Turns the signals that ask a program to stop into a call, so that half files are removed before it ends.
///
/// The first signal asks; a second one ends the program at once.
final class Interruption: @unchecked Sendable {
    private let lock = NSLock()
    private var received: Int32?
    private var sources: [any DispatchSourceSignal] = []

    /// Listens for Ctrl-C (SIGINT), SIGTERM and SIGHUP from now on.
    init(_ stop: @escaping @Sendable () -> Void) {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            Foundation.signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [unowned self] in
                if note(number) { stop() } else { _exit(128 + number) }
            }
            source.activate()
            sources.append(source)
        }
    }

    /// The first signal that came, if any.
    var signal: Int32? { lock.withLock { received } }

    private func note(_ number: Int32) -> Bool {
        lock.withLock {
            defer { received = received ?? number }
            return received == nil
        }
    }
}
