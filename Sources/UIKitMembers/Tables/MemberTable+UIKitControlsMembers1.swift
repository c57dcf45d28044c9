// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of NSItemProvider to UIButton.
    mutating func addUIKitControlsMembers1() {
        addUIKitControlsMembers1Part0()
        addUIKitControlsMembers1Part1()
        addUIKitControlsMembers1Part2()
        addUIKitControlsMembers1Part3()
        addUIKitControlsMembers1Part4()
        addUIKitControlsMembers1Part5()
        addUIKitControlsMembers1Part6()
        addUIKitControlsMembers1Part7()
        addUIKitControlsMembers1Part8()
        addUIKitControlsMembers1Part9()
        addUIKitControlsMembers1Part10()
        addUIKitControlsMembers1Part11()
        addUIKitControlsMembers1Part12()
        addUIKitControlsMembers1Part13()
        addUIKitControlsMembers1Part14()
        addUIKitControlsMembers1Part15()
    }

    /// Adds members of NSItemProvider.
    private mutating func addUIKitControlsMembers1Part0() {
        property("registeredTypeIdentifiers", \NSItemProvider.registeredTypeIdentifiers)
        property("suggestedName", \NSItemProvider.suggestedName)
        function("NSItemProvider()") { _ in NSItemProvider() }
        function("NSItemProvider(object:)") { NSItemProvider(object: try $0.get(0)) }
        method("hasItemConformingToTypeIdentifier(_:)", of: NSItemProvider.self) {
            $0.hasItemConformingToTypeIdentifier(try $1.get(0))
        }
    }

    /// Adds members of NSString.
    private mutating func addUIKitControlsMembers1Part1() {
        constant("NSString.readableTypeIdentifiersForItemProvider") {
            NSString.readableTypeIdentifiersForItemProvider
        }
        constant("NSString.writableTypeIdentifiersForItemProvider") {
            NSString.writableTypeIdentifiersForItemProvider
        }
    }

    /// Adds members of NSTextContainer.
    private mutating func addUIKitControlsMembers1Part2() {
        property("exclusionPaths", \NSTextContainer.exclusionPaths)
        property("lineBreakMode", \NSTextContainer.lineBreakMode)
        property("lineFragmentPadding", \NSTextContainer.lineFragmentPadding)
        property("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines)
        function("NSTextContainer()") { _ in NSTextContainer() }
    }

    /// Adds members of NSURL.
    private mutating func addUIKitControlsMembers1Part3() {
        constant("NSURL.readableTypeIdentifiersForItemProvider") {
            NSURL.readableTypeIdentifiersForItemProvider
        }
        constant("NSURL.writableTypeIdentifiersForItemProvider") {
            NSURL.writableTypeIdentifiersForItemProvider
        }
    }

    /// Adds members of UIActivity.ActivityType.
    private mutating func addUIKitControlsMembers1Part4() {
        property("rawValue", \UIActivity.ActivityType.rawValue)
        constant("UIActivity.ActivityType.addToReadingList") { UIActivity.ActivityType.addToReadingList }
        constant("UIActivity.ActivityType.airDrop") { UIActivity.ActivityType.airDrop }
        constant("UIActivity.ActivityType.assignToContact") { UIActivity.ActivityType.assignToContact }
        constant("UIActivity.ActivityType.copyToPasteboard") { UIActivity.ActivityType.copyToPasteboard }
        constant("UIActivity.ActivityType.mail") { UIActivity.ActivityType.mail }
        constant("UIActivity.ActivityType.message") { UIActivity.ActivityType.message }
        constant("UIActivity.ActivityType.postToFacebook") { UIActivity.ActivityType.postToFacebook }
        constant("UIActivity.ActivityType.postToTwitter") { UIActivity.ActivityType.postToTwitter }
        constant("UIActivity.ActivityType.print") { UIActivity.ActivityType.print }
        constant("UIActivity.ActivityType.saveToCameraRoll") { UIActivity.ActivityType.saveToCameraRoll }
        function("UIActivity.ActivityType(_:)") { UIActivity.ActivityType(try $0.get(0)) }
        function("UIActivity.ActivityType(rawValue:)") { UIActivity.ActivityType(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIActivityIndicatorView.
    private mutating func addUIKitControlsMembers1Part5() {
        property("activityIndicatorViewStyle", \UIActivityIndicatorView.activityIndicatorViewStyle)
        property("color", \UIActivityIndicatorView.color)
        property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
        property("isAnimating", \UIActivityIndicatorView.isAnimating)
        property("style", \UIActivityIndicatorView.style)
        function("UIActivityIndicatorView(activityIndicatorStyle:)") {
            UIActivityIndicatorView(activityIndicatorStyle: try $0.get(0))
        }
        function("UIActivityIndicatorView(frame:)") { UIActivityIndicatorView(frame: try $0.get(0)) }
        function("UIActivityIndicatorView(style:)") { UIActivityIndicatorView(style: try $0.get(0)) }
        method("startAnimating()", of: UIActivityIndicatorView.self) { base, _ in base.startAnimating() }
        method("stopAnimating()", of: UIActivityIndicatorView.self) { base, _ in base.stopAnimating() }
    }

    /// Adds members of UIActivityIndicatorView.Style.
    private mutating func addUIKitControlsMembers1Part6() {
        enumeration(UIActivityIndicatorView.Style.self)
    }

    /// Adds members of UIActivityViewController.
    private mutating func addUIKitControlsMembers1Part7() {
        property("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
        function("UIActivityViewController(activityItems:applicationActivities:)") {
            UIActivityViewController(activityItems: try $0.get(0), applicationActivities: try $0.get(1))
        }
    }

    /// Adds members of UIAlertAction.
    private mutating func addUIKitControlsMembers1Part8() {
        property("isEnabled", \UIAlertAction.isEnabled)
        property("style", \UIAlertAction.style)
        property("title", \UIAlertAction.title)
        function("UIAlertAction(title:style:)") { UIAlertAction(title: try $0.get(0), style: try $0.get(1)) }
        method("setValue(_:forKey:)", of: UIAlertAction.self) {
            $0.setValue(try $1.get(0), forKey: try $1.get(1))
        }
        method("value(forKey:)", of: UIAlertAction.self) { $0.value(forKey: try $1.get(0)) }
    }

    /// Adds members of UIAlertAction.Style.
    private mutating func addUIKitControlsMembers1Part9() {
        enumeration(UIAlertAction.Style.self)
    }

    /// Adds members of UIAlertController.
    private mutating func addUIKitControlsMembers1Part10() {
        property("actions", \UIAlertController.actions)
        property("message", \UIAlertController.message)
        property("preferredAction", \UIAlertController.preferredAction)
        property("preferredStyle", \UIAlertController.preferredStyle)
        property("textFields", \UIAlertController.textFields)
        function("UIAlertController()") { _ in UIAlertController() }
        function("UIAlertController(title:message:preferredStyle:)") {
            UIAlertController(title: try $0.get(0), message: try $0.get(1), preferredStyle: try $0.get(2))
        }
        method("addAction(_:)", of: UIAlertController.self) { $0.addAction(try $1.get(0)) }
        method("addTextField()", of: UIAlertController.self) { base, _ in base.addTextField() }
    }

    /// Adds members of UIAlertController.Style.
    private mutating func addUIKitControlsMembers1Part11() {
        enumeration(UIAlertController.Style.self)
    }

    /// Adds members of UIBarButtonItem.
    private mutating func addUIKitControlsMembers1Part12() {
        method("frame(in:)", of: UIBarButtonItem.self) { $0.frame(in: try $1.get(0)) }
    }

    /// Adds members of UIBlurEffect.
    private mutating func addUIKitControlsMembers1Part13() {
        function("UIBlurEffect(style:)") { UIBlurEffect(style: try $0.get(0)) }
    }

    /// Adds members of UIBlurEffect.Style.
    private mutating func addUIKitControlsMembers1Part14() {
        enumeration(UIBlurEffect.Style.self)
    }

    /// Adds members of UIButton.
    private mutating func addUIKitControlsMembers1Part15() {
        property("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
        property("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
        property("buttonType", \UIButton.buttonType)
        property("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
        property("configuration", \UIButton.configuration)
        property("contentEdgeInsets", \UIButton.contentEdgeInsets)
        property("currentAttributedTitle", \UIButton.currentAttributedTitle)
        property("currentBackgroundImage", \UIButton.currentBackgroundImage)
        property("currentImage", \UIButton.currentImage)
        property("currentTitle", \UIButton.currentTitle)
        property("currentTitleColor", \UIButton.currentTitleColor)
        property("currentTitleShadowColor", \UIButton.currentTitleShadowColor)
        property("imageEdgeInsets", \UIButton.imageEdgeInsets)
        property("imageView", \UIButton.imageView)
        property("menu", \UIButton.menu)
        property("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
        property("showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction)
        property("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
        property("subtitleLabel", \UIButton.subtitleLabel)
        property("titleEdgeInsets", \UIButton.titleEdgeInsets)
        property("titleLabel", \UIButton.titleLabel)
        function("UIButton()") { _ in UIButton() }
        function("UIButton(configuration:)") { UIButton(configuration: try $0.get(0)) }
        function("UIButton(configuration:primaryAction:)") {
            UIButton(configuration: try $0.get(0), primaryAction: try $0.get(1))
        }
        function("UIButton(frame:)") { UIButton(frame: try $0.get(0)) }
        function("UIButton(frame:primaryAction:)") {
            UIButton(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        function("UIButton(type:)") { UIButton(type: try $0.get(0)) }
        function("UIButton(type:primaryAction:)") {
            UIButton(type: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("attributedTitle(for:)", of: UIButton.self) { $0.attributedTitle(for: try $1.get(0)) }
        method("backgroundImage(for:)", of: UIButton.self) { $0.backgroundImage(for: try $1.get(0)) }
    }
}
