/// The shadow of a text.
@preconcurrency @MainActor open class NSShadow: NSObject {
    private let foundationTypeID = FoundationTypeID()
    /// The offset, in points; default zero.
    open var shadowOffset = CGSize.zero
    /// The blur, in points; default 0.
    open var shadowBlurRadius: CGFloat = 0
    /// The color; default black of a third.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)
}
