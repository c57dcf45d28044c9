public import UIKitCore

extension UIToolbar: UIBarPositioning {
    /// The place of the bar: the one that its delegate gives it once it is in a view, or else the bottom (row
    /// P0191 of Apple's numbers).
    public var barPosition: UIBarPosition {
        let answer = superview == nil ? .any : delegate?.position(for: self) ?? .any
        return answer == .any ? .bottom : answer
    }
}
