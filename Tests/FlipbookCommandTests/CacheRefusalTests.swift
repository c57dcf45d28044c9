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
}
