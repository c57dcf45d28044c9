@_spi(UIKitInternals) import UIKitCore

// What a row shows while it is edited.
extension UITableViewCell {
    /// Changes what the row shows while it is edited.
    func changeEdits(_ change: (CellEdits) -> Void) {
        let changed = edits ?? CellEdits()
        edits = changed
        change(changed)
        guard changed.isOn else { return }
        makeEditViews(changed)
        setNeedsLayout()
    }

    /// Begins or ends the editing of the row.
    func changeEditing(to isOn: Bool, _ animated: Bool) {
        guard isOn != isEditing else { return }
        let edits = edits ?? CellEdits()
        self.edits = edits
        let state: StateMask = isOn ? .showingEditControl : []
        willTransition(to: state)
        if isOn {
            makeEditViews(edits)
            UIView.withoutAnimation { placeEditControls(edits) }
        }
        edits.isOn = isOn
        setNeedsUpdateConfiguration()
        UIView.animateIf(
            animated && window != nil, EditingMeasures.duration, { [self] in layOutSubtree() },
            completion: { [self] in
                if !edits.isOn { edits.removeViews() }
                didTransition(to: state)
            })
    }

    /// Makes mark and grip where they are missing, and removes those that the row no longer has.
    private func makeEditViews(_ edits: CellEdits) {
        if edits.control?.form != edits.form {
            edits.control?.removeFromSuperview()
            edits.control = edits.form.map { form in EditControl(form) { [weak self] in self?.act(form) } }
            if let control = edits.control { insertSubview(control, aboveSubview: shownContent) }
            edits.control?.isOn = isSelected
        }
        if !edits.isMovable {
            edits.grip?.removeFromSuperview()
            edits.grip = nil
        } else if edits.grip == nil {
            let grip = ReorderGrip { [weak self] press in self?.follow(press) }
            edits.grip = grip
            insertSubview(grip, aboveSubview: shownContent)
        }
    }

    var table: UITableView? { superview as? UITableView }

    private func act(_ form: EditControl.Form) { table?.markWasTapped(form, of: self) }

    private func follow(_ press: UILongPressGestureRecognizer) { table?.follow(press, by: self) }

    // MARK: Layout

    /// The room at the right for the grip, in points.
    var gripRoom: CGFloat {
        guard let edits, edits.isOn, edits.isMovable else { return 0 }
        return EditingMeasures.grip + margin
    }

    /// The bounds without the room of the grip, within which the mark at the right lies.
    var boundsBesideGrip: CGRect {
        var box = bounds
        box.size.width -= gripRoom + sideRoom.right
        return box
    }

    /// The view in place of the mark at the right, which may be another one while the row is edited.
    var shownAccessory: UIView? { isEditing ? edits?.accessoryView : accessoryView }

    /// The mark at the right, which may be another one while the row is edited.
    var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    /// The distance by which the content is indented as it is seen, in points.
    var shownIndent: CGFloat {
        guard edits != nil else { return sideRoom.left }
        return max(sideRoom.left, (shownContent.layer.presentation() ?? shownContent.layer).frame.minX)
    }

    /// Puts the view in place of the mark at the right in place, and removes the one that is not shown.
    func placeAccessories() {
        let shown = shownAccessory
        for view in [accessoryView, edits?.accessoryView].compactMap({ $0 }) where view !== shown {
            if view.superview === self { view.removeFromSuperview() }
        }
        guard let shown else { return }
        if shown.superview !== self { addSubview(shown) }
        shown.center = CGPoint(
            x: boundsBesideGrip.maxX - margin - shown.bounds.width / 2, y: bounds.midY)
    }

    /// Puts mark and grip in place: beyond the edges of a row that is not edited.
    func placeEditControls(_ edits: CellEdits) {
        let out = edits.isOn ? 0 : margin + EditingMeasures.room
        let side = EditingMeasures.control
        edits.control?.frame = CGRect(
            x: sideRoom.left + margin - EditingMeasures.overhang - out,
            y: ((bounds.height - side) / 2).rounded(.down),
            width: side, height: side)
        let grip = EditingMeasures.grip
        edits.grip?.frame = CGRect(
            x: bounds.width - sideRoom.right - margin - grip + out, y: 0, width: grip, height: bounds.height)
        edits.control?.alpha = edits.isOn ? 1 : 0
        edits.grip?.alpha = edits.isOn ? 1 : 0
    }
}

extension UIView {
    /// Animates changes over a duration in seconds, or makes them at once; then calls a closure.
    static func animateIf(
        _ isAnimated: Bool, _ duration: Double, _ changes: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        guard isAnimated else {
            changes()
            return completion()
        }
        animate(withDuration: duration, animations: changes) { _ in completion() }
    }
}
