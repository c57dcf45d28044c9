/// The appearance of a bar: its color, its image and the line at its edge.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The color of the bar; nil, the default, for the system's light or dark gray.
    open var backgroundColor: UIColor?
    /// The blur behind the bar; it has no effect.
    open var backgroundEffect: UIBlurEffect? {
        didSet { warnOfNoEffect("UIBarAppearance.backgroundEffect", oldValue, backgroundEffect) }
    }
    /// The image of the bar, above its color; default nil, for none.
    open var backgroundImage: UIImage?
    /// The image of the line; nil, the default, for one in `shadowColor`, and an empty one for none.
    open var shadowImage: UIImage?
    /// The color of the line at the bar's edge; default a translucent gray, nil for no line.
    open var shadowColor: UIColor? {
        get { hasLine ? lineColor ?? .separator : nil }
        set { (lineColor, hasLine) = (newValue, newValue != nil) }
    }

    /// The color of the line that code has set; nil for the system's.
    private(set) var lineColor: UIColor?
    /// True when the bar has no background.
    private(set) var isTransparent = false
    /// True when the bar's background covers the color of its view.
    private(set) var isOpaque = false
    private var hasLine = true

    /// True when a line is drawn.
    var drawsLine: Bool { hasLine && shadowImage == nil }

    /// Creates the default appearance.
    public override init() {
        super.init()
    }

    /// Creates the default appearance of a kind of device.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// Creates an appearance with the background and the line of another one.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        shadowImage = barAppearance.shadowImage
        (lineColor, hasLine) = (barAppearance.lineColor, barAppearance.hasLine)
        (isTransparent, isOpaque) = (barAppearance.isTransparent, barAppearance.isOpaque)
        backgroundEffect = barAppearance.backgroundEffect
    }

    /// The values that make two appearances equal.
    var values: [AnyHashable?] {
        [
            backgroundColor, backgroundImage, shadowImage, lineColor, hasLine, isTransparent, isOpaque,
            backgroundEffect,
        ]
    }

    /// An independent copy.
    var twin: UIBarAppearance { UIBarAppearance(barAppearance: self) }

    /// Returns an independent copy.
    open override func copy() -> Any { MainActor.assumeIsolated { self.twin } }

    /// Returns whether all values equal those of another appearance.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance else { return false }
        return MainActor.assumeIsolated { other.values == values }
    }

    /// The hash of all values.
    open override var hash: Int { MainActor.assumeIsolated { values.hashValue } }

    /// Returns an independent copy of an appearance, as bars and their items keep it.
    static func copy<Appearance: UIBarAppearance>(of appearance: Appearance) -> Appearance {
        appearance.twin as? Appearance ?? appearance
    }

    /// Configures a bar without background and line.
    open func configureWithTransparentBackground() { configure(isTransparent: true) }

    /// Configures an opaque bar.
    open func configureWithOpaqueBackground() { configure(isOpaque: true) }

    /// Configures the default bar.
    open func configureWithDefaultBackground() { configure() }

    private func configure(isTransparent: Bool = false, isOpaque: Bool = false) {
        (self.isTransparent, self.isOpaque) = (isTransparent, isOpaque)
        (backgroundColor, lineColor, hasLine) = (nil, nil, !isTransparent)
        (backgroundImage, shadowImage) = (nil, nil)
    }
}
