import Synchronization

/// A coder that reads the objects that `NSKeyedArchiver` wrote: it makes each one by its class's
/// `init?(coder:)`. In files that import UIKit it replaces Foundation's type of the same name.
///
/// A key without a value reads as nil, zero or false, as on a device.
open class NSKeyedUnarchiver: NSCoder {
    private static let types = Mutex<[String: AnyClass]>([:])

    /// The values of the archive's objects by their numbers.
    let objects: [Any]
    /// The entries of the object that is being read, and of those that hold it, each with the number of
    /// values without keys that were read.
    private var entries: [(values: [String: Any], count: Int)]
    /// The objects that were read, by their numbers.
    var made: [Int: Any] = [:]
    /// The object that is being made; nil for none.
    private var inHand: (number: Int, type: AnyClass)?
    private var ownTypes: [String: AnyClass] = [:]
    private var isSecure = true
    private var policy = NSCoder.DecodingFailurePolicy.setErrorAndReturn
    var failure: (any Error)?

    private init(_ archive: [String: Any]) {
        objects = archive[ArchiveKeys.objects] as? [Any] ?? []
        entries = [(archive[ArchiveKeys.top] as? [String: Any] ?? [:], 0)]
        super.init()
    }

    /// Creates an unarchiver for data.
    ///
    /// - Throws: a `CocoaError` for data that no archiver of the run wrote.
    public convenience init(forReadingFrom data: Data) throws {
        guard let archive = PropertyList.values(data) as? [String: Any],
            archive[ArchiveKeys.archiver] as? String == ArchiveKeys.ownName
        else {
            throw ArchiveKeys.error(.coderReadCorrupt, "The data is no archive of this run.")
        }
        self.init(archive)
    }

    /// Creates an unarchiver for data; one without values for data that no archiver of the run wrote.
    public convenience init(forReadingWith data: Data) {
        self.init(PropertyList.values(data) as? [String: Any] ?? [:])
        isSecure = false
    }

    // MARK: Archives

    /// Returns the object in data, of a class or a subclass of it that adopts `NSSecureCoding`.
    ///
    /// - Throws: a `CocoaError` for data without such an object.
    public static func unarchivedObject<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> DecodedObjectType? {
        try unarchivedObject(ofClasses: [cls], from: data) as? DecodedObjectType
    }

    /// Returns the object in data, of one of several classes that adopt `NSSecureCoding`, or a subclass.
    ///
    /// - Throws: a `CocoaError` for data without such an object.
    public static func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        let object = unarchiver.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
        if let failure = unarchiver.failure { throw failure }
        return object
    }

    /// Returns the list in data, of objects of a class.
    ///
    /// - Throws: a `CocoaError` for data without such a list.
    public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]? {
        try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
    }

    /// Returns the object in data, of any class.
    ///
    /// - Throws: a `CocoaError` for data without an object.
    open class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.isSecure = false
        let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        if let failure = unarchiver.failure { throw failure }
        return object
    }

    /// Returns the object in data, of any class; nil for none.
    open class func unarchiveObject(with data: Data) -> Any? { try? unarchiveTopLevelObjectWithData(data) }

    /// Returns the object in a file, of any class; nil for none.
    open class func unarchiveObject(withFile path: String) -> Any? {
        (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { unarchiveObject(with: $0) }
    }

    /// Finishes decoding.
    open func finishDecoding() {}

    /// Reads objects of a name in all archives as those of a class; nil for that of the name.
    open class func setClass(_ cls: AnyClass?, forClassName codedName: String) {
        types.withLock { $0[codedName] = cls }
    }

    /// Returns the class as which all archives read objects of a name; nil for that of the name.
    open class func `class`(forClassName codedName: String) -> AnyClass? { types.withLock { $0[codedName] } }

    /// Reads objects of a name as those of a class; nil for that of the name.
    open func setClass(_ cls: AnyClass?, forClassName codedName: String) { ownTypes[codedName] = cls }

    /// Returns the class as which the unarchiver reads objects of a name; nil for that of the name.
    open func `class`(forClassName codedName: String) -> AnyClass? { ownTypes[codedName] }

    // MARK: Properties of coders

    /// True: values have keys.
    open override var allowsKeyedCoding: Bool { true }

    /// A Boolean value that indicates whether objects without secure coding are refused.
    open override var requiresSecureCoding: Bool {
        get { isSecure }
        set { isSecure = newValue }
    }

    /// The response to mistakes; default to note the first one in `error`. None ends the program.
    open override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy {
        get { policy }
        set { policy = newValue }
    }

    /// The first error; nil for none.
    open override var error: (any Error)? { failure }

    /// Notes an error, which the functions that return the whole object throw.
    open override func failWithError(_ error: any Error) { failure = failure ?? error }

    // MARK: Values

    /// Returns whether a key has a value.
    open override func containsValue(forKey key: String) -> Bool { value(key) != nil }

    /// Returns the object of a key; nil for none.
    open override func decodeObject(forKey key: String) -> Any? { value(key).flatMap { object($0) } }

    /// Returns the object of a key, if it is of a class; else nil.
    open override func decodeObject<DecodedObjectType: NSCoding>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) -> DecodedObjectType? where DecodedObjectType: NSObject {
        decodeObject(of: [cls], forKey: key) as? DecodedObjectType
    }

    /// Returns the object of a key, if it is of one of several classes; else nil, with an error where secure
    /// coding is required.
    open override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard let object = decodeObject(forKey: key) else { return nil }
        let type: AnyClass = Swift.type(of: object as AnyObject)
        guard let classes, isSecure else { return object }
        let isAllowed = sequence(first: type) { _getSuperclass($0) }.contains { kind in
            classes.contains { $0 == kind }
        }
        if isAllowed { return object }
        failWithError(ArchiveKeys.error(.coderReadCorrupt, "The object of “\(key)” is of the class \(type)."))
        return nil
    }

    /// Returns the Boolean value of a key; false for none.
    open override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }

    /// Returns the integer of a key; 0 for none.
    open override func decodeCInt(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }

    /// Returns the integer of a key; 0 for none.
    open override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }

    /// Returns the integer of a key; 0 for none.
    open override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }

    /// Returns the integer of a key; 0 for none.
    open override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }

    /// Returns the number of a key; 0 for none.
    open override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }

    /// Returns the number of a key; 0 for none.
    open override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

    /// Returns the property list of a key; nil for none.
    open override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

    /// Calls a function with the bytes of a key; nil for none.
    open override func withDecodedUnsafeBytes<ResultType>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> ResultType
    ) rethrows -> ResultType {
        guard let bytes = value(key).flatMap({ object($0) }) as? Data else { return try body(nil) }
        return try bytes.withUnsafeBytes { try body($0) }
    }

    /// Returns the next object that was written without a key; nil for none.
    open override func decodeObject() -> Any? {
        let last = entries.count - 1
        defer { entries[last].count += 1 }
        return entries[last].values[ArchiveKeys.numbered(entries[last].count)].flatMap { object($0) }
    }

    /// Returns the next data that was written without a key; nil for none.
    open override func decodeData() -> Data? { decodeObject() as? Data }

    /// Returns the next property list that was written without a key; nil for none.
    open override func decodePropertyList() -> Any? { decodeObject() }

    private func value(_ key: String) -> Any? { entries[entries.count - 1].values[ArchiveKeys.escaped(key)] }

    private func number(_ key: String) -> NSNumber? { value(key).flatMap { object($0) } as? NSNumber }

    // MARK: Objects

    /// Notes an object of the class that is being read before its own initializer ends: objects in it may
    /// refer to it.
    package func note(_ object: AnyObject) {
        guard let inHand, inHand.type == Swift.type(of: object), made[inHand.number] == nil else { return }
        made[inHand.number] = object
    }

    /// Returns the object of a number that its class makes of entries; nil for none.
    func object(_ number: Int, of type: AnyClass, _ values: [String: Any]) -> Any? {
        guard let coding = type as? any NSCoding.Type else { return nil }
        let outer = inHand
        inHand = (number, type)
        entries.append((values, 0))
        let object: Any? = coding.init(coder: self)
        entries.removeLast()
        inHand = outer
        made[number] = object
        return object
    }
}
