/// The name of a function from numbers to a transform.
public struct CAValueFunctionName: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation about the x axis by an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis by an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis by an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scaling by three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scaling along the x axis by a factor.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scaling along the y axis by a factor.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scaling along the z axis by a factor.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation by three distances in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along the x axis by a distance in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along the y axis by a distance in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along the z axis by a distance in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

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
