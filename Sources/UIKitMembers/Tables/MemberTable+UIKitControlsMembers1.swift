// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of NSItemProvider to UIButton.Configuration.
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

    /// Adds members of NSURL.
    private mutating func addUIKitControlsMembers1Part2() {
        constant("NSURL.readableTypeIdentifiersForItemProvider") {
            NSURL.readableTypeIdentifiersForItemProvider
        }
        constant("NSURL.writableTypeIdentifiersForItemProvider") {
            NSURL.writableTypeIdentifiersForItemProvider
        }
    }

    /// Adds members of UIActivityIndicatorView.
    private mutating func addUIKitControlsMembers1Part3() {
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
    private mutating func addUIKitControlsMembers1Part4() {
        enumeration(UIActivityIndicatorView.Style.self)
    }

    /// Adds members of UIBaselineAdjustment.
    private mutating func addUIKitControlsMembers1Part5() {
        enumeration(UIBaselineAdjustment.self)
    }

    /// Adds members of UIBlurEffect.
    private mutating func addUIKitControlsMembers1Part6() {
        function("UIBlurEffect(style:)") { UIBlurEffect(style: try $0.get(0)) }
    }

    /// Adds members of UIBlurEffect.Style.
    private mutating func addUIKitControlsMembers1Part7() {
        enumeration(UIBlurEffect.Style.self)
    }

    /// Adds members of UIButton.
    private mutating func addUIKitControlsMembers1Part8() {
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

    /// Adds members of UIButton.
    private mutating func addUIKitControlsMembers1Part9() {
        method("backgroundRect(forBounds:)", of: UIButton.self) {
            $0.backgroundRect(forBounds: try $1.get(0))
        }
        method("contentRect(forBounds:)", of: UIButton.self) { $0.contentRect(forBounds: try $1.get(0)) }
        method("image(for:)", of: UIButton.self) { $0.image(for: try $1.get(0)) }
        method("imageRect(forContentRect:)", of: UIButton.self) {
            $0.imageRect(forContentRect: try $1.get(0))
        }
        method("setAttributedTitle(_:for:)", of: UIButton.self) {
            $0.setAttributedTitle(try $1.get(0), for: try $1.get(1))
        }
        method("setBackgroundImage(_:for:)", of: UIButton.self) {
            $0.setBackgroundImage(try $1.get(0), for: try $1.get(1))
        }
        method("setImage(_:for:)", of: UIButton.self) { $0.setImage(try $1.get(0), for: try $1.get(1)) }
        method("setNeedsUpdateConfiguration()", of: UIButton.self) { base, _ in
            base.setNeedsUpdateConfiguration()
        }
        method("setPreferredSymbolConfiguration(_:forImageIn:)", of: UIButton.self) {
            $0.setPreferredSymbolConfiguration(try $1.get(0), forImageIn: try $1.get(1))
        }
        method("setTitle(_:for:)", of: UIButton.self) { $0.setTitle(try $1.get(0), for: try $1.get(1)) }
        method("setTitleColor(_:for:)", of: UIButton.self) {
            $0.setTitleColor(try $1.get(0), for: try $1.get(1))
        }
        method("setTitleShadowColor(_:for:)", of: UIButton.self) {
            $0.setTitleShadowColor(try $1.get(0), for: try $1.get(1))
        }
        method("title(for:)", of: UIButton.self) { $0.title(for: try $1.get(0)) }
        method("titleColor(for:)", of: UIButton.self) { $0.titleColor(for: try $1.get(0)) }
        method("titleRect(forContentRect:)", of: UIButton.self) {
            $0.titleRect(forContentRect: try $1.get(0))
        }
        method("titleShadowColor(for:)", of: UIButton.self) { $0.titleShadowColor(for: try $1.get(0)) }
        method("updateConfiguration()", of: UIButton.self) { base, _ in base.updateConfiguration() }
    }

    /// Adds members of UIButton.ButtonType.
    private mutating func addUIKitControlsMembers1Part10() {
        constant("UIButton.ButtonType.roundedRect") { UIButton.ButtonType.roundedRect }
        enumeration(UIButton.ButtonType.self)
    }

    /// Adds members of UIButton.Configuration.
    private mutating func addUIKitControlsMembers1Part11() {
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
        function("UIButton.Configuration.clearGlass()") { _ in UIButton.Configuration.clearGlass() }
        function("UIButton.Configuration.filled()") { _ in UIButton.Configuration.filled() }
        function("UIButton.Configuration.glass()") { _ in UIButton.Configuration.glass() }
        function("UIButton.Configuration.gray()") { _ in UIButton.Configuration.gray() }
        function("UIButton.Configuration.plain()") { _ in UIButton.Configuration.plain() }
    }

    /// Adds members of UIButton.Configuration.
    private mutating func addUIKitControlsMembers1Part12() {
        function("UIButton.Configuration.prominentClearGlass()") { _ in
            UIButton.Configuration.prominentClearGlass()
        }
        function("UIButton.Configuration.prominentGlass()") { _ in UIButton.Configuration.prominentGlass() }
        function("UIButton.Configuration.tinted()") { _ in UIButton.Configuration.tinted() }
    }
}
