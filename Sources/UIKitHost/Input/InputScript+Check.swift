extension InputScript {
    /// The sentence that names an entry and the rule it breaks; nil when there is none.
    var validationError: String? {
        for (index, entry) in entries.enumerated() {
            let earlier = index > 0 ? entries[index - 1].begin : 0
            if let rule = entry.brokenRule ?? entry.brokenOrder(after: earlier) {
                return "InputScript: entry \(index + 1), \(entry.name), \(rule)."
            }
        }
        return nil
    }
}

extension InputScript.Entry {
    /// The number of characters of the longest text that is typed at once, 1,000.
    private static let mostKeys = 1000

    fileprivate var brokenRule: String? {
        if path.points.isEmpty { return "has no point" }
        if kind == .keys, !(1...Self.mostKeys).contains(typed.count) {
            return "types \(typed.count) characters, but that must be from 1 to \(Self.mostKeys)"
        }
        if path.isStepped, path.points.count < 2 {
            return "has one point, but a touch lasts for a tick or more"
        }
        if let time = path.times.first(where: { !$0.isFinite }) {
            return "has the time \(time), which is no time"
        }
        if let time = path.times.first(where: { $0 < 0 }) {
            return "has the time \(time) s, but a film starts at 0"
        }
        if !(path.hold >= 0) { return "holds for \(path.hold) s, but that must be 0 or more" }
        return brokenPath ?? brokenPace
    }

    private var brokenPath: String? {
        let limit = Limit.coordinate
        if let point = path.points.first(where: { !limit.allows($0) }) {
            return "has the point (\(point.x), \(point.y)), but both numbers must be \(limit.rule)"
        }
        guard kind == .tilt, let tilt = path.points.first(where: { max(abs($0.x), abs($0.y)) > 1 }) else {
            return nil
        }
        return "has the attitude (\(tilt.x), \(tilt.y)), but both numbers must be from -1 to 1"
    }

    private var brokenPace: String? {
        if let (early, late) = zip(path.times, path.times.dropFirst()).first(where: { $0 >= $1 }) {
            return "goes from \(early) s to \(late) s, but each time must be later than the one before"
        }
        if path.begin + path.hold > path.end {
            return "rests for \(path.hold) s (hold:) before it moves, but lasts only from \(path.begin) s to "
                + "\(path.end) s; a pan(along:from:to:) moves at once"
        }
        return nil
    }

    fileprivate func brokenOrder(after earlier: TimeInterval) -> String? {
        guard begin < earlier else { return nil }
        return "begins at \(begin) s, before the entry above it at \(earlier) s, but entries must be in the "
            + "order of their times"
    }
}
