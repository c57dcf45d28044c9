import Picture

/// A storyboard or xib file.
@MainActor package final class InterfaceDocument {
    /// The name of the file.
    let name: String
    private let root: InterfaceElement
    /// The elements of controllers, which are in scenes of their own.
    private let controllers: [InterfaceElement]

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

    /// The elements beside controllers, such as the views of a xib.
    var objects: [InterfaceElement] { root.child("objects")?.children ?? [] }

    /// Returns a color element's color; nil for an unknown one.
    func color(_ element: InterfaceElement?) -> Color? {
        guard let element else { return nil }
        let alpha = element.number("alpha") ?? 1
        if let red = element.number("red"), let green = element.number("green"),
            let blue = element.number("blue")
        {
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let white = element.number("white") {
            return Color(red: white, green: white, blue: white, alpha: alpha)
        }
        if let name = element["systemColor"] ?? element["name"] {
            let resources = root.child("resources")?.children ?? []
            let stored = resources.first { $0["name"] == name }?.child("color")
            return color(stored) ?? UIColor(named: name)?.color ?? Self.systemColors[name]?.color
        }
        return element["cocoaTouchSystemColor"].flatMap { Self.systemColors[$0]?.color }
    }

    /// The colors that files refer to by name without storing them.
    private static let systemColors: [String: UIColor] = [
        "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "linkColor": .link,
        "systemBlueColor": .systemBlue, "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
        "systemIndigoColor": .systemIndigo,
        "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
        "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6, "tableCellGroupedBackgroundColor": .white,
        "whiteColor": .white, "blackColor": .black, "redColor": .red, "greenColor": .green,
        "blueColor": .blue,
        "darkTextColor": .darkText, "lightTextColor": .lightText, "lightGrayColor": .lightGray,
        "darkGrayColor": .darkGray, "grayColor": .gray, "clearColor": .clear,
    ]
}
