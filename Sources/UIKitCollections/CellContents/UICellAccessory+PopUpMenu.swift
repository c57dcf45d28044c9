import UIKitControls

extension UICellAccessory {
    /// The form of a menu.
    public typealias PopUpMenuOptions = Options
    /// The closure that is called after another action of a menu was selected.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// A menu whose selected action is shown.
    struct PopUpMenu {
        let menu: UIMenu
        let selectionDidChange: MenuSelectedElementDidChangeHandler?
    }

    /// Returns a menu: the title of its selected action with two chevrons. A tap on the row opens it.
    ///
    /// - Parameters:
    ///   - menu: the menu, of which one action is selected.
    ///   - displayed: the times at which the mark is shown.
    ///   - options: the form of the mark.
    ///   - selectedElementDidChangeHandler: the closure that is called after another action was selected; nil
    ///     for none.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(displayed: displayed, options: options)
        accessory.popUp = PopUpMenu(menu: menu, selectionDidChange: selectedElementDidChangeHandler)
        return accessory
    }
}
