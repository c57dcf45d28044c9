// Two boxes are apart when along one of the four axes of their sides they are. Seen from the first box, whose
// middle is the origin and whose sides are the axes, the other's middle stands at d and its axes are the
// columns of a turn (c, s). Along the first box's x the other reaches |c| w + |s| h from its middle, so the gap
// is |d.x| - W - (|c| w + |s| h), and likewise for the other axes: no corner is looked at. The axis with the
// largest gap is the face; the other box's side that faces it most is cut to the face's width, and of its
// ends those that lie within the skins are the touching points.

/// Where two shapes touch in the world.
struct Touch {
    var normal = Vector2.zero
    /// The points halfway between the skins.
    var points = (Vector2.zero, Vector2.zero)
    /// How far apart the skins are there; below 0 where they overlap.
    var separations = (Float(0), Float(0))
    var features = SIMD2<UInt32>.zero
    var count = 0
}

/// Four boxes, a lane each.
struct FourBoxes {
    var x, y, cosine, sine: Lanes
    var width, height, skin: Lanes
    var friction: Lanes
    var restitution: Lanes

    @inline(__always) init(
        _ p: UnsafePointer<PlacedShape>, _ q: UnsafePointer<PlacedShape>, _ r: UnsafePointer<PlacedShape>,
        _ s: UnsafePointer<PlacedShape>
    ) {
        let frame = FourBodies(p, q, r, s)
        let step = MemoryLayout<Lanes>.stride
        let size = FourBodies(
            UnsafeRawPointer(p) + step, UnsafeRawPointer(q) + step, UnsafeRawPointer(r) + step,
            UnsafeRawPointer(s) + step)
        (x, y, cosine, sine) = (frame.x, frame.y, frame.turn, frame.extra)
        (width, height, skin, friction) = (size.x, size.y, size.turn, size.extra)
        restitution = Lanes(
            p.pointee.restitution, q.pointee.restitution, r.pointee.restitution, s.pointee.restitution)
    }
}

/// Where four pairs of boxes touch: the normals from the first to the second, and two points each with the
/// gaps between the skins there and what made them. A pair that has one point has it twice.
struct FourTouches {
    typealias Mask = SIMDMask<SIMD4<Int32>>

    var normalX, normalY: Lanes
    var firstX, firstY, firstGap: Lanes
    var secondX, secondY, secondGap: Lanes
    var firstFeature, secondFeature: SIMD4<UInt32>
    var isTouching, hasTwo: Mask
}

extension FourTouches {
    /// Where four pairs of boxes touch; nil when none does.
    @inline(__always) init?(_ a: FourBoxes, _ b: FourBoxes) {
        let skin = a.skin + b.skin
        let (wayX, wayY) = (b.x - a.x, b.y - a.y)
        let c = a.cosine * b.cosine + a.sine * b.sine
        let s = a.cosine * b.sine - a.sine * b.cosine
        let (c1, s1) = (magnitude(c), magnitude(s))
        let dx = a.cosine * wayX + a.sine * wayY
        let dy = a.cosine * wayY - a.sine * wayX
        let ax = magnitude(dx) - a.width - (c1 * b.width + s1 * b.height)
        let ay = magnitude(dy) - a.height - (s1 * b.width + c1 * b.height)
        let (ex, ey) = (c * dx + s * dy, c * dy - s * dx)
        let bx = magnitude(ex) - b.width - (c1 * a.width + s1 * a.height)
        let by = magnitude(ey) - b.height - (s1 * a.width + c1 * a.height)
        let (gapOfA, gapOfB) = (most(ax, ay), most(bx, by))
        let isNear = (gapOfA .<= skin) .& (gapOfB .<= skin)
        guard any(isNear) else { return nil }
        // The first box's face is preferred, so that the choice does not flicker when both are equally deep.
        let isSecond = gapOfB .> gapOfA + 0.1 * Tuning.linearSlop
        let isUpright = (isSecond .& (by .> bx)) .| (.!isSecond .& (ay .> ax))
        let view = FaceView(
            dx: choose(isSecond, -ex, dx), dy: choose(isSecond, -ey, dy), cosine: c,
            sine: choose(isSecond, -s, s), width: choose(isSecond, b.width, a.width),
            height: choose(isSecond, b.height, a.height), otherWidth: choose(isSecond, a.width, b.width),
            otherHeight: choose(isSecond, a.height, b.height), skin: skin, isUpright: isUpright,
            isSecond: isSecond)
        let cut = view.cut
        let (cosine, sine) =
            (choose(isSecond, b.cosine, a.cosine), choose(isSecond, b.sine, a.sine))
        let side = cut.side
        let (nx, ny) = (side * choose(isUpright, -sine, cosine), side * choose(isUpright, cosine, sine))
        let (tx, ty) = (choose(isUpright, cosine, -sine), choose(isUpright, sine, cosine))
        let baseX = choose(isSecond, b.x, a.x) + cut.depth * nx
        let baseY = choose(isSecond, b.y, a.y) + cut.depth * ny
        let skinStep = choose(isSecond, b.skin - a.skin, a.skin - b.skin)

        let isTouching = isNear .& .!cut.misses
        let hasStart = isTouching .& (cut.startGap .<= skin)
        let hasEnd = isTouching .& (cut.endGap .<= skin)
        self.isTouching = hasStart .| hasEnd
        hasTwo = hasStart .& hasEnd
        let (first, firstAlong) =
            (choose(hasStart, cut.startGap, cut.endGap), choose(hasStart, cut.start, cut.end))
        let (second, secondAlong) =
            (choose(hasEnd, cut.endGap, first), choose(hasEnd, cut.end, firstAlong))
        let (firstOut, secondOut) = (0.5 * (first + skinStep), 0.5 * (second + skinStep))
        (normalX, normalY) = (choose(isSecond, -nx, nx), choose(isSecond, -ny, ny))
        (firstX, firstY) = (
            baseX + firstOut * nx + firstAlong * tx, baseY + firstOut * ny + firstAlong * ty
        )
        (secondX, secondY) = (
            baseX + secondOut * nx + secondAlong * tx, baseY + secondOut * ny + secondAlong * ty
        )
        (firstGap, secondGap) = (first - skin, second - skin)
        firstFeature = cut.endFeature.replacing(with: cut.startFeature, where: hasStart)
        secondFeature = cut.endFeature
    }
}

/// Pairs of boxes as seen from the one that has the face: the other's middle stands at d, turned by a cosine
/// and a sine.
private struct FaceView {
    var dx, dy, cosine, sine: Lanes
    var width, height, otherWidth, otherHeight: Lanes
    /// Both skins together.
    var skin: Lanes
    /// Whether the face looks along y, and whether it is the second box's.
    var isUpright, isSecond: FourTouches.Mask

    /// The other's side that faces the face, cut to its width: how far in front of the face its ends are,
    /// where along it, and what made them.
    struct Cut {
        var side, depth: Lanes
        var start, end, startGap, endGap: Lanes
        var startFeature, endFeature: SIMD4<UInt32>
        var misses: FourTouches.Mask
    }

    // The first coordinate is along the normal, the second along the face.
    @inline(__always) var cut: Cut {
        let (far, along) = (choose(isUpright, dy, dx), choose(isUpright, dx, dy))
        let (depth, reach) = (choose(isUpright, height, width), choose(isUpright, width, height))
        let (xOut, xAlong) = (choose(isUpright, sine, cosine), choose(isUpright, cosine, sine))
        let (yOut, yAlong) = (choose(isUpright, cosine, -sine), choose(isUpright, -sine, cosine))
        let side = choose(far .>= 0, Lanes(repeating: 1), Lanes(repeating: -1))
        // It is one of the other's x sides when its x axis is the steeper one.
        let isX = magnitude(xOut) .>= magnitude(yOut)
        let (out, outAlong) = (choose(isX, xOut, yOut), choose(isX, xAlong, yAlong))
        let (edge, edgeAlong) = (choose(isX, yOut, xOut), choose(isX, yAlong, xAlong))
        let otherDepth = choose(isX, otherWidth, otherHeight)
        let length = choose(isX, otherHeight, otherWidth)
        let towards = choose(side * out .> 0, -otherDepth, otherDepth)
        let gap = side * (far + towards * out) - depth
        let middle = along + towards * outAlong
        let (gapStep, step) = (side * length * edge, length * edgeAlong)
        let limit = reach + skin
        let (start, end) = (middle - step, middle + step)
        let slope = choose(step .!= 0, gapStep / step, .zero)
        let (cutStart, cutEnd) = (most(-limit, least(start, limit)), most(-limit, least(end, limit)))
        let names = names(isX, towards .> 0, side .> 0)
        return Cut(
            side: side, depth: depth, start: cutStart, end: cutEnd,
            startGap: gap - gapStep + slope * (cutStart - start),
            endGap: gap + gapStep + slope * (cutEnd - end),
            startFeature: names.face(cutStart .> 0, isUpright).replacing(
                with: names.corner, where: start .== cutStart),
            endFeature: names.face(cutEnd .> 0, isUpright).replacing(
                with: names.corner | names.last, where: end .== cutEnd),
            misses: (least(start, end) .> limit) .| (most(start, end) .< -limit))
    }

    // A point is a corner of one box at a side of the other, whichever of the two has the face: so it keeps
    // its name, and with it its impulses, where the face changes from one box to the other. A corner's number
    // says on which side of the middle it is, 1 for right and 2 for upper; 4 is for the right or upper side
    // of two, 8 for one that looks along y; 16 for a corner of the second box.
    private struct Names {
        /// The other's corner where its side starts, and what the one where it ends has besides.
        var corner, last: SIMD4<UInt32>
        /// What the face's corners share, and what the one on the right, or above, has besides.
        var faceCorner, right: SIMD4<UInt32>

        @inline(__always) func face(
            _ isRight: FourTouches.Mask, _ isUpright: FourTouches.Mask
        ) -> SIMD4<UInt32> {
            faceCorner.replacing(with: faceCorner | right, where: isRight)
        }
    }

    @inline(__always) private func names(
        _ isX: FourTouches.Mask, _ isOut: FourTouches.Mask, _ isAbove: FourTouches.Mask
    ) -> Names {
        let (one, two) = (SIMD4<UInt32>(repeating: 1), SIMD4<UInt32>(repeating: 2))
        let acrossX = two.replacing(with: one, where: isX)
        let alongX = one.replacing(with: two, where: isX)
        let acrossFace = one.replacing(with: two, where: isUpright)
        let alongFace = two.replacing(with: one, where: isUpright)
        let none = SIMD4<UInt32>.zero
        return Names(
            corner: none.replacing(with: acrossX, where: isOut) | bits(isAbove, 4) | bits(isUpright, 8)
                | bits(.!isSecond, 16),
            last: alongX,
            faceCorner: none.replacing(with: acrossFace, where: isAbove) | bits(isOut, 4)
                | bits(.!isX, 8) | bits(isSecond, 16),
            right: alongFace)
    }
}
