import Flipbook

extension RunMonitor {
    /// The monitor of this process, which the handler of signals reads.
    static let process = RunMonitor()
}
