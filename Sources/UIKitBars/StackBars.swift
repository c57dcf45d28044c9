@_spi(UIKitInternals) import UIKitCore

/// The bars of a stack of controllers in a transition: the contents of the bar above and of the bar below
/// change with it, and the tab bar around the stack leaves or returns.
@MainActor final class StackBars {
    private weak var stack: UINavigationController?
    private let navigation: BarTransition
    private let toolbar: BarFade?
    private let slide: ToolbarSlide
    /// The frame of the tab bar before the transition; nil without one.
    private let tabBarFrame: CGRect?

    /// Prepares the change of what the bars show now.
    init(of stack: UINavigationController, isPop: Bool) {
        self.stack = stack
        navigation = BarTransition(
            of: stack.navigationBar, isPop: isPop, wasHidden: stack.isNavigationBarHidden)
        toolbar = stack.isToolbarHidden ? nil : stack.toolbar.prepareFade()
        slide = ToolbarSlide(of: stack, isPop: isPop)
        tabBarFrame = stack.tabBarController?.tabBar.frame
    }

    /// Changes the bars in the animation that is being performed.
    func run() {
        guard let stack else { return }
        UIView.withoutAnimation { stack.arrangeBars() }
        navigation.run(isHidden: stack.isNavigationBarHidden)
        slide.run()
        if let toolbar {
            toolbar.isFrozen = slide.leavingFrame != nil
            stack.toolbar.run(toolbar)
        }
        if let tabBarFrame { stack.tabBarController?.moveBar(from: tabBarFrame) }
    }

    /// Ends the change.
    func end(didComplete: Bool) {
        navigation.end(didComplete: didComplete)
        slide.end(didComplete: didComplete)
        if let toolbar { stack?.toolbar.end(toolbar, didComplete: didComplete) }
    }
}
