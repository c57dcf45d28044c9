import Picture
@_spi(UIKitInternals) import UIKitCore

/// The change of a navigation bar in a transition between items. The bar shows the new item at once. Pictures
/// of the old contents lie above the new ones, and the animation of the transition moves and fades both.
@MainActor final class BarTransition {
    let isPop: Bool
    let past: BarPast
    let fade: BarFade
    private let wasHidden: Bool
    private weak var bar: UINavigationBar?
    private let backdrop = BarBackdrop()
    /// True while the pictures of the old contents lie in the bar.
    private(set) var isRunning = false
    private var hasBegun = false
    /// True where code hides or shows the bar in step with the transition.
    private var slides = false
    /// The place to which a bar that is hidden leaves; nil for one that is not, or not in step.
    private(set) var hiddenFrame: CGRect?

    /// Prepares a change of what a bar shows now, which may be in the middle of an earlier change.
    init(of bar: UINavigationBar, isPop: Bool, wasHidden: Bool) {
        (self.bar, self.isPop, self.wasHidden) = (bar, isPop, wasHidden)
        UIView.withoutAnimation { bar.layOutSubtree() }
        past = BarPast(of: bar)
        fade = BarFade(of: bar.buttons, in: bar) { bar.platters }
        bar.transition?.giveWay()
        bar.endButtonFade()
        bar.transition = self
    }

    // MARK: Course

    /// Returns true before the animation has begun: then the bar slides with the content when it is hidden or
    /// shown.
    func takesSlide() -> Bool {
        guard !hasBegun, bar?.transition === self else { return false }
        slides = true
        return true
    }

    /// Changes the bar, whose new contents have their places, in the animation that is being performed.
    func run(isHidden: Bool) {
        guard let bar, bar.transition === self, !hasBegun else { return }
        hasBegun = true
        guard wasHidden || isHidden else { return change(bar) }
        guard wasHidden != isHidden, slides else { return }
        let frame = bar.frame
        guard isHidden else {
            let start = frame.offsetBy(dx: isPop ? -frame.width : frame.width, dy: 0)
            UIView.withoutAnimation { bar.frame = start }
            bar.frame = frame
            return
        }
        fade.isFrozen = true
        let end = past.frame.offsetBy(dx: isPop ? frame.width : -frame.width, dy: 0)
        hiddenFrame = end
        UIView.withoutAnimation { (bar.frame, bar.alpha) = (past.frame, 1) }
        change(bar)
        bar.frame = end
    }

    private func change(_ bar: UINavigationBar) {
        isRunning = true
        fade.begin()
        let (frame, new) = (bar.frame, fade.isFrozen ? past.look : BarLook(of: bar))
        fade.add(backdrop, to: bar, at: 0)
        backdrop.change(from: past.look, to: new)
        changeImages(of: bar, to: new)
        if !fade.isFrozen, frame != past.frame {
            UIView.withoutAnimation { bar.frame = past.frame }
            bar.frame = frame
        }
        fade.changeButtons(in: bar, at: 1, to: bar.buttons) { [weak bar] in bar?.platters ?? [] }
        changeTitles(in: bar)
        changeLowerPart(in: bar)
    }

    private func changeImages(of bar: UINavigationBar, to new: BarLook) {
        let old = past.look
        let former = BarPicture(layers: { old.images })
        if fade.isFrozen { return fade.add(former, to: backdrop) }
        let current = BarPicture(layers: { [weak bar] in bar.map { $0.fadingLayers(in: $0.bounds) } ?? [] })
        fade.add(current, to: backdrop)
        guard old.sources != new.sources else { return }
        fade.enter(current)
        fade.leave(former, in: backdrop)
    }

    /// Lets contents that the bar has got in the meantime fade in.
    func contentsDidChange() {
        guard isRunning, let bar else { return }
        fade.takeNew(bar.buttons)
        fade.enter(bar.backButton?.shownTitle)
        if past.arrow == nil || fade.isFrozen { fade.enter(bar.backButton?.imageView) }
        if let view = bar.titleView, ObjectIdentifier(view) != past.titleSource { fade.enter(view) }
        lookDidChange()
    }

    /// Follows the layout of the bar.
    func barDidLayOut() {
        fade.hideNew()
        lookDidChange()
    }

    /// Shows the bar's background as it is now: animated where a change alongside the transition has set it.
    func lookDidChange() {
        guard isRunning, !fade.isFrozen, let bar else { return }
        backdrop.show(BarLook(of: bar))
    }

    /// Ends before another change, which begins with what is seen now.
    func giveWay() {
        for view in [bar?.titleLabel, bar?.largeTitle, bar?.searchRow] as [UIView?] {
            view?.storage.endAdditions()
        }
        end(didComplete: true)
    }

    /// Ends the change. A bar that was to be shown, by a transition that was canceled, is hidden again.
    func end(didComplete: Bool) {
        isRunning = false
        fade.end(didComplete: didComplete)
        guard let bar, bar.transition === self else { return }
        bar.transition = nil
        if !didComplete, wasHidden, slides {
            UIView.withoutAnimation { (bar.frame, bar.alpha) = (past.frame, 0) }
        }
        bar.setNeedsLayout()
    }
}
