package import Picture

/// A change of a value that every layer stores, with the value before it.
package enum LayerChange {
    case position(CGPoint), bounds(CGRect), anchorPoint(CGPoint)
    case transform(CGAffineTransform)
    case opacity(CGFloat), cornerRadius(CGFloat), borderWidth(CGFloat)
    case backgroundColor(Color?), borderColor(Color?)
    case isHidden(Bool)

    /// Core Animation's name of the property; nil for one that does not animate.
    package var key: String? {
        switch self {
        case .position: "position"
        case .bounds: "bounds"
        case .anchorPoint: "anchorPoint"
        case .transform: "transform"
        case .opacity: "opacity"
        case .cornerRadius: "cornerRadius"
        case .borderWidth: "borderWidth"
        case .backgroundColor: "backgroundColor"
        case .borderColor: "borderColor"
        case .isHidden: nil
        }
    }

    /// The value before the change.
    package var old: LayerValue {
        switch self {
        case .position(let point), .anchorPoint(let point): LayerValue(point)
        case .bounds(let rect): LayerValue(rect)
        case .transform(let map): LayerValue(CATransform3DMakeAffineTransform(map))
        case .opacity(let number), .cornerRadius(let number), .borderWidth(let number): LayerValue(number)
        case .backgroundColor(let color), .borderColor(let color): LayerValue(color)
        case .isHidden(let flag): LayerValue(flag ? 1 : 0)
        }
    }
}
