import TestSupport
import Testing

/// The proof that `Refusal` has what a user of the command sees.
@Suite(.tags(.process)) struct RefusalTests {
    @Test(arguments: [
        "render FallingSquare -o a/ --fps 0", "render", "rendr FallingSquare", "hash FallingSqare",
        "trail FallingSquare -o a.png --every 5px", "figure FallingSquare --at 0 --zoom 0 -o a.png",
        "plot FallingSquare -o a.png --of sped", "job FallingSquare --for cron", "list --loud",
    ])
    func refusalsAreThoseOfAProcess(_ line: String) async throws {
        let refusal = try await Refusal(line)
        let run = try Flipbook(refusal.words)
        #expect(refusal.exitCode != 0 && refusal.exitCode == run.exitCode)
        #expect(refusal.error + "\n" == run.error && run.output.isEmpty)
    }

    @Test(arguments: ["MyApp/", "/none/MyApp", "My.playground", "MyApp/:Second"])
    func aPathThatIsNotThereIsNoScenesName(_ path: String) async throws {
        for command in [["render", path, "-o", "a.mp4"], ["check", path], ["hash", path]] {
            let refusal = try await Refusal(command)
            #expect(refusal.exitCode == 66 && refusal.files.isEmpty)
            #expect(refusal.error == "Error: Cannot read “\(path)”: there is no such file or folder.")
        }
    }
}
