import Picture

/// A scrolling view of text in several lines.
@MainActor open class UITextView: UIScrollView {
    /// The text; default empty.
    open var text: String! = "" { didSet { setNeedsLayout() } }
    /// The font; nil, the default, for the system font at 12 points, as in UIKit.
    open var font: UIFont? { didSet { setNeedsLayout() } }
    /// The color of the text; default black.
    open var textColor: UIColor? = .label
    /// The alignment of the lines; default natural, drawn left-aligned.
    open var textAlignment = NSTextAlignment.natural
    /// A Boolean value that indicates whether the text can be edited; default true.
    open var isEditable = true
    /// A Boolean value that indicates whether the text can be selected; default true. It has no effect.
    open var isSelectable = true
    /// The insets around the text; default 8 at the top and the bottom.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { setNeedsLayout() }
    }

    /// The distance of lines from the insets at both sides, in points (UIKit's).
    private static let padding: CGFloat = 5

    /// Creates a view of an empty text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    /// Creates a view of size zero. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .systemBackground
    }

    /// The text with its style, that of its beginning.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text ?? "") }
        set {
            let style = newValue.map(TextStyle.init)
            if let color = style?.color { textColor = UIColor(color) }
            if let font = style?.font { self.font = font }
            text = newValue?.string ?? ""
        }
    }

    private var letters: Font { font?.font ?? Font(size: 12) }

    /// True for a text that can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }

    private func textFrame(width: CGFloat) -> CGRect {
        let inset = textContainerInset
        let room = max(0, width - inset.left - inset.right - 2 * Self.padding)
        let ruler = SceneHost.current.textRuler ?? ApproximateTextMeasurer()
        let height = ruler.size(of: text ?? "", font: letters, width: room, lineLimit: 0).height.rounded(.up)
        return CGRect(x: inset.left + Self.padding, y: inset.top, width: room, height: height)
    }

    /// Fits the content to the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let frame = textFrame(width: bounds.width)
        contentSize = CGSize(width: bounds.width, height: frame.maxY + textContainerInset.bottom)
    }

    /// Returns the size of the text in a width, with its insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
        return CGSize(width: width, height: textFrame(width: width).maxY + textContainerInset.bottom)
    }

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        guard let text, !text.isEmpty else { return [] }
        return [
            .text(
                Text(
                    text, font: letters, color: (textColor ?? .label).color,
                    frame: textFrame(width: bounds.width), alignment: textAlignment.inPicture, lineLimit: 0))
        ]
    }
}
