import Foundation
import Raster
import TestSupport
import Testing

/// The options for touches: `--input`, `--tap` and the like, `--explore`, `--print-script`.
@Suite(.tags(.process), .serialized) struct InputOptionsTests {
    /// A view that a tap turns red, a pan moves, and a tilt turns blue.
    private static let controller = """
        import CoreMotion
        import UIKit
        class Own: UIViewController {
            let box = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
            let motion = CMMotionManager()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(box)
                box.backgroundColor = .gray
                let button = UIButton(type: .system)
                button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
                button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                view.addSubview(button)
                box.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
                motion.startDeviceMotionUpdates(to: .main) { data, _ in
                    if (data?.gravity.x ?? 0) > 0.1 { self.view.layer.borderWidth = 5 }
                }
            }
            @objc func tapped() { box.backgroundColor = .red }
            @objc func panned(_ pan: UIPanGestureRecognizer) { box.center = pan.location(in: view) }
        }
        """

    private func run(_ words: [String], in folder: String) throws -> Flipbook {
        try Data(Self.controller.utf8).write(to: URL(fileURLWithPath: folder + "/Own.swift"))
        return try Flipbook(words, in: folder)
    }

    private func figure(_ options: String..., in folder: String) throws -> Bitmap {
        let done = try run(
            ["figure", "Own.swift", "--at", "1.9", "--scale", "1", "-o", "a.png"] + options, in: folder)
        #expect(done.exitCode == 0, "\(done.error)")
        return try bitmap(folder + "/a.png")
    }

    @Test func optionsAndFilesTapPanAndTilt() throws {
        try inFolder { folder in
            #expect(try figure(in: folder)[50, 50] == Pixel(128, 128, 128))
            #expect(try figure("--tap", "70,222@0.5", in: folder)[50, 50] == Pixel(255, 0, 0))
            let panned = try figure("--pan", "50,50:200,300@0.2-1", in: folder)
            #expect(panned[200, 300] == Pixel(128, 128, 128) && panned[50, 50] == Pixel(255, 255, 255))
            #expect(try figure("--tilt", "0.8,0@0.1-0.5", in: folder)[2, 300] == Pixel(0, 0, 0))
            let script = "# both\npan 50,50:200,300@0.9-1.4,easeIn\n\ntap 70,222@0.5 # first\n"
            try Data(script.utf8).write(to: URL(fileURLWithPath: folder + "/script.txt"))
            #expect(try figure("--input", "script.txt", in: folder)[200, 300] == Pixel(255, 0, 0))
        }
    }

    @Test func exploringTapsPansAndTiltsAndItsScriptPlaysTheSame() throws {
        try inFolder { folder in
            let printed = try run(["trace", "Own.swift", "--explore", "--print-script"], in: folder)
            #expect(printed.exitCode == 0, "\(printed.error)")
            for verb in ["tap 70,222@", "pan 50,50:", "tilt 0,0:0.8,0.4@"] {
                #expect(printed.output.contains(verb), "\(printed.output)")
            }
            try Data(printed.output.utf8).write(to: URL(fileURLWithPath: folder + "/script.txt"))
            let again = try run(
                ["trace", "Own.swift", "--input", "script.txt", "--print-script"], in: folder)
            #expect(again.output == printed.output)
            let hashes = try [["--explore"], ["--input", "script.txt"]].map {
                try run(["hash", "Own.swift"] + $0, in: folder).output
            }
            #expect(hashes[0] == hashes[1] && hashes[0].count > 8)
        }
    }

    /// A button that a tap turns red in the process's first controller, and blue in another one.
    private static let countingController = """
        import UIKit
        class Counting: UIViewController {
            static var instances = 0
            let button = UIButton(type: .custom)
            override func viewDidLoad() {
                super.viewDidLoad()
                Self.instances += 1
                button.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
                button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                view.addSubview(button)
            }
            @objc func tapped() {
                print("tapped")
                button.backgroundColor = Self.instances == 1 ? .red : .blue
            }
        }
        """

    @Test func aFilmThatIsExploredBeginsWithNewStaticProperties() throws {
        try inFolder { folder in
            try Data(Self.countingController.utf8).write(
                to: URL(fileURLWithPath: folder + "/Counting.swift"))
            let words = ["figure", "Counting.swift", "--explore", "--no-touches", "--duration", "0.7"]
            let done = try Flipbook(words + ["--at", "0.6", "--scale", "1", "-o", "a.png"], in: folder)
            #expect(done.exitCode == 0, "\(done.error)")
            #expect(try bitmap(folder + "/a.png")[25, 25] == Pixel(255, 0, 0))
            #expect(done.output.components(separatedBy: "tapped").count == 2, "\(done.output)")
        }
    }

    @Test func printingTheScriptLeavesStandardOutputToIt() throws {
        try inFolder { folder in
            let words = [
                "render", "Own.swift", "-o", "f/", "--frames", "0", "--quiet", "--tap", "1,2@0.5",
                "--print-script",
            ]
            let done = try run(words, in: folder)
            #expect(done.exitCode == 0 && done.output == "tap 1,2@0.5\n", "\(done.error)")
            #expect(FileManager.default.fileExists(atPath: folder + "/f/000000.png"))
        }
    }

    @Test(arguments: [
        ["render", "FallingSquare", "-o", "a.mp4", "--device", "list"], ["trail", "--device=list"],
    ])
    func theListOfDevicesIsAResult(_ words: [String]) throws {
        let listed = try Flipbook(words)
        #expect(listed.exitCode == 0 && listed.error.isEmpty, "\(listed.error)")
        #expect(listed.lines.count > 10 && listed.lines.contains { $0.hasPrefix("iPhone15 ") })
    }

    @Test(arguments: [
        (
            ["--tap", "1,2"], 64,
            "--tap: “tap 1,2” needs its time behind an @; write it as in “tap 160,284@0.5”."
        ),
        (["--pan", "1,2@0-1"], 64, "--pan: “pan 1,2@0-1” needs two points or more"),
        (["--tap", "x,2@1"], 64, "has “x” in place of a number"),
        (["--tap", "0x10,2@1"], 64, "has “0x10” in place of a number"),
        (["--tilt", "3,0@0-1"], 64, "both numbers must be from -1 to 1"),
        (["--input", "missing.txt"], 66, "there is no such file"),
        (["--input", "bad.txt"], 65, "bad.txt:2: “hop 1,2@3” begins with none of tap, press"),
        (["--explore", "--tap", "1,2@0.5"], 64, "--explore writes a script of its own"),
        (["--device", "Nokia"], 64, "There is no device “Nokia”. There are iPhone4"),
        (["--turn", "0.5"], 64, "--turn needs a device that turns; add one, such as --device iPhone15."),
        (["--device", "iPhone15", "--turn", "99"], 64, "The device turns after the film"),
        (["--device", "iPhone15", "--turn", "-1"], 64, "--turn has to be a number of seconds, 0 or more."),
    ])
    func aScriptThatCannotBeReadIsOneSentence(_ options: [String], _ code: Int32, _ words: String) throws {
        try inFolder { folder in
            try Data("tap 1,2@0.5\nhop 1,2@3\n".utf8).write(to: URL(fileURLWithPath: folder + "/bad.txt"))
            let done = try run(["figure", "Own.swift", "--at", "1", "-o", "a.png"] + options, in: folder)
            #expect(done.exitCode == code && done.error.contains(words), "\(done.exitCode): \(done.error)")
            #expect(!FileManager.default.fileExists(atPath: folder + "/a.png"))
        }
    }
}
