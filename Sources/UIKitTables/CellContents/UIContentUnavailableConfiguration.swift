/// The description of a screen without content: an image, two texts and buttons below one another.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The places of the description.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top, in the middle of the width.
        case natural
    }

    /// The settings of an image.
    public struct ImageProperties {
        /// The color of a symbol; default that of secondary labels.
        public var tintColor: UIColor? = .secondaryLabel
        /// The size and weight of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(pointSize: 48)
        /// The radius of the corners, in points; default 0.
        public var cornerRadius: CGFloat = 0
        /// The largest size; default (0, 0), for none.
        public var maximumSize = CGSize.zero
    }

    /// The settings of a text.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The largest number of lines; default 0, for any number.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether a text that is too wide is drawn smaller; default false.
        public var adjustsFontSizeToFitWidth = false
    }

    /// The settings of a button.
    public struct ButtonProperties {
        /// The action; default nil.
        public var primaryAction: UIAction?
        /// The menu; default nil. It has no effect.
        public var menu: UIMenu? {
            didSet {
                if menu != nil {
                    warnOfNoEffect(anywhere: "UIContentUnavailableConfiguration.ButtonProperties.menu")
                }
            }
        }
        /// A Boolean value that indicates whether the button can be tapped; default true.
        public var isEnabled = true
    }

    /// The image; default nil.
    public var image: UIImage?
    /// The settings of the image.
    public var imageProperties = ImageProperties()
    /// The text; default nil.
    public var text: String?
    /// The settings of the text.
    public var textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    /// The text below; default nil.
    public var secondaryText: String?
    /// The settings of the text below.
    public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    /// The button; without title and image, the default, there is none.
    public var button = UIButton.Configuration.plain()
    /// The settings of the button.
    public var buttonProperties = ButtonProperties()
    /// The second button; without title and image, the default, there is none.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The settings of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The place; default in the middle.
    public var alignment = Alignment.center
    /// The background; default clear.
    public var background = UIBackgroundConfiguration.clear()
    /// The distances from the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 24, bottom: 16, trailing: 24)
    /// The distance between image and text, in points; default 16.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between the texts, in points; default 8.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The distance between texts and button, in points; default 16.
    public var textToButtonPadding: CGFloat = 16
    /// The distance between the buttons, in points; default 8.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// A Boolean value that indicates whether an activity indicator stands in place of the image.
    var isLoading = false
    /// A Boolean value that indicates whether the description is that of a search without results.
    private var isSearch = false

    /// Returns a description to be filled.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Returns the description of content that is being loaded.
    public static func loading() -> UIContentUnavailableConfiguration {
        var content = UIContentUnavailableConfiguration()
        (content.isLoading, content.text) = (true, "Loading…")
        content.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
        return content
    }

    private static let noResults = "No Results"

    /// Returns the description of a search without results, which names the text that is searched for.
    public static func search() -> UIContentUnavailableConfiguration {
        var content = UIContentUnavailableConfiguration()
        content.image = UIImage(systemName: "magnifyingglass")
        content.isSearch = true
        (content.text, content.secondaryText) = (noResults, "Check the spelling or try a new search.")
        return content
    }

    /// Returns a view that shows the description.
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the description for a state. That of a search names the text that is searched for.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty,
            isSearch, self.text == Self.noResults
        else { return self }
        var content = self
        content.text = "\(Self.noResults) for “\(text)”"
        return content
    }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {
    /// A value that code adds to the state; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
