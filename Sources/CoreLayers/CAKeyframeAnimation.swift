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

    /// The tension of a cubic curve at the values: 1 for a tight curve, -1 for a round one; default nil,
    /// for 0.
    open var tensionValues: [NSNumber]?
    /// The continuity of a cubic curve at the values: -1 for a corner, 1 for one that is turned inside out;
    /// default nil, for 0. The sign is that of Kochanek and Bartels.
    open var continuityValues: [NSNumber]?
    /// The bias of a cubic curve at the values: 1 for a bend behind the value, -1 for one before it; default
    /// nil, for 0. The sign is that of Kochanek and Bartels.
    open var biasValues: [NSNumber]?

    package override func makeEmptyCopy() -> CAAnimation { CAKeyframeAnimation() }

    package override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
        (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
        rotationMode = other.rotationMode
        (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
        biasValues = other.biasValues
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
            ? frames.curved(index, place, form(at: index), form(at: index + 1))
            : frames[index].mixed(with: frames[index + 1], place)
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

    /// Returns the form of a cubic curve at a value.
    private func form(at index: Int) -> CurveForm {
        func parameter(_ list: [NSNumber]?) -> Double {
            guard let list, list.indices.contains(index) else { return 0 }
            let value = list[index].doubleValue
            return value.isFinite ? value : 0
        }
        return CurveForm(
            tension: parameter(tensionValues), continuity: parameter(continuityValues),
            bias: parameter(biasValues))
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
}
