/// A part of an image that a search has found; there is none here.
open class CIFeature: NSObject {
    /// The kind.
    open var type: String { "" }
    /// The area in the image.
    open var bounds: CGRect { .zero }
}
