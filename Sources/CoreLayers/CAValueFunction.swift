/// A function that makes a transform of the numbers between which an animation of `transform` runs. With it a
/// view turns through more than half a circle.
///
///     let turn = CABasicAnimation(keyPath: "transform")
///     turn.valueFunction = CAValueFunction(name: .rotateZ)
///     (turn.fromValue, turn.toValue) = (0, 2 * Double.pi)
@preconcurrency @MainActor open class CAValueFunction: NSObject {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Creates a function.
    public init(name: CAValueFunctionName) { self.name = name }

    /// Returns the transform of a number, or of three; nil for values of another kind.
    func transform(of value: LayerValue) -> CATransform3D? {
        let numbers = value.kind == .number || value.kind == .numbers ? value.numbers.map { $0 } : []
        guard let x = numbers.first else { return nil }
        switch name {
        case .rotateX: return CATransform3DMakeRotation(x, 1, 0, 0)
        case .rotateY: return CATransform3DMakeRotation(x, 0, 1, 0)
        case .rotateZ: return CATransform3DMakeRotation(x, 0, 0, 1)
        case .scaleX: return CATransform3DMakeScale(x, 1, 1)
        case .scaleY: return CATransform3DMakeScale(1, x, 1)
        case .scaleZ: return CATransform3DMakeScale(1, 1, x)
        case .translateX: return CATransform3DMakeTranslation(x, 0, 0)
        case .translateY: return CATransform3DMakeTranslation(0, x, 0)
        case .translateZ: return CATransform3DMakeTranslation(0, 0, x)
        case .scale where numbers.count == 3: return CATransform3DMakeScale(x, numbers[1], numbers[2])
        case .translate where numbers.count == 3:
            return CATransform3DMakeTranslation(x, numbers[1], numbers[2])
        default: return nil
        }
    }
}
