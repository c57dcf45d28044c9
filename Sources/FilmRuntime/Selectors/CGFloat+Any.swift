import CoreGeometry

extension CGFloat {
    /// Creates a number from a value of any type of number; nil for anything but a finite number.
    package init?(relativeValue: Any) {
        switch relativeValue {
        case let number as CGFloat: self = number
        case let number as Double: self = CGFloat(number)
        case let number as Float: self = CGFloat(number)
        case let number as Int: self = CGFloat(number)
        case let number as NSNumber: self = CGFloat(number.doubleValue)
        default: return nil
        }
        if !isFinite { return nil }
    }
}
