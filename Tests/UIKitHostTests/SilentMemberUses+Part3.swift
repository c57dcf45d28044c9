// Written by .ci/uikit from the public declarations.
import UIKitHost

extension SilentMemberUses {
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

    /// Adds members of UIPageViewControllerOptionsKey.
    @MainActor static func addUIPageViewControllerOptionsKey(_ uses: inout SilentMemberUses) {
        uses.call("UIPageViewController.OptionsKey.spineLocation") {
            _ = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.spineLocation: 1])
        }
    }

    /// Adds members of UIPanGestureRecognizer.
    @MainActor static func addUIPanGestureRecognizer(_ uses: inout SilentMemberUses) {
        uses.set(
            "UIPanGestureRecognizer.allowedScrollTypesMask", UIPanGestureRecognizer(),
            \.allowedScrollTypesMask, .all)
    }

    /// Adds members of UIPointerInteraction.
    @MainActor static func addUIPointerInteraction(_ uses: inout SilentMemberUses) {
        uses.change("UIPointerInteraction.isEnabled", UIPointerInteraction(), \.isEnabled)
    }

    /// Adds members of UIPresentationController.
    @MainActor static func addUIPresentationController(_ uses: inout SilentMemberUses) {
        uses.set(
            "UIPresentationController.overrideTraitCollection",
            UIPresentationController(presentedViewController: UIViewController(), presenting: nil),
            \.overrideTraitCollection, UITraitCollection())
    }

    /// Adds members of UIResponder.
    @MainActor static func addUIResponder(_ uses: inout SilentMemberUses) {
        uses.call("UIResponder.setNeedsFocusUpdate") {
            evaluate(UIResponder().setNeedsFocusUpdate())
        }
        uses.call("UIResponder.updateFocusIfNeeded") {
            evaluate(UIResponder().updateFocusIfNeeded())
        }
    }

    /// Adds members of UISceneConfiguration.
    @MainActor static func addUISceneConfiguration(_ uses: inout SilentMemberUses) {
        uses.set(
            "UISceneConfiguration.sceneClass",
            UISceneConfiguration(name: nil, sessionRole: .windowApplication), \.sceneClass, UIScene.self)
        uses.set(
            "UISceneConfiguration.delegateClass",
            UISceneConfiguration(name: nil, sessionRole: .windowApplication), \.delegateClass, UIScene.self)
    }

    /// Adds members of UIScreen.
    @MainActor static func addUIScreen(_ uses: inout SilentMemberUses) {
        uses.change("UIScreen.wantsSoftwareDimming", UIScreen.main, \.wantsSoftwareDimming)
    }

    /// Adds members of UIScrollEdgeEffect.
    @MainActor static func addUIScrollEdgeEffect(_ uses: inout SilentMemberUses) {
        uses.set("UIScrollEdgeEffect.style", UIScrollEdgeEffect(), \.style, .hard)
    }

    /// Adds members of UIScrollEdgeElementContainerInteraction.
    @MainActor static func addUIScrollEdgeElementContainerInteraction(_ uses: inout SilentMemberUses) {
        uses.set(
            "UIScrollEdgeElementContainerInteraction.scrollView", UIScrollEdgeElementContainerInteraction(),
            \.scrollView, UIScrollView())
    }

    /// Adds members of UIScrollView.
    @MainActor static func addUIScrollView(_ uses: inout SilentMemberUses) {
        uses.change("UIScrollView.bouncesZoom", UIScrollView(), \.bouncesZoom)
    }

    /// Adds members of UISearchBar.
    @MainActor static func addUISearchBar(_ uses: inout SilentMemberUses) {
        uses.change(
            "UISearchBar.enablesReturnKeyAutomatically", UISearchBar(), \.enablesReturnKeyAutomatically)
        uses.set("UISearchBar.spellCheckingType", UISearchBar(), \.spellCheckingType, .no)
    }

    /// Adds members of UISearchTab.
    @MainActor static func addUISearchTab(_ uses: inout SilentMemberUses) {
        uses.change(
            "UISearchTab.automaticallyActivatesSearch", UISearchTab(viewControllerProvider: nil),
            \.automaticallyActivatesSearch)
    }

    /// Adds members of UISearchTextField.
    @MainActor static func addUISearchTextField(_ uses: inout SilentMemberUses) {
        uses.change("UISearchTextField.allowsDeletingTokens", UISearchTextField(), \.allowsDeletingTokens)
        uses.change("UISearchTextField.allowsCopyingTokens", UISearchTextField(), \.allowsCopyingTokens)
    }

    /// Adds members of UISegmentedControl.
    @MainActor static func addUISegmentedControl(_ uses: inout SilentMemberUses) {
        uses.set(
            "UISegmentedControl.segmentedControlStyle", UISegmentedControl(), \.segmentedControlStyle, .bar)
    }

    /// Adds members of UISelectionFeedbackGenerator.
    @MainActor static func addUISelectionFeedbackGenerator(_ uses: inout SilentMemberUses) {
        uses.call("UISelectionFeedbackGenerator.selectionChanged") {
            evaluate(UISelectionFeedbackGenerator().selectionChanged())
        }
        uses.call("UISelectionFeedbackGenerator.selectionChanged") {
            evaluate(UISelectionFeedbackGenerator().selectionChanged(at: .zero))
        }
    }

    /// Adds members of UISheetPresentationController.
    @MainActor static func addUISheetPresentationController(_ uses: inout SilentMemberUses) {
        uses.change(
            "UISheetPresentationController.prefersEdgeAttachedInCompactHeight",
            UIViewController().sheetPresentationController!, \.prefersEdgeAttachedInCompactHeight)
        uses.change(
            "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached",
            UIViewController().sheetPresentationController!,
            \.widthFollowsPreferredContentSizeWhenEdgeAttached)
        uses.set(
            "UISheetPresentationController.sourceView", UIViewController().sheetPresentationController!,
            \.sourceView, UIView())
    }

    /// Adds members of UISplitViewController.
    @MainActor static func addUISplitViewController(_ uses: inout SilentMemberUses) {
        uses.set(
            "UISplitViewController.primaryBackgroundStyle", UISplitViewController(), \.primaryBackgroundStyle,
            .sidebar)
        uses.change(
            "UISplitViewController.showsSecondaryOnlyButton", UISplitViewController(),
            \.showsSecondaryOnlyButton)
    }

    /// Adds members of UIStackView.
    @MainActor static func addUIStackView(_ uses: inout SilentMemberUses) {
        uses.change(
            "UIStackView.isBaselineRelativeArrangement", UIStackView(), \.isBaselineRelativeArrangement)
    }

    /// Adds members of UIStepper.
    @MainActor static func addUIStepper(_ uses: inout SilentMemberUses) {
        uses.change("UIStepper.autorepeat", UIStepper(), \.autorepeat)
    }

    /// Adds members of UISwitch.
    @MainActor static func addUISwitch(_ uses: inout SilentMemberUses) {
        uses.set("UISwitch.onImage", UISwitch(), \.onImage, UIImage())
        uses.set("UISwitch.offImage", UISwitch(), \.offImage, UIImage())
        uses.set("UISwitch.title", UISwitch(), \.title, "a")
        uses.set("UISwitch.preferredStyle", UISwitch(), \.preferredStyle, .checkbox)
    }
}
