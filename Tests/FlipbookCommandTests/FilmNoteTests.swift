import Foundation
import TestSupport
import Testing

/// Sentences of the command about options that have another effect than they seem to have, or none.
@Suite(.tags(.process)) struct FilmNoteTests {
    /// Runs a film of 0.1 s and returns what it says.
    private func said(_ words: String, in folder: String) throws -> String {
        let run = try Flipbook(
            ["render"] + words.split(separator: " ").map(String.init) + [
                "--duration", "100ms", "--scale", "0.5",
            ],
            in: folder)
        #expect(run.exitCode == 0, "\(run.error)")
        return run.error
    }

    @Test func anOutputWithoutAnExtensionBecomesAFolderWithAWord() throws {
        try inFolder { folder in
            let first = try said("FallingSquare -o a", in: folder)
            #expect(first.contains("“a” has no extension, so it becomes a folder of PNG files, as a/ does."))
            try #expect(files(below: folder).count { $0.hasSuffix(".png") } == 6)
            try #expect(!said("FallingSquare -o a", in: folder).contains("extension"))
            try #expect(!said("FallingSquare -o b/ -o c.gif", in: folder).contains("extension"))
        }
    }

    @Test func aTransparentFilmThatViewsCoverIsCalledOpaque() throws {
        try inFolder { folder in
            let note = "--transparent: views of “RopeBridge” cover the whole film"
            try #expect(said("RopeBridge --transparent -o a.gif", in: folder).contains(note))
            try #expect(
                !said("FallingSquare --transparent -o b.gif", in: folder).contains("cover the whole"))
        }
    }

    @Test func aTouchOutsideOfTheSceneIsNamed() throws {
        try inFolder { folder in
            let note = "The touch at 9999,10 begins outside of “Breakout”, which is 320 x 568 points"
            try #expect(said("Breakout --tap 9999,10@0.05 -o a.gif", in: folder).contains(note))
            try #expect(!said("Breakout --tap 99,10@0.05 -o b.gif", in: folder).contains("outside"))
        }
    }

    @Test func aTouchAfterTheFilmIsNamed() throws {
        try inFolder { folder in
            let note = "The touch at 3 s comes after the film, which ends at 0.1 s; to see it: --duration 5"
            try #expect(said("Breakout --tap 99,10@3 -o a.gif", in: folder).contains(note))
            try #expect(!said("Breakout --tap 99,10@0.05 -o b.gif", in: folder).contains("after the film"))
        }
    }

    @Test func aControllerWithoutADurationIsFilmedUntilASecondAfterTheLastTouch() throws {
        try inFolder { folder in
            try controller(moving: 1).write(
                toFile: folder + "/Own.swift", atomically: true, encoding: .utf8)
            for (tap, seconds) in [("9,9@0.5", 2.0), ("9,9@3", 5)] {
                let run = try Flipbook(
                    [
                        "render", "Own.swift", "-o", "a/", "--tap", tap, "--scale", "0.5", "--fps", "10",
                        "--json",
                    ],
                    in: folder)
                let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
                #expect(report?["frames"] as? Double == seconds * 10, "\(run.error)")
            }
        }
    }

    @Test func anErrorNamesTheOutputNotItsLock() throws {
        let run = try Flipbook(["render", "FallingSquare", "--duration", "0.1", "-o", "/proc/a.mp4"])
        #expect(run.exitCode != 0 && run.error.contains("Cannot write “/proc/a.mp4”"), "\(run.error)")
    }

    @Test(arguments: ["0.1", "0.1s", "100ms"]) func timesMayHaveAUnit(_ time: String) throws {
        try inFolder { folder in
            let figure = try Flipbook(["figure", "FallingSquare", "--at", time, "-o", "a.png"], in: folder)
            let film = try Flipbook(
                ["render", "FallingSquare", "--from", time, "--to", "200ms", "-o", "b/"], in: folder)
            #expect(figure.exitCode == 0 && film.exitCode == 0, "\(figure.error) \(film.error)")
            try #expect(files(below: folder + "/b").count { $0.hasSuffix(".png") } == 6)
        }
    }

    @Test func anErrorAboutAHugeViewNamesItsClassAndTheScene() throws {
        try inFolder { folder in
            try """
            import UIKit
            final class HugeDisc: UIView {}
            final class Big: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let disc = HugeDisc(frame: CGRect(x: -9e6, y: 0, width: 18e6, height: 18e6))
                    disc.layer.cornerRadius = 9e6
                    disc.backgroundColor = .red
                    view.addSubview(disc)
                }
            }
            """.write(toFile: folder + "/Big.swift", atomically: true, encoding: .utf8)
            let run = try Flipbook(["render", "Big.swift", "-o", "a.gif"], in: folder)
            #expect(run.exitCode == 70 && run.error.contains("The layer is that of a HugeDisc in “Big”."))
        }
    }

    /// A view controller that moves a view in a time in seconds.
    private func controller(moving time: Double) -> String {
        """
        import UIKit
        final class Own: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                box.backgroundColor = .red
                view.addSubview(box)
                UIView.animate(withDuration: \(time)) { box.center.y = 300 }
            }
        }
        """
    }

    @Test(arguments: [(1.0, false), (4, true)])
    func aFilmThatEndsInTheMotionOfAControllerSaysSo(_ time: Double, _ isCut: Bool) throws {
        try inFolder { folder in
            try controller(moving: time).write(
                toFile: folder + "/Own.swift", atomically: true, encoding: .utf8)
            func said(_ options: String...) throws -> String {
                try Flipbook(["render", "Own.swift", "-o", "a.gif", "--force"] + options, in: folder).error
            }
            let note = "“Own” still moves when its 2 s end; for more: --duration 5"
            try #expect(said().contains(note) == isCut)
            try #expect(!said("--duration", "1.5").contains("still moves"))
            try #expect(!said("--quiet").contains("still moves"))
        }
    }

    @Test(arguments: [
        ("DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.view.alpha = 0 }", true),
        ("UIView.animate(withDuration: 1, delay: 2) { self.view.alpha = 0 }", true),
        ("_ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in self.view.alpha = 0 }", true),
        ("Task { try await Task.sleep(for: .seconds(2.5)); view.alpha = 0 }", true),
        ("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.view.alpha = 0 }", false),
        ("_ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }", false),
        ("DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { self.view.alpha = 0 }", false),
    ])
    func aFilmThatEndsBeforeADelayOfItsCodeSaysSo(_ statement: String, _ isCut: Bool) throws {
        try inFolder { folder in
            try """
            import UIKit
            final class Own: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(statement)
                }
            }
            """.write(toFile: folder + "/Own.swift", atomically: true, encoding: .utf8)
            let run = try Flipbook(["render", "Own.swift", "-o", "a.gif", "--scale", "0.5"], in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            let note = "when its 2 s are over; for more: --duration 5"
            #expect(run.error.contains(note) == isCut, "\(run.error)")
        }
    }
}
