import Picture

/// Returns the context that `draw(_:)` or an image renderer draws into; nil outside of them.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Makes a context the current one.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { CGContext.push(context) }

/// Makes the context before the current one again.
@preconcurrency @MainActor public func UIGraphicsPopContext() { CGContext.pop() }

/// Fills a rectangle in the current context's fill color.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

/// Fills a rectangle of the current context in its fill color with a blend mode.
@preconcurrency @MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Strokes the inside of a rectangle, one point wide, in the current context's fill color.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.state.line = context.state.fill
    context.state.linePattern = context.state.fillPattern
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    context.restoreGState()
}

/// Clips the current context to a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

extension UIColor {
    /// Makes the color that of areas and lines in the current context.
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }

    /// Makes the color that of areas in the current context.
    @preconcurrency @MainActor public func setFill() { CGContext.current?.setFillColor(cgColor) }

    /// Makes the color that of lines in the current context.
    @preconcurrency @MainActor public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
}
