/// The button of a swipe's action: white on its color, an image above a title.
@MainActor final class SwipeButton: UIControl {
    /// The height of a row from which on a title is shown below an image, in points, as developers found it.
    private static let heightForBoth: CGFloat = 91

    let action: UIContextualAction
    private let measures = SwipeMeasures.current
    private let title = UILabel()
    private let picture = UIImageView(frame: .zero)
    /// The side that content keeps to while the button is wider than it needs to be.
    var keepsLeft = true

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        (title.text, title.textColor, title.textAlignment) = (action.title, .white, .center)
        title.font = .systemFont(ofSize: action.image == nil ? measures.titleSize : 13)
        title.numberOfLines = 2
        picture.image = action.image?.preferring(UIImage.SymbolConfiguration(pointSize: 20))
        picture.tintColor = .white
        for view in [picture, title] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        clipsToBounds = true
        layer.cornerRadius = measures.radius
    }

    required init?(coder: NSCoder) { nil }

    /// The width that the content needs, in points.
    var fittingWidth: CGFloat {
        let (text, image) = (textSize.width, picture.image?.size.width ?? 0)
        let content = measures.isRow ? text + image + gap : max(text, image)
        return max(measures.leastWidth, content + 2 * measures.margin)
    }

    /// The distance between image and title, in points.
    private var gap: CGFloat { picture.image != nil && textSize.width > 0 ? 4 : 0 }

    /// True for a button without an image.
    var hasTitleAlone: Bool { picture.image == nil }

    private var textSize: CGSize {
        guard title.text?.isEmpty == false else { return .zero }
        return title.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        measures.isRow ? layOutRow() : layOutColumn()
    }

    /// Puts the image to the left of the title.
    private func layOutRow() {
        let (image, text) = (picture.image?.size ?? .zero, textSize)
        let left = bounds.midX - (image.width + gap + text.width) / 2
        picture.frame = CGRect(
            x: left, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
        title.frame = CGRect(
            x: left + image.width + gap, y: bounds.midY - text.height / 2, width: text.width,
            height: text.height)
    }

    /// Puts the image above the title, in a row that is high enough for both.
    private func layOutColumn() {
        let (width, image) = (fittingWidth, picture.image?.size ?? .zero)
        title.isHidden = image.height > 0 && bounds.height < Self.heightForBoth
        let text = title.isHidden ? .zero : textSize
        let middle = keepsLeft ? width / 2 : bounds.width - width / 2
        let gap: CGFloat = image.height > 0 && text.height > 0 ? 4 : 0
        let top = bounds.midY - (image.height + gap + text.height) / 2
        picture.frame = CGRect(
            x: middle - image.width / 2, y: top, width: image.width, height: image.height)
        title.frame = CGRect(
            x: middle - text.width / 2, y: top + image.height + gap, width: text.width, height: text.height)
    }
}
