/// The contents of a menu that a long press shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The identifier; an empty text where the program gives none.
    public let identifier: any NSCopying

    /// Creates contents, which no film shows.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSString(string: "")
    }

    /// Creates contents, which no film shows.
    public convenience init(
        identifier: String, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.init(
            identifier: NSString(string: identifier), previewProvider: previewProvider,
            actionProvider: actionProvider)
    }
}
