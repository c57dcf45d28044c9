package import Picture

extension UIBezierPath {
    /// Creates a path from another form of it.
    public convenience init(cgPath: CGPath) {
        self.init(cgPath.path)
    }

    /// Creates a rectangle with some of its corners rounded, by the radius's width.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        let radius = max(0, min(cornerRadii.width, min(rect.width, rect.height) / 2))
        self.init(Path(rounding: rect, by: radius, corners: corners.corners))
    }

    /// The path in the form that layers use. Setting it replaces all elements.
    public var cgPath: CGPath {
        get { CGPath(path) }
        set { replaceElements(by: newValue.path) }
    }

    /// Sets the lengths of dashes and gaps of a stroke, in points, and the length passed before its start.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// Returns the path in the opposite direction.
    public func reversing() -> UIBezierPath {
        let copy = copy() as! UIBezierPath
        copy.replaceElements(by: path.reversed)
        return copy
    }

    /// Fills the path in the current context's fill color.
    @preconcurrency @MainActor public func fill() { CGContext.current?.fill(filledPath) }

    /// Fills the path in the current context's fill color with a blend mode and an opacity.
    @preconcurrency @MainActor public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = CGContext.current else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.fill(filledPath)
        context.restoreGState()
    }

    /// Strokes the path in the current context's stroke color, with the path's own line width.
    @preconcurrency @MainActor public func stroke() { CGContext.current?.stroke(path, strokeStyle) }

    /// Strokes the path in the current context's stroke color with a blend mode and an opacity.
    @preconcurrency @MainActor public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = CGContext.current else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.stroke(path, strokeStyle)
        context.restoreGState()
    }

    /// Clips the current context to the path.
    @preconcurrency @MainActor public func addClip() { CGContext.current?.clip(to: filledPath) }

    /// The path with its fill rule.
    var filledPath: Path {
        var path = path
        path.isEvenOdd = usesEvenOddFillRule
        return path
    }

    /// The style of the path's stroke.
    var strokeStyle: Stroke {
        var stroke = Stroke(
            width: lineWidth, cap: lineCapStyle.inPicture, join: lineJoinStyle.inPicture, dash: dash.lengths)
        (stroke.dashPhase, stroke.miterLimit) = (dash.phase, miterLimit)
        return stroke
    }
}

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
    /// The raw value, equal to Apple's.
    public let rawValue: UInt

    /// Creates a set from Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: ~0)

    package var corners: RectCorners { RectCorners(rawValue: rawValue & 15) }
}

extension Path {
    /// The path with each subpath in the opposite direction.
    package var reversed: Path {
        var (subpaths, result) = ([[Element]](), Path())
        for element in elements {
            if case .move = element { subpaths.append([]) }
            if subpaths.isEmpty { subpaths.append([]) }
            subpaths[subpaths.count - 1].append(element)
        }
        for subpath in subpaths.reversed() { result.elements += Path.reversed(subpath) }
        result.isEvenOdd = isEvenOdd
        return result
    }

    private static func reversed(_ subpath: [Element]) -> [Element] {
        let isClosed = subpath.last == .close
        let open = isClosed ? Array(subpath.dropLast()) : subpath
        guard let last = open.last?.points.last else { return subpath }
        var result: [Element] = [.move(last)]
        for (index, element) in open.enumerated().reversed() where index > 0 {
            guard let start = open[index - 1].points.last else { continue }
            switch element {
            case .curve(_, let one, let two): result.append(.curve(to: start, control1: two, control2: one))
            default: result.append(.line(start))
            }
        }
        return result + (isClosed ? [.close] : [])
    }
}

extension CGLineCap {
    package var inPicture: Stroke.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

extension CGLineJoin {
    package var inPicture: Stroke.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
