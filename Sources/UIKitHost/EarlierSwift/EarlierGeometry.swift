// Functions of Core Graphics under the names that they have in C and had in Swift before version 3.

/// Returns a point of two coordinates (Swift 2 spelling).
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns a size of two lengths (Swift 2 spelling).
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Returns a rectangle of an origin and a size (Swift 2 spelling).
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
/// Returns a vector of two components (Swift 2 spelling).
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// The point (0, 0) (Swift 2 spelling).
public let CGPointZero = CGPoint.zero
/// The size 0 by 0 (Swift 2 spelling).
public let CGSizeZero = CGSize.zero
/// The rectangle of size 0 at (0, 0) (Swift 2 spelling).
public let CGRectZero = CGRect.zero
/// The identity (Swift 2 spelling).
public let CGAffineTransformIdentity = CGAffineTransform.identity
/// The insets of 0 (Swift 3 spelling).
public let UIEdgeInsetsZero = UIEdgeInsets.zero
/// The offset (0, 0) (Swift 3 spelling).
public let UIOffsetZero = UIOffset.zero

/// Returns the left edge of a rectangle (Swift 2 spelling).
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the middle of a rectangle, horizontally (Swift 2 spelling).
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns the right edge of a rectangle (Swift 2 spelling).
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns the top edge of a rectangle (Swift 2 spelling).
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the middle of a rectangle, vertically (Swift 2 spelling).
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns the bottom edge of a rectangle (Swift 2 spelling).
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Returns the width of a rectangle (Swift 2 spelling).
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns the height of a rectangle (Swift 2 spelling).
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// Returns whether a rectangle contains a point (Swift 2 spelling).
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Returns whether two rectangles have a point in common (Swift 2 spelling).
public func CGRectIntersectsRect(_ one: CGRect, _ other: CGRect) -> Bool { one.intersects(other) }
/// Returns a rectangle with its edges moved inward (Swift 2 spelling).
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
}
/// Returns a rectangle that was moved (Swift 2 spelling).
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
}
/// Returns whether two rectangles are equal (Swift 2 spelling).
public func CGRectEqualToRect(_ one: CGRect, _ other: CGRect) -> Bool { one == other }
/// Returns whether two points are equal (Swift 2 spelling).
public func CGPointEqualToPoint(_ one: CGPoint, _ other: CGPoint) -> Bool { one == other }
/// Returns whether two sizes are equal (Swift 2 spelling).
public func CGSizeEqualToSize(_ one: CGSize, _ other: CGSize) -> Bool { one == other }

/// Returns whether a rectangle is empty (Swift 2 spelling).
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Returns whether a rectangle is null (Swift 2 spelling).
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Returns whether a rectangle is infinite (Swift 2 spelling).
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
/// Returns a rectangle with sides of positive length (Swift 2 spelling).
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// Returns the smallest rectangle of integers around a rectangle (Swift 2 spelling).
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// Returns the smallest rectangle around two (Swift 2 spelling).
public func CGRectUnion(_ one: CGRect, _ other: CGRect) -> CGRect { one.union(other) }
/// Returns the part that two rectangles have in common (Swift 2 spelling).
public func CGRectIntersection(_ one: CGRect, _ other: CGRect) -> CGRect { one.intersection(other) }
/// Returns whether one rectangle contains another (Swift 2 spelling).
public func CGRectContainsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.contains(other) }
/// The rectangle without a place (Swift 2 spelling).
public let CGRectNull = CGRect.null
/// The rectangle without bounds (Swift 2 spelling).
public let CGRectInfinite = CGRect.infinite
/// The largest finite number (Swift 2 spelling).
public let CGFLOAT_MAX = CGFloat.greatestFiniteMagnitude
/// The smallest positive normal number (Swift 2 spelling).
public let CGFLOAT_MIN = CGFloat.leastNormalMagnitude

/// Returns a transform of its six numbers (Swift 2 spelling).
public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}
/// Returns whether a transform changes nothing (Swift 2 spelling).
public func CGAffineTransformIsIdentity(_ transform: CGAffineTransform) -> Bool { transform.isIdentity }
/// Returns whether two transforms are equal (Swift 2 spelling).
public func CGAffineTransformEqualToTransform(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Bool {
    one == other
}
/// Returns the transform that undoes another (Swift 2 spelling).
public func CGAffineTransformInvert(_ transform: CGAffineTransform) -> CGAffineTransform {
    transform.inverted()
}
/// Returns the image of a point (Swift 2 spelling).
public func CGPointApplyAffineTransform(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint {
    point.applying(transform)
}
/// Returns the image of a size (Swift 2 spelling).
public func CGSizeApplyAffineTransform(_ size: CGSize, _ transform: CGAffineTransform) -> CGSize {
    size.applying(transform)
}
/// Returns the rectangle around the image of a rectangle (Swift 2 spelling).
public func CGRectApplyAffineTransform(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
    rect.applying(transform)
}
/// Returns a rotation by an angle in radians (Swift 2 spelling).
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}
/// Returns a scaling (Swift 2 spelling).
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y)
}
/// Returns a translation (Swift 2 spelling).
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y)
}
/// Returns a transform after a rotation (Swift 2 spelling).
public func CGAffineTransformRotate(_ transform: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(transform)
}
/// Returns a transform after a scaling (Swift 2 spelling).
public func CGAffineTransformScale(
    _ transform: CGAffineTransform, _ x: CGFloat, _ y: CGFloat
) -> CGAffineTransform {
    transform.scaledBy(x: x, y: y)
}
/// Returns a transform after a translation (Swift 2 spelling).
public func CGAffineTransformTranslate(
    _ transform: CGAffineTransform, _ x: CGFloat, _ y: CGFloat
) -> CGAffineTransform {
    transform.translatedBy(x: x, y: y)
}
/// Returns one transform followed by another (Swift 2 spelling).
public func CGAffineTransformConcat(_ one: CGAffineTransform, _ other: CGAffineTransform) -> CGAffineTransform
{
    one.concatenating(other)
}

/// Returns a rectangle with its edges moved inward (Swift 3 spelling).
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
/// Returns whether two insets are equal (Swift 3 spelling).
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool { one == other }
/// Returns whether two offsets are equal (Swift 3 spelling).
public func UIOffsetEqualToOffset(_ one: UIOffset, _ other: UIOffset) -> Bool { one == other }

/// Returns whether an orientation is upright (Swift 3 spelling).
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation.isPortrait
}
/// Returns whether an orientation is on its side (Swift 3 spelling).
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation.isLandscape
}
/// Returns whether a device is held upright (Swift 3 spelling).
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
    orientation.isPortrait
}
/// Returns whether a device is held on its side (Swift 3 spelling).
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
    orientation.isLandscape
}
/// Returns the kind of the device (Swift 3 spelling).
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
/// Returns an image as JPEG data, with a quality from 0 to 1 (Swift 3 spelling).
@preconcurrency @MainActor public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat)
    -> Data?
{
    image.jpegData(compressionQuality: quality)
}
