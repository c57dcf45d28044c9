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
