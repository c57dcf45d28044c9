/// A font by its name, for `CATextLayer.font`.
public final class CGFont: NSObject {
    let name: String

    /// Creates the font of a PostScript name; never nil.
    public init?(_ name: NSString) { self.name = "\(name)" }

    /// The PostScript name.
    public var postScriptName: NSString? { NSString(string: name) }
}
