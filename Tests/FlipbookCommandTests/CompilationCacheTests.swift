import Foundation
import Testing

@Suite struct CompilationCacheTests {
    private func hash(in folder: String, _ environment: [String: String]) throws -> Flipbook {
        try write(sceneSource(), to: folder + "/Flag.swift")
        return try Flipbook(["hash", "Flag.swift"], in: folder, environment: environment)
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func folderOfCompiledScenesIsForTheUserAlone() throws {
        try inFolder { folder in
            let cache = folder + "/cache"
            for _ in 0..<2 {
                let run = try hash(in: folder, ["XDG_CACHE_HOME": cache])
                #expect(run.exitCode == 0, "\(run.error)")
                let modes = try ["/flipbook", "/flipbook/scenes"].map { try permissions(cache + $0) }
                #expect(modes == [0o700, 0o700])
                // As earlier versions made it: others could read it, so it only has to be closed.
                chmod(cache + "/flipbook", 0o755)
            }
        }
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

    @Test func folderOfCompiledScenesLiesInTheHomeThatTheSystemKnowsWhenHOMESaysNothing() throws {
        for home in ["", "relative"] {
            try inFolder { folder in
                let shared = folder + "/tmp"
                try makeFolder(shared)
                let environment = ["HOME": home, "XDG_CACHE_HOME": "", "TMPDIR": shared]
                let run = try hash(in: folder, environment)
                #expect(run.exitCode == 0 || run.exitCode == 73, "\(run.error)")
                #expect(try files(below: folder).allSatisfy { !$0.hasSuffix(".so") && !$0.contains("cache") })
            }
        }
    }
}
