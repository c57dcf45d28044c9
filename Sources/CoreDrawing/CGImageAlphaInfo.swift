/// The places of opacity in the pixels of an image, and whether colors are multiplied by it. It has an
/// effect on the pixels that code gives to a context; drawings are recorded, not painted.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No opacity.
    case none = 0
    /// The opacity behind colors that are multiplied by it.
    case premultipliedLast
    /// The opacity before colors that are multiplied by it.
    case premultipliedFirst
    /// The opacity behind the colors.
    case last
    /// The opacity before the colors.
    case first
    /// An unused component behind the colors.
    case noneSkipLast
    /// An unused component before the colors.
    case noneSkipFirst
    /// The opacity alone.
    case alphaOnly
}
