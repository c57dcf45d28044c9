import Dispatch
import Foundation

private let isMainQueue = DispatchSpecificKey<Bool>()
private let marksMainQueue: Void = Dispatch.DispatchQueue.main.setSpecific(key: isMainQueue, value: true)

extension MainActor {
    /// Returns the result of code on the main actor, to which threads of a run belong, too; nil when the
    /// caller runs elsewhere, where there is no film.
    ///
    /// Foundation's `Thread.isMainThread` is no substitute: on Linux, once the main thread waits in
    /// `dispatchMain()`, the jobs of the main queue run on other threads.
    package static func ifCurrent<T: Sendable>(_ body: @MainActor () -> T) -> T? {
        _ = marksMainQueue
        guard
            Foundation.Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: isMainQueue) == true
                || RunThread.current != nil
        else { return nil }
        return assumeIsolated(body)
    }
}
