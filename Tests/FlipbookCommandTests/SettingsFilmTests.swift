import Foundation
import TestSupport
import Testing

/// Settings that the code of a film keeps in `UserDefaults`.
@Suite(.tags(.process)) struct SettingsFilmTests {
    @Test func eachFilmBeginsWithoutSettingsAndLeavesNoFile() throws {
        try inFolder { folder in
            let home = folder + "/home"
            try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
            try makeFolder(folder + "/App")
            // A file without views, which imports Foundation alone.
            try write(
                """
                import Foundation
                enum Settings {
                    static let store = UserDefaults.standard
                    static var rounds: Int {
                        get { store.integer(forKey: "rounds") }
                        set { store.set(newValue, forKey: "rounds") }
                    }
                }
                """, to: folder + "/App/Settings.swift")
            try write(
                """
                import Foundation
                import UIKit
                class Own: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print("before \\(Settings.rounds)")
                        UserDefaults.standard.set("7", forKey: "rounds")
                        UserDefaults.standard.synchronize()
                        print("after \\(Settings.rounds)")
                    }
                }
                """, to: folder + "/App/Own.swift")
            for _ in 0..<2 {
                let run = try Flipbook(
                    ["trace", "App", "--duration", "0.1"], in: folder, cache: folder + "/cache",
                    environment: ["HOME": home, "XDG_CONFIG_HOME": home + "/.config"])
                #expect(run.exitCode == 0, "\(run.error)")
                let printed = (run.output + run.error).components(separatedBy: "\n")
                #expect(printed.contains("before 0") && printed.contains("after 7"))
            }
            #expect(!FileManager.default.fileExists(atPath: home + "/.config"))
        }
    }
}
