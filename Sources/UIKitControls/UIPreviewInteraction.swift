public import UIKitCore

/// The pressing of a view ever more strongly. A film never begins one, like the devices whose screens do not
/// measure pressure: all iPhones since 2019.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
    /// The view that is pressed.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly; default nil.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Creates an interaction.
    /// - Parameter view: The view that is pressed.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Returns the middle of the view, since no finger presses it; (0, 0) without a view.
    /// - Parameter coordinateSpace: The view or screen whose coordinates are wanted; nil for the view's own.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        guard let view else { return .zero }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return coordinateSpace.map { view.convert(middle, to: $0) } ?? middle
    }

    /// Has nothing to do: nothing has begun.
    open func cancel() {}
}
