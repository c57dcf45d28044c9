import Synchronization

/// A coder that writes objects, with what their `encode(with:)` writes under keys, into data. In files that
/// import UIKit it replaces Foundation's type of the same name, which ends the program at nested and private
/// classes, and holds no drawings.
///
///     let data = try NSKeyedArchiver.archivedData(withRootObject: card, requiringSecureCoding: false)
///     let copy = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIView
///
/// The data is readable in the run that wrote it.
open class NSKeyedArchiver: NSCoder {
    private static let names = Mutex<[ObjectIdentifier: String]>([:])

    /// The form of the data; default binary.
    open var outputFormat = PropertyListSerialization.PropertyListFormat.binary

    /// The values of the archive's objects by their numbers; that of 0 stands for nil.
    var objects: [Any] = [ArchiveKeys.null]
    /// The entries of the object that is being written, and of those that hold it.
    private var entries: [[String: Any]] = [[:]]
    /// The numbers of the objects by their identities, and the objects, which keep these.
    var numbers: [ObjectIdentifier: Int] = [:]
    var keptObjects: [AnyObject] = []
    /// The numbers of objects that were only asked for under a condition so far.
    var awaited: Set<Int> = []
    private var ownNames: [ObjectIdentifier: String] = [:]
    private var isSecure: Bool
    private let output: NSMutableData
    private var isFinished = false
    var failure: (any Error)?

    /// Creates an archiver. Secure ones refuse objects whose classes do not adopt `NSSecureCoding`, such as
    /// views.
    public init(requiringSecureCoding: Bool) {
        (isSecure, output) = (requiringSecureCoding, NSMutableData())
        super.init()
    }

    /// Creates an archiver whose data is appended to an object when encoding is finished.
    public init(forWritingWith data: NSMutableData) {
        (isSecure, output) = (false, data)
        super.init()
    }

    /// Creates an archiver.
    public convenience override init() { self.init(requiringSecureCoding: false) }

    // MARK: Archives

    /// Returns the data of an object.
    ///
    /// - Throws: a `CocoaError` for an object without a form in archives.
    open class func archivedData(withRootObject object: Any, requiringSecureCoding: Bool) throws -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: requiringSecureCoding)
        archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
        if let failure = archiver.failure { throw failure }
        return archiver.encodedData
    }

    /// Returns the data of an object. One without a form in archives ends the scene.
    open class func archivedData(withRootObject rootObject: Any) -> Data {
        do {
            return try archivedData(withRootObject: rootObject, requiringSecureCoding: false)
        } catch {
            NSException(name: .invalidArgumentException, reason: ArchiveKeys.sentence(of: error)).raise()
            return Data()
        }
    }

    /// Writes the data of an object to a file; returns whether it is written.
    @discardableResult
    open class func archiveRootObject(_ rootObject: Any, toFile path: String) -> Bool {
        let data = archivedData(withRootObject: rootObject)
        return (try? data.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
    }

    /// The data of what was encoded. Reading it finishes encoding.
    open var encodedData: Data {
        finishEncoding()
        return output as Data
    }

    /// Finishes encoding.
    open func finishEncoding() {
        guard !isFinished else { return }
        isFinished = true
        let archive: [String: Any] = [
            ArchiveKeys.archiver: ArchiveKeys.ownName, ArchiveKeys.objects: objects,
            ArchiveKeys.top: entries[0],
        ]
        let data = try? PropertyListSerialization.data(
            fromPropertyList: archive, format: outputFormat, options: 0)
        if let data { output.append(data) }
    }

    /// Writes the objects of a class under another name in all archives; nil for its own.
    open class func setClassName(_ codedName: String?, for cls: AnyClass) {
        names.withLock { $0[ObjectIdentifier(cls)] = codedName }
    }

    /// Returns the name under which all archives write a class; nil for its own.
    open class func className(for cls: AnyClass) -> String? { names.withLock { $0[ObjectIdentifier(cls)] } }

    /// Writes the objects of a class under another name; nil for its own.
    open func setClassName(_ codedName: String?, for cls: AnyClass) {
        ownNames[ObjectIdentifier(cls)] = codedName
    }

    /// Returns the name under which the archiver writes a class; nil for its own.
    open func className(for cls: AnyClass) -> String? { ownNames[ObjectIdentifier(cls)] }

    // MARK: Properties of coders

    /// True: values have keys.
    open override var allowsKeyedCoding: Bool { true }

    /// A Boolean value that indicates whether objects without secure coding are refused.
    open override var requiresSecureCoding: Bool {
        get { isSecure }
        set { isSecure = newValue }
    }

    /// The first error; nil for none.
    open override var error: (any Error)? { failure }

    // MARK: Values

    /// Writes an object under a key.
    open override func encode(_ object: Any?, forKey key: String) { put(reference(to: object), key) }

    /// Writes an object under a key, if it is written in another place, too; else nil.
    open override func encodeConditionalObject(_ object: Any?, forKey key: String) {
        put(conditionalReference(to: object), key)
    }

    /// Writes a Boolean value under a key.
    open override func encode(_ value: Bool, forKey key: String) { put(NSNumber(value: value), key) }

    /// Writes an integer under a key.
    open override func encode(_ value: Int32, forKey key: String) { put(NSNumber(value: value), key) }

    /// Writes an integer under a key.
    open override func encode(_ value: Int64, forKey key: String) { put(NSNumber(value: value), key) }

    /// Writes an integer under a key.
    open override func encode(_ value: Int, forKey key: String) { put(NSNumber(value: value), key) }

    /// Writes a number under a key.
    open override func encode(_ value: Float, forKey key: String) { put(NSNumber(value: value), key) }

    /// Writes a number under a key.
    open override func encode(_ value: Double, forKey key: String) { put(NSNumber(value: value), key) }

    /// Writes bytes under a key.
    open override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        put(bytes.map { Data(bytes: $0, count: length) } ?? Data(), key)
    }

    /// Writes an object without a key; those of an object are read in the same order.
    open override func encode(_ object: Any?) { putNext(reference(to: object)) }

    /// Writes an object without a key, if it is written in another place, too; else nil.
    open override func encodeConditionalObject(_ object: Any?) {
        putNext(conditionalReference(to: object))
    }

    /// Writes data without a key.
    open override func encode(_ data: Data) { putNext(reference(to: data)) }

    /// Writes a value of a property list without a key.
    open override func encodePropertyList(_ aPropertyList: Any) { putNext(reference(to: aPropertyList)) }

    private func put(_ value: Any, _ key: String) {
        entries[entries.count - 1][ArchiveKeys.escaped(key)] = value
    }

    private func putNext(_ value: Any) {
        let count = entries[entries.count - 1].keys.count(where: ArchiveKeys.isNumbered)
        entries[entries.count - 1][ArchiveKeys.numbered(count)] = value
    }

    /// Returns the entries that an object writes about itself.
    func entries(of coding: any NSCoding, _ type: AnyClass) -> [String: Any] {
        entries.append([:])
        coding.encode(with: self)
        var written = entries.removeLast()
        written[ArchiveKeys.type] =
            className(for: type) ?? Self.className(for: type) ?? ArchivedClasses.name(of: type)
        return written
    }
}
