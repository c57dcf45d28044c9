import Physics2D

/// The differences between the two engines; each number's source is the log or measurement named at it.
extension EngineGeneration {
    /// The rule for sub-steps: 4 ms on iOS 7 (the log of 2013 agrees with no other), 1/120 s today (measured:
    /// the first frame runs one sub-step).
    var substepRule: SubstepClock.Rule {
        switch self {
        case .iOS7: .fourMilliseconds
        case .modern: .oneHundredTwentieth
        }
    }

    /// The inset of an item's box on each side, in points: 1 on iOS 7, as the contacts in the log
    /// require; 0 today.
    var itemInset: CGFloat {
        switch self {
        case .iOS7: 1
        case .modern: 0
        }
    }

    /// The skin that separates items, in meters.
    var itemSkin: Float {
        switch self {
        case .iOS7: 0.01
        case .modern: 0
        }
    }

    /// The damping rule of velocities; see `DampingRule` for the sources.
    var damping: DampingRule {
        switch self {
        case .iOS7: .explicit
        case .modern: .implicit
        }
    }

    /// Returns a rotation with the precision of the generation's phones: iOS 7 stored 32-bit floats,
    /// as the digits in the log show.
    func rotation(_ angle: CGFloat) -> CGAffineTransform {
        guard self == .iOS7 else { return CGAffineTransform(rotationAngle: angle) }
        let turn = CGAffineTransform(rotationAngle: CGFloat(Float(angle)))
        let (cosine, sine) = (CGFloat(Float(turn.a)), CGFloat(Float(turn.b)))
        return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
}
