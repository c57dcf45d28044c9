/// The page of a playground, whose live view is filmed; a replacement for that of PlaygroundSupport.
@preconcurrency @MainActor public final class PlaygroundPage {
    /// The page of the playground that runs.
    public static var current: PlaygroundPage { RunContext.current[PageState.self].page }

    /// The view or view controller that is filmed; default nil.
    public var liveView: (any PlaygroundLiveViewable)?

    /// A Boolean value that indicates whether the page runs on after its last line; default false. A film
    /// runs for its duration with either value.
    public var needsIndefiniteExecution = false

    fileprivate init() {}

    /// Sets the live view.
    public func setLiveView(_ newLiveView: (any PlaygroundLiveViewable)?) {
        liveView = newLiveView
    }

    /// Has no effect: a film ends with its duration.
    public func finishExecution() { warnOfNoEffect("PlaygroundPage.finishExecution") }
}

/// The page of a run.
@MainActor private final class PageState: RunState {
    let page = PlaygroundPage()

    init(of context: RunContext) {}
}

/// The page of a playground under its name in XCPlayground.
public typealias XCPlaygroundPage = PlaygroundPage

extension PlaygroundPage {
    /// The page of the playground that runs: the name in XCPlayground.
    public static var currentPage: PlaygroundPage { current }

    /// Has no effect: captured values are shown by Xcode only.
    public func captureValue<T>(value: T, withIdentifier identifier: String) {
        warnOfNoEffect("PlaygroundPage.captureValue")
    }
}

/// Sets the live view: the function of XCPlayground.
@preconcurrency @MainActor
public func XCPShowView(_ identifier: String, view: UIView) {
    PlaygroundPage.current.liveView = view
}

/// Has no effect: captured values are shown by Xcode only.
public func XCPCaptureValue<T>(_ identifier: String, value: T) {}

extension PlaygroundPage {
    /// The live view as a view controller, or nil when the page has set none. A view is shown in the middle
    /// of a controller's view. Flipbook's own.
    public var liveViewController: UIViewController? {
        if let controller = liveView as? UIViewController { return controller }
        guard let view = liveView as? UIView else { return nil }
        return LiveViewController(view)
    }

    /// The size of the live view in points: a view's own, and 375 x 667 for a view controller that prefers
    /// no other. Flipbook's own.
    public var liveViewSize: CGSize? {
        if let view = liveView as? UIView, view.bounds.width >= 1, view.bounds.height >= 1 {
            return view.bounds.size
        }
        return liveView == nil ? nil : CGSize(width: 375, height: 667)
    }
}

/// A controller that shows the live view of a playground.
private final class LiveViewController: UIViewController {
    private let liveView: UIView

    init(_ liveView: UIView) {
        self.liveView = liveView
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = liveView
    }
}
