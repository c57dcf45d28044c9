import Foundation
import UIKitCore

/// The storyboards of a folder, which decide what can be filmed. Each property reads the files, and searches
/// their text without parsing it.
struct FolderStoryboards: Sendable {
    /// The folder.
    let path: String
    /// A Boolean value that indicates whether the storyboards of other apps below the folder are left out;
    /// default false.
    var leavesOutOtherApps = false

    private var resources: ResourceFolder {
        ResourceFolder(path: path, leavingOutOtherApps: leavesOutOtherApps)
    }

    /// A Boolean value that indicates whether an app in the folder starts with a storyboard.
    var hasMain: Bool {
        let folder = resources
        let main = folder.mainStoryboard.flatMap { folder.storyboards[$0] } ?? folder.storyboards["Main"]
        return main != nil
            || Self.texts(of: folder).contains { text in
                text.contains(" initialViewController=\"") && !text.contains(" launchScreen=\"YES\"")
            }
    }

    /// A Boolean value that indicates whether there are storyboards, all of them for televisions.
    var areForTelevisions: Bool {
        let texts = Self.texts(of: resources)
        return !texts.isEmpty && texts.allSatisfy { $0.contains(" targetRuntime=\"AppleTV\"") }
    }

    /// A Boolean value that indicates whether all storyboards were saved by an Xcode before 11, whose apps
    /// show controllers on the full screen.
    var arePriorToSheets: Bool {
        let versions = Self.texts(of: resources).compactMap { text -> Int? in
            let name = text.range(of: " toolsVersion=\"")
            return name.flatMap { Int(text[$0.upperBound...].prefix(while: \.isNumber)) }
        }
        return versions.max().map { $0 < Self.firstWithSheets } ?? false
    }

    /// A version of Interface Builder between that of Xcode 10.3, 14490, and those of Xcode 11, from 14810.
    private static let firstWithSheets = 14_800

    /// The names of the classes of which storyboards create objects.
    var classes: Set<String> {
        let texts = Self.texts(of: resources)
        return Set(
            texts.flatMap { text in
                text.components(separatedBy: " customClass=\"").dropFirst().map { part in
                    String(part.prefix { $0 != "\"" })
                }
            })
    }

    /// The names of the classes whose views storyboards or xibs draw: a xib may have the name of its class.
    var drawnClasses: Set<String> { classes.union(resources.nibs.keys) }

    private static func texts(of folder: ResourceFolder) -> [String] {
        folder.storyboards.filter { !$0.key.hasPrefix("LaunchScreen") }.values.compactMap { path in
            // A file that is refused is named when a scene asks for it.
            (try? RegularFile(path, limit: ResourceFolder.interfaceLimit).contents())
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
