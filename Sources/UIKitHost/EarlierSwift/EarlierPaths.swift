// Paths under the names that their functions had in Swift before version 3.

/// A path under its name in C.
public typealias CGPathRef = CGPath
/// A path that can be changed under its name in C.
public typealias CGMutablePathRef = CGMutablePath

/// Creates an empty path (Swift 2 spelling).
public func CGPathCreateMutable() -> CGMutablePath { CGMutablePath() }

/// Creates a path of a rectangle (Swift 2 spelling).
public func CGPathCreateWithRect(_ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?) -> CGPath {
    CGPath(rect: rect, transform: transform)
}

/// Creates a path of an ellipse (Swift 2 spelling).
public func CGPathCreateWithEllipseInRect(
    _ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?
) -> CGPath {
    CGPath(ellipseIn: rect, transform: transform)
}

/// Closes a path with a line (Swift 2 spelling).
public func CGPathCloseSubpath(_ path: CGMutablePath?) { path?.closeSubpath() }

/// Begins a part of a path at a point (Swift 2 spelling).
public func CGPathMoveToPoint(
    _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) {
    path?.move(to: CGPoint(x: x, y: y), transform: transform?.pointee ?? .identity)
}

/// Adds a line to a path (Swift 2 spelling).
public func CGPathAddLineToPoint(
    _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) {
    path?.addLine(to: CGPoint(x: x, y: y), transform: transform?.pointee ?? .identity)
}

/// Adds a rectangle to a path (Swift 2 spelling).
public func CGPathAddRect(
    _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
) {
    path?.addRect(rect, transform: transform?.pointee ?? .identity)
}

/// Adds an ellipse to a path (Swift 2 spelling).
public func CGPathAddEllipseInRect(
    _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
) {
    path?.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
}

/// Adds a curve with one control point to a path (Swift 2 spelling).
public func CGPathAddQuadCurveToPoint(
    _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ cpx: CGFloat, _ cpy: CGFloat,
    _ x: CGFloat, _ y: CGFloat
) {
    path?.addQuadCurve(
        to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy), transform: transform?.pointee ?? .identity)
}

/// Adds a curve with two control points to a path (Swift 2 spelling).
public func CGPathAddCurveToPoint(
    _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ cp1x: CGFloat, _ cp1y: CGFloat,
    _ cp2x: CGFloat, _ cp2y: CGFloat, _ x: CGFloat, _ y: CGFloat
) {
    path?.addCurve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: cp1x, y: cp1y), control2: CGPoint(x: cp2x, y: cp2y),
        transform: transform?.pointee ?? .identity)
}

/// Adds an arc about a center to a path (Swift 2 spelling).
public func CGPathAddArc(
    _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat,
    _ radius: CGFloat, _ startAngle: CGFloat, _ endAngle: CGFloat, _ clockwise: Bool
) {
    path?.addArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise, transform: transform?.pointee ?? .identity)
}

/// Adds another path to a path (Swift 2 spelling).
public func CGPathAddPath(
    _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ other: CGPath?
) {
    guard let other else { return }
    path?.addPath(other, transform: transform?.pointee ?? .identity)
}

/// Returns the outline of a path as a line of a width; nil for no path (Swift 2 spelling).
public func CGPathCreateCopyByStrokingPath(
    _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?, _ lineWidth: CGFloat,
    _ lineCap: CGLineCap, _ lineJoin: CGLineJoin, _ miterLimit: CGFloat
) -> CGPath? {
    path?.copy(
        strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
        transform: transform?.pointee ?? .identity)
}

/// Returns the smallest rectangle around a path, without its control points (Swift 2 spelling).
public func CGPathGetPathBoundingBox(_ path: CGPath?) -> CGRect { path?.boundingBoxOfPath ?? .null }

/// Returns the smallest rectangle around a path and its control points (Swift 2 spelling).
public func CGPathGetBoundingBox(_ path: CGPath?) -> CGRect { path?.boundingBox ?? .null }

/// Returns whether a path contains a point, by the even-odd or the winding rule (Swift 2 spelling).
public func CGPathContainsPoint(
    _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?, _ point: CGPoint, _ eoFill: Bool
) -> Bool {
    path?.contains(
        point, using: eoFill ? .evenOdd : .winding, transform: transform?.pointee ?? .identity) ?? false
}

/// Returns whether a path has no elements (Swift 2 spelling).
public func CGPathIsEmpty(_ path: CGPath?) -> Bool { path?.isEmpty ?? true }

/// Returns the end of the last element of a path (Swift 2 spelling).
public func CGPathGetCurrentPoint(_ path: CGPath?) -> CGPoint { path?.currentPoint ?? .zero }

/// Returns a copy of a path; nil for no path (Swift 2 spelling).
public func CGPathCreateCopy(_ path: CGPath?) -> CGPath? { path?.copy() }

/// Returns a copy of a path that can be changed; nil for no path (Swift 2 spelling).
public func CGPathCreateMutableCopy(_ path: CGPath?) -> CGMutablePath? { path?.mutableCopy() }

/// Adds an arc that touches the lines to a corner and on from it (Swift 2 spelling).
public func CGPathAddArcToPoint(
    _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x1: CGFloat, _ y1: CGFloat,
    _ x2: CGFloat, _ y2: CGFloat, _ radius: CGFloat
) {
    path?.addArc(
        tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius,
        transform: transform?.pointee ?? .identity)
}

/// Adds a rectangle with round corners to a path (Swift 2 spelling).
public func CGPathAddRoundedRect(
    _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect,
    _ cornerWidth: CGFloat, _ cornerHeight: CGFloat
) {
    path?.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
        transform: transform?.pointee ?? .identity)
}

/// Creates a path of a rectangle with round corners (Swift 2 spelling).
public func CGPathCreateWithRoundedRect(
    _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat,
    _ transform: UnsafePointer<CGAffineTransform>?
) -> CGPath {
    CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
}
