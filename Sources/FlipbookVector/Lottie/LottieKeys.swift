import FlipbookCore
import Picture

// Tracks as animated properties of Lottie.

extension Track {
    /// The track as an animated number.
    var lottie: JSONText {
        if let constant { return .object([("a", .number(0)), ("k", .number(constant, decimals: 4))]) }
        let list = keys.indices.map { index -> JSONText in
            let key = keys[index]
            let next = index + 1 < keys.count ? keys[index + 1] : nil
            let value = JSONText.list([.number(key.value, decimals: 3)])
            return .object([("t", .number(Double(key.frame))), ("s", value)] + key.lottieCurve(to: next))
        }
        return .object([("a", .number(1)), ("k", .list(list))])
    }

    /// The track as animated numbers of two equal components.
    var lottiePair: JSONText {
        if let constant {
            return .object([
                ("a", .number(0)),
                ("k", .list([.number(constant, decimals: 4), .number(constant, decimals: 4)])),
            ])
        }
        let list = keys.indices.map { index -> JSONText in
            let key = keys[index]
            let next = index + 1 < keys.count ? keys[index + 1] : nil
            return .object(
                [("t", .number(Double(key.frame))), ("s", .numbers([key.value, key.value]))]
                    + key.lottieCurve(to: next))
        }
        return .object([("a", .number(1)), ("k", .list(list))])
    }
}

extension Track.Key {
    fileprivate func lottieCurve(to next: Track.Key?) -> [(String, JSONText)] {
        guard let next else { return [] }
        guard curve != .hold else { return [("h", .number(1))] }
        guard let (one, two) = easing(to: next) else { return linearEasing }
        let digits = abs(next.value - value) > 50 ? 5 : 4
        func tangent(_ x: Double, _ y: Double) -> JSONText {
            .object([
                ("x", .list([.number(x, decimals: 4)])), ("y", .list([.number(y, decimals: digits)])),
            ])
        }
        // rlottie and ThorVG take curves of one name for the same, and name those without by two decimals.
        let name = JSONText.label("\(one.text(digits)) \(two.text(digits))")
        return [("n", name), ("o", tangent(1.0 / 3, one)), ("i", tangent(2.0 / 3, two))]
    }
}

/// The members of a key that a straight line follows.
private let linearEasing: [(String, JSONText)] = [
    ("o", .object([("x", .list([.number(0)])), ("y", .list([.number(0)]))])),
    ("i", .object([("x", .list([.number(1)])), ("y", .list([.number(1)]))])),
]

extension PolylineTrack {
    /// Returns the track as an animated property whose values a closure writes.
    func lottie(_ value: ([Double]) -> JSONText) -> JSONText {
        if let constant { return .object([("a", .number(0)), ("k", value(constant))]) }
        let list = keys.enumerated().map { index, key -> JSONText in
            let isLast = index + 1 == keys.count
            let curve = isLast ? [] : key.isHeld ? [("h", JSONText.number(1))] : linearEasing
            return .object([("t", .number(Double(key.frame))), ("s", value(key.values))] + curve)
        }
        return .object([("a", .number(1)), ("k", .list(list))])
    }
}

extension [Range<Int>] {
    /// Returns an opacity in percent: 100 in these ranges of frames, otherwise 0.
    func lottieOpacity(frameCount: Int) -> JSONText {
        var keys: [(Int, Double)] = first?.lowerBound == 0 ? [] : [(0, 0)]
        for range in self {
            keys.append((range.lowerBound, 100))
            if range.upperBound < frameCount { keys.append((range.upperBound, 0)) }
        }
        let list = keys.map { frame, value -> JSONText in
            .object([("t", .number(Double(frame))), ("s", .numbers([value])), ("h", .number(1))])
        }
        return .object([("a", .number(1)), ("k", .list(list))])
    }
}

extension JSONText {
    /// Returns a constant property.
    static func still(_ value: JSONText) -> JSONText { .object([("a", .number(0)), ("k", value)]) }
}
