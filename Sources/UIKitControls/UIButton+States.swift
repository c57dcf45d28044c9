import Picture

extension UIButton {
    /// Sets the title of a state; nil for that of the normal state.
    public func setTitle(_ title: String?, for state: State) {
        (titles[state], attributedTitles[state]) = (title, nil)
        showTexts()
    }

    /// Sets the color of the title in a state; nil for that of the normal state.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        showTexts()
    }

    /// Sets the title of a state with its attributes; nil for that of the normal state. Where it has no color
    /// it is drawn in the color of the title.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        titles[state] = title?.string
        attributedTitles[state] = title
        showTexts()
    }

    /// Returns the attributed title of a state, or that of the normal one; nil for a plain title.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        titles[state] == nil ? attributedTitles[.normal] : attributedTitles[state]
    }

    /// The attributed title of the current state; nil for a plain title.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// Sets the color of the title's shadow in a state; nil for that of the normal state. Its distance is the
    /// `shadowOffset` of `titleLabel`.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
        titleShadowColors[state] = color
        showTexts()
    }

    /// Returns the color of the title's shadow in a state, or that in the normal one; nil for no shadow.
    public func titleShadowColor(for state: State) -> UIColor? {
        titleShadowColors[state] ?? titleShadowColors[.normal]
    }

    /// The color of the title's shadow in the current state; nil for no shadow.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// Sets the image of a state; nil for that of the normal state.
    public func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        showTexts()
    }

    /// Sets the image behind title and image in a state; nil for that of the normal state.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
    }

    /// Has no effect: symbols keep the size with which they were created.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        warnOfNoEffect("UIButton.setPreferredSymbolConfiguration")
    }

    /// Returns the title of a state, or that of the normal one.
    public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    /// Returns the color of the title in a state, or that in the normal one.
    public func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

    /// Returns the image of a state, or that of the normal one.
    public func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    /// Returns the background image of a state, or that of the normal one.
    public func backgroundImage(for state: State) -> UIImage? {
        backgroundImages[state] ?? backgroundImages[.normal]
    }

    /// The title of the current state.
    public var currentTitle: String? { title(for: state) }

    /// The image of the current state.
    public var currentImage: UIImage? { image(for: state) }

    /// The background image of the current state.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The color of the title in the current state: that set, else the tint color in a system button and
    /// white in a custom one.
    public var currentTitleColor: UIColor {
        if let color = titleColors[state] { return color }
        if !isEnabled && buttonType != .custom { return UIColor(white: 0.557, alpha: 0.5) }
        return titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
    }

    /// Updates the views with the title, color and image of the current state.
    func showTexts() {
        guard configuration == nil else { return setNeedsLayout() }
        showTitle()
        imageView?.image = currentImage
        setNeedsLayout()
    }

    /// Shows the title of the current state in its label.
    func showTitle() {
        if let title = currentAttributedTitle {
            titleLabel?.show(title, color: currentTitleColor)
            return
        }
        titleLabel?.text = currentTitle
        titleLabel?.textColor = currentTitleColor
        // Code may set the label's own shadow instead.
        if !titleShadowColors.isEmpty { titleLabel?.shadowColor = currentTitleShadowColor }
    }

    func layOutStates() {
        showTitle()
        imageView?.image = currentImage
        let isSystem = buttonType != .custom
        let isPale = isHighlighted && isSystem && titleColors[state] == nil
        titleLabel?.alpha = isPale ? 0.2 : 1
        imageView?.alpha = imageOpacity(isSystem)
        let content = contentRect(forBounds: bounds)
        imageView?.frame = imageRect(forContentRect: content)
        titleLabel?.frame = titleRect(forContentRect: content)
        subtitleLabel?.frame = .zero
    }

    private func imageOpacity(_ isSystem: Bool) -> CGFloat {
        if !isEnabled { return (isSystem || adjustsImageWhenDisabled) && images[.disabled] == nil ? 0.5 : 1 }
        guard isHighlighted, images[.highlighted] == nil else { return 1 }
        return isSystem ? 0.2 : adjustsImageWhenHighlighted ? 0.5 : 1
    }

    var titleSize: CGSize {
        guard let label = titleLabel, currentTitle?.isEmpty == false else { return .zero }
        showTitle()
        return label.intrinsicContentSize
    }

    /// Returns the rectangles of image and title, side by side, in the content's rectangle.
    func placedParts(in content: CGRect) -> (image: CGRect, title: CGRect) {
        var (image, title) = (currentImage?.size ?? .zero, titleSize)
        if image.width > content.width || image.height > content.height {
            let factor = min(1, content.width / max(image.width, 1), content.height / max(image.height, 1))
            image = CGSize(width: image.width * max(factor, 0), height: image.height * max(factor, 0))
        }
        title.width = min(title.width, max(0, content.width - image.width))
        if (titleLabel?.numberOfLines ?? 1) != 1 {
            title.height = titleLabel?.sizeThatFits(CGSize(width: title.width, height: .infinity)).height ?? 0
        }
        let left = leftEdge(of: image.width + title.width, in: content)
        return (
            frame(of: image, at: left, in: content), frame(of: title, at: left + image.width, in: content)
        )
    }

    private func leftEdge(of width: CGFloat, in content: CGRect) -> CGFloat {
        switch contentHorizontalAlignment {
        case .left, .leading: content.minX
        case .right, .trailing: content.maxX - width
        case .center, .fill: content.midX - width / 2
        }
    }

    private func frame(of size: CGSize, at left: CGFloat, in content: CGRect) -> CGRect {
        if contentVerticalAlignment == .fill, size != .zero {
            let isAlone = contentHorizontalAlignment == .fill && (currentTitle ?? "").isEmpty
            return CGRect(
                x: isAlone ? content.minX : left, y: content.minY,
                width: isAlone ? content.width : size.width, height: content.height)
        }
        let top =
            switch contentVerticalAlignment {
            case .top: content.minY
            case .bottom: content.maxY - size.height
            case .center, .fill: content.midY - size.height / 2
            }
        return CGRect(x: left, y: top, width: size.width, height: size.height)
    }
}

extension UIFont {
    /// The size of the titles of custom buttons: 18 points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text: 12 points.
    public static let smallSystemFontSize: CGFloat = 12
}
