// Settings of drawing contexts under the names that they had in Swift before version 3.

/// A drawing context under its name in C.
public typealias CGContextRef = CGContext

/// Keeps the settings of a context (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSaveGState(_ context: CGContext?) {
    context?.saveGState()
}

/// Takes back the settings that a context kept last (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextRestoreGState(_ context: CGContext?) {
    context?.restoreGState()
}

/// Moves the origin of a context (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextTranslateCTM(
    _ context: CGContext?, _ tx: CGFloat, _ ty: CGFloat
) {
    context?.translateBy(x: tx, y: ty)
}

/// Scales the coordinates of a context (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextScaleCTM(_ context: CGContext?, _ sx: CGFloat, _ sy: CGFloat)
{
    context?.scaleBy(x: sx, y: sy)
}

/// Rotates the coordinates of a context by an angle in radians (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextRotateCTM(_ context: CGContext?, _ angle: CGFloat) {
    context?.rotate(by: angle)
}

/// Adds a transform to that of a context (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextConcatCTM(
    _ context: CGContext?, _ transform: CGAffineTransform
) {
    context?.concatenate(transform)
}

/// Sets the width of lines (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetLineWidth(_ context: CGContext?, _ width: CGFloat) {
    context?.setLineWidth(width)
}

/// Sets the ends of lines (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetLineCap(_ context: CGContext?, _ cap: CGLineCap) {
    context?.setLineCap(cap)
}

/// Sets the corners of lines (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetLineJoin(_ context: CGContext?, _ join: CGLineJoin) {
    context?.setLineJoin(join)
}

/// Sets the dashes of lines (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetLineDash(
    _ context: CGContext?, _ phase: CGFloat, _ lengths: [CGFloat], _ count: Int
) {
    context?.setLineDash(phase: phase, lengths: Array(lengths.prefix(count)))
}

/// Sets the limit of pointed corners (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetMiterLimit(_ context: CGContext?, _ limit: CGFloat) {
    context?.setMiterLimit(limit)
}

/// Sets the opacity of all that is drawn (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetAlpha(_ context: CGContext?, _ alpha: CGFloat) {
    context?.setAlpha(alpha)
}

/// Sets the way in which colors mix (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetBlendMode(_ context: CGContext?, _ mode: CGBlendMode) {
    context?.setBlendMode(mode)
}

/// Sets whether edges are smooth (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetShouldAntialias(
    _ context: CGContext?, _ shouldAntialias: Bool
) {
    context?.setShouldAntialias(shouldAntialias)
}

/// Sets the shadow of all that is drawn (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetShadow(
    _ context: CGContext?, _ offset: CGSize, _ blur: CGFloat
) {
    context?.setShadow(offset: offset, blur: blur)
}

/// Sets the shadow of all that is drawn (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetShadowWithColor(
    _ context: CGContext?, _ offset: CGSize, _ blur: CGFloat, _ color: CGColor?
) {
    context?.setShadow(offset: offset, blur: blur, color: color)
}

/// Sets the color of areas (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetFillColorWithColor(_ context: CGContext?, _ color: CGColor)
{
    context?.setFillColor(color)
}

/// Sets the color of lines (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetStrokeColorWithColor(
    _ context: CGContext?, _ color: CGColor
) {
    context?.setStrokeColor(color)
}

/// Sets the color of areas (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetRGBFillColor(
    _ context: CGContext?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
) {
    context?.setFillColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// Sets the color of lines (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetRGBStrokeColor(
    _ context: CGContext?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
) {
    context?.setStrokeColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// Sets the color of areas (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetCMYKFillColor(
    _ context: CGContext?, _ cyan: CGFloat, _ magenta: CGFloat, _ yellow: CGFloat, _ black: CGFloat,
    _ alpha: CGFloat
) {
    context?.setFillColor(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
}

/// Sets the color of lines (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetCMYKStrokeColor(
    _ context: CGContext?, _ cyan: CGFloat, _ magenta: CGFloat, _ yellow: CGFloat, _ black: CGFloat,
    _ alpha: CGFloat
) {
    context?.setStrokeColor(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
}

/// Sets the color of areas (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetGrayFillColor(
    _ context: CGContext?, _ gray: CGFloat, _ alpha: CGFloat
) {
    context?.setFillColor(gray: gray, alpha: alpha)
}

/// Sets the color of lines (Swift 2 spelling).
@preconcurrency @MainActor public func CGContextSetGrayStrokeColor(
    _ context: CGContext?, _ gray: CGFloat, _ alpha: CGFloat
) {
    context?.setStrokeColor(gray: gray, alpha: alpha)
}

/// Creates a gradient of colors at places from 0 to 1, or evenly without places (Swift 2 spelling).
public func CGGradientCreateWithColors(
    _ space: CGColorSpace?, _ colors: [CGColor], _ locations: [CGFloat]?
) -> CGGradient? {
    CGGradient(colorsSpace: space, colors: colors, locations: locations)
}

/// Creates a gradient of components: red, green, blue and opacity of each color (Swift 2 spelling).
public func CGGradientCreateWithColorComponents(
    _ space: CGColorSpace?, _ components: [CGFloat], _ locations: [CGFloat]?, _ count: Int
) -> CGGradient? {
    guard let space, components.count >= 4 * count, (locations?.count ?? count) >= count else { return nil }
    return CGGradient(colorSpace: space, colorComponents: components, locations: locations, count: count)
}
