import Foundation

/// The number of files that this process may have open at once, `ulimit -n`.
enum OpenFileLimit {
    /// The minimum limit for a film with a folder and a video: three standard files, about a dozen of the
    /// Swift runtime, and those of ffmpeg's pipes.
    private static let least = 32

    /// Verifies the limit, and raises it if it is too low.
    /// - Throws: `FewOpenFiles` when even the hard limit is too low.
    static func check() throws {
        var limit = rlimit()
        let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(kind, &limit) == 0, limit.rlim_cur < least else { return }
        let given = limit.rlim_cur
        limit.rlim_cur = min(limit.rlim_max, rlim_t(8 * least))
        guard limit.rlim_cur >= least, setrlimit(kind, &limit) == 0 else {
            throw FewOpenFiles(given: Int(given))
        }
    }

    /// The error for a limit that is too low.
    struct FewOpenFiles: Error, CustomStringConvertible {
        let given: Int

        var description: String {
            "At most \(given) files may be open at once, but Flipbook needs \(least); `ulimit -n` sets the limit."
        }
    }
}
