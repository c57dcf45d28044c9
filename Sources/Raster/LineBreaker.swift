import CoreGeometry

/// Breaks a text into lines as UIKit's labels do: at newlines, at spaces, within a word only when it is wider than a line.
struct LineBreaker {
    let typeface: Typeface
    /// The greatest width of a line in points.
    let width: CGFloat
    /// The greatest number of lines, 0 for any; the last one ends with an ellipsis when something had to be left out.
    let lineLimit: Int

    private static let ellipsis = "…"
    // A frame that was made from a measured size has lost some last bits on its way; a thousandth of a point is not seen.
    private static let slack = 0.001

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

    /// The lines of one paragraph; `room` is how many there may be, no limit when it is below 1.
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

/// A text without newlines and where each of its characters stands if it were one line.
private struct Paragraph {
    private let characters: [Character]
    private let edges: [CGFloat]

    init(_ string: String, typeface: Typeface) throws {
        characters = Array(string)
        edges = try typeface.edges(of: characters)
    }

    var count: Int { characters.count }

    /// The last end of a piece from `start` that is no wider than `width`.
    func lastIndex(from start: Int, width: CGFloat) -> Int {
        var end = start
        while end < count, edges[end + 1] - edges[start] <= width { end += 1 }
        return end
    }

    /// Where the line from `start` ends: before a space, or within a word that has the line for itself, after one character at least.
    func endOfLine(from start: Int, width: CGFloat) -> Int {
        let limit = lastIndex(from: start, width: width)
        if limit == count || characters[limit] == " " { return limit }
        let firstLetter = characters[start..<limit].firstIndex { $0 != " " } ?? limit
        return characters[firstLetter..<limit].lastIndex(of: " ") ?? max(limit, start + 1)
    }

    /// Where the next line starts: after the spaces at which the line was broken.
    func startOfLine(after end: Int) -> Int {
        characters[end...].firstIndex { $0 != " " } ?? count
    }

    /// The characters of a line, without the spaces at its end.
    func line(from start: Int, to end: Int) -> String {
        let last = characters[start..<end].lastIndex { $0 != " " }
        return last.map { String(characters[start...$0]) } ?? ""
    }
}
