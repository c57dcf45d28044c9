/// An animation of a property through several values, or of a position along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values; default nil.
    open var values: [Any]?
    /// The path that a position follows instead of values; default nil.
    open var path: CGPath?
    /// The times of the values as fractions of the duration, in ascending order; default nil, for even ones.
    open var keyTimes: [NSNumber]?
    /// The timing functions from value to value; default nil, for linear ones.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation from value to value; default linear.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// The rotation along the path; default nil, for none.
    open var rotationMode: CAAnimationRotationMode?

    /// The tightness of a cubic curve at the values; default nil. It has no effect.
    open var tensionValues: [NSNumber]? {
        didSet { warnOfNoEffect("CAKeyframeAnimation.tensionValues", oldValue, tensionValues) }
    }
    /// The sharpness of a cubic curve at the values; default nil. It has no effect.
    open var continuityValues: [NSNumber]? {
        didSet { warnOfNoEffect("CAKeyframeAnimation.continuityValues", oldValue, continuityValues) }
    }
    /// The place of a cubic curve's bends; default nil. It has no effect.
    open var biasValues: [NSNumber]? {
        didSet { warnOfNoEffect("CAKeyframeAnimation.biasValues", oldValue, biasValues) }
    }

    package override func makeEmptyCopy() -> CAAnimation { CAKeyframeAnimation() }

    package override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
        (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
        rotationMode = other.rotationMode
    }

    package override func value(at fraction: Double, from present: LayerValue) -> LayerValue? {
        if let path {
            return KeyframePath(path.path).point(at: pathPlace(fraction, path)).map { LayerValue($0) }
        }
        let frames = (values ?? []).compactMap { LayerValue(any: $0) }
        guard let last = frames.last else { return nil }
        guard frames.count > 1 else { return last }
        if calculationMode == .discrete { return frames[discreteIndex(at: fraction, count: frames.count)] }
        let times = calculationMode.isPaced ? frames.pacedTimes : times(count: frames.count)
        let (index, place) = segment(at: fraction, times)
        return calculationMode.isCubic
            ? frames.curved(index, place) : frames[index].mixed(with: frames[index + 1], place)
    }

    package override func apply(to state: inout LayerState, at moment: AnimationMoment, of layer: CALayer) {
        super.apply(to: &state, at: moment, of: layer)
        guard let rotationMode, let path,
            var angle = KeyframePath(path.path).angle(at: pathPlace(moment.fraction, path))
        else { return }
        if rotationMode == .rotateAutoReverse { angle += .pi }
        state.transform = state.transform.concatenating(CGAffineTransform(rotationAngle: angle))
    }

    /// Returns the place along the path, in segments from its start.
    private func pathPlace(_ fraction: Double, _ path: CGPath) -> Double {
        let way = KeyframePath(path.path)
        if calculationMode.isPaced { return way.place(atLength: fraction) }
        let (index, place) = segment(at: fraction, times(count: way.curves.count + 1))
        return Double(index) + place
    }

    private func times(count: Int) -> [Double] {
        if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
        return (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    }

    /// Returns the index of the value before a moment and the paced place between it and the next.
    private func segment(at fraction: Double, _ times: [Double]) -> (Int, Double) {
        guard times.count > 1 else { return (0, 0) }
        let index = max(0, min((times.firstIndex { $0 > fraction } ?? times.count) - 1, times.count - 2))
        let length = times[index + 1] - times[index]
        let place = length > 0 ? max(0, min((fraction - times[index]) / length, 1)) : 1
        guard let functions = timingFunctions, functions.indices.contains(index) else {
            return (index, place)
        }
        return (index, functions[index].curve.value(at: place))
    }

    /// Returns the index of a discrete value: n values have n + 1 key times, or share the time evenly.
    private func discreteIndex(at fraction: Double, count: Int) -> Int {
        let times = (keyTimes ?? []).map(\.doubleValue)
        guard times.count >= count else { return min(Int(fraction * Double(count)), count - 1) }
        return max(0, min((times.firstIndex { $0 > fraction } ?? times.count) - 1, count - 1))
    }
}

extension [LayerValue] {
    /// The times at which the values are passed at constant speed, from 0 to 1.
    var pacedTimes: [Double] {
        var sums = [0.0]
        for (from, to) in zip(self, dropFirst()) {
            let square = zip(from.numbers, to.numbers).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
            sums.append(sums[sums.count - 1] + square.squareRoot())
        }
        let total = sums[sums.count - 1]
        return total > 0 ? sums.map { $0 / total } : indices.map { Double($0) / Double(count - 1) }
    }

    /// Returns a point of the Catmull-Rom curve through the values, between one and the next.
    func curved(_ index: Int, _ t: Double) -> LayerValue {
        let (p1, p2) = (self[index], self[index + 1])
        let (p0, p3) = (self[Swift.max(index - 1, 0)], self[Swift.min(index + 2, count - 1)])
        guard [p0, p1, p3].allSatisfy({ $0.numbers.count == p2.numbers.count }) else {
            return p1.mixed(with: p2, t)
        }
        let numbers = p1.numbers.indices.map { i -> Double in
            let (a, b, c, d) = (p0.numbers[i], p1.numbers[i], p2.numbers[i], p3.numbers[i])
            let cubic = (3 * b - a - 3 * c + d) * t * t * t
            return b + ((c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + cubic) / 2
        }
        return LayerValue(p1.kind, numbers)
    }
}
