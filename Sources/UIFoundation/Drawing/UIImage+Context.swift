package import Picture

extension UIImage {
    /// Draws the image in its own size at a point of the current context.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image, stretched to a rectangle of the current context.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        guard let context = CGContext.current, let layer = layer(in: rect, tint: .black) else { return }
        context.add([layer], in: rect)
    }

    /// Draws the image, stretched to a rectangle of the current context, with an opacity.
    @preconcurrency @MainActor public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Fills a rectangle of the current context with copies of the image, side by side from the origin of the
    /// drawing.
    @preconcurrency @MainActor public func drawAsPattern(in rect: CGRect) {
        CGContext.current?.saveGState()
        UIColor(patternImage: self).setFill()
        CGContext.current?.fill(rect)
        CGContext.current?.restoreGState()
    }

    /// Draws the image in a rectangle with a blend mode and an opacity.
    @preconcurrency @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        CGContext.current?.saveGState()
        CGContext.current?.setBlendMode(blendMode)
        CGContext.current?.setAlpha(alpha)
        draw(in: rect)
        CGContext.current?.restoreGState()
    }
}

extension CGContext {
    /// Draws an image, stretched to a rectangle. Core Graphics counts y upward: the image stands on its head
    /// in a context of UIKit, whose y points down, unless code has turned the context over.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard let layer = UIImage(cgImage: image, scale: 1, orientation: .up).layer(in: rect, tint: .black)
        else {
            return
        }
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        add([layer], in: rect)
        restoreGState()
    }
}

extension UIImage {
    /// Creates an image of the part of a drawing in a rectangle, with a number of pixels per point; 0, the
    /// default, for that of the screen.
    @MainActor package convenience init(recorded layers: [Layer], in bounds: CGRect, scale: CGFloat = 0) {
        let place = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        let drawing = Layer(transform: place, clip: .rectangle(bounds), children: layers)
        let isScale = scale > 0 && scale.isFinite
        self.init(drawing: drawing, size: bounds.size, scale: isScale ? scale : RunContext.current.scale)
    }
}

/// Begins an image of a size in points, with one pixel per point.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points, with a number of pixels per point; 0 for that of the screen. The
/// shapes in the image remain sharp at any scale. A size with a negative side, or one that is not finite,
/// makes no image, with a warning.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let context = CGContext()
    let size = RunContext.current.imageSize(size, scale: scale, for: "UIGraphicsBeginImageContext")
    context.canvas = CGRect(origin: .zero, size: size ?? .zero)
    RunContext.current[ImageContexts.self].stack.append((context, size, scale))
    CGContext.push(context)
}

/// Returns the image drawn so far; nil when none has begun, or one of a size that no image has.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let image = RunContext.current[ImageContexts.self].stack.last, let size = image.size else {
        return nil
    }
    return UIImage(
        recorded: image.context.drawing, in: CGRect(origin: .zero, size: size), scale: image.scale)
}

/// Ends the image.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
    guard RunContext.current[ImageContexts.self].stack.popLast() != nil else { return }
    CGContext.pop()
}
