import Foundation
import TestSupport
import Testing

@Suite("Completions")
struct CompletionTests {
    /// What bash offers for a line whose last word is being typed, with the cursor at its end.
    private func bash(_ words: [String], in folder: String) throws -> [String] {
        let line = words.joined(separator: " ")
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let last = words.count - 1
        let script = """
            flipbook --generate-completion-script bash >completions.bash
            set +eu
            source completions.bash
            COMP_WORDS=(\(quoted)) COMP_CWORD=\(last) COMP_LINE='\(line)' COMP_POINT=\(line.count)
            complete -p flipbook >/dev/null || exit 9
            _flipbook flipbook '\(words[last])' '\(words[last - 1])'
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try Shell(script, in: folder)
        #expect(run.exitCode == 0, "\(run.output)")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test("in bash: commands, scenes, formats, qualities and colours")
    func words() throws {
        try inFolder { folder in
            #expect(try bash(["flipbook", "ren"], in: folder) == ["render"])
            #expect(try bash(["flipbook", "render", "Fall"], in: folder) == ["FallingSquare"])
            #expect(try bash(["flipbook", "hash", "RopeB"], in: folder) == ["RopeBridge"])
            #expect(
                try bash(["flipbook", "render", "FallingSquare", "--quality", ""], in: folder)
                    == ["draft", "standard", "high"])
            #expect(
                try bash(["flipbook", "render", "FallingSquare", "--background", "systemi"], in: folder)
                    == ["systemindigo"])
            #expect(
                try bash(["flipbook", "render", "FallingSquare", "--transp"], in: folder) == ["--transparent"]
            )
        }
    }

    @Test("in bash: parameters of the scene that is named")
    func parameters() throws {
        try inFolder { folder in
            let offered = try bash(["flipbook", "trail", "PlaygroundElastic", "--set", "e"], in: folder)
            #expect(offered == ["elasticity="])
        }
    }

    @Test("in bash: files, of the kinds that a command takes")
    func files() throws {
        try inFolder { folder in
            for name in ["Own.swift", "old.mp4", "frames.txt", "MyScenes/Sources/MyScenes/Bounce.swift"] {
                let file = URL(fileURLWithPath: "\(folder)/\(name)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: file)
            }
            #expect(try bash(["flipbook", "render", "Ow"], in: folder) == ["Own.swift"])
            #expect(
                try bash(["flipbook", "render", "My"], in: folder)
                    == ["MyScenes/Sources/MyScenes/Bounce.swift"])
            #expect(try bash(["flipbook", "watch", "O"], in: folder) == ["Own.swift"])
            #expect(
                Set(try bash(["flipbook", "render", "FallingSquare", "-o", ""], in: folder))
                    == ["old.mp4", "MyScenes"])
        }
    }

    @Test("have a form that each shell reads, where it is installed", arguments: ["bash", "zsh", "fish"])
    func syntax(_ shell: String) throws {
        let script = try Flipbook(["--generate-completion-script", shell])
        #expect(script.exitCode == 0 && script.output.contains("render"))
        guard OutsideProgram(shell).isInstalled else { return }
        try inFolder { folder in
            try Data(script.output.utf8).write(to: URL(fileURLWithPath: "\(folder)/script"))
            try Shell("\(shell) -n script", in: folder).expectSuccess()
        }
    }
}
