package import CoreGeometry

extension SystemFont {
    /// The height of letters above the baseline, in points.
    package var ascender: CGFloat { points(1950) }

    /// The depth of letters below the baseline, in points; negative.
    package var descender: CGFloat { points(-494) }

    /// The distance between baselines, in points.
    package var lineHeight: CGFloat { points(2444) }

    /// The height of capital letters, in points.
    package var capHeight: CGFloat { points(1443) }

    /// The height of small letters, in points: between those of the masters, in whole units.
    package var xHeight: CGFloat {
        let masters: AdvanceTable.Row =
            isMonospaced
            ? [1083, 1083, 1117, 1083, 1083, 1083, 1117, 1083]
            : [1076, 1078, 1124, 1078, 1040, 1040, 1104, 1040]
        return points(value(of: masters).rounded())
    }

    private func points(_ units: Double) -> CGFloat { CGFloat(units * size / SystemFont.unitsPerEm) }
}

extension SystemFont {
    /// The boldness of a raw value of UIFont.Weight, from advances at the nine weights.
    static let boldness = Knots([
        (-0.8, -0.925), (-0.6, -0.725), (-0.4, -0.315), (0, 0), (0.23, 11 / 60), (0.3, 19 / 60), (0.4, 0.5),
        (0.56, 46 / 60), (0.62, 1),
    ])

    /// The optical size of a size in points, from advances at 17.5 to 28 points.
    static let opticalSize = Knots([(17, 0), (19, 1 / 11), (24, 9 / 11), (28, 1)])

    /// The tracking at a size in points, in 1/2048 em, of which the font takes whole units, rounded down.
    ///
    /// Measured at 8 to 40 points. Above, and below 8 points, Apple's Human Interface Guidelines list it
    /// ("Typography, Specifications, Tracking values") in thousandths of the em square, which are half of
    /// these units.
    static let tracking = Knots([
        (6, 82), (7, 68), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32),
        (16, -40), (17, -52), (18, -50), (19, -48), (20, -46), (22, -24), (24, 6), (28, 28), (32, 26),
        (36, 21), (40, 19), (44, 17), (56, 12), (60, 10), (72, 6), (80, 4), (88, 2), (96, 0),
    ])

    /// A function given by its values at some places, linear between them and constant outside.
    struct Knots: Sendable {
        private let points: [(place: Double, value: Double)]

        init(_ points: [(place: Double, value: Double)]) { self.points = points }

        /// Returns the value at a place.
        func value(at place: Double) -> Double {
            guard let next = points.firstIndex(where: { $0.place >= place }) else {
                return points[points.count - 1].value
            }
            guard next > 0, points[next].place > place else { return points[next].value }
            let (start, end) = (points[next - 1], points[next])
            return start.value + (end.value - start.value) * (place - start.place) / (end.place - start.place)
        }
    }
}
