import UIKitCore

// The document that a title is about, and the menu of the title.
extension UINavigationItem {
    /// The properties of the document that the title is about; default nil. The title then has a mark, and
    /// the name of the document stands above the entries of its menu.
    public var documentProperties: UIDocumentProperties? {
        get { document as? UIDocumentProperties }
        set { document = newValue }
    }

    /// True where the title opens a menu.
    var hasTitleMenu: Bool {
        title?.isEmpty == false && (titleMenuProvider != nil || document != nil)
    }

    /// Returns the menu of the title as it is now; nil for none.
    func makeTitleMenu() -> UIMenu? {
        let menu = titleMenuProvider?([])
        guard let name = documentProperties?.name else { return menu }
        guard let menu, !menu.children.isEmpty else {
            // A menu without entries opens nothing, but one with a titled section shows the title.
            return UIMenu(children: [UIMenu(title: name, options: .displayInline, children: [])])
        }
        return UIMenu(title: name, children: menu.children)
    }
}
