extension UIImage {
    /// The weights of symbols, which are those of fonts.
    public enum SymbolWeight: Int, Sendable {
        /// No weight specified: the regular one.
        case unspecified = 0
        /// The lightest.
        case ultraLight
        /// Lighter than light.
        case thin
        /// Light.
        case light
        /// The usual weight.
        case regular
        /// Heavier than regular.
        case medium
        /// Lighter than bold.
        case semibold
        /// Bold.
        case bold
        /// Heavier than bold.
        case heavy
        /// The heaviest.
        case black

        /// Returns the weight of a font that suits the symbol; regular for no weight.
        public func fontWeight() -> UIFont.Weight {
            let weights: [UIFont.Weight] = [
                .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[rawValue]
        }
    }
}

extension UIFont.Weight {
    /// Returns the weight of symbols beside text in the weight: the nearest one.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let all = (1...9).compactMap(UIImage.SymbolWeight.init(rawValue:))
        func distance(_ weight: UIImage.SymbolWeight) -> CGFloat {
            abs(weight.fontWeight().rawValue - rawValue)
        }
        return all.min { distance($0) < distance($1) } ?? .regular
    }
}
