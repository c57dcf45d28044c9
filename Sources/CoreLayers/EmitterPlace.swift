import Picture

/// The form from which an emitter's particles start.
struct EmitterPlace {
    var center = CGPoint.zero
    var size = CGSize.zero
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume

    /// The angle of the direction 0, in radians: a line emits upward.
    var turn: CGFloat { shape == .line ? -.pi / 2 : 0 }

    /// Returns the initial position of a particle.
    func start(of seed: UInt64) -> CGPoint {
        var random = FilmRandom(seed: seed ^ 0xE317)
        func vary() -> CGFloat { CGFloat.random(in: -0.5...0.5, using: &random) }
        let isEdge = mode == .outline || mode == .points
        func end(_ part: CGFloat) -> CGFloat { part < 0 ? -0.5 : 0.5 }
        switch shape {
        case .line:
            let part = vary()
            return CGPoint(x: center.x + (mode == .points ? end(part) : part) * size.width, y: center.y)
        case .rectangle, .cuboid:
            var (x, y) = (vary(), vary())
            if mode == .points { (x, y) = (end(x), end(y)) }
            if mode == .outline {
                // A side as often as it is long.
                let isHorizontal = (vary() + 0.5) * (size.width + size.height) < size.width
                if isHorizontal { y = end(y) } else { x = end(x) }
            }
            return CGPoint(x: center.x + x * size.width, y: center.y + y * size.height)
        case .circle, .sphere:
            let part = (vary() + 0.5).squareRoot()
            let radius = (isEdge ? 1 : part) * size.width
            let (sine, cosine) = sineAndCosine(Double(vary()) * 2 * .pi)
            return CGPoint(x: center.x + cosine * radius, y: center.y + sine * radius)
        default: return center
        }
    }
}
