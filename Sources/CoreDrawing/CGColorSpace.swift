/// A space of colors. All colors are in sRGB.
public final class CGColorSpace: NSObject, Sendable {
    /// The name of sRGB.
    public static let sRGB = "sRGB"

    /// The number of components, without opacity: 3.
    public let numberOfComponents = 3

    /// Creates a space by its name; never nil.
    public init?(name: String) {
        super.init()
    }

    package override init() {
        super.init()
    }
}

/// Returns the space of the device's colors: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Returns the space of grays: sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
