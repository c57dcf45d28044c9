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
    /// The interactions of the view, in the order added. The view holds them.
    public var interactions: [any UIInteraction] {
        get { touchSettings.interactions }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) {
                removeInteraction(old)
            }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, and takes it from the view that it was added to before. Adding it again has no
    /// effect.
    ///
    /// - Parameter interaction: the interaction.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        touchSettings.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction. One that the view does not have has no effect.
    ///
    /// - Parameter interaction: the interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        touchSettings.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
