@_spi(UIKitInternals) import UIKitCore

extension UIView {
    /// Reports a change of a bar that belongs to a controller, which alone may make it.
    ///
    /// - Parameters:
    ///   - isManaged: true for a bar of a controller.
    ///   - member: the member of the bar that was used.
    /// - Returns: true for a bar of its own, which code may change.
    func mayChangeBar(_ isManaged: Bool, _ member: String) -> Bool {
        guard isManaged else { return true }
        let sentence =
            "\(type(of: self)).\(member) cannot be used: the bar belongs to a controller, which sets it."
        RunContext.current.fail(SceneFailure(sentence))
        return false
    }
}
