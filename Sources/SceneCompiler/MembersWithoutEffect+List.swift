// Written by .ci/uikit from the public declarations.

extension MembersWithoutEffect {
    /// The members: in each line a type, and its members with a letter for the kind.
    static let lines = """
        CAEmitterCell v.autoreverses v.fillMode v.magnificationFilter v.minificationFilter
        CAEmitterCell v.minificationFilterBias v.repeatCount v.repeatDuration v.speed v.timeOffset
        CAEmitterCell v.zAcceleration
        CAEmitterLayer v.emitterDepth v.emitterZPosition v.preservesDepth
        CALayer f.displayIfNeeded() v.allowsEdgeAntialiasing v.allowsGroupOpacity v.anchorPointZ
        CALayer v.drawsAsynchronously v.duration v.edgeAntialiasingMask v.fillMode v.isOpaque
        CALayer v.minificationFilter v.rasterizationScale v.repeatCount v.shouldRasterize v.style
        CAReplicatorLayer v.preservesDepth
        CATextLayer v.allowsFontSubpixelQuantization
        CATiledLayer v.levelsOfDetail v.levelsOfDetailBias v.tileSize
        CATransaction f.flush()
        CGBlendMode c.plusDarker
        CGContext v.interpolationQuality
        CMMotionManager f.startMagnetometerUpdates() v.magnetometerUpdateInterval
        CMMotionManager v.showsDeviceMovementDisplay
        NSAttributedString.Key c.textEffect c.verticalGlyphForm c.writingDirection
        NSItemProvider v.suggestedName
        NSLayoutConstraint v.shouldBeArchived
        NSLayoutManager v.usesFontLeading
        NSMutableParagraphStyle v.allowsDefaultTighteningForTruncation v.hyphenationFactor
        NSParagraphStyle o.allowsDefaultTighteningForTruncation o.hyphenationFactor
        NSStringDrawingOptions v.usesDeviceMetrics
        NSTextContainer v.heightTracksTextView v.lineBreakMode
        NSUserActivity f.becomeCurrent()
        PlaygroundPage f.captureValue(value:withIdentifier:) f.finishExecution()
        Timer v.tolerance
        UIApplication f.registerForRemoteNotifications()
        UIApplication f.setAlternateIconName(_:completionHandler:) f.setStatusBarHidden(_:with:)
        UIApplication f.setStatusBarStyle(_:animated:) v.applicationIconBadgeNumber
        UIApplication v.didChangeStatusBarFrameNotification v.didEnterBackgroundNotification
        UIApplication v.didReceiveMemoryWarningNotification v.isIdleTimerDisabled
        UIApplication v.isNetworkActivityIndicatorVisible v.isStatusBarHidden v.statusBarStyle
        UIApplication v.willChangeStatusBarFrameNotification v.willEnterForegroundNotification
        UIApplication v.willResignActiveNotification v.willTerminateNotification
        UIBarAppearance v.backgroundEffect
        UIBarButtonItem v.possibleTitles
        UIBarButtonItemGroup v.alwaysAvailable
        UIBarButtonItemStateAppearance v.backgroundImage v.titlePositionAdjustment
        UIBarItem v.landscapeImagePhone v.landscapeImagePhoneInsets v.largeContentSizeImage
        UIBarItem v.largeContentSizeImageInsets
        UIButton v.adjustsImageSizeForAccessibilityContentSizeCategory
        UIButton v.reversesTitleShadowWhenHighlighted v.showsTouchWhenHighlighted
        UICellAccessory.Options v.adjustsFontForContentSizeCategory v.backgroundColor
        UICellAccessory.Options v.reservedLayoutWidth
        UICollectionView v.remembersLastFocusedIndexPath v.selectionFollowsFocus
        UICollectionViewCell v.automaticallyUpdatesBackgroundConfiguration
        UICollectionViewController v.useLayoutToLayoutNavigationTransitions
        UICollectionViewDragDelegate r.collectionView(_:itemsForAddingTo:at:point:)
        UICollectionViewLayout o.flipsHorizontallyInOppositeLayoutDirection
        UIContentSizeCategory v.didChangeNotification
        UIContentUnavailableConfiguration.ButtonProperties v.menu
        UIDevice f.playInputClick() v.batteryLevelDidChangeNotification
        UIDevice v.isBatteryMonitoringEnabled v.isProximityMonitoringEnabled
        UIDocumentPickerDelegate r.documentPicker(_:didPickDocumentAt:)
        UIDocumentPickerDelegate r.documentPicker(_:didPickDocumentsAt:)
        UIDocumentPickerDelegate r.documentPickerWasCancelled(_:)
        UIDocumentProperties v.activityViewControllerProvider v.wantsIconRepresentation
        UIDropInteraction v.allowsSimultaneousDropSessions
        UIFeedbackGenerator f.prepare()
        UIFocusEnvironment r.preferredFocusEnvironments r.setNeedsFocusUpdate()
        UIFocusEnvironment r.updateFocusIfNeeded()
        UIGlassContainerEffect v.spacing
        UIGlassEffect v.isInteractive
        UIImage.SymbolConfiguration f.preferringMulticolor()
        UIImagePickerControllerDelegate r.imagePickerController(_:didFinishPickingMediaWithInfo:)
        UIImagePickerControllerDelegate r.imagePickerControllerDidCancel(_:)
        UIImageView v.adjustsImageSizeForAccessibilityContentSizeCategory
        UIImageView v.adjustsImageWhenAncestorFocused
        UIImpactFeedbackGenerator f.impactOccurred() f.impactOccurred(at:)
        UIImpactFeedbackGenerator f.impactOccurred(intensity:) f.impactOccurred(intensity:at:)
        UIInputView v.allowsSelfSizing
        UIKeyboardLayoutGuide v.followsUndockedKeyboard v.keyboardDismissPadding
        UILabel v.allowsDefaultTighteningForTruncation v.lineBreakStrategy
        UILabel v.showsExpansionTextWhenTruncated
        UIListContentConfiguration.TextProperties v.allowsDefaultTighteningForTruncation
        UIListContentConfiguration.TextProperties v.lineBreakMode
        UIModalTransitionStyle c.partialCurl
        UINavigationItem v.customizationIdentifier v.renameDelegate
        UINavigationItemRenameDelegate r.navigationItem(_:didEndRenamingWith:)
        UINavigationItemRenameDelegate r.navigationItem(_:shouldEndRenamingWith:)
        UINavigationItemRenameDelegate r.navigationItem(_:willBeginRenamingWith:selectedRange:)
        UINavigationItemRenameDelegate r.navigationItemShouldBeginRenaming(_:)
        UINotificationFeedbackGenerator f.notificationOccurred(_:) f.notificationOccurred(_:at:)
        UIPageControl f.updateCurrentPageDisplay() v.allowsContinuousInteraction
        UIPageControl v.defersCurrentPageDisplay
        UIPageControlProgressDelegate r.pageControlProgressVisibilityDidChange(_:)
        UIPageViewController v.isDoubleSided
        UIPageViewController.OptionsKey c.spineLocation
        UIPageViewControllerDelegate r.pageViewController(_:spineLocationFor:)
        UIPanGestureRecognizer v.allowedScrollTypesMask
        UIPointerInteraction v.isEnabled
        UIPresentationController o.systemLayoutFittingSizeDidChange(forChildContentContainer:)
        UIPresentationController v.overrideTraitCollection
        UIPreviewInteractionDelegate r.previewInteraction(_:didUpdateCommitTransition:ended:)
        UIPreviewInteractionDelegate r.previewInteraction(_:didUpdatePreviewTransition:ended:)
        UIPreviewInteractionDelegate r.previewInteractionDidCancel(_:)
        UIPreviewInteractionDelegate r.previewInteractionShouldBegin(_:)
        UIResponder f.setNeedsFocusUpdate() f.updateFocusIfNeeded() o.accessibilityActivate()
        UIResponder o.accessibilityDecrement() o.accessibilityElementDidBecomeFocused()
        UIResponder o.accessibilityElementDidLoseFocus() o.accessibilityIncrement()
        UIResponder o.accessibilityPerformEscape() o.accessibilityPerformMagicTap()
        UIResponder o.accessibilityScroll(_:) o.keyCommands o.motionBegan(_:with:)
        UIResponder o.motionCancelled(_:with:) o.motionEnded(_:with:) o.preferredFocusEnvironments
        UIResponder o.prepareForInterfaceBuilder() o.pressesBegan(_:with:) o.pressesEnded(_:with:)
        UIResponder o.remoteControlReceived(with:) o.touchesEstimatedPropertiesUpdated(_:)
        UISceneConfiguration v.delegateClass v.sceneClass
        UIScreen v.wantsSoftwareDimming
        UIScrollEdgeElementContainerInteraction v.scrollView
        UIScrollView v.bouncesZoom
        UISearchBar v.enablesReturnKeyAutomatically v.spellCheckingType
        UISearchTextField v.allowsCopyingTokens v.allowsDeletingTokens
        UISelectionFeedbackGenerator f.selectionChanged() f.selectionChanged(at:)
        UISheetPresentationController v.prefersEdgeAttachedInCompactHeight v.sourceView
        UISheetPresentationController v.widthFollowsPreferredContentSizeWhenEdgeAttached
        UISplitViewController v.primaryBackgroundStyle v.showsSecondaryOnlyButton
        UISplitViewControllerDelegate r.primaryViewController(forExpanding:)
        UISplitViewControllerDelegate r.splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
        UISplitViewControllerDelegate r.splitViewController(_:separateSecondaryFrom:)
        UISplitViewControllerDelegate r.splitViewControllerDidExpand(_:)
        UISwitch v.offImage v.onImage v.preferredStyle v.title
        UITabBarAppearance v.compactInlineLayoutAppearance v.inlineLayoutAppearance
        UITabBarAppearance v.selectionIndicatorTintColor
        UITabBarController v.customizationIdentifier
        UITableView v.estimatedSectionFooterHeight v.estimatedSectionHeaderHeight
        UITableView v.remembersLastFocusedIndexPath v.selectionFollowsFocus v.separatorEffect
        UITableViewCell v.automaticallyUpdatesBackgroundConfiguration v.focusStyle
        UITableViewCell v.userInteractionEnabledWhileDragging
        UITableViewDragDelegate r.tableView(_:itemsForAddingTo:at:point:)
        UITextField v.allowsEditingTextAttributes v.clearsOnInsertion
        UITextField v.enablesReturnKeyAutomatically v.passwordRules v.smartDashesType
        UITextField v.smartInsertDeleteType v.smartQuotesType v.spellCheckingType v.textContentType
        UITextField v.typingAttributes
        UITextInputAssistantItem v.leadingBarButtonGroups v.trailingBarButtonGroups
        UITextView v.allowsEditingTextAttributes v.clearsOnInsertion
        UITextView v.enablesReturnKeyAutomatically v.isSecureTextEntry v.passwordRules
        UITextView v.smartDashesType v.smartInsertDeleteType v.smartQuotesType v.textContentType
        UITextView v.typingAttributes
        UITextViewDelegate r.textView(_:menuConfigurationFor:defaultMenu:)
        UIView f.exerciseAmbiguityInLayout() o.canBecomeFocused o.forFirstBaselineLayout
        UIView o.forLastBaselineLayout o.preferredFocusedView o.requiresConstraintBasedLayout
        UIView v.clearsContextBeforeDrawing v.contentScaleFactor v.hoverStyle
        UIView v.restorationIdentifier v.semanticContentAttribute
        UIView.AnimationOptions c.transitionCurlDown c.transitionCurlUp
        UIViewController f.addKeyCommand(_:) f.attemptRotationToDeviceOrientation()
        UIViewController f.setNeedsUpdateOfHomeIndicatorAutoHidden()
        UIViewController f.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        UIViewController o.childForHomeIndicatorAutoHidden
        UIViewController o.childForScreenEdgesDeferringSystemGestures
        UIViewController o.decodeRestorableState(with:) o.didReceiveMemoryWarning()
        UIViewController o.encodeRestorableState(with:) o.preferredFocusedView
        UIViewController o.preferredInterfaceOrientationForPresentation
        UIViewController o.preferredScreenEdgesDeferringSystemGestures
        UIViewController o.preferredStatusBarUpdateAnimation o.prefersHomeIndicatorAutoHidden
        UIViewController o.systemLayoutFittingSizeDidChange(forChildContentContainer:)
        UIViewController o.unwind(for:towards:) v.performsActionsWhilePresentingModally
        UIViewController v.providesPresentationContextTransitionStyle
        UIViewController v.restoresFocusAfterTransition
        """
}
