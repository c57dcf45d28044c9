/// A view that shows an image, a text and a second text.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel()
    private let secondLabel = UILabel()
    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]
    /// True for the content view of a cell, which gives it its margins.
    var isContentOfCell = false

    /// Creates a view of a description.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        for view in [imageView, label, secondLabel] { addSubview(view) }
        show()
    }

    /// Returns nil: a description is in no archive.
    public required init?(coder: NSCoder) { nil }

    /// The description. One of another kind has no effect.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            content = new
            show()
        }
    }

    /// The area of the text; nil without a text.
    open var textLayoutGuide: UILayoutGuide? { label.text?.isEmpty == false ? guide(along: label) : nil }

    /// The area of the second text; nil without a second text.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        secondLabel.text?.isEmpty == false ? guide(along: secondLabel) : nil
    }

    /// The area of the image; nil without an image.
    open var imageLayoutGuide: UILayoutGuide? { imageView.image == nil ? nil : guide(along: imageView) }

    /// Returns the guide with the edges of a view, which is created when it is asked for first.
    private func guide(along view: UIView) -> UILayoutGuide {
        let key = ObjectIdentifier(view)
        if let guide = guides[key] { return guide }
        let guide = UILayoutGuide()
        guides[key] = guide
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor),
            guide.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        return guide
    }

    private func show() {
        let form = content.imageProperties
        imageView.image =
            form.preferredSymbolConfiguration.flatMap { content.image?.applyingSymbolConfiguration($0) }
            ?? content.image
        let isTinted = form.tintColor != nil || form.tintColorTransformer != nil
        imageView.tintColor = isTinted ? form.resolvedTintColor(for: tintColor) : nil
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = form.cornerRadius > 0
        imageView.layer.cornerRadius = form.cornerRadius
        show(content.text, content.attributedText, content.textProperties, in: label)
        show(
            content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
            in: secondLabel)
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ styled: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        (label.font, label.textColor, label.numberOfLines) = (
            look.font, look.resolvedColor(), look.numberOfLines
        )
        label.textAlignment =
            switch look.alignment {
            case .center: .center
            case .justified: .justified
            case .natural: .natural
            }
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.text = text
        if let styled { label.attributedText = styled }
    }

    /// The size of the image, no larger than the largest one.
    private var imageSize: CGSize {
        guard let size = imageView.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let most = content.imageProperties.maximumSize
        let factor = min(
            1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The insets around the content: those of the description, or the margins of the cell or the superview
    /// where they are larger and the description preserves them. In a row of a table the default at the end
    /// gives way to the row's margin, which is 8 before a mark.
    private var insets: NSDirectionalEdgeInsets {
        var insets = content.directionalLayoutMargins
        let holder: UIView? = isContentOfCell ? self : superview
        guard let outer = holder?.directionalLayoutMargins else { return insets }
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            insets.leading = max(insets.leading, outer.leading)
            let isRow = superview is UITableViewCell
            insets.trailing =
                isRow && insets.trailing == 16 ? outer.trailing : max(insets.trailing, outer.trailing)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            (insets.top, insets.bottom) = (max(insets.top, outer.top), max(insets.bottom, outer.bottom))
        }
        return insets
    }

    /// Puts image and texts in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let box = bounds.inset(byDirectional: insets)
        let size = imageSize
        imageView.frame = CGRect(
            x: box.minX + (imageRoom - size.width) / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        layOutTexts(in: textBox(in: box))
    }

    /// The distance of the first text from the leading edge, in points; nil without a text.
    package var textLeading: CGFloat? {
        guard label.text?.isEmpty == false else { return nil }
        return textBox(in: bounds.inset(byDirectional: insets)).minX - bounds.minX
    }

    /// The width of the image, or that which is reserved for it.
    private var imageRoom: CGFloat { max(imageSize.width, content.imageProperties.reservedLayoutSize.width) }

    private func textBox(in box: CGRect) -> CGRect {
        let room = imageRoom
        guard room > 0 else { return box }
        return CGRect(
            x: box.minX + room + content.imageToTextPadding, y: box.minY,
            width: max(0, box.width - room - content.imageToTextPadding), height: box.height)
    }

    /// Returns the height that image and texts need at a width, in points.
    func fittingHeight(width: CGFloat) -> CGFloat {
        let margins = insets
        let whole = CGRect(x: 0, y: 0, width: width, height: 0).inset(byDirectional: margins)
        let most = CGSize(width: textBox(in: whole).width, height: .greatestFiniteMagnitude)
        let (first, second) = (label.sizeThatFits(most).height, secondLabel.sizeThatFits(most).height)
        let gap = second > 0 ? content.textToSecondaryTextVerticalPadding : 0
        let texts = content.prefersSideBySideTextAndSecondaryText ? max(first, second) : first + gap + second
        return max(imageSize.height, texts) + margins.top + margins.bottom
    }

    /// Returns the size of the content at the width of a size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    private func layOutTexts(in box: CGRect) {
        let most = CGSize(width: box.width, height: .greatestFiniteMagnitude)
        let (first, second) = (label.sizeThatFits(most), secondLabel.sizeThatFits(most))
        if content.prefersSideBySideTextAndSecondaryText {
            let gap = content.textToSecondaryTextHorizontalPadding
            let width = min(second.width, max(0, box.width - first.width - gap))
            label.frame = CGRect(x: box.minX, y: 0, width: min(first.width, box.width), height: bounds.height)
            secondLabel.frame = CGRect(x: box.maxX - width, y: 0, width: width, height: bounds.height)
            return
        }
        let gap = second.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
        let top = bounds.midY - (first.height + gap + second.height) / 2
        label.frame = CGRect(x: box.minX, y: top, width: box.width, height: first.height)
        secondLabel.frame = CGRect(
            x: box.minX, y: top + first.height + gap, width: box.width, height: second.height)
    }
}
