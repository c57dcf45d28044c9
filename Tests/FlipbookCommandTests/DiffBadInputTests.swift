import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct DiffBadInputTests {
    private static let head = "frame,time,item,x,y,angle,vx,vy,angular_velocity,asleep\n"

    /// A text that is no trace, and what is said of it.
    struct Damage: Sendable {
        let text, reason: String

        init(_ text: String, _ reason: String) { (self.text, self.reason) = (text, reason) }
    }

    private static let damages = [
        Damage("", "it is empty"),
        Damage("frame,x\n", "its first line is not"),
        Damage("frame,time,phase,item,other,x,y\n", "without --contacts"),
        Damage(head + "0,0,red,1,2,3,4,5,6", "it is cut off"),
        Damage(head + "0,0,\"red", "it is cut off within a quoted name"),
        Damage(head + "0,0,red,1,2,3\n", "line 2 is wrong: it has 6 values instead of 10"),
        Damage(
            head + "0,0,red,1,nan,3,4,5,6,0\n", "line 2 is wrong: y is “nan”, which is not a finite number"),
        Damage(head + "0,0,red,1,1e999,3,4,5,6,0\n", "which is not a finite number"),
        Damage(head + "x,0,red,1,2,3,4,5,6,0\n", "the frame is “x”"),
        Damage(head + "-1,0,red,1,2,3,4,5,6,0\n", "which no film has"),
        Damage(head + "999999999,0,red,1,2,3,4,5,6,0\n", "which no film has"),
        Damage(head + "0,0,red,1,2,3,4,5,6,2\n", "neither 0 nor 1"),
        Damage(head + "1,0.1,red,1,2,3,4,5,6,0\n0,0,red,1,2,3,4,5,6,0\n", "frame 0 comes after frame 1"),
        Damage(
            head + "0,0,red,1,2,3,4,5,6,0\n0,0.5,blue,1,2,3,4,5,6,0\n",
            "the rows of frame 0 have different times"),
        Damage(head + "0,0,red,1,2,3,4,5,6,0\n0,0,red,1,2,3,4,5,6,0\n", "has the item “red” twice"),
        Damage("flipbook trace 1\nrate 60\n", "cut off"),
        Damage("[{\"frame\": 0", "it is cut off"),
    ]

    @Test(arguments: damages)
    func flipbookDiffRefusesDamagedTracesWithTheLineThatIsWrong(_ damage: Damage) throws {
        try inFolder { folder in
            try Data(damage.text.utf8).write(to: URL(fileURLWithPath: folder + "/t.csv"))
            for sides in [["t.csv", "FallingSquare"], ["FallingSquare", "t.csv"]] {
                let run = try Flipbook(["diff"] + sides, in: folder)
                #expect(run.exitCode == 66 && run.output == "", "\(run.error)")
                #expect(run.error.contains(damage.reason), "\(run.error)")
            }
        }
    }

    @Test func flipbookDiffRefusesTracesThatHoldNothing() throws {
        try inFolder { folder in
            for (name, text) in [
                ("t.csv", Self.head), ("t.json", "[]\n"),
                ("t.trace", "flipbook trace 1\nrate 60\nframes 3\nend\n"),
            ] {
                try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
                for sides in [[name, "FallingSquare"], ["FallingSquare", name], [name, name]] {
                    let run = try Flipbook(["diff"] + sides, in: folder)
                    #expect(run.exitCode == 65 && run.output == "", "\(sides): \(run.error)")
                    #expect(run.error.contains("“\(name)” holds no items, and so nothing to compare"))
                }
            }
        }
    }

    @Test func flipbookDiffRefusesAPipeWithoutAnEnd() throws {
        try inFolder { folder in
            let shell = try Shell("cat /dev/zero | flipbook diff - FallingSquare", in: folder)
            #expect(shell.exitCode == 65)
            #expect(shell.output.contains("“-” is not read: it has more than 256 MiB."), "\(shell.output)")
        }
    }

    @Test func flipbookDiffRefusesWhatIsNotThere() throws {
        try inFolder { folder in
            try Data("hello".utf8).write(to: URL(fileURLWithPath: folder + "/note.mp4"))
            try makeFolder(folder + "/empty")
            try makeFolder(folder + "/t.csv")
            for side in ["no.csv", "no/", "NoScene", "no.mp4", "note.mp4", "empty", "t.csv"] {
                let run = try Flipbook(["diff", side, "FallingSquare"], in: folder)
                #expect(run.exitCode == 66 && run.error.hasPrefix("Error: "), "\(side): \(run.error)")
            }
        }
    }

    @Test func flipbookDiffRefusesWhatCannotBeCompared() throws {
        try inFolder { folder in
            _ = try Flipbook(["trace", "FallingSquare", "-o", "t.csv"], in: folder)
            _ = try Flipbook(
                ["render", "FallingSquare", "-o", "f/", "--quiet", "--duration", "0.05"], in: folder)
            for (arguments, reason) in [
                (["f/", "t.csv"], "“f/” holds pictures and “t.csv” numbers"),
                (["t.csv", "t.csv", "-o", "d.png"], "Two traces have no pictures"),
                (["t.csv", "FallingSquare", "-o", "d.gif"], "d.gif"),
                (["t.csv", "FallingSquare", "--tolerance", "-1"], "tolerance"),
                (["f/", "FallingSquare", "--tolerance", "256"], "tolerance"),
                (["f/", "FallingSquare", "--tolerance", "0.5"], "whole steps"),
                (["-", "-"], "Standard input is one trace"),
                (["t.csv", "FallingSquare", "--frames", "9-1"], "runs backwards"),
                (["FallingSquare", "FallingSquare", "--set-b", "speed=1"], "speed"),
                (["f/", "FallingSquare", "--quiet", "--json"], "leave one out"),
                (["f/", "FallingSquare", "-o", "./f/../f/000000.png"], "cannot be both"),
                (["f/%06d.png", "FallingSquare", "-o", "f/000000.png"], "cannot be both"),
                (["t.csv", "t.csv", "--duration", "1"], "neither “t.csv” nor “t.csv” is one"),
                (["FallingSquare", "t.csv", "--set-b", "speed=1"], "“t.csv” is none"),
                (["f/", "FallingSquare", "--appearance", "dark"], "as its film.json says"),
            ] {
                let run = try Flipbook(["diff"] + arguments, in: folder)
                #expect(run.exitCode == 64 && run.error.contains(reason), "\(arguments): \(run.error)")
            }
        }
    }

    @Test func flipbookDiffNamesAnItemThatATraceLacks() throws {
        try inFolder { folder in
            let rows = "0,0,\"a, \"\"b\"\"\",1,2,3,4,5,6,0\n"
            try Data((Self.head + rows).utf8).write(to: URL(fileURLWithPath: folder + "/a.csv"))
            try Data((Self.head + "0,0,red,1,2,3,4,5,6,0\n").utf8)
                .write(to: URL(fileURLWithPath: folder + "/b.csv"))
            let run = try Flipbook(["diff", "a.csv", "b.csv"], in: folder)
            #expect(run.exitCode == 1)
            #expect(
                run.lines.first == "frame 0 (0.000 s): item a, \"b\" is only in A (and 1 more item)",
                "\(run.output)")
        }
    }
}
