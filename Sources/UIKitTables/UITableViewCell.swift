public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A row of a table view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// The identifier under which the cell is reused; nil for none.
    open var reuseIdentifier: String? { identifier }
    /// The identifier for which the cell was made.
    package var identifier: String?
    /// The view for the content, as large as the row without its mark: that of the content configuration, or
    /// the row's own.
    open var contentView: UIView { shownContent }
    var shownContent: UIView { contents.view ?? content }
    /// The content view of a row without a content configuration.
    let content = CellContentView()
    /// The label of the text, which the cell makes when it is first asked for.
    open var textLabel: UILabel? { parts.makeTextLabel(of: self) }
    /// The label of the second text, which the cell makes when it is first asked for; nil for a style without
    /// one.
    open var detailTextLabel: UILabel? { parts.makeDetailLabel(of: self) }
    /// The view of the image, which the cell makes when it is first asked for.
    open var imageView: UIImageView? { parts.makeImageView(of: self) }
    /// The mark at the right; default none.
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// The view in place of the mark; default nil.
    open var accessoryView: UIView? { didSet { replace(oldValue, by: accessoryView) } }
    /// The style of the selected row; default gray.
    open var selectionStyle = SelectionStyle.default
    /// The background color, at first that of a table's rows; one that code has set stays in any table.
    /// Animatable.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            super.backgroundColor = newValue
            backgroundOrigin = .code
        }
    }
    /// The origin of the background color.
    var backgroundOrigin = BackgroundOrigin.row
    /// A view behind the content; default nil.
    open var backgroundView: UIView? {
        didSet {
            replace(oldValue, by: backgroundView, isBehind: true)
            if backgroundView != nil { backgroundConfiguration = nil }
        }
    }
    /// A view behind the content of the selected row; default nil, for gray.
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, by: selectedBackgroundView, isBehind: true)
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            showSelection()
        }
    }

    /// A view in place of that one in tables where several rows can be selected; default nil.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            replace(oldValue, by: multipleSelectionBackgroundView, isBehind: true)
            showSelection()
        }
    }
    /// The way in which the row shows that it has the focus; default the system's. It has no effect.
    open var focusStyle = FocusStyle.default {
        didSet { warnOfNoEffect("UITableViewCell.focusStyle", oldValue, focusStyle) }
    }
    /// A Boolean value that indicates whether the row responds to touches while it is dragged; default false.
    /// It has no effect.
    open var userInteractionEnabledWhileDragging = false {
        didSet {
            warnOfNoEffect(
                "UITableViewCell.userInteractionEnabledWhileDragging", oldValue,
                userInteractionEnabledWhileDragging)
        }
    }

    /// The insets of the line below the row; default 15 from the left, which stands for the margin of texts.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// A Boolean value that indicates whether the row is selected; the table sets it.
    open var isSelected = false { didSet { markDidChange(from: oldValue, to: isSelected) } }
    /// A Boolean value that indicates whether a finger is on the row; the table sets it.
    open var isHighlighted = false { didSet { markDidChange(from: oldValue, to: isHighlighted) } }

    /// A closure that adapts the row to its state, before it is laid out first and after the state has
    /// changed; default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// True when the row has to be adapted to its state.
    var isConfigurationDue = true

    /// The number of steps by which texts and image are indented; default 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The width of a step of indentation, in points; default 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// True when the table's delegate has indented the row.
    var isIndentedByDelegate = false
    /// True when a line is drawn below the row.
    var hasSeparator = false
    /// The place of the row in its group.
    var place = GroupPlace()
    /// The distance of marks and controls from the edges, in points; the table sets it.
    var margin: CGFloat = 16 { didSet { if margin != oldValue { setNeedsLayout() } } }
    /// The distance of texts and lines from the edges, in points.
    var textMargin: CGFloat = 16 { didSet { if textMargin != oldValue { setNeedsLayout() } } }
    var separatorColor: UIColor?
    let style: CellStyle
    /// The texts and the image that there are.
    let parts = CellParts()
    /// The view of the mark at the right; nil until there is one.
    private var markView: UIImageView?
    /// The content that a content configuration describes.
    let contents = ContentHolder()
    /// The background that a background configuration describes; nil without one.
    var look: CellBackground?
    /// The closure that is called when the row is selected: a storyboard's segue; nil for none.
    package var selectionHandler: (() -> Void)?
    /// The height that a storyboard gives the row; nil for that of the table.
    package var drawnHeight: CGFloat?

    /// Creates a cell of a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, identifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// Creates a cell of a storyboard, with its style and attributes. Archives are not supported.
    public required init?(coder: NSCoder) {
        style = (coder as? InterfaceCoder).flatMap { CellStyle(rawValue: $0.style) } ?? .default
        super.init(coder: coder)
    }

    /// Creates a cell of the default style without an identifier.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// Creates a cell for a table view, by calling `init(style:reuseIdentifier:)` of the registered class.
    /// Flipbook's own: Swift creates objects of a class known only at run time by required initializers.
    public required convenience init(dequeuedAs identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        backgroundColor = .systemBackground
        backgroundOrigin = .row
        content.frame = bounds
        let measures = ListMeasures.current
        content.layoutMargins = UIEdgeInsets(
            top: measures.margin, left: textMargin, bottom: measures.margin, right: textMargin)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// The edges above and below: bars there do not move the content, since rows scroll beneath them.
    @_spi(UIKitInternals) open override var edgesInsetForContent: UIRectEdge { [.top, .bottom] }

    private func replace(_ old: UIView?, by new: UIView?, isBehind: Bool = false) {
        old?.removeFromSuperview()
        guard let new else { return }
        if isBehind {
            new.frame = bounds
            new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(new, belowSubview: shownContent)
        } else {
            addSubview(new)
        }
        setNeedsLayout()
    }

    /// Prepares the cell for reuse; override it to clear what it showed. The default implementation does
    /// nothing.
    open func prepareForReuse() {}

    // MARK: Editing

    /// What the row shows while it is edited; nil for a row that never was.
    var edits: CellEdits?
    /// A Boolean value that indicates whether the row is edited; the table sets it. Default false.
    open var isEditing: Bool {
        get { edits?.isOn == true }
        set { setEditing(newValue, animated: false) }
    }
    /// The mark at the left while the row is edited; the table sets it. Default none.
    open var editingStyle: EditingStyle { edits?.style ?? .none }
    /// A Boolean value that indicates whether the row shows a grip while it is edited; the table sets it for
    /// rows that its data source moves. Default false.
    open var showsReorderControl: Bool {
        get { edits?.isMovable == true }
        set { changeEdits { $0.isMovable = newValue } }
    }
    /// A Boolean value that indicates whether the content makes room for the mark; the table sets it as its
    /// delegate says. Default true.
    open var shouldIndentWhileEditing: Bool {
        get { edits?.isIndented ?? true }
        set { changeEdits { $0.isIndented = newValue } }
    }
    /// The mark at the right while the row is edited; default none.
    open var editingAccessoryType: AccessoryType {
        get { edits?.accessoryType ?? .none }
        set { changeEdits { $0.accessoryType = newValue } }
    }
    /// The view in place of the mark at the right while the row is edited; default nil.
    open var editingAccessoryView: UIView? {
        get { edits?.accessoryView }
        set {
            edits?.accessoryView?.removeFromSuperview()
            changeEdits { $0.accessoryView = newValue }
        }
    }

    /// A Boolean value that indicates whether the buttons at the right of the row, such as that which deletes
    /// it, are uncovered.
    open var showingDeleteConfirmation: Bool { table?.swipes.uncoversRight(of: self) == true }

    /// Sets whether the row is edited: its mark and its grip come, and its content makes room for them.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated) }

    /// Notifies the cell that it begins or ends to show the marks of editing. The default implementation does
    /// nothing.
    open func willTransition(to state: StateMask) {}

    /// Notifies the cell that it has begun or ended to show the marks of editing. The default implementation
    /// does nothing.
    open func didTransition(to state: StateMask) {}

    /// Selects the row, or not.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Notifies the cell of a drag.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Highlights the row, or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// Shows the mark at the right, or takes it away.
    func showMark() {
        guard shownAccessory == nil, let mark = CellMark(of: self) else {
            markView?.removeFromSuperview()
            return placeDetailButton(over: nil)
        }
        let view = markView ?? UIImageView()
        markView = view
        view.contentMode = .center
        (view.image, view.tintColor) = (mark.image, mark.tint)
        view.frame = mark.frame(in: boundsBesideGrip, margin: margin)
        if view.superview == nil { insertSubview(view, aboveSubview: shownContent) }
        placeDetailButton(over: view)
    }

    var isMarked: Bool { isSelected || isHighlighted }

    /// The state of the row.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = isEditing
        return state
    }

    /// Lets the row be adapted to its state before the next frame.
    open func setNeedsUpdateConfiguration() {
        isConfigurationDue = true
        setNeedsLayout()
    }

    /// Adapts the row to a state. The default implementation calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    private func markDidChange(from old: Bool, to new: Bool) {
        showSelection()
        if old != new { setNeedsUpdateConfiguration() }
        edits?.control?.isOn = isSelected
    }

    private func showSelection() {
        let shown = isMarked && selectionStyle != .none ? backgroundOfSelection : nil
        for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
            view?.isHidden = view !== shown
        }
    }

    /// The view behind the content of the selected row; nil for gray.
    var backgroundOfSelection: UIView? {
        if let view = multipleSelectionBackgroundView, table?.selectsMany == true { return view }
        return selectedBackgroundView
    }

    /// Puts image and texts in place.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        // The row may have been selected before it was in its table.
        if multipleSelectionBackgroundView != nil { showSelection() }
        layOutContent()
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        guard isMarked, selectionStyle != .none, backgroundOfSelection == nil, look == nil else {
            return []
        }
        return [.fill(.rectangle(bounds), UIColor.systemGray4.color)]
    }

    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        coversSeparators ? separators(in: bounds) : []
    }

    @_spi(UIKitInternals) open override func frontLayers(in bounds: CGRect) -> [Layer] {
        coversSeparators ? [] : separators(in: bounds)
    }
}
