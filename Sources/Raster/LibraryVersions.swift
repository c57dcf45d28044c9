import CCairo
import CPNG
import Foundation

/// The versions of the drawing and encoding libraries at run time, which decide whether two machines can
/// produce equal pixels.
public enum LibraryVersions {
    /// Cairo's version, such as "1.16.0".
    public static var cairo: String { String(cString: cairo_version_string()) }
    /// Pango's version, such as "1.50.12".
    public static var pango: String { String(cString: pango_version_string()) }
    /// libpng's version, such as "1.6.39".
    public static var libpng: String { String(cString: cpng_version()) }
    /// zlib's version, such as "1.2.13", or nil when it cannot be found; libpng compresses with zlib.
    public static var zlib: String? {
        // libpng links zlib, this module does not, so the function is looked up by name.
        typealias Version = @convention(c) () -> UnsafePointer<CChar>
        guard let function = dlsym(nil, "zlibVersion") else { return nil }
        return String(cString: unsafeBitCast(function, to: Version.self)())
    }

    /// All known versions, by library name.
    public static var all: [String: String] {
        ["cairo": cairo, "pango": pango, "libpng": libpng, "zlib": zlib].compactMapValues { $0 }
    }
}
