import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct CacheRefusalTests {
    private func hash(in folder: String, _ environment: [String: String]) throws -> Flipbook {
        try write(sceneSource(), to: folder + "/Flag.swift")
        return try Flipbook(["hash", "Flag.swift"], in: folder, environment: environment)
    }

    @Test func folderOfCompiledScenesIsRefusedWhereOthersMayWrite() throws {
        try inFolder { folder in
            let spoils: [(String) -> Void] = [
                { chmod($0, 0o770) },
                {
                    rename($0, $0 + "-else")
                    symlink($0 + "-else", $0)
                },
                // Only root may give folders away.
                { if geteuid() == 0 { chown($0, 65534, 65534) } else { chmod($0, 0o702) } },
            ]
            for (number, spoil) in spoils.enumerated() {
                let cache = folder + "/cache\(number)"
                try makeFolder(cache + "/flipbook")
                spoil(cache + "/flipbook")
                let run = try hash(in: folder, ["XDG_CACHE_HOME": cache])
                #expect(run.exitCode == 73 && run.output.isEmpty)
                #expect(run.error.contains("“\(cache)/flipbook”"), "\(run.error)")
            }
        }
    }

    @Test func folderOfCompiledScenesThatCannotBeMadeIsNamedWithItsRemedy() throws {
        try inFolder { folder in
            try write("mine", to: folder + "/file")
            for (cache, named) in [("file", "file"), ("file/below", "file"), ("/proc/none", "/proc/none")] {
                let path = cache.hasPrefix("/") ? cache : "\(folder)/\(cache)"
                let run = try hash(in: folder, ["XDG_CACHE_HOME": path])
                #expect(run.exitCode == 73 && run.output.isEmpty)
                #expect(run.error.contains("\(named)”: "), "\(run.error)")
                #expect(run.error.contains("XDG_CACHE_HOME"), "\(run.error)")
            }
        }
    }

    @Test func folderOfCompiledScenesOnAFullDiskIsNamedWithItsRemedy() throws {
        try inFolder { folder in
            let path = try fake(
                "echo \"<unknown>:0: error: error opening 'a.o' for output: No space left on device\" >&2; exit 1",
                named: "swiftc", in: folder)
            try write(sceneSource(), to: folder + "/Flag.swift")
            let cache = folder + "/cache"
            let run = try Flipbook(["hash", "Flag.swift"], in: folder, path: path, cache: cache)
            #expect(run.exitCode == 73 && run.output.isEmpty)
            #expect(run.error.contains("“\(cache)/flipbook”: No space left on device"), "\(run.error)")
            #expect(run.error.contains("XDG_CACHE_HOME"), "\(run.error)")
        }
    }
}
