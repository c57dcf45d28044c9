import Foundation
import Raster
import TestSupport
import Testing

/// Apps, which start as UIKit starts them.
@Suite(.tags(.process), .serialized) struct AppTests {
    private static let delegate = """
        import UIKit
        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Root(color: .blue)
                window?.makeKeyAndVisible()
                return true
            }
        }
        """

    private static let root = """
        import UIKit
        class Root: UIViewController {
            let color: UIColor
            init(color: UIColor) { self.color = color; super.init(nibName: nil, bundle: nil) }
            required init?(coder: NSCoder) { fatalError() }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = color
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                print("window:", view.window === UIApplication.shared.keyWindow, UIApplication.shared.delegate is AppDelegate)
            }
        }
        """

    /// A storyboard whose initial controller has a label at the right edge, by constraints.
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES" initialViewController="n">
        <scenes>
        <scene><objects>
          <navigationController id="n" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="b"/>
            <connections><segue destination="a" kind="relationship" relationship="rootViewController"/></connections>
          </navigationController>
        </objects></scene>
        <scene><objects>
          <viewController id="a" customClass="Drawn" sceneMemberID="viewController">
            <view key="view" id="v">
              <rect key="frame" x="0" y="0" width="400" height="800"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <view id="s" translatesAutoresizingMaskIntoConstraints="NO">
                  <rect key="frame" x="350" y="20" width="50" height="50"/>
                  <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
                </view>
              </subviews>
              <constraints>
                <constraint firstItem="s" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="c1"/>
                <constraint firstItem="s" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c2"/>
                <constraint firstItem="s" firstAttribute="width" constant="50" id="c3"/>
                <constraint firstItem="s" firstAttribute="height" secondItem="s" secondAttribute="width" multiplier="2:1" id="c4"/>
              </constraints>
              <color key="backgroundColor" white="1" alpha="1"/>
            </view>
            <connections><outlet property="box" destination="s"/><outlet property="side" destination="c3"/></connections>
          </viewController>
        </objects></scene>
        </scenes>
        </document>
        """

    private static let drawn = """
        import UIKit
        class Drawn: UIViewController {
            @IBOutlet var box: UIView!
            @IBOutlet weak var side: NSLayoutConstraint!
            let made: String
            required init?(coder: NSCoder) { made = "by a storyboard"; super.init(coder: coder) }
            override func viewDidLoad() {
                super.viewDidLoad()
                side.constant = 60
                print(made, navigationController != nil)
            }
        }
        """

    private func write(_ files: [String: String], to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    }

    private func figure(_ scene: String, in folder: String, _ options: String...) throws -> (
        Flipbook, Bitmap?
    ) {
        let run = try Flipbook(
            ["figure", scene, "--frame", "0", "--scale", "1", "-o", "a.png"] + options, in: folder,
            cache: folder + "/cache")
        return (run, run.exitCode == 0 ? try bitmap(folder + "/a.png") : nil)
    }

    @Test func aDelegateMakesTheWindow() throws {
        try inFolder { folder in
            try write(
                ["AppDelegate.swift": Self.delegate, "Root.swift": Self.root], to: folder + "/Sample App")
            let list = try Flipbook(["check", "Sample App/", "--json"], in: folder, cache: folder + "/cache")
            let json = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any]
            #expect((json?["scenes"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Sample App"])
            let (run, picture) = try figure("Sample App/", in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            #expect(picture?.width == 375 && picture?.height == 667 && picture?[200, 300] == Pixel(0, 0, 255))
            #expect((run.output + run.error).contains("window: true true"), "\(run.error)")
            let (phone, screen) = try figure("Sample App/:Sample App", in: folder, "--device", "iPhone15")
            #expect(phone.exitCode == 0 && screen?.width == 393 && screen?[390, 850] == Pixel(0, 0, 255))
        }
    }

    @Test func aMainFileStartsTheDelegateThatItNames() throws {
        try inFolder { folder in
            let main = """
                import UIKit
                let isTrial = NSClassFromString("XCTestCase") != nil
                let own: AnyClass = isTrial ? ATrial.self : AppDelegate.self
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(own))
                """
            let files = [
                "AppDelegate.swift": Self.delegate.replacing("@UIApplicationMain", with: ""),
                "ATrial.swift": "import UIKit\nclass ATrial: UIResponder, UIApplicationDelegate {}",
                "Root.swift": Self.root, "main.swift": main,
            ]
            try write(files, to: folder + "/Sample")
            let (run, picture) = try figure("Sample/", in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            #expect(picture?[200, 300] == Pixel(0, 0, 255))
            #expect((run.output + run.error).contains("window: true true"), "\(run.error)")
        }
    }

    @Test func anAppForIPadsAloneIsFilmedOnOneUnlessTheCommandNamesADevice() throws {
        try inFolder { folder in
            let project = """
                \t\tA000000000000001 = {
                \t\t\tisa = PBXNativeTarget;
                \t\t\tbuildConfigurationList = A000000000000002;
                \t\t\tproductType = "com.apple.product-type.application";
                \t\t};
                \t\tA000000000000003 = {
                \t\t\tisa = XCBuildConfiguration;
                \t\t\t\tTARGETED_DEVICE_FAMILY = 2;
                \t\t};
                \t\tA000000000000002 = {
                \t\t\tbuildConfigurations = (
                \t\t\t\tA000000000000003,
                \t\t\t);
                \t\t};
                """
            try write(["AppDelegate.swift": Self.delegate, "Root.swift": Self.root], to: folder + "/Board")
            try write(["project.pbxproj": project], to: folder + "/Board/Board.xcodeproj")
            let (run, picture) = try figure("Board/:Board", in: folder)
            #expect(run.exitCode == 0 && picture?.width == 820 && picture?.height == 1180, "\(run.error)")
            let note =
                "“Board” runs on iPads alone, so it is filmed on the screen iPad; --device takes another one."
            #expect(run.error.components(separatedBy: note).count == 2, "\(run.error)")
            for command in ["hash", "trace", "plot"] {
                let other = try Flipbook(
                    [command, "Board/:Board"] + (command == "plot" ? ["-o", "plot.svg"] : []), in: folder,
                    cache: folder + "/cache")
                #expect(other.error.components(separatedBy: note).count == 2, "\(other.error)")
            }
            let (phone, screen) = try figure("Board/:Board", in: folder, "--device", "iPhone15")
            #expect(phone.exitCode == 0 && screen?.width == 393 && !phone.error.contains("iPads alone"))
            let frames = try Flipbook(
                ["render", "Board/:Board", "--frames", "0", "-o", "frames/"], in: folder,
                cache: folder + "/cache")
            let manifest = try String(contentsOfFile: folder + "/frames/film.json", encoding: .utf8)
            #expect(frames.exitCode == 0 && manifest.contains("\"iPad\""), "\(frames.error)")
        }
    }

    @Test func theMainStoryboardStartsAnAppAndItsConstraintsPlaceViews() throws {
        try inFolder { folder in
            try write(["Drawn.swift": Self.drawn, "Main.storyboard": Self.storyboard], to: folder + "/App1")
            let (run, picture) = try figure("App1/", in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            #expect((run.output + run.error).contains("by a storyboard true"), "\(run.output)\(run.error)")
            // 60 wide by the outlet, twice as high, at the right and the bottom.
            #expect(picture?[374, 666] == Pixel(255, 0, 0) && picture?[316, 548] == Pixel(255, 0, 0))
            #expect(picture?[313, 600] == Pixel(255, 255, 255) && picture?[350, 545] == Pixel(255, 255, 255))
            let (alone, _) = try figure("App1/:Drawn", in: folder)
            #expect(alone.exitCode == 0 && (alone.output + alone.error).contains("by a storyboard false"))
        }
    }

    @Test func aStoryboardNamesAClassAsItIsNamedInObjectiveC() throws {
        try inFolder { folder in
            let code = Self.drawn.replacing("class Drawn", with: "@objc(MKPage) class Drawn")
                .replacing("print(made,", with: "print(NSClassFromString(\"MKPage\") == Drawn.self, made,")
            let drawing = Self.storyboard.replacing("\"Drawn\"", with: "\"MKPage\"")
            try write(["Drawn.swift": code, "Main.storyboard": drawing], to: folder + "/App1")
            for (scene, words) in [("App1/", "true by a storyboard true"), ("App1/:Drawn", "true by a")] {
                let (run, _) = try figure(scene, in: folder)
                #expect(run.exitCode == 0, "\(run.error)")
                #expect((run.output + run.error).contains(words), "\(run.output)\(run.error)")
            }
        }
    }

    /// Interface Builder of Xcode 10.3 wrote version 14490, that of Xcode 13 version 19529.
    @Test(arguments: [("14490.70", true), ("19529", false)])
    func anAppFromBeforeSheetsPresentsOnTheFullScreen(_ version: String, _ isFull: Bool) throws {
        try inFolder { folder in
            let code = """
                import UIKit
                class Drawn: UIViewController {
                    @IBOutlet var box: UIView!
                    @IBOutlet weak var side: NSLayoutConstraint!
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        let page = UIViewController()
                        page.view.backgroundColor = .green
                        print("full:", page.modalPresentationStyle == .fullScreen)
                        present(page, animated: false)
                    }
                }
                """
            let drawing = Self.storyboard.replacingOccurrences(
                of: " useAutolayout", with: " toolsVersion=\"\(version)\" useAutolayout")
            try write(["Drawn.swift": code, "Main.storyboard": drawing], to: folder + "/App1")
            let (run, picture) = try figure("App1/", in: folder)
            #expect(run.exitCode == 0, "\(run.error)")
            #expect((run.output + run.error).contains("full: \(isFull)"), "\(run.output)\(run.error)")
            let top = try #require(picture)[100, 4]
            #expect((top == Pixel(0, 255, 0)) == isFull, "\(top)")
        }
    }

    @Test func anAppWithoutAWindowIsOneSentence() throws {
        try inFolder { folder in
            let text = Self.delegate.replacingOccurrences(of: "window?.makeKeyAndVisible()", with: "")
            try write(["AppDelegate.swift": text, "Root.swift": Self.root], to: folder + "/Empty")
            let (run, _) = try figure("Empty", in: folder)
            #expect(
                run.exitCode == 70 && run.error.hasPrefix("Error: Empty shows no window when it starts"),
                "\(run.error)")
            #expect(!FileManager.default.fileExists(atPath: folder + "/a.png"))
        }
    }

    @Test func scenesOfOneNameAreListedWithTheFoldersAroundThem() throws {
        try inFolder { folder in
            let page = "import UIKit\nclass Page: UIViewController {}\n"
            for app in ["Old/Fall", "New/Fall"] {
                try write(
                    ["AppDelegate.swift": Self.delegate, "Root.swift": Self.root, "Page.swift": page],
                    to: "\(folder)/Apps/\(app)")
            }
            let list = try Flipbook(["list", "Apps"], in: folder, cache: folder + "/cache")
            let names = list.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
            #expect(
                names == ["New/Fall", "Apps/New/Fall:Page", "Old/Fall", "Apps/Old/Fall:Page"],
                "\(list.output)")
            for name in names.filter({ $0.hasSuffix(":Page") }) {
                try #expect(figure(name, in: folder).0.exitCode == 0)
            }
            let (first, _) = try figure("Apps:Page", in: folder)
            #expect(first.error.contains("For the next one: Apps/Old/Fall:Page"), "\(first.error)")
        }
    }

    @Test func eachAppOfAFolderHasItsOwnFiles() throws {
        try inFolder { folder in
            for app in ["One", "Two"] {
                try write(
                    ["AppDelegate.swift": Self.delegate, "Root.swift": Self.root], to: "\(folder)/Apps/\(app)"
                )
            }
            let list = try Flipbook(["check", "Apps", "--json"], in: folder, cache: folder + "/cache")
            let json = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any]
            #expect(
                list.exitCode == 0
                    && (json?["scenes"] as? [[String: Any]])?.map { $0["name"] as? String } == ["One", "Two"])
        }
    }
}
