extension UITableViewCell {
    /// The arrangements of the texts.
    public enum CellStyle: Int, Sendable {
        /// One text.
        case `default` = 0
        /// A text on the left and one on the right.
        case value1 = 1
        /// A small text on the left and one beside it.
        case value2 = 2
        /// A text and a smaller one below.
        case subtitle = 3
    }

    /// The marks at the left of a row that is edited.
    public enum EditingStyle: Int, Sendable {
        /// No mark.
        case none = 0
        /// A mark that deletes the row.
        case delete
        /// A mark that adds a row.
        case insert
    }

    /// The marks of editing that a row shows.
    public struct StateMask: OptionSet, Sendable {
        /// The mask as a number.
        public let rawValue: UInt
        /// Creates a mask from a number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The mark at the left.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No line.
        case none = 0
        /// A thin line.
        case singleLine, singleLineEtched
    }

    /// The styles of a selected row.
    public enum SelectionStyle: Int, Sendable {
        /// No mark.
        case none = 0
        /// A gray mark.
        case blue, gray
        /// A gray mark.
        case `default` = 3
    }

    /// The marks at the right.
    public enum AccessoryType: Int, Sendable {
        /// No mark.
        case none = 0
        /// An arrow.
        case disclosureIndicator
        /// A button and an arrow.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A button.
        case detailButton
    }
}
