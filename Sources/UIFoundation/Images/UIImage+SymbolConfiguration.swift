import Picture

extension UIImage {
    /// The size of a symbol beside text.
    public typealias SymbolScale = SymbolConfiguration.SymbolScale

    /// The size and weight of a symbol. Parts that are not specified are those of the view that shows it, or
    /// those for text of 17 points.
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

        /// The configuration that specifies nothing.
        public static let unspecified = SymbolConfiguration(size: nil, weight: nil, scale: nil)

        private let ownSize: CGFloat?
        private let ownWeight: UIFont.Weight?
        private let ownScale: SymbolScale?

        package var pointSize: CGFloat { ownSize ?? UIFont.labelFontSize }
        package var weight: UIFont.Weight { ownWeight ?? .regular }
        var scale: SymbolScale { ownScale ?? .default }
        /// True when all parts are specified.
        var isComplete: Bool { ownSize != nil && ownWeight != nil && ownScale != nil }

        private init(size: CGFloat?, weight: UIFont.Weight?, scale: SymbolScale?) {
            (ownSize, ownWeight, ownScale) = (size, weight, scale)
            super.init()
        }

        /// Creates a configuration with the size of text in points, a weight and a scale.
        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
        ) {
            self.init(
                size: pointSize, weight: weight == .unspecified ? nil : weight.fontWeight(),
                scale: scale == .unspecified ? nil : scale)
        }

        /// Creates a configuration without a size, whose symbols have one color: palettes have no effect.
        @preconcurrency @MainActor public convenience init(paletteColors: [UIColor]) {
            self.init(size: nil, weight: nil, scale: nil)
            warnOfNoEffect("UIImage.SymbolConfiguration.paletteColors")
        }

        /// Creates a configuration without a size, whose symbols have one color: shades have no effect.
        @preconcurrency @MainActor public convenience init(hierarchicalColor: UIColor) {
            self.init(size: nil, weight: nil, scale: nil)
            warnOfNoEffect("UIImage.SymbolConfiguration.hierarchicalColor")
        }

        /// Creates a configuration with a scale alone.
        public convenience init(scale: SymbolScale) {
            self.init(size: nil, weight: nil, scale: scale == .unspecified ? nil : scale)
        }

        /// Creates a configuration with a weight alone.
        public convenience init(weight: SymbolWeight) {
            self.init(size: nil, weight: weight == .unspecified ? nil : weight.fontWeight(), scale: nil)
        }

        /// Creates a configuration of a font.
        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(pointSize: font.pointSize, weight: font.font.isBold ? .bold : .regular, scale: scale)
        }

        /// Creates a configuration of the size of a style of text, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
        }

        /// Returns the configuration with the parts that another one specifies in place of its own.
        public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other = otherConfiguration else { return self }
            return SymbolConfiguration(
                size: other.ownSize ?? ownSize, weight: other.ownWeight ?? ownWeight,
                scale: other.ownScale ?? ownScale)
        }

        /// Returns whether another object is a configuration that specifies the same parts.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return ownSize == other.ownSize && ownWeight == other.ownWeight && ownScale == other.ownScale
        }

        /// The hash value of the parts.
        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(ownSize)
            hasher.combine(ownWeight?.rawValue)
            hasher.combine(ownScale)
            return hasher.finalize()
        }

        /// The width of a symbol's lines on its grid of 24: 2 for the regular weight, from 1 to 3.2.
        var lineWidth: CGFloat { max(1, min(3.2, 2 + 1.6 * weight.rawValue)) }
    }
}
