/// A file of views drawn in Xcode, found by its name in the scene's folder.
@preconcurrency @MainActor open class UINib: NSObject {
    private let name: String

    /// Finds a file by its name. The bundle is ignored.
    public init(nibName name: String, bundle bundleOrNil: UIFoundation.Bundle?) {
        self.name = name
        super.init()
    }

    /// Returns new objects of the file, connected with an owner; none without a file.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
    ) -> [Any] {
        RunContext.current.screenState.interfaces?.objects(ofNib: name, owner: ownerOrNil as AnyObject) ?? []
    }
}

extension UIFoundation.Bundle {
    /// Returns new objects of a file of views, connected with an owner; nil without a file.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
    ) -> [Any]? {
        let objects = UINib(nibName: name, bundle: nil).instantiate(withOwner: owner)
        return objects.isEmpty ? nil : objects
    }
}
