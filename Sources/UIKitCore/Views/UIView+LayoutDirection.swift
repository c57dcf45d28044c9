extension UIView {
    /// Returns the direction of content with an attribute: from right to left only where it is forced.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
}
