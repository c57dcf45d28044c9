import Foundation
import Synchronization
import SystemPackage

/// The folder in which relative paths of outputs lie: the current one when the program started. Code of a
/// scene may change the current folder of the process, as apps do that read files beside their program.
package enum StartFolder {
    private struct State {
        /// The folder; nil before it is noted.
        var folder: String?
        /// The absolute paths of outputs that were typed as relative ones.
        var typed: Set<String> = []
    }

    private static let state = Mutex(State())

    /// Notes the current folder for all relative paths from now on. A program calls it before any scene runs.
    package static func note() {
        let folder = FileManager.default.currentDirectoryPath
        state.withLock { $0.folder = folder }
    }

    /// Returns a path from the root on. A relative one lies in the noted folder, or in the current one of a
    /// program that noted none; it stays as it is when that folder was deleted.
    package static func absolute(_ path: String) -> String {
        guard !path.isEmpty, !path.hasPrefix("/") else { return path }
        let folder = state.withLock { $0.folder } ?? FileManager.default.currentDirectoryPath
        return folder.isEmpty ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// Returns the path of an output from the root on; messages about it and what lies in it show the path as
    /// it was typed.
    package static func output(_ path: String) -> String {
        let place = absolute(path)
        if place != path { state.withLock { _ = $0.typed.insert(FilePath(place).string) } }
        return place
    }

    /// Returns a path for messages: relative to the noted folder where an output in it, or above it, was
    /// typed so.
    static func shown(_ path: String) -> String {
        state.withLock { state in
            guard let folder = state.folder, isTyped(FilePath(path), state.typed) else { return path }
            let start = folder.hasSuffix("/") ? folder : folder + "/"
            return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
        }
    }

    private static func isTyped(_ path: FilePath, _ typed: Set<String>) -> Bool {
        var place = path
        while !typed.contains(place.string) {
            guard place.removeLastComponent() else {
                return typed.contains { FilePath($0).starts(with: path) }
            }
        }
        return true
    }
}
