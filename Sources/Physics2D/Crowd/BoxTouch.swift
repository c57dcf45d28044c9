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

/// The other box as seen from the box that has the face, with the normal as the first axis.
private struct FaceView {
    /// The other's middle.
    var normal, along: Float
    /// The other's own axes: the first, then the second.
    var firstNormal, firstAlong, secondNormal, secondAlong: Float
    /// Half of the face's box along the normal, and of the face.
    var depth, width: Float
    /// Half of the other box along its axes.
    var half: SIMD2<Float>
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
    if gapOfB > gapOfA + 0.1 * Tuning.linearSlop {
        var touch = touch(face: b, a.half, -e, c, -s, isUpright: by > bx, otherSkin: a.skin, owner: 16)
        touch.normal = -touch.normal
        return touch
    }
    return touch(face: a, b.half, d, c, s, isUpright: ay > ax, otherSkin: b.skin, owner: 0)
}

@inline(__always) private func touch(
    face: PlacedShape, _ half: SIMD2<Float>, _ d: Vector2, _ c: Float, _ s: Float, isUpright: Bool,
    otherSkin: Float, owner: UInt32
) -> Touch {
    let view =
        isUpright
        ? FaceView(
            normal: d.y, along: d.x, firstNormal: s, firstAlong: c, secondNormal: c, secondAlong: -s,
            depth: face.half.y, width: face.half.x, half: half)
        : FaceView(
            normal: d.x, along: d.y, firstNormal: c, firstAlong: s, secondNormal: -s, secondAlong: c,
            depth: face.half.x, width: face.half.y, half: half)
    let side: Float = view.normal >= 0 ? 1 : -1
    let cut = view.cutSide(side, isUpright, skin: face.skin + otherSkin, owner: owner)
    var touch = Touch()
    let (cosine, sine) = (face.frame.z, face.frame.w)
    let origin = Vector2(face.frame.x, face.frame.y)
    let normal = isUpright ? Vector2(0, side) : Vector2(side, 0)
    touch.normal = Vector2(
        cosine * normal.x - sine * normal.y, sine * normal.x + cosine * normal.y)
    @inline(__always) func place(_ gap: Float, _ along: Float) -> Vector2 {
        let out = side * (view.depth + 0.5 * (gap + face.skin - otherSkin))
        let local = isUpright ? Vector2(along, out) : Vector2(out, along)
        return Vector2(
            origin.x + (cosine * local.x - sine * local.y), origin.y + (sine * local.x + cosine * local.y))
    }
    let skin = face.skin + otherSkin
    if cut.isEmpty { return touch }
    let hasFirst = cut.gaps.0 <= skin
    if hasFirst {
        touch.points.0 = place(cut.gaps.0, cut.along.0)
        touch.separations.0 = cut.gaps.0 - skin
        touch.features.x = cut.ends.0
        touch.count = 1
    }
    if cut.gaps.1 <= skin {
        let (point, gap, feature) = (place(cut.gaps.1, cut.along.1), cut.gaps.1 - skin, cut.ends.1)
        if hasFirst {
            (touch.points.1, touch.separations.1, touch.features.y) = (point, gap, feature)
        } else {
            (touch.points.0, touch.separations.0, touch.features.x) = (point, gap, feature)
        }
        touch.count += 1
    }
    return touch
}

/// The other box's side that faces the face, cut to the face's width: how far in front of the face its ends
/// are, where along it, and what made them.
private struct CutSide {
    var gaps: (Float, Float)
    var along: (Float, Float)
    var ends: (UInt32, UInt32)
    var isEmpty: Bool
}

/// A side's number, above those of corners.
@inline(__always) private func sideNumber(_ isUpright: Bool, _ side: Float) -> UInt32 {
    (isUpright ? 8 : 0) | (side > 0 ? 4 : 0)
}

extension FaceView {
    @inline(__always) fileprivate func cutSide(
        _ side: Float, _ isUpright: Bool, skin: Float, owner: UInt32
    ) -> CutSide {
        let isFirst = abs(firstNormal) >= abs(secondNormal)
        let (outNormal, outAlong) = isFirst ? (firstNormal, firstAlong) : (secondNormal, secondAlong)
        let (edgeNormal, edgeAlong) = isFirst ? (secondNormal, secondAlong) : (firstNormal, firstAlong)
        let (reach, length) = isFirst ? (half.x, half.y) : (half.y, half.x)
        let towards: Float = side * outNormal > 0 ? -reach : reach
        let middleGap = side * (normal + towards * outNormal) - depth
        let middleAlong = along + towards * outAlong
        let (gapStep, alongStep) = (side * length * edgeNormal, length * edgeAlong)
        let (gap0, along0) = (middleGap - gapStep, middleAlong - alongStep)
        let (gap1, along1) = (middleGap + gapStep, middleAlong + alongStep)
        let limit = width + skin
        let slope = alongStep != 0 ? gapStep / alongStep : 0
        // A point is a corner of one box at a side of the other, whichever of the two has the face: so it
        // keeps its name where the face changes from one box to the other.
        let corner = (towards > 0 ? (isFirst ? 1 : 2) : 0) | sideNumber(isUpright, side) | (owner ^ 16)
        func cutEnd(_ isHigh: Bool) -> UInt32 {
            (isHigh ? (isUpright ? 1 : 2) : 0) | (side > 0 ? (isUpright ? 2 : 1) : 0)
                | sideNumber(!isFirst, towards) | owner
        }
        var cut = CutSide(
            gaps: (gap0, gap1), along: (along0, along1), ends: (corner, corner | (isFirst ? 2 : 1)),
            isEmpty: min(along0, along1) > limit || max(along0, along1) < -limit)
        if abs(along0) > limit {
            cut.along.0 = along0 > 0 ? limit : -limit
            cut.gaps.0 = gap0 + slope * (cut.along.0 - along0)
            cut.ends.0 = cutEnd(along0 > 0)
        }
        if abs(along1) > limit {
            cut.along.1 = along1 > 0 ? limit : -limit
            cut.gaps.1 = gap1 + slope * (cut.along.1 - along1)
            cut.ends.1 = cutEnd(along1 > 0)
        }
        return cut
    }
}
