/// The options of drawn texts. Only `truncatesLastVisibleLine` has an effect; texts break into lines without
/// the others, too.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Lines as high as their font.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// The bounds of the glyphs instead of those of the lines. It has no effect.
    public static var usesDeviceMetrics: NSStringDrawingOptions {
        warnOfNoEffect(anywhere: "NSStringDrawingOptions.usesDeviceMetrics")
        return NSStringDrawingOptions(rawValue: 8)
    }
    /// An ellipsis in the last line.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
