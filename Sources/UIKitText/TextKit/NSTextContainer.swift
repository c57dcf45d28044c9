import Picture

/// The rectangle in which a text is laid out.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// The distance of lines from both sides, in points; default 5 (as in UIKit).
    open var lineFragmentPadding: CGFloat = 5 { didSet { layoutDidChange() } }
    /// The largest number of lines; default 0, for any number.
    open var maximumNumberOfLines = 0 { didSet { layoutDidChange() } }
    /// The way in which lines of text without a paragraph style break; default by words. That of a text view
    /// has no effect.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet {
            if didChange != nil { warnOfNoEffect("NSTextContainer.lineBreakMode", oldValue, lineBreakMode) }
            layoutDidChange()
        }
    }

    /// The areas that lines keep free, in the coordinates of the container; default none. Rows continue at
    /// both sides of an area.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { layoutDidChange() } }

    /// The areas that lines keep free, in the coordinates of the text.
    var areas: [Path] {
        let place = CGAffineTransform(translationX: -lineFragmentPadding, y: 0)
        return exclusionPaths.map { $0.path.applying(place) }
    }

    /// A Boolean value that indicates whether the width is that of the text view; default false. That of a
    /// text view's own container always is.
    open var widthTracksTextView = false
    /// A Boolean value that indicates whether the height is that of the text view; default false. It has no
    /// effect.
    open var heightTracksTextView = false {
        didSet { warnOfNoEffect("NSTextContainer.heightTracksTextView", oldValue, heightTracksTextView) }
    }

    /// The object that lays out the text; nil for a container of none.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The size in points; 0, the default, for any. The container of a text view has the width of its lines.
    open var size: CGSize {
        get { view.map { CGSize(width: $0.containerWidth, height: .greatestFiniteMagnitude) } ?? ownSize }
        set {
            ownSize = newValue
            layoutDidChange()
        }
    }
    private var ownSize: CGSize

    /// The closure that notifies the text view of a change; nil without a text view.
    var didChange: (() -> Void)?
    /// The text view whose lines the container holds; nil for none.
    weak var view: UITextView?
    /// True while the text view takes over the text of its storage, or gives it its own.
    var isExchanging = false

    /// Creates a container of any size.
    public override init() {
        ownSize = .zero
        super.init()
    }

    /// Creates a container of a size in points; 0 for any.
    public init(size: CGSize) {
        ownSize = size
        super.init()
    }

    private func layoutDidChange() {
        layoutManager?.forget()
        didChange?()
    }
}
