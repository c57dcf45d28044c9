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
