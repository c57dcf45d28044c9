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
