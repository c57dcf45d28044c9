import Foundation
import Raster
import TestSupport
import Testing

@Suite(.tags(.process)) struct ParameterCommandTests {
    @Test func parametersOnTheCommandLineChangeWhatMovesAndDefaultsDoNot() throws {
        let hash = try Flipbook(["hash", "PlaygroundElastic"]).lines
        #expect(try Flipbook(["hash", "PlaygroundElastic", "--set", "elasticity=0.6"]).lines == hash)
        let other = try Flipbook(["hash", "PlaygroundElastic", "--set", "elasticity=0.9"]).lines
        #expect(other != hash && other.count == 1)
        let low = try Flipbook(["trace", "PlaygroundElastic", "--set", "elasticity=0"]).lines
        #expect(try low != Flipbook(["trace", "PlaygroundElastic"]).lines)
    }

    @Test func parametersOnTheCommandLineAreListedForPeopleAndAsJSON() throws {
        let run = try Flipbook(["list", "ElasticSquares"])
        #expect(run.lines.count == 3 && run.lines[1].hasPrefix("  --set greenElasticity=0.5  from 0 to 1  "))
        let json = try Flipbook(["list", "ElasticSquares", "--json"]).output
        let scenes = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
        let parameters = try #require(scenes?.first?["parameters"] as? [[String: Any]])
        #expect(parameters.map { $0["name"] as? String } == ["greenElasticity", "redElasticity"])
        #expect(parameters[0]["default"] as? Double == 0.5 && parameters[0]["range"] as? [Double] == [0, 1])
        #expect(try Flipbook(["list", "Nothing"]).exitCode == 66)
    }

    @Test(arguments: [
        ("--set elasticity=1.5", "from 0 to 1"), ("--set elastcity=1", "Did you mean “elasticity”?"),
        ("--set elasticity", "NAME=VALUE"), ("--set elasticity=1 --set elasticity=1", "set twice"),
        ("--sweep elasticity=0:2:1", "from 0 to 1"), ("--sweep elasticity=0:1:0", "never arrives"),
        ("--sweep mass=1,2", "no parameter named “mass”"), ("--one-by-one", "--sweep"),
        ("--sweep elasticity=0,1 --set elasticity=1", "set as well"),
    ])
    func parametersOnTheCommandLineThatAreNotAllowedAreRefused(
        _ options: String, _ words: String
    ) async throws {
        for command in ["render", "trail", "figure --at 0"] {
            let output = command == "render" ? "a/" : "a.png"
            let refusal = try await Refusal("\(command) PlaygroundElastic -o \(output) \(options)")
            #expect(refusal.exitCode == 64 && refusal.error.contains(words), "\(refusal.error)")
            #expect(refusal.files.isEmpty)
        }
    }

    @Test func parametersOnTheCommandLineAreSweptSideBySideInOnePicture() throws {
        try inFolder { folder in
            let sweep = ["PlaygroundElastic", "--scale", "1", "--sweep", "elasticity=0:1:0.5"]
            let whole = try Flipbook(["figure", "--at", "1.5", "-o", "a.png"] + sweep, in: folder)
            #expect(whole.lines == ["a.png"])
            let single = try Flipbook(
                ["figure", "--at", "1.5", "-o", "b.png", "--one-by-one"] + sweep, in: folder)
            let names = ["b-elasticity=0.0.png", "b-elasticity=0.5.png", "b-elasticity=1.0.png"]
            #expect(single.lines == names)
            let together = try bitmap(folder + "/a.png")
            #expect(together.width == 16 + 3 * 336 && together.height == 36 + 568 + 16)
            for (column, name) in names.enumerated() {
                let alone = try bitmap(folder + "/" + name)
                let isSame = (0..<alone.height).allSatisfy { y in
                    (0..<alone.width).allSatisfy { together[16 + 336 * column + $0, 36 + y] == alone[$0, y] }
                }
                #expect(isSame, "\(name)")
            }
            let run = try Flipbook(
                ["render", "-o", "c/", "--frames", "0", "--quiet", "--one-by-one", "--json"] + sweep,
                in: folder)
            let reports = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
            #expect(
                reports?.map { $0["parameters"] as? [String: Double] }
                    == [0, 0.5, 1].map { ["elasticity": $0] })
            #expect(try files(below: folder).contains("c-elasticity=0.5/film.json"))
        }
    }
}
