@_spi(UIKitInternals) import UIKitCore

/// A row of an open menu: a check mark, a title, a smaller text and an image, or a spinner while deferred
/// entries are made.
@MainActor final class MenuRow: UIControl {
    private let measures = MenuMeasures.current
    /// The entry.
    let element: UIMenuElement
    private let title = UILabel()
    private let subtitle = UILabel()
    private let picture = UIImageView(frame: .zero)
    private let mark = UIImageView(frame: .zero)
    /// The spinner in the image's place; nil but for a row in place of deferred entries.
    private let spinner: UIActivityIndicatorView?
    /// The room before the texts, in points.
    private let lead: CGFloat

    /// Creates the row of an entry of a menu, some of whose entries may have check marks or images.
    init(_ element: UIMenuElement, hasMarks: Bool, hasImages: Bool) {
        self.element = element
        lead =
            measures.margin + (hasMarks ? measures.markRoom : 0) + (hasImages ? measures.imageRoom ?? 0 : 0)
        spinner = element.isPlaceholder ? UIActivityIndicatorView(style: .medium) : nil
        super.init(frame: .zero)
        (title.text, title.numberOfLines) = (element.shownTitle, 2)
        title.font = .systemFont(ofSize: 17)
        (subtitle.text, subtitle.numberOfLines) = (element.subtitle, 1)
        subtitle.font = .systemFont(ofSize: measures.smallSize)
        subtitle.textColor = .secondaryLabel
        let form = UIImage.SymbolConfiguration(pointSize: 17)
        picture.image =
            element is UIMenu
            ? UIImage(systemName: "chevron.right", withConfiguration: .init(pointSize: 13, weight: .semibold))
            : element.image?.preferring(form)
        picture.contentMode = .center
        let state = element.shownState
        if state != .off {
            let bold = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
            mark.image = UIImage(systemName: state == .on ? "checkmark" : "minus", withConfiguration: bold)
        }
        mark.contentMode = .center
        for view in [title, subtitle, picture, mark] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        if let spinner {
            spinner.isUserInteractionEnabled = false
            spinner.startAnimating()
            addSubview(spinner)
        }
        isEnabled = !element.shownAttributes.contains(.disabled) && spinner == nil
        takeColor()
    }

    required init?(coder: NSCoder) { nil }

    private func takeColor() {
        let isDestructive = element.shownAttributes.contains(.destructive)
        let ink: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        title.textColor = spinner == nil ? ink : .secondaryLabel
        for view in [picture, mark] { view.tintColor = ink }
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    /// True for an image before the texts; the arrow of a menu is always behind them.
    private var hasImageBefore: Bool { measures.imageRoom != nil && !(element is UIMenu) }

    private func textArea(_ width: CGFloat) -> (left: CGFloat, width: CGFloat) {
        var image: CGFloat = hasImageBefore ? 0 : picture.image.map { max(20, $0.size.width) + 12 } ?? 0
        if spinner != nil { image = 32 }
        return (lead, max(0, width - lead - measures.margin - image))
    }

    private func heights(_ width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        let room = CGSize(width: textArea(width).width, height: .greatestFiniteMagnitude)
        let (above, below) = measures.subtitlePadding
        let isShown = subtitle.text?.isEmpty == false
        let small = isShown ? above + subtitle.sizeThatFits(room).height + below : 0
        return (title.sizeThatFits(room).height, small)
    }

    /// Returns the height for a width, in points.
    func height(forWidth width: CGFloat) -> CGFloat {
        let parts = heights(width)
        return max(measures.rowHeight, parts.title + parts.subtitle + measures.rowPadding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (area, parts) = (textArea(bounds.width), heights(bounds.width))
        var top = bounds.midY - (parts.title + parts.subtitle) / 2
        if !measures.isRuled {
            let scale = RunContext.current.scale
            top = (top * scale).rounded(.down) / scale
        }
        let (above, below) = measures.subtitlePadding
        title.frame = CGRect(x: area.left, y: top, width: area.width, height: parts.title)
        subtitle.frame = CGRect(
            x: area.left, y: top + parts.title + above, width: area.width,
            height: max(0, parts.subtitle - above - below))
        mark.frame = CGRect(x: measures.margin - 7, y: 0, width: 20, height: bounds.height)
        let width = max(20, picture.image?.size.width ?? 0)
        let left = hasImageBefore ? lead - width - 12 : bounds.maxX - measures.margin - width
        picture.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
        spinner?.center = CGPoint(x: bounds.maxX - measures.margin - 10, y: bounds.midY)
    }
}
