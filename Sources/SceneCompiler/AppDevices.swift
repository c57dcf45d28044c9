import Foundation
import UIKitCore

/// The devices on which an app runs, and the directions in which they may be held, by its Xcode project and
/// its Info.plist.
struct AppDevices {
    /// The name of the screen on which the app is filmed where the command names none; nil for the usual one.
    let screen: String?
    /// The reason for that screen, as a part of a sentence; nil for the usual one.
    let reason: String?

    /// The largest project, in bytes: 16 MiB. A larger one is taken for missing.
    private static let projectLimit = 16 << 20
    /// The largest Info.plist, in bytes: 1 MiB.
    private static let listLimit = 1 << 20

    /// Reads what an app in a folder declares. Files that cannot be read declare nothing.
    init(folder: String) {
        let paths = (try? SourceFolder.walk(folder, for: ["Info.plist", "project.pbxproj"]).files()) ?? []
        let within = paths.filter { $0.hasSuffix("project.pbxproj") }
        let projects = (within.isEmpty ? Self.projects(around: folder) : within).compactMap { path in
            Self.contents(of: path, limit: Self.projectLimit).map {
                XcodeProject(text: String(decoding: $0, as: UTF8.self))
            }
        }
        let infos = paths.filter { $0.hasSuffix("Info.plist") }.compactMap { path in
            Self.contents(of: path, limit: Self.listLimit).flatMap(Self.info)
        }
        self.init(projects: projects, info: infos.first)
    }

    /// Decides by projects and the Info.plist of the app.
    init(projects: [XcodeProject], info: [String: Any]?) {
        let isForPads = Self.families(projects, info).map { $0 == [2] } ?? false
        let directions = Self.directions(projects, info, isForPads ? "ipad" : "iphone")
        let isWide = !directions.isEmpty && directions.allSatisfy { $0.contains("Landscape") }
        // The usual screen of an app has the size of an iPhone 8's.
        let device = isForPads ? "iPad" : isWide ? "iPhone8" : nil
        screen = device.map { isWide ? $0 + ":landscape" : $0 }
        switch (isForPads, isWide) {
        case (true, true): reason = "runs on iPads in landscape alone"
        case (true, false): reason = "runs on iPads alone"
        case (false, true): reason = "runs in landscape alone"
        default: reason = nil
        }
    }

    /// Returns the families of devices on which all apps run, 1 for phones and 2 for tablets; nil where
    /// neither the projects nor the Info.plist name them, and where apps differ.
    private static func families(_ projects: [XcodeProject], _ info: [String: Any]?) -> Set<Int>? {
        let named = projects.flatMap { $0.values(of: "TARGETED_DEVICE_FAMILY") }
        // Xcode builds apps without the setting for phones. Those for watches and televisions do not count.
        let families = named.map { numbers(in: $0 ?? "1").intersection([1, 2]) }.filter { !$0.isEmpty }
        if let first = families.first, named.contains(where: { $0 != nil }) {
            return families.allSatisfy { $0 == first } ? first : nil
        }
        let listed = (info?["UIDeviceFamily"] as? [Any])?.flatMap { numbers(in: "\($0)") }
        return listed.map(Set.init)
    }

    private static func numbers(in text: String) -> Set<Int> {
        Set(text.split(separator: ",").compactMap { Int($0.filter { $0 != " " }) })
    }

    /// Returns the names of the directions in which an idiom's devices may be held.
    private static func directions(
        _ projects: [XcodeProject], _ info: [String: Any]?, _ idiom: String
    ) -> [String] {
        let key = "UISupportedInterfaceOrientations"
        func built(_ suffix: String) -> [String]? {
            let values = projects.flatMap { $0.values(of: "INFOPLIST_KEY_" + key + suffix) }
            let names = values.compactMap(\.self).flatMap { $0.split(separator: " ").map(String.init) }
            return names.isEmpty ? nil : names
        }
        return info?[key + "~" + idiom] as? [String] ?? built(idiom == "ipad" ? "_iPad" : "_iPhone")
            ?? info?[key] as? [String] ?? built("") ?? []
    }

    /// Returns the project beside a folder of sources, which has its name or is the only one.
    static func projects(around folder: String) -> [String] {
        let place = URL(fileURLWithPath: folder).standardizedFileURL
        let parent = place.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
        let own = projects.filter { $0 == place.lastPathComponent + ".xcodeproj" }
        let chosen = own.isEmpty && projects.count == 1 ? projects : own
        return chosen.map { parent.appendingPathComponent($0).appendingPathComponent("project.pbxproj").path }
    }

    private static func contents(of path: String, limit: Int) -> Data? {
        try? RegularFile(path, limit: limit).contents()
    }

    /// Returns the values of an Info.plist of an app; nil for that of an extension or of tests.
    private static func info(_ data: Data) -> [String: Any]? {
        guard let list = PropertyList.values(data),
            let info = list as? [String: Any], info["NSExtension"] == nil, info["WKWatchKitApp"] == nil
        else { return nil }
        let kind = info["CFBundlePackageType"] as? String ?? "APPL"
        return kind == "APPL" || kind.hasPrefix("$") ? info : nil
    }
}
