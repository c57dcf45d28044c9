import Picture

/// A font by its name, for `CATextLayer.font`, or that of a file, which can be registered.
public final class CGFont: NSObject {
    let name: String
    /// The font of a file; nil for one of a name.
    let face: FontFace?

    /// Creates the font of a PostScript name; never nil.
    public init?(_ name: NSString) { (self.name, face) = ("\(name)", nil) }

    /// Creates the first font in the bytes of a file; nil for bytes that are no font.
    public init?(_ provider: CGDataProvider) {
        guard let face = RegisteredFonts.faces(in: provider.bytes).first else { return nil }
        (name, self.face) = (face.names.postScript, face)
    }

    /// The PostScript name.
    public var postScriptName: NSString? { NSString(string: name) }
}
