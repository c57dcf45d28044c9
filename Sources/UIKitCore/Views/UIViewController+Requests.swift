extension UIViewController {
    /// The direction in which the interface stands: on its side where the film is wider than high.
    public var interfaceOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }

    /// Requests that the home indicator is drawn again. It has no effect.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        warnOfNoEffect("UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden")
    }

    /// Requests that the edges at which touches belong to the scene are asked for again. It has no effect.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        warnOfNoEffect("UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures")
    }

    /// Requests that the screen turns to the device. It has no effect: the screen turns with the device, if
    /// its controllers allow that then.
    public class func attemptRotationToDeviceOrientation() {
        warnOfNoEffect("UIViewController.attemptRotationToDeviceOrientation")
    }

    /// The bundle of the xib with the view; nil for a controller without one.
    public var nibBundle: UIFoundation.Bundle? { nibName == nil ? nil : .main }

    /// Returns the nearest controller, from this one outward, that performs an action; nil for none.
    public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
    }

    /// Reports a segue of a controller that no storyboard has created: a failure, unless the run has
    /// stand-ins.
    func reportUnknownSegue(_ identifier: String) {
        let sentence =
            "performSegue(withIdentifier:): no storyboard has created \(type(of: self)), so it has no segue "
            + "“\(identifier)”."
        let context = RunContext.current
        if context.usesStandIns { return context.warn(sentence) }
        context.fail(SceneFailure(sentence))
    }

    /// The state for which missing content is described: the environment, and the text of the search in the
    /// navigation item.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = (navigationItem.search as? any TextSearch)?.searchedText
        return state
    }

    /// Updates the description of missing content at the next tick.
    func requestContentUnavailableConfiguration() {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
    }
}
