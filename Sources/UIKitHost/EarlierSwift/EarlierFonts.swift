// Fonts of files, under the names that their functions had in Swift before version 3.

/// An error of Foundation under its name in Core Foundation.
public typealias CFError = NSError

/// Returns the sentence of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
    CFString(string: err?.localizedDescription ?? "")
}

/// Returns a provider of bytes (Swift 2 spelling).
public func CGDataProviderCreateWithCFData(_ data: CFData?) -> CGDataProvider? {
    data.flatMap { CGDataProvider(data: $0) }
}

/// Returns a provider of the bytes of a file (Swift 2 spelling).
public func CGDataProviderCreateWithURL(_ url: CFURL) -> CGDataProvider? { CGDataProvider(url: url) }

/// Returns the font of a file's bytes (Swift 2 spelling).
public func CGFontCreateWithDataProvider(_ provider: CGDataProvider?) -> CGFont! {
    provider.flatMap { CGFont($0) }
}
