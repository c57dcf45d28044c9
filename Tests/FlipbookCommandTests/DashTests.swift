import Foundation
import TestSupport
import Testing

@Suite(.tags(.process)) struct DashTests {
    private static let scene = """
        import Flipbook
        import UIKit

        final class Dash: UIViewController, Scene {
            static let summary = "A square falls."
            static let size = CGSize(width: 40, height: 30)
            static let duration: TimeInterval = 0.1
            let square = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
            lazy var animator = UIDynamicAnimator(referenceView: view)

            override func viewDidLoad() {
                view.addSubview(square)
                animator.addBehavior(UIGravityBehavior(items: [square]))
            }
        }
        """

    @Test func namesThatBeginWithADashAreFilesAndFoldersLikeOthers() throws {
        try inFolder { folder in
            try write(Self.scene, to: folder + "/-dash.swift")
            let lines = [
                "render -o -dash/ --quiet -- -dash.swift", "render -o -dash.mp4 --quiet ./-dash.swift",
                "render -o -dash.gif --quiet -- -dash.swift:Dash", "stitch -o -again.mp4 --quiet -- -dash/",
                "stitch -o -more.mp4 --fps 60 --quiet -- -dash/%06d.png", "verify -- -dash/",
                "verify -- -dash/ -dash.swift",
                "trail -o -dash.png -- -dash.swift", "figure --frame 0 -o -dash.svg -- -dash.swift",
                "plot -o -dash.pdf -- -dash.swift", "trace -o -dash.csv -- -dash.swift",
                "hash -- -dash.swift", "diff -- -dash.csv -dash.swift", "diff -- -dash.mp4 -again.mp4",
                "list -- -dash.swift", "job --for parallel --cost 1 -o -job.sh --into -into/ -- -dash.swift",
                "gallery -o -gallery/ --quiet -- -dash.swift",
            ]
            for line in lines {
                let run = try Flipbook(line.split(separator: " ").map(String.init), in: folder)
                #expect(run.exitCode == 0, "\(line): \(run.error)")
            }
            let made = try Set(files(below: folder))
            for name in [
                "-dash/000005.png", "-dash.mp4", "-dash.gif", "-again.mp4", "-dash.png", "-dash.svg",
                "-dash.pdf", "-dash.csv", "-job.sh", "-gallery/index.html",
            ] { #expect(made.contains(name), "\(name)") }
        }
    }

    @Test(arguments: [
        "render -dash.swift -o -dash/ --quiet", "render --quiet -dash.swift:Dash -o -dash.mp4",
        "trail -dash.swift -o a.png --crop", "hash -dash.swift",
        "figure -dash.swift --frame 0 -o -figure.png",
    ])
    func namesThatBeginWithADashMayStandWhereOptionsDo(_ line: String) throws {
        try inFolder { folder in
            try write(Self.scene, to: folder + "/-dash.swift")
            let words = line.split(separator: " ").map(String.init)
            let run = try Flipbook(words, in: folder)
            #expect(run.exitCode == 0 && !run.output.contains("OVERVIEW"), "\(run.output)\(run.error)")
            if let output = words.firstIndex(of: "-o") {
                let path = "\(folder)/\(words[output + 1])"
                #expect(FileManager.default.fileExists(atPath: path), "\(path)")
            }
            if line.hasSuffix("-dash/ --quiet") {
                let film = try Flipbook(["stitch", "-dash/", "-o", "-dash.mp4", "--quiet"], in: folder)
                #expect(film.exitCode == 0 && film.lines == ["-dash.mp4"], "\(film.error)")
            }
        }
    }
}
