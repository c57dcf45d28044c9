// The grammar, one entry a line; # begins a comment:
//
//     tap 160,284@0.5
//     press 160,284@1-2
//     pan 100,100:200,300@0.5-1.2
//     pan 100,100:200,300@0.5-1.2,easeIn
//     drag 100,100:200,300@1-2.5
//     pinch 160,284:60:140@1-1.5
//     tilt 0,0:0.8,0.4@3-3.5
//     type Milk\n@1.5
//     touch 30: 60,120 62.5,121*4 70,130
//
// Points are in the coordinates of the scene's view, times in seconds, tilts from -1 to 1. A touch is
// recorded: it begins at a tick, of which a second has 60, and has a point for each tick; see RecordedTouch.

extension InputScript {
    /// An entry that cannot be read.
    public struct TextError: Error, Sendable, Hashable, CustomStringConvertible {
        /// The rule that the entry breaks, with the entry; without a period.
        public let message: String
        /// The number of the line, counted from 1.
        public var line: Int

        init(message: String, line: Int = 1) {
            (self.message, self.line) = (message, line)
        }

        /// The sentence.
        public var description: String { "Line \(line): \(message)." }
    }

    /// The kinds of entries in a text.
    public enum Verb: String, CaseIterable, Sendable {
        /// A tap at a point and time: `tap 160,284@0.5`.
        case tap
        /// A long press at a point from one time to another: `press 160,284@1-2`.
        case press
        /// A pan along points: `pan 100,100:200,300@0.5-1.2`, optionally followed by a comma and a timing
        /// curve.
        case pan
        /// A drag along points, after a rest as long as a long press needs: `drag 100,100:200,300@1-2.5`.
        case drag
        /// Two fingers around a point, whose distance changes: `pinch 160,284:60:140@1-1.5`.
        case pinch
        /// Tilts of the device: `tilt 0,0:0.8,0.4@3-3.5`.
        case tilt
        /// Text that is typed into the field that edits: `type Milk\n@1.5`, where `\n` is the return key.
        case type
        /// A touch as it was recorded, with a point for each tick: `touch 30: 60,120 62.5,121*4 70,130`.
        case touch

        /// An example without the verb.
        public var example: String {
            switch self {
            case .tap: "160,284@0.5"
            case .press: "160,284@1-2"
            case .pan: "100,100:200,300@0.5-1.2"
            case .drag: "100,100:200,300@1-2.5"
            case .pinch: "160,284:60:140@1-1.5"
            case .tilt: "0.8,0.4@1-1.5"
            case .type: #"Milk\n@1.5"#
            case .touch: "30: 60,120 62.5,121*4 70,130"
            }
        }
    }

    /// Reads a script from lines. Entries may be in any order.
    ///
    /// - Throws: `TextError` for the first line that is not an entry, or breaks a rule.
    public init(text: String) throws {
        var entries: [Entry] = []
        var recordedPoints = 0
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let code = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !code.isEmpty else { continue }
            let words = code.split(maxSplits: 1) { $0 == " " || $0 == "\t" }.map(String.init)
            do {
                guard let verb = Verb(rawValue: words[0]), words.count == 2 else {
                    let verbs = Verb.allCases.map(\.rawValue).joined(separator: ", ")
                    throw TextError(message: "“\(code)” begins with none of \(verbs)")
                }
                let new = try Self.entries(verb, words[1])
                if verb == .touch { recordedPoints += new.reduce(0) { $0 + $1.path.points.count } }
                guard recordedPoints <= RecordedTouch.mostPoints else {
                    throw TextError(message: "This touch is one too many: ten fingers last an hour together")
                }
                entries += new
            } catch var error as TextError {
                error.line = index + 1
                throw error
            }
        }
        self.init(entries: entries)
    }

    /// Creates a script from entries in any order.
    public init(entries: [Entry]) {
        // The sort is stable by the places, so that entries of one time keep their order.
        self.init(
            entries.enumerated().sorted { ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset) }
                .map(\.element))
    }

    /// Returns the entries of a verb with its places and times: two fingers for a pinch, otherwise one.
    ///
    /// - Throws: `TextError` with the rule that the text breaks.
    public static func entries(_ verb: Verb, _ text: String) throws -> [Entry] {
        let entries =
            verb == .touch ? [try RecordedTouch(text: text).entry] : try EntryText(verb, text).entries
        if let error = InputScript(entries: entries).validationError {
            throw TextError(message: "“\(verb.rawValue) \(text)”: \(error)")
        }
        return entries
    }
}

/// The parts of an entry's text.
private struct EntryText {
    let verb: InputScript.Verb
    let text: String
    private let points: [[CGFloat]]
    private let times: [TimeInterval]
    private let curve: UIView.AnimationCurve
    private var typed = ""

    private static let curves: [String: UIView.AnimationCurve] = [
        "easeInOut": .easeInOut, "easeIn": .easeIn, "easeOut": .easeOut, "linear": .linear,
    ]

    init(_ verb: InputScript.Verb, _ text: String) throws {
        (self.verb, self.text) = (verb, text)
        var halves = text.split(separator: "@", omittingEmptySubsequences: false)
        if verb == .type, halves.count > 1, let time = halves.popLast() {
            // An address of mail has an @ of its own.
            typed = String(text.dropLast(time.count + 1)).replacing(#"\n"#, with: "\n")
            halves = ["", time]
        }
        guard halves.count == 2 else { throw Self.refusal(verb, text, "needs its time behind an @") }
        let pace = halves[1].split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        let name = pace.count > 1 ? pace[1].trimmingCharacters(in: .whitespaces) : "easeInOut"
        guard let curve = Self.curves[name] else {
            throw Self.refusal(
                verb, text, "has the pace “\(name)”, which is none of easeIn, easeOut, easeInOut, linear")
        }
        self.curve = curve
        func number(_ part: some StringProtocol) throws -> Double {
            let word = part.trimmingCharacters(in: .whitespaces)
            guard let number = Double(decimal: word), number.isFinite else {
                throw Self.refusal(verb, text, "has “\(word)” in place of a number")
            }
            return number
        }
        times = try Self.times(pace[0]).map { try number($0) }
        guard verb != .type else {
            points = []
            return
        }
        points = try halves[0].split(separator: ":", omittingEmptySubsequences: false).map { point in
            try point.split(separator: ",", omittingEmptySubsequences: false).map { CGFloat(try number($0)) }
        }
    }

    /// Returns the two times around a hyphen, or the only one. The hyphen of a number such as 1e-05 does not
    /// separate.
    private static func times(_ text: Substring) -> [Substring] {
        let hyphen = text.indices.first { index in
            text[index] == "-" && index > text.startIndex && !"eE".contains(text[text.index(before: index)])
        }
        return hyphen.map { [text[..<$0], text[text.index(after: $0)...]] } ?? [text]
    }

    private static func refusal(
        _ verb: InputScript.Verb, _ text: String, _ rule: String
    ) -> InputScript.TextError {
        InputScript.TextError(
            message: "“\(verb.rawValue) \(text)” \(rule); write it as in “\(verb.rawValue) \(verb.example)”")
    }

    /// Returns an error that names a rule.
    private func fail(_ rule: String) -> InputScript.TextError { Self.refusal(verb, text, rule) }

    private func places() throws -> [CGPoint] {
        try points.map { point in
            guard point.count == 2 else { throw fail("needs points of two numbers") }
            return CGPoint(x: point[0], y: point[1])
        }
    }

    private func span() throws -> (begin: TimeInterval, end: TimeInterval) {
        guard times.count == 2, times[0] < times[1] else {
            throw fail("needs a time at which it begins and a later one at which it ends")
        }
        return (times[0], times[1])
    }

    var entries: [InputScript.Entry] {
        get throws {
            switch verb {
            case .tap:
                guard times.count == 1, let place = try places().first, points.count == 1 else {
                    throw fail("needs one point and one time")
                }
                return [.tap(at: place, time: times[0])]
            case .press:
                guard points.count == 1, let place = try places().first else { throw fail("needs one point") }
                return [.longPress(at: place, from: try span().begin, to: try span().end)]
            case .pan, .drag:
                let (places, span) = (try places(), try span())
                guard places.count > 1 else { throw fail("needs two points or more") }
                return [
                    verb == .pan
                        ? .pan(along: places, from: span.begin, to: span.end, curve: curve)
                        : .drag(along: places, from: span.begin, to: span.end, curve: curve)
                ]
            case .pinch: return try pinch()
            case .tilt:
                let (places, span) = (try places(), try span())
                let first = places.count == 1 ? [UIOffset.zero] : []
                let attitudes = places.map { UIOffset(horizontal: $0.x, vertical: $0.y) }
                return [.tilt(along: first + attitudes, from: span.begin, to: span.end, curve: curve)]
            case .type:
                guard times.count == 1, !typed.isEmpty else { throw fail("needs a text and one time") }
                return [.type(typed, time: times[0])]
            case .touch: return []
            }
        }
    }

    private func pinch() throws -> [InputScript.Entry] {
        guard points.count == 3, points[0].count == 2, points[1].count == 1, points[2].count == 1 else {
            throw fail("needs a point and two distances")
        }
        let (x, y, span) = (points[0][0], points[0][1], try span())
        return [-0.5, 0.5].map { side in
            .pan(
                along: [points[1][0], points[2][0]].map { CGPoint(x: x + side * $0, y: y) },
                from: span.begin, to: span.end, curve: curve)
        }
    }
}

extension InputScript {
    /// The script in the form that `init(text:)` reads.
    public var text: String { entries.map { $0.text + "\n" }.joined() }
}

extension InputScript.Entry {
    /// The entry's line.
    fileprivate var text: String {
        if path.isStepped { return "touch \(RecordedTouch(self).text)" }
        let points = path.points.map { "\($0.x.brief),\($0.y.brief)" }
        let span = "\(begin.brief)-\(end.brief)"
        let curves: [UIView.AnimationCurve: String] = [
            .easeIn: "easeIn", .easeOut: "easeOut", .linear: "linear",
        ]
        let pace = curves.first { $0.key.timing == path.curve }.map { ",\($0.value)" } ?? ""
        if kind == .keys { return "type \(typed.replacing("\n", with: #"\n"#))@\(begin.brief)" }
        if kind == .tilt { return "tilt \(points.joined(separator: ":"))@\(span)\(pace)" }
        if points.count == 1 {
            return name.hasPrefix("tap") ? "tap \(points[0])@\(begin.brief)" : "press \(points[0])@\(span)"
        }
        return "\(path.hold > 0 ? "drag" : "pan") \(points.joined(separator: ":"))@\(span)\(pace)"
    }
}

extension BinaryFloatingPoint {
    /// The shortest text of the number: with two decimals where that is the number but for rounding.
    var brief: String {
        let short = (Double(self) * 100).rounded() / 100
        let number = abs(short - Double(self)) < 1e-12 ? short : Double(self)
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
