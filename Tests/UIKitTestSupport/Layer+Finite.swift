import CoreGeometry
package import Picture

extension Layer {
    /// A Boolean value that indicates whether the layer and those in it have finite transforms and opacities.
    package var isFinite: Bool {
        let t = transform
        return [t.a, t.b, t.c, t.d, t.tx, t.ty, CGFloat(opacity)].allSatisfy(\.isFinite)
            && children.allSatisfy(\.isFinite)
    }
}
