/// The state of the random numbers that code of a run asks the system for, with `UUID()` or
/// `SystemRandomNumberGenerator`, in memory that functions of the C library use.
final class SystemNumbers: @unchecked Sendable {
    /// The address of the state; only the thread that executes the run's code uses it.
    let address: UnsafeMutablePointer<UInt64>

    /// Creates the state of a film's beginning.
    init() {
        address = .allocate(capacity: 1)
        address.initialize(to: 0x3C6E_F372_FE94_F82A)
    }

    deinit { address.deallocate() }
}
