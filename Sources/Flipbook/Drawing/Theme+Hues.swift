import CoreGeometry
import Picture

extension Theme {
    /// Returns a number of a series for each of several items: the series whose hue is nearest to the item's own
    /// color, as far as it is within 50 degrees and no item before has it, else the first free one. After
    /// the last series numbers go on, for other dashes.
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

    /// Returns the series of a color's hue, for gray that without a hue; nil when none is near.
    private func seriesNumber(nearest color: Color) -> Int? {
        let own = OKLab(color)
        let isGray = own.chroma < Self.leastChroma
        let candidates = series.indices.filter { (OKLab(series[$0]).chroma < Self.leastChroma) == isGray }
        if isGray { return candidates.first }
        let differences = candidates.map { ($0, OKLab(series[$0]).hueDifference(from: own)) }
        return differences.filter { $0.1 < 50 * .pi / 180 }.min { $0.1 < $1.1 }?.0
    }

    /// The chroma below which a color has no hue that can be named.
    private static let leastChroma = 0.04
}

extension OKLab {
    fileprivate var chroma: Double { (a * a + b * b).squareRoot() }

    /// The angle between two hues, in radians.
    fileprivate func hueDifference(from other: OKLab) -> Double {
        abs(arcTangent(y: a * other.b - b * other.a, x: a * other.a + b * other.b))
    }
}
