// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIDragInteractionDelegate to UIImpactFeedbackGenerator.FeedbackStyle.
    mutating func addUIKitControlsMembers3() {
        addUIKitControlsMembers3Part0()
        addUIKitControlsMembers3Part1()
        addUIKitControlsMembers3Part2()
        addUIKitControlsMembers3Part3()
        addUIKitControlsMembers3Part4()
        addUIKitControlsMembers3Part5()
        addUIKitControlsMembers3Part6()
        addUIKitControlsMembers3Part7()
        addUIKitControlsMembers3Part8()
        addUIKitControlsMembers3Part9()
        addUIKitControlsMembers3Part10()
        addUIKitControlsMembers3Part11()
        addUIKitControlsMembers3Part12()
        addUIKitControlsMembers3Part13()
        addUIKitControlsMembers3Part14()
        addUIKitControlsMembers3Part15()
        addUIKitControlsMembers3Part16()
    }

    /// Adds members of UIDragInteractionDelegate.
    private mutating func addUIKitControlsMembers3Part0() {
        method("dragInteraction(_:item:willAnimateCancelWith:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), item: try $1.get(1), willAnimateCancelWith: try $1.get(2))
        }
        method("dragInteraction(_:previewForCancelling:withDefault:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), previewForCancelling: try $1.get(1), withDefault: try $1.get(2))
        }
        method("dragInteraction(_:previewForLifting:session:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), previewForLifting: try $1.get(1), session: try $1.get(2))
        }
        method("dragInteraction(_:session:didEndWith:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), session: try $1.get(1), didEndWith: try $1.get(2))
        }
        method("dragInteraction(_:session:willEndWith:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), session: try $1.get(1), willEndWith: try $1.get(2))
        }
        method("dragInteraction(_:sessionAllowsMoveOperation:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), sessionAllowsMoveOperation: try $1.get(1))
        }
        method("dragInteraction(_:sessionDidMove:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), sessionDidMove: try $1.get(1))
        }
        method(
            "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)", of: UIDragInteractionDelegate.self
        ) {
            $0.dragInteraction(try $1.get(0), sessionIsRestrictedToDraggingApplication: try $1.get(1))
        }
        method("dragInteraction(_:sessionWillBegin:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), sessionWillBegin: try $1.get(1))
        }
        method("dragInteraction(_:willAnimateLiftWith:session:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), willAnimateLiftWith: try $1.get(1), session: try $1.get(2))
        }
    }

    /// Adds members of UIDragItem.
    private mutating func addUIKitControlsMembers3Part1() {
        property("itemProvider", \UIDragItem.itemProvider)
        property("localObject", \UIDragItem.localObject)
        function("UIDragItem(itemProvider:)") { UIDragItem(itemProvider: try $0.get(0)) }
    }

    /// Adds members of UIDragPreview.
    private mutating func addUIKitControlsMembers3Part2() {
        property("parameters", \UIDragPreview.parameters)
        property("view", \UIDragPreview.view)
        function("UIDragPreview(view:)") { UIDragPreview(view: try $0.get(0)) }
        function("UIDragPreview(view:parameters:)") {
            UIDragPreview(view: try $0.get(0), parameters: try $0.get(1))
        }
    }

    /// Adds members of UIDropInteraction.
    private mutating func addUIKitControlsMembers3Part3() {
        property("allowsSimultaneousDropSessions", \UIDropInteraction.allowsSimultaneousDropSessions)
        property("delegate", \UIDropInteraction.delegate)
        property("view", \UIDropInteraction.view)
        function("UIDropInteraction(delegate:)") { UIDropInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIDropInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIDropInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIDropInteractionDelegate.
    private mutating func addUIKitControlsMembers3Part4() {
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
    private mutating func addUIKitControlsMembers3Part5() {
        enumeration(UIDropOperation.self)
    }

    /// Adds members of UIDropProposal.
    private mutating func addUIKitControlsMembers3Part6() {
        property("operation", \UIDropProposal.operation)
        function("UIDropProposal(operation:)") { UIDropProposal(operation: try $0.get(0)) }
    }

    /// Adds members of UIDropSessionProgressIndicatorStyle.
    private mutating func addUIKitControlsMembers3Part7() {
        enumeration(UIDropSessionProgressIndicatorStyle.self)
    }

    /// Adds members of UIFeedbackGenerator.
    private mutating func addUIKitControlsMembers3Part8() {
        function("UIFeedbackGenerator()") { _ in UIFeedbackGenerator() }
        method("prepare()", of: UIFeedbackGenerator.self) { base, _ in base.prepare() }
    }

    /// Adds members of UIFont.
    private mutating func addUIKitControlsMembers3Part9() {
        constant("UIFont.buttonFontSize") { UIFont.buttonFontSize }
        constant("UIFont.smallSystemFontSize") { UIFont.smallSystemFontSize }
    }

    /// Adds members of UIGlassContainerEffect.
    private mutating func addUIKitControlsMembers3Part10() {
        property("spacing", \UIGlassContainerEffect.spacing)
        function("UIGlassContainerEffect()") { _ in UIGlassContainerEffect() }
    }

    /// Adds members of UIGlassEffect.
    private mutating func addUIKitControlsMembers3Part11() {
        property("isInteractive", \UIGlassEffect.isInteractive)
        property("tintColor", \UIGlassEffect.tintColor)
        function("UIGlassEffect()") { _ in UIGlassEffect() }
        function("UIGlassEffect(style:)") { UIGlassEffect(style: try $0.get(0)) }
    }

    /// Adds members of UIGlassEffect.Style.
    private mutating func addUIKitControlsMembers3Part12() {
        enumeration(UIGlassEffect.Style.self)
    }

    /// Adds members of UIImage.
    private mutating func addUIKitControlsMembers3Part13() {
        constant("UIImage.readableTypeIdentifiersForItemProvider") {
            UIImage.readableTypeIdentifiersForItemProvider
        }
        constant("UIImage.writableTypeIdentifiersForItemProvider") {
            UIImage.writableTypeIdentifiersForItemProvider
        }
    }

    /// Adds members of UIImageView.
    private mutating func addUIKitControlsMembers3Part14() {
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
    private mutating func addUIKitControlsMembers3Part15() {
        function("UIImpactFeedbackGenerator()") { _ in UIImpactFeedbackGenerator() }
        function("UIImpactFeedbackGenerator(style:)") { UIImpactFeedbackGenerator(style: try $0.get(0)) }
        method("impactOccurred()", of: UIImpactFeedbackGenerator.self) { base, _ in base.impactOccurred() }
        method("impactOccurred(intensity:)", of: UIImpactFeedbackGenerator.self) {
            $0.impactOccurred(intensity: try $1.get(0))
        }
    }

    /// Adds members of UIImpactFeedbackGenerator.FeedbackStyle.
    private mutating func addUIKitControlsMembers3Part16() {
        enumeration(UIImpactFeedbackGenerator.FeedbackStyle.self)
    }
}
