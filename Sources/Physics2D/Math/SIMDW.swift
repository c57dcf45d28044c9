// Wide types hold four scalars, vectors or bodies in SIMD lanes, as a structure of arrays: one instruction
// processes all four (Catto, "SIMD Matters", box2d.org 2024). Their names end in W, as in Box2D v3.

/// Four vectors.
struct Vec2W {
    var x, y: FloatW

    @inline(__always) init(_ x: FloatW, _ y: FloatW) { (self.x, self.y) = (x, y) }

    @inline(__always) static func + (a: Vec2W, b: Vec2W) -> Vec2W { Vec2W(a.x + b.x, a.y + b.y) }
    @inline(__always) static func - (a: Vec2W, b: Vec2W) -> Vec2W { Vec2W(a.x - b.x, a.y - b.y) }
    @inline(__always) static func * (s: FloatW, a: Vec2W) -> Vec2W { Vec2W(s * a.x, s * a.y) }
    @inline(__always) static prefix func - (a: Vec2W) -> Vec2W { Vec2W(-a.x, -a.y) }
    /// The vectors turned clockwise by 90 degrees, in a plane whose y points up.
    @inline(__always) var rightNormal: Vec2W { Vec2W(y, -x) }
}

@inline(__always) func dot(_ a: Vec2W, _ b: Vec2W) -> FloatW { a.x * b.x + a.y * b.y }
@inline(__always) func cross(_ a: Vec2W, _ b: Vec2W) -> FloatW { a.x * b.y - a.y * b.x }

@inline(__always) func select(_ mask: MaskW, _ a: Vec2W, _ b: Vec2W) -> Vec2W {
    Vec2W(select(mask, a.x, b.x), select(mask, a.y, b.y))
}

/// Four rotations, as cosines and sines.
struct RotationW {
    var cosine, sine: FloatW

    /// Returns four vectors rotated, with the arithmetic of `Rotation.rotate`.
    @inline(__always) func rotate(_ v: Vec2W) -> Vec2W {
        Vec2W(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y)
    }

    @inline(__always) func inverseRotate(_ v: Vec2W) -> Vec2W {
        Vec2W(cosine * v.x + sine * v.y, -sine * v.x + cosine * v.y)
    }

    /// Returns the rotations relative to four others.
    @inline(__always) func relative(to base: RotationW) -> RotationW {
        RotationW(
            cosine: base.cosine * cosine + base.sine * sine, sine: base.cosine * sine - base.sine * cosine)
    }
}

/// Four transforms.
struct TransformW {
    var position: Vec2W
    var rotation: RotationW

    @inline(__always) init(position: Vec2W, rotation: RotationW) {
        (self.position, self.rotation) = (position, rotation)
    }

    /// Creates the transforms of four bodies by a gather.
    @inline(__always) init(
        _ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>, _ c: UnsafeMutablePointer<Body>,
        _ d: UnsafeMutablePointer<Body>
    ) {
        let columns = ColumnsW(RowsW(a, b, c, d) { address(of: &$0.pointee.transform) })
        position = Vec2W(columns.x, columns.y)
        rotation = RotationW(cosine: columns.w, sine: columns.z)
    }

    @inline(__always) func apply(_ v: Vec2W) -> Vec2W {
        let turned = rotation.rotate(v)
        return Vec2W(turned.x + position.x, turned.y + position.y)
    }

    @inline(__always) func applyInverse(_ v: Vec2W) -> Vec2W { rotation.inverseRotate(v - position) }
}

@inline(__always) func select(_ mask: MaskW, _ a: TransformW, _ b: TransformW) -> TransformW {
    TransformW(
        position: select(mask, a.position, b.position),
        rotation: RotationW(
            cosine: select(mask, a.rotation.cosine, b.rotation.cosine),
            sine: select(mask, a.rotation.sine, b.rotation.sine)))
}
