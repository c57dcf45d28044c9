// Names that UIKit had in Swift before version 4.2, for code of that time.

/// `UIGestureRecognizer.State` under its earlier name.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// `UIPushBehavior.Mode` under its earlier name.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode

/// `UICollisionBehavior.Mode` under its earlier name.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode

/// `UIView.AnimationOptions` under its earlier name.
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// Returns an offset of two distances in points.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

/// Returns insets of four distances in points.
public func UIEdgeInsetsMake(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
