// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UILabel to UIPasteboard.Name.
    mutating func addUIKitCoreMembers7() {
        addUIKitCoreMembers7Part0()
        addUIKitCoreMembers7Part1()
        addUIKitCoreMembers7Part2()
        addUIKitCoreMembers7Part3()
        addUIKitCoreMembers7Part4()
        addUIKitCoreMembers7Part5()
        addUIKitCoreMembers7Part6()
        addUIKitCoreMembers7Part7()
        addUIKitCoreMembers7Part8()
        addUIKitCoreMembers7Part9()
        addUIKitCoreMembers7Part10()
        addUIKitCoreMembers7Part11()
        addUIKitCoreMembers7Part12()
        addUIKitCoreMembers7Part13()
        addUIKitCoreMembers7Part14()
    }

    /// Adds members of UILabel.
    private mutating func addUIKitCoreMembers7Part0() {
        property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
        property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
        property("attributedText", \UILabel.attributedText)
        property("font", \UILabel.font)
        property("highlightedTextColor", \UILabel.highlightedTextColor)
        property("isEnabled", \UILabel.isEnabled)
        property("isHighlighted", \UILabel.isHighlighted)
        property("lineBreakMode", \UILabel.lineBreakMode)
        property("minimumScaleFactor", \UILabel.minimumScaleFactor)
        property("numberOfLines", \UILabel.numberOfLines)
        property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
        property("shadowColor", \UILabel.shadowColor)
        property("shadowOffset", \UILabel.shadowOffset)
        property("text", \UILabel.text)
        property("textAlignment", \UILabel.textAlignment)
        property("textColor", \UILabel.textColor)
        function("UILabel()") { _ in UILabel() }
        function("UILabel(frame:)") { UILabel(frame: try $0.get(0)) }
        method("drawText(in:)", of: UILabel.self) { $0.drawText(in: try $1.get(0)) }
        method("textRect(forBounds:limitedToNumberOfLines:)", of: UILabel.self) {
            $0.textRect(forBounds: try $1.get(0), limitedToNumberOfLines: try $1.get(1))
        }
    }

    /// Adds members of UILayoutGuide.
    private mutating func addUIKitCoreMembers7Part1() {
        property("identifier", \UILayoutGuide.identifier)
        property("layoutFrame", \UILayoutGuide.layoutFrame)
        property("owningView", \UILayoutGuide.owningView)
        function("UILayoutGuide()") { _ in UILayoutGuide() }
    }

    /// Adds members of UILayoutPriority.
    private mutating func addUIKitCoreMembers7Part2() {
        property("rawValue", \UILayoutPriority.rawValue)
        constant("UILayoutPriority.defaultHigh") { UILayoutPriority.defaultHigh }
        constant("UILayoutPriority.defaultLow") { UILayoutPriority.defaultLow }
        constant("UILayoutPriority.dragThatCanResizeScene") { UILayoutPriority.dragThatCanResizeScene }
        constant("UILayoutPriority.dragThatCannotResizeScene") { UILayoutPriority.dragThatCannotResizeScene }
        constant("UILayoutPriority.fittingSizeLevel") { UILayoutPriority.fittingSizeLevel }
        constant("UILayoutPriority.required") { UILayoutPriority.required }
        constant("UILayoutPriority.sceneSizeStayPut") { UILayoutPriority.sceneSizeStayPut }
        function("UILayoutPriority(_:)") { UILayoutPriority(try $0.get(0)) }
        function("UILayoutPriority(rawValue:)") { UILayoutPriority(rawValue: try $0.get(0)) }
    }

    /// Adds members of UILongPressGestureRecognizer.
    private mutating func addUIKitCoreMembers7Part3() {
        property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
        property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
        function("UILongPressGestureRecognizer()") { _ in UILongPressGestureRecognizer() }
    }

    /// Adds members of UIMenu.
    private mutating func addUIKitCoreMembers7Part4() {
        property("children", \UIMenu.children)
        function("UIMenu()") { _ in UIMenu() }
        function("UIMenu(title:)") { UIMenu(title: try $0.get(0)) }
        function("UIMenu(title:subtitle:)") { UIMenu(title: try $0.get(0), subtitle: try $0.get(1)) }
        function("UIMenu(title:subtitle:image:)") {
            UIMenu(title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2))
        }
        function("UIMenu(title:subtitle:image:identifier:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2), identifier: try $0.get(3)
            )
        }
        function("UIMenu(title:subtitle:image:identifier:children:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2),
                identifier: try $0.get(3), children: try $0.get(4))
        }
        function("UIMenu(title:subtitle:image:identifier:options:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2),
                identifier: try $0.get(3), options: try $0.get(4))
        }
        function("UIMenu(title:subtitle:image:identifier:options:children:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2),
                identifier: try $0.get(3), options: try $0.get(4), children: try $0.get(5))
        }
    }

    /// Adds members of UIMenu.Options.
    private mutating func addUIKitCoreMembers7Part5() {
        property("rawValue", \UIMenu.Options.rawValue)
        constant("UIMenu.Options.destructive") { UIMenu.Options.destructive }
        constant("UIMenu.Options.displayInline") { UIMenu.Options.displayInline }
        constant("UIMenu.Options.singleSelection") { UIMenu.Options.singleSelection }
        function("UIMenu.Options(rawValue:)") { UIMenu.Options(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIMenuElement.
    private mutating func addUIKitCoreMembers7Part6() {
        property("image", \UIMenuElement.image)
        property("title", \UIMenuElement.title)
    }

    /// Adds members of UIMenuElement.Attributes.
    private mutating func addUIKitCoreMembers7Part7() {
        property("rawValue", \UIMenuElement.Attributes.rawValue)
        constant("UIMenuElement.Attributes.destructive") { UIMenuElement.Attributes.destructive }
        constant("UIMenuElement.Attributes.disabled") { UIMenuElement.Attributes.disabled }
        constant("UIMenuElement.Attributes.hidden") { UIMenuElement.Attributes.hidden }
        function("UIMenuElement.Attributes(rawValue:)") { UIMenuElement.Attributes(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIMotionEffect.
    private mutating func addUIKitCoreMembers7Part8() {
        function("UIMotionEffect()") { _ in UIMotionEffect() }
        method("keyPathsAndRelativeValues(forViewerOffset:)", of: UIMotionEffect.self) {
            $0.keyPathsAndRelativeValues(forViewerOffset: try $1.get(0))
        }
    }

    /// Adds members of UIMotionEffectGroup.
    private mutating func addUIKitCoreMembers7Part9() {
        property("motionEffects", \UIMotionEffectGroup.motionEffects)
        function("UIMotionEffectGroup()") { _ in UIMotionEffectGroup() }
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitCoreMembers7Part10() {
        property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
        property("backButtonTitle", \UINavigationItem.backButtonTitle)
        property("hidesBackButton", \UINavigationItem.hidesBackButton)
        property("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
        property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
        property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
        property("prompt", \UINavigationItem.prompt)
        property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        property("title", \UINavigationItem.title)
        property("titleView", \UINavigationItem.titleView)
        function("UINavigationItem()") { _ in UINavigationItem() }
        function("UINavigationItem(title:)") { UINavigationItem(title: try $0.get(0)) }
        method("setHidesBackButton(_:animated:)", of: UINavigationItem.self) {
            $0.setHidesBackButton(try $1.get(0), animated: try $1.get(1))
        }
        method("setLeftBarButton(_:animated:)", of: UINavigationItem.self) {
            $0.setLeftBarButton(try $1.get(0), animated: try $1.get(1))
        }
        method("setLeftBarButtonItems(_:animated:)", of: UINavigationItem.self) {
            $0.setLeftBarButtonItems(try $1.get(0), animated: try $1.get(1))
        }
        method("setRightBarButton(_:animated:)", of: UINavigationItem.self) {
            $0.setRightBarButton(try $1.get(0), animated: try $1.get(1))
        }
        method("setRightBarButtonItems(_:animated:)", of: UINavigationItem.self) {
            $0.setRightBarButtonItems(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UIOffset.
    private mutating func addUIKitCoreMembers7Part11() {
        property("horizontal", \UIOffset.horizontal)
        property("vertical", \UIOffset.vertical)
        constant("UIOffset.zero") { UIOffset.zero }
        function("UIOffset()") { _ in UIOffset() }
        function("UIOffset(horizontal:vertical:)") {
            UIOffset(horizontal: try $0.get(0), vertical: try $0.get(1))
        }
    }

    /// Adds members of UIPanGestureRecognizer.
    private mutating func addUIKitCoreMembers7Part12() {
        property("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
        property("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
        function("UIPanGestureRecognizer()") { _ in UIPanGestureRecognizer() }
        method("setTranslation(_:in:)", of: UIPanGestureRecognizer.self) {
            $0.setTranslation(try $1.get(0), in: try $1.get(1))
        }
        method("translation(in:)", of: UIPanGestureRecognizer.self) { $0.translation(in: try $1.get(0)) }
        method("velocity(in:)", of: UIPanGestureRecognizer.self) { $0.velocity(in: try $1.get(0)) }
    }

    /// Adds members of UIPasteboard.
    private mutating func addUIKitCoreMembers7Part13() {
        property("changeCount", \UIPasteboard.changeCount)
        property("color", \UIPasteboard.color)
        property("hasColors", \UIPasteboard.hasColors)
        property("hasImages", \UIPasteboard.hasImages)
        property("hasStrings", \UIPasteboard.hasStrings)
        property("hasURLs", \UIPasteboard.hasURLs)
        property("image", \UIPasteboard.image)
        property("items", \UIPasteboard.items)
        property("name", \UIPasteboard.name)
        property("numberOfItems", \UIPasteboard.numberOfItems)
        property("string", \UIPasteboard.string)
        property("strings", \UIPasteboard.strings)
        property("url", \UIPasteboard.url)
        constant("UIPasteboard.changedNotification") { UIPasteboard.changedNotification }
        constant("UIPasteboard.general") { UIPasteboard.general }
        function("UIPasteboard(name:create:)") { UIPasteboard(name: try $0.get(0), create: try $0.get(1)) }
    }

    /// Adds members of UIPasteboard.Name.
    private mutating func addUIKitCoreMembers7Part14() {
        property("rawValue", \UIPasteboard.Name.rawValue)
        constant("UIPasteboard.Name.general") { UIPasteboard.Name.general }
        function("UIPasteboard.Name(_:)") { UIPasteboard.Name(try $0.get(0)) }
        function("UIPasteboard.Name(rawValue:)") { UIPasteboard.Name(rawValue: try $0.get(0)) }
    }
}
