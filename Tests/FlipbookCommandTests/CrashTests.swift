import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct CrashTests {
    @Test func aTrapInASceneExitsWith70AndNamesIt() throws {
        try inFolder { folder in
            try write(Self.scenes, to: folder + "/Crashes.swift")
            for (scene, place, reason) in [
                ("Index", "Index.pick(Int), Crashes.swift:10:", "Swift's checks"),
                ("Missing", "a closure in Missing.viewDidLoad(), Crashes.swift:18:", "Swift's checks"),
                // The stack ends at whichever of the function's lines, 26 to 28.
                ("Endless", "Endless.descend(Int), Crashes.swift:2", "the stack is full"),
                ("Memory", "Memory.viewDidLoad(), Crashes.swift:34:", "memory that is not there"),
                ("Threaded", "Threaded.viewDidLoad(), Crashes.swift:6", "the stack is full"),
            ] {
                let run = try Flipbook(
                    ["trace", "Crashes.swift:\(scene)"], in: folder, cache: folder + "/cache")
                #expect(run.exitCode == 70 && run.output.isEmpty)
                let sentence = run.error.split(separator: "\n").last ?? ""
                // The thread sanitizer reads the address before the scene does, in its own function.
                let named = scene == "Memory" && isThreadSanitized ? ": " : " in \(place)"
                #expect(sentence.hasPrefix("Error: The scene \(scene) crashed\(named)"), "\(run.error)")
                #expect(sentence.contains(reason), "\(run.error)")
                #expect(!run.error.contains("Backtrac"))
            }
            try crashInMidFilm(folder)
            try leavingIsNoFilm(folder)
        }
    }

    /// The report takes memory of the one arena whose lock malloc holds when the stack ends within it.
    @Test(.enabled("Sanitizers keep their own hold on signals.") { !Self.isSanitized })
    func aStackThatEndsWithinMallocIsReported() throws {
        try inFolder { folder in
            try write(Self.deepScene, to: folder + "/Deep.swift")
            let run = try Flipbook(
                ["hash", "Deep.swift"], in: folder, environment: ["MALLOC_ARENA_MAX": "1"])
            #expect(run.exitCode == 70)
            #expect(run.lastSentence.contains("Deep.descend(Int), Deep.swift:"), "\(run.error)")
            #expect(run.lastSentence.contains("the stack is full"), "\(run.error)")
        }
    }

    private static let deepScene = """
        import UIKit

        class Deep: UIViewController {
            func descend(_ depth: Int) -> Int {
                let memory = malloc(600)
                memory?.storeBytes(of: depth, as: Int.self)
                return descend(depth + 1) + (memory?.load(as: Int.self) ?? 0)
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                print(descend(0))
            }
        }

        """

    @Test func crashesOfBuiltInScenesAreReportedAsThoseOfFiles() throws {
        let run = try Flipbook(["hash", "BrokenCode"])
        #expect(run.exitCode == 70 && run.output.isEmpty)
        let sentence = run.error.split(separator: "\n").last ?? ""
        #expect(sentence.hasPrefix("Error: The scene BrokenCode crashed in BrokenCode."), "\(run.error)")
        // An optimized program holds no lines.
        if !isOptimized { #expect(sentence.contains(", BrokenCode.swift:16: one of"), "\(run.error)") }
    }

    /// Sanitizers keep their own hold on signals, in place of the command's.
    static let isSanitized = ["__tsan_init", "__asan_init"].contains { (name: String) in
        dlsym(nil, name) != nil
    }

    private var isThreadSanitized: Bool { dlsym(nil, "__tsan_init") != nil }

    private func crashInMidFilm(_ folder: String) throws {
        let path = try fake("cat >/dev/null", in: folder)
        let run = try Flipbook(
            ["render", "Crashes.swift:Missing", "-o", "a/", "-o", "a.mp4", "--quiet"], in: folder, path: path,
            cache: folder + "/cache")
        // Text that the scene printed before is not lost.
        #expect(run.exitCode == 70 && run.output == "first\n")
        #expect(
            run.error.contains("frames in “a") && run.error.contains("Not made: “a.mp4”."), "\(run.error)")
        let made = try files(below: folder).filter { $0.hasPrefix("a") || $0.hasPrefix(".") }
        #expect(
            made.count > 1
                && made.dropFirst().allSatisfy { $0.hasSuffix(".png") || $0.hasSuffix(".journal") }, "\(made)"
        )
    }

    @Test func aFailureNamesTheFileAsItWasTypedInEachOfTwoFolders() throws {
        try inFolder { folder in
            for name in ["one", "two"] {
                try makeFolder("\(folder)/\(name)/App")
                try write(Self.scenes, to: "\(folder)/\(name)/App/Crashes.swift")
            }
            let cache = folder + "/cache"
            for (place, file) in [
                ("one", "App/Crashes.swift"), ("two", "App/Crashes.swift"), ("two/App", "Crashes.swift"),
                ("one/App", "../../two/App/Crashes.swift"), ("one", "\(folder)/two/App/Crashes.swift"),
            ] {
                let run = try Flipbook(["hash", file + ":Index"], in: "\(folder)/\(place)", cache: cache)
                #expect(run.exitCode == 70 && run.lastSentence.contains(", \(file):10: "), "\(run.error)")
            }
        }
    }

    @Test func theSignalOfATimerOfTheSceneIsNamed() throws {
        try inFolder { folder in
            try write(
                """
                import UIKit
                final class Timed: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        alarm(1)
                        while true { sleep(1) }
                    }
                }
                """, to: folder + "/Timed.swift")
            let run = try Flipbook(["hash", "Timed.swift"], in: folder)
            #expect(run.exitCode == 70)
            #expect(run.lastSentence.hasPrefix("Error: The film of the scene Timed was ended by signal 14 ("))
        }
    }

    /// The kernel ends a process without a word when a thread that traps ignores or blocks the signal.
    @Test(.enabled(if: !CrashTests.isSanitized, "sanitizers have their own functions for signals"))
    func aTrapInASceneThatIgnoresAndBlocksAllSignalsIsReported() throws {
        try inFolder { folder in
            try write(
                """
                import UIKit
                final class Deaf: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        for number: Int32 in 1..<32 { signal(number, SIG_IGN) }
                        var all = sigset_t()
                        sigfillset(&all)
                        sigprocmask(SIG_BLOCK, &all, nil)
                        pthread_sigmask(SIG_BLOCK, &all, nil)
                        print([1, 2][view.subviews.count + 2])
                    }
                }
                """, to: folder + "/Deaf.swift")
            let run = try Flipbook(["hash", "Deaf.swift"], in: folder)
            #expect(run.exitCode == 70 && run.output.isEmpty)
            #expect(
                run.lastSentence.hasPrefix(
                    "Error: The scene Deaf crashed in Deaf.viewDidLoad(), Deaf.swift:10: "), "\(run.error)")
        }
    }

    private func leavingIsNoFilm(_ folder: String) throws {
        let path = try fake("cat >/dev/null", in: folder)
        let calls = [
            "Leaving0": "exit(0)", "Leaving3": "exit(3)", "LeavingAtOnce": "_exit(0)",
            "LeavingQuickly": "_exit(4)", "Replaced": "execv()",
        ]
        for (scene, call) in calls {
            let run = try Flipbook(
                ["render", "Crashes.swift:\(scene)", "-o", "left/", "-o", "left.mp4", "--quiet"],
                in: folder, path: path, cache: folder + "/cache")
            let sentence = "Error: The scene \(scene) ended the program with \(call), "
            #expect(run.exitCode == 70 && run.lastSentence.hasPrefix(sentence), "\(run.error)")
            let made = try files(below: folder).filter { $0.contains("left") && !$0.hasPrefix("cache") }
            #expect(!made.contains { $0.contains("mp4") || $0.hasSuffix("film.json") }, "\(made)")
        }
    }

    /// A scene's child process that ends is none of the film's business.
    @Test(.enabled(if: !CrashTests.isSanitized, "sanitizers have their own functions for signals"))
    func aChildOfForkMayEnd() throws {
        try inFolder { folder in
            try write(
                """
                import UIKit
                final class Forking: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        typealias Fork = @convention(c) () -> pid_t
                        let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
                        for number in 1...2 {
                            let child = fork()
                            if child == 0, number == 1 { exit(3) }
                            if child == 0 { abort() }
                            var status: Int32 = 0
                            waitpid(child, &status, 0)
                            print(status & 127, status >> 8)
                        }
                    }
                }
                """, to: folder + "/Forking.swift")
            let run = try Flipbook(
                ["render", "Forking.swift", "-o", "a/", "--quiet", "--frames", "0-2"], in: folder)
            #expect(run.exitCode == 0 && run.output.hasPrefix("0 3\n6 0\n"), "\(run.output + run.error)")
        }
    }

    @Test func moreThanTwoHundredNestedViewsGive70() throws {
        try inFolder { folder in
            try write(Self.nested, to: folder + "/Nested.swift")
            let run = try Flipbook(
                ["trail", "Nested.swift", "-o", "a.png"], in: folder, cache: folder + "/cache")
            #expect(run.exitCode == 70 && run.error.contains("at most 200 views"), "\(run.error)")
        }
    }

    private static let scenes = """
        import Flipbook
        import Foundation
        import UIKit

        final class Index: UIViewController, Scene {
            static let summary = ""
            let numbers = [1, 2]

            override func viewDidLoad() { super.viewDidLoad(); pick(numbers.count) }
            private func pick(_ index: Int) { print(numbers[index]) }
        }

        final class Missing: UIViewController, Scene {
            static let summary = ""
            var label: UILabel?
            override func viewDidLoad() {
                super.viewDidLoad(); print("first")
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in self.label!.text = "" }
            }
        }

        final class Endless: UIViewController, Scene {
            static let summary = ""
            var depth = 0
            override func viewDidLoad() { super.viewDidLoad(); print(descend(0)) }
            func descend(_ number: Int) -> Int {
                depth += 1
                return depth < 0 ? 0 : descend(number + 1) + 1
            }
        }

        final class Memory: UIViewController, Scene {
            static let summary = ""
            override func viewDidLoad() { super.viewDidLoad(); memset(UnsafeMutableRawPointer(bitPattern: 8)!, 0, 8) }
        }

        final class Leaving0: UIViewController, Scene {
            static let summary = ""
            override func viewDidLoad() { super.viewDidLoad(); exit(0) }
        }

        final class LeavingAtOnce: UIViewController, Scene {
            static let summary = ""
            override func viewDidLoad() { super.viewDidLoad(); _exit(0) }
        }

        final class LeavingQuickly: UIViewController, Scene {
            static let summary = ""
            override func viewDidLoad() { super.viewDidLoad(); _Exit(4) }
        }

        final class Replaced: UIViewController, Scene {
            static let summary = ""
            override func viewDidLoad() { super.viewDidLoad(); _ = execv("/bin/true", [nil]) }
        }

        final class Leaving3: UIViewController, Scene {
            static let summary = ""
            override func viewDidLoad() {
                super.viewDidLoad()
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in exit(3) }
            }
        }

        final class Threaded: UIViewController, Scene {
            static let summary = ""
            override func viewDidLoad() {
                super.viewDidLoad()
                func descend(_ number: Int) -> Int { descend(number + 1) + 1 }
                Thread.detachNewThread { print(descend(0)) }
            }
        }

        """

    private static let nested = """
        import Flipbook
        import UIKit

        final class Nested: UIViewController, Scene {
            static let summary = ""
            override func viewDidLoad() {
                super.viewDidLoad()
                var outer: UIView = view
                for _ in 0..<10_000 {
                    let inner = UIView(frame: view.bounds)
                    outer.addSubview(inner)
                    outer = inner
                }
            }
        }

        """
}
