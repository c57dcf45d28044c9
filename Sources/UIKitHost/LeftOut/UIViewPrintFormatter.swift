public import UIKitCore

/// A view that is printed, which a film leaves out.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }
}

extension UIView {
    /// Returns the view as what is printed.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
