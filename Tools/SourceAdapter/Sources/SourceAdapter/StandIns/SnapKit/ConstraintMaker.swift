// In place of SnapKit: closures that describe constraints.
import UIKit

final class ConstraintMaker {
    fileprivate let target: AnyObject
    fileprivate var entries: [ConstraintEntry] = []
    fileprivate init(_ target: AnyObject) { self.target = target }
    private func extend(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable {
        let entry = ConstraintEntry(target, attributes)
        entries.append(entry)
        return ConstraintMakerExtendable(entry)
    }
    var left: ConstraintMakerExtendable { extend(.left) }
    var top: ConstraintMakerExtendable { extend(.top) }
    var right: ConstraintMakerExtendable { extend(.right) }
    var bottom: ConstraintMakerExtendable { extend(.bottom) }
    var leading: ConstraintMakerExtendable { extend(.leading) }
    var trailing: ConstraintMakerExtendable { extend(.trailing) }
    var width: ConstraintMakerExtendable { extend(.width) }
    var height: ConstraintMakerExtendable { extend(.height) }
    var centerX: ConstraintMakerExtendable { extend(.centerX) }
    var centerY: ConstraintMakerExtendable { extend(.centerY) }
    var lastBaseline: ConstraintMakerExtendable { extend(.lastBaseline) }
    var firstBaseline: ConstraintMakerExtendable { extend(.firstBaseline) }
    var leftMargin: ConstraintMakerExtendable { extend(.leftMargin) }
    var topMargin: ConstraintMakerExtendable { extend(.topMargin) }
    var rightMargin: ConstraintMakerExtendable { extend(.rightMargin) }
    var bottomMargin: ConstraintMakerExtendable { extend(.bottomMargin) }
    var leadingMargin: ConstraintMakerExtendable { extend(.leadingMargin) }
    var trailingMargin: ConstraintMakerExtendable { extend(.trailingMargin) }
    var edges: ConstraintMakerExtendable { extend(.left, .top, .right, .bottom) }
    var directionalEdges: ConstraintMakerExtendable { extend(.leading, .top, .trailing, .bottom) }
    var horizontalEdges: ConstraintMakerExtendable { extend(.left, .right) }
    var directionalHorizontalEdges: ConstraintMakerExtendable { extend(.leading, .trailing) }
    var verticalEdges: ConstraintMakerExtendable { extend(.top, .bottom) }
    var size: ConstraintMakerExtendable { extend(.width, .height) }
    var center: ConstraintMakerExtendable { extend(.centerX, .centerY) }
    var margins: ConstraintMakerExtendable { extend(.leftMargin, .topMargin, .rightMargin, .bottomMargin) }
}
class ConstraintMakerFinalizable {
    let entry: ConstraintEntry
    init(_ entry: ConstraintEntry) { self.entry = entry }
    var constraint: Constraint { entry.constraint }
    @discardableResult func labeled(_ label: String) -> ConstraintMakerFinalizable {
        entry.label = label
        return self
    }
}
class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    @discardableResult func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
        entry.priority = amount.constraintPriority
        return self
    }
    @discardableResult func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
        entry.priority = amount.value
        return self
    }
}
class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    @discardableResult func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> Self {
        entry.multiplier = amount.multiplier
        return self
    }
    @discardableResult func dividedBy(_ amount: any ConstraintMultiplierTarget) -> Self {
        entry.multiplier = 1 / amount.multiplier
        return self
    }
    @discardableResult func offset(_ amount: any ConstraintOffsetTarget) -> Self {
        entry.constant = { amount.constant(of: $0) }
        return self
    }
    @discardableResult func inset(_ amount: any ConstraintInsetTarget) -> Self {
        entry.constant = { amount.inset(of: $0) }
        return self
    }
}
class ConstraintMakerRelatable: ConstraintMakerEditable {
    private func relate(
        _ other: any ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation
    ) -> ConstraintMakerEditable {
        entry.relation = relation
        switch other {
        case let item as ConstraintItem: entry.other = item
        case let constant as any ConstraintConstantTarget:
            entry.isConstant = true
            entry.constant = { constant.constant(of: $0) }
        default: entry.other = ConstraintItem(other as AnyObject, [])
        }
        return self
    }
    private func relateToSuperview(_ relation: NSLayoutConstraint.Relation) -> ConstraintMakerEditable {
        guard let parent = entry.superview else {
            fatalError("SnapKit: a view needs a superview before constraints refer to it.")
        }
        return relate(parent, relation)
    }
    @discardableResult func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(other, .equal)
    }
    @discardableResult func equalToSuperview() -> ConstraintMakerEditable { relateToSuperview(.equal) }
    @discardableResult
    func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(other, .lessThanOrEqual)
    }
    @discardableResult func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
        relateToSuperview(.lessThanOrEqual)
    }
    @discardableResult
    func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(other, .greaterThanOrEqual)
    }
    @discardableResult func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
        relateToSuperview(.greaterThanOrEqual)
    }
}
final class ConstraintMakerExtendable: ConstraintMakerRelatable {
    private func extend(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable {
        entry.attributes += attributes
        return self
    }
    var left: ConstraintMakerExtendable { extend(.left) }
    var top: ConstraintMakerExtendable { extend(.top) }
    var right: ConstraintMakerExtendable { extend(.right) }
    var bottom: ConstraintMakerExtendable { extend(.bottom) }
    var leading: ConstraintMakerExtendable { extend(.leading) }
    var trailing: ConstraintMakerExtendable { extend(.trailing) }
    var width: ConstraintMakerExtendable { extend(.width) }
    var height: ConstraintMakerExtendable { extend(.height) }
    var centerX: ConstraintMakerExtendable { extend(.centerX) }
    var centerY: ConstraintMakerExtendable { extend(.centerY) }
    var lastBaseline: ConstraintMakerExtendable { extend(.lastBaseline) }
    var firstBaseline: ConstraintMakerExtendable { extend(.firstBaseline) }
    var leftMargin: ConstraintMakerExtendable { extend(.leftMargin) }
    var topMargin: ConstraintMakerExtendable { extend(.topMargin) }
    var rightMargin: ConstraintMakerExtendable { extend(.rightMargin) }
    var bottomMargin: ConstraintMakerExtendable { extend(.bottomMargin) }
    var leadingMargin: ConstraintMakerExtendable { extend(.leadingMargin) }
    var trailingMargin: ConstraintMakerExtendable { extend(.trailingMargin) }
    var edges: ConstraintMakerExtendable { extend(.left, .top, .right, .bottom) }
    var directionalEdges: ConstraintMakerExtendable { extend(.leading, .top, .trailing, .bottom) }
    var size: ConstraintMakerExtendable { extend(.width, .height) }
    var center: ConstraintMakerExtendable { extend(.centerX, .centerY) }
}

final class ConstraintViewDSL: ConstraintAttributesDSL {
    private let owner: AnyObject
    fileprivate init(_ owner: AnyObject) { self.owner = owner }
    var target: AnyObject? { owner }
    private func described(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(owner)
        closure(maker)
        (owner as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        return maker.entries.map(\.constraint)
    }
    func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] { described(closure) }
    func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
        for constraint in described(closure) { constraint.activate() }
    }
    func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
    }
    func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
        let known = MadeConstraints.of(owner).flatMap(\.layoutConstraints)
        if known.isEmpty { return makeConstraints(closure) }
        for made in described(closure).flatMap(\.layoutConstraints) {
            guard let old = known.first(where: { $0.isLike(made) }) else {
                fatalError("SnapKit: updateConstraints found no constraint to update like \(made).")
            }
            old.constant = made.constant
            if old.priority != made.priority { old.priority = made.priority }
        }
    }
    func removeConstraints() { for constraint in MadeConstraints.of(owner) { constraint.deactivate() } }
    var contentHuggingHorizontalPriority: Float {
        get { (owner as? UIView)?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
        set { (owner as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
    }
    var contentHuggingVerticalPriority: Float {
        get { (owner as? UIView)?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
        set { (owner as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
    }
}
extension UIView { var snp: ConstraintViewDSL { ConstraintViewDSL(self) } }
extension UILayoutGuide { var snp: ConstraintViewDSL { ConstraintViewDSL(self) } }
extension UIView {
    func snp_makeConstraints(_ closure: (ConstraintMaker) -> Void) { snp.makeConstraints(closure) }
    func snp_remakeConstraints(_ closure: (ConstraintMaker) -> Void) { snp.remakeConstraints(closure) }
    func snp_updateConstraints(_ closure: (ConstraintMaker) -> Void) { snp.updateConstraints(closure) }
    func snp_removeConstraints() { snp.removeConstraints() }
    var snp_left: ConstraintItem { snp.left }
    var snp_right: ConstraintItem { snp.right }
    var snp_top: ConstraintItem { snp.top }
    var snp_bottom: ConstraintItem { snp.bottom }
    var snp_width: ConstraintItem { snp.width }
    var snp_height: ConstraintItem { snp.height }
    var snp_centerX: ConstraintItem { snp.centerX }
    var snp_centerY: ConstraintItem { snp.centerY }
}
