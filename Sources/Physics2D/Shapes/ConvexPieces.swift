// Ear clipping: every simple polygon of more than three corners has an ear, a convex corner whose triangle
// with its two neighbors contains no other corner. Clipping ears one after the other leaves triangles; the
// roundest ear goes first, to avoid slivers. Then cuts are removed, the longest first, wherever the two
// pieces at a cut form a convex piece together (Hertel and Mehlhorn 1983): at most four times the minimum
// number of pieces remains. No cut adds a point, so the pieces cover the polygon's area exactly.

/// Returns a convex decomposition of a polygon, given by its corners in either winding: pieces that together
/// cover its area. A convex polygon of up to 255 corners is one piece. Each piece has 3 to 255 corners.
///
/// Returns nil for an outline that crosses or touches itself, has no area, or has corners that are not
/// finite.
public func convexPieces(of corners: [Vector2]) -> [[Vector2]]? {
    guard let outline = Outline(corners), !outline.crossesItself else { return nil }
    if outline.isConvex, outline.points.count <= ConvexPolygon.maximumCornerCount { return [outline.points] }
    var cutting = EarClipping(outline.points)
    guard cutting.cutEars() else { return nil }
    cutting.join()
    return cutting.pieces.map { $0.map { outline.points[$0] } }
}

/// The decomposition of one polygon.
private struct EarClipping {
    let points: [Vector2]
    /// The pieces, as indices of points.
    var pieces: [[Int]] = []

    init(_ points: [Vector2]) {
        self.points = points
    }

    // MARK: Ears

    /// Cuts the polygon into triangles; returns false when there is no ear, which a simple polygon always
    /// has.
    mutating func cutEars() -> Bool {
        var rest = Array(points.indices)
        while rest.count > 3 {
            guard let ear = bestEar(of: rest) else { return false }
            pieces.append(triangle(at: ear, of: rest))
            rest.remove(at: ear)
        }
        pieces.append(rest)
        return true
    }

    private func bestEar(of rest: [Int]) -> Int? {
        var best: (index: Int, roundness: Double)?
        for index in rest.indices {
            let corners = triangle(at: index, of: rest)
            let roundness = roundness(of: corners)
            if roundness > best?.roundness ?? 0, !rest.contains(where: { isInside($0, corners) }) {
                best = (index, roundness)
            }
        }
        return best?.index
    }

    private func triangle(at index: Int, of rest: [Int]) -> [Int] {
        [rest[(index + rest.count - 1) % rest.count], rest[index], rest[(index + 1) % rest.count]]
    }

    /// Returns twice the area of a triangle divided by the square of its longest side: small for slivers, 0
    /// or less for a corner that is not convex.
    private func roundness(of corners: [Int]) -> Double {
        let (a, b, c) = (points[corners[0]], points[corners[1]], points[corners[2]])
        let longest = max((b - a).lengthSquared, (c - b).lengthSquared, (a - c).lengthSquared)
        return orientation(a, b, c) / Double(longest)
    }

    private func isInside(_ point: Int, _ corners: [Int]) -> Bool {
        guard !corners.contains(point) else { return false }
        let (a, b, c) = (points[corners[0]], points[corners[1]], points[corners[2]])
        let p = points[point]
        return orientation(a, b, p) >= 0 && orientation(b, c, p) >= 0 && orientation(c, a, p) >= 0
    }

    // MARK: Joining

    private struct Diagonal {
        let first: Int
        let second: Int
        let length: Float
    }

    /// Removes every cut whose two sides form a convex piece of at most 255 corners together.
    mutating func join() {
        for cut in cuts {
            guard let left = pieces.firstIndex(where: { $0.runs(from: cut.first, to: cut.second) }),
                let right = pieces.firstIndex(where: { $0.runs(from: cut.second, to: cut.first) })
            else { continue }
            let whole = pieces[left].joined(with: pieces[right], along: cut.first, cut.second)
            guard whole.count <= ConvexPolygon.maximumCornerCount, isConvex(whole) else { continue }
            pieces[left] = whole
            pieces.remove(at: right)
        }
    }

    /// The sides that two pieces share, the longest first.
    private var cuts: [Diagonal] {
        var cuts: [Diagonal] = []
        for piece in pieces {
            for (i, first) in piece.enumerated() {
                let second = piece[(i + 1) % piece.count]
                let isOutline = second == (first + 1) % points.count
                if first < second, !isOutline, !(first == 0 && second == points.count - 1) {
                    cuts.append(
                        Diagonal(
                            first: first, second: second, length: (points[second] - points[first]).length))
                }
            }
        }
        return cuts.sorted { ($1.length, $0.first, $0.second) < ($0.length, $1.first, $1.second) }
    }

    private func isConvex(_ piece: [Int]) -> Bool {
        piece.indices.allSatisfy { i in
            let (a, b) = (piece[i], piece[(i + 1) % piece.count])
            return orientation(points[a], points[b], points[piece[(i + 2) % piece.count]]) > 0
        }
    }
}

extension [Int] {
    /// Returns whether one of the piece's sides runs from a corner to another.
    fileprivate func runs(from first: Int, to second: Int) -> Bool {
        guard let index = firstIndex(of: first) else { return false }
        return self[(index + 1) % count] == second
    }

    /// Returns the union of this piece, which has a side from `first` to `second`, and another, which has the
    /// side in the opposite direction, without that side.
    fileprivate func joined(with other: [Int], along first: Int, _ second: Int) -> [Int] {
        rotated(to: second) + other.rotated(to: first).dropFirst().dropLast()
    }

    private func rotated(to corner: Int) -> [Int] {
        guard let index = firstIndex(of: corner) else { return self }
        return Array(self[index...] + self[..<index])
    }
}
