// In place of SnapKit: what constraints refer to, and their numbers.
import UIKit

typealias ConstraintView = UIView
typealias ConstraintLayoutGuide = UILayoutGuide
typealias ConstraintInsets = UIEdgeInsets
typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets

final class ConstraintItem {
    let target: AnyObject?
    let attributes: [NSLayoutConstraint.Attribute]
    init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) {
        (self.target, self.attributes) = (target, attributes)
    }
}
protocol ConstraintRelatableTarget {}
protocol ConstraintOffsetTarget { func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat }
protocol ConstraintConstantTarget: ConstraintRelatableTarget, ConstraintOffsetTarget {}
protocol ConstraintInsetTarget { func inset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat }
protocol ConstraintMultiplierTarget { var multiplier: CGFloat { get } }
protocol ConstraintPriorityTarget { var constraintPriority: Float { get } }
protocol ConstraintNumber: ConstraintConstantTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    var number: CGFloat { get }
}
extension ConstraintNumber {
    var multiplier: CGFloat { number }
    var constraintPriority: Float { Float(number) }
    func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat { number }
    func inset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        UIEdgeInsets(top: number, left: number, bottom: number, right: number).inset(of: attribute)
    }
}
extension Int: ConstraintNumber { var number: CGFloat { CGFloat(self) } }
extension UInt: ConstraintNumber { var number: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { var number: CGFloat { CGFloat(self) } }
extension Double: ConstraintNumber { var number: CGFloat { CGFloat(self) } }
extension CGFloat: ConstraintNumber { var number: CGFloat { self } }
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}
extension CGSize: ConstraintConstantTarget {
    func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        attribute == .width ? width : attribute == .height ? height : 0
    }
}
extension CGPoint: ConstraintConstantTarget {
    func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            y
        case .width, .height: 0
        default: x
        }
    }
}
extension UIEdgeInsets: ConstraintConstantTarget, ConstraintInsetTarget {
    func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat { inset(of: attribute) }
    func inset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: left
        case .top, .firstBaseline, .topMargin: top
        case .right, .trailing, .rightMargin, .trailingMargin: -right
        case .bottom, .lastBaseline, .bottomMargin: -bottom
        case .centerX, .centerXWithinMargins: (left - right) / 2
        case .centerY, .centerYWithinMargins: (top - bottom) / 2
        case .width: -(left + right)
        case .height: -(top + bottom)
        default: 0
        }
    }
}
extension NSDirectionalEdgeInsets: ConstraintConstantTarget, ConstraintInsetTarget {
    func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat { inset(of: attribute) }
    func inset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing).inset(of: attribute)
    }
}
extension UILayoutPriority: ConstraintPriorityTarget { var constraintPriority: Float { rawValue } }
struct ConstraintPriority: ConstraintPriorityTarget, ExpressibleByFloatLiteral, Equatable {
    let value: Float
    var constraintPriority: Float { value }
    init(_ value: Float) { self.value = value }
    init(floatLiteral value: Float) { self.value = value }
    static var required: ConstraintPriority { ConstraintPriority(1000) }
    static var high: ConstraintPriority { ConstraintPriority(750) }
    static var medium: ConstraintPriority { ConstraintPriority(500) }
    static var low: ConstraintPriority { ConstraintPriority(250) }
}

protocol ConstraintAttributesDSL {
    var target: AnyObject? { get }
}
extension ConstraintAttributesDSL {
    private func item(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintItem {
        ConstraintItem(target, attributes)
    }
    var left: ConstraintItem { item(.left) }
    var top: ConstraintItem { item(.top) }
    var right: ConstraintItem { item(.right) }
    var bottom: ConstraintItem { item(.bottom) }
    var leading: ConstraintItem { item(.leading) }
    var trailing: ConstraintItem { item(.trailing) }
    var width: ConstraintItem { item(.width) }
    var height: ConstraintItem { item(.height) }
    var centerX: ConstraintItem { item(.centerX) }
    var centerY: ConstraintItem { item(.centerY) }
    var lastBaseline: ConstraintItem { item(.lastBaseline) }
    var firstBaseline: ConstraintItem { item(.firstBaseline) }
    var leftMargin: ConstraintItem { item(.leftMargin) }
    var topMargin: ConstraintItem { item(.topMargin) }
    var rightMargin: ConstraintItem { item(.rightMargin) }
    var bottomMargin: ConstraintItem { item(.bottomMargin) }
    var leadingMargin: ConstraintItem { item(.leadingMargin) }
    var trailingMargin: ConstraintItem { item(.trailingMargin) }
    var edges: ConstraintItem { item(.left, .top, .right, .bottom) }
    var directionalEdges: ConstraintItem { item(.leading, .top, .trailing, .bottom) }
    var horizontalEdges: ConstraintItem { item(.left, .right) }
    var verticalEdges: ConstraintItem { item(.top, .bottom) }
    var size: ConstraintItem { item(.width, .height) }
    var center: ConstraintItem { item(.centerX, .centerY) }
    var margins: ConstraintItem { item(.leftMargin, .topMargin, .rightMargin, .bottomMargin) }
}
