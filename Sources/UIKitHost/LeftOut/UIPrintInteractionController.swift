public import Foundation
public import UIKitCore

/// The sheet with which something is printed, which a film leaves out.
@preconcurrency @MainActor public final class UIPrintInteractionController: NSObject {
    /// The closure that is called when the sheet goes.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The only object.
    public static let shared = UIPrintInteractionController()
    /// A Boolean value that indicates whether the device can print; false.
    public static var isPrintingAvailable: Bool { false }
    /// Returns a Boolean value that indicates whether something can be printed; false.
    public static func canPrint(_ url: URL) -> Bool { false }
    /// Returns a Boolean value that indicates whether something can be printed; false.
    public static func canPrint(_ data: Data) -> Bool { false }

    /// The settings.
    public var printInfo: UIPrintInfo?
    /// What is printed.
    public var printFormatter: UIPrintFormatter?
    /// The pages that are printed.
    public var printPageRenderer: UIPrintPageRenderer?
    /// An image or a file that is printed.
    public var printingItem: Any?
    /// Images or files that are printed.
    public var printingItems: [Any]?
    /// A Boolean value that indicates whether the sheet asks for copies; default true.
    public var showsNumberOfCopies = true

    /// Leaves the sheet out, with a warning, and calls the closure.
    @discardableResult public func present(
        animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        RunContext.current.warn("UIPrintInteractionController.present: a film prints nothing.")
        completion?(self, false, nil)
        return false
    }
    /// Leaves the sheet out, with a warning, and calls the closure.
    @discardableResult public func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completionHandler) }
    /// Leaves the sheet out, with a warning, and calls the closure.
    @discardableResult public func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completionHandler) }
    /// Does nothing: no sheet is shown.
    public func dismiss(animated: Bool) {}
}
