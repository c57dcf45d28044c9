// Written by .ci/uikit from the public declarations.
import UIKitHost

extension SilentMemberUses {
    /// Adds members of UIBarAppearance.
    @MainActor static func addUIBarAppearance(_ uses: inout SilentMemberUses) {
        uses.set(
            "UIBarAppearance.backgroundEffect", UIBarAppearance(), \.backgroundEffect,
            UIBlurEffect(style: .light))
    }

    /// Adds members of UIBarButtonItem.
    @MainActor static func addUIBarButtonItem(_ uses: inout SilentMemberUses) {
        uses.set("UIBarButtonItem.possibleTitles", UIBarButtonItem(), \.possibleTitles, ["a"])
    }

    /// Adds members of UIBarButtonItemGroup.
    @MainActor static func addUIBarButtonItemGroup(_ uses: inout SilentMemberUses) {
        uses.change(
            "UIBarButtonItemGroup.alwaysAvailable",
            UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil), \.alwaysAvailable)
    }

    /// Adds members of UIBarButtonItemStateAppearance.
    @MainActor static func addUIBarButtonItemStateAppearance(_ uses: inout SilentMemberUses) {
        uses.set(
            "UIBarButtonItemStateAppearance.titlePositionAdjustment", UIBarButtonItemStateAppearance(),
            \.titlePositionAdjustment, UIOffset(horizontal: 1, vertical: 1))
        uses.set(
            "UIBarButtonItemStateAppearance.backgroundImage", UIBarButtonItemStateAppearance(),
            \.backgroundImage, UIImage())
    }

    /// Adds members of UIBarItem.
    @MainActor static func addUIBarItem(_ uses: inout SilentMemberUses) {
        uses.set("UIBarItem.landscapeImagePhone", UIBarItem(), \.landscapeImagePhone, UIImage())
        uses.set("UIBarItem.largeContentSizeImage", UIBarItem(), \.largeContentSizeImage, UIImage())
        uses.set(
            "UIBarItem.landscapeImagePhoneInsets", UIBarItem(), \.landscapeImagePhoneInsets,
            UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        uses.set(
            "UIBarItem.largeContentSizeImageInsets", UIBarItem(), \.largeContentSizeImageInsets,
            UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    }

    /// Adds members of UIButton.
    @MainActor static func addUIButton(_ uses: inout SilentMemberUses) {
        uses.change("UIButton.showsTouchWhenHighlighted", UIButton(), \.showsTouchWhenHighlighted)
        uses.change(
            "UIButton.reversesTitleShadowWhenHighlighted", UIButton(), \.reversesTitleShadowWhenHighlighted)
        uses.change(
            "UIButton.adjustsImageSizeForAccessibilityContentSizeCategory", UIButton(),
            \.adjustsImageSizeForAccessibilityContentSizeCategory)
    }

    /// Adds members of UICellAccessoryOptions.
    @MainActor static func addUICellAccessoryOptions(_ uses: inout SilentMemberUses) {
        uses.set(
            "UICellAccessory.reservedLayoutWidth", UICellAccessory.Options(), \.reservedLayoutWidth,
            .custom(30))
        uses.set("UICellAccessory.backgroundColor", UICellAccessory.Options(), \.backgroundColor, .red)
        uses.change(
            "UICellAccessory.Options.adjustsFontForContentSizeCategory", UICellAccessory.Options(),
            \.adjustsFontForContentSizeCategory)
    }

    /// Adds members of UICollectionView.
    @MainActor static func addUICollectionView(_ uses: inout SilentMemberUses) {
        uses.change(
            "UICollectionView.remembersLastFocusedIndexPath",
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
            \.remembersLastFocusedIndexPath)
        uses.change(
            "UICollectionView.selectionFollowsFocus",
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
            \.selectionFollowsFocus)
    }

    /// Adds members of UICollectionViewCell.
    @MainActor static func addUICollectionViewCell(_ uses: inout SilentMemberUses) {
        uses.change(
            "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration", UICollectionViewCell(),
            \.automaticallyUpdatesBackgroundConfiguration)
    }

    /// Adds members of UICollectionViewController.
    @MainActor static func addUICollectionViewController(_ uses: inout SilentMemberUses) {
        uses.change(
            "UICollectionViewController.useLayoutToLayoutNavigationTransitions",
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
            \.useLayoutToLayoutNavigationTransitions)
    }

    /// Adds members of UIContentSizeCategory.
    @MainActor static func addUIContentSizeCategory(_ uses: inout SilentMemberUses) {
        uses.call("UIContentSizeCategory.didChangeNotification") {
            _ = UIContentSizeCategory.didChangeNotification
        }
    }

    /// Adds members of UIContentUnavailableConfigurationButtonProperties.
    @MainActor static func addUIContentUnavailableConfigurationButtonProperties(
        _ uses: inout SilentMemberUses
    ) {
        uses.call("UIContentUnavailableConfiguration.ButtonProperties.menu") {
            var content = UIContentUnavailableConfiguration.empty()
            content.buttonProperties.menu = UIMenu(title: "a")
        }
    }

    /// Adds members of UIDevice.
    @MainActor static func addUIDevice(_ uses: inout SilentMemberUses) {
        uses.call("UIDevice.playInputClick") {
            evaluate(UIDevice.current.playInputClick())
        }
        uses.change("UIDevice.isBatteryMonitoringEnabled", UIDevice.current, \.isBatteryMonitoringEnabled)
        uses.change("UIDevice.isProximityMonitoringEnabled", UIDevice.current, \.isProximityMonitoringEnabled)
        uses.call("UIDevice.batteryLevelDidChangeNotification") {
            _ = UIDevice.batteryLevelDidChangeNotification
        }
    }

    /// Adds members of UIDocumentProperties.
    @MainActor static func addUIDocumentProperties(_ uses: inout SilentMemberUses) {
        uses.change(
            "UIDocumentProperties.wantsIconRepresentation",
            UIDocumentProperties(url: URL(fileURLWithPath: "/a")), \.wantsIconRepresentation)
        uses.set(
            "UIDocumentProperties.activityViewControllerProvider",
            UIDocumentProperties(url: URL(fileURLWithPath: "/a")), \.activityViewControllerProvider,
            { UIActivityViewController(activityItems: [], applicationActivities: nil) })
    }

    /// Adds members of UIDropInteraction.
    @MainActor static func addUIDropInteraction(_ uses: inout SilentMemberUses) {
        uses.change(
            "UIDropInteraction.allowsSimultaneousDropSessions",
            UIDropInteraction(delegate: SilentMemberUses.dragger), \.allowsSimultaneousDropSessions)
    }

    /// Adds members of UIFeedbackGenerator.
    @MainActor static func addUIFeedbackGenerator(_ uses: inout SilentMemberUses) {
        uses.call("UIFeedbackGenerator.prepare") {
            evaluate(UIFeedbackGenerator().prepare())
        }
    }

    /// Adds members of UIGlassContainerEffect.
    @MainActor static func addUIGlassContainerEffect(_ uses: inout SilentMemberUses) {
        uses.change("UIGlassContainerEffect.spacing", UIGlassContainerEffect(), \.spacing)
    }

    /// Adds members of UIGlassEffect.
    @MainActor static func addUIGlassEffect(_ uses: inout SilentMemberUses) {
        uses.change("UIGlassEffect.isInteractive", UIGlassEffect(), \.isInteractive)
    }

    /// Adds members of UIImageSymbolConfiguration.
    @MainActor static func addUIImageSymbolConfiguration(_ uses: inout SilentMemberUses) {
        uses.call("UIImage.SymbolConfiguration.preferringMulticolor") {
            evaluate(UIImage.SymbolConfiguration.preferringMulticolor())
        }
    }

    /// Adds members of UIImageView.
    @MainActor static func addUIImageView(_ uses: inout SilentMemberUses) {
        uses.change(
            "UIImageView.adjustsImageWhenAncestorFocused", UIImageView(), \.adjustsImageWhenAncestorFocused)
        uses.change(
            "UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory", UIImageView(),
            \.adjustsImageSizeForAccessibilityContentSizeCategory)
    }

    /// Adds members of UIImpactFeedbackGenerator.
    @MainActor static func addUIImpactFeedbackGenerator(_ uses: inout SilentMemberUses) {
        uses.call("UIImpactFeedbackGenerator.impactOccurred") {
            evaluate(UIImpactFeedbackGenerator(style: .light).impactOccurred())
        }
        uses.call("UIImpactFeedbackGenerator.impactOccurred") {
            evaluate(UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 1))
        }
        uses.call("UIImpactFeedbackGenerator.impactOccurred") {
            evaluate(UIImpactFeedbackGenerator(style: .light).impactOccurred(at: .zero))
        }
        uses.call("UIImpactFeedbackGenerator.impactOccurred") {
            evaluate(UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 1, at: .zero))
        }
    }

    /// Adds members of UIInputView.
    @MainActor static func addUIInputView(_ uses: inout SilentMemberUses) {
        uses.change(
            "UIInputView.allowsSelfSizing", UIInputView(frame: .zero, inputViewStyle: .default),
            \.allowsSelfSizing)
    }

    /// Adds members of UIKeyboardLayoutGuide.
    @MainActor static func addUIKeyboardLayoutGuide(_ uses: inout SilentMemberUses) {
        uses.change(
            "UIKeyboardLayoutGuide.followsUndockedKeyboard", UIKeyboardLayoutGuide(),
            \.followsUndockedKeyboard)
        uses.change(
            "UIKeyboardLayoutGuide.keyboardDismissPadding", UIKeyboardLayoutGuide(), \.keyboardDismissPadding)
    }

    /// Adds members of UILabel.
    @MainActor static func addUILabel(_ uses: inout SilentMemberUses) {
        uses.set("UILabel.lineBreakStrategy", UILabel(), \.lineBreakStrategy, .pushOut)
        uses.change(
            "UILabel.allowsDefaultTighteningForTruncation", UILabel(), \.allowsDefaultTighteningForTruncation)
        uses.change("UILabel.showsExpansionTextWhenTruncated", UILabel(), \.showsExpansionTextWhenTruncated)
    }

    /// Adds members of UIListContentConfigurationTextProperties.
    @MainActor static func addUIListContentConfigurationTextProperties(_ uses: inout SilentMemberUses) {
        uses.set(
            "UIListContentConfiguration.TextProperties.lineBreakMode",
            UIListContentConfiguration.cell().textProperties, \.lineBreakMode, .byClipping)
        uses.change(
            "UIListContentConfiguration.TextProperties.allowsDefaultTighteningForTruncation",
            UIListContentConfiguration.cell().textProperties, \.allowsDefaultTighteningForTruncation)
    }

    /// Adds members of UIModalTransitionStyle.
    @MainActor static func addUIModalTransitionStyle(_ uses: inout SilentMemberUses) {
        uses.call("UIModalTransitionStyle.partialCurl") {
            UIViewController().modalTransitionStyle = .partialCurl
        }
    }

    /// Adds members of UINavigationItem.
    @MainActor static func addUINavigationItem(_ uses: inout SilentMemberUses) {
        uses.set(
            "UINavigationItem.customizationIdentifier", UINavigationItem(), \.customizationIdentifier, "a")
        uses.set(
            "UINavigationItem.renameDelegate", UINavigationItem(), \.renameDelegate, SilentMemberUses.renamer)
    }

    /// Adds members of UINotificationFeedbackGenerator.
    @MainActor static func addUINotificationFeedbackGenerator(_ uses: inout SilentMemberUses) {
        uses.call("UINotificationFeedbackGenerator.notificationOccurred") {
            evaluate(UINotificationFeedbackGenerator().notificationOccurred(.success))
        }
        uses.call("UINotificationFeedbackGenerator.notificationOccurred") {
            evaluate(UINotificationFeedbackGenerator().notificationOccurred(.success, at: .zero))
        }
    }

    /// Adds members of UIPageControl.
    @MainActor static func addUIPageControl(_ uses: inout SilentMemberUses) {
        uses.change("UIPageControl.defersCurrentPageDisplay", UIPageControl(), \.defersCurrentPageDisplay)
        uses.change(
            "UIPageControl.allowsContinuousInteraction", UIPageControl(), \.allowsContinuousInteraction)
        uses.call("UIPageControl.updateCurrentPageDisplay") {
            evaluate(UIPageControl().updateCurrentPageDisplay())
        }
    }

    /// Adds members of UIPageViewController.
    @MainActor static func addUIPageViewController(_ uses: inout SilentMemberUses) {
        uses.change(
            "UIPageViewController.isDoubleSided",
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
            \.isDoubleSided)
    }
}
