import CoreGeometry

/// The line breaking of UIKit's labels: at newlines, at spaces, and within a word only when it is wider than
/// a line.
struct LineBreaker {
    let typeface: Typeface
    /// The largest width of a line, in points.
    let width: CGFloat
    /// The largest number of lines, 0 or less for any; the last one ends with an ellipsis when text is left
    /// out.
    let lineLimit: Int

    private static let ellipsis = "…"
    /// The tolerance of the width, a thousandth of a point, which is not visible: a frame made from a
    /// measured size can be smaller by rounding errors.
    private static let slack = 0.001

    /// Returns the lines of a text.
    func lines(of string: String) throws -> [String] {
        let paragraphs = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var lines: [String] = []
        for (index, paragraph) in paragraphs.enumerated() {
            let isLast = index == paragraphs.count - 1
            let paragraph = try Paragraph(String(paragraph).withoutControls, typeface: typeface)
            lines += try self.lines(of: paragraph, room: lineLimit - lines.count, isLast: isLast)
            if lines.count == lineLimit { break }
        }
        return lines
    }

    /// Returns the lines of one paragraph; `room` is the largest number of lines, without a limit when it is
    /// below 1.
    private func lines(of paragraph: Paragraph, room: Int, isLast: Bool) throws -> [String] {
        var lines: [String] = []
        var start = 0
        repeat {
            let end = paragraph.endOfLine(from: start, width: width + LineBreaker.slack)
            let next = paragraph.startOfLine(after: end)
            if lines.count == room - 1, next < paragraph.count || !isLast {
                return lines + [try truncatedLine(of: paragraph, from: start)]
            }
            lines.append(paragraph.line(from: start, to: end))
            start = next
        } while start < paragraph.count
        return lines
    }

    private func truncatedLine(of paragraph: Paragraph, from start: Int) throws -> String {
        let rest = width + LineBreaker.slack - (try typeface.width(of: LineBreaker.ellipsis))
        let end = paragraph.lastIndex(from: start, width: rest)
        return paragraph.line(from: start, to: end) + LineBreaker.ellipsis
    }
}

/// A text without newlines, with the horizontal position of each of its characters on a single line.
private struct Paragraph {
    private let characters: [Character]
    private let edges: [CGFloat]

    init(_ string: String, typeface: Typeface) throws {
        characters = Array(string)
        edges = try typeface.edges(of: characters)
    }

    var count: Int { characters.count }

    /// Returns the last end of a range from `start` that is no wider than `width`.
    func lastIndex(from start: Int, width: CGFloat) -> Int {
        var end = start
        while end < count, edges[end + 1] - edges[start] <= width { end += 1 }
        return end
    }

    /// Returns the end of the line from `start`: before a space, or, within a word that has the line to
    /// itself, after at least one character.
    func endOfLine(from start: Int, width: CGFloat) -> Int {
        let limit = lastIndex(from: start, width: width)
        if limit == count || characters[limit] == " " { return limit }
        let firstLetter = characters[start..<limit].firstIndex { $0 != " " } ?? limit
        return characters[firstLetter..<limit].lastIndex(of: " ") ?? max(limit, start + 1)
    }

    /// Returns the start of the next line: after the spaces at which the line was broken.
    func startOfLine(after end: Int) -> Int {
        characters[end...].firstIndex { $0 != " " } ?? count
    }

    /// Returns the characters of a line, without the spaces at its end.
    func line(from start: Int, to end: Int) -> String {
        let last = characters[start..<end].lastIndex { $0 != " " }
        return last.map { String(characters[start...$0]) } ?? ""
    }
}
