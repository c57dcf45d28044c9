import FilmRuntime
import Testing
import UIKitHost

/// The home and the temporary files of a run.
@MainActor @Suite struct RunFolderTests {
    private typealias Directory = Foundation.FileManager.SearchPathDirectory

    /// Writes a file into each of the folders of a device and returns their paths.
    private func write() throws -> [String] {
        let files = FilmRuntime.FileManager.default
        let directories: [Directory] = [.documentDirectory, .cachesDirectory, .applicationSupportDirectory]
        let folders =
            [NSHomeDirectory(), NSTemporaryDirectory(), files.temporaryDirectory.path]
            + directories.flatMap { files.urls(for: $0, in: .userDomainMask).map(\.path) }
            + directories.flatMap {
                FilmRuntime.NSSearchPathForDirectoriesInDomains($0, .userDomainMask, true)
            }
        return try folders.map { folder in
            let path = (folder + "/note.txt" as NSString).standardizingPath
            let before = try? String(contentsOfFile: path, encoding: .utf8)
            #expect(before == nil || before == "text of this run")
            try "text of this run".write(toFile: path, atomically: true, encoding: .utf8)
            return path
        }
    }

    @Test func eachRunBeginsWithEmptyFoldersAndLeavesNone() throws {
        var paths: [String] = []
        for _ in 0..<2 {
            var host: SceneHost? = SceneHost(size: CGSize(width: 10, height: 10))
            let own = try #require(try host?.withCurrent(write))
            #expect(own.allSatisfy { Foundation.FileManager.default.fileExists(atPath: $0) })
            host = nil
            paths += own
        }
        for path in paths { #expect(!Foundation.FileManager.default.fileExists(atPath: path)) }
    }

    @Test func theFilesOfRunsAreCountedWithTheirSizesAndFoldersWithABlock() throws {
        let host = SceneHost(size: CGSize(width: 10, height: 10))
        let before = try host.withCurrent { () -> Int in
            try "text".write(toFile: NSHomeDirectory() + "/a.txt", atomically: false, encoding: .utf8)
            return RunFolder.bytesOfFiles
        }
        let after = try host.withCurrent { () -> Int in
            try FilmRuntime.FileManager.default.createDirectory(
                atPath: NSHomeDirectory() + "/folder", withIntermediateDirectories: false)
            let path = NSHomeDirectory() + "/folder/b"
            try Data().write(to: URL(fileURLWithPath: path))
            // The file has a size and takes no room.
            #expect(truncate(path, 1 << 30) == 0)
            return RunFolder.bytesOfFiles
        }
        // Other tests use folders at the same time, and these have small files.
        #expect(before >= 4096)
        #expect(after - before >= 1 << 29)
    }

    @Test func thePathsAreTheSameInEveryRunAndLeadToTheRunsOwnFolders() throws {
        let hosts = (0..<2).map { _ in SceneHost(size: CGSize(width: 10, height: 10)) }
        let paths = hosts.map { host in
            host.withCurrent {
                [NSHomeDirectory(), NSTemporaryDirectory(), ProcessInfo.processInfo.globallyUniqueString]
            }
        }
        #expect(paths[0] == paths[1])
        let file = paths[0][0] + "/Documents/number.txt"
        for (number, host) in hosts.enumerated() {
            try host.withCurrent { try "\(number)".write(toFile: file, atomically: true, encoding: .utf8) }
        }
        for (number, host) in hosts.enumerated() {
            #expect(try host.withCurrent { try String(contentsOfFile: file, encoding: .utf8) } == "\(number)")
        }
        // A run within another one has its own as well.
        hosts[0].withCurrent {
            let inner = SceneHost(size: CGSize(width: 10, height: 10))
            inner.withCurrent {
                #expect(NSHomeDirectory() == paths[0][0])
                #expect(!Foundation.FileManager.default.fileExists(atPath: file))
            }
            #expect((try? String(contentsOfFile: file, encoding: .utf8)) == "0")
        }
    }

    @Test func theFoldersOfADeviceAreInTheHome() throws {
        let host = SceneHost(size: CGSize(width: 10, height: 10))
        try host.withCurrent {
            let files = FilmRuntime.FileManager.default
            let places: [(Directory, String)] = [
                (.documentDirectory, "/Documents"), (.libraryDirectory, "/Library"),
                (.cachesDirectory, "/Library/Caches"),
                (.applicationSupportDirectory, "/Library/Application Support"),
            ]
            for (directory, name) in places {
                let url = try files.url(
                    for: directory, in: .userDomainMask, appropriateFor: nil, create: false)
                #expect(url.path == NSHomeDirectory() + name)
                #expect(files.fileExists(atPath: url.path))
            }
        }
    }

    @Test func codeOutsideOfRunsSeesTheEnvironment() {
        let host = SceneHost(size: CGSize(width: 10, height: 10))
        #expect(NSHomeDirectory() != host.withCurrent { NSHomeDirectory() })
        #expect(NSTemporaryDirectory() != host.withCurrent { NSTemporaryDirectory() })
    }
}
