// The names that Foundation on Linux lacks.
extension NSExceptionName {
    /// The name of an exception of no particular kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// The name of an argument that a function does not take.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// The name of a state that must not occur.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// The name of an index that is out of its range.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// The name of a lack of memory.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// The name of an object that cannot be used.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// The name of an object that does not exist.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// The name of a key that an object does not have.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
    /// The name of a text that cannot be parsed.
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
    /// The name of an archive that contradicts itself.
    public static let inconsistentArchiveException = NSExceptionName("NSInconsistentArchiveException")
    /// The name of a wrong call of an archiver.
    public static let invalidArchiveOperationException = NSExceptionName(
        "NSInvalidArchiveOperationException")
    /// The name of a wrong call of an unarchiver.
    public static let invalidUnarchiveOperationException = NSExceptionName(
        "NSInvalidUnarchiveOperationException")
    /// The name of a letter that an encoding lacks.
    public static let characterConversionException = NSExceptionName("NSCharacterConversionException")
}
