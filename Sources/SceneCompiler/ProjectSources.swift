import Foundation
import UIKitCore

/// The Swift files that the Xcode projects in a folder compile.
///
/// Files that were taken out of a project often stay on disk, and declare the types of those that replaced
/// them. A project that compiles whole folders, as Xcode 16 makes them, names no files.
struct ProjectSources {
    /// The projects in one folder.
    private struct Place {
        /// The path of the folder with a `/` at its end; empty for the current one.
        let folder: String
        var names: Set<Substring>
    }

    private var places: [Place] = []

    /// The largest project, in bytes: 16 MiB. A larger one is taken for missing.
    private static let limit = 16 << 20

    /// Reads the projects in a folder; those that cannot be read name no files.
    init(in root: String) {
        let paths = (try? SourceFolder.walk(root, for: ["project.pbxproj"]).files()) ?? []
        for path in paths {
            guard let data = try? RegularFile(path, limit: Self.limit).contents() else { continue }
            let folder = Self.folder(of: Self.folder(of: path).dropLast())
            let names = Self.names(in: String(decoding: data, as: UTF8.self))
            if let index = places.firstIndex(where: { $0.folder == folder }) {
                places[index].names.formUnion(names)
            } else {
                places.append(Place(folder: String(folder), names: names))
            }
        }
    }

    /// Returns the files without those that the project around them does not compile. A folder of whose files
    /// it compiles none belongs to no project: it may be that of a library.
    func compiled(_ paths: [String]) -> [String] {
        guard !places.isEmpty else { return paths }
        let listed = paths.map(isListed)
        let folders = Set(zip(paths, listed).filter(\.1).map { Self.folder(of: $0.0) })
        return zip(paths, listed).filter { $0.1 || !folders.contains(Self.folder(of: $0.0)) }.map(\.0)
    }

    /// Returns true for a file that the innermost project around it names.
    private func isListed(_ path: String) -> Bool {
        let around = places.filter { path.hasPrefix($0.folder) }
        let inner = around.max { $0.folder.utf8.count < $1.folder.utf8.count }
        return inner?.names.contains(path.dropFirst(Self.folder(of: path).count)) ?? false
    }

    /// Returns the names in the comments that Xcode writes to the files of its build phases, such as
    /// `/* Ball.swift in Sources */`.
    private static func names(in text: String) -> Set<Substring> {
        var names: Set<Substring> = []
        for line in text.split(whereSeparator: \.isNewline) {
            guard let start = line.range(of: "/* "), let end = line.range(of: ".swift in Sources */"),
                start.upperBound <= end.lowerBound
            else { continue }
            names.insert(line[start.upperBound..<end.lowerBound] + ".swift")
        }
        return names
    }

    /// Returns the path of the folder of a file, with the `/` at its end.
    private static func folder(of path: some StringProtocol) -> Substring {
        Substring(path[..<(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)])
    }
}
