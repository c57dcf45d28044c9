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

    /// The form of an arrow that opens and closes a row.
    public struct OutlineDisclosureOptions {
        /// The places where a tap opens and closes the row.
        public enum Style: Int, Sendable {
            /// The whole row.
            case automatic = 0
            /// The whole row.
            case header
            /// The arrow alone; a tap beside it selects the row.
            case cell
        }

        /// The place of the tap; default automatic.
        public var style: Style
        /// The color of the arrow; default nil, for the tint color of the row.
        public var tintColor: UIColor?

        /// Creates a form.
        public init(style: Style = .automatic, tintColor: UIColor? = nil) {
            (self.style, self.tintColor) = (style, tintColor)
        }
    }

    /// An arrow that opens and closes a row.
    struct Disclosure {
        let options: OutlineDisclosureOptions
        /// The closure that stands in for opening and closing; nil for none.
        let actionHandler: (() -> Void)?
    }

    /// The arrow that opens and closes the row; nil for another mark.
    var disclosure: Disclosure?
    /// The name of the mark's symbol; nil for none.
    var symbol: String?
    /// The text of the mark; nil for none.
    var text: String?
    /// The times at which the mark is shown.
    let displayed: DisplayedState
    /// The control of editing that the mark is; nil for another mark.
    var control: Control?
    /// The closure that a tap on the control calls; nil for what it does by itself.
    var actionHandler: (() -> Void)?
    /// The form of a view of the code's own; nil for another mark.
    var custom: CustomViewConfiguration?

    /// The controls of editing.
    enum Control {
        /// A red disk that deletes the row.
        case delete
        /// A green disk that adds a row.
        case insert
        /// A circle that is filled while the row is selected.
        case select
        /// A grip by which a finger moves the row.
        case reorder
    }

    /// True for a mark at the left.
    var isLeading: Bool { custom?.isLeading ?? (control != nil && control != .reorder) }

    /// Returns whether the mark is shown in a row that is edited, or not.
    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// Returns an arrow to the right.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(symbol: "chevron.right", displayed: displayed)
    }

    /// Returns an arrow that opens and closes a row.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = disclosureIndicator(displayed: displayed)
        accessory.disclosure = Disclosure(options: options, actionHandler: actionHandler)
        return accessory
    }

    /// Returns a check mark.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(symbol: "checkmark", displayed: displayed)
    }

    /// Returns a red disk at the left. A tap calls a closure, or uncovers the actions of a swipe to the left.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(displayed: displayed, control: .delete, actionHandler: actionHandler)
    }

    /// Returns a green disk at the left. A tap calls a closure.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(displayed: displayed, control: .insert, actionHandler: actionHandler)
    }

    /// Returns a circle at the left, which is filled while the row is selected.
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(displayed: displayed, control: .select)
    }

    /// Returns a grip by which a finger moves the row, where the data source lets it be moved.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(displayed: displayed, control: .reorder)
    }

    /// Returns a gray text.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(text: text, displayed: displayed)
    }

    /// Returns a view that shows the mark in a row; nil for a mark that is not shown.
    func makeView(in cell: UICollectionViewListCell) -> UIView? {
        if let custom { return custom.makeView() }
        if let control { return cell.makeView(of: control, actionHandler) }
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
        if let disclosure {
            if let color = disclosure.options.tintColor { view.tintColor = color }
        } else if isArrow {
            view.tintColor = .tertiaryLabel
        }
        return view
    }
}
