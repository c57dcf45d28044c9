// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITextView.DataDetectorTypes to UITextViewDelegate.
    mutating func addUIKitTextMembers4() {
        addUIKitTextMembers4Part0()
        addUIKitTextMembers4Part1()
    }

    /// Adds members of UITextView.DataDetectorTypes.
    private mutating func addUIKitTextMembers4Part0() {
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
    private mutating func addUIKitTextMembers4Part1() {
        method("textView(_:menuConfigurationFor:defaultMenu:)", of: UITextViewDelegate.self) {
            $0.textView(try $1.get(0), menuConfigurationFor: try $1.get(1), defaultMenu: try $1.get(2))
        }
        method("textView(_:primaryActionFor:defaultAction:)", of: UITextViewDelegate.self) {
            $0.textView(try $1.get(0), primaryActionFor: try $1.get(1), defaultAction: try $1.get(2))
        }
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
}
