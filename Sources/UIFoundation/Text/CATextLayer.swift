@_spi(UIKitInternals) import CoreLayers
public import Picture

/// A layer that draws a text from its top.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// The text, a `String` or an `NSAttributedString`; default nil.
    open var string: Any? {
        get { ownString.value }
        set {
            RunContext.current.shownLooks.noteContents(of: storage, ownString)
            ownString.value = newValue
        }
    }
    private var ownString = OwnString()

    private struct OwnString: FormerContents {
        var value: Any?

        func exchange(in storage: LayerStorage) -> any FormerContents {
            guard let layer = storage.layer as? CATextLayer else { return self }
            defer { layer.ownString = self }
            return layer.ownString
        }
    }

    /// The font, a `UIFont`, a `CGFont` or a family's name; default nil, for the system font.
    open var font: Any?
    /// The size of the font in points; default 36. The font's own size has no effect.
    open var fontSize: CGFloat {
        get { value("fontSize").number }
        set { setOwn("fontSize", newValue) }
    }
    /// The color; default white.
    open var foregroundColor: CGColor? {
        get { CGColor(value("foregroundColor").color) }
        set {
            setOwn(
                "foregroundColor",
                newValue.map { LayerValue($0.plainColor(in: "CATextLayer.foregroundColor")) })
        }
    }
    /// A Boolean value that indicates whether lines break at the layer's width, too, and not only where the
    /// text says so; default false.
    open var isWrapped = false
    /// The place of the ellipsis of a text that is too long; default none, for a text that ends at the edge
    /// of the layer. The start and the middle act as the end does.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet {
            guard truncationMode == .start || truncationMode == .middle else { return }
            warnOfNoEffect("CATextLayerTruncationMode.\(truncationMode.rawValue)")
        }
    }
    /// A Boolean value that indicates whether letters keep to parts of pixels; default false. It has no
    /// effect.
    open var allowsFontSubpixelQuantization = false {
        didSet {
            warnOfNoEffect(
                "CATextLayer.allowsFontSubpixelQuantization", oldValue, allowsFontSubpixelQuantization)
        }
    }
    /// The alignment of the lines; default natural.
    open var alignmentMode: CATextLayerAlignmentMode = .natural

    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "fontSize": 36
        case "foregroundColor": CGColor(.white)
        default: super.defaultValue(forKey: key)
        }
    }

    @_spi(UIKitInternals) open override func makeEmptyCopy() -> CALayer { CATextLayer() }

    @_spi(UIKitInternals) open override func take(_ other: CALayer) {
        super.take(other)
        guard let other = other as? CATextLayer else { return }
        (string, font, isWrapped) = (other.string, other.font, other.isWrapped)
        (alignmentMode, truncationMode) = (other.alignmentMode, other.truncationMode)
    }

    @_spi(UIKitInternals) open override func layerContents(_ state: LayerState, at time: TimeInterval)
        -> [Layer]
    {
        let size = max(0, (state.values["fontSize"] ?? value("fontSize")).number)
        let color = (state.values["foregroundColor"] ?? value("foregroundColor")).color
        if let text = string as? NSAttributedString {
            return layers(of: text, in: state.bounds, font: Font(system: .standard, size: size), color)
        }
        guard let string = string.map({ "\($0)" }), !string.isEmpty else { return [] }
        let name = (font as? CGFont)?.name ?? (font as? String) ?? (font as? NSString).map { "\($0)" }
        let own = (font as? UIFont)?.font ?? (font as? CGFont)?.face.map { Font($0, size: size) }
        var letters =
            own ?? name.map { Font(postScriptName: $0, size: size) } ?? Font(system: .standard)
        letters.size = size
        return layers(of: string, in: state.bounds, font: letters, color)
    }

    private func layers(of string: String, in bounds: CGRect, font letters: Font, _ color: Color) -> [Layer] {
        RunContext.current.checkLetters(of: string)
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        var box = bounds
        let hasLines = truncationMode == .none && string.contains(where: \.isNewline)
        let limit = isWrapped || hasLines ? 0 : 1
        let size = ruler.size(of: string, font: letters, width: isWrapped ? box.width : 1e6, lineLimit: limit)
        let isCut =
            truncationMode == .none && (size.height > box.height || !isWrapped && size.width > box.width)
        if isCut, !isWrapped { box.size.width = max(size.width, box.width) }
        box.size.height = isCut ? size.height : min(size.height, box.height)
        let alignment: Text.Alignment =
            alignmentMode == .center ? .center : alignmentMode == .right ? .right : .left
        let text = Text(
            string, font: letters, color: color, frame: box, alignment: alignment,
            lineLimit: limit)
        return [Layer(clip: isCut ? .rectangle(bounds) : nil, contents: [.text(text)])]
    }

    private func layers(
        of text: NSAttributedString, in bounds: CGRect, font: Font, _ color: Color
    ) -> [Layer] {
        TextStyle.warnOfAttributes(in: text)
        let alignment: NSTextAlignment =
            alignmentMode == .center ? .center : alignmentMode == .right ? .right : .natural
        let styled = StyledText(
            text,
            StyledText.Defaults(font: font, color: UIColor(color), alignment: alignment))
        let width = isWrapped ? bounds.width : .infinity
        let whole = StyledTextLayout(styled, width: width)
        guard truncationMode == .none else {
            let layout = whole.fitting(bounds.height, of: styled)
            return [Layer(contents: layout.contents(in: bounds))] + layout.layers(in: bounds)
        }
        let parts = [Layer(contents: whole.contents(in: bounds))] + whole.layers(in: bounds)
        return [Layer(clip: .rectangle(bounds), children: parts)]
    }
}
