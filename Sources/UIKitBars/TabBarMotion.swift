@_spi(UIKitInternals) import UIKitCore

/// The way of a tab bar to its small form and back, which content that scrolls begins.
@MainActor final class TabBarMotion: FilmTicker {
    /// The direction of scrolling that makes the bar small.
    let behavior: UITabBarController.MinimizeBehavior
    /// True while the bar is small, or becomes it.
    private(set) var isSmall = false
    private weak var controller: UITabBarController?
    private weak var content: UIScrollView?
    private let clock = RunContext.current.clock
    /// The offset of the content that was seen last.
    private var offset: CGFloat = 0
    /// The way in one direction up to there.
    private var way: CGFloat = 0
    /// The beginning of the motion; nil at rest.
    private var start: (shrinkage: CGFloat, time: TimeInterval)?

    /// The ways of the content that make the bar small, and whole again, in points; by eye.
    private static let ways = (small: CGFloat(10), whole: CGFloat(40))
    /// The time of a change in seconds; by eye.
    private static let duration: TimeInterval = 0.35

    init(of controller: UITabBarController, _ behavior: UITabBarController.MinimizeBehavior) {
        (self.controller, self.behavior) = (controller, behavior)
    }

    /// Follows the content below the bar; other content shows the bar as a whole.
    func follow(_ scrollView: UIScrollView?) {
        let new = scrollView.map { $0.nearestOffset(to: $0.contentOffset).y } ?? 0
        let step = new - offset
        offset = new
        guard let scrollView, scrollView === content else {
            (content, way) = (scrollView, 0)
            return show(isSmall: false)
        }
        // Code that scrolls leaves the bar as it is.
        guard step != 0, scrollView.isDragging || scrollView.isDecelerating else { return }
        way = way * step > 0 ? way + step : step
        let forward = behavior == .onScrollUp ? -way : way
        if forward >= Self.ways.small { show(isSmall: true) }
        let isAtTop = behavior == .onScrollDown && new <= -scrollView.adjustedContentInset.top
        if forward <= -Self.ways.whole || isAtTop { show(isSmall: false) }
    }

    /// Lets the bar become small or whole.
    func show(isSmall: Bool) {
        guard let controller, isSmall != self.isSmall, !isSmall || controller.tabBar.canShrink else { return }
        self.isSmall = isSmall
        start = (shrinkage: controller.tabBar.shrinkage, time: clock.time)
        controller.accessoryView?.isInline = isSmall
        clock.addTicker(self)
    }

    func tick(by dt: TimeInterval) {
        guard let start, let controller else { return }
        let time = min(1, (clock.time - start.time) / Self.duration + 1e-9)
        if time >= 1 { self.start = nil }
        let end: CGFloat = isSmall ? 1 : 0
        let part = time >= 1 ? 1 : CGFloat(TimingCurve.easeInOut.value(at: time))
        controller.tabBar.shrinkage = start.shrinkage + (end - start.shrinkage) * part
        controller.placeAccessory()
    }
}
