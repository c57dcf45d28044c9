@_spi(UIKitInternals) import UIKitCore

// The accessory above the bar, which came with iOS 26.
extension UITabBarController {
    /// The accessory above the bar of iOS 26, which lies beside the bar while that is small; default nil.
    public var bottomAccessory: UITabAccessory? {
        get { accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Sets the accessory above the bar; animated, it fades in, and an earlier one fades out.
    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        guard bottomAccessory !== accessory else { return }
        let (old, isAnimated) = (accessoryView, animated && viewIfLoaded?.window != nil)
        accessory = bottomAccessory
        accessoryView = TabBarMeasures.current.hasPlatter ? bottomAccessory.map { TabAccessoryView($0) } : nil
        accessoryView?.isInline = motion?.isSmall ?? false
        showAccessory()
        guard isAnimated else {
            old?.removeFromSuperview()
            return
        }
        accessoryView?.alpha = 0
        UIView.animate(withDuration: MotionConstants.current.barDuration) {
            self.accessoryView?.alpha = 1
            old?.alpha = 0
        } completion: { _ in
            old?.removeFromSuperview()
        }
    }

    /// Adds the accessory to a view that is loaded.
    func showAccessory() {
        guard isViewLoaded else { return }
        if let accessoryView { view.insertSubview(accessoryView, belowSubview: tabBar) }
        placeAccessory()
        view.setNeedsLayout()
        selectedViewController?.viewIfLoaded?.setNeedsLayout()
    }

    /// True where the bar at the bottom leaves its place to the accessory, or is at the top.
    private var standsAlone: Bool {
        hidesBar || isTabBarHidden || TabBarMeasures.current(in: traitCollection).form == .text
    }

    /// The distance of an accessory without a bar from the lower edge, as that of the bar from the sides.
    private var edgeMargin: CGFloat { max(21, view.safeAreaInsets.bottom) }

    /// The room that the accessory takes above the bar or the safe area, in points.
    var accessoryRoom: CGFloat {
        guard accessoryView != nil else { return 0 }
        guard standsAlone else { return TabAccessoryView.height + TabAccessoryView.distance }
        return TabAccessoryView.height + edgeMargin - view.safeAreaInsets.bottom
    }

    /// Puts the accessory above the bar, or on its way to the place beside the small form.
    func placeAccessory() {
        guard let accessoryView else { return }
        let (box, height) = (view.bounds, TabAccessoryView.height)
        let end = standsAlone ? box.maxY - edgeMargin : tabBar.frame.minY - TabAccessoryView.distance
        let above = CGRect(x: 21, y: end - height, width: box.width - 42, height: height)
        let places = tabBar.places
        guard !standsAlone, tabBar.shrinkage > 0, let first = places.platters.first else {
            accessoryView.frame = above
            return
        }
        let (size, margin) = TabBarMeasures.small
        // It keeps 12 points from the circles beside it.
        let left = margin + size + 12
        let right = places.platters.count > 1 ? left : margin
        let beside = CGRect(
            x: left, y: tabBar.frame.maxY - margin - size, width: box.width - left - right, height: size)
        let (start, target) = (
            TabBarPlaces(items: [above], platters: [first]), TabBarPlaces(items: [beside], platters: [first])
        )
        accessoryView.frame = start.moved(toward: target, by: tabBar.shrinkage).items[0]
    }
}
