/// A file of views drawn in Xcode, found by its name in the scene's folder.
@preconcurrency @MainActor open class UINib: NSObject {
    /// The keys of the options with which objects of a file are created.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String
        /// Creates a key from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The objects that stand for the file's external ones, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String

    /// Finds a file by its name. The bundle is ignored.
    public init(nibName name: String, bundle bundleOrNil: UIFoundation.Bundle?) {
        self.name = name
        super.init()
    }

    /// Returns new objects of the file, connected with an owner and external objects; none without a file.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return RunContext.current.screenState.interfaces?.objects(
            ofNib: name, owner: ownerOrNil as AnyObject, external: external.mapValues { $0 as AnyObject })
            ?? []
    }
}

extension UIFoundation.Bundle {
    /// Returns new objects of a file of views, connected with an owner and external objects; nil without a
    /// file.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        let objects = UINib(nibName: name, bundle: nil).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}
