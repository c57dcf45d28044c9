@_spi(UIKitInternals) import UIKitCore

extension UIBarButtonItem: ReplaceableSender {
    /// Returns a button with the title, image and number of the item, where a method declares a button of
    /// UIKit's.
    package func substitute(of type: AnyClass) -> AnyObject? {
        guard type == UIButton.self || type == UIControl.self else { return nil }
        let button = UIButton(type: .system)
        (button.tag, button.isEnabled, button.tintColor) = (tag, isEnabled, tintColor)
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        return button
    }

    /// Takes what an item has, too.
    package func takeBack(_ substitute: AnyObject) {
        guard let button = substitute as? UIButton else { return }
        if tag != button.tag { tag = button.tag }
        if isEnabled != button.isEnabled { isEnabled = button.isEnabled }
    }
}
