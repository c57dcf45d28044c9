import Picture

extension UIImage.SymbolConfiguration {
    /// Returns a configuration of symbols in their own colors. It has no effect: symbols have one color.
    public static func preferringMulticolor() -> UIImage.SymbolConfiguration {
        warnOfNoEffect(anywhere: "UIImage.SymbolConfiguration.preferringMulticolor")
        return UIImage.SymbolConfiguration(scale: .unspecified)
    }

    /// Returns a configuration of symbols in one color, as they are anyway.
    public static func preferringMonochrome() -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(scale: .unspecified)
    }
}

extension UIImage {
    /// Creates a symbol by its name with a value from 0 to 1, in which all its parts are shown.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: SymbolConfiguration? = nil
    ) {
        if value < 1 { warnOfNoEffect(anywhere: "UIImage.variableValue") }
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// The name of the symbol; nil for other images.
    package var symbolName: String? {
        guard isSymbolImage, case .drawing(let layer) = content else { return nil }
        return layer.name
    }
}
