@_spi(UIKitInternals) import UIKitCore

// The button that changes the display mode on a wide screen.
extension UISplitViewController {
    /// Gives the button its action.
    func connectModeButton() {
        displayModeButtonItem.primaryAction = UIAction { [weak self] _ in
            guard let self, let wide = self.wide else { return }
            wide.change(to: modeOfButton(after: wide.mode), animated: true)
        }
    }

    /// Gives the button the image of the mode, and puts it into the bar of the first column that is seen,
    /// where the system chooses its place: in a controller with a style.
    func updateModeButton() {
        guard let wide else { return }
        displayModeButtonItem.image = UIImage(systemName: modeImage(wide.mode))
        let host = showsModeButton ? firstItem(wide.mode) : nil
        guard host !== wide.buttonHost else { return }
        wide.buttonHost?.leftBarButtonItems?.removeAll { $0 === displayModeButtonItem }
        wide.buttonHost = host
        if let host, host.leftBarButtonItems?.contains(where: { $0 === displayModeButtonItem }) != true {
            host.leftBarButtonItems = [displayModeButtonItem] + (host.leftBarButtonItems ?? [])
        }
    }

    private func modeImage(_ mode: DisplayMode) -> String {
        if style != .unspecified { return "sidebar.left" }
        return mode == .secondaryOnly ? "chevron.backward" : "arrow.up.left.and.arrow.down.right"
    }

    private var showsModeButton: Bool {
        guard style != .unspecified else { return false }
        switch displayModeButtonVisibility {
        case .automatic: return presentsWithGesture
        case .never: return false
        case .always: return true
        }
    }

    /// Returns the entry of the bar of the first column that a mode shows.
    private func firstItem(_ mode: DisplayMode) -> UINavigationItem? {
        let columns: [Column] = [.primary, .supplementary, .secondary]
        let first = columns.first { mode.shows($0, ofThree: hasThreeColumns) && controller(in: $0) != nil }
        let stack = first.flatMap { controller(in: $0) } as? UINavigationController
        return stack?.viewControllers.first?.navigationItem
    }
}
