extension UIView {
    /// The look under a pointer; default nil. It has no effect: a film has no pointer.
    public var hoverStyle: UIHoverStyle? {
        get { storedTraits?.hoverStyle }
        set {
            guard newValue !== hoverStyle else { return }
            warnOfNoEffect("UIView.hoverStyle")
            traits.hoverStyle = newValue
        }
    }
}
