import Foundation
import TestSupport
import Testing

/// Scenes that treat the process as their own: programs in the background, files of the command, threads of
/// the C library, functions that are called at the end.
@Suite(.tags(.process)) struct SceneProcessTests {
    @Test(arguments: ["Shell", "Daemon", "Failing"])
    func programsThatASceneHasStartedEndWithTheCommand(_ scene: String) throws {
        try inFolder { folder in
            try write(Self.programs, to: folder + "/Programs.swift")
            let processes = MarkedProcesses()
            let run = try Flipbook(
                ["render", "Programs.swift:\(scene)", "-o", "a/", "--quiet", "--frames", "0-2"], in: folder,
                environment: processes.environment)
            #expect(run.exitCode == (scene == "Failing" ? 70 : 0), "\(run.error)")
            #expect(run.output.hasPrefix("started\n"), "\(run.output)")
            #expect(processes.running.map(\.name) == [])
        }
    }

    @Test(.enabled(if: !CrashTests.isSanitized, "sanitizers have their own functions for files and threads"))
    func aSceneThatClosesAllFilesIsNamed() throws {
        try inFolder { folder in
            try write(Self.closing, to: folder + "/Closing.swift")
            for (scene, function) in [("Closing", "close"), ("ClosingLate", "closefrom")] {
                let run = try Flipbook(
                    ["render", "Closing.swift:\(scene)", "-o", "a.mp4", "--quiet"], in: folder)
                let sentence =
                    "Error: The scene \(scene) closed files that it had not opened, Flipbook's own, by \(function)()"
                #expect(run.exitCode == 70 && run.lastSentence.hasPrefix(sentence), "\(run.error)")
                #expect(try !files(below: folder).contains { $0.contains("mp4") })
            }
            // A crash is reported after that, too, and files of the scene's own may be closed.
            let run = try Flipbook(["hash", "Closing.swift:ClosingFew"], in: folder)
            #expect(run.exitCode == 70 && run.lastSentence.contains("crashed in ClosingFew."), "\(run.error)")
        }
    }

    @Test(.enabled(if: !CrashTests.isSanitized, "sanitizers have their own functions for files and threads"))
    func aFullStackOfAThreadOfTheCLibraryIsNamed() throws {
        try inFolder { folder in
            try write(Self.deep, to: folder + "/Deep.swift")
            let run = try Flipbook(["hash", "Deep.swift"], in: folder)
            #expect(run.exitCode == 70 && run.lastSentence.contains("the stack is full"), "\(run.error)")
        }
    }

    @Test func aFunctionAtTheEndThatDoesNotReturnIsNamed() throws {
        try inFolder { folder in
            try write(Self.ending, to: folder + "/Ending.swift")
            let run = try Flipbook(
                ["render", "Ending.swift", "-o", "a/", "--quiet", "--frames", "0-2", "--patience", "1"],
                in: folder)
            #expect(run.exitCode == 70)
            let words = "Error: The scene Ending does not go on in a closure in Ending.viewDidLoad(), "
            #expect(run.lastSentence.hasPrefix(words), "\(run.error)")
            #expect(run.lastSentence.contains("the program does not end within 1 s"), "\(run.error)")
            // The film was whole before.
            #expect(try Flipbook(["verify", "a/"], in: folder).exitCode == 0)
        }
    }

    private static let programs = """
        import UIKit

        final class Shell: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                _ = system("sleep 900 & sleep 900 &")
                print("started")
            }
        }
        final class Daemon: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                _ = system("(trap '' TERM HUP; setsid sh -c 'sleep 900; sleep 900') >/dev/null 2>&1 &")
                print("started")
            }
        }
        final class Failing: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                _ = system("sleep 900 &")
                print("started")
                print([1, 2][view.subviews.count + 2])
            }
        }
        """

    private static let closing = """
        import UIKit

        final class Closing: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                for file: Int32 in 0..<256 { close(file) }
            }
        }
        final class ClosingLate: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                closefrom(3)
            }
        }
        final class ClosingFew: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                for _ in 0..<20 { close(open("/dev/null", O_RDONLY)) }
                for file: Int32 in 0..<3 { close(file) }
                print([1, 2][view.subviews.count + 2])
            }
        }
        """

    private static let deep = """
        import UIKit

        func descend(_ number: Int) -> Int { number == -1 ? 0 : descend(number + 1) &+ descend(number + 2) }

        final class Deep: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                var thread = pthread_t()
                pthread_create(&thread, nil, { _ in
                    print(descend(1))
                    return nil
                }, nil)
                pthread_join(thread, nil)
                print(thread)
            }
        }
        """

    private static let ending = """
        import UIKit

        final class Ending: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                atexit {
                    while true { sleep(1) }
                }
            }
        }
        """
}
