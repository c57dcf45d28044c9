import Picture

extension UIButton {
    /// The appearance and the texts of a button in one value.
    ///
    /// The insets, the corner radius and the opacity of a tinted background are approximations of Apple's, by
    /// eye.
    public struct Configuration: Sendable {
        enum Style: Sendable { case plain, gray, tinted, filled }

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

            /// The insets that make buttons with a body text 28, 34 and 50 points high, in points.
            fileprivate var insets: NSDirectionalEdgeInsets {
                switch self {
                case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
                case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
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

        /// The background of a button.
        public struct Background: Sendable {
            /// The color; nil for that of the style.
            public var backgroundColor: UIColor?
            /// The radius of the corners in points; default that of the look, 6 on iOS 18.
            public var cornerRadius = ButtonMeasures.current.dynamicRadius
            /// The color of the edge; default nil, for none.
            public var strokeColor: UIColor?
            /// The width of the edge in points; default 0, or that of the look for other styles than the
            /// plain one.
            public var strokeWidth: CGFloat = 0
            /// The distance of the edge outside of the background in points; default 0.
            public var strokeOutset: CGFloat = 0
        }

        var style: Style
        /// The title; default nil, for that of the state.
        public var title: String? { didSet { restyle() } }
        /// The title with its attributes, in place of the plain one; default nil.
        public var attributedTitle: AttributedString? { didSet { restyle() } }
        nonisolated(unsafe) private(set) var styledTitle: NSAttributedString?
        /// The smaller text below the title; default nil.
        public var subtitle: String?
        /// The smaller text with its attributes, in place of the plain one; default nil.
        public var attributedSubtitle: AttributedString? {
            didSet { styledSubtitle = attributedSubtitle.map { NSAttributedString($0) } }
        }
        nonisolated(unsafe) private(set) var styledSubtitle: NSAttributedString?
        /// A closure that changes the attributes of the title; default nil.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            didSet { restyle() }
        }
        /// The image; default nil, for that of the state.
        public var image: UIImage?
        /// The size and weight of a symbol that was created without; default nil.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The distance of image and title in points; default 0.
        public var imagePadding: CGFloat = 0
        /// The side of the title on which the image stands; default before it.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The alignment of title and subtitle to each other; default automatic, for the leading edge.
        public var titleAlignment = TitleAlignment.automatic
        /// The place at which a title that is too long is cut; default at words, for its middle.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The distance of title and subtitle in points; default 1.
        public var titlePadding: CGFloat = 1
        /// The insets of the content.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The color of title and image; nil for that of the style.
        public var baseForegroundColor: UIColor?
        /// The color of the background; nil for that of the style.
        public var baseBackgroundColor: UIColor?
        /// The form of the corners; default `dynamic`.
        public var cornerStyle = CornerStyle.dynamic
        /// The size; default medium. It changes the insets of the content, where code has not set others.
        public var buttonSize = Size.medium {
            didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
        }
        /// The background.
        public var background = Background()
        /// A Boolean value that indicates whether a spinner takes the image's place; default false.
        public var showsActivityIndicator = false

        private mutating func restyle() {
            guard attributedTitle != nil || titleTextAttributesTransformer != nil else {
                styledTitle = nil
                return
            }
            var text = attributedTitle ?? AttributedString(title ?? "")
            if let transformer = titleTextAttributesTransformer {
                for run in text.runs { text[run.range].setAttributes(transformer(run.attributes)) }
            }
            styledTitle = text.characters.isEmpty ? nil : NSAttributedString(text)
        }

        /// Returns a button with a background, whose edge has the width of the look.
        private static func edged(_ style: Style) -> Configuration {
            var configuration = Configuration(style: style)
            configuration.background.strokeWidth = ButtonMeasures.current.strokeWidth
            return configuration
        }

        /// Returns a button of text alone.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Returns a button of text on gray.
        public static func gray() -> Configuration { edged(.gray) }
        /// Returns a button of text on a pale tint color.
        public static func tinted() -> Configuration { edged(.tinted) }
        /// Returns a button of white text on the tint color.
        public static func filled() -> Configuration { edged(.filled) }
        /// Returns a button of text alone.
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        /// Returns a button of text on gray.
        public static func bordered() -> Configuration { edged(.gray) }
        /// Returns a button of text on a pale tint color.
        public static func borderedTinted() -> Configuration { edged(.tinted) }
        /// Returns a button of white text on the tint color.
        public static func borderedProminent() -> Configuration { edged(.filled) }
    }

    private func foreground(of configuration: Configuration) -> UIColor {
        guard isEnabled else { return .tertiaryLabel }
        return configuration.baseForegroundColor ?? (configuration.style == .filled ? .white : tintColor)
    }

    func background(of configuration: Configuration, in bounds: CGRect) -> [Layer.Content] {
        let box = CGRect(origin: bounds.origin, size: bounds.size)
        let radius = configuration.radius(height: box.height)
        let shape = Shape.roundedRectangle(box, cornerRadius: radius)
        var contents: [Layer.Content] = []
        if let color = backgroundColor(of: configuration) {
            contents.append(.fill(shape, isHighlighted ? color.color.faded(by: 0.75) : color.color))
        }
        let width = configuration.background.strokeWidth
        if width > 0, let color = configuration.background.strokeColor {
            let inset = width / 2 - configuration.background.strokeOutset
            let edge = Shape.roundedRectangle(
                box.shrunk(dx: inset, dy: inset), cornerRadius: max(0, radius - inset))
            contents.append(.stroke(edge, color.color, Stroke(width: width)))
        }
        return contents
    }

    private func backgroundColor(of configuration: Configuration) -> UIColor? {
        if let color = configuration.background.backgroundColor { return color }
        let base = configuration.baseBackgroundColor
        if !isEnabled { return configuration.style == .plain ? base : .tertiarySystemFill }
        switch configuration.style {
        case .plain: return base
        case .gray: return base ?? .secondarySystemFill
        case .tinted: return (base ?? tintColor).withAlphaComponent(0.15)
        case .filled: return base ?? tintColor
        }
    }

    func size(of configuration: Configuration) -> CGSize {
        let configuration = withIndicator(configuration)
        fill(from: configuration)
        let content = ButtonContent(configuration, sizes(of: configuration))
        let insets = configuration.contentInsets
        return CGSize(
            width: content.size.width + insets.leading + insets.trailing,
            height: content.size.height + insets.top + insets.bottom)
    }

    private func sizes(of configuration: Configuration) -> ButtonContent.Sizes {
        ButtonContent.Sizes(
            image: spinner?.intrinsicContentSize ?? imageView?.image?.size ?? .zero,
            title: titleLabel?.intrinsicContentSize ?? .zero,
            subtitle: subtitleLabel?.intrinsicContentSize ?? .zero)
    }

    private func fill(from configuration: Configuration) {
        let color = foreground(of: configuration)
        imageView?.image = (configuration.image ?? currentImage)?
            .preferring(configuration.preferredSymbolConfigurationForImage)
        imageView?.tintColor = color
        showSpinner(of: configuration, color: color)
        fillTitles(from: configuration, color: titleColors[.normal] ?? color)
    }

    private func fillTitles(from configuration: Configuration, color: UIColor) {
        if let title = configuration.styledTitle
            ?? (configuration.title == nil ? currentAttributedTitle : nil)
        {
            titleLabel?.show(title, color: color)
        } else {
            titleLabel?.text = popUpTitle ?? configuration.title ?? currentTitle
            titleLabel?.textColor = color
        }
        titleLabel?.lineBreakMode =
            configuration.titleLineBreakMode == .byWordWrapping
            ? .byTruncatingMiddle : configuration.titleLineBreakMode
        let alignment = configuration.titleAlignment.text
        titleLabel?.textAlignment = alignment ?? .center
        subtitleLabel?.textAlignment = alignment ?? .natural
        subtitleLabel?.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
        subtitleLabel?.textColor = color
        if let subtitle = configuration.styledSubtitle {
            subtitleLabel?.show(subtitle, color: color)
        } else {
            subtitleLabel?.text = configuration.subtitle
        }
    }

    func lay(out configuration: Configuration) {
        let configuration = withIndicator(configuration)
        fill(from: configuration)
        let content = ButtonContent(configuration, sizes(of: configuration))
        let insets = configuration.contentInsets
        let frames = content.frames(
            in: bounds.inset(
                by: UIEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)))
        (spinner ?? imageView)?.frame = frames.image
        titleLabel?.frame = frames.title
        subtitleLabel?.frame = frames.subtitle
        let opacity: CGFloat = isHighlighted && configuration.style == .plain ? 0.75 : 1
        for view in [titleLabel, subtitleLabel, imageView] as [UIView?] { view?.alpha = opacity }
    }
}

extension UIButton.Configuration.TitleAlignment {
    /// The alignment of the labels; nil where they choose it themselves.
    fileprivate var text: NSTextAlignment? {
        switch self {
        case .automatic: nil
        case .leading: .natural
        case .center: .center
        case .trailing: .right
        }
    }
}

extension UIButton.Configuration {
    fileprivate func radius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .capsule: height / 2
        case .small: ButtonMeasures.current.smallRadius
        case .medium: 8
        case .large: 12
        case .fixed, .dynamic: background.cornerRadius
        }
    }
}
