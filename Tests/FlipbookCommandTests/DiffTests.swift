import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct DiffTests {
    @Test func flipbookDiffSaysNothingButAWordToPeopleWhereNothingDiffers() throws {
        try inFolder { folder in
            _ = try Flipbook(["trace", "PlaygroundElastic", "-o", "a.csv"], in: folder)
            _ = try Flipbook(["trace", "PlaygroundElastic", "-o", "a.json"], in: folder)
            for sides in [
                ["PlaygroundElastic", "PlaygroundElastic"], ["a.csv", "PlaygroundElastic"],
                ["PlaygroundElastic", "a.json"], ["a.csv", "a.json"],
            ] {
                let run = try Flipbook(["diff"] + sides, in: folder)
                #expect(run.exitCode == 0 && run.output == "", "\(sides): \(run.output)")
                #expect(run.error.hasPrefix("No difference in "))
                #expect(try Flipbook(["diff"] + sides + ["--quiet"], in: folder).error == "")
            }
        }
    }

    @Test func flipbookDiffNamesFrameItemQuantityContactAndSetting() throws {
        let run = try Flipbook([
            "diff", "PlaygroundElastic", "PlaygroundElastic", "--set-b", "elasticity=0.9",
        ])
        #expect(run.exitCode == 1)
        #expect(
            run.lines == [
                "frame 28 (0.467 s): item square, position.x 152.01 against 152.38",
                "  contact: square with barrier began in frame 28 at (115.50, 299.36)",
                "  setting: parameter elasticity 0.6 against 0.9",
                "  setting: UIDynamicItemBehavior of square, elasticity 0.6 against 0.9",
            ])
        let quiet = try Flipbook(
            ["diff", "PlaygroundElastic", "PlaygroundElastic", "--set-b", "elasticity=0.9", "--quiet"])
        #expect(quiet.exitCode == 1 && quiet.output == "" && quiet.error == "")
    }

    @Test func flipbookDiffPrintsTheSameAsJSON() throws {
        let run = try Flipbook(
            ["diff", "PlaygroundElastic", "PlaygroundElastic", "--set-b", "elasticity=0.9", "--json"])
        let found = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(run.exitCode == 1 && found?["equal"] as? Bool == false)
        #expect(found?["frame"] as? Int == 28 && found?["item"] as? String == "square")
        #expect(found?["quantity"] as? String == "position.x")
        #expect((found?["contact"] as? [String: Any])?["other"] as? String == "barrier")
    }

    @Test func flipbookDiffFindsWhereAnEditOfASceneFileFirstShows() throws {
        try inFolder { folder in
            let scene = """
                import Flipbook
                import UIKit
                final class Fall: UIViewController, Scene {
                    static let summary = "A square falls."
                    let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
                    var animator: UIDynamicAnimator!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        square.backgroundColor = .red
                        view.addSubview(square)
                        animator = UIDynamicAnimator(referenceView: view)
                        let gravity = UIGravityBehavior(items: [square])
                        gravity.magnitude = 1.0
                        animator.addBehavior(gravity)
                    }
                }
                """
            func write(_ text: String, _ name: String) throws {
                try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
            }
            try write(scene, "Fall.swift")
            try write(scene.replacingOccurrences(of: "1.0", with: "1.5"), "Faster.swift")
            try write(scene.replacingOccurrences(of: ".red", with: ".blue"), "Blue.swift")
            let faster = try Flipbook(["diff", "Fall.swift", "Faster.swift"], in: folder, cache: folder)
            #expect(faster.exitCode == 1)
            #expect(faster.lines.first?.hasPrefix("frame 1 (0.017 s): item square, position.y ") == true)
            #expect(
                faster.lines.dropFirst() == [
                    "  setting: UIGravityBehavior of square, magnitude 1 against 1.5"
                ])
            let blue = try Flipbook(["diff", "Fall.swift", "Blue.swift"], in: folder, cache: folder)
            #expect(blue.exitCode == 1)
            #expect(blue.lines == ["frame 0 (0.000 s): all items move alike, but the pictures differ"])
        }
    }

    @Test func flipbookDiffComparesPicturesWithATraceOfASceneWithoutItems() throws {
        try inFolder { folder in
            let scene = """
                import Flipbook
                import UIKit
                final class Plain: UIViewController, Scene {
                    static let summary = "A square moves without an animator."
                    static let duration: TimeInterval = 0.5
                    let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        square.backgroundColor = .red
                        view.addSubview(square)
                        UIView.animate(withDuration: 0.4) { [square] in square.center.x = 100.0 }
                    }
                }
                """
            func write(_ text: String, _ name: String) throws {
                try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
            }
            try write(scene, "Plain.swift")
            try write(scene.replacingOccurrences(of: "100.0", with: "90.0"), "Near.swift")
            func run(_ arguments: String...) throws -> Flipbook {
                try Flipbook(arguments, in: folder, cache: folder)
            }
            for output in [["-o", "a.csv"], []] {
                let rows = try Flipbook(["trace", "Plain.swift"] + output, in: folder, cache: folder)
                #expect(
                    rows.exitCode == 0 && rows.error.contains("“Plain” has no dynamic items, and so no rows"))
            }
            let traced = try run("trace", "Plain.swift", "-o", "a.trace")
            #expect(traced.exitCode == 0 && !traced.error.contains("no dynamic items"))
            #expect(try run("diff", "a.trace", "Plain.swift").exitCode == 0)
            for more in [[], ["--tolerance", "50"]] {
                let near = try Flipbook(["diff", "a.trace", "Near.swift"] + more, in: folder, cache: folder)
                #expect(near.exitCode == 1)
                let line = try #require(near.lines.first)
                #expect(line.contains(": the pictures differ by their hashes"), "\(line)")
                #expect(!line.hasPrefix("frame 0 "), "\(line)")
            }
            let picture = try run("diff", "a.trace", "Near.swift", "-o", "apart.png")
            #expect(picture.exitCode == 1 && picture.lines.last == "apart.png")
            #expect(try run("diff", "a.csv", "Plain.swift").exitCode == 65)
        }
    }

    @Test func flipbookDiffCountsAToleranceInTheNumbersOwnUnits() throws {
        let sides = ["PlaygroundElastic", "PlaygroundElastic", "--set-b", "elasticity=0.61"]
        #expect(try Flipbook(["diff"] + sides).exitCode == 1)
        #expect(try Flipbook(["diff"] + sides + ["--frames", "0-27"]).exitCode == 0)
        #expect(try Flipbook(["diff"] + sides + ["--tolerance", "2000"]).exitCode == 0)
        let coarse = try Flipbook(["diff"] + sides + ["--tolerance", "1", "--json"])
        let found = try JSONSerialization.jsonObject(with: Data(coarse.output.utf8)) as? [String: Any]
        let values = try #require(found?["values"] as? [Double])
        #expect(coarse.exitCode == 1 && abs(values[0] - values[1]) > 1)
    }

    @Test func flipbookDiffNamesOtherLengthsAndItems() throws {
        try inFolder { folder in
            _ = try Flipbook(
                ["trace", "PlaygroundElastic", "-o", "short.csv", "--duration", "0.5"], in: folder)
            let short = try Flipbook(["diff", "short.csv", "PlaygroundElastic"], in: folder)
            #expect(short.exitCode == 1)
            #expect(short.lines == ["frame 30 (0.500 s): A has ended, B goes on"])
            let other = try Flipbook(["diff", "FallingSquare", "BouncingSquares"])
            #expect(other.exitCode == 1 && other.output.contains(" is only in "))
        }
    }
}
