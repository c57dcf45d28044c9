// Drawing in contexts under the names that its functions had in Swift before version 3.

/// Begins an empty path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextBeginPath(_ context: CGContext?) {
    context?.beginPath()
}

/// Closes the path with a line (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextClosePath(_ context: CGContext?) {
    context?.closePath()
}

/// Begins a part of the path at a point (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextMoveToPoint(_ context: CGContext?, _ x: CGFloat, _ y: CGFloat)
{
    context?.move(to: CGPoint(x: x, y: y))
}

/// Adds a line to the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextAddLineToPoint(
    _ context: CGContext?, _ x: CGFloat, _ y: CGFloat
) {
    context?.addLine(to: CGPoint(x: x, y: y))
}

/// Adds a curve with two control points to the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextAddCurveToPoint(
    _ context: CGContext?, _ cp1x: CGFloat, _ cp1y: CGFloat, _ cp2x: CGFloat, _ cp2y: CGFloat, _ x: CGFloat,
    _ y: CGFloat
) {
    context?.addCurve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: cp1x, y: cp1y), control2: CGPoint(x: cp2x, y: cp2y))
}

/// Adds a curve with one control point to the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextAddQuadCurveToPoint(
    _ context: CGContext?, _ cpx: CGFloat, _ cpy: CGFloat, _ x: CGFloat, _ y: CGFloat
) {
    context?.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy))
}

/// Adds an arc about a center to the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextAddArc(
    _ context: CGContext?, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ startAngle: CGFloat,
    _ endAngle: CGFloat, _ clockwise: Int32
) {
    context?.addArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise != 0)
}

/// Adds an arc that touches two lines to the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextAddArcToPoint(
    _ context: CGContext?, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ radius: CGFloat
) {
    context?.addArc(
        tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius)
}

/// Adds a rectangle to the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextAddRect(_ context: CGContext?, _ rect: CGRect) {
    context?.addRect(rect)
}

/// Adds an ellipse to the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextAddEllipseInRect(_ context: CGContext?, _ rect: CGRect) {
    context?.addEllipse(in: rect)
}

/// Adds another path to the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextAddPath(_ context: CGContext?, _ path: CGPath?) {
    _ = path.map { context?.addPath($0) }
}

/// Adds lines to the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextAddLines(
    _ context: CGContext?, _ points: [CGPoint], _ count: Int
) {
    context?.addLines(between: Array(points.prefix(count)))
}

/// Strokes the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextStrokePath(_ context: CGContext?) {
    context?.strokePath()
}

/// Fills the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextFillPath(_ context: CGContext?) {
    context?.fillPath()
}

/// Fills the path by the even-odd rule (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextEOFillPath(_ context: CGContext?) {
    context?.fillPath(using: .evenOdd)
}

/// Draws the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextDrawPath(_ context: CGContext?, _ mode: CGPathDrawingMode) {
    context?.drawPath(using: mode)
}

/// Limits drawing to the path (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextClip(_ context: CGContext?) {
    context?.clip()
}

/// Limits drawing to the path by the even-odd rule (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextEOClip(_ context: CGContext?) {
    context?.clip(using: .evenOdd)
}

/// Limits drawing to a rectangle (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextClipToRect(_ context: CGContext?, _ rect: CGRect) {
    context?.clip(to: rect)
}

/// Fills a rectangle (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextFillRect(_ context: CGContext?, _ rect: CGRect) {
    context?.fill(rect)
}

/// Strokes a rectangle (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextStrokeRect(_ context: CGContext?, _ rect: CGRect) {
    context?.stroke(rect)
}

/// Strokes a rectangle with a width (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextStrokeRectWithWidth(
    _ context: CGContext?, _ rect: CGRect, _ width: CGFloat
) {
    context?.stroke(rect, width: width)
}

/// Clears a rectangle (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextClearRect(_ context: CGContext?, _ rect: CGRect) {
    context?.clear(rect)
}

/// Fills an ellipse (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextFillEllipseInRect(_ context: CGContext?, _ rect: CGRect) {
    context?.fillEllipse(in: rect)
}

/// Strokes an ellipse (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextStrokeEllipseInRect(_ context: CGContext?, _ rect: CGRect) {
    context?.strokeEllipse(in: rect)
}

/// Draws an image in a rectangle (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextDrawImage(
    _ context: CGContext?, _ rect: CGRect, _ image: CGImage?
) {
    _ = image.map { context?.draw($0, in: rect) }
}

/// Draws a gradient between two points (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextDrawLinearGradient(
    _ context: CGContext?, _ gradient: CGGradient?, _ startPoint: CGPoint, _ endPoint: CGPoint,
    _ options: CGGradientDrawingOptions
) {
    _ = gradient.map {
        context?.drawLinearGradient($0, start: startPoint, end: endPoint, options: options)
    }
}

/// Draws a gradient between two circles (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextDrawRadialGradient(
    _ context: CGContext?, _ gradient: CGGradient?, _ startCenter: CGPoint, _ startRadius: CGFloat,
    _ endCenter: CGPoint, _ endRadius: CGFloat, _ options: CGGradientDrawingOptions
) {
    _ = gradient.map {
        context?.drawRadialGradient(
            $0, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
            endRadius: endRadius,
            options: options)
    }
}
