extension UIButton {
    /// The appearance and the texts of a button in one value.
    ///
    /// Insets and fonts are those of iOS 26.1, an iPhone 16; the opacity of a tinted background is by eye.
    public struct Configuration: Sendable {
        enum Style: Sendable { case plain, gray, tinted, filled, glass, clearGlass, tintedClearGlass }

        /// The forms of the corners.
        public enum CornerStyle: Int, Sendable {
            /// The radius of the background.
            case fixed
            /// The radius of the background, adjusted.
            case dynamic
            /// Small corners.
            case small
            /// Medium corners.
            case medium
            /// Large corners.
            case large
            /// Half circles.
            case capsule
        }

        /// The sizes of a button.
        public enum Size: Int, Sendable {
            /// The medium size.
            case medium
            /// The small size.
            case small
            /// The smallest size.
            case mini
            /// The large size.
            case large

            /// The insets that make buttons 28, 34 and 50 points high, in points.
            fileprivate var insets: NSDirectionalEdgeInsets {
                switch self {
                case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                }
            }

            /// The style of the title's font.
            var titleStyle: UIFont.TextStyle {
                switch self {
                case .mini, .small: .subheadline
                case .medium, .large: .body
                }
            }
        }

        /// The alignments of title and subtitle.
        public enum TitleAlignment: Int, Sendable {
            /// That of the content.
            case automatic
            /// At the leading edge.
            case leading
            /// In the middle.
            case center
            /// At the trailing edge.
            case trailing
        }

        /// The marks that show that a tap opens a menu.
        public enum Indicator: Int, Sendable {
            /// Two chevrons for a pop-up button, and none for others.
            case automatic
            /// No mark.
            case none
            /// Two chevrons.
            case popup
        }

        var style: Style
        /// The title; default nil, for that of the state. Setting it replaces an attributed one.
        public var title: String? {
            get { words }
            set {
                (words, styledWords) = (newValue, nil)
                restyle()
            }
        }
        /// The title with its attributes, of which a plain one has none; default nil. Setting it changes
        /// `title` to its characters.
        public var attributedTitle: AttributedString? {
            get { styledWords ?? words.map { AttributedString($0) } }
            set {
                (words, styledWords) = (newValue.map { String($0.characters) }, newValue)
                restyle()
            }
        }
        private var words: String?
        private var styledWords: AttributedString?
        nonisolated(unsafe) private(set) var styledTitle: NSAttributedString?
        /// The smaller text below the title; default nil.
        public var subtitle: String? { didSet { restyleSubtitle() } }
        /// The smaller text with its attributes, in place of the plain one; default nil.
        public var attributedSubtitle: AttributedString? {
            didSet { restyleSubtitle() }
        }
        nonisolated(unsafe) private(set) var styledSubtitle: NSAttributedString?
        /// A closure that changes the attributes of the subtitle; default nil.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            didSet { restyleSubtitle() }
        }
        /// The place at which a subtitle that is too long is broken or cut; default between words. A subtitle
        /// that is cut has one line.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// A closure that changes the attributes of the title; default nil.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            didSet { restyle() }
        }
        /// The image; default nil, for that of the state.
        public var image: UIImage?
        /// The size and weight of a symbol that was created without; default nil.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The way in which a symbol replaces another one; default nil, for none.
        public var symbolContentTransition: UISymbolContentTransition?
        /// The distance of image and title in points; default 0.
        public var imagePadding: CGFloat = 0
        /// The side of the title on which the image stands; default before it.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The alignment of title and subtitle to each other; default automatic, for the leading edge.
        public var titleAlignment = TitleAlignment.automatic
        /// The place at which a title that is too long is broken or cut; default between words. A title that
        /// is cut has one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The distance of title and subtitle in points; default 1.
        public var titlePadding: CGFloat = 1
        /// The insets of the content.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The color of title and image; nil for that of the style.
        public var baseForegroundColor: UIColor?
        /// The color of the background; nil for that of the style.
        public var baseBackgroundColor: UIColor?
        /// The form of the corners; default `dynamic`. In the look of iOS 26, setting another one also
        /// sets the radius of the background, to 5.95 points.
        public var cornerStyle = CornerStyle.dynamic {
            didSet {
                guard cornerStyle != .dynamic, let radius = ButtonMeasures.current.fixedRadius else { return }
                background.cornerRadius = radius
            }
        }
        /// The size; default medium. It changes the insets of the content, where code has not set others.
        public var buttonSize = Size.medium {
            didSet {
                if contentInsets == oldValue.insets { contentInsets = buttonSize.insets }
                restyle()
            }
        }
        /// The background: its color is that of the style where it has none, and its corners have the radius
        /// of the look, 6 points on iOS 18.
        public var background = Configuration.usualBackground
        /// The mark that shows that a tap opens a menu; default automatic.
        public var indicator = Indicator.automatic
        /// A Boolean value that indicates whether a spinner takes the image's place; default false.
        public var showsActivityIndicator = false
        /// A closure that changes the color of the image; default nil.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// A closure that changes the color of the spinner; default nil.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// A Boolean value that indicates whether a selected button is drawn in the tint color, on a pale
        /// one; default true, and false for a filled button.
        public var automaticallyUpdateForSelection: Bool

        private init(_ style: Style) {
            (self.style, automaticallyUpdateForSelection) = (style, style != .filled)
        }

        private mutating func restyle() {
            guard styledWords != nil || titleTextAttributesTransformer != nil else {
                styledTitle = nil
                return
            }
            var text = styledWords ?? AttributedString(words ?? "")
            if let transformer = titleTextAttributesTransformer {
                for run in text.runs { text[run.range].setAttributes(transformer(run.attributes)) }
            }
            styledTitle = text.characters.isEmpty ? nil : NSAttributedString(text)
        }

        private mutating func restyleSubtitle() {
            guard attributedSubtitle != nil || subtitleTextAttributesTransformer != nil else {
                styledSubtitle = nil
                return
            }
            var text = attributedSubtitle ?? AttributedString(subtitle ?? "")
            if let transformer = subtitleTextAttributesTransformer {
                for run in text.runs { text[run.range].setAttributes(transformer(run.attributes)) }
            }
            styledSubtitle = text.characters.isEmpty ? nil : NSAttributedString(text)
        }

        private static var usualBackground: UIBackgroundConfiguration {
            var background = UIBackgroundConfiguration()
            background.cornerRadius = ButtonMeasures.current.dynamicRadius
            return background
        }

        /// Returns a button with a background, whose edge has the width of the look.
        private static func edged(_ style: Style) -> Configuration {
            var configuration = Configuration(style)
            configuration.background.strokeWidth = ButtonMeasures.current.strokeWidth
            return configuration
        }

        /// Returns a button of text alone.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a button of text on gray.
        public static func gray() -> Configuration { edged(.gray) }
        /// Returns a button of text on a pale tint color.
        public static func tinted() -> Configuration { edged(.tinted) }
        /// Returns a button of white text on the tint color.
        public static func filled() -> Configuration { edged(.filled) }
        /// Returns a button of text alone.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Returns a button of text on gray.
        public static func bordered() -> Configuration { edged(.gray) }
        /// Returns a button of text on a pale tint color.
        public static func borderedTinted() -> Configuration { edged(.tinted) }
        /// Returns a button of white text on the tint color.
        public static func borderedProminent() -> Configuration { edged(.filled) }
    }
}
