import Foundation
import TestSupport
import Testing

/// Scenes that fill the memory or the disk.
@Suite(.tags(.process)) struct MemoryLimitTests {
    @Test func aSceneThatFillsItsFolderIsNamedAndLeavesNothing() throws {
        try inFolder { folder in
            let scene = """
                import UIKit

                final class Hoarding: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); hoard() }
                    func hoard() {
                        let path = NSTemporaryDirectory() + "/all"
                        try? Data().write(to: URL(fileURLWithPath: path))
                        truncate(path, 3 << 29)
                        while true {}
                    }
                }

                """
            try write(scene, to: folder + "/Hoarding.swift")
            try makeFolder(folder + "/temporary")
            let command =
                "TMPDIR=\"$PWD/temporary\" exec \"$0\" hash Hoarding.swift --patience 600"
            let run = try Running(
                ["-c", command, Flipbook.location.path], of: URL(fileURLWithPath: "/bin/sh"), in: folder
            ).end()
            #expect(run.exitCode == 70 && run.output.isEmpty)
            let beginning = "Error: The scene Hoarding was stopped in Hoarding."
            #expect(run.lastSentence.hasPrefix(beginning), "\(run.error)")
            let end = "its files grew to 1.5 GiB, and the limit of a film's folders is 1.0 GiB."
            #expect(run.lastSentence.hasSuffix(end), "\(run.error)")
            #expect(try files(below: folder + "/temporary").allSatisfy { !$0.contains("flipbook-run") })
        }
    }

    @Test func aSceneThatExceedsTheLimitOfMemoryIsNamed() throws {
        try inFolder { folder in
            // It stops to grow at 1.5 GB, so that a test that fails harms no other program.
            let scene = """
                import UIKit

                final class Growing: UIViewController {
                    var all: [Data] = []
                    override func viewDidLoad() { super.viewDidLoad(); grow() }
                    func grow() {
                        while true {
                            if all.count < 1500 { all.append(Data(repeating: 1, count: 1 << 20)) }
                        }
                    }
                }

                """
            try write(scene, to: folder + "/Growing.swift")
            let command = "ulimit -m 1000000 && exec \"$0\" hash Growing.swift --patience 600"
            let run = try Running(
                ["-c", command, Flipbook.location.path], of: URL(fileURLWithPath: "/bin/sh"), in: folder
            ).end()
            #expect(run.exitCode == 70 && run.output.isEmpty)
            let beginning = "Error: The scene Growing was stopped in Growing.grow(), Growing.swift:"
            #expect(run.lastSentence.hasPrefix(beginning), "\(run.error)")
            #expect(run.lastSentence.hasSuffix("the limit is 1.0 GiB, that of ulimit -m."), "\(run.error)")
        }
    }
}
