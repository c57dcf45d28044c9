/// A way to act on a view, such as a menu.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view; nil before it is added.
    var view: UIView? { get }
    /// Notifies the interaction that it is about to be added to a view, or removed.
    func willMove(to view: UIView?)
    /// Notifies the interaction that it was added to a view, or removed.
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds an interaction.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: nil)
        interaction.didMove(to: nil)
    }
}
