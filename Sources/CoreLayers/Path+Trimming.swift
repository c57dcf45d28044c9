package import Picture

extension Path {
    /// Returns the part of the path between two places, from 0 to 1 of its length; subpaths follow one
    /// another. Lengths of curves are exact to about a thousandth.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let pieces = measuredPieces
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total > 0 else { return Path() }
        let (first, last) = (max(0, start) * total, min(1, end) * total)
        var (result, passed) = (Path(), CGFloat(0))
        for piece in pieces {
            let (from, to) = (max(first, passed) - passed, min(last, passed + piece.length) - passed)
            if to > from || (to == from && piece.length == 0) { result.append(piece, from: from, to: to) }
            passed += piece.length
        }
        return result
    }

    private struct MeasuredCurve {
        let curve: CubicCurve
        let length: CGFloat
        let isStart: Bool

        /// Returns the parameter at a length from the start.
        func parameter(at wanted: CGFloat) -> CGFloat {
            if wanted <= 0 { return 0 }
            if wanted >= length { return 1 }
            var passed: CGFloat = 0
            for step in 0..<Path.steps {
                let (from, to) = (
                    CGFloat(step) / CGFloat(Path.steps), CGFloat(step + 1) / CGFloat(Path.steps)
                )
                let part = curve.point(at: from).distance(to: curve.point(at: to))
                if passed + part >= wanted { return from + (to - from) * (wanted - passed) / part }
                passed += part
            }
            return 1
        }
    }

    private static let steps = 64

    private var measuredPieces: [MeasuredCurve] {
        var (pieces, isStart) = ([MeasuredCurve](), true)
        var end = CGPoint(x: CGFloat.nan, y: .nan)
        for curve in KeyframePath(self).curves {
            isStart = curve.start != end
            let length = (0..<Path.steps).reduce(CGFloat(0)) { sum, step in
                let (from, to) = (
                    CGFloat(step) / CGFloat(Path.steps), CGFloat(step + 1) / CGFloat(Path.steps)
                )
                return sum + curve.point(at: from).distance(to: curve.point(at: to))
            }
            pieces.append(MeasuredCurve(curve: curve, length: length, isStart: isStart))
            end = curve.end
        }
        return pieces
    }

    private mutating func append(_ piece: MeasuredCurve, from: CGFloat, to: CGFloat) {
        let part = piece.curve.part(from: piece.parameter(at: from), to: piece.parameter(at: to))
        if elements.isEmpty || piece.isStart { elements.append(.move(part.start)) }
        elements.append(.curve(to: part.end, control1: part.control1, control2: part.control2))
    }
}

extension CubicCurve {
    /// Returns the part of the curve between two parameters, by de Casteljau's construction.
    package func part(from first: CGFloat, to last: CGFloat) -> CubicCurve {
        if first <= 0, last >= 1 { return self }
        let head = split(at: last).0
        return last > 0 ? head.split(at: first / last).1 : head
    }

    private func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        let (a, b, c) = (between(start, control1), between(control1, control2), between(control2, end))
        let (d, e) = (between(a, b), between(b, c))
        let middle = between(d, e)
        return (
            CubicCurve(start: start, control1: a, control2: d, end: middle),
            CubicCurve(start: middle, control1: e, control2: c, end: end)
        )
    }
}
