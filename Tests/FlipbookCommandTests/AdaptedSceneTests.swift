import Foundation
import Raster
import TestSupport
import Testing

/// Code for iPhones that is filmed as it is.
@Suite(.tags(.process), .serialized) struct AdaptedSceneTests {
    /// Writes a file, and runs a command on it.
    private func run(_ words: String..., on text: String, in folder: String) throws -> Flipbook {
        try write(text, to: folder + "/Own.swift")
        return try Flipbook(words, in: folder, cache: folder + "/cache")
    }

    /// A controller whose actions print; they are called by timers on the film's clock.
    private func controller(_ body: String, actions: [String], behind: String = "") -> String {
        let timers = actions.map {
            "Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: \($0), userInfo: nil, repeats: false)"
        }
        return """
            import UIKit
            class Own: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(timers.joined(separator: "; "))
                }
                \(body)
            }
            \(behind)
            """
    }

    @Test func selectorsCallPrivateOverloadedInheritedAndStaticMethods() throws {
        try inFolder { folder in
            let text = controller(
                """
                @objc private func hidden() { print("hidden") }
                @objc func twice(_ timer: Timer) { print("twice with \\(type(of: timer))") }
                @objc func twice() { print("twice") }
                @objc(other) func renamed() { print("renamed") }
                func plain(sender: Any) { print("plain") }
                """,
                actions: [
                    "#selector(hidden)", "#selector(twice as () -> Void)", "#selector(Own.twice(_:))",
                    "#selector(renamed)", "#selector(plain(sender:))", "\"plainWithSender:\"",
                    "Selector((\"hidden\"))",
                    "#selector(Base.inherited)",
                ],
                behind: """
                    class Base: UIViewController { @objc fileprivate func inherited() { print("inherited") } }
                    """
            ).replacingOccurrences(of: "class Own: UIViewController", with: "class Own: Base")
            let result = try run(
                "trace", "Own.swift:Own", "--duration", "0.5", on: text, in: folder)
            #expect(result.exitCode == 0, "\(result.error)")
            let printed = result.output + result.error
            for line in [
                "hidden", "twice", "twice with Timer", "renamed", "plain", "inherited",
            ] {
                #expect(printed.components(separatedBy: "\n").contains(line), "\(line): \(printed)")
            }
            #expect(printed.components(separatedBy: "\nplain\n").count >= 2)
        }
    }

    @Test func aSubclassOfPathsHasTheirInitializers() throws {
        try inFolder { folder in
            let text = """
                import UIKit
                class Line: UIBezierPath { var weight = 2 }
                class Own: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print("path \\(Line(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds.width)")
                    }
                }
                """
            let result = try run("trace", "Own.swift", "--duration", "0.1", on: text, in: folder)
            #expect(result.exitCode == 0, "\(result.error)")
            #expect((result.output + result.error).contains("path 3.0"))
        }
    }

    @Test func aSelectorThatNobodyImplementsIsOneSentence() throws {
        try inFolder { folder in
            let text = controller("@objc func tapped(_ a: Any) {}", actions: ["Selector((\"tapped\"))"])
            let result = try run(
                "render", "Own.swift", "-o", "frames/", "--quiet", on: text, in: folder)
            #expect(result.exitCode == 70, "\(result.error)")
            #expect(
                result.error.contains(
                    "Error: Selector: neither Own nor a superclass implements “tapped”, the action that was sent "
                        + "to it; there is “tapped:”"))
            #expect(!FileManager.default.fileExists(atPath: folder + "/frames/000000.png"))
        }
    }

    @Test func datesNumbersAndOrdersAreTheSameInEveryRun() throws {
        try inFolder { folder in
            let text = controller(
                """
                lazy var start = Date()
                @objc func numbers() {
                    let drawn = [drand48(), Double(arc4random()), Double.random(in: 0...1), CGFloat.random(in: 0...1)]
                    print("views \\(Set((0..<20).map { UIView(frame: CGRect(x: $0, y: 0, width: 1, height: 1)) }).map(\\.frame.minX))")
                    print("strings \\(Set((0..<20).map { "\\($0)" })) \\([1: "a", 2: "b", 3: "c", 4: "d", 5: "e"])")
                    print("numbers \\(drawn) \\((0..<20).shuffled()) \\(Bool.random()) \\([1, 2, 3].randomElement()!)")
                }
                @objc func early() { _ = start; print("early \\(CACurrentMediaTime() == Date().timeIntervalSinceReferenceDate)") }
                @objc func late() {
                    let due = Date(timeIntervalSinceNow: 1)
                    let ticks = [Date().timeIntervalSince(start), start.timeIntervalSinceNow].map { ($0 * 60).rounded() }
                    print("late \\(ticks) \\(due > Date())")
                }
                """, actions: ["#selector(early)", "#selector(late)", "#selector(numbers)"]
            ).replacingOccurrences(
                of: "0.1, target: self, selector: #selector(late)",
                with: "0.35, target: self, selector: #selector(late)")
            let result = try run(
                "trace", "Own.swift:Own", "--duration", "0.5", on: text, in: folder)
            let printed = (result.output + result.error).components(separatedBy: "\n")
            #expect(printed.contains("early true"), "\(printed)")
            #expect(printed.contains("late [15.0, -15.0] true"), "\(printed)")
            #expect(printed.contains { $0.hasPrefix("numbers") })
            let again = try run(
                "trace", "Own.swift:Own", "--duration", "0.5", on: text, in: folder)
            #expect(again.output == result.output && again.error == result.error)
        }
    }

    @Test func aDeinitializerMayRelyOnTheView() throws {
        try inFolder { folder in
            let text = """
                import UIKit
                class Own: UIViewController {
                    var box: UIView!
                    override func viewDidLoad() { super.viewDidLoad(); box = UIView(); view.addSubview(box) }
                    deinit { box.removeFromSuperview() }
                }
                """
            let result = try run("trace", "Own.swift", "--duration", "0.1", on: text, in: folder)
            #expect(result.exitCode == 0, "\(result.error)")
        }
    }

    @Test(arguments: [
        (Swift2Controllers.old, Swift2Controllers.present),
        (Swift2Controllers.oldest, Swift2Controllers.oldestInPresentSwift),
    ])
    func aControllerInSwift1Or2MovesAsInPresentSwift(_ old: String, _ present: String) throws {
        try inFolder { folder in
            let first = try run("trace", "Own.swift:Own", "--duration", "2", on: old, in: folder)
            let second = try run("trace", "Own.swift:Own", "--duration", "2", on: present, in: folder)
            #expect(first.exitCode == 0 && second.exitCode == 0, "\(first.error)\(second.error)")
            #expect(first.output == second.output && first.lines.count > 100)
        }
    }

    @Test func aMistakeInPresentSwiftStaysOne() throws {
        try inFolder { folder in
            let text = Swift2Controllers.oldestInPresentSwift.replacingOccurrences(
                of: "animator.addBehavior(", with: "animator.addBehavior(_: nil, ")
            let result = try run("trace", "Own.swift", "--duration", "0.1", on: text, in: folder)
            #expect(result.exitCode == 65 && result.error.contains("Own.swift:10"), "\(result.error)")
        }
    }

    @Test func anObjectOfAClassKnownAtRunTimeIsShown() throws {
        try inFolder { folder in
            let text = """
                import UIKit
                class Own: UIViewController {
                    let pages: [UIViewController.Type] = [Page.self]
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        print(pages[0].init().title ?? "none")
                    }
                }
                class Page: UIViewController {
                    let name = "page"
                    override func viewDidLoad() { super.viewDidLoad() }
                    override var title: String? { get { name } set {} }
                }
                """
            let result = try run("trace", "Own.swift:Own", "--duration", "0.1", on: text, in: folder)
            #expect(
                result.exitCode == 0 && (result.output + result.error).contains("page"), "\(result.error)")
        }
    }

    @Test func aClassIsFoundByTheNameOfTheApp() throws {
        try inFolder { folder in
            let text = """
                import UIKit
                class Own: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        let app = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as! String
                        let version = Bundle.main.infoDictionary!["CFBundleShortVersionString"] as! String
                        let type = NSClassFromString(app + ".Page") as! UIViewController.Type
                        print(type == NSClassFromString("OtherName.Page"), version, Bundle.main.bundleIdentifier!)
                    }
                }
                class Page: UIViewController {}
                """
            let result = try run("trace", "Own.swift:Own", "--duration", "0.1", on: text, in: folder)
            let said = result.output + result.error
            #expect(result.exitCode == 0 && said.contains("true 1.0 com.example."), "\(result.error)")
        }
    }

    @Test func overridesInExtensionsAreCalled() throws {
        try inFolder { folder in
            let text = controller(
                "", actions: [],
                behind: """
                    extension Own {
                        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("appeared") }
                    }
                    """)
            let result = try run(
                "trace", "Own.swift", "--duration", "0.1", on: text, in: folder)
            #expect(
                result.exitCode == 0 && (result.output + result.error).contains("appeared"), "\(result.error)"
            )
        }
    }

    @Test func optionalRequirementsThatNobodyImplementsAreNil() throws {
        try inFolder { folder in
            let text = """
                import UIKit
                @objc protocol Gate: NSObjectProtocol {
                    @objc optional func opens(_ number: Int) -> Bool
                    @objc optional func size(for number: Int) -> CGSize
                    @objc optional func color(of view: UIView, done: () -> Void) -> UIColor
                }
                class Open: NSObject, Gate { func opens(_: Int) -> Bool { false } }
                class Own: UIViewController {
                    let open = Open()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        for gate: Gate? in [self, open] {
                            let color = gate!.color?(of: view) {}
                            print(gate?.opens?(1) ?? true, gate?.size?(for: 1).width ?? CGFloat(9), color == nil)
                        }
                    }
                }
                extension Own: Gate { func size(for number: Int) -> CGSize { CGSize(width: number, height: 1) } }
                """
            let result = try run("trace", "Own.swift:Own", "--duration", "0.1", on: text, in: folder)
            let said = result.output + result.error
            #expect(said.contains("true 1.0 true\nfalse 9.0 true\n"), "\(said)")
        }
    }

    @Test func membersOfExtensionsAreOverridden() throws {
        try inFolder { folder in
            let text = """
                import UIKit
                class Base: UIViewController {}
                extension Base {
                    override func viewDidLoad() { super.viewDidLoad(); go(1, by: 2) }
                    @objc func go(_: Int, by _: Int) { print("base") }
                }
                class Own: Base { override func go(_ a: Int, by b: Int) { super.go(a, by: b); print("own", a, b) } }
                extension Own { override func viewDidLoad() { super.viewDidLoad(); print("loaded") } }
                class Cell: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }
                class Other: UITableViewHeaderFooterView {
                    required init?(coder: NSCoder) { super.init(coder: coder) }
                }

                """
            let result = try run("trace", "Own.swift:Own", "--duration", "0.1", on: text, in: folder)
            let said = result.output + result.error
            #expect(said.contains("base\nown 1 2\nloaded\n"), "\(said)")
        }
    }

    @Test func diagnosticsNameTheLineAndColumnOfTheUsersText() throws {
        try inFolder { folder in
            let text = """
                import UIKit
                class Own: UIViewController {
                    @objc func tap() { _ = #selector(Own.tap); wrong() }
                }
                """
            let result = try run("hash", "Own.swift", on: text, in: folder)
            #expect(result.exitCode == 65 && result.output.isEmpty)
            #expect(
                result.error.contains("Own.swift:3:48: error: cannot find 'wrong' in scope"),
                "\(result.error)")
            let mark =
                "    @objc func tap() { _ = #selector(Own.tap); wrong() }\n"
                + String(repeating: " ", count: 47) + "^"
            #expect(result.error.contains(mark), "\(result.error)")
        }
    }

    @Test func theLiveViewOfAPlaygroundIsFilmedInItsSize() throws {
        try inFolder { folder in
            let text = """
                import UIKit
                import PlaygroundSupport
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
                view.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
                func show() { PlaygroundPage.current.liveView = view }
                show()
                """
            let result = try run(
                "figure", "Own.swift", "--frame", "0", "--scale", "1", "-o", "a.png", on: text, in: folder)
            #expect(result.exitCode == 0, "\(result.error)")
            let picture = try bitmap(folder + "/a.png")
            #expect(picture.width == 20 && picture.height == 10 && picture[5, 5] == Pixel(255, 0, 0))
        }
    }
}
