/// The settings of a scroll view that films do not show.
struct ScrollSettings {
    var scrollsToTop = true
    var delaysContentTouches = true
    var sendsTouchesAtOnce = false
    var canCancelContentTouches = true
    var isDirectionalLockEnabled = false
    /// The factors of a finger's way while it drags: 0 for a direction that is locked.
    var lock = (x: CGFloat(1), y: CGFloat(1))
    var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    var indicatorStyle = UIScrollView.IndicatorStyle.default
    var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
    var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    var automaticallyAdjustsScrollIndicatorInsets = true
    var bouncesZoom = true
    var presses: UIGestureRecognizer?
    /// The effects at edges that code has asked for.
    var edgeEffects: [UIRectEdge.RawValue: UIScrollEdgeEffect] = [:]
}

extension UIScrollView {
    /// The ways in which a drag hides the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// The drag does not hide the keyboard.
        case none = 0
        /// The keyboard hides when the drag begins.
        case onDrag
        /// The keyboard follows the drag.
        case interactive
        /// The keyboard hides when the drag begins, with the view above it.
        case onDragWithAccessory
        /// The keyboard follows the drag, with the view above it.
        case interactiveWithAccessory
    }

    /// The colors of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Black with a light edge.
        case `default` = 0
        /// Black.
        case black
        /// White.
        case white
    }

    /// The ways in which a remote control shows the letters of an index.
    public enum IndexDisplayMode: Int, Sendable {
        /// The letters are seen during fast movements.
        case automatic = 0
        /// The letters are never seen.
        case alwaysHidden
    }

    /// The way in which a remote control shows the letters of an index; default automatic. A film has no
    /// remote control, so that both look the same.
    public var indexDisplayMode: IndexDisplayMode {
        get { settings.indexDisplayMode }
        set { settings.indexDisplayMode = newValue }
    }

    /// A Boolean value that indicates whether content receives a touch only after 0.15 s, when it is lifted
    /// or once it can be no drag; default true. A drag before scrolls whatever it began on. Otherwise content
    /// receives touches at once.
    public var delaysContentTouches: Bool {
        get { settings.delaysContentTouches }
        set { settings.delaysContentTouches = newValue }
    }

    /// A Boolean value that indicates whether content receives touches at once for now, as a list does while
    /// a row is swiped aside; default false.
    package var sendsTouchesAtOnce: Bool {
        get { settings.sendsTouchesAtOnce }
        set { settings.sendsTouchesAtOnce = newValue }
    }

    /// A Boolean value that indicates whether a drag takes touches from the content that has received them;
    /// default true.
    public var canCancelContentTouches: Bool {
        get { settings.canCancelContentTouches }
        set { settings.canCancelContentTouches = newValue }
    }

    /// A Boolean value that indicates whether a drag that begins along an axis scrolls along it alone;
    /// default false.
    public var isDirectionalLockEnabled: Bool {
        get { settings.isDirectionalLockEnabled }
        set { settings.isDirectionalLockEnabled = newValue }
    }

    /// The way in which a drag ends the editing of a text; default none.
    public var keyboardDismissMode: KeyboardDismissMode {
        get { settings.keyboardDismissMode }
        set { settings.keyboardDismissMode = newValue }
    }

    /// The color of the scroll indicators; default black, or white in a dark interface.
    public var indicatorStyle: IndicatorStyle {
        get { settings.indicatorStyle }
        set {
            settings.indicatorStyle = newValue
        }
    }

    /// The insets of both scroll indicators; zero where they differ.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get {
            let (vertical, horizontal) = (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets)
            return vertical == horizontal ? vertical : .zero
        }
        set {
            (settings.verticalScrollIndicatorInsets, settings.horizontalScrollIndicatorInsets) = (
                newValue, newValue
            )
        }
    }

    /// The insets of the vertical scroll indicator; default 0 on all sides.
    public var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { settings.verticalScrollIndicatorInsets }
        set {
            settings.verticalScrollIndicatorInsets = newValue
        }
    }

    /// The insets of the horizontal scroll indicator; default 0 on all sides.
    public var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { settings.horizontalScrollIndicatorInsets }
        set {
            settings.horizontalScrollIndicatorInsets = newValue
        }
    }

    /// A Boolean value that indicates whether the insets of indicators follow the safe area; default true.
    public var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { settings.automaticallyAdjustsScrollIndicatorInsets }
        set {
            settings.automaticallyAdjustsScrollIndicatorInsets = newValue
        }
    }

    /// A Boolean value that indicates whether a pinch bounces beyond the scales; default true. It has no
    /// effect.
    public var bouncesZoom: Bool {
        get { settings.bouncesZoom }
        set {
            warnOfNoEffect("UIScrollView.bouncesZoom", bouncesZoom, newValue)
            settings.bouncesZoom = newValue
        }
    }

    /// The recognizer of presses on the arrows of a remote control, which recognizes none: a film has no
    /// remote control.
    public var directionalPressGestureRecognizer: UIGestureRecognizer {
        let recognizer = settings.presses ?? UIGestureRecognizer()
        settings.presses = recognizer
        return recognizer
    }

    /// A Boolean value that indicates whether the content bounces at a scale's limit; always false.
    public var isZoomBouncing: Bool { false }
}
