extension [LayerValue] {
    /// Returns a point of the Catmull-Rom curve through the values, between one and the next.
    func curved(_ index: Int, _ t: Double) -> LayerValue {
        curved(index, t) { p0, p1, p2, p3 in
            let cubic: Double = (3 * p1 - p0 - 3 * p2 + p3) * t * t * t
            return p1 + ((p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + cubic) / 2
        }
    }

    /// Returns a point of the curve through the values that has a form at one of them and another one at the
    /// next: Hermite's polynomials with the tangents of the forms.
    func curved(_ index: Int, _ t: Double, _ form: CurveForm, _ next: CurveForm) -> LayerValue {
        guard form != CurveForm() || next != CurveForm() else { return curved(index, t) }
        let (square, cube) = (t * t, t * t * t)
        let progress: Double = 3 * square - 2 * cube
        let ofStart: Double = cube - 2 * square + t
        return curved(index, t) { p0, p1, p2, p3 in
            let way: Double = p2 - p1
            let start = form.departure(before: p1 - p0, after: way)
            let end = next.arrival(before: way, after: p3 - p2)
            let tangents: Double = ofStart * start + (cube - square) * end
            return p1 + progress * way + tangents
        }
    }

    /// Returns a value whose numbers follow from those of the four values around a place; at the ends of the
    /// list the last value counts twice.
    private func curved(
        _ index: Int, _ t: Double, _ number: (Double, Double, Double, Double) -> Double
    ) -> LayerValue {
        let (p1, p2) = (self[index], self[index + 1])
        let (p0, p3) = (self[Swift.max(index - 1, 0)], self[Swift.min(index + 2, count - 1)])
        guard [p0, p1, p3].allSatisfy({ $0.numbers.count == p2.numbers.count }) else {
            return p1.mixed(with: p2, t)
        }
        let numbers = p1.numbers.indices.map { i -> Double in
            number(p0.numbers[i], p1.numbers[i], p2.numbers[i], p3.numbers[i])
        }
        return LayerValue(p1.kind, numbers)
    }
}
