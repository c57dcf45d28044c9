// Types under the names that they had in Swift before version 4.2 (Swift 3 spellings).

/// `UIControl.State` under its earlier name.
public typealias UIControlState = UIControl.State
/// `UIControl.Event` under its earlier name.
public typealias UIControlEvents = UIControl.Event
/// `UIControl.ContentHorizontalAlignment` under its earlier name.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// `UIControl.ContentVerticalAlignment` under its earlier name.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// `UIButton.ButtonType` under its earlier name.
public typealias UIButtonType = UIButton.ButtonType
/// `UIAttachmentBehavior.AttachmentType` under its earlier name.
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
/// `UIView.ContentMode` under its earlier name.
public typealias UIViewContentMode = UIView.ContentMode
/// `UIView.AutoresizingMask` under its earlier name.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// `UIView.AnimationCurve` under its earlier name.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// `UIView.TintAdjustmentMode` under its earlier name.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// `UIImage.RenderingMode` under its earlier name.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// `UIImage.ResizingMode` under its earlier name.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// `UIImage.Orientation` under its earlier name.
public typealias UIImageOrientation = UIImage.Orientation
/// `UIBlurEffect.Style` under its earlier name.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// `UIActivityIndicatorView.Style` under its earlier name.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// `UIProgressView.Style` under its earlier name.
public typealias UIProgressViewStyle = UIProgressView.Style
/// `UITextField.BorderStyle` under its earlier name.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// `UITextField.ViewMode` under its earlier name.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// `UIBarButtonItem.Style` under its earlier name.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// `UIBarButtonItem.SystemItem` under its earlier name.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// `UITabBarItem.SystemItem` under its earlier name.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// `UINavigationController.Operation` under its earlier name.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// `UITableView.Style` under its earlier name.
public typealias UITableViewStyle = UITableView.Style
/// `UITableView.ScrollPosition` under its earlier name.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// `UITableView.RowAnimation` under its earlier name.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// `UITableViewCell.CellStyle` under its earlier name.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// `UITableViewCell.SelectionStyle` under its earlier name.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// `UITableViewCell.SeparatorStyle` under its earlier name.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// `UIScrollView.ContentInsetAdjustmentBehavior` under its earlier name.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// `UIView.AnimationTransition` under its earlier name.
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// `UIContextualAction.Style` under its earlier name.
public typealias UIContextualActionStyle = UIContextualAction.Style
/// `UIImpactFeedbackGenerator.FeedbackStyle` under its earlier name.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// `UINotificationFeedbackGenerator.FeedbackType` under its earlier name.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// `UICollectionView.ElementCategory` under its earlier name.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// `UICollectionViewUpdateItem.Action` under its earlier name.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// `Int` under its name in Objective-C.
public typealias NSInteger = Int
/// `UInt` under its name in Objective-C.
public typealias NSUInteger = UInt
/// `UITableViewCell.AccessoryType` under its earlier name.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// `UICollectionView.ScrollPosition` under its earlier name.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// `UIApplication.LaunchOptionsKey` under its earlier name.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// `UIApplication.OpenURLOptionsKey` under its earlier name.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// `UIApplication.State` under its earlier name.
public typealias UIApplicationState = UIApplication.State
/// `UITouch.Phase` under its earlier name.
public typealias UITouchPhase = UITouch.Phase
/// `UIEvent.EventType` under its earlier name.
public typealias UIEventType = UIEvent.EventType
/// `UIInterpolatingMotionEffect.EffectType` under its earlier name.
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// `UISwipeGestureRecognizer.Direction` under its earlier name.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// `NSAttributedString.Key` under its earlier name.
public typealias NSAttributedStringKey = NSAttributedString.Key

/// `NSAttributedString.Key.font` under its earlier name.
public let NSFontAttributeName = NSAttributedString.Key.font
/// `NSAttributedString.Key.foregroundColor` under its earlier name.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// `UICollectionView.elementKindSectionHeader` under its earlier name.
public let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
/// `UICollectionView.elementKindSectionFooter` under its earlier name.
public let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"
/// `UITableView.automaticDimension` under its earlier name.
public let UITableViewAutomaticDimension: CGFloat = -1
/// `UIView.noIntrinsicMetric` under its earlier name.
public let UIViewNoIntrinsicMetric: CGFloat = -1
/// `UIScrollView.DecelerationRate.normal` under its earlier name.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// `UIScrollView.DecelerationRate.fast` under its earlier name.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// `UIApplication.openSettingsURLString` under its earlier name.
public let UIApplicationOpenSettingsURLString = "app-settings:"
/// `NSAttributedString.Key.strokeColor` under its earlier name.
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
/// `NSAttributedString.Key.strokeWidth` under its earlier name.
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// `NSAttributedString.Key.kern` under its earlier name.
public let NSKernAttributeName = NSAttributedString.Key.kern
/// `NSAttributedString.Key.paragraphStyle` under its earlier name.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// `NSAttributedString.Key.backgroundColor` under its earlier name.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// `NSAttributedString.Key.underlineStyle` under its earlier name.
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

extension RunLoop.Mode {
    /// `RunLoop.Mode.common` under its earlier name.
    public static var commonModes: RunLoop.Mode { .common }
    /// `RunLoop.Mode.default` under its earlier name.
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
}
/// `NSAttributedString.EnumerationOptions` under its earlier name.
public typealias NSAttributedStringEnumerationOptions = NSAttributedString.EnumerationOptions
/// `NSCalendar.Options` under its earlier name.
public typealias NSCalendarOptions = NSCalendar.Options
/// `NSRegularExpression.Options` under its earlier name.
public typealias NSRegularExpressionOptions = NSRegularExpression.Options
/// `NSString.CompareOptions` under its earlier name.
public typealias NSStringCompareOptions = NSString.CompareOptions
/// `NSString.EnumerationOptions` under its earlier name.
public typealias NSStringEnumerationOptions = NSString.EnumerationOptions
/// `UICollectionView.ScrollDirection` under its earlier name.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// `UIDatePicker.Mode` under its earlier name.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// `UIFontDescriptor.SymbolicTraits` under its earlier name.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// `UIImagePickerController.SourceType` under its earlier name.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// `UIInputView.Style` under its earlier name.
public typealias UIInputViewStyle = UIInputView.Style
/// `UIMenuController.ArrowDirection` under its earlier name.
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
/// `UIPageViewController.NavigationDirection` under its earlier name.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// `UIPageViewController.NavigationOrientation` under its earlier name.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// `UIPageViewController.SpineLocation` under its earlier name.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// `UIPageViewController.TransitionStyle` under its earlier name.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// `UIScrollView.IndicatorStyle` under its earlier name.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// `UIScrollView.KeyboardDismissMode` under its earlier name.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// `UISearchBar.Style` under its earlier name.
public typealias UISearchBarStyle = UISearchBar.Style
/// `UISplitViewController.DisplayMode` under its earlier name.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// `UITableViewCell.EditingStyle` under its earlier name.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// `UITableViewRowAction.Style` under its earlier name.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// `UIEvent.EventSubtype` under its earlier name.
public typealias UIEventSubtype = UIEvent.EventSubtype
