/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
    /// The bits of the edges.
    public let rawValue: UInt
    /// Creates edges from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A recognizer for a finger that drags from an edge of the screen inward.
///
/// The finger is put down within 20 pt of the edge; Apple does not publish its threshold.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which the gesture may begin; default none.
    open var edges: UIRectEdge = []

    private static let reach: CGFloat = 20

    /// Responds to a finger that was put down; fails away from the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state != .possible || touches.allSatisfy(isAtEdge) else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    private func isAtEdge(_ touch: UITouch) -> Bool {
        let (point, screen) = (touch.point, touch.window?.bounds ?? .zero)
        return edges.contains(.left) && point.x <= screen.minX + Self.reach
            || edges.contains(.right) && point.x >= screen.maxX - Self.reach
            || edges.contains(.top) && point.y <= screen.minY + Self.reach
            || edges.contains(.bottom) && point.y >= screen.maxY - Self.reach
    }
}
