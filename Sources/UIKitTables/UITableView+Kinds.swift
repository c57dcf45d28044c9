extension UITableView {
    /// The styles of tables.
    public enum Style: Int, Sendable {
        /// A plain column.
        case plain = 0
        /// Groups on gray.
        case grouped = 1
        /// Groups on gray with margins and round corners.
        case insetGrouped = 2
    }

    /// The lines between rows.
    public typealias SeparatorStyle = UITableViewCell.SeparatorStyle

    /// The places to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable {
        /// As near as possible.
        case none = 0
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// The ways in which rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// The row fades in or out.
        case fade = 0
        /// The row slides in from the right or out to the right.
        case right
        /// The row slides in from the left or out to the left.
        case left
        /// The row slides in from above or out upward, behind the other rows.
        case top
        /// The row slides in from below or out downward, behind the other rows.
        case bottom
        /// The row comes or goes at once, while the others move.
        case none
        /// The row opens or closes about its middle; drawn as a fade.
        case middle
        /// The table chooses: rows fade out, and come at once behind the others.
        case automatic = 100
    }

    /// The edges from which separator insets count.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges
        /// The insets that the table chooses.
        case fromAutomaticInsets
    }

    /// The changes after which rows are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled = 0
        /// A call of `invalidateIntrinsicContentSize()` of a cell or of its content view.
        case enabled
        /// These calls, and changes of constraints in cells and of the natural sizes of views in them.
        case enabledIncludingConstraints
    }
}
