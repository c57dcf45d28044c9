// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIGlassContainerEffect to UINavigationItem.
    mutating func addUIKitControlsMembers4() {
        addUIKitControlsMembers4Part0()
        addUIKitControlsMembers4Part1()
        addUIKitControlsMembers4Part2()
        addUIKitControlsMembers4Part3()
        addUIKitControlsMembers4Part4()
        addUIKitControlsMembers4Part5()
        addUIKitControlsMembers4Part6()
        addUIKitControlsMembers4Part7()
        addUIKitControlsMembers4Part8()
        addUIKitControlsMembers4Part9()
        addUIKitControlsMembers4Part10()
        addUIKitControlsMembers4Part11()
        addUIKitControlsMembers4Part12()
        addUIKitControlsMembers4Part13()
        addUIKitControlsMembers4Part14()
        addUIKitControlsMembers4Part15()
        addUIKitControlsMembers4Part16()
        addUIKitControlsMembers4Part17()
        addUIKitControlsMembers4Part18()
        addUIKitControlsMembers4Part19()
    }

    /// Adds members of UIGlassContainerEffect.
    private mutating func addUIKitControlsMembers4Part0() {
        property("spacing", \UIGlassContainerEffect.spacing)
        function("UIGlassContainerEffect()") { _ in UIGlassContainerEffect() }
    }

    /// Adds members of UIGlassEffect.
    private mutating func addUIKitControlsMembers4Part1() {
        property("isInteractive", \UIGlassEffect.isInteractive)
        property("tintColor", \UIGlassEffect.tintColor)
        function("UIGlassEffect()") { _ in UIGlassEffect() }
        function("UIGlassEffect(style:)") { UIGlassEffect(style: try $0.get(0)) }
    }

    /// Adds members of UIGlassEffect.Style.
    private mutating func addUIKitControlsMembers4Part2() {
        enumeration(UIGlassEffect.Style.self)
    }

    /// Adds members of UIImage.
    private mutating func addUIKitControlsMembers4Part3() {
        constant("UIImage.readableTypeIdentifiersForItemProvider") {
            UIImage.readableTypeIdentifiersForItemProvider
        }
        constant("UIImage.writableTypeIdentifiersForItemProvider") {
            UIImage.writableTypeIdentifiersForItemProvider
        }
    }

    /// Adds members of UIImagePickerController.
    private mutating func addUIKitControlsMembers4Part4() {
        property("allowsEditing", \UIImagePickerController.allowsEditing)
        property("delegate", \UIImagePickerController.delegate)
        property("mediaTypes", \UIImagePickerController.mediaTypes)
        property("sourceType", \UIImagePickerController.sourceType)
        function("UIImagePickerController()") { _ in UIImagePickerController() }
    }

    /// Adds members of UIImagePickerController.InfoKey.
    private mutating func addUIKitControlsMembers4Part5() {
        property("rawValue", \UIImagePickerController.InfoKey.rawValue)
        constant("UIImagePickerController.InfoKey.editedImage") {
            UIImagePickerController.InfoKey.editedImage
        }
        constant("UIImagePickerController.InfoKey.imageURL") { UIImagePickerController.InfoKey.imageURL }
        constant("UIImagePickerController.InfoKey.mediaType") { UIImagePickerController.InfoKey.mediaType }
        constant("UIImagePickerController.InfoKey.mediaURL") { UIImagePickerController.InfoKey.mediaURL }
        constant("UIImagePickerController.InfoKey.originalImage") {
            UIImagePickerController.InfoKey.originalImage
        }
        function("UIImagePickerController.InfoKey(rawValue:)") {
            UIImagePickerController.InfoKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIImagePickerController.SourceType.
    private mutating func addUIKitControlsMembers4Part6() {
        enumeration(UIImagePickerController.SourceType.self)
    }

    /// Adds members of UIImagePickerControllerDelegate.
    private mutating func addUIKitControlsMembers4Part7() {
        method("imagePickerControllerDidCancel(_:)", of: UIImagePickerControllerDelegate.self) {
            $0.imagePickerControllerDidCancel(try $1.get(0))
        }
    }

    /// Adds members of UIImageView.
    private mutating func addUIKitControlsMembers4Part8() {
        property("animationDuration", \UIImageView.animationDuration)
        property("animationImages", \UIImageView.animationImages)
        property("animationRepeatCount", \UIImageView.animationRepeatCount)
        property("highlightedAnimationImages", \UIImageView.highlightedAnimationImages)
        property("highlightedImage", \UIImageView.highlightedImage)
        property("image", \UIImageView.image)
        property("isAnimating", \UIImageView.isAnimating)
        property("isHighlighted", \UIImageView.isHighlighted)
        property("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
        function("UIImageView(frame:)") { UIImageView(frame: try $0.get(0)) }
        function("UIImageView(image:)") { UIImageView(image: try $0.get(0)) }
        function("UIImageView(image:highlightedImage:)") {
            UIImageView(image: try $0.get(0), highlightedImage: try $0.get(1))
        }
        method("removeAllSymbolEffects()", of: UIImageView.self) { base, _ in base.removeAllSymbolEffects() }
        method("removeAllSymbolEffects(animated:)", of: UIImageView.self) {
            $0.removeAllSymbolEffects(animated: try $1.get(0))
        }
        method("removeAllSymbolEffects(options:)", of: UIImageView.self) {
            $0.removeAllSymbolEffects(options: try $1.get(0))
        }
        method("removeAllSymbolEffects(options:animated:)", of: UIImageView.self) {
            $0.removeAllSymbolEffects(options: try $1.get(0), animated: try $1.get(1))
        }
        method("startAnimating()", of: UIImageView.self) { base, _ in base.startAnimating() }
        method("stopAnimating()", of: UIImageView.self) { base, _ in base.stopAnimating() }
    }

    /// Adds members of UIImpactFeedbackGenerator.
    private mutating func addUIKitControlsMembers4Part9() {
        function("UIImpactFeedbackGenerator()") { _ in UIImpactFeedbackGenerator() }
        function("UIImpactFeedbackGenerator(style:)") { UIImpactFeedbackGenerator(style: try $0.get(0)) }
        method("impactOccurred()", of: UIImpactFeedbackGenerator.self) { base, _ in base.impactOccurred() }
        method("impactOccurred(intensity:)", of: UIImpactFeedbackGenerator.self) {
            $0.impactOccurred(intensity: try $1.get(0))
        }
    }

    /// Adds members of UIImpactFeedbackGenerator.FeedbackStyle.
    private mutating func addUIKitControlsMembers4Part10() {
        enumeration(UIImpactFeedbackGenerator.FeedbackStyle.self)
    }

    /// Adds members of UIInputView.
    private mutating func addUIKitControlsMembers4Part11() {
        property("allowsSelfSizing", \UIInputView.allowsSelfSizing)
        property("inputViewStyle", \UIInputView.inputViewStyle)
        function("UIInputView(frame:inputViewStyle:)") {
            UIInputView(frame: try $0.get(0), inputViewStyle: try $0.get(1))
        }
    }

    /// Adds members of UIInputView.Style.
    private mutating func addUIKitControlsMembers4Part12() {
        enumeration(UIInputView.Style.self)
    }

    /// Adds members of UIKeyboardAppearance.
    private mutating func addUIKitControlsMembers4Part13() {
        constant("UIKeyboardAppearance.alert") { UIKeyboardAppearance.alert }
        enumeration(UIKeyboardAppearance.self)
    }

    /// Adds members of UIKeyboardType.
    private mutating func addUIKitControlsMembers4Part14() {
        constant("UIKeyboardType.alphabet") { UIKeyboardType.alphabet }
        enumeration(UIKeyboardType.self)
    }

    /// Adds members of UILongPressGestureRecognizer.
    private mutating func addUIKitControlsMembers4Part15() {
        property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
        property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
        function("UILongPressGestureRecognizer()") { _ in UILongPressGestureRecognizer() }
        function("UILongPressGestureRecognizer(target:action:)") {
            UILongPressGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIMenuController.
    private mutating func addUIKitControlsMembers4Part16() {
        property("arrowDirection", \UIMenuController.arrowDirection)
        property("isMenuVisible", \UIMenuController.isMenuVisible)
        property("menuFrame", \UIMenuController.menuFrame)
        property("menuItems", \UIMenuController.menuItems)
        function("UIMenuController()") { _ in UIMenuController() }
        method("hideMenu()", of: UIMenuController.self) { base, _ in base.hideMenu() }
        method("hideMenu(from:)", of: UIMenuController.self) { $0.hideMenu(from: try $1.get(0)) }
        method("setMenuVisible(_:animated:)", of: UIMenuController.self) {
            $0.setMenuVisible(try $1.get(0), animated: try $1.get(1))
        }
        method("setTargetRect(_:in:)", of: UIMenuController.self) {
            $0.setTargetRect(try $1.get(0), in: try $1.get(1))
        }
        method("showMenu(from:rect:)", of: UIMenuController.self) {
            $0.showMenu(from: try $1.get(0), rect: try $1.get(1))
        }
        method("update()", of: UIMenuController.self) { base, _ in base.update() }
    }

    /// Adds members of UIMenuController.ArrowDirection.
    private mutating func addUIKitControlsMembers4Part17() {
        enumeration(UIMenuController.ArrowDirection.self)
    }

    /// Adds members of UIMenuItem.
    private mutating func addUIKitControlsMembers4Part18() {
        property("action", \UIMenuItem.action)
        property("title", \UIMenuItem.title)
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitControlsMembers4Part19() {
        property("searchController", \UINavigationItem.searchController)
    }
}
