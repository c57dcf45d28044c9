// Fonts that code registers. Their files are not drawn with: an installed font of the same name is.

public import Foundation

/// The time for which, and the apps for which, a font is registered.
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

/// Registers a font, and returns true. Texts are drawn with it if the computer has it installed, and a
/// warning says so.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
    warn(
        anywhere: "Texts are drawn with the registered font “\(font.name)” only if it is installed; "
            + "`fc-list` lists the fonts that are.")
    return true
}

/// Registers the font of a file; returns false, with an error, where there is none.
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
    guard let provider = CGDataProvider(url: fontURL) else { return fail(.missing, error) }
    guard let font = CGFont(provider) else { return fail(.noFont, error) }
    return CTFontManagerRegisterGraphicsFont(font, error)
}

/// The causes for which a font is not registered, by their numbers in Core Text.
private enum FontFailure: Int {
    case missing = 101
    case noFont = 103
}

private func fail(_ cause: FontFailure, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    let domain = "com.apple.CoreText.CTFontManagerErrorDomain"
    error?.pointee = Unmanaged.passRetained(NSError(domain: domain, code: cause.rawValue))
    return false
}
