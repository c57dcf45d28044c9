import Picture

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
    /// At the left side.
    case left = 0
    /// In the middle.
    case center = 1
    /// At both sides; drawn as left here.
    case justified = 3
    /// At the right side.
    case right = 2
    /// Where the language has it; drawn as left here.
    case natural = 4
}

/// A text that is read and not edited.
///
/// Lines are broken at words and at newlines, and the block of lines is centred vertically, as in UIKit.
@MainActor open class UILabel: UIView {
    /// What is written; default nil, nothing.
    open var text: String?

    /// In which letters; default the system font at 17 points.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)

    /// In which colour; default black.
    open var textColor: UIColor! = .black

    /// Where lines stand; default natural, that is left.
    open var textAlignment: NSTextAlignment = .natural

    /// The largest number of lines; 0 for as many as fit; default 1.
    open var numberOfLines = 1

    /// A label with the frame given; it takes no touches unless `isUserInteractionEnabled` is set.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A label of size zero: there are no archives here, the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The size of the text in lines no wider than the size given, rounded up to the pixel.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width)
    }

    /// The size of the text in lines that break at newlines only, rounded up to the pixel.
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
        let ruler = Stage.current.textRuler ?? RoughTextRuler()
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
        case .left, .justified, .natural: .left
        }
    }
}
