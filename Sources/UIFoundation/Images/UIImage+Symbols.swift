import Picture

extension UIImage {
    /// Creates a symbol by its name, in the size for text of 17 points: 20 points.
    ///
    /// The symbols are Flipbook's own drawings for common names; any other gives a placeholder that shows the
    /// name, with a warning, never nil.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a symbol of a name in a size and weight.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        let form = configuration ?? SymbolConfiguration(pointSize: UIFont.labelFontSize)
        let side = form.pointSize * 20 / 17 * form.scale.factor
        var own = Self.symbolForm(side: side, isKnown: Symbol(named: name) != nil)
        own.symbolConfiguration = configuration
        self.init(Self.symbol(name, form), own)
    }

    /// Returns the image in the size and weight that a view prefers, where it does not specify its own;
    /// unchanged where it is no symbol.
    package func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let configuration, symbolConfiguration?.isComplete != true else { return self }
        return withConfiguration(configuration.applying(symbolConfiguration))
    }

    /// Returns the symbol in another size or weight; an image that is not a symbol is returned unchanged.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbolImage, case .drawing(let layer) = content, let name = layer.name else { return self }
        let side = configuration.pointSize * 20 / 17 * configuration.scale.factor
        var form = Self.symbolForm(side: side, isKnown: true)
        (form.tint, form.renderingMode, form.symbolConfiguration) = (ownTint, renderingMode, configuration)
        return UIImage(Self.symbol(name, configuration), form)
    }

    /// Returns the symbol with the parts that a configuration specifies in place of its own; an image that is
    /// not a symbol is returned unchanged.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    private static func symbolForm(side: CGFloat, isKnown: Bool) -> Form {
        Form(size: CGSize(width: side, height: side), scale: 2, isSymbol: isKnown)
    }

    private static func symbol(_ name: String, _ form: SymbolConfiguration) -> Content {
        let side = form.pointSize * 20 / 17 * form.scale.factor
        guard let symbol = Symbol(named: name) else {
            let call = "UIImage(systemName: \"\(name)\")"
            warn(anywhere: "\(call): Flipbook has no drawing of it; a box with the name stands for it.")
            return .drawing(placeholderLayer(name, side: side))
        }
        let factor = side / 24
        return .drawing(
            Layer(
                name: name, transform: CGAffineTransform(scaleX: factor, y: factor),
                contents: symbol.contents(lineWidth: form.lineWidth)))
    }
}
