@_spi(UIKitInternals) import UIKitCore

/// A view above or below a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// The identifier for which the view was created; nil for none.
    public internal(set) var reuseIdentifier: String?
    /// The view for the content, as large as the header within the safe area at the sides: that of the
    /// content configuration, or the header's own.
    public var contentView: UIView { contents.view ?? content }
    /// The content view of a header without a content configuration.
    let content = UIView()
    /// The label of the text.
    public let textLabel: UILabel? = UILabel()
    /// The label of a second text.
    public let detailTextLabel: UILabel? = UILabel()
    /// A view behind the content; default nil.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundConfiguration = nil
            backgroundView.frame = bounds
            backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(backgroundView, at: 0)
        }
    }

    /// The content that a content configuration describes.
    let contents = ContentHolder()
    /// The background that a background configuration describes; nil without one.
    var look: CellBackground?
    /// The style of the table for which the view was created; plain without one.
    var tableStyle = UITableView.Style.plain

    /// The margins that the view itself gave to its content, in points.
    private var automaticMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The safe area at the sides.
    private(set) var sideRoom = SideRoom()

    /// Creates a view of an identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    }

    /// Creates a view without an identifier.
    public convenience init() {
        self.init(reuseIdentifier: nil)
    }

    /// Creates a view without an identifier. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Creates a view for a table, by calling `init(reuseIdentifier:)` of the registered class. Flipbook's
    /// own: Swift creates objects of a class known only at run time by required initializers.
    public required convenience init(dequeuedAs identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        textLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        for label in [textLabel, detailTextLabel] { label.map(content.addSubview) }
    }

    /// Gives the content the table's margins at the sides, where the code has not set others.
    func takeMargin(of table: UITableView) {
        takeRoom(table.sideRoom)
        let side = table.titleMargin
        let margins = content.ownMargins
        guard margins == automaticMargins else { return }
        automaticMargins = UIEdgeInsets(top: margins.top, left: side, bottom: margins.bottom, right: side)
        content.layoutMargins = automaticMargins
        contents.takeMargins(of: content)
    }

    /// Places the content in the safe area at the sides, within which it follows the size of the header.
    private func takeRoom(_ room: SideRoom) {
        guard sideRoom != room else { return }
        sideRoom = room
        contentView.frame = bounds.inset(by: room.ofContent)
        setNeedsLayout()
    }

    /// Prepares the view for reuse; no header is reused.
    open func prepareForReuse() {}

    /// Puts the texts in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = content.layoutMargins
        let width = contentView.bounds.width
        let room = max(0, width - margins.left - margins.right)
        textLabel?.frame = CGRect(x: margins.left, y: 0, width: room, height: bounds.height)
        let detail = detailTextLabel?.intrinsicContentSize ?? .zero
        detailTextLabel?.frame = CGRect(
            x: width - margins.right - detail.width, y: 0, width: detail.width, height: bounds.height)
    }
}
