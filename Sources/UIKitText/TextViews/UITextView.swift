public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A scrolling view of text in several lines.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, EditedText {
    /// A Boolean value that indicates whether any text is entered.
    open var hasText: Bool { text?.isEmpty == false }
    /// The text; default empty.
    open var text: String! = "" {
        didSet {
            (attributed, selection, fonts.hasUsual) = (nil, nil, fonts.hasUsual || hasText)
            contentDidChange()
        }
    }
    /// The font; nil, the default, until the first text has the usual font at 12 points, as in UIKit.
    open var font: UIFont? {
        get { fonts.shown }
        set {
            fonts.own = newValue
            attributed?.set(.font, to: newValue)
            contentDidChange()
        }
    }
    var fonts = TextViewFonts()
    /// The color of the text; default black.
    open var textColor: UIColor? = .label {
        didSet {
            attributed?.set(.foregroundColor, to: textColor)
            memo.withLinks = nil
        }
    }
    /// The alignment of the lines; default natural, drawn left-aligned.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            attributed?.set(textAlignment)
            memo.withLinks = nil
        }
    }
    /// A Boolean value that indicates whether the text can be edited; default true.
    open var isEditable = true { didSet { memo.withLinks = nil } }
    /// A Boolean value that indicates whether people can use the links and attachments of a text that they do
    /// not edit; default true.
    open var isSelectable = true { didSet { memo.withLinks = nil } }
    /// The insets around the text; default 8 at the top and the bottom.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentDidChange() }
    }
    /// A Boolean value that indicates whether the text scrolls; default true. A view that does not scroll is
    /// as high as its text in a layout by constraints.
    open override var isScrollEnabled: Bool { didSet { contentDidChange() } }

    /// The rectangle in which the text is laid out.
    public private(set) var textContainer = NSTextContainer()
    /// A view in place of the keyboard; default nil.
    open override var inputView: UIView? {
        get { inputViews.keyboard }
        set { inputViews.keyboard = newValue }
    }
    /// A view above the keyboard; default nil.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    private var inputViews: (keyboard: UIView?, accessory: UIView?) = (nil, nil)
    /// The kinds of text that become links while the text cannot be edited; default none. The view finds
    /// addresses on the web and telephone numbers.
    open var dataDetectorTypes: DataDetectorTypes = [] { didSet { contentDidChange() } }
    /// The style of links; default nil, for the tint color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet { resetLinks() } }
    /// The style of typed text; default empty. It has no effect.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { warnOfNoEffect("UITextView.typingAttributes", oldValue, typingAttributes) }
    }
    /// A Boolean value that indicates whether a font of a text style or of metrics follows the preferred size
    /// of texts; default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { adopt(traitCollection.preferredContentSizeCategory) }
    }

    @_spi(UIKitInternals) open override func adopt(_ contentSize: UIContentSizeCategory) {
        guard adjustsFontForContentSizeCategory, let scaled = font?.scaled(to: contentSize) else { return }
        if scaled.pointSize != font?.pointSize { font = scaled }
    }
    /// A Boolean value that indicates whether the style of the text can be changed; default false. It has no
    /// effect.
    open var allowsEditingTextAttributes = false {
        didSet {
            warnOfNoEffect("UITextView.allowsEditingTextAttributes", oldValue, allowsEditingTextAttributes)
        }
    }

    /// The object that lays out the text, which the view holds; nil before it is asked for.
    var keptManager: NSLayoutManager?
    var settings = TextInputSettings()
    private(set) var cursorStart: TimeInterval = 0

    /// Creates a view of the text of a container.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        guard let textContainer else { return }
        self.textContainer = textContainer
        adopt(textContainer)
    }

    /// Creates a view of an empty text. Both versions of TextKit lay it out alike in a film.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero)
    }

    /// Creates a view of an empty text.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view of a storyboard, with its attributes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds the text on the pasteboard at the cursor.
    open override func paste(_ sender: Any?) { UIPasteboard.general.string.map(insertText) }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        backgroundColor = .systemBackground
        adopt(textContainer)
    }

    /// The kind of keyboard.
    open var keyboardType: UIKeyboardType {
        get { settings.keyboardType }
        set { settings.keyboardType = newValue }
    }

    /// The label of the return key.
    open var returnKeyType: UIReturnKeyType {
        get { settings.returnKeyType }
        set { settings.returnKeyType = newValue }
    }

    /// The capitalization of typed text.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { settings.autocapitalizationType }
        set { settings.autocapitalizationType = newValue }
    }

    /// The correction of typed words.
    open var autocorrectionType: UITextAutocorrectionType {
        get { settings.autocorrectionType }
        set { settings.autocorrectionType = newValue }
    }

    /// The text with its attributes. Where it has no color, font or alignment, those of the view are drawn.
    /// Then those of its beginning become the view's.
    open var attributedText: NSAttributedString! {
        get { attributed?.text ?? NSAttributedString(string: text ?? "", attributes: plainAttributes) }
        set {
            let (defaults, isExchanging) = (attributed?.defaults ?? defaults, textContainer.isExchanging)
            textContainer.isExchanging = true
            attributed = nil
            let style = newValue.map(TextStyle.init)
            if let color = style?.color { textColor = color }
            if let font = style?.font { self.font = font }
            if let alignment = style?.alignment { textAlignment = alignment }
            text = newValue?.string ?? ""
            attributed = newValue.map { AttributedContent($0, defaults, limit: Self.mostShown) }
            textContainer.isExchanging = isExchanging
            contentDidChange()
        }
    }

    /// The attributed text; nil for a text without attributes.
    private(set) var attributed: AttributedContent?

    func contentDidChange() {
        (memo.caret, memo.withLinks, fittedWidth) = (nil, nil, nil)
        textContainer.layoutManager?.textStorage.map(giveText)
        setNeedsLayout()
        guard !isScrollEnabled else { return }
        superview?.setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Draws links in the new tint color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        resetLinks()
    }

    // MARK: Editing

    /// True for a text that can be edited, unless the delegate forbids it.
    open override var canBecomeFirstResponder: Bool {
        isEditable && textDelegate?.textViewShouldBeginEditing(self) != false
    }

    /// True unless the delegate forbids it.
    open override var canResignFirstResponder: Bool {
        textDelegate?.textViewShouldEndEditing(self) != false
    }

    /// Begins editing: a cursor blinks.
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

    /// Begins editing with a tap, or uses the link or attachment of a text that cannot be edited.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !isEditable else {
            becomeFirstResponder()
            return
        }
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { useItem(at: touch.location(in: self)) }
    }

    // MARK: Text input

    /// The selected range; nil for the end of the text.
    var selection: NSRange?
    /// The sizes of the text that were asked for last: a tick needs one of them for layout and picture.
    var measurements = TextMeasurements()
    /// The values that were asked for last.
    var memo = TextViewMemo()

    /// Replaces the selected text or adds some at the cursor, as if it were typed.
    open func insertText(_ text: String) { enter(text) }

    /// Removes the selected text or the character before the cursor, as the delete key does.
    open func deleteBackward() { erase() }

    /// The selected range of UTF-16 code units; an empty one is the place of the cursor.
    open var selectedRange: NSRange {
        get { selectedSpan }
        set { select(newValue) }
    }

    /// The selected part of the text; an empty one is the place of the cursor.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(selectedSpan) }
        set { if let span = newValue.flatMap(span) { select(span) } }
    }

    /// Returns the rectangle of a cursor at a place.
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }

    /// Returns the rectangle of the first line of a part.
    open func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }

    /// Returns the rectangles of a part: of its first line, of the lines in its middle, of its last line.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(of: range) }

    /// Returns the place that is nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { place(nearest: point) }

    /// Scrolls until a part of the text is in sight.
    open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }

    // MARK: Drawing

    /// The width to which the content is fitted; nil after a change of the text.
    private var fittedWidth: CGFloat?

    /// The size of the text with its insets, which is up to date before the next layout, too.
    open override var contentSize: CGSize {
        get {
            if bounds.width > 0, bounds.width != fittedWidth { fitContent() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// Fits the content to the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        fitContent()
    }

    private func fitContent() {
        fittedWidth = bounds.width
        super.contentSize = CGSize(width: bounds.width, height: fittingHeight(width: bounds.width))
    }

    /// The size of the text in lines that break only at newlines, with its insets, for a view that does not
    /// scroll; none for one that does.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : unwrappedSize
    }

    @_spi(UIKitInternals) open override var wrapsContents: Bool? { !isScrollEnabled }

    /// Returns the size of the text in a width, with its insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
        return CGSize(width: width, height: fittingHeight(width: width))
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        textContents(width: bounds.width)
    }

    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        textLayers(width: bounds.width)
    }
}
