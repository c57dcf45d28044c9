import Foundation

/// The words of archives, which begin with a sign that other keys are escaped at.
enum ArchiveKeys {
    static let null = "$null"
    static let archiver = "$archiver"
    static let objects = "$objects"
    static let top = "$top"
    /// The name of an object's class.
    static let type = "$class"
    /// The bytes that Foundation writes about an object of its own.
    static let bytes = "$bytes"
    /// The object that the run holds.
    static let held = "$held"
    /// The keys and values of collections.
    static let (keys, values) = ("NS.keys", "NS.objects")
    /// The number of another object.
    static let reference = "CF$UID"
    /// The name of the archiver, which no other one has.
    static let ownName = "Flipbook.NSKeyedArchiver"

    /// Returns a key of code as it stands in an archive.
    static func escaped(_ key: String) -> String { key.hasPrefix("$") ? "$" + key : key }

    /// Returns the key of a value that code writes without one.
    static func numbered(_ index: Int) -> String { "$\(index)" }

    /// Returns whether a value was written without a key.
    static func isNumbered(_ key: String) -> Bool { key.hasPrefix("$") && Int(key.dropFirst()) != nil }

    /// Returns an error about a mistake in archives.
    static func error(_ code: CocoaError.Code, _ sentence: String) -> any Error {
        CocoaError(code, userInfo: [NSDebugDescriptionErrorKey: sentence])
    }

    /// Returns the sentence of an error.
    static func sentence(of error: any Error) -> String {
        (error as? CocoaError)?.userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
    }
}
