// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of CALayer to UIBackgroundExtensionView.
    mutating func addUIKitCoreMembers1() {
        addUIKitCoreMembers1Part0()
        addUIKitCoreMembers1Part1()
        addUIKitCoreMembers1Part2()
        addUIKitCoreMembers1Part3()
        addUIKitCoreMembers1Part4()
        addUIKitCoreMembers1Part5()
        addUIKitCoreMembers1Part6()
        addUIKitCoreMembers1Part7()
        addUIKitCoreMembers1Part8()
        addUIKitCoreMembers1Part9()
        addUIKitCoreMembers1Part10()
        addUIKitCoreMembers1Part11()
    }

    /// Adds members of CALayer.
    private mutating func addUIKitCoreMembers1Part0() {
        method("setValue(_:forKey:)", of: CALayer.self) { $0.setValue(try $1.get(0), forKey: try $1.get(1)) }
        method("setValue(_:forKeyPath:)", of: CALayer.self) {
            $0.setValue(try $1.get(0), forKeyPath: try $1.get(1))
        }
        method("value(forKey:)", of: CALayer.self) { $0.value(forKey: try $1.get(0)) }
        method("value(forKeyPath:)", of: CALayer.self) { $0.value(forKeyPath: try $1.get(0)) }
    }

    /// Adds members of NSLayoutConstraint.
    private mutating func addUIKitCoreMembers1Part1() {
        property("constant", \NSLayoutConstraint.constant)
        property("firstAttribute", \NSLayoutConstraint.firstAttribute)
        property("firstItem", \NSLayoutConstraint.firstItem)
        property("identifier", \NSLayoutConstraint.identifier)
        property("isActive", \NSLayoutConstraint.isActive)
        property("multiplier", \NSLayoutConstraint.multiplier)
        property("priority", \NSLayoutConstraint.priority)
        property("relation", \NSLayoutConstraint.relation)
        property("secondAttribute", \NSLayoutConstraint.secondAttribute)
        property("secondItem", \NSLayoutConstraint.secondItem)
        property("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived)
        function("NSLayoutConstraint()") { _ in NSLayoutConstraint() }
        method("awakeFromNib()", of: NSLayoutConstraint.self) { base, _ in base.awakeFromNib() }
        function("NSLayoutConstraint.activate(_:)") { NSLayoutConstraint.activate(try $0.get(0)) }
        function("NSLayoutConstraint.deactivate(_:)") { NSLayoutConstraint.deactivate(try $0.get(0)) }
    }

    /// Adds members of NSLayoutConstraint.Attribute.
    private mutating func addUIKitCoreMembers1Part2() {
        enumeration(NSLayoutConstraint.Attribute.self)
    }

    /// Adds members of NSLayoutConstraint.Axis.
    private mutating func addUIKitCoreMembers1Part3() {
        enumeration(NSLayoutConstraint.Axis.self)
    }

    /// Adds members of NSLayoutConstraint.FormatOptions.
    private mutating func addUIKitCoreMembers1Part4() {
        property("rawValue", \NSLayoutConstraint.FormatOptions.rawValue)
        constant("NSLayoutConstraint.FormatOptions.alignAllBottom") {
            NSLayoutConstraint.FormatOptions.alignAllBottom
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllCenterX") {
            NSLayoutConstraint.FormatOptions.alignAllCenterX
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllCenterY") {
            NSLayoutConstraint.FormatOptions.alignAllCenterY
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllLeading") {
            NSLayoutConstraint.FormatOptions.alignAllLeading
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllLeft") {
            NSLayoutConstraint.FormatOptions.alignAllLeft
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllRight") {
            NSLayoutConstraint.FormatOptions.alignAllRight
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllTop") {
            NSLayoutConstraint.FormatOptions.alignAllTop
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllTrailing") {
            NSLayoutConstraint.FormatOptions.alignAllTrailing
        }
        constant("NSLayoutConstraint.FormatOptions.directionLeadingToTrailing") {
            NSLayoutConstraint.FormatOptions.directionLeadingToTrailing
        }
        constant("NSLayoutConstraint.FormatOptions.directionLeftToRight") {
            NSLayoutConstraint.FormatOptions.directionLeftToRight
        }
        function("NSLayoutConstraint.FormatOptions(rawValue:)") {
            NSLayoutConstraint.FormatOptions(rawValue: try $0.get(0))
        }
    }

    /// Adds members of NSLayoutConstraint.Relation.
    private mutating func addUIKitCoreMembers1Part5() {
        enumeration(NSLayoutConstraint.Relation.self)
    }

    /// Adds members of NSLayoutDimension.
    private mutating func addUIKitCoreMembers1Part6() {
        method("constraint(equalTo:multiplier:)", of: NSLayoutDimension.self) {
            $0.constraint(equalTo: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(equalTo:multiplier:constant:)", of: NSLayoutDimension.self) {
            $0.constraint(equalTo: try $1.get(0), multiplier: try $1.get(1), constant: try $1.get(2))
        }
        method("constraint(equalToConstant:)", of: NSLayoutDimension.self) {
            $0.constraint(equalToConstant: try $1.get(0))
        }
        method("constraint(greaterThanOrEqualTo:multiplier:)", of: NSLayoutDimension.self) {
            $0.constraint(greaterThanOrEqualTo: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(greaterThanOrEqualTo:multiplier:constant:)", of: NSLayoutDimension.self) {
            $0.constraint(
                greaterThanOrEqualTo: try $1.get(0), multiplier: try $1.get(1), constant: try $1.get(2))
        }
        method("constraint(greaterThanOrEqualToConstant:)", of: NSLayoutDimension.self) {
            $0.constraint(greaterThanOrEqualToConstant: try $1.get(0))
        }
        method("constraint(lessThanOrEqualTo:multiplier:)", of: NSLayoutDimension.self) {
            $0.constraint(lessThanOrEqualTo: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(lessThanOrEqualTo:multiplier:constant:)", of: NSLayoutDimension.self) {
            $0.constraint(
                lessThanOrEqualTo: try $1.get(0), multiplier: try $1.get(1), constant: try $1.get(2))
        }
        method("constraint(lessThanOrEqualToConstant:)", of: NSLayoutDimension.self) {
            $0.constraint(lessThanOrEqualToConstant: try $1.get(0))
        }
    }

    /// Adds members of NSLayoutXAxisAnchor.
    private mutating func addUIKitCoreMembers1Part7() {
        method("anchorWithOffset(to:)", of: NSLayoutXAxisAnchor.self) {
            $0.anchorWithOffset(to: try $1.get(0))
        }
        method("constraint(equalToSystemSpacingAfter:multiplier:)", of: NSLayoutXAxisAnchor.self) {
            $0.constraint(equalToSystemSpacingAfter: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)", of: NSLayoutXAxisAnchor.self)
        {
            $0.constraint(greaterThanOrEqualToSystemSpacingAfter: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)", of: NSLayoutXAxisAnchor.self) {
            $0.constraint(lessThanOrEqualToSystemSpacingAfter: try $1.get(0), multiplier: try $1.get(1))
        }
    }

    /// Adds members of NSLayoutYAxisAnchor.
    private mutating func addUIKitCoreMembers1Part8() {
        method("anchorWithOffset(to:)", of: NSLayoutYAxisAnchor.self) {
            $0.anchorWithOffset(to: try $1.get(0))
        }
        method("constraint(equalToSystemSpacingBelow:multiplier:)", of: NSLayoutYAxisAnchor.self) {
            $0.constraint(equalToSystemSpacingBelow: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)", of: NSLayoutYAxisAnchor.self)
        {
            $0.constraint(greaterThanOrEqualToSystemSpacingBelow: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)", of: NSLayoutYAxisAnchor.self) {
            $0.constraint(lessThanOrEqualToSystemSpacingBelow: try $1.get(0), multiplier: try $1.get(1))
        }
    }

    /// Adds members of UIAdaptivePresentationControllerDelegate.
    private mutating func addUIKitCoreMembers1Part9() {
        method("adaptivePresentationStyle(for:)", of: UIAdaptivePresentationControllerDelegate.self) {
            $0.adaptivePresentationStyle(for: try $1.get(0))
        }
        method(
            "adaptivePresentationStyle(for:traitCollection:)",
            of: UIAdaptivePresentationControllerDelegate.self
        ) {
            $0.adaptivePresentationStyle(for: try $1.get(0), traitCollection: try $1.get(1))
        }
        method("presentationController(_:prepare:)", of: UIAdaptivePresentationControllerDelegate.self) {
            $0.presentationController(try $1.get(0), prepare: try $1.get(1))
        }
        method(
            "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
            of: UIAdaptivePresentationControllerDelegate.self
        ) {
            $0.presentationController(
                try $1.get(0), viewControllerForAdaptivePresentationStyle: try $1.get(1))
        }
        method(
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
            of: UIAdaptivePresentationControllerDelegate.self
        ) {
            $0.presentationController(
                try $1.get(0), willPresentWithAdaptiveStyle: try $1.get(1),
                transitionCoordinator: try $1.get(2))
        }
        method(
            "presentationControllerDidAttemptToDismiss(_:)", of: UIAdaptivePresentationControllerDelegate.self
        ) {
            $0.presentationControllerDidAttemptToDismiss(try $1.get(0))
        }
        method("presentationControllerDidDismiss(_:)", of: UIAdaptivePresentationControllerDelegate.self) {
            $0.presentationControllerDidDismiss(try $1.get(0))
        }
        method("presentationControllerShouldDismiss(_:)", of: UIAdaptivePresentationControllerDelegate.self) {
            $0.presentationControllerShouldDismiss(try $1.get(0))
        }
        method("presentationControllerWillDismiss(_:)", of: UIAdaptivePresentationControllerDelegate.self) {
            $0.presentationControllerWillDismiss(try $1.get(0))
        }
    }

    /// Adds members of UIApplication.State.
    private mutating func addUIKitCoreMembers1Part10() {
        enumeration(UIApplication.State.self)
    }

    /// Adds members of UIBackgroundExtensionView.
    private mutating func addUIKitCoreMembers1Part11() {
        property("automaticallyPlacesContentView", \UIBackgroundExtensionView.automaticallyPlacesContentView)
        property("contentView", \UIBackgroundExtensionView.contentView)
        function("UIBackgroundExtensionView()") { _ in UIBackgroundExtensionView() }
        function("UIBackgroundExtensionView(frame:)") { UIBackgroundExtensionView(frame: try $0.get(0)) }
    }
}
