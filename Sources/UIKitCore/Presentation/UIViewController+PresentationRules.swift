// The rules of presentations. A device raises an exception for some and logs the others.
extension UIViewController {
    /// Returns true for a controller that may be presented over the outermost parent of this one. If not,
    /// reports it, or warns where a device only logs that it presents nothing.
    func mayPresent(_ other: UIViewController, over root: UIViewController) -> Bool {
        if let rule = rule(brokenBy: other, over: root) {
            RunContext.current.fail(SceneFailure("\(type(of: other)) cannot be presented: \(rule)."))
            return false
        }
        guard let shown = root.presented else { return true }
        RunContext.current.warn(
            "\(type(of: other)) is not presented: \(type(of: root)) presents \(type(of: shown)) already.")
        return false
    }

    private func rule(brokenBy other: UIViewController, over root: UIViewController) -> String? {
        if other === self || other === root { return "a controller cannot present itself" }
        if let parent = other.parent { return "it has a parent, \(type(of: parent))" }
        // A device raises an exception also for a second request of the same presenter (the crash reports of
        // capacitor-community/privacy-screen, issue 83); on its way out a controller is logged alone.
        guard let presenter = other.presenter, presenter !== root || !other.isBeingDismissed else {
            return nil
        }
        return "\(type(of: presenter)) presents it already"
    }

    /// Warns of a presentation over a controller whose view is not in a window, which shows nothing.
    func warnOfPresentationOutsideOfWindow(_ other: UIViewController) {
        RunContext.current.warn(
            "\(type(of: other)) is not presented: the view of \(type(of: self)) is not in a window yet; "
                + "present it in viewDidAppear, or later.")
    }
}
