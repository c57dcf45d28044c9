// The rules of constraints, for which a device raises exceptions.
extension NSLayoutConstraint {
    /// Reports a constraint that no layout can hold.
    func checkAttributes(_ items: [Any]) {
        for item in items where !(item is UIView || item is UILayoutGuide) {
            return report("its items must be views or layout guides, but one is \(type(of: item))")
        }
        let rule =
            firstAttribute == .notAnAttribute
            ? "its first attribute must not be notAnAttribute" : isRelation ? pairRule : constantRule
        if let rule { report(rule) }
    }

    /// The rule that a constraint between two attributes breaks; nil for none.
    private var pairRule: String? {
        let (first, second) = (firstAttribute, secondAttribute)
        if first.isLength != second.isLength {
            return "\(first) and \(second) are no pair: one is a length, and the other a position"
        }
        // A width may be a share of a height.
        if !first.isLength, first.isHorizontal != second.isHorizontal {
            return "\(first) and \(second) are no pair: one is horizontal, and the other vertical"
        }
        if let one = first.followsLanguage, let other = second.followsLanguage, one != other {
            return "use leading and trailing, or left and right, for both items"
        }
        return multiplier == 0 ? constantRule : nil
    }

    /// The rule that a constraint with a constant alone breaks; nil for none.
    private var constantRule: String? {
        firstAttribute.isLength
            ? nil : "\(firstAttribute) is a position, which needs a second item and a multiplier other than 0"
    }

    /// Reports a priority out of range. Warns of one that becomes required or optional while the constraint
    /// is active: Apple documents an exception, which is known of systems up to iOS 12.
    func checkPriority(after old: UILayoutPriority) {
        guard (0...1000).contains(priority.rawValue) else {
            return report("its priority must be from 0 to 1000, but it is \(priority.rawValue)")
        }
        guard isActive, (old == .required) != (priority == .required) else { return }
        RunContext.current.warn(
            "Constraint \(sentence): its priority must not change from \(shortestDigits(CGFloat(old.rawValue))) to "
                + "\(shortestDigits(CGFloat(priority.rawValue))) while it is active: use 999 in place of 1000."
        )
    }

    private func report(_ rule: String) {
        RunContext.current.fail(SceneFailure("Constraint \(sentence): \(rule)."))
    }
}

extension NSLayoutConstraint.Attribute {
    /// True for leading and trailing, false for left and right, nil for the others.
    fileprivate var followsLanguage: Bool? {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .left, .right, .leftMargin, .rightMargin: false
        default: nil
        }
    }

    /// Returns leading or trailing for left or right beside an attribute that follows the language.
    func matching(_ other: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        guard other.followsLanguage == true else { return self }
        return self == .left ? .leading : self == .right ? .trailing : self
    }
}
