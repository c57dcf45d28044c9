import TestSupport
import Testing

/// Scenes whose selectors name methods of generic classes.
@Suite(.tags(.process)) struct GenericClassSceneTests {
    @Test func methodsOfGenericClassesAreFound() throws {
        try inFolder { folder in
            try write(
                """
                import UIKit
                public class Box<T>: NSObject {
                    @objc func ring(_ timer: Timer) { print("rang \\(T.self)") }
                }
                class Own: UIViewController {
                    let box = Box<Int>()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        Timer.scheduledTimer(
                            timeInterval: 0.05, target: box, selector: #selector(Box<Int>.ring(_:)),
                            userInfo: nil, repeats: false)
                    }
                }
                """, to: folder + "/Own.swift")
            let run = try Flipbook(["hash", "Own.swift:Own"], in: folder)
            #expect(run.exitCode == 0 && (run.output + run.error).contains("rang Int"), "\(run.error)")
        }
    }
}
