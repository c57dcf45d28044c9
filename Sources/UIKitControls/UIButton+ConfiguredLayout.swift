@_spi(UIKitInternals) import UIKitCore

// The image and the texts of a button with a configuration.
extension UIButton {
    /// A Boolean value that indicates whether the configuration breaks its title into lines.
    var wrapsConfiguredTitle: Bool { configuration?.titleLineBreakMode.isWrapping == true }

    /// Returns the size of the content with its insets, in a width.
    func size(of configuration: Configuration, width: CGFloat = .infinity) -> CGSize {
        let configuration = withIndicator(configuration)
        fill(from: configuration)
        let insets = configuration.contentInsets
        let room = width - insets.leading - insets.trailing
        let content = ButtonContent(configuration, sizes(of: configuration, in: room))
        return CGSize(
            width: content.size.width + insets.leading + insets.trailing,
            height: content.size.height + insets.top + insets.bottom)
    }

    /// Returns the sizes of the parts in the width of an area, in which a title may break into lines.
    private func sizes(of configuration: Configuration, in width: CGFloat) -> ButtonContent.Sizes {
        let image = spinnerSize ?? imageView?.image?.size ?? .zero
        var title = titleLabel?.intrinsicContentSize ?? .zero
        let isBeside = configuration.imagePlacement != .top && configuration.imagePlacement != .bottom
        let taken = isBeside && image.width > 0 ? image.width + configuration.imagePadding : 0
        if configuration.titleLineBreakMode.isWrapping, title.width > width - taken, width > taken {
            let limit = CGSize(width: width - taken, height: .greatestFiniteMagnitude)
            title = titleLabel?.sizeThatFits(limit) ?? .zero
        }
        return ButtonContent.Sizes(
            image: image, title: title, subtitle: subtitleSize(of: configuration, in: width - taken))
    }

    /// Returns the size of the subtitle in a width, in which it may break into lines.
    private func subtitleSize(of configuration: Configuration, in width: CGFloat) -> CGSize {
        let size = subtitleLabel?.intrinsicContentSize ?? .zero
        guard configuration.subtitleLineBreakMode.isWrapping, size.width > width, width > 0 else {
            return size
        }
        return subtitleLabel?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
    }

    /// The size of the spinner's place, a square as high as a line of the title; nil for no spinner.
    private var spinnerSize: CGSize? {
        guard spinner != nil, let font = titleLabel?.font else { return nil }
        return CGSize(width: font.lineHeight, height: font.lineHeight).roundedUp
    }

    private func fill(from configuration: Configuration) {
        let color = foreground(of: configuration)
        let image = (configuration.image ?? currentImage)?
            .preferring(configuration.preferredSymbolConfigurationForImage)
        show(image, with: configuration.symbolContentTransition)
        imageView?.tintColor = configuration.imageColorTransformer?(color) ?? color
        let spinnerColor = configuration.activityIndicatorColorTransformer?(color) ?? color
        showSpinner(of: configuration, color: spinnerColor)
        fillTitle(from: configuration, color: color)
        fillSubtitle(from: configuration, color: color)
    }

    /// Shows an image, which replaces another symbol in a change on the screen.
    private func show(_ image: UIImage?, with transition: UISymbolContentTransition?) {
        if let transition, let image, let new = image.symbolName, window != nil,
            let old = imageView?.image?.symbolName, old != new
        {
            imageView?.setSymbolImage(
                image, contentTransition: transition.contentTransition, options: transition.options)
        } else {
            imageView?.image = image
        }
    }

    private func fillTitle(from configuration: Configuration, color: UIColor) {
        guard let label = titleLabel else { return }
        let font = UIFont.preferredFont(
            forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
        if let title = configuration.styledTitle
            ?? (configuration.title == nil ? currentAttributedTitle : nil)
        {
            if label.attributedText !== title {
                label.text = nil
                label.font = font
            }
            label.show(title, color: color)
        } else {
            label.text = popUpTitle ?? configuration.title ?? currentTitle
            label.textColor = color
            label.font = font
        }
        label.lineBreakMode = configuration.titleLineBreakMode
        label.numberOfLines = configuration.titleLineBreakMode.isWrapping ? 0 : 1
        label.textAlignment = configuration.titleAlignment.text ?? .center
    }

    private func fillSubtitle(from configuration: Configuration, color: UIColor) {
        guard let label = subtitleLabel else { return }
        label.textAlignment = configuration.titleAlignment.text ?? .natural
        label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        label.textColor = color
        if let subtitle = configuration.styledSubtitle {
            label.show(subtitle, color: color)
        } else {
            label.text = configuration.subtitle
        }
        label.lineBreakMode = configuration.subtitleLineBreakMode
        label.numberOfLines = configuration.subtitleLineBreakMode.isWrapping ? 0 : 1
    }

    /// Puts image and texts in place.
    func lay(out configuration: Configuration) {
        let configuration = withIndicator(configuration)
        fill(from: configuration)
        showBackgroundView(of: configuration)
        let insets = configuration.contentInsets
        let area = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        let content = ButtonContent(configuration, sizes(of: configuration, in: area.width))
        let frames = content.frames(in: area)
        place((spinner as UIView?) ?? imageView, in: frames.image)
        place(titleLabel, in: frames.title)
        place(subtitleLabel, in: frames.subtitle)
        for view in [titleLabel, subtitleLabel, imageView] as [UIView?] { view?.alpha = 1 }
    }

    /// Gives the labels back the look of a button without a configuration.
    func endConfiguration() {
        spinner?.removeFromSuperview()
        spinner = nil
        configuredBackground?.removeFromSuperview()
        configuredBackground = nil
        imageView?.isHidden = false
        imageView?.tintColor = nil
        titleLabel?.text = nil
        subtitleLabel?.text = nil
        titleLabel?.numberOfLines = 1
        titleLabel?.lineBreakMode = .byTruncatingMiddle
        titleLabel?.textAlignment = .center
        titleLabel?.font = buttonType.titleFont
        showTexts()
    }
}

extension NSLineBreakMode {
    fileprivate var isWrapping: Bool { self == .byWordWrapping || self == .byCharWrapping }
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
