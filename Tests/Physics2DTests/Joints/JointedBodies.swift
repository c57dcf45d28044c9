import Physics2D

extension World {
    static let slop: Float = 0.005

    /// A body that nothing moves.
    mutating func addAnchor(at position: Vector2) -> BodyID {
        var definition = BodyDefinition()
        definition.kind = .fixed
        definition.position = position
        return createBody(definition)
    }

    /// Steps until a time is over and shows the world after each step.
    mutating func run(seconds: Float, substep: Float = World.substep, _ body: (inout World) -> Void) {
        for _ in 0..<Int((seconds / substep).rounded()) {
            step(substep)
            body(&self)
        }
    }

    /// Returns the distance between the two anchors of a joint.
    func gap(of joint: JointID) -> Float {
        let (a, b) = anchors(of: joint)
        return (b - a).length
    }

    /// The middle times between crossings of 0 from below, in seconds: the period of a swing.
    mutating func period(
        seconds: Float, substep: Float = World.substep, of value: (World) -> Float
    ) -> Float {
        var (crossings, last, time): ([Float], Float, Float) = ([], value(self), 0)
        run(seconds: seconds, substep: substep) { world in
            let new = value(world)
            time += substep
            if last < 0, new >= 0 { crossings.append(time - substep * new / (new - last)) }
            last = new
        }
        return (crossings.last! - crossings.first!) / Float(crossings.count - 1)
    }
}
