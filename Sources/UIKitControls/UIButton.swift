public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A control that is tapped, with a title and an image for each of its states.
///
/// A system button draws its title in the tint color at 15 points, and pale while a finger is on it; a custom
/// one is white at 18 points. (The sizes are those of Apple's templates.)
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The kind of the button.
    public internal(set) var buttonType = ButtonType.custom

    /// The label of the title.
    open var titleLabel: UILabel? { ownTitleLabel }
    /// The view of the image.
    open var imageView: UIImageView? { ownImageView }
    /// The label of the subtitle; empty unless the configuration has one.
    public let subtitleLabel: UILabel? = UILabel()

    private let ownTitleLabel = UILabel()
    private let ownImageView = UIImageView(frame: .zero)

    /// The insets around title and image; default none.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets around the title; default none. They move it, and leave it less width, but do not make the
    /// button larger.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets around the image; default none. They move it, but do not make the button larger.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the image of a custom button is darkened by a finger; default
    /// true.
    open var adjustsImageWhenHighlighted = true
    /// A Boolean value that indicates whether the image is pale while the button is disabled; default true.
    open var adjustsImageWhenDisabled = true
    /// A Boolean value that indicates whether the button glows under a finger; default false. It has no
    /// effect.
    open var showsTouchWhenHighlighted = false {
        didSet { warnOfNoEffect("UIButton.showsTouchWhenHighlighted", oldValue, showsTouchWhenHighlighted) }
    }
    /// A Boolean value that indicates whether the title's shadow changes sides; default false. It has no
    /// effect.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet {
            warnOfNoEffect(
                "UIButton.reversesTitleShadowWhenHighlighted", oldValue, reversesTitleShadowWhenHighlighted)
        }
    }
    /// The menu of the button; default nil. A long touch does not open it.
    open var menu: UIMenu?
    /// The order of the menu's entries; default automatic.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// A Boolean value that indicates whether a tap opens the menu, in place of the button's actions; default
    /// false.
    open var showsMenuAsPrimaryAction = false
    /// A Boolean value that indicates whether a tap selects the button; default false. With a menu, the
    /// button shows the menu's selected action.
    open var changesSelectionAsPrimaryAction = false
    /// A closure that updates the configuration; default nil. It is called before the next layout, once after
    /// it is set, after a change of the state or the tint color, and after `setNeedsUpdateConfiguration()`.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// True where a call of `updateConfiguration()` is due.
    var needsConfigurationUpdate = false

    /// The appearance and the texts in one value, in place of those set for states; default nil.
    open var configuration: Configuration? {
        didSet {
            if configuration == nil, oldValue != nil { endConfiguration() }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the configuration is drawn by the button's state; default true.
    open var automaticallyUpdatesConfiguration = true { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the image grows with large texts; default false. It has no
    /// effect.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            warnOfNoEffect(
                "UIButton.adjustsImageSizeForAccessibilityContentSizeCategory", oldValue,
                adjustsImageSizeForAccessibilityContentSizeCategory)
        }
    }
    /// The role; default normal. One that destroys something is red in a configuration; others look alike.
    open var role = Role.normal { didSet { roleDidChange() } }

    /// The spinner in place of the image; nil unless the configuration has one.
    var spinner: UIActivityIndicatorView?
    /// The view of the image, the effect or the view of the configuration's background; nil for none.
    var configuredBackground: UIView?
    var titles: [State: String] = [:]
    var attributedTitles: [State: NSAttributedString] = [:]
    package var titleColors: [State: UIColor] = [:] { didSet { showTexts() } }
    package var titleShadowColors: [State: UIColor] = [:] { didSet { showTexts() } }
    package var images: [State: UIImage] = [:] { didSet { showTexts() } }
    package var backgroundImages: [State: UIImage] = [:]
    /// The sizes and weights of symbols by states.
    package var symbolForms: [State: UIImage.SymbolConfiguration] = [:] { didSet { showTexts() } }

    @_spi(UIKitInternals) open override var primaryEvent: Event { .touchUpInside }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        take(buttonType)
    }

    /// Creates a button of a type, by default the system's, with an action for taps. It shows the action's
    /// title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        show(primaryAction)
    }

    /// Creates a system button with a configuration and an action for taps.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        show(primaryAction)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        for view in [ownImageView, ownTitleLabel, subtitleLabel] as [UIView?] {
            guard let view else { continue }
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        ownTitleLabel.font = .systemFont(ofSize: UIFont.buttonFontSize)
        // As on devices.
        ownTitleLabel.lineBreakMode = .byTruncatingMiddle
        ownTitleLabel.textAlignment = .center
        ownImageView.contentMode = .scaleToFill
    }

    private func show(_ action: UIAction?) {
        guard let action else { return }
        defer { addAction(action, for: .primaryActionTriggered) }
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
            return
        }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    @_spi(UIKitInternals) open override func stateDidChange() {
        super.stateDidChange()
        needsConfigurationUpdate = true
        setNeedsUpdateProperties()
    }

    /// Ends the touch; a button that changes its selection does so, and one with a menu opens it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let menu, showsMenuAsPrimaryAction, isTracking {
            if isTouchInside {
                send(.menuActionTriggered, event)
                MenuPopUp(menu, of: self, order: preferredMenuElementOrder)
            }
            return super.touchesCancelled(touches, with: event)
        }
        if changesSelectionAsPrimaryAction, menu == nil, isTracking { isSelected.toggle() }
        super.touchesEnded(touches, with: event)
    }

    /// Requests a call of `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsUpdateProperties()
        setNeedsLayout()
    }

    /// Calls the update handler of the configuration.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Updates the configuration to the new tint color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    /// Updates the configuration where that is due: before constraints ask for the size.
    open override func updateProperties() {
        super.updateProperties()
        updateDueConfiguration()
    }

    /// Lays out image and title side by side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateDueConfiguration()
        if let configuration { lay(out: configuration) } else { layOutStates() }
    }

    /// Returns the rectangle of image and title in bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Returns the rectangle of the background image in bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the title in the content's rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let title = placedParts(in: contentRect, titleInsets: titleEdgeInsets).title
        return shifted(title, by: titleEdgeInsets)
    }

    /// Returns the rectangle of the image in the content's rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        shifted(placedParts(in: contentRect).image, by: imageEdgeInsets)
    }

    /// Returns the size of image and title with their insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let configuration, wrapsConfiguredTitle, size.width > 0 else { return intrinsicContentSize }
        return self.size(of: configuration, width: size.width)
    }

    @_spi(UIKitInternals) open override var wrapsContents: Bool? { wrapsConfiguredTitle }

    /// The size of image and title with their insets.
    open override var intrinsicContentSize: CGSize {
        configuration.map { size(of: $0) } ?? plainSize
    }

    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        guard configuration == nil, let image = currentBackgroundImage else { return [] }
        return image.layer(in: backgroundRect(forBounds: bounds), tint: tintColor.color).map { [$0] } ?? []
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        configuration.map { background(of: $0, in: bounds) } ?? []
    }

    // MARK: States

    /// Sets the title of a state; nil for that of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        (titles[state], attributedTitles[state]) = (title, nil)
        showTexts()
    }

    /// Sets the color of the title in a state; nil for that of the normal state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
    }

    /// Sets the title of a state with its attributes; nil for that of the normal state. Where it has no color
    /// it is drawn in the color of the title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        titles[state] = title?.string
        attributedTitles[state] = title
        showTexts()
    }

    /// Returns the attributed title of a state, or that of the normal one; nil for a plain title.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        titles[state] == nil ? attributedTitles[.normal] : attributedTitles[state]
    }

    /// The attributed title of the current state; nil for a plain title.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// Sets the color of the title's shadow in a state; nil for that of the normal state. Its distance is the
    /// `shadowOffset` of `titleLabel`.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        titleShadowColors[state] = color
    }

    /// Returns the color of the title's shadow in a state, or that in the normal one; nil for no shadow.
    open func titleShadowColor(for state: State) -> UIColor? {
        titleShadowColors[state] ?? titleShadowColors[.normal]
    }

    /// The color of the title's shadow in the current state; nil for no shadow.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// Sets the image of a state; nil for that of the normal state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
    }

    /// Sets the image behind title and image in a state; nil for that of the normal state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
    }

    /// Returns the title of a state, or that of the normal one.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    /// Returns the color of the title in a state: that set, also the one of the normal state, else the tint
    /// color in a system button, gray in a disabled one, and white in a custom one.
    open func titleColor(for state: State) -> UIColor? {
        if let color = titleColors[state] ?? titleColors[.normal] { return color }
        if buttonType == .custom { return .white }
        return state.contains(.disabled) ? UIColor(white: 0.557, alpha: 0.5) : tintColor
    }

    /// Returns the image of a state, or that of the normal one.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    /// Returns the background image of a state, or that of the normal one.
    open func backgroundImage(for state: State) -> UIImage? {
        backgroundImages[state] ?? backgroundImages[.normal]
    }

    /// The title of the current state.
    open var currentTitle: String? { title(for: state) }

    /// The image of the current state; a symbol in the size and weight that the button prefers.
    open var currentImage: UIImage? {
        image(for: state)?.preferring(preferredSymbolConfigurationForImage(in: state))
    }

    /// The background image of the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The color of the title in the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
}
