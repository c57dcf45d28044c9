import Foundation
import TestSupport
import Testing

/// Key-value observing and coding in code for iPhones.
@Suite(.tags(.process)) struct ObservedSceneTests {
    private let text = """
        import UIKit
        import Combine
        class Model: NSObject {
            @objc dynamic var value = 3
            @objc dynamic var name: String? { didSet { print("name was", oldValue ?? "-") } }
        }
        class Spy: NSObject {
            weak var watched: NSObject?
            deinit { watched?.removeObserver(self, forKeyPath: "value") }
            override func observeValue(forKeyPath keyPath: String?, of object: Any?,
                change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                guard let key = keyPath, key == "value" || key == "model.name" else {
                    return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                }
                print("spy", key, change?[.oldKey] ?? "-", change?[.newKey] ?? "-")
            }
        }
        class Own: UIViewController {
            @objc let model = Model()
            let spy = Spy(), progress = Progress(totalUnitCount: 10)
            var tokens: [NSKeyValueObservation] = [], bag: Set<AnyCancellable> = []
            override func viewDidLoad() {
                super.viewDidLoad()
                model.addObserver(spy, forKeyPath: #keyPath(Model.value), options: [.new, .old], context: nil)
                addObserver(spy, forKeyPath: "model.name", options: [.new, .initial], context: nil)
                tokens.append(model.observe(\\.value, options: [.old]) { model, change in
                    print("token", change.oldValue!, model.value)
                })
                tokens.append(progress.observe(\\.fractionCompleted) { progress, _ in
                    print("fraction", progress.fractionCompleted)
                })
                model.publisher(for: \\.value).sink { print("sink", $0) }.store(in: &bag)
                model.value = 4
                model.name = "b"
                model.setValue(9, forKey: "value")
                print(model.value(forKey: "name") as? String ?? "none")
                model.removeObserver(spy, forKeyPath: "value")
                tokens.removeFirst()
                model.value = 10
                progress.completedUnitCount = 5
            }
        }
        """

    @Test func dynamicPropertiesNotifyTheirObservers() throws {
        try inFolder { folder in
            try write(text, to: folder + "/Own.swift")
            let run = try Flipbook(
                ["trace", "Own.swift", "--duration", "0.1", "-o", "own.trace"], in: folder,
                cache: folder + "/cache")
            #expect(run.exitCode == 0 && !run.error.contains("Left out"), "\(run.error)")
            #expect(
                run.lines.filter { !$0.hasPrefix("own.trace") } == [
                    "spy model.name - <null>", "sink 3",
                    "spy value 3 4", "token 3 4", "sink 4",
                    "spy model.name - b", "name was -",
                    "spy value 4 9", "token 4 9", "sink 9", "b",
                    "sink 10", "fraction 0.5",
                ])
        }
    }
}
