/// A view that shows the content of a cell.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The description of the content.
    var configuration: any UIContentConfiguration { get set }
    /// Returns a Boolean value that indicates whether the view can show a description; default true.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns true.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}
