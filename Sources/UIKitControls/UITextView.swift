public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A scrolling view of text in several lines.
@preconcurrency @MainActor open class UITextView: UIScrollView {
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
    open var isSelectable = true {
        didSet { warnOfNoEffect("UITextView.isSelectable", oldValue, isSelectable) }
    }
    /// The insets around the text; default 8 at the top and the bottom.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { setNeedsLayout() }
    }

    /// The rectangle in which the text is laid out.
    public let textContainer = NSTextContainer()
    /// A view in place of the keyboard; default nil. It has no effect.
    open var inputView: UIView? { didSet { warnOfNoEffect("UITextView.inputView", oldValue, inputView) } }
    /// A view above the keyboard; default nil. It has no effect.
    open var inputAccessoryView: UIView? {
        didSet { warnOfNoEffect("UITextView.inputAccessoryView", oldValue, inputAccessoryView) }
    }
    /// The kinds of text that become links; default none. It has no effect.
    open var dataDetectorTypes: DataDetectorTypes = [] {
        didSet { warnOfNoEffect("UITextView.dataDetectorTypes", oldValue, dataDetectorTypes) }
    }
    /// The style of links; default nil. It has no effect.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
        didSet { warnOfNoEffect("UITextView.linkTextAttributes", oldValue, linkTextAttributes) }
    }
    /// The style of typed text; default empty. It has no effect.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { warnOfNoEffect("UITextView.typingAttributes", oldValue, typingAttributes) }
    }
    /// A Boolean value that indicates whether fonts follow the user's size; default false. It has no effect.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            warnOfNoEffect(
                "UITextView.adjustsFontForContentSizeCategory", oldValue, adjustsFontForContentSizeCategory)
        }
    }
    /// A Boolean value that indicates whether the style of the text can be changed; default false. It has no
    /// effect.
    open var allowsEditingTextAttributes = false {
        didSet {
            warnOfNoEffect("UITextView.allowsEditingTextAttributes", oldValue, allowsEditingTextAttributes)
        }
    }

    private var input = TextInputSettings()
    private var cursorStart: TimeInterval = 0

    var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    /// Creates a view of an empty text. The container is ignored.
    public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
        self.init(frame: frame)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        backgroundColor = .systemBackground
        textContainer.didChange = { [weak self] in self?.setNeedsLayout() }
    }

    /// The kind of keyboard; without effect.
    open var keyboardType: UIKeyboardType {
        get { input.keyboardType }
        set {
            warnOfNoEffect("UITextView.keyboardType", keyboardType, newValue)
            input.keyboardType = newValue
        }
    }

    /// The label of the return key; without effect.
    open var returnKeyType: UIReturnKeyType {
        get { input.returnKeyType }
        set {
            warnOfNoEffect("UITextView.returnKeyType", returnKeyType, newValue)
            input.returnKeyType = newValue
        }
    }

    /// The capitalization of typed text; without effect.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { input.autocapitalizationType }
        set {
            warnOfNoEffect("UITextView.autocapitalizationType", autocapitalizationType, newValue)
            input.autocapitalizationType = newValue
        }
    }

    /// The correction of typed words; without effect.
    open var autocorrectionType: UITextAutocorrectionType {
        get { input.autocorrectionType }
        set {
            warnOfNoEffect("UITextView.autocorrectionType", autocorrectionType, newValue)
            input.autocorrectionType = newValue
        }
    }

    /// The text with a style; all of it is drawn in the style of its first character.
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

    // MARK: Editing

    /// True for a text that can be edited, unless the delegate forbids it.
    open override var canBecomeFirstResponder: Bool {
        isEditable && textDelegate?.textViewShouldBeginEditing(self) != false
    }

    /// True unless the delegate forbids it.
    open override var canResignFirstResponder: Bool {
        textDelegate?.textViewShouldEndEditing(self) != false
    }

    /// Begins editing: a cursor blinks after the text.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        let wasEditing = isFirstResponder
        guard super.becomeFirstResponder() else { return false }
        guard !wasEditing else { return true }
        cursorStart = RunContext.current.clock.time
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Ends editing.
    @discardableResult open override func resignFirstResponder() -> Bool {
        let wasEditing = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        guard wasEditing else { return true }
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Begins editing with a tap.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isEditable { becomeFirstResponder() } else { super.touchesEnded(touches, with: event) }
    }

    // MARK: Drawing

    private func textFrame(width: CGFloat) -> CGRect {
        let inset = textContainerInset
        let room = max(0, width - inset.left - inset.right - 2 * textContainer.lineFragmentPadding)
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        let shown = ruler.size(
            of: text ?? "", font: letters, width: room, lineLimit: textContainer.maximumNumberOfLines)
        return CGRect(
            x: inset.left + textContainer.lineFragmentPadding, y: inset.top, width: room,
            height: shown.height.rounded(.up))
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

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let frame = textFrame(width: bounds.width)
        guard let text, !text.isEmpty else { return cursor(in: frame) }
        let letters = Text(
            text, font: letters, color: (textColor ?? .label).color, frame: frame,
            alignment: textAlignment.inPicture, lineLimit: textContainer.maximumNumberOfLines)
        return [.text(letters)] + cursor(in: frame)
    }

    /// Returns the cursor after the last line, which blinks once a second.
    private func cursor(in frame: CGRect) -> [Layer.Content] {
        let elapsed = RunContext.current.clock.time - cursorStart
        guard isFirstResponder, (elapsed + 1e-6).truncatingRemainder(dividingBy: 1) < 0.5 else { return [] }
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        let last = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
        let width = ruler.size(of: last ?? "", font: letters, width: 100_000, lineLimit: 1).width
        let height = letters.size * 1.2
        let left = frame.minX + min(width, max(0, frame.width - 2))
        let line = CGRect(x: left, y: max(frame.minY, frame.maxY - height), width: 2, height: height)
        return [.fill(.roundedRectangle(line, cornerRadius: 1), tintColor.color)]
    }
}
