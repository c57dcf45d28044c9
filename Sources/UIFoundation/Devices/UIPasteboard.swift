/// The copied objects of a run. A film begins with an empty pasteboard, and other apps do not see it.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The text of the name.
        public let rawValue: String
        /// Creates a name from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the usual pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The usual pasteboard of the run.
    public static var general: UIPasteboard { named(.general) }

    /// The contents of a pasteboard have changed; the object is the pasteboard.
    nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

    /// The name.
    public let name: Name
    /// The number of changes.
    open private(set) var changeCount = 0
    private var objects: [Any] = []

    fileprivate init(_ name: Name) {
        self.name = name
        super.init()
    }

    /// Returns the pasteboard of a name, which is created where it is missing.
    public convenience init?(name: Name, create: Bool) { self.init(name) }

    /// Returns a pasteboard with a name of its own.
    open class func withUniqueName() -> UIPasteboard {
        named(Name("pasteboard \(RunContext.current[Pasteboards.self].all.count)"))
    }

    private static func named(_ name: Name) -> UIPasteboard {
        let store = RunContext.current[Pasteboards.self]
        if let known = store.all[name] { return known }
        let pasteboard = UIPasteboard(name)
        store.all[name] = pasteboard
        return pasteboard
    }

    private func replace(_ objects: [Any]) {
        self.objects = objects
        changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    private func values<Value>(_ type: Value.Type) -> [Value] { objects.compactMap { $0 as? Value } }

    // MARK: Contents

    /// The first text; nil for none. Setting it replaces the contents.
    open var string: String? {
        get { values(String.self).first }
        set { replace(newValue.map { [$0] } ?? []) }
    }
    /// The texts; nil for none. Setting them replaces the contents.
    open var strings: [String]? {
        get { hasStrings ? values(String.self) : nil }
        set { replace(newValue ?? []) }
    }
    /// The first address; nil for none. Setting it replaces the contents.
    open var url: URL? {
        get { values(URL.self).first }
        set { replace(newValue.map { [$0] } ?? []) }
    }
    /// The first image; nil for none. Setting it replaces the contents.
    open var image: UIImage? {
        get { values(UIImage.self).first }
        set { replace(newValue.map { [$0] } ?? []) }
    }
    /// The first color; nil for none. Setting it replaces the contents.
    open var color: UIColor? {
        get { values(UIColor.self).first }
        set { replace(newValue.map { [$0] } ?? []) }
    }
    /// The objects by their types, one dictionary an object. Setting them replaces the contents.
    open var items: [[String: Any]] {
        get { objects.map { ($0 as? [String: Any]) ?? ["public.data": $0] } }
        set { replace(newValue.flatMap(\.values)) }
    }
    /// The number of objects.
    open var numberOfItems: Int { objects.count }
    /// A Boolean value that indicates whether there are texts.
    open var hasStrings: Bool { !values(String.self).isEmpty }
    /// A Boolean value that indicates whether there are addresses.
    open var hasURLs: Bool { !values(URL.self).isEmpty }
    /// A Boolean value that indicates whether there are images.
    open var hasImages: Bool { !values(UIImage.self).isEmpty }
    /// A Boolean value that indicates whether there are colors.
    open var hasColors: Bool { !values(UIColor.self).isEmpty }
}

/// The pasteboards of a run by their names.
@MainActor private final class Pasteboards: RunState {
    var all: [UIPasteboard.Name: UIPasteboard] = [:]
    init(of context: RunContext) {}
}
