import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct CompletionTests {
    /// The completion script for bash, which all cases share, so that the command writes it once.
    private static let script: Result<String, any Error> = Result {
        try Flipbook(["--generate-completion-script", "bash"]).output
    }

    /// Returns bash's completions of a line whose last word is being typed, with the cursor at its end.
    private func bash(_ typed: String, in folder: String) throws -> [String] {
        let line = "flipbook " + typed
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let last = words.count - 1
        let script = """
            set +eu
            source .completions.bash
            COMP_WORDS=(\(quoted)) COMP_CWORD=\(last) COMP_LINE='\(line)' COMP_POINT=\(line.count)
            complete -p flipbook >/dev/null || exit 9
            _flipbook flipbook '\(words[last])' '\(words[last - 1])'
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        try write(Self.script.get(), to: folder + "/.completions.bash")
        let run = try Shell(script, in: folder)
        #expect(run.exitCode == 0, "\(run.output)")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test(arguments: [
        "ren": ["render"],
        "man": [],
        "render Fall": ["FallingSquare"],
        "hash RopeB": ["RopeBridge"],
        "render FallingSquare --transp": ["--transparent"],
        "job Fall": ["FallingSquare"],
        "job FallingSquare --for s": ["slurm"],
        "render FallingSquare --ta": ["--tap"],
        "render FallingSquare --pa": ["--pan"],
        "render FallingSquare --expl": ["--explore"],
        "render FallingSquare --fro": ["--from"],
        "render FallingSquare --device iPadM": ["iPadMini"],
        "render FallingSquare --progress ": ["bar", "lines", "openjd", "none"],
        "render FallingSquare --quality ": ["draft", "standard", "high"],
        "render FallingSquare --background systemi": ["systemindigo"],
        "trail PlaygroundElastic --set e": ["elasticity="],
        "trail FallingSquare --set e": [],
    ])
    func completionsInBashAreTheWordsThatFit(
        _ line: String, _ words: [String]
    ) throws {
        try inFolder { folder in
            let offered = try bash(line, in: folder)
            #expect(offered == words)
        }
    }

    @Test(arguments: [
        "render Ow": ["Own.swift"],
        "render My": ["MyScenes/Sources/MyScenes/Bounce.swift"],
        "watch O": ["Own.swift"],
        "render FallingSquare -o o": ["old.mp4"],
        "trace FallingSquare -o f": [],
        "stitch My": ["MyScenes"],
    ])
    func completionsInBashAreFilesOfTheKindsThatACommandTakes(_ line: String, _ files: [String]) throws {
        try inFolder { folder in
            for name in ["Own.swift", "old.mp4", "frames.txt", "MyScenes/Sources/MyScenes/Bounce.swift"] {
                let file = URL(fileURLWithPath: "\(folder)/\(name)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: file)
            }
            let offered = try bash(line, in: folder)
            #expect(offered == files)
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionsAreMadeForEachShell(_ shell: String) throws {
        let script = try Flipbook(["--generate-completion-script", shell])
        #expect(script.exitCode == 0 && script.output.contains("render"))
    }

    @Test func completionsHaveAFormThatBashReads() throws { try expectReadable(by: "bash") }

    @Test(.enabled(if: OutsideProgram("zsh").isInstalled, "zsh is not installed"))
    func completionsHaveAFormThatZshReads() throws { try expectReadable(by: "zsh") }

    @Test(.enabled(if: OutsideProgram("fish").isInstalled, "fish is not installed"))
    func completionsHaveAFormThatFishReads() throws { try expectReadable(by: "fish") }

    private func expectReadable(by shell: String) throws {
        try inFolder { folder in
            try Shell(
                "flipbook --generate-completion-script \(shell) >script; \(shell) -n script", in: folder
            ).expectSuccess()
        }
    }
}
