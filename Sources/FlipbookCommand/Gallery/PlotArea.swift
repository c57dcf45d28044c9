import Foundation

/// The area of the panels in a plot's picture, in which the page marks the time that the film shows. The plot
/// covers the film's time from the left side to the right side.
struct PlotArea: Equatable {
    /// The sides as fractions of the picture's width and height, 0...1.
    let left, right, top, bottom: Double

    /// Reads a plot's SVG, in which the grid of the layer `time` crosses all panels. Returns nil for a plot
    /// without this layer.
    init?(svg: String) {
        let number = #"(\d+(?:\.\d+)?)"#
        let size = Self.numbers(of: "<svg [^>]*viewBox=\"0 0 \(number) \(number)\"", in: svg).first
        guard let size, let start = svg.range(of: "<g id=\"time\">")?.upperBound else { return nil }
        let axis = svg[start...].components(separatedBy: "</g>")[0]
        let lines = Self.numbers(of: " d=\"M\(number),\(number) L\(number),\(number)\"", in: axis)
        // The first line is the axis below the lowest panel; the ticks start there.
        guard let base = lines.first(where: { $0[1] == $0[3] && $0[0] < $0[2] }) else { return nil }
        (left, right) = (base[0] / size[0], base[2] / size[0])
        (top, bottom) = (lines.map { $0[1] }.min()! / size[1], base[1] / size[1])
    }

    /// The sides in the order left, right, top, bottom: `0.1 0.9 0.2 0.8`.
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
