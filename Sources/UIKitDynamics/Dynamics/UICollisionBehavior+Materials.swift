/// The material of a boundary; its defaults are those of Apple's engine (measured).
struct BoundaryMaterial: Hashable {
    var friction: CGFloat = 0.2
    var elasticity: CGFloat = 0.2
}

// Flipbook's own additions: Apple's boundaries all have one material and are always closed.
extension UICollisionBehavior {
    /// The friction of the boundaries, from 0 for none to 1e6; default 0.2, as in Apple's engine (measured).
    /// A contact uses the geometric mean of this and the item's friction. Flipbook's own.
    public var boundaryFriction: CGFloat {
        get { boundaryMaterial.friction }
        set {
            guard accept("boundaryFriction", newValue, .ratio) else { return }
            setBoundaryMaterial(BoundaryMaterial(friction: newValue, elasticity: boundaryElasticity), at: nil)
        }
    }

    /// The fraction of an item's approach speed that a bounce off the boundaries keeps, from 0 to 1e6;
    /// default 0.2, as in Apple's engine (measured). A value above 1 adds speed. A contact uses the larger of
    /// this and the item's elasticity. Flipbook's own.
    public var boundaryElasticity: CGFloat {
        get { boundaryMaterial.elasticity }
        set {
            guard accept("boundaryElasticity", newValue, .ratio) else { return }
            setBoundaryMaterial(BoundaryMaterial(friction: boundaryFriction, elasticity: newValue), at: nil)
        }
    }

    /// Sets the material of one boundary, independent of the others. A number outside 0 to 1e6, or an unknown
    /// identifier, is an error. Flipbook's own.
    public func setFriction(
        _ friction: CGFloat, elasticity: CGFloat, forBoundaryWithIdentifier identifier: any NSCopying
    ) {
        guard let place = boundaries.firstIndex(where: { isSame($0.identifier, identifier) }) else {
            return fail("There is no boundary '\(identifier)' to set a material of.")
        }
        guard accept("friction of boundary '\(identifier)'", friction, .ratio),
            accept("elasticity of boundary '\(identifier)'", elasticity, .ratio)
        else { return }
        setBoundaryMaterial(BoundaryMaterial(friction: friction, elasticity: elasticity), at: place)
    }

    /// Adds a boundary along a path whose subpaths stay open unless they are closed: no segment connects
    /// an end to its start. Curves become segments of about 10 pt. A boundary with the same identifier is
    /// replaced; a path without two different points is an error. Flipbook's own.
    public func addBoundary(withIdentifier identifier: any NSCopying, forOpen bezierPath: UIBezierPath) {
        func outlines(ofParts areClosed: Bool) -> [[CGPoint]] {
            bezierPath.parts.filter { $0.isClosed == areClosed }.flatMap { $0.path.flattened(spacing: 10) }
                .map(withoutRepetitions).filter { $0.count > 1 }
        }
        guard isUsable(bezierPath, as: identifier) else { return }
        let (closed, open) = (outlines(ofParts: true), outlines(ofParts: false))
        guard !closed.isEmpty || !open.isEmpty else { return failForPoints(of: identifier) }
        add(Boundary(identifier: identifier, path: bezierPath, outlines: closed, openOutlines: open))
    }

    /// Returns the material of a boundary; nil stands for the reference bounds.
    func material(ofBoundary identifier: (any NSCopying)?) -> BoundaryMaterial {
        guard let identifier else { return boundaryMaterial }
        return boundaries.first { isSame($0.identifier, identifier) }?.material ?? boundaryMaterial
    }
}
