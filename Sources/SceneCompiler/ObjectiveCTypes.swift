import Foundation
import UIKitCore

/// The types that Objective-C files declare, which the Swift files beside them use by a bridging header.
struct ObjectiveCTypes {
    /// The file of each type, by the type's name.
    private let files: [String: String]
    /// The largest file that is read, in bytes: 1 MiB.
    private static let limit = 1 << 20

    /// Reads the files in a folder of an app, those of its folder `Pods` included, or beside a Swift file. A
    /// folder that exceeds the limits has none.
    init(of path: String) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        self.init(in: exists && isFolder.boolValue ? Self.files(below: path) : Self.files(beside: path))
    }

    private init(in paths: [String]) {
        var files: [String: String] = [:]
        for path in paths {
            guard let data = try? RegularFile(path, limit: Self.limit).contents() else { continue }
            for name in Self.names(in: String(decoding: data, as: UTF8.self)) where files[name] == nil {
                files[name] = path
            }
        }
        self.files = files
    }

    /// The ends of the names of files, headers first, since they say what other files may use.
    private static let extensions = [".h", ".m", ".mm"]

    private static func files(below folder: String) -> [String] {
        let pods = folder.hasSuffix("/") ? folder + "Pods" : "\(folder)/Pods"
        return [folder, pods].flatMap { (try? SourceFolder.walk($0, for: extensions).files()) ?? [] }
    }

    private static func files(beside file: String) -> [String] {
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
        return (names ?? []).filter { extensions.contains(where: $0.hasSuffix) }.sorted().map { folder + $0 }
    }

    /// Returns the names that lines such as `@interface Card : UIView` and
    /// `typedef NS_ENUM(NSInteger, CardKind) {` declare.
    private static func names(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }.map(String.init)
            if let first = words.first, ["@interface", "@implementation", "@protocol"].contains(first) {
                // `@protocol Card;` announces a type of another file, and `@interface UIView (Card)` adds a
                // category.
                let isAnnouncement = line.contains(";") || first == "@interface" && !line.contains(":")
                return isAnnouncement ? nil : words.dropFirst().first
            }
            guard let kind = words.firstIndex(where: { ["NS_ENUM", "NS_OPTIONS"].contains($0) }),
                words.indices.contains(kind + 2)
            else { return nil }
            return words[kind + 2]
        }
    }

    /// Returns the hint for a type that such a file declares; nil for another name.
    func hint(on missing: MissingName) -> CompileHint? {
        guard missing.owner == nil, !missing.isModule, let file = files[missing.name] else { return nil }
        return CompileHint(
            name: missing.name,
            advice: "\(file) declares it in Objective-C, which Flipbook does not compile; write it in Swift, "
                + "or leave out what uses it")
    }
}
