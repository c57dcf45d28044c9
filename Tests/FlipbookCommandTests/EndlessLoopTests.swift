import Foundation
import TestSupport
import Testing

/// Scenes that never come to an end: each is named with exit code 70.
@Suite(.tags(.process)) struct EndlessLoopTests {
    @Test(arguments: [
        ("Nested", "views can lie upon one another"), ("Doubling", "blocks wait for a later tick"),
        ("Spinning", "does not go on in Spinning."),
        ("Firing", "the stack is full"),
        ("Drawing", "does not go on in Endless."),
        ("Waiting", "does not go on in Waiting.viewDidLoad(), "),
        ("Sleeping", "does not go on in a closure in Sleeping.viewDidLoad(), "),
        ("Threading", "does not go on in a closure in Threading.viewDidLoad(), "),
        ("Deaf", "does not go on in Deaf.viewDidLoad(), "),
        ("Joining", "does not go on in turn("),
    ])
    func aLoopWithoutEndIsNamed(_ scene: String, _ words: String) throws {
        try inFolder { folder in
            try write(Self.scenes, to: folder + "/Loops.swift")
            // A limit of counts comes before that of time, which a debug build could reach first.
            let isTimed = words.hasPrefix("does not go on")
            let patience = isTimed ? "1" : "600"
            let run = try Flipbook(
                ["render", "Loops.swift:\(scene)", "-o", "a/", "--quiet", "--patience", patience], in: folder)
            #expect(run.exitCode == 70)
            #expect(run.lastSentence.contains(words), "\(run.error)")
            if scene == "Threading" || scene == "Joining" {
                #expect(run.lastSentence.contains("within 1 s of computing"), "\(run.error)")
            }
            guard scene == "Waiting" else { return }
            #expect(run.lastSentence.contains("Loops.swift:42: no new frame came in 6 s, in which it waited"))
        }
    }

    /// Twelve other programs leave the scene so little of a processor that its tenth of a second takes longer
    /// than a scene may wait.
    @Test(
        .enabled("Needs taskset and the first processor.") {
            (try? OutsideProgram("taskset").run(["-c", "0", "true"])) != nil
        })
    func aSceneThatOtherProgramsKeepFromTheProcessorDoesNotWait() throws {
        try inFolder { folder in
            try write(Self.busyScene, to: folder + "/Busy.swift")
            #expect(try Flipbook(["hash", "Busy.swift"], in: folder).exitCode == 0)
            // A child of a worker thread is deaf to all signals but this one, to those of `timeout`, too. The
            // limit of processor time ends a program whose test was ended.
            let hogs = try (0..<12).map { _ in
                let hog = Process()
                hog.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                hog.arguments = ["taskset", "-c", "0", "sh", "-c", "ulimit -t 5; while :; do :; done"]
                try hog.run()
                return hog
            }
            defer {
                for hog in hogs {
                    kill(hog.processIdentifier, SIGKILL)
                    hog.waitUntilExit()
                }
            }
            let run = try Running(
                ["taskset", "-c", "0", Flipbook.location.path, "hash", "Busy.swift", "--patience", "0.4"],
                of: URL(fileURLWithPath: "/usr/bin/env"), in: folder
            ).end()
            #expect(run.exitCode == 0, "\(run.error)")
        }
    }

    @Test func thePatienceIsANumberOfSecondsAboveZero() throws {
        for value in ["0", "-1", "nan", "x"] {
            #expect(try Flipbook(["hash", "FallingSquare", "--patience", value]).exitCode == 64)
        }
    }

    private static let busyScene = """
        import UIKit

        class Busy: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                var (start, now) = (timespec(), timespec())
                clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
                repeat { clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) }
                while (now.tv_sec - start.tv_sec) * 1_000_000_000 + now.tv_nsec - start.tv_nsec < 100_000_000
            }
        }

        """

    private static let scenes = """
        import UIKit

        class Nest: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                for _ in 0..<100 { addSubview(Nest(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
            }
        }
        class Nested: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(Nest(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            }
        }
        class Doubling: UIViewController {
            func fork() {
                DispatchQueue.main.async {
                    self.fork()
                    self.fork()
                }
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                fork()
            }
        }
        class Spinning: UIViewController {
            var count = 0
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                spin()
            }
            func spin() {
                while count >= 0 { count = (count + 1) % 1000 }
            }
        }
        class Waiting: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let news = NSCondition()
                news.lock()
                news.wait()
            }
        }
        class Sleeping: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                DispatchQueue.main.async {
                    while true { sleep(1) }
                }
            }
        }
        class Deaf: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                var signals = sigset_t()
                sigfillset(&signals)
                pthread_sigmask(SIG_BLOCK, &signals, nil)
                while true { sleep(1) }
            }
        }
        class Threading: UIViewController {
            var count = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                Thread.detachNewThread {
                    while self.count >= 0 { self.count = (self.count + 1) % 1000 }
                }
            }
        }
        func turn(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
            var count = 0
            while count >= 0 { count = (count + 1) % 1000 }
            return nil
        }
        class Joining: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                var thread = pthread_t()
                pthread_create(&thread, nil, turn, nil)
                pthread_join(thread, nil)
            }
        }
        class Firing: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { $0.fire() }
            }
        }
        class Endless: UIView {
            var count = 0
            override func draw(_ rect: CGRect) {
                while count >= 0 { count = (count + 1) % 1000 }
            }
        }
        class Drawing: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(Endless(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            }
        }

        """
}
