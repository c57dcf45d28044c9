public import Foundation
public import UIKitPresentation

/// The name that the menu of a title shows of a document.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
    /// A Boolean value that indicates whether the menu shows an icon of the document; default false. It has
    /// no effect.
    open var wantsIconRepresentation = false {
        didSet {
            warnOfNoEffect(
                "UIDocumentProperties.wantsIconRepresentation", oldValue, wantsIconRepresentation)
        }
    }
    /// The closure that returns the sheet with which users share the document; default nil. It has no effect.
    open var activityViewControllerProvider: (() -> UIActivityViewController)? {
        didSet {
            if activityViewControllerProvider != nil {
                warnOfNoEffect("UIDocumentProperties.activityViewControllerProvider")
            }
        }
    }

    /// The name of the document.
    let name: String

    /// Creates properties of the document in a file.
    public init(url: URL) {
        name = url.deletingPathExtension().lastPathComponent
        super.init()
    }
}
