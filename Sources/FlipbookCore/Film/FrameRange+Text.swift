import Foundation

extension FrameRange {
    /// Parses a range such as `7`, `0-119`, `0-119:2` or `1-10:2,15`; spaces around numbers are
    /// ignored.
    ///
    /// Ranges run forward, their steps are at least 1, and they do not overlap. Their order is free.
    /// - Throws: `FilmError.invalid` with the part that is wrong and an example.
    public init(_ text: String) throws {
        try self.init(text, openEnd: nil)
    }

    /// Reads a range whose parts may leave their end open, such as `30-` or `30-:2`.
    /// - Parameter openEnd: the frame at an open end, above `highest`; nil where no end may be open.
    init(_ text: String, openEnd: Int?) throws {
        let parts = try text.split(separator: ",", omittingEmptySubsequences: false)
            .map { (text: $0.filter { $0 != " " }, run: try Run(parsing: $0, of: text, openEnd)) }
            .sorted { $0.run.first < $1.run.first }
        for (part, next) in zip(parts, parts.dropFirst()) where part.run.last >= next.run.first {
            throw FilmError.invalid(
                "The frame range “\(text)” is wrong: “\(part.text)” and “\(next.text)” overlap. Right is "
                    + "“0-9,10-20:2”.")
        }
        self.init(runs: parts.map(\.run))
    }

    /// The highest number that can be typed, above that of any film's frame.
    static let highest = 999_999_999
}

extension FrameRange: CustomStringConvertible {
    /// The range as text that the parser accepts, in increasing order.
    public var description: String { runs.map(\.description).joined(separator: ",") }
}

extension FrameRange: Codable {
    /// Decodes the range from its text.
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the range as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension FrameRange.Run: CustomStringConvertible {
    var description: String {
        if first == last { return "\(first)" }
        return step == 1 ? "\(first)-\(last)" : "\(first)-\(last):\(step)"
    }

    /// Parses `first`, `first-last` or `first-last:step`; also `first-` and `first-:step` where an end may be
    /// open.
    fileprivate init(parsing part: Substring, of text: String, _ openEnd: Int?) throws {
        func wrong(_ reason: String) -> FilmError {
            let open = openEnd == nil ? "" : "“30-”, "
            return .invalid(
                "The frame range “\(text)” is wrong: \(reason) Right is “7”, “0-119”, “0-119:2”, \(open)or "
                    + "“1-10:2,15”.")
        }
        let words = part.split(separator: " ")
        for (word, next) in zip(words, words.dropFirst())
        where word.last?.isNumber == true && next.first?.isNumber == true {
            throw wrong("a number in “\(part)” has a space.")
        }
        let trimmed = words.joined()[...]
        if trimmed.isEmpty { throw wrong("a part of it is empty.") }
        if trimmed.hasPrefix("-") { throw wrong("frames count from 0, so “\(trimmed)” is none.") }

        let bounds = trimmed.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let ends = bounds[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let isOpen = openEnd != nil && ends.count == 2 && ends[1].isEmpty
        guard let first = number(ends[0]),
            let last = isOpen ? openEnd : number(ends[ends.count - 1])
        else { throw wrong("“\(trimmed)” is neither a frame nor a range of frames.") }
        if last < first { throw wrong("“\(trimmed)” runs backwards.") }

        guard bounds.count > 1 else {
            self.init(first: first, last: last, step: 1)
            return
        }
        guard ends.count > 1 else { throw wrong("“\(trimmed)” has a step but no end.") }
        guard let step = number(bounds[1]), step > 0 else {
            throw wrong("the step in “\(trimmed)” has to be a whole number of at least 1.")
        }
        self.init(first: first, last: last, step: step)
    }
}

/// Parses a number of one to nine ASCII digits, or returns nil for any other text.
private func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.count <= 9, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
}
