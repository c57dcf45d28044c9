import Foundation

/// The address space that this process may use, `ulimit -v`.
enum AddressSpaceLimit {
    /// The smallest limit with which a film begins, in bytes: the libraries and the stacks of a few threads.
    /// With less, Dispatch waits without end for the memory of a thread.
    private static let least = 384 << 20

    /// Verifies the limit.
    /// - Throws: `LittleAddressSpace` for a limit that is too low.
    static func check() throws {
        var limit = rlimit()
        let kind = __rlimit_resource_t(RLIMIT_AS.rawValue)
        guard getrlimit(kind, &limit) == 0, limit.rlim_cur < rlim_t(least) else { return }
        throw LittleAddressSpace(given: Int(limit.rlim_cur))
    }

    /// The error for a limit that is too low.
    struct LittleAddressSpace: Error, CustomStringConvertible {
        let given: Int

        var description: String {
            "At most \(given >> 20) MiB of addresses may be used, but Flipbook needs \(least >> 20); `ulimit -v` sets the "
                + "limit."
        }
    }
}
