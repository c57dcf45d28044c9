// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of NSItemProvider to UIBlurEffect.Style.
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
        addUIKitControlsMembers1Part16()
        addUIKitControlsMembers1Part17()
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

    /// Adds members of UIAccessibilityElement.
    private mutating func addUIKitControlsMembers1Part3() {
        property("accessibilityContainer", \UIAccessibilityElement.accessibilityContainer)
        property("accessibilityFrame", \UIAccessibilityElement.accessibilityFrame)
        property(
            "accessibilityFrameInContainerSpace", \UIAccessibilityElement.accessibilityFrameInContainerSpace)
        property("accessibilityIdentifier", \UIAccessibilityElement.accessibilityIdentifier)
    }

    /// Adds members of UIActivityIndicatorView.
    private mutating func addUIKitControlsMembers1Part4() {
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
    private mutating func addUIKitControlsMembers1Part5() {
        enumeration(UIActivityIndicatorView.Style.self)
    }

    /// Adds members of UIApplicationShortcutIcon.IconType.
    private mutating func addUIKitControlsMembers1Part6() {
        enumeration(UIApplicationShortcutIcon.IconType.self)
    }

    /// Adds members of UIBackgroundConfiguration.
    private mutating func addUIKitControlsMembers1Part7() {
        property("backgroundColor", \UIBackgroundConfiguration.backgroundColor)
        property("backgroundColorTransformer", \UIBackgroundConfiguration.backgroundColorTransformer)
        property("backgroundInsets", \UIBackgroundConfiguration.backgroundInsets)
        property("cornerRadius", \UIBackgroundConfiguration.cornerRadius)
        property("customView", \UIBackgroundConfiguration.customView)
        property(
            "edgesAddingLayoutMarginsToBackgroundInsets",
            \UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets)
        property("image", \UIBackgroundConfiguration.image)
        property("imageContentMode", \UIBackgroundConfiguration.imageContentMode)
        property("strokeColor", \UIBackgroundConfiguration.strokeColor)
        property("strokeColorTransformer", \UIBackgroundConfiguration.strokeColorTransformer)
        property("strokeOutset", \UIBackgroundConfiguration.strokeOutset)
        property("strokeWidth", \UIBackgroundConfiguration.strokeWidth)
        property("visualEffect", \UIBackgroundConfiguration.visualEffect)
        method("resolvedBackgroundColor(for:)", of: UIBackgroundConfiguration.self) {
            $0.resolvedBackgroundColor(for: try $1.get(0))
        }
        method("resolvedStrokeColor(for:)", of: UIBackgroundConfiguration.self) {
            $0.resolvedStrokeColor(for: try $1.get(0))
        }
        function("UIBackgroundConfiguration.clear()") { _ in UIBackgroundConfiguration.clear() }
        function("UIBackgroundConfiguration.listAccompaniedSidebarCell()") { _ in
            UIBackgroundConfiguration.listAccompaniedSidebarCell()
        }
        function("UIBackgroundConfiguration.listCell()") { _ in UIBackgroundConfiguration.listCell() }
        function("UIBackgroundConfiguration.listFooter()") { _ in UIBackgroundConfiguration.listFooter() }
        function("UIBackgroundConfiguration.listGroupedCell()") { _ in
            UIBackgroundConfiguration.listGroupedCell()
        }
        function("UIBackgroundConfiguration.listGroupedHeaderFooter()") { _ in
            UIBackgroundConfiguration.listGroupedHeaderFooter()
        }
        function("UIBackgroundConfiguration.listHeader()") { _ in UIBackgroundConfiguration.listHeader() }
        function("UIBackgroundConfiguration.listPlainCell()") { _ in
            UIBackgroundConfiguration.listPlainCell()
        }
    }

    /// Adds members of UIBackgroundConfiguration.
    private mutating func addUIKitControlsMembers1Part8() {
        function("UIBackgroundConfiguration.listPlainHeaderFooter()") { _ in
            UIBackgroundConfiguration.listPlainHeaderFooter()
        }
        function("UIBackgroundConfiguration.listSidebarCell()") { _ in
            UIBackgroundConfiguration.listSidebarCell()
        }
        function("UIBackgroundConfiguration.listSidebarHeader()") { _ in
            UIBackgroundConfiguration.listSidebarHeader()
        }
    }

    /// Adds members of UIBackgroundFetchResult.
    private mutating func addUIKitControlsMembers1Part9() {
        enumeration(UIBackgroundFetchResult.self)
    }

    /// Adds members of UIBackgroundRefreshStatus.
    private mutating func addUIKitControlsMembers1Part10() {
        enumeration(UIBackgroundRefreshStatus.self)
    }

    /// Adds members of UIBackgroundTaskIdentifier.
    private mutating func addUIKitControlsMembers1Part11() {
        property("rawValue", \UIBackgroundTaskIdentifier.rawValue)
        constant("UIBackgroundTaskIdentifier.invalid") { UIBackgroundTaskIdentifier.invalid }
        function("UIBackgroundTaskIdentifier(rawValue:)") {
            UIBackgroundTaskIdentifier(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIBarButtonItemAppearance.
    private mutating func addUIKitControlsMembers1Part12() {
        property("disabled", \UIBarButtonItemAppearance.disabled)
        property("focused", \UIBarButtonItemAppearance.focused)
        property("highlighted", \UIBarButtonItemAppearance.highlighted)
        property("normal", \UIBarButtonItemAppearance.normal)
        function("UIBarButtonItemAppearance()") { _ in UIBarButtonItemAppearance() }
        function("UIBarButtonItemAppearance(style:)") { UIBarButtonItemAppearance(style: try $0.get(0)) }
        method("configureWithDefault(for:)", of: UIBarButtonItemAppearance.self) {
            $0.configureWithDefault(for: try $1.get(0))
        }
    }

    /// Adds members of UIBarButtonItemStateAppearance.
    private mutating func addUIKitControlsMembers1Part13() {
        property("backgroundImage", \UIBarButtonItemStateAppearance.backgroundImage)
        property("titlePositionAdjustment", \UIBarButtonItemStateAppearance.titlePositionAdjustment)
        property("titleTextAttributes", \UIBarButtonItemStateAppearance.titleTextAttributes)
        function("UIBarButtonItemStateAppearance()") { _ in UIBarButtonItemStateAppearance() }
    }

    /// Adds members of UIBarItem.
    private mutating func addUIKitControlsMembers1Part14() {
        function("UIBarItem.appearance()") { _ in UIBarItem.appearance() }
    }

    /// Adds members of UIBaselineAdjustment.
    private mutating func addUIKitControlsMembers1Part15() {
        enumeration(UIBaselineAdjustment.self)
    }

    /// Adds members of UIBlurEffect.
    private mutating func addUIKitControlsMembers1Part16() {
        function("UIBlurEffect(style:)") { UIBlurEffect(style: try $0.get(0)) }
    }

    /// Adds members of UIBlurEffect.Style.
    private mutating func addUIKitControlsMembers1Part17() {
        enumeration(UIBlurEffect.Style.self)
    }
}
