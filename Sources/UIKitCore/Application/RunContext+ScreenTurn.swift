@_spi(UIKitInternals) import CoreLayers

// The turn of a device, as UIKit performs it.
extension RunContext {
    /// The time in which the screen takes its other form, in seconds (as in UIKit).
    package static let turnDuration: TimeInterval = 0.4

    /// Turns the device: notifies of its new direction, and gives the screen the other size and insets, with
    /// the calls in UIKit's order. A controller that does not support the direction keeps the screen as it
    /// is.
    package func turnDevice(to newSize: CGSize, insets: UIEdgeInsets) {
        let isWide = newSize.width > newSize.height
        screenState.deviceOrientation = isWide ? .landscapeLeft : .portrait
        NotificationCenter.default.post(
            name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        guard let controller = screenState.keyWindow?.rootViewController ?? window.rootViewController,
            controller.shouldAutorotate,
            controller.supportedInterfaceOrientations.contains(isWide ? .landscapeRight : .portrait)
        else { return }
        turnScreen(controller, to: newSize, insets)
    }

    private func turnScreen(_ controller: UIViewController, to newSize: CGSize, _ insets: UIEdgeInsets) {
        let shown = [controller] + sequence(first: controller, next: \.presented).dropFirst()
        let coordinator = ModalCoordinator(turning: window, duration: Self.turnDuration)
        let (before, after) = (UITraitCollection(), environment(of: newSize))
        let changesClasses =
            before.horizontalSizeClass != after.horizontalSizeClass
            || before.verticalSizeClass != after.verticalSizeClass
        for one in shown {
            if changesClasses {
                one.presentation?.willTransition(to: after, with: coordinator)
                one.willTransition(to: after, with: coordinator)
            }
            one.presentation?.viewWillTransition(to: newSize, with: coordinator)
            one.viewWillTransition(to: newSize, with: coordinator)
        }
        if let directions = coordinator.turnedDirections {
            post(UIApplication.willChangeStatusBarOrientationNotification, directions.new)
            (size, screenState.safeAreaInsets) = (newSize, insets)
            post(UIApplication.didChangeStatusBarOrientationNotification, directions.old)
        }
        UIView.animate(
            withDuration: Self.turnDuration, delay: 0, options: .curveEaseInOut,
            animations: { [self] in
                for shown in [window] + screenState.shownWindows {
                    shown.frame = CGRect(origin: .zero, size: newSize)
                }
                if changesClasses { window.sizeClassesDidChange(from: before) }
                window.insetsDidChange()
                window.layoutIfNeeded()
                coordinator.runAlongside(duration: 0)
                window.layoutIfNeeded()
            },
            completion: { _ in coordinator.end() })
    }

    private func post(_ name: NSNotification.Name, _ direction: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: name, object: UIApplication.shared,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: direction.rawValue])
    }

    /// Returns the environment that a screen of another size has.
    private func environment(of newSize: CGSize) -> UITraitCollection {
        let old = size
        size = newSize
        defer { size = old }
        return UITraitCollection()
    }
}

extension UIWindow {
    /// Returns the size that pictures show at a time, during an animation, too.
    package func seenSize(at time: TimeInterval) -> CGSize { storage.presentedState(at: time).bounds.size }
}

extension UIView {
    /// Lets views and controllers respond to other insets of the screen, and lays them out.
    func insetsDidChange() {
        setNeedsLayout()
        if insetsLayoutMarginsFromSafeArea { notifyOfMargins() }
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        for subview in subviews { subview.insetsDidChange() }
    }

    /// Lets views and controllers respond to other size classes.
    fileprivate func sizeClassesDidChange(from before: UITraitCollection) {
        if let viewController {
            viewController.traitCollectionDidChange(before)
            viewController.notifyOfSizeClasses(from: before)
        }
        traitCollectionDidChange(before)
        notifyOfSizeClasses(from: before)
        for subview in subviews { subview.sizeClassesDidChange(from: before) }
    }
}
