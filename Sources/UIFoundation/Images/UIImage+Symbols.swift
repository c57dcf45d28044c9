import Picture

extension UIImage {
    /// The size of a symbol beside text.
    public typealias SymbolScale = SymbolConfiguration.SymbolScale

    /// The size and weight of a symbol.
    public final class SymbolConfiguration: NSObject, Sendable {
        /// The sizes of a symbol beside text.
        public enum SymbolScale: Int, Sendable {
            /// The usual size.
            case `default` = -1
            /// No scale specified.
            case unspecified = 0
            /// A small symbol: 0.8 of the usual size.
            case small = 1
            /// The usual size.
            case medium = 2
            /// A large symbol: 1.2 of the usual size, by the button with a plus sign (row S0133 of Apple's
            /// numbers).
            case large = 3

            package var factor: CGFloat { self == .small ? 0.8 : self == .large ? 1.2 : 1 }
        }

        package let pointSize: CGFloat
        package let weight: UIFont.Weight
        let scale: SymbolScale

        /// Creates a configuration with the size of text in points, a weight and a scale.
        public init(
            pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
        ) {
            (self.pointSize, self.weight, self.scale) = (pointSize, weight.fontWeight(), scale)
        }

        /// Creates a configuration of a size alone, whose symbols have one color: palettes have no effect.
        @preconcurrency @MainActor public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: UIFont.labelFontSize)
            warnOfNoEffect("UIImage.SymbolConfiguration.paletteColors")
        }

        /// Creates a configuration of a size alone, whose symbols have one color: shades have no effect.
        @preconcurrency @MainActor public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: UIFont.labelFontSize)
            warnOfNoEffect("UIImage.SymbolConfiguration.hierarchicalColor")
        }

        /// Creates a configuration with a scale alone, for text of 17 points.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: UIFont.labelFontSize, scale: scale)
        }

        /// Creates a configuration with a weight alone, for text of 17 points.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: UIFont.labelFontSize, weight: weight)
        }

        /// Creates a configuration of a font.
        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(pointSize: font.pointSize, weight: font.font.isBold ? .bold : .regular, scale: scale)
        }

        /// The width of a symbol's lines on its grid of 24: 2 for the regular weight, from 1 to 3.2.
        var lineWidth: CGFloat { max(1, min(3.2, 2 + 1.6 * weight.rawValue)) }
    }

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
        own.isConfigured = configuration != nil
        self.init(Self.symbol(name, form), own)
    }

    /// Returns the image in the size and weight that a view prefers; unchanged where it has its own, or is no
    /// symbol.
    package func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let configuration, !isConfigured else { return self }
        return withConfiguration(configuration)
    }

    /// Returns the symbol in another size or weight; an image that is not a symbol is returned unchanged.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbolImage, case .drawing(let layer) = content, let name = layer.name else { return self }
        let side = configuration.pointSize * 20 / 17 * configuration.scale.factor
        var form = Self.symbolForm(side: side, isKnown: true)
        (form.tint, form.renderingMode, form.isConfigured) = (ownTint, renderingMode, true)
        return UIImage(Self.symbol(name, configuration), form)
    }

    /// Returns the symbol in another size or weight; an image that is not a symbol is returned unchanged.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
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
