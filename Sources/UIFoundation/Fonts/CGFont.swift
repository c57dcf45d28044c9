/// A font by its name, for `CATextLayer.font`.
public final class CGFont: NSObject {
    let name: String

    /// Creates the font of a PostScript name; never nil.
    public init?(_ name: NSString) { self.name = "\(name)" }

    /// Creates the font of a file's bytes; nil for bytes that are none. It is drawn with the installed font of
    /// its name.
    public init?(_ provider: CGDataProvider) {
        guard let file = FontFile(provider.bytes) else { return nil }
        name = file.postScriptName ?? ""
    }

    /// The PostScript name.
    public var postScriptName: NSString? { NSString(string: name) }
}
