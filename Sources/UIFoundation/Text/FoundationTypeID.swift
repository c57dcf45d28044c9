/// The word at which Foundation on Linux looks for the type of an object that an attributed string compares.
///
/// Foundation's own classes begin with such a word; for other subclasses of `NSObject` it reads whatever
/// their first property holds, and stops the process where that names no type. With the number of strings,
/// whose class is another one, it calls `isEqual(_:)`. It is the first stored property of the classes whose
/// objects are values of attributes.
struct FoundationTypeID: Sendable {
    /// The number of strings, 7, above the eight bits of flags that Foundation's classes begin with.
    let word: UInt64 = 7 << 8 | 0x80
}
