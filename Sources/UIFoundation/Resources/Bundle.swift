public import Foundation
import Picture

/// The app's bundle: its resources are the files in the scene's folder, and its information is that of a new
/// app of Xcode. It stands in place of Foundation's, whose main bundle is Flipbook.
public final class Bundle: NSObject, @unchecked Sendable {
    private let folder: ResourceFolder?
    /// The path of the folder with the resources: that of the app's asset catalog or Info.plist, otherwise
    /// the scene's.
    public let bundlePath: String

    /// The bundle of the run's scene.
    public static var main: Bundle {
        MainActor.assumeIsolated { RunContext.current[AppBundle.self].bundle }
    }

    /// The bundle of the target in a package: that of the run's scene, in whose folder the resources are.
    public static var module: Bundle { main }

    /// All bundles: that of the app.
    public static var allBundles: [Bundle] { [main] }

    /// Creates the bundle of an app; its resources are those of the scene's folder.
    @MainActor init(of context: RunContext) {
        folder = context[SceneImages.self].folder
        bundlePath = folder?.appFolder ?? context.resourceFolder ?? ""
        super.init()
    }

    /// Creates a bundle for the resources of a folder; nil for a folder that is not there.
    public init?(path: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        else { return nil }
        (folder, bundlePath) = (ResourceFolder(path: path), path)
        super.init()
    }

    /// Creates a bundle for the resources of a folder; nil for a folder that is not there.
    public convenience init?(url: URL) { self.init(path: url.path) }

    /// Creates a bundle for a class of the scene, with the resources of the app.
    public init(for aClass: AnyClass) {
        let main = Self.main
        (folder, bundlePath) = (main.folder, main.bundlePath)
        super.init()
    }

    /// Creates a bundle by its identifier; nil for another one than that of the app.
    public init?(identifier: String) {
        let main = Self.main
        guard identifier == main.bundleIdentifier else { return nil }
        (folder, bundlePath) = (main.folder, main.bundlePath)
        super.init()
    }

    /// The address of the folder with the resources.
    public var bundleURL: URL { URL(fileURLWithPath: bundlePath) }
    /// The path of the folder with the resources; nil without one.
    public var resourcePath: String? { folder.map { _ in bundlePath } }
    /// The address of the folder with the resources; nil without one.
    public var resourceURL: URL? { resourcePath.map { URL(fileURLWithPath: $0) } }

    // MARK: Resources

    /// Returns the path of a file of a name and an extension, in any folder below that of the bundle; nil,
    /// with a warning, where there is none.
    public func path(forResource name: String?, ofType ext: String?) -> String? {
        path(forResource: name, ofType: ext, inDirectory: nil)
    }

    /// Returns the path of a file in a folder of the bundle; nil, with a warning, where there is none.
    public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String?
    {
        guard let name, !name.isEmpty else {
            return paths(forResourcesOfType: ext, inDirectory: subpath).first
        }
        let suffix = (ext ?? "").drop { $0 == "." }
        let file = suffix.isEmpty ? name : "\(name).\(suffix)"
        let parts = file.split(separator: "/").map(String.init)
        let subfolder = parts.dropLast().joined(separator: "/")
        if let last = parts.last, let path = first(last, in: subfolder.isEmpty ? subpath : subfolder) {
            return path
        }
        MainActor.assumeIsolated {
            RunContext.current.warn("The app's bundle has no file “\(file)”; put it beside the code.")
        }
        return nil
    }

    /// Returns the address of a file of a name and an extension, in any folder below that of the bundle; nil,
    /// with a warning, where there is none.
    public func url(forResource name: String?, withExtension ext: String?) -> URL? {
        url(forResource: name, withExtension: ext, subdirectory: nil)
    }

    /// Returns the address of a file in a folder of the bundle; nil, with a warning, where there is none.
    public func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?)
        -> URL?
    {
        path(forResource: name, ofType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
    }

    /// Returns the paths of all files of an extension, in the order of their names.
    public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
        let suffix = (ext ?? "").drop { $0 == "." }
        let names = (folder?.resources ?? [:]).keys.sorted()
        return names.filter { suffix.isEmpty || $0.hasSuffix("." + suffix) }.compactMap {
            first($0, in: subpath)
        }
    }

    /// Returns the addresses of all files of an extension, in the order of their names.
    public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        paths(forResourcesOfType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
    }

    /// Returns the path of the first file of a name whose folder is, or ends with, a subpath.
    private func first(_ name: String, in subpath: String?) -> String? {
        folder?.resources[name]?.first { path in
            guard let subpath, !subpath.isEmpty else { return true }
            return path.dropLast(name.count + 1).hasSuffix("/" + subpath)
        }
    }

    /// Returns the text of a key in a table of texts, by default Localizable.strings, in English; the value,
    /// or else the key, where there is none.
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        let texts = MainActor.assumeIsolated {
            RunContext.current[AppBundle.self].texts(ofTable: tableName ?? "Localizable", in: folder)
        }
        return texts[key] ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    // MARK: Information

    /// The values of Info.plist that a new app of Xcode has: the name of the scene's module, version 1.0 and
    /// build 1.
    public var infoDictionary: [String: Any]? {
        let name = appName
        return [
            "CFBundleName": name, "CFBundleExecutable": name, "CFBundleDisplayName": name,
            "CFBundleIdentifier": "com.example.\(name)", "CFBundleShortVersionString": "1.0",
            "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
        ]
    }

    /// The values of `infoDictionary`.
    public var localizedInfoDictionary: [String: Any]? { infoDictionary }

    /// The app's identifier.
    public var bundleIdentifier: String? { "com.example.\(appName)" }

    /// The languages of the app: English.
    public var preferredLocalizations: [String] { ["en"] }

    /// Returns a value of `infoDictionary`.
    public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

    private var appName: String { MainActor.assumeIsolated { RunContext.current.appName() ?? "App" } }
}
