/// The images and colors in a folder and its asset catalogs, its storyboards and xibs, and its other files,
/// by name.
package struct ResourceFolder {
    /// A file of an image.
    struct ImageFile {
        package var path: String
        /// The number of pixels per point.
        var scale: CGFloat
        /// True when the catalog marks the image as a template.
        var isTemplate = false
        /// The extension in lower case.
        var suffix: String { ResourceFolder.suffix(of: path) }
    }

    package let path: String
    private let files: [String: [ImageFile]]
    /// The paths of all files outside of catalogs, by their names, in the order in which they are found: an
    /// app's bundle has its resources in one folder.
    package let resources: [String: [String]]
    /// The paths of storyboards, by their names.
    package let storyboards: [String: String]
    /// The paths of xibs, by their names.
    package let nibs: [String: String]
    /// The name of the storyboard with which the app starts, from Info.plist; nil for none.
    package let mainStoryboard: String?
    /// The files of fonts that the first Info.plist with any lists, by their names or paths in the app.
    let appFonts: [String]
    /// The name of an Info.plist that is no property list, and counts as missing; nil for none.
    let unreadList: String?
    /// The folder of the app's first asset catalog, or of its Info.plist, where its other resources are, or
    /// the one around it; nil for neither.
    package let appFolder: String?
    private let imageSets: [String: String]
    /// The names of files in formats that are not read, by their names without extension.
    private let unreadFiles: [String: String]
    private let colorSets: [String: String]

    /// The names that the lists of a folder have.
    private struct ListedNames {
        var main: String?
        var unread: String?
        var fonts: [String] = []
    }

    private static let extensions = ["png", "jpg", "jpeg", "gif", "pdf", "svg"]
    /// The formats of images that apps have and Flipbook does not read.
    private static let unreadExtensions = ["heic", "webp"]
    /// The names of folders, in lower case, whose pictures show the app and are not in it.
    private static let documentation: Set = ["screenshots", "screenshot", "docs", "documentation"]
    /// The extensions of folders, in lower case, whose files are not the app's.
    private static let packages: Set = [
        "xcodeproj", "xcworkspace", "framework", "xcframework", "xcarchive", "xcdatamodeld", "docset", "dsym",
    ]
    /// The names of folders, in lower case, for catalogs and lists beside those of code.
    private static let resourceFolders: Set = [
        "resources", "resource", "assets", "supporting files", "supportingfiles", "supporting",
    ]
    /// The extensions of files of an app that it does not open by their paths.
    private static let settings: Set = [
        "xcassets", "plist", "lproj", "storyboard", "xib", "entitlements", "strings",
    ]
    /// The largest number of entries that are searched: a scene file may lie in a home folder.
    private static let entryLimit = 5000
    private static let deepest = 10
    /// The largest Info.plist and Contents.json, in bytes: 1 MiB. Larger ones are taken for missing.
    private static let listLimit = 1 << 20
    /// The largest storyboard or xib, in bytes: 16 MiB.
    package static let interfaceLimit = 16 << 20

    /// Lists the folder, in the order of names, level by level. Paths are joined as texts: a URL asks the
    /// system for each file, several times.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - leavesOutOtherApps: true to leave out the storyboards and xibs of other apps below the folder.
    package init(path: String, leavingOutOtherApps leavesOutOtherApps: Bool = false) {
        self.path = path
        var files: [String: [ImageFile]] = [:]
        var (imageSets, colorSets, unreadFiles) = ([String: String](), [String: String](), [String: String]())
        var (storyboards, nibs): ([String: String], [String: String]) = ([:], [:])
        var list = ListedNames()
        var resources: [String: [String]] = [:]
        var (catalogFolder, listFolder): (String?, String?)
        let root = URL(fileURLWithPath: path).path
        var (level, count) = ([root], 0)
        var others = leavesOutOtherApps ? OtherApps(below: root) : nil
        for _ in 0..<Self.deepest where !level.isEmpty {
            var next: [String] = []
            for folder in level where count < Self.entryLimit {
                let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                count += names.count
                let isOther = others?.hold(folder, with: names) == true
                for name in names where !name.hasPrefix(".") {
                    let (file, suffix) = ((folder == "/" ? "" : folder) + "/" + name, Self.suffix(of: name))
                    resources[name, default: []].append(file)
                    switch suffix {
                    case "storyboard" where isOther, "xib" where isOther: break
                    case "imageset": imageSets[Self.stem(name)] = imageSets[Self.stem(name)] ?? file
                    case "colorset": colorSets[Self.stem(name)] = colorSets[Self.stem(name)] ?? file
                    case _ where Self.extensions.contains(suffix):
                        let image = ImageFile(path: file, scale: Self.scale(ofFile: name))
                        files[Self.bareName(name), default: []].append(image)
                    case _ where Self.unreadExtensions.contains(suffix): unreadFiles[Self.stem(name)] = name
                    case "storyboard": storyboards[Self.stem(name)] = storyboards[Self.stem(name)] ?? file
                    case "xib": nibs[Self.stem(name)] = nibs[Self.stem(name)] ?? file
                    case "plist" where name.hasSuffix("Info.plist") && !isOther:
                        list = Self.info(at: file, after: list)
                        listFolder = listFolder ?? folder
                    case "" where Self.documentation.contains(name.lowercased()): break
                    case "xcassets":
                        catalogFolder = catalogFolder ?? folder
                        next.append(file)
                    case "", "spriteatlas", "bundle", "playground", "lproj", "swiftpm", "app":
                        next.append(file)
                    default: if Self.isPlainFolder(file, suffix) { next.append(file) }
                    }
                }
            }
            level = next
        }
        (self.files, self.imageSets, self.colorSets) = (files, imageSets, colorSets)
        (self.resources, self.unreadFiles, unreadList) = (resources, unreadFiles, list.unread)
        appFolder = (catalogFolder ?? listFolder).map { Self.home(of: $0, below: root, path) }
        (self.storyboards, self.nibs, mainStoryboard, appFonts) = (storyboards, nibs, list.main, list.fonts)
    }

    /// Returns whether a file is a folder with a dot in its name, such as `My.App`, and no package. Catalogs
    /// have folders of other kinds, whose pictures are not found by name.
    private static func isPlainFolder(_ file: String, _ suffix: String) -> Bool {
        guard !packages.contains(suffix), !file.contains(".xcassets/") else { return false }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns the folder with the resources of an app whose catalog or list lies in a folder: the one around
    /// a folder such as `Resources` with nothing else, beside which those of pictures are. The root is named
    /// by the path that it was given with.
    private static func home(of folder: String, below root: String, _ path: String) -> String {
        if folder == root { return path }
        guard let slash = folder.lastIndex(of: "/"),
            resourceFolders.contains(folder[folder.index(after: slash)...].lowercased())
        else { return folder }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let isAlone = names.allSatisfy { $0.hasPrefix(".") || settings.contains(suffix(of: $0)) }
        guard isAlone else { return folder }
        return folder[..<slash] == root ? path : String(folder[..<slash])
    }

    /// Returns the main storyboard and the fonts that an Info.plist names, unless an earlier one has, and the
    /// name of a file that is no property list.
    private static func info(at file: String, after list: ListedNames) -> ListedNames {
        guard let data = try? RegularFile(file, limit: listLimit).contents() else { return list }
        var list = list
        guard let info = PropertyList.values(data) as? [String: Any] else {
            list.unread = last(of: file)
            return list
        }
        list.main = list.main ?? mainStoryboard(info)
        if list.fonts.isEmpty { list.fonts = info["UIAppFonts"] as? [String] ?? [] }
        return list
    }

    /// Returns the main storyboard that an Info.plist names for the app or for its first scene; nil for none.
    private static func mainStoryboard(_ info: [String: Any]) -> String? {
        if let name = info["UIMainStoryboardFile"] as? String { return name }
        let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        return scenes?.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
    }

    /// Returns the file of an image that suits a scale best; nil for none, and for an image of a catalog in a
    /// format that is not read. Files of the name's own extension come first, then catalogs, then other
    /// files; a GIF whose name lacks its extension comes last.
    ///
    /// - Parameters:
    ///   - name: the name, with or without an extension.
    ///   - scale: the wanted number of pixels per point.
    ///   - isDark: true for the image that a catalog has for dark interfaces alone; default false.
    func image(named name: String, scale: CGFloat, isDark: Bool = false) -> ImageFile? {
        let last = Self.last(of: name)
        let suffix = Self.suffix(of: last)
        let stem = Self.extensions.contains(suffix) ? Self.bareName(last) : last
        let found = files[stem] ?? []
        let asked = suffix.isEmpty ? [] : found.filter { Self.suffix(of: $0.path) == suffix }
        if let file = Self.best(of: asked, scale) { return isDark ? nil : file }
        if let set = imageSets[stem] {
            let image = Self.image(inSet: set, scale, isDark: isDark)
            if isDark || image != nil { return image }
            if Self.unreadFile(inSet: set) != nil { return nil }
        }
        guard !isDark else { return nil }
        let still = found.filter { Self.suffix(of: $0.path) != "gif" }
        return Self.best(of: still, scale) ?? Self.best(of: found, scale)
    }

    /// Returns the name of a file with the image in a format that is not read; nil for none.
    func unreadFile(named name: String) -> String? {
        let last = Self.last(of: name)
        return imageSets[last].flatMap(Self.unreadFile) ?? unreadFiles[last] ?? unreadFiles[Self.stem(last)]
    }

    private static func unreadFile(inSet path: String) -> String? {
        read(ImageSet.self, path)?.images.lazy.compactMap(\.filename).first(where: isUnread)
    }

    private static func isUnread(_ name: String) -> Bool {
        unreadExtensions.contains(suffix(of: name))
    }

    /// The names of the images and colors of asset catalogs, in order.
    package var assetNames: [String] { imageSets.keys.sorted() + colorSets.keys.sorted() }

    /// Returns the name of the image that a symbol stands for; nil for none.
    package func imageName(ofSymbol symbol: String) -> String? {
        AssetSymbol.name(of: symbol, among: imageSets.keys, kind: "image")
    }

    /// Returns the name of the color that a symbol stands for; nil for none.
    package func colorName(ofSymbol symbol: String) -> String? {
        AssetSymbol.name(of: symbol, among: colorSets.keys, kind: "color")
    }

    /// Returns the color set of a name; nil for none.
    func colorSet(named name: String) -> ColorSet? {
        colorSets[Self.last(of: name)].flatMap { Self.read(ColorSet.self, $0) }
    }

    /// Returns whether a catalog has a color set of a name, whether or not it can be read.
    func hasColorSet(named name: String) -> Bool { colorSets[Self.last(of: name)] != nil }

    /// Returns the last part of a name with the folders of a catalog.
    private static func last(of name: String) -> String {
        name.split(separator: "/").last.map(String.init) ?? name
    }

    private static func image(inSet path: String, _ scale: CGFloat, isDark: Bool) -> ImageFile? {
        guard let set = read(ImageSet.self, path) else { return nil }
        let isTemplate = set.properties?.intent == "template"
        let files = set.images.sorted { $0.rank < $1.rank }.compactMap { entry -> ImageFile? in
            guard let name = entry.filename, entry.suits(isDark: isDark),
                extensions.contains(suffix(of: name))
            else { return nil }
            return ImageFile(path: path + "/" + name, scale: entry.factor, isTemplate: isTemplate)
        }
        return best(of: files, scale)
    }

    private static func read<Contents: Decodable>(_ type: Contents.Type, _ folder: String) -> Contents? {
        (try? RegularFile(folder + "/Contents.json", limit: listLimit).contents())
            .flatMap { try? JSONDecoder().decode(type, from: $0) }
    }

    /// Returns the file of the wanted scale, or the nearest larger one, or the largest.
    private static func best(of files: [ImageFile], _ scale: CGFloat) -> ImageFile? {
        let larger = files.filter { $0.scale >= scale }
        return larger.min { $0.scale < $1.scale } ?? files.max { $0.scale < $1.scale }
    }

    /// Returns the extension in lower case; empty where it has a space or a mark of writing direction, as in
    /// URLs.
    private static func suffix(of name: String) -> String {
        let suffix = parts(of: name).suffix
        let isPlain = suffix.unicodeScalars.allSatisfy {
            $0 != " " && ($0.isASCII || !$0.properties.isBidiControl)
        }
        return isPlain ? suffix.lowercased() : ""
    }

    private static func stem(_ name: String) -> String { String(parts(of: name).stem) }

    /// Returns the last component of a path without and with only its extension, which is neither empty nor
    /// the whole name.
    private static func parts(of path: String) -> (stem: Substring, suffix: Substring) {
        let name = path.utf8.lastIndex(of: 0x2F).map { path[path.utf8.index(after: $0)...] } ?? path[...]
        guard let dot = name.utf8.lastIndex(of: 0x2E), dot > name.startIndex, !name.hasPrefix(".."),
            name.utf8.index(after: dot) < name.endIndex
        else { return (name, "") }
        return (name[..<dot], name[name.utf8.index(after: dot)...])
    }

    /// Returns the name without extension, `@2x` and `~ipad`.
    private static func bareName(_ name: String) -> String {
        var stem = stem(name)
        if let mark = stem.range(of: "~") { stem = String(stem[..<mark.lowerBound]) }
        for suffix in ["@1x", "@2x", "@3x"] where stem.hasSuffix(suffix) { stem.removeLast(3) }
        return stem
    }

    /// Returns the number of pixels per point in a file's name: 1 without `@2x` or `@3x`.
    static func scale(ofFile name: String) -> CGFloat {
        let stem = stem(name)
        return stem.contains("@3x") ? 3 : stem.contains("@2x") ? 2 : 1
    }
}
