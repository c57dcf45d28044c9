/// A storyboard or xib file.
@MainActor package final class InterfaceDocument {
    /// The name of the file.
    let name: String
    let root: InterfaceElement
    /// The elements of controllers, which are in scenes of their own.
    private let controllers: [InterfaceElement]
    /// The elements of controllers that are being created.
    private var begun: Set<ObjectIdentifier> = []

    /// Reads a file.
    ///
    /// - Throws: `SceneFailure` for a malformed or truncated file, and for one that is no regular file or too
    ///   large.
    init(path: String) throws {
        name = URL(fileURLWithPath: path).lastPathComponent
        root = try InterfaceElement.read(Self.contents(of: path, named: name), file: name)
        controllers = root.all.filter { $0["sceneMemberID"] == "viewController" }
    }

    private static func contents(of path: String, named name: String) throws -> Data {
        do {
            return try RegularFile(path, limit: ResourceFolder.interfaceLimit).contents() ?? Data()
        } catch {
            throw SceneFailure("\(name) cannot be read: \(error).", isAboutFile: true)
        }
    }

    /// A Boolean value that indicates whether the file is a launch screen.
    var isLaunchScreen: Bool { root.isOn("launchScreen") || name.hasPrefix("LaunchScreen") }

    /// The controller with which the program starts; nil for none.
    package var initialController: InterfaceElement? {
        root["initialViewController"].flatMap { controller(id: $0) }
    }

    /// Returns the controller of a class; the initial one comes first.
    func controller(ofClass name: String) -> InterfaceElement? {
        let found = controllers.filter { $0["customClass"] == name }
        return found.first { $0["id"] == root["initialViewController"] } ?? found.first
    }

    /// Returns the controller of an identifier.
    func controller(identifier: String) -> InterfaceElement? {
        controllers.first { $0["storyboardIdentifier"] == identifier }
    }

    /// Returns the controller of an id, by which segues refer to it.
    func controller(id: String) -> InterfaceElement? { controllers.first { $0["id"] == id } }

    /// Notes that a controller is being created; returns false for one that is being created already.
    func begin(_ element: InterfaceElement) -> Bool { begun.insert(ObjectIdentifier(element)).inserted }

    /// Notes that a controller was created.
    func end(_ element: InterfaceElement) { begun.remove(ObjectIdentifier(element)) }

    /// The elements beside controllers, such as the views of a xib.
    var objects: [InterfaceElement] { root.child("objects")?.children ?? [] }
}
