/// The button of a swipe's action: white on its color, an image above a title.
@MainActor final class SwipeButton: UIControl {
    /// The smallest width, and the distance of the title from the edges, in points, as on iPhones of iOS 11
    /// to 18.
    private static let (leastWidth, margin): (CGFloat, CGFloat) = (74, 15)
    /// The height of a row from which on a title is shown below an image, in points, as developers found it.
    private static let heightForBoth: CGFloat = 91

    let action: UIContextualAction
    private let title = UILabel()
    private let picture = UIImageView(frame: .zero)
    /// The side that content keeps to while the button is wider than it needs to be.
    var keepsLeft = true

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        (title.text, title.textColor, title.textAlignment) = (action.title, .white, .center)
        title.font = .systemFont(ofSize: action.image == nil ? 17 : 13)
        title.numberOfLines = 2
        picture.image = action.image?.preferring(UIImage.SymbolConfiguration(pointSize: 20))
        picture.tintColor = .white
        for view in [picture, title] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// The width that the content needs, in points.
    var fittingWidth: CGFloat {
        max(Self.leastWidth, max(textSize.width, picture.image?.size.width ?? 0) + 2 * Self.margin)
    }

    private var textSize: CGSize {
        guard title.text?.isEmpty == false else { return .zero }
        return title.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
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
