// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIDropInteraction to UIInputView.Style.
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

    /// Adds members of UIDropInteraction.
    private mutating func addUIKitControlsMembers4Part0() {
        property("allowsSimultaneousDropSessions", \UIDropInteraction.allowsSimultaneousDropSessions)
        property("delegate", \UIDropInteraction.delegate)
        property("view", \UIDropInteraction.view)
        function("UIDropInteraction(delegate:)") { UIDropInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIDropInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIDropInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIDropInteractionDelegate.
    private mutating func addUIKitControlsMembers4Part1() {
        method("dropInteraction(_:canHandle:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), canHandle: try $1.get(1))
        }
        method("dropInteraction(_:concludeDrop:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), concludeDrop: try $1.get(1))
        }
        method("dropInteraction(_:item:willAnimateDropWith:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), item: try $1.get(1), willAnimateDropWith: try $1.get(2))
        }
        method("dropInteraction(_:performDrop:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), performDrop: try $1.get(1))
        }
        method("dropInteraction(_:previewForDropping:withDefault:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), previewForDropping: try $1.get(1), withDefault: try $1.get(2))
        }
        method("dropInteraction(_:sessionDidEnd:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), sessionDidEnd: try $1.get(1))
        }
        method("dropInteraction(_:sessionDidEnter:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), sessionDidEnter: try $1.get(1))
        }
        method("dropInteraction(_:sessionDidExit:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), sessionDidExit: try $1.get(1))
        }
        method("dropInteraction(_:sessionDidUpdate:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), sessionDidUpdate: try $1.get(1))
        }
    }

    /// Adds members of UIDropOperation.
    private mutating func addUIKitControlsMembers4Part2() {
        enumeration(UIDropOperation.self)
    }

    /// Adds members of UIDropProposal.
    private mutating func addUIKitControlsMembers4Part3() {
        property("operation", \UIDropProposal.operation)
        function("UIDropProposal(operation:)") { UIDropProposal(operation: try $0.get(0)) }
    }

    /// Adds members of UIDropSessionProgressIndicatorStyle.
    private mutating func addUIKitControlsMembers4Part4() {
        enumeration(UIDropSessionProgressIndicatorStyle.self)
    }

    /// Adds members of UIFeedbackGenerator.
    private mutating func addUIKitControlsMembers4Part5() {
        function("UIFeedbackGenerator()") { _ in UIFeedbackGenerator() }
        method("prepare()", of: UIFeedbackGenerator.self) { base, _ in base.prepare() }
    }

    /// Adds members of UIFont.
    private mutating func addUIKitControlsMembers4Part6() {
        constant("UIFont.buttonFontSize") { UIFont.buttonFontSize }
        constant("UIFont.smallSystemFontSize") { UIFont.smallSystemFontSize }
    }

    /// Adds members of UIGlassContainerEffect.
    private mutating func addUIKitControlsMembers4Part7() {
        property("spacing", \UIGlassContainerEffect.spacing)
        function("UIGlassContainerEffect()") { _ in UIGlassContainerEffect() }
    }

    /// Adds members of UIGlassEffect.
    private mutating func addUIKitControlsMembers4Part8() {
        property("isInteractive", \UIGlassEffect.isInteractive)
        property("tintColor", \UIGlassEffect.tintColor)
        function("UIGlassEffect()") { _ in UIGlassEffect() }
        function("UIGlassEffect(style:)") { UIGlassEffect(style: try $0.get(0)) }
    }

    /// Adds members of UIGlassEffect.Style.
    private mutating func addUIKitControlsMembers4Part9() {
        enumeration(UIGlassEffect.Style.self)
    }

    /// Adds members of UIImage.
    private mutating func addUIKitControlsMembers4Part10() {
        constant("UIImage.readableTypeIdentifiersForItemProvider") {
            UIImage.readableTypeIdentifiersForItemProvider
        }
        constant("UIImage.writableTypeIdentifiersForItemProvider") {
            UIImage.writableTypeIdentifiersForItemProvider
        }
    }

    /// Adds members of UIImagePickerController.
    private mutating func addUIKitControlsMembers4Part11() {
        property("allowsEditing", \UIImagePickerController.allowsEditing)
        property("delegate", \UIImagePickerController.delegate)
        property("mediaTypes", \UIImagePickerController.mediaTypes)
        property("sourceType", \UIImagePickerController.sourceType)
        function("UIImagePickerController()") { _ in UIImagePickerController() }
    }

    /// Adds members of UIImagePickerController.InfoKey.
    private mutating func addUIKitControlsMembers4Part12() {
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
    private mutating func addUIKitControlsMembers4Part13() {
        enumeration(UIImagePickerController.SourceType.self)
    }

    /// Adds members of UIImagePickerControllerDelegate.
    private mutating func addUIKitControlsMembers4Part14() {
        method("imagePickerControllerDidCancel(_:)", of: UIImagePickerControllerDelegate.self) {
            $0.imagePickerControllerDidCancel(try $1.get(0))
        }
    }

    /// Adds members of UIImageView.
    private mutating func addUIKitControlsMembers4Part15() {
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
    private mutating func addUIKitControlsMembers4Part16() {
        function("UIImpactFeedbackGenerator()") { _ in UIImpactFeedbackGenerator() }
        function("UIImpactFeedbackGenerator(style:)") { UIImpactFeedbackGenerator(style: try $0.get(0)) }
        method("impactOccurred()", of: UIImpactFeedbackGenerator.self) { base, _ in base.impactOccurred() }
        method("impactOccurred(intensity:)", of: UIImpactFeedbackGenerator.self) {
            $0.impactOccurred(intensity: try $1.get(0))
        }
    }

    /// Adds members of UIImpactFeedbackGenerator.FeedbackStyle.
    private mutating func addUIKitControlsMembers4Part17() {
        enumeration(UIImpactFeedbackGenerator.FeedbackStyle.self)
    }

    /// Adds members of UIInputView.
    private mutating func addUIKitControlsMembers4Part18() {
        property("allowsSelfSizing", \UIInputView.allowsSelfSizing)
        property("inputViewStyle", \UIInputView.inputViewStyle)
        function("UIInputView(frame:inputViewStyle:)") {
            UIInputView(frame: try $0.get(0), inputViewStyle: try $0.get(1))
        }
    }

    /// Adds members of UIInputView.Style.
    private mutating func addUIKitControlsMembers4Part19() {
        enumeration(UIInputView.Style.self)
    }
}
