import CCairo
import CPNG
import Foundation

/// The versions of the libraries that draw and write, as they run; they tell whether two machines' pixels can
/// be equal.
public enum LibraryVersions {
    /// Cairo's version, such as "1.16.0".
    public static var cairo: String { String(cString: cairo_version_string()) }
    /// libpng's version, such as "1.6.39".
    public static var libpng: String { String(cString: cpng_version()) }
    /// zlib's version, such as "1.2.13"; libpng packs with it.
    public static var zlib: String? {
        // Only libpng is linked with it, so its function is looked up by name.
        typealias Version = @convention(c) () -> UnsafePointer<CChar>
        guard let function = dlsym(nil, "zlibVersion") else { return nil }
        return String(cString: unsafeBitCast(function, to: Version.self)())
    }

    /// All versions that are known, by the libraries' names.
    public static var all: [String: String] {
        ["cairo": cairo, "libpng": libpng, "zlib": zlib].compactMapValues { $0 }
    }
}
