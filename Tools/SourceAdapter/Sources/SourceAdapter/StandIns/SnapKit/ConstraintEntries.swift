// In place of SnapKit: described constraints as those of Auto Layout.
import UIKit

final class ConstraintEntry {
    let target: AnyObject
    var attributes: [NSLayoutConstraint.Attribute]
    var relation = NSLayoutConstraint.Relation.equal
    var other: ConstraintItem?
    var isConstant = false
    var multiplier: CGFloat = 1
    var constant: (NSLayoutConstraint.Attribute) -> CGFloat = { _ in 0 }
    var priority: Float = 1000
    var label: String?
    init(_ target: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
        (self.target, self.attributes) = (target, attributes)
    }
    var superview: UIView? {
        (target as? UIView)?.superview ?? (target as? UILayoutGuide)?.owningView
    }
    lazy var constraint = Constraint(self)

    func makeLayoutConstraints() -> [NSLayoutConstraint] {
        attributes.enumerated().map { index, attribute in
            let (item, itemAttribute) = related(attribute, index)
            let made = NSLayoutConstraint(
                item: target, attribute: attribute, relatedBy: relation, toItem: item,
                attribute: itemAttribute, multiplier: multiplier, constant: constant(attribute))
            made.priority = UILayoutPriority(priority)
            made.identifier = label
            return made
        }
    }
    /// Returns what an attribute refers to: without another item, the same attribute of the superview.
    private func related(
        _ attribute: NSLayoutConstraint.Attribute, _ index: Int
    ) -> (AnyObject?, NSLayoutConstraint.Attribute) {
        let isSize = attribute == .width || attribute == .height
        guard let other else { return isSize ? (nil, .notAnAttribute) : (superview, attribute) }
        let theirs = other.attributes
        if theirs.isEmpty || theirs.contains(attribute) { return (other.target, attribute) }
        return (other.target, theirs.count == attributes.count ? theirs[index] : theirs[0])
    }
}

final class Constraint {
    private let entry: ConstraintEntry
    private(set) lazy var layoutConstraints = entry.makeLayoutConstraints()
    init(_ entry: ConstraintEntry) { self.entry = entry }
    var isActive: Bool {
        get { layoutConstraints.contains { $0.isActive } }
        set { if newValue { activate() } else { deactivate() } }
    }
    func activate() {
        NSLayoutConstraint.activate(layoutConstraints)
        MadeConstraints.add(self, of: entry.target)
    }
    func deactivate() {
        NSLayoutConstraint.deactivate(layoutConstraints)
        MadeConstraints.remove(self, of: entry.target)
    }
    private func change(_ constant: (NSLayoutConstraint.Attribute) -> CGFloat) {
        for constraint in layoutConstraints { constraint.constant = constant(constraint.firstAttribute) }
    }
    @discardableResult func update(offset: any ConstraintOffsetTarget) -> Constraint {
        change { offset.constant(of: $0) }
        return self
    }
    @discardableResult func update(inset: any ConstraintInsetTarget) -> Constraint {
        change { inset.inset(of: $0) }
        return self
    }
    @discardableResult func update(priority: any ConstraintPriorityTarget) -> Constraint {
        for constraint in layoutConstraints {
            constraint.priority = UILayoutPriority(priority.constraintPriority)
        }
        return self
    }
    @discardableResult func update(priority: ConstraintPriority) -> Constraint {
        update(priority: UILayoutPriority(priority.value))
    }
}

enum MadeConstraints {
    private struct Entry {
        weak var owner: AnyObject?
        var constraints: [Constraint]
    }
    private static var all: [ObjectIdentifier: Entry] = [:]
    static func of(_ owner: AnyObject) -> [Constraint] {
        guard let entry = all[ObjectIdentifier(owner)], entry.owner === owner else { return [] }
        return entry.constraints
    }
    static func add(_ constraint: Constraint, of owner: AnyObject) {
        let known = of(owner).filter { $0 !== constraint }
        all[ObjectIdentifier(owner)] = Entry(owner: owner, constraints: known + [constraint])
    }
    static func remove(_ constraint: Constraint, of owner: AnyObject) {
        let rest = of(owner).filter { $0 !== constraint }
        all[ObjectIdentifier(owner)] = rest.isEmpty ? nil : Entry(owner: owner, constraints: rest)
    }
}
extension NSLayoutConstraint {
    fileprivate func hasSameItems(as other: NSLayoutConstraint) -> Bool {
        firstItem === other.firstItem && secondItem === other.secondItem
    }
    func isLike(_ other: NSLayoutConstraint) -> Bool {
        hasSameItems(as: other) && firstAttribute == other.firstAttribute && relation == other.relation
            && secondAttribute == other.secondAttribute && multiplier == other.multiplier
    }
}
