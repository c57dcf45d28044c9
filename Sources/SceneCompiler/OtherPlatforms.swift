import Foundation
import SourceOutline

/// The folders of an app's repository that hold its versions for Macs, watches and televisions.
///
/// Such a folder has a file that imports a framework of the other platform without a condition, and none that
/// imports UIKit. Its files are left out: they declare types of the same names as the app's.
enum OtherPlatforms {
    private static let modules: Set<Substring> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "ClockKit"]

    /// Returns the files of a folder without those of other platforms; all where no other is left.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - root: the folder, whose own files stay.
    static func leftOut(of files: [AdapterRequest.File], in root: String) -> [AdapterRequest.File] {
        let read = files.map { (file: $0, imports: imports(of: $0.text)) }
        let phone = read.filter { $0.imports.contains("UIKit") }.map(\.file.path)
        var others: Set<String> = []
        for (file, imports) in read where !modules.isDisjoint(with: imports) {
            // The outermost folder without a file for phones.
            var (folder, outermost) = (parent(of: file.path), String?.none)
            while folder.hasPrefix(root + "/"), !phone.contains(where: { $0.hasPrefix(folder + "/") }) {
                (outermost, folder) = (folder, parent(of: folder))
            }
            if let outermost { others.insert(outermost) }
        }
        let rest = files.filter { file in !others.contains { file.path.hasPrefix($0 + "/") } }
        return rest.isEmpty ? files : rest
    }

    /// Returns the modules that a text imports without a condition.
    private static func imports(of text: String) -> Set<Substring> {
        guard !text.contains("#if") else { return ["UIKit"] }
        return Set(
            text.split(whereSeparator: \.isNewline).compactMap { line in
                line.hasPrefix("import ") ? line.dropFirst(7).split(separator: " ").first : nil
            })
    }

    private static func parent(of path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
    }
}
