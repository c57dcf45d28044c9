// Written by .ci/uikit from the public declarations.
import UIKitHost

extension SilentMemberUses {
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

    /// Adds members of UISearchTextField.
    @MainActor static func addUISearchTextField(_ uses: inout SilentMemberUses) {
        uses.change("UISearchTextField.allowsDeletingTokens", UISearchTextField(), \.allowsDeletingTokens)
        uses.change("UISearchTextField.allowsCopyingTokens", UISearchTextField(), \.allowsCopyingTokens)
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

    /// Adds members of UISwitch.
    @MainActor static func addUISwitch(_ uses: inout SilentMemberUses) {
        uses.set("UISwitch.onImage", UISwitch(), \.onImage, UIImage())
        uses.set("UISwitch.offImage", UISwitch(), \.offImage, UIImage())
        uses.set("UISwitch.title", UISwitch(), \.title, "a")
        uses.set("UISwitch.preferredStyle", UISwitch(), \.preferredStyle, .checkbox)
    }

    /// Adds members of UITabBarAppearance.
    @MainActor static func addUITabBarAppearance(_ uses: inout SilentMemberUses) {
        uses.set(
            "UITabBarAppearance.inlineLayoutAppearance", UITabBarAppearance(), \.inlineLayoutAppearance,
            SilentMemberUses.redEntries)
        uses.set(
            "UITabBarAppearance.compactInlineLayoutAppearance", UITabBarAppearance(),
            \.compactInlineLayoutAppearance, SilentMemberUses.redEntries)
        uses.set(
            "UITabBarAppearance.selectionIndicatorTintColor", UITabBarAppearance(),
            \.selectionIndicatorTintColor, .red)
    }

    /// Adds members of UITabBarController.
    @MainActor static func addUITabBarController(_ uses: inout SilentMemberUses) {
        uses.set(
            "UITabBarController.customizationIdentifier", UITabBarController(), \.customizationIdentifier, "a"
        )
    }

    /// Adds members of UITableView.
    @MainActor static func addUITableView(_ uses: inout SilentMemberUses) {
        uses.change("UITableView.selectionFollowsFocus", UITableView(), \.selectionFollowsFocus)
        uses.set("UITableView.estimatedSectionHeaderHeight", UITableView(), \.estimatedSectionHeaderHeight, 7)
        uses.set("UITableView.estimatedSectionFooterHeight", UITableView(), \.estimatedSectionFooterHeight, 7)
        uses.set("UITableView.separatorEffect", UITableView(), \.separatorEffect, UIBlurEffect(style: .light))
        uses.change(
            "UITableView.remembersLastFocusedIndexPath", UITableView(), \.remembersLastFocusedIndexPath)
    }

    /// Adds members of UITableViewCell.
    @MainActor static func addUITableViewCell(_ uses: inout SilentMemberUses) {
        uses.change(
            "UITableViewCell.automaticallyUpdatesBackgroundConfiguration", UITableViewCell(),
            \.automaticallyUpdatesBackgroundConfiguration)
        uses.set("UITableViewCell.focusStyle", UITableViewCell(), \.focusStyle, .custom)
        uses.change(
            "UITableViewCell.userInteractionEnabledWhileDragging", UITableViewCell(),
            \.userInteractionEnabledWhileDragging)
    }

    /// Adds members of UITextField.
    @MainActor static func addUITextField(_ uses: inout SilentMemberUses) {
        uses.set("UITextField.textContentType", UITextField(), \.textContentType, .password)
        uses.set(
            "UITextField.passwordRules", UITextField(), \.passwordRules,
            UITextInputPasswordRules(descriptor: "a"))
        uses.set("UITextField.smartQuotesType", UITextField(), \.smartQuotesType, .yes)
        uses.set("UITextField.smartDashesType", UITextField(), \.smartDashesType, .yes)
        uses.set("UITextField.smartInsertDeleteType", UITextField(), \.smartInsertDeleteType, .yes)
        uses.change(
            "UITextField.enablesReturnKeyAutomatically", UITextField(), \.enablesReturnKeyAutomatically)
        uses.change("UITextField.allowsEditingTextAttributes", UITextField(), \.allowsEditingTextAttributes)
        uses.change("UITextField.clearsOnInsertion", UITextField(), \.clearsOnInsertion)
        uses.set(
            "UITextField.typingAttributes", UITextField(), \.typingAttributes, [.foregroundColor: UIColor.red]
        )
        uses.set("UITextField.spellCheckingType", UITextField(), \.spellCheckingType, .no)
    }

    /// Adds members of UITextInputAssistantItem.
    @MainActor static func addUITextInputAssistantItem(_ uses: inout SilentMemberUses) {
        uses.set(
            "UITextInputAssistantItem.leadingBarButtonGroups", UITextInputAssistantItem(),
            \.leadingBarButtonGroups, [UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)])
        uses.set(
            "UITextInputAssistantItem.trailingBarButtonGroups", UITextInputAssistantItem(),
            \.trailingBarButtonGroups, [UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)])
    }

    /// Adds members of UITextView.
    @MainActor static func addUITextView(_ uses: inout SilentMemberUses) {
        uses.set("UITextView.textContentType", UITextView(), \.textContentType, .password)
        uses.change("UITextView.isSecureTextEntry", UITextView(), \.isSecureTextEntry)
        uses.set(
            "UITextView.passwordRules", UITextView(), \.passwordRules,
            UITextInputPasswordRules(descriptor: "a"))
        uses.change("UITextView.clearsOnInsertion", UITextView(), \.clearsOnInsertion)
        uses.set("UITextView.smartQuotesType", UITextView(), \.smartQuotesType, .yes)
        uses.set("UITextView.smartDashesType", UITextView(), \.smartDashesType, .yes)
        uses.set("UITextView.smartInsertDeleteType", UITextView(), \.smartInsertDeleteType, .yes)
        uses.change("UITextView.enablesReturnKeyAutomatically", UITextView(), \.enablesReturnKeyAutomatically)
        uses.set(
            "UITextView.typingAttributes", UITextView(), \.typingAttributes, [.foregroundColor: UIColor.red])
        uses.change("UITextView.allowsEditingTextAttributes", UITextView(), \.allowsEditingTextAttributes)
    }

    /// Adds members of UIView.
    @MainActor static func addUIView(_ uses: inout SilentMemberUses) {
        uses.set("UIView.hoverStyle", UIView(), \.hoverStyle, UIHoverStyle())
        uses.call("UIView.exerciseAmbiguityInLayout") {
            evaluate(UIView().exerciseAmbiguityInLayout())
        }
        uses.set("UIView.restorationIdentifier", UIView(), \.restorationIdentifier, "a")
        uses.change("UIView.contentScaleFactor", UIView(), \.contentScaleFactor)
        uses.change("UIView.clearsContextBeforeDrawing", UIView(), \.clearsContextBeforeDrawing)
        uses.set("UIView.semanticContentAttribute", UIView(), \.semanticContentAttribute, .forceRightToLeft)
    }

    /// Adds members of UIViewAnimationOptions.
    @MainActor static func addUIViewAnimationOptions(_ uses: inout SilentMemberUses) {
        uses.call("UIView.AnimationOptions.transitionCurlUp") {
            UIView.animate(withDuration: 1, delay: 0, options: .transitionCurlUp, animations: {})
        }
        uses.call("UIView.AnimationOptions.transitionCurlDown") {
            UIView.animate(withDuration: 1, delay: 0, options: .transitionCurlDown, animations: {})
        }
    }

    /// Adds members of UIViewController.
    @MainActor static func addUIViewController(_ uses: inout SilentMemberUses) {
        uses.call("UIViewController.addKeyCommand") {
            evaluate(UIViewController().addKeyCommand(UIKeyCommand()))
        }
        uses.call("UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden") {
            evaluate(UIViewController().setNeedsUpdateOfHomeIndicatorAutoHidden())
        }
        uses.call("UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures") {
            evaluate(UIViewController().setNeedsUpdateOfScreenEdgesDeferringSystemGestures())
        }
        uses.call("UIViewController.attemptRotationToDeviceOrientation") {
            evaluate(UIViewController.attemptRotationToDeviceOrientation())
        }
        uses.change(
            "UIViewController.restoresFocusAfterTransition", UIViewController(),
            \.restoresFocusAfterTransition)
        uses.change(
            "UIViewController.performsActionsWhilePresentingModally", UIViewController(),
            \.performsActionsWhilePresentingModally)
        uses.change(
            "UIViewController.providesPresentationContextTransitionStyle", UIViewController(),
            \.providesPresentationContextTransitionStyle)
    }
}
