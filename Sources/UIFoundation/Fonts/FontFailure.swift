import Foundation

/// The causes for which a font is not registered, by their numbers in Core Text.
enum FontFailure: Int, Sendable {
    /// There is no file, or it may not be read.
    case missing = 101
    /// The bytes do not begin as those of a font.
    case unknownFormat = 103
    /// The bytes begin as those of a font, and are none.
    case invalid = 104
    /// The font is registered already.
    case registered = 105
    /// The file is larger than those that are read.
    case tooLarge = 106

    /// The cause for which bytes have no font.
    init(ofBytes bytes: Data) {
        let beginnings: [[UInt8]] = [
            [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8),
        ]
        self = beginnings.contains { bytes.starts(with: $0) } ? .invalid : .unknownFormat
    }

    /// The cause as the end of a sentence.
    var reason: String {
        switch self {
        case .missing: "it cannot be read"
        case .unknownFormat: "it is no TrueType or OpenType font"
        case .invalid: "its bytes are damaged"
        case .registered: "it is registered already"
        case .tooLarge: "it has more than \(RegisteredFonts.fileLimit >> 20) MiB"
        }
    }

    /// The error that Core Text has for the cause.
    var error: NSError {
        let domain = "com.apple.CoreText.CTFontManagerErrorDomain"
        let sentence = "The font is not registered: \(reason)."
        return NSError(domain: domain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: sentence])
    }
}
