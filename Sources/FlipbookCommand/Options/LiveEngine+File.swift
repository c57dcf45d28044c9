import Flipbook
import Foundation

extension LiveEngine {
    /// Reads the engine's file: `FLIPBOOK_LIVE_ENGINE` in the environment names it; otherwise it is in the
    /// `live` folder of the build folder in which this program was built, in lib/flipbook of an installation,
    /// or beside the program in an unpacked archive.
    /// - Throws: `FilmError.engineMissing`.
    static func found() throws -> LiveEngine {
        for path in candidates {
            if let data = try? Data(contentsOf: URL(fileURLWithPath: path)) { return LiveEngine(data) }
        }
        throw FilmError.engineMissing(file: name)
    }

    private static var candidates: [String] {
        if let named = ProcessInfo.processInfo.environment["FLIPBOOK_LIVE_ENGINE"] { return [named] }
        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
        let installed = [
            folder.deletingLastPathComponent().path + "/lib/flipbook/" + name, "\(folder.path)/\(name)",
        ]
        guard let build = folder.path.range(of: "/.build/", options: .backwards) else { return installed }
        return [folder.path[..<build.upperBound] + "live/" + name] + installed
    }

    private static let name = "flipbook-live.wasm"
}
