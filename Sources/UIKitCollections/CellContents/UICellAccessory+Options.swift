extension UICellAccessory {
    /// The closure that a tap on a mark calls.
    public typealias ActionHandler = () -> Void

    /// The width of the column of marks in which a mark is centered.
    public enum LayoutDimension: Equatable, Sendable {
        /// The width of the mark.
        case actual
        /// The standard width of marks.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The form of a mark.
    @preconcurrency @MainActor public struct Options {
        /// A Boolean value that indicates whether the mark is hidden; default false.
        public var isHidden = false
        /// The width of the column of marks; default nil, for that of the mark's kind. It has no effect.
        public var reservedLayoutWidth: LayoutDimension? {
            didSet {
                warnOfNoEffect("UICellAccessory.reservedLayoutWidth", oldValue, reservedLayoutWidth)
            }
        }
        /// The color of the mark; default nil, for that of its kind. Controls of editing keep theirs.
        public var tintColor: UIColor?
        /// The color of the field behind a control of editing; default nil. It has no effect.
        public var backgroundColor: UIColor? {
            didSet { warnOfNoEffect("UICellAccessory.backgroundColor", oldValue, backgroundColor) }
        }
        /// A Boolean value that indicates whether a line is drawn beside a grip; default true. No line is
        /// drawn.
        public var showsVerticalSeparator = true
        /// The font of a text; default nil, for that of the body.
        public var font: UIFont?
        /// A Boolean value that indicates whether a text follows the size that the user prefers; default
        /// true. It has no effect.
        public var adjustsFontForContentSizeCategory = true {
            didSet {
                if !adjustsFontForContentSizeCategory {
                    warnOfNoEffect("UICellAccessory.Options.adjustsFontForContentSizeCategory")
                }
            }
        }

        /// Creates the form of a mark; values that are nil are those of its kind.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.isHidden, self.tintColor, self.font) = (isHidden ?? false, tintColor, font)
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
            (self.reservedLayoutWidth, self.backgroundColor) = (reservedLayoutWidth, backgroundColor)
            if reservedLayoutWidth != nil { warnOfNoEffect("UICellAccessory.reservedLayoutWidth") }
            if backgroundColor != nil { warnOfNoEffect("UICellAccessory.backgroundColor") }
        }
    }

    /// The form of an arrow to the right.
    public typealias DisclosureIndicatorOptions = Options
    /// The form of a check mark.
    public typealias CheckmarkOptions = Options
    /// The form of an “i” in a circle.
    public typealias DetailOptions = Options
    /// The form of a red disk.
    public typealias DeleteOptions = Options
    /// The form of a green disk.
    public typealias InsertOptions = Options
    /// The form of a circle that is filled while the row is selected.
    public typealias MultiselectOptions = Options
    /// The form of a grip.
    public typealias ReorderOptions = Options
    /// The form of a text.
    public typealias LabelOptions = Options

    /// Returns an “i” in a circle. A tap calls a closure.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            symbol: "info.circle", displayed: displayed, actionHandler: actionHandler, options: options)
    }

    /// Returns the view of a symbol, which is a button where a tap calls a closure.
    func makeSymbol(_ symbol: String) -> UIView {
        let isArrow = symbol == "chevron.right"
        let isDetail = symbol == "info.circle"
        let form = UIImage.SymbolConfiguration(
            pointSize: isArrow ? 13 : isDetail ? 20 : 17, weight: isDetail ? .regular : .semibold)
        let view = UIImageView(image: UIImage(systemName: symbol, withConfiguration: form))
        if let color = disclosure.map(\.options.tintColor) ?? options.tintColor {
            view.tintColor = color
        } else if isArrow, disclosure == nil {
            view.tintColor = .tertiaryLabel
        }
        guard let actionHandler else { return view }
        let button = UIButton(frame: view.bounds, primaryAction: UIAction { _ in actionHandler() })
        button.addSubview(view)
        return button
    }

    /// Returns the view of a text.
    func makeLabel(_ text: String) -> UIView {
        let label = UILabel()
        (label.text, label.textColor) = (text, options.tintColor ?? .secondaryLabel)
        if let font = options.font { label.font = font }
        label.sizeToFit()
        return label
    }
}
