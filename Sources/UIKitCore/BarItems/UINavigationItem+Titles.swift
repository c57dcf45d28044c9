// The titles that came with iOS 26, in whose look bars show them; earlier systems do not have them.
extension UINavigationItem {
    /// The text below the title; default nil. With an attributed one, it is the characters of that.
    public var subtitle: String? {
        get { titles.subtitle.text }
        set { titles.subtitle.plain = newValue }
    }

    /// The text below the title, with its attributes, in place of the plain one; default nil.
    public var attributedSubtitle: AttributedString? {
        get { titles.subtitle.styled }
        set { titles.subtitle.styled = newValue }
    }

    /// The view below the title, in place of a text; default nil. Its constraints or `sizeThatFits(_:)` give
    /// its size.
    public var subtitleView: UIView? {
        get { titles.subtitle.view }
        set { titles.subtitle.view = newValue }
    }

    /// The large title; nil, the default, for the title.
    public var largeTitle: String? {
        get { titles.large }
        set { titles.large = newValue }
    }

    /// The text below the large title; nil, the default, for that below the small one.
    public var largeSubtitle: String? {
        get { titles.ownLargeSubtitle.text }
        set { titles.ownLargeSubtitle.plain = newValue }
    }

    /// The text below the large title, with its attributes; nil, the default, for the plain one.
    public var largeAttributedSubtitle: AttributedString? {
        get { titles.ownLargeSubtitle.styled }
        set { titles.ownLargeSubtitle.styled = newValue }
    }

    /// The view below the large title, in place of a text; default nil. Its constraints or
    /// `sizeThatFits(_:)` give its size.
    public var largeSubtitleView: UIView? {
        get { titles.ownLargeSubtitle.view }
        set { titles.ownLargeSubtitle.view = newValue }
    }
}
