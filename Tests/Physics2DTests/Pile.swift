import Physics2D

extension World {
    /// Sixty turned blocks that fall into a box: contacts of every kind, several islands, impacts and sleep.
    static func pile() -> World {
        var world = World()
        var definition = BodyDefinition()
        definition.kind = .fixed
        let box = world.createBody(definition)
        world.addLoop([Vector2(-6, -40), Vector2(6, -40), Vector2(6, 0), Vector2(-6, 0)], to: box)
        for i in 0..<60 {
            world.addBlock(
                at: Vector2(Float(i % 8) * 1.3 - 4.5, -2 - Float(i / 8) * 1.5),
                halfWidth: 0.4 + Float(i % 3) * 0.1,
                angle: Float(i) * 0.37, restitution: 0.2, isBullet: i % 4 == 0)
        }
        return world
    }
}
