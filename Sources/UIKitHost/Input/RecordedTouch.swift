/// A touch as it was recorded, and its text:
///
///     30: 60,120 62.5,121*4 70,130
///     30: 60,120 62.5,121 cancel
///
/// The number before the colon is that of the tick at which the finger is put down. The points are those of
/// successive ticks, and a point with `*4` is that of four. The finger is lifted at the last point, or the
/// touch is cancelled there.
struct RecordedTouch: Hashable {
    let tick: Int
    let points: [CGPoint]
    let isCancelled: Bool

    /// The largest number of ticks in a script: an hour.
    private static let mostTicks = 3600 * InputScript.ticksPerSecond

    /// The largest number of points in a script: ten fingers for an hour. A short text can repeat points very
    /// often.
    static let mostPoints = 10 * mostTicks

    /// Creates the touch of an entry.
    init(_ entry: InputScript.Entry) {
        tick = Int((entry.begin * Double(InputScript.ticksPerSecond)).rounded())
        (points, isCancelled) = (entry.path.points, entry.isCancelled)
    }

    /// Reads the text behind the verb.
    /// - Throws: `InputScript.TextError` with the rule that the text breaks.
    init(text: String) throws {
        func refusal(_ rule: String) -> InputScript.TextError {
            InputScript.TextError(
                message: "“touch \(text)” \(rule); write it as in “touch \(InputScript.Verb.touch.example)”")
        }
        let halves = text.split(separator: ":", omittingEmptySubsequences: false)
        guard halves.count == 2 else { throw refusal("needs a colon behind its first tick") }
        guard let tick = Int(halves[0].trimmingCharacters(in: .whitespaces)), 0...Self.mostTicks ~= tick
        else {
            throw refusal("needs a whole number from 0 to \(Self.mostTicks) as its first tick")
        }
        var words = halves[1].split { $0 == " " || $0 == "\t" }
        isCancelled = words.last == "cancel"
        if isCancelled { words.removeLast() }
        var points: [CGPoint] = []
        for word in words {
            guard let (point, count) = Self.point(word) else {
                throw refusal("has “\(word)” in place of a point")
            }
            guard tick + points.count + count <= Self.mostTicks + 1 else {
                throw refusal("goes on after tick \(Self.mostTicks)")
            }
            points += Array(repeating: point, count: count)
        }
        guard points.count > 1 else { throw refusal("needs the points of two ticks or more") }
        (self.tick, self.points) = (tick, points)
    }

    /// Returns the point of a word such as `62.5,121*4`, and the number of its ticks.
    private static func point(_ word: Substring) -> (point: CGPoint, count: Int)? {
        let parts = word.split(separator: "*", omittingEmptySubsequences: false)
        let numbers = parts[0].split(separator: ",", omittingEmptySubsequences: false).map {
            Double(decimal: $0)
        }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite,
            let count = parts.count == 1 ? 1 : Int(parts[1]), parts.count <= 2, 1...(mostTicks + 1) ~= count
        else { return nil }
        return (CGPoint(x: x, y: y), count)
    }

    /// The entry of a script.
    var entry: InputScript.Entry {
        .touch(through: points, fromTick: tick, isCancelled: isCancelled)
    }

    /// The text behind the verb.
    var text: String {
        var words: [String] = []
        var rest = points[...]
        while let point = rest.first {
            let count = rest.prefix { $0 == point }.count
            words.append("\(point.x.brief),\(point.y.brief)" + (count > 1 ? "*\(count)" : ""))
            rest = rest.dropFirst(count)
        }
        if isCancelled { words.append("cancel") }
        return "\(tick): " + words.joined(separator: " ")
    }
}
