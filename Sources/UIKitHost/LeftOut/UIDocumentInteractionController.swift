public import Foundation
public import UIKitCore

/// The sheets with which a file goes to another app, which a film leaves out.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    /// The file.
    open var url: URL?
    /// The delegate; held weakly.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The name of the kind of file.
    open var uti: String?
    /// The name of the file.
    open var name: String?
    /// What belongs to the file.
    open var annotation: Any?
    /// The icons of the file; none.
    open var icons: [UIImage] { [] }

    /// Creates sheets of a file.
    public init(url: URL) {
        (self.url, name) = (url, url.lastPathComponent)
        super.init()
    }

    private func leaveOut() -> Bool {
        RunContext.current.warn("UIDocumentInteractionController: a film shows no other apps.")
        return false
    }
    /// Leaves the preview out, with a warning; returns false.
    @discardableResult open func presentPreview(animated: Bool) -> Bool { leaveOut() }
    /// Leaves the sheet out, with a warning; returns false.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool)
        -> Bool
    { leaveOut() }
    /// Leaves the sheet out, with a warning; returns false.
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        leaveOut()
    }
    /// Leaves the sheet out, with a warning; returns false.
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool
    {
        leaveOut()
    }
    /// Leaves the sheet out, with a warning; returns false.
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        leaveOut()
    }
    /// Does nothing: no sheet is shown.
    open func dismissPreview(animated: Bool) {}
    /// Does nothing: no sheet is shown.
    open func dismissMenu(animated: Bool) {}
}
