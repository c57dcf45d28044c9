import CCairo
import CPNG

/// The versions of the libraries that draw and write, as they run; they tell whether two machines' pixels can be equal.
public enum LibraryVersions {
    /// Cairo's version, such as "1.16.0".
    public static var cairo: String { String(cString: cairo_version_string()) }
    /// libpng's version, such as "1.6.39".
    public static var libpng: String { String(cString: cpng_version()) }
}
