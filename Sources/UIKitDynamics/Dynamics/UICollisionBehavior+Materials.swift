/// What a boundary is made of, as Apple's engine has it where nothing is set (measured).
struct BoundaryMaterial: Hashable {
    var friction: CGFloat = 0.2
    var elasticity: CGFloat = 0.2
}

// Additions of ours: Apple's boundaries are all of one material, and closed.
extension UICollisionBehavior {
    /// How much the boundaries resist sliding, 0 for ice; with an item's friction the geometric mean counts;
    /// default 0.2, as in Apple's engine (measured); not negative. Ours.
    public var boundaryFriction: CGFloat {
        get { boundaryMaterial.friction }
        set {
            guard accept("boundaryFriction", newValue, .ratio) else { return }
            setBoundaryMaterial(BoundaryMaterial(friction: newValue, elasticity: boundaryElasticity), at: nil)
        }
    }

    /// How much of an item's approach speed a bounce off the boundaries keeps, 0...1; the larger of this and
    /// the item's own elasticity counts; default 0.2, as in Apple's engine (measured); not negative. Ours.
    public var boundaryElasticity: CGFloat {
        get { boundaryMaterial.elasticity }
        set {
            guard accept("boundaryElasticity", newValue, .ratio) else { return }
            setBoundaryMaterial(BoundaryMaterial(friction: boundaryFriction, elasticity: newValue), at: nil)
        }
    }

    /// Sets what one boundary is made of, whatever the others are. Numbers that are negative or not finite
    /// are an error, and so is an identifier that is not there. Ours.
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

    /// Adds a boundary along a path whose parts stay open unless they are closed: no line leads from an end
    /// to its start. Curves become straight pieces of about 10 pt. A boundary of the same identifier is
    /// replaced; an empty path is an error. Ours.
    public func addBoundary(withIdentifier identifier: any NSCopying, forOpen bezierPath: UIBezierPath) {
        func outlines(ofParts areClosed: Bool) -> [[CGPoint]] {
            bezierPath.parts.filter { $0.isClosed == areClosed }.flatMap { $0.flattened(spacing: 10) }
                .map(withoutRepetitions).filter { $0.count > 1 }
        }
        guard isUsable(bezierPath, as: identifier) else { return }
        let (closed, open) = (outlines(ofParts: true), outlines(ofParts: false))
        guard !closed.isEmpty || !open.isEmpty else { return failForPoints(of: identifier) }
        add(Boundary(identifier: identifier, path: bezierPath, outlines: closed, openOutlines: open))
    }

    /// The material of a boundary; nil stands for the reference bounds.
    func material(ofBoundary identifier: (any NSCopying)?) -> BoundaryMaterial {
        guard let identifier else { return boundaryMaterial }
        return boundaries.first { isSame($0.identifier, identifier) }?.material ?? boundaryMaterial
    }
}
