// Fonts that code registers.

public import Foundation

/// The time for which, and the apps for which, a font is registered. A film has one app.
public enum CTFontManagerScope: UInt32, Sendable {
    /// None.
    case none = 0
    /// The app, until it ends.
    case process
    /// All apps of the user.
    case persistent
    /// All apps, until the user logs out.
    case session
}

/// Registers a font, which texts then find by its name; returns false, with an error, for one that is
/// registered already.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
    // A font of a name alone is there without registration.
    guard let face = font.face else { return true }
    return report(RegisteredFonts.register(face), error)
}

/// Registers the fonts of a file; returns false, with an error, where there are none.
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
    let file = fontURL as URL
    return report(file.isFileURL ? RegisteredFonts.register(fileAt: file.path) : .missing, error)
}

/// Returns whether there is no failure, and passes on the error of one.
private func report(_ failure: FontFailure?, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    guard let failure else { return true }
    error?.pointee = Unmanaged.passRetained(failure.error)
    return false
}
