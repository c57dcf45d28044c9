/// The progress of the page that a page control shows: a bar in place of its dot.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    /// The delegate; held weakly. That of a progress that runs with time may be a
    /// `UIPageControlTimerProgressDelegate`.
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// The control that shows the progress; nil for none.
    weak var control: UIPageControl?
    /// The progress from 0 to 1.
    var share = 0.0

    /// Creates a progress of 0.
    public override init() {
        super.init()
    }

    /// The progress of the present page, from 0 to 1; default 0. Values beyond that are clamped.
    open var currentProgress: Float {
        get { Float(share) }
        set { share = Double(max(0, min(newValue, 1))) }
    }

    /// A Boolean value that indicates whether the progress is shown: where it belongs to a control.
    open var isProgressVisible: Bool { control != nil }

    /// Begins the progress of a page.
    func begin(_ page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }
}
