public import UIKitCore

extension UINavigationBar: UIBarPositioning {
    /// The place of the bar: the one that its delegate gives it once it is in a view, or else the top (row
    /// P0192 of Apple's numbers).
    public var barPosition: UIBarPosition {
        let answer = superview == nil ? .any : delegate?.position(for: self) ?? .any
        return answer == .any ? .top : answer
    }
}
