public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A line of text that can be edited; a tap makes it the first responder and shows a cursor.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, EditedText {
    /// The text; default empty.
    open var text: String? = "" {
        didSet {
            selection = nil
            attributed = defaultStyle.map { content($0) }
            if clearButtonMode != .never { setNeedsLayout() }
        }
    }
    /// A Boolean value that indicates whether any text is entered.
    open var hasText: Bool { text?.isEmpty == false }
    /// The text shown in gray while the field is empty; default nil.
    open var placeholder: String? { didSet { attributedHint = nil } }
    /// The font; default the system font at 17 points.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            attributed?.set(.font, to: font)
            attributedHint?.reset()
        }
    }
    /// The color of the text; default black.
    open var textColor: UIColor? = .label {
        didSet {
            if textColor == nil { textColor = .label }
            attributed?.set(.foregroundColor, to: textColor)
        }
    }
    /// The alignment of the text; default natural, drawn left-aligned.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            attributed?.set(textAlignment)
            attributedHint?.reset()
        }
    }
    /// The edge; default none.
    open var borderStyle = BorderStyle.none
    /// The image behind the text, in place of any edge but a round one; default nil, for none.
    open var background: UIImage?
    /// The image behind the text of a disabled field; nil, the default, for `background`.
    open var disabledBackground: UIImage?
    /// The delegate; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
    /// A Boolean value that indicates whether editing begins with an empty text; default false.
    open var clearsOnBeginEditing = false
    /// A Boolean value that indicates whether a text that is too wide is drawn smaller; default false.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest size of a font that is drawn smaller, in points; default 0.
    public var minimumFontSize: CGFloat = 0
    /// A Boolean value that indicates whether a font of a text style or of metrics follows the preferred size
    /// of texts; default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { adopt(traitCollection.preferredContentSizeCategory) }
    }

    @_spi(UIKitInternals) open override func adopt(_ contentSize: UIContentSizeCategory) {
        guard adjustsFontForContentSizeCategory, let scaled = font?.scaled(to: contentSize) else { return }
        if scaled.pointSize != font?.pointSize { font = scaled }
    }

    /// The time at which a button clears a text that is not empty; default never.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// The button that clears the text; nil before it is shown first.
    var clearButton: UIButton?
    /// A view before the text; default nil.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// A view after the text; default nil.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// The time at which the left view is shown; default never.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// The time at which the right view is shown; default never.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
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

    var settings = TextInputSettings()
    var unused = UnusedFieldValues()
    private(set) var cursorStart: TimeInterval = 0

    /// A Boolean value that indicates whether the text is drawn as dots; default false.
    open var isSecureTextEntry: Bool {
        get { settings.isSecure }
        set { settings.isSecure = newValue }
    }

    /// The text with its attributes. Where it has no color, font or alignment, those of the field are drawn.
    /// Then those of its beginning become the field's.
    open var attributedText: NSAttributedString? {
        get { attributed?.text ?? text.map { NSAttributedString(string: $0) } }
        set {
            let defaults = attributed?.defaults ?? defaults
            attributed = nil
            let style = newValue.map(TextStyle.init)
            if let color = style?.color { textColor = color }
            if let font = style?.font { self.font = font }
            if let alignment = style?.alignment { textAlignment = alignment }
            text = newValue?.string
            attributed = newValue.map { AttributedContent($0, defaults) }
        }
    }

    /// The placeholder with its attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { attributedHint?.text ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            if let newValue { _ = TextStyle(newValue) }
            placeholder = newValue?.string
            attributedHint = newValue.map { AttributedContent($0, defaults) }
        }
    }

    /// The attributes that code has set for the whole text; nil for none.
    var defaultStyle: [NSAttributedString.Key: Any]?
    /// The attributed text; nil for a text without attributes.
    var attributed: AttributedContent?
    /// The attributed placeholder; nil for one without attributes.
    private(set) var attributedHint: AttributedContent?

    /// A Boolean value that indicates whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }

    // MARK: Editing

    /// True for an enabled field.
    open override var canBecomeFirstResponder: Bool {
        isEnabled && delegate?.textFieldShouldBeginEditing(self) != false
    }

    /// True unless the delegate forbids it.
    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) != false }

    /// Begins editing.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        let wasEditing = isEditing
        guard super.becomeFirstResponder() else { return false }
        guard !wasEditing else { return true }
        cursorStart = RunContext.current.clock.time
        if clearsOnBeginEditing { text = "" }
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        didSelect()
        post(Self.textDidBeginEditingNotification)
        send(.editingDidBegin, nil)
        if isFirstResponder { raiseKeyboard() }
        return true
    }

    // The delegate is notified before the keyboard, other than that of a text view.
    @_spi(UIKitInternals) open override var raisesKeyboardLate: Bool { true }

    /// Ends editing.
    @discardableResult open override func resignFirstResponder() -> Bool {
        let wasEditing = isEditing
        guard super.resignFirstResponder() else { return false }
        if wasEditing {
            setNeedsLayout()
            delegate?.textFieldDidEndEditing(self, reason: .committed)
            post(Self.textDidEndEditingNotification)
            send(.editingDidEnd, nil)
        }
        return true
    }

    /// The selected range; nil for the end of the text.
    var selection: NSRange?

    /// Replaces the selected text or adds some at the cursor, as if it were typed.
    open func insertText(_ text: String) { enter(text) }

    /// Removes the selected text or the character before the cursor, as the delete key does.
    open func deleteBackward() { erase() }

    /// The selected part of the text; an empty one is the place of the cursor.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(selectedSpan) }
        set { if let span = newValue.flatMap(span) { select(span) } }
    }

    /// Returns the rectangle of a cursor at a place.
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }

    /// Returns the rectangle of a part of the text, which is one line.
    open func firstRect(for range: UITextRange) -> CGRect { rect(of: range) }

    /// Returns the rectangle of a part of the text, which is one line.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        [TextSpanRect(rect(of: range), isFirst: true, isLast: true)]
    }

    /// Returns the place that is nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        place(nearest: CGPoint(x: point.x, y: bounds.midY))
    }

    /// Adds the text on the pasteboard at the cursor.
    open override func paste(_ sender: Any?) { UIPasteboard.general.string.map(insertText) }

    /// Begins editing with a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { becomeFirstResponder() }
    }

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        fieldValue(key) ?? super.keyedValue(key)
    }

    // MARK: Drawing

    /// The text of a class that may draw it in a function of its own; nil for other classes.
    private var drawn: DrawnText?
    /// The text whose drawing is in progress; nil for none.
    var textInDrawing: DrawnText?
    /// The contents above the background image; empty without one.
    private var covering: [Layer.Content] = []

    /// Draws the text in a rectangle. Override it to draw it in another one, by calling `super`.
    open func drawText(in rect: CGRect) { textInDrawing?.draw(in: rect) }

    /// Draws the placeholder in a rectangle. Override it to draw it in another one, by calling `super`.
    open func drawPlaceholder(in rect: CGRect) { textInDrawing?.draw(in: rect) }

    /// Returns the rectangle of the text in bounds.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = bounds.shrunk(dx: edgeInset, dy: topInset)
        if leftView != nil, isShown(leftViewMode) {
            let edge = leftViewRect(forBounds: bounds).maxX - bounds.minX
            (rect.origin.x, rect.size.width) = (rect.minX + edge, rect.width - edge)
        }
        if rightView != nil, isShown(rightViewMode) {
            rect.size.width -= bounds.maxX - rightViewRect(forBounds: bounds).minX
        }
        if isClearable {
            rect.size.width = min(rect.maxX, clearButtonRect(forBounds: bounds).minX) - rect.minX
        }
        rect.size.width = max(0, rect.size.width)
        return rect
    }

    /// Returns the rectangle of the edge in bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the edited text in bounds.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the placeholder in bounds.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the button that clears the text, in bounds.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        return CGRect(x: bounds.maxX - side - edgeInset, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// Returns the rectangle of the view at the left edge, in bounds.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }

    /// Returns the rectangle of the view at the right edge, in bounds.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
    }

    /// Lays out the views beside the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !isShown(leftViewMode)
        rightView?.isHidden = !isShown(rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
        layOutClearButton()
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let frame = shownFrame(in: bounds)
        // An edited text is drawn by the system's editor, not by the field.
        let isOwn = DrawingClasses.mayDraw(type(of: self)) && (!isEditing || shownText.isEmpty)
        drawn = isOwn ? drawnText(in: frame, of: bounds) : nil
        let text = drawn?.contents ?? letters(in: frame)
        let contents = edge(in: borderRect(forBounds: bounds)) + selectionMarks + text + cursor(in: bounds)
        covering = shownBackground == nil ? [] : contents
        return covering.isEmpty ? contents : []
    }

    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        let own = backgroundLayers(under: covering, in: bounds) + (drawn?.layers ?? [])
        guard let frame = drawn.map(\.frame) ?? shownFrame(in: bounds),
            let layout = attributedLayout(in: frame.size), layout.hasLayers
        else { return own }
        return own + layout.layers(in: frame, centered: true)
    }

    /// The size of the text or placeholder with its edge; a field with an edge is 34 points high.
    open override var intrinsicContentSize: CGSize { neededSize }

    /// Returns the size of the text with its edge.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
