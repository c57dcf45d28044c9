import Physics2D

extension RandomWorld {
    /// Returns how deep two colliding shapes lie in one another at most, in meters, 0 when none touch. What
    /// counts is how far they are nearer than the distance at which contacts begin to push them apart.
    func deepestOverlap() -> Double {
        let shapes = world.outlines.map { (body: $0.body, judge: ConvexJudge($0)) }
        let bounds = shapes.map(\.judge.bounds)
        let unjoined = joinedPairs
        var deepest = 0.0
        for a in shapes.indices {
            for b in shapes.indices.dropFirst(a + 1) where shapes[a].body != shapes[b].body {
                let skins = distance(shapes[a].judge.kind, shapes[b].judge.kind)
                guard all(bounds[a].high + skins .> bounds[b].low),
                    all(bounds[b].high + skins .> bounds[a].low),
                    shapes[a].judge.kind != .segment || shapes[b].judge.kind != .segment,
                    !unjoined.contains([shapes[a].body, shapes[b].body])
                else { continue }
                deepest = max(deepest, skins - shapes[a].judge.gap(to: shapes[b].judge))
            }
        }
        return deepest
    }

    /// The pairs of bodies that a joint may keep from colliding.
    private var joinedPairs: Set<Set<BodyID>> {
        Set(world.jointIDs.map { [world.bodies(of: $0).a, world.bodies(of: $0).b] })
    }

    // A segment has a skin of 0.01 m, a polygon the world's, a circle none besides itself.
    private func distance(_ a: ConvexJudge.Kind, _ b: ConvexJudge.Kind) -> Double {
        func skin(of kind: ConvexJudge.Kind) -> Double {
            switch kind {
            case .segment: 0.01
            case .polygon: Double(self.skin)
            case .circle: 0
            }
        }
        return skin(of: a) + skin(of: b)
    }
}
