import Picture

extension UIButton {
    /// Sets the size and the weight of a symbol in a state that was created without; nil for those of the
    /// normal state.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolForms[state] = configuration
        invalidateIntrinsicContentSize()
    }

    /// Returns the size and the weight of symbols in a state, or those in the normal one; nil for none.
    public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolForms[state] ?? symbolForms[.normal]
    }

    /// The size and the weight of the symbol in the current state; nil for none.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
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
        place(imageView, in: imageRect(forContentRect: content))
        place(titleLabel, in: titleRect(forContentRect: content))
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

    /// The size of a button without a configuration, whose title takes whole points.
    ///
    /// Without an image it is at least 30 points wide and as high as a line, with 6 points above and below
    /// unless code sets insets (rows P0100 to P0167 of Apple's numbers). An inset replaces those 6 points.
    var plainSize: CGSize {
        let (image, title, insets) = (currentImage?.size ?? .zero, titleSize, contentEdgeInsets)
        let line = titleLabel?.font.lineHeight.rounded(.up) ?? 0
        var size = CGSize(
            width: image.width + title.width.rounded(.up),
            height: max(image.height, title.height.rounded(.up)))
        if insets == .zero {
            guard image.width == 0 else { return size }
            return CGSize(width: max(size.width, 30), height: max(size.height, line) + 12)
        }
        size.width += insets.left + insets.right
        size.height = max(size.height, line) + insets.top + insets.bottom
        return size
    }

    /// The size of image and title in a bar or a segment, in whole pixels.
    package var barSize: CGSize {
        let (image, title, insets) = (currentImage?.size ?? .zero, titleSize, contentEdgeInsets)
        if image == .zero && title == .zero, buttonType == .system { return CGSize(width: 30, height: 30) }
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if title.width > 0 && image.width == 0 { size.height += 12 }
        if title.width > 0 { size.width = max(size.width, 30) }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        return size
    }

    /// Returns the rectangles of image and title, side by side, in the content's rectangle; the title is no
    /// wider than its insets leave.
    func placedParts(
        in content: CGRect, titleInsets: UIEdgeInsets = .zero
    ) -> (image: CGRect, title: CGRect) {
        var (image, title) = (currentImage?.size ?? .zero, titleSize)
        if image.width > content.width || image.height > content.height {
            let factor = min(1, content.width / max(image.width, 1), content.height / max(image.height, 1))
            image = CGSize(width: image.width * max(factor, 0), height: image.height * max(factor, 0))
        }
        let room = content.width - image.width - titleInsets.left - titleInsets.right
        title.width = min(title.width, max(0, room))
        if (titleLabel?.numberOfLines ?? 1) != 1 {
            title.height = titleLabel?.sizeThatFits(CGSize(width: title.width, height: .infinity)).height ?? 0
        }
        let left = leftEdge(of: image.width + title.width, in: content)
        return (
            frame(of: image, at: left, in: content), frame(of: title, at: left + image.width, in: content)
        )
    }

    /// Returns a part moved by its insets: fully by those of the edge at which the content lies, and by half
    /// of each, to a whole pixel, where it lies in the middle.
    func shifted(_ part: CGRect, by insets: UIEdgeInsets) -> CGRect {
        let x =
            switch contentHorizontalAlignment {
            case .left, .leading: part.minX + insets.left
            case .right, .trailing: part.minX - insets.right
            case .center, .fill: (part.minX + (insets.left - insets.right) / 2).onPixel
            }
        let y =
            switch contentVerticalAlignment {
            case .top: part.minY + insets.top
            case .bottom: part.minY - insets.bottom
            case .center, .fill: (part.minY + (insets.top - insets.bottom) / 2).onPixel
            }
        return CGRect(x: x, y: y, width: part.width, height: part.height)
    }

    private func leftEdge(of width: CGFloat, in content: CGRect) -> CGFloat {
        switch contentHorizontalAlignment {
        case .left, .leading: content.minX
        case .right, .trailing: content.maxX - width
        case .center, .fill: (content.midX - width / 2).onPixel
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

extension CGFloat {
    /// The nearest whole pixel; the middle between two is rounded up, as in frames that devices print: 0.333
    /// 6 45.667 18 for a title in a button of 46 x 30 points.
    @MainActor fileprivate var onPixel: CGFloat {
        let scale = RunContext.current.scale
        return (self * scale + 0.5 + 1e-9).rounded(.down) / scale
    }
}

extension UIFont {
    /// The size of the titles of custom buttons: 18 points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text: 12 points.
    public static let smallSystemFontSize: CGFloat = 12
}
