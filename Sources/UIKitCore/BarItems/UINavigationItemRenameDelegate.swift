/// An object that follows the renaming of a title in a navigation bar, which no film shows.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Notifies the delegate of a new title. A film never calls it.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Returns whether the title may be renamed; default true. A film never calls it.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// Returns the first text and its selection; default the suggested ones. A film never calls it.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Returns whether a text may be the title; default true. A film never calls it.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Returns true.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    /// Returns the suggested text and selection.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// Returns true.
    public func navigationItem(
        _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
    ) -> Bool { true }
}
