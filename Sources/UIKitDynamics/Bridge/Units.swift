import Physics2D

/// The conversion between points and meters: 100 pt are 1 m, since a square of 100 pt at density 1 has a mass
/// of 1 kg (published measurements of Apple's engine).
enum Units {
    static let pointsPerMeter: Float = 100
    /// The acceleration of a gravity vector of length 1: 10 m/s^2, which is 1000 pt/s^2 (Apple's
    /// documentation of UIGravityBehavior).
    static let standardGravity: Float = 10

    static func meters(_ points: CGFloat) -> Float { Float(points / CGFloat(pointsPerMeter)) }
    static func meters(_ point: CGPoint) -> Vector2 { Vector2(meters(point.x), meters(point.y)) }
    static func points(_ meters: Float) -> CGFloat { CGFloat(meters * pointsPerMeter) }
    static func points(_ meters: Vector2) -> CGPoint { CGPoint(x: points(meters.x), y: points(meters.y)) }

    /// The collision box of an item.
    struct ItemBox {
        var halfWidth: Float
        var halfHeight: Float
        /// The factor of the density that gives the box the mass of the whole item.
        var densityFactor: Float

        init(size: CGSize, inset: CGFloat) {
            // An item thinner than twice the inset still needs a box; its sides are at least a tenth
            // of a point.
            let width = max(size.width - 2 * inset, 0.1)
            let height = max(size.height - 2 * inset, 0.1)
            halfWidth = Float(width / 200)
            halfHeight = Float(height / 200)
            densityFactor = Float(size.width * size.height / (width * height))
        }
    }
}
