import CFilmTime
public import Foundation

/// The files of a film. In files that import UIKit it replaces Foundation's type of the same name.
///
/// In a run, the user's folders are those of the run: they are empty at its beginning, and the run's end
/// removes them, so that a film does not depend on what an earlier one has written. Foundation's own type
/// has the same folders, but for those that Linux keeps elsewhere, such as that of caches.
open class FileManager: Foundation.FileManager, @unchecked Sendable {
    private static let shared = FileManager()

    /// The object that most code uses.
    open override class var `default`: FileManager { shared }

    /// Returns the folders of a kind; none for the folders of the system, which a film does not use.
    ///
    /// - Parameters:
    ///   - directory: The kind.
    ///   - domainMask: The owners of the folders.
    open override func urls(
        for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
    ) -> [URL] {
        guard domainMask.contains(.userDomainMask), let path = Self.path(of: directory) else {
            return super.urls(for: directory, in: domainMask)
        }
        return [URL(fileURLWithPath: path, isDirectory: true)]
    }

    /// Returns the folder of a kind.
    ///
    /// - Parameters:
    ///   - directory: The kind.
    ///   - domain: The owner of the folder.
    ///   - url: The file that a temporary folder is to replace.
    ///   - shouldCreate: Whether to make a missing folder.
    ///   - run: A mark that makes this another function than Foundation's, which no class can override.
    open func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
        create shouldCreate: Bool, ofRun run: Void = ()
    ) throws -> URL {
        guard domain == .userDomainMask, let path = Self.path(of: directory) else {
            return try super.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
        }
        return URL(fileURLWithPath: path, isDirectory: true)
    }

    /// Returns the path of a folder of the run that Linux keeps elsewhere; nil for the others and outside of
    /// runs.
    private static func path(of directory: SearchPathDirectory) -> String? {
        guard cfilmtime_current().home != nil else { return nil }
        switch directory {
        case .libraryDirectory: return NSHomeDirectory() + "/Library"
        case .cachesDirectory: return NSHomeDirectory() + "/Library/Caches"
        case .applicationSupportDirectory: return NSHomeDirectory() + "/Library/Application Support"
        default: return nil
        }
    }
}

/// Returns the paths of the folders of a kind: those of `FileManager`.
///
/// - Parameters:
///   - directory: The kind.
///   - domainMask: The owners of the folders.
///   - expandTilde: Whether paths are absolute; they always are.
public func NSSearchPathForDirectoriesInDomains(
    _ directory: Foundation.FileManager.SearchPathDirectory,
    _ domainMask: Foundation.FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
    FileManager.default.urls(for: directory, in: domainMask).map(\.path)
}
