// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIButton.Configuration to UIInputView.
    mutating func addUIKitControlsMembers2() {
        addUIKitControlsMembers2Part0()
        addUIKitControlsMembers2Part1()
        addUIKitControlsMembers2Part2()
        addUIKitControlsMembers2Part3()
        addUIKitControlsMembers2Part4()
        addUIKitControlsMembers2Part5()
        addUIKitControlsMembers2Part6()
        addUIKitControlsMembers2Part7()
        addUIKitControlsMembers2Part8()
        addUIKitControlsMembers2Part9()
        addUIKitControlsMembers2Part10()
        addUIKitControlsMembers2Part11()
        addUIKitControlsMembers2Part12()
        addUIKitControlsMembers2Part13()
        addUIKitControlsMembers2Part14()
        addUIKitControlsMembers2Part15()
        addUIKitControlsMembers2Part16()
        addUIKitControlsMembers2Part17()
    }

    /// Adds members of UIButton.Configuration.
    private mutating func addUIKitControlsMembers2Part0() {
        property(
            "activityIndicatorColorTransformer", \UIButton.Configuration.activityIndicatorColorTransformer)
        property("attributedSubtitle", \UIButton.Configuration.attributedSubtitle)
        property("attributedTitle", \UIButton.Configuration.attributedTitle)
        property("automaticallyUpdateForSelection", \UIButton.Configuration.automaticallyUpdateForSelection)
        property("background", \UIButton.Configuration.background)
        property("baseBackgroundColor", \UIButton.Configuration.baseBackgroundColor)
        property("baseForegroundColor", \UIButton.Configuration.baseForegroundColor)
        property("buttonSize", \UIButton.Configuration.buttonSize)
        property("contentInsets", \UIButton.Configuration.contentInsets)
        property("cornerStyle", \UIButton.Configuration.cornerStyle)
        property("image", \UIButton.Configuration.image)
        property("imageColorTransformer", \UIButton.Configuration.imageColorTransformer)
        property("imagePadding", \UIButton.Configuration.imagePadding)
        property("imagePlacement", \UIButton.Configuration.imagePlacement)
        property(
            "preferredSymbolConfigurationForImage",
            \UIButton.Configuration.preferredSymbolConfigurationForImage)
        property("showsActivityIndicator", \UIButton.Configuration.showsActivityIndicator)
        property("subtitle", \UIButton.Configuration.subtitle)
        property("title", \UIButton.Configuration.title)
        property("titleAlignment", \UIButton.Configuration.titleAlignment)
        property("titleLineBreakMode", \UIButton.Configuration.titleLineBreakMode)
        property("titlePadding", \UIButton.Configuration.titlePadding)
        property("titleTextAttributesTransformer", \UIButton.Configuration.titleTextAttributesTransformer)
        function("UIButton.Configuration.bordered()") { _ in UIButton.Configuration.bordered() }
        function("UIButton.Configuration.borderedProminent()") { _ in
            UIButton.Configuration.borderedProminent()
        }
        function("UIButton.Configuration.borderedTinted()") { _ in UIButton.Configuration.borderedTinted() }
        function("UIButton.Configuration.borderless()") { _ in UIButton.Configuration.borderless() }
        function("UIButton.Configuration.filled()") { _ in UIButton.Configuration.filled() }
        function("UIButton.Configuration.gray()") { _ in UIButton.Configuration.gray() }
        function("UIButton.Configuration.plain()") { _ in UIButton.Configuration.plain() }
        function("UIButton.Configuration.tinted()") { _ in UIButton.Configuration.tinted() }
    }

    /// Adds members of UIButton.Configuration.Background.
    private mutating func addUIKitControlsMembers2Part1() {
        property("backgroundColor", \UIButton.Configuration.Background.backgroundColor)
        property("backgroundColorTransformer", \UIButton.Configuration.Background.backgroundColorTransformer)
        property("cornerRadius", \UIButton.Configuration.Background.cornerRadius)
        property("strokeColor", \UIButton.Configuration.Background.strokeColor)
        property("strokeColorTransformer", \UIButton.Configuration.Background.strokeColorTransformer)
        property("strokeOutset", \UIButton.Configuration.Background.strokeOutset)
        property("strokeWidth", \UIButton.Configuration.Background.strokeWidth)
    }

    /// Adds members of UIButton.Configuration.CornerStyle.
    private mutating func addUIKitControlsMembers2Part2() {
        enumeration(UIButton.Configuration.CornerStyle.self)
    }

    /// Adds members of UIButton.Configuration.Size.
    private mutating func addUIKitControlsMembers2Part3() {
        enumeration(UIButton.Configuration.Size.self)
    }

    /// Adds members of UIButton.Configuration.TitleAlignment.
    private mutating func addUIKitControlsMembers2Part4() {
        enumeration(UIButton.Configuration.TitleAlignment.self)
    }

    /// Adds members of UIDatePicker.
    private mutating func addUIKitControlsMembers2Part5() {
        property("calendar", \UIDatePicker.calendar)
        property("countDownDuration", \UIDatePicker.countDownDuration)
        property("date", \UIDatePicker.date)
        property("datePickerMode", \UIDatePicker.datePickerMode)
        property("locale", \UIDatePicker.locale)
        property("maximumDate", \UIDatePicker.maximumDate)
        property("minimumDate", \UIDatePicker.minimumDate)
        property("minuteInterval", \UIDatePicker.minuteInterval)
        property("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
        property("timeZone", \UIDatePicker.timeZone)
        function("UIDatePicker()") { _ in UIDatePicker() }
        function("UIDatePicker(frame:)") { UIDatePicker(frame: try $0.get(0)) }
        function("UIDatePicker(frame:primaryAction:)") {
            UIDatePicker(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("setDate(_:animated:)", of: UIDatePicker.self) {
            $0.setDate(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UIDatePicker.Mode.
    private mutating func addUIKitControlsMembers2Part6() {
        enumeration(UIDatePicker.Mode.self)
    }

    /// Adds members of UIDatePicker.Style.
    private mutating func addUIKitControlsMembers2Part7() {
        enumeration(UIDatePicker.Style.self)
    }

    /// Adds members of UIFeedbackGenerator.
    private mutating func addUIKitControlsMembers2Part8() {
        function("UIFeedbackGenerator()") { _ in UIFeedbackGenerator() }
        method("prepare()", of: UIFeedbackGenerator.self) { base, _ in base.prepare() }
    }

    /// Adds members of UIFont.
    private mutating func addUIKitControlsMembers2Part9() {
        constant("UIFont.buttonFontSize") { UIFont.buttonFontSize }
        constant("UIFont.smallSystemFontSize") { UIFont.smallSystemFontSize }
    }

    /// Adds members of UIImagePickerController.
    private mutating func addUIKitControlsMembers2Part10() {
        property("allowsEditing", \UIImagePickerController.allowsEditing)
        property("delegate", \UIImagePickerController.delegate)
        property("mediaTypes", \UIImagePickerController.mediaTypes)
        property("sourceType", \UIImagePickerController.sourceType)
    }

    /// Adds members of UIImagePickerController.InfoKey.
    private mutating func addUIKitControlsMembers2Part11() {
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
    private mutating func addUIKitControlsMembers2Part12() {
        enumeration(UIImagePickerController.SourceType.self)
    }

    /// Adds members of UIImagePickerControllerDelegate.
    private mutating func addUIKitControlsMembers2Part13() {
        method("imagePickerControllerDidCancel(_:)", of: UIImagePickerControllerDelegate.self) {
            $0.imagePickerControllerDidCancel(try $1.get(0))
        }
    }

    /// Adds members of UIImageView.
    private mutating func addUIKitControlsMembers2Part14() {
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
    private mutating func addUIKitControlsMembers2Part15() {
        function("UIImpactFeedbackGenerator()") { _ in UIImpactFeedbackGenerator() }
        function("UIImpactFeedbackGenerator(style:)") { UIImpactFeedbackGenerator(style: try $0.get(0)) }
        method("impactOccurred()", of: UIImpactFeedbackGenerator.self) { base, _ in base.impactOccurred() }
        method("impactOccurred(intensity:)", of: UIImpactFeedbackGenerator.self) {
            $0.impactOccurred(intensity: try $1.get(0))
        }
    }

    /// Adds members of UIImpactFeedbackGenerator.FeedbackStyle.
    private mutating func addUIKitControlsMembers2Part16() {
        enumeration(UIImpactFeedbackGenerator.FeedbackStyle.self)
    }

    /// Adds members of UIInputView.
    private mutating func addUIKitControlsMembers2Part17() {
        property("allowsSelfSizing", \UIInputView.allowsSelfSizing)
        property("inputViewStyle", \UIInputView.inputViewStyle)
        function("UIInputView(frame:inputViewStyle:)") {
            UIInputView(frame: try $0.get(0), inputViewStyle: try $0.get(1))
        }
    }
}
