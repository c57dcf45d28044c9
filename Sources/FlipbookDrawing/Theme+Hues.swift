import CoreGeometry
import FlipbookCore
import Picture

extension Theme {
    /// Returns a series number for each item. Of all items and series whose hues differ by less than 50
    /// degrees, the pair that differs least is taken first, and each series is taken once; the other items
    /// get the first free series. Numbers beyond the last series repeat the colors with other dashes.
    func seriesNumbers(for colors: [Color?]) -> [Int] {
        var numbers = [Int?](repeating: nil, count: colors.count)
        var isFree = [Bool](repeating: true, count: series.count)
        var pairs: [(index: Int, number: Int, difference: Double)] = []
        for (index, color) in colors.enumerated() {
            guard let color else { continue }
            for near in seriesNear(color) { pairs.append((index, near.number, near.difference)) }
        }
        for pair in pairs.sorted(by: { ($0.difference, $0.index) < ($1.difference, $1.index) })
        where numbers[pair.index] == nil && isFree[pair.number] {
            (numbers[pair.index], isFree[pair.number]) = (pair.number, false)
        }
        var rest = (0..<series.count).filter { isFree[$0] }.makeIterator()
        var beyond = series.count
        return numbers.map { number in
            if let number = number ?? rest.next() { return number }
            defer { beyond += 1 }
            return beyond
        }
    }

    /// Returns the series whose hues lie within 50 degrees of a color's, with the differences in radians, or
    /// the first gray series for a gray color.
    private func seriesNear(_ color: Color) -> [(number: Int, difference: Double)] {
        let own = OKLab(color)
        let isGray = own.chroma < Self.leastChroma
        let candidates = series.indices.filter { (OKLab(series[$0]).chroma < Self.leastChroma) == isGray }
        if isGray { return candidates.prefix(1).map { (number: $0, difference: 0.0) } }
        return candidates.map { (number: $0, difference: OKLab(series[$0]).hueDifference(from: own)) }
            .filter { $0.difference < 50 * Double.pi / 180 }
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
