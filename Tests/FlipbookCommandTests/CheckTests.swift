import Foundation
import TestSupport
import Testing

/// `flipbook check`.
@Suite(.tags(.process), .serialized) struct CheckTests {
    private func report(_ folder: String, _ path: String) throws -> (code: Int32, [String: Any]) {
        let run = try Flipbook(["check", path, "--json"], in: folder, cache: folder + "/cache")
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return (run.exitCode, json ?? [:])
    }

    private func write(_ files: [String: String], to folder: String) throws {
        for (name, text) in files {
            let path = URL(fileURLWithPath: "\(folder)/\(name)")
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: path)
        }
    }

    private static let good = "import UIKit\nclass Good: UIViewController { @objc var label: UILabel? }\n"
    private static let drawn =
        "import UIKit\nclass Drawn: UIViewController { @IBOutlet var label: UILabel! }\n"
    private static let bad = "import UIKit\nclass Bad: UIViewController { var map: MKMapView? }\n"

    private static let broken = "import UIKit\nclass Bad: UIViewController { func f( }\n"

    @Test func aMissingStoryboardIsNamed() throws {
        try inFolder { folder in
            try write(["Drawn.swift": Self.drawn], to: folder)
            let run = try Flipbook(["check", "Drawn.swift"], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == 65)
            #expect(
                run.output.contains("Needs its storyboard, or --stand-in to be filmed: Drawn"),
                "\(run.output)")
        }
    }

    @Test func numbersGetTheirConversionAndAllErrorsAreListedOnDemand() throws {
        let wrong = (0..<6).map { "    let number\($0): CGFloat = Int(\($0))" }
        let text = (["import UIKit", "class Many: UIViewController {"] + wrong + ["}", ""])
            .joined(separator: "\n")
        try inFolder { folder in
            try write(["Many.swift": text], to: folder)
            let few = try Flipbook(["check", "Many.swift"], in: folder, cache: folder + "/cache")
            #expect(few.output.contains("type 'CGFloat'; CGFloat(…) converts it"), "\(few.output)")
            #expect(few.output.contains("Many.swift: and 1 more; --all lists them"), "\(few.output)")
            #expect(few.output.contains("\n  Many.swift:3:"), "paths are as they are given: \(few.output)")
            let all = try Flipbook(["check", "--all", "Many.swift"], in: folder, cache: folder + "/cache")
            #expect(all.output.contains(":8:") && !all.output.contains("more;"), "\(all.output)")
        }
    }

    @Test func mistypedNamesAreCorrectedAndOthersAreMissing() throws {
        let text = """
            import UIKit
            class Typist: UIViewController {
                var bar: UINavigationBarr?
                override func viewDidLoad() {
                    view.addSubView(UIView())
                    view.layer.cornerRadiu = 4
                    print(UIColor.systemBleu, view.focusGroupIdentifier)
                }
            }
            """
        try inFolder { folder in
            try write(["Typist.swift": text], to: folder)
            let run = try Flipbook(["check", "Typist.swift"], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == 65)
            for line in [
                "  UINavigationBarr (1 error): did you mean UINavigationBar? Flipbook provides no UINavigationBarr.",
                "  UIView.addSubView (1 error): did you mean addSubview? Flipbook provides no addSubView.",
                "  CALayer.cornerRadiu (1 error): did you mean cornerRadius? Flipbook provides no cornerRadiu.",
                "  UIColor.systemBleu (1 error): did you mean systemBlue? Flipbook provides no systemBleu.",
                "  UIView.focusGroupIdentifier (1 error): Flipbook does not provide it; leave it out or replace it.",
            ] {
                #expect(run.output.contains(line), "\(run.output)")
            }
        }
    }

    @Test func aFileThatCompilesIsZero() throws {
        try inFolder { folder in
            try write(["Good.swift": Self.good], to: folder)
            let (code, json) = try report(folder, "Good.swift")
            #expect(
                code == 0 && (json["scenes"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Good"])
            let file = try #require((json["files"] as? [[String: Any]])?.first)
            #expect((file["path"] as? String)?.hasSuffix("/Good.swift") == true)
            #expect((file["errors"] as? [Any])?.isEmpty == true)
        }
    }

    @Test func errorsOfOneFileDoNotHideTheOthers() throws {
        try inFolder { folder in
            try write(
                [
                    "App/Good.swift": Self.good, "App/Views/Bad.swift": Self.bad,
                    "App/Old.m": "@implementation",
                    "App/Pods/Other.swift": "wrong", "App/AppTests/Test.swift": "wrong",
                    "App/Package.swift": "wrong",
                ], to: folder)
            let (code, json) = try report(folder, "App/")
            let files = try #require(json["files"] as? [[String: Any]])
            let errors = files.reduce(into: [String: Int]()) { counts, file in
                let name = URL(fileURLWithPath: file["path"] as? String ?? "").lastPathComponent
                counts[name] = (file["errors"] as? [Any])?.count
            }
            #expect(code == 65 && errors == ["Good.swift": 0, "Bad.swift": 1, "Old.m": 0])
            #expect((json["scenes"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Good", "Bad"])
            let text = try Flipbook(["check", "App"], in: folder, cache: folder + "/cache")
            #expect(
                text.exitCode == 65 && text.output.contains("App: 1 of 2 files compile"), "\(text.output)")
            #expect(
                text.output.contains("import MapKit (1 error): missing; write it at the top of the file."),
                "\(text.output)")
            #expect(text.output.contains("  App/Old.m:1: note: Objective-C"), "\(text.output)")
        }
    }

    @Test func aFolderIsFilmedWithoutTheFilesThatDoNotCompile() throws {
        try inFolder { folder in
            let files = ["App/Good.swift": Self.good, "App/Bad.swift": Self.broken]
            try write(files, to: folder)
            for scene in ["App:Good", "App/:Good"] {
                let run = try Flipbook(["hash", scene], in: folder, cache: folder + "/cache")
                #expect(run.exitCode == 0, "\(run.error)")
            }
            let bad = try Flipbook(["hash", "App:Bad"], in: folder, cache: folder + "/cache")
            #expect(bad.exitCode == 65 && bad.error.contains("Bad.swift:2:"), "\(bad.error)")
        }
    }

    @Test func aFolderIsFilmedWithoutTheMembersThatDoNotCompile() throws {
        try inFolder { folder in
            let partly = """
                import UIKit
                class Partly: UIViewController, MissingDelegate {
                    var map: MKMapView?
                    var count: Int { map!.count }
                    override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .red; skipped(); print(count) }
                    func skipped() { map?.missing() }
                    @objc func turn(_ map: MKMapView) {}
                    override func viewDidAppear(_ animated: Bool) {
                        UIButton().sendAction(Selector("turn:"), to: self, for: nil)
                    }
                }
                """
            try write(["App/Good.swift": Self.good, "App/Partly.swift": partly], to: folder)
            let run = try Flipbook(
                ["figure", "App:Partly", "--frame", "0", "-o", "a.png"], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == 0, "\(run.error)")
            #expect(try bitmap(folder + "/a.png")[5, 5] == Pixel(255, 0, 0))
            for name in [
                "MissingDelegate (App/Partly.swift:2)", "map (App/Partly.swift:3)", "skipped() (App/",
            ] {
                #expect(run.error.contains(name), "\(run.error)")
            }
            #expect(
                run.error.contains("skipped() (line 6) does not compile, so it does nothing."), "\(run.error)"
            )
            #expect(run.error.contains("Warning: Partly has no “turn:”"), "\(run.error)")
        }
    }

    @Test func aFolderIsFilmedWithoutTheStatementsThatDoNotCompile() throws {
        try inFolder { folder in
            let partly = """
                import UIKit
                class Partly: UIViewController {
                    let box = Box()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        Tracker.shared.log("loaded")
                        if Tracker.isOn { view.alpha = 0 }
                        UIView.performWithoutAnimation {
                            self.box.label.text = Tracker.title
                            view.backgroundColor = .red
                        }
                        view.addSubview(box)
                    }
                }
                class Box: UIView {
                    let label = UILabel()
                    let size: CGFloat
                    override init(frame: CGRect) {
                        size = 10
                        super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
                        backgroundColor = .blue
                        Tracker.shared.log("made")
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                """
            try write(["App/Good.swift": Self.good, "App/Partly.swift": partly], to: folder)
            let run = try Flipbook(
                ["figure", "App:Partly", "--frame", "0", "-o", "a.png"], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == 0, "\(run.error)")
            let bitmap = try bitmap(folder + "/a.png")
            #expect(bitmap[5, 5] == Pixel(0, 0, 255) && bitmap[60, 60] == Pixel(255, 0, 0))
            for words in [
                "a statement of viewDidLoad() (App/Partly.swift:6)", "(App/Partly.swift:7)",
                "(App/Partly.swift:9)", "a statement of init (App/Partly.swift:22)",
                "Line 22 of init(frame:) does not compile, so it is left out.",
            ] {
                #expect(run.error.contains(words), "\(words): \(run.error)")
            }
        }
    }

    @Test func aFunctionIsFilmedWithoutTheVariablesThatDoNotCompile() throws {
        try inFolder { folder in
            let rows = """
                import UIKit
                class Rows: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(cell())
                        view.addSubview(tile())
                    }
                    func cell() -> Cell {
                        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                        let content = HostedContent { Words("A") }
                        cell.contents = content
                        cell.backgroundColor = .blue
                        return cell
                    }
                    func tile() -> UIView { HostedTile() }
                }
                class Cell: UIView { var contents: Any? }
                """
            try write(["App/Good.swift": Self.good, "App/Rows.swift": rows], to: folder)
            let run = try Flipbook(
                ["figure", "App:Rows", "--frame", "0", "-o", "a.png"], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == 0, "\(run.error)")
            #expect(try bitmap(folder + "/a.png")[5, 5] == Pixel(0, 0, 255))
            for words in [
                "a statement of cell() (App/Rows.swift:10)", "a statement of cell() (App/Rows.swift:11)",
                "tile() (line 15) does not compile, so it does nothing.",
            ] {
                #expect(run.error.contains(words), "\(words): \(run.error)")
            }
        }
    }

    @Test func aResultThatOnlyOmittedCodeCanMakeStopsTheFilm() throws {
        try inFolder { folder in
            let needing = """
                import UIKit
                class Map: UIView { required init(of size: CGFloat) { super.init(frame: .zero) }
                    required init?(coder: NSCoder) { nil } }
                class Needing: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); view.addSubview(made()) }
                    func made() -> Map { MKMapView() }
                }
                """
            try write(["App/Good.swift": Self.good, "App/Needing.swift": needing], to: folder)
            let run = try Flipbook(["hash", "App:Needing"], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == 70 && run.output.isEmpty)
            let sentence = "made() does not compile, but the scene needs its result."
            #expect(run.error.contains(sentence), "\(run.error)")
            #expect(run.error.contains("Error: The scene Needing crashed in Needing."), "\(run.error)")
        }
    }

    @Test(arguments: [
        ("Own.m", 64, "Objective-C"), ("Nothing.swift", 66, "no such file"), ("Empty", 64, "no Swift file"),
    ])
    func otherPathsAreRefused(_ path: String, _ code: Int32, _ words: String) throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/Empty", withIntermediateDirectories: true)
            try write(["Own.m": "@implementation"], to: folder)
            let run = try Flipbook(["check", path], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == code && run.error.contains(words) && run.output.isEmpty, "\(run.error)")
        }
    }
}
