import Foundation
import TestSupport
import Testing

/// `.ci/setup` in a world of its own: a PATH of few programs, some of which only write down that they were
/// called.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/sh"), "there is no /bin/sh"))
struct SetupTests {
    @Test func settingUpWithEverythingThereSaysAndDoesNothing() throws {
        try inWorld(missing: []) { setUp in
            let run = try setUp([:])
            #expect(run.exitCode == 0 && run.said.isEmpty && run.installed.isEmpty)
        }
    }

    @Test func settingUpNamesWhatIsMissingAndInstallsIt() throws {
        try inWorld(missing: ["pangocairo", "ffmpeg"]) { setUp in
            let run = try setUp([:])
            #expect(run.exitCode == 0)
            #expect(run.said.contains("Missing packages: libpango1.0-dev ffmpeg"))
            #expect(run.installed == ["apt-get update", "apt-get install -y libpango1.0-dev ffmpeg"])
        }
    }

    @Test func settingUpAsksForABrowserWhereTestsAreToRun() throws {
        try inWorld(missing: ["chromium"]) { setUp in
            let run = try setUp([:])
            #expect(run.installed.isEmpty)
        }
        try inWorld(missing: ["chromium"], purpose: "test") { setUp in
            let (without, with) = (try setUp(["FLIPBOOK_SKIP_BROWSER": "1"]), try setUp([:]))
            #expect(without.installed.isEmpty)
            #expect(with.installed == ["apt-get update", "apt-get install -y chromium"])
        }
        try inWorld(missing: [], purpose: "test") { setUp in
            let run = try setUp([:])
            #expect(run.exitCode == 0 && run.installed.isEmpty)
        }
    }

    @Test func settingUpAsksForTheProgramsThatReadWhatTheTestsWrite() throws {
        try inWorld(missing: ["rsvg-convert", "pdftoppm", "pngcheck", "groff"], purpose: "test") { setUp in
            let run = try setUp([:])
            #expect(
                run.installed.last == "apt-get install -y librsvg2-bin poppler-utils pngcheck groff-base")
        }
    }

    @Test(arguments: ["65e5", "1f600:color=true"])
    func settingUpAsksForFontsOfLettersThatTestsDraw(_ letter: String) throws {
        try inWorld(missing: [letter], purpose: "test") { setUp in
            let font = letter == "65e5" ? "fonts-droid-fallback" : "fonts-noto-color-emoji"
            let run = try setUp([:])
            #expect(run.installed.last == "apt-get install -y \(font)")
        }
        try inWorld(missing: [letter]) { setUp in
            let run = try setUp([:])
            #expect(run.installed.isEmpty)
        }
    }

    @Test func settingUpNamesWhatRunsJobs() throws {
        try inWorld(missing: ["parallel"], purpose: "jobs") { setUp in
            let run = try setUp(["NO_INSTALL": "1"])
            #expect(run.exitCode != 0 && run.installed.isEmpty)
            #expect(run.said.contains("Missing packages: parallel python3-venv slurm-wlm"), "\(run.said)")
        }
    }

    @Test func settingUpUsesSudoForThoseWhoAreNotRoot() throws {
        try inWorld(missing: ["libpng"], user: 1000) { setUp in
            let run = try setUp([:])
            #expect(run.installed == ["sudo apt-get update", "sudo apt-get install -y libpng-dev"])
        }
    }

    @Test func settingUpWithNOINSTALL1InstallsNothing() throws {
        try inWorld(missing: ["pkg-config", "font"], user: 1000) { setUp in
            let run = try setUp(["NO_INSTALL": "1"])
            #expect(run.exitCode != 0 && run.installed.isEmpty)
            // Without pkg-config nobody knows of the libraries, so they are asked for, too.
            let packages = "pkg-config libpango1.0-dev libpng-dev libjpeg-dev fonts-dejavu-core"
            #expect(run.said.contains("Missing packages: \(packages)"))
            #expect(run.said.contains("Install them with: sudo apt-get install -y \(packages)"))
        }
    }

    @Test func settingUpFailsWhenTheInstallationFails() throws {
        try inWorld(missing: ["ffmpeg", "network"]) { setUp in
            let run = try setUp([:])
            #expect(run.exitCode != 0 && run.installed == ["apt-get update"])
        }
    }

    @Test(arguments: ["none", "5.10.1", "6.1"])
    func settingUpAsksForASwiftThatIsThereAndNewEnough(_ version: String) throws {
        try inWorld(missing: [], swift: version) { setUp in
            let run = try setUp([:])
            #expect(run.exitCode != 0 && run.installed.isEmpty)
            #expect(run.said.contains("6.2 or newer") && run.said.contains("swift.org/install"))
        }
    }

    private struct Outcome {
        let exitCode: Int32
        let said: String
        let installed: [String]
    }

    private func inWorld(
        missing: Set<String>, user: Int = 0, swift: String = "6.2.1", purpose: String? = nil,
        _ body: (_ setUp: ([String: String]) throws -> Outcome) throws -> Void
    ) throws {
        try inFolder { folder in
            for tool in ["sed", "head", "grep", "env"] {
                let place = try #require(
                    ["/usr/bin/", "/bin/"].first { FileManager.default.fileExists(atPath: $0 + tool) })
                try FileManager.default.createSymbolicLink(
                    atPath: "\(folder)/\(tool)", withDestinationPath: place + tool)
            }
            func program(_ name: String, _ script: String) throws {
                let place = URL(fileURLWithPath: "\(folder)/\(name)")
                try Data("#!/bin/sh\n\(script)\n".utf8).write(to: place)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path)
            }
            try program("id", "echo \(user)")
            try program(
                "apt-get",
                "echo \"${SUDO}apt-get $*\" >>\(folder)/log; exit \(missing.contains("network") ? 100 : 0)")
            try program("sudo", "SUDO='sudo ' \"$@\"")
            try program("fc-list", fontList(missing))
            if swift != "none" {
                try program("swift", "echo 'Swift version \(swift) (swift-\(swift)-RELEASE)'")
            }
            let others = ["ffmpeg", "chromium", "rsvg-convert", "pdftoppm", "pngcheck", "groff"]
            for name in others where !missing.contains(name) { try program(name, "") }
            if !missing.contains("pkg-config") {
                try program(
                    "pkg-config",
                    missing.map { "[ \"$2\" != \($0) ] || exit 1" }.sorted().joined(separator: "\n"))
            }
            try body { environment in try run(in: folder, purpose, environment) }
        }
    }

    /// A script in the place of `fc-list`, for which "font" and letters can be missing.
    private func fontList(_ missing: Set<String>) -> String {
        let cases = missing.sorted().map { "[ \"$1\" != \":charset=\($0)\" ] || exit 0" }
        let fonts = missing.contains("font") ? "" : "echo /usr/share/fonts/DejaVuSans.ttf: DejaVu Sans"
        return (cases + [fonts]).joined(separator: "\n")
    }

    private func run(in folder: String, _ purpose: String?, _ environment: [String: String]) throws -> Outcome
    {
        let (process, error) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            [Repository.root.appendingPathComponent(".ci/setup").path] + (purpose.map { [$0] } ?? [])
        process.environment = environment.merging(["PATH": folder]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardError = error
        try process.run()
        let said = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let log = (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? ""
        return Outcome(
            exitCode: process.terminationStatus, said: said,
            installed: log.split(separator: "\n").map(String.init))
    }
}
