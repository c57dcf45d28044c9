import Foundation
import TestSupport
import Testing

/// The files beside a scene, as the resources of its app.
@Suite(.tags(.process)) struct AppBundleTests {
    private let text = """
        import Foundation
        import UIKit
        class Own: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let items = NSArray(contentsOfFile: Bundle.main.path(forResource: "items", ofType: "plist")!)!
                let url = Bundle(for: Own.self).url(forResource: "start", withExtension: "txt")!
                print(items.count, (try? String(contentsOf: url, encoding: .utf8)) ?? "none")
                print(Bundle.main.url(forResource: "no", withExtension: "json") == nil)
                print(Bundle.main.urls(forResourcesWithExtension: "txt", subdirectory: nil)!.count)
                print(NSLocalizedString("hello", comment: ""), NSLocalizedString("no", comment: ""))
                print(Bundle.main.bundleIdentifier ?? "none", UIImage(named: "a", in: .main, compatibleWith: nil) == nil)
            }
        }
        """

    @Test func filesBesideTheCodeAreResources() throws {
        try inFolder { folder in
            for name in ["Data", "de.lproj", "en.lproj"] {
                try FileManager.default.createDirectory(
                    atPath: folder + "/App/" + name, withIntermediateDirectories: true)
            }
            try write(text, to: folder + "/App/Own.swift")
            try write(
                "<plist version=\"1.0\"><array><string>one</string><string>two</string></array></plist>",
                to: folder + "/App/items.plist")
            try write("begin", to: folder + "/App/Data/start.txt")
            try write("\"hello\" = \"Hallo\";", to: folder + "/App/de.lproj/Localizable.strings")
            try write("\"hello\" = \"Hello\";", to: folder + "/App/en.lproj/Localizable.strings")
            let run = try Flipbook(
                ["trace", "App", "--duration", "0.1", "-o", "own.trace"], in: folder, cache: folder + "/cache"
            )
            #expect(run.exitCode == 0, "\(run.error)")
            #expect(
                run.lines.filter { !$0.hasPrefix("own.trace") } == [
                    "2 begin", "true", "1", "Hello no", "com.example.FilmedScenes true",
                ])
            #expect(run.error.contains("The app's bundle has no file “no.json”; put it beside the code."))
        }
    }
}
