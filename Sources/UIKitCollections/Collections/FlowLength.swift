/// The type of a property of flow layouts.
protocol FlowLength: Equatable {
    /// The rule that `isValid` checks, after "must be".
    static var rule: String { get }
    var isValid: Bool { get }
    /// The value in a message.
    var text: String { get }
}

extension FlowLength {
    static var rule: String { "finite and not negative" }
    var text: String { "\(self)" }
}

extension CGFloat: FlowLength {
    var isValid: Bool { self >= 0 && isFinite }
}

extension CGSize: FlowLength {
    /// True when width and height are finite and 0 or more.
    var isValid: Bool { width.isValid && height.isValid }
}

extension UIEdgeInsets: FlowLength {
    static var rule: String { "finite" }
    var isValid: Bool { isFinite }
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
