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
