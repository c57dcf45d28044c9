import Picture
@_spi(UIKitInternals) import UIKitCore

/// The place of a row in its group.
struct GroupPlace {
    var isFirst = false
    var isLast = false
    var style = UITableView.Style.plain
}

extension UITableViewCell {
    /// The distance of texts from the edges of a row above and below, together, in points: in iOS 26 less
    /// than the margins.
    private static let textMargins: CGFloat = 22

    /// Returns the smallest height of a row with texts of its own in a table, in points. In iOS 26 rows with
    /// a text below the first are higher.
    private func leastHeight(in table: UITableView.Style) -> CGFloat {
        let measures = ListMeasures.current
        guard measures.hasLargeTitles, style == .subtitle, parts.detailLabel?.text?.isEmpty == false else {
            return measures.rowHeight
        }
        return table == .plain ? 62 : 49 + (parts.textLabel?.sizeThatFits(.zero).height ?? 0)
    }

    /// A Boolean value that indicates whether code, a storyboard or a proxy has set the background color, or
    /// a configuration has replaced it.
    package var hasOwnBackground: Bool { backgroundOrigin == .code || backgroundOrigin == .configuration }

    /// Adapts the cell to the place of its row among those of a section.
    func show(at row: Int, of count: Int, _ style: UITableView.Style) {
        place = GroupPlace(isFirst: row == 0, isLast: row == count - 1, style: style)
        if style == .plain { return }
        if backgroundOrigin == .row {
            backgroundColor = .secondarySystemGroupedBackground
            backgroundOrigin = .table
        }
        guard style == .insetGrouped else { return }
        let corners: CACornerMask = [
            place.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
            place.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
        ]
        layer.cornerRadius = corners.isEmpty ? 0 : ListMeasures.current.cornerRadius
        layer.maskedCorners = corners
        clipsToBounds = true
    }

    /// Returns the height that the content needs at a width in a table, in points.
    func fittingHeight(width: CGFloat, in table: UITableView.Style) -> CGFloat {
        UIView.withoutAnimation {
            updateConfigurationIfNeeded()
            bounds.size.width = width
            layOutContent()
        }
        let room = shownContent.bounds.width
        if let height = contents.fittingHeight(width: room) {
            return max(ListMeasures.current.contentHeight, height)
        }
        if let height = constrainedHeight(of: content, width: room) { return height }
        // Cells whose code adds its views to the cell itself are as high as these, as on devices. Constraints
        // from views in the content to the cell give no height there.
        let texts = textHeight(room)
        if texts == 0, !content.holdsConstrainedViews,
            let height = constrainedHeight(of: self, width: bounds.width)
        {
            return height
        }
        let margins = content.layoutMargins
        let around =
            content.hasAutomaticMargins(parts.givenMargin) ? Self.textMargins : margins.top + margins.bottom
        return max(leastHeight(in: table), texts + around)
    }

    /// Returns the height that follows from the constraints of the views in the cell or its content; nil
    /// where none does, which leaves the row as high as without them.
    private func constrainedHeight(of view: UIView, width: CGFloat) -> CGFloat? {
        guard view.holdsConstrainedViews else { return nil }
        let height = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 ? height : nil
    }

    /// The width of the mark and of the grip with their margins, in points.
    private var markWidth: CGFloat {
        let grip = gripRoom
        if let shownAccessory { return shownAccessory.bounds.width + margin + grip }
        return (CellMark(of: self).map { $0.room + margin } ?? 0) + grip
    }

    /// The frame in which the table has put the cell; nil where it is to be put in place again.
    var rowFrame: CGRect? {
        get { parts.rowFrame }
        set { parts.rowFrame = newValue }
    }

    /// The safe area at the sides, beside a notch: marks, lines and texts lie within it.
    var sideRoom: SideRoom {
        get { parts.sideRoom }
        set {
            guard newValue != parts.sideRoom else { return }
            parts.sideRoom = newValue
            setNeedsLayout()
        }
    }

    /// Puts image, texts and the view in place of the mark in place.
    func layOutContent() {
        shownContent.frame = contentFrame
        let vertical = ListMeasures.current.margin
        let margins = UIEdgeInsets(
            top: vertical, left: textMargin, bottom: vertical, right: markWidth > 0 ? 8 : textMargin)
        if content.ownMargins != margins, content.hasAutomaticMargins(parts.givenMargin) {
            content.layoutMargins = margins
        }
        contents.takeMargins(of: content)
        takeMargins(of: vertical)
        parts.givenMargin = textMargin
        showMark()
        placeAccessories()
        if let edits { placeEditControls(edits) }
        let box = textBox(shownContent.bounds.width)
        let image = parts.imageView?.image?.size ?? .zero
        parts.imageView?.frame = CGRect(
            x: textInset.left + textMargin + indentation, y: bounds.midY - image.height / 2,
            width: image.width,
            height: image.height)
        layOutTexts(from: box.minX, to: box.maxX)
    }

    /// The frame of the content: between the marks, and within the safe area unless it reaches the edges.
    private var contentFrame: CGRect {
        let (indent, mark, room) = (edits?.indent(margin) ?? 0, markWidth, sideRoom.ofContent)
        let left = indent > 0 ? sideRoom.left + indent : room.left
        let right = mark > 0 ? sideRoom.right + mark : room.right
        return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
    }

    /// The distances of texts from the edges of a content that reaches below the notch, in points.
    private var textInset: (left: CGFloat, right: CGFloat) {
        guard !sideRoom.insetsContent else { return (0, 0) }
        let frame = shownContent.frame
        return (max(0, sideRoom.left - frame.minX), max(0, sideRoom.right - (bounds.width - frame.maxX)))
    }

    /// Gives the cell itself the margins of iOS 26, unless it has others than a plain view's.
    private func takeMargins(of vertical: CGFloat) {
        let margins = UIEdgeInsets(top: vertical, left: textMargin, bottom: vertical, right: textMargin)
        let own = ownMargins
        let isPlain = own == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        guard ListMeasures.current.hasLargeTitles, own != margins,
            isPlain || hasAutomaticMargins(parts.givenMargin)
        else { return }
        layoutMargins = margins
    }

    /// The distance by which texts and image are indented, in points.
    private var indentation: CGFloat {
        let width = CGFloat(indentationLevel) * indentationWidth
        return width.isFinite ? width : 0
    }

    private func textBox(_ room: CGFloat) -> CGRect {
        let image = parts.imageView?.image?.size.width ?? 0
        let inset = textInset
        let left = inset.left + textMargin + indentation + (image > 0 ? image + textMargin : 0)
        let right = room - inset.right - (markWidth > 0 ? 8 : textMargin)
        return CGRect(x: left, y: 0, width: max(0, right - left), height: 0)
    }

    private func textHeight(_ room: CGFloat) -> CGFloat {
        let most = CGSize(width: textBox(room).width, height: .greatestFiniteMagnitude)
        let text =
            parts.textLabel?.text?.isEmpty == false ? parts.textLabel?.sizeThatFits(most).height ?? 0 : 0
        let detail =
            parts.detailLabel?.text?.isEmpty == false ? parts.detailLabel?.sizeThatFits(most).height ?? 0 : 0
        return max(
            parts.imageView?.image?.size.height ?? 0, style == .subtitle ? text + detail : max(text, detail))
    }

    /// Returns the gap between a text and the one below, in points: 3 in iOS 26, rows H0469 and H0470 of
    /// Apple's numbers.
    private func textGap(_ text: CGFloat, _ detail: CGFloat) -> CGFloat {
        ListMeasures.current.hasLargeTitles && text > 0 && detail > 0 ? 3 : 0
    }

    /// Returns the top of a text with one below. Where they have a gap, they stand 1.25 points above the
    /// middle: at 9 and 32.5 in a row of 62 points.
    private func firstTextTop(_ text: CGFloat, _ detail: CGFloat) -> CGFloat {
        let gap = textGap(text, detail)
        let middle = bounds.midY - (text + gap + detail) / 2
        guard gap > 0 else { return middle }
        let scale = RunContext.current.scale
        return ((middle - 1.25) * scale).rounded(.down) / scale
    }

    /// Puts the texts in place. As on devices two texts are no larger than their letters, so that their
    /// alignment does not show in a row with one below the other.
    private func layOutTexts(from left: CGFloat, to right: CGFloat) {
        let width = max(0, right - left)
        let most = CGSize(width: width, height: .greatestFiniteMagnitude)
        let text = parts.textLabel?.sizeThatFits(most) ?? .zero
        let detail = parts.detailLabel?.sizeThatFits(most) ?? .zero
        switch style {
        case .default:
            placeText(parts.textLabel, in: CGRect(x: left, y: 0, width: width, height: bounds.height))
        case .subtitle:
            let top = firstTextTop(text.height, detail.height)
            parts.textLabel?.frame = CGRect(
                x: left, y: top, width: min(text.width, width), height: text.height)
            parts.detailLabel?.frame = CGRect(
                x: left, y: top + text.height + textGap(text.height, detail.height),
                width: min(detail.width, width), height: detail.height)
        case .value1:
            parts.textLabel?.frame = middle(left, min(text.width, width), text.height)
            parts.detailLabel?.frame = middle(
                max(left + text.width + 6, right - detail.width), min(detail.width, width), detail.height)
        case .value2:
            parts.textLabel?.textAlignment = .right
            parts.textLabel?.frame = middle(left, 91, text.height)
            parts.detailLabel?.frame = middle(left + 97, width - 97, detail.height)
        }
    }

    /// Puts a text in place. One that stays where it begins gets its width at once: a label that shrinks in
    /// an animation would begin elsewhere.
    private func placeText(_ label: UILabel?, in frame: CGRect) {
        guard let label, label.frame != frame else { return }
        let old = label.frame
        let isShorter = old.origin == frame.origin && old.height == frame.height && old.width > frame.width
        guard isShorter else { return label.frame = frame }
        UIView.withoutAnimation { label.frame = frame }
    }

    /// Returns the rectangle of a text in the middle of the row, which is as high as its lines if they fit.
    private func middle(_ left: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        let height = min(height, bounds.height)
        return CGRect(x: left, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// Returns the lines between the row and its neighbors: below each row from the margin on, and around the
    /// groups of a grouped table from edge to edge. An inset group has no line at its ends.
    func separators(in bounds: CGRect) -> [Layer] {
        guard hasSeparator else { return [] }
        let color = (separatorColor ?? ListMeasures.current.color).color
        let left = (separatorInset.left == 15 ? textMargin : separatorInset.left) + shownIndent
        let measures = ListMeasures.current
        let thickness = measures.thickness
        let right = separatorInset.right == 0 && measures.trailing > 0 ? textMargin : separatorInset.right
        func line(_ y: CGFloat, _ left: CGFloat, _ right: CGFloat) -> Layer {
            let box = CGRect(x: left, y: y, width: bounds.width - left - right, height: thickness)
            return Layer(contents: [.fill(.rectangle(box), color)])
        }
        let isEdge = place.isLast && place.style == .grouped
        var lines: [Layer] = []
        if place.isFirst, place.style == .grouped { lines.append(line(bounds.minY, 0, 0)) }
        if !(place.isLast && place.style == .insetGrouped) {
            lines.append(line(bounds.maxY - thickness, isEdge ? 0 : left, isEdge ? 0 : right))
        }
        return lines
    }
}

extension UIView {
    /// Returns whether the margins are those that a cell sets, which had a margin at the sides before.
    fileprivate func hasAutomaticMargins(_ given: CGFloat) -> Bool {
        let own = ownMargins
        return own.top == ListMeasures.current.margin && own.bottom == own.top
            && [16, 20, given].contains(own.left) && [8, 16, 20, given].contains(own.right)
    }

    /// Returns whether views in this one follow constraints.
    package var holdsConstrainedViews: Bool {
        subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }
}
