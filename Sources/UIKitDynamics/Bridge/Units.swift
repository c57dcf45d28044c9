import Physics2D

/// Points and metres: 100 pt are 1 m, as a square of 100 pt at density 1 weighs 1 kg (published measurements
/// of Apple's engine).
enum Units {
    static let pointsPerMeter: Float = 100
    /// The acceleration of a gravity vector of length 1: 10 m/s^2, that is 1000 pt/s^2 (Apple's documentation
    /// of UIGravityBehavior).
    static let standardGravity: Float = 10

    static func meters(_ points: CGFloat) -> Float { Float(points / CGFloat(pointsPerMeter)) }
    static func meters(_ point: CGPoint) -> Vector2 { Vector2(meters(point.x), meters(point.y)) }
    static func points(_ meters: Float) -> CGFloat { CGFloat(meters * pointsPerMeter) }
    static func points(_ meters: Vector2) -> CGPoint { CGPoint(x: points(meters.x), y: points(meters.y)) }

    /// The box that the solver sees of an item.
    struct ItemBox {
        var halfWidth: Float
        var halfHeight: Float
        /// What the density must be multiplied by, so that the box weighs what the whole item would.
        var densityFactor: Float

        init(size: CGSize, inset: CGFloat) {
            // An item thinner than the inset on both sides still needs a box; a tenth of a point is the
            // least.
            let width = max(size.width - 2 * inset, 0.1)
            let height = max(size.height - 2 * inset, 0.1)
            halfWidth = Float(width / 200)
            halfHeight = Float(height / 200)
            densityFactor = Float(size.width * size.height / (width * height))
        }
    }
}
