import Foundation

/// The memory that this process may use before its scene is stopped with a sentence. Beyond it the kernel
/// would kill the process, or another one, without a word.
struct MemoryLimit {
    /// The limit in bytes.
    let bytes: Int
    /// The words that say of what the limit is.
    let origin: String

    /// The part of the memory that a film may use: the report of a scene that fills it needs some as well.
    private static let part = 0.75

    /// Creates the limit of this process as it is now: that of `ulimit -m`, or three quarters of the memory
    /// that the machine has left or that the control group allows; nil when none of them is known.
    init?() {
        let resident = Self.residentBytes ?? 0
        var limits = Self.groupLimits.map {
            (Int(Double($0) * Self.part), "three quarters of its container's")
        }
        if let available = Self.availableBytes {
            let whole = Double(available + resident)
            limits.append((Int(whole * Self.part), "three quarters of what the machine had left"))
        }
        if let limit = Self.residentLimit { limits.append((limit, "that of ulimit -m")) }
        guard let least = limits.min(by: { $0.0 < $1.0 }) else { return nil }
        (bytes, origin) = least
    }

    /// The words of the excess; nil within the limit.
    var excess: String? {
        guard let grown = Self.residentBytes, grown > bytes else { return nil }
        let (text, allowed) = (ResourceWatch.text(grown), ResourceWatch.text(bytes))
        return "its memory grew to \(text), and the limit is \(allowed), \(origin)"
    }

    /// The memory that this process occupies, in bytes.
    static var residentBytes: Int? {
        guard let text = text(of: "/proc/self/statm"),
            let pages = Int(text.split(separator: " ").dropFirst().first ?? "")
        else { return nil }
        return pages * Int(getpagesize())
    }

    private static var availableBytes: Int? {
        let line = text(of: "/proc/meminfo")?.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
        return line.flatMap { Int($0.filter { $0.isASCII && $0.isNumber }) }.map { $0 << 10 }
    }

    private static var residentLimit: Int? {
        var limit = rlimit()
        let kind = __rlimit_resource_t(__RLIMIT_RSS.rawValue)
        guard getrlimit(kind, &limit) == 0, limit.rlim_cur < rlim_t(Int.max) else { return nil }
        return Int(limit.rlim_cur)
    }

    /// The limits of the control group and of those that hold it, in bytes, of both versions of the kernel's
    /// interface.
    private static var groupLimits: [Int] {
        let lines = text(of: "/proc/self/cgroup")?.split(separator: "\n") ?? []
        return lines.flatMap { line -> [Int] in
            let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3 else { return [] }
            switch fields[1] {
            case "": return limits(in: "/sys/fs/cgroup", below: fields[2], "memory.max")
            case "memory":
                return limits(in: "/sys/fs/cgroup/memory", below: fields[2], "memory.limit_in_bytes")
            default: return []
            }
        }
    }

    private static func limits(in root: String, below path: Substring, _ name: String) -> [Int] {
        var (folders, folder) = ([root], root)
        for part in path.split(separator: "/") {
            folder += "/\(part)"
            folders.append(folder)
        }
        // "max" is no number, and the older interface has one beyond any memory.
        return folders.compactMap { text(of: "\($0)/\(name)") }
            .compactMap { Int($0.prefix { !$0.isWhitespace }) }
    }

    private static func text(of path: String) -> String? {
        try? String(contentsOfFile: path, encoding: .utf8)
    }
}
