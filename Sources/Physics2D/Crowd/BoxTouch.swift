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

/// Where two boxes touch; without points when they are apart by more than their skins.
@inline(__always) func touch(box a: PlacedShape, box b: PlacedShape) -> Touch {
    let skin = a.skin + b.skin
    let (dx, dy) = (b.frame.x - a.frame.x, b.frame.y - a.frame.y)
    let (ca, sa, cb, sb) = (a.frame.z, a.frame.w, b.frame.z, b.frame.w)
    let (c, s) = (ca * cb + sa * sb, ca * sb - sa * cb)
    let (c1, s1) = (abs(c), abs(s))
    let d = Vector2(ca * dx + sa * dy, ca * dy - sa * dx)
    let ax = abs(d.x) - a.half.x - (c1 * b.half.x + s1 * b.half.y)
    let ay = abs(d.y) - a.half.y - (s1 * b.half.x + c1 * b.half.y)
    let gapOfA = max(ax, ay)
    if gapOfA > skin { return Touch() }
    let e = Vector2(c * d.x + s * d.y, c * d.y - s * d.x)
    let bx = abs(e.x) - b.half.x - (c1 * a.half.x + s1 * a.half.y)
    let by = abs(e.y) - b.half.y - (s1 * a.half.x + c1 * a.half.y)
    let gapOfB = max(bx, by)
    if gapOfB > skin { return Touch() }
    // The first box's face is preferred, so that the choice does not flicker when both are equally deep.
    let isSecond = gapOfB > gapOfA + 0.1 * Tuning.linearSlop
    let view = FaceView(
        frame: isSecond ? b.frame : a.frame, half: isSecond ? b.half : a.half,
        otherHalf: isSecond ? a.half : b.half, d: isSecond ? -e : d, cosine: c, sine: isSecond ? -s : s,
        isUpright: isSecond ? by > bx : ay > ax, skin: skin,
        skinStep: isSecond ? b.skin - a.skin : a.skin - b.skin, owner: isSecond ? 16 : 0)
    return view.touch
}

/// Two boxes as seen from the one that has the face: the other's middle stands at `d`, turned by a cosine and
/// a sine.
private struct FaceView {
    var frame: Lanes
    var half, otherHalf: SIMD2<Float>
    var d: Vector2
    var cosine, sine: Float
    /// Whether the face looks along y.
    var isUpright: Bool
    /// Both skins together, and how much thicker that of the face's box is.
    var skin, skinStep: Float
    /// 16 when the face is the second box's.
    var owner: UInt32

    @inline(__always) var touch: Touch {
        // From here on the first coordinate is along the normal, the second along the face.
        let (far, along) = isUpright ? (d.y, d.x) : (d.x, d.y)
        let (depth, width) = isUpright ? (half.y, half.x) : (half.x, half.y)
        let (x, y) =
            isUpright
            ? (Vector2(sine, cosine), Vector2(cosine, -sine)) : (Vector2(cosine, sine), Vector2(-sine, cosine))
        let side: Float = far >= 0 ? 1 : -1
        // The other's side that faces the face most is one of its x sides when its x axis is steeper.
        let isX = abs(x.x) >= abs(y.x)
        let (out, edge) = isX ? (x, y) : (y, x)
        let (reach, length) = isX ? (otherHalf.x, otherHalf.y) : (otherHalf.y, otherHalf.x)
        let towards: Float = side * out.x > 0 ? -reach : reach
        let (gap, middle) = (side * (far + towards * out.x) - depth, along + towards * out.y)
        let (gapStep, alongStep) = (side * length * edge.x, length * edge.y)
        let limit = width + skin
        let (start, end) = (middle - alongStep, middle + alongStep)
        if min(start, end) > limit || max(start, end) < -limit { return Touch() }
        let slope = alongStep != 0 ? gapStep / alongStep : 0
        let (cutStart, cutEnd) = (max(-limit, min(start, limit)), max(-limit, min(end, limit)))
        let startGap = gap - gapStep + slope * (cutStart - start)
        let endGap = gap + gapStep + slope * (cutEnd - end)
        return touch(
            side, depth, (startGap, cutStart, feature(isX, towards, side, isEnd: false, start, cutStart)),
            (endGap, cutEnd, feature(isX, towards, side, isEnd: true, end, cutEnd)))
    }

    /// Keeps those of two ends that lie within the skins.
    @inline(__always) private func touch(
        _ side: Float, _ depth: Float, _ first: (gap: Float, along: Float, feature: UInt32),
        _ second: (gap: Float, along: Float, feature: UInt32)
    ) -> Touch {
        let (cosine, sine) = (frame.z, frame.w)
        let axis = isUpright ? Vector2(-sine, cosine) : Vector2(cosine, sine)
        let tangent = isUpright ? Vector2(cosine, sine) : Vector2(-sine, cosine)
        let normal = side * axis
        let base = Vector2(frame.x, frame.y) + depth * normal
        @inline(__always) func point(_ gap: Float, _ along: Float) -> Vector2 {
            base + 0.5 * (gap + skinStep) * normal + along * tangent
        }
        let (hasFirst, hasSecond) = (first.gap <= skin, second.gap <= skin)
        let (p, q) = (hasFirst ? first : second, second)
        return Touch(
            normal: owner > 0 ? -normal : normal,
            points: (point(p.gap, p.along), point(q.gap, q.along)),
            separations: (p.gap - skin, q.gap - skin), features: SIMD2(p.feature, q.feature),
            count: (hasFirst ? 1 : 0) + (hasSecond ? 1 : 0))
    }

    // A point is a corner of one box at a side of the other, whichever of the two has the face: so it keeps
    // its name, and with it its impulses, where the face changes from one box to the other. A corner's number
    // says on which side of the middle it is, 1 for right and 2 for upper; 4 is for the right or upper side
    // of two, 8 for one that looks along y; 16 for a corner of the second box.
    @inline(__always) private func feature(
        _ isX: Bool, _ towards: Float, _ side: Float, isEnd: Bool, _ along: Float, _ cut: Float
    ) -> UInt32 {
        let isOut: UInt32 = towards > 0 ? 1 : 0
        let isAbove: UInt32 = side > 0 ? 1 : 0
        let last: UInt32 = isEnd ? 1 : 0
        let corner =
            (isX ? isOut | last << 1 : last | isOut << 1) | isAbove << 2 | (isUpright ? 8 : 0) | (owner ^ 16)
        let isRight: UInt32 = cut > 0 ? 1 : 0
        let corners = isUpright ? isRight | isAbove << 1 : isAbove | isRight << 1
        let cutCorner = corners | isOut << 2 | (isX ? 0 : 8) | owner
        return along == cut ? corner : cutCorner
    }
}
