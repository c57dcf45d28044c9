public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A view that displays a text.
///
/// Lines break at words and at newlines, and the block of lines is centered vertically, as in UIKit.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// The text; default nil, for none.
    open var text: String? {
        get { contents.text }
        set {
            let isOther = newValue != contents.text || contents.attributed != nil
            if isOther { noteContents() }
            (contents.text, contents.attributed, contents.broken) = (newValue, nil, nil)
            if isOther { contentDidChange() }
        }
    }

    /// The text with its attributes; default nil. Where it has no color, font or alignment, those of the
    /// label are drawn. Then those of its beginning become the label's; setting one of them later changes all
    /// of the text.
    open var attributedText: NSAttributedString? {
        get { attributed?.text ?? text.map { NSAttributedString(string: $0, attributes: attributes) } }
        set {
            noteContents()
            let defaults = attributed?.defaults ?? defaults
            contents.attributed = nil
            if let style = newValue.map(TextStyle.init) {
                if let color = style.color { textColor = color }
                if let font = style.font { self.font = font }
                if let alignment = style.alignment { textAlignment = alignment }
            }
            text = newValue?.string
            guard let newValue else { return }
            contents.attributed = AttributedContent(newValue, defaults, limit: Self.mostMeasured)
            contentDidChange()
        }
    }

    /// The text and its style.
    var contents = LabelContents()

    /// The attributed text; nil for a text without attributes.
    var attributed: AttributedContent? { contents.attributed }

    /// The text where it has runs, or where its lines are justified or end in another way than with an
    /// ellipsis; nil for one that is drawn as a whole.
    var runs: AttributedContent? {
        let isJustified = textAlignment == .justified && numberOfLines != 1
        if let attributed { return attributed.needsRuns || isJustified ? attributed : nil }
        let isUsual =
            lineBreakMode == .byTruncatingTail || lineBreakMode == .byWordWrapping && numberOfLines == 0
        guard !isUsual || isJustified, let text else { return nil }
        if contents.broken == nil {
            contents.broken = AttributedContent(
                NSAttributedString(string: text), defaults, limit: Self.mostMeasured)
        }
        return contents.broken
    }

    private var attributes: [NSAttributedString.Key: Any] {
        [
            .font: font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize),
            .foregroundColor: textColor ?? .label,
        ]
    }

    /// The font; default the system font at 17 points.
    open var font: UIFont! {
        get { contents.font }
        set {
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            let isOther = font != contents.font
            if isOther { noteContents() }
            contents.font = font
            contents.change { $0.set(.font, to: font) }
            if isOther { contentDidChange() }
        }
    }

    /// The color of the text; default `label`: black, or white in a dark interface.
    open var textColor: UIColor! {
        get { contents.textColor }
        set {
            if newValue != contents.textColor { noteContents() }
            contents.textColor = newValue
            contents.change { $0.set(.foregroundColor, to: newValue ?? .label) }
        }
    }

    /// The alignment of the lines; default natural.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { contents.change { $0.set(textAlignment) } }
    }

    /// The largest number of lines; default 1, and 0 for as many as fit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    private func noteContents() {
        RunContext.current.shownLooks.noteContents(of: storage, contents)
    }

    private var measurements = TextMeasurements()

    /// The text of a class that may draw it in a function of its own; nil for other classes, and while
    /// nothing is drawn.
    private var drawn: DrawnText?
    /// The text whose drawing is in progress; nil for none.
    private var textInDrawing: DrawnText?

    /// Requests layout by the new natural size.
    private func contentDidChange() {
        superview?.setNeedsLayout()
        requestDrawing()
        invalidateIntrinsicContentSize()
    }

    /// The color of the text while the label is highlighted; default nil, for the usual one.
    open var highlightedTextColor: UIColor?
    /// A Boolean value that indicates whether the label is highlighted; default false.
    open var isHighlighted = false
    /// A Boolean value that indicates whether the text is drawn at full opacity; default true.
    open var isEnabled = true
    /// A Boolean value that indicates whether a text that is too wide is drawn smaller; default false.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest factor of a font that is drawn smaller; default 0.
    open var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether a font of a text style or of metrics follows the preferred size
    /// of texts; default false.
    open var adjustsFontForContentSizeCategory = false { didSet { adopt(contentSizeCategory) } }

    @_spi(UIKitInternals) open override func adopt(_ contentSize: UIContentSizeCategory) {
        guard adjustsFontForContentSizeCategory, let scaled = font.scaled(to: contentSize),
            scaled.pointSize != font.pointSize
        else { return }
        font = scaled
    }
    /// The way in which lines break, and in which a text that is too long ends; default with an ellipsis.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet {
            contents.attributed?.reset()
            contents.broken = nil
            if lineBreakMode != oldValue { contentDidChange() }
        }
    }
    /// The width in points that the natural size of several lines has at most; default 0, for the width that
    /// constraints give the label.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { preferredWidthDidChange() } }
    }
    /// The color of the shadow, a copy of the letters behind them; default nil, for none.
    open var shadowColor: UIColor?
    /// The offset of the shadow in points; default (0, -1), above the letters.
    open var shadowOffset = CGSize(width: 0, height: -1)

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    @_spi(UIKitInternals) open override var wrapsContents: Bool? { numberOfLines != 1 && !hasPreferredWidth }
    @_spi(UIKitInternals) open override var baselineFont: UIFont? { font }

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        super.keyedValue(key) ?? labelValue(key)
    }

    /// The width and height of a rectangle without limits, in points.
    private static let unlimited: CGFloat = 1_000_000

    /// Returns the size of the text in lines no wider than the given size, rounded up to whole pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked(width: numberOfLines == 1 || size.width <= 0 ? Self.unlimited : size.width)
    }

    /// The size of the text in lines that break only at newlines, or are no wider than a preferred width,
    /// rounded up to whole pixels.
    open override var intrinsicContentSize: CGSize {
        asked(width: hasPreferredWidth ? preferredMaxLayoutWidth : Self.unlimited)
    }

    /// Returns the size of the rectangle of the text in a width.
    private func asked(width: CGFloat) -> CGSize {
        guard type(of: self) != UILabel.self else { return textSize(width: width, lineLimit: numberOfLines) }
        let room = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// Draws the text in a rectangle, which is that of the label. Override it to draw the text in another
    /// one, by calling `super`.
    open func drawText(in rect: CGRect) {
        if let textInDrawing { return textInDrawing.draw(in: rect) }
        for content in letters(in: rect) { CGContext.current?.addText(content) }
    }

    /// Returns the rectangle of the text at the top of bounds, in as many lines at most. The natural size of
    /// the label is that of its text's rectangle in bounds without limits.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let wanted = textSize(width: bounds.width, lineLimit: numberOfLines)
        let size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
        let left =
            switch textAlignment {
            case .center: bounds.midX - size.width / 2
            case .right: bounds.maxX - size.width
            case .left, .justified, .natural: bounds.minX
            }
        return CGRect(x: left, y: bounds.minY, width: max(0, size.width), height: max(0, size.height))
    }

    @_spi(UIKitInternals) open override func animatesBounds(from oldBounds: CGRect) -> Bool {
        !shrinksAtOnce(from: oldBounds.size)
    }

    /// True for a class whose layer is a text layer.
    private var hasTextLayer: Bool {
        type(of: self) != UILabel.self && type(of: self).layerClass is CATextLayer.Type
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        drawn = nil
        guard let text, !text.isEmpty, !hasTextLayer, stretch(in: bounds) == nil else { return [] }
        guard type(of: self) != UILabel.self, DrawingClasses.mayDraw(type(of: self)) else {
            return textPattern == nil ? letters(in: textFrame(in: bounds)) : []
        }
        let drawn = DrawnText(in: bounds) { [unowned self] in
            letters(in: $0)
        } by: {
            textInDrawing = $0
            drawText(in: textFrame(in: bounds))
            textInDrawing = nil
        }
        self.drawn = drawn
        return recordedDrawing(in: bounds).isTextAlone ? drawn.contents : []
    }

    /// Draws the text, as `drawText(in:)` does it. An override decides what lies behind and in front of it.
    open override func draw(_ rect: CGRect) {
        guard DrawingClasses.mayDraw(type(of: self)) else { return drawText(in: bounds) }
        if let context = CGContext.current { context.append(.textPlace(under: context.ctm)) }
    }

    @_spi(UIKitInternals) open override func completed(_ drawing: [Layer]) -> [Layer] {
        guard !drawing.isTextAlone else { return [] }
        let text = drawn.map { [Layer(contents: $0.contents)] + textLayers(in: $0.frame) } ?? []
        return drawing.map { $0.completed(byText: text) }
    }

    /// Returns the letters in a rectangle, with their shadow.
    func letters(in rect: CGRect) -> [Layer.Content] {
        guard let text, !text.isEmpty else { return [] }
        RunContext.current.checkFont(plainFont)
        RunContext.current.checkLetters(of: text)
        let letters = self.letters(of: text, in: rect)
        guard let shadow = shadowColor?.color else { return letters }
        let place = rect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
        return self.letters(of: text, in: place).map { $0.recolored { _ in shadow } } + letters
    }

    private func letters(of text: String, in textFrame: CGRect) -> [Layer.Content] {
        if let layout = attributedLayout(in: textFrame.size) {
            let contents = layout.contents(in: rectangle(textFrame, of: layout), centered: true)
            return isPlainlyColored ? contents : contents.map { $0.recolored(shownColor) }
        }
        let color = textPattern?.color ?? (shownTextColor ?? .label).color
        let font = fittingFont(in: textFrame.width)
        return [
            .text(
                Text(
                    text.beginning(in: textFrame.size, font), font: font,
                    color: color.faded(by: isEnabled ? 1 : 0.5), frame: rectangle(textFrame, of: font),
                    alignment: textAlignment.inPicture, lineLimit: max(0, numberOfLines)))
        ]
    }

    /// Returns the text's layers where `draw(_:)` of the class draws nothing else.
    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        // A text layer draws its own string, and the label's in no place.
        if hasTextLayer { return [] }
        if let stretch = stretch(in: bounds) { return [drawing(under: stretch)] }
        let frame = textFrame(in: bounds)
        if drawn == nil, let textPattern { return letters(in: frame, textPattern) }
        guard let drawn else { return textLayers(in: frame) }
        return recordedDrawing(in: bounds).isTextAlone ? textLayers(in: drawn.frame) : []
    }

    /// Returns the shadows and attachments of an attributed text, and what `drawText(in:)` of a class draws.
    private func textLayers(in frame: CGRect?) -> [Layer] {
        let own = drawn?.layers ?? []
        guard runs != nil, let frame, let layout = attributedLayout(in: frame.size), layout.hasLayers else {
            return own
        }
        let layers = layout.layers(in: rectangle(frame, of: layout), centered: true)
        return own + (isEnabled ? layers : [Layer(opacity: 0.5, children: layers)])
    }

    /// Returns the size of the text in a width and a number of lines, rounded up to whole pixels.
    func textSize(width: CGFloat, lineLimit: Int) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let width = width < Self.unlimited ? width : .greatestFiniteMagnitude
        if let layout = attributedLayout(width: width, lineLimit: lineLimit) { return layout.size.roundedUp }
        return measurements.size(
            of: measured(text), font: plainFont, width: width, lineLimit: max(0, lineLimit))
    }
}
