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
    /// The menu that the mark shows; nil for another mark.
    var popUp: PopUpMenu?
    /// The form of the mark.
    var options = Options()

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
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(symbol: "chevron.right", displayed: displayed, options: options)
    }

    /// Returns an arrow that opens and closes a row.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = disclosureIndicator(displayed: displayed)
        accessory.disclosure = Disclosure(options: options, actionHandler: actionHandler)
        return accessory
    }

    /// Returns a check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(symbol: "checkmark", displayed: displayed, options: options)
    }

    /// Returns a red disk at the left. A tap calls a closure, or uncovers the actions of a swipe to the left.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            displayed: displayed, control: .delete, actionHandler: actionHandler, options: options)
    }

    /// Returns a green disk at the left. A tap calls a closure.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            displayed: displayed, control: .insert, actionHandler: actionHandler, options: options)
    }

    /// Returns a circle at the left, which is filled while the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(displayed: displayed, control: .select, options: options)
    }

    /// Returns a grip by which a finger moves the row, where the data source lets it be moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(displayed: displayed, control: .reorder, options: options)
    }

    /// Returns a gray text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(text: text, displayed: displayed, options: options)
    }

    /// Returns a view that shows the mark in a row; nil for a mark that is not shown.
    func makeView(in cell: UICollectionViewListCell) -> UIView? {
        if let custom { return custom.makeView() }
        guard !options.isHidden else { return nil }
        if let control { return cell.makeView(of: control, actionHandler) }
        if let text { return makeLabel(text) }
        if let popUp { return PopUpMark.make(popUp, tintColor: options.tintColor, in: cell) }
        return symbol.map(makeSymbol)
    }
}
