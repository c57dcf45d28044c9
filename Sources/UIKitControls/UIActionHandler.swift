/// The closure that an action performs.
public typealias UIActionHandler = (UIAction) -> Void

/// The closure that makes the menu of a view.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The closure that makes the controller whose view is the preview beside a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

extension UIButton {
    /// The closure that updates the configuration of a button.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UIMenu {
    /// The name of a menu.
    public typealias Identifier = String
}
