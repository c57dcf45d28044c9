import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct QualityTests {
    /// One film of flat squares and one of many planks and crates.
    @Test(arguments: ["PushedSquare", "RopeBridge", "SpringPanel"])
    func qualitiesOfVideosMakeNoDraftLargerThanStandard(_ scene: String) throws {
        try inFolder { folder in
            let formats = ["mp4", "webm", "mov", "gif", "apng", "webp"]
            for quality in ["draft", "standard"] {
                let outputs = formats.flatMap { ["-o", "\(quality).\($0)"] }
                let run = try Flipbook(
                    ["render", scene, "--duration", "0.7", "--scale", "1", "--quiet", "--quality", quality]
                        + outputs,
                    in: folder)
                #expect(run.exitCode == 0, "\(run.error)")
            }
            func size(_ name: String) throws -> Int {
                try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")).count
            }
            for format in formats {
                let (draft, standard) = try (size("draft.\(format)"), size("standard.\(format)"))
                #expect(draft > 0 && draft <= standard, ".\(format)")
            }
            #expect(try size("standard.webp") < size("standard.gif"))
            #expect(try files(below: folder).count == 2 * formats.count)
        }
    }
}
