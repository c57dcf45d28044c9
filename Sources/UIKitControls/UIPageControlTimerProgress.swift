import UIKitCore

/// The progress of the pages of a control that runs with time, and leads from each page to the next.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    /// The duration of pages without one of their own, in seconds.
    open var preferredDuration: TimeInterval
    /// A Boolean value that indicates whether the first page comes after the last one; default false.
    open var resetsToInitialPageAfterEnd = false

    private var durations: [Int: TimeInterval] = [:]
    private var link: CADisplayLink?
    /// The time up to which the progress is known, in seconds on the film's clock.
    private var lastTime: TimeInterval = 0

    /// Creates a progress that does not run yet.
    /// - Parameter preferredDuration: The duration of pages without one of their own, in seconds.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// A Boolean value that indicates whether the time runs.
    open var isRunning: Bool { link != nil }

    /// Sets the duration of a page, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

    /// Returns the duration of a page, in seconds.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Lets the time run. It counts while the control is in a window.
    open func resumeTimer() {
        guard link == nil else { return }
        lastTime = CACurrentMediaTime()
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            advance(to: link.timestamp)
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops the time.
    open func pauseTimer() {
        link?.invalidate()
        link = nil
    }

    private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
        delegate as? any UIPageControlTimerProgressDelegate
    }

    private func advance(to time: TimeInterval) {
        let step = time - lastTime
        lastTime = time
        guard let control, control.window != nil, control.numberOfPages > 0, share < 1 else { return }
        let duration = duration(forPage: control.currentPage)
        share = duration > 0 ? share + step / duration : 1
        let isOver = share > 1 - 1e-9
        if isOver { share = 1 }
        timerDelegate?.pageControlTimerProgressDidChange(self)
        if isOver { leavePage(of: control) }
    }

    /// Shows the next page, where there is one and the delegate allows it. Else the bar stays full until code
    /// shows another page.
    private func leavePage(of control: UIPageControl) {
        let isLast = control.currentPage + 1 >= control.numberOfPages
        guard !isLast || resetsToInitialPageAfterEnd else { return }
        let next = isLast ? 0 : control.currentPage + 1
        guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) != false else {
            return
        }
        if control.currentPage == next { begin(next) } else { control.currentPage = next }
        control.sendActions(for: .valueChanged)
    }
}
