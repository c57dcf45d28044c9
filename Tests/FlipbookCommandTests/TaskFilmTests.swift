import Foundation
import Raster
import TestSupport
import Testing

/// Films of code with tasks that sleep.
@Suite(.tags(.process), .serialized)
struct TaskFilmTests {
    private static let source = """
        import UIKit

        final class Falling: UIViewController {
            var animator: UIDynamicAnimator!

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                let square = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                square.backgroundColor = .red
                view.addSubview(square)
                animator = UIDynamicAnimator(referenceView: view)
                Task {
                    try await Task.sleep(for: .milliseconds(500))
                    animator.addBehavior(UIGravityBehavior(items: [square]))
                    await Task.detached { try? await Task.sleep(nanoseconds: 100_000_000) }.value
                    square.backgroundColor = .blue
                }
            }
        }

        """

    @Test func aFilmWithTasksIsTheSameInEveryRunAndWithAnyNumberOfJobs() throws {
        try inFolder { folder in
            try write(Self.source, to: folder + "/Falling.swift")
            func film(_ name: String, jobs: Int) throws -> [Data] {
                let run = try Flipbook(
                    [
                        "render", "Falling.swift", "-o", name + "/", "--duration", "0.7", "--fps", "60",
                        "--scale", "1", "--jobs", "\(jobs)", "--quiet",
                    ], in: folder, cache: folder + "/cache")
                #expect(run.exitCode == 0 && run.error.isEmpty, "\(run.error)")
                return try (0..<42).map { number in
                    let path = folder + String(format: "/\(name)/%06d.png", number)
                    return try Data(contentsOf: URL(fileURLWithPath: path))
                }
            }
            let first = try film("a", jobs: 1)
            #expect(try film("b", jobs: 2) == first)
            #expect(try film("c", jobs: 2) == first)
            #expect(first[29] == first[0])
            #expect(first[30] != first[0])
            #expect(try bitmap(folder + "/a/000035.png")[20, 20] == Pixel(255, 0, 0))
            #expect(try bitmap(folder + "/a/000036.png")[20, 20] == Pixel(0, 0, 255))
        }
    }
}
