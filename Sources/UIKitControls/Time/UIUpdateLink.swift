import UIKitCore

/// A link that performs actions in each update of the interface, which is on each tick of the film's clock,
/// while its view is in a window.
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
    /// A Boolean value that indicates whether the actions are performed; default false.
    open var isEnabled = false { didSet { if isEnabled != oldValue { enabledDidChange() } } }
    /// A Boolean value that indicates whether the link wants updates that nothing else needs; default false.
    /// A film updates on each tick.
    open var requiresContinuousUpdates = false
    /// A Boolean value that indicates whether late events are wanted; default false. A film has none.
    open var wantsLowLatencyEventDispatch = false
    /// A Boolean value that indicates whether the update is to be seen at once; default false. It is.
    open var wantsImmediatePresentation = false
    /// The rates of updates; default any.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
    }
    /// The times of the current update; nil outside of one.
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    private weak var view: UIView?
    private var isOfScene = false
    private var link: CADisplayLink?
    private var actions: [(order: Int, perform: (UIUpdateLink, UIUpdateInfo) -> Void)] = []

    /// Creates a link that is active while a view is in a window.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Creates a link of a scene.
    public init(windowScene: UIWindowScene) {
        isOfScene = true
        super.init()
    }

    /// Creates a link with an action that it performs at the beginning of each update.
    public convenience init(
        view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(view: view)
        addAction(handler: handler)
    }

    /// Creates a link of a scene with an action that it performs at the beginning of each update.
    public convenience init(
        windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    /// Creates a link with an action that is sent to a target at the beginning of each update.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    /// Creates a link of a scene with an action that is sent to a target at the beginning of each update.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// Adds an action at the beginning of each update.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Adds an action to a part of each update. Actions of later parts come after those of earlier ones.
    open func addAction(
        to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        let place = actions.firstIndex { $0.order > phase.order } ?? actions.endIndex
        actions.insert((phase.order, handler), at: place)
    }

    /// Adds an action that is sent to a target at the beginning of each update.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    /// Adds an action that is sent to a target in a part of each update.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let target = target as AnyObject
        addAction(to: phase) { [weak target] link, info in
            if let target { _ = selector.perform(on: target, with: link, info) }
        }
    }

    private func enabledDidChange() {
        link?.invalidate()
        link = nil
        guard isEnabled else { return }
        let link = CADisplayLink { [weak self] in self?.update($0) }
        link.preferredFrameRateRange = preferredFrameRateRange
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func update(_ link: CADisplayLink) {
        guard isOfScene || view?.window != nil else { return }
        let info = UIUpdateInfo(link)
        currentUpdateInfo = info
        for action in actions { action.perform(self, info) }
        currentUpdateInfo = nil
    }
}
