import Foundation
import TestSupport
import Testing

/// `.ci/setup` in a world of its own: a PATH of few programs, some of which only write down that they were
/// called.
@Suite(
    .tags(.process),
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/sh"), "there is no /bin/sh"))
struct SetupTests {
    @Test(arguments: ["", "install", "unattended"])
    func settingUpWithEverythingThereSaysAndDoesNothing(_ mode: String) throws {
        try inWorld(missing: []) { setUp in
            let run = try setUp(mode, [:])
            #expect(run.exitCode == 0 && run.said.isEmpty && run.installed.isEmpty)
        }
    }

    @Test func settingUpListsWhatIsMissingAndStops() throws {
        try inWorld(missing: ["pangocairo", "ffmpeg"]) { setUp in
            let run = try setUp("", ["CI": "true"])
            #expect(run.exitCode == 1 && run.installed.isEmpty)
            #expect(
                run.said == """
                    Missing packages: libpango1.0-dev ffmpeg
                    Install them with: apt-get install -y libpango1.0-dev ffmpeg

                    """)
        }
    }

    @Test(arguments: [
        ("apt-get", "apt-get update, apt-get install -y libpango1.0-dev libjpeg-dev librsvg2-bin"),
        ("dnf", "dnf install -y pango-devel libjpeg-turbo-devel librsvg2-tools"),
        ("pacman", "pacman -Syu --needed --noconfirm pango libjpeg-turbo librsvg"),
    ])
    func settingUpInstallsWhenAskedToByTheNamesOfTheSystem(_ manager: String, _ lines: String) throws {
        let missing: Set = ["pangocairo", "libjpeg", "rsvg-convert"]
        for (user, sudo) in [(0, ""), (1000, "sudo ")] {
            try inWorld(missing: missing, user: user, manager: manager) { setUp in
                let run = try setUp("install test", [:])
                #expect(run.exitCode == 0 && run.said.contains("Missing packages: "))
                #expect(run.installed == lines.components(separatedBy: ", ").map { sudo + $0 })
            }
        }
    }

    @Test func settingUpNeedsNoSudoForHomebrew() throws {
        try inWorld(missing: ["libjpeg", "font"], user: 501, manager: "brew") { setUp in
            let run = try setUp("install", [:])
            #expect(run.exitCode == 0 && run.installed == ["brew install jpeg-turbo font-dejavu"])
        }
    }

    @Test func settingUpWithoutAPackageManagerNamesThePackages() throws {
        try inWorld(missing: ["libpng"], manager: nil) { setUp in
            let run = try setUp("install", [:])
            #expect(run.exitCode == 1 && run.installed.isEmpty)
            #expect(run.said.contains("Missing packages: libpng-dev\n"), "\(run.said)")
        }
    }

    @Test func settingUpUnattendedInstallsAsRootAndInCI() throws {
        let installed = ["apt-get update", "apt-get install -y ffmpeg"]
        try inWorld(missing: ["ffmpeg"]) { setUp in
            #expect(try setUp("unattended", [:]).installed == installed)
            // A person who became root with sudo decides alone.
            let asked = try setUp("unattended", ["SUDO_USER": "anna"])
            #expect(asked.exitCode == 1 && asked.installed == installed)
        }
        try inWorld(missing: ["ffmpeg"], user: 1000) { setUp in
            let asked = try setUp("unattended", [:])
            #expect(asked.exitCode == 1 && asked.installed.isEmpty)
            #expect(asked.said.contains("Install them with: sudo apt-get install -y ffmpeg"))
            let run = try setUp("unattended", ["CI": "true"])
            #expect(run.exitCode == 0 && run.installed == installed.map { "sudo \($0)" })
        }
    }

    @Test(arguments: ["install", "unattended"])
    func settingUpWithNOINSTALL1InstallsNothing(_ mode: String) throws {
        try inWorld(missing: ["pkg-config", "font"]) { setUp in
            let run = try setUp(mode, ["NO_INSTALL": "1", "CI": "true"])
            #expect(run.exitCode == 1 && run.installed.isEmpty)
            // Without pkg-config the libraries cannot be looked up, so they are asked for, too.
            let packages = "pkg-config libpango1.0-dev libpng-dev libjpeg-dev fonts-dejavu-core"
            #expect(run.said.contains("Missing packages: \(packages)"))
            #expect(run.said.contains("Install them with: apt-get install -y \(packages)"))
        }
    }

    @Test func settingUpAsksForABrowserWhereTestsAreToRun() throws {
        try inWorld(missing: ["chromium"]) { setUp in
            #expect(try setUp("", [:]).exitCode == 0)
            #expect(try setUp("test", ["FLIPBOOK_SKIP_BROWSER": "1"]).exitCode == 0)
            let run = try setUp("test", [:])
            #expect(run.exitCode == 1 && run.said.contains("Missing packages: chromium\n"))
        }
    }

    @Test func settingUpAsksForTheProgramsThatReadWhatTheTestsWrite() throws {
        try inWorld(missing: ["rsvg-convert", "pdftoppm", "pngcheck", "groff"]) { setUp in
            let run = try setUp("test", [:])
            let packages = "librsvg2-bin poppler-utils pngcheck groff-base"
            #expect(run.said.contains("Missing packages: \(packages)\n"), "\(run.said)")
        }
    }

    @Test(arguments: ["65e5", "1f600:color=true"])
    func settingUpAsksForFontsOfLettersThatTestsDraw(_ letter: String) throws {
        try inWorld(missing: [letter]) { setUp in
            let font = letter == "65e5" ? "fonts-droid-fallback" : "fonts-noto-color-emoji"
            let (tests, build) = (try setUp("test", [:]), try setUp("", [:]))
            #expect(tests.said.contains("Missing packages: \(font)\n") && build.exitCode == 0)
        }
    }

    @Test(arguments: [
        ("apt-get", "parallel python3-venv slurm-wlm"), ("dnf", "parallel python3 slurm"),
        ("pacman", "parallel python\n"), ("brew", "parallel python\n"),
    ])
    func settingUpNamesWhatRunsJobs(_ manager: String, _ packages: String) throws {
        try inWorld(missing: ["parallel"], manager: manager) { setUp in
            let run = try setUp("test jobs", [:])
            #expect(run.exitCode == 1 && run.installed.isEmpty)
            #expect(run.said.contains("Missing packages: \(packages)"), "\(run.said)")
        }
    }

    @Test func settingUpFailsWhenTheInstallationFails() throws {
        try inWorld(missing: ["ffmpeg", "network"]) { setUp in
            let run = try setUp("install", [:])
            #expect(run.exitCode != 0 && run.installed == ["apt-get update"])
        }
    }

    @Test(arguments: ["none", "5.10.1", "6.1"])
    func settingUpAsksForASwiftThatIsThereAndNewEnough(_ version: String) throws {
        try inWorld(missing: [], swift: version) { setUp in
            let run = try setUp("install", [:])
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
        missing: Set<String>, user: Int = 0, swift: String = "6.2.1", manager: String? = "apt-get",
        _ body: (_ setUp: (_ arguments: String, [String: String]) throws -> Outcome) throws -> Void
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
            if let manager {
                let code = missing.contains("network") ? 100 : 0
                try program(manager, "echo \"${SUDO}\(manager) $*\" >>\(folder)/log; exit \(code)")
            }
            try program("sudo", "SUDO='sudo ' \"$@\"")
            try program("fc-list", fontList(missing))
            if swift != "none" {
                try program("swift", "echo 'Swift version \(swift) (swift-\(swift)-RELEASE)'")
            }
            let others = ["ffmpeg", "chromium", "rsvg-convert", "pdftoppm", "pngcheck", "groff", "wasm-opt"]
            for name in others where !missing.contains(name) { try program(name, "") }
            if !missing.contains("pkg-config") {
                try program(
                    "pkg-config",
                    missing.map { "[ \"$2\" != \($0) ] || exit 1" }.sorted().joined(separator: "\n"))
            }
            try body { arguments, environment in try run(in: folder, arguments, environment) }
        }
    }

    /// A script in the place of `fc-list`, for which "font" and letters can be missing.
    private func fontList(_ missing: Set<String>) -> String {
        let cases = missing.sorted().map { "[ \"$1\" != \":charset=\($0)\" ] || exit 0" }
        let fonts = missing.contains("font") ? "" : "echo /usr/share/fonts/DejaVuSans.ttf: DejaVu Sans"
        let inter = missing.contains("inter") ? "" : "echo /usr/share/fonts/Inter-Regular.otf: Inter"
        return (cases + [fonts, inter]).joined(separator: "\n")
    }

    private func run(
        in folder: String, _ arguments: String, _ environment: [String: String]
    ) throws -> Outcome {
        let (process, error) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            [Repository.root.appendingPathComponent(".ci/setup").path]
            + arguments.split(separator: " ").map(String.init)
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
