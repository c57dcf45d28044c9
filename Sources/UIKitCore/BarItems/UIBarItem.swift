/// An entry of a bar: a title and an image.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// The title; default nil.
    open var title: String? { didSet { didChange?() } }
    /// The image; default nil.
    open var image: UIImage? { didSet { didChange?() } }
    /// A Boolean value that indicates whether the entry responds to touches; default true.
    open var isEnabled = true { didSet { didChange?() } }
    /// A number that identifies the entry; default 0.
    open var tag = 0
    /// The insets by which the edges of the image move inward, in points; default none.
    open var imageInsets = UIEdgeInsets.zero { didSet { didChange?() } }
    /// The image in a low bar; default nil. It has no effect.
    open var landscapeImagePhone: UIImage? {
        didSet { warnOfNoEffect("UIBarItem.landscapeImagePhone", oldValue, landscapeImagePhone) }
    }
    /// The image of the enlarged entry; default nil. It has no effect.
    open var largeContentSizeImage: UIImage? {
        didSet { warnOfNoEffect("UIBarItem.largeContentSizeImage", oldValue, largeContentSizeImage) }
    }
    /// The insets around the image in a low bar; default none. They have no effect.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { warnOfNoEffect("UIBarItem.landscapeImagePhoneInsets", oldValue, landscapeImagePhoneInsets) }
    }
    /// The insets around the image of the enlarged entry; default none. They have no effect.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero {
        didSet {
            warnOfNoEffect("UIBarItem.largeContentSizeImageInsets", oldValue, largeContentSizeImageInsets)
        }
    }
    /// The text that is read out; default nil.
    open var accessibilityLabel: String?
    /// A name for messages; default nil.
    open var accessibilityIdentifier: String?

    private var titleStyles: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// The bar that shows the entry; nil for none.
    package weak var bar: UIView?
    /// The closure that notifies the bar of a change; nil without a bar.
    package var didChange: (() -> Void)?

    /// Creates an entry without title and image.
    public override init() {
        super.init()
    }

    /// Creates an entry of a storyboard, with its attributes. Archives are not supported.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? InterfaceCoder)?.decode(self)
    }

    /// Notifies the entry that all objects of its storyboard or xib are connected. The default implementation
    /// does nothing.
    open func awakeFromNib() {}

    /// Sets the style of the title in a state; nil for the bar's. Only color and font are drawn.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleStyles[state.rawValue] = attributes
        didChange?()
    }

    /// Returns the style of the title in a state; nil for the bar's.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleStyles[state.rawValue]
    }
}
