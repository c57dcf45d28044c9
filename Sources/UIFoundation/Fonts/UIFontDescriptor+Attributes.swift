import Picture

extension UIFontDescriptor {
    /// The names of attributes of fonts.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The text of the name.
        public let rawValue: String
        /// Creates a name from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The full name of the font.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The weight and slant in words, such as Bold Italic.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The values of traits, by their keys.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The features of the font: of these, digits of one width are drawn.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The style of text.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The keys of traits of fonts.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String
        /// Creates a key from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The traits that a font has or has not.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The slant, from -1 to 1; above 0 type is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The keys of a feature of a font.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String
        /// Creates a key from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind of feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The choice among those of the kind.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The kind of feature, under its name before iOS 15.
        public static let featureIdentifier = FeatureKey.type
        /// The choice among those of the kind, under its name before iOS 15.
        public static let typeIdentifier = FeatureKey.selector
    }

    /// Creates the description of attributes; without a family or a name it is Helvetica of 12 points.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(Font(family: "Helvetica", size: 12).taking(attributes))
    }

    /// Returns the description with attributes in place of its own.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(font.taking(attributes))
    }

    /// Returns the description of another family, in the same size, weight and slant.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// Returns the description with another weight and slant in words.
    public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// The attributes: the name and the size.
    public var fontAttributes: [AttributeName: Any] { [.name: postscriptName, .size: pointSize] }

    /// Returns the value of an attribute; nil for one that the description does not have.
    public func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .family: font.familyName
        case .traits:
            [TraitKey.weight: font.weight, .slant: font.isItalic ? 1 : 0, .symbolic: symbolicTraits.rawValue]
                as [TraitKey: Any]
        default: fontAttributes[attribute]
        }
    }
}

extension Font {
    /// Returns the font with attributes in place of its own.
    fileprivate func taking(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Font {
        var font = self
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            font = UIFont.preferredFont(forTextStyle: style).font
        }
        if let name = attributes[.name] as? String { font = Font(postScriptName: name, size: font.size) }
        if let family = attributes[.family] as? String { font.take(family: family) }
        if let face = attributes[.face] as? String { font.take(face: face) }
        if let size = attributes[.size].flatMap(CGFloat.init(relativeValue:)) { font.size = size }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { font.take(traits) }
        for feature in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? [] {
            font.take(feature)
        }
        font.takeNearestFile()
        return font
    }

    /// Takes weight and slant from words, such as Bold Italic.
    private mutating func take(face: String) {
        let named = Font(postScriptName: "A-" + face.filter { $0 != " " }, size: size)
        (weight, isItalic) = (named.weight, named.isItalic)
    }

    private mutating func take(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        let symbolic = traits[.symbolic]
        let number = symbolic.flatMap(CGFloat.init(relativeValue:)).flatMap { UInt32(exactly: $0) }
        let bits = (symbolic as? UIFontDescriptor.SymbolicTraits)?.rawValue ?? (symbolic as? UInt32) ?? number
        if let bits {
            let wanted = UIFontDescriptor.SymbolicTraits(rawValue: bits)
            self = UIFontDescriptor(self).withSymbolicTraits(wanted)?.font ?? self
        }
        let weight = traits[.weight]
        if let named = weight as? UIFont.Weight {
            self.weight = named.rawValue
        } else if let number = weight.flatMap(CGFloat.init(relativeValue:)) {
            self.weight = number
        }
        if let slant = traits[.slant].flatMap(CGFloat.init(relativeValue:)) { isItalic = slant > 0 }
    }

    private mutating func take(_ feature: [UIFontDescriptor.FeatureKey: Any]) {
        let numbers = [UIFontDescriptor.FeatureKey.type, .selector].map {
            feature[$0].flatMap(CGFloat.init(relativeValue:)).flatMap { Int(exactly: $0) }
        }
        guard numbers[0] == kNumberSpacingType else { return }
        hasEvenDigits = numbers[1] == kMonospacedNumbersSelector
    }
}

/// The kind of features that concern the widths of digits.
public let kNumberSpacingType = 6
/// The feature of digits of one width.
public let kMonospacedNumbersSelector = 0
/// The feature of digits of their own widths.
public let kProportionalNumbersSelector = 1
