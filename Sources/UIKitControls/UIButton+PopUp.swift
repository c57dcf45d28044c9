import UIKitCore

// A pop-up button, which shows the selected action of its menu.
extension UIButton {
    /// The title of the menu's selected action, or of its first one; nil for a button that is no pop-up
    /// button.
    var popUpTitle: String? {
        guard changesSelectionAsPrimaryAction, let menu else { return nil }
        let actions = menu.actions
        return (actions.first { $0.state == .on } ?? actions.first)?.title
    }

    /// Opens the menu, as a tap on the button does.
    package func openMenu() {
        guard let menu else { return }
        send(.menuActionTriggered, nil)
        MenuPopUp(menu, of: self, order: preferredMenuElementOrder)
    }

    /// Returns a configuration with the two chevrons of a pop-up button behind the title.
    func withIndicator(_ configuration: Configuration) -> Configuration {
        let hasMark = popUpTitle != nil && configuration.indicator == .automatic
        guard hasMark || configuration.indicator == .popup, configuration.image == nil, currentImage == nil
        else { return configuration }
        var other = configuration
        other.image = UIImage(
            systemName: "chevron.up.chevron.down", withConfiguration: .init(pointSize: 12, weight: .semibold))
        (other.imagePlacement, other.imagePadding) = (.trailing, max(configuration.imagePadding, 5))
        return other
    }
}

extension UIMenu {
    /// Switches an action of the menu on, and the others off.
    func select(_ action: UIAction) {
        for other in actions { other.state = other === action ? .on : .off }
    }

    /// The actions of the menu and of those in it, from the top.
    fileprivate var actions: [UIAction] {
        children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap { $0 } }
    }
}
