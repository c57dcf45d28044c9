/// The description of a row of a list: an image, a text, and a second one below or beside it.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// The properties of a text.
    @preconcurrency @MainActor public struct TextProperties {
        /// The alignments of a text.
        public enum TextAlignment: Int, Sendable {
            /// As the language.
            case natural = 0
            /// In the middle.
            case center
            /// At both edges, but for the last line.
            case justified
        }

        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The change of the color; default nil.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The largest number of lines; default 0, for any number.
        public var numberOfLines = 0
        /// The alignment; default natural.
        public var alignment = TextAlignment.natural
        /// The way in which a long text ends. It has no effect.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail {
            didSet {
                warnOfNoEffect(
                    "UIListContentConfiguration.TextProperties.lineBreakMode", oldValue, lineBreakMode)
            }
        }
        /// A Boolean value that indicates whether a wide text is drawn smaller; default false.
        public var adjustsFontSizeToFitWidth = false

        /// A Boolean value that indicates whether letters move closer before a long text ends with an
        /// ellipsis; default false. It has no effect.
        public var allowsDefaultTighteningForTruncation = false {
            didSet {
                warnOfNoEffect(
                    "UIListContentConfiguration.TextProperties.allowsDefaultTighteningForTruncation",
                    oldValue,
                    allowsDefaultTighteningForTruncation)
            }
        }

        /// Returns the color that is drawn: the color after its change.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    /// The properties of an image.
    @preconcurrency @MainActor public struct ImageProperties {
        /// The color of a template; nil, the default, for the tint of the cell.
        public var tintColor: UIColor?
        /// The change of the color; default nil.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners, in points; default 0.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0, the default, for any.
        public var maximumSize = CGSize.zero
        /// The room for the image, in points; 0, the default, for its size.
        public var reservedLayoutSize = CGSize.zero
        /// The size of symbols; default nil.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

        /// Returns the color of a template in a cell with a tint: the color, or the tint, after its change.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// The image; default nil.
    public var image: UIImage?
    /// The text; default nil.
    public var text: String?
    /// The text with its style; default nil.
    public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    /// The second text; default nil.
    public var secondaryText: String?
    /// The second text with its style; default nil.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { secondaryText = secondaryAttributedText?.string }
    }
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The properties of the text.
    public var textProperties: TextProperties
    /// The properties of the second text.
    public var secondaryTextProperties: TextProperties
    /// The insets around the content, in points; default 16 at the sides, and 11 at the top and bottom, or
    /// 15.5 in iOS 26.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: ListMeasures.current.contentMargin, leading: 16, bottom: ListMeasures.current.contentMargin,
        trailing: 16)
    /// The axes along which the insets are at least the margins of the view around the content; default
    /// horizontal.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// The distance between image and text, in points; default 16.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between the texts where the second is below, in points; default 3, or 0 in iOS 26.
    public var textToSecondaryTextVerticalPadding: CGFloat = ListMeasures.current.hasLargeTitles ? 0 : 3
    /// The distance between the texts where the second is beside, in points; default 8.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// A Boolean value that indicates whether the second text is beside the first one; default false.
    public var prefersSideBySideTextAndSecondaryText = false

    private init(_ font: UIFont, second: UIFont) {
        textProperties = TextProperties(font: font, color: .label)
        secondaryTextProperties = TextProperties(font: second, color: .label)
    }

    /// Returns the description of a row of one text.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .systemFont(ofSize: 17), second: .systemFont(ofSize: ListMeasures.current.detailSize))
    }

    /// Returns the description of a row with a second text below.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// Returns the description of a row with a gray second text at the right.
    public static func valueCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration(.systemFont(ofSize: 17), second: .systemFont(ofSize: 17))
        content.secondaryTextProperties.color = .secondaryLabel
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    /// Returns the description of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        header(.systemFont(ofSize: 17, weight: .semibold), .label)
    }

    /// Returns the description of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        header(.systemFont(ofSize: 13), .secondaryLabel)
    }

    /// Returns the description of a large header in a grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.systemFont(ofSize: 20, weight: .bold), .label)
    }

    /// Returns the description of an even larger header in a grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.systemFont(ofSize: 22, weight: .bold), .label)
    }

    static func header(_ font: UIFont, _ color: UIColor) -> UIListContentConfiguration {
        var content = UIListContentConfiguration(font, second: .systemFont(ofSize: 12))
        content.textProperties.color = color
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 4, leading: 16, bottom: 4, trailing: 16)
        return content
    }

    /// Returns a view that shows the description.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the description itself.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
