/// What a row shows while it is edited: a mark at the left, a grip at the right.
@MainActor final class CellEdits {
    /// True while the row is edited.
    var isOn = false
    /// The mark at the left.
    var style = UITableViewCell.EditingStyle.none
    /// True for a row with a circle that is filled while the row is selected, in place of the mark.
    var isSelectable = false
    /// True for a row whose content makes room for a mark, even where it has none.
    var isIndented = true
    /// True for a row with a grip.
    var isMovable = false
    /// The mark at the right.
    var accessoryType = UITableViewCell.AccessoryType.none
    /// The view in place of the mark at the right.
    var accessoryView: UIView?
    /// The view of the mark; nil for none, and before the row is edited.
    var control: EditControl?
    /// The grip; nil for none, and before the row is edited.
    var grip: ReorderGrip?

    /// The form of the mark; nil for none.
    var form: EditControl.Form? {
        if isSelectable { return .circle }
        return switch style {
        case .none: nil
        case .delete: .minus
        case .insert: .plus
        }
    }

    /// Returns the distance by which the content of a row with a margin is indented, in points.
    func indent(_ margin: CGFloat) -> CGFloat {
        isOn && (isIndented || form != nil) ? margin + EditingMeasures.room : 0
    }

    /// Removes mark and grip.
    func removeViews() {
        control?.removeFromSuperview()
        grip?.removeFromSuperview()
        (control, grip) = (nil, nil)
    }
}
