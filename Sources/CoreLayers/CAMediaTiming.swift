/// An object with a time of its own: a layer or an animation.
@preconcurrency @MainActor public protocol CAMediaTiming {
    /// The time at which the object's time begins, in that of its parent; 0 for the time at which it is
    /// added.
    var beginTime: CFTimeInterval { get set }
    /// The duration in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed relative to the parent.
    var speed: Float { get set }
    /// The offset of the object's time.
    var timeOffset: CFTimeInterval { get set }
    /// The number of repetitions; fractions are allowed.
    var repeatCount: Float { get set }
    /// The behavior before and after the object's time.
    var fillMode: CAMediaTimingFillMode { get set }
}

extension CALayer: CAMediaTiming {
    /// Converts a time of another layer, or of the film's clock, to this layer's time.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.globalTime(t) ?? t)
    }

    /// Converts a time of this layer to another layer's, or to that of the film's clock.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = globalTime(t)
        return l?.localTime(time) ?? time
    }

    /// Returns the layer's own time at a time of the film's clock.
    func localTime(_ time: TimeInterval) -> TimeInterval {
        let parent = superlayerWithTime?.localTime(time) ?? time
        return (parent - beginTime) * Double(speed) + timeOffset
    }

    private func globalTime(_ time: TimeInterval) -> TimeInterval {
        let parent = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
        return superlayerWithTime?.globalTime(parent) ?? parent
    }

    /// The nearest layer above, without the creation of layers for views that have none yet: their time is
    /// the film's.
    private var superlayerWithTime: CALayer? {
        sequence(first: storage, next: \.superlayer).dropFirst().lazy.compactMap(\.layer).first
    }
}
