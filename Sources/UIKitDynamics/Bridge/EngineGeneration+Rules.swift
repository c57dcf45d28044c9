import Physics2D

/// What sets the two engines apart; each number's source is the log or measurement named at it.
extension EngineGeneration {
    /// 4 ms on iOS 7 (the log of 2013 agrees with no other), 1/120 s today (measured: the first frame runs
    /// one sub-step).
    var substepRule: SubstepClock.Rule {
        switch self {
        case .iOS7: .fourMilliseconds
        case .modern: .oneHundredTwentieth
        }
    }

    /// How much smaller than the item its box is, on each side in points: 1 on iOS 7, where the log's
    /// contacts ask for it; nothing today.
    var itemInset: CGFloat {
        switch self {
        case .iOS7: 1
        case .modern: 0
        }
    }

    /// The skin that keeps items apart, in metres.
    var itemSkin: Float {
        switch self {
        case .iOS7: 0.01
        case .modern: 0
        }
    }

    /// How velocities fade; see `DampingRule` for the sources.
    var damping: DampingRule {
        switch self {
        case .iOS7: .explicit
        case .modern: .implicit
        }
    }

    /// A turn as the phones of the generation stored it: iOS 7's had 32-bit floats, as the digits of the log
    /// show.
    func rotation(_ angle: CGFloat) -> CGAffineTransform {
        guard self == .iOS7 else { return CGAffineTransform(rotationAngle: angle) }
        let turn = CGAffineTransform(rotationAngle: CGFloat(Float(angle)))
        let (cosine, sine) = (CGFloat(Float(turn.a)), CGFloat(Float(turn.b)))
        return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
}
