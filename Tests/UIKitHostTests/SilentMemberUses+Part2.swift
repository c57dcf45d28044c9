// Written by .ci/uikit from the public declarations.
import UIKitHost

extension SilentMemberUses {
    /// Adds members of UIApplication.
    @MainActor static func addUIApplication(_ uses: inout SilentMemberUses) {
        uses.call("UIApplication.setAlternateIconName") {
            UIApplication.shared.setAlternateIconName("a")
        }
        uses.change("UIApplication.isIdleTimerDisabled", UIApplication.shared, \.isIdleTimerDisabled)
        uses.change(
            "UIApplication.isNetworkActivityIndicatorVisible", UIApplication.shared,
            \.isNetworkActivityIndicatorVisible)
        uses.change(
            "UIApplication.applicationIconBadgeNumber", UIApplication.shared, \.applicationIconBadgeNumber)
        uses.set("UIApplication.statusBarStyle", UIApplication.shared, \.statusBarStyle, .lightContent)
        uses.change("UIApplication.isStatusBarHidden", UIApplication.shared, \.isStatusBarHidden)
        uses.call("UIApplication.setStatusBarStyle") {
            evaluate(UIApplication.shared.setStatusBarStyle(.lightContent, animated: true))
        }
        uses.call("UIApplication.setStatusBarHidden") {
            evaluate(UIApplication.shared.setStatusBarHidden(true, with: .fade))
        }
        uses.call("UIApplication.registerForRemoteNotifications") {
            evaluate(UIApplication.shared.registerForRemoteNotifications())
        }
        uses.call("UIApplication.willResignActiveNotification") {
            _ = UIApplication.willResignActiveNotification
        }
        uses.call("UIApplication.didEnterBackgroundNotification") {
            _ = UIApplication.didEnterBackgroundNotification
        }
        uses.call("UIApplication.willEnterForegroundNotification") {
            _ = UIApplication.willEnterForegroundNotification
        }
        uses.call("UIApplication.willTerminateNotification") {
            _ = UIApplication.willTerminateNotification
        }
        uses.call("UIApplication.didReceiveMemoryWarningNotification") {
            _ = UIApplication.didReceiveMemoryWarningNotification
        }
        uses.call("UIApplication.didChangeStatusBarOrientationNotification") {
            _ = UIApplication.didChangeStatusBarOrientationNotification
        }
    }

    /// Adds members of UIApplication2.
    @MainActor static func addUIApplication2(_ uses: inout SilentMemberUses) {
        uses.call("UIApplication.willChangeStatusBarOrientationNotification") {
            _ = UIApplication.willChangeStatusBarOrientationNotification
        }
        uses.call("UIApplication.willChangeStatusBarFrameNotification") {
            _ = UIApplication.willChangeStatusBarFrameNotification
        }
        uses.call("UIApplication.didChangeStatusBarFrameNotification") {
            _ = UIApplication.didChangeStatusBarFrameNotification
        }
    }

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
}
