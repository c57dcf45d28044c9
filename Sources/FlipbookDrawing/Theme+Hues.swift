import CoreGeometry
import FlipbookCore
import Picture

extension Theme {
    /// Returns a series number for each item. An item gets the series whose hue is nearest to its own color
    /// if the two hues differ by less than 50 degrees and no earlier item has that series; otherwise it gets
    /// the first free series. Numbers beyond the last series repeat the colors with other dashes.
    func seriesNumbers(for colors: [Color?]) -> [Int] {
        var numbers = [Int?](repeating: nil, count: colors.count)
        var isFree = [Bool](repeating: true, count: series.count)
        for (index, color) in colors.enumerated() {
            guard let color, let nearest = seriesNumber(nearest: color), isFree[nearest] else { continue }
            (numbers[index], isFree[nearest]) = (nearest, false)
        }
        var rest = (0..<series.count).filter { isFree[$0] }.makeIterator()
        var beyond = series.count
        return numbers.map { number in
            if let number = number ?? rest.next() { return number }
            defer { beyond += 1 }
            return beyond
        }
    }

    /// Returns the series whose hue is nearest to a color's, or the first gray series for a gray color; nil
    /// when no hue lies within 50 degrees.
    private func seriesNumber(nearest color: Color) -> Int? {
        let own = OKLab(color)
        let isGray = own.chroma < Self.leastChroma
        let candidates = series.indices.filter { (OKLab(series[$0]).chroma < Self.leastChroma) == isGray }
        if isGray { return candidates.first }
        let differences = candidates.map { ($0, OKLab(series[$0]).hueDifference(from: own)) }
        return differences.filter { $0.1 < 50 * .pi / 180 }.min { $0.1 < $1.1 }?.0
    }

    /// The Oklab chroma below which a color counts as gray.
    private static let leastChroma = 0.04
}

extension OKLab {
    fileprivate var chroma: Double { (a * a + b * b).squareRoot() }

    /// Returns the angle between two hues, in radians, 0 to pi.
    fileprivate func hueDifference(from other: OKLab) -> Double {
        abs(arcTangent(y: a * other.b - b * other.a, x: a * other.a + b * other.b))
    }
}
