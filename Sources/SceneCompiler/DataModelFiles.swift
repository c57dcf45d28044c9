import Foundation
import SourceOutline
import UIKitCore

/// The Core Data models of a folder, of which Xcode makes classes when it builds an app.
package enum DataModelFiles {
    /// Returns the code of the models below a folder, as files beside those of the program.
    ///
    /// - Parameters:
    ///   - folder: the folder of the program.
    ///   - classes: the names of the classes that the program's files declare.
    static func sources(in folder: String, besides classes: Set<String>) throws -> [AdapterRequest.File] {
        let found = try SourceFolder.walk(folder, for: [".xcdatamodeld", ".xcdatamodel"]).files()
        return found.compactMap { path in
            let url = URL(fileURLWithPath: path)
            let name = url.deletingPathExtension().lastPathComponent
            guard let text = text(at: contents(of: path)), let model = DataModel(name: name, text: text)
            else {
                return nil
            }
            return AdapterRequest.File(path: "\(path)/\(name).swift", text: model.source(besides: classes))
        }
    }

    /// Returns true for the path of a file made of a model.
    package static func isOne(_ path: String) -> Bool {
        path.contains(".xcdatamodel/") || path.contains(".xcdatamodeld/")
    }

    /// Returns the file of a model's current version.
    private static func contents(of path: String) -> String {
        guard path.hasSuffix(".xcdatamodeld") else { return path + "/contents" }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        let chosen = text(at: path + "/.xccurrentversion") ?? ""
        let version = versions.first { chosen.contains("<string>\($0)</string>") } ?? versions.first
        return "\(path)/\(version ?? "")/contents"
    }

    /// Returns the text of a file; nil for one that cannot be read.
    private static func text(at path: String) -> String? {
        guard let data = try? RegularFile(path, limit: SourceLimits.fileBytes).contents() else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
