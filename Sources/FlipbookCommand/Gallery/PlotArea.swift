import Foundation

/// Where the panels of a plot stand in its picture, so that the page can mark the moment that the film shows.
/// The plot spans the film's time from the left side to the right one.
struct PlotArea: Equatable {
    /// The sides as shares of the picture's width and height, 0...1.
    let left, right, top, bottom: Double

    /// Reads a plot's SVG: the grid of its sheet `time` goes through all panels; nil without one.
    init?(svg: String) {
        let number = #"(\d+(?:\.\d+)?)"#
        let size = Self.numbers(of: "<svg [^>]*viewBox=\"0 0 \(number) \(number)\"", in: svg).first
        guard let size, let start = svg.range(of: "<g id=\"time\">")?.upperBound else { return nil }
        let sheet = svg[start...].components(separatedBy: "</g>")[0]
        let lines = Self.numbers(of: " d=\"M\(number),\(number) L\(number),\(number)\"", in: sheet)
        // The lowest line lies below the last panel; ticks hang from it.
        guard let base = lines.first(where: { $0[1] == $0[3] && $0[0] < $0[2] }) else { return nil }
        (left, right) = (base[0] / size[0], base[2] / size[0])
        (top, bottom) = (lines.map { $0[1] }.min()! / size[1], base[1] / size[1])
    }

    /// `0.1 0.9 0.2 0.8`: left, right, top, bottom.
    var text: String { [left, right, top, bottom].map { String(format: "%.5g", $0) }.joined(separator: " ") }

    private static func numbers(of pattern: String, in text: String) -> [[Double]] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let all = NSRange(text.startIndex..., in: text)
        return expression.matches(in: text, range: all).map { match in
            (1..<match.numberOfRanges).compactMap { group in
                Range(match.range(at: group), in: text).flatMap { Double(text[$0]) }
            }
        }
    }
}
