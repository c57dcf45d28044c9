import Foundation
import UIKitCore

/// The version of Swift in which the Xcode project of a folder compiles its apps.
enum ProjectLanguage {
    /// The largest project, in bytes: 16 MiB. A larger one is taken for missing.
    private static let limit = 16 << 20

    /// Returns the version that the projects in a folder, or the one around it, name, such as 3 for 3.0; nil
    /// where none does.
    static func version(in folder: String) -> Int? {
        let within = (try? SourceFolder.walk(folder, for: ["project.pbxproj"]).files()) ?? []
        let paths = within.isEmpty ? AppDevices.projects(around: folder) : within
        return version(
            of: paths.compactMap { path in
                (try? RegularFile(path, limit: limit).contents()).map {
                    XcodeProject(text: String(decoding: $0, as: UTF8.self))
                }
            })
    }

    /// Returns the earliest version that projects name.
    static func version(of projects: [XcodeProject]) -> Int? {
        let named = projects.flatMap { $0.values(of: "SWIFT_VERSION") }.compactMap(\.self)
        return named.compactMap { Int($0.prefix { $0 != "." }) }.min()
    }
}
