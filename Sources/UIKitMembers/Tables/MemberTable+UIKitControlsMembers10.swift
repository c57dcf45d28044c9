// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITextView to UIVisualEffectView.
    mutating func addUIKitControlsMembers10() {
        addUIKitControlsMembers10Part0()
        addUIKitControlsMembers10Part1()
        addUIKitControlsMembers10Part2()
        addUIKitControlsMembers10Part3()
        addUIKitControlsMembers10Part4()
        addUIKitControlsMembers10Part5()
        addUIKitControlsMembers10Part6()
        addUIKitControlsMembers10Part7()
    }

    /// Adds members of UITextView.
    private mutating func addUIKitControlsMembers10Part0() {
        function("UITextView(frame:)") { UITextView(frame: try $0.get(0)) }
        function("UITextView(frame:textContainer:)") {
            UITextView(frame: try $0.get(0), textContainer: try $0.get(1))
        }
        method("caretRect(for:)", of: UITextView.self) { $0.caretRect(for: try $1.get(0)) }
        method("closestPosition(to:)", of: UITextView.self) { $0.closestPosition(to: try $1.get(0)) }
        method("deleteBackward()", of: UITextView.self) { base, _ in base.deleteBackward() }
        method("firstRect(for:)", of: UITextView.self) { $0.firstRect(for: try $1.get(0)) }
        method("insertText(_:)", of: UITextView.self) { $0.insertText(try $1.get(0)) }
        method("replace(_:withText:)", of: UITextView.self) {
            $0.replace(try $1.get(0), withText: try $1.get(1))
        }
        method("scrollRangeToVisible(_:)", of: UITextView.self) { $0.scrollRangeToVisible(try $1.get(0)) }
        method("selectionRects(for:)", of: UITextView.self) { $0.selectionRects(for: try $1.get(0)) }
        method("text(in:)", of: UITextView.self) { $0.text(in: try $1.get(0)) }
    }

    /// Adds members of UITextView.DataDetectorTypes.
    private mutating func addUIKitControlsMembers10Part1() {
        property("rawValue", \UITextView.DataDetectorTypes.rawValue)
        constant("UITextView.DataDetectorTypes.address") { UITextView.DataDetectorTypes.address }
        constant("UITextView.DataDetectorTypes.all") { UITextView.DataDetectorTypes.all }
        constant("UITextView.DataDetectorTypes.calendarEvent") { UITextView.DataDetectorTypes.calendarEvent }
        constant("UITextView.DataDetectorTypes.link") { UITextView.DataDetectorTypes.link }
        constant("UITextView.DataDetectorTypes.phoneNumber") { UITextView.DataDetectorTypes.phoneNumber }
        function("UITextView.DataDetectorTypes(rawValue:)") {
            UITextView.DataDetectorTypes(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UITextViewDelegate.
    private mutating func addUIKitControlsMembers10Part2() {
        method("textView(_:shouldChangeTextIn:replacementText:)", of: UITextViewDelegate.self) {
            $0.textView(try $1.get(0), shouldChangeTextIn: try $1.get(1), replacementText: try $1.get(2))
        }
        method("textView(_:shouldInteractWith:in:)", of: UITextViewDelegate.self) {
            $0.textView(try $1.get(0), shouldInteractWith: try $1.get(1), in: try $1.get(2))
        }
        method("textViewDidBeginEditing(_:)", of: UITextViewDelegate.self) {
            $0.textViewDidBeginEditing(try $1.get(0))
        }
        method("textViewDidChange(_:)", of: UITextViewDelegate.self) { $0.textViewDidChange(try $1.get(0)) }
        method("textViewDidChangeSelection(_:)", of: UITextViewDelegate.self) {
            $0.textViewDidChangeSelection(try $1.get(0))
        }
        method("textViewDidEndEditing(_:)", of: UITextViewDelegate.self) {
            $0.textViewDidEndEditing(try $1.get(0))
        }
        method("textViewShouldBeginEditing(_:)", of: UITextViewDelegate.self) {
            $0.textViewShouldBeginEditing(try $1.get(0))
        }
        method("textViewShouldEndEditing(_:)", of: UITextViewDelegate.self) {
            $0.textViewShouldEndEditing(try $1.get(0))
        }
    }

    /// Adds members of UIVibrancyEffect.
    private mutating func addUIKitControlsMembers10Part3() {
        function("UIVibrancyEffect(blurEffect:)") { UIVibrancyEffect(blurEffect: try $0.get(0)) }
        function("UIVibrancyEffect(blurEffect:style:)") {
            UIVibrancyEffect(blurEffect: try $0.get(0), style: try $0.get(1))
        }
    }

    /// Adds members of UIVibrancyEffectStyle.
    private mutating func addUIKitControlsMembers10Part4() {
        enumeration(UIVibrancyEffectStyle.self)
    }

    /// Adds members of UIView.
    private mutating func addUIKitControlsMembers10Part5() {
        property("cornerConfiguration", \UIView.cornerConfiguration)
        method("frame(in:)", of: UIView.self) { $0.frame(in: try $1.get(0)) }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitControlsMembers10Part6() {
        property("popoverPresentationController", \UIViewController.popoverPresentationController)
        property("sheetPresentationController", \UIViewController.sheetPresentationController)
    }

    /// Adds members of UIVisualEffectView.
    private mutating func addUIKitControlsMembers10Part7() {
        property("contentView", \UIVisualEffectView.contentView)
        property("effect", \UIVisualEffectView.effect)
        function("UIVisualEffectView(effect:)") { UIVisualEffectView(effect: try $0.get(0)) }
        function("UIVisualEffectView(frame:)") { UIVisualEffectView(frame: try $0.get(0)) }
    }
}
