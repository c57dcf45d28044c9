// Constants under the names that they had in Swift before version 4.2.

/// `UILayoutPriority.required` under its earlier name.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// `UILayoutPriority.defaultHigh` under its earlier name.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// `UILayoutPriority.defaultLow` under its earlier name.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// `UILayoutPriority.fittingSizeLevel` under its earlier name.
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
/// `UIAccessibilityTraits.none` under its earlier name.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// `UIAccessibilityTraits.button` under its earlier name.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// `UIAccessibilityTraits.link` under its earlier name.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// `UIAccessibilityTraits.header` under its earlier name.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// `UIAccessibilityTraits.searchField` under its earlier name.
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// `UIAccessibilityTraits.image` under its earlier name.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// `UIAccessibilityTraits.selected` under its earlier name.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// `UIAccessibilityTraits.playsSound` under its earlier name.
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
/// `UIAccessibilityTraits.keyboardKey` under its earlier name.
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
/// `UIAccessibilityTraits.staticText` under its earlier name.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// `UIAccessibilityTraits.summaryElement` under its earlier name.
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
/// `UIAccessibilityTraits.notEnabled` under its earlier name.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// `UIAccessibilityTraits.updatesFrequently` under its earlier name.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// `UIAccessibilityTraits.startsMediaSession` under its earlier name.
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
/// `UIAccessibilityTraits.adjustable` under its earlier name.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// `UIAccessibilityTraits.allowsDirectInteraction` under its earlier name.
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits.allowsDirectInteraction
/// `UIAccessibilityTraits.causesPageTurn` under its earlier name.
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
/// `UIActivity.ActivityType.postToFacebook` under its earlier name.
public let UIActivityTypePostToFacebook = UIActivity.ActivityType.postToFacebook
/// `UIActivity.ActivityType.postToTwitter` under its earlier name.
public let UIActivityTypePostToTwitter = UIActivity.ActivityType.postToTwitter
/// `UIActivity.ActivityType.message` under its earlier name.
public let UIActivityTypeMessage = UIActivity.ActivityType.message
/// `UIActivity.ActivityType.mail` under its earlier name.
public let UIActivityTypeMail = UIActivity.ActivityType.mail
/// `UIActivity.ActivityType.print` under its earlier name.
public let UIActivityTypePrint = UIActivity.ActivityType.print
/// `UIActivity.ActivityType.copyToPasteboard` under its earlier name.
public let UIActivityTypeCopyToPasteboard = UIActivity.ActivityType.copyToPasteboard
/// `UIActivity.ActivityType.assignToContact` under its earlier name.
public let UIActivityTypeAssignToContact = UIActivity.ActivityType.assignToContact
/// `UIActivity.ActivityType.saveToCameraRoll` under its earlier name.
public let UIActivityTypeSaveToCameraRoll = UIActivity.ActivityType.saveToCameraRoll
/// `UIActivity.ActivityType.addToReadingList` under its earlier name.
public let UIActivityTypeAddToReadingList = UIActivity.ActivityType.addToReadingList
/// `UIActivity.ActivityType.airDrop` under its earlier name.
public let UIActivityTypeAirDrop = UIActivity.ActivityType.airDrop
/// `UIContentSizeCategory.extraSmall` under its earlier name.
public let UIContentSizeCategoryExtraSmall = UIContentSizeCategory.extraSmall
/// `UIContentSizeCategory.small` under its earlier name.
public let UIContentSizeCategorySmall = UIContentSizeCategory.small
/// `UIContentSizeCategory.medium` under its earlier name.
public let UIContentSizeCategoryMedium = UIContentSizeCategory.medium
/// `UIContentSizeCategory.large` under its earlier name.
public let UIContentSizeCategoryLarge = UIContentSizeCategory.large
/// `UIContentSizeCategory.extraLarge` under its earlier name.
public let UIContentSizeCategoryExtraLarge = UIContentSizeCategory.extraLarge
/// `UIContentSizeCategory.extraExtraLarge` under its earlier name.
public let UIContentSizeCategoryExtraExtraLarge = UIContentSizeCategory.extraExtraLarge
/// `UIContentSizeCategory.extraExtraExtraLarge` under its earlier name.
public let UIContentSizeCategoryExtraExtraExtraLarge = UIContentSizeCategory.extraExtraExtraLarge
/// `UIContentSizeCategory.accessibilityMedium` under its earlier name.
public let UIContentSizeCategoryAccessibilityMedium = UIContentSizeCategory.accessibilityMedium
/// `UIContentSizeCategory.accessibilityLarge` under its earlier name.
public let UIContentSizeCategoryAccessibilityLarge = UIContentSizeCategory.accessibilityLarge
/// `UIContentSizeCategory.accessibilityExtraLarge` under its earlier name.
public let UIContentSizeCategoryAccessibilityExtraLarge = UIContentSizeCategory.accessibilityExtraLarge
/// `UIContentSizeCategory.accessibilityExtraExtraLarge` under its earlier name.
public let UIContentSizeCategoryAccessibilityExtraExtraLarge = UIContentSizeCategory
    .accessibilityExtraExtraLarge
/// `UIContentSizeCategory.accessibilityExtraExtraExtraLarge` under its earlier name.
public let UIContentSizeCategoryAccessibilityExtraExtraExtraLarge = UIContentSizeCategory
    .accessibilityExtraExtraExtraLarge
/// `UIImagePickerController.InfoKey.mediaType` under its earlier name.
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType
/// `UIImagePickerController.InfoKey.originalImage` under its earlier name.
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage
/// `UIImagePickerController.InfoKey.editedImage` under its earlier name.
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage
/// `UIImagePickerController.InfoKey.mediaURL` under its earlier name.
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL
/// `UIPageViewController.OptionsKey.interPageSpacing` under its earlier name.
public let UIPageViewControllerOptionInterPageSpacingKey = UIPageViewController.OptionsKey.interPageSpacing
/// `UIPageViewController.OptionsKey.spineLocation` under its earlier name.
public let UIPageViewControllerOptionSpineLocationKey = UIPageViewController.OptionsKey.spineLocation
/// `UIAccessibility.Notification.screenChanged` under its earlier name.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// `UIAccessibility.Notification.layoutChanged` under its earlier name.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// `UIAccessibility.Notification.announcement` under its earlier name.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// `UIAccessibility.Notification.pageScrolled` under its earlier name.
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled
/// `UIKeyCommand.inputUpArrow` under its earlier name.
@preconcurrency @MainActor public let UIKeyInputUpArrow = UIKeyCommand.inputUpArrow
/// `UIKeyCommand.inputDownArrow` under its earlier name.
@preconcurrency @MainActor public let UIKeyInputDownArrow = UIKeyCommand.inputDownArrow
/// `UIKeyCommand.inputLeftArrow` under its earlier name.
@preconcurrency @MainActor public let UIKeyInputLeftArrow = UIKeyCommand.inputLeftArrow
/// `UIKeyCommand.inputRightArrow` under its earlier name.
@preconcurrency @MainActor public let UIKeyInputRightArrow = UIKeyCommand.inputRightArrow
/// `UIKeyCommand.inputEscape` under its earlier name.
@preconcurrency @MainActor public let UIKeyInputEscape = UIKeyCommand.inputEscape
/// `UISegmentedControl.noSegment` under its earlier name.
@preconcurrency @MainActor public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
/// `UISplitViewController.automaticDimension` under its earlier name.
@preconcurrency @MainActor public let UISplitViewControllerAutomaticDimension = UISplitViewController
    .automaticDimension
/// `UIView.layoutFittingCompressedSize` under its earlier name.
@preconcurrency @MainActor public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// `UIView.layoutFittingExpandedSize` under its earlier name.
@preconcurrency @MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
/// `UIWindow.Level.normal` under its earlier name.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// `UIWindow.Level.alert` under its earlier name.
public let UIWindowLevelAlert = UIWindow.Level.alert
/// `UIWindow.Level.statusBar` under its earlier name.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// `UIResponder.keyboardFrameBeginUserInfoKey` under its earlier name.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// `UIResponder.keyboardAnimationCurveUserInfoKey` under its earlier name.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// The Boolean value true of Core Foundation.
public let kCFBooleanTrue = true
/// The Boolean value false of Core Foundation.
public let kCFBooleanFalse = false
