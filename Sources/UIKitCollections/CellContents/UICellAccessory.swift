/// A mark at the side of a row of a list.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The times at which a mark is shown.
    public enum DisplayedState: Int, Sendable {
        /// Always.
        case always = 0
        /// While the row is edited.
        case whenEditing
        /// Unless the row is edited.
        case whenNotEditing
    }

    /// The name of the mark's symbol; nil for none.
    var symbol: String?
    /// The text of the mark; nil for none.
    var text: String?
    let isShown: Bool

    /// Returns an arrow to the right.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(symbol: "chevron.right", isShown: displayed != .whenEditing)
    }

    /// Returns an arrow that opens and closes a row.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        disclosureIndicator(displayed: displayed)
    }

    /// Returns a check mark.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(symbol: "checkmark", isShown: displayed != .whenEditing)
    }

    /// Returns a button that deletes the row while it is edited; not shown.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(isShown: false) }

    /// Returns a handle that moves the row while it is edited; not shown.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(isShown: false)
    }

    /// Returns a gray text.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(text: text, isShown: displayed != .whenEditing)
    }

    /// Returns a view that shows the mark; nil for a mark that is not shown.
    func makeView() -> UIView? {
        guard isShown else { return nil }
        if let text {
            let label = UILabel()
            (label.text, label.textColor) = (text, .secondaryLabel)
            label.sizeToFit()
            return label
        }
        guard let symbol else { return nil }
        let isArrow = symbol == "chevron.right"
        let form = UIImage.SymbolConfiguration(pointSize: isArrow ? 13 : 17, weight: .semibold)
        let view = UIImageView(image: UIImage(systemName: symbol, withConfiguration: form))
        if isArrow { view.tintColor = .tertiaryLabel }
        return view
    }
}
