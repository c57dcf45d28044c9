// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISheetPresentationController.Detent.Identifier to UIViewController.
    mutating func addUIKitPresentationMembers2() {
        addUIKitPresentationMembers2Part0()
        addUIKitPresentationMembers2Part1()
        addUIKitPresentationMembers2Part2()
        addUIKitPresentationMembers2Part3()
    }

    /// Adds members of UISheetPresentationController.Detent.Identifier.
    private mutating func addUIKitPresentationMembers2Part0() {
        property("rawValue", \UISheetPresentationController.Detent.Identifier.rawValue)
        constant("UISheetPresentationController.Detent.Identifier.large") {
            UISheetPresentationController.Detent.Identifier.large
        }
        constant("UISheetPresentationController.Detent.Identifier.medium") {
            UISheetPresentationController.Detent.Identifier.medium
        }
        function("UISheetPresentationController.Detent.Identifier(_:)") {
            UISheetPresentationController.Detent.Identifier(try $0.get(0))
        }
        function("UISheetPresentationController.Detent.Identifier(rawValue:)") {
            UISheetPresentationController.Detent.Identifier(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UISheetPresentationControllerDelegate.
    private mutating func addUIKitPresentationMembers2Part1() {
        method(
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
            of: UISheetPresentationControllerDelegate.self
        ) {
            $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(try $1.get(0))
        }
    }

    /// Adds members of UIView.
    private mutating func addUIKitPresentationMembers2Part2() {
        method("frame(in:)", of: UIView.self) { $0.frame(in: try $1.get(0)) }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitPresentationMembers2Part3() {
        property("popoverPresentationController", \UIViewController.popoverPresentationController)
        property("sheetPresentationController", \UIViewController.sheetPresentationController)
    }
}
