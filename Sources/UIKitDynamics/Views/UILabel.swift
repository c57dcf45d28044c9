import Picture

/// The alignments of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
    /// The lines are aligned with the left edge.
    case left = 0
    /// The lines are centered.
    case center = 1
    /// The lines are aligned with both edges; drawn as `natural` here.
    case justified = 3
    /// The lines are aligned with the right edge.
    case right = 2
    /// The lines are aligned as usual in their script: left, or right for Arabic and Hebrew.
    case natural = 4
}

/// A view that displays a text.
///
/// Lines break at words and at newlines, and the block of lines is centered vertically, as in UIKit.
@MainActor open class UILabel: UIView {
    /// The text; default nil, for none.
    open var text: String?

    /// The font; default the system font at 17 points.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)

    /// The color of the text; default black.
    open var textColor: UIColor! = .black

    /// The alignment of the lines; default natural.
    open var textAlignment: NSTextAlignment = .natural

    /// The largest number of lines; default 1, and 0 for as many as fit.
    open var numberOfLines = 1

    /// Creates a label with a frame. It receives no touches unless `isUserInteractionEnabled` is set.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a label of size zero. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Returns the size of the text in lines no wider than the given size, rounded up to whole pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width)
    }

    /// The size of the text in lines that break only at newlines, rounded up to whole pixels.
    open override var intrinsicContentSize: CGSize {
        textSize(width: .greatestFiniteMagnitude)
    }

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        guard let text, !text.isEmpty else { return [] }
        return [
            .text(
                Text(
                    text, font: letters, color: textColor?.color ?? .black, frame: bounds,
                    alignment: textAlignment.inPicture, lineLimit: max(0, numberOfLines)))
        ]
    }

    private var letters: Font { font?.font ?? Font() }

    private func textSize(width: CGFloat) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let ruler = SceneHost.current.textRuler ?? ApproximateTextMeasurer()
        let size = ruler.size(of: text, font: letters, width: width, lineLimit: max(0, numberOfLines))
        let scale = UIScreen.main.scale
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale,
            height: (size.height * scale).rounded(.up) / scale)
    }
}

extension NSTextAlignment {
    fileprivate var inPicture: Text.Alignment {
        switch self {
        case .center: .center
        case .right: .right
        case .left: .left
        case .justified, .natural: .natural
        }
    }
}
